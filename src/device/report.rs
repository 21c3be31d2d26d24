//! The device report: the capabilities of each device.
//!
//! It includes devices without VK_EXT_transform_feedback, so that a person can see
//! why a device is not selected.
//!
//! Vulkan chapters "Devices and Queues", "Features", "Limits".

use super::autogen_properties::Properties;
use super::enumerate::enumerate;
use super::features;
use super::instance::Instance;
use crate::packing::CaptureLimits;
use crate::script::capabilities::RunMode;
use crate::script::feature::Provider;
use crate::script::requirements::features::generated_stage;
use crate::script::{Capabilities, Feature, Limit};
use crate::types::Stage;
use crate::vk;
use ash::{ext, khr};
use std::collections::BTreeSet;
use std::ffi::CStr;

/// A physical device and its capabilities.
#[derive(Clone, Debug)]
pub(super) struct Physical {
    pub handle: vk::PhysicalDevice,
    /// The version that may be used: the device's, or the instance's if lower.
    pub version: u32,
    pub capabilities: Capabilities,
}

/// Limits of memory as a structure has them that the device does not fill in.
const UNREPORTED: [(Limit, u64); 2] = [
    (Limit::MaxMemoryAllocationSize, 0),
    (Limit::MaxBufferSize, 0),
];

/// Returns the capabilities of every device, in the order of the loader.
pub fn reports(instance: &Instance) -> Vec<Capabilities> {
    let devices = instance.physical_devices().iter().enumerate();
    devices
        .map(|(index, &handle)| examine(instance, index, handle).capabilities)
        .collect()
}

/// Queries the capabilities of one device.
pub(super) fn examine(instance: &Instance, index: usize, handle: vk::PhysicalDevice) -> Physical {
    // SAFETY: the instance is alive, the device is one of its own.
    let properties = unsafe { instance.raw().get_physical_device_properties(handle) };
    let version = properties.api_version.min(instance.version());
    let extensions = extensions(instance, index, handle);
    let has = |extension: &CStr| extensions.contains(extension.to_string_lossy().as_ref());

    let is_offered = |provider: Provider| match provider {
        Provider::Version(major, minor) => version >= vk::make_api_version(0, major, minor, 0),
        Provider::Extension(extension) => has(extension),
    };
    let mut others = Properties::default();
    let mut driver = vk::PhysicalDeviceDriverProperties::default();
    // Only the later extension restricts the first instance.
    others
        .vertex_attribute_divisor_khr
        .supports_non_zero_first_instance = has(ext::vertex_attribute_divisor::NAME).into();
    if let Some(functions) = instance.properties2() {
        let mut all = vk::PhysicalDeviceProperties2::default();
        others.chain(&mut all, is_offered);
        if version >= vk::API_VERSION_1_2 || has(khr::driver_properties::NAME) {
            all = all.push_next(&mut driver);
        }
        // SAFETY: each structure of the list is core or of an extension that the
        // device offers, and outlives the call.
        unsafe { functions.get_physical_device_properties2(handle, &mut all) };
    }

    let mut features = features::offered(instance, handle, version, &extensions);
    features.extend(others.flags());
    features.extend(modes_of_floats(&others.float_controls));
    features.extend(generated_stages(&others.device_generated_commands_ext));
    let transform_feedback = &others.transform_feedback_ext;
    let limits = others.limits(&properties.limits, is_offered);
    let limits = limits.filter(|limit| !UNREPORTED.contains(limit));
    let limits = limits.chain(point_sizes(&properties.limits));
    let capabilities = Capabilities {
        index,
        name: text(properties.device_name_as_c_str()),
        kind: kind(properties.device_type).to_string(),
        vendor_id: properties.vendor_id,
        device_id: properties.device_id,
        api_version: version_text(properties.api_version),
        driver_name: text(driver.driver_name_as_c_str()),
        driver_info: text(driver.driver_info_as_c_str()),
        driver_version: properties.driver_version,
        transform_feedback: features[&Feature::TransformFeedback],
        features,
        limits: CaptureLimits {
            max_streams: transform_feedback.max_transform_feedback_streams,
            max_buffers: transform_feedback.max_transform_feedback_buffers,
            max_buffer_size: transform_feedback.max_transform_feedback_buffer_size,
            max_stream_data_size: transform_feedback.max_transform_feedback_stream_data_size,
            max_buffer_data_size: transform_feedback.max_transform_feedback_buffer_data_size,
            max_buffer_data_stride: transform_feedback.max_transform_feedback_buffer_data_stride,
            ..CaptureLimits::NONE
        }
        .for_device(most_output_components(&properties.limits)),
        other_limits: limits.collect(),
        mode: RunMode::Executed,
    };
    Physical {
        handle,
        version,
        capabilities,
    }
}

/// Returns for which stages a device may generate draws.
fn generated_stages(
    offered: &vk::PhysicalDeviceDeviceGeneratedCommandsPropertiesEXT,
) -> impl Iterator<Item = (Feature, bool)> {
    let stages = [
        (Stage::Vertex, vk::ShaderStageFlags::VERTEX),
        (
            Stage::TessControl,
            vk::ShaderStageFlags::TESSELLATION_CONTROL,
        ),
        (
            Stage::TessEval,
            vk::ShaderStageFlags::TESSELLATION_EVALUATION,
        ),
        (Stage::Geometry, vk::ShaderStageFlags::GEOMETRY),
        (Stage::Fragment, vk::ShaderStageFlags::FRAGMENT),
    ];
    let offered = offered.supported_indirect_commands_shader_stages;
    stages.into_iter().map(move |(stage, flag)| {
        let feature = generated_stage(stage).expect("the stage draws");
        (feature, offered.contains(flag))
    })
}

/// Returns for which floats shaders may declare execution modes on their own.
fn modes_of_floats(
    offered: &vk::PhysicalDeviceFloatControlsProperties<'_>,
) -> impl Iterator<Item = (Feature, bool)> + use<> {
    let denorms = independence(
        [
            Feature::DenormBehaviorIndependence32BitOnly,
            Feature::DenormBehaviorIndependenceAll,
        ],
        offered.denorm_behavior_independence,
    );
    let rounding = independence(
        [
            Feature::RoundingModeIndependence32BitOnly,
            Feature::RoundingModeIndependenceAll,
        ],
        offered.rounding_mode_independence,
    );
    denorms.into_iter().chain(rounding)
}

/// Returns whether a mode may be declared for 32-bit floats alone, and for floats of each
/// width by itself (VUID-RuntimeSpirv-denormBehaviorIndependence-06289 and -06290,
/// VUID-RuntimeSpirv-roundingModeIndependence-06291 and -06292).
fn independence(
    [only_32, each]: [Feature; 2],
    offered: vk::ShaderFloatControlsIndependence,
) -> [(Feature, bool); 2] {
    use vk::ShaderFloatControlsIndependence as Independence;
    let all = offered == Independence::ALL;
    [
        (only_32, all || offered == Independence::TYPE_32_ONLY),
        (each, all),
    ]
}

/// Returns the number of output components of the capturing stage that allows the
/// most; the limit of each stage is checked for each case.
fn most_output_components(limits: &vk::PhysicalDeviceLimits) -> u32 {
    limits
        .max_vertex_output_components
        .max(limits.max_tessellation_evaluation_output_components)
        .max(limits.max_geometry_output_components)
}

/// Returns the names of the device extensions. A device that cannot list them has
/// none, which is noted.
fn extensions(instance: &Instance, index: usize, handle: vk::PhysicalDevice) -> BTreeSet<String> {
    let functions = instance.raw().fp_v1_0();
    let function = functions.enumerate_device_extension_properties;
    // SAFETY: the instance is alive, the device is one of its own; `enumerate` passes valid
    // pointers.
    let listed: Result<Vec<vk::ExtensionProperties>, _> =
        enumerate(|count, all| unsafe { function(handle, std::ptr::null(), count, all) });
    let listed = listed.unwrap_or_else(|error| {
        instance.note(format!(
            "device {index}: vkEnumerateDeviceExtensionProperties returned {error}"
        ));
        Vec::new()
    });
    listed
        .iter()
        .map(|extension| text(extension.extension_name_as_c_str()))
        .collect()
}

/// Returns the limits of the sizes of points as whole numbers.
fn point_sizes(limits: &vk::PhysicalDeviceLimits) -> [(Limit, u64); 2] {
    // A float becomes the nearest integer; every size is a multiple of a granularity of 0.
    let steps = (1.0 / limits.point_size_granularity) as u64;
    let largest = (8.0 * limits.point_size_range[1]) as u64;
    [
        (Limit::PointSizeSteps, steps),
        (Limit::PointSizeRange, largest),
    ]
}

fn kind(device_type: vk::PhysicalDeviceType) -> &'static str {
    match device_type {
        vk::PhysicalDeviceType::INTEGRATED_GPU => "integrated",
        vk::PhysicalDeviceType::DISCRETE_GPU => "discrete",
        vk::PhysicalDeviceType::VIRTUAL_GPU => "virtual",
        vk::PhysicalDeviceType::CPU => "cpu",
        _ => "other",
    }
}

/// `major.minor.patch`
pub(super) fn version_text(version: u32) -> String {
    format!(
        "{}.{}.{}",
        vk::api_version_major(version),
        vk::api_version_minor(version),
        vk::api_version_patch(version)
    )
}

/// Converts a name from the driver, which may lack its terminating zero.
fn text<E>(name: Result<&CStr, E>) -> String {
    match name {
        Ok(name) => name.to_string_lossy().into_owned(),
        Err(_) => "(a name without an end)".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_and_kinds_have_names() {
        let version = vk::make_api_version(0, 1, 3, 230);
        assert_eq!(version_text(version), "1.3.230");
        assert_eq!(kind(vk::PhysicalDeviceType::CPU), "cpu");
        assert_eq!(kind(vk::PhysicalDeviceType::from_raw(99)), "other");
    }
}
