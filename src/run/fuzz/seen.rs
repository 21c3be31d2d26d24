//! The results of a case on the devices: the pairs that occurred in it, and whether the
//! devices left the same memory.

use super::lane;
use crate::case::Case;
use crate::coverage::pairs::{Pair, occurring};
use crate::judge::CaseResult;
use crate::report::fuzz_find::MemoryDifference;
use crate::script::{MemoryDigest, MemoryPart};
use crate::sources::Sources;
use crate::verdict::Status;
use std::collections::BTreeSet;

/// The result of a case on a device, and the digest of the memory after it.
pub type SeenCase = (CaseResult, MemoryDigest);

/// The pairs of a class and a situation that occur in a case, if a device has run it.
pub fn pairs(stem: &str, text: &str, observed: &[SeenCase]) -> BTreeSet<Pair> {
    let has_run = |(result, _): &SeenCase| result.status != Status::Unsupported;
    if !observed.iter().any(has_run) {
        return BTreeSet::new();
    }
    // A case that cannot be read has the status `error`.
    let case = lane::case(stem, text, &Sources::embedded());
    let capture = case.as_ref().and_then(Case::capture);
    capture.map(occurring).unwrap_or_default()
}

/// The difference between the memory of two devices that both pass.
pub fn memory_difference(
    number: u64,
    observed: &[SeenCase],
    text: &str,
) -> Option<Box<MemoryDifference>> {
    let [(result, memory), (other_result, other_memory)] = observed else {
        return None;
    };
    if result.status != Status::Pass || other_result.status != Status::Pass {
        return None;
    }
    let mut parts = memory.differing_parts(other_memory);
    // The note of a case that passes names the queries that the device lacks: the numbers of
    // the others are comparable if they lack the same.
    if result.reason != other_result.reason {
        parts.retain(|part| !matches!(part, MemoryPart::Query(_)));
    }
    (!parts.is_empty()).then(|| {
        Box::new(MemoryDifference {
            number,
            parts,
            text: text.to_owned(),
            file: None,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::memory::QueryResult;
    use crate::script::{Observed, Prefill, Readback};

    fn seen(status: Status, memory: &[u8]) -> SeenCase {
        (
            CaseResult::bare("xfb.fuzz.a", status),
            MemoryDigest::from_buffer(memory),
        )
    }

    #[test]
    fn memory_is_compared_where_both_devices_pass() {
        let parts = |observed: &[SeenCase]| {
            let difference = memory_difference(7, observed, "");
            difference.map_or(vec![], |difference| difference.parts)
        };
        let pass = |memory| seen(Status::Pass, memory);
        assert_eq!(parts(&[pass(b"a"), pass(b"a")]), []);
        assert_eq!(parts(&[pass(b"a"), pass(b"b")]), [MemoryPart::Buffer(0)]);
        assert_eq!(parts(&[pass(b"a"), seen(Status::Fail, b"b")]), []);
        assert_eq!(parts(&[seen(Status::Unsupported, b""), pass(b"b")]), []);
        assert_eq!(parts(&[pass(b"a")]), []);
    }

    #[test]
    fn queries_are_compared_if_both_devices_have_them() {
        let with_query = |written, reason: &str| {
            let observed = Observed {
                prefill: Prefill::BOTH[0],
                buffers: vec![],
                counters: Readback {
                    bytes: vec![],
                    start: 0,
                },
                queries: vec![QueryResult::TransformFeedback { written, needed: 4 }],
                resources: vec![],
            };
            let mut memory = MemoryDigest::default();
            memory.add(&[observed]);
            let result = CaseResult {
                reason: reason.to_owned(),
                ..CaseResult::bare("xfb.fuzz.a", Status::Pass)
            };
            (result, memory)
        };
        let differs =
            |one, other| memory_difference(7, &[with_query(1, one), with_query(2, other)], "");
        assert!(differs("", "").is_some());
        assert!(differs("", "without the queries that need a feature").is_none());
    }
}
