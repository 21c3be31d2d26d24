//! The predicates of conditional rendering: one buffer with a 32-bit predicate for
//! each begin, between words with the opposite meaning.
//!
//! Vulkan chapter "Drawing Commands", "Conditional Rendering"
//! (VK_EXT_conditional_rendering).

use super::draws::host_buffer;
use super::logical::Logical;
use super::memory::GuardedBuffer;
use crate::script::condition::Condition;
use crate::script::{Command, ExecuteError, Script};
use ash::vk;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The predicates that the conditions of a script read.
pub(super) struct Predicates {
    device: Arc<Logical>,
    /// `None` if there is no condition.
    buffer: Option<GuardedBuffer>,
    /// The offset of the predicate of a command, by its number.
    offsets: BTreeMap<usize, u64>,
}

impl Predicates {
    /// # Errors
    /// [`ExecuteError`]: a call failed, or there is no memory.
    pub fn new(device: &Arc<Logical>, script: &Script) -> Result<Predicates, ExecuteError> {
        let mut words: Vec<u32> = Vec::new();
        let mut offsets = BTreeMap::new();
        for (number, command) in script.commands.iter().enumerate() {
            if let Command::BeginConditional(condition) = command {
                let opposite = u32::from(condition.value == 0);
                words.extend([opposite, condition.value]);
                offsets.insert(number, 4 * (words.len() as u64 - 1));
                words.push(opposite);
            }
        }
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let buffer = if offsets.is_empty() {
            None
        } else {
            let usage = vk::BufferUsageFlags::CONDITIONAL_RENDERING_EXT;
            Some(host_buffer(device, "the predicates".into(), usage, &bytes)?)
        };
        Ok(Predicates {
            device: Arc::clone(device),
            buffer,
            offsets,
        })
    }

    /// Records command `number`, a begin; the plan allows it here.
    pub fn begin(&self, commands: vk::CommandBuffer, number: usize, condition: Condition) {
        let offset = self.offsets[&number];
        let buffer = self.buffer.as_ref().expect("a condition has a buffer");
        let flags = if condition.inverted {
            vk::ConditionalRenderingFlagsEXT::INVERTED
        } else {
            vk::ConditionalRenderingFlagsEXT::empty()
        };
        let info = vk::ConditionalRenderingBeginInfoEXT::default()
            .buffer(buffer.raw())
            .offset(offset)
            .flags(flags);
        let begin = self.device.conditional_rendering.fp();
        // SAFETY: `conditionalRendering` is enabled, and none is active; the
        // buffer has the usage, the offset is a multiple of 4 inside of it.
        unsafe { (begin.cmd_begin_conditional_rendering_ext)(commands, &info) };
    }

    /// Records the end.
    pub fn end(&self, commands: vk::CommandBuffer) {
        let end = self.device.conditional_rendering.fp();
        // SAFETY: conditional rendering is active, begun in the same pass, or outside as well.
        unsafe { (end.cmd_end_conditional_rendering_ext)(commands) };
    }
}
