//! What is drawn inside of: a render pass with its framebuffer, or dynamic
//! rendering. There are no attachments, unless the program draws into an image:
//! then it is the one of every subpass.
//!
//! Vulkan chapter "Render Pass".

use super::barriers::{Masks, subpass_dependency};
use super::error::failed;
use super::logical::Logical;
use super::plan::Inherited;
use super::queries::statistics;
use super::state::AREA;
use super::target::{self, Target};
use crate::script::ExecuteError;
use crate::script::program::Pass;
use ash::vk;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A pass that can be opened any number of times. Handles are null until they
/// are made, and for dynamic rendering.
pub(super) struct RenderingPass {
    device: Arc<Logical>,
    kind: Pass,
    render_pass: vk::RenderPass,
    framebuffer: vk::Framebuffer,
    target: Option<Target>,
}

impl RenderingPass {
    /// A pass of so many subpasses, each dependent on the one before it and on
    /// what else the script says. It draws into an image of so many layers, one
    /// for each view, if there are any.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed.
    pub fn new(
        device: &Arc<Logical>,
        kind: Pass,
        subpasses: u32,
        dependencies: &BTreeMap<(u32, u32), Masks>,
        layers: u32,
    ) -> Result<RenderingPass, ExecuteError> {
        let mut pass = RenderingPass {
            device: Arc::clone(device),
            kind,
            render_pass: vk::RenderPass::null(),
            framebuffer: vk::Framebuffer::null(),
            target: match layers {
                0 => None,
                layers => Some(Target::new(device, layers)?),
            },
        };
        match kind {
            Pass::RenderPass => pass.make(subpasses, dependencies, layers)?,
            Pass::Dynamic if layers > 1 => {
                let message = "several views are drawn inside of a render pass";
                return Err(ExecuteError::Harness(message.into()));
            }
            Pass::Dynamic => {}
        }
        Ok(pass)
    }

    fn make(
        &mut self,
        subpasses: u32,
        told: &BTreeMap<(u32, u32), Masks>,
        layers: u32,
    ) -> Result<(), ExecuteError> {
        let device = self.device.raw();
        // The image keeps its content and its layout.
        let kept = vk::AttachmentDescription::default()
            .format(target::FORMAT)
            .samples(vk::SampleCountFlags::TYPE_1)
            .load_op(vk::AttachmentLoadOp::LOAD)
            .store_op(vk::AttachmentStoreOp::STORE)
            .initial_layout(target::LAYOUT)
            .final_layout(target::LAYOUT);
        let used = vk::AttachmentReference::default().layout(target::LAYOUT);
        let views: Vec<_> = self.target.iter().map(Target::view).collect();
        let (kept, used) = (vec![kept; views.len()], vec![used; views.len()]);
        let subpass = vk::SubpassDescription::default()
            .pipeline_bind_point(vk::PipelineBindPoint::GRAPHICS)
            .color_attachments(&used);
        let descriptions = vec![subpass; subpasses.max(1) as usize];
        let mut dependencies: Vec<_> = (1..subpasses)
            .filter(|to| !told.contains_key(&(to - 1, *to)))
            .map(dependency)
            .collect();
        dependencies.extend(
            told.iter()
                .map(|(link, masks)| subpass_dependency(*link, masks)),
        );
        if self.target.is_some() {
            dependencies.extend((1..subpasses).map(drawn));
        }
        let masks = vec![(1 << layers) - 1; descriptions.len()];
        let mut views_info = vk::RenderPassMultiviewCreateInfo::default().view_masks(&masks);
        let mut info = vk::RenderPassCreateInfo::default()
            .attachments(&kept)
            .subpasses(&descriptions)
            .dependencies(&dependencies);
        if layers > 1 {
            info = info.push_next(&mut views_info);
        }
        // SAFETY: the device is alive, `info` outlives the call.
        self.render_pass = unsafe { device.create_render_pass(&info, None) }
            .map_err(failed("vkCreateRenderPass"))?;
        let info = vk::FramebufferCreateInfo::default()
            .render_pass(self.render_pass)
            .attachments(&views)
            .width(AREA.extent.width)
            .height(AREA.extent.height)
            .layers(1);
        // SAFETY: as above; the render pass has the same attachments.
        self.framebuffer = unsafe { device.create_framebuffer(&info, None) }
            .map_err(failed("vkCreateFramebuffer"))?;
        Ok(())
    }

    /// The render pass that pipelines are made for; null for dynamic rendering.
    pub fn render_pass(&self) -> vk::RenderPass {
        self.render_pass
    }

    /// The image that is drawn into, if any.
    pub fn target(&self) -> Option<&Target> {
        self.target.as_ref()
    }

    /// How many views it has.
    pub fn views(&self) -> u32 {
        self.target.as_ref().map_or(1, Target::layers)
    }

    /// The formats of its attachments.
    pub fn formats(&self) -> &'static [vk::Format] {
        match self.target {
            Some(_) => &[target::FORMAT],
            None => &[],
        }
    }

    /// Whether pipelines are made for dynamic rendering.
    pub fn is_dynamic(&self) -> bool {
        self.kind == Pass::Dynamic
    }

    /// Records its begin; no pass is open (the plan).
    pub fn open(&self, commands: vk::CommandBuffer, secondaries: bool) {
        if let Some(target) = &self.target {
            target.before_pass(commands);
        }
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
                let attachment = |target: &Target| {
                    vk::RenderingAttachmentInfo::default()
                        .image_view(target.view())
                        .image_layout(target::LAYOUT)
                        .load_op(vk::AttachmentLoadOp::LOAD)
                        .store_op(vk::AttachmentStoreOp::STORE)
                };
                let attachments: Vec<_> = self.target.iter().map(attachment).collect();
                let info = vk::RenderingInfo::default()
                    .flags(flags)
                    .render_area(AREA)
                    .color_attachments(&attachments)
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

    /// Begins a secondary command buffer that continues subpass `subpass`, around
    /// which this is active.
    ///
    /// # Errors
    /// [`ExecuteError`]: the call failed.
    pub fn begin_secondary(
        &self,
        commands: vk::CommandBuffer,
        subpass: u32,
        inherited: Inherited,
    ) -> Result<(), ExecuteError> {
        let mut rendering = vk::CommandBufferInheritanceRenderingInfo::default()
            .color_attachment_formats(self.formats())
            .rasterization_samples(vk::SampleCountFlags::TYPE_1);
        let mut condition = vk::CommandBufferInheritanceConditionalRenderingInfoEXT::default()
            .conditional_rendering_enable(true);
        let mut inheritance = vk::CommandBufferInheritanceInfo::default()
            .pipeline_statistics(inherited.statistics.map(statistics).unwrap_or_default());
        if inherited.condition {
            inheritance = inheritance.push_next(&mut condition);
        }
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

/// What a subpass draws behind what the one before it drew.
fn drawn(to: u32) -> vk::SubpassDependency {
    let stage = vk::PipelineStageFlags::COLOR_ATTACHMENT_OUTPUT;
    vk::SubpassDependency::default()
        .src_subpass(to - 1)
        .dst_subpass(to)
        .src_stage_mask(stage)
        .src_access_mask(vk::AccessFlags::COLOR_ATTACHMENT_WRITE)
        .dst_stage_mask(stage)
        .dst_access_mask(target::DRAWN)
}

fn contents(secondaries: bool) -> vk::SubpassContents {
    match secondaries {
        true => vk::SubpassContents::SECONDARY_COMMAND_BUFFERS,
        false => vk::SubpassContents::INLINE,
    }
}

impl Drop for RenderingPass {
    fn drop(&mut self) {
        if !self.device.may_destroy() {
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
