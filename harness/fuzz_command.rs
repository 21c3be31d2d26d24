//! `xfb fuzz` on a real driver.

use super::ran::{Ran, finish};
use std::process::Command;

fn fuzz(arguments: &[&str]) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    let seed = ["fuzz", "--seed", "24", "--format", "json"];
    finish(command.args(seed).args(arguments))
}

fn statuses(ran: &Ran) -> serde_json::Value {
    let report: serde_json::Value = serde_json::from_str(&ran.stdout).expect("JSON");
    assert_eq!(report["seed"], 24);
    assert_eq!(report["finds"], 0, "{}", ran.stdout);
    report["statuses"].clone()
}

/// The first cases of seed 24 have no fault of lavapipe.
#[test]
fn the_cases_of_a_seed_do_not_depend_on_the_number_of_workers() {
    let one = fuzz(&["--count", "4", "--jobs", "1"]).exits(0);
    let two = fuzz(&["--count", "4", "--jobs", "2"]).exits(0);
    assert_eq!(statuses(&one)["pass"], 4);
    assert_eq!(statuses(&one), statuses(&two));
    one.complains("xfb: seed 24");
}

#[test]
fn a_device_that_does_not_exist_is_reported() {
    fuzz(&["--count", "1", "--device", "nothing"])
        .exits(69)
        .complains("nothing");
}
