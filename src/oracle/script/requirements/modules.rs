//! The features that a SPIR-V module requires.

use crate::script::Feature;
use crate::types::Stage;
use rspirv::spirv::Capability;

/// The feature that each capability of SPIR-V requires (Vulkan, "Vulkan Environment
/// for SPIR-V", table of capabilities), as far as capturing pipelines use them;
/// `None` for those that every capturing device has.
const CAPABILITIES: [(Capability, Option<Feature>); 29] = [
    (Capability::Matrix, None),
    (Capability::Shader, None),
    (Capability::Geometry, Some(Feature::GeometryShader)),
    (Capability::Tessellation, Some(Feature::TessellationShader)),
    (Capability::Float64, Some(Feature::ShaderFloat64)),
    (Capability::Int64, Some(Feature::ShaderInt64)),
    (Capability::Int16, Some(Feature::ShaderInt16)),
    (Capability::Float16, Some(Feature::ShaderFloat16)),
    (Capability::Int8, Some(Feature::ShaderInt8)),
    (
        Capability::TessellationPointSize,
        Some(Feature::ShaderTessellationAndGeometryPointSize),
    ),
    (
        Capability::GeometryPointSize,
        Some(Feature::ShaderTessellationAndGeometryPointSize),
    ),
    (Capability::ClipDistance, Some(Feature::ShaderClipDistance)),
    (Capability::CullDistance, Some(Feature::ShaderCullDistance)),
    (
        Capability::SampleRateShading,
        Some(Feature::SampleRateShading),
    ),
    (
        Capability::InterpolationFunction,
        Some(Feature::SampleRateShading),
    ),
    (Capability::TransformFeedback, None),
    (Capability::GeometryStreams, Some(Feature::GeometryStreams)),
    (Capability::MultiViewport, Some(Feature::MultiViewport)),
    (
        Capability::ShaderViewportIndexLayerEXT,
        Some(Feature::ExtShaderViewportIndexLayer),
    ),
    (
        Capability::FragmentShadingRateKHR,
        Some(Feature::PrimitiveFragmentShadingRate),
    ),
    (
        Capability::DrawParameters,
        Some(Feature::ShaderDrawParameters),
    ),
    (
        Capability::StorageInputOutput16,
        Some(Feature::StorageInputOutput16),
    ),
    (Capability::MultiView, Some(Feature::Multiview)),
    (
        Capability::StorageBuffer16BitAccess,
        Some(Feature::StorageBuffer16BitAccess),
    ),
    (
        Capability::UniformAndStorageBuffer16BitAccess,
        Some(Feature::UniformAndStorageBuffer16BitAccess),
    ),
    (
        Capability::StoragePushConstant16,
        Some(Feature::StoragePushConstant16),
    ),
    (
        Capability::StorageBuffer8BitAccess,
        Some(Feature::StorageBuffer8BitAccess),
    ),
    (
        Capability::UniformAndStorageBuffer8BitAccess,
        Some(Feature::UniformAndStorageBuffer8BitAccess),
    ),
    (
        Capability::StoragePushConstant8,
        Some(Feature::StoragePushConstant8),
    ),
];

/// The feature that a capability requires: `None` where no feature of this name is
/// known, `Some(None)` where every capturing device has it.
pub fn capability(capability: u32) -> Option<Option<Feature>> {
    let mut rows = CAPABILITIES.into_iter();
    let row = rows.find(|(known, _)| *known as u32 == capability);
    row.map(|(_, feature)| feature)
}

/// The feature that a stage requires.
pub fn stage(stage: Stage) -> Option<Feature> {
    match stage {
        Stage::Geometry => Some(Feature::GeometryShader),
        Stage::TessControl | Stage::TessEval => Some(Feature::TessellationShader),
        Stage::Vertex | Stage::Fragment | Stage::Compute => None,
    }
}

/// 32-bit components of the header, which every module that a program has was read with.
const HEADER: usize = 5;

/// The version of SPIR-V that the header of a module states.
pub fn version(words: &[u32]) -> u32 {
    words[1]
}

/// Operands of the OpCapability instructions, which are the first of a module.
pub fn declared_capabilities(words: &[u32]) -> impl Iterator<Item = u32> {
    const OP_CAPABILITY: u32 = 2 << 16 | 17;
    words[HEADER..]
        .chunks_exact(2)
        .take_while(|words| words[0] == OP_CAPABILITY)
        .map(|words| words[1])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capabilities_are_read_up_to_another_instruction() {
        let header = [0x0723_0203, 0x0001_0300, 0, 1, 0];
        let capability = |number| [2 << 16 | 17, number];
        let memory_model = [3 << 16 | 14, 0, 1];
        let words = [&header[..], &capability(1), &capability(53), &memory_model].concat();
        let capabilities: Vec<u32> = declared_capabilities(&words).collect();
        assert_eq!((version(&words), capabilities), (0x0001_0300, vec![1, 53]));
        assert_eq!(declared_capabilities(&header).count(), 0);
    }
}
