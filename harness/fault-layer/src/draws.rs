//! Faults of draws.
//!
//! Vulkan chapter "Drawing Commands".

use crate::capture::functions;
use crate::fault::{Event, Fault, occurs};
use crate::loader::replaced;
use crate::state::{self, Device};
use ash::vk::{self, Handle};

unsafe extern "system" fn bind_pipeline(
    commands: vk::CommandBuffer,
    point: vk::PipelineBindPoint,
    pipeline: vk::Pipeline,
) {
    state::with(commands.as_raw(), |device| {
        if point == vk::PipelineBindPoint::GRAPHICS {
            let topology = device.topologies.get(&pipeline).copied();
            let recorded = device.recorded(commands);
            recorded.topology = topology;
            recorded.is_discarding = false;
        }
        // SAFETY: as for vkCmdBindPipeline.
        unsafe { (device.functions.fp_v1_0().cmd_bind_pipeline)(commands, point, pipeline) };
    });
}

/// The vertices of a primitive, where primitives share none.
fn vertices_of_primitive(topology: vk::PrimitiveTopology) -> Option<u32> {
    match topology {
        vk::PrimitiveTopology::LINE_LIST => Some(2),
        vk::PrimitiveTopology::TRIANGLE_LIST => Some(3),
        vk::PrimitiveTopology::LINE_LIST_WITH_ADJACENCY => Some(4),
        vk::PrimitiveTopology::TRIANGLE_LIST_WITH_ADJACENCY => Some(6),
        _ => None,
    }
}

/// The place of a draw of this number of vertices in its command buffer.
fn event(device: &mut Device, commands: vk::CommandBuffer, vertices: u32) -> Event {
    let recorded = device.recorded(commands);
    recorded.draws += 1;
    Event {
        before: recorded.draws - 1,
        is_secondary: recorded.is_secondary,
        is_after_indexed: recorded.has_indexed,
        bytes: vertices.into(),
        ..Event::default()
    }
}

/// Records a draw, unless a fault skips it: outside of a capture, with a fault that counts it, inside of one into a
/// buffer of the layer.
///
/// # Safety
/// The requirements of the draw command.
unsafe fn counted(
    device: &mut Device,
    commands: vk::CommandBuffer,
    event: Event,
    draw: impl FnOnce(&Device),
) {
    let recorded = device.recorded(commands);
    let is_discarded = recorded.is_discarding && recorded.is_capturing;
    if is_discarded && occurs(Fault::DiscardedSkipped, event) {
        return;
    }
    let is_outside = !recorded.is_capturing && recorded.queries > 0;
    let bound = recorded.bound.clone();
    if !is_outside || !occurs(Fault::OutsideCounted, event) {
        return draw(device);
    }
    let Some(own) = device.own(0) else {
        return draw(device);
    };
    let functions = functions(device);
    let bind = functions.cmd_bind_transform_feedback_buffers_ext;
    let (begin, end) = (
        functions.cmd_begin_transform_feedback_ext,
        functions.cmd_end_transform_feedback_ext,
    );
    // SAFETY: the buffer and its range are the layer's own, and the ranges that are bound
    // again were bound by the application.
    unsafe {
        for binding in 0..4 {
            bind(commands, binding, 1, &own, &0, &vk::WHOLE_SIZE);
        }
        begin(commands, 0, 0, std::ptr::null(), std::ptr::null());
        draw(device);
        end(commands, 0, 0, std::ptr::null(), std::ptr::null());
        for (binding, (buffer, offset, size)) in &bound {
            bind(commands, *binding, 1, buffer, offset, size);
        }
    }
}

unsafe extern "system" fn set_rasterizer_discard_enable(
    commands: vk::CommandBuffer,
    enable: vk::Bool32,
) {
    state::with(commands.as_raw(), |device| {
        let recorded = device.recorded(commands);
        let event = Event {
            before: recorded.discards,
            is_secondary: recorded.is_secondary,
            ..Event::default()
        };
        recorded.discards += 1;
        recorded.is_discarding = enable == vk::TRUE;
        if occurs(Fault::DiscardKept, event) {
            return;
        }
        let reversed = occurs(Fault::DiscardReversed, event);
        let enable = if reversed { 1 - enable } else { enable };
        // SAFETY: the device has the function, because the application calls it.
        let next: vk::PFN_vkCmdSetRasterizerDiscardEnable =
            unsafe { device.function(c"vkCmdSetRasterizerDiscardEnableEXT") };
        // SAFETY: as for vkCmdSetRasterizerDiscardEnableEXT.
        unsafe { next(commands, enable) };
    });
}

unsafe extern "system" fn draw(
    commands: vk::CommandBuffer,
    vertices: u32,
    instances: u32,
    first: u32,
    first_instance: u32,
) {
    state::with(commands.as_raw(), |device| {
        let event = event(device, commands, vertices);
        let recorded = device.recorded(commands);
        let mut vertices = vertices;
        if let Some(size) = recorded.topology.and_then(vertices_of_primitive)
            && recorded.is_capturing
            && !vertices.is_multiple_of(size)
            && occurs(Fault::IncompleteCaptured, event)
        {
            vertices = vertices.next_multiple_of(size);
        }
        let next = device.functions.fp_v1_0().cmd_draw;
        // SAFETY: as for vkCmdDraw.
        unsafe {
            counted(device, commands, event, |_| {
                next(commands, vertices, instances, first, first_instance);
            });
        }
    });
}

unsafe extern "system" fn draw_indexed(
    commands: vk::CommandBuffer,
    indices: u32,
    instances: u32,
    first: u32,
    offset: i32,
    first_instance: u32,
) {
    state::with(commands.as_raw(), |device| {
        let event = event(device, commands, indices);
        let next = device.functions.fp_v1_0().cmd_draw_indexed;
        // SAFETY: as for vkCmdDrawIndexed.
        unsafe {
            counted(device, commands, event, |_| {
                next(commands, indices, instances, first, offset, first_instance);
            });
        }
        device.recorded(commands).has_indexed = true;
    });
}

unsafe extern "system" fn draw_byte_count(
    commands: vk::CommandBuffer,
    instances: u32,
    first_instance: u32,
    buffer: vk::Buffer,
    offset: vk::DeviceSize,
    counter_offset: u32,
    stride: u32,
) {
    state::with(commands.as_raw(), |device| {
        let recorded = device.recorded(commands);
        let event = Event {
            before: recorded.byte_counts,
            is_secondary: recorded.is_secondary,
            is_after_indexed: recorded.has_indexed,
            bytes: counter_offset.into(),
            ..Event::default()
        };
        recorded.byte_counts += 1;
        let ignored = occurs(Fault::CounterOffsetIgnored, event);
        let counter_offset = if ignored { 0 } else { counter_offset };
        let once = occurs(Fault::DrawInstancesIgnored, event);
        let instances = if once { 1 } else { instances };
        let next = functions(device).cmd_draw_indirect_byte_count_ext;
        // SAFETY: as for vkCmdDrawIndirectByteCountEXT.
        unsafe {
            next(
                commands,
                instances,
                first_instance,
                buffer,
                offset,
                counter_offset,
                stride,
            );
        }
    });
}

replaced! {
    "vkCmdBindPipeline" => bind_pipeline as vk::PFN_vkCmdBindPipeline,
    "vkCmdSetRasterizerDiscardEnableEXT" =>
        set_rasterizer_discard_enable as vk::PFN_vkCmdSetRasterizerDiscardEnable,
    "vkCmdDraw" => draw as vk::PFN_vkCmdDraw,
    "vkCmdDrawIndexed" => draw_indexed as vk::PFN_vkCmdDrawIndexed,
    "vkCmdDrawIndirectByteCountEXT" =>
        draw_byte_count as vk::PFN_vkCmdDrawIndirectByteCountEXT,
}
