//! `xfb rewrite`: what it writes, says and refuses.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use xfb::capture::{self, Dialect, Options};
use xfb::packing::CaptureLimits;
use xfb::spirv;

fn module(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    root.join("harness/modules").join(name)
}

fn xfb(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    command.arg("rewrite").args(args);
    command.output().expect("xfb starts")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// A path as an argument.
fn arg(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

/// `(binding, offset, type, size)` of what a module captures.
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
fn a_declared_capture_is_applied_as_it_is() {
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
fn parts_are_copied() {
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
fn what_is_refused_writes_nothing() {
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
