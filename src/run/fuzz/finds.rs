//! Which failures of random cases are the same one.

use crate::judge::CaseResult;
use crate::judge::reduce::kinds;
use crate::verdict::Status;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Finds of the same kinds of difference that are reduced at most. Their headlines differ,
/// but most faults have several headlines.
const MAX_OF_A_KIND: usize = 12;

/// What failures of one fault have in common: the status, the kinds of difference without
/// distances, and the headline without numbers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FailureKey {
    status: &'static str,
    kinds: BTreeSet<String>,
    headline: String,
}

impl FailureKey {
    /// The key of a failure.
    pub fn new(result: &CaseResult) -> FailureKey {
        let kinds = match result.status {
            Status::Fail => kinds(result).into_iter().map(str::to_owned).collect(),
            Status::Pass
            | Status::Quality
            | Status::Probe
            | Status::Unsupported
            | Status::Crash
            | Status::Timeout
            | Status::Error => result.fingerprint.iter().cloned().collect(),
        };
        FailureKey {
            status: result.status.name(),
            kinds,
            headline: without_names(&result.reason),
        }
    }
}

/// A headline without numbers and without the names of outputs.
fn without_names(reason: &str) -> String {
    let words = reason.split_whitespace().map(|word| {
        if word.contains(|char: char| char.is_ascii_digit()) {
            "#"
        } else {
            word
        }
    });
    let words: Vec<&str> = words.collect();
    words.join(" ")
}

/// The failures so far, shared by all lanes.
#[derive(Debug, Default)]
pub struct Finds {
    seen: Mutex<BTreeMap<FailureKey, usize>>,
    reduced: Mutex<BTreeSet<FailureKey>>,
}

impl Finds {
    fn seen(&self) -> MutexGuard<'_, BTreeMap<FailureKey, usize>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a failure; returns whether it is to be reduced.
    pub fn is_new(&self, result: &CaseResult) -> bool {
        let key = FailureKey::new(result);
        let mut seen = self.seen();
        let alike = seen.keys().filter(|other| other.kinds == key.kinds);
        let full = alike.count() >= MAX_OF_A_KIND;
        let count = seen.entry(key).or_insert(0);
        *count += 1;
        *count == 1 && !full
    }

    /// Whether a reduced failure is the first of its kind.
    pub fn is_first(&self, result: &CaseResult) -> bool {
        let mut reduced = self.reduced.lock().unwrap_or_else(PoisonError::into_inner);
        reduced.insert(FailureKey::new(result))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(fingerprint: &str, reason: &str) -> CaseResult {
        CaseResult {
            fingerprint: Some(fingerprint.to_owned()),
            reason: reason.to_owned(),
            ..CaseResult::bare("xfb.fuzz.a", Status::Fail)
        }
    }

    #[test]
    fn a_failure_with_other_numbers_is_the_same_one() {
        let finds = Finds::default();
        assert!(finds.is_new(&result("stray(+4)", "buffer 0: 4 bytes too high")));
        assert!(!finds.is_new(&result("stray(+16)", "buffer 2: 16 bytes too high")));
        assert!(finds.is_new(&result("missing", "buffer 0: 4 bytes too high")));
        assert!(finds.is_new(&result("stray(+4)", "capture ends early")));
    }

    #[test]
    fn few_failures_of_one_kind_are_reduced() {
        let finds = Finds::default();
        let reasons = (b'a'..=b'z').map(|letter| char::from(letter).to_string());
        let new = reasons.filter(|reason| finds.is_new(&result("missing", reason)));
        assert_eq!(new.count(), MAX_OF_A_KIND);
        assert!(finds.is_first(&result("missing", "a")));
        assert!(!finds.is_first(&result("missing", "a")));
    }
}
