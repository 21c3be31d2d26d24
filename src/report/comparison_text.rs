//! A comparison of runs as text: the changes between two runs by fault, or the matrix of
//! cases and runs.

use super::comparison::{
    CaseChange, Change, ChangedGroup, Changes, ComparedRun, Comparison, MatrixRow, fails,
};
use super::recorded_run::{RecordedCase, RecordedOutcome};
use super::terminal::cases;
use std::fmt::Write;

/// The lines of a comparison.
pub fn text(comparison: &Comparison) -> String {
    let mut text = String::new();
    let width = width(comparison.runs.iter().map(|run| &*run.label));
    for run in &comparison.runs {
        describe_run(&mut text, run, width);
    }
    text.push('\n');
    if let [changes] = &comparison.comparisons[..] {
        pair(&mut text, changes);
    } else {
        matrix(&mut text, comparison);
    }
    text
}

fn width<'t>(texts: impl Iterator<Item = &'t str>) -> usize {
    texts.map(|text| text.chars().count()).max().unwrap_or(0)
}

fn describe_run(text: &mut String, run: &ComparedRun, width: usize) {
    let counts = run.counts.iter();
    let counts: Vec<String> = counts
        .map(|(outcome, count)| format!("{count} {}", outcome.name()))
        .collect();
    let device = match &run.device {
        Some(device) => format!("{device}: "),
        None => String::new(),
    };
    // Writing to a string cannot fail.
    let _ = write!(text, "{:<width$}  {device}{}", run.label, cases(run.cases));
    if !counts.is_empty() {
        let _ = write!(text, ", {}", counts.join(", "));
    }
    if let Some(stopped) = &run.stopped {
        let _ = write!(text, "; incomplete: {stopped}");
    }
    text.push('\n');
}

/// The changes between two runs.
fn pair(text: &mut String, changes: &Changes) {
    for change in Change::ALL {
        let own: Vec<&CaseChange> = changes
            .changes
            .iter()
            .filter(|c| c.change == change)
            .collect();
        if own.is_empty() {
            continue;
        }
        let _ = writeln!(text, "{}: {}", change.name(), cases(own.len()));
        match change {
            Change::Regressed | Change::Fixed | Change::Changed => {
                by_look(text, &changes.groups(change))
            }
            Change::New => one_sided(text, &own, |change| change.new.as_ref()),
            Change::Gone => one_sided(text, &own, |change| change.old.as_ref()),
        }
        text.push('\n');
    }
    if !changes.behaviours.is_empty() {
        let count = cases(changes.behaviours.len());
        let _ = writeln!(text, "unspecified behaviour that differs: {count}");
        for behaviour in &changes.behaviours {
            let _ = writeln!(text, "  {}: {}", behaviour.name, behaviour.about);
            let _ = writeln!(text, "      {} -> {}", behaviour.old, behaviour.new);
        }
        text.push('\n');
    }
    let _ = writeln!(text, "{}", counts(changes));
}

/// `2 regressed, 1 fixed, 80 the same`.
fn counts(changes: &Changes) -> String {
    let own = changes.counts.iter();
    let mut counts: Vec<String> = own
        .map(|(change, count)| format!("{count} {}", change.name()))
        .collect();
    counts.push(format!("{} the same", changes.same));
    counts.join(", ")
}

/// Cases under the change of status and fingerprint that they share.
fn by_look(text: &mut String, groups: &[ChangedGroup<'_>]) {
    for group in groups {
        let _ = writeln!(text, "  {}", group.looks);
        if let Some(reason) = group.reason {
            let _ = writeln!(text, "    {reason}");
        }
        for case in &group.cases {
            let _ = writeln!(text, "      {}", case.name);
        }
    }
}

/// Cases that only one run has: the failures by name, the others as a number.
fn one_sided(
    text: &mut String,
    changes: &[&CaseChange],
    side: impl Fn(&CaseChange) -> Option<&RecordedCase>,
) {
    let mut quiet = 0;
    for change in changes {
        match side(change).filter(|case| fails(case.outcome)) {
            Some(case) => {
                let _ = writeln!(text, "  {}: {}", change.name, case.look());
            }
            None => quiet += 1,
        }
    }
    if quiet > 0 {
        let _ = writeln!(text, "  {} without a failure", cases(quiet));
    }
}

/// The rows of the matrix, and the outcomes of each run.
fn matrix(text: &mut String, comparison: &Comparison) {
    let labels = || comparison.runs.iter().map(|run| run.label.clone());
    let mut marked = false;
    let mut rows: Vec<Vec<String>> =
        vec![std::iter::once("case".to_owned()).chain(labels()).collect()];
    for row in &comparison.matrix {
        let cells = cells(row);
        marked |= cells.iter().any(|cell| cell.ends_with('*'));
        rows.push(std::iter::once(row.name.clone()).chain(cells).collect());
    }
    table(text, &rows);
    let passing = comparison.passing();
    let _ = write!(
        text,
        "{passing} of {} pass in every run",
        cases(comparison.cases)
    );
    if comparison.unsupported > 0 {
        let _ = write!(
            text,
            ", {} are unsupported in every run",
            comparison.unsupported
        );
    }
    text.push('\n');
    if marked {
        text.push_str("* another fingerprint than in the first run that fails\n");
    }
    text.push('\n');
    let mut rows: Vec<Vec<String>> = vec![
        std::iter::once("status".to_owned())
            .chain(labels())
            .collect(),
    ];
    for outcome in RecordedOutcome::ALL {
        let counts = comparison
            .runs
            .iter()
            .map(|run| run.counts.get(&outcome).copied());
        let counts: Vec<Option<usize>> = counts.collect();
        if counts.iter().any(Option::is_some) {
            let counts = counts.iter().map(|count| count.unwrap_or(0).to_string());
            rows.push(
                std::iter::once(outcome.name().to_owned())
                    .chain(counts)
                    .collect(),
            );
        }
    }
    table(text, &rows);
    if !comparison.comparisons.is_empty() {
        text.push('\n');
    }
    for changes in &comparison.comparisons {
        let [old, new] = [changes.old, changes.new].map(|run| &comparison.runs[run].label);
        let _ = write!(text, "{old} -> {new}: {}", counts(changes));
        if !changes.behaviours.is_empty() {
            let _ = write!(
                text,
                "; unspecified behaviour of {} differs",
                cases(changes.behaviours.len())
            );
        }
        text.push('\n');
    }
}

/// The outcome of a case in each run; failures with a star if their fingerprint is not
/// that of the first failure of the row.
pub(super) fn cells(row: &MatrixRow) -> Vec<String> {
    let fingerprints = row.results.iter().flatten();
    let first = fingerprints
        .filter_map(|case| case.fingerprint.as_ref())
        .next();
    let cell = |case: &Option<RecordedCase>| match case {
        None => "-".to_owned(),
        Some(case) => {
            let other = case.fingerprint.is_some() && case.fingerprint.as_ref() != first;
            let star = if other { "*" } else { "" };
            format!("{}{star}", case.outcome.name())
        }
    };
    row.results.iter().map(cell).collect()
}

/// Rows of cells in columns, the first of them the titles.
fn table(text: &mut String, rows: &[Vec<String>]) {
    let columns = rows[0].len();
    let widths: Vec<usize> = (0..columns)
        .map(|column| width(rows.iter().map(|row| &*row[column])))
        .collect();
    for row in rows {
        let cells = row.iter().zip(&widths);
        let cells: Vec<String> = cells
            .map(|(cell, width)| format!("{cell:<width$}"))
            .collect();
        let _ = writeln!(text, "{}", cells.join("  ").trim_end());
    }
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
old  5 cases, 4 pass, 1 fail
new  5 cases, 2 pass, 2 fail, 1 crash

regressed: 2 cases
  pass -> fail (zero)
    everything is zero
      b
      d

fixed: 1 case
  fail -> pass
      c

new: 1 case
  f: crash

gone: 1 case
  1 case without a failure

2 regressed, 1 fixed, 1 new, 1 gone, 1 the same
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
one    4 cases, 2 pass, 1 unsupported, 1 fail
two    4 cases, 1 pass, 1 unsupported, 1 fail, 1 crash
three  3 cases, 2 pass, 1 unsupported

case  one   two    three
b     fail  fail*  pass
c     pass  crash  -
1 of 4 cases pass in every run, 1 are unsupported in every run
* another fingerprint than in the first run that fails

status       one  two  three
pass         2    1    2
unsupported  1    1    1
fail         1    1    0
crash        0    1    0

one -> two: 1 regressed, 1 changed, 2 the same
one -> three: 1 fixed, 1 gone, 2 the same
";
        assert_eq!(text(&Comparison::new(&runs)), want);
    }
}
