//! `xfb completions`, `xfb man`, `--version` and the two lengths of help.

use super::ran::{Ran, finish};
use std::fs;
use std::process::Command;

fn xfb(arguments: &[&str]) -> Ran {
    finish(Command::new(env!("CARGO_BIN_EXE_xfb")).args(arguments))
}

#[test]
fn completions_are_scripts_of_their_shells() {
    for shell in ["bash", "zsh", "fish"] {
        let script = xfb(&["completions", shell]).exits(0).stdout;
        for word in ["bisect-step", "max-fails"] {
            assert!(script.contains(word), "{shell} does not complete {word}");
        }
    }
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("xfb.bash");
    fs::write(&path, xfb(&["completions", "bash"]).stdout).expect("a file");
    let checked = Command::new("bash").arg("-n").arg(&path).status();
    assert!(checked.expect("bash starts").success());
    xfb(&["completions", "basic"]).exits(64);
}

#[test]
fn every_visible_command_has_a_manual_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let pages = folder.path().join("man");
    xfb(&["man", "-o", &pages.display().to_string()]).exits(0);
    let page = |name: &str| fs::read_to_string(pages.join(name)).expect(name);
    assert!(page("xfb.1").contains(".TH"));
    let run = page("xfb-run.1");
    for part in ["max\\-fails", "Exit codes", "nothing was tested"] {
        assert!(run.contains(part), "no '{part}' in {run}");
    }
    assert!(!pages.join("xfb-worker.1").exists());
}

#[test]
fn the_short_help_has_no_exit_codes_and_the_long_one_has() {
    let short = xfb(&["run", "-h"]).exits(0).stdout;
    let long = xfb(&["run", "--help"]).exits(0).stdout;
    assert!(!short.contains("Exit codes:"), "{short}");
    assert!(long.contains("Exit codes:"), "{long}");
    assert!(short.lines().count() < long.lines().count());
}

#[test]
fn the_version_names_the_commit() {
    let version = xfb(&["--version"]).exits(0).stdout;
    assert!(
        version.starts_with(concat!("xfb ", env!("CARGO_PKG_VERSION"))),
        "{version}"
    );
    let git = |arguments: &[&str]| {
        let mut command = Command::new("git");
        let output = command
            .args(arguments)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output();
        let output = output.ok().filter(|output| output.status.success())?;
        Some(String::from_utf8(output.stdout).expect("text"))
    };
    // A source archive has no commit, whatever repository it lies in.
    let tracked = git(&["ls-files", "--error-unmatch", "ci/build.rs"]);
    if let Some(commit) = tracked.and_then(|_| git(&["rev-parse", "--short=12", "HEAD"])) {
        let shown = format!("({})", commit.trim());
        assert!(version.contains(&shown), "{version} has no {shown}");
    }
}
