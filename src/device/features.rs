//! Device features by their Vulkan names, as a table.
//!
//! Every feature structure of Vulkan consists of a type, a pointer, and booleans. So
//! one record layout represents all of them, and a structure is a row: its type,
//! the version or extension that it belongs to, and the names of its booleans in
//! order. Another feature needs only its row.
//!
//! Vulkan chapter "Features", VK_KHR_get_physical_device_properties2.

use super::instance::Instance;
use ash::{ext, khr, vk};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::{CStr, c_void};

/// A feature structure.
pub(super) struct Group {
    pub s_type: vk::StructureType,
    provider: Provider,
    /// The features of the structure, in its order.
    pub names: &'static [&'static str],
}

impl Group {
    /// The extension that the structure belongs to.
    pub fn extension(&self) -> Option<&'static CStr> {
        match self.provider {
            Provider::Core(_) => None,
            Provider::Extension(name) => Some(name),
        }
    }
}

/// The version or extension that a feature structure belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Provider {
    /// This version of the API.
    Core(u32),
    /// This device extension, enabled.
    Extension(&'static CStr),
}

/// `VK_EXT_DEVICE_GENERATED_COMMANDS_EXTENSION_NAME`, which ash does not have.
pub(super) const GENERATED_COMMANDS: &CStr = c"VK_EXT_device_generated_commands";

/// All known feature structures.
pub(super) const GROUPS: &[Group] = &[
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_FEATURES_2,
        provider: Provider::Core(vk::API_VERSION_1_0),
        names: &CORE,
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES,
        provider: Provider::Core(vk::API_VERSION_1_1),
        names: &[
            "storageBuffer16BitAccess",
            "uniformAndStorageBuffer16BitAccess",
            "storagePushConstant16",
            "storageInputOutput16",
        ],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_MULTIVIEW_FEATURES,
        provider: Provider::Core(vk::API_VERSION_1_1),
        names: &[
            "multiview",
            "multiviewGeometryShader",
            "multiviewTessellationShader",
        ],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_SHADER_DRAW_PARAMETERS_FEATURES,
        provider: Provider::Core(vk::API_VERSION_1_1),
        names: &["shaderDrawParameters"],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES,
        provider: Provider::Core(vk::API_VERSION_1_2),
        names: &["shaderFloat16", "shaderInt8"],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES,
        provider: Provider::Core(vk::API_VERSION_1_2),
        names: &[
            "storageBuffer8BitAccess",
            "uniformAndStorageBuffer8BitAccess",
            "storagePushConstant8",
        ],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_SCALAR_BLOCK_LAYOUT_FEATURES,
        provider: Provider::Core(vk::API_VERSION_1_2),
        names: &["scalarBlockLayout"],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_UNIFORM_BUFFER_STANDARD_LAYOUT_FEATURES,
        provider: Provider::Core(vk::API_VERSION_1_2),
        names: &["uniformBufferStandardLayout"],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT,
        provider: Provider::Extension(ext::transform_feedback::NAME),
        names: &["transformFeedback", "geometryStreams"],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_PRIMITIVES_GENERATED_QUERY_FEATURES_EXT,
        provider: Provider::Extension(ext::primitives_generated_query::NAME),
        names: &[
            "primitivesGeneratedQuery",
            "primitivesGeneratedQueryWithRasterizerDiscard",
            "primitivesGeneratedQueryWithNonZeroStreams",
        ],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_PROVOKING_VERTEX_FEATURES_EXT,
        provider: Provider::Extension(ext::provoking_vertex::NAME),
        names: &[
            "provokingVertexLast",
            "transformFeedbackPreservesProvokingVertex",
        ],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_DYNAMIC_RENDERING_FEATURES,
        provider: Provider::Extension(khr::dynamic_rendering::NAME),
        names: &["dynamicRendering"],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_SYNCHRONIZATION_2_FEATURES,
        provider: Provider::Extension(khr::synchronization2::NAME),
        names: &["synchronization2"],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_HOST_QUERY_RESET_FEATURES,
        provider: Provider::Extension(ext::host_query_reset::NAME),
        names: &["hostQueryReset"],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_FEATURES_EXT,
        provider: Provider::Extension(ext::extended_dynamic_state::NAME),
        names: &["extendedDynamicState"],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_3_FEATURES_EXT,
        provider: Provider::Extension(ext::extended_dynamic_state3::NAME),
        names: &EXTENDED_DYNAMIC_STATE_3,
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_2_FEATURES_EXT,
        provider: Provider::Extension(ext::extended_dynamic_state2::NAME),
        names: &[
            "extendedDynamicState2",
            "extendedDynamicState2LogicOp",
            "extendedDynamicState2PatchControlPoints",
        ],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_SHADER_OBJECT_FEATURES_EXT,
        provider: Provider::Extension(ext::shader_object::NAME),
        names: &["shaderObject"],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES,
        provider: Provider::Core(vk::API_VERSION_1_2),
        names: &[
            "bufferDeviceAddress",
            "bufferDeviceAddressCaptureReplay",
            "bufferDeviceAddressMultiDevice",
        ],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_CONDITIONAL_RENDERING_FEATURES_EXT,
        provider: Provider::Extension(ext::conditional_rendering::NAME),
        names: &["conditionalRendering", "inheritedConditionalRendering"],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_FEATURES_EXT,
        provider: Provider::Extension(ext::vertex_attribute_divisor::NAME),
        names: &[
            "vertexAttributeInstanceRateDivisor",
            "vertexAttributeInstanceRateZeroDivisor",
        ],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_GRAPHICS_PIPELINE_LIBRARY_FEATURES_EXT,
        provider: Provider::Extension(ext::graphics_pipeline_library::NAME),
        names: &["graphicsPipelineLibrary"],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_INDEX_TYPE_UINT8_FEATURES_EXT,
        provider: Provider::Extension(ext::index_type_uint8::NAME),
        names: &["indexTypeUint8"],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_MULTI_DRAW_FEATURES_EXT,
        provider: Provider::Extension(ext::multi_draw::NAME),
        names: &["multiDraw"],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_PRIMITIVE_TOPOLOGY_LIST_RESTART_FEATURES_EXT,
        provider: Provider::Extension(ext::primitive_topology_list_restart::NAME),
        names: &[
            "primitiveTopologyListRestart",
            "primitiveTopologyPatchListRestart",
        ],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR,
        provider: Provider::Extension(khr::fragment_shading_rate::NAME),
        names: &[
            "pipelineFragmentShadingRate",
            "primitiveFragmentShadingRate",
            "attachmentFragmentShadingRate",
        ],
    },
    Group {
        // VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PRIMITIVE_RESTART_INDEX_FEATURES_EXT, which
        // ash does not have.
        s_type: vk::StructureType::from_raw(1_000_678_000),
        provider: Provider::Extension(c"VK_EXT_primitive_restart_index"),
        names: &["primitiveRestartIndex"],
    },
    Group {
        // VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DEVICE_ADDRESS_COMMANDS_FEATURES_KHR, which
        // ash does not have.
        s_type: vk::StructureType::from_raw(1_000_318_006),
        provider: Provider::Extension(c"VK_KHR_device_address_commands"),
        names: &["deviceAddressCommands"],
    },
    Group {
        s_type: vk::StructureType::PHYSICAL_DEVICE_MAINTENANCE_5_FEATURES_KHR,
        provider: Provider::Extension(khr::maintenance5::NAME),
        names: &["maintenance5"],
    },
    Group {
        // VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DEVICE_GENERATED_COMMANDS_FEATURES_EXT, which
        // ash does not have.
        s_type: vk::StructureType::from_raw(1_000_572_000),
        provider: Provider::Extension(GENERATED_COMMANDS),
        names: &["deviceGeneratedCommands", "dynamicGeneratedPipelineLayout"],
    },
];

/// Extensions without a feature structure; their names serve as features.
pub(super) const EXTENSIONS: [&CStr; 3] = [
    khr::draw_indirect_count::NAME,
    khr::pipeline_library::NAME,
    ext::shader_viewport_index_layer::NAME,
];

/// Properties that require an extension to be enabled, but none of its features.
const PROPERTIES: [(&str, &CStr); 1] = [(
    "dynamicPrimitiveTopologyUnrestricted",
    ext::extended_dynamic_state3::NAME,
)];

/// `VkPhysicalDeviceFeatures`
pub(super) const CORE: [&str; 55] = [
    "robustBufferAccess",
    "fullDrawIndexUint32",
    "imageCubeArray",
    "independentBlend",
    "geometryShader",
    "tessellationShader",
    "sampleRateShading",
    "dualSrcBlend",
    "logicOp",
    "multiDrawIndirect",
    "drawIndirectFirstInstance",
    "depthClamp",
    "depthBiasClamp",
    "fillModeNonSolid",
    "depthBounds",
    "wideLines",
    "largePoints",
    "alphaToOne",
    "multiViewport",
    "samplerAnisotropy",
    "textureCompressionETC2",
    "textureCompressionASTC_LDR",
    "textureCompressionBC",
    "occlusionQueryPrecise",
    "pipelineStatisticsQuery",
    "vertexPipelineStoresAndAtomics",
    "fragmentStoresAndAtomics",
    "shaderTessellationAndGeometryPointSize",
    "shaderImageGatherExtended",
    "shaderStorageImageExtendedFormats",
    "shaderStorageImageMultisample",
    "shaderStorageImageReadWithoutFormat",
    "shaderStorageImageWriteWithoutFormat",
    "shaderUniformBufferArrayDynamicIndexing",
    "shaderSampledImageArrayDynamicIndexing",
    "shaderStorageBufferArrayDynamicIndexing",
    "shaderStorageImageArrayDynamicIndexing",
    "shaderClipDistance",
    "shaderCullDistance",
    "shaderFloat64",
    "shaderInt64",
    "shaderInt16",
    "shaderResourceResidency",
    "shaderResourceMinLod",
    "sparseBinding",
    "sparseResidencyBuffer",
    "sparseResidencyImage2D",
    "sparseResidencyImage3D",
    "sparseResidency2Samples",
    "sparseResidency4Samples",
    "sparseResidency8Samples",
    "sparseResidency16Samples",
    "sparseResidencyAliased",
    "variableMultisampleRate",
    "inheritedQueries",
];

/// `VkPhysicalDeviceExtendedDynamicState3FeaturesEXT`
const EXTENDED_DYNAMIC_STATE_3: [&str; 31] = [
    "extendedDynamicState3TessellationDomainOrigin",
    "extendedDynamicState3DepthClampEnable",
    "extendedDynamicState3PolygonMode",
    "extendedDynamicState3RasterizationSamples",
    "extendedDynamicState3SampleMask",
    "extendedDynamicState3AlphaToCoverageEnable",
    "extendedDynamicState3AlphaToOneEnable",
    "extendedDynamicState3LogicOpEnable",
    "extendedDynamicState3ColorBlendEnable",
    "extendedDynamicState3ColorBlendEquation",
    "extendedDynamicState3ColorWriteMask",
    "extendedDynamicState3RasterizationStream",
    "extendedDynamicState3ConservativeRasterizationMode",
    "extendedDynamicState3ExtraPrimitiveOverestimationSize",
    "extendedDynamicState3DepthClipEnable",
    "extendedDynamicState3SampleLocationsEnable",
    "extendedDynamicState3ColorBlendAdvanced",
    "extendedDynamicState3ProvokingVertexMode",
    "extendedDynamicState3LineRasterizationMode",
    "extendedDynamicState3LineStippleEnable",
    "extendedDynamicState3DepthClipNegativeOneToOne",
    "extendedDynamicState3ViewportWScalingEnable",
    "extendedDynamicState3ViewportSwizzle",
    "extendedDynamicState3CoverageToColorEnable",
    "extendedDynamicState3CoverageToColorLocation",
    "extendedDynamicState3CoverageModulationMode",
    "extendedDynamicState3CoverageModulationTableEnable",
    "extendedDynamicState3CoverageModulationTable",
    "extendedDynamicState3CoverageReductionMode",
    "extendedDynamicState3RepresentativeFragmentTestEnable",
    "extendedDynamicState3ShadingRateImageEnable",
];

/// A feature structure of any type; none has more booleans than core 1.0.
#[repr(C)]
#[derive(Clone, Copy)]
struct Record {
    s_type: vk::StructureType,
    p_next: *mut c_void,
    flags: [vk::Bool32; CORE.len()],
}

// The driver gets a record as this structure.
const _: () = assert!(size_of::<Record>() == size_of::<vk::PhysicalDeviceFeatures2<'_>>());
const _: () = assert!(size_of::<vk::PhysicalDeviceFeatures>() == 4 * CORE.len());

/// Structures linked through `pNext`.
pub(super) struct Chain {
    records: Vec<Record>,
}

impl Chain {
    /// Creates one record per group, with all flags unset.
    fn of(groups: &[&Group]) -> Chain {
        let record = |group: &&Group| Record {
            s_type: group.s_type,
            p_next: std::ptr::null_mut(),
            flags: [vk::FALSE; CORE.len()],
        };
        Chain {
            records: groups.iter().map(record).collect(),
        }
    }

    /// Creates the structures that enable these features, and always the core one.
    pub fn enabling(enabled: &BTreeSet<String>) -> Chain {
        let groups: Vec<&Group> = GROUPS
            .iter()
            .filter(|group| {
                group.s_type == vk::StructureType::PHYSICAL_DEVICE_FEATURES_2
                    || group.names.iter().any(|name| enabled.contains(*name))
            })
            .collect();
        let mut chain = Chain::of(&groups);
        for (record, group) in chain.records.iter_mut().zip(groups) {
            for (flag, name) in record.flags.iter_mut().zip(group.names) {
                *flag = vk::Bool32::from(enabled.contains(*name));
            }
        }
        chain
    }

    /// Links the records; returns the address of the first one, which is valid until
    /// the chain is moved or dropped.
    pub fn link(&mut self) -> *mut c_void {
        let base = self.records.as_mut_ptr();
        for at in 1..self.records.len() {
            // SAFETY: both positions lie inside the vector.
            unsafe { (*base.add(at - 1)).p_next = base.add(at).cast() };
        }
        base.cast()
    }
}

/// Returns the names of all known features, and of the extensions that count as one.
pub(super) fn known() -> impl Iterator<Item = String> {
    let names = GROUPS.iter().flat_map(|group| group.names);
    let names = names.map(|name| (*name).to_owned());
    names.chain(EXTENSIONS.map(|name| name.to_string_lossy().into_owned()))
}

/// Returns all known features, and whether the device offers each.
pub(super) fn offered(
    instance: &Instance,
    device: vk::PhysicalDevice,
    version: u32,
    extensions: &BTreeSet<String>,
) -> BTreeMap<String, bool> {
    let has = |group: &&Group| match group.provider {
        Provider::Core(least) => version >= least,
        Provider::Extension(name) => extensions.contains(name.to_string_lossy().as_ref()),
    };
    let mut groups: Vec<&Group> = GROUPS.iter().filter(has).collect();
    if instance.properties2().is_none() {
        groups.truncate(1);
    }
    let mut chain = Chain::of(&groups);
    match instance.properties2() {
        Some(functions) => {
            let first = chain.link().cast::<vk::PhysicalDeviceFeatures2<'_>>();
            // SAFETY: `first` is the head of a list of feature structures that
            // lives until the end of this function; each is as long as its type
            // or longer, and each type is core or of an extension offered.
            unsafe { functions.get_physical_device_features2(device, &mut *first) };
        }
        None => {
            // SAFETY: the instance is alive, the device is one of its own.
            let core = unsafe { instance.raw().get_physical_device_features(device) };
            // SAFETY: the structure is 55 32-bit booleans (asserted above).
            let flags = unsafe {
                std::mem::transmute::<vk::PhysicalDeviceFeatures, [vk::Bool32; CORE.len()]>(core)
            };
            for record in &mut chain.records {
                record.flags = flags;
            }
        }
    }
    let mut all: BTreeMap<String, bool> = known().map(|name| (name, false)).collect();
    for name in EXTENSIONS.map(|name| name.to_string_lossy().into_owned()) {
        let has = extensions.contains(&name);
        all.insert(name, has);
    }
    for (record, group) in chain.records.iter().zip(groups) {
        for (flag, name) in record.flags.iter().zip(group.names) {
            all.insert(name.to_string(), *flag != vk::FALSE);
        }
    }
    all
}

/// Features that only relax rules: no valid usage statement and no result of a job that does
/// not require one depends on it. `shaderTessellationAndGeometryPointSize` is not among them
/// (VUID-VkGraphicsPipelineCreateInfo-shaderTessellationAndGeometryPointSize-08776), and
/// neither are the features of primitives generated queries, with which RADV compiles other
/// shaders.
const PERMISSIONS: [&str; 38] = [
    "VK_KHR_draw_indirect_count",
    "conditionalRendering",
    "drawIndirectFirstInstance",
    "dynamicRendering",
    "extendedDynamicState",
    "extendedDynamicState2",
    "extendedDynamicState2PatchControlPoints",
    "extendedDynamicState3ProvokingVertexMode",
    "extendedDynamicState3RasterizationStream",
    "extendedDynamicState3TessellationDomainOrigin",
    "fillModeNonSolid",
    "fragmentStoresAndAtomics",
    "geometryShader",
    "geometryStreams",
    "hostQueryReset",
    "indexTypeUint8",
    "inheritedQueries",
    "largePoints",
    "multiDraw",
    "multiDrawIndirect",
    "multiViewport",
    "pipelineStatisticsQuery",
    "primitiveTopologyListRestart",
    "primitiveTopologyPatchListRestart",
    "provokingVertexLast",
    "sampleRateShading",
    "scalarBlockLayout",
    "shaderClipDistance",
    "shaderCullDistance",
    "shaderDrawParameters",
    "shaderFloat64",
    "shaderInt64",
    "synchronization2",
    "tessellationShader",
    "transformFeedback",
    "uniformBufferStandardLayout",
    "vertexAttributeInstanceRateDivisor",
    "vertexAttributeInstanceRateZeroDivisor",
];

/// Returns the features of a device that the jobs which require these features share with
/// others: hardware takes longer to make a device than to run dozens of jobs.
pub(super) fn shared_features(
    required: &BTreeSet<String>,
    offered: &BTreeMap<String, bool>,
) -> BTreeSet<String> {
    // Shader objects need more state to be set, the more features are enabled.
    if required.contains("shaderObject") {
        return required.clone();
    }
    let is_offered = |name: &&&str| offered.get(**name).is_some_and(|offered| *offered);
    PERMISSIONS
        .iter()
        .filter(is_offered)
        .map(|name| (*name).to_owned())
        .chain(required.iter().cloned())
        .collect()
}

/// Returns the extensions that these features require.
pub(super) fn extensions_of(features: &BTreeSet<String>) -> BTreeSet<&'static CStr> {
    let of_groups = GROUPS
        .iter()
        .filter(|group| group.names.iter().any(|name| features.contains(*name)))
        .filter_map(Group::extension);
    let themselves = EXTENSIONS
        .into_iter()
        .filter(|name| features.contains(name.to_string_lossy().as_ref()));
    let of_properties = PROPERTIES
        .into_iter()
        .filter(|(name, _)| features.contains(*name))
        .map(|(_, extension)| extension);
    of_groups.chain(themselves).chain(of_properties).collect()
}

/// Whether a device must be created with the feature of this name.
pub(super) fn is_feature(name: &str) -> bool {
    let is_extension = |known: &&CStr| known.to_bytes() == name.as_bytes();
    let is_property = |(known, _): &(&str, _)| *known == name;
    GROUPS.iter().any(|group| group.names.contains(&name))
        || EXTENSIONS.iter().any(is_extension)
        || PROPERTIES.iter().any(is_property)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the flag with this name in the table is set in a structure of ash.
    fn is_set<T>(structure: &T, name: &str) -> bool {
        let at = GROUPS
            .iter()
            .find_map(|group| group.names.iter().position(|known| *known == name))
            .expect("the name is known");
        assert!(16 + 4 * (at + 1) <= size_of::<T>(), "{name}");
        let first = std::ptr::from_ref(structure).cast::<u32>();
        // SAFETY: after a header of four words, the flag lies inside `T`.
        unsafe { first.add(4 + at).read() == vk::TRUE }
    }

    #[test]
    fn permissions_are_known_and_each_is_named_once() {
        assert!(PERMISSIONS.iter().all(|name| is_feature(name)));
        assert!(PERMISSIONS.is_sorted_by(|a, b| a < b));
    }

    #[test]
    fn the_table_has_the_order_of_the_structures() {
        let core = |features| vk::PhysicalDeviceFeatures2::default().features(features);
        let none = vk::PhysicalDeviceFeatures::default();
        for (name, features) in [
            ("geometryShader", none.geometry_shader(true)),
            ("textureCompressionBC", none.texture_compression_bc(true)),
            (
                "shaderTessellationAndGeometryPointSize",
                none.shader_tessellation_and_geometry_point_size(true),
            ),
            ("shaderCullDistance", none.shader_cull_distance(true)),
            ("shaderFloat64", none.shader_float64(true)),
            ("shaderInt16", none.shader_int16(true)),
            ("inheritedQueries", none.inherited_queries(true)),
        ] {
            assert!(is_set(&core(features), name), "{name}");
        }
        let streams =
            vk::PhysicalDeviceTransformFeedbackFeaturesEXT::default().geometry_streams(true);
        assert!(is_set(&streams, "geometryStreams"));
        let discard = vk::PhysicalDevicePrimitivesGeneratedQueryFeaturesEXT::default()
            .primitives_generated_query_with_rasterizer_discard(true);
        assert!(is_set(
            &discard,
            "primitivesGeneratedQueryWithRasterizerDiscard"
        ));
        let divisor = vk::PhysicalDeviceVertexAttributeDivisorFeaturesEXT::default()
            .vertex_attribute_instance_rate_zero_divisor(true);
        assert!(is_set(&divisor, "vertexAttributeInstanceRateZeroDivisor"));
        let known = |name: &&Group| name.names.contains(&"primitiveRestartIndex");
        let restart = GROUPS.iter().find(known).expect("a group");
        assert_eq!(restart.s_type.as_raw(), 1_000_678_000);
        let provoking = vk::PhysicalDeviceExtendedDynamicState3FeaturesEXT::default()
            .extended_dynamic_state3_provoking_vertex_mode(true);
        let name = "extendedDynamicState3ProvokingVertexMode";
        assert!(is_set(&provoking, name));
        let storage =
            vk::PhysicalDevice16BitStorageFeatures::default().storage_input_output16(true);
        assert!(is_set(&storage, "storageInputOutput16"));
    }

    /// The quoted names of Vulkan in a source file before its tests.
    fn identifiers(source: &str) -> impl Iterator<Item = &str> {
        let (code, _) = source.split_once("#[cfg(test)]").unwrap_or((source, ""));
        let quoted = code.split('"').skip(1).step_by(2);
        quoted.filter(|text| {
            let is_name = text.starts_with(|c: char| c.is_ascii_lowercase());
            (is_name || text.starts_with("VK_"))
                && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        })
    }

    /// A misspelt name would make every device lack it, or no device exceed it. Not
    /// every feature that a device can have is required by something.
    #[test]
    fn a_device_reports_every_feature_and_limit_that_can_be_required() {
        use crate::script::Executor;
        use crate::script::requirements::pipeline_limits::{POINT_SIZE_RANGE, POINT_SIZE_STEPS};

        let device = crate::device::fake::device();
        let device = device.capabilities();
        let limits = device.limits.named();
        let mut known: BTreeSet<&str> = limits.iter().map(|(name, _)| *name).collect();
        known.extend(device.features.keys().map(String::as_str));
        known.extend(device.other_limits.keys().map(String::as_str));
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/script/requirements");
        let mut required = BTreeSet::new();
        for file in std::fs::read_dir(folder).expect("the folder exists") {
            let source = std::fs::read_to_string(file.expect("a file").path());
            let source = source.expect("text");
            required.extend(identifiers(&source).map(str::to_owned));
        }
        // Reasons that are a single word.
        required.retain(|name| !name.starts_with("gl_"));
        assert!(required.len() > 80, "{required:?}");
        let unknown = required
            .iter()
            .filter(|name| !known.contains(name.as_str()));
        let unknown: Vec<_> = unknown.collect();
        assert!(unknown.is_empty(), "{unknown:?}");
        assert!(known.contains(POINT_SIZE_STEPS) && known.contains(POINT_SIZE_RANGE));
    }

    #[test]
    fn names_are_unique() {
        let names: Vec<_> = GROUPS.iter().flat_map(|group| group.names).collect();
        let unique: BTreeSet<_> = names.iter().collect();
        assert_eq!(names.len(), unique.len());
    }

    #[test]
    fn a_chain_holds_only_requested_features() {
        let enabled = BTreeSet::from(["transformFeedback".to_string(), "shaderInt64".into()]);
        let mut chain = Chain::enabling(&enabled);
        assert_eq!(chain.records.len(), 2);
        let first = chain.link();
        assert_eq!(first, chain.records.as_mut_ptr().cast());
        assert!(!chain.records[0].p_next.is_null());
        assert!(chain.records[1].p_next.is_null());
        assert_eq!(chain.records[0].flags.iter().sum::<u32>(), 1);
        assert_eq!(chain.records[1].flags[..2], [1, 0]);
        assert_eq!(
            extensions_of(&enabled),
            [ext::transform_feedback::NAME].into()
        );
        assert!(is_feature("shaderInt64") && !is_feature("transformFeedbackQueries"));
        // Some properties require an extension.
        let property = "dynamicPrimitiveTopologyUnrestricted";
        let enabled = BTreeSet::from([property.to_string()]);
        assert!(is_feature(property));
        assert_eq!(
            extensions_of(&enabled),
            [ext::extended_dynamic_state3::NAME].into()
        );
    }
}
