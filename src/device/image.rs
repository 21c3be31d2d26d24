//! Images of one row of 32-bit pixels, with their memory.
//!
//! Vulkan chapters "Resource Creation" (images), "Copy Commands", "Synchronization and Cache
//! Control" (image layout transitions).

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

/// One number per pixel; every device can draw into this format, copy it and blit it.
pub(super) const FORMAT: vk::Format = vk::Format::R32_UINT;

/// Stages and accesses of one side of a barrier.
pub(super) type AccessScope = (vk::PipelineStageFlags, vk::AccessFlags);

/// A row of pixels in each layer.
pub(super) struct Image {
    device: Arc<Logical>,
    image: Owned<vk::Image>,
    _memory: Memory,
    layers: u32,
}

impl Image {
    /// Creates the image and its memory, which messages call `what`.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed, or there is not enough memory.
    pub fn new(
        device: &Arc<Logical>,
        what: &str,
        layers: u32,
        usage: vk::ImageUsageFlags,
    ) -> Result<Image, ExecuteError> {
        let functions = device.raw();
        let info = vk::ImageCreateInfo::default()
            .image_type(vk::ImageType::TYPE_2D)
            .format(FORMAT)
            .extent(vk::Extent3D::from(AREA.extent))
            .mip_levels(1)
            .array_layers(layers)
            .samples(vk::SampleCountFlags::TYPE_1)
            .tiling(vk::ImageTiling::OPTIMAL)
            .usage(usage);
        // SAFETY: the device is alive, `info` outlives the call.
        let image =
            unsafe { functions.create_image(&info, None) }.map_err(failed("vkCreateImage"))?;
        let image = Owned::new(device, image, ash::Device::destroy_image);
        // SAFETY: the image was made from this device.
        let requirements = unsafe { functions.get_image_memory_requirements(image.raw()) };
        let location = MemoryLocation::GpuOnly;
        let scheme = AllocationScheme::GpuAllocatorManaged;
        let memory = Memory::new(device, what, requirements, location, false, scheme)?;
        let (handle, offset) = memory.raw();
        // SAFETY: the image is new; type, alignment and size are as required.
        unsafe { functions.bind_image_memory(image.raw(), handle, offset) }
            .map_err(failed("vkBindImageMemory"))?;
        Ok(Image {
            device: Arc::clone(device),
            image,
            _memory: memory,
            layers,
        })
    }

    pub fn raw(&self) -> vk::Image {
        self.image.raw()
    }

    /// Returns the number of layers.
    pub fn layers(&self) -> u32 {
        self.layers
    }

    /// Returns every layer as a range of subresources.
    pub fn all_layers(&self) -> vk::ImageSubresourceRange {
        vk::ImageSubresourceRange::default()
            .aspect_mask(vk::ImageAspectFlags::COLOR)
            .level_count(1)
            .layer_count(self.layers)
    }

    /// Returns every layer as the side of a copy.
    pub fn copied_layers(&self) -> vk::ImageSubresourceLayers {
        vk::ImageSubresourceLayers::default()
            .aspect_mask(vk::ImageAspectFlags::COLOR)
            .layer_count(self.layers)
    }

    /// Returns all pixels in order, layer by layer.
    pub fn pixels(&self) -> vk::BufferImageCopy {
        vk::BufferImageCopy::default()
            .image_subresource(self.copied_layers())
            .image_extent(vk::Extent3D::from(AREA.extent))
    }

    /// Records a transition between layouts.
    pub fn transition(
        &self,
        commands: vk::CommandBuffer,
        (old, new): (vk::ImageLayout, vk::ImageLayout),
        (from, from_access): AccessScope,
        (to, to_access): AccessScope,
    ) {
        let barriers = [vk::ImageMemoryBarrier::default()
            .image(self.image.raw())
            .subresource_range(self.all_layers())
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
}
