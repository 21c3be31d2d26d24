//! `xfb coverage`, which needs no driver.

use super::ran::{Ran, xfb};
use serde_json::{Value, json};

fn coverage(arguments: &[&str]) -> Ran {
    xfb(&[&["coverage"], arguments].concat())
}

/// The row of an argument in the JSON of these arguments, and in its list the row of a name.
fn row(arguments: &[&str], argument: &str, (list, key): (&str, &str), name: &str) -> Value {
    let ran = coverage(&[&["--format", "json"], arguments].concat());
    let table: Value = serde_json::from_str(&ran.exits(0).stdout).expect("JSON");
    let find = |rows: &Value, key: &str, name: &str| {
        let mut rows = rows.as_array().expect("rows").iter();
        rows.find(|row| row[key] == name).expect(name).clone()
    };
    let argument = find(&table["arguments"], "name", argument);
    find(&argument[list], key, name)
}

#[test]
fn an_argument_is_covered_only_where_another_value_would_differ() {
    // The range of the first case is filled and overflows; that of the second is not full.
    let size = |case| row(&[case], "bind.pSizes", ("classes", "class"), "2^12");
    let filled = size("xfb.boundary.size.4096");
    assert_eq!(filled["state"], "covered");
    assert_eq!(filled["default"], 1);
    let roomy = size("xfb.limits.buffers.tess_eval");
    assert_eq!(roomy["state"], "gap");
    assert_eq!(roomy["unseen"], 1);
}

#[test]
fn the_text_names_the_case_that_sees_a_class() {
    coverage(&["xfb.draw.large.points.1027"])
        .exits(0)
        .prints("draw.vertexCount\n")
        .prints("1 case: xfb.draw.large.points.1027")
        .prints("default list: 1 cases, ");
}

#[test]
fn a_case_that_does_not_exist_is_reported() {
    coverage(&["xfb.no.case"])
        .exits(64)
        .complains("xfb.no.case");
}

#[test]
fn a_pair_needs_the_situation_of_its_command() {
    let covered = |situation| {
        let arguments = ["--pairs", "xfb.boundary.vertices.1025"];
        let list = ("situations", "situation");
        row(&arguments, "draw.vertexCount", list, situation)["covered"].clone()
    };
    assert_eq!(covered("first capture"), json!(["odd", "2^10+1"]));
    for situation in [
        "later capture",
        "secondary command buffer",
        "shader objects",
    ] {
        assert_eq!(covered(situation), json!([]));
    }
}
