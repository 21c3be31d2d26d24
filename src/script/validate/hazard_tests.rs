//! Every pair of an earlier and a later access, and the barrier between them that the
//! specification requires.
//!
//! [`PAIRS`] is written from its text: "Synchronization and Cache Control", Execution and
//! Memory Dependencies ("Write-after-read hazards can be solved with just an execution
//! dependency"), Pipeline Stages (a scope includes logically earlier or later stages), and
//! the appendix "Memory Model", Location-Ordered (a write after a write requires that the
//! first one is available). Pairs that it does not list need no barrier.

use super::{Illegal, ProgramUse, ScriptError, validate};
use crate::script::barrier::{Barrier, Dependency, SyncMethod};
use crate::script::commands::{BoundRange, Boundary, Command, RangeSize};
use crate::script::consume::{BufferCopy, CapturedSource, Consume, Copier, DrawInput, ReadAs};
use crate::script::counters::WriteMeans;
use crate::script::draw::{ByteCountDraw, DrawForm, IndexBuffer, IndexType};
use crate::script::hazards::Hazard;
use crate::script::placement::Place;
use crate::script::{Draw, Script};
use crate::units::Binding;
use Access::*;
use Dependency::*;

/// An access to counter 0, or to the data in buffer 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Access {
    /// A capture begins at the counter.
    Begin,
    /// A capture stores the counter.
    End,
    /// A byte-count draw.
    ByteCount,
    /// A draw whose number of draws is the counter.
    CountOf,
    /// The application writes the counter.
    SetCounter,
    CopyCounter(Copier),
    /// A capture begins at the start of the data.
    Capture,
    Read(DrawInput),
    CopyFrom(Copier),
    CopyInto(Copier),
}

/// The barriers with which a pair of accesses is legal.
#[derive(Clone, Copy, Debug)]
enum Needs {
    /// One of these; the error names the first.
    OneOf(&'static [Dependency]),
    /// A script has no such barrier.
    Unavailable,
}

const VERTEX: Access = Read(DrawInput::Data(ReadAs::Vertex));
const INSTANCE: Access = Read(DrawInput::Data(ReadAs::Instance));
const UNIFORM: Access = Read(DrawInput::Data(ReadAs::Uniform));
const STORAGE: Access = Read(DrawInput::Data(ReadAs::Storage));
const UNIFORM_TEXEL: Access = Read(DrawInput::Data(ReadAs::UniformTexel));
const STORAGE_TEXEL: Access = Read(DrawInput::Data(ReadAs::StorageTexel));
const INDEX: Access = Read(DrawInput::Index);
const INDIRECT: Access = Read(DrawInput::Indirect { stride: 16 });
const COUNT: Access = Read(DrawInput::Count);
const COPY: Access = CopyFrom(Copier::Queue);
const HOST_COPY: Access = CopyFrom(Copier::Host);
const COPY_INTO: Access = CopyInto(Copier::Queue);
const HOST_COPY_INTO: Access = CopyInto(Copier::Host);
const COPY_COUNTER: Access = CopyCounter(Copier::Queue);
const HOST_COPY_COUNTER: Access = CopyCounter(Copier::Host);

const ACCESSES: [Access; 21] = [
    Begin,
    End,
    ByteCount,
    CountOf,
    SetCounter,
    COPY_COUNTER,
    HOST_COPY_COUNTER,
    Capture,
    VERTEX,
    INSTANCE,
    UNIFORM,
    STORAGE,
    UNIFORM_TEXEL,
    STORAGE_TEXEL,
    INDEX,
    INDIRECT,
    COUNT,
    COPY,
    HOST_COPY,
    COPY_INTO,
    HOST_COPY_INTO,
];

/// Barriers that make counters available to draws and captures.
const COUNTER_WRITES: &[Dependency] = &[Counters, CounterDraws, CountersElsewhere];
/// Barriers that make captured data available to draws and captures.
const DATA_WRITES: &[Dependency] = &[
    Data,
    Vertex,
    Index,
    Indirect,
    Uniform,
    Storage,
    UniformTexel,
    StorageTexel,
];
/// Barriers that order draws and captures before draws and captures. A begin, a draw and an
/// end execute stages up to `TRANSFORM_FEEDBACK`, which all of these name as the source.
const EXECUTION: &[Dependency] = &[
    Counters,
    CounterDraws,
    CountersElsewhere,
    Data,
    Vertex,
    Index,
    Indirect,
    Uniform,
    Storage,
    UniformTexel,
    StorageTexel,
];
/// [`EXECUTION`] for a later capture, which the error names by `data`.
const DATA_FIRST: &[Dependency] = &[
    Data,
    Counters,
    CounterDraws,
    CountersElsewhere,
    Vertex,
    Index,
    Indirect,
    Uniform,
    Storage,
    UniformTexel,
    StorageTexel,
];

/// (earlier, later, the barriers of which one is required). Reads after reads require
/// none. Copies by the queue, and writes of counters by the application, are ordered after
/// each other and before captures by the harness. The host copies after it has waited.
const PAIRS: &[(Access, Access, Needs)] = &[
    // vkCmdBeginTransformFeedbackEXT, pCounterBuffers: "a pipeline barrier is required".
    (End, Begin, Needs::OneOf(&[Counters, CountersElsewhere])),
    // "Drawing Transform Feedback": "A pipeline barrier is required".
    (
        End,
        ByteCount,
        Needs::OneOf(&[CounterDraws, CountersElsewhere]),
    ),
    (
        End,
        CountOf,
        Needs::OneOf(&[CounterDraws, CountersElsewhere]),
    ),
    (End, COPY_COUNTER, Needs::OneOf(&[CounterCopy])),
    (End, HOST_COPY_COUNTER, Needs::OneOf(&[CounterHost])),
    // Write after write.
    (End, End, Needs::OneOf(COUNTER_WRITES)),
    (End, SetCounter, Needs::OneOf(&[CounterRewrite])),
    (SetCounter, Begin, Needs::OneOf(&[Written])),
    (SetCounter, ByteCount, Needs::OneOf(&[WrittenDraws])),
    (SetCounter, CountOf, Needs::OneOf(&[WrittenDraws])),
    (SetCounter, End, Needs::OneOf(&[Written, WrittenDraws])),
    (SetCounter, HOST_COPY_COUNTER, Needs::Unavailable),
    // Write after read.
    (Begin, End, Needs::OneOf(EXECUTION)),
    (ByteCount, End, Needs::OneOf(EXECUTION)),
    (CountOf, End, Needs::OneOf(EXECUTION)),
    (Begin, SetCounter, Needs::OneOf(&[CounterRewrite])),
    (ByteCount, SetCounter, Needs::OneOf(&[CounterRewrite])),
    (CountOf, SetCounter, Needs::OneOf(&[CounterRewrite])),
    // Captured data: "Drawing Transform Feedback" for vertex buffers, and the table of
    // access types for the others.
    (Capture, VERTEX, Needs::OneOf(&[Vertex])),
    (Capture, INSTANCE, Needs::OneOf(&[Vertex])),
    (Capture, INDEX, Needs::OneOf(&[Index])),
    (Capture, INDIRECT, Needs::OneOf(&[Indirect])),
    (Capture, COUNT, Needs::OneOf(&[Indirect])),
    (Capture, UNIFORM, Needs::OneOf(&[Uniform])),
    (Capture, STORAGE, Needs::OneOf(&[Storage])),
    (Capture, UNIFORM_TEXEL, Needs::OneOf(&[UniformTexel])),
    (Capture, STORAGE_TEXEL, Needs::OneOf(&[StorageTexel])),
    (Capture, COPY, Needs::OneOf(&[Copy])),
    (Capture, HOST_COPY, Needs::OneOf(&[Host])),
    (Capture, Capture, Needs::OneOf(DATA_WRITES)),
    (Capture, COPY_INTO, Needs::OneOf(&[Copy])),
    (Capture, HOST_COPY_INTO, Needs::OneOf(&[Host])),
    (VERTEX, Capture, Needs::OneOf(DATA_FIRST)),
    (INSTANCE, Capture, Needs::OneOf(DATA_FIRST)),
    (INDEX, Capture, Needs::OneOf(DATA_FIRST)),
    (INDIRECT, Capture, Needs::OneOf(DATA_FIRST)),
    (COUNT, Capture, Needs::OneOf(DATA_FIRST)),
    (UNIFORM, Capture, Needs::OneOf(DATA_FIRST)),
    (STORAGE, Capture, Needs::OneOf(DATA_FIRST)),
    (UNIFORM_TEXEL, Capture, Needs::OneOf(DATA_FIRST)),
    (STORAGE_TEXEL, Capture, Needs::OneOf(DATA_FIRST)),
    (VERTEX, COPY_INTO, Needs::OneOf(&[Copy])),
    (INSTANCE, COPY_INTO, Needs::OneOf(&[Copy])),
    (INDEX, COPY_INTO, Needs::OneOf(&[Copy])),
    (INDIRECT, COPY_INTO, Needs::OneOf(&[Copy])),
    (COUNT, COPY_INTO, Needs::OneOf(&[Copy])),
    (UNIFORM, COPY_INTO, Needs::OneOf(&[Copy])),
    (STORAGE, COPY_INTO, Needs::OneOf(&[Copy])),
    (UNIFORM_TEXEL, COPY_INTO, Needs::OneOf(&[Copy])),
    (STORAGE_TEXEL, COPY_INTO, Needs::OneOf(&[Copy])),
    // Scripts have barriers after transfers for counters only.
    (COPY_INTO, VERTEX, Needs::Unavailable),
    (COPY_INTO, INSTANCE, Needs::Unavailable),
    (COPY_INTO, INDEX, Needs::Unavailable),
    (COPY_INTO, INDIRECT, Needs::Unavailable),
    (COPY_INTO, COUNT, Needs::Unavailable),
    (COPY_INTO, UNIFORM, Needs::Unavailable),
    (COPY_INTO, STORAGE, Needs::Unavailable),
    (COPY_INTO, UNIFORM_TEXEL, Needs::Unavailable),
    (COPY_INTO, STORAGE_TEXEL, Needs::Unavailable),
    (COPY_INTO, HOST_COPY, Needs::Unavailable),
];

/// The commands between two accesses besides a barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Between {
    Nothing,
    CommandBuffer,
    Submission,
    /// The submission is made a second time.
    Resubmission,
    /// The end of a secondary command buffer.
    Secondary,
    Subpass,
}

const BETWEEN: [Between; 6] = [
    Between::Nothing,
    Between::CommandBuffer,
    Between::Submission,
    Between::Resubmission,
    Between::Secondary,
    Between::Subpass,
];

impl Access {
    fn is_of_data(self) -> bool {
        match self {
            Capture | Read(_) | CopyFrom(_) | CopyInto(_) => true,
            Begin | End | ByteCount | CountOf | SetCounter | CopyCounter(_) => false,
        }
    }

    /// Whether the commands are those of a render pass.
    fn is_drawn(self) -> bool {
        match self {
            Begin | End | ByteCount | CountOf | Capture | Read(_) => true,
            SetCounter | CopyCounter(_) | CopyFrom(_) | CopyInto(_) => false,
        }
    }

    fn is_by_host(self) -> bool {
        match self {
            CopyCounter(by) | CopyFrom(by) | CopyInto(by) => by == Copier::Host,
            Begin | End | ByteCount | CountOf | SetCounter | Capture | Read(_) => false,
        }
    }

    /// The commands of the access, and a buffer for bytes that the pair is not about.
    fn commands(self, other: usize) -> Vec<Command> {
        let capture = |buffer, begin: &[usize], end: &[usize]| {
            let named = |counters: &[usize]| counters.iter().copied().map(Some).collect();
            vec![
                Command::Bind {
                    first: Binding(0),
                    ranges: vec![BoundRange {
                        buffer,
                        offset: 0,
                        size: RangeSize::Bytes(64),
                    }],
                },
                Command::Begin {
                    first_counter: 0,
                    counters: named(begin),
                },
                Command::Draw(Draw::plain(3, 1, 0, 0)),
                Command::End {
                    first_counter: 0,
                    counters: named(end),
                },
            ]
        };
        let place = |buffer| Place { buffer, offset: 0 };
        let copy = |by, from, to| {
            vec![Command::Copy(BufferCopy {
                by,
                from,
                to: place(to),
                bytes: 4,
            })]
        };
        match self {
            Begin => capture(other, &[0], &[]),
            End => capture(other, &[], &[0]),
            ByteCount => vec![Command::DrawByteCount(ByteCountDraw {
                instances: 1,
                first_instance: 0,
                counter: 0,
                counter_offset: 0,
                stride: 4,
                vertices: 1,
            })],
            CountOf => drawn_from(DrawInput::Count, CapturedSource::Counter(0)),
            SetCounter => vec![Command::WriteCounter {
                counter: 0,
                value: 8,
                by: WriteMeans::Update,
            }],
            CopyCounter(by) => copy(by, CapturedSource::Counter(0), other),
            Capture => capture(0, &[], &[]),
            Read(input) => drawn_from(input, CapturedSource::Captured(place(0))),
            CopyFrom(by) => copy(by, CapturedSource::Captured(place(0)), other),
            CopyInto(by) => copy(by, CapturedSource::Captured(place(other)), 0),
        }
    }
}

/// A draw with an input; the program that reads data has the number of the kind of read.
fn drawn_from(by: DrawInput, from: CapturedSource) -> Vec<Command> {
    let mut draw = Draw::plain(3, 1, 0, 0);
    let program = match by {
        DrawInput::Data(reads) => {
            let mut all = ReadAs::ALL.iter();
            1 + all.position(|(_, other)| *other == reads).expect("listed")
        }
        DrawInput::Index => {
            draw.indices = Some(0);
            0
        }
        DrawInput::Indirect { .. } => {
            draw.form = DrawForm::Indirect;
            0
        }
        DrawInput::Count => {
            draw.form = DrawForm::IndirectCount { count: 1, max: 1 };
            0
        }
    };
    vec![
        Command::Use(program),
        Command::Consume(Consume { by, from }),
        Command::Draw(draw),
        Command::Use(0),
    ]
}

/// The error of a script of these commands.
fn error(commands: Vec<Command>) -> Option<ScriptError> {
    let capturing = ProgramUse {
        captures: vec![Binding(0)],
        ..ProgramUse::default()
    };
    let reading = ReadAs::ALL.map(|(_, reads)| ProgramUse {
        reads: Some(reads),
        ..capturing.clone()
    });
    let script = Script {
        buffers: vec![64; 3],
        counters: vec![Some(4), Some(4)],
        indices: vec![IndexBuffer {
            kind: IndexType::U32,
            values: vec![0; 3],
            restart: None,
        }],
        commands,
        ..Script::default()
    };
    let programs = [vec![capturing], reading.to_vec()].concat();
    validate(script, programs).err()
}

impl Between {
    /// The commands of a pair with a barrier in its place, if such a script exists.
    fn commands(self, pair: (Access, Access), stated: Option<Dependency>) -> Option<Vec<Command>> {
        let (earlier, later) = pair;
        let (first, second) = (earlier.commands(1), later.commands(2));
        let by = match self {
            Between::Subpass => SyncMethod::Subpass,
            Between::Nothing
            | Between::CommandBuffer
            | Between::Submission
            | Between::Resubmission
            | Between::Secondary => SyncMethod::Core,
        };
        let stated = stated.map(|order| Command::Barrier(Barrier::new(order, by)));
        let barrier: Vec<Command> = stated.into_iter().collect();
        let next = |boundary| vec![Command::Next(boundary)];
        let inside = |commands: Vec<Command>| {
            let around = [vec![Command::BeginSecondary], vec![Command::EndSecondary]];
            let [before, after] = around;
            [before, commands, after].concat()
        };
        let both_drawn = earlier.is_drawn() && later.is_drawn();
        match self {
            // After a copy by the host comes the next submission.
            _ if earlier.is_by_host()
                && !matches!(self, Between::Submission | Between::Resubmission) =>
            {
                None
            }
            Between::Nothing => Some([first, barrier, second].concat()),
            Between::CommandBuffer => {
                Some([first, next(Boundary::CommandBuffer), barrier, second].concat())
            }
            Between::Submission => {
                Some([first, next(Boundary::Submission), barrier, second].concat())
            }
            Between::Resubmission => {
                let reversed = needs(later, earlier);
                if later.is_by_host() || matches!(reversed, Some(Needs::Unavailable)) {
                    return None;
                }
                let all = Dependency::ALL.map(|(_, order)| Command::Barrier(order.into()));
                let again = next(Boundary::Resubmit);
                Some([second, all.to_vec(), first, barrier, again].concat())
            }
            Between::Secondary if earlier.is_drawn() => {
                let second = if later.is_drawn() {
                    inside(second)
                } else {
                    second
                };
                Some([inside(first), barrier, second].concat())
            }
            Between::Subpass if both_drawn => {
                Some([first, barrier, next(Boundary::Subpass), second].concat())
            }
            Between::Secondary | Between::Subpass => None,
        }
    }
}

fn needs(earlier: Access, later: Access) -> Option<Needs> {
    let mut pairs = PAIRS.iter();
    let pair = pairs.find(|(first, second, _)| (*first, *second) == (earlier, later));
    pair.map(|(_, _, needs)| *needs)
}

/// The hazard of a script, and whether it is one of the second execution.
fn hazard(commands: Vec<Command>) -> Option<(Hazard, bool)> {
    let text = format!("{commands:?}");
    match error(commands)?.illegal {
        Illegal::Hazard(hazard) => Some((hazard, false)),
        Illegal::SecondExecution(hazard) => Some((hazard, true)),
        other => panic!("{other}: {text}"),
    }
}

#[test]
fn every_pair_of_accesses_requires_exactly_the_barrier_of_the_specification() {
    let pairs = ACCESSES
        .iter()
        .flat_map(|first| ACCESSES.map(|second| (*first, second)));
    let same_kind = pairs.filter(|(first, second)| first.is_of_data() == second.is_of_data());
    let mut checked = 0;
    for (pair, between) in same_kind.flat_map(|pair| BETWEEN.map(|between| (pair, between))) {
        let needs = needs(pair.0, pair.1);
        let Some(without) = between.commands(pair, None) else {
            continue;
        };
        let found = hazard(without);
        let again = between == Between::Resubmission;
        let context = format!("{pair:?} with {between:?} between");
        match needs {
            None => assert_eq!(found, None, "{context}"),
            // A subpass depends on the one before it in these ways (`device::pass`).
            Some(Needs::OneOf(barriers))
                if between == Between::Subpass
                    && barriers.iter().any(|barrier| OF_SUBPASS.contains(barrier)) =>
            {
                assert_eq!(found, None, "{context}");
            }
            Some(Needs::OneOf(barriers)) => {
                let (found, second) = found.expect(&context);
                assert_eq!(found.missing(), Some(barriers[0]), "{context}: {found}");
                assert_eq!(second, again, "{context}: {found}");
            }
            Some(Needs::Unavailable) => {
                let (found, second) = found.expect(&context);
                assert!(
                    matches!(found, Hazard::NoBarrier { .. }),
                    "{context}: {found}"
                );
                assert_eq!(second, again, "{context}: {found}");
            }
        }
        let sufficient = match needs {
            None => continue,
            Some(Needs::OneOf(barriers)) => barriers,
            Some(Needs::Unavailable) => &[],
        };
        for (name, stated) in Dependency::ALL {
            if between == Between::Subpass && !stated.fits_a_pass() {
                continue;
            }
            let with = between.commands(pair, Some(stated)).expect("as without");
            let found = hazard(with);
            assert_eq!(
                found.is_none(),
                sufficient.contains(&stated),
                "{context}, and a barrier = \"{name}\": {found:?}"
            );
            checked += 1;
        }
    }
    assert!(checked > 5000, "only {checked} scripts with a barrier");
}

const OF_SUBPASS: [Dependency; 4] = [Counters, CounterDraws, Indirect, Data];

/// "the same transform feedback buffers": what a capture continues is not overwritten.
#[test]
fn a_capture_continues_only_where_the_last_one_of_its_range_ended() {
    let bind = Capture.commands(0)[0].clone();
    let draw = Command::Draw(Draw::plain(3, 1, 0, 0));
    let capture = |begin: &[Option<usize>], end: &[Option<usize>]| {
        vec![
            bind.clone(),
            Command::Begin {
                first_counter: 0,
                counters: begin.to_vec(),
            },
            draw.clone(),
            Command::End {
                first_counter: 0,
                counters: end.to_vec(),
            },
        ]
    };
    let barrier = |order: Dependency| vec![Command::Barrier(order.into())];
    let first = [capture(&[], &[Some(0)]), barrier(Counters)].concat();
    let rewound = [
        barrier(CounterRewrite),
        SetCounter.commands(0),
        barrier(Written),
    ]
    .concat();
    let resumed = || capture(&[Some(0)], &[Some(1)]);
    let overwrites = Some(Hazard::Overwrite {
        binding: Binding(0),
    });
    let rows = [
        (vec![resumed()], None),
        (vec![rewound.clone(), resumed()], overwrites.clone()),
        (vec![rewound, barrier(Data), resumed()], None),
        // The counter is that of a capture before the last one.
        (
            vec![resumed(), barrier(Counters), resumed()],
            overwrites.clone(),
        ),
        (
            vec![resumed(), barrier(Counters), barrier(Data), resumed()],
            None,
        ),
    ];
    for (then, want) in rows {
        let commands = [first.clone(), then.concat()].concat();
        let found = hazard(commands).map(|(hazard, _)| hazard);
        assert_eq!(found, want, "{then:?}");
    }
}

#[test]
fn no_barrier_can_separate_two_accesses_of_one_capture() {
    let inside = |commands: Vec<Command>, counter| {
        let [bind, begin, draw, _] = <[Command; 4]>::try_from(Capture.commands(0)).expect("four");
        let end = Command::End {
            first_counter: 0,
            counters: vec![Some(counter)],
        };
        hazard([vec![bind, begin, draw], commands, vec![end]].concat()).map(|(found, _)| found)
    };
    let stores = Some(Hazard::StoresWhatItDraws { counter: 0 });
    assert_eq!(inside(ByteCount.commands(0), 0), stores);
    assert_eq!(inside(ByteCount.commands(0), 1), None);
    let index = INDEX.commands(0);
    let reads = index.into_iter().filter(|c| !matches!(c, Command::Use(_)));
    let own = Some(Hazard::ReadsOwnCapture { buffer: 0 });
    assert_eq!(inside(reads.collect(), 1), own);
}

/// vkCmdSetEvent: "If event is already in the signaled state", "no execution dependency is
/// generated".
#[test]
fn a_submission_that_is_made_twice_has_no_barrier_by_an_event() {
    for by in [SyncMethod::Event, SyncMethod::Event2] {
        let barrier = Command::Barrier(Barrier::new(Counters, by));
        let text = |before: Vec<Command>| {
            let twice = [
                before,
                vec![barrier.clone(), Command::Next(Boundary::Resubmit)],
            ]
            .concat();
            error(twice).map(|error| error.to_string())
        };
        let want = "command 1: command 0 is a barrier by an event, and the submission is made a \
                    second time: the event is signaled by then, so that setting it has no effect \
                    and makes no dependency; another method is required \
                    (vkCmdSetEvent, vkCmdSetEvent2; rule 86)";
        assert_eq!(text(vec![]).as_deref(), Some(want));
        let once = [barrier.clone(), Command::Next(Boundary::Submission)];
        let again = vec![Command::Next(Boundary::Resubmit)];
        assert_eq!(error([once.to_vec(), again].concat()), None);
    }
}

#[test]
fn a_hazard_of_the_second_execution_names_its_command() {
    let both = [Begin.commands(1), End.commands(2)];
    let [mut begin, mut end] = both;
    // One capture begins at the counter and stores it.
    begin.truncate(3);
    let commands = [
        begin,
        vec![end.remove(3)],
        vec![Command::Next(Boundary::Resubmit)],
    ]
    .concat();
    let error = error(commands).expect("the second begin follows the first end");
    assert_eq!(
        error.to_string(),
        "command 1: in the second execution of the submission the begin reads counter 0, which \
         an end before it wrote: a barrier = \"counters\" is required between the two (\"Synchronization \
         and Cache Control\", Memory Dependencies; rules 82 to 85)"
    );
}
