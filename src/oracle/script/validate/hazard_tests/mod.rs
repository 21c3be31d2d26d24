//! Every pair of an earlier and a later access, and the barrier between them that the
//! specification requires.
//!
//! * [`pairs`] – the table of counters and captured data, written from the text.
//! * [`captures`] – the bytes that captures write.
//! * [`queries`] – the table of queries.
//! * [`executions`] – submissions that are made twice.

mod captures;
mod executions;
mod pairs;
mod queries;

use super::{Illegal, ScriptError, validate};
use crate::script::barrier::{Barrier, Dependency, SyncMethod};
use crate::script::commands::{Bind, BoundRange, Boundary, Command, CounterCall, RangeSize};
use crate::script::consume::{BufferCopy, CapturedSource, Consume, Copier, DrawInput, ReadAs};
use crate::script::counters::{WriteCounter, WriteMeans};
use crate::script::draw::{ByteCountDraw, DrawForm, IndexBuffer, IndexType};
use crate::script::hazards::Hazard;
use crate::script::placement::Place;
use crate::script::program_use::{CapturedVertices, ProgramUse};
use crate::script::{Draw, Script};
use crate::units::{Binding, CounterIndex, ProgramIndex};
use Access::*;
use pairs::{Needs, needs};

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

    /// The commands of the access, the offset of the data, and a buffer for bytes that the
    /// pair is not about.
    fn commands(self, offset: u64, other: usize) -> Vec<Command> {
        let capture = |buffer, begin: &[u32], end: &[u32]| {
            let named =
                |counters: &[u32]| counters.iter().map(|c| Some(CounterIndex(*c))).collect();
            vec![
                Command::Bind(Bind::new(
                    Binding(0),
                    vec![BoundRange {
                        buffer,
                        offset,
                        size: RangeSize::Bytes(64),
                    }],
                )),
                Command::Begin(CounterCall::new(Binding(0), named(begin))),
                Command::Draw(Draw::plain(3, 1, 0, 0)),
                Command::End(CounterCall::new(Binding(0), named(end))),
            ]
        };
        let place = |buffer| Place { buffer, offset };
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
                counter: CounterIndex(0),
                counter_offset: 0,
                stride: 4,
                vertices: 1,
                by_address: false,
            })],
            CountOf => drawn_from(DrawInput::Count, CapturedSource::Counter(CounterIndex(0))),
            SetCounter => vec![Command::WriteCounter(WriteCounter {
                counter: CounterIndex(0),
                value: 8,
                by: WriteMeans::Update,
            })],
            CopyCounter(by) => copy(by, CapturedSource::Counter(CounterIndex(0)), other),
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
            ProgramIndex::at(1 + all.position(|other| *other == reads).expect("listed"))
        }
        DrawInput::Index => {
            draw.indices = Some(0);
            ProgramIndex(0)
        }
        DrawInput::Indirect { .. } => {
            draw.form = DrawForm::Indirect;
            ProgramIndex(0)
        }
        DrawInput::Count => {
            draw.form = DrawForm::IndirectCount { count: 1, max: 1 };
            ProgramIndex(0)
        }
    };
    vec![
        Command::Use(program),
        Command::Consume(Consume { by, from }),
        Command::Draw(draw),
        Command::Use(ProgramIndex(0)),
    ]
}

/// A script of these commands.
fn script(commands: Vec<Command>) -> Script {
    Script {
        buffers: vec![64; 3],
        counters: vec![Some(4), Some(4)],
        indices: vec![IndexBuffer {
            kind: IndexType::U32,
            values: vec![0; 3],
            restart: None,
        }],
        commands,
        ..Script::default()
    }
}

/// The error of a script whose first program captures these vertices.
fn script_error(script: Script, vertices: Option<CapturedVertices>) -> Option<ScriptError> {
    let capturing = ProgramUse {
        captures: vec![Binding(0)],
        vertices,
        ..ProgramUse::default()
    };
    let reading = ReadAs::ALL.iter().map(|reads| ProgramUse {
        reads: Some(*reads),
        ..capturing.clone()
    });
    let programs = [vec![capturing.clone()], reading.collect()].concat();
    validate(script, programs).err()
}

/// The error of a script of these commands.
fn error(commands: Vec<Command>) -> Option<ScriptError> {
    script_error(script(commands), None)
}

impl Between {
    /// The commands of a pair with a barrier in its place, if such a script exists.
    fn commands(self, pair: (Access, Access), stated: Option<Dependency>) -> Option<Vec<Command>> {
        self.commands_at(0, pair, stated)
    }

    /// The commands of a pair whose second access is to the data at an offset.
    fn commands_at(
        self,
        offset: u64,
        pair: (Access, Access),
        stated: Option<Dependency>,
    ) -> Option<Vec<Command>> {
        let (earlier, later) = pair;
        let (first, second) = (earlier.commands(0, 1), later.commands(offset, 2));
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
                let all = Dependency::ALL.iter();
                let all = all.map(|order| Command::Barrier((*order).into()));
                let again = next(Boundary::Resubmit);
                Some([second, all.collect(), first, barrier, again].concat())
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

/// The hazard of a script, and whether it is one of the second execution.
fn hazard(commands: Vec<Command>) -> Option<(Hazard, bool)> {
    let text = format!("{commands:?}");
    hazard_in(error(commands)?, &text)
}

/// The hazard in an error; the script may have no other error.
fn hazard_in(error: ScriptError, script: &str) -> Option<(Hazard, bool)> {
    match error.illegal {
        Illegal::Hazard(hazard) => Some((hazard, false)),
        Illegal::SecondExecution(hazard) => Some((hazard, true)),
        other => panic!("{other}: {script}"),
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
        for stated in Dependency::ALL.iter().copied() {
            if between == Between::Subpass && !stated.fits_a_pass() {
                continue;
            }
            let with = between.commands(pair, Some(stated)).expect("as without");
            let found = hazard(with);
            assert_eq!(
                found.is_none(),
                sufficient.contains(&stated),
                "{context}, and a barrier = \"{stated:?}\": {found:?}"
            );
            checked += 1;
        }
    }
    assert!(checked > 5000, "only {checked} scripts with a barrier");
}

#[test]
fn accesses_to_other_bytes_of_a_buffer_require_no_barrier() {
    let of_data = || ACCESSES.iter().filter(|access| access.is_of_data());
    let mut checked = 0;
    for (first, second) in of_data().flat_map(|first| of_data().map(move |second| (first, second)))
    {
        for between in BETWEEN {
            let pair = (*first, *second);
            let Some(commands) = between.commands_at(64, pair, None) else {
                continue;
            };
            let mut script = script(commands);
            script.buffers = vec![128; 3];
            let error = script_error(script, None);
            assert_eq!(error, None, "{pair:?} with {between:?} between");
            checked += 1;
        }
    }
    assert!(checked > 600, "only {checked} scripts");
}

const OF_SUBPASS: [Dependency; 4] = [
    Dependency::Counters,
    Dependency::CounterDraws,
    Dependency::Indirect,
    Dependency::Data,
];
