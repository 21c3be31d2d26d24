//! Follows the commands of a script and applies the rules.
//!
//! * `resources` – buffers, ranges and counters that commands name.
//! * `surroundings` – the state around a command: render passes, command buffers, queries,
//!   conditions.
//! * `draw` – draw commands by themselves.

mod draw;
mod resources;
mod surroundings;

use super::rules::{Action, Illegal, Resource, ScriptError};
use crate::script::barrier::SyncMethod;
use crate::script::commands::effects::ReadBy;
use crate::script::commands::{Bind, BoundRange, Boundary, Command, RangeSize, Script};
use crate::script::consume::{CapturedSource, Copier, DrawInput, READ_BYTES};
use crate::script::hazards::{self, HazardTracker};
use crate::script::passes::{Activity, Placer, Step};
use crate::script::program_use::ProgramUse;
use crate::units::{Binding, CounterIndex, ProgramIndex};
pub use draw::validate_draw;
use std::collections::{BTreeMap, BTreeSet};

/// How much is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Level {
    /// Every rule.
    Complete,
    /// Every rule of Vulkan except hazards.
    Legal,
    /// The rules without which the model has no answer.
    Readable,
}

type Result<T = ()> = std::result::Result<T, Illegal>;

/// The state of the command buffer that is being recorded.
pub(super) struct Checker<'a> {
    script: &'a Script,
    programs: &'a [ProgramUse],
    placer: Placer<'a>,
    hazards: HazardTracker<'a>,
    /// The program that is bound.
    program: ProgramIndex,
    /// Whether the next draw's program was given its captured data.
    consumed: bool,
    /// Whether transform feedback is active.
    capturing: bool,
    /// Whether the last command is a copy by the host.
    host_copied: bool,
    /// Whether the last command is a dependency on the next subpass.
    linked: bool,
    /// The first barrier of the current submission that is recorded by an event.
    event: Option<usize>,
    /// Bindings to which a buffer is bound, and whether by its address.
    bound: BTreeMap<Binding, bool>,
    /// Counters that hold a known value.
    set: BTreeSet<CounterIndex>,
}

impl<'a> Checker<'a> {
    pub(super) fn new(script: &'a Script, programs: &'a [ProgramUse]) -> Checker<'a> {
        Checker {
            script,
            programs,
            placer: Placer::new(script),
            hazards: HazardTracker::new(script),
            program: ProgramIndex(0),
            consumed: false,
            capturing: false,
            host_copied: false,
            linked: false,
            event: None,
            bound: BTreeMap::new(),
            set: CounterIndex::all(script.counters.len())
                .filter(|counter| script.counters[*counter].is_some())
                .collect(),
        }
    }

    /// Checks every command to this level, and that nothing is active at the end.
    pub(super) fn run(mut self, level: Level) -> std::result::Result<(), ScriptError> {
        self.follow(level)?;
        if level == Level::Readable {
            return Ok(());
        }
        self.finish(level).map_err(|illegal| ScriptError {
            command: None,
            illegal,
        })
    }

    /// Checks every command to this level.
    pub(super) fn follow(&mut self, level: Level) -> std::result::Result<(), ScriptError> {
        for (number, command) in self.script.commands.iter().enumerate() {
            self.step(number, command, level)
                .map_err(|illegal| ScriptError {
                    command: Some(number),
                    illegal,
                })?;
            if level == Level::Complete && *command == Command::Next(Boundary::Resubmit) {
                self.hazards
                    .execute_again()
                    .map_err(|(number, hazard)| ScriptError {
                        command: Some(number),
                        illegal: Illegal::SecondExecution(hazard),
                    })?;
            }
        }
        Ok(())
    }

    fn step(&mut self, number: usize, command: &'a Command, level: Level) -> Result {
        let tolerated = |illegal: &Illegal| level == Level::Readable && illegal.is_readable();
        match self.before(number, command) {
            Err(illegal) if !tolerated(&illegal) => return Err(illegal),
            Ok(()) | Err(_) => {}
        }
        let placed = self.placer.steps.len();
        self.placer.command(number, command);
        if level != Level::Readable {
            self.passes_end(placed)?;
        }
        self.after(number, command);
        if level == Level::Complete {
            if command.effects().draws.is_some() {
                self.consumed()?;
            }
            self.hazards.follow(hazards::Step {
                number,
                command,
                ends_pass: self.placer.steps[placed..].contains(&Step::ClosePass),
                program: &self.programs[self.program],
            })?;
        }
        Ok(())
    }

    /// The rules that the state before a command decides.
    fn before(&mut self, number: usize, command: &Command) -> Result {
        let waits = matches!(
            command,
            Command::Copy(_) | Command::Next(Boundary::Submission | Boundary::Resubmit)
        );
        if std::mem::take(&mut self.host_copied) && !waits {
            return Err(Illegal::AfterHostCopy);
        }
        let links =
            matches!(command, Command::Barrier(barrier) if barrier.by == SyncMethod::Subpass);
        if std::mem::replace(&mut self.linked, links)
            && !links
            && *command != Command::Next(Boundary::Subpass)
        {
            return Err(Illegal::NoNextSubpass);
        }
        match command {
            Command::Bind(Bind {
                ranges, by_address, ..
            }) => {
                self.paused(Action::Bind)?;
                let is_sized = |r: &BoundRange| matches!(r.size, RangeSize::Bytes(_));
                if *by_address && !ranges.iter().all(is_sized) {
                    return Err(Illegal::AddressWithoutSize);
                }
                self.ranges(ranges)
            }
            Command::Begin(call) => {
                self.paused(Action::Begin)?;
                if self.script.views() > 1 {
                    return Err(Illegal::CaptureOfViews);
                }
                self.counters_exist(&call.counters)?;
                for counter in call.counters.iter().flatten() {
                    self.counter_is_set("begin", *counter)?;
                }
                self.arrays(call)?;
                self.bound_to(call)
            }
            Command::End(call) => {
                if !self.capturing {
                    return Err(Illegal::EndInactive);
                }
                self.counters_exist(&call.counters)?;
                self.arrays(call)?;
                let last = self.bound.last_key_value().map(|(binding, _)| *binding);
                match call.bindings().last() {
                    Some(binding) if last.is_none_or(|last| binding > last) => {
                        Err(Illegal::CounterUnbound { binding })
                    }
                    Some(_) | None => Ok(()),
                }
            }
            Command::Draw(draw) => {
                self.generated(number, draw)?;
                validate_draw(draw, &self.script.indices)
            }
            Command::DrawByteCount(draw) => {
                self.counter_is_set("draw", draw.counter)?;
                if draw.stride == 0 || !draw.stride.is_multiple_of(4) {
                    let stride = draw.stride;
                    return Err(Illegal::ByteCountStride { stride });
                }
                Ok(())
            }
            Command::Use(program) => {
                self.paused(Action::BindPipeline)?;
                exists(Resource::Program, program.position(), self.programs.len())
            }
            Command::Set(state) => {
                let kind = state.kind();
                if self.programs[self.program].dynamic.contains(&kind) {
                    Ok(())
                } else {
                    Err(Illegal::NotDynamic(kind))
                }
            }
            Command::Consume(consume) => self.source("draw", consume.from, READ_BYTES),
            Command::Copy(copy) => {
                self.source("copy", copy.from, copy.bytes)?;
                self.source("copy", CapturedSource::Captured(copy.to), copy.bytes)?;
                let end = copy.to.offset + copy.bytes;
                if let Some(counter) = self.counter_in(copy.to.buffer, copy.to.offset..end) {
                    return Err(Illegal::CopyOverCounter { counter });
                }
                self.primary(Action::Copy)?;
                self.paused(Action::Copy)
            }
            Command::WriteCounter { counter, .. } => {
                self.counters_exist(&[Some(*counter)])?;
                self.primary(Action::WriteCounter)?;
                self.paused(Action::WriteCounter)
            }
            Command::Barrier(barrier) => {
                self.primary(Action::Barrier)?;
                self.paused(Action::Barrier)?;
                self.barrier(*barrier)
            }
            Command::BeginConditional(_) => match self.placer.condition {
                Activity::Idle => Ok(()),
                Activity::Outside | Activity::Inside(_) | Activity::Ended => {
                    Err(Illegal::ConditionTwice)
                }
            },
            Command::EndConditional => match self.placer.condition {
                _ if self.placer.inherits_condition => Err(Illegal::ConditionInherited),
                Activity::Outside => Ok(()),
                Activity::Inside(pass) if pass == self.placer.passes => Ok(()),
                Activity::Inside(_) => Err(Illegal::ConditionElsewhere),
                Activity::Idle | Activity::Ended => Err(Illegal::ConditionInactive),
            },
            Command::BeginQuery(query) => self.begin_query(*query),
            Command::ResetQuery(query) => {
                self.primary(Action::ResetQuery)?;
                match self.query(*query)? {
                    Activity::Idle | Activity::Ended => Ok(()),
                    Activity::Outside | Activity::Inside(_) => {
                        Err(Illegal::QueryResetEarly { query: *query })
                    }
                }
            }
            Command::EndQuery(query) => match self.query(*query)? {
                Activity::Outside if self.placer.secondary => {
                    Err(Illegal::QueryElsewhere { query: *query })
                }
                Activity::Outside => Ok(()),
                Activity::Inside(pass) if pass == self.placer.passes => Ok(()),
                Activity::Inside(_) => Err(Illegal::QueryElsewhere { query: *query }),
                Activity::Idle | Activity::Ended => Err(Illegal::QueryInactive { query: *query }),
            },
            Command::Next(Boundary::Subpass) => {
                self.primary(Action::NextSubpass)?;
                self.paused(Action::NextSubpass)?;
                self.inactive_inside(self.placer.passes)?;
                if self.placer.open.is_none() {
                    return Err(Illegal::NoPass);
                }
                Ok(())
            }
            Command::Next(
                next @ (Boundary::CommandBuffer | Boundary::Submission | Boundary::Resubmit),
            ) => {
                self.primary(Action::CommandBuffer)?;
                self.paused(Action::CommandBuffer)?;
                self.unconditional(Action::CommandBuffer)?;
                let outside = |activity| activity == Activity::Outside;
                if let Some(query) = self.placer.find_query(outside) {
                    let action = Action::CommandBuffer;
                    return Err(Illegal::WhileQuery { action, query });
                }
                let begun = |activity: &Activity| *activity != Activity::Idle;
                if *next == Boundary::Resubmit && self.placer.queries.iter().any(begun) {
                    return Err(Illegal::QueryResubmitted);
                }
                match self.event {
                    Some(barrier) if *next == Boundary::Resubmit => {
                        Err(Illegal::EventResubmitted { barrier })
                    }
                    Some(_) | None => Ok(()),
                }
            }
            Command::BeginSecondary => {
                self.primary(Action::BeginSecondary)?;
                self.paused(Action::BeginSecondary)?;
                let mut active = self.placer.active_queries();
                match active.find(|(_, query)| !query.kind.is_statistics()) {
                    Some((query, _)) => Err(Illegal::WhileQuery {
                        action: Action::BeginSecondary,
                        query,
                    }),
                    None => Ok(()),
                }
            }
            Command::EndSecondary => {
                self.paused(Action::EndSecondary)?;
                if !self.placer.secondary {
                    return Err(Illegal::NoSecondary);
                }
                if !self.placer.inherits_condition {
                    self.unconditional(Action::EndSecondary)?;
                }
                self.inactive_inside(self.placer.passes)
            }
        }
    }

    /// Changes the state as the command does.
    fn after(&mut self, number: usize, command: &Command) {
        let effects = command.effects();
        if let Some(bind) = effects.binds {
            let by_address = std::iter::repeat(bind.by_address);
            self.bound.extend(bind.bindings().zip(by_address));
        }
        if matches!(command, Command::Barrier(barrier) if barrier.by.is_event()) {
            self.event.get_or_insert(number);
        }
        if matches!(
            command,
            Command::Next(Boundary::Submission | Boundary::Resubmit)
        ) {
            self.event = None;
        }
        self.capturing |= effects.begins_capture.is_some();
        if let Some(end) = effects.ends_capture {
            // The end writes no counter of a binding without a buffer.
            let written = end.named();
            let written = written.filter(|(binding, _)| self.bound.contains_key(binding));
            self.set.extend(written.map(|(_, counter)| counter));
            self.capturing = false;
        }
        if let Some(program) = effects.binds_program {
            self.program = program;
        }
        if effects.clears_state {
            self.bound.clear();
        }
        if let Some(CapturedSource::Counter(counter)) = effects.transfers_to {
            self.set.insert(counter);
        }
        match effects.reads {
            Some((ReadBy::Draw(DrawInput::Data(_)), _)) => self.consumed = true,
            Some((ReadBy::Copy(copier), _)) => self.host_copied = copier == Copier::Host,
            Some((ReadBy::Draw(_) | ReadBy::ByteCountDraw, _)) | None => {}
        }
    }
}

fn exists(what: Resource, index: usize, count: usize) -> Result {
    if index < count {
        Ok(())
    } else {
        Err(Illegal::NoSuch { what, index, count })
    }
}
