//! Inputs that a transcript cannot show: standard input, long files.

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
fn the_message_about_a_long_file_has_its_length() {
    let (_folder, path) = scratch("a.spv", &vec![0; (16 << 20) + 8]);
    let (stdout, _, code) = xfb_table(&[&path]);
    assert_eq!(code, Some(65));
    assert!(stdout.contains("16777224 bytes long"), "{stdout}");
}
