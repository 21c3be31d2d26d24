//! Faults of what an end stores, made in memory after each submission.
//!
//! Vulkan chapter "Command Buffers", Queue Submission.

use crate::fault::{Event, Fault, is_chosen, occurs};
use crate::loader::replaced;
use crate::state::{self, Counter, Device};
use ash::vk::{self, Handle};
use std::collections::BTreeMap;
use std::ffi::c_void;

unsafe extern "system" fn bind_memory(
    device: vk::Device,
    buffer: vk::Buffer,
    memory: vk::DeviceMemory,
    offset: vk::DeviceSize,
) -> vk::Result {
    state::with(device.as_raw(), |state| {
        state.memories.insert(buffer, (memory, offset));
        // SAFETY: as for vkBindBufferMemory.
        unsafe { (state.functions.fp_v1_0().bind_buffer_memory)(device, buffer, memory, offset) }
    })
}

unsafe extern "system" fn map(
    device: vk::Device,
    memory: vk::DeviceMemory,
    offset: vk::DeviceSize,
    size: vk::DeviceSize,
    flags: vk::MemoryMapFlags,
    out: *mut *mut c_void,
) -> vk::Result {
    state::with(device.as_raw(), |state| {
        // SAFETY: as for vkMapMemory.
        unsafe {
            let next = state.functions.fp_v1_0().map_memory;
            let result = next(device, memory, offset, size, flags, out);
            if result == vk::Result::SUCCESS {
                let start = (*out).wrapping_byte_sub(offset as usize);
                state.mapped.insert(memory, start as usize);
            }
            result
        }
    })
}

unsafe extern "system" fn unmap(device: vk::Device, memory: vk::DeviceMemory) {
    state::with(device.as_raw(), |state| {
        state.mapped.remove(&memory);
        // SAFETY: as for vkUnmapMemory.
        unsafe { (state.functions.fp_v1_0().unmap_memory)(device, memory) };
    });
}

unsafe extern "system" fn execute(
    commands: vk::CommandBuffer,
    count: u32,
    secondaries: *const vk::CommandBuffer,
) {
    state::with(commands.as_raw(), |device| {
        // SAFETY: as for vkCmdExecuteCommands.
        unsafe {
            for number in 0..count as usize {
                let stored = device.recorded(*secondaries.add(number)).stored.clone();
                device.recorded(commands).stored.extend(stored);
            }
            (device.functions.fp_v1_0().cmd_execute_commands)(commands, count, secondaries);
        }
    });
}

unsafe extern "system" fn submit(
    queue: vk::Queue,
    count: u32,
    submits: *const vk::SubmitInfo<'_>,
    fence: vk::Fence,
) -> vk::Result {
    state::with(queue.as_raw(), |device| {
        // SAFETY: as for vkQueueSubmit.
        unsafe {
            let next = device.functions.fp_v1_0().queue_submit;
            let result = next(queue, count, submits, fence);
            if result == vk::Result::SUCCESS && is_chosen(Fault::CounterInDwords) {
                let idle = (device.functions.fp_v1_0().queue_wait_idle)(queue);
                if idle != vk::Result::SUCCESS {
                    return idle;
                }
                let mut stored = BTreeMap::new();
                for number in 0..count as usize {
                    let info = &*submits.add(number);
                    for place in 0..info.command_buffer_count as usize {
                        let commands = *info.p_command_buffers.add(place);
                        let counters = device.recorded(commands).stored.iter();
                        stored.extend(counters.map(|(binding, counter)| (*counter, *binding)));
                    }
                }
                for (counter, binding) in stored {
                    divide(device, counter, binding);
                }
                device.submits += 1;
            }
            result
        }
    })
}

/// Stores a counter in units of 4 bytes.
///
/// # Safety
/// The device is idle.
unsafe fn divide(device: &Device, (buffer, offset): Counter, binding: u32) {
    let event = Event {
        before: device.submits,
        buffer: Some(binding),
        ..Event::default()
    };
    let memory = device.memories.get(&buffer);
    let Some((start, own)) =
        memory.and_then(|(memory, own)| Some((device.mapped.get(memory)?, own)))
    else {
        return;
    };
    if occurs(Fault::CounterInDwords, event) {
        let at = (*start + (*own + offset) as usize) as *mut u32;
        // SAFETY: the counter is in mapped memory that nothing else uses now.
        unsafe { at.write(at.read() / 4) };
    }
}

replaced! {
    "vkBindBufferMemory" => bind_memory as vk::PFN_vkBindBufferMemory,
    "vkMapMemory" => map as vk::PFN_vkMapMemory,
    "vkUnmapMemory" => unmap as vk::PFN_vkUnmapMemory,
    "vkCmdExecuteCommands" => execute as vk::PFN_vkCmdExecuteCommands,
    "vkQueueSubmit" => submit as vk::PFN_vkQueueSubmit,
}
