//! The features that single parts of a pipeline or a script require.

use crate::script::Feature;
use crate::script::barrier::SyncMethod;
use crate::script::commands::{QueryDeclaration, QueryKind};
use crate::script::draw::{Draw, DrawForm};
use crate::script::placement::Allocation;
use crate::script::program::{Build, Dynamic, Producer, Topology};
use crate::script::query_read::QueryRead;
use crate::script::raster::{Fill, Raster, Rasterized};
use crate::types::Stage;
use crate::units::Stream;
use std::collections::BTreeSet;

/// The features of a query beside programs of which `rasterized` describes the
/// rasterized primitives
/// (VUID-vkCmdDraw-primitivesGeneratedQueryWithRasterizerDiscard-06708,
/// VUID-vkCmdDraw-primitivesGeneratedQueryWithNonZeroStreams-06709).
pub fn query(query: QueryDeclaration, rasterized: Rasterized) -> Vec<Feature> {
    match query.kind {
        QueryKind::TransformFeedback => vec![Feature::TransformFeedbackQueries],
        QueryKind::PrimitivesGenerated => {
            let mut names = vec![Feature::PrimitivesGeneratedQuery];
            if !rasterized.all {
                names.push(Feature::PrimitivesGeneratedQueryWithRasterizerDiscard);
            }
            if query.stream != Stream(0) || rasterized.other_stream {
                names.push(Feature::PrimitivesGeneratedQueryWithNonZeroStreams);
            }
            names
        }
        QueryKind::Statistics | QueryKind::Clipping => vec![Feature::PipelineStatisticsQuery],
    }
}

/// The feature of the way in which queries are read.
pub fn query_read(read: &QueryRead) -> Option<Feature> {
    read.resets_by_host().then_some(Feature::HostQueryReset)
}

/// The features of a rasterization state.
pub fn raster(raster: &Raster) -> Vec<Feature> {
    let mut names = Vec::new();
    if raster.fill != Fill::Solid {
        names.push(Feature::FillModeNonSolid);
    }
    names
}

/// The features of stating the rasterized stream, in a pipeline or by a command
/// (VUID-vkCmdSetRasterizationStreamEXT-rasterizationStream-07413).
pub fn rasterized_stream(stream: Option<Stream>) -> &'static [Feature] {
    // VUID-VkPipelineRasterizationStateStreamCreateInfoEXT-geometryStreams-02324
    // and -rasterizationStream-02326.
    match stream {
        None => &[],
        Some(Stream(0)) => &[Feature::GeometryStreams],
        Some(_) => &[
            Feature::GeometryStreams,
            Feature::TransformFeedbackRasterizationStreamSelect,
        ],
    }
}

/// The feature of a geometry shader that emits vertices to streams other than 0.
pub fn streams(producer: &Producer) -> Option<Feature> {
    let Producer::Geometry { emits, .. } = producer else {
        return None;
    };
    let mut streams = emits.iter().filter_map(|emit| emit.stream());
    streams
        .any(|stream| stream > 0)
        .then_some(Feature::GeometryStreams)
}

/// The property of a geometry shader that emits lines or triangles to more than one
/// stream (VUID-RuntimeSpirv-transformFeedbackStreamsLinesTriangles-06311).
pub fn shapes_of_streams(producer: &Producer) -> Option<Feature> {
    let Producer::Geometry { output, emits, .. } = producer else {
        return None;
    };
    let streams: BTreeSet<_> = emits.iter().filter_map(|emit| emit.stream()).collect();
    (streams.len() > 1 && *output != Topology::Points)
        .then_some(Feature::TransformFeedbackStreamsLinesTriangles)
}

/// The features that device-generated draws require. The extension depends on the last
/// two, and its buffers on the third (vk.xml, VK_EXT_device_generated_commands and
/// VK_KHR_maintenance5; VUID-VkGeneratedCommandsInfoEXT-preprocessAddress-11069).
/// Transform feedback may be active
/// (VUID-vkCmdExecuteGeneratedCommandsEXT-deviceGeneratedCommandsTransformFeedback-11057).
const GENERATED: [Feature; 5] = [
    Feature::DeviceGeneratedCommands,
    Feature::DeviceGeneratedCommandsTransformFeedback,
    Feature::Maintenance5,
    Feature::BufferDeviceAddress,
    Feature::DynamicRendering,
];

/// The features of a draw command.
pub fn draw(draw: &Draw) -> Vec<Feature> {
    let (names, indirect): (&[Feature], bool) = match draw.form {
        DrawForm::Direct => (&[], false),
        DrawForm::Multi => (&[Feature::MultiDraw], false),
        DrawForm::Indirect if draw.calls.len() > 1 => (&[Feature::MultiDrawIndirect], true),
        DrawForm::Indirect => (&[], true),
        DrawForm::IndirectCount { .. } => (&[Feature::KhrDrawIndirectCount], true),
        DrawForm::Generated { .. } => (&GENERATED, true),
        DrawForm::GeneratedCount { .. } => {
            let several = [Feature::DeviceGeneratedCommandsMultiDrawIndirectCount];
            return [GENERATED.to_vec(), several.to_vec(), instances(draw)].concat();
        }
    };
    let instances = if indirect { instances(draw) } else { vec![] };
    [names.to_vec(), instances].concat()
}

/// The feature of draws whose arguments in a buffer do not begin at instance 0.
fn instances(draw: &Draw) -> Vec<Feature> {
    let later = draw.calls.iter().any(|call| call.first_instance != 0);
    later
        .then_some(Feature::DrawIndirectFirstInstance)
        .into_iter()
        .collect()
}

/// The bit of `supportedIndirectCommandsShaderStages` of a stage of draws that the device
/// generates (VUID-vkCmdExecuteGeneratedCommandsEXT-supportedIndirectCommandsShaderStages-11060).
pub fn generated_stage(stage: Stage) -> Option<Feature> {
    match stage {
        Stage::Vertex => Some(Feature::SupportedIndirectCommandsShaderStagesVertex),
        Stage::TessControl => Some(Feature::SupportedIndirectCommandsShaderStagesTessControl),
        Stage::TessEval => Some(Feature::SupportedIndirectCommandsShaderStagesTessEval),
        Stage::Geometry => Some(Feature::SupportedIndirectCommandsShaderStagesGeometry),
        Stage::Fragment => Some(Feature::SupportedIndirectCommandsShaderStagesFragment),
        Stage::Compute => None,
    }
}

/// The feature of a dynamic state; all state of shader objects is set by commands.
pub fn dynamic(state: Dynamic, build: Build) -> Option<Feature> {
    (!build.makes_objects()).then(|| state.feature())
}

/// The features of a divisor of an attribute of instances
/// (VUID-VkVertexInputBindingDivisorDescription-vertexAttributeInstanceRateDivisor-02229,
/// VUID-VkVertexInputBindingDivisorDescription-vertexAttributeInstanceRateZeroDivisor-02228).
pub fn divisor(divisor: Option<u32>) -> &'static [Feature] {
    match divisor {
        None => &[],
        Some(0) => &[
            Feature::VertexAttributeInstanceRateDivisor,
            Feature::VertexAttributeInstanceRateZeroDivisor,
        ],
        Some(_) => &[Feature::VertexAttributeInstanceRateDivisor],
    }
}

/// The features of a way to make pipelines.
pub fn build(build: Build) -> &'static [Feature] {
    match build {
        Build::Monolithic => &[],
        Build::FastLink | Build::OptimisedLink => &[
            Feature::GraphicsPipelineLibrary,
            Feature::KhrPipelineLibrary,
        ],
        Build::ShaderObjects | Build::LinkedObjects => {
            &[Feature::ShaderObject, Feature::DynamicRendering]
        }
    }
}

/// The feature of a synchronization method.
pub fn sync(method: SyncMethod) -> Option<Feature> {
    match method {
        SyncMethod::Sync2 | SyncMethod::Event2 => Some(Feature::Synchronization2),
        SyncMethod::Core
        | SyncMethod::Buffers
        | SyncMethod::Event
        | SyncMethod::Inside
        | SyncMethod::Subpass => None,
    }
}

/// The feature of an allocation.
pub fn allocation(allocation: Allocation) -> Option<Feature> {
    match allocation {
        Allocation::Sparse => Some(Feature::SparseBinding),
        Allocation::Addressed => Some(Feature::BufferDeviceAddress),
        Allocation::Imported => Some(Feature::KhrExternalMemoryFd),
        Allocation::HostCached
        | Allocation::HostCoherent
        | Allocation::DeviceLocal
        | Allocation::Dedicated
        | Allocation::DeviceDedicated
        | Allocation::FarOffset
        | Allocation::Aliased
        | Allocation::After16MiB
        | Allocation::After2GiB
        | Allocation::After4GiB => None,
    }
}

/// The feature of primitive restart in a topology.
pub fn restart(topology: Topology) -> Option<Feature> {
    match topology {
        Topology::Patches => Some(Feature::PrimitiveTopologyPatchListRestart),
        Topology::Points
        | Topology::Lines
        | Topology::Triangles
        | Topology::LinesAdjacency
        | Topology::TrianglesAdjacency => Some(Feature::PrimitiveTopologyListRestart),
        Topology::LineStrip
        | Topology::TriangleStrip
        | Topology::TriangleFan
        | Topology::LineStripAdjacency
        | Topology::TriangleStripAdjacency => None,
    }
}
