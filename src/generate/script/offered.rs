//! The devices for which scripts are generated where no device is present.

use crate::script::Capabilities;

/// Features that most devices have.
const COMMON: &[&str] = &[
    "transformFeedback",
    "shaderFloat64",
    "shaderInt64",
    "shaderClipDistance",
    "shaderCullDistance",
    "geometryShader",
    "tessellationShader",
    "geometryStreams",
    "largePoints",
    "shaderTessellationAndGeometryPointSize",
    "transformFeedbackQueries",
    "transformFeedbackDraw",
    "primitivesGeneratedQuery",
    "primitivesGeneratedQueryWithRasterizerDiscard",
    "pipelineStatisticsQuery",
    "inheritedQueries",
    "inheritedConditionalRendering",
    "conditionalRendering",
    "multiDraw",
    "multiDrawIndirect",
    "drawIndirectFirstInstance",
    "VK_KHR_draw_indirect_count",
    "dynamicRendering",
    "synchronization2",
    "extendedDynamicState",
    "extendedDynamicState2",
    "extendedDynamicState2PatchControlPoints",
    "fillModeNonSolid",
];

/// Features that few devices have.
const RARE: &[&str] = &[
    "transformFeedbackStreamsLinesTriangles",
    "transformFeedbackRasterizationStreamSelect",
    "transformFeedbackPreservesProvokingVertex",
    "provokingVertexLast",
    "primitivesGeneratedQueryWithNonZeroStreams",
    "hostQueryReset",
    "deviceGeneratedCommands",
    "deviceGeneratedCommandsTransformFeedback",
    "deviceGeneratedCommandsMultiDrawIndirectCount",
    "maintenance5",
    "bufferDeviceAddress",
    "deviceAddressCommands",
    "extendedDynamicState3ProvokingVertexMode",
    "extendedDynamicState3RasterizationStream",
    "dynamicPrimitiveTopologyUnrestricted",
    "graphicsPipelineLibrary",
    "VK_KHR_pipeline_library",
    "shaderObject",
    "indexTypeUint8",
    "multiview",
    "primitiveRestartIndex",
    "primitiveTopologyListRestart",
    "primitiveTopologyPatchListRestart",
    "sparseBinding",
];

/// A device that has everything but what is made for one vendor alone.
pub fn everything() -> Capabilities {
    offering(COMMON.iter().chain(RARE))
}

/// A device that has what most devices have.
pub fn common() -> Capabilities {
    offering(COMMON)
}

fn offering<'a>(features: impl IntoIterator<Item = &'a &'static str>) -> Capabilities {
    let features = features.into_iter();
    Capabilities::with_features(features.map(|name| (*name).to_owned()))
}
