//! The pass that draws are recorded in: a render pass with its framebuffer, or
//! dynamic rendering. It has no attachments, unless the program draws into an
//! image: then that is the attachment of every subpass.
//!
//! Vulkan chapter "Render Pass".

use super::barriers::{Masks, subpass_dependency};
use super::error::failed;
use super::image::FORMAT;
use super::logical::Logical;
use super::owned::Owned;
use super::query_results::statistics;
use super::state::AREA;
use super::target::{self, Target};
use crate::script::ExecuteError;
use crate::script::passes::Inherited;
use crate::script::program::Pass;
use ash::vk;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A pass that can be opened any number of times.
pub(super) struct RenderingPass {
    device: Arc<Logical>,
    kind: PassKind,
    target: Option<Target>,
}

/// The kind of a pass, with its objects.
enum PassKind {
    Dynamic,
    RenderPass {
        framebuffer: Owned<vk::Framebuffer>,
        render_pass: Owned<vk::RenderPass>,
    },
}

impl RenderingPass {
    /// Creates a pass with this many subpasses, each dependent on the one before
    /// it and on what else the script states. It draws into an image with this
    /// many layers, one for each view, or into none.
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
        let target = if layers > 0 {
            Some(Target::new(device, layers)?)
        } else {
            None
        };
        let kind = match kind {
            Pass::RenderPass => render_pass(device, subpasses, dependencies, target.as_ref())?,
            Pass::Dynamic if layers > 1 => {
                let message = "several views need a render pass";
                return Err(ExecuteError::Harness(message.into()));
            }
            Pass::Dynamic => PassKind::Dynamic,
        };
        Ok(RenderingPass {
            device: Arc::clone(device),
            kind,
            target,
        })
    }

    /// Returns the render pass that pipelines are made for; null for dynamic
    /// rendering.
    pub fn render_pass(&self) -> vk::RenderPass {
        match &self.kind {
            PassKind::RenderPass { render_pass, .. } => render_pass.raw(),
            PassKind::Dynamic => vk::RenderPass::null(),
        }
    }

    /// Returns the image that is drawn into, if any.
    pub fn target(&self) -> Option<&Target> {
        self.target.as_ref()
    }

    /// Returns the number of its views.
    pub fn views(&self) -> u32 {
        self.target.as_ref().map_or(1, Target::layers)
    }

    /// Returns the formats of its attachments.
    pub fn formats(&self) -> &'static [vk::Format] {
        match self.target {
            Some(_) => &[FORMAT],
            None => &[],
        }
    }

    /// Whether pipelines are made for dynamic rendering.
    pub fn is_dynamic(&self) -> bool {
        matches!(self.kind, PassKind::Dynamic)
    }

    /// Records its begin; the plan made sure that no pass is open.
    pub fn open(&self, commands: vk::CommandBuffer, secondaries: bool) {
        if let Some(target) = &self.target {
            target.before_pass(commands);
        }
        match &self.kind {
            PassKind::RenderPass {
                framebuffer,
                render_pass,
            } => {
                let info = vk::RenderPassBeginInfo::default()
                    .render_pass(render_pass.raw())
                    .framebuffer(framebuffer.raw())
                    .render_area(AREA);
                let device = self.device.raw();
                // SAFETY: no pass is open, pass and framebuffer match.
                unsafe { device.cmd_begin_render_pass(commands, &info, contents(secondaries)) };
            }
            PassKind::Dynamic => {
                let flags = if secondaries {
                    vk::RenderingFlags::CONTENTS_SECONDARY_COMMAND_BUFFERS
                } else {
                    vk::RenderingFlags::empty()
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
                let functions = &self.device.dynamic_rendering;
                // SAFETY: no pass is open; `dynamicRendering` is enabled.
                unsafe { functions.cmd_begin_rendering(commands, &info) };
            }
        }
    }

    /// Records the step to the next subpass; the plan counts them.
    pub fn next(&self, commands: vk::CommandBuffer, secondaries: bool) {
        let device = self.device.raw();
        // SAFETY: a render pass is open that has another subpass.
        unsafe { device.cmd_next_subpass(commands, contents(secondaries)) };
    }

    /// Records its end; the plan made sure that its last subpass is open.
    pub fn close(&self, commands: vk::CommandBuffer) {
        match self.kind {
            // SAFETY: a render pass is open.
            PassKind::RenderPass { .. } => unsafe {
                self.device.raw().cmd_end_render_pass(commands);
            },
            // SAFETY: dynamic rendering is open.
            PassKind::Dynamic => unsafe {
                self.device.dynamic_rendering.cmd_end_rendering(commands);
            },
        }
    }

    /// Begins a secondary command buffer that continues this subpass, in which
    /// `inherited` is active, to be used by `submission`.
    ///
    /// # Errors
    /// [`ExecuteError`]: the call failed.
    pub fn begin_secondary(
        &self,
        commands: vk::CommandBuffer,
        subpass: u32,
        inherited: Inherited,
        submission: vk::CommandBufferUsageFlags,
    ) -> Result<(), ExecuteError> {
        let mut rendering = vk::CommandBufferInheritanceRenderingInfo::default()
            .color_attachment_formats(self.formats())
            .rasterization_samples(vk::SampleCountFlags::TYPE_1);
        let mut condition = vk::CommandBufferInheritanceConditionalRenderingInfoEXT::default()
            .conditional_rendering_enable(true);
        let mut inheritance = vk::CommandBufferInheritanceInfo::default();
        if let Some(kind) = inherited.statistics {
            inheritance = inheritance.pipeline_statistics(statistics(kind));
        }
        if inherited.condition {
            inheritance = inheritance.push_next(&mut condition);
        }
        inheritance = match &self.kind {
            PassKind::RenderPass {
                framebuffer,
                render_pass,
            } => inheritance
                .render_pass(render_pass.raw())
                .subpass(subpass)
                .framebuffer(framebuffer.raw()),
            PassKind::Dynamic => inheritance.push_next(&mut rendering),
        };
        let info = vk::CommandBufferBeginInfo::default()
            .flags(submission | vk::CommandBufferUsageFlags::RENDER_PASS_CONTINUE)
            .inheritance_info(&inheritance);
        // SAFETY: the command buffer is new, `info` outlives the call.
        unsafe { self.device.raw().begin_command_buffer(commands, &info) }
            .map_err(failed("vkBeginCommandBuffer"))
    }
}

/// Creates a render pass and its framebuffer.
fn render_pass(
    device: &Arc<Logical>,
    subpasses: u32,
    stated: &BTreeMap<(u32, u32), Masks>,
    target: Option<&Target>,
) -> Result<PassKind, ExecuteError> {
    // The image keeps its content and its layout.
    let attachment = vk::AttachmentDescription::default()
        .format(FORMAT)
        .samples(vk::SampleCountFlags::TYPE_1)
        .load_op(vk::AttachmentLoadOp::LOAD)
        .store_op(vk::AttachmentStoreOp::STORE)
        .initial_layout(target::LAYOUT)
        .final_layout(target::LAYOUT);
    let reference = vk::AttachmentReference::default().layout(target::LAYOUT);
    let views: Vec<_> = target.iter().map(|target| target.view()).collect();
    let attachments = vec![attachment; views.len()];
    let references = vec![reference; views.len()];
    let subpass = vk::SubpassDescription::default()
        .pipeline_bind_point(vk::PipelineBindPoint::GRAPHICS)
        .color_attachments(&references);
    let descriptions = vec![subpass; subpasses.max(1) as usize];
    let unstated = (1..subpasses).filter(|to| !stated.contains_key(&(to - 1, *to)));
    let mut dependencies: Vec<_> = unstated.map(capture_dependency).collect();
    let stated = stated.iter();
    dependencies.extend(stated.map(|(link, masks)| subpass_dependency(*link, masks)));
    if target.is_some() {
        dependencies.extend((1..subpasses).map(drawing_dependency));
    }
    let layers = target.map_or(0, Target::layers);
    let masks = vec![(1 << layers) - 1; descriptions.len()];
    let mut multiview = vk::RenderPassMultiviewCreateInfo::default().view_masks(&masks);
    let mut info = vk::RenderPassCreateInfo::default()
        .attachments(&attachments)
        .subpasses(&descriptions)
        .dependencies(&dependencies);
    if layers > 1 {
        info = info.push_next(&mut multiview);
    }
    // SAFETY: the device is alive, `info` outlives the call.
    let render_pass = unsafe { device.raw().create_render_pass(&info, None) }
        .map_err(failed("vkCreateRenderPass"))?;
    let render_pass = Owned::new(device, render_pass, ash::Device::destroy_render_pass);
    let info = vk::FramebufferCreateInfo::default()
        .render_pass(render_pass.raw())
        .attachments(&views)
        .width(AREA.extent.width)
        .height(AREA.extent.height)
        .layers(1);
    // SAFETY: as above; the render pass has the same attachments.
    let framebuffer = unsafe { device.raw().create_framebuffer(&info, None) }
        .map_err(failed("vkCreateFramebuffer"))?;
    Ok(PassKind::RenderPass {
        framebuffer: Owned::new(device, framebuffer, ash::Device::destroy_framebuffer),
        render_pass,
    })
}

/// The dependency of subpass `to` on captures and their counters in the subpass
/// before it, for scripts that state none.
fn capture_dependency(to: u32) -> vk::SubpassDependency {
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

/// The dependency of subpass `to` on what the subpass before it drew.
fn drawing_dependency(to: u32) -> vk::SubpassDependency {
    let stage = vk::PipelineStageFlags::COLOR_ATTACHMENT_OUTPUT;
    vk::SubpassDependency::default()
        .src_subpass(to - 1)
        .dst_subpass(to)
        .src_stage_mask(stage)
        .src_access_mask(vk::AccessFlags::COLOR_ATTACHMENT_WRITE)
        .dst_stage_mask(stage)
        .dst_access_mask(target::ATTACHMENT_ACCESS)
}

fn contents(secondaries: bool) -> vk::SubpassContents {
    if secondaries {
        vk::SubpassContents::SECONDARY_COMMAND_BUFFERS
    } else {
        vk::SubpassContents::INLINE
    }
}
