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
use crate::script::commands::{Bind, BoundRange, Boundary, Command, RangeSize, Script};
use crate::script::consume::{CapturedSource, Copier, READ_BYTES};
use crate::script::hazards::HazardTracker;
use crate::script::passes::Activity;
use crate::script::program_use::ProgramUse;
use crate::script::query_read::ResetAgain;
use crate::script::timeline::ScriptState;
pub use draw::validate_draw;

/// The extent of a check.
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

/// Applies the rules to the commands of a script, one by one.
pub(super) struct Checker<'a> {
    script: &'a Script,
    programs: &'a [ProgramUse],
    state: ScriptState<'a>,
    hazards: HazardTracker<'a>,
    /// The first barrier of the current submission that is recorded by an event.
    event: Option<usize>,
}

impl<'a> Checker<'a> {
    pub(super) fn new(script: &'a Script, programs: &'a [ProgramUse]) -> Checker<'a> {
        Checker {
            script,
            programs,
            state: ScriptState::new(script),
            hazards: HazardTracker::new(script, programs),
            event: None,
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
        let reads_data = self.reads_data();
        let paused = self.paused(Action::EndPass);
        self.state.apply(number, command);
        if level != Level::Readable {
            self.passes_end(&paused)?;
        }
        self.note_event(number, command);
        if level == Level::Complete {
            if command.effects().draws.is_some() {
                self.consumed(reads_data)?;
            }
            self.hazards.follow(number, command)?;
        }
        Ok(())
    }

    /// The rules that the state before a command decides.
    fn before(&self, number: usize, command: &Command) -> Result {
        let waits = matches!(
            command,
            Command::Copy(_) | Command::Next(Boundary::Submission | Boundary::Resubmit)
        );
        let last = number
            .checked_sub(1)
            .map(|last| &self.script.commands[last]);
        if matches!(last, Some(Command::Copy(copy)) if copy.by == Copier::Host) && !waits {
            return Err(Illegal::AfterHostCopy);
        }
        let resets = |command: &Command| matches!(command, Command::ResetQuery(_));
        if self.script.query_read.reset_again == ResetAgain::Host
            && last.is_some_and(resets)
            && !resets(command)
            && *command != Command::Next(Boundary::Submission)
        {
            return Err(Illegal::AfterHostReset);
        }
        if last.is_some_and(links)
            && !links(command)
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
                if self.state.capture.is_none() {
                    return Err(Illegal::EndInactive);
                }
                self.counters_exist(&call.counters)?;
                self.arrays(call)?;
                let last = self
                    .state
                    .bound
                    .last_key_value()
                    .map(|(binding, _)| *binding);
                match call.bindings().last() {
                    Some(binding) if last.is_none_or(|last| binding > last) => {
                        Err(Illegal::CounterUnbound { binding })
                    }
                    Some(_) | None => Ok(()),
                }
            }
            Command::Draw(draw) => {
                self.generated(draw)?;
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
                if self.programs[self.state.program].dynamic.contains(&kind) {
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
                if copy.by == Copier::Host && !self.script.placement.allocation.is_host_visible() {
                    return Err(Illegal::HostCopyUnseen);
                }
                self.primary(Action::Copy)?;
                self.paused(Action::Copy)
            }
            Command::WriteCounter(write) => {
                self.counters_exist(&[Some(write.counter)])?;
                self.primary(Action::WriteCounter)?;
                self.paused(Action::WriteCounter)
            }
            Command::Barrier(barrier) => {
                self.primary(Action::Barrier)?;
                self.paused(Action::Barrier)?;
                self.barrier(*barrier)
            }
            Command::BeginConditional(_) => match self.state.placer.condition {
                Activity::Idle => Ok(()),
                Activity::Outside | Activity::Inside(_) | Activity::Ended => {
                    Err(Illegal::ConditionTwice)
                }
            },
            Command::EndConditional => match self.state.placer.condition {
                _ if self.state.placer.inherits_condition => Err(Illegal::ConditionInherited),
                Activity::Outside => Ok(()),
                Activity::Inside(pass) if pass == self.state.placer.passes => Ok(()),
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
            Command::Neutral(neutral) => self.neutral(*neutral),
            Command::EndQuery(query) => match self.query(*query)? {
                Activity::Outside if self.state.placer.secondary => {
                    Err(Illegal::QueryElsewhere { query: *query })
                }
                Activity::Outside => Ok(()),
                Activity::Inside(pass) if pass == self.state.placer.passes => Ok(()),
                Activity::Inside(_) => Err(Illegal::QueryElsewhere { query: *query }),
                Activity::Idle | Activity::Ended => Err(Illegal::QueryInactive { query: *query }),
            },
            Command::Next(Boundary::Subpass) => {
                self.primary(Action::NextSubpass)?;
                self.paused(Action::NextSubpass)?;
                self.inactive_inside(self.state.placer.passes)?;
                if self.state.placer.open.is_none() {
                    return Err(Illegal::NoPass);
                }
                Ok(())
            }
            Command::Next(
                next @ (Boundary::CommandBuffer | Boundary::Submission | Boundary::Resubmit),
            ) => {
                self.primary(Action::CommandBuffer)?;
                self.paused(Action::CommandBuffer)?;
                self.without_inputs(Action::CommandBuffer)?;
                self.unconditional(Action::CommandBuffer)?;
                let outside = |activity| activity == Activity::Outside;
                if let Some(query) = self.state.placer.find_query(outside) {
                    let action = Action::CommandBuffer;
                    return Err(Illegal::WhileQuery { action, query });
                }
                let begun = |activity: &Activity| *activity != Activity::Idle;
                if *next == Boundary::Resubmit && self.state.placer.queries.iter().any(begun) {
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
                self.without_inputs(Action::BeginSecondary)?;
                let mut active = self.state.placer.active_queries();
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
                self.without_inputs(Action::EndSecondary)?;
                if !self.state.placer.secondary {
                    return Err(Illegal::NoSecondary);
                }
                if !self.state.placer.inherits_condition {
                    self.unconditional(Action::EndSecondary)?;
                }
                self.inactive_inside(self.state.placer.passes)
            }
        }
    }

    /// Notes a barrier by an event, up to the end of the submission.
    fn note_event(&mut self, number: usize, command: &Command) {
        if matches!(command, Command::Barrier(barrier) if barrier.by.is_event()) {
            self.event.get_or_insert(number);
        }
        if matches!(
            command,
            Command::Next(Boundary::Submission | Boundary::Resubmit)
        ) {
            self.event = None;
        }
    }
}

/// Whether a command is a dependency on the next subpass.
fn links(command: &Command) -> bool {
    matches!(command, Command::Barrier(barrier) if barrier.by == SyncMethod::Subpass)
}

fn exists(what: Resource, index: usize, count: usize) -> Result {
    if index < count {
        Ok(())
    } else {
        Err(Illegal::NoSuch { what, index, count })
    }
}
