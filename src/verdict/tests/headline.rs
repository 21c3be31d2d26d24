//! Each pattern of the table of headlines, by a driver that does one thing wrong.

use super::{Bench, GUARD, bench};
use crate::script::Observed;
use crate::script::Topology;
use crate::script::counters::default_offset;
use crate::script::memory::QueryResult;
use crate::units::{CounterIndex, Stream};
use crate::verdict::fingerprint::is_conversion;
use crate::verdict::{Fault, Headline};
use std::collections::BTreeMap;

/// The error that a driver makes in each run.
type Misbehaviour = fn(&mut Observed);

/// The offset of the first vertex of binding 0 in the image of buffer 0; its records
/// have 16 bytes, of which the first 8 are captured.
const FIRST: usize = GUARD as usize + 8;

fn headline(misbehaviour: Misbehaviour) -> Headline {
    headline_of(&bench(Topology::Points), misbehaviour)
}

fn headline_of(bench: &Bench, misbehaviour: Misbehaviour) -> Headline {
    let mut observed = bench.ideal(0);
    observed.iter_mut().for_each(misbehaviour);
    let verdict = bench.judge(&observed);
    verdict.failure.expect("a failure").headline
}

/// Puts the prefill back into bytes of a buffer.
fn unwrite(observed: &mut Observed, buffer: usize, from: usize, to: usize) {
    for at in from..to {
        observed.buffers[buffer].bytes[at] = observed.prefill.byte(buffer, at);
    }
}

/// Captures the values of a vertex for another one, too.
fn copy(observed: &mut Observed, from: usize, to: usize) {
    let at = |vertex| FIRST + 16 * vertex + 4;
    let bytes = &mut observed.buffers[0].bytes;
    bytes.copy_within(at(from)..at(from) + 8, at(to));
}

fn end(observed: &Observed, buffer: usize) -> usize {
    observed.buffers[buffer].bytes.len()
}

#[test]
fn each_pattern_names_its_fault() {
    let rows: [(Fault, &str, Misbehaviour); 19] = [
        (
            Fault::QueryOverrun,
            "query 1: the driver wrote more than the requested results",
            |observed| observed.queries[1] = QueryResult::Overrun { byte: 8 },
        ),
        (
            Fault::PrimitiveCount,
            "too few primitives: query 1 (stream 0) counts 5 primitives generated, expected 7; \
             first in memory: buffer 0, byte 12 was not written",
            |observed| {
                observed.queries[1] = QueryResult::PrimitivesGenerated(5);
                unwrite(observed, 0, FIRST + 4, FIRST + 8);
            },
        ),
        (
            Fault::NothingCaptured,
            "nothing was captured into buffers 0 and 1: 6 vertices expected; counters and queries \
             are right",
            |observed| {
                for buffer in 0..2 {
                    let end = end(observed, buffer);
                    unwrite(observed, buffer, 0, end);
                }
            },
        ),
        (
            Fault::Shift,
            "buffer 0: every vertex captured 16 bytes too high",
            |observed| {
                let bytes = &mut observed.buffers[0].bytes;
                for from in (0..6).rev().map(|vertex| FIRST + 16 * vertex + 4) {
                    bytes.copy_within(from..from + 8, from + 16);
                }
                unwrite(observed, 0, FIRST, FIRST + 16);
            },
        ),
        (
            Fault::Stride,
            "buffer 0: vertices are 20 bytes apart, expected 16; first: buffer 0, byte 28",
            |observed| {
                for vertex in (1..6).rev() {
                    let from = FIRST + 16 * vertex + 4;
                    let bytes = &mut observed.buffers[0].bytes;
                    bytes.copy_within(from..from + 8, from + 4 * vertex);
                    unwrite(observed, 0, from, from + 4 * vertex.min(2));
                }
            },
        ),
        (
            Fault::Component,
            "components in the wrong order in every vertex: a.x holds a.y, a.y holds a.x",
            |observed| {
                for vertex in 0..6 {
                    let at = FIRST + 16 * vertex + 4;
                    for byte in at..at + 4 {
                        observed.buffers[0].bytes.swap(byte, byte + 4);
                    }
                }
            },
        ),
        (
            Fault::Offsets,
            "buffer 0: components at wrong offsets in every vertex: a.x 12 bytes too high, a.y 4 \
             bytes too high; first: buffer 0, byte 12",
            |observed| {
                for vertex in 0..6 {
                    let at = FIRST + 16 * vertex + 4;
                    let bytes = &mut observed.buffers[0].bytes;
                    bytes.copy_within(at..at + 4, at + 12);
                    bytes.copy_within(at + 4..at + 8, at + 8);
                    unwrite(observed, 0, at, at + 8);
                }
            },
        ),
        (
            Fault::Zeros,
            "buffer 0: zeros were captured in place of a.x, a.y (a.x: stream 0); counters and \
             queries are right",
            |observed| {
                for vertex in 0..6 {
                    let at = FIRST + 16 * vertex + 4;
                    observed.buffers[0].bytes[at..at + 8].fill(0);
                }
            },
        ),
        (
            Fault::Converted,
            "numbers were converted between integer and float: a.x, a.y; first: buffer 0, byte 12",
            |observed| {
                for vertex in 0..6 {
                    let at = FIRST + 16 * vertex + 4;
                    let bytes = &mut observed.buffers[0].bytes;
                    for at in [at, at + 4] {
                        let word = bytes[at..].first_chunk().expect("a word");
                        let float = f32::from_bits(u32::from_le_bytes(*word));
                        let integer = (float as i32).to_le_bytes();
                        bytes[at..at + 4].copy_from_slice(&integer);
                    }
                }
            },
        ),
        (
            Fault::CaptureEndsEarly,
            "buffer 0: capture ends early: vertices 4 to 5 of 6 are not written; counters and \
             queries are right",
            |observed| unwrite(observed, 0, FIRST + 64, FIRST + 96),
        ),
        (
            Fault::CaptureContinues,
            "buffer 0: 1 component was written before the start of the buffer, at byte -4: it holds \
             0x00000001, not a value",
            |observed| {
                let at = GUARD as usize - 4;
                observed.buffers[0].bytes[at..at + 4].copy_from_slice(&1u32.to_le_bytes());
            },
        ),
        (
            Fault::Component,
            "a.x wrong in every vertex, all other components right; buffer 0, byte 12 holds zero; \
             expected a.x of captured vertex 0",
            |observed| {
                for vertex in 0..6 {
                    let at = FIRST + 16 * vertex + 4;
                    observed.buffers[0].bytes[at..at + 4].fill(0);
                }
            },
        ),
        (
            Fault::Component,
            "a.y wrong in every vertex, all other components right; buffer 0, byte 16 holds a.x of \
             source vertex 0",
            |observed| {
                for vertex in 0..6 {
                    let at = FIRST + 16 * vertex + 4;
                    observed.buffers[0].bytes.copy_within(at..at + 4, at + 4);
                }
            },
        ),
        (
            Fault::CaptureContinues,
            "buffer 0: 1 component was written where nothing is captured, at byte 8: it holds a.x of \
             source vertex 0",
            |observed| {
                let bytes = &mut observed.buffers[0].bytes;
                bytes.copy_within(FIRST + 4..FIRST + 8, FIRST);
            },
        ),
        (
            Fault::WrongOrder,
            "buffer 0: captured vertices are in the wrong order, counters and queries are right",
            |observed| {
                for i in 4..12 {
                    observed.buffers[0].bytes.swap(FIRST + i, FIRST + 16 + i);
                }
            },
        ),
        (
            Fault::Component,
            "buffer 0: the values of 2 vertices are captured again and again (a.x, a.y), counters \
             and queries are right; first: buffer 0, byte 44 holds a.x of source vertex 0",
            |observed| {
                for vertex in 2..6 {
                    copy(observed, vertex % 2, vertex);
                }
            },
        ),
        (
            Fault::Component,
            "buffer 0: values of some vertices are captured for others as well, whose own are \
             missing (a.x, a.y), counters and queries are right; first: buffer 0, byte 60",
            |observed| {
                copy(observed, 2, 3);
                copy(observed, 0, 4);
            },
        ),
        (
            Fault::Counters,
            "counter 0: expected 96, observed 97; captured data and queries are right",
            |observed| {
                observed.counters.bytes
                    [GUARD as usize + default_offset(CounterIndex(0)) as usize] += 1
            },
        ),
        (
            Fault::Queries,
            "query 1 (stream 0), primitives generated: expected 7, observed 6; captured data and \
             counters are right",
            |observed| observed.queries[1] = QueryResult::PrimitivesGenerated(6),
        ),
    ];
    let mut wrong = Vec::new();
    for (fault, text, misbehaviour) in rows {
        let headline = headline(misbehaviour);
        if headline.fault != fault || !headline.text.starts_with(text) {
            wrong.push(format!("expected {fault:?}: {text}\nfound {headline:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The vertices are of two captures, four of the first and two of the second one.
#[test]
fn vertices_are_counted_in_their_capture() {
    let mut bench = bench(Topology::Points);
    bench.allowed.captures = vec![BTreeMap::new(), BTreeMap::from([(Stream(0), 4)])];
    let rows: [(Fault, &str, Misbehaviour); 3] = [
        (
            Fault::CaptureEndsEarly,
            "buffer 0: capture 1 of 2 ends early: vertices 2 to 3 of 4 are not written; ",
            |observed| unwrite(observed, 0, FIRST + 32, FIRST + 64),
        ),
        (
            Fault::CaptureEndsEarly,
            "buffer 0: capture 1 of 2 ends early: vertex 3 of 4 is not written; ",
            |observed| unwrite(observed, 0, FIRST + 48, FIRST + 96),
        ),
        (
            Fault::NothingCaptured,
            "nothing was captured into buffer 0 by capture 2 of 2: 2 vertices expected; ",
            |observed| unwrite(observed, 0, FIRST + 64, FIRST + 96),
        ),
    ];
    for (fault, text, misbehaviour) in rows {
        let headline = headline_of(&bench, misbehaviour);
        assert!(headline.text.starts_with(text), "{}", headline.text);
        assert_eq!(headline.fault, fault);
    }
}

#[test]
fn without_a_pattern_the_first_difference_is_the_headline() {
    let headline = headline(|observed| {
        observed.buffers[0].bytes[FIRST + 4..FIRST + 8].fill(0);
        observed.buffers[0].bytes[FIRST + 40..FIRST + 44].fill(9);
    });
    assert_eq!(headline.fault, Fault::FirstDifference);
    assert!(
        headline.text.starts_with("buffer 0, byte 12 holds zero"),
        "{}",
        headline.text
    );
}

#[test]
fn a_small_number_in_place_of_zero_is_no_conversion() {
    assert!(is_conversion(5, 5.0_f32.to_bits()));
    assert!(is_conversion(2.5_f32.to_bits(), 2));
    assert!(is_conversion(2.5_f32.to_bits(), 3));
    assert!(!is_conversion(0, 1));
    assert!(!is_conversion(0.25_f32.to_bits(), 1));
}
