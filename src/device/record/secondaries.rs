//! Secondary command buffers, and command buffers that are recorded again.

use super::{Recording, Resources, submission_flags};
use crate::barriers::Events;
use crate::consume::CapturedInputs;
use crate::error::failed;
use crate::owned::Owned;
use crate::pass::RenderingPass;
use crate::programs::BoundProgram;
use crate::script::passes::{Contents, Inherited, Step};
use crate::script::practice::Practice;
use crate::script::{Command, ExecuteError};
use crate::units::Binding;
use crate::xfb_ext::{BufferRange, Sizes};
use ash::vk;

/// Secondary command buffers on each side of those that one command executes.
const OTHERS: usize = 3;

/// The secondary command buffers that were recorded, each with its steps up to its end.
pub(super) type Recorded<'a> = Vec<(&'a [Step<'a>], vk::CommandBuffer)>;

/// Returns the steps of a secondary command buffer, which begins with the first of these.
pub(super) fn secondary_steps<'a>(steps: &'a [Step<'a>]) -> &'a [Step<'a>] {
    let end = steps.iter().position(|step| *step == Step::EndSecondary);
    &steps[..end.expect("it ends")]
}

/// Returns a recorded command buffer of the same commands.
pub(super) fn recorded(all: &Recorded<'_>, steps: &[Step<'_>]) -> Option<vk::CommandBuffer> {
    let is_same = |(one, other): (&Step<'_>, &Step<'_>)| match (one, other) {
        (Step::Command(_, one), Step::Command(_, other)) => one == other,
        (one, other) => one == other,
    };
    let found = all.iter().find(|(recorded, _)| {
        recorded.len() == steps.len() && recorded.iter().zip(steps).all(is_same)
    });
    found.map(|(_, buffer)| *buffer)
}

impl Recording {
    /// Resets all command buffers, or leaves it to their next begin, and forgets what they
    /// record.
    pub(super) fn reset(&mut self, reset: Practice) -> Result<(), ExecuteError> {
        let device = self.device.raw();
        let primary = std::mem::replace(&mut self.submissions, vec![Vec::new()]);
        let secondary = std::mem::take(&mut self.secondaries);
        self.spare = [primary.into_iter().flatten().collect(), secondary.into()];
        if reset == Practice::ResetBuffers {
            for buffer in self.spare.iter().flatten() {
                let flags = vk::CommandBufferResetFlags::empty();
                // SAFETY: it is not submitted, and its pool allows the reset.
                unsafe { device.reset_command_buffer(*buffer, flags) }
                    .map_err(failed("vkResetCommandBuffer"))?;
            }
        } else if reset == Practice::ResetPool {
            let flags = vk::CommandPoolResetFlags::empty();
            // SAFETY: no command buffer of the pool is submitted.
            unsafe { device.reset_command_pool(self.pool(), flags) }
                .map_err(failed("vkResetCommandPool"))?;
        }
        self.resubmitted.clear();
        self.events = Events::new(&self.device);
        self.current = BoundProgram::default();
        self.inputs = CapturedInputs::default();
        self.copied = false;
        self.host_actions.clear();
        Ok(())
    }

    /// Returns the pool of the command buffers.
    pub(super) fn pool(&self) -> vk::CommandPool {
        let own = self.pool.as_ref();
        own.map_or(self.device.pool(), Owned::raw)
    }

    /// Begins a secondary command buffer, and binds the first program.
    pub(super) fn begin_secondary(
        &mut self,
        subpass: u32,
        inherited: Inherited,
        resources: &Resources<'_>,
    ) -> Result<vk::CommandBuffer, ExecuteError> {
        let buffer = self.allocate(vk::CommandBufferLevel::SECONDARY)?;
        self.secondaries.push(buffer);
        let practices = &resources.script.practices;
        let flags = if practices.contains(&Practice::ReusedSecondaries) {
            vk::CommandBufferUsageFlags::SIMULTANEOUS_USE
        } else {
            submission_flags(resources.script)
        };
        let pass = &resources.programs.pass;
        pass.begin_secondary(buffer, subpass, inherited, flags)?;
        self.current = BoundProgram::default();
        self.bind(buffer, subpass, resources)?;
        Ok(buffer)
    }

    /// Adds secondary command buffers that bind a program and, as captures do, a range.
    pub(super) fn add_others(
        &mut self,
        subpass: u32,
        inherited: Inherited,
        resources: &Resources<'_>,
    ) -> Result<(), ExecuteError> {
        for _ in 0..OTHERS {
            let other = self.begin_secondary(subpass, inherited, resources)?;
            if let Some(captured) = resources.buffers.first() {
                let (buffer, offset) = captured.place(0, 0);
                let range = BufferRange {
                    buffer,
                    offset,
                    size: vk::WHOLE_SIZE,
                };
                let extension = &self.device.transform_feedback;
                // SAFETY: the range is in the buffer; no capture is active.
                unsafe { extension.bind(other, Binding(0), &[range], Sizes::Given) };
            }
            self.end(other)?;
            self.waiting.push(other);
        }
        Ok(())
    }

    /// Executes the secondary command buffers that wait.
    pub(super) fn execute_waiting(&mut self, primary: vk::CommandBuffer, pass: &RenderingPass) {
        let executed = std::mem::take(&mut self.waiting);
        if !executed.is_empty() {
            self.interrupt(primary, pass);
            // SAFETY: a subpass is open that takes secondary command buffers, and these
            // continue it.
            unsafe { self.device.raw().cmd_execute_commands(primary, &executed) };
        }
    }

    /// Interrupts the open pass, if a practice does, and nothing is active that began inside.
    pub(super) fn interrupt(&self, primary: vk::CommandBuffer, pass: &RenderingPass) {
        if self.queries_inside.is_empty() && !self.condition_inside {
            let secondaries = self.open == Some(Contents::Secondaries);
            pass.interrupt(primary, secondaries);
        }
    }

    /// Notes the queries and the condition that are active inside of a pass.
    pub(super) fn note_activity(&mut self, command: &Command, is_primary: bool) {
        let effects = command.effects();
        if is_primary && self.open.is_some() {
            self.queries_inside.extend(effects.begins_query);
            self.condition_inside |= matches!(effects.condition, Some(Some(_)));
        }
        if let Some(query) = effects.ends_query {
            self.queries_inside.remove(&query);
        }
        self.condition_inside &= effects.condition != Some(None);
    }
}
