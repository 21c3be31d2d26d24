//! Old GLSL of OpenGL through the commands that read shaders: versions 1.10 to 1.50 and
//! ES 3.00 to 3.20.
//!
//! `old_glsl/random.rs` compares random texts with the tables that follow from how they
//! were generated. `ci/proofs/all` runs it.

#[path = "support/number.rs"]
mod number;
#[path = "support/ran.rs"]
mod ran;
#[path = "old_glsl/random.rs"]
mod random;
#[path = "old_glsl/text.rs"]
mod text;
#[path = "support/validate.rs"]
mod validate;

use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// Standard output, standard error and the exit code of `xfb` in a folder.
fn xfb(folder: &TempDir, arguments: &[&str]) -> (String, String, Option<i32>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    command.current_dir(folder.path());
    let ran = ran::finish(command.args(ran::in_json(arguments)));
    (ran.stdout, ran.stderr, ran.code)
}

/// Standard output of a command that succeeds without a word on standard error.
fn answer(folder: &TempDir, arguments: &[&str]) -> String {
    let (stdout, stderr, code) = xfb(folder, arguments);
    assert_eq!((code, &*stderr), (Some(0), ""), "{arguments:?}: {stdout}");
    stdout
}

fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in files {
        std::fs::write(folder.path().join(name), text).expect("it can be written");
    }
    folder
}

fn check_module(path: &Path) {
    let bytes = std::fs::read(path).expect("a module");
    let words = bytes.chunks_exact(4);
    let words = words.map(|b| u32::from_le_bytes(b.try_into().expect("four bytes")));
    validate::valid(&words.collect::<Vec<u32>>(), "the rewritten module");
}

/// The example of the proposal to pack varyings, in the GLSL of its time.
const VERT: &str = "varying vec2 a, b;\nvarying vec3 c, d;\n\
    void main() { a = b = vec2(1.0); c = d = vec3(2.0); gl_Position = gl_Vertex; }\n";
const FRAG: &str = "varying vec2 a, b;\nvarying vec3 c, d;\n\
    void main() { gl_FragColor = vec4(a + b, c.x + d.y, 1.0); }\n";

#[test]
fn varyings_are_packed_and_captured() {
    let folder = folder(&[("k.vert", VERT), ("k.frag", FRAG)]);
    let seen = answer(&folder, &["pack", "k.vert", "k.frag", "--options", "s2"]);
    let run = |slot: u32, component: u32, components: u32| {
        format!(r#"{{"slot":{slot},"component":{component},"components":{components}}}"#)
    };
    let varying = |name: &str, runs: &[String]| {
        let runs = runs.join(",");
        format!(r#"{{"name":"{name}","class":"smooth","at":[{runs}]}}"#)
    };
    let varyings = [
        varying("a", &[run(0, 0, 2)]),
        varying("b", &[run(0, 2, 2)]),
        varying("c", &[run(1, 0, 3)]),
        varying("d", &[run(1, 3, 1), run(2, 0, 2)]),
    ];
    let expected = format!("{{\"slots\":3,\"varyings\":[{}]}}\n", varyings.join(","));
    assert_eq!(seen, expected);
}

#[test]
fn varyings_are_captured_by_name() {
    let folder = folder(&[("k.vert", VERT)]);
    let seen = answer(&folder, &["table", "k.vert", "--varyings", "d,a"]);
    for row in [
        r#"{"name":"d","type":"GL_FLOAT_VEC3","size":1,"offset":0,"#,
        r#"{"name":"a","type":"GL_FLOAT_VEC2","size":1,"offset":12,"#,
        r#""stride":20"#,
    ] {
        assert!(seen.contains(row), "{row} is missing in {seen}");
    }
    let arguments = ["rewrite", "k.vert", "--varyings", "d,a", "-o", "k.spv"];
    answer(&folder, &arguments);
    check_module(&folder.path().join("k.spv"));
}

#[test]
fn fixed_function_varyings_are_captured_by_name() {
    let vert = "void main() { gl_FrontColor = gl_Color; gl_TexCoord[1] = gl_Vertex; \
                gl_Position = ftransform(); }";
    let frag = "void main() { gl_FragColor = gl_Color + gl_TexCoord[1]; }";
    let folder = folder(&[("a.vert", vert), ("a.frag", frag)]);
    let names = "gl_TexCoord[1],gl_FrontColor,gl_Position";
    let seen = answer(&folder, &["table", "a.vert", "--varyings", names]);
    for row in [
        r#"{"name":"gl_TexCoord[1]","type":"GL_FLOAT_VEC4","size":1,"offset":0,"#,
        r#"{"name":"gl_FrontColor","type":"GL_FLOAT_VEC4","size":1,"offset":16,"#,
        r#"{"name":"gl_Position","type":"GL_FLOAT_VEC4","size":1,"offset":32,"#,
    ] {
        assert!(seen.contains(row), "{row} is missing in {seen}");
    }
    let seen = answer(&folder, &["pack", "a.vert", "a.frag"]);
    assert!(seen.contains(r#"{"name":"gl_FrontColor","#), "{seen}");
    assert!(!seen.contains("xfb_"), "{seen}");
}

#[test]
fn uniforms_outside_of_blocks_are_refused_by_name_in_vulkan_modules() {
    let text = |uniform: &str, value: &str| {
        format!(
            "#version 130\nuniform {uniform}; out vec4 a;\n\
             void main() {{ a = {value} + vec4(gl_VertexID); gl_Position = a; }}\n"
        )
    };
    let folder = folder(&[
        ("plain.vert", &text("vec4 u", "u")),
        (
            "sampled.vert",
            &text("sampler2D s", "textureLod(s, vec2(0.5), 0.0)"),
        ),
    ]);
    answer(&folder, &["table", "plain.vert", "--varyings", "a"]);
    let rewrite = |file: &str| {
        xfb(
            &folder,
            &["rewrite", file, "--varyings", "a", "-o", "a.spv"],
        )
    };
    let (stdout, _, code) = rewrite("plain.vert");
    assert_eq!(code, Some(1), "{stdout}");
    assert!(stdout.contains("the uniform 'u'"), "{stdout}");
    let (stdout, stderr, code) = rewrite("sampled.vert");
    assert_eq!((code, &*stderr), (Some(0), ""), "{stdout}");
    check_module(&folder.path().join("a.spv"));
}

#[test]
fn blocks_beside_plain_uniforms_are_laid_out() {
    let block = "uniform vec4 u; layout(std140) uniform B { mat3 m; float f; };";
    let main = "void main() { gl_Position = u + vec4(m[1], f); }";
    for (version, precision) in [("140", ""), ("300 es", "precision highp float;")] {
        let text = format!("#version {version}\n{precision}{block}\n{main}\n");
        let folder = folder(&[("a.vert", &text)]);
        let seen = answer(&folder, &["layout", "a.vert"]);
        assert!(seen.contains(r#""name":"B""#), "{seen}");
    }
}

#[test]
fn messages_name_the_file_and_the_line() {
    let text =
        "#version 120\n/* two\nlines */ varying vec4 a;\nvoid main() {\n  a = gl_Vertex * b;\n}\n";
    let folder = folder(&[("a.vert", text)]);
    let (_, stderr, code) = xfb(&folder, &["table", "a.vert", "--varyings", "a"]);
    assert_eq!(code, Some(65), "{stderr}");
    assert!(
        stderr.contains("a.vert:5: error: 'b' : undeclared"),
        "{stderr}"
    );
    assert!(!stderr.contains("xfb_"), "{stderr}");
}
