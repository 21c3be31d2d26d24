//! Queries against what they may return.

use super::difference::{Difference, Place};
use super::evidence::Evidence;
use super::findings::{QueryNumbers, QueryState};
use super::kind::QueryNumber;
use crate::model::allowed::AllowedQuery;
use crate::script::Observed;
use crate::script::memory::QueryResult;
use crate::script::query_read::ReadWhen;
use crate::units::QueryIndex;

/// Every number of a query that is not as allowed.
pub(super) fn differences(
    evidence: &Evidence<'_>,
    observed: &Observed,
) -> Vec<(Place, Difference)> {
    let prefill = observed.prefill;
    let read = &evidence.script.query_read;
    let mut differences = Vec::new();
    let pairs = evidence.allowed.queries.iter().zip(&observed.queries);
    for (query, (allowed, seen)) in QueryIndex::enumerate(pairs) {
        let wide = is_wide(evidence, query);
        let mut check = |number, expected: Option<u64>, observed: Option<u64>| {
            let expected = expected.map(|expected| as_read(expected, observed, wide));
            if let Some(expected) = expected
                && observed != Some(expected)
            {
                let difference = Difference::Query {
                    prefill,
                    query,
                    number,
                    expected,
                    observed,
                };
                differences.push((Place::Query(query, number), difference));
            }
        };
        match (allowed, seen) {
            (_, QueryResult::Overrun { byte }) => {
                let difference = Difference::QueryOverrun {
                    prefill,
                    query,
                    byte: *byte,
                };
                differences.push((Place::QueryOverrun(query), difference));
            }
            (
                _,
                QueryResult::TransformFeedback { .. }
                | QueryResult::PrimitivesGenerated(_)
                | QueryResult::Statistics,
            ) if read.when == ReadWhen::Reset => {
                check(QueryNumber::Availability, Some(0), Some(1));
            }
            // "Query Operation": a reset makes the numerical results undefined.
            (_, QueryResult::Partial { .. }) if read.when == ReadWhen::Reset => {}
            (
                AllowedQuery::TransformFeedback { written, needed },
                QueryResult::TransformFeedback {
                    written: w,
                    needed: n,
                },
            ) => {
                check(QueryNumber::Written, *written, Some(*w));
                check(QueryNumber::Needed, Some(*needed), Some(*n));
                if written.is_none() && w > n {
                    // Even where written is unspecified, it never exceeds needed.
                    check(QueryNumber::Written, Some(*n), Some(*w));
                }
            }
            (AllowedQuery::PrimitivesGenerated(n), QueryResult::PrimitivesGenerated(seen)) => {
                check(QueryNumber::Generated, Some(*n), Some(*seen));
            }
            // Not available yet, and the script does not wait.
            (_, QueryResult::Unavailable) if !read.is_certain() && !read.partial => {}
            (AllowedQuery::Statistics, QueryResult::Unavailable) if !read.is_certain() => {}
            // An intermediate result is always written.
            (AllowedQuery::TransformFeedback { needed, .. }, QueryResult::Unavailable)
                if !read.is_certain() =>
            {
                check(QueryNumber::NeededSoFar, Some(*needed), None);
            }
            (AllowedQuery::PrimitivesGenerated(all), QueryResult::Unavailable)
                if !read.is_certain() =>
            {
                check(QueryNumber::GeneratedSoFar, Some(*all), None);
            }
            // An intermediate result never exceeds the final one.
            (
                AllowedQuery::TransformFeedback { written, needed },
                QueryResult::Partial {
                    written: w,
                    needed: n,
                },
            ) => {
                // Where written is unspecified, it still never exceeds needed.
                check(
                    QueryNumber::WrittenSoFar,
                    at_most(*w, written.unwrap_or(*needed)),
                    Some(*w),
                );
                check(QueryNumber::NeededSoFar, at_most(*n, *needed), Some(*n));
            }
            (AllowedQuery::PrimitivesGenerated(all), QueryResult::Partial { needed: n, .. }) => {
                check(QueryNumber::GeneratedSoFar, at_most(*n, *all), Some(*n));
            }
            (AllowedQuery::Statistics, QueryResult::Statistics)
            | (AllowedQuery::Unavailable, QueryResult::Unavailable) => {}
            (AllowedQuery::Unavailable, _) => {
                check(QueryNumber::Availability, Some(0), Some(1));
            }
            (AllowedQuery::Statistics, _) => {
                check(QueryNumber::StatisticsAvailability, Some(1), None)
            }
            (AllowedQuery::TransformFeedback { needed, .. }, _) => {
                check(QueryNumber::Needed, Some(*needed), None);
            }
            (AllowedQuery::PrimitivesGenerated(n), _) => {
                check(QueryNumber::Generated, Some(*n), None);
            }
        }
    }
    differences
}

/// Whether the numbers of a query have 64 bits.
pub(super) fn is_wide(evidence: &Evidence<'_>, query: QueryIndex) -> bool {
    let kind = evidence.script.queries[query].kind;
    evidence.script.query_read.is_wide(kind)
}

/// A number as it is returned. One that exceeds 32 bits in a 32-bit result is
/// saturated, if that is what was observed, or else wrapped (rule 72).
fn as_read(expected: u64, observed: Option<u64>, wide: bool) -> u64 {
    let most = u64::from(u32::MAX);
    match (wide || expected <= most, observed) {
        (true, _) => expected,
        (false, Some(seen)) if seen == most => most,
        (false, _) => expected & most,
    }
}

/// The most that a number may be, where it is more.
fn at_most(seen: u64, most: u64) -> Option<u64> {
    (seen > most).then_some(most)
}

/// Returns the expected and the observed state of a query.
pub(super) fn state(evidence: &Evidence<'_>, observed: &Observed, query: QueryIndex) -> QueryState {
    let expected = match evidence.allowed.queries[query] {
        AllowedQuery::TransformFeedback { written, needed } => QueryNumbers {
            written,
            needed: Some(needed),
            ..QueryNumbers::default()
        },
        AllowedQuery::PrimitivesGenerated(generated) => QueryNumbers {
            generated: Some(generated),
            ..QueryNumbers::default()
        },
        AllowedQuery::Statistics | AllowedQuery::Unavailable => QueryNumbers::default(),
    };
    let seen = match observed.queries[query] {
        QueryResult::TransformFeedback { written, needed } => QueryNumbers {
            written: Some(written),
            needed: Some(needed),
            ..QueryNumbers::default()
        },
        QueryResult::PrimitivesGenerated(generated) => QueryNumbers {
            generated: Some(generated),
            ..QueryNumbers::default()
        },
        QueryResult::Partial { written, needed } => QueryNumbers {
            written: Some(written),
            needed: Some(needed),
            ..QueryNumbers::default()
        },
        QueryResult::Statistics | QueryResult::Unavailable | QueryResult::Overrun { .. } => {
            QueryNumbers::default()
        }
    };
    let wrong = differences(evidence, observed).into_iter();
    let mut wrong = wrong.map(|(place, _)| place);
    QueryState {
        query,
        stream: evidence.script.queries[query].stream.0,
        expected,
        observed: seen,
        differs: wrong.any(|place| match place {
            Place::Query(other, _) | Place::QueryOverrun(other) => other == query,
            Place::Counter(_)
            | Place::CounterNeighbour(_)
            | Place::Patch(..)
            | Place::Identity(_) => false,
        }),
    }
}
