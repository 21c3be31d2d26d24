//! The memory of a job's capture buffers after a run: required and observed words, for
//! pictures and for other programs.
//!
//! Rows of 16 bytes are kept that hold a captured, counted or differing word, with short
//! gaps between them and the ends of the guards. Of a large buffer, the rows with
//! differences are kept first.

use super::compare::Plan;
use super::counters;
use super::describe::bound_ranges;
use super::difference::{prefill_word, word_at};
use super::evidence::Evidence;
use super::findings::{ObservedContent, PrefillRun};
use super::memory_findings::{BufferMemory, CapturedRange, MemorySegment};
use super::trace::Tracer;
use crate::model::allowed::COUNTER_WORD;
use crate::script::Observed;
use crate::units::Word;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Capture buffers whose memory is kept.
const MAX_BUFFERS: usize = 8;
/// Rows of a buffer that are kept.
const MAX_ROWS: usize = 128;
const ROW_BYTES: i64 = 16;
/// Rows between kept ones that are kept, too.
const SHORT_GAP: i64 = 2;

/// A word that may be kept.
struct MemoryWord {
    position: i64,
    at: usize,
    expected: Option<u32>,
    observed: u32,
    content: char,
    /// Component and vertex of a captured word.
    captured: Option<(Word, u32)>,
}

impl MemoryWord {
    fn differs(&self) -> bool {
        self.expected.is_some_and(|bits| bits != self.observed)
    }

    fn row(&self) -> i64 {
        self.position.div_euclid(ROW_BYTES)
    }
}

/// The memory of each buffer after one run. `decode` states what a buffer holds at a byte
/// of its read-back.
pub(super) fn memory(
    evidence: &Evidence<'_>,
    tracer: &Tracer<'_>,
    plans: &[Plan],
    observed: &Observed,
    decode: &dyn Fn(usize, usize, u32) -> ObservedContent,
) -> Vec<BufferMemory> {
    let buffers = 0..observed.buffers.len().min(MAX_BUFFERS);
    let prefill = if observed.prefill.complement {
        PrefillRun::Complement
    } else {
        PrefillRun::Pattern
    };
    let ranges = bound_ranges(evidence);
    let memory = |buffer: usize| {
        let words = words(evidence, &plans[buffer], observed, buffer);
        let size = evidence.script.buffers[buffer];
        let rows = kept_rows(&words, size);
        let mut components = Vec::new();
        let own = ranges.iter().filter(|range| range.buffer == buffer);
        BufferMemory {
            buffer,
            prefill,
            size,
            guard: evidence.guard,
            ranges: own
                .map(|range| {
                    let mut tables = evidence.buffers.iter();
                    let table = tables.find(|table| table.binding == range.binding);
                    CapturedRange {
                        binding: range.binding,
                        offset: range.offset,
                        size: range.size,
                        stride: table.map(|table| table.stride.0),
                    }
                })
                .collect(),
            differing: words.iter().filter(|word| word.differs()).count(),
            segments: segments(&words, &rows, &mut components, &|word| {
                decode(buffer, word.at, word.observed)
            }),
            components: components
                .into_iter()
                .map(|word| tracer.name(word))
                .collect(),
        }
    };
    buffers.map(memory).collect()
}

/// Every word of a buffer and of its guards that is read back.
fn words(
    evidence: &Evidence<'_>,
    plan: &Plan,
    observed: &Observed,
    buffer: usize,
) -> Vec<MemoryWord> {
    let image = &observed.buffers[buffer];
    let window = evidence.script.readback_window(buffer, evidence.guard);
    let size = evidence.script.buffers[buffer];
    let places = (image.start % 4..image.bytes.len()).step_by(4);
    let word = |at: usize| {
        let position = window.position(at);
        let in_buffer = u64::try_from(position).ok().filter(|at| *at < size);
        let planned = in_buffer.and_then(|position| plan.get(position));
        let bits = word_at(&image.bytes, at);
        let prefill = prefill_word(observed.prefill, buffer, at, image.bytes.len());
        let is_counter = counters::lies_at(evidence, buffer, position)
            || planned.is_some_and(|planned| planned.source.word == COUNTER_WORD);
        let (content, expected) = match planned {
            // Counters are compared by themselves.
            _ if is_counter => ('n', planned.and_then(|planned| planned.bits)),
            Some(planned) => ('c', planned.bits),
            None if in_buffer.is_some() => ('u', Some(prefill)),
            None => ('g', Some(prefill)),
        };
        let captured = planned.filter(|_| content == 'c');
        MemoryWord {
            position,
            at,
            expected,
            observed: bits,
            content,
            captured: captured.map(|planned| (planned.source.word, planned.source.vertex)),
        }
    };
    places.map(word).collect()
}

/// The numbers of the rows that are kept.
fn kept_rows(words: &[MemoryWord], size: u64) -> BTreeSet<i64> {
    // Whether each interesting row holds a difference.
    let mut rows: BTreeMap<i64, bool> = BTreeMap::new();
    let after = i64::try_from(size)
        .unwrap_or(i64::MAX)
        .div_euclid(ROW_BYTES);
    for word in words {
        let row = word.row();
        let guard_end = row == -1 || row == after;
        if guard_end || word.differs() || matches!(word.content, 'c' | 'n') {
            *rows.entry(row).or_default() |= word.differs();
        }
    }
    let numbers: Vec<i64> = rows.keys().copied().collect();
    for pair in numbers.windows(2) {
        if pair[1] - pair[0] <= SHORT_GAP + 1 {
            for row in pair[0] + 1..pair[1] {
                rows.insert(row, false);
            }
        }
    }
    let mut rows: Vec<(i64, bool)> = rows.into_iter().collect();
    rows.sort_by_key(|(row, differs)| (!differs, *row));
    rows.into_iter()
        .take(MAX_ROWS)
        .map(|(row, _)| row)
        .collect()
}

fn segments(
    words: &[MemoryWord],
    rows: &BTreeSet<i64>,
    components: &mut Vec<Word>,
    decode: &dyn Fn(&MemoryWord) -> ObservedContent,
) -> Vec<MemorySegment> {
    let mut segments: Vec<MemorySegment> = Vec::new();
    let mut next = None;
    for word in words.iter().filter(|word| rows.contains(&word.row())) {
        if next != Some(word.position) {
            segments.push(MemorySegment {
                position: word.position,
                ..MemorySegment::default()
            });
        }
        next = Some(word.position + 4);
        let segment = segments.last_mut().expect("the word is in a segment");
        // Writing to a string cannot fail.
        let _ = match word.expected {
            Some(bits) => write!(segment.expected, "{bits:08x}"),
            None => write!(segment.expected, "--------"),
        };
        let _ = write!(segment.observed, "{:08x}", word.observed);
        segment.content.push(word.content);
        if let Some((component, vertex)) = word.captured {
            let known = components.iter().position(|known| *known == component);
            let index = known.unwrap_or_else(|| {
                components.push(component);
                components.len() - 1
            });
            segment.captured.push((index, vertex));
        }
        if word.differs() {
            segment.wrong.push(decode(word));
        }
    }
    segments
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(position: i64, content: char, expected: Option<u32>, observed: u32) -> MemoryWord {
        MemoryWord {
            position,
            at: (position + 256) as usize,
            expected,
            observed,
            content,
            captured: (content == 'c').then_some((Word(7), 3)),
        }
    }

    /// A buffer of `size` bytes between guards of 64 bytes, with captured words at these
    /// positions, and differences at others.
    fn buffer(size: i64, captured: &[i64], differing: &[i64]) -> Vec<MemoryWord> {
        let places = (-64..size + 64).step_by(4);
        let one = |position: i64| {
            let content = match position {
                _ if captured.contains(&position) => 'c',
                _ if (0..size).contains(&position) => 'u',
                _ => 'g',
            };
            let observed = u32::from(differing.contains(&position));
            word(position, content, Some(0), observed)
        };
        places.map(one).collect()
    }

    #[test]
    fn captured_and_differing_rows_are_kept_with_the_ends_of_the_guards() {
        let words = buffer(4096, &[32, 64], &[1024, -64]);
        let rows: Vec<i64> = kept_rows(&words, 4096).into_iter().collect();
        assert_eq!(rows, [-4, -3, -2, -1, 0, 1, 2, 3, 4, 64, 256]);
    }

    #[test]
    fn rows_with_differences_are_kept_before_others() {
        let captured: Vec<i64> = (0..4096).step_by(4).collect();
        let words = buffer(4096, &captured, &[4092]);
        let rows = kept_rows(&words, 4096);
        assert_eq!(rows.len(), MAX_ROWS);
        assert!(rows.contains(&255) && !rows.contains(&254));
    }

    #[test]
    fn segments_state_each_word_once() {
        let words = [
            word(-4, 'g', Some(1), 1),
            word(0, 'c', Some(2), 5),
            word(4, 'c', None, 9),
            word(32, 'u', Some(3), 3),
        ];
        let rows = BTreeSet::from([-1, 0, 2]);
        let mut components = Vec::new();
        let found = segments(&words, &rows, &mut components, &|word| {
            assert_eq!(word.observed, 5);
            ObservedContent::Unknown
        });
        assert_eq!(components, [Word(7)]);
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].position, -4);
        assert_eq!(found[0].expected, "0000000100000002--------");
        assert_eq!(found[0].observed, "000000010000000500000009");
        assert_eq!(found[0].content, "gcc");
        assert_eq!(found[0].captured, [(0, 3), (0, 3)]);
        assert_eq!(found[0].wrong, [ObservedContent::Unknown]);
        assert_eq!((found[1].position, &*found[1].content), (32, "u"));
    }
}
