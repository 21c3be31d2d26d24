//! Submits command buffers, and copies and resets by the host between submissions.
//!
//! Vulkan chapters "Command Buffers" (submission), "Synchronization and Cache
//! Control" (fences, host accesses).

use super::counters::CounterBuffers;
use super::fence::Fence;
use super::logical::Logical;
use super::memory::GuardedBuffer;
use super::queries::Queries;
use super::record::{HostAction, Recording};
use crate::platform;
use crate::script::consume::{BufferCopy, CapturedSource};
use crate::script::counters::CounterHome;
use crate::script::practice::Practice;
use crate::script::{ExecuteError, Prefill, Script};
use ash::vk;
use std::sync::Arc;
use std::time::Duration;

/// The memory that the host copies from and to, and the queries that it resets.
pub(super) struct Memory<'a> {
    pub queries: &'a mut Queries,
    pub script: &'a Script,
    pub buffers: &'a mut [GuardedBuffer],
    pub counters: &'a mut CounterBuffers,
}

/// Submits a recording; the fence is signalled when all of it is finished. Before
/// the host copies or resets, it waits for the submission.
///
/// # Errors
/// [`ExecuteError`]: a call failed, or the host cannot access what it copies.
pub(super) fn submit(
    device: &Arc<Logical>,
    recording: &Recording,
    fence: &Fence,
    timeout: Duration,
    memory: &mut Memory<'_>,
) -> Result<(), ExecuteError> {
    let submissions = recording.submissions();
    for (number, commands) in submissions.iter().enumerate() {
        let last = number + 1 == submissions.len();
        let actions = recording.host_actions(number);
        let own = if last || actions.is_empty() {
            None
        } else {
            Some(Fence::new(device)?)
        };
        let signalled = match (&own, last) {
            (Some(own), _) => own.raw(),
            (None, true) => fence.raw(),
            (None, false) => vk::Fence::null(),
        };
        let times = recording.times(number);
        submit_once(device, commands, memory.script, times, signalled)?;
        if !actions.is_empty() {
            own.as_ref().unwrap_or(fence).wait(timeout)?;
        }
        for action in actions {
            match action {
                HostAction::Copy(copy) => memory.copy(copy)?,
                HostAction::ResetQueries { command } => memory.queries.reset_again(*command),
            }
        }
    }
    Ok(())
}

/// Submits a recording for the text in which the driver prints it, each command buffer once, and
/// waits for the last one. The host copies and resets nothing.
///
/// # Errors
/// [`ExecuteError`]: a call failed, or the text cannot be read.
pub(super) fn print(
    device: &Arc<Logical>,
    recording: &Recording,
    fence: &Fence,
    script: &Script,
    timeout: Duration,
) -> Result<String, ExecuteError> {
    let submissions = recording.submissions();
    let (submitted, text) = platform::with_standard_error(|| {
        submissions
            .iter()
            .enumerate()
            .try_for_each(|(number, commands)| {
                let is_last = number + 1 == submissions.len();
                let signalled = if is_last {
                    fence.raw()
                } else {
                    vk::Fence::null()
                };
                submit_once(device, commands, script, 1, signalled)
            })
    })
    .map_err(|error| {
        ExecuteError::Harness(format!("the standard error cannot be read: {error}"))
    })?;
    submitted?;
    fence.wait(timeout)?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}

/// Makes one submission of command buffers, `times` times over.
fn submit_once(
    device: &Logical,
    commands: &[vk::CommandBuffer],
    script: &Script,
    times: usize,
    signalled: vk::Fence,
) -> Result<(), ExecuteError> {
    if script.practices.contains(&Practice::Submit2) {
        let infos = commands
            .iter()
            .map(|commands| vk::CommandBufferSubmitInfo::default().command_buffer(*commands));
        let infos: Vec<_> = infos.collect();
        let submits = vec![vk::SubmitInfo2::default().command_buffer_infos(&infos); times];
        // SAFETY: the command buffers are recorded, and all that they use is alive.
        unsafe { device.submit2(&submits, signalled) }
    } else {
        let submits = vec![vk::SubmitInfo::default().command_buffers(commands); times];
        // SAFETY: as above.
        unsafe { device.submit(&submits, signalled) }
    }
}

impl Memory<'_> {
    /// Fills captured buffers and counters as before the first submission.
    pub fn set_back(&mut self, prefill: Prefill) {
        for (number, buffer) in self.buffers.iter_mut().enumerate() {
            buffer.fill(prefill, number);
        }
        self.counters.write_first(self.buffers, prefill);
    }

    fn copy(&mut self, copy: &BufferCopy) -> Result<(), ExecuteError> {
        let (buffer, offset) = match copy.from {
            CapturedSource::Captured(place) => (&self.buffers[place.buffer], place.offset),
            CapturedSource::Counter(index) => {
                let place = self.script.counter_place(index);
                let buffer = match place.home {
                    CounterHome::Counters(buffer) => &self.counters.buffers()[buffer],
                    CounterHome::Capture(buffer) => &self.buffers[buffer],
                };
                (buffer, place.offset)
            }
        };
        if buffer.staging().is_some() {
            let message = format!("the host cannot do {copy} in memory that is not host-visible");
            return Err(ExecuteError::Harness(message));
        }
        let readback = buffer.read();
        let from = readback.start + offset as usize;
        let bytes = &readback.bytes[from..from + copy.bytes as usize];
        self.buffers[copy.to.buffer].write(copy.to.offset, bytes);
        Ok(())
    }
}
