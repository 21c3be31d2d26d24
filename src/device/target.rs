//! The image that a program draws into: one row of 32-bit pixels in a layer for
//! each view. It holds the content of its resource before the first pass, keeps
//! what each pass writes, and is copied back after the last pass.
//!
//! Vulkan chapters "Render Pass" (color attachments), "Copy Commands",
//! "Synchronization and Cache Control" (image layout transitions).

use super::backing::Memory;
use super::error::failed;
use super::logical::Logical;
use super::owned::Owned;
use super::state::AREA;
use crate::script::ExecuteError;
use ash::vk;
use gpu_allocator::MemoryLocation;
use gpu_allocator::vulkan::AllocationScheme;
use std::sync::Arc;

/// One number per pixel; every device can draw into this format and copy it.
pub(super) const FORMAT: vk::Format = vk::Format::R32_UINT;

/// The layout inside and between passes.
pub(super) const LAYOUT: vk::ImageLayout = vk::ImageLayout::COLOR_ATTACHMENT_OPTIMAL;

/// The accesses of a color attachment.
pub(super) const ATTACHMENT_ACCESS: vk::AccessFlags = vk::AccessFlags::from_raw(
    vk::AccessFlags::COLOR_ATTACHMENT_READ.as_raw()
        | vk::AccessFlags::COLOR_ATTACHMENT_WRITE.as_raw(),
);

/// Stages and accesses of one side of a barrier.
type AccessScope = (vk::PipelineStageFlags, vk::AccessFlags);

const DRAWING: AccessScope = (
    vk::PipelineStageFlags::COLOR_ATTACHMENT_OUTPUT,
    ATTACHMENT_ACCESS,
);
const COPY_FROM: AccessScope = (
    vk::PipelineStageFlags::TRANSFER,
    vk::AccessFlags::TRANSFER_READ,
);
const COPY_TO: AccessScope = (
    vk::PipelineStageFlags::TRANSFER,
    vk::AccessFlags::TRANSFER_WRITE,
);
/// Drawing and copies of an earlier run.
const EARLIER_RUN: AccessScope = (vk::PipelineStageFlags::TRANSFER, vk::AccessFlags::empty());

/// An image and its view.
pub(super) struct Target {
    device: Arc<Logical>,
    view: Owned<vk::ImageView>,
    image: Owned<vk::Image>,
    _memory: Memory,
    layers: u32,
}

impl Target {
    /// # Errors
    /// [`ExecuteError`]: a call failed, or there is not enough memory.
    pub fn new(device: &Arc<Logical>, layers: u32) -> Result<Target, ExecuteError> {
        let functions = device.raw();
        let info = vk::ImageCreateInfo::default()
            .image_type(vk::ImageType::TYPE_2D)
            .format(FORMAT)
            .extent(vk::Extent3D::from(AREA.extent))
            .mip_levels(1)
            .array_layers(layers)
            .samples(vk::SampleCountFlags::TYPE_1)
            .tiling(vk::ImageTiling::OPTIMAL)
            .usage(
                vk::ImageUsageFlags::COLOR_ATTACHMENT
                    | vk::ImageUsageFlags::TRANSFER_SRC
                    | vk::ImageUsageFlags::TRANSFER_DST,
            );
        // SAFETY: the device is alive, `info` outlives the call.
        let image =
            unsafe { functions.create_image(&info, None) }.map_err(failed("vkCreateImage"))?;
        let image = Owned::new(device, image, ash::Device::destroy_image);
        // SAFETY: the image was made from this device.
        let requirements = unsafe { functions.get_image_memory_requirements(image.raw()) };
        let (what, location) = ("the image that is drawn into", MemoryLocation::GpuOnly);
        let scheme = AllocationScheme::GpuAllocatorManaged;
        let memory = Memory::new(device, what, requirements, location, false, scheme)?;
        let (handle, offset) = memory.raw();
        // SAFETY: the image is new; type, alignment and size are as required.
        unsafe { functions.bind_image_memory(image.raw(), handle, offset) }
            .map_err(failed("vkBindImageMemory"))?;
        let info = vk::ImageViewCreateInfo::default()
            .image(image.raw())
            .view_type(match layers {
                1 => vk::ImageViewType::TYPE_2D,
                _ => vk::ImageViewType::TYPE_2D_ARRAY,
            })
            .format(FORMAT)
            .subresource_range(all_layers(layers));
        // SAFETY: as above; the image has memory.
        let view = unsafe { functions.create_image_view(&info, None) }
            .map_err(failed("vkCreateImageView"))?;
        Ok(Target {
            device: Arc::clone(device),
            view: Owned::new(device, view, ash::Device::destroy_image_view),
            image,
            _memory: memory,
            layers,
        })
    }

    /// Returns the number of layers: one for each view of the passes.
    pub fn layers(&self) -> u32 {
        self.layers
    }

    pub fn view(&self) -> vk::ImageView {
        self.view.raw()
    }

    /// Records a copy of the content of `from` into the image.
    pub fn upload(&self, commands: vk::CommandBuffer, from: vk::Buffer) {
        let layout = vk::ImageLayout::TRANSFER_DST_OPTIMAL;
        let layouts = (vk::ImageLayout::UNDEFINED, layout);
        self.transition(commands, layouts, EARLIER_RUN, COPY_TO);
        let (device, image) = (self.device.raw(), self.image.raw());
        // SAFETY: no pass is open; buffer and image have as many pixels and live
        // until the commands have run.
        unsafe {
            device.cmd_copy_buffer_to_image(commands, from, image, layout, &[self.pixels()]);
        }
        self.transition(commands, (layout, LAYOUT), COPY_TO, DRAWING);
    }

    /// Records that the image, whose content does not matter, can be drawn into.
    pub fn prepare(&self, commands: vk::CommandBuffer) {
        let layouts = (vk::ImageLayout::UNDEFINED, LAYOUT);
        self.transition(commands, layouts, EARLIER_RUN, DRAWING);
    }

    /// Records that a pass sees what the one before it drew.
    pub fn before_pass(&self, commands: vk::CommandBuffer) {
        self.transition(commands, (LAYOUT, LAYOUT), DRAWING, DRAWING);
    }

    /// Records a copy of the content of the image into `to`.
    pub fn download(&self, commands: vk::CommandBuffer, to: vk::Buffer) {
        let layout = vk::ImageLayout::TRANSFER_SRC_OPTIMAL;
        self.transition(commands, (LAYOUT, layout), DRAWING, COPY_FROM);
        let (device, image) = (self.device.raw(), self.image.raw());
        // SAFETY: as for `upload`.
        unsafe { device.cmd_copy_image_to_buffer(commands, image, layout, to, &[self.pixels()]) };
    }

    fn transition(
        &self,
        commands: vk::CommandBuffer,
        (old, new): (vk::ImageLayout, vk::ImageLayout),
        (from, from_access): AccessScope,
        (to, to_access): AccessScope,
    ) {
        let barriers = [vk::ImageMemoryBarrier::default()
            .image(self.image.raw())
            .subresource_range(all_layers(self.layers))
            .old_layout(old)
            .new_layout(new)
            .src_access_mask(from_access)
            .dst_access_mask(to_access)
            .src_queue_family_index(vk::QUEUE_FAMILY_IGNORED)
            .dst_queue_family_index(vk::QUEUE_FAMILY_IGNORED)];
        let (device, flags) = (self.device.raw(), vk::DependencyFlags::empty());
        // SAFETY: no pass is open; the image lives until the commands have run.
        unsafe { device.cmd_pipeline_barrier(commands, from, to, flags, &[], &[], &barriers) };
    }

    /// All pixels in order, layer by layer.
    fn pixels(&self) -> vk::BufferImageCopy {
        vk::BufferImageCopy::default()
            .image_subresource(
                vk::ImageSubresourceLayers::default()
                    .aspect_mask(vk::ImageAspectFlags::COLOR)
                    .layer_count(self.layers),
            )
            .image_extent(vk::Extent3D::from(AREA.extent))
    }
}

/// Returns the number of layers of an image whose content has this many bytes.
pub(super) fn layers(bytes: usize) -> u32 {
    let row = 4 * AREA.extent.width * AREA.extent.height;
    u32::try_from(bytes).expect("an image has less than 4 GiB") / row
}

fn all_layers(layers: u32) -> vk::ImageSubresourceRange {
    vk::ImageSubresourceRange::default()
        .aspect_mask(vk::ImageAspectFlags::COLOR)
        .level_count(1)
        .layer_count(layers)
}
