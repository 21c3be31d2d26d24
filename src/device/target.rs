//! The image that a program draws into: one row of pixels, a 32-bit number
//! each, in a layer for each view. It holds what its resource says before the first pass, keeps what each
//! pass leaves, and is copied back after the last.
//!
//! Vulkan chapters "Render Pass" (colour attachments), "Copy Commands",
//! "Synchronization and Cache Control" (image layout transitions).

use super::error::{failed, not_allocated};
use super::logical::Logical;
use super::state::AREA;
use crate::script::ExecuteError;
use ash::vk;
use gpu_allocator::MemoryLocation;
use gpu_allocator::vulkan::{Allocation, AllocationCreateDesc, AllocationScheme};
use std::sync::Arc;

/// One number per pixel; every device can draw into it, and copy it.
pub(super) const FORMAT: vk::Format = vk::Format::R32_UINT;

/// Its layout inside and between passes.
pub(super) const LAYOUT: vk::ImageLayout = vk::ImageLayout::COLOR_ATTACHMENT_OPTIMAL;

/// What an attachment is read and written by.
pub(super) const DRAWN: vk::AccessFlags = vk::AccessFlags::from_raw(
    vk::AccessFlags::COLOR_ATTACHMENT_READ.as_raw()
        | vk::AccessFlags::COLOR_ATTACHMENT_WRITE.as_raw(),
);

/// An image and its view. Handles are null until they are made; destroying a
/// null handle does nothing.
pub(super) struct Target {
    device: Arc<Logical>,
    image: vk::Image,
    view: vk::ImageView,
    layers: u32,
    allocation: Option<Allocation>,
}

impl Target {
    /// # Errors
    /// [`ExecuteError`]: a call failed, or there is no memory.
    pub fn new(device: &Arc<Logical>, layers: u32) -> Result<Target, ExecuteError> {
        let mut target = Target {
            device: Arc::clone(device),
            image: vk::Image::null(),
            view: vk::ImageView::null(),
            layers,
            allocation: None,
        };
        target.make()?;
        Ok(target)
    }

    fn make(&mut self) -> Result<(), ExecuteError> {
        let device = self.device.raw();
        let info = vk::ImageCreateInfo::default()
            .image_type(vk::ImageType::TYPE_2D)
            .format(FORMAT)
            .extent(vk::Extent3D::from(AREA.extent))
            .mip_levels(1)
            .array_layers(self.layers)
            .samples(vk::SampleCountFlags::TYPE_1)
            .tiling(vk::ImageTiling::OPTIMAL)
            .usage(
                vk::ImageUsageFlags::COLOR_ATTACHMENT
                    | vk::ImageUsageFlags::TRANSFER_SRC
                    | vk::ImageUsageFlags::TRANSFER_DST,
            );
        // SAFETY: the device is alive, `info` outlives the call.
        self.image =
            unsafe { device.create_image(&info, None) }.map_err(failed("vkCreateImage"))?;
        // SAFETY: the image was made from this device.
        let requirements = unsafe { device.get_image_memory_requirements(self.image) };
        let what = "the image that is drawn into";
        let allocated = self.device.allocator().allocate(&AllocationCreateDesc {
            name: what,
            requirements,
            location: MemoryLocation::GpuOnly,
            linear: false,
            allocation_scheme: AllocationScheme::GpuAllocatorManaged,
        });
        let allocation =
            allocated.map_err(|error| not_allocated(what, requirements.size, &error))?;
        let offset = allocation.offset();
        // SAFETY: the memory belongs to the allocation, which lives as long as
        // the image and is freed after it.
        let memory = unsafe { allocation.memory() };
        self.allocation = Some(allocation);
        // SAFETY: the image is new; type, alignment and size are those asked for.
        unsafe { device.bind_image_memory(self.image, memory, offset) }
            .map_err(failed("vkBindImageMemory"))?;
        let info = vk::ImageViewCreateInfo::default()
            .image(self.image)
            .view_type(match self.layers {
                1 => vk::ImageViewType::TYPE_2D,
                _ => vk::ImageViewType::TYPE_2D_ARRAY,
            })
            .format(FORMAT)
            .subresource_range(self.whole());
        // SAFETY: as above; the image has memory.
        self.view = unsafe { device.create_image_view(&info, None) }
            .map_err(failed("vkCreateImageView"))?;
        Ok(())
    }

    /// One for each view of the passes.
    pub fn layers(&self) -> u32 {
        self.layers
    }

    pub fn view(&self) -> vk::ImageView {
        self.view
    }

    /// Records that the image takes the content of `from`.
    pub fn upload(&self, commands: vk::CommandBuffer, from: vk::Buffer) {
        self.transition(
            commands,
            (
                vk::ImageLayout::UNDEFINED,
                vk::ImageLayout::TRANSFER_DST_OPTIMAL,
            ),
            // Behind the drawing and the copies of an earlier run.
            (vk::PipelineStageFlags::TRANSFER, vk::AccessFlags::empty()),
            (
                vk::PipelineStageFlags::TRANSFER,
                vk::AccessFlags::TRANSFER_WRITE,
            ),
        );
        // SAFETY: no pass is open; buffer and image have as many pixels and live
        // until the commands have run.
        unsafe {
            self.device.raw().cmd_copy_buffer_to_image(
                commands,
                from,
                self.image,
                vk::ImageLayout::TRANSFER_DST_OPTIMAL,
                &[self.pixels()],
            );
        }
        self.transition(
            commands,
            (vk::ImageLayout::TRANSFER_DST_OPTIMAL, LAYOUT),
            (
                vk::PipelineStageFlags::TRANSFER,
                vk::AccessFlags::TRANSFER_WRITE,
            ),
            (vk::PipelineStageFlags::COLOR_ATTACHMENT_OUTPUT, DRAWN),
        );
    }

    /// Records that a pass sees what the one before it drew.
    pub fn before_pass(&self, commands: vk::CommandBuffer) {
        let drawn = (vk::PipelineStageFlags::COLOR_ATTACHMENT_OUTPUT, DRAWN);
        self.transition(commands, (LAYOUT, LAYOUT), drawn, drawn);
    }

    /// Records that `to` takes the content of the image.
    pub fn download(&self, commands: vk::CommandBuffer, to: vk::Buffer) {
        self.transition(
            commands,
            (LAYOUT, vk::ImageLayout::TRANSFER_SRC_OPTIMAL),
            (vk::PipelineStageFlags::COLOR_ATTACHMENT_OUTPUT, DRAWN),
            (
                vk::PipelineStageFlags::TRANSFER,
                vk::AccessFlags::TRANSFER_READ,
            ),
        );
        // SAFETY: as for `upload`.
        unsafe {
            self.device.raw().cmd_copy_image_to_buffer(
                commands,
                self.image,
                vk::ImageLayout::TRANSFER_SRC_OPTIMAL,
                to,
                &[self.pixels()],
            );
        }
    }

    fn transition(
        &self,
        commands: vk::CommandBuffer,
        (old, new): (vk::ImageLayout, vk::ImageLayout),
        (from, from_access): (vk::PipelineStageFlags, vk::AccessFlags),
        (to, to_access): (vk::PipelineStageFlags, vk::AccessFlags),
    ) {
        let barriers = [vk::ImageMemoryBarrier::default()
            .image(self.image)
            .subresource_range(self.whole())
            .old_layout(old)
            .new_layout(new)
            .src_access_mask(from_access)
            .dst_access_mask(to_access)
            .src_queue_family_index(vk::QUEUE_FAMILY_IGNORED)
            .dst_queue_family_index(vk::QUEUE_FAMILY_IGNORED)];
        // SAFETY: no pass is open; the image lives until the commands have run.
        unsafe {
            self.device.raw().cmd_pipeline_barrier(
                commands,
                from,
                to,
                vk::DependencyFlags::empty(),
                &[],
                &[],
                &barriers,
            );
        }
    }
}

impl Drop for Target {
    fn drop(&mut self) {
        if !self.device.may_destroy() {
            return;
        }
        let device = self.device.raw();
        // SAFETY: made from this device or null; whoever submitted work with
        // them waited for it.
        unsafe {
            device.destroy_image_view(self.view, None);
            device.destroy_image(self.image, None);
        }
        if let Some(allocation) = self.allocation.take() {
            // Freeing fails for an allocation of another allocator only.
            let _ = self.device.allocator().free(allocation);
        }
    }
}

/// The layers of an image whose content is so long.
pub(super) fn layers(bytes: usize) -> u32 {
    let row = 4 * AREA.extent.width * AREA.extent.height;
    u32::try_from(bytes).unwrap_or(0) / row
}

impl Target {
    fn whole(&self) -> vk::ImageSubresourceRange {
        vk::ImageSubresourceRange::default()
            .aspect_mask(vk::ImageAspectFlags::COLOR)
            .level_count(1)
            .layer_count(self.layers)
    }

    /// All pixels, one after the other, layer by layer.
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
