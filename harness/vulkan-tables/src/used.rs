//! The parts of Vulkan that xfb uses.

use crate::results;

/// The version or extension through which a feature structure is used.
#[derive(Clone, Copy)]
pub enum By {
    /// The version or the extension that the structure is part of.
    Itself,
    /// An extension that a later version of Vulkan contains.
    Extension(&'static str),
}

use By::{Extension, Itself};

/// The feature structures, in the order in which they are chained. Structures that versions after
/// 1.3 contain have the names of the extensions: older headers have no others.
pub const FEATURES: &[(&str, By)] = &[
    ("VkPhysicalDeviceFeatures2", Itself),
    ("VkPhysicalDevice16BitStorageFeatures", Itself),
    ("VkPhysicalDeviceMultiviewFeatures", Itself),
    ("VkPhysicalDeviceShaderDrawParametersFeatures", Itself),
    ("VkPhysicalDeviceShaderFloat16Int8Features", Itself),
    ("VkPhysicalDevice8BitStorageFeatures", Itself),
    ("VkPhysicalDeviceScalarBlockLayoutFeatures", Itself),
    (
        "VkPhysicalDeviceUniformBufferStandardLayoutFeatures",
        Itself,
    ),
    ("VkPhysicalDeviceTransformFeedbackFeaturesEXT", Itself),
    (
        "VkPhysicalDevicePrimitivesGeneratedQueryFeaturesEXT",
        Itself,
    ),
    ("VkPhysicalDeviceProvokingVertexFeaturesEXT", Itself),
    (
        "VkPhysicalDeviceDynamicRenderingFeatures",
        Extension("VK_KHR_dynamic_rendering"),
    ),
    (
        "VkPhysicalDeviceSynchronization2Features",
        Extension("VK_KHR_synchronization2"),
    ),
    (
        "VkPhysicalDeviceHostQueryResetFeatures",
        Extension("VK_EXT_host_query_reset"),
    ),
    ("VkPhysicalDeviceExtendedDynamicStateFeaturesEXT", Itself),
    ("VkPhysicalDeviceExtendedDynamicState3FeaturesEXT", Itself),
    ("VkPhysicalDeviceExtendedDynamicState2FeaturesEXT", Itself),
    ("VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT", Itself),
    ("VkPhysicalDeviceShaderObjectFeaturesEXT", Itself),
    ("VkPhysicalDeviceBufferDeviceAddressFeatures", Itself),
    ("VkPhysicalDeviceConditionalRenderingFeaturesEXT", Itself),
    ("VkPhysicalDeviceVertexAttributeDivisorFeaturesEXT", Itself),
    ("VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT", Itself),
    ("VkPhysicalDeviceIndexTypeUint8FeaturesEXT", Itself),
    ("VkPhysicalDeviceMultiDrawFeaturesEXT", Itself),
    (
        "VkPhysicalDevicePrimitiveTopologyListRestartFeaturesEXT",
        Itself,
    ),
    ("VkPhysicalDeviceFragmentShadingRateFeaturesKHR", Itself),
    ("VkPhysicalDevicePrimitiveRestartIndexFeaturesEXT", Itself),
    ("VkPhysicalDeviceDeviceAddressCommandsFeaturesKHR", Itself),
    ("VkPhysicalDeviceMaintenance5FeaturesKHR", Itself),
    ("VkPhysicalDeviceMaintenance6FeaturesKHR", Itself),
    ("VkPhysicalDeviceDeviceGeneratedCommandsFeaturesEXT", Itself),
    ("VkPhysicalDeviceNestedCommandBufferFeaturesEXT", Itself),
    ("VkPhysicalDeviceDepthClipControlFeaturesEXT", Itself),
    ("VkPhysicalDeviceMeshShaderFeaturesEXT", Itself),
    (
        "VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR",
        Itself,
    ),
];

/// The structure in which `VkPhysicalDeviceFeatures2` has the features of Vulkan 1.0.
pub const CORE_FEATURES: &str = "VkPhysicalDeviceFeatures";

/// Extensions without a feature structure; their names serve as features.
pub const EXTENSIONS: &[&str] = &[
    "VK_KHR_copy_commands2",
    "VK_KHR_create_renderpass2",
    "VK_KHR_draw_indirect_count",
    "VK_KHR_external_memory_fd",
    "VK_KHR_pipeline_library",
    "VK_KHR_push_descriptor",
    "VK_EXT_shader_viewport_index_layer",
];

/// Boolean properties that jobs require as they require features, by their structures.
pub const PROPERTIES: &[(&str, &[&str])] = &[
    (
        "VkPhysicalDeviceTransformFeedbackPropertiesEXT",
        &[
            "transformFeedbackQueries",
            "transformFeedbackStreamsLinesTriangles",
            "transformFeedbackRasterizationStreamSelect",
            "transformFeedbackDraw",
        ],
    ),
    (
        "VkPhysicalDeviceProvokingVertexPropertiesEXT",
        &[
            "provokingVertexModePerPipeline",
            "transformFeedbackPreservesTriangleFanProvokingVertex",
        ],
    ),
    (
        "VkPhysicalDeviceFragmentShadingRatePropertiesKHR",
        &["primitiveFragmentShadingRateWithMultipleViewports"],
    ),
    (
        "VkPhysicalDeviceExtendedDynamicState3PropertiesEXT",
        &["dynamicPrimitiveTopologyUnrestricted"],
    ),
    (
        "VkPhysicalDeviceVertexAttributeDivisorPropertiesKHR",
        &["supportsNonZeroFirstInstance"],
    ),
    (
        "VkPhysicalDeviceFloatControlsProperties",
        &[
            "shaderSignedZeroInfNanPreserveFloat32",
            "shaderSignedZeroInfNanPreserveFloat64",
            "shaderDenormPreserveFloat32",
            "shaderDenormPreserveFloat64",
            "shaderDenormFlushToZeroFloat32",
            "shaderDenormFlushToZeroFloat64",
            "shaderRoundingModeRTEFloat32",
            "shaderRoundingModeRTEFloat64",
        ],
    ),
    (
        "VkPhysicalDeviceDeviceGeneratedCommandsPropertiesEXT",
        &[
            "deviceGeneratedCommandsTransformFeedback",
            "deviceGeneratedCommandsMultiDrawIndirectCount",
        ],
    ),
];

/// The structure in which `VkPhysicalDeviceProperties2` has the limits of Vulkan 1.0.
pub const CORE_LIMITS: &str = "VkPhysicalDeviceLimits";

/// Limits that jobs and cases require, by their structures.
pub const LIMITS: &[(&str, &[&str])] = &[
    (
        CORE_LIMITS,
        &[
            "maxVertexOutputComponents",
            "maxTessellationGenerationLevel",
            "maxTessellationPatchSize",
            "maxTessellationControlPerVertexInputComponents",
            "maxTessellationControlPerVertexOutputComponents",
            "maxTessellationControlPerPatchOutputComponents",
            "maxTessellationControlTotalOutputComponents",
            "maxTessellationEvaluationInputComponents",
            "maxTessellationEvaluationOutputComponents",
            "maxGeometryShaderInvocations",
            "maxGeometryInputComponents",
            "maxGeometryOutputComponents",
            "maxGeometryOutputVertices",
            "maxGeometryTotalOutputComponents",
            "maxFragmentInputComponents",
            "maxClipDistances",
            "maxCullDistances",
            "maxCombinedClipAndCullDistances",
            "maxDrawIndexedIndexValue",
            "maxDrawIndirectCount",
            "maxPushConstantsSize",
            "maxUniformBufferRange",
            "maxStorageBufferRange",
            "maxPerStageDescriptorUniformBuffers",
            "maxPerStageDescriptorStorageBuffers",
        ],
    ),
    (
        "VkPhysicalDeviceMaintenance3Properties",
        &["maxMemoryAllocationSize"],
    ),
    ("VkPhysicalDeviceMaintenance4Properties", &["maxBufferSize"]),
    (
        "VkPhysicalDeviceMultiviewProperties",
        &["maxMultiviewViewCount"],
    ),
    (
        "VkPhysicalDeviceVertexAttributeDivisorPropertiesEXT",
        &["maxVertexAttribDivisor"],
    ),
    (
        "VkPhysicalDeviceMultiDrawPropertiesEXT",
        &["maxMultiDrawCount"],
    ),
    (
        "VkPhysicalDeviceDeviceGeneratedCommandsPropertiesEXT",
        &["maxIndirectSequenceCount"],
    ),
];

/// The limits of captures, which the capture engine has, too.
pub const CAPTURE_LIMITS: (&str, &[&str]) = (
    "VkPhysicalDeviceTransformFeedbackPropertiesEXT",
    &[
        "maxTransformFeedbackStreams",
        "maxTransformFeedbackBuffers",
        "maxTransformFeedbackBufferSize",
        "maxTransformFeedbackStreamDataSize",
        "maxTransformFeedbackBufferDataSize",
        "maxTransformFeedbackBufferDataStride",
    ],
);

/// Numbers that are computed from limits, which count as limits.
pub const COMPUTED_LIMITS: &[(&str, &str)] = &[
    ("PointSizeSteps", "1 / pointSizeGranularity"),
    ("PointSizeRange", "8 * pointSizeRange[1]"),
];

/// The extensions that ash does not have, with the functions that are called.
pub const ABSENT: &[(&str, &[&str])] = &[
    (
        "VK_KHR_device_address_commands",
        &[
            "vkCmdBindTransformFeedbackBuffers2EXT",
            "vkCmdBeginTransformFeedback2EXT",
            "vkCmdEndTransformFeedback2EXT",
            "vkCmdDrawIndirectByteCount2EXT",
        ],
    ),
    (
        "VK_EXT_device_generated_commands",
        &[
            "vkCreateIndirectCommandsLayoutEXT",
            "vkDestroyIndirectCommandsLayoutEXT",
            "vkGetGeneratedCommandsMemoryRequirementsEXT",
            "vkCmdExecuteGeneratedCommandsEXT",
        ],
    ),
    (
        "VK_EXT_primitive_restart_index",
        &["vkCmdSetPrimitiveRestartIndexEXT"],
    ),
];

/// Structures of these extensions that no parameter of the functions has.
pub const ABSENT_STRUCTURES: &[&str] = &[
    "VkDrawIndirectCountIndirectCommandEXT",
    "VkGeneratedCommandsPipelineInfoEXT",
    "VkGeneratedCommandsShaderInfoEXT",
    "VkIndirectCommandsLayoutTokenEXT",
    "VkPhysicalDeviceDeviceGeneratedCommandsPropertiesEXT",
];

/// The called functions that ash does not have.
pub fn absent_functions() -> impl Iterator<Item = &'static str> {
    ABSENT
        .iter()
        .flat_map(|(_, functions)| functions.iter().copied())
}

/// Properties that are not booleans, with their structures and types, and the values that jobs
/// require: each of them counts as a boolean property.
pub const VALUES: &[(&str, &str, &str, &[&str])] = &[
    (
        "VkPhysicalDeviceFloatControlsProperties",
        "denormBehaviorIndependence",
        "VkShaderFloatControlsIndependence",
        &["32BitOnly", "All"],
    ),
    (
        "VkPhysicalDeviceFloatControlsProperties",
        "roundingModeIndependence",
        "VkShaderFloatControlsIndependence",
        &["32BitOnly", "All"],
    ),
    (
        "VkPhysicalDeviceDeviceGeneratedCommandsPropertiesEXT",
        "supportedIndirectCommandsShaderStages",
        "VkShaderStageFlags",
        &["Vertex", "TessControl", "TessEval", "Geometry", "Fragment"],
    ),
];

/// Properties for which their extension must be enabled.
pub const ENABLED_PROPERTIES: &[&str] = &["dynamicPrimitiveTopologyUnrestricted"];

/// The requirement of any device that is not a processor, which is not a name of Vulkan.
pub const HARDWARE: &str = "hardware";

/// The names of types and extensions above.
pub fn names() -> impl Iterator<Item = &'static str> {
    let structures = FEATURES.iter().map(|(name, _)| *name);
    let properties = PROPERTIES.iter().chain(LIMITS).map(|(name, _)| *name);
    let by = FEATURES.iter().filter_map(|(_, by)| match by {
        Itself => None,
        Extension(name) => Some(*name),
    });
    structures
        .chain([CORE_FEATURES])
        .chain(properties)
        .chain(by)
        .chain(EXTENSIONS.iter().copied())
        .chain(results::FUNCTIONS.iter().copied())
}
