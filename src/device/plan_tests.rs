use super::*;
use crate::script::Draw;
use crate::script::barrier::Dependency;
use crate::script::commands::{BoundRange, Boundary, QueryDeclaration, QueryKind, RangeSize};
use crate::script::condition::Condition;
use crate::script::consume::{BufferCopy, CapturedSource};
use crate::script::counters::{CounterArrays, CounterHome, CounterPlace, WriteMeans};
use crate::script::placement::Place;
use crate::script::query_read::BeginBy;
use crate::units::{Binding, Stream};

fn draw() -> Command {
    Command::Draw(Draw::plain(3, 1, 0, 0))
}

fn begin() -> Command {
    Command::Begin {
        first_counter: 0,
        counters: vec![],
    }
}

fn end() -> Command {
    Command::End {
        first_counter: 0,
        counters: vec![Some(0)],
    }
}

fn bind(offset: u64, size: RangeSize) -> Command {
    let buffer = 0;
    Command::Bind {
        first: Binding(0),
        ranges: vec![BoundRange {
            buffer,
            offset,
            size,
        }],
    }
}

fn script(commands: Vec<Command>) -> Script {
    Script {
        counter_use: Default::default(),
        indices: vec![],
        query_read: Default::default(),
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
fn sketch(commands: Vec<Command>) -> Result<String, String> {
    let script = script(commands);
    let steps = plan(&script).map_err(|error| error.to_string())?;
    Ok(steps
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
                Command::Bind { .. } => 'b',
                Command::Begin { .. } => 'B',
                Command::End { .. } => 'E',
                Command::Draw(_) | Command::DrawByteCount(_) => 'd',
                Command::Barrier(_) => '|',
                Command::Consume(_) => 'c',
                Command::Copy(_) => 'k',
                Command::Use(_) => 'p',
                Command::Set(_) => 's',
                Command::WriteCounter { .. } => 'w',
                Command::BeginConditional(_) => 'f',
                Command::EndConditional => 'F',
                Command::BeginQuery(_) => 'q',
                Command::EndQuery(_) => 'Q',
                Command::ResetQuery(_) => 'r',
                Command::Next(_) | Command::BeginSecondary | Command::EndSecondary => '?',
            },
        })
        .collect())
}

#[test]
fn passes_open_late_and_close_where_they_must() {
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
        let got = sketch(commands).expect("the script can be run");
        assert_eq!(got, want);
    }
}

#[test]
fn a_bind_leaves_other_bindings_bound() {
    let at = |first| Command::Bind {
        first: Binding(first),
        ranges: vec![BoundRange {
            buffer: 0,
            offset: 0,
            size: RangeSize::WholeSize,
        }],
    };
    let begin = Command::Begin {
        first_counter: 0,
        counters: vec![None, None],
    };
    assert_eq!(
        sketch(vec![at(1), at(0), begin, end()]).as_deref(),
        Ok("bb(BE)")
    );
}

#[test]
fn recording_goes_on_elsewhere() {
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
        let got = sketch(commands).expect("the script can be run");
        assert_eq!(got, want);
    }
}

#[test]
fn a_query_ends_where_it_began() {
    let (q0, end_q0) = (Command::BeginQuery(0), Command::EndQuery(0));
    let around = vec![q0.clone(), begin(), draw(), end(), end_q0.clone()];
    assert_eq!(sketch(around).as_deref(), Ok("q(BdE)Q"));
    let inside = vec![begin(), q0.clone(), draw(), end_q0.clone(), end()];
    assert_eq!(sketch(inside).as_deref(), Ok("(BqdQE)"));
    let over_two_passes = vec![
        q0.clone(),
        begin(),
        end(),
        Command::Barrier(Dependency::Data.into()),
        begin(),
        end(),
        end_q0.clone(),
    ];
    assert_eq!(sketch(over_two_passes).as_deref(), Ok("q(BE)|(BE)Q"));
}

#[test]
fn scripts_that_vulkan_does_not_allow_are_refused() {
    let barrier = Command::Barrier(Dependency::Data.into());
    let (q0, end_q0) = (Command::BeginQuery(0), Command::EndQuery(0));
    let cases = [
        (
            vec![begin()],
            "it ends a render pass while capture is active",
        ),
        (vec![begin(), begin()], "begins while capture is active"),
        (vec![end()], "ends while no capture is active"),
        (
            vec![begin(), bind(0, RangeSize::WholeSize)],
            "binds while capture is active",
        ),
        (
            vec![begin(), barrier.clone()],
            "has a barrier while capture is active",
        ),
        (
            vec![draw(), q0.clone(), barrier.clone()],
            "ends the render pass inside which query 0 began",
        ),
        (
            vec![begin(), Command::Next(Boundary::Subpass)],
            "goes to the next subpass while capture is active",
        ),
        (
            vec![Command::Next(Boundary::Subpass)],
            "goes to the next subpass outside of a pass",
        ),
        (
            vec![q0.clone(), Command::Next(Boundary::Submission)],
            "another command buffer while a query is active",
        ),
        (
            vec![q0.clone(), Command::BeginSecondary],
            "executes a secondary command buffer while a query is active",
        ),
        (
            vec![Command::BeginSecondary, barrier.clone()],
            "has a barrier inside a secondary command buffer",
        ),
        (
            vec![Command::BeginSecondary, Command::BeginSecondary],
            "begins another inside a secondary command buffer",
        ),
        (vec![Command::BeginSecondary], "it ends inside a secondary"),
        (vec![Command::EndSecondary], "that never began"),
        (
            vec![q0.clone(), begin(), end_q0.clone()],
            "ends a render pass while capture is active",
        ),
        (
            vec![q0.clone(), q0.clone()],
            "begins query 0 while query 0 is active",
        ),
        (vec![end_q0], "ends a query that is not active"),
        (vec![q0], "it ends while query 0 is active"),
        (
            vec![Command::BeginQuery(7)],
            "names query 7; the script has 5",
        ),
        (
            vec![Command::Begin {
                first_counter: 0,
                counters: vec![None, Some(4)],
            }],
            "names counter 4; the script has 1",
        ),
        (
            vec![
                bind(0, RangeSize::WholeSize),
                Command::Begin {
                    first_counter: 0,
                    counters: vec![None, Some(0)],
                },
            ],
            "names a counter for binding 1, to which nothing is bound",
        ),
        (vec![bind(2, RangeSize::Bytes(4))], "no multiple of 4"),
        (
            vec![bind(64, RangeSize::WholeSize)],
            "binds 0 bytes at byte 64 of a buffer of 64",
        ),
        (
            vec![bind(4, RangeSize::Bytes(64))],
            "binds 64 bytes at byte 4 of a buffer of 64",
        ),
        (
            vec![bind(4, RangeSize::Bytes(u64::MAX))],
            "at byte 4 of a buffer of 64",
        ),
        (
            vec![Command::Bind {
                first: Binding(0),
                ranges: vec![BoundRange {
                    buffer: 3,
                    offset: 0,
                    size: RangeSize::WholeSize,
                }],
            }],
            "binds buffer 3; the script has 1",
        ),
    ];
    for (commands, want) in cases {
        let error = sketch(commands).expect_err(want);
        assert!(error.contains(want), "{error}, not {want}");
    }
}

#[test]
fn statistics_may_be_counted_around_secondaries() {
    let inside = vec![
        Command::BeginQuery(2),
        Command::BeginSecondary,
        draw(),
        Command::EndSecondary,
        Command::EndQuery(2),
    ];
    assert_eq!(sketch(inside.clone()).as_deref(), Ok("q{<d>)Q"));
    let script = script(inside);
    assert!(script.inherits_queries());
    let steps = plan(&script).expect("the script can be run");
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
fn a_condition_may_be_active_around_secondaries() {
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
        let planned = plan(&script).expect("the script can be run");
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
    assert_eq!(sketch(around.clone()).as_deref(), Ok("f{<d>)F"));
    assert_eq!(inherited(&around), Some(true));
    let inside = secondary(&[condition.clone(), draw(), ends.clone()]);
    assert_eq!(sketch(inside.clone()).as_deref(), Ok("{<fdF>)"));
    assert_eq!(inherited(&inside), Some(false));
    // A subpass of secondaries takes no other command.
    let between = [&secondary(&[draw()])[..], &around[..]].concat();
    assert_eq!(sketch(between).as_deref(), Ok("{<d>)f{<d>)F"));
}

#[test]
fn a_query_begins_again_once_it_is_reset() {
    let once = || vec![Command::BeginQuery(0), begin(), end(), Command::EndQuery(0)];
    let mut twice = once();
    twice.extend([draw(), Command::ResetQuery(0)]);
    twice.extend(once());
    assert_eq!(sketch(twice).as_deref(), Ok("q(BE)Q(d)rq(BE)Q"));
}

#[test]
fn queries_that_exclude_each_other_are_refused() {
    let both = |a, b| vec![Command::BeginQuery(a), Command::BeginQuery(b)];
    let mut reset_early = vec![Command::BeginQuery(0), Command::ResetQuery(0)];
    let rows = [
        // Of one kind and stream, of pipeline statistics.
        (both(0, 4), "begins query 4 while query 0 is active"),
        (both(2, 3), "begins query 3 while query 2 is active"),
        (
            std::mem::take(&mut reset_early),
            "resets a query that has not ended",
        ),
    ];
    for (commands, part) in rows {
        let error = sketch(commands).expect_err(part);
        assert!(error.contains(part), "{error}");
    }
    // The plain command allows no other stream either.
    let mut script = script(both(1, 0));
    script
        .commands
        .extend([Command::EndQuery(0), Command::EndQuery(1)]);
    assert!(plan(&script).is_ok());
    script.query_read.begin = BeginBy::Plain;
    let error = plan(&script).expect_err("plain").to_string();
    assert!(
        error.contains("begins query 0 while query 1 is active"),
        "{error}"
    );
}

#[test]
fn arrays_that_are_left_out_say_what_they_would() {
    let begin = |counters| Command::Begin {
        first_counter: 0,
        counters,
    };
    let told = |arrays, counters| {
        let end = Command::End {
            first_counter: 0,
            counters: Vec::new(),
        };
        let bound = bind(0, RangeSize::NullSizes);
        let mut script = script(vec![bound, begin(counters), end]);
        script.counter_use.arrays.insert(1, arrays);
        let place = CounterPlace {
            home: CounterHome::Counters(1),
            offset: 0,
        };
        script.counters.push(None);
        script.counter_use.places.insert(1, place);
        plan(&script)
            .map(|steps| steps.len())
            .map_err(|error| error.to_string())
    };
    let (without, neither) = (CounterArrays::NoOffsets, CounterArrays::Neither);
    assert_eq!(told(without, vec![Some(1)]), Ok(5));
    assert_eq!(told(neither, vec![None]), Ok(5));
    for (arrays, part) in [
        (without, "counter 0 lies at byte 8"),
        (neither, "leaves out the counters, and names 0"),
    ] {
        let error = told(arrays, vec![Some(0)]).expect_err(part);
        assert!(error.contains(part), "{error}");
    }
    let mixed = Command::Bind {
        first: Binding(0),
        ranges: [RangeSize::NullSizes, RangeSize::WholeSize]
            .map(|size| BoundRange {
                buffer: 0,
                offset: 0,
                size,
            })
            .to_vec(),
    };
    let error = sketch(vec![mixed]).expect_err("sizes of one range");
    assert!(error.contains("some of its ranges only"), "{error}");
}

#[test]
fn a_counter_is_written_between_passes() {
    let write = |counter| Command::WriteCounter {
        counter,
        value: 8,
        by: WriteMeans::Fill,
    };
    let draw = || Command::Draw(Draw::plain(3, 1, 0, 0));
    assert_eq!(
        sketch(vec![draw(), write(0), draw()]),
        Ok("(d)w(d)".to_owned())
    );
    let error = sketch(vec![write(3)]).expect_err("no such counter");
    assert!(error.contains("names counter 3"), "{error}");
}

#[test]
fn a_submission_is_made_again_where_it_begins_no_query() {
    let draw = || Command::Draw(Draw::plain(3, 1, 0, 0));
    let again = || Command::Next(Boundary::Resubmit);
    let sketched = sketch(vec![draw(), again(), draw()]);
    assert_eq!(sketched, Ok("(d)2!(d)".to_owned()));
    let queried = vec![
        Command::BeginQuery(0),
        draw(),
        Command::EndQuery(0),
        again(),
    ];
    let error = sketch(queried).expect_err("a query");
    assert!(
        error.contains("submits again what begins a query"),
        "{error}"
    );
}

#[test]
fn a_condition_ends_where_it_began() {
    let whole = || bind(0, RangeSize::WholeSize);
    let begins = || {
        let (value, inverted) = (1, false);
        Command::BeginConditional(Condition { value, inverted })
    };
    let ends = || Command::EndConditional;
    let planned = sketch(vec![begins(), draw(), ends(), draw()]);
    assert_eq!(planned.as_deref(), Ok("f(d)F(d)"));
    let planned = sketch(vec![draw(), begins(), draw(), ends(), draw()]);
    assert_eq!(planned.as_deref(), Ok("(dfdFd)"));
    let next = || Command::Next(Boundary::CommandBuffer);
    for (commands, want) in [
        (vec![begins(), begins()], "a second time"),
        (vec![ends()], "that is not active"),
        (vec![draw(), begins()], "inside which conditional"),
        (
            vec![begins(), next()],
            "while conditional rendering is active",
        ),
        (
            vec![begins(), Command::BeginSecondary, ends()],
            "of the primary command buffer",
        ),
        (
            vec![begins(), Command::BeginSecondary, begins()],
            "a second time",
        ),
        (
            vec![Command::BeginSecondary, begins(), Command::EndSecondary],
            "ends a secondary command buffer while conditional",
        ),
        (vec![begins()], "ends while conditional"),
        (
            vec![whole(), begin(), Command::Use(0)],
            "binds a pipeline while",
        ),
    ] {
        let error = sketch(commands).expect_err(want);
        assert!(error.contains(want), "{error}");
    }
}

#[test]
fn barriers_stand_inside_of_a_pass_where_they_say_so() {
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
    assert_eq!(
        then(vec![inside.clone(), whole()]).as_deref(),
        Ok("(BdE|bBdE)")
    );
    let events = [
        SyncMethod::Core,
        SyncMethod::Buffers,
        SyncMethod::Sync2,
        SyncMethod::Event,
    ];
    for by in events {
        assert_eq!(then(vec![barrier(by)]).as_deref(), Ok("(BdE)|(BdE)"));
    }
    let next = Command::Next(Boundary::Subpass);
    let between = vec![barrier(SyncMethod::Subpass), next.clone()];
    assert_eq!(then(between).as_deref(), Ok("(BdE|,BdE)"));
    let none = "where none is open";
    for commands in [
        vec![inside.clone()],
        vec![barrier(SyncMethod::Subpass)],
        vec![draw(), next, inside],
    ] {
        let error = sketch(commands).expect_err(none);
        assert!(error.contains(none), "{error}");
    }
}

#[test]
fn copies_stand_between_passes_and_the_host_waits() {
    let copy = |by, bytes| {
        Command::Copy(BufferCopy {
            by,
            from: CapturedSource::Counter(0),
            to: Place {
                buffer: 0,
                offset: 60,
            },
            bytes,
        })
    };
    let queue = || copy(Copier::Queue, 4);
    assert_eq!(
        sketch(vec![draw(), queue(), draw()]).as_deref(),
        Ok("(d)k(d)")
    );
    let host = || copy(Copier::Host, 4);
    let next = Command::Next(Boundary::Submission);
    assert_eq!(
        sketch(vec![draw(), host(), host(), next, draw()]).as_deref(),
        Ok("(d)kk!(d)")
    );
    for (commands, part) in [
        (vec![host(), draw()], "waits for the submission"),
        (vec![begin(), queue()], "while capture is active"),
        (
            vec![copy(Copier::Queue, 8)],
            "reaches 8 bytes at buffer 0, offset 60, of 64",
        ),
    ] {
        let error = sketch(commands).expect_err(part);
        assert!(error.contains(part), "{error}");
    }
}
