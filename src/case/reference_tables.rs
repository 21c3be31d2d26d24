//! The worked tables – a row of the engine's reference tables (`W1`, `K1`, `B1`)
//! or a table of the founding documents (`S0-ex1`) – and what proves each: the
//! cases that state it, and the tests.
//!
//! The tables are data (`reference_tables.toml`), so that one without a proof is missed.

use crate::case::Case;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// A worked table, and the tests that prove it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WorkedTable {
    /// `W1`.
    pub id: String,
    /// What the example is.
    pub about: String,
    /// `file::function`, the file from the project's root.
    pub tests: Vec<String>,
}

/// A worked table with everything that proves it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Proof {
    pub table: String,
    pub about: String,
    /// Names of cases, sorted.
    pub cases: Vec<String>,
    pub tests: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tables {
    table: Vec<WorkedTable>,
}

/// Every worked table, in order.
pub fn all() -> &'static [WorkedTable] {
    static TABLES: OnceLock<Vec<WorkedTable>> = OnceLock::new();
    // The text is part of the program; a test proves that it parses.
    TABLES.get_or_init(|| {
        toml::from_str::<Tables>(include_str!("reference_tables.toml"))
            .map_or(Vec::new(), |t| t.table)
    })
}

/// Every worked table with the cases among `cases` that state it, in order;
/// tables that a case names and nobody knows at the end.
pub fn proofs(cases: &[Case]) -> Vec<Proof> {
    let mut stated = worked_tables(cases);
    let known = all().iter().map(|table| Proof {
        table: table.id.clone(),
        about: table.about.clone(),
        cases: stated.remove(&table.id).unwrap_or_default(),
        tests: table.tests.clone(),
    });
    let mut proofs: Vec<Proof> = known.collect();
    proofs.extend(stated.into_iter().map(|(table, cases)| Proof {
        table,
        about: String::new(),
        cases,
        tests: Vec::new(),
    }));
    proofs
}

/// Worked table → the cases that state it, both sorted.
pub fn worked_tables(cases: &[Case]) -> BTreeMap<String, Vec<String>> {
    let mut tables: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for case in cases {
        for table in &case.worked_tables {
            tables
                .entry(table.clone())
                .or_default()
                .push(case.name.clone());
        }
    }
    tables
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_complete() {
        toml::from_str::<Tables>(include_str!("reference_tables.toml")).expect("the list parses");
        let founding = ["mat4x3", "ex1", "ex2", "one", "six", "three-of-five"];
        let numbered = |letter: &str, last: u32| {
            let letter = letter.to_owned();
            (1..=last).map(move |n| format!("{letter}{n}"))
        };
        let want: Vec<String> = founding
            .iter()
            .map(|name| format!("S0-{name}"))
            .chain(numbered("W", 37))
            .chain(numbered("K", 18))
            .chain(numbered("B", 11))
            .collect();
        let seen: Vec<&String> = all().iter().map(|table| &table.id).collect();
        assert_eq!(seen, want.iter().collect::<Vec<_>>());
        assert!(all().iter().all(|table| !table.about.is_empty()));
    }
}
