//! Validation by `spirv-val`, if it is installed.

use std::io::Write;
use std::process::{Command, Stdio};

/// Blocks may be laid out as devices with these features allow.
const RELAXED: [&str; 2] = ["--scalar-block-layout", "--uniform-buffer-standard-layout"];

/// Validates a module for Vulkan 1.0; panics with the validator's message. Without the
/// tool, nothing is checked.
pub fn valid(words: &[u32], what: &str) {
    validate(words, what, &RELAXED);
}

/// Validates a module for Vulkan 1.0 without features for the layout of blocks.
#[allow(dead_code, reason = "not every test program calls it")]
pub fn strictly_valid(words: &[u32], what: &str) {
    validate(words, what, &[]);
}

fn validate(words: &[u32], what: &str, features: &[&str]) {
    let started = Command::new("spirv-val")
        .args(["--target-env", "vulkan1.0"])
        .args(features)
        .arg("-")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let Ok(mut child) = started else {
        return;
    };
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let mut input = child.stdin.take().expect("a pipe");
    // A validator that stops early prints why.
    let _ = input.write_all(&bytes);
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    assert!(output.status.success(), "{what}: {said}");
}
