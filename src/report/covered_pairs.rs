//! The table of `xfb coverage --pairs`, as data and as text.

use super::page::{Page, Table};
use crate::case::List;
use crate::coverage::excuses::Excuses;
use crate::coverage::pairs::{self, Pairs};
use crate::coverage::situations::{SITUATIONS, Situation};
use crate::script::commands::arguments::Argument;
use itertools::Itertools;
use serde::Serialize;

/// The pairs of every argument, by situation.
#[derive(Debug, Serialize)]
pub struct PairTable {
    list: &'static str,
    cases: usize,
    covered: usize,
    excused: usize,
    gaps: usize,
    arguments: Vec<PairRows>,
}

#[derive(Debug, Serialize)]
struct PairRows {
    name: &'static str,
    situations: Vec<PairRow>,
}

/// The classes of an argument in a situation.
#[derive(Debug, Serialize)]
struct PairRow {
    situation: &'static str,
    covered: Vec<String>,
    excused: Vec<String>,
    gaps: Vec<String>,
}

impl PairTable {
    /// Returns the table of what the cases of a list cover.
    pub fn new(pairs: &Pairs, list: List) -> PairTable {
        let arguments = Argument::ALL.iter().map(|argument| PairRows {
            name: argument.key(),
            situations: SITUATIONS
                .into_iter()
                .map(|(situation, _)| row(pairs, *argument, situation))
                .filter(|row| row.total() > 0)
                .collect(),
        });
        let mut table = PairTable {
            list: list.name(),
            cases: pairs.cases,
            covered: 0,
            excused: 0,
            gaps: 0,
            arguments: arguments.collect(),
        };
        let rows: Vec<&PairRow> = table.arguments.iter().flat_map(|a| &a.situations).collect();
        let sum = |count: fn(&PairRow) -> usize| rows.iter().map(|row| count(row)).sum();
        (table.covered, table.excused, table.gaps) = (
            sum(|row| row.covered.len()),
            sum(|row| row.excused.len()),
            sum(|row| row.gaps.len()),
        );
        table
    }

    /// Whether every pair is covered or excused.
    pub fn is_complete(&self) -> bool {
        self.gaps == 0
    }
}

fn row(pairs: &Pairs, argument: Argument, situation: Situation) -> PairRow {
    let mut row = PairRow {
        situation: situation.name(),
        covered: Vec::new(),
        excused: Vec::new(),
        gaps: Vec::new(),
    };
    let own = pairs::all().filter(|(cell, s)| cell.argument == argument && *s == situation);
    for (cell, situation) in own {
        let classes = if pairs.covered.contains(&(cell, situation)) {
            &mut row.covered
        } else if Excuses::shipped().for_pair(cell, situation).is_some() {
            &mut row.excused
        } else {
            &mut row.gaps
        };
        classes.push(cell.class.to_string());
    }
    row
}

impl PairRow {
    fn total(&self) -> usize {
        self.covered.len() + self.excused.len() + self.gaps.len()
    }

    fn text(&self, gaps: bool) -> String {
        let classes = |what: &str, classes: &[String]| match classes {
            [] => None,
            classes => Some(format!("{what}: {}", classes.join(" "))),
        };
        let covered = || format!("{} of {}", self.covered.len(), self.total());
        let parts = [
            (!gaps).then(covered),
            classes("excused", &self.excused).filter(|_| !gaps),
            classes("GAP", &self.gaps),
        ];
        parts.iter().flatten().join(", ")
    }
}

/// The table as text; `gaps` prints only what is neither covered nor excused.
pub fn text(table: &PairTable, gaps: bool) -> String {
    let mut page = Page::default();
    for argument in &table.arguments {
        let rows = argument.situations.iter();
        let mut shown = rows.filter(|row| !gaps || !row.gaps.is_empty()).peekable();
        if shown.peek().is_some() {
            let rows = shown.map(|row| [row.situation.to_owned(), row.text(gaps)]);
            page.line(argument.name);
            page.indented(2, Table::untitled().least_width(33).rows(rows));
        }
    }
    page.line(format!(
        "{} list: {} cases, {} pairs of a class and a situation: {} covered, {} excused, {} gaps",
        table.list,
        table.cases,
        table.covered + table.excused + table.gaps,
        table.covered,
        table.excused,
        table.gaps
    ));
    page.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_that_no_case_covers_is_a_gap() {
        let (cell, situation) = pairs::all().next().expect("a pair");
        let none = PairTable::new(&Pairs::default(), List::Extended);
        let one = Pairs {
            covered: [(cell, situation)].into(),
            cases: 1,
        };
        let one = PairTable::new(&one, List::Extended);
        assert_eq!((none.covered, one.covered), (0, 1));
        assert_eq!(none.gaps, one.gaps + 1);
        assert!(!one.is_complete());
        let gap = format!("  {:<32} GAP: {}", situation.name(), cell.class);
        assert!(text(&none, true).contains(&gap), "{}", text(&none, true));
    }
}
