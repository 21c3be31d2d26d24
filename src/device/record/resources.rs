//! The places that the commands of a script name: ranges, counters and what is copied.

use super::Resources;
use crate::address_commands::RangeInfo;
use crate::logical::Logical;
use crate::memory::GuardedBuffer;
use crate::script::ExecuteError;
use crate::script::commands::{BoundRange, CounterCall, RangeSize};
use crate::script::consume::CapturedSource;
use crate::script::counters::CounterArrays;
use crate::units::CounterIndex;
use crate::xfb_ext::{BufferRange, Counter};
use ash::vk;

impl Resources<'_> {
    /// Returns the buffers through which commands use the memory of captures and counters.
    pub(super) fn memory(&self) -> Vec<vk::Buffer> {
        self.guarded().flat_map(GuardedBuffer::used).collect()
    }

    pub(super) fn range(&self, number: usize, range: &BoundRange) -> BufferRange {
        let (buffer, offset) = self.buffers[range.buffer].place(number, range.offset);
        BufferRange {
            buffer,
            offset,
            size: match range.size {
                RangeSize::Bytes(bytes) => bytes,
                RangeSize::WholeSize | RangeSize::NullSizes => vk::WHOLE_SIZE,
            },
        }
    }

    /// Returns the buffer and offset that command `number` reads or copies.
    pub(super) fn source(&self, number: usize, source: CapturedSource) -> (vk::Buffer, u64) {
        match source {
            CapturedSource::Counter(index) => {
                let counter = self.counter(number, index);
                (counter.buffer, counter.offset)
            }
            CapturedSource::Captured(place) => {
                self.buffers[place.buffer].place(number, place.offset)
            }
        }
    }

    /// Returns counter `index` as command `number` names it.
    pub(super) fn counter(&self, number: usize, index: CounterIndex) -> Counter {
        self.counters.counter(number, index, self.buffers)
    }

    pub(super) fn counters(&self, number: usize, call: &CounterCall) -> Vec<Counter> {
        // Without pCounterBufferOffsets, a counter is at byte 0 of its VkBuffer; the first alias is
        // not shifted.
        let number = match call.arrays {
            CounterArrays::NoOffsets => 0,
            CounterArrays::Both | CounterArrays::Neither => number,
        };
        let counter = |index: &Option<CounterIndex>| {
            index.map_or_else(Counter::null, |index| self.counter(number, index))
        };
        call.counters.iter().map(counter).collect()
    }

    /// Returns the ranges of a bind by address.
    pub(super) fn addresses(
        &self,
        device: &Logical,
        number: usize,
        ranges: &[BoundRange],
    ) -> Result<Vec<RangeInfo>, ExecuteError> {
        let range = |range: &BoundRange| {
            let size = range
                .size
                .resolve(range.offset, self.script.buffers[range.buffer]);
            self.buffers[range.buffer].address(device, number, range.offset, size)
        };
        ranges.iter().map(range).collect()
    }

    /// Returns counter `index` as command `number` names it by its address.
    pub(super) fn counter_address(
        &self,
        number: usize,
        index: CounterIndex,
    ) -> Result<RangeInfo, ExecuteError> {
        self.counters.address(number, index, self.buffers)
    }

    pub(super) fn counter_addresses(
        &self,
        number: usize,
        counters: &[Option<CounterIndex>],
    ) -> Result<Vec<RangeInfo>, ExecuteError> {
        let address = |counter: &Option<CounterIndex>| match counter {
            Some(index) => self.counter_address(number, *index),
            None => Ok(RangeInfo::default()),
        };
        counters.iter().map(address).collect()
    }

    /// Returns all capture buffers and counter buffers.
    pub(super) fn guarded(&self) -> impl Iterator<Item = &GuardedBuffer> {
        self.buffers.iter().chain(self.counters.buffers())
    }

    /// Records the copies of staged buffers to the device, or back; whether there
    /// are any.
    pub(super) fn record_staging(&self, commands: vk::CommandBuffer, back: bool) -> bool {
        let staged: Vec<_> = self.guarded().filter_map(GuardedBuffer::staging).collect();
        for staging in &staged {
            staging.record(commands, back);
        }
        !staged.is_empty()
    }
}
