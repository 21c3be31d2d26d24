//! The records of the results of queries: their layout in memory, and their content.
//!
//! Vulkan chapter "Queries" (Query Operation).

use crate::script::commands::QueryKind;
use crate::script::memory::QueryResult;
use crate::script::query_read::{QueryRead, ReadWhen};
use ash::vk;

/// Bytes of a record: as many 64-bit numbers as any query has, and bytes on both
/// sides that must not change.
pub(super) const RECORD: usize = 80;
/// Offset of the numbers in a record.
pub(super) const NUMBERS: usize = 8;
/// The initial content of a record.
pub(super) const PATTERN: u8 = 0xb5;

/// The counters of a query of [`QueryKind::Statistics`].
const STATISTICS: vk::QueryPipelineStatisticFlags = vk::QueryPipelineStatisticFlags::from_raw(
    vk::QueryPipelineStatisticFlags::INPUT_ASSEMBLY_VERTICES.as_raw()
        | vk::QueryPipelineStatisticFlags::INPUT_ASSEMBLY_PRIMITIVES.as_raw()
        | vk::QueryPipelineStatisticFlags::VERTEX_SHADER_INVOCATIONS.as_raw()
        | vk::QueryPipelineStatisticFlags::FRAGMENT_SHADER_INVOCATIONS.as_raw()
        | CLIPPING.as_raw(),
);

/// The counters of a query of [`QueryKind::Clipping`].
const CLIPPING: vk::QueryPipelineStatisticFlags = vk::QueryPipelineStatisticFlags::from_raw(
    vk::QueryPipelineStatisticFlags::CLIPPING_INVOCATIONS.as_raw()
        | vk::QueryPipelineStatisticFlags::CLIPPING_PRIMITIVES.as_raw(),
);

/// Returns the pipeline statistics that a query of this kind counts.
pub(super) fn statistics(kind: QueryKind) -> vk::QueryPipelineStatisticFlags {
    match kind {
        QueryKind::Statistics => STATISTICS,
        QueryKind::Clipping => CLIPPING,
        QueryKind::TransformFeedback | QueryKind::PrimitivesGenerated => {
            vk::QueryPipelineStatisticFlags::empty()
        }
    }
}

/// Returns the count of numbers in a result, without availability.
pub(super) fn numbers(kind: QueryKind) -> usize {
    match kind {
        QueryKind::TransformFeedback => 2,
        QueryKind::PrimitivesGenerated => 1,
        QueryKind::Statistics | QueryKind::Clipping => {
            statistics(kind).as_raw().count_ones() as usize
        }
    }
}

/// The memory layout of the results of a pool.
#[derive(Clone, Copy, Debug)]
pub(super) struct PoolLayout {
    pub kind: QueryKind,
    /// Queries in use, without those before them.
    pub count: u32,
    /// Bytes from the results of one query to those of the next.
    pub stride: usize,
    /// The offset of the first result in the buffer of copies.
    pub start: usize,
}

impl PoolLayout {
    /// Bytes of all results, from the pattern before them to that after them.
    pub fn bytes(&self) -> usize {
        NUMBERS + self.stride * self.count as usize + RECORD
    }
}

/// Adds the results of two views: how a driver distributes a result among the queries of
/// the views is its choice (Vulkan, "Query Operation"; rule 101).
pub(super) fn sum(a: QueryResult, b: QueryResult) -> QueryResult {
    use QueryResult::{
        Overrun, Partial, PrimitivesGenerated, Statistics, TransformFeedback, Unavailable,
    };
    match (a, b) {
        (Overrun { byte }, _) | (_, Overrun { byte }) => Overrun { byte },
        (
            TransformFeedback { written, needed },
            TransformFeedback {
                written: w,
                needed: n,
            },
        ) => TransformFeedback {
            written: written.wrapping_add(w),
            needed: needed.wrapping_add(n),
        },
        (PrimitivesGenerated(generated), PrimitivesGenerated(g)) => {
            PrimitivesGenerated(generated.wrapping_add(g))
        }
        (
            Partial { written, needed },
            Partial {
                written: w,
                needed: n,
            },
        ) => Partial {
            written: written.wrapping_add(w),
            needed: needed.wrapping_add(n),
        },
        (Statistics, Statistics) => Statistics,
        (
            TransformFeedback { .. }
            | PrimitivesGenerated(_)
            | Partial { .. }
            | Statistics
            | Unavailable,
            _,
        ) => Unavailable,
    }
}

/// Returns the record of one result in the memory of its pool: [`NUMBERS`] bytes
/// before the numbers, the numbers, and the unused bytes after them.
pub(super) fn record(
    memory: &[u8],
    layout: &PoolLayout,
    number: usize,
    written: usize,
    read: &QueryRead,
) -> Vec<u8> {
    let start = NUMBERS + number * layout.stride;
    let end = start + written * read.width(layout.kind);
    let next = if number + 1 == layout.count as usize {
        memory.len()
    } else {
        start + layout.stride
    };
    // The bytes before any other result belong to the query before it.
    let mut record = match number {
        0 => memory[..start].to_vec(),
        _ => vec![PATTERN; NUMBERS],
    };
    record.extend(&memory[start..next.max(end)]);
    record.resize(record.len().max(RECORD), PATTERN);
    record
}

/// Decodes the record of a query.
pub(super) fn decode(read: &QueryRead, kind: QueryKind, record: &[u8]) -> QueryResult {
    let width = read.width(kind);
    let numbers = numbers(kind);
    let end = NUMBERS + width * (numbers + usize::from(read.availability));
    let number = |index: usize| -> u64 {
        let at = NUMBERS + width * index;
        let mut wide = [0; 8];
        wide[..width].copy_from_slice(&record[at..at + width]);
        u64::from_le_bytes(wide)
    };
    let around = record.iter().enumerate();
    let touched = around
        .filter(|(at, _)| !(NUMBERS..end).contains(at))
        .find(|(_, byte)| **byte != PATTERN);
    if let Some((at, _)) = touched {
        return QueryResult::Overrun {
            byte: at as i32 - NUMBERS as i32,
        };
    }
    let written = &record[NUMBERS..NUMBERS + width * numbers];
    let is_written = written.iter().any(|byte| *byte != PATTERN);
    // An availability that was not written does not count, whatever the memory held.
    let said = record[NUMBERS..end].chunks_exact(width).skip(numbers);
    let mut said = said.filter(|word| word.iter().any(|byte| *byte != PATTERN));
    let available = !read.availability || (number(numbers) != 0 && said.next().is_some());
    if !is_written || !(available || read.partial) {
        return QueryResult::Unavailable;
    }
    // Without availability a number may be final or not.
    let partial = read.partial && !read.is_certain() && !(read.availability && available);
    match kind {
        QueryKind::TransformFeedback if partial => QueryResult::Partial {
            written: number(0),
            needed: number(1),
        },
        QueryKind::PrimitivesGenerated if partial => QueryResult::Partial {
            written: 0,
            needed: number(0),
        },
        _ if !available => QueryResult::Unavailable,
        QueryKind::TransformFeedback => QueryResult::TransformFeedback {
            written: number(0),
            needed: number(1),
        },
        QueryKind::PrimitivesGenerated => QueryResult::PrimitivesGenerated(number(0)),
        QueryKind::Statistics | QueryKind::Clipping => QueryResult::Statistics,
    }
}

/// Decodes the record of a query that is unavailable, and that nothing waits for: its availability
/// is 0, and its numbers are undefined unless a partial result of a query that ends later is read
/// (Vulkan, "Query Operation").
pub(super) fn decode_unavailable(read: &QueryRead, kind: QueryKind, record: &[u8]) -> QueryResult {
    let width = read.width(kind);
    let availability = NUMBERS + width * numbers(kind);
    let is_zero = |word: &[u8]| word.iter().all(|byte| *byte == 0);
    match decode(read, kind, record) {
        overrun @ QueryResult::Overrun { .. } => overrun,
        result if !read.availability || is_zero(&record[availability..availability + width]) => {
            match result {
                QueryResult::Partial { .. } if read.when == ReadWhen::Reset => result,
                _ => QueryResult::Unavailable,
            }
        }
        // An application takes it for available, whatever the numbers are.
        _ => {
            let mut available = record.to_vec();
            available[availability..availability + width].fill(1);
            for byte in &mut available[NUMBERS..availability] {
                *byte ^= u8::from(*byte == PATTERN);
            }
            decode(read, kind, &available)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::query_read::ReadBy;

    fn record(bytes: &[u8]) -> Vec<u8> {
        let mut record = vec![PATTERN; RECORD];
        record[NUMBERS..NUMBERS + bytes.len()].copy_from_slice(bytes);
        record
    }

    #[test]
    fn numbers_have_the_requested_width() {
        let narrow = QueryRead {
            wide: false,
            availability: false,
            ..QueryRead::default()
        };
        let kind = QueryKind::TransformFeedback;
        assert_eq!(
            decode(&narrow, kind, &record(&[3, 0, 0, 0, 5, 1, 0, 0])),
            QueryResult::TransformFeedback {
                written: 3,
                needed: 261
            }
        );
        // Wide numbers are found where narrow ones were requested.
        let wide = record(&[3, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0]);
        assert_eq!(
            decode(&narrow, kind, &wide),
            QueryResult::Overrun { byte: 8 }
        );
    }

    #[test]
    fn a_result_that_is_not_available_is_reported() {
        let read = QueryRead::default();
        let kind = QueryKind::PrimitivesGenerated;
        let words = |available| {
            let mut bytes = vec![7, 0, 0, 0, 0, 0, 0, 0];
            bytes.extend([available, 0, 0, 0, 0, 0, 0, 0]);
            decode(&read, kind, &record(&bytes))
        };
        assert_eq!(words(0), QueryResult::Unavailable);
        assert_eq!(words(1), QueryResult::PrimitivesGenerated(7));
        let mut before = record(&[7, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
        before[NUMBERS - 1] = 0;
        assert_eq!(
            decode(&read, kind, &before),
            QueryResult::Overrun { byte: -1 }
        );
    }

    #[test]
    fn a_query_that_is_unavailable_has_an_availability_of_0() {
        let read = QueryRead {
            wait: false,
            ..QueryRead::default()
        };
        let silent = QueryRead {
            availability: false,
            ..read
        };
        let kind = QueryKind::PrimitivesGenerated;
        let untouched = [PATTERN; 8];
        let words = |read: &QueryRead, number: [u8; 8], available: [u8; 8]| {
            decode_unavailable(read, kind, &record(&[number, available].concat()))
        };
        // Its numbers are undefined.
        for number in [untouched, [0; 8], [7; 8]] {
            let unavailable = QueryResult::Unavailable;
            assert_eq!(words(&read, number, [0; 8]), unavailable);
            assert_eq!(words(&silent, number, untouched), unavailable);
        }
        let available = [1, 0, 0, 0, 0, 0, 0, 0];
        let seven = [7, 0, 0, 0, 0, 0, 0, 0];
        let generated = QueryResult::PrimitivesGenerated(7);
        assert_eq!(words(&read, seven, available), generated);
        assert_eq!(words(&read, seven, untouched), generated);
        let untouched_number = words(&read, untouched, available);
        assert!(matches!(
            untouched_number,
            QueryResult::PrimitivesGenerated(_)
        ));
        let overrun = QueryResult::Overrun { byte: 8 };
        assert_eq!(words(&silent, untouched, [0; 8]), overrun);
    }

    #[test]
    fn a_partial_result_is_known_only_of_a_query_that_ends_later() {
        let kind = QueryKind::PrimitivesGenerated;
        for (when, expected) in [
            (ReadWhen::Done, QueryResult::Unavailable),
            (
                ReadWhen::Reset,
                QueryResult::Partial {
                    written: 0,
                    needed: 7,
                },
            ),
        ] {
            let read = QueryRead {
                when,
                wait: false,
                partial: true,
                ..QueryRead::default()
            };
            let words = |available| {
                let seven = [7, 0, 0, 0, 0, 0, 0, 0];
                let bytes = [seven, [available, 0, 0, 0, 0, 0, 0, 0]].concat();
                decode_unavailable(&read, kind, &record(&bytes))
            };
            assert_eq!(words(0), expected, "{when:?}");
            assert_eq!(words(1), QueryResult::PrimitivesGenerated(7), "{when:?}");
            let untouched = decode_unavailable(&read, kind, &record(&[]));
            assert!(
                matches!(untouched, QueryResult::PrimitivesGenerated(_)),
                "{untouched:?}"
            );
            let silent = QueryRead {
                availability: false,
                ..read
            };
            let untouched = decode_unavailable(&silent, kind, &record(&[]));
            assert_eq!(untouched, QueryResult::Unavailable);
        }
    }

    #[test]
    fn an_availability_that_the_driver_does_not_write_means_unavailable() {
        let kind = QueryKind::PrimitivesGenerated;
        for (width, numbers) in [(4, &[7, 0, 0, 0][..]), (8, &[7, 0, 0, 0, 0, 0, 0, 0])] {
            let read = QueryRead {
                by: ReadBy::Copy,
                wide: width == 8,
                ..QueryRead::default()
            };
            let lacking = decode(&read, kind, &record(numbers));
            assert_eq!(lacking, QueryResult::Unavailable, "{width} bytes");
        }
    }

    #[test]
    fn partial_results_are_reported_as_partial() {
        let read = QueryRead {
            by: ReadBy::Copy,
            wait: false,
            partial: true,
            ..QueryRead::default()
        };
        let kind = QueryKind::TransformFeedback;
        let words = |read: &QueryRead, words: &[u64]| {
            let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            decode(read, kind, &record(&bytes))
        };
        let so_far = QueryResult::Partial {
            written: 2,
            needed: 3,
        };
        let whole = QueryResult::TransformFeedback {
            written: 2,
            needed: 3,
        };
        assert_eq!(words(&read, &[2, 3, 0]), so_far);
        assert_eq!(words(&read, &[2, 3, 1]), whole);
        let silent = QueryRead {
            availability: false,
            ..read
        };
        assert_eq!(words(&silent, &[2, 3]), so_far);
        assert_eq!(words(&silent, &[]), QueryResult::Unavailable);
        let waited = QueryRead {
            wait: true,
            ..silent
        };
        assert_eq!(words(&waited, &[2, 3]), whole);
        let bare = QueryRead {
            partial: false,
            ..silent
        };
        assert_eq!(words(&bare, &[]), QueryResult::Unavailable);
        assert_eq!(words(&bare, &[2, 3]), whole);
    }

    #[test]
    fn results_of_one_call_are_decoded_separately() {
        let read = QueryRead {
            wide: false,
            availability: false,
            free: Some(1),
            ..QueryRead::default()
        };
        let layout = PoolLayout {
            kind: QueryKind::PrimitivesGenerated,
            count: 2,
            stride: 8,
            start: NUMBERS,
        };
        let mut memory = vec![PATTERN; NUMBERS + 16 + RECORD];
        memory[NUMBERS..NUMBERS + 4].copy_from_slice(&[5, 0, 0, 0]);
        memory[NUMBERS + 8..NUMBERS + 12].copy_from_slice(&[6, 0, 0, 0]);
        let seen = |memory: &[u8], at| {
            let record = super::record(memory, &layout, at, 1, &read);
            decode(&read, layout.kind, &record)
        };
        assert_eq!(seen(&memory, 0), QueryResult::PrimitivesGenerated(5));
        assert_eq!(seen(&memory, 1), QueryResult::PrimitivesGenerated(6));
        for (byte, query, overrun) in [
            (NUMBERS - 1, 0, -1),
            (NUMBERS + 5, 0, 5),
            (NUMBERS + 12, 1, 4),
        ] {
            let mut wrong = memory.clone();
            wrong[byte] = 0;
            assert_eq!(seen(&wrong, query), QueryResult::Overrun { byte: overrun });
        }
    }

    #[test]
    fn results_of_views_are_summed_if_all_are_available() {
        let generated = QueryResult::PrimitivesGenerated;
        assert_eq!(sum(generated(4), generated(3)), generated(7));
        let feedback = |written, needed| QueryResult::TransformFeedback { written, needed };
        assert_eq!(sum(feedback(1, 2), feedback(0, 5)), feedback(1, 7));
        let unavailable = QueryResult::Unavailable;
        assert_eq!(sum(generated(4), unavailable), unavailable);
        assert_eq!(sum(unavailable, generated(4)), unavailable);
        let overrun = QueryResult::Overrun { byte: 3 };
        assert_eq!(sum(unavailable, overrun), overrun);
    }

    #[test]
    fn statistics_have_a_number_per_bit() {
        assert_eq!(numbers(QueryKind::Statistics), 6);
        assert_eq!(numbers(QueryKind::Clipping), 2);
        assert!(NUMBERS + 8 * (numbers(QueryKind::Statistics) + 1) < RECORD);
    }
}
