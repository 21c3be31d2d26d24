//! A misreading of a job: what it changes, and what differs if a device misreads so.

use super::places::Place;
use crate::case::rules::Category;
use crate::model::{Allowed, Capture};
use crate::script::ValidScript;
use crate::verdict::compare::compare_written;
use crate::verdict::evidence::Evidence;
use crate::verdict::headline::Fault;
use crate::verdict::written::Written;
use std::collections::BTreeSet;

/// A misreading in words.
pub(super) struct Named {
    /// A clause that names the fault.
    pub(super) fault: &'static str,
    /// The value that the device uses instead.
    pub(super) instead: &'static str,
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

/// A misreading of a job's script or captures.
pub(super) trait Hypothesis {
    fn named(&self) -> &Named;

    /// Where the device may misread.
    fn places(&self, job: &Job<'_>) -> Vec<Place>;

    /// Whether the device may misread at all places alike.
    fn is_for_all(&self) -> bool;

    /// The number of differences that are left if the device misreads at these places;
    /// `None` if nothing changes, or if the model cannot compute it.
    fn differences(&self, job: &Job<'_>, places: &BTreeSet<Place>) -> Option<usize>;
}

/// The number of differences between the device and what the model computes, which may have
/// more counters than the case.
pub(super) fn differences(mut allowed: Allowed, job: &Job<'_>) -> Option<usize> {
    let evidence = job.evidence;
    allowed.counters.truncate(evidence.allowed.counters.len());
    let altered = Evidence {
        allowed: &allowed,
        ..*evidence
    };
    let differences = compare_written(&altered, job.written).ok()?;
    Some(differences.len())
}
