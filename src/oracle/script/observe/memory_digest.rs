//! Digests of the memory after runs, which show whether two devices left the same.

use super::memory::{Observed, QueryResult};
use crate::units::QueryIndex;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::hash::Hasher;
use twox_hash::XxHash64;

/// A part of what is read back after a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "number", rename_all = "snake_case")]
pub enum MemoryPart {
    /// A capture buffer with its guards, by its number in the script.
    Buffer(usize),
    /// The counter buffer with its guards.
    Counters,
    /// A resource of the program, by its number there.
    Resource(usize),
    /// The result of a query of the script.
    Query(QueryIndex),
}

impl fmt::Display for MemoryPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MemoryPart::Buffer(number) => write!(f, "buffer {number}"),
            MemoryPart::Counters => f.write_str("the counter buffer"),
            MemoryPart::Resource(number) => write!(f, "resource {number}"),
            MemoryPart::Query(query) => write!(f, "query {query}"),
        }
    }
}

/// A digest of every part, over all runs of a job. A query without a result has none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MemoryDigest(Vec<(MemoryPart, Option<u64>)>);

impl MemoryDigest {
    /// The digest of a memory that is one buffer.
    pub fn from_buffer(bytes: &[u8]) -> MemoryDigest {
        let digest = XxHash64::oneshot(0, bytes);
        MemoryDigest(vec![(MemoryPart::Buffer(0), Some(digest))])
    }

    /// Adds a job; each of its runs gave one of `observed`.
    pub fn add(&mut self, observed: &[Observed]) {
        let Some(first) = observed.first() else {
            return;
        };
        let mut add = |part, digest| self.0.push((part, digest));
        for number in 0..first.buffers.len() {
            let runs = observed.iter().map(|run| &run.buffers[number].bytes);
            add(MemoryPart::Buffer(number), Some(digest(runs)));
        }
        let runs = observed.iter().map(|run| &run.counters.bytes);
        add(MemoryPart::Counters, Some(digest(runs)));
        for number in 0..first.resources.len() {
            let runs = observed.iter().map(|run| &run.resources[number]);
            add(MemoryPart::Resource(number), Some(digest(runs)));
        }
        for query in QueryIndex::all(first.queries.len()) {
            let runs = observed.iter().map(|run| numbers(run.queries[query]));
            let runs: Option<Vec<[u64; 3]>> = runs.collect();
            let numbers = runs.map(|runs| digest(runs.concat().iter().map(|n| n.to_le_bytes())));
            add(MemoryPart::Query(query), numbers);
        }
    }

    /// The parts that differ, apart from results that are not available on one device, where
    /// they need not be.
    pub fn differing_parts(&self, other: &MemoryDigest) -> Vec<MemoryPart> {
        let pairs = self.0.iter().zip(&other.0);
        let differing = pairs.filter(|((part, digest), (other_part, other_digest))| {
            let both = digest.is_some() && other_digest.is_some();
            part == other_part && both && digest != other_digest
        });
        differing.map(|((part, _), _)| *part).collect()
    }
}

/// The digest of these bytes, one after the other.
fn digest<B: AsRef<[u8]>>(runs: impl Iterator<Item = B>) -> u64 {
    let mut hasher = XxHash64::with_seed(0);
    runs.for_each(|bytes| hasher.write(bytes.as_ref()));
    hasher.finish()
}

/// The kind of a result, and its numbers; `None` of one that is not available.
fn numbers(result: QueryResult) -> Option<[u64; 3]> {
    match result {
        QueryResult::TransformFeedback { written, needed } => Some([0, written, needed]),
        QueryResult::PrimitivesGenerated(count) => Some([1, count, 0]),
        QueryResult::Statistics => Some([2, 0, 0]),
        QueryResult::Partial { written, needed } => Some([3, written, needed]),
        QueryResult::Unavailable => None,
        QueryResult::Overrun { byte } => Some([4, u64::from(byte.unsigned_abs()), 0]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::{Prefill, Readback};

    fn observed(buffers: &[Vec<u8>], written: u64) -> Observed {
        let readback = |bytes| Readback { bytes, start: 0 };
        Observed {
            prefill: Prefill::BOTH[0],
            buffers: buffers.iter().cloned().map(readback).collect(),
            counters: readback(vec![0; 4]),
            queries: vec![QueryResult::TransformFeedback { written, needed: 9 }],
            resources: vec![vec![7; 8]],
        }
    }

    fn digest_of(runs: &[Observed]) -> MemoryDigest {
        let mut digest = MemoryDigest::default();
        digest.add(runs);
        digest
    }

    #[test]
    fn equal_memory_has_no_difference() {
        let runs = [
            observed(&[vec![1; 8], vec![2; 8]], 3),
            observed(&[vec![3; 8], vec![4; 8]], 3),
        ];
        assert_eq!(digest_of(&runs).differing_parts(&digest_of(&runs)), []);
    }

    #[test]
    fn a_difference_in_the_second_run_is_seen() {
        let first = observed(&[vec![1; 8], vec![2; 8]], 3);
        let changed = observed(&[vec![1; 8], vec![2; 7]], 4);
        let plain = digest_of(&[first.clone(), first.clone()]);
        let other = digest_of(&[first, changed]);
        assert_eq!(
            plain.differing_parts(&other),
            [MemoryPart::Buffer(1), MemoryPart::Query(QueryIndex(0))]
        );
    }

    #[test]
    fn every_part_is_compared() {
        let plain = [observed(&[vec![1; 8]], 3)];
        type Change<'a> = &'a dyn Fn(&mut Observed);
        let changes: [(MemoryPart, Change<'_>); 4] = [
            (MemoryPart::Buffer(0), &|run| run.buffers[0].bytes[7] = 9),
            (MemoryPart::Counters, &|run| run.counters.bytes[3] = 9),
            (MemoryPart::Resource(0), &|run| run.resources[0][0] = 9),
            (MemoryPart::Query(QueryIndex(0)), &|run| {
                run.queries[0] = QueryResult::PrimitivesGenerated(3)
            }),
        ];
        for (part, change) in changes {
            let mut changed = plain.clone();
            change(&mut changed[0]);
            assert_eq!(
                digest_of(&plain).differing_parts(&digest_of(&changed)),
                [part]
            );
        }
    }

    #[test]
    fn a_result_that_is_not_available_is_no_difference() {
        let plain = observed(&[vec![1; 8]], 3);
        let without = Observed {
            queries: vec![QueryResult::Unavailable],
            ..plain.clone()
        };
        let both = digest_of(&[plain.clone(), plain.clone()]);
        let other = digest_of(&[plain, without]);
        assert_eq!(both.differing_parts(&other), []);
        assert_eq!(other.differing_parts(&both), []);
    }
}
