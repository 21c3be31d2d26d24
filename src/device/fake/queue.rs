//! Command buffers and queues of the fake device.

use super::driver::{CommandState, Driver, Variant, create, with};
use super::slice;
use ash::vk::{self, Handle};
use std::collections::BTreeSet;
use std::io::{self, Write};

pub(super) unsafe extern "system" fn allocate_command_buffers(
    _: vk::Device,
    info: *const vk::CommandBufferAllocateInfo<'_>,
    out: *mut vk::CommandBuffer,
) -> vk::Result {
    let call = "vkAllocateCommandBuffers";
    // SAFETY: the caller fulfils the contract of the Vulkan function.
    let (pool, count) = unsafe { ((*info).command_pool, (*info).command_buffer_count) };
    with(|driver| {
        driver.object(call, pool);
        if let Some(result) = driver.call(call) {
            return result;
        }
        for index in 0..count as usize {
            // SAFETY: as above; there is a place for each.
            unsafe { *out.add(index) = driver.add(pool.as_raw(), []) };
        }
        vk::Result::SUCCESS
    })
}

pub(super) fn create_command_pool(
    device: vk::Device,
    info: &vk::CommandPoolCreateInfo<'_>,
    out: *mut vk::CommandPool,
) -> vk::Result {
    let call = "vkCreateCommandPool";
    let result = create(call, device, [], out);
    if result == vk::Result::SUCCESS {
        with(|driver| {
            // SAFETY: the handle was just written.
            let pool = driver.object(call, unsafe { *out });
            pool.expect("just created").size = info.flags.as_raw().into();
        });
    }
    result
}

/// Whether the pool of a command buffer lets it be reset by itself.
fn resets(driver: &mut Driver, buffer: vk::CommandBuffer) -> bool {
    let object = driver.objects.get(&buffer.as_raw());
    let pool = object.and_then(|buffer| driver.objects.get(&buffer.parent));
    let flag = vk::CommandPoolCreateFlags::RESET_COMMAND_BUFFER.as_raw();
    pool.is_some_and(|pool| pool.size & u64::from(flag) != 0)
}

pub(super) unsafe extern "system" fn reset_command_buffer(
    buffer: vk::CommandBuffer,
    _: vk::CommandBufferResetFlags,
) -> vk::Result {
    let call = "vkResetCommandBuffer";
    with(|driver| {
        if !resets(driver, buffer) {
            driver
                .faults
                .push(format!("{call}, which its pool forbids"));
        }
        driver.reset(call, buffer);
        driver.call(call).unwrap_or(vk::Result::SUCCESS)
    })
}

pub(super) unsafe extern "system" fn reset_command_pool(
    _: vk::Device,
    pool: vk::CommandPool,
    _: vk::CommandPoolResetFlags,
) -> vk::Result {
    let call = "vkResetCommandPool";
    with(|driver| {
        driver.object(call, pool);
        let children = driver.objects.iter();
        let children = children.filter(|(_, child)| child.parent == pool.as_raw());
        let children: Vec<u64> = children.map(|(raw, _)| *raw).collect();
        for child in children {
            driver.reset(call, vk::CommandBuffer::from_raw(child));
        }
        driver.call(call).unwrap_or(vk::Result::SUCCESS)
    })
}

pub(super) unsafe extern "system" fn free_command_buffers(
    _: vk::Device,
    pool: vk::CommandPool,
    count: u32,
    buffers: *const vk::CommandBuffer,
) {
    let call = "vkFreeCommandBuffers";
    with(|driver| {
        driver.object(call, pool);
        if count == 0 {
            driver.faults.push(format!("{call} of no command buffers"));
        }
        // SAFETY: the caller fulfils the contract of the Vulkan function.
        for &buffer in unsafe { slice(count, buffers) } {
            driver.remove(call, buffer);
        }
    });
}

/// Moves a command buffer from one state to another.
fn advance(
    call: &'static str,
    buffer: vk::CommandBuffer,
    from: CommandState,
    to: CommandState,
) -> vk::Result {
    with(|driver| {
        let failure = driver.call(call);
        let Some(object) = driver.object(call, buffer) else {
            return vk::Result::ERROR_UNKNOWN;
        };
        let before = std::mem::replace(&mut object.state, to);
        if failure.is_some() {
            object.state = CommandState::Initial;
        }
        if before != from {
            driver
                .faults
                .push(format!("{call} of a buffer that is {before:?}"));
        }
        failure.unwrap_or(vk::Result::SUCCESS)
    })
}

pub(super) unsafe extern "system" fn begin_command_buffer(
    buffer: vk::CommandBuffer,
    info: *const vk::CommandBufferBeginInfo<'_>,
) -> vk::Result {
    // SAFETY: the caller fulfils the contract of the Vulkan function.
    let flags = unsafe { (*info).flags };
    with(|driver| {
        driver.trace.push(format!("{flags:?}"));
        if resets(driver, buffer) {
            driver.reset("vkBeginCommandBuffer", buffer);
        }
    });
    let (from, to) = (CommandState::Initial, CommandState::Recording);
    advance("vkBeginCommandBuffer", buffer, from, to)
}

pub(super) unsafe extern "system" fn end_command_buffer(buffer: vk::CommandBuffer) -> vk::Result {
    let (from, to) = (CommandState::Recording, CommandState::Executable);
    advance("vkEndCommandBuffer", buffer, from, to)
}

/// Submits work to a queue. A lost device counts as if it had accepted the work
/// ("Lost Device").
fn submit(call: &'static str, queue: vk::Queue, roots: Vec<u64>, fence: vk::Fence) -> vk::Result {
    with(|driver| {
        let device = driver.object(call, queue).map_or(0, |queue| queue.parent);
        let fence = if fence.is_null() {
            0
        } else {
            driver.object(call, fence);
            fence.as_raw()
        };
        if driver.variant == Some(Variant::PrintsCommands) {
            let _ = writeln!(io::stderr(), "{call} of {} command buffers", roots.len());
        }
        let result = driver.call(call).unwrap_or(vk::Result::SUCCESS);
        if matches!(result, vk::Result::SUCCESS | vk::Result::ERROR_DEVICE_LOST) {
            driver.submit(device, fence, roots);
        }
        result
    })
}

pub(super) unsafe extern "system" fn queue_submit(
    queue: vk::Queue,
    count: u32,
    submits: *const vk::SubmitInfo<'_>,
    fence: vk::Fence,
) -> vk::Result {
    let mut buffers = Vec::new();
    // SAFETY: the caller fulfils the contract of the Vulkan function.
    for submit in unsafe { slice(count, submits) } {
        // SAFETY: as above.
        buffers.extend(unsafe { slice(submit.command_buffer_count, submit.p_command_buffers) });
    }
    submit_buffers("vkQueueSubmit", queue, buffers, fence)
}

pub(super) unsafe extern "system" fn queue_submit2(
    queue: vk::Queue,
    count: u32,
    submits: *const vk::SubmitInfo2<'_>,
    fence: vk::Fence,
) -> vk::Result {
    let mut buffers = Vec::new();
    // SAFETY: the caller fulfils the contract of the Vulkan function.
    for submit in unsafe { slice(count, submits) } {
        // SAFETY: as above.
        let infos = unsafe {
            slice(
                submit.command_buffer_info_count,
                submit.p_command_buffer_infos,
            )
        };
        buffers.extend(infos.iter().map(|info| info.command_buffer));
    }
    submit_buffers("vkQueueSubmit2", queue, buffers, fence)
}

/// Submits command buffers, which must be executable.
fn submit_buffers(
    call: &'static str,
    queue: vk::Queue,
    buffers: Vec<vk::CommandBuffer>,
    fence: vk::Fence,
) -> vk::Result {
    let roots: BTreeSet<u64> = buffers.iter().map(|buffer| buffer.as_raw()).collect();
    for buffer in buffers {
        with(|driver| {
            let state = driver.object(call, buffer).map(|buffer| buffer.state);
            if state != Some(CommandState::Executable) {
                let fault = format!("{call} of a buffer that is {state:?}");
                driver.faults.push(fault);
            }
        });
    }
    submit(call, queue, roots.into_iter().collect(), fence)
}

pub(super) unsafe extern "system" fn queue_bind_sparse(
    queue: vk::Queue,
    count: u32,
    infos: *const vk::BindSparseInfo<'_>,
    fence: vk::Fence,
) -> vk::Result {
    let mut roots = Vec::new();
    // SAFETY: the caller fulfils the contract of the Vulkan function.
    for info in unsafe { slice(count, infos) } {
        // SAFETY: as above.
        for bound in unsafe { slice(info.buffer_bind_count, info.p_buffer_binds) } {
            // SAFETY: as above.
            let binds = unsafe { slice(bound.bind_count, bound.p_binds) };
            let memory: Vec<u64> = binds.iter().map(|bind| bind.memory.as_raw()).collect();
            with(|driver| {
                if let Some(buffer) = driver.object("vkQueueBindSparse", bound.buffer) {
                    buffer.uses.extend(memory);
                }
            });
            roots.push(bound.buffer.as_raw());
        }
    }
    submit("vkQueueBindSparse", queue, roots, fence)
}

pub(super) unsafe extern "system" fn wait_for_fences(
    device: vk::Device,
    count: u32,
    fences: *const vk::Fence,
    _all: vk::Bool32,
    _timeout: u64,
) -> vk::Result {
    let call = "vkWaitForFences";
    with(|driver| {
        driver.object(call, device);
        let device = device.as_raw();
        let failure = driver.call(call);
        if failure == Some(vk::Result::ERROR_DEVICE_LOST) {
            driver.lose(device);
        }
        if let Some(result) = failure {
            return result;
        }
        // SAFETY: the caller fulfils the contract of the Vulkan function.
        for &fence in unsafe { slice(count, fences) } {
            driver.object(call, fence);
            if !driver.finish(device, fence.as_raw()) {
                driver
                    .faults
                    .push(format!("{call} of a fence that nothing signals"));
            }
        }
        vk::Result::SUCCESS
    })
}
