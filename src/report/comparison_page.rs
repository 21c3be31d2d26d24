//! A comparison of runs as a page. The text has the changes between two runs by fault, or the
//! matrix of cases and runs; the HTML has both, with a filter.

use super::comparison::{CaseChange, Change, Comparison, MatrixRow, fails};
use super::page::cases;
use super::page::{Cell, Group, Page, Table, document};
use super::recorded_run::{RecordedCase, RecordedOutcome};
use itertools::Itertools;
use maud::{PreEscaped, html};
use std::collections::BTreeMap;

/// The look of a report, and what only comparisons have.
const STYLE: &str = concat!(
    include_str!("page/report.css"),
    include_str!("page/comparison.css")
);
const FILTER: &str = include_str!("page/comparison.html");
const SCRIPT: &str = include_str!("page/comparison.js");

/// Renders a comparison as text.
pub fn text(comparison: &Comparison) -> String {
    let mut page = runs(comparison);
    if comparison.comparisons.len() == 1 {
        page.section(faults(comparison))
            .section(behaviours(comparison));
    } else {
        let matrix = matrix(comparison);
        page.section(matrix).line(passing(comparison));
        let mut cells = comparison.matrix.iter().flat_map(cells);
        if cells.any(|cell| cell.text.ends_with('*')) {
            page.line("* another fingerprint than in the first run that fails");
        }
    }
    page.section(changes(comparison)).to_string()
}

/// Renders a comparison as HTML.
pub fn html(comparison: &Comparison) -> String {
    let labels = comparison.runs.iter().map(|run| &run.label);
    let title = labels.format(" → ").to_string();
    let body = html! {
        header {
            p.soft { "VK_EXT_transform_feedback" }
            h1 { (title) }
        }
        main {
            (runs(comparison).html())
            (changes(comparison).html())
            (faults(comparison).html())
            h2 { "Cases that do not pass in every run" }
            p { (passing(comparison)) }
            (PreEscaped(FILTER))
            div.scroll-x #matrix { (matrix(comparison).html()) }
            (behaviours(comparison).html())
        }
    };
    document(&title, STYLE, &body, SCRIPT)
}

/// The runs and the number of cases of each outcome.
fn runs(comparison: &Comparison) -> Page {
    let runs = &comparison.runs;
    let used = |outcome: &&RecordedOutcome| {
        let mut runs = runs.iter();
        runs.any(|run| run.counts.contains_key(outcome))
    };
    let outcomes = RecordedOutcome::ALL.iter().filter(used).collect_vec();
    let titles = outcomes.iter().map(|outcome| outcome.name());
    let titles = ["run", "cases"].into_iter().chain(titles).chain(["device"]);
    let mut table = Table::plain(titles).numbers(1..outcomes.len() + 2);
    for run in runs {
        let counts = outcomes.iter().map(|outcome| run.counts.get(outcome));
        let counts = counts.map(|count| count.unwrap_or(&0));
        let device = run.device.as_deref().unwrap_or("not recorded");
        let stopped = run.stopped.as_ref();
        let device = Cell {
            kind: stopped.map(|_| "fails"),
            ..stopped
                .map_or(device.to_owned(), |why| {
                    format!("{device}; incomplete: {why}")
                })
                .into()
        };
        let counts = [&run.cases].into_iter().chain(counts);
        let cells = counts.map(|count| Cell::from(count.to_string()));
        table.row(
            [Cell::from(&*run.label)]
                .into_iter()
                .chain(cells)
                .chain([device]),
        );
    }
    table.into()
}

/// The number of cases of each change that occurs, for each newer run.
fn changes(comparison: &Comparison) -> Page {
    if comparison.comparisons.is_empty() {
        return Page::default();
    }
    let runs = &comparison.comparisons;
    let same = (
        "the same",
        runs.iter().map(|changes| changes.same).collect_vec(),
    );
    let behaviours = runs.iter().map(|changes| changes.behaviours.len());
    let counts = Change::ALL.iter().map(|change| {
        let counts = runs.iter().map(|changes| changes.counts.get(change));
        let counts = counts.map(|count| *count.unwrap_or(&0));
        (change.name(), counts.collect_vec())
    });
    let mut columns = counts
        .chain([same, ("unspecified", behaviours.collect())])
        .collect_vec();
    columns.retain(|(title, counts)| *title == "the same" || counts.iter().any(|count| *count > 0));
    let titles = columns.iter().map(|(title, _)| *title);
    let table = Table::plain(["changes"].into_iter().chain(titles)).numbers(1..columns.len() + 1);
    let rows = runs.iter().enumerate().map(|(run, changes)| {
        let counts = columns
            .iter()
            .map(move |(_, counts)| counts[run].to_string());
        [comparison.between(changes)].into_iter().chain(counts)
    });
    table.rows(rows).into()
}

/// The changed cases of each newer run, those with the same fault together.
fn faults(comparison: &Comparison) -> Page {
    let mut page = Page::default();
    for changes in &comparison.comparisons {
        for change in Change::ALL {
            let groups = changes.groups(*change);
            if groups.is_empty() {
                continue;
            }
            let count = cases(changes.counts[change]);
            page.gap();
            page.heading(Some(change.name()), comparison.labelled(changes, count));
            for group in groups {
                // Cases that only one of the runs has are many if the lists differ.
                let open = match change {
                    Change::Regressed | Change::Fixed | Change::Changed => true,
                    Change::New | Change::Gone => group.fails,
                };
                page.group(Group {
                    kind: change.name(),
                    title: group.looks,
                    note: group.reason.map(str::to_owned),
                    names: group.cases.iter().map(|case| case.name.clone()).collect(),
                    open,
                });
            }
        }
    }
    page
}

fn passing(comparison: &Comparison) -> String {
    let passing = comparison.passing();
    let passing = format!("{passing} of {} pass in every run", cases(comparison.cases));
    match comparison.unsupported {
        0 => passing,
        count => format!("{passing}, {count} are unsupported in every run"),
    }
}

/// The cases that do not pass in every run.
fn matrix(comparison: &Comparison) -> Page {
    let labels = comparison.runs.iter().map(|run| &*run.label);
    let mut table = Table::plain(["case"].into_iter().chain(labels));
    let changes = comparison.comparisons.iter().map(|changes| {
        let changes = changes.changes.iter();
        changes.map(|change| (&*change.name, change)).collect()
    });
    let changes: Vec<BTreeMap<&str, &CaseChange>> = changes.collect();
    for row in &comparison.matrix {
        let mut cells = cells(row);
        // The first run is compared with none.
        for (cell, changes) in cells.iter_mut().skip(1).zip(&changes) {
            cell.tag = changes.get(&*row.name).map(|change| change.change.name());
        }
        table.row([Cell::from(&*row.name)].into_iter().chain(cells));
    }
    table.into()
}

/// Returns the outcome of a case in each run; failures with a star if their fingerprint is not
/// that of the first failure of the row.
fn cells(row: &MatrixRow) -> Vec<Cell> {
    let fingerprint = |case: &RecordedCase| case.fingerprint.clone();
    let first = row.results.iter().flatten().find_map(fingerprint);
    let cell = |case: &Option<RecordedCase>| {
        let Some(case) = case else {
            return Cell {
                kind: Some("absent"),
                ..Cell::from("-")
            };
        };
        let other = case.fingerprint.is_some() && case.fingerprint != first;
        let star = if other { "*" } else { "" };
        Cell {
            text: format!("{}{star}", case.outcome.name()),
            kind: Some(if fails(case.outcome) {
                "fails"
            } else if case.outcome == RecordedOutcome::Unsupported {
                "unsupported"
            } else {
                "passes"
            }),
            title: Some(format!("{}: {}", case.look(), case.reason)),
            code: case.fingerprint.clone(),
            tag: None,
        }
    };
    row.results.iter().map(cell).collect()
}

/// Unspecified behaviour that differs.
fn behaviours(comparison: &Comparison) -> Page {
    let mut page = Page::default();
    for changes in &comparison.comparisons {
        if !changes.behaviours.is_empty() {
            let count = cases(changes.behaviours.len());
            let title = format!("unspecified behaviour that differs: {count}");
            page.gap()
                .heading(None, comparison.labelled(changes, title));
        }
        for behaviour in &changes.behaviours {
            page.group(Group {
                kind: "changed",
                title: format!("{}: {}", behaviour.name, behaviour.about),
                note: Some(format!("{} -> {}", behaviour.old, behaviour.new)),
                names: Vec::new(),
                open: true,
            });
        }
    }
    page
}

#[cfg(test)]
mod tests {
    use super::super::recorded_run::tests::run;
    use super::*;

    #[test]
    fn two_runs_are_compared_by_fault() {
        let mut runs = [
            run("old", "a,Pass\nb,Pass\nc,Fail\nd,Pass\ne,Pass\n"),
            run("new", "a,Pass\nb,Fail\nc,Pass\nd,Fail\nf,Crash\n"),
        ];
        for name in ["b", "d"] {
            let case = runs[1].cases.get_mut(name).unwrap();
            case.fingerprint = Some("zero".to_owned());
            case.reason = "everything is zero".to_owned();
        }
        let want = "\
run  cases  pass  fail  crash  device
old      5     4     1      0  not recorded
new      5     2     2      1  not recorded

regressed: 2 cases
  pass -> fail (zero)
    everything is zero
      b
      d

fixed: 1 case
  fail -> pass
      c

new: 1 case
  - -> crash
      f

gone: 1 case
  pass -> - (1)

changes     regressed  fixed  new  gone  the same
old -> new          2      1    1     1         1
";
        assert_eq!(text(&Comparison::new(&runs)), want);
    }

    #[test]
    fn several_runs_are_a_matrix() {
        let mut runs = [
            run("one", "a,Pass\nb,Fail\nc,Pass\nd,Skip\n"),
            run("two", "a,Pass\nb,Fail\nc,Crash\nd,Skip\n"),
            run("three", "a,Pass\nb,Pass\nd,Skip\n"),
        ];
        for (run, fingerprint) in runs.iter_mut().zip(["zero", "missing"]) {
            run.cases.get_mut("b").unwrap().fingerprint = Some(fingerprint.to_owned());
        }
        let want = "\
run    cases  pass  unsupported  fail  crash  device
one        4     2            1     1      0  not recorded
two        4     1            1     1      1  not recorded
three      3     2            1     0      0  not recorded

case  one   two    three
b     fail  fail*  pass
c     pass  crash  -
1 of 4 cases pass in every run, 1 are unsupported in every run
* another fingerprint than in the first run that fails

changes       regressed  fixed  changed  gone  the same
one -> two            1      0        1     0         2
one -> three          0      1        0     1         2
";
        assert_eq!(text(&Comparison::new(&runs)), want);
    }

    #[test]
    fn no_name_becomes_markup() {
        let hostile = "</td><script>alert(1)</script>";
        let runs = [
            run(hostile, &format!("{hostile},Pass\n")),
            run("new", &format!("{hostile},Crash\n")),
        ];
        let page = html(&Comparison::new(&runs));
        assert_eq!(page.matches("<script").count(), 1, "{page}");
        assert!(page.contains("&lt;script&gt;alert(1)"), "{page}");
        assert!(
            page.contains("<b class=\"regressed\">regressed</b>"),
            "{page}"
        );
    }

    #[test]
    fn changed_cases_are_grouped_by_fault() {
        let mut runs = [
            run("old", "a,Pass\nb,Pass\nc,Fail\n"),
            run("new", "a,Fail\nb,Fail\nc,Pass\nd,Pass\n"),
        ];
        for name in ["a", "b"] {
            let case = runs[1].cases.get_mut(name).unwrap();
            case.fingerprint = Some("zero".to_owned());
            case.reason = "everything is < 1".to_owned();
        }
        let page = html(&Comparison::new(&runs));
        for part in [
            "<h2>2 cases <b class=\"regressed\">",
            "<details class=\"fault regressed\" open><summary><span class=\"count\">2</span>\
             <span>pass → fail (zero)</span><span class=\"reason\">everything is &lt; 1</span>",
            "<h2>1 case <b class=\"new\">",
            "<details class=\"fault new\"><summary><span class=\"count\">1</span><span>- → pass</span>",
        ] {
            assert!(page.contains(part), "{part} in {page}");
        }
        assert_eq!(page.matches("<details").count(), 3, "{page}");
    }
}
