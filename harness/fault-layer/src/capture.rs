//! Faults of binds, begins, ends and byte-count draws.
//!
//! Vulkan chapter "Fixed-Function Vertex Post-Processing", Transform Feedback.

use crate::fault::{Event, Fault, is_chosen, occurs};
use crate::loader::replaced;
use crate::state::{self, Commands, Counter, Device, Range};
use ash::vk::{self, Handle};

/// The number of bindings that the layer's own counters have places for.
const BINDINGS: u32 = 4;

/// The functions of the extension.
pub(crate) fn functions(device: &Device) -> &ash::ext::transform_feedback::DeviceFn {
    let functions = device.capture.as_ref();
    functions.expect("the extension is enabled where its commands are found")
}

/// The elements of an array; those of a null pointer are all `missing`.
///
/// # Safety
/// The array has `count` elements, or is null.
unsafe fn elements<T: Copy>(count: u32, first: *const T, missing: T) -> Vec<T> {
    if first.is_null() {
        return vec![missing; count as usize];
    }
    // SAFETY: as for this function.
    unsafe { std::slice::from_raw_parts(first, count as usize) }.to_vec()
}

unsafe extern "system" fn allocate(
    device: vk::Device,
    info: *const vk::CommandBufferAllocateInfo<'_>,
    out: *mut vk::CommandBuffer,
) -> vk::Result {
    state::with(device.as_raw(), |state| {
        // SAFETY: as for vkAllocateCommandBuffers.
        unsafe {
            let next = state.functions.fp_v1_0().allocate_command_buffers;
            let result = next(device, info, out);
            if result == vk::Result::SUCCESS {
                let is_secondary = (*info).level == vk::CommandBufferLevel::SECONDARY;
                for number in 0..(*info).command_buffer_count as usize {
                    let commands = Commands {
                        is_secondary,
                        ..Commands::default()
                    };
                    state.commands.insert(*out.add(number), commands);
                }
            }
            result
        }
    })
}

unsafe extern "system" fn begin_commands(
    commands: vk::CommandBuffer,
    info: *const vk::CommandBufferBeginInfo<'_>,
) -> vk::Result {
    state::with(commands.as_raw(), |device| {
        let recorded = device.recorded(commands);
        *recorded = Commands {
            is_secondary: recorded.is_secondary,
            ..Commands::default()
        };
        // SAFETY: as for vkBeginCommandBuffer.
        unsafe { (device.functions.fp_v1_0().begin_command_buffer)(commands, info) }
    })
}

unsafe extern "system" fn end_commands(commands: vk::CommandBuffer) -> vk::Result {
    state::with(commands.as_raw(), |device| {
        // SAFETY: as for vkEndCommandBuffer.
        unsafe {
            end_now(device, commands);
            (device.functions.fp_v1_0().end_command_buffer)(commands)
        }
    })
}

unsafe extern "system" fn create_buffer(
    device: vk::Device,
    info: *const vk::BufferCreateInfo<'_>,
    allocator: *const vk::AllocationCallbacks<'_>,
    out: *mut vk::Buffer,
) -> vk::Result {
    state::with(device.as_raw(), |state| {
        // SAFETY: as for vkCreateBuffer.
        unsafe {
            let mut info = *info;
            let counter = vk::BufferUsageFlags::TRANSFORM_FEEDBACK_COUNTER_BUFFER_EXT;
            if info.usage.contains(counter) && is_chosen(Fault::CounterOfBufferZero) {
                // The layer copies counters.
                info.usage |=
                    vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
            }
            let next = state.functions.fp_v1_0().create_buffer;
            let result = next(device, &info, allocator, out);
            if result == vk::Result::SUCCESS {
                state.buffers.insert(*out, info.size);
            }
            result
        }
    })
}

unsafe extern "system" fn bind(
    commands: vk::CommandBuffer,
    first: u32,
    count: u32,
    buffers: *const vk::Buffer,
    offsets: *const vk::DeviceSize,
    sizes: *const vk::DeviceSize,
) {
    state::with(commands.as_raw(), |device| {
        // SAFETY: as for vkCmdBindTransformFeedbackBuffersEXT.
        unsafe {
            end_now(device, commands);
            let mut buffers = elements(count, buffers, vk::Buffer::null());
            let mut offsets = elements(count, offsets, 0);
            let mut sizes = elements(count, sizes, vk::WHOLE_SIZE);
            let recorded = device.recorded(commands);
            let (before, is_secondary) = (recorded.binds, recorded.is_secondary);
            let is_after_indexed = recorded.has_indexed;
            recorded.binds += 1;
            let event = |buffer, bytes| Event {
                before,
                buffer: Some(buffer),
                is_secondary,
                is_after_indexed,
                bytes,
                ..Event::default()
            };
            for number in 0..count as usize {
                let binding = first + number as u32;
                let total = device.buffers.get(&buffers[number]).copied().unwrap_or(0);
                let (offset, size) = (offsets[number], sizes[number]);
                let here = event(binding, offset);
                if occurs(Fault::BindOffsetTwice, here) && 2 * offset < total {
                    offsets[number] = 2 * offset;
                }
                if occurs(Fault::BindOffsetRounded, here) {
                    offsets[number] = offset & !31;
                }
                let end = offsets[number].saturating_add(size);
                if size != vk::WHOLE_SIZE && end > total {
                    sizes[number] = vk::WHOLE_SIZE;
                }
                let bytes = if size == vk::WHOLE_SIZE {
                    total - offset
                } else {
                    size
                };
                let here = event(binding, bytes);
                if occurs(Fault::SizesIgnored, here) {
                    sizes[number] = vk::WHOLE_SIZE;
                }
                if occurs(Fault::SizeTooSmall, here) && bytes > 4 {
                    sizes[number] = bytes - 4;
                }
                if number > 0 && occurs(Fault::BuffersExchanged, here) {
                    let size_of =
                        |at: usize| device.buffers.get(&buffers[at]).copied().unwrap_or(0);
                    let totals = [size_of(number), size_of(number - 1)];
                    let ranges = (number - 1..).zip(totals);
                    if ranges.clone().all(|(at, total)| offsets[at] < total) {
                        buffers.swap(number - 1, number);
                        for (at, total) in ranges {
                            if sizes[at] != vk::WHOLE_SIZE && offsets[at] + sizes[at] > total {
                                sizes[at] = vk::WHOLE_SIZE;
                            }
                        }
                    }
                }
            }
            let moved = first > 0 && occurs(Fault::FirstBindingZero, event(first, 0));
            let first = if moved { 0 } else { first };
            let next = functions(device).cmd_bind_transform_feedback_buffers_ext;
            next(
                commands,
                first,
                count,
                buffers.as_ptr(),
                offsets.as_ptr(),
                sizes.as_ptr(),
            );
            let named = first..first + count;
            let recorded = device.recorded(commands);
            let bound: Vec<u32> = recorded.bound.keys().copied().collect();
            for binding in bound {
                let lost =
                    !named.contains(&binding) && occurs(Fault::BindReplacesAll, event(binding, 0));
                if lost && let Some(own) = device.own(0) {
                    next(commands, binding, 1, &own, &0, &vk::WHOLE_SIZE);
                }
            }
            let recorded = device.recorded(commands);
            for (number, binding) in named.enumerate() {
                let range = (buffers[number], offsets[number], sizes[number]);
                recorded.bound.insert(binding, range);
            }
        }
    });
}

unsafe extern "system" fn begin(
    commands: vk::CommandBuffer,
    first: u32,
    count: u32,
    buffers: *const vk::Buffer,
    offsets: *const vk::DeviceSize,
) {
    state::with(commands.as_raw(), |device| {
        // SAFETY: as for vkCmdBeginTransformFeedbackEXT.
        unsafe {
            end_now(device, commands);
            let mut buffers = elements(count, buffers, vk::Buffer::null());
            let mut offsets = elements(count, offsets, 0);
            let is_resumed = buffers.iter().any(|buffer| *buffer != vk::Buffer::null());
            let recorded = device.recorded(commands);
            let (before, is_secondary) = (recorded.begins, recorded.is_secondary);
            let is_after_indexed = recorded.has_indexed;
            recorded.begins += 1;
            recorded.is_capturing = true;
            let event = |buffer, bytes| Event {
                before,
                buffer: Some(buffer),
                is_resumed,
                is_secondary,
                is_after_indexed,
                bytes,
                ..Event::default()
            };
            let is_ignored = occurs(Fault::BeginIgnored, event(first, 0));
            if is_ignored || (before > 0 && occurs(Fault::BeginDropped, event(first, 0))) {
                recorded.is_dropped = true;
                return;
            }
            let (has_ended, bound) = (recorded.has_ended, recorded.bound.clone());
            if is_resumed && is_chosen(Fault::BindOffsetIgnored) {
                for (binding, (buffer, offset, _)) in bound.clone() {
                    if occurs(Fault::BindOffsetIgnored, event(binding, offset)) {
                        device.recorded(commands).is_rebound = true;
                        bind_one(device, commands, binding, (buffer, 0, vk::WHOLE_SIZE));
                    }
                }
            }
            let mut first = first;
            for (binding, buffer) in (first..).zip(&mut buffers) {
                if occurs(Fault::CountersIgnored, event(binding, 0)) {
                    *buffer = vk::Buffer::null();
                }
            }
            if occurs(Fault::FirstCounterZero, event(first, 0)) && bound.contains_key(&0) {
                first = 0;
            }
            if is_chosen(Fault::NullCounterContinues)
                && has_ended
                && let Some(own) = device.own(1)
            {
                let given = given(first, &buffers, &offsets);
                (first, buffers, offsets) = (0, Vec::new(), Vec::new());
                let bound = (0..BINDINGS).take_while(|binding| bound.contains_key(binding));
                for binding in bound {
                    let known = given.iter().find(|(of, _)| *of == binding);
                    let (buffer, offset) = match known {
                        Some((_, counter)) => *counter,
                        None if occurs(Fault::NullCounterContinues, event(binding, 0)) => {
                            (own, 4 * u64::from(binding))
                        }
                        None => (vk::Buffer::null(), 0),
                    };
                    buffers.push(buffer);
                    offsets.push(offset);
                }
            }
            let next = functions(device).cmd_begin_transform_feedback_ext;
            next(
                commands,
                first,
                buffers.len() as u32,
                buffers.as_ptr(),
                offsets.as_ptr(),
            );
        }
    });
}

/// The counters that a command names, by binding.
fn given(first: u32, buffers: &[vk::Buffer], offsets: &[u64]) -> Vec<(u32, Counter)> {
    let counters = buffers.iter().copied().zip(offsets.iter().copied());
    let named = (first..).zip(counters);
    named
        .filter(|(_, (buffer, _))| *buffer != vk::Buffer::null())
        .collect()
}

unsafe extern "system" fn end(
    commands: vk::CommandBuffer,
    first: u32,
    count: u32,
    buffers: *const vk::Buffer,
    offsets: *const vk::DeviceSize,
) {
    state::with(commands.as_raw(), |device| {
        // SAFETY: as for vkCmdEndTransformFeedbackEXT.
        unsafe {
            let buffers = elements(count, buffers, vk::Buffer::null());
            let offsets = elements(count, offsets, 0);
            let mut counters: Vec<Counter> = buffers.into_iter().zip(offsets).collect();
            let recorded = device.recorded(commands);
            let (before, is_secondary) = (recorded.ends, recorded.is_secondary);
            let is_after_indexed = recorded.has_indexed;
            recorded.ends += 1;
            recorded.is_capturing = false;
            if std::mem::take(&mut recorded.is_dropped) {
                return;
            }
            recorded.has_ended = true;
            let event = |buffer| Event {
                before,
                buffer: Some(buffer),
                is_secondary,
                is_after_indexed,
                ..Event::default()
            };
            let named = (first..).zip(&counters);
            let named = named.filter(|(_, (buffer, _))| *buffer != vk::Buffer::null());
            let stored: Vec<_> = named
                .map(|(binding, counter)| (binding, *counter))
                .collect();
            recorded.stored.extend(stored);
            let mut first = first;
            let reaches = first == 0 || recorded.bound.contains_key(&0);
            if occurs(Fault::FirstCounterZero, event(first)) && reaches {
                first = 0;
            }
            let mut real = (first..).zip(&counters);
            let source = real.find(|(_, counter)| counter.0 != vk::Buffer::null());
            if let Some((from, source)) = source.map(|(binding, counter)| (binding, *counter)) {
                let others = (first..).zip(&counters);
                let copies = others
                    .filter(|(binding, counter)| {
                        *binding != from
                            && counter.0 != vk::Buffer::null()
                            && occurs(Fault::CounterOfBufferZero, event(*binding))
                    })
                    .map(|(_, counter)| (source, *counter));
                let copies: Vec<_> = copies.collect();
                recorded.copies.extend(copies);
            }
            if occurs(Fault::EndPostponed, event(first)) {
                recorded.postponed = Some((first, counters));
                return;
            }
            if is_chosen(Fault::NullCounterContinues) {
                let bound = recorded.bound.clone();
                if let Some(own) = device.own(1) {
                    let known: Vec<_> = (first..).zip(std::mem::take(&mut counters)).collect();
                    first = 0;
                    for binding in (0..BINDINGS).take_while(|at| bound.contains_key(at)) {
                        let own = (own, 4 * u64::from(binding));
                        let stated = known.iter().find(|(at, counter)| {
                            *at == binding && counter.0 != vk::Buffer::null()
                        });
                        counters.push(stated.map_or(own, |(_, counter)| *counter));
                    }
                }
            }
            record_end(device, commands, first, &counters);
            if std::mem::take(&mut device.recorded(commands).is_rebound) {
                let bound = device.recorded(commands).bound.clone();
                for (binding, range) in bound {
                    bind_one(device, commands, binding, range);
                }
            }
        }
    });
}

/// Binds one range.
///
/// # Safety
/// The requirements of vkCmdBindTransformFeedbackBuffersEXT.
unsafe fn bind_one(device: &Device, commands: vk::CommandBuffer, binding: u32, range: Range) {
    let (buffer, offset, size) = range;
    let next = functions(device).cmd_bind_transform_feedback_buffers_ext;
    // SAFETY: as for this function.
    unsafe { next(commands, binding, 1, &buffer, &offset, &size) };
}

/// Records an end.
///
/// # Safety
/// The requirements of vkCmdEndTransformFeedbackEXT.
pub(crate) unsafe fn record_end(
    device: &Device,
    commands: vk::CommandBuffer,
    first: u32,
    all: &[Counter],
) {
    let (buffers, offsets): (Vec<_>, Vec<_>) = all.iter().copied().unzip();
    let next = functions(device).cmd_end_transform_feedback_ext;
    // SAFETY: as for this function.
    unsafe {
        next(
            commands,
            first,
            buffers.len() as u32,
            buffers.as_ptr(),
            offsets.as_ptr(),
        );
    }
}

/// Records the end that was postponed, if there is one.
///
/// # Safety
/// The command buffer is being recorded.
unsafe fn end_now(device: &mut Device, commands: vk::CommandBuffer) {
    if let Some((first, counters)) = device.recorded(commands).postponed.take() {
        // SAFETY: the capture is active.
        unsafe { record_end(device, commands, first, &counters) };
    }
}

/// Records the copies of counters that the ends of the pass wait for.
///
/// # Safety
/// The command buffer is being recorded, and no pass is open.
unsafe fn copy_counters(device: &mut Device, commands: vk::CommandBuffer) {
    let copies = std::mem::take(&mut device.recorded(commands).copies);
    if copies.is_empty() {
        return;
    }
    let functions = &device.functions;
    let (counter, transfer) = (
        vk::PipelineStageFlags::TRANSFORM_FEEDBACK_EXT,
        vk::PipelineStageFlags::TRANSFER,
    );
    let barrier = |from, to, source, target| {
        let barrier = [vk::MemoryBarrier::default()
            .src_access_mask(source)
            .dst_access_mask(target)];
        let flags = vk::DependencyFlags::empty();
        // SAFETY: as for this function.
        unsafe { functions.cmd_pipeline_barrier(commands, from, to, flags, &barrier, &[], &[]) };
    };
    let both = vk::AccessFlags::TRANSFER_READ | vk::AccessFlags::TRANSFER_WRITE;
    let written = vk::AccessFlags::TRANSFORM_FEEDBACK_COUNTER_WRITE_EXT;
    barrier(counter, transfer, written, both);
    for ((from, from_offset), (to, to_offset)) in copies {
        let region = [vk::BufferCopy::default()
            .src_offset(from_offset)
            .dst_offset(to_offset)
            .size(4)];
        // SAFETY: both buffers have the usage, and the counters lie inside of them.
        unsafe { functions.cmd_copy_buffer(commands, from, to, &region) };
    }
    let all = vk::PipelineStageFlags::ALL_COMMANDS | vk::PipelineStageFlags::HOST;
    let read = vk::AccessFlags::MEMORY_READ | vk::AccessFlags::MEMORY_WRITE;
    barrier(transfer, all, vk::AccessFlags::TRANSFER_WRITE, read);
}

unsafe extern "system" fn end_render_pass(commands: vk::CommandBuffer) {
    state::with(commands.as_raw(), |device| {
        // SAFETY: as for vkCmdEndRenderPass.
        unsafe {
            end_now(device, commands);
            (device.functions.fp_v1_0().cmd_end_render_pass)(commands);
            copy_counters(device, commands);
        }
    });
}

unsafe extern "system" fn end_rendering(commands: vk::CommandBuffer) {
    state::with(commands.as_raw(), |device| {
        // SAFETY: as for vkCmdEndRenderingKHR, which the device has.
        unsafe {
            end_now(device, commands);
            let next: vk::PFN_vkCmdEndRendering = device.function(c"vkCmdEndRenderingKHR");
            next(commands);
            copy_counters(device, commands);
        }
    });
}

unsafe extern "system" fn next_subpass(commands: vk::CommandBuffer, contents: vk::SubpassContents) {
    state::with(commands.as_raw(), |device| {
        // SAFETY: as for vkCmdNextSubpass.
        unsafe {
            end_now(device, commands);
            (device.functions.fp_v1_0().cmd_next_subpass)(commands, contents);
        }
    });
}

replaced! {
    "vkAllocateCommandBuffers" => allocate as vk::PFN_vkAllocateCommandBuffers,
    "vkBeginCommandBuffer" => begin_commands as vk::PFN_vkBeginCommandBuffer,
    "vkEndCommandBuffer" => end_commands as vk::PFN_vkEndCommandBuffer,
    "vkCreateBuffer" => create_buffer as vk::PFN_vkCreateBuffer,
    "vkCmdBindTransformFeedbackBuffersEXT" =>
        bind as vk::PFN_vkCmdBindTransformFeedbackBuffersEXT,
    "vkCmdBeginTransformFeedbackEXT" => begin as vk::PFN_vkCmdBeginTransformFeedbackEXT,
    "vkCmdEndTransformFeedbackEXT" => end as vk::PFN_vkCmdEndTransformFeedbackEXT,
    "vkCmdEndRenderPass" => end_render_pass as vk::PFN_vkCmdEndRenderPass,
    "vkCmdEndRenderingKHR" => end_rendering as vk::PFN_vkCmdEndRendering,
    "vkCmdNextSubpass" => next_subpass as vk::PFN_vkCmdNextSubpass,
}
