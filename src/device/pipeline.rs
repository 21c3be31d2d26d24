//! The graphics pipeline of a program, one for every subpass that it draws in.
//!
//! Without a fragment shader primitives are discarded before
//! rasterization; with one they rasterize to a viewport of one row of pixels.
//!
//! Vulkan chapters "Pipelines", "Rasterization".

use super::consume;
use super::dynamic::{self, made_with};
use super::error::failed;
use super::libraries::{Linked, create};
use super::logical::Logical;
use super::pass::RenderingPass;
use super::resources::ResourceLayout;
use super::shader_objects::ShaderObjects;
use super::state::{
    VIEWPORT, cull_mode, domain_origin, front_face, polygon_mode, provoking_mode, scissor, stage,
    topology,
};
use crate::script::program::{Assembly, Build, Dynamic};
use crate::script::{ExecuteError, Program, Topology};
use crate::types::Stage;
use ash::vk;
use std::sync::Arc;

/// A pipeline as it was made.
enum Made {
    Whole(vk::Pipeline),
    Linked(Linked),
    Objects(ShaderObjects),
}

impl Made {
    fn raw(&self) -> vk::Pipeline {
        match self {
            Made::Whole(pipeline) => *pipeline,
            Made::Linked(linked) => linked.pipeline,
            Made::Objects(_) => vk::Pipeline::null(),
        }
    }
}

/// A pipeline with everything that must live as long. Handles are null until
/// they are made; destroying a null handle does nothing.
pub(super) struct Pipeline {
    device: Arc<Logical>,
    modules: Vec<vk::ShaderModule>,
    pub resources: ResourceLayout,
    /// One per subpass.
    pipelines: Vec<Made>,
    /// What discard is set to by a command, if by any.
    discard: Option<bool>,
    /// What else commands set, and to what.
    dynamic: Vec<Dynamic>,
    assembly: Assembly,
}

impl Pipeline {
    /// # Errors
    /// [`ExecuteError`]: a call failed, or the program is none.
    pub fn new(
        device: &Arc<Logical>,
        program: &Program,
        pass: &RenderingPass,
        subpasses: u32,
    ) -> Result<Pipeline, ExecuteError> {
        let mut pipeline = Pipeline {
            device: Arc::clone(device),
            modules: Vec::new(),
            resources: ResourceLayout::new(device, program)?,
            pipelines: Vec::new(),
            discard: program.raster.dynamic_discard(),
            dynamic: program.dynamic.clone(),
            assembly: program.assembly.clone(),
        };
        if program.build.makes_objects() {
            let objects =
                ShaderObjects::new(device, program, &pipeline.resources, pass.formats().len())?;
            pipeline.pipelines.push(Made::Objects(objects));
            return Ok(pipeline);
        }
        pipeline.make_modules(program)?;
        for subpass in 0..subpasses.max(1) {
            let made = pipeline.make_pipeline(program, pass, subpass)?;
            pipeline.pipelines.push(made);
        }
        Ok(pipeline)
    }

    /// Records that this subpass is drawn with it.
    pub fn bind(&self, commands: vk::CommandBuffer, subpass: u32) {
        if let Some(Made::Objects(objects)) = self.pipelines.first() {
            objects.bind(commands);
            return;
        }
        let pipeline = self.pipelines.get(subpass as usize).map(Made::raw);
        // SAFETY: the command buffer is being recorded; a pipeline that is
        // missing is null, and the plan counted the subpasses.
        unsafe {
            self.device.raw().cmd_bind_pipeline(
                commands,
                vk::PipelineBindPoint::GRAPHICS,
                pipeline.unwrap_or_default(),
            );
        }
        if let Some(discard) = self.discard {
            // SAFETY: `extendedDynamicState2` is enabled.
            unsafe {
                self.device
                    .extended_dynamic_state2()
                    .cmd_set_rasterizer_discard_enable(commands, discard);
            }
        }
        for &dynamic in &self.dynamic {
            dynamic::set(&self.device, commands, self.assembly.state(dynamic));
        }
    }

    /// Whether commands set this state.
    pub fn is_dynamic(&self, dynamic: Dynamic) -> bool {
        let objects = matches!(self.pipelines.first(), Some(Made::Objects(_)));
        objects || self.dynamic.contains(&dynamic)
    }

    fn make_modules(&mut self, program: &Program) -> Result<(), ExecuteError> {
        for module in &program.modules {
            let info = vk::ShaderModuleCreateInfo::default().code(&module.words);
            // SAFETY: the words are a SPIR-V module, valid as far as the
            // harness's own checks and the compiler go.
            let module = unsafe { self.device.raw().create_shader_module(&info, None) }
                .map_err(failed("vkCreateShaderModule"))?;
            self.modules.push(module);
        }
        Ok(())
    }

    fn make_pipeline(
        &self,
        program: &Program,
        pass: &RenderingPass,
        subpass: u32,
    ) -> Result<Made, ExecuteError> {
        let assembly = made_with(&program.assembly, &program.dynamic);
        let mut stages_of = program.modules.iter().map(|module| module.stage);
        let has_fragments = stages_of.any(|stage| stage == Stage::Fragment);
        let discards = program.raster.discards(has_fragments);
        let stages = program
            .modules
            .iter()
            .zip(&self.modules)
            .map(|(module, &handle)| {
                Ok(vk::PipelineShaderStageCreateInfo::default()
                    .stage(stage(module.stage)?)
                    .module(handle)
                    .name(c"main"))
            })
            .collect::<Result<Vec<_>, ExecuteError>>()?;
        let read = program.reads.and_then(consume::vertex_input);
        let (read, attributes): (Vec<_>, Vec<_>) = read.into_iter().unzip();
        let vertex_input = vk::PipelineVertexInputStateCreateInfo::default()
            .vertex_binding_descriptions(&read)
            .vertex_attribute_descriptions(&attributes);
        let input_assembly = vk::PipelineInputAssemblyStateCreateInfo::default()
            .topology(topology(assembly.topology))
            .primitive_restart_enable(assembly.restart);
        let mut origin = vk::PipelineTessellationDomainOriginStateCreateInfo::default()
            .domain_origin(domain_origin(&assembly));
        let mut tessellation = vk::PipelineTessellationStateCreateInfo::default()
            .patch_control_points(assembly.patch_points);
        if domain_origin(&assembly) != vk::TessellationDomainOrigin::UPPER_LEFT {
            tessellation = tessellation.push_next(&mut origin);
        }
        let viewports = [VIEWPORT];
        let scissors = [scissor(&program.raster)];
        let viewport = vk::PipelineViewportStateCreateInfo::default()
            .viewports(&viewports)
            .scissors(&scissors);
        let rasterization = vk::PipelineRasterizationStateCreateInfo::default()
            .rasterizer_discard_enable(discards)
            .polygon_mode(polygon_mode(program.raster.fill))
            .cull_mode(cull_mode(program.raster.cull))
            .front_face(front_face(&program.raster))
            .line_width(1.0);
        let mut provoking = vk::PipelineRasterizationProvokingVertexStateCreateInfoEXT::default();
        let rasterization = match assembly.provoking {
            Some(mode) => {
                provoking = provoking.provoking_vertex_mode(provoking_mode(mode));
                rasterization.push_next(&mut provoking)
            }
            None => rasterization,
        };
        let mut selected = vk::PipelineRasterizationStateStreamCreateInfoEXT::default();
        let rasterization = match program.raster.stream {
            Some(stream) => {
                selected = selected.rasterization_stream(stream.0);
                rasterization.push_next(&mut selected)
            }
            None => rasterization,
        };
        let multisample = vk::PipelineMultisampleStateCreateInfo::default()
            .rasterization_samples(vk::SampleCountFlags::TYPE_1);
        let written = vk::PipelineColorBlendAttachmentState::default()
            .color_write_mask(vk::ColorComponentFlags::RGBA);
        let written = vec![written; pass.formats().len()];
        let blend = vk::PipelineColorBlendStateCreateInfo::default().attachments(&written);
        // Off. A library cannot know that nothing has depth (VUID 09035).
        let depth_stencil = vk::PipelineDepthStencilStateCreateInfo::default();
        let mut info = vk::GraphicsPipelineCreateInfo::default()
            .stages(&stages)
            .vertex_input_state(&vertex_input)
            .input_assembly_state(&input_assembly)
            .rasterization_state(&rasterization)
            .layout(self.resources.pipeline_layout())
            .render_pass(pass.render_pass())
            .subpass(subpass);
        let mut rendering =
            vk::PipelineRenderingCreateInfo::default().color_attachment_formats(pass.formats());
        if pass.is_dynamic() {
            info = info.push_next(&mut rendering);
        }
        if program.assembly.topology == Topology::Patches {
            info = info.tessellation_state(&tessellation);
        }
        // State behind discard is asked for where discard may be off.
        let dynamic = self.dynamic.iter().map(|state| dynamic::name(*state));
        let discard = self
            .discard
            .map(|_| vk::DynamicState::RASTERIZER_DISCARD_ENABLE);
        let dynamic: Vec<_> = dynamic.chain(discard).collect();
        let dynamic_state = vk::PipelineDynamicStateCreateInfo::default().dynamic_states(&dynamic);
        if !dynamic.is_empty() {
            info = info.dynamic_state(&dynamic_state);
        }
        let behind = has_fragments || program.raster.dynamic_discard().is_some();
        if !discards || behind || program.build != Build::Monolithic {
            info = info
                .viewport_state(&viewport)
                .multisample_state(&multisample)
                .depth_stencil_state(&depth_stencil)
                .color_blend_state(&blend);
        }
        match program.build {
            Build::Monolithic => Ok(Made::Whole(create(&self.device, &info)?)),
            build => {
                let linked = Linked::new(&self.device, &info, &stages, build)?;
                Ok(Made::Linked(linked))
            }
        }
    }
}

impl Drop for Pipeline {
    fn drop(&mut self) {
        if !self.device.may_destroy() {
            return;
        }
        let device = self.device.raw();
        // SAFETY: all were made from this device or are null; whoever submitted
        // work with them waited for it.
        unsafe {
            for made in &self.pipelines {
                if let Made::Whole(pipeline) = made {
                    device.destroy_pipeline(*pipeline, None);
                }
            }
            for &module in &self.modules {
                device.destroy_shader_module(module, None);
            }
        }
    }
}
