//! The commands of a script as steps of OpenGL.
//!
//! OpenGL has no counters: a capture that is paused continues where it stopped, and a transform
//! feedback object keeps how much it has captured. A begin that loads the counters which an end
//! stored resumes the object of that end. Whatever OpenGL cannot express is named.
//! OpenGL 4.6 sections 4.2, 10.4, 13.3 and 13.4.

mod captures;
pub(super) mod programs;
mod queries;
mod step;
mod text;

use self::captures::Captures;
use self::queries::{PlannedQuery, Queries};
pub(super) use self::step::{DrawState, Range, Step, Target};
pub(super) use self::text::calls;
use crate::script::commands::{Boundary, CounterCall};
use crate::script::draw::{Draw, DrawForm};
use crate::script::program::{Assembly, State};
use crate::script::query_read::{CopyPlace, ReadWhen};
use crate::script::{Command, Job, Program, Script};
use crate::units::Stream;
use std::collections::BTreeMap;

/// The steps of a script.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Plan {
    pub(super) steps: Vec<Step>,
    /// The number of transform feedback objects.
    pub(super) objects: usize,
    /// The queries of OpenGL, of which each query of the script is the sum.
    pub(super) queries: usize,
    pub(super) planned: Vec<PlannedQuery>,
}

/// A thing that OpenGL cannot express, in words.
type Inexpressible = String;

/// Returns the steps of a job.
///
/// # Errors
/// The first thing that OpenGL cannot express, in words.
pub(super) fn plan(job: &Job) -> Result<Plan, Inexpressible> {
    check_resources(&job.script)?;
    for program in job.programs() {
        programs::check(program)?;
    }
    let mut planner = Planner::new(job);
    let mut steps = vec![Step::Use(0)];
    for (_, command) in job.script.executed() {
        planner.command(command, &mut steps)?;
    }
    Ok(Plan {
        steps,
        objects: planner.captures.objects(),
        queries: planner.queries.number(),
        planned: planner.queries.finish()?,
    })
}

/// Checks what a script states besides its commands.
fn check_resources(script: &Script) -> Result<(), Inexpressible> {
    let mut uses = [
        (
            !script.practices.is_empty(),
            "practices of an application of Vulkan",
        ),
        (script.extra_views > 0, "passes of several views"),
        (script.overlaps, "ranges that overlap"),
        (
            script.placement != Default::default(),
            "the memory of buffers",
        ),
        (
            !script.counter_places.is_empty(),
            "counters at places of their own",
        ),
        (
            script.query_read.when == ReadWhen::Reset,
            "queries that are read before they begin",
        ),
        (
            matches!(
                script.query_read.place,
                CopyPlace::Ended | CopyPlace::Secondary
            ),
            "results that commands copy before the end",
        ),
    ]
    .into_iter();
    match uses.find(|(is_used, _)| *is_used) {
        Some((_, what)) => Err(what.to_owned()),
        None => Ok(()),
    }
}

struct Planner<'j> {
    job: &'j Job,
    /// The number of the program in use.
    program: usize,
    /// Its assembly, as commands have set it.
    assembly: Assembly,
    /// Bound ranges, by binding.
    bound: BTreeMap<u32, Range>,
    captures: Captures,
    queries: Queries,
}

impl<'j> Planner<'j> {
    fn new(job: &'j Job) -> Planner<'j> {
        Planner {
            job,
            program: 0,
            assembly: job.program.assembly.clone(),
            bound: BTreeMap::new(),
            captures: Captures::new(&job.script.counters),
            queries: Queries::new(&job.script.queries, job.script.query_read.begin),
        }
    }

    fn command(&mut self, command: &Command, steps: &mut Vec<Step>) -> Result<(), Inexpressible> {
        match command {
            Command::Bind(bind) => {
                if bind.by_address {
                    return Err("ranges by their addresses".to_owned());
                }
                for (binding, range) in bind.bindings().zip(&bind.ranges) {
                    let whole = self.job.script.buffers[range.buffer];
                    let size = range.size.resolve(range.offset, whole);
                    if size == 0 || !size.is_multiple_of(4) {
                        return Err(format!("a bound range of {size} bytes"));
                    }
                    let range = Range {
                        binding: binding.0,
                        buffer: range.buffer,
                        offset: range.offset,
                        size,
                    };
                    self.bound.insert(binding.0, range);
                }
            }
            Command::Begin(call) => {
                let ranges = self.ranges(call)?;
                let streams = self.queries.counting_captures();
                self.queries.cut(&streams, steps);
                let mode = programs::captured_primitives(&self.assembly);
                self.captures
                    .begin(call, (self.program, ranges, mode), steps)?;
                self.queries.set_capturing(true);
                self.queries.open(&streams, steps);
            }
            Command::End(call) => {
                if call.by_address {
                    return Err("counters by their addresses".to_owned());
                }
                let streams = self.queries.counting_captures();
                self.queries.cut(&streams, steps);
                self.captures.end(call, steps);
                self.queries.set_capturing(false);
                self.queries.open(&streams, steps);
            }
            Command::Draw(draw) => {
                programs::check_primitives(&self.assembly)?;
                check_draw(draw)?;
                steps.push(Step::Draw {
                    draw: draw.clone(),
                    state: self.draw_state(draw.indices),
                });
            }
            Command::DrawByteCount(draw) => {
                programs::check_primitives(&self.assembly)?;
                let uses = self.job.script.programs();
                let object = self.captures.drawn(draw, uses)?;
                steps.push(Step::DrawCaptured {
                    object,
                    stream: Stream(0),
                    instances: draw.instances,
                    state: self.draw_state(None),
                });
            }
            Command::Use(number) => {
                if self.captures.is_active() {
                    return Err("another program in an active capture".to_owned());
                }
                self.program = number.0 as usize;
                self.assembly = self.used_program().assembly.clone();
                steps.push(Step::Use(self.program));
            }
            Command::Set(State::Stream(stream)) if *stream != Stream(0) => {
                return Err("the rasterized stream".to_owned());
            }
            Command::Set(state) => self.assembly.set(*state),
            Command::BeginQuery(query) => self.queries.begin(query.0 as usize, steps),
            Command::EndQuery(query) => self.queries.end(query.0 as usize, steps),
            Command::ResetQuery(query) => self.queries.reset(query.0 as usize),
            // OpenGL executes commands in their order, and each sees what those before it wrote.
            Command::Barrier(_) => {}
            Command::Next(Boundary::Subpass | Boundary::CommandBuffer | Boundary::Submission) => {}
            Command::Next(Boundary::Resubmit) => {
                return Err("a command buffer that is submitted again".to_owned());
            }
            Command::BeginSecondary | Command::EndSecondary => {
                return Err("secondary command buffers".to_owned());
            }
            Command::WriteCounter(_) => return Err("a counter that is written".to_owned()),
            Command::BeginConditional(_) | Command::EndConditional => {
                return Err("a condition in a buffer".to_owned());
            }
            Command::Consume(_) => return Err("captured data that a draw reads".to_owned()),
            Command::Copy(_) => return Err("copies of captured data".to_owned()),
            Command::Neutral(_) => return Err("commands of Vulkan that change nothing".to_owned()),
        }
        Ok(())
    }

    fn used_program(&self) -> &'j Program {
        let mut programs = self.job.programs();
        let program = programs.nth(self.program);
        program.expect("the script was validated with its programs")
    }

    /// The state of a draw with the indices of this buffer.
    fn draw_state(&self, indices: Option<usize>) -> DrawState {
        let assembly = &self.assembly;
        let discards = || self.used_program().state().discards();
        DrawState {
            topology: assembly.topology,
            patch_points: assembly.patch_points,
            discards: assembly.discard.unwrap_or_else(discards),
            restart: indices
                .filter(|_| assembly.restart)
                .map(|buffer| self.job.script.indices[buffer].restart_index()),
        }
    }

    /// The ranges of a begin: one for each binding that its program captures into.
    fn ranges(&self, call: &CounterCall) -> Result<Vec<Range>, Inexpressible> {
        if call.by_address {
            return Err("counters by their addresses".to_owned());
        }
        programs::check_primitives(&self.assembly)?;
        let captures = &self.job.script.programs()[self.program].captures;
        let range = |binding: &crate::units::Binding| {
            let range = self.bound.get(&binding.0).copied();
            range.ok_or_else(|| format!("a begin without a range at binding {binding}"))
        };
        captures.iter().map(range).collect()
    }
}

#[cfg(test)]
mod tests;

/// Checks that OpenGL has a draw.
fn check_draw(draw: &Draw) -> Result<(), Inexpressible> {
    let instanced = |draw: &Draw| {
        let mut calls = draw.calls.iter();
        calls.any(|call| call.instances != 1 || call.first_instance != 0)
    };
    let is_large = |number: u32| i32::try_from(number).is_err();
    let mut calls = draw.calls.iter();
    let is_direct = matches!(draw.form, DrawForm::Direct | DrawForm::Multi);
    if is_direct
        && calls.any(|call| {
            [call.vertices, call.first_vertex, call.instances]
                .into_iter()
                .any(is_large)
        })
    {
        return Err("a draw of more than 2147483647 vertices, or of later ones".to_owned());
    }
    match draw.form {
        DrawForm::Direct | DrawForm::Indirect | DrawForm::IndirectCount { .. } => Ok(()),
        DrawForm::Multi if instanced(draw) => Err("several draws of instances".to_owned()),
        DrawForm::Multi => Ok(()),
        DrawForm::Generated { .. } | DrawForm::GeneratedCount { .. } => {
            Err("draws that the device generates".to_owned())
        }
    }
}
