//! Inputs of every kind and their refusals: standard input, stages that the name does not
//! state, HLSL, OpenGL ES, modules of which something is missing or said twice.

use super::{scratch, xfb_table};
use std::io::Write;
use std::process::{Command, Output, Stdio};

const VERTEX: &str = "#version 450\nlayout(location = 0) out vec2 v;\n\
                      void main() { v = vec2(1.0); gl_Position = vec4(0.0); }\n";

fn piped(arguments: &[&str], input: &[u8]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    command.args(arguments).stdin(Stdio::piped());
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("xfb starts");
    let mut pipe = child.stdin.take().expect("a pipe");
    pipe.write_all(input).expect("xfb reads its input");
    drop(pipe);
    child.wait_with_output().expect("xfb ends")
}

fn said(text: &[u8]) -> String {
    String::from_utf8_lossy(text).into_owned()
}

fn refused(arguments: &[&str], code: i32) -> serde_json::Value {
    let (stdout, stderr, seen) = xfb_table(arguments);
    assert_eq!(seen, Some(code), "{stderr}");
    let line: serde_json::Value = serde_json::from_str(&stdout).expect("a line of JSON");
    line["error"].clone()
}

#[test]
fn a_shader_comes_on_standard_input_and_a_module_goes_to_standard_output() {
    let names = ["--varyings", "v"];
    let table = piped(
        &[&["table", "-", "--stage", "vert"], &names[..]].concat(),
        VERTEX.as_bytes(),
    );
    assert_eq!(table.status.code(), Some(0), "{}", said(&table.stderr));
    assert!(said(&table.stdout).contains("GL_FLOAT_VEC2"));
    let rewrite = ["rewrite", "-", "--stage", "vertex", "-o", "-"];
    let rewritten = piped(&[&rewrite, &names[..]].concat(), VERTEX.as_bytes());
    let report = said(&rewritten.stderr);
    assert!(report.contains("vertex shader, written to -"), "{report}");
    // The kind of a module is in its content, so it needs no stage.
    let again = piped(&["table", "-"], &rewritten.stdout);
    assert_eq!(again.status.code(), Some(0), "{}", said(&again.stderr));
    assert!(said(&again.stdout).contains("capture declared in the shader"));
    let unknown = piped(&["table", "-"], VERTEX.as_bytes());
    assert_eq!(unknown.status.code(), Some(64));
    assert!(said(&unknown.stderr).contains("--stage"));
}

#[test]
fn every_exit_code_has_an_error_object() {
    let error = refused(&["/nonexistent/a.txt"], 65);
    assert_eq!(error["exit"], 65);
    let message = error["message"].as_str().expect("a message");
    assert!(message.contains("No such file"), "{message}");
    let (_folder, path) = scratch("a.txt", b"text");
    assert_eq!(refused(&[&path], 64)["exit"], 64);
    let usage = refused(&[&path, "--no-such-option"], 64);
    let message = usage["message"].as_str().expect("a message");
    assert!(message.contains("--no-such-option"), "{message}");
}

#[test]
fn hlsl_is_read_with_its_stage() {
    let text = "struct Out { float4 position : SV_Position; float2 uv : TEXCOORD0; };\n\
                Out main() { Out o; o.position = 0; o.uv = float2(1, 2); return o; }\n";
    let (_folder, path) = scratch("a.hlsl", text.as_bytes());
    let error = refused(&[&path], 64);
    assert!(
        error["message"]
            .as_str()
            .expect("a message")
            .contains("--stage")
    );
    let names = ["--varyings", "@entryPointOutput.uv"];
    let (stdout, stderr, code) =
        xfb_table(&[&[path.as_str(), "--stage", "vert"], &names[..]].concat());
    assert_eq!(code, Some(0), "{stderr}");
    assert!(stdout.contains("GL_FLOAT_VEC2"), "{stdout}");
}

#[test]
fn opengl_es_has_no_markers_and_no_capture_of_control_shaders() {
    let text = "#version 310 es\nout highp vec2 a; out highp float b;\n\
                void main() { a = vec2(1.0); b = 1.0; gl_Position = vec4(0.0); }\n";
    let (_folder, path) = scratch("a.vert", text.as_bytes());
    for marker in ["gl_NextBuffer", "gl_SkipComponents1"] {
        let error = refused(&[&path, "--varyings", &format!("a,{marker},b")], 1);
        assert_eq!(error["rule"], "varying.undeclared", "{marker}");
        let error = refused(&[&path, "--varyings", marker, "--mode", "separate"], 1);
        assert_eq!(error["rule"], "varying.undeclared", "{marker}");
    }
    let (stdout, _, code) = xfb_table(&[&path, "--varyings", "a,b"]);
    assert_eq!(code, Some(0), "{stdout}");
    let text = "layout(vertices = 3) out;\nout highp vec2 a[];\n\
                void main() { a[gl_InvocationID] = vec2(1.0); }\n";
    let es = format!("#version 320 es\n{text}");
    let (_folder, es) = scratch("a.tesc", es.as_bytes());
    assert_eq!(
        refused(&[&es, "--varyings", "a"], 1)["rule"],
        "varying.stage"
    );
    let desktop = format!("#version 450\n{}", text.replace("highp ", ""));
    let (_folder, desktop) = scratch("a.tesc", desktop.as_bytes());
    let (_, stderr, code) = xfb_table(&[&desktop, "--varyings", "a"]);
    assert_eq!(code, Some(0), "{stderr}");
}

/// A vertex shader in assembly with two outputs of one block.
fn assembly(names: &str, decorations: &str) -> String {
    format!(
        "OpCapability Shader\nOpCapability TransformFeedback\n\
         OpMemoryModel Logical GLSL450\nOpEntryPoint Vertex %main \"main\" %o\n{names}\n\
         OpDecorate %o Location 0\n{decorations}\n\
         %void = OpTypeVoid\n%function = OpTypeFunction %void\n%float = OpTypeFloat 32\n\
         %S = OpTypeStruct %float %float\n%p = OpTypePointer Output %S\n\
         %o = OpVariable %p Output\n%main = OpFunction %void None %function\n\
         %l = OpLabel\nOpReturn\nOpFunctionEnd\n"
    )
}

#[test]
fn a_name_that_two_members_have_is_refused() {
    let names = "OpName %o \"o\"\nOpMemberName %S 0 \"a\"\nOpMemberName %S 1 \"a\"";
    for (names, request) in [(names, "o.a"), ("OpName %o \"o\"", "o.")] {
        let (_folder, path) = scratch("a.spvasm", assembly(names, "").as_bytes());
        let error = refused(&[&path, "--varyings", request], 1);
        let message = error["message"].as_str().expect("a message");
        assert!(message.contains("two members"), "{message}");
    }
}

#[test]
fn a_decoration_that_is_repeated_is_refused() {
    let decorations = "OpDecorate %o XfbBuffer 0\nOpDecorate %o XfbBuffer 1\n\
                       OpDecorate %o XfbStride 8\nOpDecorate %o Offset 0";
    let (_folder, path) = scratch("a.spvasm", assembly("", decorations).as_bytes());
    let error = refused(&[&path], 65);
    let message = error["message"].as_str().expect("a message");
    assert!(message.contains("XfbBuffer more than once"), "{message}");
}

#[test]
fn a_module_without_a_stage_that_captures_is_named_as_what_it_is() {
    let compute = "OpCapability Shader\nOpMemoryModel Logical GLSL450\n\
                   OpEntryPoint GLCompute %main \"main\"\nOpExecutionMode %main LocalSize 1 1 1\n\
                   %void = OpTypeVoid\n%function = OpTypeFunction %void\n\
                   %main = OpFunction %void None %function\n%l = OpLabel\nOpReturn\nOpFunctionEnd\n";
    let (_folder, path) = scratch("a.spvasm", compute.as_bytes());
    let error = refused(&[&path, "--varyings", "a"], 1);
    let message = error["message"].as_str().expect("a message");
    assert!(message.contains("only a compute shader"), "{message}");
    let (_folder, path) = scratch(
        "a.spvasm",
        b"OpCapability Linkage\nOpMemoryModel Logical GLSL450\n",
    );
    let error = refused(&[&path, "--varyings", "a"], 65);
    let message = error["message"].as_str().expect("a message");
    assert!(message.contains("no entry point"), "{message}");
}

#[test]
fn the_message_about_a_long_file_has_its_length() {
    let (_folder, path) = scratch("a.spv", &vec![0; (16 << 20) + 8]);
    let error = refused(&[&path], 65);
    let message = error["message"].as_str().expect("a message");
    assert!(message.contains("16777224 bytes long"), "{message}");
}

/// Debug information as DXC writes it, and instructions of newer SPIR-V.
#[test]
fn debug_information_and_untyped_variables_are_no_obstacle() {
    let text = "OpCapability Shader\nOpCapability Linkage\n\
                %dbg = OpExtInstImport \"OpenCL.DebugInfo.100\"\nOpMemoryModel Logical GLSL450\n\
                OpEntryPoint Vertex %main \"main\" %o\nOpName %o \"o\"\n\
                OpDecorate %o Location 0\n%void = OpTypeVoid\n\
                %function = OpTypeFunction %void\n%float = OpTypeFloat 32\n\
                %p = OpTypePointer Output %float\n%info = OpExtInst %void %dbg DebugInfoNone\n\
                %o = OpVariable %p Output\n%main = OpFunction %void None %function\n\
                %l = OpLabel\nOpReturn\nOpFunctionEnd\n";
    let (_folder, path) = scratch("a.spvasm", text.as_bytes());
    let (stdout, stderr, code) = xfb_table(&[&path, "--varyings", "o"]);
    assert_eq!(code, Some(0), "{stderr}");
    assert!(stdout.contains("GL_FLOAT"), "{stdout}");
}
