//! `xfb fuzz` on a real driver.

use super::ran::{Ran, finish};
use std::fs;
use std::process::Command;

fn fuzz(arguments: &[&str]) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    let seed = ["fuzz", "--seed", "24", "--format", "json"];
    finish(command.args(seed).args(arguments))
}

/// The number of cases by their status.
fn statuses(ran: &Ran) -> serde_json::Value {
    let report: serde_json::Value = serde_json::from_str(&ran.stdout).expect("JSON");
    assert_eq!(report["seed"], 24);
    let statuses = report["statuses"].clone();
    let counts = statuses.as_object().expect("statuses").values();
    assert_eq!(counts.filter_map(serde_json::Value::as_u64).sum::<u64>(), 4);
    let failures = ["fail", "crash", "timeout", "error"];
    let failed = failures.iter().any(|status| statuses.get(status).is_some());
    assert_eq!(ran.code, Some(i32::from(failed)), "{}", ran.stderr);
    statuses
}

#[test]
fn the_cases_of_a_seed_do_not_depend_on_the_number_of_workers() {
    let one = fuzz(&["--count", "4", "--jobs", "1"]);
    let two = fuzz(&["--count", "4", "--jobs", "2"]);
    assert_eq!(statuses(&one), statuses(&two));
    one.complains("xfb: seed 24");
}

#[test]
fn a_device_that_does_not_exist_is_reported() {
    fuzz(&["--count", "1", "--device", "nothing"])
        .exits(69)
        .complains("nothing");
}

/// A driver that fails whatever it runs.
const MOCK: &str = "devices = ['Mock']\n[[case]]\nname = '*'\ndoes = 'fail'\n\
                    fingerprint = 'stray(+4)'\nexplanation = ''\n";

#[test]
fn each_file_gives_the_result_of_its_find() {
    let folder = tempfile::tempdir().expect("a folder");
    let mock = folder.path().join("mock.toml");
    fs::write(&mock, MOCK).expect("a file");
    let output = folder.path().join("finds");
    // The first device may fail these cases, too: then each case has two files.
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    let ran = finish(
        command
            .args("fuzz --seed 9100 --count 8 --jobs 2 --format json -o".split(' '))
            .arg(&output)
            .arg("--against-mock")
            .arg(&mock),
    )
    .exits(1);
    let report: serde_json::Value = serde_json::from_str(&ran.stdout).expect("JSON");
    let mut compared = 0;
    for find in report["found"].as_array().expect("finds") {
        let status = match find["side"].as_str() {
            Some("device") => &find["status"],
            _ => &find["other_result"]["status"],
        };
        let file = find["file"].as_str().expect("a file");
        let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
        let again = finish(command.args(["run", file, "--expectations", "none"]));
        let status = status.as_str().expect("a status");
        again.prints(&format!(" 1 {status}"));
        compared += 1;
    }
    assert!(compared > 0, "{report}");
}
