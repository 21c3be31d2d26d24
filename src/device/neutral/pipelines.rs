//! The pipelines of neutral commands, whose shaders do nothing.

use crate::error::failed;
use crate::libraries::{Making, create_pipeline};
use crate::logical::Logical;
use crate::owned::Owned;
use crate::pass::RenderingPass;
use crate::pipeline::Pipeline;
use crate::script::neutral::Neutral;
use crate::script::program::{Assembly, Pass};
use crate::script::{ExecuteError, Program, Topology};
use crate::spirv::ShaderModule;
use crate::types::Stage;
use ash::vk;
use rspirv::binary::Assemble as _;
use rspirv::dr::{Builder, Operand};
use rspirv::spirv::{
    AddressingModel, Capability, Decoration, ExecutionMode, ExecutionModel, FunctionControl,
    MemoryModel, StorageClass,
};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A value that no capture has at the same place but by chance.
pub(super) const VALUE: u32 = 0xdead_5a5a;

/// Returns a shader that does nothing but, if `captures` is set, write a captured output.
fn shader(model: ExecutionModel, captures: bool) -> Vec<u32> {
    let mut words = Builder::new();
    words.set_version(1, 0);
    words.capability(Capability::Shader);
    words.memory_model(AddressingModel::Logical, MemoryModel::GLSL450);
    let nothing = words.type_void();
    let signature = words.type_function(nothing, []);
    let float = words.type_float(32, None);
    let output = captures.then(|| {
        words.capability(Capability::TransformFeedback);
        let class = StorageClass::Output;
        let pointer = words.type_pointer(None, class, float);
        let output = words.variable(pointer, None, class, None);
        for (decoration, value) in [
            (Decoration::Location, 0),
            (Decoration::XfbBuffer, 0),
            (Decoration::XfbStride, 4),
            (Decoration::Offset, 0),
        ] {
            words.decorate(output, decoration, [Operand::LiteralBit32(value)]);
        }
        output
    });
    let value = words.constant_bit32(float, VALUE);
    let only = "the one function is complete";
    let number = words.type_int(32, 0);
    let none = words.constant_bit32(number, 0);
    let main = words.begin_function(nothing, None, FunctionControl::NONE, signature);
    let main = main.expect(only);
    words.begin_block(None).expect(only);
    if let Some(output) = output {
        words.store(output, value, None, []).expect(only);
        words.execution_mode(main, ExecutionMode::Xfb, []);
    }
    if model == ExecutionModel::MeshEXT {
        words.set_mesh_outputs_ext(none, none).expect(only);
    }
    words.ret().expect(only);
    words.end_function().expect(only);
    if matches!(model, ExecutionModel::GLCompute | ExecutionModel::MeshEXT) {
        words.execution_mode(main, ExecutionMode::LocalSize, [1, 1, 1]);
    }
    if model == ExecutionModel::MeshEXT {
        words.set_version(1, 4);
        words.capability(Capability::MeshShadingEXT);
        words.extension("SPV_EXT_mesh_shader");
        words.execution_mode(main, ExecutionMode::OutputVertices, [3]);
        words.execution_mode(main, ExecutionMode::OutputPrimitivesEXT, [1]);
        words.execution_mode(main, ExecutionMode::OutputTrianglesEXT, []);
    }
    words.entry_point(model, main, "main", output.as_slice());
    words.module().assemble()
}

pub(super) fn other_pass(device: &Arc<Logical>) -> Result<RenderingPass, ExecuteError> {
    let practices = BTreeSet::new();
    let kind = (Pass::RenderPass, &practices);
    RenderingPass::new(device, kind, 1, &BTreeMap::new(), 0)
}

/// Creates the pipeline of a draw that is not of the script.
pub(super) fn other_pipeline(
    device: &Arc<Logical>,
    pass: &RenderingPass,
    neutral: Neutral,
) -> Result<Pipeline, ExecuteError> {
    let captures = neutral == Neutral::OtherCapturingDraw;
    let words = shader(ExecutionModel::Vertex, captures);
    let program = Program {
        modules: vec![ShaderModule {
            stage: Stage::Vertex,
            words: words.into(),
        }],
        assembly: Assembly {
            topology: Topology::Triangles,
            ..Assembly::default()
        },
        ..Program::default()
    };
    Pipeline::new(device, &program, pass, 1, &BTreeSet::new())
}

pub(super) fn compute_pipeline(
    device: &Arc<Logical>,
    layout: vk::PipelineLayout,
) -> Result<Owned<vk::Pipeline>, ExecuteError> {
    if !device.computes() {
        let message = "a queue family with VK_QUEUE_COMPUTE_BIT";
        return Err(ExecuteError::Unsupported(message.into()));
    }
    let module = module(device, ExecutionModel::GLCompute)?;
    let stage = vk::PipelineShaderStageCreateInfo::default()
        .stage(vk::ShaderStageFlags::COMPUTE)
        .module(module.raw())
        .name(c"main");
    let info = vk::ComputePipelineCreateInfo::default()
        .stage(stage)
        .layout(layout);
    let cache = vk::PipelineCache::null();
    // SAFETY: module and layout were made from this device; `info` outlives the call.
    let pipelines = unsafe { device.raw().create_compute_pipelines(cache, &[info], None) }
        .map_err(|(_, error)| failed("vkCreateComputePipelines")(error))?;
    Ok(Owned::new(
        device,
        pipelines[0],
        ash::Device::destroy_pipeline,
    ))
}

/// Creates the pipeline of a mesh shader that emits nothing.
pub(super) fn mesh_pipeline(
    device: &Arc<Logical>,
    layout: vk::PipelineLayout,
    pass: &RenderingPass,
) -> Result<Owned<vk::Pipeline>, ExecuteError> {
    if device.physical().1 < vk::API_VERSION_1_2 {
        let message = "SPIR-V 1.4 for mesh shaders";
        return Err(ExecuteError::Unsupported(message.into()));
    }
    let module = module(device, ExecutionModel::MeshEXT)?;
    let stages = [vk::PipelineShaderStageCreateInfo::default()
        .stage(vk::ShaderStageFlags::MESH_EXT)
        .module(module.raw())
        .name(c"main")];
    let rasterization = vk::PipelineRasterizationStateCreateInfo::default()
        .rasterizer_discard_enable(true)
        .line_width(1.0);
    let info = vk::GraphicsPipelineCreateInfo::default()
        .stages(&stages)
        .rasterization_state(&rasterization)
        .layout(layout)
        .render_pass(pass.render_pass());
    let practices = BTreeSet::new();
    let making = Making {
        practices: &practices,
        cache: vk::PipelineCache::null(),
    };
    create_pipeline(device, &info, making)
}

fn module(
    device: &Arc<Logical>,
    model: ExecutionModel,
) -> Result<Owned<vk::ShaderModule>, ExecuteError> {
    let words = shader(model, false);
    let info = vk::ShaderModuleCreateInfo::default().code(&words);
    // SAFETY: the words are a valid module.
    let module = unsafe { device.raw().create_shader_module(&info, None) }
        .map_err(failed("vkCreateShaderModule"))?;
    let destroy = ash::Device::destroy_shader_module;
    Ok(Owned::new(device, module, destroy))
}
