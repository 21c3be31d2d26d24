use super::*;
use crate::script::Draw;
use crate::script::barrier::{Barrier, Dependency};
use crate::script::commands::{
    Bind, BoundRange, Boundary, CounterCall, QueryDeclaration, QueryKind, RangeSize,
};
use crate::script::condition::Condition;
use crate::script::consume::{BufferCopy, CapturedSource, Copier};
use crate::script::counters::{WriteCounter, WriteMeans};
use crate::script::placement::Place;
use crate::script::program::State;
use crate::units::{Binding, CounterIndex, ProgramIndex, QueryIndex, Stream};

fn draw() -> Command {
    Command::Draw(Draw::plain(3, 1, 0, 0))
}

fn begin() -> Command {
    Command::Begin(CounterCall::default())
}

fn end() -> Command {
    Command::End(CounterCall::new(Binding(0), vec![Some(CounterIndex(0))]))
}

fn bind(offset: u64, size: RangeSize) -> Command {
    let buffer = 0;
    Command::Bind(Bind::new(
        Binding(0),
        vec![BoundRange {
            buffer,
            offset,
            size,
        }],
    ))
}

fn script(commands: Vec<Command>) -> Script {
    Script {
        counter_places: Default::default(),
        indices: vec![],
        query_read: Default::default(),
        extra_views: 0,
        overlaps: false,
        placement: Default::default(),
        seed: 0,
        buffers: vec![64],
        counters: vec![None],
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
    }
}

/// `(` and `)` for passes, a letter for each command.
fn sketch(commands: Vec<Command>) -> String {
    let script = script(commands);
    place(&script)
        .iter()
        .map(|step| match step {
            Step::OpenPass(Contents::Inline) => '(',
            Step::OpenPass(Contents::Secondaries) => '{',
            Step::NextSubpass(Contents::Inline) => ',',
            Step::NextSubpass(Contents::Secondaries) => ';',
            Step::ClosePass => ')',
            Step::CommandBuffer { submit: false } => '/',
            Step::SubmitAgain => '2',
            Step::CommandBuffer { submit: true } => '!',
            Step::BeginSecondary { .. } => '<',
            Step::EndSecondary => '>',
            Step::Command(_, command) => match command {
                Command::Bind(_) => 'b',
                Command::Begin(_) => 'B',
                Command::End(_) => 'E',
                Command::Draw(_) | Command::DrawByteCount(_) => 'd',
                Command::Barrier(_) => '|',
                Command::Consume(_) => 'c',
                Command::Copy(_) => 'k',
                Command::Use(_) => 'p',
                Command::Set(_) => 's',
                Command::WriteCounter(_) => 'w',
                Command::BeginConditional(_) => 'f',
                Command::EndConditional => 'F',
                Command::BeginQuery(_) => 'q',
                Command::EndQuery(_) => 'Q',
                Command::ResetQuery(_) => 'r',
                Command::Neutral(_) => 'n',
                Command::Next(_) | Command::BeginSecondary | Command::EndSecondary => '?',
            },
        })
        .collect()
}

#[test]
fn passes_open_at_the_first_draw_and_close_at_the_next_barrier() {
    let whole = || bind(0, RangeSize::WholeSize);
    let barrier = || Command::Barrier(Dependency::Counters.into());
    let cases = [
        (vec![], ""),
        (vec![whole(), begin(), draw(), end()], "b(BdE)"),
        (
            vec![whole(), begin(), draw(), end(), barrier(), begin(), end()],
            "b(BdE)|(BE)",
        ),
        // A bind closes the pass only after an end.
        (vec![begin(), end(), whole(), begin(), end()], "(BE)b(BE)"),
        (vec![draw(), whole(), begin(), end()], "(dbBE)"),
    ];
    for (commands, want) in cases {
        assert_eq!(sketch(commands), want);
    }
}

#[test]
fn a_bind_leaves_other_bindings_bound() {
    let at = |first| {
        Command::Bind(Bind::new(
            Binding(first),
            vec![BoundRange {
                buffer: 0,
                offset: 0,
                size: RangeSize::WholeSize,
            }],
        ))
    };
    let begin = Command::Begin(CounterCall::new(Binding(0), vec![None, None]));
    assert_eq!(sketch(vec![at(1), at(0), begin, end()]), "bb(BE)");
}

#[test]
fn every_boundary_continues_in_the_right_pass() {
    let whole = || bind(0, RangeSize::WholeSize);
    let next = Command::Next;
    let cases = [
        (
            vec![
                whole(),
                begin(),
                end(),
                next(Boundary::Subpass),
                begin(),
                end(),
            ],
            "b(BE,BE)",
        ),
        // Every pass has as many subpasses, and ends in the last one.
        (
            vec![
                begin(),
                end(),
                next(Boundary::Subpass),
                begin(),
                end(),
                Command::Barrier(Dependency::Counters.into()),
                begin(),
                end(),
            ],
            "(BE,BE)|(BE,)",
        ),
        // A subpass may have no commands.
        (
            vec![
                draw(),
                next(Boundary::Subpass),
                next(Boundary::Subpass),
                Command::Barrier(Dependency::Counters.into()),
                draw(),
            ],
            "(d,,)|(d,,)",
        ),
        (
            vec![
                draw(),
                next(Boundary::CommandBuffer),
                draw(),
                next(Boundary::Submission),
                draw(),
            ],
            "(d)/(d)!(d)",
        ),
        (
            vec![
                Command::BeginSecondary,
                whole(),
                begin(),
                draw(),
                end(),
                Command::EndSecondary,
                draw(),
            ],
            "{<bBdE>)(d)",
        ),
        (
            vec![
                draw(),
                next(Boundary::Subpass),
                Command::BeginSecondary,
                draw(),
                Command::EndSecondary,
            ],
            "(d;<d>)",
        ),
    ];
    for (commands, want) in cases {
        assert_eq!(sketch(commands), want);
    }
}

#[test]
fn a_query_ends_where_it_began() {
    let (q0, end_q0) = (
        Command::BeginQuery(QueryIndex(0)),
        Command::EndQuery(QueryIndex(0)),
    );
    let around = vec![q0.clone(), begin(), draw(), end(), end_q0.clone()];
    assert_eq!(sketch(around), "q(BdE)Q");
    let inside = vec![begin(), q0.clone(), draw(), end_q0.clone(), end()];
    assert_eq!(sketch(inside), "(BqdQE)");
    let over_two_passes = vec![
        q0.clone(),
        begin(),
        end(),
        Command::Barrier(Dependency::Data.into()),
        begin(),
        end(),
        end_q0.clone(),
    ];
    assert_eq!(sketch(over_two_passes), "q(BE)|(BE)Q");
}

#[test]
fn secondaries_inherit_active_statistics() {
    let inside = vec![
        Command::BeginQuery(QueryIndex(2)),
        Command::BeginSecondary,
        draw(),
        Command::EndSecondary,
        Command::EndQuery(QueryIndex(2)),
    ];
    assert_eq!(sketch(inside.clone()), "q{<d>)Q");
    let script = script(inside);
    assert!(script.inherits_queries());
    let steps = place(&script);
    let inherited = Inherited {
        statistics: Some(QueryKind::Clipping),
        condition: false,
    };
    assert!(steps.contains(&Step::BeginSecondary {
        subpass: 0,
        inherited
    }));
}

#[test]
fn secondaries_inherit_an_active_condition() {
    let condition = Command::BeginConditional(Condition {
        value: 1,
        inverted: false,
    });
    let ends = Command::EndConditional;
    let secondary = |inside: &[Command]| {
        let mut all = vec![Command::BeginSecondary];
        all.extend_from_slice(inside);
        all.push(Command::EndSecondary);
        all
    };
    let inherited = |commands: &[Command]| {
        let script = script(commands.to_vec());
        let planned = place(&script);
        let said = planned.iter().find_map(|step| match step {
            Step::BeginSecondary { inherited, .. } => Some(inherited.condition),
            _ => None,
        });
        assert_eq!(said, Some(script.inherits_condition()));
        said
    };
    let mut around = vec![condition.clone()];
    around.extend(secondary(&[draw()]));
    around.push(ends.clone());
    assert_eq!(sketch(around.clone()), "f{<d>)F");
    assert_eq!(inherited(&around), Some(true));
    let inside = secondary(&[condition.clone(), draw(), ends.clone()]);
    assert_eq!(sketch(inside.clone()), "{<fdF>)");
    assert_eq!(inherited(&inside), Some(false));
    // A subpass of secondaries takes no other command.
    let between = [&secondary(&[draw()])[..], &around[..]].concat();
    assert_eq!(sketch(between), "{<d>)f{<d>)F");
}

/// A bind of a program in a subpass of secondary command buffers once crashed the harness.
#[test]
fn what_follows_a_secondary_command_buffer_is_recorded_after_its_pass() {
    let after = |command: Command| {
        let mut commands = vec![Command::BeginSecondary, draw(), Command::EndSecondary];
        commands.push(command);
        commands
    };
    let steps = |commands: Vec<Command>| {
        let script = script(commands);
        let placed = place(&script).into_iter();
        placed.map(|step| format!("{step:?}")).collect::<Vec<_>>()
    };
    for command in [
        Command::Use(ProgramIndex(0)),
        bind(0, RangeSize::WholeSize),
        Command::BeginQuery(QueryIndex(0)),
        Command::Set(State::Restart(true)),
    ] {
        let steps = steps(after(command.clone()));
        let closed = steps.iter().position(|step| step == "ClosePass");
        let closed = closed.expect("the pass ends");
        assert!(steps[closed + 1].starts_with("Command(3, "), "{steps:?}");
    }
}

#[test]
fn a_query_begins_again_once_it_is_reset() {
    let once = || {
        vec![
            Command::BeginQuery(QueryIndex(0)),
            begin(),
            end(),
            Command::EndQuery(QueryIndex(0)),
        ]
    };
    let mut twice = once();
    twice.extend([draw(), Command::ResetQuery(QueryIndex(0))]);
    twice.extend(once());
    assert_eq!(sketch(twice), "q(BE)Q(d)rq(BE)Q");
}

#[test]
fn a_write_of_a_counter_ends_the_pass() {
    let write = Command::WriteCounter(WriteCounter {
        counter: CounterIndex(0),
        value: 8,
        by: WriteMeans::Fill,
    });
    assert_eq!(sketch(vec![draw(), write, draw()]), "(d)w(d)");
}

#[test]
fn a_submission_is_submitted_again_between_passes() {
    let again = Command::Next(Boundary::Resubmit);
    assert_eq!(sketch(vec![draw(), again, draw()]), "(d)2!(d)");
}

#[test]
fn conditional_rendering_ends_where_it_began() {
    let begins = || {
        let (value, inverted) = (1, false);
        Command::BeginConditional(Condition { value, inverted })
    };
    let ends = || Command::EndConditional;
    assert_eq!(sketch(vec![begins(), draw(), ends(), draw()]), "f(d)F(d)");
    let inside = vec![draw(), begins(), draw(), ends(), draw()];
    assert_eq!(sketch(inside), "(dfdFd)");
}

#[test]
fn only_barriers_inside_a_pass_leave_it_open() {
    let barrier = |by| Command::Barrier(Barrier::new(Dependency::Vertex, by));
    let whole = || bind(0, RangeSize::WholeSize);
    let captured = || vec![begin(), draw(), end()];
    let then = |commands: Vec<Command>| {
        let mut all = captured();
        all.extend(commands);
        all.extend(captured());
        sketch(all)
    };
    let inside = barrier(SyncMethod::Inside);
    assert_eq!(then(vec![inside, whole()]), "(BdE|bBdE)");
    let events = [
        SyncMethod::Core,
        SyncMethod::Buffers,
        SyncMethod::Sync2,
        SyncMethod::Event,
    ];
    for by in events {
        assert_eq!(then(vec![barrier(by)]), "(BdE)|(BdE)");
    }
    let next = Command::Next(Boundary::Subpass);
    let between = vec![barrier(SyncMethod::Subpass), next];
    assert_eq!(then(between), "(BdE|,BdE)");
}

#[test]
fn copies_end_the_pass() {
    let copy = |by| {
        Command::Copy(BufferCopy {
            by,
            from: CapturedSource::Counter(CounterIndex(0)),
            to: Place {
                buffer: 0,
                offset: 60,
            },
            bytes: 4,
        })
    };
    let queue = vec![draw(), copy(Copier::Queue), draw()];
    assert_eq!(sketch(queue), "(d)k(d)");
    let host = || copy(Copier::Host);
    let next = Command::Next(Boundary::Submission);
    assert_eq!(
        sketch(vec![draw(), host(), host(), next, draw()]),
        "(d)kk!(d)"
    );
}
