//! Which case reproduces which worked table: a row of the engine's reference
//! tables (`W1`) or a table of the founding documents (`S0-ex1`).

use super::Case;
use std::collections::BTreeMap;

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
