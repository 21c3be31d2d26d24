//! Places and values in words.

use super::difference::{Difference, Expected, WordDifference};
use super::evidence::Evidence;
use super::trace::{Trace, Tracer};
use crate::model::allowed::COUNTER_WORD;
use crate::script::commands::Command;
use crate::types::Scalar;

/// A range that the script binds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoundRange {
    pub binding: u32,
    pub buffer: usize,
    pub offset: u64,
    pub size: u64,
}

/// Every range that a script binds, in order.
pub fn bound_ranges(evidence: &Evidence<'_>) -> Vec<BoundRange> {
    let mut ranges = Vec::new();
    for command in &evidence.script.commands {
        let Command::Bind {
            first,
            ranges: bound,
        } = command
        else {
            continue;
        };
        for (index, range) in bound.iter().enumerate() {
            let size = evidence
                .script
                .buffers
                .get(range.buffer)
                .copied()
                .unwrap_or(0);
            let range = BoundRange {
                binding: first.0 + index as u32,
                buffer: range.buffer,
                offset: range.offset,
                size: range.size.resolve(range.offset, size),
            };
            if !ranges.contains(&range) {
                ranges.push(range);
            }
        }
    }
    ranges
}

/// The slot of a bound range that a position lies in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    pub range: BoundRange,
    /// Number of the vertex slot, from the start of the range.
    pub number: u64,
    /// Bytes from the start of the slot.
    pub offset: u64,
}

/// The slot at `position` of a buffer, if a captured range covers it.
pub fn slot(evidence: &Evidence<'_>, buffer: usize, position: i64) -> Option<Slot> {
    let position = u64::try_from(position).ok()?;
    bound_ranges(evidence).into_iter().find_map(|range| {
        let covers =
            range.buffer == buffer && (range.offset..range.offset + range.size).contains(&position);
        let table = evidence
            .buffers
            .iter()
            .find(|b| b.binding.0 == range.binding)?;
        let stride = u64::from(table.stride.0).max(1);
        let within = position.checked_sub(range.offset)?;
        covers.then_some(Slot {
            range,
            number: within / stride,
            offset: within % stride,
        })
    })
}

/// Where a word lies: `buffer 0, byte 52 (binding 0: slot 2 at 16 + 2 x 16, + 4)`.
pub fn place(evidence: &Evidence<'_>, buffer: usize, position: i64, byte: i64) -> String {
    let size = evidence.script.buffers.get(buffer).copied().unwrap_or(0);
    let stride = |binding| {
        evidence
            .buffers
            .iter()
            .find(|b| b.binding.0 == binding)
            .map_or(0, |b| b.stride.0)
    };
    let region = if position < 0 {
        format!("guard, {} bytes before the buffer", -position)
    } else if position as u64 >= size {
        format!(
            "guard, {} bytes past the buffer's end at {size}",
            position as u64 - size
        )
    } else if let Some(Slot {
        range,
        number,
        offset,
    }) = slot(evidence, buffer, position)
    {
        format!(
            "binding {}: range at {} + slot {number} x stride {} + offset {offset}",
            range.binding,
            range.offset,
            stride(range.binding)
        )
    } else {
        "no bound range covers it".to_owned()
    };
    format!("buffer {buffer}, byte {byte} ({region})")
}

/// A word's bits, and what they say as the type they were expected to be.
pub fn value(scalar: Option<Scalar>, bits: u32) -> String {
    match scalar {
        Some(Scalar::F32) => format!("{bits:#010x} ({:e})", f32::from_bits(bits)),
        Some(Scalar::I32) => format!("{bits:#010x} ({})", bits as i32),
        Some(Scalar::U32) => format!("{bits:#010x} ({bits})"),
        _ => format!("{bits:#010x}"),
    }
}

/// What stands in a word that differs, and where that belongs.
pub fn seen(
    evidence: &Evidence<'_>,
    tracer: &Tracer<'_>,
    difference: &WordDifference,
    trace: &Trace,
) -> String {
    let scalar = match difference.expected {
        Expected::Captured { source, .. } => evidence
            .names
            .get(source.word.0 as usize)
            .map(|name| name.scalar),
        Expected::Untouched { .. } => None,
    };
    let bits = value(scalar, difference.observed);
    match trace {
        Trace::Untouched => format!("{bits}, the prefill: nothing was written here"),
        Trace::Zero => bits,
        Trace::Unknown => format!("{bits}, no value of this job and not the prefill"),
        Trace::Value { identity, belongs } => {
            let name = tracer.name(identity.word);
            let stream = match identity.stream.0 {
                0 => String::new(),
                stream => format!(", stream {stream}"),
            };
            let home = match belongs {
                Some((buffer, home)) if *buffer == difference.buffer => {
                    let delta = difference.position - *home as i64;
                    let direction = if delta < 0 { "before" } else { "past" };
                    format!(
                        "which belongs at byte {home}: it landed {} bytes {direction} its place",
                        delta.abs()
                    )
                }
                Some((buffer, home)) => format!("which belongs in buffer {buffer} at byte {home}"),
                None => "which is not captured".to_owned(),
            };
            format!(
                "{bits}: {name} of origin {}{stream}, {home}",
                identity.origin
            )
        }
    }
}

/// What a word had to hold.
pub fn wanted(evidence: &Evidence<'_>, difference: &WordDifference) -> String {
    match difference.expected {
        Expected::Captured { bits, source } if source.word == COUNTER_WORD => {
            format!("{bits:#010x}, the value of a counter")
        }
        Expected::Captured { bits, source } => {
            let name = evidence.names.get(source.word.0 as usize);
            let stream = match source.stream.0 {
                0 => String::new(),
                stream => format!(", stream {stream}"),
            };
            format!(
                "{}: {} of captured vertex {} (primitive {}, origin {}{stream})",
                value(name.map(|n| n.scalar), bits),
                name.map_or_else(|| format!("word {}", source.word), |n| n.name.clone()),
                source.vertex,
                source.primitive,
                source.origin
            )
        }
        Expected::Untouched { bits } => format!("{bits:#010x}, the prefill: untouched"),
    }
}

fn seen_briefly(tracer: &Tracer<'_>, word: &WordDifference, trace: &Trace) -> String {
    match trace {
        Trace::Untouched => "what it held before: nothing was written".to_owned(),
        Trace::Zero => "zero".to_owned(),
        Trace::Unknown => format!("{:#010x}, no value of this job", word.observed),
        Trace::Value { identity, .. } => {
            format!(
                "{} of origin {}",
                tracer.name(identity.word),
                identity.origin
            )
        }
    }
}

fn wanted_briefly(tracer: &Tracer<'_>, word: &WordDifference) -> String {
    match word.expected {
        Expected::Captured { source, .. } => {
            format!(
                "{} of captured vertex {}",
                tracer.name(source.word),
                source.vertex
            )
        }
        Expected::Untouched { .. } => "what it held before: nothing is captured here".to_owned(),
    }
}

/// One line for one difference.
pub fn line(evidence: &Evidence<'_>, tracer: &Tracer<'_>, difference: &Difference) -> String {
    match difference {
        Difference::Word(word) => {
            let at = image_place(evidence, word.buffer, word.position);
            let trace = tracer.trace(word.prefill, word.buffer, at, word.observed);
            format!(
                "buffer {}, byte {} holds {}; required: {}",
                word.buffer,
                word.first_byte(),
                seen_briefly(tracer, word, &trace),
                wanted_briefly(tracer, word)
            )
        }
        Difference::Counter {
            counter,
            expected,
            written: true,
            observed,
            ..
        } => {
            format!("counter {counter}: expected {expected}, seen {observed}")
        }
        Difference::Counter {
            counter,
            expected,
            written: false,
            observed,
            ..
        } => format!(
            "counter {counter}: expected {expected:#010x}, the prefill: untouched; seen {observed:#010x} ({observed})"
        ),
        Difference::CounterNeighbour {
            position,
            expected,
            observed,
            ..
        } => format!(
            "counter buffer, byte {position}, which belongs to no counter: expected {expected:#010x}, the prefill: untouched; seen {observed:#010x} ({observed})"
        ),
        Difference::QueryOverrun { query, byte, .. } => format!(
            "query {query}: more was written than the numbers asked for, at byte {byte} from the first of them ({})",
            evidence.script.query_read
        ),
        Difference::Query {
            query,
            number,
            expected,
            observed,
            ..
        } => {
            let stream = evidence
                .script
                .queries
                .get(*query)
                .map_or(0, |q| q.stream.0);
            let observed = observed.map_or("no result available".to_owned(), |o| o.to_string());
            format!(
                "query {query} (stream {stream}), {number}: expected {expected}, seen {observed}"
            )
        }
        Difference::Patch(patch) => format!(
            "patch {} (origin {}, levels {}): {}",
            patch.patch, patch.origin, patch.levels, patch.fault.text
        ),
        Difference::Identity { text, .. } => format!("the driver contradicts itself: {text}"),
    }
}

/// The place in its image of a byte of a buffer; past the end for what nobody
/// looks at.
pub fn image_place(evidence: &Evidence<'_>, buffer: usize, position: i64) -> usize {
    let window = evidence.script.readback_window(buffer, evidence.guard);
    window.index(position).unwrap_or(usize::MAX)
}
