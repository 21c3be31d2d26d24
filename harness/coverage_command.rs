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

/// The state of a class of an argument, in the table of one case.
fn state(case: &str, argument: &str, class: &str) -> Value {
    let arguments = [case, "--combinations"];
    row(&arguments, argument, ("classes", "class"), class)["state"].clone()
}

#[test]
fn a_bit_is_covered_by_each_of_its_values() {
    // Draws of 1027 and 13 vertices.
    let state = |class| state("xfb.draw.large.points.1027", "draw.vertexCount", class);
    for class in ["bit 1: 0", "bit 1: 1", "bit 10: 1"] {
        assert_eq!(state(class), "covered", "{class}");
    }
    assert_eq!(state("bit 4: 1"), "gap");
}

#[test]
fn a_case_reaches_the_number_of_things_that_it_has() {
    let state = |number| state("xfb.boundary.counts.draws.9", "draws of a capture", number);
    assert_eq!(state("9"), "covered");
    assert_eq!(state("5"), "gap");
}

#[test]
fn a_form_of_a_command_is_covered_by_a_case_that_has_it() {
    let state = |class| state("xfb.boundary.first_vertex.257", "draw.firstVertex", class);
    assert_eq!(state("2^8+1, vkCmdDraw"), "covered");
    assert_eq!(state("2^8+1, vertex"), "covered");
    assert_eq!(state("2^8+1, vkCmdDrawIndirect"), "gap");
    assert_eq!(state("2^8+1, geometry"), "gap");
}

#[test]
fn a_pair_of_conditions_is_covered_by_a_draw_that_has_both() {
    let state = |argument, class| state("xfb.boundary.first_vertex.257", argument, class);
    let topology = "topology and offset of a draw";
    assert_eq!(state(topology, "points, firstVertex"), "covered");
    assert_eq!(state(topology, "lines, firstVertex"), "gap");
}

#[test]
fn queries_are_active_with_other_conditions_of_a_draw() {
    let arguments = ["--format", "json", "--combinations", "xfb.draw.conditions*"];
    let ran = coverage(&arguments);
    let table: Value = serde_json::from_str(&ran.exits(0).stdout).expect("JSON");
    let rows = table["arguments"].as_array().expect("rows");
    for condition in ["topology", "index type", "restart", "size"] {
        let name = format!("{condition} and query of a draw");
        let row = rows.iter().find(|row| row["name"] == name).expect("a row");
        for pair in row["classes"].as_array().expect("classes") {
            let class = pair["class"].as_str().expect("a class");
            let is_here = class.ends_with("statistics") || class.ends_with("no query");
            assert!(!is_here || pair["state"] == "covered", "{name}: {class}");
        }
    }
}
