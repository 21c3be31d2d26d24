//! Faults of commands that have no part in captures.
//!
//! Vulkan chapters "Clear Commands", "Dispatching Commands".

use crate::capture::{self, functions};
use crate::fault::{Event, Fault, occurs};
use crate::loader::replaced;
use crate::state;
use ash::vk::{self, Handle};

unsafe extern "system" fn clear_attachments(
    commands: vk::CommandBuffer,
    attachment_count: u32,
    attachments: *const vk::ClearAttachment,
    rect_count: u32,
    rects: *const vk::ClearRect,
) {
    state::with(commands.as_raw(), |device| {
        let recorded = device.recorded(commands);
        let event = Event {
            before: recorded.begins.saturating_sub(1),
            is_secondary: recorded.is_secondary,
            ..Event::default()
        };
        let is_active = recorded.is_capturing && !recorded.is_dropped;
        if is_active && occurs(Fault::ClearEndsCapture, event) {
            recorded.is_dropped = true;
            // SAFETY: a capture is active; its own end is not recorded.
            unsafe { capture::record_end(device, commands, 0, &[]) };
        }
        let next = device.functions.fp_v1_0().cmd_clear_attachments;
        // SAFETY: as for vkCmdClearAttachments.
        unsafe { next(commands, attachment_count, attachments, rect_count, rects) };
    });
}

unsafe extern "system" fn dispatch(commands: vk::CommandBuffer, x: u32, y: u32, z: u32) {
    state::with(commands.as_raw(), |device| {
        // SAFETY: as for vkCmdDispatch.
        unsafe { (device.functions.fp_v1_0().cmd_dispatch)(commands, x, y, z) };
        let recorded = device.recorded(commands);
        let bound: Vec<u32> = recorded.bound.keys().copied().collect();
        let event = Event {
            before: recorded.begins,
            ..Event::default()
        };
        if bound.is_empty() || !occurs(Fault::DispatchUnbinds, event) {
            return;
        }
        if let Some(own) = device.own(0) {
            let bind = functions(device).cmd_bind_transform_feedback_buffers_ext;
            for binding in bound {
                // SAFETY: the buffer is the layer's own; no capture is active.
                unsafe { bind(commands, binding, 1, &own, &0, &vk::WHOLE_SIZE) };
            }
        }
    });
}

replaced! {
    "vkCmdClearAttachments" => clear_attachments as vk::PFN_vkCmdClearAttachments,
    "vkCmdDispatch" => dispatch as vk::PFN_vkCmdDispatch,
}
