//! `xfb table --varyings`: captures requested by name.

use super::{buffer, json, output, scratch, varying, xfb_table};

const W22: &str = "about = 'x'\nrules = [15]\nhost_only = true\n[interface]\noutputs = [
    { name = 'a', type = 'float' }, { name = 'b', type = 'vec2' }, { name = 'd', type = 'vec4' },
]\n[request]\nvaryings = ['d']\n[[table]]\nvaryings = []\n";

fn marker(name: &str, size: u32) -> String {
    format!(
        r#"{{"name":"{name}","type":"GL_NONE","size":{size},"offset":0,"buffer_index":null,"binding":null}}"#
    )
}

fn requested(mode: &str, varyings: &[String], buffers: &[String], outputs: &[String]) -> String {
    let lists = [varyings, buffers, outputs].map(|list| list.join(","));
    format!(
        r#"{{"stage":"vertex","mode":"{mode}","dialect":"spec","varyings":[{}],"buffers":[{}],"outputs":[{}]"#,
        lists[0], lists[1], lists[2]
    )
}

#[test]
fn interleaved_captures_with_markers_keep_their_order() {
    let (_folder, path) = scratch("a.toml", W22.as_bytes());
    let names = "a,gl_SkipComponents2, b,gl_NextBuffer,d";
    let want = requested(
        "interleaved",
        &[
            varying("a", "GL_FLOAT", 1, 0, 0, 0),
            marker("gl_SkipComponents2", 2),
            varying("b", "GL_FLOAT_VEC2", 1, 12, 0, 0),
            marker("gl_NextBuffer", 0),
            varying("d", "GL_FLOAT_VEC4", 1, 0, 1, 1),
        ],
        &[buffer(0, 20, "0,2"), buffer(1, 16, "4")],
        &[output(0, 1, 0, 0), output(1, 2, 0, 12), output(2, 4, 1, 0)],
    );
    assert!(json(&[&path, "--varyings", names]).starts_with(&want));
    // Without names those of the file count.
    let want = requested(
        "interleaved",
        &[varying("d", "GL_FLOAT_VEC4", 1, 0, 0, 0)],
        &[buffer(0, 16, "0")],
        &[output(2, 4, 0, 0)],
    );
    assert!(json(&[&path]).starts_with(&want));
    let (text, _, code) = xfb_table(&[&path, "--varyings", names, "--format", "text"]);
    assert_eq!(code, Some(0));
    for part in ["by names, interleaved", "gl_SkipComponents2", "GL_NONE"] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
}

#[test]
fn separate() {
    let (_folder, path) = scratch("a.toml", W22.as_bytes());
    let want = requested(
        "separate",
        &[
            varying("b", "GL_FLOAT_VEC2", 1, 0, 0, 0),
            varying("a", "GL_FLOAT", 1, 0, 1, 1),
        ],
        &[buffer(0, 8, "0"), buffer(1, 4, "1")],
        &[output(1, 2, 0, 0), output(0, 1, 1, 0)],
    );
    let answer = json(&[&path, "--varyings", "b,a", "--mode", "separate"]);
    assert!(answer.starts_with(&want), "{answer}");
}

#[test]
fn limits_and_refusals() {
    let (_folder, path) = scratch("a.toml", W22.as_bytes());
    let refused = |arguments: &[&str], rule: &str| {
        let all = [&[path.as_str()], arguments].concat();
        let (stdout, stderr, code) = xfb_table(&all);
        let begin = format!(r#"{{"error":{{"rule":"{rule}","message":"#);
        assert!(
            stdout.starts_with(&begin),
            "{arguments:?}: {stdout}{stderr}"
        );
        assert_eq!((code, &*stderr), (Some(1), ""));
    };
    refused(&["--varyings", "a,z"], "varying.undeclared");
    refused(&["--varyings", "a,a"], "varying.duplicate");
    // An empty name is a name; an empty list has no names.
    refused(&["--varyings", "a,,b"], "varying.undeclared");
    refused(&["--varyings", "a,"], "varying.undeclared");
    assert!(json(&[&path, "--varyings", ""]).contains(r#""varyings":[],"buffers":[]"#));
    let four = "a,gl_NextBuffer,b,gl_NextBuffer,d";
    json(&[&path, "--varyings", four]);
    refused(
        &["--varyings", four, "--limits", "max_buffers=2"],
        "call.buffers",
    );
    refused(
        &[
            "--varyings",
            "d",
            "--mode=separate",
            "--limits",
            "none,max_separate_components=3",
        ],
        "varying.separate_components",
    );
    let (_, stderr, code) = xfb_table(&[&path, "--mode", "separate"]);
    assert_eq!(code, Some(64), "{stderr}");
    assert!(stderr.contains("--varyings"), "{stderr}");
}

#[cfg(feature = "vulkan")]
#[test]
fn refusals_of_opengl_glsl() {
    let glsl = b"#version 450\nout Blk { float a; vec2 b[2]; } k[3];\nvoid main() {
        for (int i = 0; i < 3; ++i) { k[i].a = float(gl_VertexID); k[i].b[0] = k[i].b[1] = vec2(0); }
        gl_Position = vec4(0); }";
    let (_folder, path) = scratch("w28.vert", glsl);
    let answer = json(&[&path, "--varyings", "Blk[1].b,Blk[2].b[1],gl_Position"]);
    let want = [
        varying("Blk[1].b", "GL_FLOAT_VEC2", 2, 0, 0, 0),
        varying("Blk[2].b[1]", "GL_FLOAT_VEC2", 1, 16, 0, 0),
        varying("gl_Position", "GL_FLOAT_VEC4", 1, 24, 0, 0),
    ];
    assert!(answer.contains(&want.join(",")), "{answer}");
}

#[cfg(feature = "vulkan")]
#[test]
fn a_shader_that_declares_its_capture_ignores_names() {
    let glsl = b"#version 450\nlayout(xfb_offset = 0) out float a; out float b;
                 void main() { a = b = 1.0; }";
    let (_folder, path) = scratch("a.vert", glsl);
    let (answer, note, code) = xfb_table(&[&path, "--varyings", "b"]);
    assert_eq!(code, Some(0));
    assert!(answer.contains(r#""mode":"declared""#), "{answer}");
    assert!(note.contains("--varyings is ignored"), "{note}");
    let (text, ..) = xfb_table(&[&path, "--varyings", "b", "--format", "text"]);
    assert!(text.contains("(--varyings is ignored)"), "{text}");
}

/// The rule that a refusal in JSON names.
fn refusal(arguments: &[&str]) -> String {
    let (stdout, stderr, code) = xfb_table(arguments);
    assert_eq!((code, &*stderr), (Some(1), ""), "{arguments:?}: {stdout}");
    let rest = stdout
        .strip_prefix(r#"{"error":{"rule":""#)
        .expect("an error");
    rest.split('"').next().expect("a rule").to_owned()
}

#[test]
fn a_program_without_a_capturing_stage_has_no_names() {
    for name in ["x.frag", "x.comp"] {
        let (_folder, path) = scratch(name, b"#version 450\nvoid main() {}\n");
        assert_eq!(refusal(&[&path, "--varyings", "c"]), "varying.stage");
        // Without names there is nothing to answer for.
        let (_, _, code) = xfb_table(&[&path]);
        assert_eq!(code, Some(65), "{name}");
    }
}

#[cfg(feature = "vulkan")]
#[test]
fn a_module_of_a_fragment_shader_has_no_names() {
    use xfb::compile::Compiler;
    use xfb::types::Stage;
    let glsl = "#version 450\nlayout(location = 0) out vec4 c;\nvoid main() { c = vec4(1.0); }";
    let compiler = Compiler::shared();
    let compiled = compiler.compile_either(glsl, Stage::Fragment, "x.frag");
    let (words, _) = compiled.expect("it compiles");
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let (_folder, path) = scratch("x.spv", &bytes);
    assert_eq!(refusal(&[&path, "--varyings", "c"]), "varying.stage");
}

#[cfg(feature = "vulkan")]
#[test]
fn other_streams_are_not_read_by_fragments() {
    let geometry = b"#version 450\nlayout(points) in;\nlayout(points, max_vertices = 2) out;
        layout(stream = 0) out float a;\nlayout(stream = 1) out float b;
        void main() { a = 1.0; EmitStreamVertex(0); b = 2.0; EmitStreamVertex(1); }";
    let (_folder, geometry) = scratch("g.geom", geometry);
    let fragment = |input: &str| {
        let glsl = format!(
            "#version 450\nin float {input};\nout vec4 colour;\nvoid main() {{ colour = vec4({input}); }}"
        );
        scratch("f.frag", glsl.as_bytes())
    };
    let names = ["--varyings", "a,gl_NextBuffer,b"];
    let (_one, reads_b) = fragment("b");
    let rule = refusal(&[&geometry, &reads_b, names[0], names[1]]);
    assert_eq!(rule, "varying.stream_consumed");
    let (_two, reads_a) = fragment("a");
    for files in [vec![&*geometry, &*reads_a], vec![&*geometry]] {
        let answer = json(&[&files[..], &names[..]].concat());
        assert!(
            answer.contains(r#""name":"b","type":"GL_FLOAT""#),
            "{answer}"
        );
    }
}

#[cfg(feature = "vulkan")]
#[test]
fn unmentioned_built_ins_are_captured() {
    let glsl = b"#version 450\nout float a;\nvoid main() { a = 1.0; }";
    let (_folder, path) = scratch("a.vert", glsl);
    let answer = json(&[&path, "--varyings", "a,gl_Position,gl_PointSize"]);
    let want = [
        varying("a", "GL_FLOAT", 1, 0, 0, 0),
        varying("gl_Position", "GL_FLOAT_VEC4", 1, 4, 0, 0),
        varying("gl_PointSize", "GL_FLOAT", 1, 20, 0, 0),
    ];
    assert!(answer.contains(&want.join(",")), "{answer}");
    // It has no size.
    let rule = refusal(&[&path, "--varyings", "gl_ClipDistance"]);
    assert_eq!(rule, "varying.undeclared");
}

#[cfg(feature = "vulkan")]
#[test]
fn distances_have_a_slot_and_a_component() {
    let glsl = b"#version 450\nout gl_PerVertex { vec4 gl_Position; float gl_ClipDistance[3];
        float gl_CullDistance[3]; };
        void main() { gl_Position = vec4(0.0);
            for (int i = 0; i < 3; ++i) gl_ClipDistance[i] = gl_CullDistance[i] = 1.0; }";
    let (_folder, path) = scratch("a.vert", glsl);
    let rest = |offset: u32| format!(r#","binding":0,"stream":0,"offset":{offset}}}"#);
    let want = [
        format!(
            r#"{{"builtin":"ClipDistance","component":0,"components":3{}"#,
            rest(0)
        ),
        format!(
            r#"{{"builtin":"CullDistance","component":3,"components":1{}"#,
            rest(12)
        ),
        format!(
            r#"{{"builtin":"CullDistance","slot":1,"component":0,"components":2{}"#,
            rest(16)
        ),
    ];
    for form in ["locations", "packed"] {
        let names = "gl_ClipDistance,gl_CullDistance";
        let answer = json(&[&path, "--varyings", names, "--outputs", form]);
        assert!(answer.contains(&want.join(",")), "{form}: {answer}");
    }
}
