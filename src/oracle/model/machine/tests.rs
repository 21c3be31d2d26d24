//! Hand-worked runs. Word w of origin o has the bits 100·o + w here.

use super::*;
use crate::model::allowed::{DataRange, Relation};
use crate::model::inputs::Inputs;
use crate::script::barrier::Dependency;
use crate::script::commands::{Bind, BoundRange, CounterCall, QueryDeclaration, RangeSize};
use crate::script::counters::{WriteCounter, WriteMeans};
use crate::script::draw::{ByteCountDraw, IndexBuffer, IndexType};
use crate::script::program::{Assembly, Domain, Dynamic, Emit, Producer, State, Topology};
use crate::script::{Draw, ProgramUse, Script, validate_calls};
use crate::units::{Binding, ByteOffset, CounterIndex, QueryIndex, Stream, Stride, Word};

mod consume;
mod count;
mod inputs;
mod parts;
mod programs;
mod steps;

mod patches;

fn buffer(binding: u32, stride: u32, stream: u32) -> Buffer {
    Buffer {
        binding: Binding(binding),
        stride: Stride(stride),
        stream: Stream(stream),
        varyings: vec![binding as usize],
    }
}

fn word(binding: u32, offset: u32, stream: u32, word: u32) -> CapturedWord {
    CapturedWord {
        binding: Binding(binding),
        offset: ByteOffset(offset),
        stream: Stream(stream),
        word: Word(word),
        varying: 0,
        part: 0,
    }
}

fn value(identity: values::Identity, _: &Inputs) -> Option<u32> {
    Some(100 * identity.origin + identity.word.0)
}

fn points() -> Shape {
    Shape::from(Assembly::default())
}

fn bind(first: u32, ranges: &[(usize, u64, u64)]) -> Command {
    let ranges = ranges
        .iter()
        .map(|&(buffer, offset, size)| BoundRange {
            buffer,
            offset,
            size: RangeSize::Bytes(size),
        })
        .collect();
    Command::Bind(Bind::new(Binding(first), ranges))
}

fn call(first_counter: u32, counters: &[Option<u32>]) -> CounterCall {
    let counters = counters.iter().map(|counter| counter.map(CounterIndex));
    CounterCall::new(Binding(first_counter), counters.collect())
}

fn begin(first_counter: u32, counters: &[Option<u32>]) -> Command {
    Command::Begin(call(first_counter, counters))
}

fn end(first_counter: u32, counters: &[Option<u32>]) -> Command {
    Command::End(call(first_counter, counters))
}

fn draw(vertices: u32) -> Command {
    Command::Draw(Draw::plain(vertices, 1, 0, 0))
}

fn query(kind: QueryKind, stream: u32) -> QueryDeclaration {
    QueryDeclaration {
        kind,
        stream: Stream(stream),
    }
}

fn script(buffers: &[u64], counters: &[Option<u32>], commands: Vec<Command>) -> Script {
    let tf = query(QueryKind::TransformFeedback, 0);
    let mut all = vec![Command::BeginQuery(QueryIndex(0))];
    all.extend(commands);
    all.push(Command::EndQuery(QueryIndex(0)));
    Script {
        counter_places: Default::default(),
        indices: vec![],
        query_read: Default::default(),
        extra_views: 0,
        overlaps: false,
        placement: Default::default(),
        practices: Default::default(),
        seed: 0,
        buffers: buffers.to_vec(),
        counters: counters.to_vec(),
        queries: vec![tf],
        commands: all,
    }
}

#[test]
fn generated_primitives_of_all_views_are_summed() {
    let mut s = script(&[16], &[], vec![draw(3)]);
    s.queries = vec![query(QueryKind::PrimitivesGenerated, 0)];
    s.commands.insert(0, draw(5));
    s.extra_views = 2;
    let allowed = model(&points(), &s, &[buffer(0, 4, 0)], &[word(0, 0, 0, 0)]).expect("runs");
    assert_eq!(allowed.queries, [AllowedQuery::PrimitivesGenerated(9)]);
}

/// Without queries, which no boundary between command buffers may be inside of.
fn without_queries(mut script: Script) -> Script {
    script.queries.clear();
    script
        .commands
        .retain(|c| !matches!(c, Command::BeginQuery(_) | Command::EndQuery(_)));
    script
}

fn model(
    shape: &Shape,
    script: &Script,
    buffers: &[Buffer],
    words: &[CapturedWord],
) -> Result<Allowed, ModelError> {
    let capture = Capture {
        shape,
        buffers,
        words,
        value: &value,
    };
    run(&[capture], &valid(script, 1))
}

/// The script, legal for this number of programs; barriers may be missing, as the model
/// ignores them.
fn valid(script: &Script, programs: usize) -> ValidScript {
    let program = ProgramUse {
        dynamic: Dynamic::ALL.to_vec(),
        ..ProgramUse::default()
    };
    let programs = vec![program; programs];
    validate_calls(script.clone(), programs).expect("the script is legal")
}

fn positions(allowed: &Allowed, buffer: usize) -> Vec<(u64, Option<u32>)> {
    allowed.buffers[buffer]
        .words
        .iter()
        .map(|w| (w.position, w.bits))
        .collect()
}

fn numbers(written: u64, needed: u64) -> AllowedQuery {
    AllowedQuery::TransformFeedback {
        written: Some(written),
        needed,
    }
}

#[test]
fn vertices_land_at_range_start_plus_stride() {
    let s = script(
        &[100],
        &[],
        vec![bind(0, &[(0, 8, 60)]), begin(0, &[]), draw(2), end(0, &[])],
    );
    let words = [word(0, 4, 0, 0), word(0, 12, 0, 1)];
    let allowed = model(&points(), &s, &[buffer(0, 20, 0)], &words).expect("runs");
    let want = [
        (12, Some(0)),
        (20, Some(1)),
        (32, Some(100)),
        (40, Some(101)),
    ];
    assert_eq!(positions(&allowed, 0), want);
    assert_eq!(allowed.queries, [numbers(2, 2)]);
}

#[test]
fn nothing_is_captured_outside_begin_and_end() {
    let commands = vec![
        bind(0, &[(0, 0, 64)]),
        draw(5),
        begin(0, &[]),
        draw(1),
        end(0, &[]),
        draw(3),
    ];
    let allowed = model(
        &points(),
        &script(&[64], &[], commands),
        &[buffer(0, 4, 0)],
        &[word(0, 0, 0, 0)],
    )
    .expect("runs");
    assert_eq!(positions(&allowed, 0), [(0, Some(0))]);
    assert_eq!(allowed.queries, [numbers(1, 1)]);
}

#[test]
fn a_primitive_fits_whole_and_into_every_buffer_or_not_at_all() {
    // Buffer 0 holds 5 vertices of 8, buffer 1 holds 3 of 4 and a byte more.
    let commands = vec![
        bind(0, &[(0, 0, 40), (1, 0, 13)]),
        begin(0, &[]),
        draw(9),
        end(0, &[Some(0), Some(1)]),
    ];
    let shape = Shape::from(Assembly {
        topology: Topology::Triangles,
        ..Assembly::default()
    });
    let buffers = [buffer(0, 8, 0), buffer(1, 4, 0)];
    let words = [word(0, 0, 0, 0), word(1, 0, 0, 1)];
    let s = script(&[64, 64], &[None, None], commands);
    let allowed = model(&shape, &s, &buffers, &words).expect("runs");
    assert_eq!(allowed.queries, [numbers(1, 3)]);
    assert_eq!(
        allowed.counters,
        [AllowedCounter::Exact(24), AllowedCounter::Exact(12)]
    );
    assert_eq!(allowed.choices.len(), 1, "one triangle, in three rotations");
    let choice = &allowed.choices[0];
    assert_eq!(choice.alternatives.len(), 3);
    let bits: Vec<_> = choice.alternatives[1]
        .iter()
        .map(|(b, w)| (*b, w.position, w.bits))
        .collect();
    let want = [
        (0, 0, Some(100)),
        (1, 0, Some(101)),
        (0, 8, Some(200)),
        (1, 4, Some(201)),
        (0, 16, Some(0)),
        (1, 8, Some(1)),
    ];
    assert_eq!(bits, want);
    assert!(allowed.buffers.iter().all(|b| b.words.is_empty()));
}

#[test]
fn room_is_judged_by_slots_not_by_the_last_component() {
    // The second vertex's data would end at 28; its slot ends at 40.
    let commands = vec![bind(0, &[(0, 0, 36)]), begin(0, &[]), draw(2), end(0, &[])];
    let allowed = model(
        &points(),
        &script(&[64], &[], commands),
        &[buffer(0, 20, 0)],
        &[word(0, 4, 0, 0)],
    )
    .expect("runs");
    assert_eq!(positions(&allowed, 0), [(4, Some(0))]);
}

#[test]
fn a_counter_is_relative_to_the_range_and_resumes() {
    let commands = vec![
        bind(0, &[(0, 16, 40)]),
        begin(0, &[]),
        draw(2),
        end(0, &[Some(0)]),
        Command::Barrier(Dependency::Counters.into()),
        begin(0, &[Some(0)]),
        draw(1),
        end(0, &[Some(0)]),
    ];
    let s = script(&[64], &[None], commands);
    let allowed = model(&points(), &s, &[buffer(0, 4, 0)], &[word(0, 0, 0, 0)]).expect("runs");
    assert_eq!(
        positions(&allowed, 0),
        [(16, Some(0)), (20, Some(100)), (24, Some(0))]
    );
    assert_eq!(allowed.counters, [AllowedCounter::Exact(12)]);
    let want = Relation::Length {
        query: QueryIndex(0),
        counter: CounterIndex(0),
        data: Some(DataRange {
            buffer: 0,
            offset: 16,
            size: 40,
        }),
        start: 0,
        vertices: 1,
        stride: 4,
    };
    assert_eq!(allowed.identities, [want]);
}

/// Rule 73 is about what an end stored: a counter that the application has written since
/// states nothing about the capture.
#[test]
fn a_counter_that_is_written_again_is_tied_to_no_query() {
    let write = Command::WriteCounter(WriteCounter {
        counter: CounterIndex(0),
        value: 20,
        by: WriteMeans::Update,
    });
    for (later, tied) in [(vec![], 1), (vec![write], 0)] {
        let mut commands = vec![
            bind(0, &[(0, 0, 64)]),
            begin(0, &[]),
            draw(3),
            end(0, &[Some(0)]),
        ];
        commands.extend(later);
        let s = script(&[64], &[None], commands);
        let allowed = model(&points(), &s, &[buffer(0, 4, 0)], &[word(0, 0, 0, 0)]).expect("runs");
        assert_eq!(allowed.identities.len(), tied);
    }
}

#[test]
fn an_application_written_counter_is_honoured() {
    let commands = vec![
        bind(0, &[(0, 0, 64)]),
        begin(0, &[Some(0)]),
        draw(1),
        end(0, &[Some(1)]),
    ];
    let s = script(&[64], &[Some(24), None], commands);
    let allowed = model(&points(), &s, &[buffer(0, 8, 0)], &[word(0, 0, 0, 0)]).expect("runs");
    assert_eq!(positions(&allowed, 0), [(24, Some(0))]);
    assert_eq!(
        allowed.counters,
        [AllowedCounter::Exact(24), AllowedCounter::Exact(32)]
    );
}

#[test]
fn a_counter_past_the_capacity_captures_nothing_and_stays() {
    let commands = vec![
        bind(0, &[(0, 0, 64)]),
        begin(0, &[Some(0)]),
        draw(1),
        end(0, &[Some(0)]),
    ];
    let s = script(&[64], &[Some(64)], commands);
    let allowed = model(&points(), &s, &[buffer(0, 8, 0)], &[word(0, 0, 0, 0)]).expect("runs");
    assert!(positions(&allowed, 0).is_empty());
    assert_eq!(allowed.counters, [AllowedCounter::Exact(64)]);
    assert_eq!(allowed.queries, [numbers(0, 1)]);
}

#[test]
fn a_counter_of_a_larger_range_continues_in_a_smaller_one() {
    let continued = |size| {
        let commands = vec![
            bind(0, &[(0, 0, 64)]),
            begin(0, &[]),
            draw(3),
            end(0, &[Some(0)]),
            bind(0, &[(1, 8, size)]),
            begin(0, &[Some(0)]),
            draw(2),
            end(0, &[Some(0)]),
        ];
        let words = [word(0, 0, 0, 0)];
        let script = script(&[64, 96], &[None], commands);
        model(&points(), &script, &[buffer(0, 16, 0)], &words).expect("it runs")
    };
    for size in [4, 16, 48, 63] {
        let allowed = continued(size);
        assert_eq!(positions(&allowed, 1), [], "{size}");
        assert_eq!(allowed.counters, [AllowedCounter::Exact(48)], "{size}");
        assert_eq!(allowed.queries, [numbers(3, 5)], "{size}");
    }
    let allowed = continued(64);
    assert_eq!(positions(&allowed, 1), [(56, Some(0))]);
    assert_eq!(allowed.counters, [AllowedCounter::Exact(64)]);
    assert_eq!(allowed.queries, [numbers(4, 5)]);
}

#[test]
fn the_first_counter_shifts_and_null_elements_start_at_zero() {
    // Array element i belongs to binding 1 + i.
    let commands = vec![
        bind(0, &[(0, 0, 64), (1, 0, 64)]),
        begin(1, &[Some(0)]),
        draw(1),
        end(0, &[None, Some(1)]),
    ];
    let s = script(&[64, 64], &[Some(8), None], commands);
    let buffers = [buffer(0, 8, 0), buffer(1, 4, 0)];
    let allowed = model(
        &points(),
        &s,
        &buffers,
        &[word(0, 0, 0, 0), word(1, 0, 0, 1)],
    )
    .expect("runs");
    assert_eq!(positions(&allowed, 0), [(0, Some(0))]);
    assert_eq!(positions(&allowed, 1), [(8, Some(1))]);
    assert_eq!(
        allowed.counters,
        [AllowedCounter::Exact(8), AllowedCounter::Exact(12)]
    );
}

#[test]
fn a_later_capture_replaces_an_earlier_one() {
    let again = |first_vertex, vertices| Command::Draw(Draw::plain(vertices, 1, first_vertex, 0));
    let commands = vec![
        bind(0, &[(0, 0, 64)]),
        begin(0, &[]),
        again(0, 3),
        end(0, &[]),
        Command::Barrier(Dependency::Data.into()),
        begin(0, &[]),
        again(10, 1),
        end(0, &[]),
    ];
    let allowed = model(
        &points(),
        &script(&[64], &[], commands),
        &[buffer(0, 4, 0)],
        &[word(0, 0, 0, 0)],
    )
    .expect("runs");
    assert_eq!(
        positions(&allowed, 0),
        [(0, Some(1000)), (4, Some(100)), (8, Some(200))]
    );
}

#[test]
fn a_later_capture_shortens_an_earlier_choice() {
    let commands = vec![
        bind(0, &[(0, 0, 64)]),
        begin(0, &[]),
        draw(4),
        end(0, &[]),
        Command::Barrier(Dependency::Data.into()),
        bind(0, &[(0, 4, 60)]),
        begin(0, &[]),
        draw(2),
        end(0, &[]),
    ];
    let shape = Shape::from(Assembly {
        topology: Topology::Lines,
        ..Assembly::default()
    });
    let s = script(&[64], &[], commands);
    let allowed = model(&shape, &s, &[buffer(0, 4, 0)], &[word(0, 0, 0, 0)]).expect("runs");
    let choices: Vec<Vec<u64>> = allowed
        .choices
        .iter()
        .map(|choice| {
            choice.alternatives[0]
                .iter()
                .map(|w| w.1.position)
                .collect()
        })
        .collect();
    assert_eq!(choices, [vec![0], vec![12], vec![4, 8]]);
}

#[test]
fn outputs_to_an_unbound_buffer_are_dropped_alone() {
    let commands = vec![bind(1, &[(0, 0, 64)]), begin(0, &[]), draw(1), end(0, &[])];
    let buffers = [buffer(0, 4, 0), buffer(1, 4, 0)];
    let s = script(&[64], &[], commands);
    let allowed = model(
        &points(),
        &s,
        &buffers,
        &[word(0, 0, 0, 0), word(1, 0, 0, 1)],
    )
    .expect("runs");
    assert_eq!(positions(&allowed, 0), [(0, Some(1))]);
    let open = AllowedQuery::TransformFeedback {
        written: None,
        needed: 1,
    };
    assert_eq!(allowed.queries, [open]);
}

#[test]
fn streams_overflow_by_themselves() {
    let shape = Shape::from(Assembly {
        producer: Producer::Geometry {
            output: Topology::Points,
            emits: vec![Emit::Vertex(1), Emit::Vertex(0), Emit::Vertex(1)],
            invocations: 1,
        },
        ..Assembly::default()
    });
    let mut s = script(
        &[64, 64],
        &[],
        vec![
            bind(0, &[(0, 0, 4), (1, 0, 64)]),
            begin(0, &[]),
            draw(2),
            end(0, &[]),
        ],
    );
    s.queries.push(query(QueryKind::TransformFeedback, 1));
    s.queries.push(query(QueryKind::PrimitivesGenerated, 1));
    s.commands.insert(0, Command::BeginQuery(QueryIndex(1)));
    s.commands.insert(1, Command::BeginQuery(QueryIndex(2)));
    s.commands.extend([
        Command::EndQuery(QueryIndex(1)),
        Command::EndQuery(QueryIndex(2)),
    ]);
    let buffers = [buffer(0, 4, 0), buffer(1, 4, 1)];
    let words = [word(0, 0, 0, 0), word(1, 0, 1, 1)];
    let allowed = model(&shape, &s, &buffers, &words).expect("runs");
    assert_eq!(positions(&allowed, 0), [(0, Some(100))]);
    let want = [
        (0, Some(1)),
        (4, Some(201)),
        (8, Some(301)),
        (12, Some(501)),
    ];
    assert_eq!(positions(&allowed, 1), want);
    let want = [
        numbers(1, 2),
        numbers(4, 4),
        AllowedQuery::PrimitivesGenerated(4),
    ];
    assert_eq!(allowed.queries, want);
    assert_eq!(
        allowed.identities,
        [Relation::Needed {
            query: QueryIndex(1),
            generated: QueryIndex(2)
        }]
    );
}

#[test]
fn a_query_that_is_reset_tells_the_last_time_alone() {
    let once = |first: u32, vertices: u32| {
        let draw = Draw::plain(vertices, 1, first, 0);
        vec![
            begin(0, &[Some(0)]),
            Command::Draw(draw),
            end(0, &[Some(0)]),
        ]
    };
    let mut commands = vec![bind(0, &[(0, 0, 64)])];
    commands.extend(once(0, 3));
    commands.extend([
        Command::EndQuery(QueryIndex(0)),
        Command::ResetQuery(QueryIndex(0)),
        Command::BeginQuery(QueryIndex(0)),
    ]);
    commands.extend(once(3, 2));
    let s = script(&[64], &[Some(0)], commands);
    let allowed = model(&points(), &s, &[buffer(0, 4, 0)], &[word(0, 0, 0, 0)]).expect("runs");
    assert_eq!(allowed.queries, [numbers(2, 2)]);
    // The query does not span all of the capture: 5 vertices are in the buffer.
    assert_eq!(allowed.identities, []);
    assert_eq!(allowed.buffers[0].words.len(), 5);
}

#[test]
fn a_stream_without_a_bound_buffer_leaves_written_open() {
    let s = script(&[64], &[], vec![begin(0, &[]), draw(2), end(0, &[])]);
    let allowed = model(&points(), &s, &[buffer(0, 4, 0)], &[word(0, 0, 0, 0)]).expect("runs");
    assert_eq!(
        allowed.queries,
        [AllowedQuery::TransformFeedback {
            written: None,
            needed: 2
        }]
    );
}

#[test]
fn written_is_open_once_capture_goes_on_after_an_overflow() {
    let commands = vec![
        bind(0, &[(0, 0, 8)]),
        begin(0, &[]),
        draw(3),
        end(0, &[Some(0)]),
        bind(0, &[(0, 0, 64)]),
        begin(0, &[Some(0)]),
        draw(1),
        end(0, &[Some(0)]),
    ];
    let s = script(&[64], &[None], commands);
    let allowed = model(&points(), &s, &[buffer(0, 4, 0)], &[word(0, 0, 0, 0)]).expect("runs");
    let open = AllowedQuery::TransformFeedback {
        written: None,
        needed: 4,
    };
    assert_eq!(allowed.queries, [open]);
    assert_eq!(allowed.identities, []);
    assert_eq!(allowed.counters, [AllowedCounter::Exact(12)]);
}

#[test]
fn more_vertices_than_the_model_can_hold_are_refused() {
    let s = script(&[64], &[], vec![draw((1 << 22) + 1)]);
    let error = model(&points(), &s, &[buffer(0, 4, 0)], &[]).expect_err("refused");
    assert!(
        error
            .to_string()
            .contains("more than the 4194304 of the model"),
        "{error}"
    );
}

#[test]
fn a_byte_count_draws_whole_strides_above_its_offset() {
    let by_count = |value, counter_offset, stride, vertices| {
        let draw = ByteCountDraw {
            instances: 1,
            first_instance: 0,
            counter: CounterIndex(0),
            counter_offset,
            stride,
            vertices,
            by_address: false,
        };
        let commands = vec![
            bind(0, &[(0, 0, 64)]),
            begin(0, &[]),
            Command::DrawByteCount(draw),
            end(0, &[Some(1)]),
        ];
        let script = script(&[96], &[value, None], commands);
        let allowed = model(&points(), &script, &[buffer(0, 16, 0)], &[word(0, 0, 0, 0)])?;
        Ok::<_, ModelError>(allowed.counters[1])
    };
    assert_eq!(by_count(Some(40), 0, 16, 2), Ok(AllowedCounter::Exact(32)));
    assert_eq!(by_count(Some(40), 12, 16, 1), Ok(AllowedCounter::Exact(16)));
    // Below the offset is nothing, not nearly 2^32.
    assert_eq!(by_count(Some(8), 12, 4, 0), Ok(AllowedCounter::Exact(0)));
    assert_eq!(
        by_count(Some(40), 0, 16, 3),
        Err(ModelError::ByteCount {
            at: 3,
            expected: 3,
            counted: 2
        })
    );
}

#[test]
fn a_counter_that_the_application_writes_counts_as_one_that_an_end_stored() {
    // Rules 49, 51: five vertices to byte 80; set to 20, two more from there.
    let write = Command::WriteCounter(WriteCounter {
        counter: CounterIndex(0),
        value: 20,
        by: WriteMeans::Update,
    });
    let captures = |write: Vec<Command>| {
        let mut commands = vec![
            bind(0, &[(0, 16, 200)]),
            begin(0, &[]),
            draw(5),
            end(0, &[Some(0)]),
        ];
        commands.extend(write);
        commands.extend([begin(0, &[Some(0)]), draw(2), end(0, &[Some(1)])]);
        script(&[256], &[None, None], commands)
    };
    let (buffers, words) = ([buffer(0, 16, 0)], [word(0, 0, 0, 0)]);
    let shape = points();
    let allowed = model(&shape, &captures(vec![write]), &buffers, &words);
    let allowed = allowed.expect("it runs");
    let at: Vec<u64> = positions(&allowed, 0).iter().map(|(at, _)| *at).collect();
    assert_eq!(at, [16, 32, 36, 48, 52, 64, 80]);
    let want = [20, 52].map(AllowedCounter::Exact);
    assert_eq!(allowed.counters, want);
}
