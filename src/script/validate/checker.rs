//! Follows the commands of a script and applies the rules.

use super::rules::{Action, Illegal, Resource, ScriptError};
use crate::script::Draw;
use crate::script::barrier::{Barrier, Dependency, SyncMethod};
use crate::script::commands::effects::ReadBy;
use crate::script::commands::{BoundRange, Boundary, Command, QueryDeclaration, RangeSize, Script};
use crate::script::consume::{CapturedSource, Copier, DrawInput, READ_BYTES};
use crate::script::counters::{CounterArrays, CounterHome};
use crate::script::draw::{DrawCall, DrawForm, IndexBuffer};
use crate::script::hazards::{self, HazardTracker};
use crate::script::passes::{Activity, Contents, Open, Placer, Step};
use crate::script::program_use::ProgramUse;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

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
    program: usize,
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
    bound: BTreeMap<u64, bool>,
    /// Counters that hold a known value.
    set: BTreeSet<usize>,
}

impl<'a> Checker<'a> {
    pub(super) fn new(script: &'a Script, programs: &'a [ProgramUse]) -> Checker<'a> {
        Checker {
            script,
            programs,
            placer: Placer::new(script),
            hazards: HazardTracker::new(script),
            program: 0,
            consumed: false,
            capturing: false,
            host_copied: false,
            linked: false,
            event: None,
            bound: BTreeMap::new(),
            set: (0..script.counters.len())
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
            Command::Bind { ranges, .. } => {
                self.paused(Action::Bind)?;
                if self.script.by_address.contains(&number) {
                    let unsized_range = |r: &&BoundRange| !matches!(r.size, RangeSize::Bytes(_));
                    if ranges.iter().any(|range| unsized_range(&range)) {
                        return Err(Illegal::AddressWithoutSize);
                    }
                }
                self.ranges(ranges)
            }
            Command::Begin {
                first_counter,
                counters,
            } => {
                self.paused(Action::Begin)?;
                if self.script.views() > 1 {
                    return Err(Illegal::CaptureOfViews);
                }
                self.counters_exist(counters)?;
                for counter in counters.iter().flatten() {
                    self.counter_is_set("begin", *counter)?;
                }
                self.arrays(number, counters)?;
                let first = u64::from(*first_counter);
                self.bound_to(number, first..first + counters.len() as u64)
            }
            Command::End {
                first_counter,
                counters,
            } => {
                if !self.capturing {
                    return Err(Illegal::EndInactive);
                }
                self.counters_exist(counters)?;
                self.arrays(number, counters)?;
                let reached = (u64::from(*first_counter)..).take(counters.len()).last();
                let last = self.bound.last_key_value().map(|(binding, _)| *binding);
                match reached {
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
                exists(Resource::Program, *program, self.programs.len())
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
                    Activity::Ended => Ok(()),
                    Activity::Idle | Activity::Outside | Activity::Inside(_) => {
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
                let outside = |activity: &Activity| *activity == Activity::Outside;
                if let Some(query) = self.placer.queries.iter().position(outside) {
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
        if let Some((first, ranges)) = effects.binds {
            let by_address = self.script.by_address.contains(&number);
            let bindings = (u64::from(first.0)..).take(ranges.len());
            self.bound
                .extend(bindings.map(|binding| (binding, by_address)));
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
            let named = (u64::from(end.first)..).zip(end.counters);
            let written = named.filter(|(binding, _)| self.bound.contains_key(binding));
            self.set.extend(written.filter_map(|(_, counter)| *counter));
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

    /// The rules of the end of a pass, for every pass that ended since `placed`.
    fn passes_end(&self, placed: usize) -> Result {
        let mut pass = self.placer.passes;
        for step in self.placer.steps[placed..].iter().rev() {
            match step {
                Step::OpenPass(_) => pass -= 1,
                Step::ClosePass => {
                    self.paused(Action::EndPass)?;
                    self.inactive_inside(pass)?;
                }
                Step::NextSubpass(_)
                | Step::CommandBuffer { .. }
                | Step::SubmitAgain
                | Step::BeginSecondary { .. }
                | Step::EndSecondary
                | Step::Command(..) => {}
            }
        }
        Ok(())
    }

    fn finish(mut self, level: Level) -> Result {
        if self.linked {
            return Err(Illegal::NoNextSubpass);
        }
        self.primary(Action::EndScript)?;
        self.paused(Action::EndScript)?;
        let placed = self.placer.steps.len();
        self.placer.close();
        self.passes_end(placed)?;
        self.unconditional(Action::EndScript)?;
        if let Some((query, _)) = self.placer.active_queries().next() {
            let action = Action::EndScript;
            return Err(Illegal::WhileQuery { action, query });
        }
        let ended = |activity: &Activity| *activity == Activity::Ended;
        match self.placer.queries.iter().position(|a| !ended(a)) {
            Some(query) if level == Level::Complete => Err(Illegal::QueryUnused { query }),
            Some(_) | None => Ok(()),
        }
    }

    fn paused(&self, action: Action) -> Result {
        if self.capturing {
            Err(Illegal::WhileActive(action))
        } else {
            Ok(())
        }
    }

    fn primary(&self, action: Action) -> Result {
        if self.placer.secondary {
            Err(Illegal::InSecondary(action))
        } else {
            Ok(())
        }
    }

    /// What restricts draws that the device generates.
    fn generated(&self, number: usize, draw: &Draw) -> Result {
        if !draw.form.is_generated() {
            return Ok(());
        }
        if self.placer.secondary {
            return Err(Illegal::GeneratedInSecondary);
        }
        if self.script.views() > 1 {
            return Err(Illegal::GeneratedInViews);
        }
        if self.script.submits_again() {
            return Err(Illegal::GeneratedAgain);
        }
        let before = self.script.commands[..number].iter().rev();
        let mut inputs = before.map_while(|command| {
            let Command::Consume(consume) = command else {
                return None;
            };
            Some(consume.by)
        });
        let is_read = |by| matches!(by, DrawInput::Indirect { .. } | DrawInput::Count);
        if inputs.any(is_read) {
            return Err(Illegal::GeneratedFromCapture);
        }
        Ok(())
    }

    fn unconditional(&self, action: Action) -> Result {
        if self.placer.condition.is_active() {
            Err(Illegal::WhileConditional(action))
        } else {
            Ok(())
        }
    }

    /// Nothing may be active that began inside this pass.
    fn inactive_inside(&self, pass: usize) -> Result {
        let inside = Activity::Inside(pass);
        if self.placer.condition == inside {
            return Err(Illegal::ConditionOutlivesPass);
        }
        match self.placer.queries.iter().position(|a| *a == inside) {
            Some(query) => Err(Illegal::QueryOutlivesPass { query }),
            None => Ok(()),
        }
    }

    fn ranges(&self, ranges: &[BoundRange]) -> Result {
        let null = ranges.iter().filter(|r| r.size == RangeSize::NullSizes);
        let null = null.count();
        if null > 0 && null < ranges.len() {
            return Err(Illegal::SomeSizes);
        }
        ranges.iter().try_for_each(|range| self.range(range))
    }

    fn range(&self, range: &BoundRange) -> Result {
        let offset = range.offset;
        let size = self.buffer(range.buffer)?;
        if !offset.is_multiple_of(4) {
            return Err(Illegal::RangeOffset { offset });
        }
        let bytes = range.size.resolve(offset, size);
        let end = match offset.checked_add(bytes) {
            Some(end) if offset < size && end <= size => end,
            Some(_) | None => {
                return Err(Illegal::RangeOutside {
                    bytes,
                    offset,
                    size,
                });
            }
        };
        match self.counter_in(range.buffer, offset..end) {
            Some(counter) => Err(Illegal::RangeOverCounter { counter }),
            None => Ok(()),
        }
    }

    /// A counter in these bytes of a capture buffer.
    fn counter_in(&self, buffer: usize, bytes: Range<u64>) -> Option<usize> {
        let mut places = self.script.counter_use.places.iter();
        let covered = places.find(|(_, place)| {
            place.home == CounterHome::Capture(buffer)
                && place.offset + 4 > bytes.start
                && place.offset < bytes.end
        });
        covered.map(|(&counter, _)| counter)
    }

    /// Size of a capture buffer in bytes.
    fn buffer(&self, index: usize) -> Result<u64> {
        exists(Resource::Buffer, index, self.script.buffers.len())?;
        Ok(self.script.buffers[index])
    }

    fn counters_exist(&self, counters: &[Option<usize>]) -> Result {
        let count = self.script.counters.len();
        let mut named = counters.iter().flatten();
        named.try_for_each(|counter| exists(Resource::Counter, *counter, count))
    }

    fn counter_is_set(&self, by: &'static str, counter: usize) -> Result {
        self.counters_exist(&[Some(counter)])?;
        if self.set.contains(&counter) {
            Ok(())
        } else {
            Err(Illegal::CounterNotSet { by, counter })
        }
    }

    /// An omitted array must have been without effect.
    fn arrays(&self, number: usize, counters: &[Option<usize>]) -> Result {
        let mut named = counters.iter().flatten().copied();
        let offset = |counter: usize| self.script.counter_offset(counter);
        match self.script.counter_arrays(number) {
            CounterArrays::Both => Ok(()),
            CounterArrays::NoOffsets if self.script.by_address.contains(&number) => {
                Err(Illegal::AddressWithoutOffsets)
            }
            CounterArrays::NoOffsets => match named.find(|counter| offset(*counter) != 0) {
                Some(counter) => Err(Illegal::OffsetsOmitted {
                    counter,
                    offset: offset(counter),
                }),
                None => Ok(()),
            },
            CounterArrays::Neither => match named.next() {
                Some(counter) => Err(Illegal::CountersOmitted { counter }),
                None => Ok(()),
            },
        }
    }

    /// The letter of VUID 09630: as many bindings are bound as the counters reach, and
    /// their own are among them. It counts only the bindings of the bind command that
    /// belongs to the begin command, by buffers or by addresses. Checked here because the
    /// validation layer reports bindings that are bound (`device::validation::ALLOWED`).
    fn bound_to(&self, number: usize, mut bindings: Range<u64>) -> Result {
        let Some(last) = bindings.end.checked_sub(1).filter(|_| !bindings.is_empty()) else {
            return Ok(());
        };
        let by_address = self.script.by_address.contains(&number);
        let counts = |by: &&bool| **by == by_address;
        if let Some(binding) = bindings.find(|binding| !self.bound.contains_key(binding)) {
            return Err(Illegal::CounterUnbound { binding });
        }
        if last >= self.bound.len() as u64 {
            return Err(Illegal::CounterUnbound { binding: last });
        }
        if last >= self.bound.values().filter(counts).count() as u64 {
            return Err(Illegal::CounterOtherwiseBound { binding: last });
        }
        Ok(())
    }

    /// Captured data that is read or copied must be inside its buffer, and a
    /// counter that is read must be set.
    fn source(&self, by: &'static str, from: CapturedSource, bytes: u64) -> Result {
        match from {
            CapturedSource::Counter(counter) => self.counter_is_set(by, counter),
            CapturedSource::Captured(place) => {
                let size = self.buffer(place.buffer)?;
                if !place.offset.is_multiple_of(4) {
                    return Err(Illegal::SourceOffset { place });
                }
                match place.offset.checked_add(bytes) {
                    Some(end) if end <= size => Ok(()),
                    Some(_) | None => Err(Illegal::SourceOutside { bytes, place, size }),
                }
            }
        }
    }

    /// A draw is given captured data if, and only if, its program reads any.
    fn consumed(&mut self) -> Result {
        let reads = self.programs[self.program].reads.is_some();
        match (std::mem::take(&mut self.consumed), reads) {
            (false, true) => Err(Illegal::NothingConsumed),
            (true, false) => Err(Illegal::NeverRead),
            (true, true) | (false, false) => Ok(()),
        }
    }

    fn barrier(&self, barrier: Barrier) -> Result {
        if barrier.by.stays_inside() && !barrier.order.fits_a_pass() {
            return Err(Illegal::BarrierStages);
        }
        let host = matches!(barrier.order, Dependency::Host | Dependency::CounterHost);
        if host && barrier.by == SyncMethod::Event2 {
            return Err(Illegal::HostEvent);
        }
        let legal = match (barrier.by, self.placer.open) {
            (SyncMethod::Inside, Some(open)) => !open.pending && open.contents == Contents::Inline,
            (SyncMethod::Subpass, Some(_)) => true,
            (SyncMethod::Inside | SyncMethod::Subpass, None) => false,
            (
                SyncMethod::Core
                | SyncMethod::Buffers
                | SyncMethod::Sync2
                | SyncMethod::Event
                | SyncMethod::Event2,
                _,
            ) => true,
        };
        if legal {
            Ok(())
        } else {
            Err(Illegal::BarrierOutsidePass)
        }
    }

    fn query(&self, query: usize) -> Result<Activity> {
        exists(Resource::Query, query, self.placer.queries.len())?;
        Ok(self.placer.queries[query])
    }

    /// No two queries of one type and index may be active, and a plain begin
    /// excludes every other query of its type.
    fn begin_query(&self, query: usize) -> Result {
        if self.query(query)? != Activity::Idle {
            return Err(Illegal::QueryTwice { query });
        }
        // A pass of secondary command buffers ends before the query begins.
        let inside = |open: Open| self.placer.secondary || open.contents == Contents::Inline;
        if self.script.views() > 1 && !self.placer.open.is_some_and(inside) {
            return Err(Illegal::QueryOfViews { query });
        }
        let begun = self.script.queries[query];
        let plain = self.script.query_read.begin.is_plain(begun.stream, true);
        let conflicts = |other: &QueryDeclaration| {
            let statistics = begun.kind.is_statistics() && other.kind.is_statistics();
            statistics || (begun.kind == other.kind && (plain || begun.stream == other.stream))
        };
        let mut active = self.placer.active_queries();
        match active.find(|(_, other)| conflicts(other)) {
            Some((other, _)) => Err(Illegal::QueryConflict { query, other }),
            None => Ok(()),
        }
    }
}

/// Validates a draw command by itself.
///
/// # Errors
/// The first rule that it breaks.
pub fn validate_draw(draw: &Draw, buffers: &[IndexBuffer]) -> Result {
    let calls = &draw.calls;
    let instances = |call: &DrawCall| (call.instances, call.first_instance);
    match draw.form {
        DrawForm::Direct if calls.len() != 1 => {
            return Err(Illegal::DirectDraws { calls: calls.len() });
        }
        DrawForm::Multi if calls.iter().any(|c| instances(c) != instances(&calls[0])) => {
            return Err(Illegal::MultiInstances);
        }
        DrawForm::Generated { max: 0, .. } => return Err(Illegal::NoSequences),
        DrawForm::Direct
        | DrawForm::Multi
        | DrawForm::Indirect
        | DrawForm::IndirectCount { .. }
        | DrawForm::Generated { .. }
        | DrawForm::GeneratedCount { .. } => {}
    }
    let Some(index) = draw.indices else {
        return match calls.iter().find(|call| call.vertex_offset != 0) {
            Some(call) => Err(Illegal::OffsetOfNoIndex(call.vertex_offset)),
            None => Ok(()),
        };
    };
    exists(Resource::IndexBuffer, index, buffers.len())?;
    let length = buffers[index].values.len() as u64;
    let end = |call: &DrawCall| u64::from(call.first_vertex) + u64::from(call.vertices);
    match calls.iter().map(end).find(|end| *end > length) {
        Some(end) => Err(Illegal::IndexOutside { end, length }),
        None => Ok(()),
    }
}

fn exists(what: Resource, index: usize, count: usize) -> Result {
    if index < count {
        Ok(())
    } else {
        Err(Illegal::NoSuch { what, index, count })
    }
}
