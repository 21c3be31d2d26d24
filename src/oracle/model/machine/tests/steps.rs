//! Steps that no other run shows by itself.

use super::*;
use crate::model::allowed::AllowedBuffer;
use crate::units::{CounterIndex, QueryIndex};

fn run_points(buffers: &[u64], counters: &[Option<u32>], commands: Vec<Command>) -> Allowed {
    let s = script(buffers, counters, commands);
    model(&points(), &s, &[buffer(0, 4, 0)], &[word(0, 0, 0, 0)]).expect("runs")
}

#[test]
fn points_reach_rasterization_captured_or_not() {
    // Before the capture, in it with space for one point, and after it.
    let commands = vec![
        bind(0, &[(0, 0, 4)]),
        draw(1),
        begin(0, &[]),
        draw(2),
        end(0, &[]),
        draw(1),
    ];
    let allowed = run_points(&[64], &[], commands);
    assert_eq!(allowed.points, [0, 0, 1, 0].map(|o| (Stream(0), o)));
}

#[test]
fn points_of_the_stream_that_a_command_sets_are_rasterized() {
    let shape = Shape::from(Assembly {
        producer: Producer::Geometry {
            output: Topology::Points,
            emits: vec![Emit::Vertex(0), Emit::Vertex(1)],
            invocations: 1,
        },
        rasterized: Some(Stream(1)),
        ..Assembly::default()
    });
    let draw = |vertex| Command::Draw(Draw::plain(1, 1, vertex, 0));
    let set = |stream| Command::Set(State::Stream(Stream(stream)));
    let commands = vec![draw(0), set(0), draw(1), set(1), draw(2)];
    let s = script(&[64], &[], commands);
    let allowed = model(&shape, &s, &[buffer(0, 4, 0)], &[word(0, 0, 0, 0)]).expect("runs");
    // Two emissions of each vertex.
    assert_eq!(
        allowed.points,
        [(1, 1), (0, 2), (1, 5)].map(|(s, o)| (Stream(s), o))
    );
}

#[test]
fn discarded_points_are_captured_and_not_rasterized() {
    let shape = Shape::from(Assembly {
        discard: Some(true),
        ..Assembly::default()
    });
    let draw = |vertex| Command::Draw(Draw::plain(1, 1, vertex, 0));
    let set = |discard| Command::Set(State::Discard(discard));
    let commands = vec![
        bind(0, &[(0, 0, 64)]),
        begin(0, &[]),
        draw(5),
        set(false),
        draw(6),
        set(true),
        draw(7),
        end(0, &[]),
        Command::Use(ProgramIndex(0)),
        draw(8),
        set(false),
        draw(9),
    ];
    let s = script(&[64], &[], commands);
    let allowed = model(&shape, &s, &[buffer(0, 4, 0)], &[word(0, 0, 0, 0)]).expect("runs");
    assert_eq!(allowed.points, [6, 9].map(|o| (Stream(0), o)));
    let captured = positions(&allowed, 0);
    let places: Vec<u64> = captured.iter().map(|(place, _)| *place).collect();
    assert_eq!(places, [0, 4, 8]);
}

#[test]
fn a_byte_count_draws_from_its_first_instance() {
    let draw = ByteCountDraw {
        instances: 1,
        first_instance: 1,
        counter: CounterIndex(0),
        counter_offset: 0,
        stride: 4,
        vertices: 1,
        by_address: false,
    };
    let commands = vec![
        bind(0, &[(0, 0, 64)]),
        begin(0, &[]),
        Command::DrawByteCount(draw),
        end(0, &[]),
    ];
    let allowed = run_points(&[64], &[Some(4)], commands);
    assert_eq!(positions(&allowed, 0), [(0, Some(409_600))]);
}

#[test]
fn a_capture_that_begins_anew_has_no_length_by_its_counter() {
    let commands = vec![
        bind(0, &[(0, 0, 64)]),
        begin(0, &[]),
        draw(2),
        end(0, &[Some(0)]),
        Command::Barrier(Dependency::Counters.into()),
        begin(0, &[]),
        draw(1),
        end(0, &[Some(0)]),
    ];
    // Three are written, the counter counts one.
    let allowed = run_points(&[64], &[None], commands);
    assert_eq!(allowed.queries, [numbers(3, 3)]);
    assert_eq!(allowed.identities, []);
}

#[test]
fn queries_of_other_draws_are_not_tied() {
    let mut s = script(
        &[64],
        &[],
        vec![
            bind(0, &[(0, 0, 64)]),
            begin(0, &[]),
            draw(2),
            Command::BeginQuery(QueryIndex(1)),
            draw(1),
            Command::EndQuery(QueryIndex(1)),
            end(0, &[]),
        ],
    );
    s.queries.push(query(QueryKind::PrimitivesGenerated, 0));
    let allowed = model(&points(), &s, &[buffer(0, 4, 0)], &[word(0, 0, 0, 0)]).expect("runs");
    let want = [numbers(3, 3), AllowedQuery::PrimitivesGenerated(1)];
    assert_eq!(allowed.queries, want);
    assert_eq!(allowed.identities, []);
}

#[test]
fn room_in_one_buffer_of_a_stream_is_not_enough() {
    // Eight vertices fit into buffer 0, two into buffer 1.
    let commands = vec![
        bind(0, &[(0, 0, 64), (1, 0, 8)]),
        begin(0, &[]),
        draw(3),
        end(0, &[Some(0), Some(1)]),
    ];
    let s = script(&[96, 96], &[None, None], commands);
    let buffers = [buffer(0, 8, 0), buffer(1, 4, 0)];
    let words = [word(0, 0, 0, 0), word(1, 0, 0, 1)];
    let allowed = model(&points(), &s, &buffers, &words).expect("runs");
    assert_eq!(positions(&allowed, 0), [(0, Some(0)), (8, Some(100))]);
    assert_eq!(positions(&allowed, 1), [(0, Some(1)), (4, Some(101))]);
    assert_eq!(allowed.queries, [numbers(2, 3)]);
    assert_eq!(
        allowed.counters,
        [AllowedCounter::Exact(16), AllowedCounter::Exact(8)]
    );
}

#[test]
fn bindings_end_with_their_command_buffer() {
    let commands = vec![
        bind(0, &[(0, 0, 64)]),
        begin(0, &[]),
        draw(1),
        end(0, &[]),
        Command::Next(Boundary::CommandBuffer),
        begin(0, &[]),
        draw(2),
        end(0, &[]),
    ];
    let s = without_queries(script(&[64], &[], commands));
    let allowed = model(&points(), &s, &[buffer(0, 4, 0)], &[word(0, 0, 0, 0)]).expect("runs");
    assert_eq!(positions(&allowed, 0), [(0, Some(0))]);
}

#[test]
fn generated_primitives_are_counted_without_room_and_without_capture() {
    let mut s = script(
        &[64],
        &[],
        vec![
            Command::BeginQuery(QueryIndex(1)),
            bind(0, &[(0, 0, 4)]),
            draw(2),
            begin(0, &[]),
            draw(3),
            end(0, &[]),
            Command::EndQuery(QueryIndex(1)),
        ],
    );
    s.queries.push(query(QueryKind::PrimitivesGenerated, 0));
    let allowed = model(&points(), &s, &[buffer(0, 4, 0)], &[word(0, 0, 0, 0)]).expect("runs");
    let want = [numbers(1, 3), AllowedQuery::PrimitivesGenerated(5)];
    assert_eq!(allowed.queries, want);
}

#[test]
fn a_line_without_length_may_be_missing_everywhere() {
    // Of lines (0, 1) and (2, 3) both ends are at one place.
    let shape = Shape::from(Assembly {
        topology: Topology::Lines,
        coincident: Some(2),
        ..Assembly::default()
    });
    let commands = vec![
        bind(0, &[(0, 0, 64)]),
        begin(0, &[]),
        draw(4),
        end(0, &[Some(0)]),
    ];
    let s = script(&[96], &[None], commands);
    let capture = Capture {
        shape: &shape,
        buffers: &[buffer(0, 4, 0)],
        words: &[word(0, 0, 0, 0)],
        value: &value,
    };
    let (all, optional) = run_without(&[capture], &valid(&s, 1), 0).expect("runs");
    assert_eq!((optional, all.choices.len()), (2, 2));
    let capture = Capture {
        shape: &shape,
        buffers: &[buffer(0, 4, 0)],
        words: &[word(0, 0, 0, 0)],
        value: &value,
    };
    let (fewer, _) = run_without(&[capture], &valid(&s, 1), 1).expect("runs");
    assert_eq!(fewer.choices.len(), 1);
    assert_eq!(fewer.queries, [numbers(1, 1)]);
    assert_eq!(fewer.counters, [AllowedCounter::Exact(8)]);
}

#[test]
fn a_primitive_of_equal_indices_may_be_missing_with_all_that_is_produced_from_it() {
    let run = |assembly: Assembly, missing| {
        let shape = Shape::from(assembly);
        let commands = vec![
            bind(0, &[(0, 0, 96)]),
            begin(0, &[]),
            Command::Draw(Draw {
                indices: Some(0),
                ..Draw::plain(5, 1, 0, 0)
            }),
            end(0, &[Some(0)]),
        ];
        let mut s = script(&[128], &[None], commands);
        // The triangles (9, 4, 17), (4, 17, 4), (17, 4, 6): the second has 4 twice.
        s.indices.push(IndexBuffer {
            kind: IndexType::U16,
            values: vec![9, 4, 17, 4, 6],
            restart: None,
        });
        let capture = Capture {
            shape: &shape,
            buffers: &[buffer(0, 4, 0)],
            words: &[word(0, 0, 0, 0)],
            value: &value,
        };
        run_without(&[capture], &valid(&s, 1), missing).expect("runs")
    };
    let strip = Assembly {
        topology: Topology::TriangleStrip,
        ..Assembly::default()
    };
    let (all, optional) = run(strip.clone(), 0);
    assert_eq!((optional, all.counters[0]), (1, AllowedCounter::Exact(36)));
    let (fewer, _) = run(strip.clone(), 1);
    assert_eq!(fewer.counters, [AllowedCounter::Exact(24)]);
    assert_eq!(fewer.queries, [numbers(2, 2)]);
    // Two points of a geometry shader for each.
    let points = Assembly {
        producer: Producer::Geometry {
            output: Topology::Points,
            emits: vec![Emit::Vertex(0); 2],
            invocations: 1,
        },
        ..strip.clone()
    };
    let (all, optional) = run(points.clone(), 0);
    assert_eq!((optional, all.counters[0]), (1, AllowedCounter::Exact(24)));
    assert_eq!(run(points, 1).0.counters, [AllowedCounter::Exact(16)]);
    // Patches of one control point twice are neither lines nor triangles.
    let patches = Assembly {
        topology: Topology::Patches,
        patch_points: 2,
        producer: Producer::TessEval(Domain::TrianglePoints),
        ..strip
    };
    assert_eq!(run(patches, 0).1, 0);
}

#[test]
fn lines_of_a_stream_without_positions_may_be_missing() {
    let run = |output, emits: &[Emit], positioned| {
        let shape = Shape::from(Assembly {
            producer: Producer::Geometry {
                output,
                emits: emits.to_vec(),
                invocations: 1,
            },
            position_stream: Stream(positioned),
            ..Assembly::default()
        });
        let commands = vec![bind(0, &[(0, 0, 96)]), begin(0, &[]), draw(2), end(0, &[])];
        let s = script(&[128], &[], commands);
        let capture = Capture {
            shape: &shape,
            buffers: &[buffer(0, 4, 0)],
            words: &[word(0, 0, 0, 0)],
            value: &value,
        };
        run_without(&[capture], &valid(&s, 1), 0).expect("runs").1
    };
    let (first, second) = ([Emit::Vertex(0); 2], [Emit::Vertex(1); 2]);
    assert_eq!(run(Topology::Lines, &second, 0), 2);
    assert_eq!(run(Topology::Lines, &first, 0), 0);
    assert_eq!(run(Topology::Lines, &second, 1), 0);
    assert_eq!(run(Topology::Lines, &first, 1), 2);
    assert_eq!(run(Topology::Points, &second, 0), 0);
}

/// A device that captures into its own memory and resumes by its own counters leaves no trace.
#[test]
fn what_a_misread_script_adds_is_not_read_back() {
    let bound = vec![
        bind(0, &[(0, 0, 64)]),
        begin(0, &[]),
        draw(3),
        end(0, &[Some(0)]),
    ];
    let original = valid(&script(&[64], &[None], bound), 1);
    let misread = original.misread(|script| {
        script.buffers.push(64);
        script.counters.push(None);
        script.commands[1] = bind(0, &[(1, 0, 64)]);
        script.commands[4] = end(0, &[Some(1)]);
    });
    let shape = points();
    let capture = Capture {
        shape: &shape,
        buffers: &[buffer(0, 8, 0)],
        words: &[word(0, 0, 0, 0)],
        value: &value,
    };
    let allowed = run(&[capture], &misread.expect("the model can read it")).expect("it runs");
    assert_eq!(allowed.captured, 3);
    assert_eq!(allowed.buffers, [AllowedBuffer::default()]);
    assert_eq!(allowed.counters, [AllowedCounter::Untouched]);
    assert_eq!(allowed.identities, []);
}
