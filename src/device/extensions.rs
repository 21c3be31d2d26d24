//! The device extensions that features require, with those that these require in turn.
//!
//! Vulkan chapter "Extensions", "Extension Dependencies"; VUID-vkCreateDevice-ppEnabledExtensionNames-01387.

use crate::script::Feature;
use crate::script::feature::Provider;
use crate::vk;
use std::collections::BTreeSet;
use std::ffi::CStr;

/// A version that no device has.
const NEVER: u32 = u32::MAX;

/// Extensions that require another one on devices of an older version than this one, as the
/// registry states it (`depends`).
const DEPENDENCIES: [(&CStr, u32, &CStr); 17] = [
    (
        c"VK_EXT_device_generated_commands",
        vk::API_VERSION_1_2,
        c"VK_KHR_buffer_device_address",
    ),
    (
        c"VK_EXT_device_generated_commands",
        vk::API_VERSION_1_3,
        c"VK_KHR_maintenance5",
    ),
    (
        c"VK_EXT_graphics_pipeline_library",
        NEVER,
        c"VK_KHR_pipeline_library",
    ),
    (
        c"VK_EXT_mesh_shader",
        vk::API_VERSION_1_2,
        c"VK_KHR_spirv_1_4",
    ),
    (
        c"VK_EXT_primitives_generated_query",
        NEVER,
        c"VK_EXT_transform_feedback",
    ),
    (
        c"VK_EXT_shader_object",
        vk::API_VERSION_1_3,
        c"VK_KHR_dynamic_rendering",
    ),
    (
        c"VK_KHR_create_renderpass2",
        vk::API_VERSION_1_1,
        c"VK_KHR_maintenance2",
    ),
    (
        c"VK_KHR_create_renderpass2",
        vk::API_VERSION_1_1,
        c"VK_KHR_multiview",
    ),
    (
        c"VK_KHR_depth_stencil_resolve",
        vk::API_VERSION_1_2,
        c"VK_KHR_create_renderpass2",
    ),
    (
        c"VK_KHR_device_address_commands",
        vk::API_VERSION_1_2,
        c"VK_KHR_buffer_device_address",
    ),
    (
        c"VK_KHR_device_address_commands",
        vk::API_VERSION_1_3,
        c"VK_EXT_extended_dynamic_state",
    ),
    (
        c"VK_KHR_device_address_commands",
        vk::API_VERSION_1_3,
        c"VK_KHR_synchronization2",
    ),
    (
        c"VK_KHR_dynamic_rendering",
        vk::API_VERSION_1_2,
        c"VK_KHR_depth_stencil_resolve",
    ),
    (
        c"VK_KHR_external_memory_fd",
        vk::API_VERSION_1_1,
        c"VK_KHR_external_memory",
    ),
    (
        c"VK_KHR_fragment_shading_rate",
        vk::API_VERSION_1_2,
        c"VK_KHR_create_renderpass2",
    ),
    (
        c"VK_KHR_maintenance5",
        vk::API_VERSION_1_3,
        c"VK_KHR_dynamic_rendering",
    ),
    (
        c"VK_KHR_spirv_1_4",
        vk::API_VERSION_1_2,
        c"VK_KHR_shader_float_controls",
    ),
];

/// Returns the extensions that these features require on a device of this version.
pub(super) fn required_extensions(
    features: &BTreeSet<Feature>,
    version: u32,
) -> BTreeSet<&'static CStr> {
    let providers = features.iter().filter_map(|feature| feature.provider());
    let mut required: BTreeSet<_> = providers.filter_map(Provider::extension).collect();
    loop {
        let dependencies = DEPENDENCIES.iter();
        let more: BTreeSet<_> = dependencies
            .filter(|(of, contained, _)| required.contains(of) && version < *contained)
            .map(|(_, _, needed)| *needed)
            .collect();
        if more.is_subset(&required) {
            return required;
        }
        required.extend(more);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_extension_brings_those_that_it_requires() {
        let required = |feature, version| {
            let required = required_extensions(&BTreeSet::from([feature]), version);
            let names = required.into_iter().map(CStr::to_string_lossy);
            names.collect::<Vec<_>>().join(" ")
        };
        let object = Feature::ShaderObject;
        assert_eq!(
            required(object, vk::API_VERSION_1_1),
            "VK_EXT_shader_object VK_KHR_create_renderpass2 VK_KHR_depth_stencil_resolve \
             VK_KHR_dynamic_rendering"
        );
        assert_eq!(
            required(Feature::Maintenance5, vk::API_VERSION_1_2),
            "VK_KHR_dynamic_rendering VK_KHR_maintenance5"
        );
        assert_eq!(
            required(Feature::Maintenance5, vk::API_VERSION_1_3),
            "VK_KHR_maintenance5"
        );
        assert_eq!(
            required(Feature::PrimitivesGeneratedQuery, vk::API_VERSION_1_3),
            "VK_EXT_primitives_generated_query VK_EXT_transform_feedback"
        );
        assert!(DEPENDENCIES.is_sorted());
    }
}
