//! Counts, reasons and fingerprints of many results.

use crate::case::rules::Category;
use crate::judge::CaseResult;
use crate::judge::result::Standing;
use crate::verdict::Status;
use std::collections::BTreeMap;

/// Fewer cases do not show that a device captures nothing.
const MIN_NOTHING: usize = 10;

/// Results, counted and grouped as they come.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Summary {
    counts: BTreeMap<Status, usize>,
    /// Sorted by reason.
    unsupported: BTreeMap<String, usize>,
    /// Unspecified behaviour of the device.
    probes: BTreeMap<String, usize>,
    /// Failures that were known, by what they are about and the reason.
    known: BTreeMap<Category, BTreeMap<String, usize>>,
    /// All failures, by what they are about.
    categories: BTreeMap<Category, usize>,
    /// Cases that passed, though they were known to fail.
    improved: Vec<String>,
    /// Cases that passed.
    passed: Vec<String>,
    /// Unexpected failures by fault, in the order of the first case.
    failures: Vec<FailureGroup>,
    /// Failures in which the device captured nothing.
    captured_nothing: usize,
    /// Failures that did not run again alone.
    unconfirmed: usize,
}

/// Failures with one fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailureGroup {
    /// The proven cause, or else the fingerprint.
    pub fault: String,
    /// The number of failures by fingerprint.
    pub fingerprints: BTreeMap<String, usize>,
    pub count: usize,
    /// The first case of the list that fails so.
    pub first: String,
}

impl Summary {
    /// Counts a result. Of a failure with the fault of an earlier one, returns the name of
    /// the first with that fault, and the number of them so far.
    pub fn add(&mut self, result: &CaseResult) -> Option<(String, usize)> {
        *self.counts.entry(result.status).or_default() += 1;
        if result.status == Status::Unsupported {
            *self.unsupported.entry(result.reason.clone()).or_default() += 1;
        }
        if let Some(recorded) = &result.recorded {
            let record = format!("{}: {recorded}", result.reason);
            *self.probes.entry(record).or_default() += 1;
        }
        if result.status == Status::Pass {
            self.passed.push(result.name.clone());
        }
        match &result.standing {
            Standing::Known { reason } => {
                let reasons = self.known.entry(subject(result)).or_default();
                *reasons.entry(reason.clone()).or_default() += 1;
            }
            Standing::Improvement { .. } => self.improved.push(result.name.clone()),
            Standing::Plain
            | Standing::Changed { .. }
            | Standing::KnownFlake { .. }
            | Standing::Flaky { .. } => {}
        }
        if result.status.is_failure() {
            *self.categories.entry(subject(result)).or_default() += 1;
            self.captured_nothing += usize::from(result.captured_nothing());
            self.unconfirmed += usize::from(result.unconfirmed);
        }
        if !result.is_unexpected_failure() {
            return None;
        }
        let fault = result.fault_key();
        let fingerprint = result.fingerprint.clone();
        let fingerprint = fingerprint.unwrap_or_else(|| fault.clone());
        let mut groups = self.failures.iter_mut();
        if let Some(group) = groups.find(|group| group.fault == fault) {
            group.count += 1;
            *group.fingerprints.entry(fingerprint).or_default() += 1;
            return Some((group.first.clone(), group.count));
        }
        self.failures.push(FailureGroup {
            fault,
            fingerprints: BTreeMap::from([(fingerprint, 1)]),
            count: 1,
            first: result.name.clone(),
        });
        None
    }

    /// Number of results of each status that occurred, in the order of
    /// [`Status::ALL`].
    pub fn counts(&self) -> impl Iterator<Item = (Status, usize)> {
        Status::ALL
            .iter()
            .copied()
            .filter_map(|status| Some((status, *self.counts.get(&status)?)))
    }

    /// Number of results.
    pub fn total(&self) -> usize {
        self.counts.values().sum()
    }

    /// Number of unexpected failures.
    pub fn failed(&self) -> usize {
        self.failures.iter().map(|group| group.count).sum()
    }

    /// Number of faults of unexpected failures.
    pub fn faults(&self) -> usize {
        self.failures.len()
    }

    /// Number of failures that did not run again alone.
    pub fn unconfirmed(&self) -> usize {
        self.unconfirmed
    }

    /// The number of failures in which the device captured nothing, and of supported cases,
    /// if that is most of them.
    pub fn captures_nothing(&self) -> Option<(usize, usize)> {
        let unsupported = self.counts.get(&Status::Unsupported).copied();
        let supported = self.total() - unsupported.unwrap_or(0);
        let nothing = self.captured_nothing;
        (nothing >= MIN_NOTHING && 2 * nothing > supported).then_some((nothing, supported))
    }

    /// Reasons of unsupported cases, the most frequent first.
    pub fn unsupported(&self) -> Vec<(&str, usize)> {
        by_frequency(&self.unsupported)
    }

    /// Unspecified behaviour and what the device did, the most frequent first.
    pub fn probes(&self) -> Vec<(&str, usize)> {
        by_frequency(&self.probes)
    }

    /// Reasons of known failures by what they are about, the most frequent first.
    pub fn known(&self) -> impl Iterator<Item = (Category, Vec<(&str, usize)>)> {
        let known = self.known.iter();
        known.map(|(category, reasons)| (*category, by_frequency(reasons)))
    }

    /// Number of failures, known or not, of each category that occurred.
    pub fn categories(&self) -> &BTreeMap<Category, usize> {
        &self.categories
    }

    /// Cases that passed, though they were known to fail.
    pub fn improved(&self) -> &[String] {
        &self.improved
    }

    /// Cases that passed, in order.
    pub fn passed(&self) -> &[String] {
        &self.passed
    }

    /// Failures by fault, the most frequent first.
    pub fn failures(&self) -> Vec<&FailureGroup> {
        let mut groups: Vec<&FailureGroup> = self.failures.iter().collect();
        groups.sort_by_key(|group| std::cmp::Reverse(group.count));
        groups
    }
}

fn subject(result: &CaseResult) -> Category {
    result.subject.unwrap_or(Category::Undecided)
}

fn by_frequency(counts: &BTreeMap<String, usize>) -> Vec<(&str, usize)> {
    let counts = counts.iter().map(|(what, count)| (what.as_str(), *count));
    let mut counts: Vec<(&str, usize)> = counts.collect();
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    counts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::result::tests::result;
    use crate::verdict::{Cause, Fault};

    #[test]
    fn results_are_counted_and_failures_grouped() {
        let mut summary = Summary::default();
        let mut crash = result("xfb.c", Status::Crash);
        crash.fingerprint = None;
        assert_eq!(summary.add(&crash), None);
        assert_eq!(summary.add(&result("xfb.a", Status::Fail)), None);
        assert_eq!(
            summary.add(&result("xfb.b", Status::Fail)),
            Some(("xfb.a".to_owned(), 2))
        );
        summary.add(&result("xfb.d", Status::Unsupported));
        summary.add(&result("xfb.e", Status::Pass));
        let counts: Vec<_> = summary.counts().collect();
        assert_eq!(
            counts,
            [
                (Status::Pass, 1),
                (Status::Unsupported, 1),
                (Status::Fail, 2),
                (Status::Crash, 1)
            ]
        );
        assert_eq!((summary.total(), summary.failed()), (5, 3));
        assert_eq!(summary.unsupported(), [("the reason", 1)]);
        let groups = summary.failures();
        assert_eq!(groups[0].count, 2);
        assert_eq!(groups[1].fault, "crash: the reason");
    }

    #[test]
    fn known_failures_and_improvements_are_counted_apart() {
        let mut summary = Summary::default();
        let mut known = result("xfb.a", Status::Fail);
        known.standing = Standing::Known {
            reason: "a bug".to_owned(),
        };
        known.subject = Some(Category::Drawing);
        let mut better = result("xfb.b", Status::Pass);
        better.standing = Standing::Improvement { was: Status::Fail };
        assert_eq!(summary.add(&known), None);
        assert_eq!(summary.add(&better), None);
        assert_eq!(summary.failed(), 0);
        let of_drawing = (Category::Drawing, vec![("a bug", 1)]);
        assert_eq!(summary.known().collect::<Vec<_>>(), [of_drawing]);
        assert_eq!(summary.categories()[&Category::Drawing], 1);
        assert_eq!(summary.improved(), ["xfb.b"]);
    }

    #[test]
    fn failures_with_one_cause_are_one_fault_with_several_fingerprints() {
        let caused = |name: &str, fingerprint: &str, text: &str| {
            let mut failure = result(name, Status::Fail);
            failure.fingerprint = Some(fingerprint.to_owned());
            failure.details_mut().cause = Some(Cause {
                text: text.to_owned(),
                subject: Category::Capture,
            });
            failure
        };
        let mut summary = Summary::default();
        summary.add(&caused("xfb.a", "missing", "an offset is ignored"));
        summary.add(&caused("xfb.b", "stray", "an offset is ignored"));
        summary.add(&caused("xfb.c", "stray", "a stride is ignored"));
        assert_eq!((summary.failed(), summary.faults()), (3, 2));
        let groups = summary.failures();
        assert_eq!(groups[0].fault, "an offset is ignored");
        let both = BTreeMap::from([("missing".to_owned(), 1), ("stray".to_owned(), 1)]);
        assert_eq!(groups[0].fingerprints, both);
    }

    #[test]
    fn a_device_that_captures_nothing_is_noticed() {
        let mut summary = Summary::default();
        for number in 0..MIN_NOTHING {
            assert_eq!(summary.captures_nothing(), None);
            let mut failure = result(&format!("xfb.{number}"), Status::Fail);
            failure.details_mut().fault = Some(Fault::NothingCaptured);
            summary.add(&failure);
        }
        summary.add(&result("xfb.u", Status::Unsupported));
        summary.add(&result("xfb.p", Status::Pass));
        assert_eq!(
            summary.captures_nothing(),
            Some((MIN_NOTHING, MIN_NOTHING + 1))
        );
    }
}
