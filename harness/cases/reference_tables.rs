//! Every reference table is proved: a case states it (key `tables` of the case file),
//! and a test compares the engine with it.

use super::cases;
use serde::Deserialize;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Tables that no case states, because they are not the table of one capture.
const WITHOUT_CASE: [&str; 1] = ["S0-one"];

/// A reference table and the tests that prove it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    /// `W1`.
    id: String,
    /// The purpose of the example.
    about: String,
    /// `file::function`, with the file's path from the root of the project.
    tests: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tables {
    table: Vec<Table>,
}

fn tables() -> Vec<Table> {
    let text = include_str!("reference_tables.toml");
    toml::from_str::<Tables>(text)
        .expect("the list parses")
        .table
}

#[test]
fn the_list_of_reference_tables_is_complete() {
    let founding = ["mat4x3", "ex1", "ex2", "one", "six", "three-of-five"];
    let mut want: Vec<String> = founding.iter().map(|name| format!("S0-{name}")).collect();
    for (letter, last) in [('W', 37), ('K', 18), ('B', 11)] {
        want.extend((1..=last).map(|n| format!("{letter}{n}")));
    }
    let seen: Vec<String> = tables().into_iter().map(|table| table.id).collect();
    assert_eq!(seen, want);
}

#[test]
fn every_reference_table_has_a_case_and_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let named = cases().iter().flat_map(|case| &case.worked_tables);
    let mut stated: BTreeSet<&str> = named.map(String::as_str).collect();
    for Table { id, about, tests } in &tables() {
        assert!(!about.is_empty(), "{id} has no description");
        // Memory layouts are not captures: device cases check them.
        let without_case = WITHOUT_CASE.contains(&id.as_str()) || id.starts_with('B');
        let stated_by_case = stated.remove(id.as_str());
        assert!(without_case || stated_by_case, "no case states {id}");
        assert!(!tests.is_empty(), "no test proves {id}");
        for test in tests {
            let (file, function) = test.split_once("::").expect("file::function");
            let text = fs::read_to_string(root.join(file)).expect(file);
            let spellings = [
                format!("#[test]\nfn {function}("),
                format!("#[test]\n    fn {function}("),
                // A row of a macro that generates tests.
                format!("{function} \"{id}\""),
            ];
            let exists = spellings.iter().any(|spelling| text.contains(spelling));
            assert!(exists, "{id}: there is no test {test}");
        }
    }
    assert!(stated.is_empty(), "cases state unknown tables: {stated:?}");
}
