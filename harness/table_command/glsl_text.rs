//! Captures that a GLSL text states and its compiled module does not.

use super::{json, scratch, xfb_table};

/// The dialects of OpenGL.
const OPENGL: [&str; 4] = ["spec", "mesa", "nir", "glslang"];

fn varying(name: &str, ty: &str, size: u32, offset: u32, index: u32, binding: u32) -> String {
    format!(
        r#"{{"name":"{name}","type":"{ty}","size":{size},"offset":{offset},"buffer_index":{index},"binding":{binding}}}"#
    )
}

fn buffer(binding: u32, stride: u32, varyings: &str) -> String {
    format!(r#"{{"binding":{binding},"stride":{stride},"stream":0,"varyings":[{varyings}]}}"#)
}

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
