//! The memory that is allowed after a round.
//!
//! Where the vertex shader captures, the model runs the script: it determines every
//! place that is written, and every count. It cannot determine the primitives of a hand-written
//! later stage; but n primitives of k vertices leave the same places written, whichever primitive
//! they belong to. So the model draws as many as the file's queries state, or as many as fit where it
//! states none. The values are unknown in both cases: only the file's probes state some.

use crate::capture::{Buffer, CapturedWord};
use crate::judge::outcome::{NotPassed, harness_error};
use crate::judge::shader_test::modules::Primitive;
use crate::judge::shader_test::rounds::Round;
use crate::model::allowed::{AllowedWord, Source};
use crate::model::{self, Allowed, Capture, Shape};
use crate::script::commands::Command;
use crate::script::program::Assembly;
use crate::script::{self, Observed, ProgramUse, Script, Topology, ValidScript, validate};
use crate::shader_test::query::QueryTarget;
use crate::units::Stream;

/// Vertices that the model draws at most for a stage that it does not run.
const MAX_VERTICES: u64 = 1 << 16;

/// The memory and the queries that are allowed after a round.
pub(crate) struct Expected {
    pub(crate) allowed: Allowed,
    /// Whether the model determines how many primitives there are.
    pub(crate) counted: bool,
}

/// Returns the memory and the queries that are allowed after a round.
pub(crate) fn expected(
    primitive: Primitive,
    round: &Round<'_>,
    buffers: &[Buffer],
    words: &[CapturedWord],
) -> Result<Expected, NotPassed> {
    match primitive {
        Primitive::OfDraw if round.draw.topology == Topology::Patches => Err(harness_error(
            "patches are drawn without a tessellation evaluation shader",
        )),
        Primitive::OfDraw => {
            let shape = shape(round.draw.topology);
            let allowed = run(&shape, &round.script, buffers, words)?;
            Ok(Expected {
                allowed,
                counted: true,
            })
        }
        Primitive::Made(topology) => {
            let on_0 = |stream: Stream| stream == Stream(0);
            let fed: Vec<Buffer> = buffers.iter().filter(|b| on_0(b.stream)).cloned().collect();
            let captured: Vec<CapturedWord> =
                words.iter().filter(|w| on_0(w.stream)).copied().collect();
            let script = made(round, topology, &fed);
            let mut allowed = run(&shape(topology), &script, &fed, &captured)?;
            other_streams(&mut allowed, round, buffers, words);
            Ok(Expected {
                allowed,
                counted: false,
            })
        }
    }
}

fn shape(topology: Topology) -> Shape {
    Shape::from(Assembly {
        topology,
        ..Assembly::default()
    })
}

fn run(
    shape: &Shape,
    script: &Script,
    buffers: &[Buffer],
    words: &[CapturedWord],
) -> Result<Allowed, NotPassed> {
    let capture = Capture {
        shape,
        buffers,
        words,
        value: &|_, _| None,
    };
    let script = valid(script, buffers)?;
    model::run(&[capture], &script).map_err(harness_error)
}

/// Validates a script for a program that captures into these buffers.
pub(crate) fn valid(script: &Script, buffers: &[Buffer]) -> Result<ValidScript, NotPassed> {
    let program = ProgramUse {
        captures: buffers.iter().map(|buffer| buffer.binding).collect(),
        ..ProgramUse::default()
    };
    validate(script.clone(), vec![program]).map_err(harness_error)
}

/// The script with draws of as many primitives as the file states that the
/// program makes, and without queries.
fn made(round: &Round<'_>, topology: Topology, buffers: &[Buffer]) -> Script {
    let size = u64::from(topology.vertices_per_primitive().max(1));
    let capacity = |buffer: &Buffer| {
        let bytes = round.script.buffers[round.bound[&buffer.binding]];
        bytes / u64::from(buffer.stride.0.max(1)) / size
    };
    // A program that captures nothing fills no buffer.
    let fitting = buffers.iter().map(capacity).fold(0, u64::max);
    let stated = round
        .stated(QueryTarget::PrimitivesGenerated)
        .or(round.stated(QueryTarget::PrimitivesWritten));
    let draws = round.script.commands.iter();
    let last = draws.filter(|c| matches!(c, Command::Draw(_))).count();
    let mut number = 0;
    let mut script = without_query_commands(&round.script);
    for command in &mut script.commands {
        if let Command::Draw(draw) = command {
            number += 1;
            let unstated = if draw.calls.iter().all(|call| call.vertices == 0) {
                0
            } else {
                fitting
            };
            let primitives = stated.filter(|_| number == last).unwrap_or(unstated);
            // One more than fits is as good as any number.
            let drawn = primitives.min(fitting + 1).saturating_mul(size);
            *draw = script::Draw::plain(drawn.min(MAX_VERTICES) as u32, 1, 0, 0);
        }
    }
    script
}

/// Allows for emissions on other streams, which the file does not state: every slot of
/// their buffers may be written, and the gaps inside them may not.
fn other_streams(
    allowed: &mut Allowed,
    round: &Round<'_>,
    buffers: &[Buffer],
    words: &[CapturedWord],
) {
    for buffer in buffers.iter().filter(|b| b.stream != Stream(0)) {
        let bound = round.bound[&buffer.binding];
        let size = round.script.buffers[bound];
        let stride = u64::from(buffer.stride.0.max(1));
        let target = &mut allowed.buffers[bound];
        for slot in 0..size / stride {
            for word in words.iter().filter(|w| w.binding == buffer.binding) {
                let vertex = u32::try_from(slot).expect("a buffer of a file is in memory");
                target.words.push(AllowedWord {
                    position: slot * stride + u64::from(word.offset.0),
                    bits: None,
                    source: Source {
                        stream: buffer.stream,
                        primitive: vertex,
                        vertex,
                        origin: vertex,
                        word: word.word,
                    },
                });
            }
        }
        target.words.sort_by_key(|word| word.position);
    }
}

fn without_query_commands(script: &Script) -> Script {
    let kept =
        |command: &&Command| !matches!(command, Command::BeginQuery(_) | Command::EndQuery(_));
    Script {
        counter_places: Default::default(),
        queries: Vec::new(),
        commands: script.commands.iter().filter(kept).cloned().collect(),
        ..script.clone()
    }
}

/// The script and its observation without queries: for a verdict that
/// must not judge by the model's counts.
pub(crate) fn without_queries(script: &Script, observed: &[Observed]) -> (Script, Vec<Observed>) {
    let observed = observed.iter().map(|observed| Observed {
        queries: Vec::new(),
        ..observed.clone()
    });
    (without_query_commands(script), observed.collect())
}
