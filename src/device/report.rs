//! The device report: the capabilities of each device.
//!
//! It includes devices without VK_EXT_transform_feedback, so that a person can see
//! why a device is not selected.
//!
//! Vulkan chapters "Devices and Queues", "Features", "Limits".

use super::enumerate::enumerate;
use super::features;
use super::generated_commands;
use super::instance::Instance;
use crate::packing::CaptureLimits;
use crate::script::requirements::pipeline_limits::{POINT_SIZE_RANGE, POINT_SIZE_STEPS};
use crate::script::{Capabilities, Feature};
use ash::{ext, khr, vk};
use std::collections::BTreeSet;
use std::ffi::CStr;

/// Booleans as properties.
macro_rules! flags {
    ($($feature:ident: $structure:ident.$field:ident,)*) => {
        [$((Feature::$feature, $structure.$field != vk::FALSE)),*].into_iter()
    };
}

/// Limits by their Vulkan names.
macro_rules! named_limits {
    ($($name:ident: $structure:ident.$field:ident,)*) => {
        [$((stringify!($name), $structure.$field)),*]
            .into_iter()
            .map(|(name, value)| (name.to_owned(), u64::from(value)))
    };
}

/// A physical device and its capabilities.
#[derive(Clone, Debug)]
pub(super) struct Physical {
    pub handle: vk::PhysicalDevice,
    /// The version that may be used: the device's, or the instance's if lower.
    pub version: u32,
    pub capabilities: Capabilities,
}

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

    let mut transform_feedback = vk::PhysicalDeviceTransformFeedbackPropertiesEXT::default();
    let mut provoking_vertex = vk::PhysicalDeviceProvokingVertexPropertiesEXT::default();
    let mut dynamic = vk::PhysicalDeviceExtendedDynamicState3PropertiesEXT::default();
    let mut divisor = vk::PhysicalDeviceVertexAttributeDivisorPropertiesEXT::default();
    let mut instances = vk::PhysicalDeviceVertexAttributeDivisorPropertiesKHR::default();
    let mut multi_draw = vk::PhysicalDeviceMultiDrawPropertiesEXT::default();
    let mut driver = vk::PhysicalDeviceDriverProperties::default();
    let mut float_controls = vk::PhysicalDeviceFloatControlsProperties::default();
    let mut maintenance3 = vk::PhysicalDeviceMaintenance3Properties::default();
    let mut generated = generated_commands::Properties::empty();
    let mut maintenance4 = vk::PhysicalDeviceMaintenance4Properties::default();
    // Only the later extension restricts the first instance.
    instances.supports_non_zero_first_instance = has(ext::vertex_attribute_divisor::NAME).into();
    if let Some(functions) = instance.properties2() {
        let mut all = vk::PhysicalDeviceProperties2::default();
        if has(ext::transform_feedback::NAME) {
            all = all.push_next(&mut transform_feedback);
        }
        if has(generated_commands::EXTENSION) {
            generated.p_next = all.p_next;
            all.p_next = std::ptr::from_mut(&mut generated).cast();
        }
        if has(ext::provoking_vertex::NAME) {
            all = all.push_next(&mut provoking_vertex);
        }
        if has(ext::extended_dynamic_state3::NAME) {
            all = all.push_next(&mut dynamic);
        }
        if has(ext::vertex_attribute_divisor::NAME) {
            all = all.push_next(&mut divisor);
        }
        if has(ext::multi_draw::NAME) {
            all = all.push_next(&mut multi_draw);
        }
        if has(khr::vertex_attribute_divisor::NAME) {
            all = all.push_next(&mut instances);
        }
        if version >= vk::API_VERSION_1_2 || has(khr::driver_properties::NAME) {
            all = all.push_next(&mut driver);
        }
        if version >= vk::API_VERSION_1_1 {
            all = all.push_next(&mut maintenance3);
        }
        if version >= vk::API_VERSION_1_2 {
            all = all.push_next(&mut float_controls);
        }
        if version >= vk::API_VERSION_1_3 {
            all = all.push_next(&mut maintenance4);
        }
        // SAFETY: each structure of the list is core or of an extension that the
        // device offers, and outlives the call.
        unsafe { functions.get_physical_device_properties2(handle, &mut all) };
    }

    let mut features = features::offered(instance, handle, version, &extensions);
    features.extend(properties_of(
        &transform_feedback,
        &provoking_vertex,
        &dynamic,
        &instances,
    ));
    features.extend(modes_of_floats(&float_controls));
    features.extend(generated.features());
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
        other_limits: memory_limits(&maintenance3, &maintenance4)
            .chain(other_limits(&properties.limits))
            .chain(point_sizes(&properties.limits))
            .chain(has(ext::vertex_attribute_divisor::NAME).then(|| {
                let most = divisor.max_vertex_attrib_divisor;
                ("maxVertexAttribDivisor".to_owned(), most.into())
            }))
            .chain(has(ext::multi_draw::NAME).then(|| {
                let most = multi_draw.max_multi_draw_count;
                ("maxMultiDrawCount".to_owned(), most.into())
            }))
            .chain(has(generated_commands::EXTENSION).then(|| {
                let most = generated.most_sequences;
                ("maxIndirectSequenceCount".to_owned(), most.into())
            }))
            .collect(),
    };
    Physical {
        handle,
        version,
        capabilities,
    }
}

/// Returns the boolean properties of extensions.
fn properties_of(
    transform_feedback: &vk::PhysicalDeviceTransformFeedbackPropertiesEXT<'_>,
    provoking_vertex: &vk::PhysicalDeviceProvokingVertexPropertiesEXT<'_>,
    dynamic: &vk::PhysicalDeviceExtendedDynamicState3PropertiesEXT<'_>,
    instances: &vk::PhysicalDeviceVertexAttributeDivisorPropertiesKHR<'_>,
) -> impl Iterator<Item = (Feature, bool)> + use<> {
    flags! {
        TransformFeedbackQueries: transform_feedback.transform_feedback_queries,
        TransformFeedbackStreamsLinesTriangles: transform_feedback.transform_feedback_streams_lines_triangles,
        TransformFeedbackRasterizationStreamSelect: transform_feedback.transform_feedback_rasterization_stream_select,
        TransformFeedbackDraw: transform_feedback.transform_feedback_draw,
        ProvokingVertexModePerPipeline: provoking_vertex.provoking_vertex_mode_per_pipeline,
        TransformFeedbackPreservesTriangleFanProvokingVertex: provoking_vertex.transform_feedback_preserves_triangle_fan_provoking_vertex,
        DynamicPrimitiveTopologyUnrestricted: dynamic.dynamic_primitive_topology_unrestricted,
        SupportsNonZeroFirstInstance: instances.supports_non_zero_first_instance,
    }
}

/// Returns the floating-point execution modes that shaders may require; core since
/// Vulkan 1.2.
fn modes_of_floats(
    offered: &vk::PhysicalDeviceFloatControlsProperties<'_>,
) -> impl Iterator<Item = (Feature, bool)> + use<> {
    flags! {
        ShaderSignedZeroInfNanPreserveFloat32: offered.shader_signed_zero_inf_nan_preserve_float32,
        ShaderSignedZeroInfNanPreserveFloat64: offered.shader_signed_zero_inf_nan_preserve_float64,
        ShaderDenormPreserveFloat32: offered.shader_denorm_preserve_float32,
        ShaderDenormPreserveFloat64: offered.shader_denorm_preserve_float64,
        ShaderDenormFlushToZeroFloat32: offered.shader_denorm_flush_to_zero_float32,
        ShaderDenormFlushToZeroFloat64: offered.shader_denorm_flush_to_zero_float64,
        ShaderRoundingModeRTEFloat32: offered.shader_rounding_mode_rte_float32,
        ShaderRoundingModeRTEFloat64: offered.shader_rounding_mode_rte_float64,
    }
    .chain(independence(
        [
            Feature::DenormBehaviorIndependence32BitOnly,
            Feature::DenormBehaviorIndependenceAll,
        ],
        offered.denorm_behavior_independence,
    ))
    .chain(independence(
        [
            Feature::RoundingModeIndependence32BitOnly,
            Feature::RoundingModeIndependenceAll,
        ],
        offered.rounding_mode_independence,
    ))
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

/// Returns the limits on the size of memory and buffers that the device reports.
fn memory_limits(
    maintenance3: &vk::PhysicalDeviceMaintenance3Properties<'_>,
    maintenance4: &vk::PhysicalDeviceMaintenance4Properties<'_>,
) -> impl Iterator<Item = (String, u64)> {
    let limits = [
        (
            "maxMemoryAllocationSize",
            maintenance3.max_memory_allocation_size,
        ),
        ("maxBufferSize", maintenance4.max_buffer_size),
    ];
    let reported = limits.into_iter().filter(|(_, limit)| *limit > 0);
    reported.map(|(name, limit)| (name.to_owned(), limit))
}

/// Returns the limits that cases name, other than those of transform feedback.
fn other_limits(limits: &vk::PhysicalDeviceLimits) -> impl Iterator<Item = (String, u64)> {
    named_limits! {
        maxVertexOutputComponents: limits.max_vertex_output_components,
        maxTessellationGenerationLevel: limits.max_tessellation_generation_level,
        maxTessellationPatchSize: limits.max_tessellation_patch_size,
        maxTessellationControlPerVertexInputComponents: limits.max_tessellation_control_per_vertex_input_components,
        maxTessellationControlPerVertexOutputComponents: limits.max_tessellation_control_per_vertex_output_components,
        maxTessellationControlPerPatchOutputComponents: limits.max_tessellation_control_per_patch_output_components,
        maxTessellationControlTotalOutputComponents: limits.max_tessellation_control_total_output_components,
        maxTessellationEvaluationInputComponents: limits.max_tessellation_evaluation_input_components,
        maxTessellationEvaluationOutputComponents: limits.max_tessellation_evaluation_output_components,
        maxGeometryShaderInvocations: limits.max_geometry_shader_invocations,
        maxGeometryInputComponents: limits.max_geometry_input_components,
        maxGeometryOutputComponents: limits.max_geometry_output_components,
        maxGeometryOutputVertices: limits.max_geometry_output_vertices,
        maxGeometryTotalOutputComponents: limits.max_geometry_total_output_components,
        maxFragmentInputComponents: limits.max_fragment_input_components,
        maxClipDistances: limits.max_clip_distances,
        maxCullDistances: limits.max_cull_distances,
        maxCombinedClipAndCullDistances: limits.max_combined_clip_and_cull_distances,
        maxDrawIndexedIndexValue: limits.max_draw_indexed_index_value,
        maxDrawIndirectCount: limits.max_draw_indirect_count,
        maxPushConstantsSize: limits.max_push_constants_size,
        maxUniformBufferRange: limits.max_uniform_buffer_range,
        maxStorageBufferRange: limits.max_storage_buffer_range,
        maxPerStageDescriptorUniformBuffers: limits.max_per_stage_descriptor_uniform_buffers,
        maxPerStageDescriptorStorageBuffers: limits.max_per_stage_descriptor_storage_buffers,
    }
}

/// Returns the limits of the sizes of points as whole numbers.
fn point_sizes(limits: &vk::PhysicalDeviceLimits) -> [(String, u64); 2] {
    // A float becomes the nearest integer; every size is a multiple of a granularity of 0.
    let steps = (1.0 / limits.point_size_granularity) as u64;
    let largest = (8.0 * limits.point_size_range[1]) as u64;
    [
        (POINT_SIZE_STEPS.to_owned(), steps),
        (POINT_SIZE_RANGE.to_owned(), largest),
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
