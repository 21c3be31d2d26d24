//! The result of `xfb fuzz`: the number of cases, and what was found.

use super::fuzz_find::{Find, MemoryDifference};
use super::page::count;
use crate::verdict::Status;
use itertools::Itertools;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use strum::Display;

/// A device of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "lowercase")]
pub enum Side {
    /// The tested device; cases use what it offers.
    Device,
    /// The device that it is compared with.
    Other,
}

impl Side {
    /// Both sides, by index.
    pub const BOTH: [Side; 2] = [Side::Device, Side::Other];

    /// The place of its data in a list with one entry for each side.
    pub fn index(self) -> usize {
        match self {
            Side::Device => 0,
            Side::Other => 1,
        }
    }

    /// The other side.
    pub fn opposite(self) -> Side {
        match self {
            Side::Device => Side::Other,
            Side::Other => Side::Device,
        }
    }
}

/// Cases by their status.
pub type Statuses = BTreeMap<Status, u64>;

/// The number of cases by their status.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Tally {
    pub statuses: Statuses,
    /// The number of the same cases by their status on the other device, if there is one.
    #[serde(skip)]
    pub other: Option<OtherTally>,
    /// Pairs of a class of an argument and a situation of its command that occurred in the
    /// cases, whether or not a verdict depends on them, and all pairs.
    pub pairs: usize,
    pub all_pairs: usize,
    pub finds: u64,
    /// Failures that pass with the changes with which an earlier find passes, or that were
    /// reduced to one.
    pub known: u64,
    /// Failures that may be of other faults, but were not reduced: enough of their kind were.
    pub unreduced: u64,
    pub seconds: f64,
}

/// The cases of a session on the other device.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct OtherTally {
    pub statuses: Statuses,
    /// Cases that passed on both devices and left different memory.
    pub memory_differences: u64,
}

impl Tally {
    /// Counts a case by its status on each device.
    pub fn add(&mut self, statuses: &[Status], memory_differs: bool) {
        let other = self.other.as_mut();
        let (other, differences) = other
            .map(|other| (&mut other.statuses, &mut other.memory_differences))
            .unzip();
        let counts = std::iter::once(&mut self.statuses).chain(other);
        for (counts, status) in counts.zip(statuses) {
            *counts.entry(*status).or_insert(0) += 1;
        }
        if let Some(differences) = differences {
            *differences += u64::from(memory_differs);
        }
    }

    /// The number of cases.
    pub fn cases(&self) -> u64 {
        self.statuses.values().sum()
    }

    fn statuses_by_device(&self) -> impl Iterator<Item = &Statuses> {
        let other = self.other.as_ref().map(|other| &other.statuses);
        std::iter::once(&self.statuses).chain(other)
    }

    /// Whether a case ran on each device.
    pub fn tested(&self) -> bool {
        let mut all = self.statuses_by_device();
        all.all(|counts| counts.keys().any(|status| *status != Status::Unsupported))
    }

    /// Whether a case failed, on whatever device.
    pub fn failed(&self) -> bool {
        let mut all = self.statuses_by_device().flat_map(BTreeMap::keys);
        all.any(|status| status.is_failure())
    }

    /// The cases, the rate and the finds in a line.
    pub fn line(&self) -> String {
        let rate = self.cases() as f64 / self.seconds.max(0.001);
        let mut line = format!("{} cases, {rate:.1} per second", self.cases());
        let _ = write!(line, ", {}", counts_in_words(&self.statuses));
        if let Some(other) = &self.other {
            let counts = counts_in_words(&other.statuses);
            let differences = other.memory_differences;
            let _ = write!(
                line,
                " (other device: {counts}; {differences} passed with different memory)"
            );
        }
        if self.pairs > 0 {
            let (pairs, all) = (self.pairs, self.all_pairs);
            let _ = write!(line, ", {pairs} of {all} argument-situation pairs occurred");
        }
        let _ = write!(line, ", {}", count(self.finds, "find"));
        if self.known > 0 {
            let _ = write!(line, " and {} more failures like them", self.known);
        }
        if self.unreduced > 0 {
            let _ = write!(line, ", {} failures not reduced", self.unreduced);
        }
        line
    }
}

fn counts_in_words(statuses: &Statuses) -> String {
    let mut counts = statuses
        .iter()
        .map(|(status, count)| format!("{count} {status}"));
    counts.join(", ")
}

/// The result of a session.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FuzzReport {
    pub seed: u64,
    /// The device; none before a worker is ready.
    pub device: Option<String>,
    #[serde(flatten)]
    pub tally: Tally,
    #[serde(rename = "found")]
    pub finds: Vec<Find>,
    /// The other device, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub comparison: Option<Comparison>,
    /// The reason why the session ended early, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<String>,
}

/// The comparison of two devices that ran the same cases.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// The other device; none before a worker is ready.
    pub device: Option<String>,
    #[serde(flatten)]
    pub tally: OtherTally,
    /// The first of the cases that passed on both devices and left different memory.
    pub first_memory_differences: Vec<MemoryDifference>,
}

impl FuzzReport {
    /// The result in a line.
    pub fn text(&self) -> String {
        format!("seed {}: {}\n", self.seed, self.tally.line())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_is_a_line() {
        let mut tally = Tally {
            seconds: 2.0,
            ..Tally::default()
        };
        assert!(!tally.tested());
        tally.add(&[Status::Pass], false);
        tally.add(&[Status::Pass], false);
        assert!(tally.tested() && !tally.failed());
        tally.add(&[Status::Fail], false);
        assert!(tally.failed());
        assert_eq!(
            tally.line(),
            "3 cases, 1.5 per second, 2 pass, 1 fail, 0 finds"
        );
        (tally.finds, tally.known, tally.unreduced) = (1, 5, 3);
        (tally.pairs, tally.all_pairs) = (120, 9345);
        let end = ", 120 of 9345 argument-situation pairs occurred, 1 find and 5 more failures \
                   like them, 3 failures not reduced";
        assert!(tally.line().ends_with(end), "{}", tally.line());
    }

    #[test]
    fn a_tally_counts_each_device() {
        let mut tally = Tally {
            other: Some(OtherTally::default()),
            ..Tally::default()
        };
        tally.add(&[Status::Pass, Status::Unsupported], false);
        assert!(!tally.tested(), "nothing was compared");
        tally.add(&[Status::Pass, Status::Pass], true);
        assert!(tally.tested() && !tally.failed());
        let counts = "2 pass (other device: 1 pass, 1 unsupported; 1 passed with different memory)";
        assert!(tally.line().contains(counts), "{}", tally.line());
        tally.add(&[Status::Pass, Status::Crash], false);
        assert!(tally.failed());
    }
}
