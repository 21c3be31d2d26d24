//! Tests of `xfb` without a driver, and of the `conformance` target as test runners use
//! it.
//!
//! The latter need a driver with transform feedback.

use super::ran::{Ran, finish};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// `xfb` with the one driver that the file names.
fn xfb_with_driver(file: &str, arguments: &str) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    command.args(arguments.split_whitespace());
    for variable in ["VK_DRIVER_FILES", "VK_ICD_FILENAMES"] {
        command.env(variable, file);
    }
    finish(&mut command)
}

#[test]
fn without_a_driver_no_case_has_a_verdict() {
    let folder = tempfile::tempdir().expect("a folder");
    let broken = folder.path().join("broken_icd.json");
    let text = r#"{"file_format_version": "1.0.0", "ICD": {"library_path": "/nowhere/libvulkan_none.so", "api_version": "1.3.0"}}"#;
    fs::write(&broken, text).expect("the file is written");
    let broken = broken.display().to_string();
    for driver in ["/nowhere/none_icd.json", broken.as_str()] {
        for (arguments, code) in [
            ("run xfb.table.s0_ex1", 69),
            ("bisect-step xfb.table.s0_ex1", 125),
            ("devices", 69),
        ] {
            xfb_with_driver(driver, arguments)
                .exits(code)
                .complains("driver");
        }
    }
    xfb_with_driver(&broken, "run xfb.table.s0_ex1").complains("libvulkan_none.so");
}

/// The `conformance` target: cargo builds it into the folder of this program.
fn conformance() -> PathBuf {
    let here = std::env::current_exe().expect("this program has a path");
    let folder = here.parent().expect("it is in a folder");
    let entries = fs::read_dir(folder)
        .expect("the folder is to be read")
        .flatten();
    let built = entries.filter(|entry| {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        name.starts_with("conformance-") && !name.contains('.')
    });
    let newest = built.max_by_key(|entry| entry.metadata().and_then(|data| data.modified()).ok());
    newest
        .expect("the target `conformance` is built: cargo test --no-run")
        .path()
}

fn conformance_with(xfb_args: &str, arguments: &[&str]) -> Ran {
    finish(
        Command::new(conformance())
            .env("XFB_ARGS", xfb_args)
            .args(arguments),
    )
}

fn names(listing: &str) -> BTreeSet<&str> {
    let name = |line| str::strip_suffix(line, ": test");
    listing
        .lines()
        .map(|line| name(line).unwrap_or_else(|| panic!("no protocol: {line}")))
        .collect()
}

#[test]
fn every_case_is_a_test_and_what_cannot_pass_is_ignored() {
    let all = conformance_with("", &["--list", "--format", "terse"]);
    let cases = finish(Command::new(env!("CARGO_BIN_EXE_xfb")).arg("list"));
    assert_eq!(all.code, Some(0));
    // Calls of OpenGL are not for a device of Vulkan.
    let cases = cases.stdout.lines();
    let cases = cases
        .filter(|name| !name.starts_with("xfb.opengl."))
        .collect();
    let tests = names(&all.stdout);
    let different: Vec<_> = tests.symmetric_difference(&cases).collect();
    assert!(different.is_empty(), "not in both lists: {different:?}");
    let ignored = conformance_with("", &["--list", "--format", "terse", "--ignored"]);
    // Compared in these families, push constants that are too large among them;
    // running every case takes long.
    let families = ["xfb.memory_layout.", "xfb.table.", "xfb.stream."];
    let compared = |name: &&str| families.iter().any(|family| name.starts_with(family));
    let ignored: BTreeSet<&str> = names(&ignored.stdout)
        .into_iter()
        .filter(compared)
        .collect();
    let folder = tempfile::tempdir().expect("a folder");
    let mut run = Command::new(env!("CARGO_BIN_EXE_xfb"));
    // A case is not ignored for a failure that only a variation has.
    run.args(["run", "--plain", "--output"])
        .arg(folder.path())
        .args(families.map(|family| format!("{family}*")));
    finish(&mut run);
    let csv = fs::read_to_string(folder.path().join("results.csv")).expect("results");
    // Unsupported cases, and known failures of the driver.
    let cannot_pass = |line: &&str| line.contains(",Skip,") || line.contains(",ExpectedFail,");
    let cannot_pass = csv.lines().filter(cannot_pass);
    let cannot_pass: BTreeSet<&str> = cannot_pass
        .filter_map(|line| line.split(',').next())
        .collect();
    assert_eq!(ignored, cannot_pass);
}

const MOCK: &str = r#"
devices = ["Mock"]
start_stderr = "Validation Error: [ VUID ]"
[[case]]
name = "xfb.table.s0_ex1"
does = "crash"
signal = 11
phase = "wait"
[[case]]
name = "xfb.table.s0_ex2"
does = "fail"
fingerprint = "missing"
explanation = "expected this\nseen that"
[[case]]
name = "xfb.table.s0_struct_array"
does = "unsupported"
reason = "no geometryShader"
"#;

#[test]
fn a_failing_case_fails_one_test_with_its_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let mock = folder.path().join("mock.toml");
    fs::write(&mock, MOCK).expect("the file is written");
    let mock = format!("--mock {}", mock.display());
    let ran = conformance_with(&mock, &["xfb.table.s0_", "--test-threads", "2"]);
    assert_eq!(ran.code, Some(101), "{}", ran.stdout);
    for line in [
        "crash: the worker was killed by SIGSEGV",
        "fail: what is wrong\nexpected this\nseen that",
    ] {
        assert!(ran.stdout.contains(line), "no {line:?} in\n{}", ran.stdout);
    }
    assert!(ran.stdout.contains("2 failed; 1 ignored"), "{}", ran.stdout);
    assert!(!ran.stdout.contains("VUID"), "{}", ran.stdout);
    assert_eq!(ran.stderr, "");

    let exact = |name| conformance_with(&mock, &[name, "--exact", "--nocapture"]);
    let failed = exact("xfb.table.s0_ex2");
    assert_eq!(failed.code, Some(101));
    assert_eq!(
        failed.stderr,
        "Error: xfb.table.s0_ex2: fail: what is wrong\nexpected this\nseen that\nfingerprint: missing\n"
    );
    let passed = exact("xfb.table.s0_mat4x3");
    assert_eq!(passed.code, Some(0));
    passed.prints("1 passed; 0 failed");
    exact("xfb.no.such.case").prints("0 passed");
}

#[test]
fn a_test_without_a_device_fails() {
    let mut command = Command::new(conformance());
    for variable in ["VK_DRIVER_FILES", "VK_ICD_FILENAMES"] {
        command.env(variable, "/nowhere/none_icd.json");
    }
    finish(command.args(["xfb.table.s0_ex1", "--exact"]))
        .exits(101)
        .complains("Error: xfb.table.s0_ex1: ");
}
