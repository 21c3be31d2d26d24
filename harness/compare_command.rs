//! `xfb compare`: result folders, results.json and deqp-runner's results.csv.

use crate::ran::{Ran, finish};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// Runs `xfb compare` with these arguments in a folder.
fn compare(folder: &Path, arguments: &str) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    command.arg("compare").args(arguments.split_whitespace());
    finish(command.current_dir(folder))
}

/// A result as `results.json` holds it.
fn result(name: &str, status: &str, fingerprint: Option<&str>, recorded: Option<&str>) -> Value {
    json!({
        "name": name, "status": status, "rules": [1], "fingerprint": fingerprint,
        "reason": format!("the reason of {name}"), "seconds": 0.1, "recorded": recorded,
    })
}

/// A folder with a run in `old`, one in `new`, and one of deqp-runner in `other.csv`.
fn runs() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |run: &str, driver: &str, results: Value| {
        let path = folder.path().join(run);
        fs::create_dir(&path).expect("a new folder");
        let device = json!({"name": "GPU", "driver_name": "driver", "driver_info": driver});
        let document = json!({"schema": 2, "device": device, "results": results, "complete": true});
        fs::write(path.join("results.json"), document.to_string()).expect("a new file");
    };
    write(
        "old",
        "1.0",
        json!([
            result("xfb.a", "pass", None, None),
            result("xfb.b", "fail", Some("zero"), None),
            result("xfb.c", "fail", Some("zero"), None),
            result("xfb.d", "probe", None, Some("3 written")),
            result("xfb.e", "pass", None, None),
        ]),
    );
    write(
        "new",
        "2.0",
        json!([
            result("xfb.a", "fail", Some("missing"), None),
            result("xfb.b", "pass", None, None),
            result("xfb.c", "fail", Some("missing"), None),
            result("xfb.d", "probe", None, Some("4 written")),
            result("xfb.f", "pass", None, None),
        ]),
    );
    let rows =
        "xfb.a,Pass,0.1\nxfb.b,ExpectedFail,0.1\nxfb.c,Fail,0.1\nxfb.d,Pass,0.1\nxfb.e,Pass,0.1\n";
    fs::write(folder.path().join("other.csv"), rows).expect("a new file");
    folder
}

#[test]
fn two_runs_are_compared_by_fault() {
    let folder = runs();
    let ran = compare(folder.path(), "old new").exits(1);
    let want = "\
old  GPU, driver 1.0: 5 cases, 2 pass, 1 probe, 2 fail
new  GPU, driver 2.0: 5 cases, 2 pass, 1 probe, 2 fail

regressed: 1 case
  pass -> fail (missing)
    the reason of xfb.a
      xfb.a

fixed: 1 case
  fail (zero) -> pass
    the reason of xfb.b
      xfb.b

changed: 1 case
  fail (zero) -> fail (missing)
    the reason of xfb.c
      xfb.c

new: 1 case
  1 case without a failure

gone: 1 case
  1 case without a failure

unspecified behaviour that differs: 1 case
  xfb.d: the reason of xfb.d
      3 written -> 4 written

1 regressed, 1 fixed, 1 changed, 1 new, 1 gone, 1 the same
";
    assert_eq!(ran.stdout, want);
}

#[test]
fn the_exit_code_states_regressions_and_fixes() {
    let folder = runs();
    let write = |name: &str, rows: &str| {
        fs::write(folder.path().join(name), rows).expect("a new file");
    };
    write("fails.csv", "xfb.a,Fail\n");
    write("passes.csv", "xfb.a,Pass\n");
    write("crashes.csv", "xfb.a,Crash\n");
    for (arguments, code) in [
        ("passes.csv passes.csv", 0),
        ("fails.csv fails.csv", 0),
        ("fails.csv", 0),
        ("passes.csv fails.csv", 1),
        ("fails.csv crashes.csv", 1),
        ("fails.csv passes.csv", 2),
        ("fails.csv passes.csv crashes.csv", 1),
        // A CSV file does not record fingerprints.
        ("old other.csv", 0),
    ] {
        let ran = compare(folder.path(), arguments);
        assert_eq!(ran.code, Some(code), "{arguments}\n{}", ran.stdout);
    }
}

#[test]
fn several_runs_are_a_matrix() {
    let folder = runs();
    compare(folder.path(), "old new other.csv")
        .exits(1)
        .prints("case   old   new    other.csv\n")
        .prints("xfb.a  pass  fail   pass\n")
        .prints("xfb.b  fail  pass   expected fail\n")
        .prints("xfb.c  fail  fail*  fail\n")
        .prints("1 of 6 cases pass in every run\n")
        .prints("old -> other.csv: 5 the same\n");
}

#[test]
fn json_and_html_have_every_change() {
    let folder = runs();
    let ran = compare(folder.path(), "old new --format json").exits(1);
    let json: Value = serde_json::from_str(&ran.stdout).expect("JSON");
    let changes = &json["comparisons"][0];
    assert_eq!(changes["counts"]["regressed"], 1);
    assert_eq!(changes["changes"][0]["name"], "xfb.a");
    assert_eq!(changes["changes"][0]["new"]["fingerprint"], "missing");
    assert_eq!(changes["behaviours"][0]["new"], "4 written");
    compare(folder.path(), "old new other.csv --format html")
        .exits(1)
        .prints("<!doctype html>")
        .prints("<b class=\"fixed\">fixed</b>")
        .prints("4 written");
}

#[test]
fn a_run_that_cannot_be_read_is_named() {
    let folder = runs();
    fs::create_dir(folder.path().join("empty")).expect("a new folder");
    fs::write(folder.path().join("bad.csv"), "xfb.a,Passed\n").expect("a new file");
    fs::write(folder.path().join("bad.json"), "[]").expect("a new file");
    for (run, message) in [
        ("empty", "empty has neither results.json nor results.csv"),
        ("bad.csv", "bad.csv:1: `xfb.a,Passed` is not"),
        ("bad.json", "bad.json is not a results.json of `xfb run`"),
        ("none.json", "cannot read none.json"),
    ] {
        compare(folder.path(), &format!("old {run}"))
            .exits(65)
            .complains(message);
    }
    compare(folder.path(), "").exits(64);
}
