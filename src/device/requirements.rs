//! The features that a job needs of a device, and whether the device has them.
//!
//! What only the modules tell, their SPIR-V version and capabilities, is decided
//! here; what the case tells, its limits above all, was decided before there was
//! a job (`run::needs`). Every refusal names what is missing.

use super::features::is_feature;
use super::report::version_text;
use crate::script::program::{Emit, Producer};
use crate::script::{Capabilities, ExecuteError, Job, Topology};
use crate::types::Stage;
use ash::vk;
use rspirv::spirv::Capability;
use std::collections::BTreeSet;

/// Features that SPIR-V capabilities ask for (Vulkan, "Vulkan Environment for
/// SPIR-V", table of capabilities), as far as capturing pipelines use them.
const CAPABILITIES: [(Capability, &str); 19] = [
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
/// [`ExecuteError::Harness`] where the job is none.
pub(super) fn features(
    device: &Capabilities,
    version: u32,
    job: &Job,
) -> Result<BTreeSet<String>, ExecuteError> {
    if !device.transform_feedback {
        return unsupported("VK_EXT_transform_feedback".into());
    }
    let mut wanted = BTreeSet::from(["transformFeedback".to_string()]);
    wanted.extend(job.program.features.iter().cloned());
    of_modules(version, job, &mut wanted)?;
    of_streams(job, &mut wanted);
    of_queries(job, &mut wanted);
    of_patches(job)?;
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
fn of_modules(version: u32, job: &Job, wanted: &mut BTreeSet<String>) -> Result<(), ExecuteError> {
    if job.program.modules.is_empty() {
        return Err(ExecuteError::Harness("the program has no stages".into()));
    }
    for module in &job.program.modules {
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

fn of_streams(job: &Job, wanted: &mut BTreeSet<String>) {
    let Producer::Geometry { output, emits, .. } = &job.program.producer else {
        return;
    };
    let other = |emit: &Emit| match *emit {
        Emit::Vertex(stream) | Emit::EndPrimitive(stream) => stream > 0,
    };
    if emits.iter().any(other) {
        wanted.insert("geometryStreams".into());
        if *output != Topology::Points {
            wanted.insert("transformFeedbackStreamsLinesTriangles".into());
        }
    }
}

fn of_queries(job: &Job, wanted: &mut BTreeSet<String>) {
    let rasterizes = job
        .program
        .modules
        .iter()
        .any(|module| module.stage == Stage::Fragment);
    for query in &job.script.queries {
        wanted.extend(query.needs(rasterizes).into_iter().map(String::from));
    }
}

fn of_patches(job: &Job) -> Result<(), ExecuteError> {
    if job.program.topology == Topology::Patches && job.program.patch_points == 0 {
        return Err(ExecuteError::Harness("a patch has no points".into()));
    }
    Ok(())
}

#[cfg(test)]
#[path = "requirements_tests.rs"]
mod tests;
