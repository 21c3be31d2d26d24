//! Reduction of what fails: greedy, in a fixed order. A candidate is kept if it fails in
//! the same way, and then the candidates of the smaller case follow from the same place.

use super::CaseResult;
use crate::verdict::Status;

/// The result of a reduction.
#[derive(Clone, Debug)]
pub struct Reduced<T> {
    /// The smallest case that was found.
    pub best: T,
    /// The result of the reduced case.
    pub result: CaseResult,
    /// Candidates that were judged, the case itself included.
    pub tries: usize,
}

/// The kinds of difference that a reduced case must keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeping {
    /// At least one of them.
    SomeKinds,
    /// All of them: a part of the failure may have another cause.
    AllKinds,
}

/// Reduces `start`, whose result is `first`, with at most `most` judgements: until no
/// candidate fails in the same way.
pub fn reduce<T>(
    start: T,
    first: CaseResult,
    (keeping, most): (Keeping, usize),
    candidates: impl Fn(&T) -> Vec<T>,
    mut judge: impl FnMut(&T) -> Option<CaseResult>,
) -> Reduced<T> {
    let original = first.clone();
    let mut reduced = Reduced {
        best: start,
        result: first,
        tries: 1,
    };
    loop {
        let mut smaller = false;
        let mut at = 0;
        let mut waiting = candidates(&reduced.best).into_iter();
        while let Some(candidate) = waiting.next() {
            if reduced.tries >= most {
                return reduced;
            }
            let Some(result) = judge(&candidate) else {
                at += 1;
                continue;
            };
            reduced.tries += 1;
            if is_same_failure(&original, &result, keeping) {
                reduced.best = candidate;
                reduced.result = result;
                smaller = true;
                // Later candidates moved up to the place of the removed one.
                waiting = candidates(&reduced.best).into_iter();
                waiting.by_ref().take(at).for_each(drop);
            } else {
                at += 1;
            }
        }
        if !smaller {
            return reduced;
        }
    }
}

/// Whether a result is the failure of another one, or a part of it: no kind of difference
/// is new, and those that must be kept are there.
pub fn is_same_failure(first: &CaseResult, other: &CaseResult, keeping: Keeping) -> bool {
    if first.status != other.status || !other.status.is_failure() {
        return false;
    }
    if first.status != Status::Fail {
        return first.fingerprint == other.fingerprint;
    }
    let (before, now) = (kinds(first), kinds(other));
    let is_kept = match keeping {
        Keeping::SomeKinds => !now.is_empty(),
        Keeping::AllKinds => before.iter().all(|kind| now.contains(kind)),
    };
    is_kept && now.iter().all(|kind| before.contains(kind))
}

/// The kinds of difference in a result; none in one without a fingerprint.
pub fn kinds(result: &CaseResult) -> Vec<&str> {
    let prints = result.fingerprint.iter().flat_map(|print| print.split('+'));
    // Distances may have a sign.
    let kinds = prints.map(|part| part.split_once('(').map_or(part, |(kind, _)| kind));
    let named = |kind: &&str| kind.starts_with(|char: char| char.is_ascii_alphabetic());
    kinds.filter(named).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(status: Status, fingerprint: &str) -> CaseResult {
        CaseResult {
            fingerprint: Some(fingerprint.to_owned()),
            ..CaseResult::bare("xfb.f.x", status)
        }
    }

    #[test]
    fn a_list_is_reduced_to_what_fails() {
        let candidates = |list: &Vec<u32>| {
            let without = |at: usize| {
                let mut less = list.clone();
                less.remove(at);
                less
            };
            (0..list.len()).map(without).collect()
        };
        let judge = |list: &Vec<u32>| {
            // What is illegal is not judged.
            let legal = !list.is_empty();
            let fails = list.contains(&3) && list.contains(&5);
            let status = if fails { Status::Fail } else { Status::Pass };
            legal.then(|| result(status, "missing"))
        };
        let start: Vec<u32> = (0..9).collect();
        let first = judge(&start).expect("legal");
        let limits = (Keeping::SomeKinds, 1000);
        let reduced = reduce(start, first, limits, candidates, judge);
        assert_eq!(reduced.best, [3, 5]);
    }

    #[test]
    fn a_failure_with_a_new_kind_of_difference_is_another_one() {
        let first = result(Status::Fail, "missing+stray(+4/-8)");
        for (same, fingerprint) in [
            (true, "missing"),
            (true, "stray(+16)"),
            (false, "missing+overrun"),
            (false, ""),
        ] {
            let other = result(Status::Fail, fingerprint);
            let is_same = is_same_failure(&first, &other, Keeping::SomeKinds);
            assert_eq!(is_same, same, "{fingerprint}");
        }
        // A part of the failure may have another cause.
        for (same, fingerprint) in [(false, "missing"), (true, "missing+stray(+16)")] {
            let other = result(Status::Fail, fingerprint);
            let is_same = is_same_failure(&first, &other, Keeping::AllKinds);
            assert_eq!(is_same, same, "{fingerprint}");
        }
        let crash = result(Status::Crash, "crash.SIGSEGV.execution");
        assert!(is_same_failure(&crash, &crash, Keeping::AllKinds));
        assert!(!is_same_failure(&crash, &first, Keeping::SomeKinds));
        let passed = result(Status::Pass, "");
        assert!(!is_same_failure(&passed, &passed, Keeping::SomeKinds));
    }
}
