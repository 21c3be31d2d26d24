//! The graphics pipelines of a program, one for every subpass that it draws in.
//!
//! Without a fragment shader primitives are discarded before rasterization; with
//! one they rasterize to a viewport of one row of pixels.
//!
//! Vulkan chapters "Pipelines", "Rasterization".

use super::dynamic;
use super::error::failed;
use super::libraries::{LinkedPipeline, Making, create_cache, create_pipeline};
use super::logical::Logical;
use super::other_capture::with_other_capture;
use super::owned::Owned;
use super::pass::RenderingPass;
use super::raster_state::{self, Rasterization};
use super::representations;
use super::resources::ResourceLayout;
use super::shader_objects::ShaderObjects;
use super::state::{
    cull_mode, domain_origin, front_face, polygon_mode, provoking_mode, scissor, stage, topology,
    viewport,
};
use super::vertex_input;
use crate::script::executor::ShaderText;
use crate::script::practice::Practice;
use crate::script::program::{Assembly, Build, Dynamic, Provoking};
use crate::script::{ExecuteError, Program, Topology};
use crate::types::Stage;
use ash::vk;
use std::collections::BTreeSet;
use std::sync::Arc;

/// A pipeline in the form that the build of the program requires.
enum Built {
    Monolithic(Owned<vk::Pipeline>),
    Linked(LinkedPipeline),
    Objects(ShaderObjects),
}

impl Built {
    /// Returns the pipeline; shader objects have none.
    fn pipeline(&self) -> Option<vk::Pipeline> {
        match self {
            Built::Monolithic(pipeline) => Some(pipeline.raw()),
            Built::Linked(linked) => Some(linked.pipeline.raw()),
            Built::Objects(_) => None,
        }
    }
}

/// The shaders of a program, as they are bound.
pub(super) enum Shaders {
    Pipeline {
        pipeline: vk::Pipeline,
        stages: vk::ShaderStageFlags,
    },
    /// Each with its stage.
    Objects(Vec<(vk::ShaderStageFlags, vk::ShaderEXT)>),
}

impl Shaders {
    /// Returns the stages of the program.
    pub fn stages(&self) -> vk::ShaderStageFlags {
        match self {
            Shaders::Pipeline { stages, .. } => *stages,
            Shaders::Objects(shaders) => shaders
                .iter()
                .fold(vk::ShaderStageFlags::empty(), |all, (stage, _)| {
                    all | *stage
                }),
        }
    }
}

/// The pipelines of a program, with everything that must live as long.
pub(super) struct Pipeline {
    device: Arc<Logical>,
    /// One per subpass; shader objects are the same for all.
    built: Vec<Built>,
    _modules: Vec<Owned<vk::ShaderModule>>,
    stages: vk::ShaderStageFlags,
    pub resources: ResourceLayout,
    /// State that commands set, to the values of `assembly`.
    dynamic: Vec<Dynamic>,
    assembly: Assembly,
    pub rasterization: Rasterization,
    /// The domain origin, where a command sets it.
    domain_origin: Option<vk::TessellationDomainOrigin>,
    /// Vertex input, where a command sets it.
    vertex_input: Option<vertex_input::Dynamic>,
    /// Whether it is set before the pipeline is bound.
    sets_first: bool,
    /// The texts of its compiled shaders, if they are read.
    texts: Vec<ShaderText>,
}

impl Pipeline {
    /// # Errors
    /// [`ExecuteError`]: a call failed, or a stage does not belong to a graphics
    /// pipeline.
    pub fn new(
        device: &Arc<Logical>,
        program: &Program,
        pass: &RenderingPass,
        subpasses: u32,
        practices: &BTreeSet<Practice>,
    ) -> Result<Pipeline, ExecuteError> {
        let resources = ResourceLayout::new(device, program, practices)?;
        let mut modules = Vec::new();
        let built = if program.build.makes_objects() {
            let attachments = pass.formats().len();
            let objects = ShaderObjects::new(device, program, &resources, attachments)?;
            let objects = if practices.contains(&Practice::ObjectBinaries) {
                objects.created_from_binaries(&resources)?
            } else {
                objects
            };
            vec![Built::Objects(objects)]
        } else {
            let shares = practices.contains(&Practice::OtherCaptureCached);
            let shared = shares.then(|| create_cache(device, &[])).transpose()?;
            let cache = shared
                .as_ref()
                .map_or(vk::PipelineCache::null(), Owned::raw);
            let making = Making { practices, cache };
            let layout = resources.pipeline_layout();
            let build_all = |modules: &[_]| {
                (0..subpasses.max(1))
                    .map(|subpass| build(device, program, modules, layout, (pass, subpass), making))
                    .collect::<Result<Vec<_>, _>>()
            };
            if shared.is_some() {
                build_all(&shader_modules(device, program, with_other_capture)?)?;
            }
            modules = shader_modules(device, program, <[u32]>::to_vec)?;
            build_all(&modules)?
        };
        let mut texts = Vec::new();
        if device.reads_shaders() {
            for pipeline in built.iter().filter_map(Built::pipeline) {
                texts.extend(representations::read(device, pipeline)?);
            }
        }
        let mut stages = vk::ShaderStageFlags::empty();
        for module in &program.modules {
            stages |= stage(module.stage)?;
        }
        Ok(Pipeline {
            device: Arc::clone(device),
            built,
            stages,
            _modules: modules,
            resources,
            dynamic: program.dynamic.clone(),
            assembly: program.assembly.clone(),
            rasterization: Rasterization {
                raster: program.raster,
                has_fragment_state: rasterizes(program),
            },
            domain_origin: sets_origin(program, practices)
                .then(|| domain_origin(&program.assembly)),
            vertex_input: practices
                .contains(&Practice::DynamicVertexInput)
                .then(|| vertex_input::dynamic(program)),
            sets_first: practices.contains(&Practice::StateFirst),
            texts,
        })
    }

    /// Returns the texts of its compiled shaders, if they are read.
    pub fn texts(&self) -> &[ShaderText] {
        &self.texts
    }

    /// Returns the shaders that are bound for the draws of a subpass.
    pub fn shaders(&self, subpass: u32) -> Shaders {
        let pipeline = match &self.built[..] {
            [Built::Objects(objects)] => return Shaders::Objects(objects.handles().to_vec()),
            pipelines => pipelines[subpass as usize].pipeline(),
        };
        let pipeline = pipeline.expect("shader objects are built alone");
        let stages = self.stages;
        Shaders::Pipeline { pipeline, stages }
    }

    /// Records a bind for the draws of a subpass.
    pub fn bind(&self, commands: vk::CommandBuffer, subpass: u32) {
        let pipeline = match (&self.built[..], self.shaders(subpass)) {
            ([Built::Objects(objects)], _) => return objects.bind(commands),
            (_, Shaders::Pipeline { pipeline, .. }) => pipeline,
            (_, Shaders::Objects(_)) => unreachable!("shader objects are built alone"),
        };
        let (device, point) = (self.device.raw(), vk::PipelineBindPoint::GRAPHICS);
        let set = || {
            for &dynamic in &self.dynamic {
                dynamic::set(&self.device, commands, self.assembly.state(dynamic));
            }
            if let Some((bindings, attributes)) = &self.vertex_input {
                let functions = &self.device.vertex_input_dynamic_state;
                // SAFETY: the command buffer is being recorded; the practice requires the feature.
                unsafe { functions.cmd_set_vertex_input(commands, bindings, attributes) };
            }
        };
        if self.sets_first {
            set();
        }
        // SAFETY: the command buffer is being recorded; the pipeline is alive.
        unsafe { device.cmd_bind_pipeline(commands, point, pipeline) };
        if !self.sets_first {
            set();
        }
    }

    /// Records what precedes each draw: the other domain origin, and then its own.
    pub fn record_before_draw(&self, commands: vk::CommandBuffer) {
        let Some(own) = self.domain_origin else {
            return;
        };
        let origins = [
            vk::TessellationDomainOrigin::UPPER_LEFT,
            vk::TessellationDomainOrigin::LOWER_LEFT,
        ];
        let other = origins.into_iter().filter(|origin| *origin != own);
        let functions = &self.device.extended_dynamic_state3;
        for origin in other.chain([own]) {
            // SAFETY: the command buffer is being recorded; the practice requires the feature.
            unsafe { functions.cmd_set_tessellation_domain_origin(commands, origin) };
        }
    }

    /// Whether commands set this state.
    pub fn is_dynamic(&self, dynamic: Dynamic) -> bool {
        let objects = matches!(self.built[..], [Built::Objects(_)]);
        objects || self.dynamic.contains(&dynamic)
    }
}

/// Whether a command sets the domain origin of a program.
fn sets_origin(program: &Program, practices: &BTreeSet<Practice>) -> bool {
    practices.contains(&Practice::DynamicDomainOrigin)
        && program.assembly.topology == Topology::Patches
}

fn shader_modules(
    device: &Arc<Logical>,
    program: &Program,
    changed: impl Fn(&[u32]) -> Vec<u32>,
) -> Result<Vec<Owned<vk::ShaderModule>>, ExecuteError> {
    let create = |words: &[u32]| {
        let words = changed(words);
        let info = vk::ShaderModuleCreateInfo::default().code(&words);
        // SAFETY: the words are a SPIR-V module, valid as far as the harness's
        // own checks and the compiler go.
        let module = unsafe { device.raw().create_shader_module(&info, None) }
            .map_err(failed("vkCreateShaderModule"))?;
        Ok(Owned::new(
            device,
            module,
            ash::Device::destroy_shader_module,
        ))
    };
    let modules = program.modules.iter();
    modules.map(|module| create(&module.words)).collect()
}

/// Builds the pipeline of one subpass.
fn build(
    device: &Arc<Logical>,
    program: &Program,
    modules: &[Owned<vk::ShaderModule>],
    layout: vk::PipelineLayout,
    (pass, subpass): (&RenderingPass, u32),
    making: Making<'_>,
) -> Result<Built, ExecuteError> {
    let assembly = dynamic::overridden(&program.assembly, &program.dynamic);
    let mut stages_of = program.modules.iter().map(|module| module.stage);
    let has_fragments = stages_of.any(|stage| stage == Stage::Fragment);
    let discards = assembly.discard;
    let discards = discards.unwrap_or(program.raster.discards(has_fragments));
    let stages = program
        .modules
        .iter()
        .zip(modules)
        .map(|(module, handle)| {
            Ok(vk::PipelineShaderStageCreateInfo::default()
                .stage(stage(module.stage)?)
                .module(handle.raw())
                .name(c"main"))
        })
        .collect::<Result<Vec<_>, ExecuteError>>()?;
    let read = vertex_input::bindings(program);
    let bindings: Vec<_> = read.iter().map(|one| one.binding).collect();
    let attributes: Vec<_> = read.iter().map(|one| one.attribute).collect();
    let divisors = read.iter().filter_map(|one| {
        let description = vk::VertexInputBindingDivisorDescriptionEXT::default();
        Some(
            description
                .binding(one.binding.binding)
                .divisor(one.divisor?),
        )
    });
    let divisors: Vec<_> = divisors.collect();
    let mut vertex_input = vk::PipelineVertexInputStateCreateInfo::default()
        .vertex_binding_descriptions(&bindings)
        .vertex_attribute_descriptions(&attributes);
    let mut divisor = vk::PipelineVertexInputDivisorStateCreateInfoEXT::default()
        .vertex_binding_divisors(&divisors);
    if !divisors.is_empty() {
        vertex_input = vertex_input.push_next(&mut divisor);
    }
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
    let viewports = [viewport(making.practices)];
    let scissors = [scissor(&program.raster)];
    let mut clip_control =
        vk::PipelineViewportDepthClipControlCreateInfoEXT::default().negative_one_to_one(true);
    let mut viewport_state = vk::PipelineViewportStateCreateInfo::default()
        .viewports(&viewports)
        .scissors(&scissors);
    if making.practices.contains(&Practice::NegativeOneToOne) {
        viewport_state = viewport_state.push_next(&mut clip_control);
    }
    let mut rasterization = vk::PipelineRasterizationStateCreateInfo::default()
        .rasterizer_discard_enable(discards)
        .polygon_mode(polygon_mode(program.raster.fill))
        .cull_mode(cull_mode(program.raster.cull))
        .front_face(front_face(&program.raster))
        .line_width(1.0);
    let provoking = assembly
        .provoking
        .filter(|mode| *mode != Provoking::Default);
    let mut provoking = provoking.map(|mode| {
        vk::PipelineRasterizationProvokingVertexStateCreateInfoEXT::default()
            .provoking_vertex_mode(provoking_mode(mode))
    });
    if let Some(provoking) = &mut provoking {
        rasterization = rasterization.push_next(provoking);
    }
    let mut stream = assembly.rasterized.map(|stream| {
        vk::PipelineRasterizationStateStreamCreateInfoEXT::default().rasterization_stream(stream.0)
    });
    if let Some(stream) = &mut stream {
        rasterization = rasterization.push_next(stream);
    }
    let multisample = vk::PipelineMultisampleStateCreateInfo::default()
        .rasterization_samples(vk::SampleCountFlags::TYPE_1);
    let written = vk::PipelineColorBlendAttachmentState::default()
        .color_write_mask(vk::ColorComponentFlags::RGBA);
    let written = vec![written; pass.formats().len()];
    let blend = vk::PipelineColorBlendStateCreateInfo::default().attachments(&written);
    // Disabled. A library is made without the absence of a depth attachment (VUID 09035).
    let depth_stencil = vk::PipelineDepthStencilStateCreateInfo::default();
    let mut info = vk::GraphicsPipelineCreateInfo::default()
        .stages(&stages)
        .vertex_input_state(&vertex_input)
        .input_assembly_state(&input_assembly)
        .rasterization_state(&rasterization)
        .layout(layout)
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
    let dynamic = program.dynamic.iter().map(|state| dynamic::name(*state));
    let mut dynamic: Vec<_> = dynamic.collect();
    let rasterizes = rasterizes(program);
    dynamic.extend(raster_state::dynamic(making.practices, rasterizes));
    if sets_origin(program, making.practices) {
        dynamic.push(vk::DynamicState::TESSELLATION_DOMAIN_ORIGIN_EXT);
    }
    if making.practices.contains(&Practice::DynamicVertexInput) {
        dynamic.push(vk::DynamicState::VERTEX_INPUT_EXT);
    }
    let dynamic_state = vk::PipelineDynamicStateCreateInfo::default().dynamic_states(&dynamic);
    if !dynamic.is_empty() {
        info = info.dynamic_state(&dynamic_state);
    }
    // State after discard is required if discard may be off.
    if rasterizes || has_fragments || program.build != Build::Monolithic {
        info = info
            .viewport_state(&viewport_state)
            .multisample_state(&multisample)
            .depth_stencil_state(&depth_stencil)
            .color_blend_state(&blend);
    }
    match program.build {
        Build::Monolithic => Ok(Built::Monolithic(create_pipeline(device, &info, making)?)),
        build => {
            let linked = LinkedPipeline::new(device, &info, &stages, (build, making))?;
            Ok(Built::Linked(linked))
        }
    }
}

/// Whether rasterizer discard of a program is off, or may be.
fn rasterizes(program: &Program) -> bool {
    let mut modules = program.modules.iter();
    let has_fragments = modules.any(|module| module.stage == Stage::Fragment);
    let discard = program.assembly.discard;
    let discards = discard.unwrap_or(program.raster.discards(has_fragments));
    !discards || program.dynamic.contains(&Dynamic::Discard)
}
