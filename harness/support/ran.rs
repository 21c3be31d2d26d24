//! Runs a program to its end, and checks its output.

#![allow(dead_code, reason = "no test program calls every function")]

use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::process::{Command, Output};

/// The output of a finished program.
pub struct Ran {
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

/// Runs a command to its end.
pub fn finish(command: &mut Command) -> Ran {
    let Output {
        status,
        stdout,
        stderr,
    } = command.output().expect("the program starts");
    Ran {
        code: status.code(),
        stdout: String::from_utf8(stdout).expect("standard output is text"),
        stderr: String::from_utf8_lossy(&stderr).into_owned(),
    }
}

/// Runs `xfb` to its end.
pub fn xfb(arguments: &[&str]) -> Ran {
    finish(Command::new(env!("CARGO_BIN_EXE_xfb")).args(arguments))
}

/// Runs `xfb` to its end, with `--format json` unless the arguments choose a format.
pub fn xfb_json(arguments: &[&str]) -> Ran {
    xfb(&in_json(arguments))
}

/// Runs cases; returns the status and the reason of each by name.
pub fn run_cases(arguments: &[&str]) -> BTreeMap<String, [String; 2]> {
    let output = tempfile::tempdir().expect("a folder");
    let folder = output.path().to_str().expect("text");
    let ran = xfb(&[&["run", "--output", folder], arguments].concat());
    let results = fs::read_to_string(output.path().join("results.json"));
    let results = results.unwrap_or_else(|error| panic!("{error}\n{}{}", ran.stdout, ran.stderr));
    let results: Value = serde_json::from_str(&results).expect("JSON");
    let results = results["results"].as_array().expect("results").iter();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let results = results.map(|r| (text(&r["name"]), [text(&r["status"]), text(&r["reason"])]));
    results.collect()
}

/// Returns arguments with `--format json`, unless they choose a format.
pub fn in_json<'a>(arguments: &[&'a str]) -> Vec<&'a str> {
    let mut all = arguments.to_vec();
    if !all.iter().any(|argument| argument.starts_with("--format")) {
        all.extend(["--format", "json"]);
    }
    all
}

impl Ran {
    /// Asserts the exit code.
    pub fn exits(self, code: i32) -> Ran {
        let Ran { stdout, stderr, .. } = &self;
        assert_eq!(self.code, Some(code), "\n{stdout}\n{stderr}");
        self
    }

    /// Asserts that standard output holds `text`.
    pub fn prints(self, text: &str) -> Ran {
        let stdout = &self.stdout;
        assert!(stdout.contains(text), "no {text:?} in\n{stdout}");
        self
    }

    /// Asserts that standard error holds `text`.
    pub fn complains(self, text: &str) -> Ran {
        let stderr = &self.stderr;
        assert!(stderr.contains(text), "no {text:?} in\n{stderr}");
        self
    }
}
