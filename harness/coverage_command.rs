//! `xfb coverage`, which needs no driver.

use super::ran::{Ran, finish};
use std::process::Command;

fn coverage(arguments: &[&str]) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    finish(command.arg("coverage").args(arguments))
}

/// The row of a class in the JSON of some cases.
fn row(argument: &str, class: &str, patterns: &[&str]) -> serde_json::Value {
    let ran = coverage(&[&["--format", "json"], patterns].concat());
    let table: serde_json::Value = serde_json::from_str(&ran.exits(0).stdout).expect("JSON");
    let find = |rows: &serde_json::Value, key: &str, name: &str| {
        let mut rows = rows.as_array().expect("rows").iter();
        rows.find(|row| row[key] == name).expect(name).clone()
    };
    let argument = find(&table["arguments"], "name", argument);
    find(&argument["classes"], "class", class)
}

#[test]
fn an_argument_is_covered_only_where_another_value_would_differ() {
    // The range of the first case is filled and overflows; that of the second is not full.
    let filled = row("bind.pSizes", "2^12", &["xfb.boundary.size.4096"]);
    assert_eq!(
        (&filled["state"], &filled["default"]),
        (&"covered".into(), &1.into())
    );
    let roomy = row("bind.pSizes", "2^12", &["xfb.limits.buffers.tess_eval"]);
    assert_eq!(
        (&roomy["state"], &roomy["unseen"]),
        (&"gap".into(), &1.into())
    );
}

#[test]
fn the_text_names_the_case_that_sees_a_class() {
    let text = coverage(&["xfb.draw.large.points.1027"]).exits(0).stdout;
    assert!(text.contains("draw.vertexCount\n"), "{text}");
    assert!(
        text.contains("1 case: xfb.draw.large.points.1027"),
        "{text}"
    );
    assert!(text.contains("default list: 1 cases, "), "{text}");
}

#[test]
fn a_case_that_does_not_exist_is_reported() {
    coverage(&["xfb.no.case"])
        .exits(64)
        .complains("xfb.no.case");
}

#[test]
fn a_pair_needs_the_situation_of_its_command() {
    let pairs = |pattern: &str| {
        let ran = coverage(&["--pairs", "--format", "json", pattern]);
        let table: serde_json::Value = serde_json::from_str(&ran.exits(0).stdout).expect("JSON");
        table
    };
    let covered = |table: &serde_json::Value, argument: &str, situation: &str| {
        let find = |rows: &serde_json::Value, key: &str, name: &str| {
            let mut rows = rows.as_array().expect("rows").iter();
            rows.find(|row| row[key] == name).expect(name).clone()
        };
        let argument = find(&table["arguments"], "name", argument);
        find(&argument["situations"], "situation", situation)["covered"].clone()
    };
    let first = pairs("xfb.boundary.vertices.1025");
    assert_eq!(
        covered(&first, "draw.vertexCount", "first capture"),
        serde_json::json!(["odd", "2^10+1"])
    );
    for situation in [
        "later capture",
        "secondary command buffer",
        "shader objects",
    ] {
        let none = serde_json::json!([]);
        assert_eq!(covered(&first, "draw.vertexCount", situation), none);
    }
}
