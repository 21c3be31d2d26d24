//! Whether a device has what a job requires, and the features to enable for it.
//!
//! The requirements of a job are computed by [`crate::script::requirements`]; here they
//! are compared with the device. Every refusal names what is missing.

use super::report::version_text;
use crate::script::capabilities::{RunMode, StoreSource};
use crate::script::commands::effects::SubpassEffect;
use crate::script::program::Pass;
use crate::script::{
    Capabilities, Command, ExecuteError, Feature, Job, Program, Resource, ResourceKind, Topology,
};
use crate::types::Stage;
use ash::vk;
use std::collections::BTreeSet;

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
/// [`ExecuteError::Harness`] where the job is invalid on every device.
pub(super) fn features(
    device: &Capabilities,
    version: u32,
    job: &Job,
) -> Result<BTreeSet<Feature>, ExecuteError> {
    if !device.transform_feedback {
        return unsupported("VK_EXT_transform_feedback".into());
    }
    check_job(job).map_err(ExecuteError::Harness)?;
    let required = &job.requirements;
    check_spirv(required.spirv_version, version)?;
    if let Some(missing) = required.first_missing(device) {
        return unsupported(missing);
    }
    let features = required.features().map(|(feature, _)| feature);
    let texts = (device.mode == RunMode::Stores).then(|| match device.store_source() {
        StoreSource::Shaders => Feature::PipelineExecutableInfo,
        StoreSource::Commands => Feature::BufferDeviceAddress,
    });
    let lacked = texts.filter(|feature| !device.has(*feature));
    if lacked == Some(Feature::PipelineExecutableInfo) {
        return unsupported(Feature::PipelineExecutableInfo.name().to_owned());
    }
    let texts = texts.filter(|feature| device.has(*feature));
    Ok(features
        .chain(texts)
        .filter(|feature| feature.provider().is_some())
        .collect())
}

fn unsupported<T>(what: String) -> Result<T, ExecuteError> {
    Err(ExecuteError::Unsupported(what))
}

/// Checks that the device may be given modules of a version of SPIR-V.
fn check_spirv(spirv: u32, version: u32) -> Result<(), ExecuteError> {
    let mut known = SPIRV_VERSIONS.iter();
    let least = known.find(|(known, _)| spirv <= *known);
    if least.is_some_and(|(_, least)| *least <= version) {
        return Ok(());
    }
    let (major, minor) = ((spirv >> 16) & 0xff, (spirv >> 8) & 0xff);
    unsupported(format!(
        "SPIR-V {major}.{minor} (it may be used up to Vulkan {})",
        version_text(version)
    ))
}

/// Checks that a device could run the job.
fn check_job(job: &Job) -> Result<(), String> {
    for program in job.programs() {
        if program.modules.is_empty() {
            return Err("the program has no stages".into());
        }
        let assembly = &program.assembly;
        if assembly.topology == Topology::Patches && assembly.patch_points == 0 {
            return Err("a patch has no points".into());
        }
        if program.reads.is_some() && !program.resources.is_empty() {
            return Err("a program that reads captured data has no other resources".into());
        }
        for (number, resource) in program.resources.iter().enumerate() {
            check_resource(program, number, resource)
                .map_err(|reason| format!("resource {number} of the program {reason}"))?;
        }
        if program.pass != job.program.pass {
            return Err("programs are made for different kinds of passes".into());
        }
        if program.build.makes_objects() && program.pass != Pass::Dynamic {
            // VUID-vkCmdDraw-None-08876
            return Err("shader objects are drawn with in dynamic rendering only".into());
        }
    }
    let subpass = |command: &Command| match command.effects().subpass {
        Some(SubpassEffect::Inside | SubpassEffect::Next) => true,
        Some(SubpassEffect::Outside) | None => false,
    };
    if job.program.pass == Pass::Dynamic && job.script.commands.iter().any(subpass) {
        return Err("dynamic rendering has no subpasses".into());
    }
    Ok(())
}

/// Checks the rules about a resource that every device has.
fn check_resource(program: &Program, number: usize, resource: &Resource) -> Result<(), String> {
    let same = |other: &Resource| match (resource.kind, other.kind) {
        (ResourceKind::PushConstant, ResourceKind::PushConstant) => true,
        (ResourceKind::Target, ResourceKind::Target) => true,
        (ResourceKind::Vertex, ResourceKind::Vertex) => true,
        (ResourceKind::PushConstant | ResourceKind::Vertex | ResourceKind::Target, _)
        | (_, ResourceKind::PushConstant | ResourceKind::Vertex | ResourceKind::Target) => false,
        _ => resource.binding == other.binding,
    };
    let before = program.resources.iter().take(number);
    if let Some(other) = before.enumerate().find(|(_, other)| same(other)) {
        return Err(match resource.kind {
            ResourceKind::PushConstant => "is a second block of push constants".to_owned(),
            ResourceKind::Target => "is a second image to draw into".to_owned(),
            ResourceKind::Vertex => "is a second vertex buffer".to_owned(),
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
