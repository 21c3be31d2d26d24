//! Tests of `xfb rewrite`: its modules, its output and its refusals.

#[cfg(feature = "vulkan")]
#[path = "support/validate.rs"]
pub mod validate;

use crate::in_json::in_json;
#[cfg(feature = "vulkan")]
use rspirv::{binary::Assemble, spirv::Decoration};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
#[cfg(feature = "vulkan")]
use validate::valid;
use xfb::capture::{self, Dialect, Options};
use xfb::packing::CaptureLimits;
use xfb::spirv;

fn module(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    root.join("harness/modules").join(name)
}

fn xfb(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    command.arg("rewrite").args(in_json(args));
    command.output().expect("xfb starts")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// A path as an argument.
fn arg(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

/// Returns `(binding, offset, type, size)` of the captures of a module.
fn captured(path: &Path) -> Vec<(u32, u32, String, u32)> {
    let module = spirv::load_bytes(&fs::read(path).expect("a file")).expect("a module");
    let interface = spirv::reflect(&module, None).expect("its interface");
    let options = Options {
        dialect: Dialect::Vulkan,
        limits: CaptureLimits::default(),
    };
    let captured = capture::declared(&interface, &options).expect("a valid capture");
    let varyings = captured.varyings().iter().map(|varying| {
        (
            varying.binding.expect("no marker").0,
            varying.offset.0,
            varying.ty.expect("no marker").to_string(),
            varying.size,
        )
    });
    varyings.collect()
}

#[test]
fn a_declared_capture_needs_no_rewriting() {
    let folder = tempfile::tempdir().expect("a folder");
    let (from, to) = (module("s0_buffers.vert.spv"), folder.path().join("out.spv"));
    let output = xfb(&[arg(&from), "-o", arg(&to), "--format", "json"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert_eq!(captured(&to), captured(&from));
    let text = said(&output);
    assert!(
        text.starts_with(r#"{"stage":"vertex","output":""#),
        "{text}"
    );
    let first = r#""captures":[{"binding":0,"offset":0,"bytes":4,"stream":0,"varyings":["x1_out"],"how":"in_place"}"#;
    assert!(text.contains(first), "{text}");
}

#[test]
fn partial_captures_are_copied() {
    let folder = tempfile::tempdir().expect("a folder");
    let (from, first) = (
        module("s0_buffers.vert.spv"),
        folder.path().join("first.spv"),
    );
    // The module declares a capture, which names do not replace.
    let again = folder.path().join("again.spv");
    let copies = [
        arg(&from),
        "-o",
        arg(&first),
        "--method",
        "copies",
        "--format",
        "text",
    ];
    let output = xfb(&copies);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let text = said(&output);
    assert!(
        text.contains("buffer 0, bytes 4 to 11: x2_out: new vec2 at location"),
        "{text}"
    );
    let words = [
        arg(&first),
        "-o",
        arg(&again),
        "--method",
        "words",
        "--format",
        "json",
    ];
    let output = xfb(&words);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let words = captured(&again);
    assert!(
        words
            .iter()
            .all(|(_, _, ty, size)| ty == "GL_UNSIGNED_INT" && *size == 1)
    );
    assert_eq!(words.len(), 1 + 2 + 3 + 1 + 4);
}

#[test]
fn a_refused_rewrite_writes_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let to = folder.path().join("out.spv");
    let case = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases/table/w3.toml");
    let missing = folder.path().join("missing.spv");
    let unwritable = folder.path().join("no/such/folder.spv");
    let from = module("s0_buffers.vert.spv");
    let rows: [(&[&str], i32, &str); 4] = [
        (
            &[arg(&case), "-o", arg(&to)],
            65,
            "has no module of its own",
        ),
        (&[arg(&missing), "-o", arg(&to)], 65, "missing.spv"),
        (&[arg(&from), "-o", arg(&unwritable)], 74, "folder.spv"),
        (
            &[arg(&from), "-o", arg(&to), "--mode", "separate"],
            64,
            "--varyings",
        ),
    ];
    for (args, code, what) in rows {
        let output = xfb(args);
        assert_eq!(output.status.code(), Some(code), "{args:?} {output:?}");
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(text.contains(what), "{args:?}: {text}");
    }
    let output = xfb(&[
        arg(&from),
        "-o",
        arg(&to),
        "--limits",
        "max_buffers=1",
        "--format",
        "json",
    ]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(said(&output).contains(r#"{"error":{"rule":"xfb_buffer.limit""#));
    assert!(!to.exists());
}

/// Runs the program on GLSL as a vertex shader; returns its output, and whether it
/// wrote a module.
#[cfg(feature = "vulkan")]
fn rewritten_glsl(text: &str, args: &[&str]) -> (Option<i32>, String, Option<Vec<u8>>) {
    let folder = tempfile::tempdir().expect("a folder");
    let (from, to) = (folder.path().join("a.vert"), folder.path().join("out.spv"));
    fs::write(&from, text).expect("a file");
    let mut all = vec![arg(&from), "-o", arg(&to), "--format", "json"];
    all.extend(args);
    let output = xfb(&all);
    (output.status.code(), said(&output), fs::read(&to).ok())
}

#[cfg(feature = "vulkan")]
#[test]
fn features_missing_in_vulkan_are_refused_by_name() {
    let rows = [
        ("uniform vec4 q;", "q", "the uniform 'q'"),
        ("uniform mat4 q;", "q[0]", "the uniform 'q'"),
        (
            "uniform vec4 q; uniform sampler2D s;",
            "q + texture(s, q.xy)",
            "the uniform 'q'",
        ),
        (
            "layout(binding = 0) uniform atomic_uint c;",
            "vec4(atomicCounter(c))",
            "the atomic counter 'c'",
        ),
    ];
    for (declared, value, named) in rows {
        let text = format!(
            "#version 450\n{declared}\nout vec4 a;\n\
             void main() {{ a = {value}; gl_Position = vec4(gl_VertexID); }}\n"
        );
        let (code, said, written) = rewritten_glsl(&text, &["--varyings", "a"]);
        assert_eq!((code, written), (Some(1), None), "{declared}: {said}");
        assert!(
            said.starts_with(r#"{"error":{"rule":"opengl.not_lowered""#),
            "{said}"
        );
        assert!(said.contains(named), "{said}");
    }
}

#[cfg(feature = "vulkan")]
#[test]
fn samplers_and_blocks_stay_without_their_locations() {
    let text = "#version 450\nlayout(binding = 1) uniform sampler2D s;\n\
                layout(binding = 2, std140) uniform B { vec4 z; };\nout vec4 a;\n\
                void main() { a = z + texture(s, vec2(0)); gl_Position = vec4(gl_VertexID); }\n";
    let (code, said, written) = rewritten_glsl(text, &["--varyings", "a"]);
    assert_eq!(code, Some(0), "{said}");
    let module = spirv::load_bytes(&written.expect("it is written")).expect("a module");
    let editor = spirv::Editor::new(module, None).expect("it is edited");
    let variables = editor.module().types_global_values.iter();
    let ids = variables.filter_map(|v| v.result_id);
    let bound: Vec<Vec<_>> = ids
        .map(|id| editor.decorations(spirv::Target::Id(id)))
        .filter(|all| all.iter().any(|(d, _)| *d == Decoration::Binding))
        .collect();
    assert_eq!(bound.len(), 2);
    for decorations in bound {
        let has = |wanted| decorations.iter().any(|(d, _)| *d == wanted);
        assert!(has(Decoration::DescriptorSet) && !has(Decoration::Location));
    }
}

/// OpenGL captures built-in outputs that a shader never mentions: they have their
/// place, an undefined value, and no part in rasterization.
#[cfg(feature = "vulkan")]
#[test]
fn an_unmentioned_built_in_occupies_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = "#version 450\nout vec4 a;\nout float b;\n\
                void main() { a = vec4(1.5); b = a.x; }\n";
    for method in ["in-place", "copies", "words"] {
        let names = "a,gl_PointSize,b,gl_Position,gl_NextBuffer,gl_PointSize";
        // GL refuses what is captured twice.
        let (code, said, _) = rewritten_glsl(text, &["--varyings", names, "--method", method]);
        assert_eq!(code, Some(1), "{said}");
        assert!(said.contains("varying.duplicate"), "{said}");
        let names = "a,gl_PointSize,b,gl_NextBuffer,gl_Position";
        let (code, said, written) =
            rewritten_glsl(text, &["--varyings", names, "--method", method]);
        assert_eq!(code, Some(0), "{said}");
        let to = folder.path().join("out.spv");
        fs::write(&to, written.expect("it is written")).expect("a file");
        let words = |(_, _, ty, size): &(u32, u32, String, u32)| match ty.as_str() {
            "GL_FLOAT_VEC4" => 4 * size,
            _ => *size,
        };
        let captured = captured(&to);
        let count = |binding| {
            captured
                .iter()
                .filter(|c| c.0 == binding)
                .map(words)
                .sum::<u32>()
        };
        assert_eq!((count(0), count(1)), (6, 4), "{captured:?}");
        let module = spirv::load_bytes(&fs::read(&to).expect("a file")).expect("a module");
        valid(&module.representation().assemble(), method);
        let editor = spirv::Editor::new(module, None).expect("it is edited");
        let globals = editor.module().types_global_values.iter();
        let mut decorations = globals
            .filter_map(|v| v.result_id)
            .flat_map(|id| editor.decorations(spirv::Target::Id(id)));
        assert!(!decorations.any(|(d, _)| d == Decoration::BuiltIn));
    }
    // Where the shader says what it has, the rest is not there.
    let rows = [
        (
            "gl_PointSize",
            "out gl_PerVertex { vec4 gl_Position; };",
            "gl_Position = vec4(1);",
            "the gl_PerVertex that the shader declares omits it",
        ),
        (
            "gl_ClipDistance",
            "",
            "",
            "it has no size in a shader that does not mention it",
        ),
        ("gl_Layer", "", "", "the vertex shader does not write it"),
    ];
    for (name, declared, written, part) in rows {
        let text = format!(
            "#version 450\n{declared}\nout float a;\nvoid main() {{ a = 1.0; {written} }}\n"
        );
        let (code, said, written) = rewritten_glsl(&text, &["--varyings", &format!("a,{name}")]);
        assert_eq!((code, written), (Some(1), None), "{said}");
        assert!(
            said.contains("varying.undeclared") && said.contains(part),
            "{said}"
        );
    }
}

#[cfg(feature = "vulkan")]
#[test]
fn a_refusal_names_its_rule_without_compiler_output() {
    // Every location is taken by blocks, so that no copy has one.
    let text = "#version 450\nlayout(location = 0) out B { vec4 a; float b; } k[16];\n\
                void main() { k[3].a = vec4(gl_VertexID); }\n";
    let (code, said, _) = rewritten_glsl(text, &["--varyings", "B[3].a", "--method", "copies"]);
    assert_eq!(code, Some(1), "{said}");
    assert_eq!(
        said,
        concat!(
            r#"{"error":{"rule":"rewrite.no_location","message":"no location is left: copies of "#,
            r#"captured values need 4 components, and of the 32 locations that "#,
            r#"maxVertexOutputComponents allows 0 components are free"}}"#,
            "\n"
        )
    );
}

#[cfg(feature = "vulkan")]
#[test]
fn a_table_that_vulkan_cannot_declare_is_copied() {
    let text = "#version 450\nlayout(xfb_buffer = 0, xfb_stride = 48, xfb_offset = 0)\n\
                out struct S { float a; double d; float b; } s[2];\n\
                void main() { s[0] = S(1., 2.lf, 3.); s[1] = s[0]; }\n";
    let (code, said, _) = rewritten_glsl(text, &[]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("xfb_offset.tight_packing"), "{said}");
    let folder = tempfile::tempdir().expect("a folder");
    // What GLSL's text says, and what Mesa makes of its SPIR-V.
    let rows = [
        ("spec", [0, 8, 16, 20, 24, 32]),
        ("nir", [0, 8, 16, 24, 32, 40]),
    ];
    for (dialect, offsets) in rows {
        let (code, said, written) = rewritten_glsl(text, &["--dialect", dialect]);
        assert_eq!(code, Some(0), "{said}");
        let to = folder.path().join("out.spv");
        fs::write(&to, written.expect("it is written")).expect("a file");
        let seen: Vec<u32> = captured(&to)
            .iter()
            .map(|(_, offset, ..)| *offset)
            .collect();
        assert_eq!(seen, offsets, "{dialect}");
    }
}

#[test]
fn names_that_capture_nothing_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let (from, to) = (module("streams.geom.spv"), folder.path().join("out.spv"));
    let plain = strip_capture(&from, folder.path());
    for names in ["", "gl_SkipComponents2", "gl_NextBuffer,gl_SkipComponents1"] {
        let output = xfb(&[
            arg(&plain),
            "--varyings",
            names,
            "-o",
            arg(&to),
            "--format",
            "json",
        ]);
        assert_eq!(output.status.code(), Some(1), "{names}: {output:?}");
        let text = said(&output);
        assert!(
            text.starts_with(r#"{"error":{"rule":"begin.nothing_captured""#),
            "{names}: {text}"
        );
        assert!(!to.exists(), "{names}");
    }
}

/// The module without its execution mode Xfb: names then count.
fn strip_capture(from: &Path, folder: &Path) -> PathBuf {
    let bytes = fs::read(from).expect("a file");
    let words: Vec<u32> = bytes
        .chunks_exact(4)
        .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
        .collect();
    let (header, mut rest) = words.split_at(5);
    let mut kept = header.to_vec();
    while let Some(first) = rest.first() {
        let (instruction, after) = rest.split_at((first >> 16) as usize);
        // OpExecutionMode, Xfb
        if (first & 0xffff, instruction.get(2)) != (16, Some(&11)) {
            kept.extend(instruction);
        }
        rest = after;
    }
    let to = folder.join("plain.spv");
    let bytes: Vec<u8> = kept.iter().flat_map(|word| word.to_le_bytes()).collect();
    fs::write(&to, bytes).expect("it can be written");
    to
}

#[cfg(feature = "vulkan")]
#[test]
fn an_output_of_another_stream_that_fragments_read_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("it can be written");
        path
    };
    let geometry = file(
        "g.geom",
        "#version 450\nlayout(points) in;\nlayout(points, max_vertices = 2) out;
         layout(location = 0, stream = 0) out float a;
         layout(location = 1, stream = 1) out float b;
         void main() { a = 1.0; EmitStreamVertex(0); b = 2.0; EmitStreamVertex(1); }",
    );
    let fragment = file(
        "f.frag",
        "#version 450\nlayout(location = 1) in float b;\nlayout(location = 0) out vec4 colour;
         void main() { colour = vec4(b); }",
    );
    let to = folder.path().join("out.spv");
    let names = [
        "--varyings",
        "a,gl_NextBuffer,b",
        "-o",
        arg(&to),
        "--format",
        "json",
    ];
    let output = xfb(&[&[arg(&geometry), arg(&fragment)], &names[..]].concat());
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let text = said(&output);
    assert!(
        text.starts_with(r#"{"error":{"rule":"varying.stream_consumed""#),
        "{text}"
    );
}

/// A program for OpenGL, which counts components: 33 are few, one location each is one too
/// many.
#[cfg(feature = "vulkan")]
#[test]
fn outputs_of_opengl_that_do_not_fit_are_packed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (from, to) = (folder.path().join("g.vert"), folder.path().join("g.spv"));
    let text = "#version 150\nout float a[33]; out vec4 b;\n\
                void main() { for (int i = 0; i < 33; i++) a[i] = float(i); b = vec4(1.0);\n\
                gl_Position = vec4(0.0); }\n";
    fs::write(&from, text).expect("it is written");
    let output = xfb(&[arg(&from), "--varyings", "a", "-o", arg(&to)]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(said(&output).contains(r#""packed":true"#), "{output:?}");
    let module = spirv::load_bytes(&fs::read(&to).expect("a file")).expect("a module");
    valid(&module.assemble(), "g.spv");
    let interface = spirv::reflect(&module, None).expect("its interface");
    let options = Options {
        dialect: Dialect::Vulkan,
        limits: CaptureLimits::default(),
    };
    let captured = capture::declared(&interface, &options).expect("a valid capture");
    let words: Vec<u32> = captured.words().iter().map(|word| word.offset.0).collect();
    assert_eq!(words, (0..33).map(|n| 4 * n).collect::<Vec<u32>>());
}

/// An element of an array in a block, a part of a vector and a double between words, where
/// every location is taken: the module remains valid.
#[cfg(feature = "vulkan")]
#[test]
fn outputs_are_split_where_no_location_is_free() {
    let folder = tempfile::tempdir().expect("a folder");
    let (from, to) = (folder.path().join("a.vert"), folder.path().join("a.spv"));
    let rows = [
        (
            "out Blk { float y[2]; } k;\nlayout(location = 2) out vec4 v[30];",
            "k.y[1]",
            "Blk.y[1]",
        ),
        ("out vec4 v[32];", "v[3]", "v[3].y"),
        ("out dvec2 v[32];", "v[2]", "gl_SkipComponents1,v[2]"),
    ];
    for (declaration, written, names) in rows {
        let value = if declaration.starts_with("out dvec2") {
            "dvec2(2.0)"
        } else {
            "2.0"
        };
        let value = if written == "v[3]" {
            "vec4(2.0)"
        } else {
            value
        };
        let text = format!(
            "#version 450\nlayout(location = 0) {declaration}\n\
             void main() {{ {written} = {value}; gl_Position = vec4(0.0); }}\n"
        );
        fs::write(&from, text).expect("it is written");
        let output = xfb(&[arg(&from), "--varyings", names, "-o", arg(&to)]);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let module = spirv::load_bytes(&fs::read(&to).expect("a file")).expect("a module");
        valid(&module.assemble(), names);
    }
}
