//! Counters: their buffers, and what the application writes into them.
//!
//! Buffers of counters lie between guards as capture buffers do. A counter in a
//! capture buffer is filled in behind the prefill of that.
//!
//! Vulkan chapters "Transform Feedback", "Copy Commands".

use super::logical::Logical;
use super::memory::{BufferRequest, GuardedBuffer};
use super::usage;
use super::xfb_ext::Counter;
use crate::script::counters::{CounterHome, WriteMeans};
use crate::script::memory::COUNTER_IMAGE;
use crate::script::placement::Allocation;
use crate::script::{Command, ExecuteError, Prefill, Readback, Script};
use ash::vk;
use std::sync::Arc;

/// The buffers of counters of one run, and one that the application copies from.
pub(super) struct CounterBuffers {
    device: Arc<Logical>,
    script: Script,
    buffers: Vec<GuardedBuffer>,
    /// The values that are copied, by number of the command.
    source: Option<GuardedBuffer>,
}

impl CounterBuffers {
    /// Makes the buffers, and sets the first values everywhere.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed, or there is no memory.
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
            buffers: Vec::new(),
            source: None,
        };
        for (number, size) in script.counter_buffers().into_iter().enumerate() {
            let request = BufferRequest {
                what: format!("counter buffer {number}"),
                size,
                guard,
                usage: usage::of_counters(script),
                kind: script.placement.allocation.of_counters(),
                unseen: 0..0,
            };
            let mut buffer = GuardedBuffer::new(device, request)?;
            let start = script
                .counter_buffer_start(number, guard)
                .saturating_sub(guard);
            buffer.fill_from(prefill, COUNTER_IMAGE, start as usize)?;
            counters.buffers.push(buffer);
        }
        for (index, value) in script.counters.iter().enumerate() {
            let Some(value) = value else { continue };
            let place = script.counter_place(index);
            let buffer = match place.home {
                CounterHome::Counters(buffer) => counters.buffers.get_mut(buffer),
                CounterHome::Capture(buffer) => captures.get_mut(buffer),
            };
            let buffer = buffer.ok_or_else(|| nowhere(index))?;
            buffer.write_word(place.offset, *value)?;
        }
        counters.make_source()?;
        Ok(counters)
    }

    /// A buffer with the value of every copy, at 4 bytes per command.
    fn make_source(&mut self) -> Result<(), ExecuteError> {
        let copied: Vec<(usize, u32)> = self
            .script
            .commands
            .iter()
            .enumerate()
            .filter_map(|(number, command)| match command {
                Command::WriteCounter {
                    value,
                    by: WriteMeans::Copy,
                    ..
                } => Some((number, *value)),
                _ => None,
            })
            .collect();
        let Some((last, _)) = copied.last() else {
            return Ok(());
        };
        let mut source = GuardedBuffer::new(
            &self.device,
            BufferRequest {
                what: "the buffer that counters are copied from".into(),
                size: 4 * (*last as u64 + 1),
                guard: 0,
                usage: vk::BufferUsageFlags::TRANSFER_SRC,
                kind: Allocation::default(),
                unseen: 0..0,
            },
        )?;
        for (number, value) in copied {
            source.write_word(4 * number as u64, value)?;
        }
        self.source = Some(source);
        Ok(())
    }

    /// The buffers themselves.
    pub fn buffers(&self) -> &[GuardedBuffer] {
        &self.buffers
    }

    /// A counter as command `number` names it.
    ///
    /// # Errors
    /// [`ExecuteError::Harness`] where its buffer is not there.
    pub fn counter(
        &self,
        number: usize,
        index: usize,
        captures: &[GuardedBuffer],
    ) -> Result<Counter, ExecuteError> {
        let place = self.script.counter_place(index);
        let buffer = match place.home {
            CounterHome::Counters(buffer) => self.buffers.get(buffer),
            CounterHome::Capture(buffer) => captures.get(buffer),
        };
        let buffer = buffer.ok_or_else(|| nowhere(index))?;
        let (buffer, offset) = buffer.reached(number, place.offset);
        Ok(Counter { buffer, offset })
    }

    /// Records command `number`, which writes `value` into a counter; no pass is
    /// open.
    ///
    /// # Errors
    /// [`ExecuteError::Harness`] where there is nothing to copy from.
    pub fn record_write(
        &self,
        commands: vk::CommandBuffer,
        number: usize,
        counter: Counter,
        value: u32,
        by: WriteMeans,
    ) -> Result<(), ExecuteError> {
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
                let source = self.source.as_ref().ok_or_else(|| {
                    ExecuteError::Harness("there is nothing to copy a counter from".into())
                })?;
                let region = vk::BufferCopy::default()
                    .src_offset(4 * number as u64)
                    .dst_offset(offset)
                    .size(4);
                // SAFETY: as above; the source has 4 bytes for every such command.
                unsafe { device.cmd_copy_buffer(commands, source.raw(), buffer, &[region]) };
            }
        }
        Ok(())
    }

    /// All buffers of counters as they are now, one behind the other.
    ///
    /// # Errors
    /// [`ExecuteError::Harness`] where memory is not mapped.
    pub fn read(&self) -> Result<Readback, ExecuteError> {
        let mut all = Readback {
            bytes: Vec::new(),
            start: 0,
        };
        for (number, buffer) in self.buffers.iter().enumerate() {
            let image = buffer.read()?;
            if number == 0 {
                all.start = image.start;
            }
            all.bytes.extend(image.bytes);
        }
        Ok(all)
    }
}

/// Whether the application itself writes counters.
pub(super) fn written(script: &Script) -> bool {
    let writes = |command: &Command| matches!(command, Command::WriteCounter { .. });
    script.commands.iter().any(writes)
}

fn nowhere(index: usize) -> ExecuteError {
    ExecuteError::Harness(format!(
        "counter {index} lies in a buffer that is not there"
    ))
}
