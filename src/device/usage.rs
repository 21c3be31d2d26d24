//! What the buffers of a script are used for: the usage flags that a buffer must
//! be made with.
//!
//! Vulkan chapter "Resource Creation", VkBufferUsageFlagBits.

use crate::script::placement::{Allocation, CounterPlace};
use crate::script::{Command, Script};
use ash::vk;

/// Usage of capture buffer `number`.
pub(super) fn of_buffer(script: &Script, number: usize) -> vk::BufferUsageFlags {
    let mut usage = vk::BufferUsageFlags::TRANSFORM_FEEDBACK_BUFFER_EXT | copied(script);
    let is_here = |counter: usize| match script.counter_place(counter) {
        CounterPlace::In(place) => place.buffer == number,
        CounterPlace::Own(_) => false,
    };
    if (0..script.counters.len()).any(is_here) {
        usage |= vk::BufferUsageFlags::TRANSFORM_FEEDBACK_COUNTER_BUFFER_EXT;
        usage |= drawn_by(script, &is_here);
    }
    usage
}

/// Usage of the buffer of counters that lie in no capture buffer.
pub(super) fn of_counters(script: &Script) -> vk::BufferUsageFlags {
    let is_here = |counter: usize| matches!(script.counter_place(counter), CounterPlace::Own(_));
    vk::BufferUsageFlags::TRANSFORM_FEEDBACK_COUNTER_BUFFER_EXT
        | drawn_by(script, &is_here)
        | copied(script)
}

/// Draws by byte count read counters as indirect arguments
/// (VUID-vkCmdDrawIndirectByteCountEXT-counterBuffer-02290).
fn drawn_by(script: &Script, is_here: &dyn Fn(usize) -> bool) -> vk::BufferUsageFlags {
    let counted = |command: &Command| match command {
        Command::DrawByteCount(draw) => is_here(draw.counter),
        _ => false,
    };
    match script.commands.iter().any(counted) {
        true => vk::BufferUsageFlags::INDIRECT_BUFFER,
        false => vk::BufferUsageFlags::empty(),
    }
}

/// Dedicated memory of the device is filled and read through the buffer itself.
fn copied(script: &Script) -> vk::BufferUsageFlags {
    match script.placement.allocation {
        Allocation::DeviceDedicated => {
            vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST
        }
        _ => vk::BufferUsageFlags::empty(),
    }
}
