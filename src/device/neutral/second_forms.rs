//! The second forms of neutral commands, most of which have their arguments in a structure.

use super::{
    COPIED_FROM, COPIED_TO, EVENT_STAGE, FROM_IMAGE, LAST_BINDING, NeutralObjects, PART, VALUE,
    all_pixels, pushed,
};
use ash::{khr, vk};

/// An execution dependency that the second forms record.
pub(super) struct Execution([vk::MemoryBarrier2<'static>; 1]);

impl Execution {
    /// Returns a dependency between these stages.
    pub fn new(stages: vk::PipelineStageFlags2) -> Execution {
        Execution([vk::MemoryBarrier2::default()
            .src_stage_mask(stages)
            .dst_stage_mask(stages)])
    }

    /// Returns the dependency of the events.
    pub fn between_events() -> Execution {
        // The bits of both versions are the same.
        let stages = u64::from(EVENT_STAGE.as_raw());
        Execution::new(vk::PipelineStageFlags2::from_raw(stages))
    }

    pub fn info(&self) -> vk::DependencyInfo<'_> {
        vk::DependencyInfo::default().memory_barriers(&self.0)
    }
}

/// Each function records the command as `record` does the first form; the device has the extension
/// of the command.
impl NeutralObjects {
    pub(super) fn push_constants2(&self, commands: vk::CommandBuffer) {
        let range = pushed();
        let bytes = VALUE.to_le_bytes().repeat(range.size as usize / 4);
        let info = vk::PushConstantsInfoKHR::default()
            .layout(self.layout.raw())
            .stage_flags(range.stage_flags)
            .values(&bytes);
        let functions = self.device.load(khr::maintenance6::Device::new);
        // SAFETY: the layout has this range for these stages.
        unsafe { functions.cmd_push_constants2(commands, &info) };
    }

    pub(super) fn bind_descriptor_sets2(&self, commands: vk::CommandBuffer) {
        let sets = [self.set];
        let info = vk::BindDescriptorSetsInfoKHR::default()
            .stage_flags(vk::ShaderStageFlags::COMPUTE)
            .layout(self.layout.raw())
            .descriptor_sets(&sets);
        let functions = self.device.load(khr::maintenance6::Device::new);
        // SAFETY: the set was allocated with a layout of this pipeline layout.
        unsafe { functions.cmd_bind_descriptor_sets2(commands, &info) };
    }

    pub(super) fn push_descriptor_set2(&self, commands: vk::CommandBuffer) {
        let buffers = super::described(&self.buffer);
        let writes = [super::write(&buffers)];
        let info = vk::PushDescriptorSetInfoKHR::default()
            .stage_flags(vk::ShaderStageFlags::COMPUTE)
            .layout(self.push_layout())
            .descriptor_writes(&writes);
        let functions = self.device.load(khr::maintenance6::Device::new);
        // SAFETY: the set of the layout is one of push descriptors, and has this binding.
        unsafe { functions.cmd_push_descriptor_set2(commands, &info) };
    }

    pub(super) fn bind_vertex_buffers2(&self, commands: vk::CommandBuffer) {
        let buffers = [self.buffer.raw()];
        let (offsets, sizes) = ([16], Some(&[PART][..]));
        let functions = &self.device.extended_dynamic_state;
        // SAFETY: the binding exists; the range is in the buffer, which lives until the commands
        // have run.
        unsafe {
            functions.cmd_bind_vertex_buffers2(
                commands,
                LAST_BINDING,
                &buffers,
                &offsets,
                sizes,
                None,
            );
        }
    }

    pub(super) fn bind_index_buffer2(&self, commands: vk::CommandBuffer) {
        let (buffer, kind) = (self.buffer.raw(), vk::IndexType::UINT16);
        let functions = self.device.load(khr::maintenance5::Device::new);
        // SAFETY: as for vertex buffers; offset and size are multiples of the index size.
        unsafe { functions.cmd_bind_index_buffer2(commands, buffer, 6, PART, kind) };
    }

    pub(super) fn write_timestamp2(&self, commands: vk::CommandBuffer, number: usize) {
        let (pool, first) = self.query(vk::QueryType::TIMESTAMP, number);
        let stage = vk::PipelineStageFlags2::BOTTOM_OF_PIPE;
        let functions = self.device.synchronization2();
        // SAFETY: the query was reset, and the queue writes timestamps.
        unsafe { functions.cmd_write_timestamp2(commands, stage, pool, first) };
    }

    pub(super) fn wait_events2(&self, commands: vk::CommandBuffer) {
        let event = self.events().early2.raw();
        let dependency = Execution::between_events();
        let functions = self.device.synchronization2();
        // SAFETY: an earlier command sets the event with this dependency.
        unsafe { functions.cmd_wait_events2(commands, &[event], &[dependency.info()]) };
    }

    pub(super) fn set_event2(&self, commands: vk::CommandBuffer) {
        let event = self.events().other.raw();
        let dependency = Execution::between_events();
        let functions = self.device.synchronization2();
        self.pipeline_barrier2(commands);
        let stages = vk::PipelineStageFlags2::ALL_COMMANDS;
        // SAFETY: outside of a pass; nothing waits for the event.
        unsafe { functions.cmd_reset_event2(commands, event, stages) };
        self.pipeline_barrier2(commands);
        // SAFETY: as above.
        unsafe { functions.cmd_set_event2(commands, event, &dependency.info()) };
    }

    pub(super) fn pipeline_barrier2(&self, commands: vk::CommandBuffer) {
        let dependency = Execution::new(vk::PipelineStageFlags2::ALL_COMMANDS);
        let functions = self.device.synchronization2();
        // SAFETY: outside of a pass.
        unsafe { functions.cmd_pipeline_barrier2(commands, &dependency.info()) };
    }

    pub(super) fn copy_buffer2(&self, commands: vk::CommandBuffer) {
        let buffer = self.buffer.raw();
        let regions = [vk::BufferCopy2::default()
            .src_offset(COPIED_FROM)
            .dst_offset(COPIED_TO)
            .size(PART)];
        let info = vk::CopyBufferInfo2::default()
            .src_buffer(buffer)
            .dst_buffer(buffer)
            .regions(&regions);
        let functions = self.device.load(khr::copy_commands2::Device::new);
        // SAFETY: outside of a pass; the ranges are in the buffer and do not overlap.
        unsafe { functions.cmd_copy_buffer2(commands, &info) };
    }

    pub(super) fn copy_image2(&self, commands: vk::CommandBuffer) {
        let [from, to] = self.images();
        let layout = vk::ImageLayout::GENERAL;
        let regions = [vk::ImageCopy2::default()
            .src_subresource(from.copied_layers())
            .dst_subresource(to.copied_layers())
            .extent(vk::Extent3D::from(super::AREA.extent))];
        let info = vk::CopyImageInfo2::default()
            .src_image(from.raw())
            .src_image_layout(layout)
            .dst_image(to.raw())
            .dst_image_layout(layout)
            .regions(&regions);
        let functions = self.device.load(khr::copy_commands2::Device::new);
        // SAFETY: outside of a pass; the images have one layer of this extent.
        unsafe { functions.cmd_copy_image2(commands, &info) };
    }

    pub(super) fn blit_image2(&self, commands: vk::CommandBuffer) {
        let [from, to] = self.images();
        let layout = vk::ImageLayout::GENERAL;
        let regions = [vk::ImageBlit2::default()
            .src_subresource(from.copied_layers())
            .src_offsets(all_pixels())
            .dst_subresource(to.copied_layers())
            .dst_offsets(all_pixels())];
        let info = vk::BlitImageInfo2::default()
            .src_image(from.raw())
            .src_image_layout(layout)
            .dst_image(to.raw())
            .dst_image_layout(layout)
            .regions(&regions)
            .filter(vk::Filter::NEAREST);
        let functions = self.device.load(khr::copy_commands2::Device::new);
        // SAFETY: as for `copy_image2`; every device blits the format.
        unsafe { functions.cmd_blit_image2(commands, &info) };
    }

    pub(super) fn copy_buffer_to_image2(&self, commands: vk::CommandBuffer) {
        let [image, _] = self.images();
        let regions = [second(image.pixels(), COPIED_FROM)];
        let info = vk::CopyBufferToImageInfo2::default()
            .src_buffer(self.buffer.raw())
            .dst_image(image.raw())
            .dst_image_layout(vk::ImageLayout::GENERAL)
            .regions(&regions);
        let functions = self.device.load(khr::copy_commands2::Device::new);
        // SAFETY: as for `copy_image2`; a part of the buffer holds as many pixels.
        unsafe { functions.cmd_copy_buffer_to_image2(commands, &info) };
    }

    pub(super) fn copy_image_to_buffer2(&self, commands: vk::CommandBuffer) {
        let [_, image] = self.images();
        let regions = [second(image.pixels(), FROM_IMAGE)];
        let info = vk::CopyImageToBufferInfo2::default()
            .src_image(image.raw())
            .src_image_layout(vk::ImageLayout::GENERAL)
            .dst_buffer(self.buffer.raw())
            .regions(&regions);
        let functions = self.device.load(khr::copy_commands2::Device::new);
        // SAFETY: as for `copy_buffer_to_image2`.
        unsafe { functions.cmd_copy_image_to_buffer2(commands, &info) };
    }
}

/// Returns the pixels of a copy at an offset of the buffer.
fn second(pixels: vk::BufferImageCopy, offset: u64) -> vk::BufferImageCopy2<'static> {
    vk::BufferImageCopy2::default()
        .buffer_offset(offset)
        .image_subresource(pixels.image_subresource)
        .image_extent(pixels.image_extent)
}
