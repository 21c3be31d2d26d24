//! The comparison of runs: which cases a newer run fixes, breaks or fails in another way.
//!
//! | before \ after | passes | fails | unsupported | absent |
//! |---|---|---|---|---|
//! | passes | same; changed for another quality | regressed | regressed | gone |
//! | fails | fixed | changed for another fault; regressed to a crash or hang | gone | gone |
//! | unsupported | fixed | new | same | gone |
//! | absent | new | new | new | |

use super::recorded_run::{RecordedCase, RecordedOutcome, RecordedRun};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use strum::{IntoStaticStr, VariantArray};

/// The difference of a case between two runs.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, Serialize, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Change {
    /// Passed before, or failed without a crash or a hang.
    Regressed,
    /// Passes now.
    Fixed,
    /// Fails in another way: with another status or fingerprint. Or passes in another
    /// way: with or without a remark on quality.
    Changed,
    /// Has no result before.
    New,
    /// Has no result now.
    Gone,
}

impl Change {
    /// Every change, in the order of reports.
    pub const ALL: &[Change] = Change::VARIANTS;

    /// The name in reports.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The classes of outcomes between which cases move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Passes,
    Unsupported,
    Fails,
    /// Fails, and ends the process or never ends.
    Breaks,
}

fn class(outcome: RecordedOutcome) -> Class {
    match outcome {
        RecordedOutcome::Pass | RecordedOutcome::Quality | RecordedOutcome::Probe => Class::Passes,
        RecordedOutcome::Unsupported => Class::Unsupported,
        RecordedOutcome::Fail
        | RecordedOutcome::Error
        | RecordedOutcome::Flaky
        | RecordedOutcome::ExpectedFail => Class::Fails,
        RecordedOutcome::Crash | RecordedOutcome::Timeout | RecordedOutcome::Missing => {
            Class::Breaks
        }
    }
}

/// Whether an outcome is a failure.
pub fn fails(outcome: RecordedOutcome) -> bool {
    matches!(class(outcome), Class::Fails | Class::Breaks)
}

/// The change of a case; `None` if it is the same in both runs.
pub fn change(old: Option<&RecordedCase>, new: Option<&RecordedCase>) -> Option<Change> {
    let (old, new) = match (old, new) {
        (None, None) => return None,
        (None, Some(_)) => return Some(Change::New),
        (Some(_), None) => return Some(Change::Gone),
        (Some(old), Some(new)) => (old, new),
    };
    match (class(old.outcome), class(new.outcome)) {
        (Class::Passes, Class::Passes) => {
            let notable = |case: &RecordedCase| case.outcome == RecordedOutcome::Quality;
            (notable(old) != notable(new)).then_some(Change::Changed)
        }
        (Class::Passes, Class::Unsupported | Class::Fails | Class::Breaks)
        | (Class::Fails, Class::Breaks) => {
            // An expected failure of a CSV file may be a crash.
            let unknown = old.outcome == RecordedOutcome::ExpectedFail;
            Some(if unknown {
                Change::Changed
            } else {
                Change::Regressed
            })
        }
        (Class::Unsupported | Class::Fails | Class::Breaks, Class::Passes) => Some(Change::Fixed),
        (Class::Unsupported, Class::Unsupported) => None,
        (Class::Unsupported, Class::Fails | Class::Breaks) => Some(Change::New),
        (Class::Fails | Class::Breaks, Class::Unsupported) => Some(Change::Gone),
        (Class::Fails | Class::Breaks, Class::Fails) | (Class::Breaks, Class::Breaks) => {
            (!fails_alike(old, new)).then_some(Change::Changed)
        }
    }
}

/// Whether two failures have the same status and fingerprint, as far as both are recorded.
fn fails_alike(old: &RecordedCase, new: &RecordedCase) -> bool {
    let expected = |case: &RecordedCase| case.outcome == RecordedOutcome::ExpectedFail;
    let same_status = old.outcome == new.outcome || expected(old) || expected(new);
    let same_fault = match (&old.fingerprint, &new.fingerprint) {
        (Some(old), Some(new)) => old == new,
        (None, _) | (_, None) => true,
    };
    same_status && same_fault
}

/// A case that differs between two runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CaseChange {
    pub name: String,
    pub change: Change,
    pub old: Option<RecordedCase>,
    pub new: Option<RecordedCase>,
}

/// Unspecified behaviour that differs between two runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BehaviourChange {
    pub name: String,
    /// The unspecified behaviour.
    pub about: String,
    pub old: String,
    pub new: String,
}

/// The changes from one run to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Changes {
    /// Indices of the runs.
    pub old: usize,
    pub new: usize,
    /// The number of cases of each change.
    pub counts: BTreeMap<Change, usize>,
    /// The number of cases that are the same.
    pub same: usize,
    pub changes: Vec<CaseChange>,
    /// Never a regression: the specification allows both.
    pub behaviours: Vec<BehaviourChange>,
}

/// A compared run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ComparedRun {
    pub label: String,
    pub device: Option<String>,
    /// The reason why it has fewer results than cases.
    pub stopped: Option<String>,
    pub cases: usize,
    pub counts: BTreeMap<RecordedOutcome, usize>,
}

/// A case and its result in each run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MatrixRow {
    pub name: String,
    pub results: Vec<Option<RecordedCase>>,
    /// Whether a run differs from the first.
    pub differs: bool,
}

/// Changed cases that share a fault: the same change from one look to another.
#[derive(Clone, Debug, PartialEq)]
pub struct ChangedGroup<'a> {
    /// The looks before and after: `pass -> fail (zero)`.
    pub looks: String,
    /// The reason of the first failure, if there is one.
    pub reason: Option<&'a str>,
    /// Whether the cases fail in one of the runs.
    pub fails: bool,
    pub cases: Vec<&'a CaseChange>,
}

impl Changes {
    /// Groups the cases of a change, in the order of the first case of each group.
    pub fn groups(&self, change: Change) -> Vec<ChangedGroup<'_>> {
        let mut groups: Vec<ChangedGroup<'_>> = Vec::new();
        for case in self.changes.iter().filter(|case| case.change == change) {
            let look = |case: &Option<RecordedCase>| {
                case.as_ref().map_or("-".to_owned(), RecordedCase::look)
            };
            let looks = format!("{} -> {}", look(&case.old), look(&case.new));
            if let Some(group) = groups.iter_mut().find(|group| group.looks == looks) {
                group.cases.push(case);
                continue;
            }
            let mut sides = [&case.new, &case.old].into_iter().flatten();
            let failing = sides.find(|case| fails(case.outcome));
            groups.push(ChangedGroup {
                looks,
                fails: failing.is_some(),
                reason: failing
                    .map(|case| &*case.reason)
                    .filter(|reason| !reason.is_empty()),
                cases: vec![case],
            });
        }
        groups
    }
}

/// The comparison of the first run with every other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Comparison {
    pub runs: Vec<ComparedRun>,
    pub comparisons: Vec<Changes>,
    /// The cases that neither pass in every run nor are unsupported in every run.
    pub matrix: Vec<MatrixRow>,
    /// The number of cases that are unsupported in every run.
    pub unsupported: usize,
    /// The number of cases of all runs together.
    pub cases: usize,
}

impl Comparison {
    /// Compares runs with the first of them.
    pub fn new(runs: &[RecordedRun]) -> Comparison {
        let mut seen = BTreeSet::new();
        let all = runs.iter().flat_map(|run| &run.names);
        let names: Vec<&String> = all.filter(|name| seen.insert(*name)).collect();
        let later = 1..runs.len();
        let is_unsupported = |name: &&&String| {
            let mut cases = runs.iter().map(|run| run.cases.get(**name));
            cases.all(|case| case.is_some_and(|c| c.outcome == RecordedOutcome::Unsupported))
        };
        Comparison {
            unsupported: names.iter().filter(is_unsupported).count(),
            runs: runs.iter().map(compared_run).collect(),
            comparisons: later.map(|new| changes(runs, 0, new, &names)).collect(),
            matrix: names.iter().filter_map(|name| row(runs, name)).collect(),
            cases: names.len(),
        }
    }

    /// The number of cases that pass in every run.
    pub fn passing(&self) -> usize {
        self.cases - self.matrix.len() - self.unsupported
    }

    /// The labels of two runs: `old -> new`.
    pub fn between(&self, changes: &Changes) -> String {
        let [old, new] = [changes.old, changes.new].map(|run| &self.runs[run].label);
        format!("{old} -> {new}")
    }

    /// A text about two runs, with their labels if there are more.
    pub fn labelled(&self, changes: &Changes, text: String) -> String {
        match self.comparisons.len() {
            1 => text,
            _ => format!("{}: {text}", self.between(changes)),
        }
    }

    /// Whether a case has regressed in a newer run.
    pub fn has_regressions(&self) -> bool {
        self.has(Change::Regressed)
    }

    /// Whether a case is fixed in a newer run.
    pub fn has_fixes(&self) -> bool {
        self.has(Change::Fixed)
    }

    fn has(&self, change: Change) -> bool {
        let mut comparisons = self.comparisons.iter();
        comparisons.any(|changes| changes.counts.contains_key(&change))
    }
}

fn compared_run(run: &RecordedRun) -> ComparedRun {
    let mut counts = BTreeMap::new();
    for case in run.cases.values() {
        *counts.entry(case.outcome).or_default() += 1;
    }
    ComparedRun {
        label: run.label.clone(),
        device: run.device.clone(),
        stopped: run.stopped.clone(),
        cases: run.cases.len(),
        counts,
    }
}

fn changes(runs: &[RecordedRun], old: usize, new: usize, names: &[&String]) -> Changes {
    let mut counts = BTreeMap::new();
    let (mut same, mut found, mut behaviours) = (0, Vec::new(), Vec::new());
    for &name in names {
        let (before, after) = (runs[old].cases.get(name), runs[new].cases.get(name));
        if let (Some(before), Some(after)) = (before, after)
            && let (Some(was), Some(is)) = (&before.recorded, &after.recorded)
            && was != is
        {
            behaviours.push(BehaviourChange {
                name: name.clone(),
                about: after.reason.clone(),
                old: was.clone(),
                new: is.clone(),
            });
        }
        match change(before, after) {
            Some(change) => {
                *counts.entry(change).or_default() += 1;
                found.push(CaseChange {
                    name: name.clone(),
                    change,
                    old: before.cloned(),
                    new: after.cloned(),
                });
            }
            None if before.is_some() => same += 1,
            None => {}
        }
    }
    Changes {
        old,
        new,
        counts,
        same,
        changes: found,
        behaviours,
    }
}

/// The row of a case; `None` if it passes in every run, or is unsupported in every run.
fn row(runs: &[RecordedRun], name: &str) -> Option<MatrixRow> {
    let results = runs.iter().map(|run| run.cases.get(name).cloned());
    let results: Vec<Option<RecordedCase>> = results.collect();
    let all = |wanted: &[RecordedOutcome]| {
        let mut cases = results.iter();
        cases.all(|case| {
            case.as_ref()
                .is_some_and(|case| wanted.contains(&case.outcome))
        })
    };
    let quiet = all(&[RecordedOutcome::Pass, RecordedOutcome::Probe])
        || all(&[RecordedOutcome::Unsupported]);
    let first = results[0].as_ref();
    let mut later = results[1..].iter();
    let differs = later.any(|case| change(first, case.as_ref()).is_some());
    (!quiet).then_some(MatrixRow {
        name: name.to_owned(),
        results,
        differs,
    })
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::recorded_run::tests::run;
    use super::*;

    fn case(outcome: RecordedOutcome, fingerprint: Option<&str>) -> RecordedCase {
        RecordedCase {
            outcome,
            fingerprint: fingerprint.map(str::to_owned),
            reason: String::new(),
            recorded: None,
        }
    }

    #[test]
    fn every_pair_of_outcomes_has_the_change_of_the_table() {
        use RecordedOutcome::{Crash, ExpectedFail, Fail, Pass, Probe, Quality, Unsupported};
        for (old, new, want) in [
            (Pass, Probe, None),
            (Pass, Quality, Some(Change::Changed)),
            (Pass, Fail, Some(Change::Regressed)),
            (Pass, ExpectedFail, Some(Change::Regressed)),
            (Pass, Unsupported, Some(Change::Regressed)),
            (Fail, Pass, Some(Change::Fixed)),
            (Fail, Fail, None),
            (Fail, Crash, Some(Change::Regressed)),
            (Crash, Fail, Some(Change::Changed)),
            (ExpectedFail, Crash, Some(Change::Changed)),
            (ExpectedFail, Fail, None),
            (Fail, Unsupported, Some(Change::Gone)),
            (Unsupported, Pass, Some(Change::Fixed)),
            (Unsupported, Fail, Some(Change::New)),
            (Unsupported, Unsupported, None),
        ] {
            let found = change(Some(&case(old, None)), Some(&case(new, None)));
            assert_eq!(found, want, "{old:?} to {new:?}");
        }
        let fail = |fingerprint| case(Fail, fingerprint);
        let between = |old, new| change(Some(&fail(old)), Some(&fail(new)));
        assert_eq!(between(Some("a"), Some("b")), Some(Change::Changed));
        assert_eq!(between(Some("a"), Some("a")), None);
        assert_eq!(between(Some("a"), None), None);
    }

    #[test]
    fn cases_of_one_run_only_are_new_or_gone() {
        let runs = [
            run("old", "a,Pass\nb,Pass\n"),
            run("new", "b,Pass\nc,Fail\n"),
        ];
        let comparison = Comparison::new(&runs);
        let changes = &comparison.comparisons[0];
        let found: Vec<_> = changes
            .changes
            .iter()
            .map(|c| (&*c.name, c.change))
            .collect();
        assert_eq!(found, [("a", Change::Gone), ("c", Change::New)]);
        assert_eq!(changes.same, 1);
        assert!(!comparison.has_regressions() && !comparison.has_fixes());
        assert_eq!(comparison.cases, 3);
        assert_eq!(comparison.matrix.len(), 2);
    }
}
