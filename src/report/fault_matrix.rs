//! The faults of a driver that the cases detect, as data: the result of `xfb faults`.
//!
//! A mutant is a driver with one fault. It is *killed* by a case that passes on the
//! unmodified driver and fails on the mutant. A kill is *localised* if its headline names
//! the fault by the rule of the fault's class.

use crate::verdict::{Fault, Status};
use serde::Serialize;
use std::collections::BTreeMap;

/// The result of a run over all mutants.
#[derive(Clone, Debug, Serialize)]
pub struct FaultMatrix {
    pub device: String,
    pub list: &'static str,
    pub clean: CleanRun,
    pub totals: Totals,
    pub mutants: Vec<MutantResult>,
    /// Wall time in seconds.
    pub seconds: f64,
}

/// The run of the unmodified driver.
#[derive(Clone, Debug, Default, Serialize)]
pub struct CleanRun {
    pub cases: usize,
    pub statuses: BTreeMap<Status, usize>,
    /// Cases whose result differs if the layer is loaded without a fault; none may.
    pub changed_by_layer: Vec<String>,
    /// Wall time of both runs in seconds.
    pub seconds: f64,
}

/// The number of mutants of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Totals {
    /// All that count: neither equivalent nor present in the unmodified driver.
    pub mutants: usize,
    pub killed: usize,
    pub killed_by_smoke: usize,
    pub localised: usize,
    /// The number of those mutants that occur in a special situation only.
    pub rare: usize,
    pub rare_killed: usize,
    pub equivalent: usize,
    pub present: usize,
    pub not_run: usize,
}

/// A mutant and the cases that detect it.
#[derive(Clone, Debug, Serialize)]
pub struct MutantResult {
    pub id: usize,
    pub name: String,
    pub fault: String,
    /// The special situation that the fault needs.
    pub situation: Option<String>,
    pub class: String,
    pub concerns: String,
    pub text: String,
    pub imitates: String,
    pub killed: bool,
    pub killed_by_smoke: bool,
    pub localised: bool,
    /// The proof is given.
    pub equivalent: bool,
    pub proof: Option<String>,
    /// A case by which the unmodified driver shows this very fault.
    pub present_in: Option<String>,
    /// The cases that detect it, the first one first. Each was run again in a new worker.
    pub killed_by: Vec<String>,
    pub kills: Vec<Kill>,
    /// The number of kills in each family.
    pub families: BTreeMap<String, usize>,
    /// Cases that failed, but passed in a new worker.
    pub unconfirmed: Vec<String>,
    /// Cases that ran up to the first kill, or at all.
    pub cases: usize,
    /// Wall time up to the first kill, or of all cases, in seconds.
    pub seconds: f64,
    /// Processor time of that period, in seconds, without that of lost workers.
    pub cpu: f64,
    /// The reason why its run ended early.
    pub stopped: Option<String>,
}

/// A case that detects a mutant.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Kill {
    pub case: String,
    pub status: Status,
    pub fingerprint: Option<String>,
    /// The kind of the headline.
    pub fault: Option<Fault>,
    pub headline: String,
    pub localised: bool,
}

impl MutantResult {
    /// Whether the mutant counts.
    pub fn counts(&self) -> bool {
        !self.equivalent && self.present_in.is_none()
    }

    /// Whether it counts and no case detects it.
    pub fn survives(&self) -> bool {
        self.counts() && !self.killed
    }
}

impl Totals {
    /// Counts the results of mutants.
    pub fn count(mutants: &[MutantResult]) -> Totals {
        let counted: Vec<&MutantResult> = mutants.iter().filter(|m| m.counts()).collect();
        let count = |is: &dyn Fn(&MutantResult) -> bool| counted.iter().filter(|m| is(m)).count();
        Totals {
            mutants: counted.len(),
            killed: count(&|m| m.killed),
            killed_by_smoke: count(&|m| m.killed_by_smoke),
            localised: count(&|m| m.localised),
            rare: count(&|m| m.situation.is_some()),
            rare_killed: count(&|m| m.situation.is_some() && m.killed),
            equivalent: mutants.iter().filter(|m| m.equivalent).count(),
            present: mutants.iter().filter(|m| m.present_in.is_some()).count(),
            not_run: count(&|m| !m.killed && m.stopped.is_some()),
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A mutant for the tests.
    pub fn mutant(name: &str, killed: bool) -> MutantResult {
        let kill = Kill {
            case: "xfb.counter.first.1".to_owned(),
            status: Status::Fail,
            fingerprint: Some("missing".to_owned()),
            fault: Some(Fault::Counters),
            headline: "counter 0: expected 8, observed 4".to_owned(),
            localised: true,
        };
        let kills: Vec<Kill> = killed.then_some(kill).into_iter().collect();
        MutantResult {
            id: 1,
            name: name.to_owned(),
            fault: name.to_owned(),
            situation: None,
            class: "CTR".to_owned(),
            concerns: "counters".to_owned(),
            text: "counters are wrong".to_owned(),
            imitates: "a driver".to_owned(),
            killed,
            killed_by_smoke: killed,
            localised: killed,
            equivalent: false,
            proof: None,
            present_in: None,
            killed_by: kills.iter().map(|kill| kill.case.clone()).collect(),
            families: kills.iter().map(|_| ("counter".to_owned(), 1)).collect(),
            kills,
            unconfirmed: Vec::new(),
            cases: 3,
            seconds: 0.5,
            cpu: 0.4,
            stopped: None,
        }
    }

    #[test]
    fn equivalent_and_present_mutants_leave_the_denominator() {
        let equivalent = MutantResult {
            equivalent: true,
            ..mutant("a", false)
        };
        let present = MutantResult {
            present_in: Some("xfb.counter.first.1".to_owned()),
            ..mutant("b", false)
        };
        let rare = MutantResult {
            situation: Some("third".to_owned()),
            ..mutant("c", true)
        };
        let all = [
            equivalent,
            present,
            rare,
            mutant("d", true),
            mutant("e", false),
        ];
        let want = Totals {
            mutants: 3,
            killed: 2,
            killed_by_smoke: 2,
            localised: 2,
            rare: 1,
            rare_killed: 1,
            equivalent: 1,
            present: 1,
            not_run: 0,
        };
        assert_eq!(Totals::count(&all), want);
        let surviving: Vec<&str> = all
            .iter()
            .filter(|m| m.survives())
            .map(|m| m.name.as_str())
            .collect();
        assert_eq!(surviving, ["e"]);
    }
}
