//! A verdict that can fail: the result of an ideal driver is altered, one
//! place at a time, and the verdict must name that place.

use super::difference::{Difference, WordDifference};
use super::findings::Finding;
use super::*;
use crate::capture::{Buffer, CapturedWord};
use crate::model::allowed::AllowedQuery;
use crate::model::inputs::Inputs;
use crate::model::{self, Allowed, Capture, Shape, values};
use crate::script::commands::{
    Bind, BoundRange, Command, CounterCall, QueryDeclaration, QueryKind, RangeSize,
};
use crate::script::counters::{CounterHome, CounterPlace, default_offset};
use crate::script::memory::{COUNTER_IMAGE, Observed, Prefill, QueryResult};
use crate::script::program::{Assembly, Topology};
use crate::script::query_read::{QueryRead, ReadBy, ReadWhen};
use crate::script::{Draw, ProgramUse, Script, validate};
use crate::types::Stage;
use crate::types::glsl::parse_type;
use crate::types::interface::{Interface, Origin, OutputVariable};
use crate::units::{Binding, ByteOffset, CounterIndex, QueryIndex, Stream, Stride, Word};

mod attributes;
mod headline;
mod hypothesis;
mod hypothesis_outputs;
mod hypothesis_places;
mod large;
mod patches;
mod probe;
mod unseen;

const GUARD: u64 = 256;

struct Bench {
    script: Script,
    buffers: Vec<Buffer>,
    words: Vec<CapturedWord>,
    names: Vec<WordName>,
    allowed: Allowed,
}

/// `vec2 a` at 4 of binding 0, stride 16; `float b` at 0 of binding 1, stride 8.
fn bench(topology: Topology) -> Bench {
    let mut interface = Interface::empty(Stage::Vertex, Origin::Declared);
    for (name, ty) in [("a", "vec2"), ("b", "float")] {
        let ty = parse_type(ty, &|_| None).expect(ty);
        interface.outputs.push(OutputVariable::plain(name, ty));
    }
    let buffer = |binding, stride| Buffer {
        binding: Binding(binding),
        stride: Stride(stride),
        stream: Stream(0),
        varyings: vec![binding as usize],
    };
    let word = |binding, offset, word, part| CapturedWord {
        binding: Binding(binding),
        offset: ByteOffset(offset),
        stream: Stream(0),
        word: Word(word),
        varying: binding as usize,
        part,
    };
    let range = |buffer, offset, size| BoundRange {
        buffer,
        offset,
        size: RangeSize::Bytes(size),
    };
    let script = Script {
        counter_places: Default::default(),
        indices: vec![],
        query_read: Default::default(),
        extra_views: 0,
        overlaps: false,
        placement: Default::default(),
        practices: Default::default(),
        seed: 7,
        buffers: vec![150, 64],
        // A start that is not a multiple of the stride.
        counters: vec![None, Some(4), Some(77)],
        queries: vec![
            QueryDeclaration {
                kind: QueryKind::TransformFeedback,
                stream: Stream(0),
            },
            QueryDeclaration {
                kind: QueryKind::PrimitivesGenerated,
                stream: Stream(0),
            },
        ],
        commands: vec![
            Command::BeginQuery(QueryIndex(0)),
            Command::BeginQuery(QueryIndex(1)),
            Command::Bind(Bind::new(
                Binding(0),
                vec![range(0, 8, 132), range(1, 4, 52)],
            )),
            Command::Begin(CounterCall::new(Binding(1), vec![Some(CounterIndex(1))])),
            Command::Draw(Draw::plain(7, 1, 0, 0)),
            Command::End(CounterCall::new(
                Binding(0),
                vec![Some(CounterIndex(0)), Some(CounterIndex(1))],
            )),
            Command::EndQuery(QueryIndex(1)),
            Command::EndQuery(QueryIndex(0)),
        ],
    };
    let buffers = vec![buffer(0, 16), buffer(1, 8)];
    let words = vec![word(0, 4, 0, 0), word(0, 8, 1, 1), word(1, 0, 2, 0)];
    let names = word_names(&interface);
    let shape = Shape::from(Assembly {
        topology,
        ..Assembly::default()
    });
    let value = |identity: values::Identity, _: &Inputs| {
        Some(values::encode(7, identity, values::Encoding::Float))
    };
    let capture = Capture {
        shape: &shape,
        buffers: &buffers,
        words: &words,
        value: &value,
    };
    let program = ProgramUse {
        captures: vec![Binding(0), Binding(1)],
        ..ProgramUse::default()
    };
    let valid = validate(script.clone(), vec![program]).expect("the script is legal");
    let allowed = model::run(&[capture], &valid).expect("the model runs");
    Bench {
        script,
        buffers,
        words,
        names,
        allowed,
    }
}

impl Bench {
    /// The result of a conformant driver; `pick` chooses alternatives.
    fn ideal(&self, pick: usize) -> Vec<Observed> {
        Prefill::BOTH
            .map(|prefill| self.run(prefill, pick))
            .to_vec()
    }

    fn run(&self, prefill: Prefill, pick: usize) -> Observed {
        ideal::observed(&self.script, GUARD, &self.allowed, prefill, pick)
    }

    fn judge(&self, observed: &[Observed]) -> Verdict {
        judge(&Evidence {
            script: &self.script,
            guard: GUARD,
            buffers: &self.buffers,
            words: &self.words,
            names: &self.names,
            allowed: &self.allowed,
            observed,
        })
        .expect("the evidence has the right shape")
    }
}

/// The listed differences of a verdict, one line each.
fn lines(verdict: &Verdict) -> String {
    let failure = verdict.failure.as_ref().expect("a failure");
    let lines = failure.findings.differences.iter();
    lines.map(|finding| format!("{finding}\n")).collect()
}

/// The line of the first difference.
fn first_line(verdict: &Verdict) -> String {
    let lines = lines(verdict);
    lines.lines().next().expect("a line").to_owned()
}

#[test]
fn an_ideal_run_passes_in_every_allowed_order() {
    for (topology, picks) in [
        (Topology::Points, 1),
        (Topology::Lines, 2),
        (Topology::Triangles, 3),
    ] {
        let bench = bench(topology);
        for pick in 0..picks {
            let verdict = bench.judge(&bench.ideal(pick));
            assert_eq!(verdict.differences, [], "{topology} {pick}");
            assert_eq!(verdict.failure, None);
        }
    }
}

#[test]
fn every_single_byte_altered_is_named() {
    for topology in [Topology::Points, Topology::Triangles] {
        let bench = bench(topology);
        let ideal = bench.ideal(0);
        for run in 0..2 {
            for buffer in 0..2 {
                for at in 0..ideal[run].buffers[buffer].bytes.len() {
                    let mut observed = ideal.clone();
                    observed[run].buffers[buffer].bytes[at] ^= 0x40;
                    let verdict = bench.judge(&observed);
                    let byte = at as i64 - GUARD as i64;
                    let named = verdict.differences.iter().any(|d| match d {
                        Difference::Word(w) => w.buffer == buffer && w.first_byte() == byte,
                        _ => false,
                    });
                    assert!(
                        named,
                        "run {run}, buffer {buffer}, byte {byte}: {}",
                        first_line(&verdict)
                    );
                    let place = format!("buffer {buffer}, byte {byte} ");
                    let line = first_line(&verdict);
                    assert!(line.starts_with(&place), "{line}");
                }
            }
        }
    }
}

#[test]
fn every_counter_and_every_byte_beside_one_is_named() {
    let bench = bench(Topology::Points);
    let ideal = bench.ideal(0);
    for at in 0..ideal[0].counters.bytes.len() {
        let mut observed = ideal.clone();
        observed[1].counters.bytes[at] ^= 1;
        let verdict = bench.judge(&observed);
        let position = at as i64 - GUARD as i64;
        let of = (0..3).find(|&c| {
            let start = default_offset(CounterIndex(c)) as i64;
            (start..start + 4).contains(&position)
        });
        let line = match of {
            Some(counter) => format!("counter {counter}: expected"),
            None => format!("counter buffer, byte {}, which", position.div_euclid(4) * 4),
        };
        assert!(
            first_line(&verdict).starts_with(&line),
            "byte {position}: {}",
            first_line(&verdict)
        );
    }
}

#[test]
fn every_query_number_is_named() {
    let bench = bench(Topology::Points);
    let ideal = bench.ideal(0);
    let alter: [(usize, QueryResult, &str); 6] = [
        (
            0,
            QueryResult::TransformFeedback {
                written: 5,
                needed: 7,
            },
            "query 0 (stream 0), primitives written: expected 6, observed 5",
        ),
        (
            0,
            QueryResult::TransformFeedback {
                written: 6,
                needed: 8,
            },
            "query 0 (stream 0), primitives needed: expected 7, observed 8",
        ),
        (
            0,
            QueryResult::Unavailable,
            "query 0 (stream 0), primitives needed: expected 7, observed no result",
        ),
        (
            0,
            QueryResult::PrimitivesGenerated(7),
            "query 0 (stream 0), primitives needed: expected 7, observed no result",
        ),
        (
            1,
            QueryResult::PrimitivesGenerated(6),
            "query 1 (stream 0), primitives generated: expected 7, observed 6",
        ),
        (
            1,
            QueryResult::Unavailable,
            "query 1 (stream 0), primitives generated: expected 7, observed no result",
        ),
    ];
    for (query, result, line) in alter {
        let mut observed = ideal.clone();
        observed[0].queries[query] = result;
        let verdict = bench.judge(&observed);
        assert!(
            first_line(&verdict).starts_with(line),
            "{}",
            first_line(&verdict)
        );
    }
    let mut observed = ideal;
    observed[0].queries[1] = QueryResult::PrimitivesGenerated(6);
    let verdict = bench.judge(&observed);
    let contradiction =
        "query 0 returns 7 primitives needed, query 1 returns 6 primitives generated";
    assert!(
        lines(&verdict).contains(contradiction),
        "{}",
        lines(&verdict)
    );
}

#[test]
fn partial_results_go_no_further_than_the_result() {
    let mut bench = bench(Topology::Points);
    bench.script.query_read.wait = false;
    bench.script.query_read.partial = true;
    bench.script.query_read.by = ReadBy::Copy;
    let partial = |written, needed| QueryResult::Partial { written, needed };
    let rows = [
        (
            0,
            QueryResult::Unavailable,
            "query 0 (stream 0), primitives needed so far: expected 7, observed no result available",
        ),
        (
            1,
            QueryResult::Unavailable,
            "query 1 (stream 0), primitives generated so far: expected 7, observed no result available",
        ),
        (0, partial(0, 0), ""),
        (0, partial(6, 7), ""),
        (1, partial(0, 3), ""),
        (
            0,
            partial(7, 7),
            "query 0 (stream 0), primitives written so far: expected 6, observed 7",
        ),
        (
            0,
            partial(0, 8),
            "query 0 (stream 0), primitives needed so far: expected 7, observed 8",
        ),
        (
            1,
            partial(0, 8),
            "query 1 (stream 0), primitives generated so far: expected 7, observed 8",
        ),
        // Said to be available, it is the result.
        (
            1,
            QueryResult::PrimitivesGenerated(3),
            "query 1 (stream 0), primitives generated: expected 7, observed 3",
        ),
    ];
    for (query, result, line) in rows {
        let mut observed = bench.ideal(0);
        observed[0].queries[query] = result;
        let verdict = bench.judge(&observed);
        match line {
            "" => assert_eq!(verdict.differences, [], "{result:?}"),
            line => assert!(
                first_line(&verdict).starts_with(line),
                "{}",
                first_line(&verdict)
            ),
        }
    }
}

#[test]
fn a_query_that_was_reset_is_unavailable_before_its_work_is_submitted() {
    let mut bench = bench(Topology::Points);
    bench.allowed.identities.clear();
    let untouched = bench.ideal(0);
    bench.script.query_read = QueryRead {
        when: ReadWhen::Reset,
        wait: false,
        ..QueryRead::default()
    };
    let partial = |needed| QueryResult::Partial { written: 0, needed };
    let available = "query 1 (stream 0), availability: expected 0, observed 1";
    let rows = [
        (false, QueryResult::Unavailable, ""),
        (false, QueryResult::PrimitivesGenerated(7), available),
        (true, QueryResult::PrimitivesGenerated(7), available),
        (true, partial(7), ""),
        // Before the query begins, its number is undefined, and written.
        (true, partial(8), ""),
        (
            true,
            QueryResult::Unavailable,
            "query 1 (stream 0), primitives generated so far: expected 7, observed no result \
             available",
        ),
    ];
    for (is_partial, result, line) in rows {
        bench.script.query_read.partial = is_partial;
        let mut observed = untouched.clone();
        for run in &mut observed {
            run.queries = vec![QueryResult::Unavailable, result];
            if is_partial {
                run.queries[0] = partial(0);
            }
        }
        let verdict = bench.judge(&observed);
        let found = if verdict.differences.is_empty() {
            String::new()
        } else {
            first_line(&verdict)
        };
        assert!(found.contains(line), "{result:?}: {found}");
        assert_eq!(found.is_empty(), line.is_empty(), "{result:?}: {found}");
    }
}

#[test]
fn statistics_must_be_there_and_may_say_anything() {
    let mut bench = bench(Topology::Points);
    bench.script.queries[1].kind = QueryKind::Clipping;
    bench.allowed.queries[1] = AllowedQuery::Statistics;
    bench.allowed.identities.clear();
    let mut observed = bench.ideal(0);
    assert_eq!(bench.judge(&observed).differences, []);
    observed[0].queries[1] = QueryResult::Unavailable;
    let line = first_line(&bench.judge(&observed));
    assert!(line.contains("availability of statistics"), "{line}");
}

#[test]
fn a_query_without_a_result_has_none() {
    let mut bench = bench(Topology::Points);
    bench.allowed.queries[1] = AllowedQuery::Unavailable;
    bench.allowed.identities.clear();
    let mut observed = bench.ideal(0);
    assert_eq!(bench.judge(&observed).differences, []);
    observed[0].queries[1] = QueryResult::PrimitivesGenerated(0);
    let line = first_line(&bench.judge(&observed));
    let wrong = "query 1 (stream 0), availability: expected 0, observed 1";
    assert!(line.contains(wrong), "{line}");
}

#[test]
fn contradicting_numbers_are_reported() {
    let bench = bench(Topology::Points);
    let mut observed = bench.ideal(0);
    let at = GUARD as usize + default_offset(CounterIndex(0)) as usize;
    observed[0].counters.bytes[at] = 80;
    let verdict = bench.judge(&observed);
    let contradiction = "counter 0 ends at 80, but query 0 returns 6 primitives written, x 1 vertices x stride 16 = 96";
    assert!(
        lines(&verdict).contains(contradiction),
        "{}",
        lines(&verdict)
    );
}

#[test]
fn a_displaced_value_is_traced_to_its_place() {
    let bench = bench(Topology::Points);
    let mut observed = bench.ideal(0);
    for run in &mut observed {
        // Vertex 1 of binding 0 lands four bytes low.
        let at = GUARD as usize + 8 + 16 + 4;
        let bytes = run.buffers[0].bytes[at..at + 8].to_vec();
        run.buffers[0].bytes[at - 4..at + 4].copy_from_slice(&bytes);
    }
    let verdict = bench.judge(&observed);
    let failure = verdict.failure.expect("a failure");
    let Finding::Word(word) = &failure.findings.differences[0] else {
        panic!("a word differs");
    };
    let source =
        "a.x of source vertex 1, which belongs at byte 28: it was written 4 bytes before its place";
    assert!(
        word.observed_text().ends_with(source),
        "{}",
        word.observed_text()
    );
    assert_eq!(failure.fingerprint, "displaced(-4)+stray(-4)");
}

#[test]
fn a_missing_vertex_and_a_mixed_triangle_are_failures() {
    let bench = bench(Topology::Triangles);
    let mut observed = bench.ideal(0);
    let ideal = observed[0].clone();
    for run in &mut observed {
        let untouched = run.prefill.bytes(0, ideal.buffers[0].bytes.len());
        let at = GUARD as usize + 8;
        run.buffers[0].bytes[at..at + 16].copy_from_slice(&untouched[at..at + 16]);
    }
    let failure = bench.judge(&observed).failure.expect("a failure");
    assert_eq!(failure.fingerprint, "missing");

    // Binding 0 in one rotation, binding 1 in another: no rotation explains both.
    let mut observed = bench.ideal(0);
    let rotated = bench.ideal(1);
    for (run, other) in observed.iter_mut().zip(rotated) {
        run.buffers[1] = other.buffers[1].clone();
    }
    assert!(!bench.judge(&observed).passed());

    // The winding reversed: no rotation either.
    let mut observed = bench.ideal(0);
    for run in &mut observed {
        for (image, start, stride) in [(0, 8, 16), (1, 4, 8)] {
            let at = GUARD as usize + start;
            let bytes = &mut run.buffers[image].bytes;
            let (second, third) = (at + stride, at + 2 * stride);
            for i in 0..stride {
                bytes.swap(second + i, third + i);
            }
        }
    }
    assert!(!bench.judge(&observed).passed());
}

#[test]
fn a_value_written_over_an_equal_prefill_shows_in_the_second_run() {
    let bench = bench(Topology::Points);
    let mut observed = bench.ideal(0);
    // A stray write of exactly the bytes that the first prefill holds.
    let at = GUARD as usize + 8;
    let same = observed[0].buffers[0].bytes[at..at + 4].to_vec();
    observed[1].buffers[0].bytes[at..at + 4].copy_from_slice(&same);
    let verdict = bench.judge(&observed);
    assert!(
        first_line(&verdict).starts_with("buffer 0, byte 8 "),
        "{}",
        first_line(&verdict)
    );
    let failure = verdict.failure.expect("a failure");
    assert!(failure.findings.complement_only);
}

#[test]
fn evidence_of_the_wrong_shape_is_a_harness_error() {
    let bench = bench(Topology::Points);
    let ideal = bench.ideal(0);
    let judge = |observed: &[Observed]| {
        judge(&Evidence {
            script: &bench.script,
            guard: GUARD,
            buffers: &bench.buffers,
            words: &bench.words,
            names: &bench.names,
            allowed: &bench.allowed,
            observed,
        })
    };
    let mut short = ideal.clone();
    short[0].buffers[1].bytes.pop();
    let error = judge(&short).expect_err("one byte is missing").to_string();
    assert!(
        error.contains("bytes of buffer 1 and its guards: 576 required, 575 seen"),
        "{error}"
    );
    let mut short = ideal;
    short[1].queries.pop();
    assert!(judge(&short).is_err());
}

#[test]
fn differences_keep_their_order() {
    let bench = bench(Topology::Points);
    let mut observed = bench.ideal(0);
    for at in [500, 300, 20] {
        observed[0].buffers[0].bytes[at] ^= 1;
    }
    observed[0].queries[1] = QueryResult::Unavailable;
    let verdict = bench.judge(&observed);
    let positions: Vec<i64> = verdict
        .differences
        .iter()
        .filter_map(|d| match d {
            Difference::Word(WordDifference { position, .. }) => Some(*position),
            _ => None,
        })
        .collect();
    assert!(positions.is_sorted(), "{positions:?}");
    assert!(matches!(
        verdict.differences.last(),
        Some(Difference::Query { .. })
    ));
}

#[test]
fn a_counter_in_a_captured_buffer_is_judged_as_a_counter() {
    let mut bench = bench(Topology::Points);
    let place = CounterPlace {
        home: CounterHome::Capture(0),
        offset: 0,
    };
    let mut ideal = bench.ideal(0);
    let at = GUARD as usize;
    for observed in &mut ideal {
        let counters = at + default_offset(CounterIndex(2)) as usize;
        let untouched = observed.prefill.bytes(COUNTER_IMAGE, counters + 4);
        observed.counters.bytes[counters..counters + 4].copy_from_slice(&untouched[counters..]);
        observed.buffers[0].bytes[at..at + 4].copy_from_slice(&77u32.to_le_bytes());
    }
    let before = bench.judge(&ideal);
    assert_eq!(before.differences.len(), 2, "{:?}", before.differences);
    bench.script.counter_places.insert(CounterIndex(2), place);
    let verdict = bench.judge(&ideal);
    assert_eq!(verdict.differences, []);
    ideal[1].buffers[0].bytes[at] ^= 1;
    let verdict = bench.judge(&ideal);
    assert_eq!(first_line(&verdict), "counter 2: expected 77, observed 76");
    // The bytes beside it are captured memory.
    ideal[1].buffers[0].bytes[at] ^= 1;
    ideal[1].buffers[0].bytes[at + 4] ^= 1;
    let verdict = bench.judge(&ideal);
    assert!(
        first_line(&verdict).starts_with("buffer 0, byte 4 "),
        "{}",
        first_line(&verdict)
    );
}
