//! Command buffers to the queue, and what the host does between submissions.
//!
//! Vulkan chapters "Command Buffers" (submission), "Synchronization and Cache
//! Control" (fences, host accesses).

use super::counters::CounterBuffers;
use super::fence::Fence;
use super::logical::Logical;
use super::memory::GuardedBuffer;
use super::record::Recording;
use crate::script::consume::{BufferCopy, CapturedSource};
use crate::script::counters::CounterHome;
use crate::script::{ExecuteError, Script};
use ash::vk;
use std::sync::Arc;
use std::time::Duration;

/// What the host copies from and to.
pub(super) struct Memory<'a> {
    pub script: &'a Script,
    pub buffers: &'a mut [GuardedBuffer],
    pub counters: &'a CounterBuffers,
}

/// Submits what was recorded; the fence is signalled when all of it is done.
/// Where the host copies, it waits for the submission before that.
///
/// # Errors
/// [`ExecuteError`]: a call failed, or the host does not see what it copies.
pub(super) fn submit(
    device: &Arc<Logical>,
    recording: &Recording,
    fence: &Fence,
    timeout: Duration,
    memory: &mut Memory<'_>,
) -> Result<(), ExecuteError> {
    let submissions = recording.submissions();
    for (number, commands) in submissions.iter().enumerate() {
        let once = vk::SubmitInfo::default().command_buffers(commands);
        let submits = vec![once; recording.times(number)];
        let last = number + 1 == submissions.len();
        let copies = recording.copies(number);
        let own = match last || copies.is_empty() {
            true => None,
            false => Some(Fence::new(device)?),
        };
        let signalled = match (&own, last) {
            (Some(own), _) => own.raw(),
            (None, true) => fence.raw(),
            (None, false) => vk::Fence::null(),
        };
        // SAFETY: the command buffers are recorded, and all that they use is alive.
        unsafe { device.submit(&submits, signalled) }?;
        if !copies.is_empty() {
            own.as_ref().unwrap_or(fence).wait(timeout)?;
        }
        for copy in copies {
            memory.copy(copy)?;
        }
    }
    Ok(())
}

impl Memory<'_> {
    fn copy(&mut self, copy: &BufferCopy) -> Result<(), ExecuteError> {
        let missing = || ExecuteError::Harness(format!("the host cannot do {copy}"));
        let (buffer, offset) = match copy.from {
            CapturedSource::Captured(place) => (self.buffers.get(place.buffer), place.offset),
            CapturedSource::Counter(index) => {
                let place = self.script.counter_place(index);
                let buffer = match place.home {
                    CounterHome::Counters(buffer) => self.counters.buffers().get(buffer),
                    CounterHome::Capture(buffer) => self.buffers.get(buffer),
                };
                (buffer, place.offset)
            }
        };
        let buffer = buffer.filter(|buffer| buffer.staging().is_none());
        let image = buffer.ok_or_else(missing)?.read()?;
        let from = image.start + usize::try_from(offset).map_err(|_| missing())?;
        let length = usize::try_from(copy.bytes).map_err(|_| missing())?;
        let bytes = image.bytes.get(from..from + length).ok_or_else(missing)?;
        let to = self.buffers.get_mut(copy.to.buffer).ok_or_else(missing)?;
        to.write(copy.to.offset, bytes)
    }
}
