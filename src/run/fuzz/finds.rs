//! Failures of random cases, compared by their fault.

use crate::judge::CaseResult;
use crate::judge::result::FaultKind;
use itertools::Itertools;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Failures of the same kinds of difference that are reduced at most: without a change that
/// cures them, every headline looks like another fault.
const MAX_OF_A_KIND: usize = 24;
/// Failures of the same kinds and headline that are reduced at most.
const MAX_ALIKE: usize = 2;

/// The properties by which two failures are easily compared: the status, the kinds of
/// fault, or the fingerprint of a failure without any, and the headline without numbers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FailureKey {
    status: &'static str,
    kinds: Kinds,
    headline: String,
}

/// The kinds of fault of a failure.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kinds {
    Some(BTreeSet<FaultKind>),
    /// The fingerprint of a failure that shows no wrong values.
    None(Option<String>),
}

impl Kinds {
    /// Whether failures of these kinds may have one fault.
    fn meet(&self, other: &Kinds) -> bool {
        match (self, other) {
            (Kinds::Some(own), Kinds::Some(other)) => !own.is_disjoint(other),
            (Kinds::None(own), Kinds::None(other)) => own.is_some() && own == other,
            (Kinds::Some(_), Kinds::None(_)) | (Kinds::None(_), Kinds::Some(_)) => false,
        }
    }
}

impl FailureKey {
    /// The key of a failure.
    pub fn new(result: &CaseResult) -> FailureKey {
        let kinds = result.kinds();
        FailureKey {
            status: result.status.name(),
            kinds: if kinds.is_empty() {
                Kinds::None(result.fingerprint.clone())
            } else {
                Kinds::Some(kinds)
            },
            headline: without_numbers(&result.reason),
        }
    }
}

/// Returns a headline with `#` for each word that contains a digit: a number, or the name of a
/// random output.
fn without_numbers(headline: &str) -> String {
    let has_digit = |word: &str| word.contains(|char: char| char.is_ascii_digit());
    let words = headline.split_whitespace();
    words
        .map(|word| if has_digit(word) { "#" } else { word })
        .join(" ")
}

/// A reduced failure.
#[derive(Clone, Debug)]
struct Fault {
    key: FailureKey,
    /// The changes with which every failure of this key passes.
    cures: BTreeSet<String>,
}

impl Fault {
    /// Whether the kinds of difference permit that another failure is one of this fault.
    fn resembles(&self, key: &FailureKey) -> bool {
        !self.cures.is_empty() && self.key.status == key.status && self.key.kinds.meet(&key.kinds)
    }
}

#[derive(Debug, Default)]
struct State {
    /// The number of failures of each kind that were taken to be reduced.
    taken: BTreeMap<FailureKey, usize>,
    faults: Vec<Fault>,
}

/// The failures so far, shared by all lanes.
///
/// One fault has many headlines: a failure with a kind of difference of an earlier find that
/// passes with every change that cures that find is another one of it. A failure that nothing cures
/// is compared by its [`FailureKey`].
#[derive(Debug, Default)]
pub struct Finds(Mutex<State>);

impl Finds {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The changes to try with a failure, to determine whether it is known: the cures of the
    /// faults that it resembles.
    pub fn cures(&self, result: &CaseResult) -> BTreeSet<String> {
        let key = FailureKey::new(result);
        let state = self.state();
        let faults = state.faults.iter().filter(|fault| fault.resembles(&key));
        faults.flat_map(|fault| fault.cures.clone()).collect()
    }

    /// Whether a failure that passes with these changes is one of a fault that was found
    /// before.
    pub fn is_known(&self, result: &CaseResult, passes_with: &BTreeSet<String>) -> bool {
        let key = FailureKey::new(result);
        let state = self.state();
        let mut faults = state.faults.iter();
        faults.any(|fault| fault.resembles(&key) && fault.cures.is_subset(passes_with))
    }

    /// Takes a failure that is not known; returns whether it is to be reduced.
    pub fn take(&self, result: &CaseResult) -> bool {
        let key = FailureKey::new(result);
        let mut state = self.state();
        let alike = state
            .taken
            .iter()
            .filter(|(other, _)| other.kinds == key.kinds);
        let is_full = alike.map(|(_, count)| count).sum::<usize>() >= MAX_OF_A_KIND;
        let count = state.taken.entry(key).or_insert(0);
        *count += 1;
        *count <= MAX_ALIKE && !is_full
    }

    /// Takes back a failure that was not confirmed: another one like it may be reduced.
    pub fn give_back(&self, result: &CaseResult) {
        let mut state = self.state();
        if let Some(count) = state.taken.get_mut(&FailureKey::new(result)) {
            *count = count.saturating_sub(1).min(MAX_ALIKE - 1);
        }
    }

    /// Adds a reduced failure; returns whether it is the first of its fault.
    ///
    /// The cures of a small case include changes that only that case needs: what two
    /// failures with one key have in common is what the fault needs.
    pub fn add(&self, result: &CaseResult, passes_with: &BTreeSet<String>) -> bool {
        let key = FailureKey::new(result);
        let mut state = self.state();
        let is_known = |fault: &Fault| fault.resembles(&key) && fault.cures.is_subset(passes_with);
        if state.faults.iter().any(is_known) {
            return false;
        }
        for fault in state.faults.iter_mut().filter(|fault| fault.key == key) {
            let common: BTreeSet<_> = fault.cures.intersection(passes_with).cloned().collect();
            if !common.is_empty() || fault.cures == *passes_with {
                fault.cures = common;
                return false;
            }
        }
        let cures = passes_with.clone();
        state.faults.push(Fault { key, cures });
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::kind::{Distance, Kind};

    const MISSING: &[Kind] = &[Kind::Missing];

    fn result(kinds: &[Kind], reason: &str) -> CaseResult {
        CaseResult {
            reason: reason.to_owned(),
            ..CaseResult::with_kinds(kinds)
        }
    }

    fn stray(bytes: i64) -> Kind {
        Kind::Stray(Distance::Bytes(bytes))
    }

    fn changes(all: &[&str]) -> BTreeSet<String> {
        all.iter().map(|change| (*change).to_owned()).collect()
    }

    #[test]
    fn a_failure_with_other_numbers_has_the_same_key() {
        let key = |kind, reason| FailureKey::new(&result(&[kind], reason));
        let first = key(stray(4), "buffer 0: 4 bytes too high");
        assert_eq!(first, key(stray(16), "buffer 2: 16 bytes too high"));
        assert_ne!(first, key(Kind::Missing, "buffer 0: 4 bytes too high"));
        assert_ne!(first, key(stray(4), "capture ends early"));
    }

    #[test]
    fn a_failure_that_the_same_changes_cure_is_of_the_same_fault() {
        let finds = Finds::default();
        let cures = changes(&["direct draws", "no indices"]);
        assert!(finds.add(&result(MISSING, "capture ends early"), &cures));
        let other = result(&[Kind::Missing, stray(4)], "another headline");
        assert_eq!(finds.cures(&other), cures);
        let more = changes(&["direct draws", "no indices", "points"]);
        assert!(finds.is_known(&other, &more));
        assert!(!finds.add(&other, &more), "reported once");
        for (kind, cures) in [
            (Kind::Missing, changes(&["direct draws", "points"])),
            (Kind::Missing, changes(&[])),
            (stray(4), more),
        ] {
            let new = result(&[kind], "another headline");
            assert!(!finds.is_known(&new, &cures), "{kind}: {cures:?}");
            assert!(finds.add(&new, &cures), "{kind}: {cures:?}");
        }
        assert_eq!(
            finds.cures(&result(&[Kind::WrongValue], "another headline")),
            changes(&[])
        );
    }

    #[test]
    fn two_failures_with_one_key_have_the_cures_that_they_share() {
        let finds = Finds::default();
        let first = result(MISSING, "buffer 0: capture ends early");
        let second = result(MISSING, "buffer 1: capture ends early");
        assert!(finds.add(&first, &changes(&["direct draws", "no counters"])));
        assert!(!finds.add(&second, &changes(&["direct draws", "points"])));
        assert!(finds.is_known(&second, &changes(&["direct draws"])));
        assert!(
            finds.add(&second, &changes(&["points"])),
            "nothing in common"
        );
    }

    #[test]
    fn what_nothing_cures_is_known_by_its_key() {
        let finds = Finds::default();
        let none = changes(&[]);
        assert!(finds.add(&result(MISSING, "buffer 0"), &none));
        assert!(!finds.is_known(&result(MISSING, "buffer 0"), &none));
        assert!(!finds.add(&result(MISSING, "buffer 1"), &none));
        assert!(finds.add(&result(MISSING, "no buffer"), &none));
    }

    #[test]
    fn few_failures_of_one_kind_are_reduced() {
        let finds = Finds::default();
        let takes = |letter: char| finds.take(&result(MISSING, &letter.to_string()));
        let alike = (0..9).filter(|_| takes('!'));
        assert_eq!(alike.count(), MAX_ALIKE);
        finds.give_back(&result(MISSING, "!"));
        assert!(takes('!') && !takes('!'), "one more");
        let others = ('a'..='z').chain('A'..='Z').filter(|letter| takes(*letter));
        assert!((1..MAX_OF_A_KIND).contains(&others.count()));
    }
}
