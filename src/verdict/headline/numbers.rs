//! The faults that queries, counters and patches show.

use super::Fault;
use super::situation::Situation;
use crate::verdict::findings::{CounterState, Finding};
use crate::verdict::kind::QueryNumber;

impl Situation {
    pub(super) fn query_overrun(&self) -> Option<(Fault, String)> {
        let is_overrun = |finding: &&Finding| matches!(finding, Finding::QueryOverrun { .. });
        let overrun = self.findings.iter().find(is_overrun)?;
        Some((Fault::QueryOverrun, overrun.to_string()))
    }

    pub(super) fn primitive_count(&self) -> Option<(Fault, String)> {
        let wrong = self.queries.iter().filter_map(|query| {
            let pairs = [
                (
                    query.expected.generated,
                    query.observed.generated,
                    "generated",
                ),
                (query.expected.needed, query.observed.needed, "needed"),
            ];
            let differing = |(expected, observed, name): (Option<u64>, Option<u64>, _)| {
                let (expected, observed) = (expected?, observed?);
                (query.differs && expected != observed).then_some((query, expected, observed, name))
            };
            pairs.into_iter().find_map(differing)
        });
        let (query, expected, observed, name) =
            wrong.max_by_key(|(.., name)| *name == "generated")?;
        // A query alone is at fault where everything else is right.
        let elsewhere = !self.buffers.is_empty() || self.counters.iter().any(|c| c.differs);
        if !elsewhere {
            return None;
        }
        let many = if observed > expected {
            "too many"
        } else {
            "too few"
        };
        let memory = match self.buffers.first() {
            Some(buffer) => format!(
                "; first in memory: {}",
                Finding::Word(Box::new(buffer.first.clone()))
            ),
            None => String::new(),
        };
        let text = format!(
            "{many} primitives: query {} (stream {}) counts {observed} primitives {name}, expected {expected}{memory}",
            query.query, query.stream
        );
        Some((Fault::PrimitiveCount, text))
    }

    pub(super) fn counters(&self) -> Option<(Fault, String)> {
        if !self.buffers.is_empty() {
            return None;
        }
        let first = self.findings.iter().find(|finding| {
            matches!(
                finding,
                Finding::Counter { .. } | Finding::CounterNeighbour { .. }
            )
        })?;
        let queries = self.queries.iter().any(|query| query.differs);
        let right = if queries {
            "the captured data is right"
        } else {
            "captured data and queries are right"
        };
        Some((Fault::Counters, format!("{first}; {right}")))
    }

    pub(super) fn queries(&self) -> Option<(Fault, String)> {
        if !self.buffers.is_empty() || self.counters.iter().any(|counter| counter.differs) {
            return None;
        }
        let is_query = |finding: &&Finding| matches!(finding, Finding::Query { .. });
        let first = self.findings.iter().find(is_query)?;
        Some((
            Fault::Queries,
            format!("{first}; captured data and counters are right"),
        ))
    }

    pub(super) fn patch(&self) -> Option<(Fault, String)> {
        let first = self.findings.first()?;
        matches!(first, Finding::Patch { .. }).then(|| (Fault::Patch, first.to_string()))
    }

    pub(super) fn contradiction(&self) -> Option<(Fault, String)> {
        let first = self.findings.first()?;
        matches!(first, Finding::Contradiction { .. })
            .then(|| (Fault::Contradiction, first.to_string()))
    }

    pub(super) fn numbers_differ(&self) -> bool {
        self.counters.iter().any(|counter| counter.differs)
            || self.queries.iter().any(|query| query.differs)
    }

    /// The first wrong counter and the first wrong number of a query, as a clause.
    pub(super) fn numbers(&self) -> String {
        let mut clause = String::new();
        let counter = self.counters.iter().find(|counter| counter.differs);
        if let Some(CounterState {
            counter,
            expected: Some(expected),
            observed,
            ..
        }) = counter
        {
            clause += &format!("; counter {counter} is {observed}, expected {expected}");
        }
        let written = self.findings.iter().find_map(|finding| match finding {
            Finding::Query {
                query,
                number: QueryNumber::Written,
                expected,
                observed: Some(observed),
                ..
            } => Some((query, expected, observed)),
            Finding::Query { .. }
            | Finding::Word(_)
            | Finding::Counter { .. }
            | Finding::CounterNeighbour { .. }
            | Finding::QueryOverrun { .. }
            | Finding::Patch { .. }
            | Finding::Contradiction { .. } => None,
        });
        if let Some((query, expected, observed)) = written {
            clause += &format!(
                "; query {query} counts {observed} primitives written, expected {expected}"
            );
        } else if clause.is_empty() && !self.queries.is_empty() && !self.numbers_differ() {
            clause += "; counters and queries are right";
        }
        clause
    }
}

/// A count with its noun.
pub(super) fn plural(count: usize, one: &str, many: &str) -> String {
    if count == 1 {
        format!("1 {one}")
    } else {
        format!("{count} {many}")
    }
}
