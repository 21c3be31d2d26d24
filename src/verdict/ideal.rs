//! For tests: the memory, counters and queries of a conformant driver.

use crate::model::Allowed;
use crate::model::allowed::{AllowedCounter, AllowedQuery};
use crate::script::Script;
use crate::script::memory::{Observed, Prefill, QueryResult};

/// Returns the results of a conformant driver; `pick` chooses among alternatives.
pub fn observed(
    script: &Script,
    guard: u64,
    allowed: &Allowed,
    prefill: Prefill,
    pick: usize,
) -> Observed {
    let mut ideal = Observed::untouched(script, guard, prefill);
    let plain = allowed.buffers.iter().enumerate();
    let plain = plain.flat_map(|(buffer, words)| words.words.iter().map(move |w| (buffer, *w)));
    let chosen = allowed.choices.iter();
    let chosen = chosen.flat_map(|choice| choice.alternatives[pick].iter().copied());
    for (buffer, word) in plain.chain(chosen) {
        let at = (guard + word.position) as usize;
        let bits = word.bits.expect("every value is known here");
        ideal.buffers[buffer].bytes[at..at + 4].copy_from_slice(&bits.to_le_bytes());
    }
    for (index, counter) in allowed.counters.iter().enumerate() {
        if let AllowedCounter::Exact(value) = counter {
            let at = script.counter_position(index, guard).expect("a place") as usize;
            ideal.counters.bytes[at..at + 4].copy_from_slice(&value.to_le_bytes());
        }
    }
    let queries = allowed.queries.iter().map(|query| match *query {
        AllowedQuery::TransformFeedback { written, needed } => QueryResult::TransformFeedback {
            written: written.expect("every number is known here"),
            needed,
        },
        AllowedQuery::PrimitivesGenerated(n) => QueryResult::PrimitivesGenerated(n),
        AllowedQuery::Statistics => QueryResult::Statistics,
    });
    ideal.queries = queries.collect();
    ideal
}
