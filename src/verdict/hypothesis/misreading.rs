//! Runs the model over a job that a hypothesis changes, and compares its answer with the device's.

use super::places::{self, Place};
use crate::case::rules::Category;
use crate::model::{self, Allowed, Capture};
use crate::script::validate::{Illegal, ScriptError};
use crate::script::{Script, ValidScript};
use crate::units::CounterIndex;
use crate::verdict::compare::compare_written;
use crate::verdict::counters;
use crate::verdict::difference::Difference;
use crate::verdict::evidence::Evidence;
use crate::verdict::headline::Fault;
use crate::verdict::kind::QueryNumber;
use crate::verdict::written::Written;
use std::borrow::Cow;
use std::collections::BTreeSet;

/// A misreading in words.
pub(super) struct Named {
    /// A clause that names the fault.
    pub(super) fault: Cow<'static, str>,
    /// The value that the device uses instead.
    pub(super) instead: Cow<'static, str>,
    pub(super) kind: Fault,
    pub(super) subject: Category,
}

/// A job that failed.
#[derive(Clone, Copy)]
pub(super) struct Job<'a> {
    pub(super) captures: &'a [Capture<'a>],
    pub(super) script: &'a ValidScript,
    pub(super) evidence: &'a Evidence<'a>,
    pub(super) written: &'a Written,
}

/// The differences between the device and what the model computes for a misread job.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Remaining {
    pub(super) count: usize,
    /// Whether wrong numbers of primitives needed are not among them.
    pub(super) is_aside: bool,
    /// Whether the misread job captures nothing: any fault that captures nothing leaves it.
    pub(super) is_empty: bool,
}

impl Remaining {
    pub(super) fn explains(self) -> bool {
        self.count == 0
    }
}

/// Counts the differences between the device and what the model computes.
pub(super) type Count = fn(Allowed, &Job<'_>) -> Option<Remaining>;

impl Job<'_> {
    /// The number of differences that are left if the device runs the script that `change`
    /// makes; `None` if that is the same one, or if the model cannot compute it.
    pub(super) fn left_after(
        &self,
        change: impl Fn(&mut Script),
        count: Count,
    ) -> Option<Remaining> {
        match self.script.misread(&change) {
            Ok(changed) if changed == *self.script => None,
            Ok(changed) => self.left(changed, count),
            Err(ScriptError {
                illegal: Illegal::CounterNotSet { .. },
                ..
            }) => self.left_with_prefill(change, count),
            // A script that the model cannot read explains nothing.
            Err(_) => None,
        }
    }

    fn left(&self, changed: ValidScript, count: Count) -> Option<Remaining> {
        let (allowed, _) = model::run_misread(self.captures, changed).ok()?;
        count(allowed, self)
    }

    /// The device reads counters that nothing stores: they hold the prefill, which is another
    /// one in each run.
    fn left_with_prefill(&self, change: impl Fn(&mut Script), count: Count) -> Option<Remaining> {
        let mut most = Remaining::default();
        for observed in self.evidence.observed {
            let changed = self.script.misread(|script| {
                change(script);
                for (index, value) in CounterIndex::enumerate(&self.evidence.script.counters) {
                    if value.is_none() {
                        let (_, before) = counters::word(self.evidence, observed, index);
                        script.counters[index] = Some(before);
                    }
                }
            });
            let run = Job {
                evidence: &Evidence {
                    observed: std::slice::from_ref(observed),
                    ..*self.evidence
                },
                written: &Written::find(std::slice::from_ref(observed)),
                ..*self
            };
            let left = run.left(changed.ok()?, count)?;
            most.count = most.count.max(left.count);
            most.is_aside |= left.is_aside;
            most.is_empty |= left.is_empty;
        }
        Some(most)
    }
}

/// A misreading of a job's script or captures.
pub(super) trait Hypothesis {
    fn named(&self) -> &Named;

    /// The places that the device may misread.
    fn places(&self, job: &Job<'_>) -> Vec<Place>;

    /// Whether the misreading is that nothing is captured.
    fn captures_nothing(&self) -> bool {
        false
    }

    /// Whether the device may misread at all places alike.
    fn is_for_all(&self) -> bool;

    /// The misread places as a clause before the fault; empty if they are all.
    fn clause(&self, job: &Job<'_>, misread: &BTreeSet<Place>) -> String {
        places::clause(job.script, &self.places(job), misread)
    }

    /// The differences that are left if the device misreads at these places;
    /// `None` if nothing changes, or if the model cannot compute it.
    fn differences(&self, job: &Job<'_>, places: &BTreeSet<Place>) -> Option<Remaining>;
}

/// All differences between the device and what the model computes.
pub(super) fn differences(allowed: Allowed, job: &Job<'_>) -> Option<Remaining> {
    Some(Remaining {
        count: remaining(&allowed, job)?.len(),
        is_aside: false,
        is_empty: allowed.captured == 0,
    })
}

/// Counts [`differences`] but those of primitives needed where primitives written are wrong as
/// well: a device that does not capture may still count primitives needed.
pub(super) fn captured_differences(allowed: Allowed, job: &Job<'_>) -> Option<Remaining> {
    let remaining = remaining(&allowed, job)?;
    let needed = [QueryNumber::Needed, QueryNumber::NeededSoFar];
    if remaining.is_empty() || !remaining.iter().all(|d| is_number(d, needed)) {
        return Some(Remaining {
            count: remaining.len(),
            is_aside: false,
            is_empty: allowed.captured == 0,
        });
    }
    let required = compare_written(job.evidence, job.written).ok()?;
    let written = [QueryNumber::Written, QueryNumber::WrittenSoFar];
    let is_written_wrong = required.iter().any(|d| is_number(d, written));
    Some(Remaining {
        count: if is_written_wrong { 0 } else { remaining.len() },
        is_aside: is_written_wrong,
        is_empty: allowed.captured == 0,
    })
}

fn remaining(allowed: &Allowed, job: &Job<'_>) -> Option<Vec<Difference>> {
    let altered = Evidence {
        allowed,
        ..*job.evidence
    };
    compare_written(&altered, job.written).ok()
}

/// Whether one of these numbers of a query is wrong, and available.
fn is_number(difference: &Difference, numbers: [QueryNumber; 2]) -> bool {
    match difference {
        Difference::Query {
            number,
            observed: Some(_),
            ..
        } => numbers.contains(number),
        Difference::Query { .. }
        | Difference::Word(_)
        | Difference::Counter { .. }
        | Difference::CounterNeighbour { .. }
        | Difference::QueryOverrun { .. }
        | Difference::Patch(_)
        | Difference::Identity { .. } => false,
    }
}
