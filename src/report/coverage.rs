//! The table of `xfb coverage`, as data and as text.

use super::page::{Page, Table, cases};
use crate::case::List;
use crate::coverage::excuses::Excuses;
use crate::coverage::{Coverage, Reached, Tally, draws};
use serde::Serialize;

/// The classes of every argument and how many cases have verdicts that depend on each.
#[derive(Debug, Serialize)]
pub struct CoverageTable<'a> {
    list: &'static str,
    cases: usize,
    arguments: Vec<ArgumentRow<'a>>,
    /// The parts of excuses that excuse nothing.
    unneeded_excuses: Vec<String>,
}

#[derive(Debug, Serialize)]
struct ArgumentRow<'a> {
    name: String,
    classes: Vec<ClassRow<'a>>,
}

/// One class.
#[derive(Debug, Serialize)]
struct ClassRow<'a> {
    class: String,
    /// Whether the class is that of a bit, one in a form of the command, or a pair.
    #[serde(skip)]
    is_detail: bool,
    state: State,
    /// Cases whose verdict depends on it, by list.
    smoke: usize,
    default: usize,
    extended: usize,
    /// Cases in which it occurs where no verdict depends on it.
    unseen: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    example: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    excuse: Option<&'a str>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum State {
    Covered,
    Excused,
    Gap,
}

impl<'a> CoverageTable<'a> {
    /// Returns the table for all or some of the cases of a list, with or without combinations.
    pub fn new(
        coverage: &'a Coverage,
        list: List,
        combinations: bool,
        all_cases: bool,
    ) -> CoverageTable<'a> {
        let excuses = Excuses::shipped();
        let row = |class: String, is_detail, tally: Option<&'a Tally>, excuse: Option<&'a str>| {
            let seen = tally.map_or([0; 3], |tally| tally.seen);
            let covered = tally.is_some_and(|tally| tally.is_covered(list));
            ClassRow {
                class,
                is_detail,
                state: match (covered, excuse) {
                    (true, _) => State::Covered,
                    (false, Some(_)) => State::Excused,
                    (false, None) => State::Gap,
                },
                smoke: seen[List::Smoke as usize],
                default: seen[List::Default as usize],
                extended: seen[List::Extended as usize],
                unseen: tally.map_or(0, |tally| tally.unseen),
                example: tally.and_then(|tally| tally.example.as_deref()),
                excuse: excuse.filter(|_| !covered),
            }
        };
        let mut arguments: Vec<ArgumentRow<'_>> = Vec::new();
        let is_shown = |reached: &Reached| combinations || !reached.is_combination();
        for reached in Reached::all().filter(is_shown) {
            let (name, class) = names(reached);
            let is_detail = reached.is_detail();
            let tally = coverage.tallies.get(&reached);
            let row = row(class, is_detail, tally, excuses.for_reached(reached));
            match arguments.last_mut().filter(|last| last.name == name) {
                Some(last) => last.classes.push(row),
                None => arguments.push(ArgumentRow {
                    name,
                    classes: vec![row],
                }),
            }
        }
        // Excuses are those of the default list, in forms and pairs as well.
        let unneeded_excuses = if all_cases && combinations && list == List::Default {
            let covers = |tally: &Tally| tally.is_covered(list);
            let lacking =
                Reached::all().filter(|own| !coverage.tallies.get(own).is_some_and(covers));
            excuses.unneeded(&lacking.collect::<Vec<_>>())
        } else {
            Vec::new()
        };
        CoverageTable {
            list: list.name(),
            cases: coverage.cases,
            arguments,
            unneeded_excuses,
        }
    }

    /// Whether every class is covered or excused, and every excuse is needed.
    pub fn is_complete(&self) -> bool {
        self.gaps().is_empty() && self.unneeded_excuses.is_empty()
    }

    /// Every class that is neither covered nor excused: argument and class.
    pub fn gaps(&self) -> Vec<(&str, &str)> {
        let classes = self.classes().filter(|(_, row)| row.state == State::Gap);
        classes
            .map(|(name, row)| (name, row.class.as_str()))
            .collect()
    }

    fn classes(&self) -> impl Iterator<Item = (&str, &ClassRow<'a>)> {
        let arguments = self.arguments.iter();
        arguments.flat_map(|argument| {
            let rows = argument.classes.iter();
            rows.map(|row| (argument.name.as_str(), row))
        })
    }
}

/// Returns the name of the argument and that of the class.
fn names(reached: Reached) -> (String, String) {
    match reached {
        Reached::Number(cell, form) => {
            let form_name = form.map_or_else(String::new, |form| format!(", {form}"));
            let class = format!("{}{form_name}", cell.class);
            (cell.argument.key().to_owned(), class)
        }
        Reached::Choice(name, value) => (name.to_owned(), value.to_owned()),
        Reached::Draw(pair) => draws::names(pair),
    }
}

impl ArgumentRow<'_> {
    /// Counts the bits, classes in a form and pairs that are covered; `None` if there are none.
    fn covered_details(&self) -> Option<String> {
        let all = self.classes.iter().filter(|row| row.is_detail);
        let covered = all.clone().filter(|row| row.is_covered_detail()).count();
        let all = all.count();
        (all > 0).then(|| format!("{covered} of {all} covered"))
    }
}

impl ClassRow<'_> {
    fn is_covered_detail(&self) -> bool {
        self.is_detail && self.state == State::Covered
    }
}

/// The table as text; `gaps` prints only what is neither covered nor excused.
pub fn text(table: &CoverageTable<'_>, gaps: bool) -> String {
    let mut page = Page::default();
    for argument in &table.arguments {
        let rows = argument.classes.iter();
        let mut shown = rows
            .filter(|row| row.state == State::Gap || !gaps && !row.is_covered_detail())
            .peekable();
        if shown.peek().is_some() {
            let rows = shown.map(|row| [row.class.clone(), state(row)]);
            let details = argument.covered_details().filter(|_| !gaps);
            let details = details.map(|details| ["bits, forms and pairs".to_owned(), details]);
            page.line(&argument.name);
            page.indented(
                2,
                Table::untitled().least_width(35).rows(rows.chain(details)),
            );
        }
    }
    if !table.unneeded_excuses.is_empty() {
        page.line("excuses that are not needed");
        let unneeded = table.unneeded_excuses.iter();
        page.indented(2, Table::untitled().rows(unneeded.map(|own| [own.clone()])));
    }
    let count = |wanted| {
        let classes = table.classes();
        classes.filter(|(_, row)| row.state == wanted).count()
    };
    page.line(format!(
        "{} list: {} cases, {} arguments with {} classes: {} covered, {} excused, {} gaps",
        table.list,
        table.cases,
        table.arguments.len(),
        table.classes().count(),
        count(State::Covered),
        count(State::Excused),
        count(State::Gap)
    ));
    page.to_string()
}

fn state(row: &ClassRow<'_>) -> String {
    match (row.state, row.example, row.excuse) {
        (State::Covered, Some(example), _) => {
            let smoke = match row.smoke {
                0 => String::new(),
                smoke => format!(", {smoke} of smoke"),
            };
            format!("{}{smoke}: {example}", cases(row.extended.max(row.default)))
        }
        (State::Excused, _, Some(excuse)) => format!("excused: {excuse}"),
        (_, Some(example), _) => format!("GAP: {} cases do not see it: {example}", row.unseen),
        (_, None, _) => "GAP: in no case".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coverage::Cell;
    use crate::coverage::classes::Class;
    use crate::script::commands::arguments::Argument;

    #[test]
    fn a_class_that_no_verdict_sees_is_a_gap() {
        let cell = |class| {
            let argument = Argument::VertexCount;
            Reached::Number(Cell { argument, class }, None)
        };
        let tally = |seen, unseen| Tally {
            seen,
            unseen,
            example: Some("xfb.a.b".to_owned()),
        };
        let numbers = [
            (cell(Class::Odd), tally([1, 4, 4], 2)),
            (cell(Class::Two), tally([0, 0, 0], 2)),
            (cell(Class::One), tally([0, 0, 9], 0)),
        ];
        let coverage = Coverage {
            tallies: numbers.into(),
            ..Coverage::default()
        };
        let table = CoverageTable::new(&coverage, List::Default, false, true);
        let gaps = table.gaps();
        assert!(!gaps.contains(&("draw.vertexCount", "odd")));
        for class in ["1", "2", "2^12"] {
            assert!(gaps.contains(&("draw.vertexCount", class)), "{class}");
        }
        let all = text(&table, false);
        for part in [
            "4 cases, 1 of smoke: xfb.a.b\n",
            "GAP: 2 cases do not see it: xfb.a.b\n",
            "GAP: in no case\n",
            "default list: 0 cases, ",
        ] {
            assert!(all.contains(part), "{part} in {all}");
        }
        let extended = CoverageTable::new(&coverage, List::Extended, false, true);
        assert!(!extended.gaps().contains(&("draw.vertexCount", "1")));
        assert!(!text(&table, true).contains("4 cases, 1 of smoke"));
    }
}
