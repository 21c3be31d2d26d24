//! `xfb fuzz` on a real driver.

use super::ran::{Ran, finish};
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
    // The exit code is that of the finds.
    let found = !report["found"].as_array().expect("finds").is_empty();
    assert_eq!(ran.code, Some(i32::from(found)), "{}", ran.stderr);
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
