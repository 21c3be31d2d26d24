//! Buffers, ranges and counters that commands name.

use super::{Checker, Result, exists};
use crate::script::commands::{BoundRange, CounterCall, RangeSize};
use crate::script::consume::{CapturedSource, DrawInput};
use crate::script::counters::{CounterArrays, CounterHome};
use crate::script::timeline::Bound;
use crate::script::validate::rules::{Illegal, Resource};
use crate::units::{Binding, CounterIndex};
use std::ops::Range;

impl Checker<'_> {
    pub(super) fn ranges(&self, ranges: &[BoundRange]) -> Result {
        let null = ranges.iter().filter(|r| r.size == RangeSize::NullSizes);
        let null = null.count();
        if null > 0 && null < ranges.len() {
            return Err(Illegal::SomeSizes);
        }
        ranges.iter().try_for_each(|range| self.range(range))
    }

    pub(super) fn range(&self, range: &BoundRange) -> Result {
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
    pub(super) fn counter_in(&self, buffer: usize, bytes: Range<u64>) -> Option<CounterIndex> {
        let mut places = self.script.counter_places.iter();
        let covered = places.find(|(_, place)| {
            place.home == CounterHome::Capture(buffer)
                && place.offset + 4 > bytes.start
                && place.offset < bytes.end
        });
        covered.map(|(&counter, _)| counter)
    }

    /// Size of a capture buffer in bytes.
    pub(super) fn buffer(&self, index: usize) -> Result<u64> {
        exists(Resource::Buffer, index, self.script.buffers.len())?;
        Ok(self.script.buffers[index])
    }

    pub(super) fn counters_exist(&self, counters: &[Option<CounterIndex>]) -> Result {
        let count = self.script.counters.len();
        let mut named = counters.iter().flatten();
        named.try_for_each(|counter| exists(Resource::Counter, counter.position(), count))
    }

    pub(super) fn counter_is_set(&self, by: &'static str, counter: CounterIndex) -> Result {
        self.counters_exist(&[Some(counter)])?;
        if self.state.counters.contains_key(&counter) {
            Ok(())
        } else {
            Err(Illegal::CounterNotSet { by, counter })
        }
    }

    /// An omitted array must have been without effect.
    pub(super) fn arrays(&self, call: &CounterCall) -> Result {
        let mut named = call.counters.iter().flatten().copied();
        let offset = |counter: CounterIndex| self.script.counter_offset(counter);
        match call.arrays {
            CounterArrays::Both => Ok(()),
            CounterArrays::NoOffsets if call.by_address => Err(Illegal::AddressWithoutOffsets),
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
    pub(super) fn bound_to(&self, call: &CounterCall) -> Result {
        let Some(last) = call.bindings().last() else {
            return Ok(());
        };
        let bound = &self.state.bound;
        let counts = |bound: &&Bound| bound.by_address == call.by_address;
        let is_unbound = |binding: &Binding| !bound.contains_key(binding);
        if let Some(binding) = call.bindings().find(is_unbound) {
            return Err(Illegal::CounterUnbound { binding });
        }
        if last.0 as usize >= bound.len() {
            return Err(Illegal::CounterUnbound { binding: last });
        }
        if last.0 as usize >= bound.values().filter(counts).count() {
            return Err(Illegal::CounterOtherwiseBound { binding: last });
        }
        Ok(())
    }

    /// Captured data that is read or copied must be inside its buffer, and a
    /// counter that is read must be set.
    pub(super) fn source(&self, by: &'static str, from: CapturedSource, bytes: u64) -> Result {
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

    /// Whether captured data is an input of the next draw's program.
    pub(super) fn reads_data(&self) -> bool {
        let mut inputs = self.state.inputs.iter();
        inputs.any(|input| matches!(input.by, DrawInput::Data(_)))
    }

    /// A draw is given captured data if, and only if, its program reads any.
    pub(super) fn consumed(&self, reads_data: bool) -> Result {
        let reads = self.programs[self.state.program].reads.is_some();
        match (reads_data, reads) {
            (false, true) => Err(Illegal::NothingConsumed),
            (true, false) => Err(Illegal::NeverRead),
            (true, true) | (false, false) => Ok(()),
        }
    }
}
