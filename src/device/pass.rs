//! What is drawn inside of: a render pass of empty subpasses with a framebuffer
//! without attachments, or dynamic rendering without attachments.
//!
//! Vulkan chapter "Render Pass".

use super::barriers::{Masks, subpass_dependency};
use super::error::failed;
use super::logical::Logical;
use crate::script::ExecuteError;
use crate::script::program::Pass;
use ash::vk;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The area that is rendered to: a row of pixels, so that what a fragment shader
/// sees of several vertices can be told apart.
pub(super) const AREA: vk::Rect2D = vk::Rect2D {
    offset: vk::Offset2D { x: 0, y: 0 },
    extent: vk::Extent2D {
        width: 64,
        height: 1,
    },
};

/// A pass that can be opened any number of times. Handles are null until they
/// are made, and for dynamic rendering.
pub(super) struct RenderingPass {
    device: Arc<Logical>,
    kind: Pass,
    render_pass: vk::RenderPass,
    framebuffer: vk::Framebuffer,
}

impl RenderingPass {
    /// A pass of so many subpasses, each dependent on the one before it and on
    /// what else the script says.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed.
    pub fn new(
        device: &Arc<Logical>,
        kind: Pass,
        subpasses: u32,
        dependencies: &BTreeMap<(u32, u32), Masks>,
    ) -> Result<RenderingPass, ExecuteError> {
        let mut pass = RenderingPass {
            device: Arc::clone(device),
            kind,
            render_pass: vk::RenderPass::null(),
            framebuffer: vk::Framebuffer::null(),
        };
        if kind == Pass::RenderPass {
            pass.make(subpasses, dependencies)?;
        }
        Ok(pass)
    }

    fn make(
        &mut self,
        subpasses: u32,
        told: &BTreeMap<(u32, u32), Masks>,
    ) -> Result<(), ExecuteError> {
        let device = self.device.raw();
        let subpass =
            vk::SubpassDescription::default().pipeline_bind_point(vk::PipelineBindPoint::GRAPHICS);
        let descriptions = vec![subpass; subpasses.max(1) as usize];
        let mut dependencies: Vec<_> = (1..subpasses)
            .filter(|to| !told.contains_key(&(to - 1, *to)))
            .map(dependency)
            .collect();
        dependencies.extend(
            told.iter()
                .map(|(link, masks)| subpass_dependency(*link, masks)),
        );
        let info = vk::RenderPassCreateInfo::default()
            .subpasses(&descriptions)
            .dependencies(&dependencies);
        // SAFETY: the device is alive, `info` outlives the call.
        self.render_pass = unsafe { device.create_render_pass(&info, None) }
            .map_err(failed("vkCreateRenderPass"))?;
        let info = vk::FramebufferCreateInfo::default()
            .render_pass(self.render_pass)
            .width(AREA.extent.width)
            .height(AREA.extent.height)
            .layers(1);
        // SAFETY: as above; the render pass has no attachments either.
        self.framebuffer = unsafe { device.create_framebuffer(&info, None) }
            .map_err(failed("vkCreateFramebuffer"))?;
        Ok(())
    }

    /// The render pass that pipelines are made for; null for dynamic rendering.
    pub fn render_pass(&self) -> vk::RenderPass {
        self.render_pass
    }

    /// Whether pipelines are made for dynamic rendering.
    pub fn is_dynamic(&self) -> bool {
        self.kind == Pass::Dynamic
    }

    /// Records its begin; no pass is open (the plan).
    pub fn open(&self, commands: vk::CommandBuffer, secondaries: bool) {
        match self.kind {
            Pass::RenderPass => {
                let info = vk::RenderPassBeginInfo::default()
                    .render_pass(self.render_pass)
                    .framebuffer(self.framebuffer)
                    .render_area(AREA);
                // SAFETY: no pass is open, pass and framebuffer match.
                unsafe {
                    self.device
                        .raw()
                        .cmd_begin_render_pass(commands, &info, contents(secondaries));
                }
            }
            Pass::Dynamic => {
                let flags = match secondaries {
                    true => vk::RenderingFlags::CONTENTS_SECONDARY_COMMAND_BUFFERS,
                    false => vk::RenderingFlags::empty(),
                };
                let info = vk::RenderingInfo::default()
                    .flags(flags)
                    .render_area(AREA)
                    .layer_count(1);
                // SAFETY: no pass is open; `dynamicRendering` is enabled.
                unsafe {
                    self.device
                        .dynamic_rendering()
                        .cmd_begin_rendering(commands, &info);
                }
            }
        }
    }

    /// Records the step to the next subpass (the plan counts them).
    pub fn next(&self, commands: vk::CommandBuffer, secondaries: bool) {
        // SAFETY: a render pass is open that has a further subpass.
        unsafe {
            self.device
                .raw()
                .cmd_next_subpass(commands, contents(secondaries));
        }
    }

    /// Records its end; it is open, in its last subpass (the plan).
    pub fn close(&self, commands: vk::CommandBuffer) {
        match self.kind {
            // SAFETY: a render pass is open.
            Pass::RenderPass => unsafe { self.device.raw().cmd_end_render_pass(commands) },
            // SAFETY: dynamic rendering is under way.
            Pass::Dynamic => unsafe {
                self.device.dynamic_rendering().cmd_end_rendering(commands);
            },
        }
    }

    /// Begins a secondary command buffer that continues subpass `subpass`.
    ///
    /// # Errors
    /// [`ExecuteError`]: the call failed.
    pub fn begin_secondary(
        &self,
        commands: vk::CommandBuffer,
        subpass: u32,
    ) -> Result<(), ExecuteError> {
        let mut rendering = vk::CommandBufferInheritanceRenderingInfo::default()
            .rasterization_samples(vk::SampleCountFlags::TYPE_1);
        let mut inheritance = vk::CommandBufferInheritanceInfo::default();
        inheritance = match self.kind {
            Pass::RenderPass => inheritance
                .render_pass(self.render_pass)
                .subpass(subpass)
                .framebuffer(self.framebuffer),
            Pass::Dynamic => inheritance.push_next(&mut rendering),
        };
        let info = vk::CommandBufferBeginInfo::default()
            .flags(
                vk::CommandBufferUsageFlags::ONE_TIME_SUBMIT
                    | vk::CommandBufferUsageFlags::RENDER_PASS_CONTINUE,
            )
            .inheritance_info(&inheritance);
        // SAFETY: the command buffer is new, `info` outlives the call.
        unsafe { self.device.raw().begin_command_buffer(commands, &info) }
            .map_err(failed("vkBeginCommandBuffer"))
    }
}

/// What subpass `to` waits for where the script does not say: captures and their counters of the subpass
/// before it.
fn dependency(to: u32) -> vk::SubpassDependency {
    vk::SubpassDependency::default()
        .src_subpass(to - 1)
        .dst_subpass(to)
        .src_stage_mask(vk::PipelineStageFlags::TRANSFORM_FEEDBACK_EXT)
        .src_access_mask(
            vk::AccessFlags::TRANSFORM_FEEDBACK_WRITE_EXT
                | vk::AccessFlags::TRANSFORM_FEEDBACK_COUNTER_WRITE_EXT,
        )
        .dst_stage_mask(
            vk::PipelineStageFlags::TRANSFORM_FEEDBACK_EXT | vk::PipelineStageFlags::DRAW_INDIRECT,
        )
        .dst_access_mask(
            vk::AccessFlags::TRANSFORM_FEEDBACK_WRITE_EXT
                | vk::AccessFlags::TRANSFORM_FEEDBACK_COUNTER_READ_EXT
                | vk::AccessFlags::INDIRECT_COMMAND_READ,
        )
}

fn contents(secondaries: bool) -> vk::SubpassContents {
    match secondaries {
        true => vk::SubpassContents::SECONDARY_COMMAND_BUFFERS,
        false => vk::SubpassContents::INLINE,
    }
}

impl Drop for RenderingPass {
    fn drop(&mut self) {
        if self.device.is_abandoned() {
            return;
        }
        let device = self.device.raw();
        // SAFETY: made from this device or null; whoever submitted work with
        // them waited for it.
        unsafe {
            device.destroy_framebuffer(self.framebuffer, None);
            device.destroy_render_pass(self.render_pass, None);
        }
    }
}
