//! The devices for which scripts are generated where no device is present.

use crate::script::{Capabilities, Feature};

/// Features that most devices have.
const COMMON: &[Feature] = &[
    Feature::TransformFeedback,
    Feature::ShaderFloat64,
    Feature::ShaderInt64,
    Feature::ShaderClipDistance,
    Feature::ShaderCullDistance,
    Feature::GeometryShader,
    Feature::TessellationShader,
    Feature::GeometryStreams,
    Feature::LargePoints,
    Feature::ShaderTessellationAndGeometryPointSize,
    Feature::TransformFeedbackQueries,
    Feature::TransformFeedbackDraw,
    Feature::PrimitivesGeneratedQuery,
    Feature::PrimitivesGeneratedQueryWithRasterizerDiscard,
    Feature::PipelineStatisticsQuery,
    Feature::InheritedQueries,
    Feature::InheritedConditionalRendering,
    Feature::ConditionalRendering,
    Feature::MultiDraw,
    Feature::MultiDrawIndirect,
    Feature::DrawIndirectFirstInstance,
    Feature::KhrDrawIndirectCount,
    Feature::DynamicRendering,
    Feature::Synchronization2,
    Feature::ExtendedDynamicState,
    Feature::ExtendedDynamicState2,
    Feature::ExtendedDynamicState2PatchControlPoints,
    Feature::FillModeNonSolid,
];

/// Features that few devices have.
const RARE: &[Feature] = &[
    Feature::TransformFeedbackStreamsLinesTriangles,
    Feature::TransformFeedbackRasterizationStreamSelect,
    Feature::TransformFeedbackPreservesProvokingVertex,
    Feature::ProvokingVertexLast,
    Feature::PrimitivesGeneratedQueryWithNonZeroStreams,
    Feature::HostQueryReset,
    Feature::DeviceGeneratedCommands,
    Feature::DeviceGeneratedCommandsTransformFeedback,
    Feature::DeviceGeneratedCommandsMultiDrawIndirectCount,
    Feature::KhrCopyCommands2,
    Feature::KhrExternalMemoryFd,
    Feature::KhrPushDescriptor,
    Feature::Maintenance5,
    Feature::Maintenance6,
    Feature::BufferDeviceAddress,
    Feature::DeviceAddressCommands,
    Feature::ExtendedDynamicState3ProvokingVertexMode,
    Feature::ExtendedDynamicState3RasterizationStream,
    Feature::DynamicPrimitiveTopologyUnrestricted,
    Feature::GraphicsPipelineLibrary,
    Feature::KhrPipelineLibrary,
    Feature::ShaderObject,
    Feature::IndexTypeUint8,
    Feature::MeshShader,
    Feature::Multiview,
    Feature::PrimitiveRestartIndex,
    Feature::PrimitiveTopologyListRestart,
    Feature::PrimitiveTopologyPatchListRestart,
    Feature::SparseBinding,
];

/// A device that has everything but what is made for one vendor alone.
pub fn everything() -> Capabilities {
    offering(COMMON.iter().chain(RARE))
}

/// A device that has what most devices have.
pub fn common() -> Capabilities {
    offering(COMMON)
}

fn offering<'a>(features: impl IntoIterator<Item = &'a Feature>) -> Capabilities {
    Capabilities::with_features(features.into_iter().copied())
}
