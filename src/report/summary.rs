//! Counts, reasons and fingerprints of many results.

use crate::case::rules::Category;
use crate::judge::CaseResult;
use crate::judge::result::Standing;
use crate::verdict::Status;
use std::collections::BTreeMap;

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
    /// Unexpected failures by fingerprint, in the order of the first case.
    failures: Vec<FailureGroup>,
}

/// Failures that look alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailureGroup {
    pub fingerprint: String,
    pub count: usize,
    /// The first case of the list that fails so.
    pub first: String,
}

impl Summary {
    /// Counts a result. A failure that looks like an earlier one gives the
    /// name of the first that looked so.
    pub fn add(&mut self, result: &CaseResult) -> Option<String> {
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
            Standing::Known { reason, category } => {
                let reasons = self.known.entry(*category).or_default();
                *reasons.entry(reason.clone()).or_default() += 1;
            }
            Standing::Improvement { .. } => self.improved.push(result.name.clone()),
            Standing::Plain
            | Standing::Changed { .. }
            | Standing::KnownFlake { .. }
            | Standing::Flaky { .. } => {}
        }
        if result.status.is_failure() {
            *self.categories.entry(result.category()).or_default() += 1;
        }
        if !result.is_unexpected_failure() {
            return None;
        }
        let fingerprint = result
            .fingerprint
            .clone()
            .unwrap_or_else(|| format!("{}: {}", result.status, result.reason));
        let mut groups = self.failures.iter_mut();
        if let Some(group) = groups.find(|group| group.fingerprint == fingerprint) {
            group.count += 1;
            return Some(group.first.clone());
        }
        self.failures.push(FailureGroup {
            fingerprint,
            count: 1,
            first: result.name.clone(),
        });
        None
    }

    /// Number of results of each status that occurred, in the order of
    /// [`Status::ALL`].
    pub fn counts(&self) -> impl Iterator<Item = (Status, usize)> {
        Status::ALL
            .into_iter()
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

    /// Failures that look alike, the most frequent first.
    pub fn failures(&self) -> Vec<&FailureGroup> {
        let mut groups: Vec<&FailureGroup> = self.failures.iter().collect();
        groups.sort_by_key(|group| std::cmp::Reverse(group.count));
        groups
    }
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

    #[test]
    fn results_are_counted_and_failures_grouped() {
        let mut summary = Summary::default();
        let mut crash = result("xfb.c", Status::Crash);
        crash.fingerprint = None;
        assert_eq!(summary.add(&crash), None);
        assert_eq!(summary.add(&result("xfb.a", Status::Fail)), None);
        assert_eq!(
            summary.add(&result("xfb.b", Status::Fail)),
            Some("xfb.a".to_owned())
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
        assert_eq!(groups[1].fingerprint, "crash: the reason");
    }

    #[test]
    fn known_failures_and_improvements_are_counted_apart() {
        let mut summary = Summary::default();
        let mut known = result("xfb.a", Status::Fail);
        known.standing = Standing::Known {
            reason: "a bug".to_owned(),
            category: Category::Drawing,
        };
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
}
