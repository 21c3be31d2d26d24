//! `xfb completions`, `xfb man`, `--version` and the two lengths of help.

use super::ran::{finish, xfb};
use std::fs;
use std::process::Command;

#[test]
fn completions_are_scripts_of_their_shells() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = xfb(&["completions", shell]).exits(0).stdout;
        let call = format!("XFB_COMPLETE={shell}");
        let calls = script.contains("XFB_COMPLETE") && script.contains(shell);
        assert!(calls, "{shell} does not contain {call}: {script}");
    }
    xfb(&["completions", "basic"]).exits(64);
}

/// The words that bash offers for the last of these words, by the script of `xfb
/// completions`.
fn completed_by_bash(words: &[&str]) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let script = folder.path().join("xfb.bash");
    fs::write(&script, xfb(&["completions", "bash"]).exits(0).stdout).expect("a file");
    let last = words.last().expect("a word");
    let text = format!(
        "source {script}; COMP_WORDS=({all}); COMP_CWORD={index}; COMP_TYPE=9\n\
         _clap_complete_xfb xfb '{last}' ''; printf '%s\\n' \"${{COMPREPLY[@]}}\"",
        script = script.display(),
        all = words.join(" "),
        index = words.len() - 1,
    );
    let mut bash = Command::new("bash");
    bash.args(["-c", &text]).current_dir(folder.path());
    let output = finish(&mut bash).exits(0).stdout;
    output.lines().map(str::to_owned).collect()
}

#[test]
fn bash_completes_commands_options_and_names_of_cases() {
    let rows: [(&[&str], &[&str]); 5] = [
        (&["xfb", "bis"], &["bisect-step"]),
        (&["xfb", "run", "--max-f"], &["--max-fails"]),
        (
            &["xfb", "run", "xfb.co"],
            &["xfb.conditional.", "xfb.counter."],
        ),
        (&["xfb", "show", "xfb.table.w3"], &["xfb.table.w3"]),
        (&["xfb", "list", "xfb.nothing"], &[]),
    ];
    for (words, want) in rows {
        let mut found = completed_by_bash(words);
        if words[2..] == ["xfb.table.w3"] {
            found.retain(|name| name == "xfb.table.w3");
        }
        assert_eq!(found.join(" ").trim(), want.join(" "), "{words:?}");
    }
}

#[test]
fn a_completion_for_an_unknown_shell_is_an_error() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    command.env("XFB_COMPLETE", "basic").args(["--", "xfb", ""]);
    let ran = finish(&mut command).exits(64);
    assert!(ran.stderr.contains("not the name of a shell"));
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
