//! The faults that queries, counters and patches show.

use super::Fault;
use super::situation::Situation;
use crate::verdict::findings::{CounterState, Finding, QueryNumbers};
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
        let right = match self.right_queries() {
            Some(queries) => format!("captured data and {queries} are right"),
            None => "the captured data is right".to_owned(),
        };
        Some((Fault::Counters, format!("{first}; {right}")))
    }

    pub(super) fn queries(&self) -> Option<(Fault, String)> {
        if !self.buffers.is_empty() || self.counters.iter().any(|counter| counter.differs) {
            return None;
        }
        let is_query = |finding: &&Finding| matches!(finding, Finding::Query { .. });
        let first = self.findings.iter().find(is_query)?;
        let right = match (self.captures, self.counters.is_empty()) {
            (false, _) => "",
            (true, true) => "; the captured data is right",
            (true, false) => "; captured data and counters are right",
        };
        Some((Fault::Queries, format!("{first}{right}")))
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
        } else if let Some(right) = self.right_numbers().filter(|_| clause.is_empty()) {
            clause = format!("; {right}");
        }
        clause
    }

    /// The counters and queries that were compared and are right, as a clause; `None` if one
    /// is wrong or none was compared.
    pub(super) fn right_numbers(&self) -> Option<String> {
        if self.numbers_differ() {
            return None;
        }
        match (self.counters.is_empty(), self.right_queries()) {
            (false, Some(queries)) => Some(format!("counters and {queries} are right")),
            (false, None) => Some("counters are right".to_owned()),
            (true, Some(queries)) => Some(format!("{queries} are right")),
            (true, None) => None,
        }
    }

    /// The numbers of queries that were compared and are right; `None` if one is wrong or none
    /// was compared.
    fn right_queries(&self) -> Option<String> {
        if self.queries.iter().any(|query| query.differs) {
            return None;
        }
        let states = |has: fn(&QueryNumbers) -> bool| {
            let expected = self.queries.iter().any(|query| has(&query.expected));
            // A number that the specification leaves open is observed, but not compared.
            let mut open = self.queries.iter();
            let open = open.any(|query| has(&query.observed) && !has(&query.expected));
            (expected, open)
        };
        let names = [
            ("written", states(|numbers| numbers.written.is_some())),
            ("needed", states(|numbers| numbers.needed.is_some())),
            ("generated", states(|numbers| numbers.generated.is_some())),
        ];
        let compared = names.iter().filter(|(_, (expected, _))| *expected);
        let compared: Vec<&str> = compared.map(|(name, _)| *name).collect();
        if names.iter().all(|(_, (_, open))| !open) {
            return (!compared.is_empty()).then(|| "queries".to_owned());
        }
        (!compared.is_empty()).then(|| format!("primitives {}", compared.join(" and ")))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::units::{CounterIndex, QueryIndex};
    use crate::verdict::findings::QueryState;

    /// The clause about counters and queries that are right, of a number of counters and a query
    /// that is compared as far as its numbers are stated.
    fn clause(counters: usize, expected: QueryNumbers, observed: QueryNumbers) -> Option<String> {
        let counter = |counter| CounterState {
            counter,
            expected: Some(96),
            observed: 96,
            differs: false,
        };
        let query = QueryState {
            query: QueryIndex(0),
            stream: 0,
            expected,
            observed,
            differs: false,
        };
        let situation = Situation {
            findings: Vec::new(),
            buffers: Vec::new(),
            counters: CounterIndex::all(counters).map(counter).collect(),
            queries: vec![query],
            captures: true,
            resumes: false,
        };
        situation.right_numbers()
    }

    #[test]
    fn only_numbers_that_were_compared_are_called_right() {
        let numbers = |written, needed| QueryNumbers {
            written,
            needed,
            generated: None,
        };
        let both = numbers(Some(7), Some(7));
        let rows = [
            (1, both, Some("counters and queries are right")),
            (0, both, Some("queries are right")),
            (
                1,
                numbers(None, Some(7)),
                Some("counters and primitives needed are right"),
            ),
            (
                0,
                numbers(None, Some(7)),
                Some("primitives needed are right"),
            ),
            (1, numbers(None, None), Some("counters are right")),
            (0, numbers(None, None), None),
        ];
        for (counters, expected, text) in rows {
            let found = clause(counters, expected, both);
            assert_eq!(found.as_deref(), text, "{expected:?}");
        }
    }
}
