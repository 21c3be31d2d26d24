//! Tests of `xfb table` that are not transcripts: edited modules, streams, long inputs.

#[cfg(feature = "shaderc")]
#[path = "table_command/glsl_text.rs"]
mod glsl_text;
#[cfg(feature = "shaderc")]
#[path = "table_command/inputs.rs"]
mod inputs;

#[cfg(feature = "shaderc")]
use crate::ran::finish;
use crate::ran::{xfb, xfb_json};
use std::path::PathBuf;
use std::process::Command;

const MODULES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/harness/modules/");

fn module(name: &str) -> String {
    format!("{MODULES}{name}")
}

/// Standard output, standard error and the exit code.
fn xfb_table(arguments: &[&str]) -> (String, String, Option<i32>) {
    let ran = xfb_json(&[&["table"], arguments].concat());
    (ran.stdout, ran.stderr, ran.code)
}

/// The line that a valid capture prints.
#[cfg(feature = "shaderc")]
fn json(arguments: &[&str]) -> String {
    let (stdout, stderr, code) = xfb_table(arguments);
    assert_eq!((code, &*stderr), (Some(0), ""), "{arguments:?}");
    let line = stdout.strip_suffix('\n').expect("a line");
    assert!(!line.contains('\n'), "one line: {line}");
    line.to_owned()
}

fn scratch(name: &str, content: &[u8]) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path: PathBuf = folder.path().join(name);
    std::fs::write(&path, content).expect("it can be written");
    let path = path.to_str().expect("UTF-8").to_owned();
    (folder, path)
}

/// Returns the words of a committed module after changing one: the literal of the first
/// decoration of this kind.
fn with_decoration(name: &str, decoration: u32, value: u32) -> Vec<u8> {
    let mut bytes = std::fs::read(module(name)).expect(name);
    let words = bytes.len() / 4;
    let word = |bytes: &[u8], at: usize| {
        let at = 4 * at;
        u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
    };
    let mut at = 5;
    while at < words {
        let (first, opcode) = (word(&bytes, at), word(&bytes, at) & 0xffff);
        let literal = match opcode {
            71 if word(&bytes, at + 2) == decoration => Some(at + 3),
            72 if word(&bytes, at + 3) == decoration => Some(at + 4),
            _ => None,
        };
        if let Some(literal) = literal {
            bytes[4 * literal..4 * literal + 4].copy_from_slice(&value.to_le_bytes());
            return bytes;
        }
        at += (first >> 16) as usize;
    }
    panic!("no decoration {decoration}")
}

#[test]
fn a_refused_interface_exits_with_1_and_names_the_rule() {
    const XFB_BUFFER: u32 = 36;
    const XFB_STRIDE: u32 = 37;
    const OFFSET: u32 = 35;
    for (decoration, value, rule) in [
        (OFFSET, 2, "xfb_offset.misaligned"),
        (XFB_BUFFER, 9, "xfb_buffer.limit"),
        (XFB_STRIDE, 190, "xfb_stride.misaligned"),
        (XFB_STRIDE, 188, "xfb_stride.too_small"),
        (XFB_STRIDE, 4096, "xfb_stride.limit"),
    ] {
        let bytes = with_decoration("s0_mat4x3.vert.spv", decoration, value);
        let (_folder, path) = scratch("wrong.spv", &bytes);
        let (stdout, stderr, code) = xfb_table(&[&path]);
        let begin = format!(r#"{{"error":{{"rule":"{rule}","message":"#);
        assert!(
            stdout.starts_with(&begin) && stdout.ends_with("\"}}\n"),
            "{stdout}"
        );
        assert_eq!((code, &*stderr), (Some(1), ""));
        let (stdout, stderr, code) = xfb_table(&[&path, "--format=text"]);
        assert_eq!((code, &*stdout), (Some(1), ""));
        assert!(stderr.starts_with(&format!("xfb: {rule}: ")), "{stderr}");
    }
    // Other limits, other answers: glslang names the stride on gl_PerVertex too.
    let stride = with_decoration("s0_mat4x3.vert.spv", XFB_STRIDE, 4096);
    let (_folder, path) = scratch("wide.spv", &stride);
    let (stdout, _, code) = xfb_table(&[&path, "--limits", "none"]);
    assert!(
        stdout.contains(r#""rule":"xfb_stride.differs""#),
        "{stdout}"
    );
    assert_eq!(code, Some(1));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported() {
    let full = std::fs::File::options().write(true).open("/dev/full");
    let status = Command::new(env!("CARGO_BIN_EXE_xfb"))
        .args(["table", &module("s0_mat4x3.vert.spv")])
        .stdout(full.expect("Linux has /dev/full"))
        .output();
    let output = status.expect("xfb starts");
    assert_eq!(output.status.code(), Some(74));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(
        stderr.contains("cannot write to standard output"),
        "{stderr}"
    );
}

#[test]
fn an_unreadable_file_is_reported_on_both_streams() {
    xfb(&["table", "--format", "json", "/nowhere/a.spv"])
        .exits(65)
        .prints(r#"{"error":{"exit":65,"message":""#)
        .complains("/nowhere/a.spv: No such file");
}

/// A C compiler accepts the structures, which assert their offsets and sizes.
#[cfg(feature = "shaderc")]
#[test]
fn the_structures_in_c_have_the_offsets_and_strides_of_the_table() {
    let shader = "#version 460\n\
        layout(xfb_buffer = 0, xfb_stride = 40) out;\n\
        layout(location = 0, xfb_buffer = 0, xfb_offset = 4) out vec3 normal;\n\
        layout(location = 1, xfb_buffer = 0, xfb_offset = 16) out mat2 signed;\n\
        layout(location = 4, xfb_buffer = 2, xfb_offset = 0) out Block { dvec2 d; int a[3]; } b;\n\
        void main() { normal = vec3(1); signed = mat2(1); b.d = dvec2(1); b.a = int[3](1, 2, 3); }\n";
    let (folder, path) = scratch("a.vert", shader.as_bytes());
    let text = xfb(&["table", "--format", "c", &path]).exits(0).stdout;
    let program = folder.path().join("a.c");
    std::fs::write(&program, text).expect("it can be written");
    let mut cc = Command::new("cc");
    cc.args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-fsyntax-only"]);
    finish(cc.arg(&program)).exits(0);
}
