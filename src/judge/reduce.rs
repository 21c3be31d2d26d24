//! Reduction of a failing case: a candidate is kept if it fails in the same way.

use super::CaseResult;
use crate::generate::reduce;
use crate::verdict::Status;
use std::collections::BTreeSet;

/// The result of a reduction.
#[derive(Clone, Debug)]
pub struct Reduced<T> {
    /// The smallest case that was found.
    pub best: T,
    /// The result of the reduced case.
    pub result: CaseResult,
    /// Candidates that were judged, the case itself included.
    pub tries: usize,
    /// The changes with which both cases pass, which are sought for a failure without kinds of
    /// difference.
    pub cures: BTreeSet<String>,
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
pub fn reduce<T, I: IntoIterator<Item = T>>(
    start: T,
    first: CaseResult,
    (keeping, most): (Keeping, usize),
    candidates: impl Fn(&T) -> I,
    mut judge: impl FnMut(&T) -> Option<CaseResult>,
) -> Reduced<T> {
    let mut last = first.clone();
    let (best, tries) = reduce::reduce(start, most - 1, candidates, |candidate| {
        let result = judge(candidate)?;
        let is_same = is_same_failure(&first, &result, keeping);
        if is_same {
            last = result;
        }
        Some(is_same)
    });
    Reduced {
        best,
        result: last,
        tries: tries + 1,
        cures: BTreeSet::new(),
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
    let (before, now) = (first.kinds(), other.kinds());
    if before.is_empty() && now.is_empty() {
        return first.fingerprint == other.fingerprint;
    }
    let is_kept = match keeping {
        Keeping::SomeKinds => !now.is_empty(),
        Keeping::AllKinds => before.is_subset(&now),
    };
    is_kept && now.is_subset(&before)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::kind::{Distance, Kind};

    #[test]
    fn a_failure_with_a_new_kind_of_difference_is_another_one() {
        let stray = |bytes| Kind::Stray(Distance::Bytes(bytes));
        let first = CaseResult::with_kinds(&[Kind::Missing, stray(4), stray(-8)]);
        let rows: [(&[Kind], bool, bool); 5] = [
            (&[Kind::Missing], true, false),
            (&[stray(16)], true, false),
            (&[Kind::Missing, stray(16)], true, true),
            (&[Kind::Missing, Kind::Overrun], false, false),
            (&[], false, false),
        ];
        for (kinds, with_some, with_all) in rows {
            let other = CaseResult::with_kinds(kinds);
            let is_same = |keeping| is_same_failure(&first, &other, keeping);
            assert_eq!(is_same(Keeping::SomeKinds), with_some, "{kinds:?}");
            // A part of the failure may have another cause.
            assert_eq!(is_same(Keeping::AllKinds), with_all, "{kinds:?}");
        }
    }

    #[test]
    fn a_failure_without_wrong_values_is_compared_by_its_fingerprint() {
        let result = |status, fingerprint: &str| CaseResult {
            fingerprint: Some(fingerprint.to_owned()),
            ..CaseResult::bare("xfb.f.x", status)
        };
        let rows = [
            (Status::Crash, "crash.SIGSEGV.execution"),
            (Status::Fail, "vkCreateShaderModule:ERROR_UNKNOWN"),
        ];
        for (status, fingerprint) in rows {
            let first = result(status, fingerprint);
            assert!(is_same_failure(&first, &first, Keeping::AllKinds));
            for other in [
                result(status, "another"),
                CaseResult::with_kinds(&[Kind::Missing]),
            ] {
                assert!(!is_same_failure(&first, &other, Keeping::SomeKinds));
                assert!(!is_same_failure(&other, &first, Keeping::SomeKinds));
            }
        }
        let passed = result(Status::Pass, "");
        assert!(!is_same_failure(&passed, &passed, Keeping::SomeKinds));
    }
}
