//! Tests of the modules that `xfb pack` writes.

use crate::ran::xfb_json;
use std::path::PathBuf;

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a folder"))
    }

    fn file(&self, name: &str, content: &str) -> String {
        let path: PathBuf = self.0.path().join(name);
        std::fs::write(&path, content).expect("it can be written");
        path.to_str().expect("UTF-8").to_owned()
    }
}

/// Standard output, standard error and the exit code.
fn xfb_pack(arguments: &[&str]) -> (String, String, Option<i32>) {
    let ran = xfb_json(&[&["pack"], arguments].concat());
    (ran.stdout, ran.stderr, ran.code)
}

fn json(arguments: &[&str]) -> String {
    let (stdout, stderr, code) = xfb_pack(arguments);
    assert_eq!((code, &*stderr), (Some(0), ""), "{arguments:?}");
    stdout
}

mod modules {
    use super::*;
    use crate::validate::valid;
    const VERTEX: &str = "#version 450
        layout(location = 4) flat out int a; layout(location = 2) out vec3 b;
        layout(location = 7) noperspective out float c; layout(location = 1) out float d;
        void main() { a = 1; b = vec3(2.0); c = d = 3.0; gl_Position = vec4(0.0); }";
    const FRAGMENT: &str = "#version 450
        layout(location = 4) flat in int a; layout(location = 2) centroid in vec3 b;
        layout(location = 7) noperspective in float c; layout(location = 1) in float d;
        layout(location = 0) out vec4 color;
        void main() { color = vec4(b, c + d + float(a)); }";

    fn words(path: &str) -> Vec<u32> {
        let bytes = std::fs::read(path).expect("a module is written");
        let words = bytes.chunks_exact(4);
        words
            .map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")))
            .collect()
    }

    #[test]
    fn tight_writes_both_modules_and_what_moved() {
        let folder = Folder::new();
        let vertex = folder.file("a.vert", VERTEX);
        let fragment = folder.file("a.frag", FRAGMENT);
        let out = folder.file("vert.spv", "").replace("/vert.spv", "");
        let options = ["--options", "tight,free-locations", "-o", &out];
        let arguments = [&[&*vertex, &fragment, "--varyings", "b,d"], &options[..]].concat();
        let answer = json(&arguments);
        let moved = r#""moved":[{"name":"d","from":[1,0],"to":["0.x"],"read":true}"#;
        for part in [
            moved,
            r#"{"name":"b","from":[2,0],"to":["0.yzw"],"read":true}"#,
            r#"{"name":"c","from":[7,0],"to":["1.x"],"read":true}"#,
            r#"{"name":"a","from":[4,0],"to":["2.x"],"read":true}"#,
        ] {
            assert!(answer.contains(part), "{part}: {answer}");
        }
        for name in ["vert.spv", "frag.spv"] {
            valid(&words(&format!("{out}/{name}")), name);
        }
        let table = std::fs::read_to_string(format!("{out}/moved.json"));
        let table = table.expect("the table of what moved");
        assert!(answer.contains(table.trim_end()), "{table}{answer}");
        // The packed producer captures what was requested.
        let module = xfb::spirv::load_words(&words(&format!("{out}/vert.spv")));
        let interface = xfb::spirv::reflect(&module.expect("it loads"), None);
        assert!(interface.expect("its outputs").capturing);
    }
}

/// 128 components of three interpolations take 33 locations if each location has one.
#[test]
fn a_pair_that_needs_more_locations_than_the_limit_is_not_written() {
    let qualifiers = ["smooth", "flat", "noperspective"];
    let declare = |direction: &str| -> String {
        let varying = |n: usize| format!("{} {direction} vec3 v{n};\n", qualifiers[n % 3]);
        (0..42).map(varying).collect::<String>() + &format!("smooth {direction} vec2 w;\n")
    };
    let writes: String = (0..42).map(|n| format!("v{n} = vec3({n}.0); ")).collect();
    let vertex = format!(
        "#version 150\n{}void main() {{ {writes} w = vec2(1.0); gl_Position = vec4(0.0); }}\n",
        declare("out")
    );
    let sum: String = (0..42).map(|n| format!(" + v{n}")).collect();
    let fragment = format!(
        "#version 150\n{}out vec4 c;\nvoid main() {{ c = vec4(vec3(w, 1.0){sum}, 1.0); }}\n",
        declare("in")
    );
    let folder = Folder::new();
    let files = [
        folder.file("n.vert", &vertex),
        folder.file("n.frag", &fragment),
    ];
    let out = folder.0.path().join("out");
    let tight = [files[0].as_str(), &files[1], "--options", "tight"];
    let (plan, _, code) = xfb_pack(&tight);
    assert!(
        code == Some(0) && plan.starts_with(r#"{"slots":32,"#),
        "{plan}"
    );
    let out = out.to_str().expect("UTF-8");
    let (refused, _, code) = xfb_pack(&[&tight[..], &["-o", out]].concat());
    assert_eq!(code, Some(1), "{refused}");
    assert!(
        refused.contains(r#""rule":"limit.vertex_output""#),
        "{refused}"
    );
    assert!(!std::path::Path::new(out).exists());
}
