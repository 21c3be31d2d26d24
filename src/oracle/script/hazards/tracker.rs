//! Follows the commands of a script in the order in which they are executed.

use super::Hazard;
use super::access::{Access, Use, required_by};
use super::state::{HazardTracker, Interval, Result, shares};
use crate::script::barrier::Dependency;
use crate::script::commands::effects::ReadBy;
use crate::script::commands::{Boundary, Command};
use crate::script::consume::{BufferCopy, CapturedSource, Copier};
use crate::script::counters::WriteCounter;
use crate::script::placement::Place;
use crate::units::CounterIndex;
use std::ops::Range;

impl<'a> HazardTracker<'a> {
    /// Follows a command.
    ///
    /// # Errors
    /// The hazard of the command.
    pub fn follow(&mut self, number: usize, command: &'a Command) -> Result {
        if command == &Command::Next(Boundary::Submission) {
            self.submission.clear();
        } else {
            self.submission.push((number, command));
        }
        self.execute(number, command)
    }

    /// Follows the commands of the current submission, which ends here, a second time.
    ///
    /// # Errors
    /// The first hazard, and the number of its command.
    pub fn execute_again(&mut self) -> std::result::Result<(), (usize, Hazard)> {
        let submission = std::mem::take(&mut self.submission);
        submission.into_iter().try_for_each(|(number, command)| {
            let executed = self.execute(number, command);
            executed.map_err(|hazard| (number, hazard))
        })
    }

    fn execute(&mut self, number: usize, command: &'a Command) -> Result {
        let inputs = self.state.inputs.clone();
        self.state.apply(number, command);
        if self.state.ended_pass() {
            self.pass_ended();
        }
        let effects = command.effects();
        if let Some((by, CapturedSource::Counter(counter))) = effects.reads {
            self.reads_counter(by, counter)?;
        }
        if let Some(drawn) = effects.draws {
            self.drawn(drawn, &inputs)?;
        }
        if let Some(call) = effects.begins_capture {
            return self.begin(number, call);
        }
        if let Some(call) = effects.ends_capture {
            return self.end(call);
        }
        match command {
            Command::WriteCounter(WriteCounter {
                counter,
                value,
                by: _,
            }) => {
                self.counter_separated("step writes", Access::CounterStored(*counter), Use::SET)?;
                self.counter_separated("step writes", Access::CounterBegun(*counter), Use::SET)?;
                self.counter_separated("step writes", Access::CounterDrawn(*counter), Use::SET)?;
                let value = Interval::exactly(u64::from(*value));
                self.values.insert(*counter, value);
                self.stored.remove(counter);
                self.counter_written(*counter, Access::CounterSet(*counter));
                Ok(())
            }
            Command::Copy(copy) => self.copy(copy),
            Command::Barrier(barrier) => {
                self.barrier(barrier.order, barrier.by);
                Ok(())
            }
            Command::Next(Boundary::Subpass) => self.next_subpass(),
            Command::Bind(_)
            | Command::Begin(_)
            | Command::End(_)
            | Command::BeginConditional(_)
            | Command::EndConditional
            | Command::DrawByteCount(_)
            | Command::Consume(_)
            | Command::Next(Boundary::CommandBuffer | Boundary::Submission | Boundary::Resubmit)
            | Command::BeginSecondary
            | Command::EndSecondary
            | Command::Draw(_)
            | Command::Use(_)
            | Command::Set(_)
            | Command::BeginQuery(_)
            | Command::EndQuery(_)
            | Command::ResetQuery(_)
            | Command::Neutral(_) => Ok(()),
        }
    }

    /// A copy. The dependencies of a counter that it reads are followed already.
    fn copy(&mut self, copy: &BufferCopy) -> Result {
        let bytes = |place: Place| place.offset..place.offset.saturating_add(copy.bytes);
        if let CapturedSource::Captured(from) = copy.from {
            let user = "copy reads";
            let read = Use::read(required_by(ReadBy::Copy(copy.by)));
            let captured = Access::Captured(from.buffer);
            self.separated(user, (captured, &bytes(from)), read)?;
            for counter in self.counters_in(from.buffer, &bytes(from)) {
                self.reads_counter(ReadBy::Copy(copy.by), counter)?;
            }
            // The device orders copies of the queue itself.
            if copy.by == Copier::Host {
                self.not_copied(user, from.buffer, &bytes(from))?;
            }
        }
        let (buffer, written) = (copy.to.buffer, bytes(copy.to));
        let user = "copy writes";
        let captured = (Access::Captured(buffer), &written);
        match copy.by {
            Copier::Queue => {
                self.separated(user, captured, Use::COPY_INTO)?;
                self.separated(user, (Access::Drawn(buffer), &written), Use::COPY_INTO)?;
                self.copied.push((buffer, written));
            }
            // The host waits for everything before, so that it may write what was read.
            Copier::Host => self.separated(user, captured, Use::HOST_COPY_INTO)?,
        }
        Ok(())
    }

    /// A capture begins at the value of a counter.
    pub(super) fn resume(&self, counter: CounterIndex) -> Result {
        let begin = "begin reads";
        self.counter_separated(begin, Access::CounterStored(counter), Use::BEGIN)?;
        self.counter_separated(begin, Access::CounterSet(counter), Use::BEGIN_AT_SET)?;
        match self.values.get(&counter).and_then(|value| value.known()) {
            Some(value) if !value.is_multiple_of(4) => {
                let value = u32::try_from(value).expect("a capture ends at multiples of 4");
                Err(Hazard::CounterValue { counter, value })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Bytes that are read, other than by a copy of the queue, must not be those of a copy.
    pub(super) fn not_copied(
        &self,
        user: &'static str,
        buffer: usize,
        bytes: &Range<u64>,
    ) -> Result {
        let mut copied = self.copied.iter();
        if copied.any(|(other, copied)| *other == buffer && shares(copied, bytes)) {
            let earlier = Access::Copied(buffer);
            return Err(Hazard::NoBarrier { user, earlier });
        }
        Ok(())
    }

    /// A command reads a counter, by its number or as bytes of a capture buffer.
    pub(super) fn reads_counter(&self, by: ReadBy, counter: CounterIndex) -> Result {
        let (user, after_end, after_set) = match by {
            ReadBy::Draw(_) | ReadBy::ByteCountDraw => (
                "draw reads",
                Dependency::CounterDraws,
                Some(Dependency::WrittenDraws),
            ),
            ReadBy::Copy(Copier::Queue) => ("copy reads", Dependency::CounterCopy, None),
            ReadBy::Copy(Copier::Host) => (
                "copy reads",
                Dependency::CounterHost,
                Some(Dependency::CounterHost),
            ),
        };
        let stored = Access::CounterStored(counter);
        self.counter_separated(user, stored, Use::read(after_end))?;
        after_set.map_or(Ok(()), |dependency| {
            let set = Access::CounterSet(counter);
            self.counter_separated(user, set, Use::read(dependency))
        })
    }
}
