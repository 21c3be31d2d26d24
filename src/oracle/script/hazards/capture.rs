//! The bytes that captures write.
//!
//! A capture begins at the value of its counter, or at the start of its range, and writes
//! complete vertex records in order. The bytes are known as far as the script determines
//! that value ([`Interval`]) and the vertices of the draws
//! ([`CapturedVertices`](crate::script::program_use::CapturedVertices)). The vertices that
//! other stages make are not known; such a capture may write up to the end of its range.
//! So may one that has not ended yet, in a script that is still being written. Bytes
//! between the captured components of a record count as written.

use super::Hazard;
use super::access::{Access, Use, read_bytes, required_by};
use super::state::{
    AccessIn, ActiveCapture, CaptureRange, HazardTracker, Interval, Pending, Result, shares,
};
use crate::script::commands::effects::{Drawn, ReadBy};
use crate::script::commands::{BoundRange, Command, CounterCall};
use crate::script::condition::Condition;
use crate::script::consume::{CapturedSource, Consume, DrawInput};
use crate::script::placement::Place;
use crate::units::{Binding, CounterIndex};
use std::collections::BTreeMap;

/// The vertices that the draws of a capture make.
#[derive(Clone, Copy)]
struct VertexCount {
    most: u64,
    /// Whether all of them are captured, if they fit.
    is_exact: bool,
}

impl HazardTracker<'_> {
    pub(super) fn begin(&mut self, number: usize, call: &CounterCall) -> Result {
        let begun: BTreeMap<Binding, CounterIndex> = call.named().collect();
        for counter in begun.values() {
            self.resume(*counter)?;
        }
        let program = &self.programs[self.state.program];
        let bound = self.state.bound.iter();
        let bound = bound.map(|(binding, bound)| (*binding, bound.range));
        let bound = bound.filter(|(binding, _)| program.captures.contains(binding));
        let bound: Vec<(Binding, BoundRange)> = bound.collect();
        let ranges = self.capture_ranges(&bound, &begun, number);
        for (number, range) in ranges.iter().enumerate() {
            let (binding, whole) = &bound[number];
            self.overwrite(whole, range, begun.get(binding))?;
            let mut others = bound[..number].iter();
            let other = others.find(|(_, other)| self.overlap(other, whole));
            if let (Some((other, _)), false) = (other, self.script.overlaps) {
                return Err(Hazard::Overlap {
                    one: *other,
                    other: *binding,
                });
            }
        }
        self.active = Some(ActiveCapture {
            begun: begun.into_values().collect(),
            drawn: Vec::new(),
            ranges,
        });
        Ok(())
    }

    pub(super) fn end(&mut self, call: &CounterCall) -> Result {
        let active = self.active.take();
        let ActiveCapture {
            begun,
            drawn,
            ranges,
        } = active.expect("the checker refuses an end while no capture is active");
        for (_, counter) in call.named() {
            if drawn.contains(&counter) {
                return Err(Hazard::StoresWhatItDraws { counter });
            }
            let user = "end writes";
            self.counter_separated(user, Access::CounterStored(counter), Use::END)?;
            self.counter_separated(user, Access::CounterSet(counter), Use::END_OVER_SET)?;
            self.counter_separated(user, Access::CounterBegun(counter), Use::END)?;
            self.counter_separated(user, Access::CounterDrawn(counter), Use::END)?;
        }
        // The end itself follows its begin.
        for counter in begun {
            self.counter_access(Access::CounterBegun(counter));
        }
        for (binding, counter) in call.named() {
            self.counter_written(counter, Access::CounterStored(counter));
            // The end writes no counter of a binding without a buffer.
            let Some(bound) = self.state.bound.get(&binding) else {
                continue;
            };
            let place = start(&bound.range);
            self.stored.insert(counter, (place, self.state.captures));
            let captured = ranges.iter().find(|range| range.binding == binding);
            let value = captured.map_or(Interval::UNKNOWN, |range| range.end);
            self.values.insert(counter, value);
        }
        for range in ranges.iter().filter(|range| !range.written.is_empty()) {
            self.access(Access::Captured(range.buffer), &range.written);
        }
        Ok(())
    }

    /// Returns the bytes that the capture that begins here writes, in each of its ranges.
    fn capture_ranges(
        &self,
        bound: &[(Binding, BoundRange)],
        begun: &BTreeMap<Binding, CounterIndex>,
        number: usize,
    ) -> Vec<CaptureRange> {
        let program = &self.programs[self.state.program];
        let count = self.vertex_count(number);
        let strides = program.vertices.as_ref();
        let ranges = bound.iter().map(|(binding, range)| {
            let begin = begun.get(binding).map_or(Interval::exactly(0), |counter| {
                let value = self.values.get(counter);
                *value.expect("the checker refuses a begin at a counter without a value")
            });
            let stride = strides.and_then(|vertices| vertices.stride(*binding));
            let captured = count.zip(stride);
            let captured = captured.map(|(count, stride)| count.most.saturating_mul(stride));
            (*binding, range, begin, captured)
        });
        let ranges: Vec<_> = ranges.collect();
        let size = |range: &BoundRange| self.size(range);
        // A primitive is captured if it fits into all ranges.
        let is_exact = count.is_some_and(|count| count.is_exact)
            && bound.len() == program.captures.len()
            && ranges.iter().all(|(_, range, begin, captured)| {
                captured.is_some_and(|bytes| begin.most.saturating_add(bytes) <= size(range))
            });
        let ranges = ranges.into_iter().map(|(binding, range, begin, captured)| {
            let reached = captured.map_or(u64::MAX, |bytes| begin.most.saturating_add(bytes));
            let end = reached.min(size(range)).max(begin.most);
            let least = match captured {
                Some(bytes) if is_exact => begin.least + bytes,
                Some(_) | None => begin.least,
            };
            let first = match captured {
                Some(0) => end,
                Some(_) | None => begin.least,
            };
            let at = |offset: u64| range.offset + offset.min(size(range));
            CaptureRange {
                binding,
                buffer: range.buffer,
                written: at(first)..at(end),
                end: Interval { least, most: end },
            }
        });
        ranges.collect()
    }

    /// Returns the vertices of the capture that begins here; `None` if they are not known.
    fn vertex_count(&self, begin: usize) -> Option<VertexCount> {
        let program = &self.programs[self.state.program];
        let vertices = program.vertices.as_ref()?;
        let mut condition = self.state.condition;
        let mut count = VertexCount {
            most: 0,
            is_exact: true,
        };
        for effects in self.script.commands[begin + 1..]
            .iter()
            .map(Command::effects)
        {
            if effects.ends_capture.is_some() {
                return Some(count);
            }
            condition = effects.condition.unwrap_or(condition);
            let takes_place = condition.is_none_or(Condition::holds);
            if let Some(drawn) = effects.draws.filter(|_| takes_place) {
                count.most = count.most.saturating_add(vertices.most(drawn));
                count.is_exact &= !vertices.may_restart(drawn);
            }
        }
        None
    }

    /// A capture begins in a range. It continues after the bytes that were captured before
    /// if it begins at a counter that an end stored for the start of this range; later
    /// captures and other values of the counter mean that it may write over them.
    fn overwrite(
        &self,
        bound: &BoundRange,
        range: &CaptureRange,
        counter: Option<&CounterIndex>,
    ) -> Result {
        let stored = counter.and_then(|counter| self.stored.get(counter));
        let continued = stored.filter(|(from, _)| *from == start(bound));
        let of_buffer = [Access::Captured, Access::Drawn].map(|access| access(range.buffer));
        let lacks = |pending: &&Pending| {
            pending.later == Use::CAPTURE
                && pending.place != AccessIn::Ordered
                && of_buffer.contains(&pending.access)
                && shares(&pending.bytes, &range.written)
                && continued.is_none_or(|(_, captures)| pending.captures > *captures)
        };
        let binding = range.binding;
        match self
            .pending
            .iter()
            .find(lacks)
            .map(|pending| pending.access)
        {
            None => Ok(()),
            Some(Access::Drawn(_)) => Err(Hazard::OverwriteRead { binding }),
            Some(_captured) => Err(Hazard::Overwrite { binding }),
        }
    }

    /// A draw reads its inputs.
    pub(super) fn drawn(&mut self, drawn: Drawn<'_>, inputs: &[&Consume]) -> Result {
        let counted = match drawn {
            Drawn::ByteCount(draw) => Some(draw.counter),
            Drawn::Vertices(_) => None,
        };
        let parameters = inputs.iter().filter_map(|input| match input.from {
            CapturedSource::Counter(counter) => Some(counter),
            CapturedSource::Captured(_) => None,
        });
        for counter in parameters.chain(counted) {
            self.counter_access(Access::CounterDrawn(counter));
            if let Some(active) = &mut self.active {
                active.drawn.push(counter);
            }
        }
        for input in inputs {
            let CapturedSource::Captured(place) = input.from else {
                continue;
            };
            let (by, buffer) = (input.by, place.buffer);
            let bytes = read_bytes((by, place.offset), drawn, &self.script.indices);
            let user = "draw reads";
            let read = Use::read(required_by(ReadBy::Draw(by)));
            self.separated(user, (Access::Captured(buffer), &bytes), read)?;
            for counter in self.counters_in(buffer, &bytes) {
                match by {
                    DrawInput::Indirect { .. } | DrawInput::Count => {
                        self.reads_counter(ReadBy::Draw(by), counter)?;
                    }
                    DrawInput::Data(_) | DrawInput::Index => {
                        self.counter_unwritten(user, counter)?
                    }
                }
                self.counter_access(Access::CounterDrawn(counter));
            }
            self.not_copied(user, buffer, &bytes)?;
            let active = self.active.iter().flat_map(|active| &active.ranges);
            let mut written = active.filter(|range| range.buffer == buffer);
            if written.any(|range| shares(&range.written, &bytes)) {
                return Err(Hazard::ReadsOwnCapture { buffer });
            }
            self.access(Access::Drawn(buffer), &bytes);
        }
        Ok(())
    }

    /// Returns the size in bytes of a bound range.
    fn size(&self, range: &BoundRange) -> u64 {
        range
            .size
            .resolve(range.offset, self.script.buffers[range.buffer])
    }

    /// Returns whether two bound ranges share a byte.
    fn overlap(&self, a: &BoundRange, b: &BoundRange) -> bool {
        let bytes = |range: &BoundRange| range.offset..range.offset + self.size(range);
        a.buffer == b.buffer && shares(&bytes(a), &bytes(b))
    }
}

/// Returns the start of a bound range.
fn start(range: &BoundRange) -> Place {
    Place {
        buffer: range.buffer,
        offset: range.offset,
    }
}
