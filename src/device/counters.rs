//! Counters: their buffers, and the values that the application writes into them.
//!
//! Counter buffers have guards like capture buffers. A counter in a capture buffer
//! is written after that buffer is filled.
//!
//! Vulkan chapters "Transform Feedback", "Copy Commands".

use super::address_commands::RangeInfo;
use super::logical::Logical;
use super::memory::{BufferRequest, GuardedBuffer};
use super::usage;
use super::xfb_ext::Counter;
use crate::script::counters::{CounterHome, WriteCounter, WriteMeans};
use crate::script::memory::COUNTER_IMAGE;
use crate::script::{Command, ExecuteError, Prefill, Readback, Script};
use crate::units::CounterIndex;
use ash::vk;
use std::sync::Arc;

/// The counter buffers of one run, and the source of copies into counters.
pub(super) struct CounterBuffers {
    device: Arc<Logical>,
    script: Script,
    /// Bytes of guard on each side of a buffer.
    guard: u64,
    buffers: Vec<GuardedBuffer>,
    /// The values to copy, 4 bytes for each command.
    source: Option<GuardedBuffer>,
}

impl CounterBuffers {
    /// Creates the buffers, and writes the initial values.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed, or there is not enough memory.
    pub fn new(
        device: &Arc<Logical>,
        script: &Script,
        captures: &mut [GuardedBuffer],
        guard: u64,
        prefill: Prefill,
    ) -> Result<CounterBuffers, ExecuteError> {
        let mut counters = CounterBuffers {
            device: Arc::clone(device),
            script: script.clone(),
            guard,
            buffers: Vec::new(),
            source: None,
        };
        for (number, size) in script.counter_buffers().into_iter().enumerate() {
            let what = format!("counter buffer {number}");
            let usage = usage::counter_buffer(script) | usage::addressed(device);
            let buffer = GuardedBuffer::new(
                device,
                BufferRequest {
                    guard,
                    kind: script.placement.allocation.for_counters(),
                    ..BufferRequest::plain(what, size, usage)
                },
            )?;
            counters.buffers.push(buffer);
        }
        counters.write_first(captures, prefill);
        counters.make_source()?;
        Ok(counters)
    }

    /// Fills the buffers, and writes the initial values.
    pub fn write_first(&mut self, captures: &mut [GuardedBuffer], prefill: Prefill) {
        let (script, guard) = (&self.script, self.guard);
        for (number, buffer) in self.buffers.iter_mut().enumerate() {
            let start = script.counter_buffer_start(number, guard);
            buffer.fill_from(prefill, COUNTER_IMAGE, (start - guard) as usize);
        }
        for (index, value) in CounterIndex::enumerate(&script.counters) {
            let Some(value) = value else { continue };
            let place = script.counter_place(index);
            let buffer = match place.home {
                CounterHome::Counters(buffer) => &mut self.buffers[buffer],
                CounterHome::Capture(buffer) => &mut captures[buffer],
            };
            buffer.write_word(place.offset, *value);
        }
    }

    /// Creates the buffer of the values to copy, if there are any.
    fn make_source(&mut self) -> Result<(), ExecuteError> {
        let copied: Vec<(usize, u32)> = (0..)
            .zip(&self.script.commands)
            .filter_map(|(number, command)| {
                let Command::WriteCounter(WriteCounter {
                    value,
                    by: WriteMeans::Copy,
                    ..
                }) = command
                else {
                    return None;
                };
                Some((number, *value))
            })
            .collect();
        let Some((last, _)) = copied.last() else {
            return Ok(());
        };
        let what = "the buffer that counters are copied from".to_owned();
        let (size, usage) = (4 * (*last as u64 + 1), vk::BufferUsageFlags::TRANSFER_SRC);
        let request = BufferRequest::plain(what, size, usage);
        let mut source = GuardedBuffer::new(&self.device, request)?;
        for (number, value) in copied {
            source.write_word(4 * number as u64, value);
        }
        self.source = Some(source);
        Ok(())
    }

    /// Returns the counter buffers.
    pub fn buffers(&self) -> &[GuardedBuffer] {
        &self.buffers
    }

    /// Returns a counter as command `number` names it.
    pub fn counter(
        &self,
        number: usize,
        index: CounterIndex,
        captures: &[GuardedBuffer],
    ) -> Counter {
        let (buffer, offset) = self.home(index, captures);
        let (buffer, offset) = buffer.place(number, offset);
        Counter { buffer, offset }
    }

    /// Returns a counter as command `number` names it by its address.
    ///
    /// # Errors
    /// [`ExecuteError::Driver`]: its buffer has no address.
    pub fn address(
        &self,
        number: usize,
        index: CounterIndex,
        captures: &[GuardedBuffer],
    ) -> Result<RangeInfo, ExecuteError> {
        let (buffer, offset) = self.home(index, captures);
        buffer.address(&self.device, number, offset, 4)
    }

    /// Returns the address of each counter.
    ///
    /// # Errors
    /// [`ExecuteError::Driver`]: a buffer has no address.
    pub fn starts(&self, captures: &[GuardedBuffer]) -> Result<Vec<u64>, ExecuteError> {
        let counters = CounterIndex::enumerate(&self.script.counters);
        let address = |(index, _)| {
            let (buffer, offset) = self.home(index, captures);
            Ok(buffer.start(&self.device)? + offset)
        };
        counters.map(address).collect()
    }

    /// Returns the buffer that contains a counter, and its offset there.
    fn home<'a>(
        &'a self,
        index: CounterIndex,
        captures: &'a [GuardedBuffer],
    ) -> (&'a GuardedBuffer, u64) {
        let place = self.script.counter_place(index);
        let buffer = match place.home {
            CounterHome::Counters(buffer) => &self.buffers[buffer],
            CounterHome::Capture(buffer) => &captures[buffer],
        };
        (buffer, place.offset)
    }

    /// Records command `number`, which writes `value` into a counter; no pass is
    /// open.
    pub fn record_write(
        &self,
        commands: vk::CommandBuffer,
        number: usize,
        counter: Counter,
        value: u32,
        by: WriteMeans,
    ) {
        let device = self.device.raw();
        let Counter { buffer, offset } = counter;
        match by {
            WriteMeans::Update => {
                // SAFETY: no pass is open; 4 bytes at a multiple of 4 of a buffer
                // that transfers may write.
                unsafe { device.cmd_update_buffer(commands, buffer, offset, &value.to_le_bytes()) };
            }
            WriteMeans::Fill => {
                // SAFETY: as above.
                unsafe { device.cmd_fill_buffer(commands, buffer, offset, 4, value) };
            }
            WriteMeans::Copy => {
                let source = self.source.as_ref().expect("a copied value has a source");
                let region = vk::BufferCopy::default()
                    .src_offset(4 * number as u64)
                    .dst_offset(offset)
                    .size(4);
                // SAFETY: as above; the source has 4 bytes for every such command.
                unsafe { device.cmd_copy_buffer(commands, source.raw(), buffer, &[region]) };
            }
        }
    }

    /// Returns the current content of all counter buffers, one after the other.
    pub fn read(&self) -> Readback {
        let mut all = Readback {
            bytes: Vec::new(),
            start: 0,
        };
        for (number, buffer) in self.buffers.iter().enumerate() {
            let readback = buffer.read();
            if number == 0 {
                all.start = readback.start;
            }
            all.bytes.extend(readback.bytes);
        }
        all
    }
}

/// Whether the application writes counters.
pub(super) fn written(script: &Script) -> bool {
    let writes = |command: &Command| matches!(command, Command::WriteCounter(_));
    script.commands.iter().any(writes)
}
