//! Captures: every byte, counter and query, with the pattern and its complement.

use super::kit::*;
use xfb::model::values::Encoding;
use xfb::script::barrier::Dependency;
use xfb::script::commands::{
    Bind, BoundRange, CounterCall, QueryDeclaration, QueryKind, RangeSize,
};
use xfb::script::memory::QueryResult;
use xfb::script::program::{Assembly, Domain, Producer};
use xfb::script::{Command, Emit, Prefill, Program, Readback, Script, Topology};
use xfb::types::Stage;
use xfb::units::{Binding, CounterIndex, QueryIndex, Stream};

#[test]
fn seven_points_are_captured_and_nothing_else_is_touched() {
    let commands = vec![bind(7 * STRIDE), begin(None), draw(0, 7), end(Some(0))];
    let job = job(points(), script(commands));
    let observed = run(&job);
    assert_eq!(observed.len(), 2);
    assert_eq!(observed[0].prefill, Prefill::BOTH[0]);
    assert_eq!(observed[1].prefill, Prefill::BOTH[1]);
    for observed in &observed {
        assert_memory(observed, &job, &captured(0..7), &[(0, 7 * STRIDE as u32)]);
    }
}

#[test]
fn a_range_may_extend_to_the_end_of_its_buffer() {
    let range = BoundRange {
        buffer: 0,
        offset: OFFSET,
        size: RangeSize::WholeSize,
    };
    let commands = vec![
        Command::Bind(Bind::new(Binding(0), vec![range])),
        begin(None),
        draw(0, 30),
        end(Some(0)),
    ];
    let job = job(
        points(),
        Script {
            buffers: vec![OFFSET + 7 * STRIDE],
            ..script(commands)
        },
    );
    for observed in run(&job) {
        assert_memory(&observed, &job, &captured(0..7), &[(0, 7 * STRIDE as u32)]);
    }
}

#[test]
fn a_paused_capture_equals_an_uninterrupted_one() {
    let commands = vec![
        bind(7 * STRIDE),
        begin(None),
        draw(0, 3),
        end(Some(0)),
        Command::Barrier(Dependency::Counters.into()),
        begin(Some(0)),
        draw(3, 4),
        end(Some(0)),
    ];
    let job = job(points(), script(commands));
    for observed in run(&job) {
        assert_memory(&observed, &job, &captured(0..7), &[(0, 7 * STRIDE as u32)]);
    }
}

#[test]
fn without_counters_or_with_null_counters_nothing_is_stored() {
    // Count 0 with null arrays, then arrays of null handles.
    for counters in [vec![], vec![None]] {
        let commands = vec![
            bind(7 * STRIDE),
            Command::Begin(CounterCall::new(Binding(0), counters.clone())),
            draw(0, 7),
            Command::End(CounterCall::new(Binding(0), counters)),
        ];
        let job = job(points(), script(commands));
        for observed in run(&job) {
            assert_memory(&observed, &job, &captured(0..7), &[]);
        }
    }
}

#[test]
fn capture_begins_at_a_counter_that_the_host_wrote() {
    let commands = vec![bind(7 * STRIDE), begin(Some(1)), draw(0, 2), end(None)];
    let job = job(
        points(),
        Script {
            counters: vec![None, Some(2 * STRIDE as u32), Some(77)],
            ..script(commands)
        },
    );
    // Slots 0 and 1 stay as they are.
    let words: Vec<_> = captured(0..2)
        .into_iter()
        .map(|(position, bits)| (position + 2 * STRIDE, bits))
        .collect();
    for observed in run(&job) {
        assert_memory(&observed, &job, &words, &[(1, 2 * STRIDE as u32), (2, 77)]);
    }
}

#[test]
fn a_small_range_captures_only_complete_primitives() {
    let query = |kind| QueryDeclaration {
        kind,
        stream: Stream(0),
    };
    let commands = vec![
        bind(5 * STRIDE + 8),
        Command::BeginQuery(QueryIndex(0)),
        Command::BeginQuery(QueryIndex(1)),
        begin(None),
        draw(0, 7),
        end(Some(0)),
        Command::EndQuery(QueryIndex(1)),
        Command::EndQuery(QueryIndex(0)),
    ];
    let job = job(
        points(),
        Script {
            queries: vec![
                query(QueryKind::TransformFeedback),
                query(QueryKind::PrimitivesGenerated),
            ],
            ..script(commands)
        },
    );
    for observed in run(&job) {
        assert_memory(&observed, &job, &captured(0..5), &[(0, 5 * STRIDE as u32)]);
        let written_and_needed = QueryResult::TransformFeedback {
            written: 5,
            needed: 7,
        };
        let generated = QueryResult::PrimitivesGenerated(7);
        assert_eq!(observed.queries, [written_and_needed, generated]);
    }
}

#[test]
fn queries_inside_a_pass_count_the_draws_that_they_span() {
    let query = QueryDeclaration {
        kind: QueryKind::TransformFeedback,
        stream: Stream(0),
    };
    let commands = vec![
        bind(7 * STRIDE),
        begin(None),
        draw(0, 2),
        Command::BeginQuery(QueryIndex(0)),
        draw(2, 3),
        Command::EndQuery(QueryIndex(0)),
        draw(5, 2),
        end(None),
    ];
    // The second one never begins.
    let job = job(
        points(),
        Script {
            queries: vec![query, query],
            ..script(commands)
        },
    );
    for observed in run(&job) {
        assert_memory(&observed, &job, &captured(0..7), &[]);
        let three = QueryResult::TransformFeedback {
            written: 3,
            needed: 3,
        };
        assert_eq!(observed.queries, [three, QueryResult::Unavailable]);
    }
}

#[test]
fn capture_works_beside_rasterization() {
    let mut program = points();
    let fragment = "layout(location = 0) flat in uint a; void main() { if (a == 0u) discard; }";
    program.modules.push(module(Stage::Fragment, fragment));
    let commands = vec![bind(7 * STRIDE), begin(None), draw(0, 7), end(Some(0))];
    let job = job(program, script(commands));
    for observed in run(&job) {
        assert_memory(&observed, &job, &captured(0..7), &[(0, 7 * STRIDE as u32)]);
    }
}

#[test]
fn a_geometry_shader_captures_two_streams() {
    let geometry = "
layout(points) in;
layout(points, max_vertices = 2) out;
layout(location = 0) in uint index[];
layout(location = 0, stream = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 4) out uint a;
layout(location = 1, stream = 1, xfb_buffer = 1, xfb_offset = 0, xfb_stride = 8) out uint b;
void main() {
    a = xfb_uint(xfb_at(0u, index[0]), 0u);
    EmitStreamVertex(0);
    b = xfb_uint(xfb_at(1u, index[0]), 1u);
    EmitStreamVertex(1);
}
";
    let program = Program {
        modules: vec![
            module(Stage::Vertex, PASS),
            module(Stage::Geometry, geometry),
        ],
        assembly: Assembly {
            producer: Producer::Geometry {
                output: Topology::Points,
                emits: vec![Emit::Vertex(0), Emit::Vertex(1)],
                invocations: 1,
            },
            ..Assembly::default()
        },
        ..Program::default()
    };
    let range = |buffer| BoundRange {
        buffer,
        offset: 0,
        size: RangeSize::WholeSize,
    };
    let query = |kind, stream| QueryDeclaration {
        kind,
        stream: Stream(stream),
    };
    let script = Script {
        buffers: vec![12, 24],
        counters: vec![None, None],
        queries: vec![
            query(QueryKind::TransformFeedback, 0),
            query(QueryKind::TransformFeedback, 1),
            query(QueryKind::PrimitivesGenerated, 1),
        ],
        commands: vec![
            Command::Bind(Bind::new(Binding(0), vec![range(0), range(1)])),
            Command::BeginQuery(QueryIndex(0)),
            Command::BeginQuery(QueryIndex(1)),
            Command::BeginQuery(QueryIndex(2)),
            Command::Begin(CounterCall::default()),
            draw(0, 3),
            Command::End(CounterCall::new(
                Binding(0),
                vec![None, Some(CounterIndex(0))],
            )),
            Command::EndQuery(QueryIndex(2)),
            Command::EndQuery(QueryIndex(1)),
            Command::EndQuery(QueryIndex(0)),
        ],
        ..Script::default()
    };
    let job = job(program, script);
    for observed in run(&job) {
        let words = |stream, stride| {
            (0..3).map(move |vertex| {
                let bits = value(stream, vertex, stream, Encoding::Integer);
                (stride * u64::from(vertex), bits)
            })
        };
        let first: Vec<_> = words(0, 4).collect();
        assert_memory(&observed, &job, &first, &[(0, 24)]);
        let second: Vec<_> = words(1, 8).collect();
        assert_image(
            &observed.buffers[1],
            &image(observed.prefill, 1, 24, &second),
        );
        let three = QueryResult::TransformFeedback {
            written: 3,
            needed: 3,
        };
        let generated = QueryResult::PrimitivesGenerated(3);
        assert_eq!(observed.queries, [three, three, generated]);
    }
}

#[test]
fn a_tessellation_evaluation_shader_captures_a_triangle() {
    let control = "
layout(vertices = 1) out;
void main() {
    gl_TessLevelOuter = float[](1.0, 1.0, 1.0, 1.0);
    gl_TessLevelInner = float[](1.0, 1.0);
}
";
    let evaluation = "
layout(triangles) in;
layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 12) out vec3 corner;
void main() {
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    corner = gl_TessCoord;
}
";
    let program = Program {
        modules: vec![
            module(
                Stage::Vertex,
                PASS.replace("out uint index", "out uint unused")
                    .replace("index =", "unused =")
                    .as_str(),
            ),
            module(Stage::TessControl, control),
            module(Stage::TessEval, evaluation),
        ],
        assembly: Assembly {
            topology: Topology::Patches,
            patch_points: 1,
            producer: Producer::TessEval(Domain::Triangles),
            ..Assembly::default()
        },
        ..Program::default()
    };
    let whole = BoundRange {
        buffer: 0,
        offset: 0,
        size: RangeSize::WholeSize,
    };
    let script = Script {
        buffers: vec![72],
        counters: vec![None],
        commands: vec![
            Command::Bind(Bind::new(Binding(0), vec![whole])),
            begin(None),
            draw(0, 1),
            end(Some(0)),
        ],
        ..Script::default()
    };
    let job = job(program, script);
    for observed in run(&job) {
        let Readback { bytes, start } = &observed.buffers[0];
        let words: Vec<f32> = bytes[*start..*start + 36]
            .chunks_exact(4)
            .map(|word| f32::from_le_bytes([word[0], word[1], word[2], word[3]]))
            .collect();
        let mut corners: Vec<&[f32]> = words.chunks_exact(3).collect();
        corners.sort_by(|a, b| b.partial_cmp(a).expect("no NaN"));
        assert_eq!(corners, [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]);
        let written: Vec<_> = (0..)
            .step_by(4)
            .zip(words.iter().map(|w| w.to_bits()))
            .collect();
        assert_memory(&observed, &job, &written, &[(0, 36)]);
    }
}
