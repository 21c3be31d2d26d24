//! Modules of other compilers and of applications: names with dots and brackets, several
//! entry points, newer SPIR-V, specialization constants, buffer references.

use super::{in_json, scratch, xfb_table};
use std::process::Command;

/// A vertex shader as compilers of HLSL write it, with two entry points.
const HLSL: &str = r#"
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint Vertex %main "first" %texcoord %field %array
OpEntryPoint Vertex %main2 "second" %field
OpName %texcoord "out.var.TEXCOORD0"
OpName %field "@entryPointOutput.uv[0]"
OpName %array "out.var.WEIGHTS"
OpDecorate %texcoord Location 0
OpDecorate %field Location 1
OpDecorate %array Location 2
%void = OpTypeVoid
%function = OpTypeFunction %void
%float = OpTypeFloat 32
%uint = OpTypeInt 32 0
%two = OpConstant %uint 2
%vec2 = OpTypeVector %float 2
%vec4 = OpTypeVector %float 4
%floats = OpTypeArray %float %two
%p2 = OpTypePointer Output %vec2
%p4 = OpTypePointer Output %vec4
%pa = OpTypePointer Output %floats
%texcoord = OpVariable %p2 Output
%field = OpVariable %p4 Output
%array = OpVariable %pa Output
%main = OpFunction %void None %function
%l = OpLabel
OpReturn
OpFunctionEnd
%main2 = OpFunction %void None %function
%l2 = OpLabel
OpReturn
OpFunctionEnd
"#;

/// `xfb COMMAND ARGUMENTS`: standard output, standard error and the exit code.
fn xfb(arguments: &[&str]) -> (String, String, Option<i32>) {
    let output = Command::new(env!("CARGO_BIN_EXE_xfb"))
        .args(in_json(arguments))
        .output()
        .expect("xfb starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (
        text(output.stdout),
        text(output.stderr),
        output.status.code(),
    )
}

/// The lines of the table of varyings: name, type, size, offset.
fn varyings(stdout: &str) -> Vec<(String, u64)> {
    let table: serde_json::Value = serde_json::from_str(stdout).expect("JSON");
    let rows = table["varyings"].as_array().expect("varyings");
    rows.iter()
        .map(|varying| {
            let name = varying["name"].as_str().expect("a name").to_owned();
            (name, varying["offset"].as_u64().expect("an offset"))
        })
        .collect()
}

#[test]
fn an_unknown_name_is_refused_with_the_names_that_there_are() {
    let (_folder, file) = scratch("a.spvasm", HLSL.as_bytes());
    let entry = ["--entry", "first", "--varyings", "TEXCOORD0"];
    for command in ["table", "rewrite"] {
        let output = format!("{file}.out");
        let mut arguments = vec![command, file.as_str()];
        arguments.extend(entry);
        if command == "rewrite" {
            arguments.extend(["-o", output.as_str()]);
        }
        let (stdout, stderr, code) = xfb(&arguments);
        assert_eq!(code, Some(1), "{stdout}{stderr}");
        let text = stdout + &stderr;
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            text.contains(
                "`TEXCOORD0` is requested, but it is not a capturable output of the vertex \
                 shader (did you mean `out.var.TEXCOORD0`?); its outputs are \
                 `out.var.TEXCOORD0`, `@entryPointOutput.uv[0]`, `out.var.WEIGHTS`"
            ),
            "{command}: {text}"
        );
    }
}

#[test]
fn whole_names_come_before_their_parts() {
    let (_folder, file) = scratch("a.spvasm", HLSL.as_bytes());
    let names = "out.var.TEXCOORD0,@entryPointOutput.uv[0],out.var.WEIGHTS[1]";
    let (stdout, stderr, code) = xfb_table(&[
        &file,
        "--entry",
        "first",
        "--varyings",
        names,
        "--format",
        "json",
    ]);
    assert_eq!((code, &*stderr), (Some(0), ""), "{stdout}");
    let seen = varyings(&stdout);
    let seen: Vec<(&str, u64)> = seen.iter().map(|(name, at)| (name.as_str(), *at)).collect();
    assert_eq!(
        seen,
        [
            ("out.var.TEXCOORD0", 0),
            ("@entryPointOutput.uv[0]", 8),
            ("out.var.WEIGHTS[1]", 24),
        ]
    );
    for unknown in [
        "out.var",
        "out",
        "out.var.TEXCOORD0[0]",
        "out.var.WEIGHTS[2]",
    ] {
        let (stdout, _, code) = xfb_table(&[&file, "--entry", "first", "--varyings", unknown]);
        assert_eq!(code, Some(1), "{unknown}: {stdout}");
    }
}

#[test]
fn names_of_other_compilers_are_rewritten_and_packed() {
    let (folder, file) = scratch("a.spvasm", HLSL.as_bytes());
    let names = "@entryPointOutput.uv[0],out.var.TEXCOORD0";
    let out = folder.path().join("out.spv");
    let out = out.to_str().expect("UTF-8");
    let entry = ["--entry", "first", "--varyings", names];
    let mut arguments = vec!["rewrite", &file, "-o", out, "--format", "text"];
    arguments.extend(entry);
    let (stdout, stderr, code) = xfb(&arguments);
    assert_eq!((code, &*stderr), (Some(0), ""), "{stdout}");
    assert!(
        stdout.contains("bytes 0 to 15: @entryPointOutput.uv[0]"),
        "{stdout}"
    );
    // What was written declares the same capture, and has one entry point.
    let (stdout, stderr, code) = xfb_table(&[out, "--format", "json"]);
    assert_eq!((code, &*stderr), (Some(0), ""), "{stdout}");
    assert_eq!(varyings(&stdout).len(), 2);
    let mut arguments = vec!["pack", &file];
    arguments.extend(entry);
    let (stdout, stderr, code) = xfb(&arguments);
    assert_eq!((code, &*stderr), (Some(0), ""), "{stdout}");
}

#[test]
fn one_of_several_entry_points_must_be_named() {
    let (_folder, file) = scratch("a.spvasm", HLSL.as_bytes());
    for command in ["table", "pack"] {
        let (_, stderr, code) = xfb(&[command, &file]);
        assert_eq!(code, Some(64), "{stderr}");
        assert!(
            stderr.contains("vertex stage: first, second; select one with --entry"),
            "{stderr}"
        );
        let (_, stderr, code) = xfb(&[command, &file, "--entry", "third"]);
        assert_eq!(code, Some(65), "{stderr}");
        assert!(
            stderr.contains("no entry point named third; it has first, second"),
            "{stderr}"
        );
    }
    // The second entry point does not have the first one's outputs.
    let (stdout, _, code) = xfb_table(&[
        &file,
        "--entry",
        "second",
        "--varyings",
        "out.var.TEXCOORD0",
    ]);
    assert_eq!(code, Some(1), "{stdout}");
    // Blocks are those of all entry points.
    let (stdout, _, code) = xfb(&["layout", &file]);
    assert_eq!((code, &*stdout), (Some(0), "{\"blocks\":[]}\n"));
}

#[test]
fn names_that_a_declared_capture_overrides_are_noted() {
    let text = "#version 450\nlayout(xfb_buffer = 0, xfb_offset = 0) out vec4 v;\n\
                void main() { v = vec4(1); }";
    let (folder, file) = scratch("a.vert", text.as_bytes());
    let note = "xfb: note: the module declares its capture, so --varyings is ignored\n";
    let out = folder.path().join("out.spv");
    let out = out.to_str().expect("UTF-8");
    for command in [&["table"][..], &["rewrite", "-o", out], &["pack"]] {
        let mut arguments = command.to_vec();
        arguments.extend([file.as_str(), "--varyings", "w"]);
        let (_, stderr, code) = xfb(&arguments);
        assert_eq!((code, &*stderr), (Some(0), note), "{command:?}");
        arguments.truncate(arguments.len() - 2);
        let (_, stderr, _) = xfb(&arguments);
        assert_eq!(stderr, "", "{command:?}");
    }
}

#[test]
fn newer_versions_of_vulkan_have_subgroup_operations() {
    let text = "#version 450\n#extension GL_KHR_shader_subgroup_basic : require\n\
                layout(xfb_buffer = 0, xfb_offset = 0, location = 0) out uint v;\n\
                void main() { v = subgroupElect() ? 1 : 0; }";
    let (_folder, file) = scratch("a.vert", text.as_bytes());
    let (_, stderr, code) = xfb_table(&[&file]);
    assert_eq!(code, Some(65), "{stderr}");
    for environment in ["vulkan1.1", "vulkan1.2", "vulkan1.3", "vulkan1.4"] {
        let (stdout, stderr, code) = xfb_table(&[&file, "--target-env", environment]);
        assert_eq!((code, &*stderr), (Some(0), ""), "{environment}: {stdout}");
    }
    let (_, stderr, code) = xfb_table(&[&file, "--target-env", "vulkan2.0"]);
    assert_eq!(code, Some(64));
    assert!(stderr.contains("vulkan1.0, vulkan1.1"), "{stderr}");
}

#[test]
fn specialization_constants_set_lengths() {
    let text = "#version 450\nlayout(constant_id = 3) const int N = 2;\n\
                layout(location = 0) out float v[N];\nlayout(location = 20) out float w;\n\
                void main() { v[0] = w = 1; }";
    let (_folder, file) = scratch("a.vert", text.as_bytes());
    let stride = |arguments: &[&str]| {
        let mut all = vec![file.as_str(), "--varyings", "v,w", "--format", "json"];
        all.extend(arguments);
        let (stdout, stderr, code) = xfb_table(&all);
        assert_eq!((code, &*stderr), (Some(0), ""), "{stdout}");
        varyings(&stdout)[1].1
    };
    assert_eq!(stride(&[]), 8);
    assert_eq!(stride(&["--spec-constant", "3=5"]), 20);
    let wrong = [
        ("4=5", 65, "no specialization constant 4"),
        (
            "3=0x100000000",
            65,
            "specialization constant 3 cannot have the value 4294967296",
        ),
        ("3=0", 65, "valid array length"),
        ("3", 64, "ID=VALUE"),
    ];
    for (constant, exit, message) in wrong {
        let (_, stderr, code) = xfb_table(&[&file, "--spec-constant", constant]);
        assert_eq!(code, Some(exit), "{constant}: {stderr}");
        assert!(stderr.contains(message), "{constant}: {stderr}");
    }
}

#[test]
fn buffer_references_are_addresses_and_blocks_of_their_own() {
    let text = "#version 450\n#extension GL_EXT_buffer_reference : require\n\
                layout(buffer_reference) buffer Node;\n\
                layout(buffer_reference, std430) buffer Node { float a; Node next; vec4 b[]; };\n\
                layout(push_constant) uniform Push { vec4 p; Node first; float last; };\n\
                layout(set = 0, binding = 1) uniform Plain { vec3 q; } u;\n\
                layout(location = 0) out vec4 v;\n\
                void main() { v = first.next.b[0] + vec4(u.q, p.x + last); }";
    let (_folder, file) = scratch("a.vert", text.as_bytes());
    let (stdout, stderr, code) = xfb(&["layout", &file, "--format", "text"]);
    assert_eq!((code, &*stderr), (Some(0), ""), "{stdout}");
    let rows: Vec<String> = stdout
        .lines()
        .map(|line| line.replace(['│', '┆'], " "))
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    for row in [
        "push constants Push: 28 bytes, valid by std140, std430, scalar",
        "16 first buffer reference",
        "24 last GL_FLOAT",
        "uniform block Plain: 12 bytes, set 0, binding 1, valid by std140, std430, scalar",
        "block of buffer references Node: 32 bytes, valid by std140, std430, scalar",
        "0 a GL_FLOAT",
        "8 next buffer reference",
        "16 16 b[0] GL_FLOAT_VEC4, of any length",
    ] {
        assert!(rows.iter().any(|seen| seen == row), "{row}\n{stdout}");
    }
    let (stdout, _, code) = xfb(&["layout", &file, "--format", "json", "--rules", "std140"]);
    assert_eq!(code, Some(0));
    let facts: serde_json::Value = serde_json::from_str(&stdout).expect("JSON");
    let blocks = facts["blocks"].as_array().expect("blocks");
    assert_eq!(blocks.len(), 3);
    assert_eq!(blocks.iter().filter(|b| b["referenced"] == true).count(), 1);
}

#[test]
fn the_structures_in_c_have_the_offsets_and_strides_of_the_table() {
    let shader = "#version 460\n\
        layout(xfb_buffer = 0, xfb_stride = 40) out;\n\
        layout(location = 0, xfb_buffer = 0, xfb_offset = 4) out vec3 normal;\n\
        layout(location = 1, xfb_buffer = 0, xfb_offset = 16) out mat2 signed;\n\
        layout(location = 4, xfb_buffer = 2, xfb_offset = 0) out Block { dvec2 d; int a[3]; } b;\n\
        void main() { normal = vec3(1); signed = mat2(1); b.d = dvec2(1); b.a = int[3](1, 2, 3); }\n";
    let (folder, path) = scratch("a.vert", shader.as_bytes());
    let output = Command::new(env!("CARGO_BIN_EXE_xfb"))
        .args(["table", "--format", "c", &path])
        .output()
        .expect("xfb starts");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    for part in [
        "struct xfb_buffer_0 {\n    unsigned char not_captured_0[4];\n    float normal[3]; /* normal: GL_FLOAT_VEC3 at byte 4 */\n",
        "    float captured_16_signed[2][2]; /* signed: GL_FLOAT_MAT2 at byte 16 */\n    unsigned char not_captured_32[8];\n};\n",
        "    double Block_d[2]; /* Block.d: GL_DOUBLE_VEC2 at byte 0 */\n    int32_t Block_a[3];",
        "static_assert(sizeof(struct xfb_buffer_2) == 32, \"stride of binding 2\");\n",
        "static_assert(offsetof(struct xfb_buffer_2, Block_a) == 16, \"offset of Block_a\");\n",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let program = folder.path().join("a.c");
    std::fs::write(&program, text).expect("it can be written");
    let checked = Command::new("cc")
        .args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-fsyntax-only"])
        .arg(&program)
        .output()
        .expect("cc starts");
    assert!(checked.status.success(), "{checked:?}");
}
