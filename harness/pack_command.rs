//! Tests of `xfb pack` as a process: its JSON, its text, its exit codes.

use crate::in_json::in_json;
use crate::ran::finish;
use std::path::PathBuf;
use std::process::Command;

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
    let ran = finish(
        Command::new(env!("CARGO_BIN_EXE_xfb"))
            .arg("pack")
            .args(in_json(arguments)),
    );
    (ran.stdout, ran.stderr, ran.code)
}

fn json(arguments: &[&str]) -> String {
    let (stdout, stderr, code) = xfb_pack(arguments);
    assert_eq!((code, &*stderr), (Some(0), ""), "{arguments:?}");
    stdout
}

/// `name class slot.component*components …`.
fn varying(text: &str) -> String {
    let mut words = text.split(' ');
    let (name, class) = (
        words.next().expect("a name"),
        words.next().expect("a class"),
    );
    let runs: Vec<String> = words
        .map(|run| {
            let (slot, rest) = run.split_once('.').expect("a run");
            let (component, components) = rest.split_once('*').expect("a run");
            format!(r#"{{"slot":{slot},"component":{component},"components":{components}}}"#)
        })
        .collect();
    format!(
        r#"{{"name":"{name}","class":"{class}","at":[{}]}}"#,
        runs.join(",")
    )
}

fn line(slots: u32, varyings: &[&str]) -> String {
    let varyings: Vec<String> = varyings.iter().map(|text| varying(text)).collect();
    format!(r#"{{"slots":{slots},"varyings":[{}]}}"#, varyings.join(",")) + "\n"
}

const K1: &str = "about = 'x'\nrules = [10]\nhost_only = true\n[interface]\noutputs = [
    { name = 'a', type = 'vec2' }, { name = 'b', type = 'vec2' },
    { name = 'c', type = 'vec3', interpolation = 'smooth' }, { name = 'd', type = 'vec3' },
]\n[[placement]]\nslots = 3\n";

#[test]
fn refusals_of_declarations() {
    let folder = Folder::new();
    let path = folder.file("k1.toml", K1);
    let plain = [
        "a none 0.0*2",
        "b none 0.2*2",
        "d none 1.0*3",
        "c smooth 2.0*3",
    ];
    assert_eq!(json(&[&path]), line(3, &plain));
    let mixed = [
        "a none 0.0*2",
        "b none 0.2*2",
        "c smooth 1.0*3",
        "d none 1.3*1 2.0*2",
    ];
    assert_eq!(json(&[&path, "--options", "mix-all"]), line(3, &mixed));
    let (text, stderr, code) = xfb_pack(&[&path, "--format", "text", "--slot-map"]);
    assert_eq!((code, &*stderr), (Some(0), ""));
    for part in [
        "d.x",
        "3 slots, 10 components",
        "slot map: 0 PSIZ, 1 POS, 2 VAR0, 3 VAR1, 4 VAR2",
        "writes: slots 0 to 4",
        "inputs from slot 0: 0 VAR0, 1 VAR1, 2 VAR2",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let answer = json(&[&path, "--slot-map"]);
    assert!(
        answer.contains(r#""slot_map":["PSIZ","POS","VAR0","VAR1","VAR2"]"#),
        "{answer}"
    );
}

#[test]
fn inputs_and_captures_determine_the_packed_varyings() {
    let folder = Folder::new();
    let text = K1.replace(
        "[[placement]]",
        "inputs = [{ name = 'b', type = 'vec2' }]\n[[placement]]",
    );
    let path = folder.file("some.toml", &text);
    assert_eq!(json(&[&path]), line(1, &["b none 0.0*2"]));
    assert_eq!(
        json(&[&path, "--varyings", "d,b"]),
        line(2, &["b none 0.0*2", "d none 0.2*2 1.0*1"])
    );
    assert_eq!(
        json(&[&path, "--varyings", "d, b", "--mode", "separate"]),
        line(2, &["b none 0.0*2", "d none 1.0*3"])
    );
}

#[test]
fn refusals_and_mistakes() {
    let folder = Folder::new();
    let path = folder.file(
        "many.toml",
        &K1.replace("'vec2' }, { name = 'b'", "'vec4[32]' }, { name = 'b'"),
    );
    let (stdout, _, code) = xfb_pack(&[&path]);
    assert!(
        stdout.starts_with(r#"{"error":{"rule":"packing.no_room","message":"varying"#),
        "{stdout}"
    );
    let limit = "ends in slot 32: 1 more than the 32 slots of GL_MAX_VARYING_VECTORS";
    assert!(stdout.contains(limit), "{stdout}");
    assert_eq!(code, Some(1));
    // A limit of a stage that is exceeded too is the one that is named.
    let (stdout, _, code) = xfb_pack(&[&path, "--limits", "gl-minimum"]);
    assert!(
        stdout.contains(r#""rule":"limit.vertex_output""#),
        "{stdout}"
    );
    assert_eq!(code, Some(1));
    let path = folder.file("k1.toml", &K1.replace("vec2", "vec4[8]"));
    let (stdout, _, code) = xfb_pack(&[&path, "--limits", "gl-minimum"]);
    assert!(
        stdout.contains(r#""rule":"limit.vertex_output","message":"70 components are 6 more than the 64 of GL_MAX_VERTEX_OUTPUT_COMPONENTS"#),
        "{stdout}"
    );
    assert_eq!(code, Some(1));
    let (stdout, _, code) = xfb_pack(&[&path, "--varyings", "missing"]);
    assert!(stdout.starts_with(r#"{"error":{"rule":"#), "{stdout}");
    assert_eq!(code, Some(1));
    let (stdout, _, code) = xfb_pack(&[&path, "--limits", "max_fragment_input=69"]);
    assert!(
        stdout.contains(
            r#""rule":"limit.fragment_input","message":"70 components are 1 more than the 69 of"#
        ),
        "{stdout}"
    );
    assert_eq!(code, Some(1));
    json(&[
        &path,
        "--limits",
        "gl-minimum,max_vertex_output=70,max_varying=70",
    ]);
    for wrong in [
        &["--options", "loose"],
        &["--limits", "few"],
        &["--limits", "llvmpipe,max_hopes=1"],
    ] {
        let (_, stderr, code) = xfb_pack(&[&[&*path], &wrong[..]].concat());
        assert_eq!(code, Some(64), "{stderr}");
    }
    let (_, stderr, code) = xfb_pack(&[&path, &path]);
    assert_eq!(code, Some(64), "{stderr}");
    assert!(stderr.contains(".toml must be the only file"), "{stderr}");
}

#[cfg(feature = "vulkan")]
mod of_shaders {
    use super::*;

    #[test]
    fn stages_without_locations_are_matched_by_name() {
        let folder = Folder::new();
        let vertex = "#version 450
            out vec2 a; out vec2 b; out vec3 c; out vec3 d; layout(location = 1) out float e;
            void main() { a = b = vec2(gl_VertexID); c = d = vec3(1); e = 1.0;
                          gl_Position = vec4(0); }";
        let fragment = "#version 450
            in vec3 d; in vec2 b; flat in vec3 c; in vec2 a; layout(location = 1) in float e;
            layout(location = 0) out vec4 color;
            void main() { color = vec4(a + b, c.x + interpolateAtCentroid(d).x, e); }";
        let vertex = folder.file("a.vert", vertex);
        let fragment = folder.file("a.frag", fragment);
        // Slot 1 is kept; c is flat where it is read; d must stay an input.
        let want = [
            "e smooth 1.0*1",
            "a smooth 0.0*2",
            "b smooth 0.2*2",
            "c flat 2.0*3",
            "d smooth 3.0*3",
        ];
        assert_eq!(json(&[&vertex, &fragment]), line(4, &want));
        assert_eq!(json(&[&fragment, &vertex]), line(4, &want), "in any order");
        // The compiler declares clip distances too; they are not written.
        let answer = json(&[&vertex, &fragment, "--slot-map"]);
        assert!(
            answer.contains(r#""slot_map":["PSIZ","POS","VAR0","VAR1","VAR2","VAR3"]"#),
            "{answer}"
        );
    }

    #[test]
    fn explicit_locations_are_kept_or_only_matched() {
        let folder = Folder::new();
        let vertex = "#version 450
            layout(location = 4) out vec2 a; layout(location = 2) out vec3 b;
            void main() { a = vec2(0); b = vec3(gl_VertexIndex); gl_Position = vec4(0); }";
        let fragment = "#version 450
            layout(location = 2) in vec3 other; layout(location = 4) in vec2 name;
            layout(location = 0) out vec4 color;
            void main() { color = vec4(other.xy, name); }";
        let vertex = folder.file("a.vert", vertex);
        let fragment = folder.file("a.frag", fragment);
        assert_eq!(
            json(&[&vertex, &fragment]),
            line(2, &["a smooth 4.0*2", "b smooth 2.0*3"])
        );
        assert_eq!(
            json(&[&vertex, &fragment, "--options", "free-locations"]),
            line(2, &["a smooth 0.0*2", "b smooth 0.2*2 1.0*1"])
        );
        // A stage alone: only what it captures has a place.
        assert_eq!(
            json(&[&vertex, "--varyings", "b", "--options", "free-locations"]),
            line(1, &["b smooth 0.0*3"])
        );
    }

    #[test]
    fn the_slot_map_depends_on_separate_linking() {
        let folder = Folder::new();
        let vertex = "#version 450
            layout(location = 0) out vec4 a; layout(location = 3) out vec4 b;
            void main() { a = b = vec4(1); gl_Position = vec4(0); }";
        let fragment = "#version 450
            layout(location = 0) in vec4 a; layout(location = 3) in vec4 b;
            layout(location = 0) out vec4 color; void main() { color = a + b; }";
        let vertex = folder.file("a.vert", vertex);
        let fragment = folder.file("a.frag", fragment);
        let fixed = r#"["PSIZ","POS","VAR0","VAR3"]"#;
        let separate = r#"["PSIZ","POS","CLIP_DIST0","CLIP_DIST1","VAR0",null,null,"VAR3"]"#;
        let rows: [(&[&str], &str); 6] = [
            (&["--slot-map"], fixed),
            (&["--options", "separable", "--slot-map"], separate),
            (&["--slot-map=separate"], separate),
            (&["--options", "separable", "--slot-map=fixed"], fixed),
            (&["--slot-map=separate-mesh"], separate),
            (&["--slot-map=by-options"], fixed),
        ];
        for (arguments, map) in rows {
            let answer = json(&[&[&*vertex, &fragment], arguments].concat());
            let want = format!(r#""slot_map":{map}"#);
            assert!(answer.contains(&want), "{arguments:?}: {answer}");
        }
        let (_, stderr, code) = xfb_pack(&[&vertex, &fragment, "--slot-map=loose"]);
        assert_eq!(code, Some(64), "{stderr}");
    }

    /// The answer for a shader under limits: its standard output and exit code.
    fn limited(files: &[&str], limits: &str) -> (String, Option<i32>) {
        let arguments = [files, &["--limits", limits, "--format", "json"]].concat();
        let (stdout, stderr, code) = xfb_pack(&arguments);
        assert_eq!(stderr, "", "{limits}");
        (stdout, code)
    }

    #[test]
    fn the_components_of_all_emitted_vertices_are_limited() {
        let folder = Folder::new();
        let geometry = |vertices: u32| {
            let text = format!(
                "#version 450
                layout(points) in; layout(points, max_vertices = {vertices}) out;
                out vec4 a[8];
                void main() {{ for (int i = 0; i < 8; i++) a[i] = vec4(1); EmitVertex(); }}"
            );
            folder.file("a.geom", &text)
        };
        let fragment = "#version 450
            in vec4 a[8]; layout(location = 0) out vec4 color;
            void main() { color = a[0] + a[7]; }";
        let fragment = folder.file("a.frag", fragment);
        let file = geometry(32);
        let both = [&*file, &fragment];
        for files in [&both[..1], &both[..]] {
            geometry(32);
            assert_eq!(limited(files, "gl-minimum").1, Some(0));
            geometry(33);
            let (stdout, code) = limited(files, "gl-minimum");
            let want = r#"{"error":{"rule":"limit.geometry_total","message":"1056 components are 32 more than the 1024 of GL_MAX_GEOMETRY_TOTAL_OUTPUT_COMPONENTS"}}"#;
            assert_eq!((stdout.trim_end(), code), (want, Some(1)));
            let (stdout, code) = limited(files, "max_geometry_total=1055");
            assert!(
                stdout.contains("1056 components are 1 more than the 1055 of"),
                "{stdout}"
            );
            assert_eq!(code, Some(1));
            assert_eq!(
                limited(files, "gl-minimum,max_geometry_total=1056").1,
                Some(0)
            );
        }
    }

    #[test]
    fn the_components_of_all_vertices_of_a_patch_are_limited() {
        let folder = Folder::new();
        let control = "#version 450
            layout(vertices = 3) out;
            out vec4 a[]; patch out vec4 b;
            void main() { a[gl_InvocationID] = vec4(1); b = vec4(1); }";
        let control = folder.file("a.tesc", control);
        assert_eq!(limited(&[&control], "max_tess_control_total=16").1, Some(0));
        let (stdout, code) = limited(&[&control], "max_tess_control_total=15");
        let want = r#"{"error":{"rule":"limit.tess_control_total","message":"16 components are 1 more than the 15 of GL_MAX_TESS_CONTROL_TOTAL_OUTPUT_COMPONENTS"}}"#;
        assert_eq!((stdout.trim_end(), code), (want, Some(1)));
    }

    #[test]
    fn the_point_coordinate_is_a_fragment_input() {
        let folder = Folder::new();
        let vertex = "#version 450
            layout(location = 4) out vec4 a[16];
            void main() { for (int i = 0; i < 16; i++) a[i] = vec4(1); gl_Position = vec4(0); }";
        let vertex = folder.file("a.vert", vertex);
        let fragment = |coordinate: &str| {
            let text = format!(
                "#version 450
                layout(location = 4) in vec4 a[16]; layout(location = 0) out vec4 color;
                void main() {{ vec4 s = vec4({coordinate});
                    for (int i = 0; i < 16; i++) s += a[i]; color = s; }}"
            );
            folder.file("a.frag", &text)
        };
        let sixteen = json(&[&vertex, &fragment("0"), "--slot-map"]);
        assert!(
            sixteen.contains(r#""inputs":[["VAR4",0],["VAR5",1],"#),
            "{sixteen}"
        );
        // The seventeenth input: the order is that of the producer.
        let seventeen = json(&[&vertex, &fragment("gl_PointCoord, 0, 0"), "--slot-map"]);
        assert!(
            seventeen.contains(r#""inputs":[["PNTC",null],["VAR4",0],"#),
            "{seventeen}"
        );
    }

    #[test]
    fn slots_beyond_one_write_are_listed_in_further_writes() {
        let folder = Folder::new();
        let vertex = |vectors: u32| {
            let text = format!(
                "#version 450
                layout(location = 0) out vec4 a[{vectors}];
                void main() {{ for (int i = 0; i < {vectors}; i++) a[i] = vec4(1); }}"
            );
            folder.file("a.vert", &text)
        };
        let map = ["--varyings", "a", "--slot-map", "--format"];
        for (vectors, json_text, text) in [
            (
                10,
                r#""writes":[{"first":0,"slots":12}]"#,
                "writes: slots 0 to 11\n",
            ),
            (
                11,
                r#""writes":[{"first":0,"slots":12},{"first":12,"slots":1}]"#,
                "writes: slots 0 to 11, 12 to 12\n",
            ),
            (
                32,
                r#""writes":[{"first":0,"slots":12},{"first":12,"slots":12},{"first":24,"slots":10}]"#,
                "writes: slots 0 to 11, 12 to 23, 24 to 33\n",
            ),
        ] {
            let file = vertex(vectors);
            for (format, want) in [("json", json_text), ("text", text)] {
                let answer = json(&[&[&*file], &map[..], &[format]].concat());
                assert!(answer.contains(want), "{vectors}: {answer}");
            }
        }
    }

    #[test]
    fn a_fragment_shader_needs_a_producer() {
        let folder = Folder::new();
        let fragment = |inputs: &str, read: &str| {
            let text = format!(
                "#version 450
                {inputs}
                layout(location = 0) out vec4 color;
                void main() {{ color = vec4({read}); }}"
            );
            folder.file("a.frag", &text)
        };
        let alone = fragment("", "1.0");
        let (_, stderr, code) = xfb_pack(&[&alone]);
        assert_eq!(code, Some(64), "{stderr}");
        assert!(
            stderr.contains("a fragment shader alone has nothing to pack"),
            "{stderr}"
        );
        let vertex = "#version 450
            out vec2 a; layout(location = 2) out mat2 m;
            void main() { a = vec2(0); m = mat2(1); gl_Position = vec4(0); }";
        let vertex = folder.file("a.vert", vertex);
        let compute = folder.file("a.comp", "#version 450\nvoid main() {}");
        let (_, stderr, code) = xfb_pack(&[&vertex, &compute]);
        assert_eq!(code, Some(64), "{stderr}");
        let refused = [
            ("in vec2 a; in vec2 gone;", "a, gone", "gone"),
            (
                "in vec2 a; layout(location = 4) in vec2 gone;",
                "a, gone",
                "gone",
            ),
            ("in Gone { vec2 x; } gone;", "gone.x, gone.x", "Gone.x"),
        ];
        for (inputs, read, name) in refused {
            let fragment = fragment(inputs, read);
            let (stdout, _, code) = xfb_pack(&[&vertex, &fragment]);
            let want = format!(
                r#"{{"error":{{"rule":"packing.input_unwritten","message":"input '{name}' "#
            );
            assert!(stdout.starts_with(&want), "{stdout}");
            assert_eq!(code, Some(1));
            // Not linked, what is missing is undefined.
            json(&[&vertex, &fragment, "--options", "separable"]);
        }
        let fine = [
            ("in vec2 a; in vec2 gone;", "a, a"),
            ("in vec2 a;", "a, gl_FragCoord.xy"),
            (
                "in vec2 a; flat in int gone;",
                "a, float(gl_PrimitiveID), 1",
            ),
            ("layout(location = 3) in vec2 column;", "column, column"),
        ];
        for (inputs, read) in fine {
            json(&[&vertex, &fragment(inputs, read)]);
        }
    }
}

#[cfg(feature = "vulkan")]
#[test]
fn an_output_of_another_stream_that_fragments_read_is_refused() {
    let folder = Folder::new();
    let geometry = folder.file(
        "g.geom",
        "#version 450\nlayout(points) in;\nlayout(points, max_vertices = 2) out;
         layout(stream = 0) out float a;\nlayout(stream = 1) out float b;
         void main() { a = 1.0; EmitStreamVertex(0); b = 2.0; EmitStreamVertex(1); }",
    );
    let fragment = folder.file(
        "f.frag",
        "#version 450\nin float b;\nout vec4 colour;\nvoid main() { colour = vec4(b); }",
    );
    let (stdout, stderr, code) = xfb_pack(&[&geometry, &fragment]);
    assert_eq!((code, &*stderr), (Some(1), ""), "{stdout}");
    let rule = r#"{"error":{"rule":"varying.stream_consumed""#;
    assert!(stdout.starts_with(rule), "{stdout}");
}

#[cfg(feature = "vulkan")]
mod modules {
    use super::*;
    use crate::rewrite_command::validate;
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
            validate::valid(&words(&format!("{out}/{name}")), name);
        }
        let table = std::fs::read_to_string(format!("{out}/moved.json"));
        let table = table.expect("the table of what moved");
        assert!(answer.contains(table.trim_end()), "{table}{answer}");
        // The packed producer captures what was requested.
        let module = xfb::spirv::load_words(&words(&format!("{out}/vert.spv")));
        let interface = xfb::spirv::reflect(&module.expect("it loads"), None);
        assert!(interface.expect("its outputs").capturing);
    }

    #[test]
    fn a_case_file_has_no_modules_to_write() {
        let folder = Folder::new();
        let path = folder.file("k1.toml", K1);
        let (_, stderr, code) = xfb_pack(&[&path, "-o", "/nonexistent"]);
        assert!(stderr.contains("no modules of its own"), "{stderr}");
        assert_ne!(code, Some(0));
    }
}

/// 128 components of three interpolations take 33 locations if each location has one.
#[cfg(feature = "vulkan")]
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
