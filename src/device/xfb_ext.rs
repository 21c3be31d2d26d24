//! The commands of VK_EXT_transform_feedback with typed arguments; ash provides
//! only function pointers.
//!
//! Each function has the contract of the Vulkan command it is named after: the
//! command buffer is being recorded, handles are alive until it has run, and the
//! "Valid Usage" of the command holds.

use crate::script::counters::CounterArrays;
use crate::units::{Binding, Stream};
use ash::{ext, vk};

/// An offset in a counter buffer, or [`Counter::null`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counter {
    pub buffer: vk::Buffer,
    /// Bytes from the start of the buffer, a multiple of 4.
    pub offset: vk::DeviceSize,
}

impl Counter {
    /// No counter: capture begins at the start of the range, or its end is not
    /// stored.
    pub fn null() -> Counter {
        Counter::default()
    }
}

/// A range to capture into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BufferRange {
    pub buffer: vk::Buffer,
    /// Bytes from the start of the buffer, a multiple of 4.
    pub offset: vk::DeviceSize,
    /// Bytes, or `VK_WHOLE_SIZE`.
    pub size: vk::DeviceSize,
}

/// Whether a bind passes sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sizes {
    Given,
    /// `pSizes` is NULL: every range extends to the end of its buffer.
    Null,
}

/// Arguments of `vkCmdDrawIndirectByteCountEXT`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByteCountDraw {
    pub instances: u32,
    pub first_instance: u32,
    pub counter: Counter,
    /// Subtracted from the counter's value.
    pub counter_offset: u32,
    /// The divisor of the rest.
    pub vertex_stride: u32,
}

/// The extension's functions of one device.
#[derive(Clone)]
pub struct TransformFeedback {
    functions: ext::transform_feedback::Device,
}

impl TransformFeedback {
    /// Loads the functions; the extension must be enabled on `device`.
    pub fn new(instance: &ash::Instance, device: &ash::Device) -> Self {
        TransformFeedback {
            functions: ext::transform_feedback::Device::new(instance, device),
        }
    }

    /// `vkCmdBindTransformFeedbackBuffersEXT`
    ///
    /// # Safety
    /// See the module.
    pub unsafe fn bind(
        &self,
        commands: vk::CommandBuffer,
        first: Binding,
        ranges: &[BufferRange],
        sizes: Sizes,
    ) {
        let buffers: Vec<_> = ranges.iter().map(|range| range.buffer).collect();
        let offsets: Vec<_> = ranges.iter().map(|range| range.offset).collect();
        let given: Vec<_> = ranges.iter().map(|range| range.size).collect();
        let bytes = match sizes {
            Sizes::Given => given.as_ptr(),
            Sizes::Null => std::ptr::null(),
        };
        // SAFETY: the arrays are as long as their count and outlive the call;
        // the rest is up to the caller.
        unsafe {
            (self.functions.fp().cmd_bind_transform_feedback_buffers_ext)(
                commands,
                first.0,
                ranges.len() as u32,
                buffers.as_ptr(),
                offsets.as_ptr(),
                bytes,
            );
        }
    }

    /// `vkCmdBeginTransformFeedbackEXT`; `counters[i]` belongs to binding
    /// `first + i`.
    ///
    /// # Safety
    /// See the module.
    pub unsafe fn begin(
        &self,
        commands: vk::CommandBuffer,
        first: Binding,
        counters: &[Counter],
        arrays: CounterArrays,
    ) {
        let function = self.functions.fp().cmd_begin_transform_feedback_ext;
        let pair = ArrayPair::new(counters);
        let (buffers, offsets) = pair.pointers(arrays);
        // SAFETY: the arrays are as long as their count and outlive the call.
        unsafe { function(commands, first.0, counters.len() as u32, buffers, offsets) };
    }

    /// `vkCmdEndTransformFeedbackEXT`; `counters[i]` belongs to binding
    /// `first + i`.
    ///
    /// # Safety
    /// See the module.
    pub unsafe fn end(
        &self,
        commands: vk::CommandBuffer,
        first: Binding,
        counters: &[Counter],
        arrays: CounterArrays,
    ) {
        let function = self.functions.fp().cmd_end_transform_feedback_ext;
        let pair = ArrayPair::new(counters);
        let (buffers, offsets) = pair.pointers(arrays);
        // SAFETY: as in `begin`.
        unsafe { function(commands, first.0, counters.len() as u32, buffers, offsets) };
    }

    /// `vkCmdBeginQueryIndexedEXT` without control flags.
    ///
    /// # Safety
    /// See the module.
    pub unsafe fn begin_query(
        &self,
        commands: vk::CommandBuffer,
        pool: vk::QueryPool,
        query: u32,
        stream: Stream,
    ) {
        let flags = vk::QueryControlFlags::empty();
        // SAFETY: no pointers; the rest is up to the caller.
        unsafe {
            (self.functions.fp().cmd_begin_query_indexed_ext)(
                commands, pool, query, flags, stream.0,
            );
        }
    }

    /// `vkCmdEndQueryIndexedEXT`
    ///
    /// # Safety
    /// See the module.
    pub unsafe fn end_query(
        &self,
        commands: vk::CommandBuffer,
        pool: vk::QueryPool,
        query: u32,
        stream: Stream,
    ) {
        // SAFETY: no pointers; the rest is up to the caller.
        unsafe {
            (self.functions.fp().cmd_end_query_indexed_ext)(commands, pool, query, stream.0);
        }
    }

    /// `vkCmdDrawIndirectByteCountEXT`
    ///
    /// # Safety
    /// See the module.
    pub unsafe fn draw_byte_count(&self, commands: vk::CommandBuffer, draw: ByteCountDraw) {
        // SAFETY: no pointers; the rest is up to the caller.
        unsafe {
            (self.functions.fp().cmd_draw_indirect_byte_count_ext)(
                commands,
                draw.instances,
                draw.first_instance,
                draw.counter.buffer,
                draw.counter.offset,
                draw.counter_offset,
                draw.vertex_stride,
            );
        }
    }
}

/// Counters as the two arrays that Vulkan takes.
struct ArrayPair {
    buffers: Vec<vk::Buffer>,
    offsets: Vec<vk::DeviceSize>,
}

impl ArrayPair {
    fn new(counters: &[Counter]) -> Self {
        ArrayPair {
            buffers: counters.iter().map(|counter| counter.buffer).collect(),
            offsets: counters.iter().map(|counter| counter.offset).collect(),
        }
    }

    /// Both pointers are null if there are no counters.
    fn pointers(&self, arrays: CounterArrays) -> (*const vk::Buffer, *const vk::DeviceSize) {
        let (mut buffers, mut offsets) = (self.buffers.as_ptr(), self.offsets.as_ptr());
        if self.buffers.is_empty() || arrays == CounterArrays::Neither {
            buffers = std::ptr::null();
        }
        if self.buffers.is_empty() || arrays != CounterArrays::Both {
            offsets = std::ptr::null();
        }
        (buffers, offsets)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_counters_are_null_pointers_and_null_counters_are_not() {
        let both = CounterArrays::Both;
        let (buffers, offsets) = ArrayPair::new(&[]).pointers(both);
        assert!(buffers.is_null() && offsets.is_null());
        let pair = ArrayPair::new(&[Counter::null(), Counter::null()]);
        let nulls = |arrays| {
            let (buffers, offsets) = pair.pointers(arrays);
            (buffers.is_null(), offsets.is_null())
        };
        assert_eq!(nulls(both), (false, false));
        assert_eq!(nulls(CounterArrays::NoOffsets), (false, true));
        assert_eq!(nulls(CounterArrays::Neither), (true, true));
        assert_eq!(pair.buffers, [vk::Buffer::null(); 2]);
    }
}
