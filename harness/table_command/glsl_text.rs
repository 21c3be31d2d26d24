//! Captures that a GLSL text states and its compiled module does not.

use super::{buffer, json, scratch, varying, xfb_table};
use std::process::Command;

/// The dialects of OpenGL.
const OPENGL: [&str; 4] = ["spec", "mesa", "nir", "glslang"];

/// A vertex shader that declares `outputs`.
fn shader(outputs: &str) -> (tempfile::TempDir, String) {
    let text = format!("#version 450\n{outputs}\nvoid main() {{ gl_Position = vec4(0); }}\n");
    scratch("a.vert", text.as_bytes())
}

/// Varyings and buffers of `outputs` in a dialect.
fn table(outputs: &str, arguments: &[&str]) -> String {
    let (_folder, file) = shader(outputs);
    let line = json(&[&[file.as_str()], arguments].concat());
    let from = line.find(r#""varyings""#).expect("varyings");
    let to = line.find(r#","outputs""#).expect("outputs");
    line[from..to].to_owned()
}

fn expected(varyings: &[String], buffers: &[String]) -> String {
    let (varyings, buffers) = (varyings.join(","), buffers.join(","));
    format!(r#""varyings":[{varyings}],"buffers":[{buffers}]"#)
}

/// The rule by which `outputs` are refused.
fn rule(outputs: &str, arguments: &[&str]) -> String {
    let (_folder, file) = shader(outputs);
    let (stdout, stderr, code) = xfb_table(&[&[file.as_str()], arguments].concat());
    assert_eq!((code, &*stderr), (Some(1), ""), "{stdout}");
    let error: serde_json::Value = serde_json::from_str(&stdout).expect("JSON");
    let rule = error["error"]["rule"].as_str();
    rule.expect("a rule").to_owned()
}

/// `B.a` at a multiple of 4 that is not one of 8, and a double later.
const BLOCK: &str = "layout(xfb_buffer=0) out B
    { layout(xfb_offset=4) float a; layout(xfb_offset=8) double d; } k;";

#[test]
fn the_start_of_a_block_is_a_rule_of_vulkan_only() {
    let rows = [
        varying("B.a", "GL_FLOAT", 1, 4, 0, 0),
        varying("B.d", "GL_DOUBLE", 1, 8, 0, 0),
    ];
    for dialect in OPENGL {
        let table = table(BLOCK, &["--dialect", dialect]);
        assert_eq!(table, expected(&rows, &[buffer(0, 16, "0,1")]), "{dialect}");
    }
    let refused = rule(BLOCK, &["--dialect", "vulkan"]);
    assert_eq!(refused, "xfb_offset.block_start");
}

#[test]
fn a_block_that_vulkan_does_not_allow_is_copied() {
    let (folder, file) = shader(BLOCK);
    let output = folder.path().join("a.spv");
    let output = output.to_str().expect("UTF-8");
    let rewrite = |dialect: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
        command.args(["rewrite", &file, "-o", output, "--format", "json"]);
        let ran = command.args(["--dialect", dialect]).output();
        ran.expect("xfb starts")
    };
    for dialect in OPENGL {
        let ran = rewrite(dialect);
        assert_eq!(ran.status.code(), Some(0), "{ran:?}");
        let said = String::from_utf8(ran.stdout).expect("UTF-8");
        let copy = r#""varyings":["B.a"],"how":"copy","type":"float""#;
        assert!(said.contains(copy), "{dialect}: {said}");
        let captured = json(&[output, "--dialect", "vulkan"]);
        assert!(captured.contains(&buffer(0, 16, "0,1")), "{captured}");
        assert!(captured.contains(r#""offset":4"#), "{captured}");
    }
    assert_eq!(rewrite("vulkan").status.code(), Some(1));
}

#[test]
fn a_misaligned_offset_of_a_block_is_refused_and_not_rounded() {
    let blocks = [
        "layout(xfb_offset = 2) out B { vec4 v; } k;",
        "layout(xfb_offset = 4) out B { double v; float w; } k;",
        "#define AT(n) ((n) + 1 << 1)\nlayout(xfb_offset = AT(1)) out B { float w; double v; } k;",
    ];
    for block in blocks {
        for dialect in OPENGL.into_iter().chain(["vulkan"]) {
            let refused = rule(block, &["--dialect", dialect]);
            assert_eq!(refused, "xfb_offset.misaligned", "{dialect}: {block}");
        }
    }
}

#[test]
fn distances_that_a_shader_never_mentions_have_no_size() {
    for name in ["gl_ClipDistance", "gl_CullDistance", "gl_ClipDistance[0]"] {
        let refused = rule("out float a;", &["--varyings", name]);
        assert_eq!(refused, "varying.undeclared", "{name}");
    }
    let text = "#version 450\nvoid main() { gl_CullDistance[1] = 1; }\n";
    let (_folder, file) = scratch("a.vert", text.as_bytes());
    let line = json(&[&file, "--varyings", "gl_CullDistance"]);
    let output = r#""outputs":[{"builtin":"CullDistance","component":0,"components":2,"#;
    assert!(line.contains(output), "{line}");
    // A macro is a mention.
    let text = "#version 450\n#define D gl_ClipDistance\nvoid main() { D[2] = 1; }\n";
    let (_folder, file) = scratch("a.vert", text.as_bytes());
    let line = json(&[&file, "--varyings", "gl_ClipDistance"]);
    let clip = varying("gl_ClipDistance", "GL_FLOAT", 3, 0, 0, 0);
    assert!(line.contains(&clip), "{line}");
}

#[test]
fn constants_of_capture_have_the_values_of_the_limits() {
    let last = "#define LAST (gl_MaxTransformFeedbackBuffers - 1)
        layout(xfb_buffer = LAST, xfb_offset = 0) out vec4 v;";
    let all = "layout(xfb_stride = gl_MaxTransformFeedbackInterleavedComponents * 4) out;
        layout(xfb_offset = 0) out vec4 v;";
    let rows = [
        (last, "gl-minimum", 3, 16),
        (last, "max_buffers=7", 6, 16),
        (all, "gl-minimum", 0, 256),
        (all, "max_interleaved_components=20", 0, 80),
    ];
    for (outputs, limits, binding, stride) in rows {
        let table = table(outputs, &["--limits", limits]);
        let row = varying("v", "GL_FLOAT_VEC4", 1, 0, 0, binding);
        let expected = expected(&[row], &[buffer(binding, stride, "0")]);
        assert_eq!(table, expected, "{limits}");
    }
}

#[test]
fn a_stride_counts_for_every_element_of_an_array_of_blocks() {
    let array = "layout(xfb_buffer=3, xfb_stride=48) out;
        layout(location=0, xfb_buffer=2, xfb_offset=0) out B { vec4 a; } k[2];";
    let with_another = format!("{array} layout(location=4, xfb_offset=16) out vec4 z;");
    let row = |name: &str, offset, index, binding| {
        varying(name, "GL_FLOAT_VEC4", 1, offset, index, binding)
    };
    let mut rows = vec![row("B[0].a", 0, 0, 2), row("B[1].a", 0, 1, 3)];
    for dialect in OPENGL {
        let buffers = [buffer(2, 16, "0"), buffer(3, 48, "1")];
        let table = table(array, &["--dialect", dialect]);
        assert_eq!(table, expected(&rows, &buffers), "{dialect}");
    }
    rows.push(row("z", 16, 1, 3));
    for dialect in OPENGL {
        let buffers = [buffer(2, 16, "0"), buffer(3, 48, "1,2")];
        let table = table(&with_another, &["--dialect", dialect]);
        assert_eq!(table, expected(&rows, &buffers), "{dialect}");
    }
    // A module gives all elements one stride.
    let refused = rule(&with_another, &["--dialect", "vulkan"]);
    assert_eq!(refused, "xfb_stride.differs");
}

#[test]
fn implied_offsets_of_a_block_follow_the_dialect() {
    let block = "struct S { double d; float f; };
        layout(xfb_offset = 0) out B { S s; float g; };";
    for (dialect, offset, stride) in [("spec", 12, 16), ("nir", 16, 24), ("glslang", 16, 24)] {
        let rows = [
            varying("s.d", "GL_DOUBLE", 1, 0, 0, 0),
            varying("s.f", "GL_FLOAT", 1, 8, 0, 0),
            varying("g", "GL_FLOAT", 1, offset, 0, 0),
        ];
        let table = table(block, &["--dialect", dialect]);
        assert_eq!(
            table,
            expected(&rows, &[buffer(0, stride, "0,1,2")]),
            "{dialect}"
        );
    }
}

#[test]
fn declarations_that_are_not_read_are_those_of_the_module() {
    let text =
        "layout(xfb_offset = int(pow(2.0, 2.0))) out B { layout(xfb_offset = 8) double d; };";
    let (_folder, file) = shader(text);
    let (stdout, stderr, code) = xfb_table(&[&file]);
    assert_eq!(code, Some(0), "{stderr}");
    assert!(
        stdout.contains(&varying("d", "GL_DOUBLE", 1, 8, 0, 0)),
        "{stdout}"
    );
    let note = format!(
        "xfb: note: {file}: the capture declarations are those of the compiled module, because \
         the value of xfb_offset is not an expression that xfb evaluates\n"
    );
    assert_eq!(stderr, note);
}
