//! The image that a program draws into: one row of 32-bit pixels in a layer for
//! each view. It holds the content of its resource before the first pass, keeps
//! what each pass writes, and is copied back after the last pass.
//!
//! Vulkan chapters "Render Pass" (color attachments), "Copy Commands",
//! "Synchronization and Cache Control" (image layout transitions).

use super::error::failed;
use super::image::{AccessScope, FORMAT, Image};
use super::logical::Logical;
use super::owned::Owned;
use super::state::AREA;
use crate::script::ExecuteError;
use ash::vk;
use std::sync::Arc;

/// The layout inside and between passes.
pub(super) const LAYOUT: vk::ImageLayout = vk::ImageLayout::COLOR_ATTACHMENT_OPTIMAL;

/// The accesses of a color attachment.
pub(super) const ATTACHMENT_ACCESS: vk::AccessFlags = vk::AccessFlags::from_raw(
    vk::AccessFlags::COLOR_ATTACHMENT_READ.as_raw()
        | vk::AccessFlags::COLOR_ATTACHMENT_WRITE.as_raw(),
);

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
    image: Image,
}

impl Target {
    /// # Errors
    /// [`ExecuteError`]: a call failed, or there is not enough memory.
    pub fn new(device: &Arc<Logical>, layers: u32) -> Result<Target, ExecuteError> {
        let usage = vk::ImageUsageFlags::COLOR_ATTACHMENT
            | vk::ImageUsageFlags::TRANSFER_SRC
            | vk::ImageUsageFlags::TRANSFER_DST;
        let image = Image::new(device, "the image that is drawn into", layers, usage)?;
        let info = vk::ImageViewCreateInfo::default()
            .image(image.raw())
            .view_type(match layers {
                1 => vk::ImageViewType::TYPE_2D,
                _ => vk::ImageViewType::TYPE_2D_ARRAY,
            })
            .format(FORMAT)
            .subresource_range(image.all_layers());
        // SAFETY: the device is alive, `info` outlives the call; the image has memory.
        let view = unsafe { device.raw().create_image_view(&info, None) }
            .map_err(failed("vkCreateImageView"))?;
        Ok(Target {
            device: Arc::clone(device),
            view: Owned::new(device, view, ash::Device::destroy_image_view),
            image,
        })
    }

    /// Returns the number of layers: one for each view of the passes.
    pub fn layers(&self) -> u32 {
        self.image.layers()
    }

    pub fn view(&self) -> vk::ImageView {
        self.view.raw()
    }

    /// Records a copy of the content of `from` into the image.
    pub fn upload(&self, commands: vk::CommandBuffer, from: vk::Buffer) {
        let layout = vk::ImageLayout::TRANSFER_DST_OPTIMAL;
        let layouts = (vk::ImageLayout::UNDEFINED, layout);
        self.image
            .transition(commands, layouts, EARLIER_RUN, COPY_TO);
        let (device, image) = (self.device.raw(), self.image.raw());
        // SAFETY: no pass is open; buffer and image have as many pixels and live
        // until the commands have run.
        unsafe {
            device.cmd_copy_buffer_to_image(commands, from, image, layout, &[self.image.pixels()]);
        }
        self.image
            .transition(commands, (layout, LAYOUT), COPY_TO, DRAWING);
    }

    /// Records that the image, whose content does not matter, can be drawn into.
    pub fn prepare(&self, commands: vk::CommandBuffer) {
        let layouts = (vk::ImageLayout::UNDEFINED, LAYOUT);
        self.image
            .transition(commands, layouts, EARLIER_RUN, DRAWING);
    }

    /// Records that a pass reads what the one before it drew.
    pub fn before_pass(&self, commands: vk::CommandBuffer) {
        self.image
            .transition(commands, (LAYOUT, LAYOUT), DRAWING, DRAWING);
    }

    /// Records a copy of the content of the image into `to`.
    pub fn download(&self, commands: vk::CommandBuffer, to: vk::Buffer) {
        let layout = vk::ImageLayout::TRANSFER_SRC_OPTIMAL;
        self.image
            .transition(commands, (LAYOUT, layout), DRAWING, COPY_FROM);
        let (device, image) = (self.device.raw(), self.image.raw());
        // SAFETY: as for `upload`.
        unsafe {
            device.cmd_copy_image_to_buffer(commands, image, layout, to, &[self.image.pixels()])
        };
    }
}

/// Returns the number of layers of an image whose content has this many bytes.
pub(super) fn layers(bytes: usize) -> u32 {
    let row = 4 * AREA.extent.width * AREA.extent.height;
    u32::try_from(bytes).expect("an image has less than 4 GiB") / row
}
