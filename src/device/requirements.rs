//! The features that a job needs of a device, and whether the device has them.
//!
//! Requirements of the modules, their SPIR-V version and capabilities, are decided
//! here; those of the case, its limits above all, were decided before there was
//! a job (`judge::requirements`). Every refusal names what is missing.

use super::features::is_feature;
use super::report::version_text;
use crate::script::commands::Boundary;
use crate::script::condition::Condition;
use crate::script::draw::IndexType;
use crate::script::program::{Pass, Producer};
use crate::script::raster::Rasterized;
use crate::script::{
    Capabilities, Command, ExecuteError, Job, Program, Resource, ResourceKind, Topology,
};
use crate::types::Stage;
use ash::vk;
use rspirv::spirv::Capability;
use std::collections::BTreeSet;

/// Features that SPIR-V capabilities require (Vulkan, "Vulkan Environment for
/// SPIR-V", table of capabilities), as far as capturing pipelines use them.
const CAPABILITIES: [(Capability, &str); 25] = [
    (Capability::Geometry, "geometryShader"),
    (Capability::Tessellation, "tessellationShader"),
    (Capability::Float64, "shaderFloat64"),
    (Capability::Int64, "shaderInt64"),
    (Capability::Int16, "shaderInt16"),
    (Capability::Float16, "shaderFloat16"),
    (Capability::Int8, "shaderInt8"),
    (
        Capability::TessellationPointSize,
        "shaderTessellationAndGeometryPointSize",
    ),
    (
        Capability::GeometryPointSize,
        "shaderTessellationAndGeometryPointSize",
    ),
    (Capability::ClipDistance, "shaderClipDistance"),
    (Capability::CullDistance, "shaderCullDistance"),
    (Capability::SampleRateShading, "sampleRateShading"),
    (Capability::InterpolationFunction, "sampleRateShading"),
    (Capability::TransformFeedback, "transformFeedback"),
    (Capability::GeometryStreams, "geometryStreams"),
    (Capability::MultiViewport, "multiViewport"),
    (Capability::DrawParameters, "shaderDrawParameters"),
    (Capability::StorageInputOutput16, "storageInputOutput16"),
    (Capability::MultiView, "multiview"),
    (
        Capability::StorageBuffer16BitAccess,
        "storageBuffer16BitAccess",
    ),
    (
        Capability::UniformAndStorageBuffer16BitAccess,
        "uniformAndStorageBuffer16BitAccess",
    ),
    (Capability::StoragePushConstant16, "storagePushConstant16"),
    (
        Capability::StorageBuffer8BitAccess,
        "storageBuffer8BitAccess",
    ),
    (
        Capability::UniformAndStorageBuffer8BitAccess,
        "uniformAndStorageBuffer8BitAccess",
    ),
    (Capability::StoragePushConstant8, "storagePushConstant8"),
];

/// The version of Vulkan that each SPIR-V version comes with.
const SPIRV_VERSIONS: [(u32, u32); 5] = [
    (0x0001_0000, vk::API_VERSION_1_0),
    (0x0001_0300, vk::API_VERSION_1_1),
    (0x0001_0400, vk::API_VERSION_1_2),
    (0x0001_0500, vk::API_VERSION_1_2),
    (0x0001_0600, vk::API_VERSION_1_3),
];

/// The features to enable for a job, on a device that may be used up to
/// `version` of the API.
///
/// # Errors
/// [`ExecuteError::Unsupported`] where the device lacks something,
/// [`ExecuteError::Harness`] where the job is invalid.
pub(super) fn features(
    device: &Capabilities,
    version: u32,
    job: &Job,
) -> Result<BTreeSet<String>, ExecuteError> {
    if !device.transform_feedback {
        return unsupported("VK_EXT_transform_feedback".into());
    }
    let mut wanted = BTreeSet::from(["transformFeedback".to_string()]);
    for program in job.programs() {
        wanted.extend(program.features.iter().cloned());
        wanted.extend(program.build.needs().iter().map(ToString::to_string));
        wanted.extend(program.raster.needs().into_iter().map(String::from));
        of_modules(version, program, &mut wanted)?;
        of_streams(program, &mut wanted);
        of_assembly(program, &mut wanted);
        of_patches(program)?;
        of_resources(device, program, &mut wanted)?;
    }
    of_states(job, &mut wanted);
    of_queries(job, &mut wanted);
    of_draws(job, &mut wanted);
    of_pass(job, &mut wanted)?;
    let allocation = job.script.placement.allocation;
    wanted.extend(allocation.needs().map(String::from));
    let largest = job.script.buffers.iter().max().copied().unwrap_or(0);
    // The bytes before the buffer include a guard.
    let bytes = match allocation.leading_bytes() {
        0 => largest,
        front => front + largest + job.guard,
    };
    let bytes = usize::try_from(bytes).unwrap_or(usize::MAX);
    within(device, "maxBufferSize", bytes)?;
    if job.script.placement.unseen.is_empty() {
        // A larger allocation may still succeed, and is tried there.
        within(device, "maxMemoryAllocationSize", bytes)?;
    }
    if let Some(missing) = wanted.iter().find(|name| !device.has(name)) {
        return unsupported(missing.clone());
    }
    wanted.retain(|name| is_feature(name));
    Ok(wanted)
}

fn unsupported<T>(what: String) -> Result<T, ExecuteError> {
    Err(ExecuteError::Unsupported(what))
}

/// What the modules say of themselves.
fn of_modules(
    version: u32,
    program: &Program,
    wanted: &mut BTreeSet<String>,
) -> Result<(), ExecuteError> {
    if program.modules.is_empty() {
        return Err(ExecuteError::Harness("the program has no stages".into()));
    }
    for module in &program.modules {
        let spirv = module.words.get(1).copied().unwrap_or_default();
        let least = SPIRV_VERSIONS
            .iter()
            .find(|(known, _)| spirv <= *known)
            .map_or(u32::MAX, |(_, least)| *least);
        if least > version {
            let (major, minor) = ((spirv >> 16) & 0xff, (spirv >> 8) & 0xff);
            return unsupported(format!(
                "SPIR-V {major}.{minor} (it may be used up to Vulkan {})",
                version_text(version)
            ));
        }
        match module.stage {
            Stage::Geometry => wanted.insert("geometryShader".into()),
            Stage::TessControl | Stage::TessEval => wanted.insert("tessellationShader".into()),
            Stage::Vertex | Stage::Fragment | Stage::Compute => false,
        };
        for capability in declared_capabilities(&module.words) {
            let rows = CAPABILITIES.iter();
            let known = rows.filter(|(known, _)| *known as u32 == capability);
            wanted.extend(known.map(|(_, feature)| feature.to_string()));
        }
    }
    Ok(())
}

/// Operands of the OpCapability instructions, which are the first of a module.
fn declared_capabilities(words: &[u32]) -> impl Iterator<Item = u32> {
    const HEADER: usize = 5;
    const OP_CAPABILITY: u32 = 2 << 16 | 17;
    let instructions = words.get(HEADER..).unwrap_or_default();
    instructions
        .chunks_exact(2)
        .take_while(|words| words[0] == OP_CAPABILITY)
        .map(|words| words[1])
}

fn of_streams(program: &Program, wanted: &mut BTreeSet<String>) {
    let Producer::Geometry { output, emits, .. } = &program.assembly.producer else {
        return;
    };
    let streams = emits.iter().filter_map(|emit| emit.stream());
    if streams.max().unwrap_or(0) > 0 {
        wanted.insert("geometryStreams".into());
        if *output != Topology::Points {
            wanted.insert("transformFeedbackStreamsLinesTriangles".into());
        }
    }
}

fn of_queries(job: &Job, wanted: &mut BTreeSet<String>) {
    let rasterized = job.programs().map(|program| {
        let mut stages = program.modules.iter().map(|module| module.stage);
        let has_fragments = stages.any(|stage| stage == Stage::Fragment);
        program.raster.rasterized(has_fragments)
    });
    let rasterized = rasterized.reduce(Rasterized::and);
    let rasterized = rasterized.unwrap_or(Rasterized::NOTHING);
    if !job.script.queries.is_empty() {
        wanted.extend(job.script.query_read.needs().map(String::from));
    }
    for query in &job.script.queries {
        wanted.extend(query.needs(rasterized).into_iter().map(String::from));
    }
    if job.script.inherits_queries() {
        wanted.insert("inheritedQueries".into());
    }
}

fn of_pass(job: &Job, wanted: &mut BTreeSet<String>) -> Result<(), ExecuteError> {
    if job
        .programs()
        .any(|program| program.pass != job.program.pass)
    {
        let message = "programs are made for different kinds of passes";
        return Err(ExecuteError::Harness(message.into()));
    }
    let objects = job.programs().any(|p| p.build.makes_objects());
    if objects && job.program.pass != Pass::Dynamic {
        // VUID-vkCmdDraw-None-08876
        let message = "shader objects are drawn with in dynamic rendering only";
        return Err(ExecuteError::Harness(message.into()));
    }
    if job.program.pass == Pass::Dynamic {
        wanted.insert("dynamicRendering".into());
        let subpass = |command: &Command| match command {
            Command::Next(boundary) => *boundary == Boundary::Subpass,
            Command::Barrier(barrier) => barrier.by.stays_inside(),
            _ => false,
        };
        if job.script.commands.iter().any(subpass) {
            let message = "dynamic rendering has no subpasses";
            return Err(ExecuteError::Harness(message.into()));
        }
    }
    Ok(())
}

fn of_draws(job: &Job, wanted: &mut BTreeSet<String>) {
    for command in &job.script.commands {
        match command {
            Command::Draw(draw) => wanted.extend(draw.needs().into_iter().map(String::from)),
            Command::Barrier(barrier) => wanted.extend(barrier.by.needs().map(String::from)),
            Command::BeginConditional(_) => {
                wanted.insert(Condition::NEEDS.into());
            }
            Command::DrawByteCount(_) => {
                wanted.insert("transformFeedbackDraw".into());
            }
            _ => {}
        }
    }
    if job.script.inherits_condition() {
        wanted.insert(Condition::INHERITED_NEEDS.into());
    }
    if job.script.indices.iter().any(|i| i.kind == IndexType::U8) {
        wanted.insert("indexTypeUint8".into());
    }
}

/// What restart and dynamic state of a program take.
fn of_assembly(program: &Program, wanted: &mut BTreeSet<String>) {
    if program.assembly.restart {
        wanted.extend(restart_needs(program.assembly.topology).map(String::from));
    }
    let dynamic = program.dynamic.iter();
    wanted.extend(dynamic.map(|state| state.needs().to_owned()));
}

/// What is set while a program is bound: another class of topologies, restart
/// of a list.
fn of_states(job: &Job, wanted: &mut BTreeSet<String>) {
    let mut bound = &job.program;
    let mut assembly = bound.assembly.clone();
    for command in &job.script.commands {
        match command {
            Command::Next(Boundary::CommandBuffer | Boundary::Submission | Boundary::Resubmit)
            | Command::BeginSecondary
            | Command::EndSecondary => bound = &job.program,
            Command::Use(number) => bound = job.programs().nth(*number).unwrap_or(bound),
            Command::Set(state) => {
                assembly.set(*state);
                if assembly.topology.class() != bound.assembly.topology.class() {
                    wanted.insert("dynamicPrimitiveTopologyUnrestricted".into());
                }
                if assembly.restart {
                    wanted.extend(restart_needs(assembly.topology).map(String::from));
                }
                continue;
            }
            _ => continue,
        }
        assembly = bound.assembly.clone();
    }
}

/// What restarting primitives of a list takes.
fn restart_needs(topology: Topology) -> Option<&'static str> {
    match topology {
        Topology::Patches => Some("primitiveTopologyPatchListRestart"),
        Topology::Points
        | Topology::Lines
        | Topology::Triangles
        | Topology::LinesAdjacency
        | Topology::TrianglesAdjacency => Some("primitiveTopologyListRestart"),
        _ => None,
    }
}

fn of_patches(program: &Program) -> Result<(), ExecuteError> {
    if program.assembly.topology == Topology::Patches && program.assembly.patch_points == 0 {
        return Err(ExecuteError::Harness("a patch has no points".into()));
    }
    Ok(())
}

/// What buffers and push constants need: features of the stages that write, and
/// limits on their size and number.
fn of_resources(
    device: &Capabilities,
    program: &Program,
    wanted: &mut BTreeSet<String>,
) -> Result<(), ExecuteError> {
    let resources = &program.resources;
    if program.reads.is_some() && !resources.is_empty() {
        let message = "a program that reads captured data has no other resources";
        return Err(ExecuteError::Harness(message.into()));
    }
    for (number, resource) in resources.iter().enumerate() {
        check_resource(program, number, resource).map_err(|reason| {
            ExecuteError::Harness(format!("resource {number} of the program {reason}"))
        })?;
        if resource.kind == ResourceKind::Storage {
            wanted.extend(resource.stages.iter().map(|stage| match stage {
                Stage::Fragment => "fragmentStoresAndAtomics".to_owned(),
                _ => "vertexPipelineStoresAndAtomics".to_owned(),
            }));
        }
        if let Some(limit) = resource.kind.limit() {
            within(device, limit, resource.bytes.len())?;
        }
    }
    for module in &program.modules {
        let of_stage = || {
            resources
                .iter()
                .filter(|r| r.stages.contains(&module.stage))
        };
        let uniform = of_stage().filter(|r| r.kind == ResourceKind::Uniform);
        within(
            device,
            "maxPerStageDescriptorUniformBuffers",
            uniform.count(),
        )?;
        let storage = of_stage().filter(|r| {
            matches!(
                r.kind,
                ResourceKind::Storage | ResourceKind::ReadOnlyStorage
            )
        });
        within(
            device,
            "maxPerStageDescriptorStorageBuffers",
            storage.count(),
        )?;
    }
    Ok(())
}

/// A limit that the device does not report is not checked.
fn within(device: &Capabilities, limit: &str, needed: usize) -> Result<(), ExecuteError> {
    match device.other_limits.get(limit) {
        Some(&offered) if needed as u64 > offered => {
            unsupported(format!("{limit}: {needed} needed, {offered} offered"))
        }
        _ => Ok(()),
    }
}

/// What would make a resource invalid on any device.
fn check_resource(program: &Program, number: usize, resource: &Resource) -> Result<(), String> {
    let same = |other: &Resource| match (resource.kind, other.kind) {
        (ResourceKind::PushConstant, ResourceKind::PushConstant) => true,
        (ResourceKind::Target, ResourceKind::Target) => true,
        (ResourceKind::PushConstant | ResourceKind::Target, _)
        | (_, ResourceKind::PushConstant | ResourceKind::Target) => false,
        _ => resource.binding == other.binding,
    };
    let before = program.resources.iter().take(number);
    if let Some(other) = before.enumerate().find(|(_, other)| same(other)) {
        return Err(match resource.kind {
            ResourceKind::PushConstant => "is a second block of push constants".to_owned(),
            ResourceKind::Target => "is a second image to draw into".to_owned(),
            _ => format!(
                "has binding {}, as has resource {}",
                resource.binding, other.0
            ),
        });
    }
    if resource.bytes.is_empty() {
        return Err("has no bytes".to_owned());
    }
    if resource.kind == ResourceKind::PushConstant && !resource.bytes.len().is_multiple_of(4) {
        let size = resource.bytes.len();
        return Err(format!(
            "has {size} bytes of push constants, no multiple of 4"
        ));
    }
    let absent = |stage: &&Stage| program.modules.iter().all(|m| m.stage != **stage);
    match resource.stages.iter().find(absent) {
        Some(stage) => Err(format!(
            "is used by the {stage} stage, which the program has not"
        )),
        None if resource.stages.is_empty() => Err("is used by no stage".to_owned()),
        None => Ok(()),
    }
}

#[cfg(test)]
#[path = "requirements_tests.rs"]
mod tests;
