//! The memory, counters and queries of a conformant driver, computed by the model. The caller
//! makes each choice that the specification leaves to drivers ([`Freedom`]).

use crate::model::Allowed;
use crate::model::allowed::{AllowedCounter, AllowedQuery};
use crate::script::Script;
use crate::script::counters::CounterHome;
use crate::script::memory::{Observed, Prefill, QueryResult};
use crate::script::query_read::ReadWhen;
use crate::units::CounterIndex;

/// The choices of a conformant driver where the specification leaves them.
pub trait Freedom {
    /// Picks one of the alternatives by its number.
    fn pick(&mut self, alternatives: usize) -> usize;

    /// The bits of an undefined value.
    fn undefined(&mut self) -> u32;

    /// A number from 0 to `most` that the text leaves open.
    fn number(&mut self, most: u64) -> u64;

    /// Whether the result of a query is returned before it is available, where the
    /// script does not wait for it.
    fn is_early(&mut self) -> bool;
}

/// Takes the first of every choice; undefined values are zero.
pub struct FirstChoice;

impl Freedom for FirstChoice {
    fn pick(&mut self, _: usize) -> usize {
        0
    }

    fn undefined(&mut self) -> u32 {
        0
    }

    fn number(&mut self, most: u64) -> u64 {
        most
    }

    fn is_early(&mut self) -> bool {
        false
    }
}

/// Returns the observations of a conformant driver that makes these choices.
pub fn free(
    script: &Script,
    guard: u64,
    allowed: &Allowed,
    prefill: Prefill,
    freedom: &mut dyn Freedom,
) -> Observed {
    let mut ideal = Observed::untouched(script, guard, prefill);
    let plain = allowed.buffers.iter().enumerate();
    let plain = plain.flat_map(|(buffer, words)| words.words.iter().map(move |w| (buffer, *w)));
    let mut writes: Vec<_> = plain.collect();
    for choice in &allowed.choices {
        let taken = freedom.pick(choice.alternatives.len());
        writes.extend(&choice.alternatives[taken]);
    }
    for (buffer, word) in writes {
        let at = (guard + word.position) as usize;
        let bits = word.bits.unwrap_or_else(|| freedom.undefined());
        // Only a model with a fault writes elsewhere.
        if let Some(bytes) = ideal.buffers[buffer].bytes.get_mut(at..at + 4) {
            bytes.copy_from_slice(&bits.to_le_bytes());
        }
    }
    for (index, counter) in CounterIndex::enumerate(&allowed.counters) {
        if let AllowedCounter::Exact(value) = counter {
            let place = script.counter_place(index);
            let (image, at) = match place.home {
                CounterHome::Capture(buffer) => {
                    (&mut ideal.buffers[buffer], Some(guard + place.offset))
                }
                CounterHome::Counters(_) => {
                    (&mut ideal.counters, script.counter_position(index, guard))
                }
            };
            let at = at.expect("a place") as usize;
            image.bytes[at..at + 4].copy_from_slice(&value.to_le_bytes());
        }
    }
    let queries = allowed.queries.iter().zip(&script.queries);
    let queries = queries.map(|(query, declared)| {
        let reading = &script.query_read;
        let is_early = reading.when == ReadWhen::Reset || freedom.is_early();
        if !reading.is_certain() && is_early {
            return match *query {
                AllowedQuery::TransformFeedback { written, needed } if reading.partial => {
                    QueryResult::Partial {
                        written: freedom.number(written.unwrap_or(needed)),
                        needed: freedom.number(needed),
                    }
                }
                AllowedQuery::PrimitivesGenerated(generated) if reading.partial => {
                    QueryResult::Partial {
                        written: 0,
                        needed: freedom.number(generated),
                    }
                }
                AllowedQuery::TransformFeedback { .. }
                | AllowedQuery::PrimitivesGenerated(_)
                | AllowedQuery::Statistics
                | AllowedQuery::Unavailable => QueryResult::Unavailable,
            };
        }
        // Rule 72: a number beyond 32 bits is wrapped or saturated.
        let most = u64::from(u32::MAX);
        let wide = script.query_read.is_wide(declared.kind);
        let saturated = freedom.pick(2) == 1;
        let read = |number: u64| match number {
            number if wide || number <= most => number,
            _ if saturated => most,
            number => number & most,
        };
        match *query {
            AllowedQuery::TransformFeedback { written, needed } => {
                let written = written.unwrap_or_else(|| freedom.number(needed));
                QueryResult::TransformFeedback {
                    written: read(written),
                    needed: read(needed),
                }
            }
            AllowedQuery::PrimitivesGenerated(n) => QueryResult::PrimitivesGenerated(read(n)),
            AllowedQuery::Statistics => QueryResult::Statistics,
            AllowedQuery::Unavailable => QueryResult::Unavailable,
        }
    });
    ideal.queries = queries.collect();
    ideal
}

/// A driver that always takes the same alternative, for cases that leave nothing else
/// open.
#[cfg(test)]
struct Fixed(usize);

#[cfg(test)]
impl Freedom for Fixed {
    fn pick(&mut self, _: usize) -> usize {
        self.0
    }

    fn undefined(&mut self) -> u32 {
        unreachable!("every value is known here")
    }

    fn number(&mut self, _: u64) -> u64 {
        unreachable!("every number is known here")
    }

    fn is_early(&mut self) -> bool {
        false
    }
}

/// Returns the observations of a conformant driver; `pick` chooses among alternatives.
#[cfg(test)]
pub fn observed(
    script: &Script,
    guard: u64,
    allowed: &Allowed,
    prefill: Prefill,
    pick: usize,
) -> Observed {
    free(script, guard, allowed, prefill, &mut Fixed(pick))
}
