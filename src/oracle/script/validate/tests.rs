use super::*;
use crate::script::Topology;
use crate::script::barrier::{Barrier, Dependency, SyncMethod};
use crate::script::commands::{
    Bind, BoundRange, Boundary, Command, CounterCall, QueryDeclaration, QueryKind, RangeSize,
};
use crate::script::condition::Condition;
use crate::script::consume::{BufferCopy, CapturedSource, Consume, Copier, DrawInput, ReadAs};
use crate::script::counters::{CounterArrays, CounterHome, CounterPlace, WriteCounter, WriteMeans};
use crate::script::draw::{ByteCountDraw, Draw, DrawForm};
use crate::script::placement::{Allocation, Place};
use crate::script::program::State;
use crate::script::query_read::BeginBy;
use crate::units::{Binding, CounterIndex, ProgramIndex, QueryIndex, Stream};

mod binds;

fn draw() -> Command {
    Command::Draw(Draw::plain(3, 1, 0, 0))
}

fn begin() -> Command {
    begin_with(&[])
}

fn call(counters: &[Option<u32>]) -> CounterCall {
    let counters = counters.iter().map(|counter| counter.map(CounterIndex));
    CounterCall::new(Binding(0), counters.collect())
}

fn begin_with(counters: &[Option<u32>]) -> Command {
    Command::Begin(call(counters))
}

fn end() -> Command {
    Command::End(CounterCall::default())
}

fn bind(offset: u64, size: RangeSize) -> Command {
    bind_buffer(0, offset, size)
}

fn bind_buffer(buffer: usize, offset: u64, size: RangeSize) -> Command {
    Command::Bind(Bind::new(
        Binding(0),
        vec![BoundRange {
            buffer,
            offset,
            size,
        }],
    ))
}

fn whole() -> Command {
    bind(0, RangeSize::WholeSize)
}

fn write(counter: u32) -> Command {
    Command::WriteCounter(WriteCounter {
        counter: CounterIndex(counter),
        value: 8,
        by: WriteMeans::Fill,
    })
}

fn by_count(counter: u32, stride: u32) -> Command {
    Command::DrawByteCount(ByteCountDraw {
        instances: 1,
        first_instance: 0,
        counter: CounterIndex(counter),
        counter_offset: 0,
        stride,
        vertices: 0,
        by_address: false,
    })
}

fn barrier(by: SyncMethod) -> Command {
    ordered(Dependency::Data, by)
}

fn ordered(dependency: Dependency, by: SyncMethod) -> Command {
    Command::Barrier(Barrier::new(dependency, by))
}

fn conditional() -> Command {
    Command::BeginConditional(Condition {
        value: 1,
        inverted: false,
    })
}

fn copy(by: Copier, bytes: u64) -> Command {
    Command::Copy(BufferCopy {
        by,
        from: CapturedSource::Counter(CounterIndex(1)),
        to: Place {
            buffer: 0,
            offset: 60,
        },
        bytes,
    })
}

fn script(commands: Vec<Command>) -> Script {
    Script {
        buffers: vec![64],
        counters: vec![None, Some(8)],
        queries: [
            (QueryKind::TransformFeedback, 0),
            (QueryKind::TransformFeedback, 1),
            (QueryKind::Clipping, 0),
            (QueryKind::Statistics, 0),
            (QueryKind::TransformFeedback, 0),
        ]
        .map(|(kind, stream)| QueryDeclaration {
            kind,
            stream: Stream(stream),
        })
        .to_vec(),
        commands,
        ..Script::default()
    }
}

/// The rule that a script breaks, if any; queries may be unused.
fn broken_by(script: Script) -> Option<ScriptError> {
    let program = ProgramUse::default();
    let error = validate(script, vec![program]).err()?;
    Some(error).filter(|error| !matches!(error.illegal, Illegal::QueryUnused { .. }))
}

/// The text of the rule that commands break.
fn broken(commands: Vec<Command>) -> Option<String> {
    broken_by(script(commands)).map(|error| error.illegal.to_string())
}

#[test]
fn an_error_names_the_command_and_the_rule() {
    let error = broken_by(script(vec![whole(), begin(), whole()])).expect("a bind while active");
    assert_eq!(
        error.to_string(),
        "command 2: a bind while transform feedback is active \
         (VUID-vkCmdBindTransformFeedbackBuffersEXT-None-02365)"
    );
    let error = validate(script(vec![]), vec![]).expect_err("queries that are never begun");
    assert_eq!(
        error.illegal,
        Illegal::QueryUnused {
            query: QueryIndex(0)
        }
    );
    assert_eq!(error.command, None);
}

#[test]
fn legal_scripts_are_accepted() {
    let (q0, end_q0) = (
        Command::BeginQuery(QueryIndex(0)),
        Command::EndQuery(QueryIndex(0)),
    );
    let next = Command::Next;
    for commands in [
        vec![],
        vec![whole(), begin(), draw(), end()],
        vec![begin(), q0.clone(), draw(), end_q0.clone(), end()],
        vec![
            q0.clone(),
            begin(),
            end(),
            barrier(SyncMethod::Core),
            end_q0.clone(),
        ],
        vec![
            Command::BeginQuery(QueryIndex(2)),
            Command::BeginSecondary,
            draw(),
            Command::EndSecondary,
        ],
        vec![
            q0.clone(),
            draw(),
            end_q0,
            Command::ResetQuery(QueryIndex(0)),
            q0,
        ],
        vec![
            draw(),
            next(Boundary::Subpass),
            draw(),
            next(Boundary::Resubmit),
            draw(),
        ],
        vec![
            conditional(),
            Command::BeginSecondary,
            draw(),
            Command::EndSecondary,
        ],
        vec![draw(), barrier(SyncMethod::Inside), draw()],
        vec![
            draw(),
            copy(Copier::Host, 4),
            copy(Copier::Host, 4),
            next(Boundary::Submission),
        ],
        vec![
            write(0),
            Command::Barrier(Dependency::WrittenDraws.into()),
            by_count(0, 4),
        ],
    ] {
        let mut closed = commands.clone();
        let begun = |c: &Command| matches!(c, Command::BeginConditional(_));
        if commands.iter().any(begun) {
            closed.push(Command::EndConditional);
        }
        let active = |c: &Command| matches!(c, Command::BeginQuery(QueryIndex(2)));
        if commands.iter().any(active) {
            closed.push(Command::EndQuery(QueryIndex(2)));
        }
        if matches!(commands.last(), Some(Command::BeginQuery(QueryIndex(0)))) {
            closed.push(Command::EndQuery(QueryIndex(0)));
        }
        assert_eq!(broken(closed), None, "{commands:?}");
    }
}

#[test]
fn counters_reach_no_further_than_the_number_of_bound_buffers() {
    // By the letter of VUID 09630, binding 1 alone is one buffer.
    let range = BoundRange {
        buffer: 0,
        offset: 0,
        size: RangeSize::WholeSize,
    };
    let bind = |first, buffers| Command::Bind(Bind::new(Binding(first), vec![range; buffers]));
    let begin = Command::Begin(CounterCall::new(Binding(1), vec![None]));
    let refused = broken(vec![bind(1, 1), begin.clone(), end()]);
    assert!(refused.is_some_and(|text| text.contains("for binding 1")));
    assert_eq!(broken(vec![bind(0, 2), begin, end()]), None);
}

#[test]
fn every_illegal_command_is_refused() {
    let (q0, end_q0) = (
        Command::BeginQuery(QueryIndex(0)),
        Command::EndQuery(QueryIndex(0)),
    );
    let queries = |a, b| {
        [a, b]
            .map(|query| Command::BeginQuery(QueryIndex(query)))
            .to_vec()
    };
    let next = Command::Next;
    let secondary = || Command::BeginSecondary;
    let cases = [
        (
            vec![begin()],
            "the end of the script while transform feedback is active",
        ),
        (
            vec![begin(), begin()],
            "a begin while transform feedback is active",
        ),
        (vec![end()], "an end while transform feedback is not active"),
        (
            vec![begin(), whole()],
            "a bind while transform feedback is active",
        ),
        (
            vec![begin(), barrier(SyncMethod::Core)],
            "a barrier while transform feedback is active",
        ),
        (
            vec![whole(), begin(), Command::Use(ProgramIndex(0))],
            "a pipeline bind while transform feedback is active",
        ),
        (
            vec![begin(), copy(Copier::Queue, 4)],
            "a copy while transform feedback is active",
        ),
        (
            vec![begin(), write(0)],
            "a write of a counter while transform feedback is active",
        ),
        (
            vec![begin(), next(Boundary::Subpass)],
            "the next subpass while transform feedback is active",
        ),
        (
            vec![q0.clone(), begin(), end_q0.clone()],
            "the end of a render pass while transform feedback is active",
        ),
        (
            vec![begin(), next(Boundary::CommandBuffer)],
            "the end of a command buffer while transform feedback is active",
        ),
        (
            vec![begin(), secondary()],
            "a secondary command buffer while transform feedback is active",
        ),
        (
            vec![draw(), q0.clone(), barrier(SyncMethod::Core)],
            "query 0 was begun inside a render pass and is active at its end",
        ),
        (
            vec![draw(), q0.clone(), next(Boundary::Subpass)],
            "query 0 was begun inside a render pass and is active at its end",
        ),
        (
            vec![next(Boundary::Subpass)],
            "the next subpass begins outside a render pass",
        ),
        (
            vec![q0.clone(), next(Boundary::Submission)],
            "the end of a command buffer while query 0 is active",
        ),
        (
            vec![q0.clone(), secondary()],
            "a secondary command buffer while query 0 is active",
        ),
        (
            vec![secondary(), barrier(SyncMethod::Core)],
            "a barrier inside a secondary command buffer",
        ),
        (
            vec![secondary(), secondary()],
            "a secondary command buffer inside a secondary command buffer",
        ),
        (
            vec![secondary(), write(0)],
            "a write of a counter inside a secondary command buffer",
        ),
        (
            vec![secondary()],
            "the end of the script inside a secondary command buffer",
        ),
        (
            vec![Command::EndSecondary],
            "a secondary command buffer is ended that was never begun",
        ),
        (vec![q0.clone(), q0.clone()], "query 0 is begun twice"),
        (queries(0, 4), "query 4 is begun while query 0 is active"),
        (queries(2, 3), "query 3 is begun while query 2 is active"),
        (
            vec![end_q0.clone()],
            "query 0 is ended twice, or never begun",
        ),
        (
            vec![q0.clone(), end_q0.clone(), end_q0.clone()],
            "query 0 is ended twice, or never begun",
        ),
        (
            vec![q0.clone(), Command::ResetQuery(QueryIndex(0))],
            "query 0 is reset before it has ended",
        ),
        (
            vec![q0.clone(), draw(), end_q0, next(Boundary::Resubmit)],
            "a submission that begins a query is submitted again",
        ),
        (
            vec![q0.clone()],
            "the end of the script while query 0 is active",
        ),
        (
            vec![Command::BeginQuery(QueryIndex(7))],
            "query 7 does not exist, the script has 5",
        ),
        (
            vec![begin_with(&[None, Some(4)])],
            "counter 4 does not exist, the script has 2",
        ),
        (vec![write(3)], "counter 3 does not exist, the script has 2"),
        (
            vec![Command::Use(ProgramIndex(1))],
            "program 1 does not exist, the script has 1",
        ),
        (
            vec![whole(), begin_with(&[None, Some(1)])],
            "a counter is named for binding 1, to which no buffer is bound",
        ),
        (
            vec![whole(), begin_with(&[Some(0)])],
            "the begin reads counter 0, which neither 'value' nor an earlier end sets",
        ),
        (
            vec![by_count(0, 4)],
            "the draw reads counter 0, which neither 'value' nor an earlier end sets",
        ),
        (
            vec![by_count(1, 6)],
            "a vertex stride must be a multiple of 4 and not 0, seen 6",
        ),
        (
            vec![by_count(1, 0)],
            "a vertex stride must be a multiple of 4 and not 0, seen 0",
        ),
        (
            vec![bind(2, RangeSize::Bytes(4))],
            "a binding offset must be a multiple of 4, seen 2",
        ),
        (
            vec![bind(64, RangeSize::WholeSize)],
            "the range of 0 bytes at byte 64 exceeds its buffer of 64 bytes",
        ),
        (
            vec![bind(4, RangeSize::Bytes(64))],
            "the range of 64 bytes at byte 4 exceeds its buffer of 64 bytes",
        ),
        (
            vec![bind(4, RangeSize::Bytes(u64::MAX))],
            "the range of 18446744073709551615 bytes at byte 4 exceeds its buffer of 64 bytes",
        ),
        (
            vec![bind_buffer(3, 0, RangeSize::WholeSize)],
            "capture buffer 3 does not exist, the script has 1",
        ),
        (
            vec![conditional(), conditional()],
            "conditional rendering is begun while it is active",
        ),
        (
            vec![Command::EndConditional],
            "conditional rendering is ended while it is not active",
        ),
        (
            vec![draw(), conditional()],
            "conditional rendering begun inside a render pass is active at its end",
        ),
        (
            vec![conditional()],
            "the end of the script while conditional rendering is active",
        ),
        (
            vec![conditional(), next(Boundary::CommandBuffer)],
            "the end of a command buffer while conditional rendering is active",
        ),
        (
            vec![conditional(), secondary(), Command::EndConditional],
            "conditional rendering of the primary command buffer is ended in a secondary one",
        ),
        (
            vec![conditional(), secondary(), conditional()],
            "conditional rendering is begun while it is active",
        ),
        (
            vec![secondary(), conditional(), Command::EndSecondary],
            "the end of a secondary command buffer while conditional rendering is active",
        ),
        (
            vec![barrier(SyncMethod::Inside)],
            "a barrier inside a render pass is recorded outside one",
        ),
        (
            vec![barrier(SyncMethod::Subpass)],
            "a barrier inside a render pass is recorded outside one",
        ),
        (
            vec![draw(), barrier(SyncMethod::Subpass)],
            "a dependency between subpasses is followed by the next subpass",
        ),
        (
            vec![
                draw(),
                barrier(SyncMethod::Subpass),
                draw(),
                next(Boundary::Subpass),
            ],
            "a dependency between subpasses is followed by the next subpass",
        ),
        (
            vec![draw(), next(Boundary::Subpass), barrier(SyncMethod::Inside)],
            "a barrier inside a render pass is recorded outside one",
        ),
        (
            vec![draw(), ordered(Dependency::Copy, SyncMethod::Inside)],
            "inside a render pass a barrier names graphics stages only",
        ),
        (
            vec![ordered(Dependency::CounterHost, SyncMethod::Event2)],
            "vkCmdSetEvent2 cannot name the host",
        ),
        (
            vec![copy(Copier::Host, 4), draw()],
            "only another copy or the next submission may follow a copy by the host",
        ),
        (
            vec![copy(Copier::Queue, 8)],
            "8 bytes at buffer 0, offset 60 exceed the buffer of 64 bytes",
        ),
        (
            vec![Command::Set(State::Topology(Topology::Points))],
            "the bound pipeline has no dynamic Topology",
        ),
    ];
    for (commands, want) in cases {
        assert_eq!(
            broken(commands.clone()).as_deref(),
            Some(want),
            "{commands:?}"
        );
    }
}

#[test]
fn a_plain_begin_excludes_queries_of_other_streams() {
    let mut script = script(vec![
        Command::BeginQuery(QueryIndex(1)),
        Command::BeginQuery(QueryIndex(0)),
        Command::EndQuery(QueryIndex(0)),
        Command::EndQuery(QueryIndex(1)),
    ]);
    assert_eq!(broken_by(script.clone()), None);
    script.query_read.begin = BeginBy::Plain;
    let error = broken_by(script).expect("a plain begin");
    assert_eq!(
        error.illegal,
        Illegal::QueryConflict {
            query: QueryIndex(0),
            other: QueryIndex(1),
        }
    );
}

#[test]
fn captured_data_is_given_to_every_draw_that_reads_it() {
    let consume = Command::Consume(Consume {
        by: DrawInput::Data(ReadAs::Vertex),
        from: CapturedSource::Captured(Place {
            buffer: 0,
            offset: 0,
        }),
    });
    let broken = |reads, commands: Vec<Command>| {
        let program = ProgramUse {
            reads,
            ..ProgramUse::default()
        };
        let error = validate(script(commands), vec![program]).err();
        let rule = error.map(|error| error.illegal);
        rule.filter(|rule| !matches!(rule, Illegal::QueryUnused { .. }))
    };
    let reads = Some(ReadAs::Vertex);
    assert_eq!(broken(reads, vec![consume.clone(), draw()]), None);
    assert_eq!(broken(reads, vec![draw()]), Some(Illegal::NothingConsumed));
    assert_eq!(
        broken(reads, vec![consume.clone(), draw(), draw()]),
        Some(Illegal::NothingConsumed)
    );
    assert_eq!(
        broken(None, vec![consume.clone(), draw()]),
        Some(Illegal::NeverRead)
    );
    // A new command buffer has no descriptors and no vertex buffers.
    let next = Command::Next(Boundary::CommandBuffer);
    assert_eq!(
        broken(reads, vec![consume, next, draw()]),
        Some(Illegal::InputsLost(Action::CommandBuffer))
    );
}

#[test]
fn the_host_copies_from_memory_that_it_sees() {
    for (_, allocation) in Allocation::ALL {
        let mut script = script(vec![copy(Copier::Host, 4)]);
        script.placement.allocation = allocation;
        let unseen = broken_by(script).is_some_and(|e| e.illegal == Illegal::HostCopyUnseen);
        assert_eq!(unseen, !allocation.is_host_visible(), "{allocation:?}");
    }
}

#[test]
fn draws_are_generated_once_by_primary_command_buffers_in_passes_of_one_view() {
    let generated = |max| {
        let mut draw = Draw::plain(3, 1, 0, 0);
        draw.form = DrawForm::Generated { count: None, max };
        Command::Draw(draw)
    };
    let legal = || vec![whole(), begin(), generated(1), end()];
    assert_eq!(broken(legal()), None);
    assert_eq!(
        broken(vec![generated(0)]).as_deref(),
        Some("at least one sequence is generated, seen a greatest number of 0")
    );
    let secondary = vec![Command::BeginSecondary, generated(1), Command::EndSecondary];
    assert_eq!(
        broken(secondary).as_deref(),
        Some("draws are generated inside a secondary command buffer")
    );
    let again = vec![generated(1), Command::Next(Boundary::Resubmit)];
    assert_eq!(
        broken(again).as_deref(),
        Some("draws are generated in a script that submits a command buffer again")
    );
    let views = Script {
        extra_views: 1,
        ..script(vec![generated(1)])
    };
    assert_eq!(
        broken_by(views).map(|error| error.illegal),
        Some(Illegal::GeneratedInViews)
    );
    for by in [DrawInput::Indirect { stride: 16 }, DrawInput::Count] {
        let from = CapturedSource::Counter(CounterIndex(1));
        let consume = Command::Consume(Consume { from, by });
        // The next draw reads it, whatever is between.
        let between = vec![consume.clone(), Command::Use(ProgramIndex(0)), generated(1)];
        for commands in [vec![consume, generated(1)], between] {
            assert_eq!(
                broken_by(script(commands)).map(|error| error.illegal),
                Some(Illegal::GeneratedFromCapture),
                "{by:?}"
            );
        }
    }
}

/// Rule 101: a query of several views is used in one subpass.
#[test]
fn a_query_of_several_views_begins_inside_a_subpass() {
    let query = || {
        vec![
            Command::BeginQuery(QueryIndex(0)),
            draw(),
            Command::EndQuery(QueryIndex(0)),
        ]
    };
    let secondary = |commands| {
        let ends = vec![Command::EndSecondary];
        [vec![Command::BeginSecondary], commands, ends].concat()
    };
    let outside = Some(Illegal::QueryOfViews {
        query: QueryIndex(0),
    });
    let rows = [
        (query(), outside.clone()),
        ([vec![draw()], query()].concat(), None),
        (secondary(query()), None),
        // The pass of the secondary command buffer ends first.
        ([secondary(vec![draw()]), query()].concat(), outside),
    ];
    for (commands, expected) in rows {
        let views = Script {
            extra_views: 1,
            ..script(commands.clone())
        };
        let error = broken_by(views).map(|error| error.illegal);
        assert_eq!(error, expected, "{commands:?}");
    }
}

#[test]
fn a_revised_script_is_checked_again() {
    let program = ProgramUse {
        captures: vec![Binding(0)],
        ..ProgramUse::default()
    };
    let once = [whole(), begin(), draw(), end()];
    let mut commands = once.to_vec();
    commands.push(Command::Barrier(Dependency::Data.into()));
    commands.extend(once);
    let legal = Script {
        buffers: vec![64],
        commands,
        ..Script::default()
    };
    let valid = validate(legal, vec![program]).expect("the script is legal");
    let without_barrier = |script: &mut Script| {
        script.commands.remove(4);
    };
    let error = valid.revise(without_barrier).expect_err("a hazard");
    assert!(matches!(error.illegal, Illegal::Hazard(_)), "{error}");
    assert!(valid.misread(without_barrier).is_ok());
    let ends_twice = |script: &mut Script| script.commands.push(end());
    assert!(valid.misread(ends_twice).is_err());
}
