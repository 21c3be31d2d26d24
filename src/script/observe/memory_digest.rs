//! What runs left in memory, as digests: enough to find out whether another device left
//! the same.

use super::memory::{Observed, QueryResult};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use twox_hash::XxHash64;

/// Parts that a difference names.
const MAX_NAMED: usize = 4;

/// A digest of every buffer, query and resource.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MemoryDigest(Vec<(String, u64)>);

impl MemoryDigest {
    /// A digest of a single part.
    pub fn of_part(name: &str, content: &[u8]) -> MemoryDigest {
        MemoryDigest(vec![(name.to_owned(), XxHash64::oneshot(0, content))])
    }

    /// Adds a job, of which each run gave one of `observed`: a digest for each part, over
    /// all runs.
    pub fn add(&mut self, observed: &[Observed]) {
        let Some(first) = observed.first() else {
            return;
        };
        let mut add = |name: String, feed: &dyn Fn(&Observed, &mut XxHash64)| {
            let mut hasher = XxHash64::with_seed(0);
            observed.iter().for_each(|run| feed(run, &mut hasher));
            self.0.push((name, hasher.finish()));
        };
        for number in 0..first.buffers.len() {
            add(format!("buffer {number}"), &|run, hasher| {
                hasher.write(&run.buffers[number].bytes);
            });
        }
        add("the counters".to_owned(), &|run, hasher| {
            hasher.write(&run.counters.bytes);
        });
        for number in 0..first.queries.len() {
            add(format!("query {number}"), &|run, hasher| {
                query_numbers(run.queries[number]).hash(hasher);
            });
        }
        for number in 0..first.resources.len() {
            add(format!("resource {number}"), &|run, hasher| {
                hasher.write(&run.resources[number]);
            });
        }
    }

    /// The parts that differ; `None` if there are none.
    pub fn difference(&self, other: &MemoryDigest) -> Option<String> {
        if self.0.len() != other.0.len() {
            return Some("the number of buffers and queries".to_owned());
        }
        let pairs = self.0.iter().zip(&other.0);
        let mut names: Vec<&str> = pairs
            .filter(|(own, other)| own != other)
            .map(|((name, _), _)| name.as_str())
            .collect();
        names.dedup();
        let more = names.len().saturating_sub(MAX_NAMED);
        names.truncate(MAX_NAMED);
        let named = names.join(", ");
        match (named.is_empty(), more) {
            (true, _) => None,
            (false, 0) => Some(named),
            (false, more) => Some(format!("{named} and {more} more")),
        }
    }
}

/// The kind of a result, and its numbers.
fn query_numbers(result: QueryResult) -> (u8, u64, u64) {
    match result {
        QueryResult::TransformFeedback { written, needed } => (0, written, needed),
        QueryResult::PrimitivesGenerated(count) => (1, count, 0),
        QueryResult::Statistics => (2, 0, 0),
        QueryResult::Partial { written, needed } => (3, written, needed),
        QueryResult::Unavailable => (4, 0, 0),
        QueryResult::Overrun { byte } => (5, u64::from(byte.unsigned_abs()), 0),
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

    fn digest(runs: &[Observed]) -> MemoryDigest {
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
        assert_eq!(digest(&runs).difference(&digest(&runs)), None);
    }

    #[test]
    fn a_difference_in_the_second_run_is_named_once() {
        let first = observed(&[vec![1; 8], vec![2; 8]], 3);
        let changed = observed(&[vec![1; 8], vec![2; 7]], 4);
        let plain = digest(&[first.clone(), first.clone()]);
        let other = digest(&[first, changed]);
        assert_eq!(
            plain.difference(&other).as_deref(),
            Some("buffer 1, query 0")
        );
    }

    #[test]
    fn every_part_is_compared() {
        let plain = [observed(&[vec![1; 8]], 3)];
        type Change<'a> = &'a dyn Fn(&mut Observed);
        let changes: [(&str, Change<'_>); 4] = [
            ("buffer 0", &|run| run.buffers[0].bytes[7] = 9),
            ("the counters", &|run| run.counters.bytes[3] = 9),
            ("query 0", &|run| run.queries[0] = QueryResult::Unavailable),
            ("resource 0", &|run| run.resources[0][0] = 9),
        ];
        for (name, change) in changes {
            let mut changed = plain.clone();
            change(&mut changed[0]);
            let difference = digest(&plain).difference(&digest(&changed));
            assert_eq!(difference.as_deref(), Some(name));
        }
    }

    #[test]
    fn many_differences_are_counted() {
        let all = digest(&[observed(&vec![vec![1; 4]; 7], 0)]);
        let other = digest(&[observed(&vec![vec![2; 4]; 7], 0)]);
        assert_eq!(
            all.difference(&other).as_deref(),
            Some("buffer 0, buffer 1, buffer 2, buffer 3 and 3 more")
        );
        let fewer = digest(&[observed(&vec![vec![1; 4]; 6], 0)]);
        assert!(all.difference(&fewer).is_some());
    }
}
