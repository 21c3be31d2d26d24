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
use crate::script::practice::Practice;
use crate::script::program::Pass;
use ash::vk;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A pass that can be opened any number of times.
pub(super) struct RenderingPass {
    device: Arc<Logical>,
    kind: PassKind,
    target: Option<Target>,
}

/// The kind of a pass, with its objects.
enum PassKind {
    Dynamic {
        /// Whether it is suspended and resumed.
        suspends: bool,
    },
    RenderPass {
        /// Whether it is created and recorded by the second form of each function.
        second: bool,
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
        (kind, practices): (Pass, &BTreeSet<Practice>),
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
            Pass::RenderPass => {
                let second = practices.contains(&Practice::RenderPass2);
                render_pass(device, subpasses, dependencies, target.as_ref(), second)?
            }
            Pass::Dynamic if layers > 1 => {
                let message = "several views need a render pass";
                return Err(ExecuteError::Harness(message.into()));
            }
            Pass::Dynamic => PassKind::Dynamic {
                suspends: practices.contains(&Practice::SuspendedRendering),
            },
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
            PassKind::Dynamic { .. } => vk::RenderPass::null(),
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
        matches!(self.kind, PassKind::Dynamic { .. })
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
                second,
            } => {
                let info = vk::RenderPassBeginInfo::default()
                    .render_pass(render_pass.raw())
                    .framebuffer(framebuffer.raw())
                    .render_area(AREA);
                if *second {
                    let functions = &self.device.create_renderpass2;
                    let subpass = subpass_begin(secondaries);
                    // SAFETY: no pass is open, pass and framebuffer match; the extension is
                    // enabled.
                    unsafe { functions.cmd_begin_render_pass2(commands, &info, &subpass) };
                    return;
                }
                let device = self.device.raw();
                // SAFETY: as above.
                unsafe { device.cmd_begin_render_pass(commands, &info, contents(secondaries)) };
            }
            PassKind::Dynamic { suspends } => {
                let suspended = if *suspends {
                    vk::RenderingFlags::SUSPENDING
                } else {
                    vk::RenderingFlags::empty()
                };
                self.begin_rendering(commands, secondaries, suspended);
            }
        }
    }

    /// Begins dynamic rendering with these flags.
    fn begin_rendering(
        &self,
        commands: vk::CommandBuffer,
        secondaries: bool,
        flags: vk::RenderingFlags,
    ) {
        let flags = if secondaries {
            flags | vk::RenderingFlags::CONTENTS_SECONDARY_COMMAND_BUFFERS
        } else {
            flags
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

    /// Suspends and resumes dynamic rendering, if it is suspended at all; no query and no
    /// condition is active that began inside of it.
    pub fn interrupt(&self, commands: vk::CommandBuffer, secondaries: bool) {
        if let PassKind::Dynamic { suspends: true } = self.kind {
            self.end_rendering(commands);
            let flags = vk::RenderingFlags::RESUMING | vk::RenderingFlags::SUSPENDING;
            self.begin_rendering(commands, secondaries, flags);
        }
    }

    fn end_rendering(&self, commands: vk::CommandBuffer) {
        // SAFETY: dynamic rendering is open.
        unsafe { self.device.dynamic_rendering.cmd_end_rendering(commands) };
    }

    /// Records the step to the next subpass; the plan counts them.
    pub fn next(&self, commands: vk::CommandBuffer, secondaries: bool) {
        if let PassKind::RenderPass { second: true, .. } = self.kind {
            let functions = &self.device.create_renderpass2;
            let (begin, end) = (subpass_begin(secondaries), vk::SubpassEndInfo::default());
            // SAFETY: a render pass is open that has another subpass.
            unsafe { functions.cmd_next_subpass2(commands, &begin, &end) };
            return;
        }
        let device = self.device.raw();
        // SAFETY: as above.
        unsafe { device.cmd_next_subpass(commands, contents(secondaries)) };
    }

    /// Records its end; the plan made sure that its last subpass is open, which has these
    /// contents.
    pub fn close(&self, commands: vk::CommandBuffer, secondaries: bool) {
        match self.kind {
            PassKind::RenderPass { second: true, .. } => {
                let (functions, end) = (
                    &self.device.create_renderpass2,
                    vk::SubpassEndInfo::default(),
                );
                // SAFETY: a render pass is open.
                unsafe { functions.cmd_end_render_pass2(commands, &end) };
            }
            // SAFETY: a render pass is open.
            PassKind::RenderPass { .. } => unsafe {
                self.device.raw().cmd_end_render_pass(commands);
            },
            PassKind::Dynamic { suspends } => {
                self.end_rendering(commands);
                if suspends {
                    let flags = vk::RenderingFlags::RESUMING;
                    self.begin_rendering(commands, secondaries, flags);
                    self.end_rendering(commands);
                }
            }
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
                ..
            } => inheritance
                .render_pass(render_pass.raw())
                .subpass(subpass)
                .framebuffer(framebuffer.raw()),
            PassKind::Dynamic { .. } => inheritance.push_next(&mut rendering),
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
    second: bool,
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
    let mask = u32::MAX.checked_shr(u32::BITS - layers).unwrap_or(0);
    let masks = vec![mask; descriptions.len()];
    let mut multiview = vk::RenderPassMultiviewCreateInfo::default().view_masks(&masks);
    let mut info = vk::RenderPassCreateInfo::default()
        .attachments(&attachments)
        .subpasses(&descriptions)
        .dependencies(&dependencies);
    if layers > 1 {
        info = info.push_next(&mut multiview);
    }
    let render_pass = if second {
        let masks = if layers > 1 { &masks[..] } else { &[] };
        create_second(device, &attachments, &dependencies, masks, subpasses.max(1))?
    } else {
        // SAFETY: the device is alive, `info` outlives the call.
        unsafe { device.raw().create_render_pass(&info, None) }
            .map_err(failed("vkCreateRenderPass"))?
    };
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
        second,
    })
}

/// Creates a render pass by `vkCreateRenderPass2`. Each subpass draws into all attachments, for
/// the views of its mask.
fn create_second(
    device: &Arc<Logical>,
    attachments: &[vk::AttachmentDescription],
    dependencies: &[vk::SubpassDependency],
    masks: &[u32],
    subpasses: u32,
) -> Result<vk::RenderPass, ExecuteError> {
    let attachment = |one: &vk::AttachmentDescription| {
        vk::AttachmentDescription2::default()
            .format(one.format)
            .samples(one.samples)
            .load_op(one.load_op)
            .store_op(one.store_op)
            .initial_layout(one.initial_layout)
            .final_layout(one.final_layout)
    };
    let dependency = |one: &vk::SubpassDependency| {
        vk::SubpassDependency2::default()
            .src_subpass(one.src_subpass)
            .dst_subpass(one.dst_subpass)
            .src_stage_mask(one.src_stage_mask)
            .dst_stage_mask(one.dst_stage_mask)
            .src_access_mask(one.src_access_mask)
            .dst_access_mask(one.dst_access_mask)
            .dependency_flags(one.dependency_flags)
    };
    let reference = vk::AttachmentReference2::default()
        .layout(target::LAYOUT)
        .aspect_mask(vk::ImageAspectFlags::COLOR);
    let references = vec![reference; attachments.len()];
    let subpass = |number: usize| {
        vk::SubpassDescription2::default()
            .pipeline_bind_point(vk::PipelineBindPoint::GRAPHICS)
            .color_attachments(&references)
            .view_mask(masks.get(number).copied().unwrap_or(0))
    };
    let subpasses: Vec<_> = (0..subpasses as usize).map(subpass).collect();
    let attachments: Vec<_> = attachments.iter().map(attachment).collect();
    let dependencies: Vec<_> = dependencies.iter().map(dependency).collect();
    let info = vk::RenderPassCreateInfo2::default()
        .attachments(&attachments)
        .subpasses(&subpasses)
        .dependencies(&dependencies);
    // SAFETY: the device is alive and has the extension, `info` outlives the call.
    unsafe { device.create_renderpass2.create_render_pass2(&info, None) }
        .map_err(failed("vkCreateRenderPass2"))
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

fn subpass_begin(secondaries: bool) -> vk::SubpassBeginInfo<'static> {
    vk::SubpassBeginInfo::default().contents(contents(secondaries))
}

fn contents(secondaries: bool) -> vk::SubpassContents {
    if secondaries {
        vk::SubpassContents::SECONDARY_COMMAND_BUFFERS
    } else {
        vk::SubpassContents::INLINE
    }
}
