//! The requirements of an interface and a pipeline, known before there are modules.

use super::Requirements;
use crate::script::program::{ProgramState, Provoking};
use crate::script::{Feature, Resource, Topology};
use crate::types::interface::BuiltIn;
use crate::types::{Interface, Scalar, Stage};
use crate::units::Stream;

/// A pipeline that captures an interface.
#[derive(Clone, Copy, Debug)]
pub struct Pipeline<'a> {
    pub interface: &'a Interface,
    pub state: ProgramState<'a>,
    /// Views of the passes.
    pub views: u32,
    /// Whether points are drawn into an image.
    pub image: bool,
    /// Whether packing assigns the locations of the outputs, and checks their number.
    pub packed: bool,
    pub resources: &'a [Resource],
}

impl Pipeline<'_> {
    /// The features that the pipeline requires.
    pub fn features(&self) -> Requirements {
        let mut all = Requirements::default();
        self.add_interface(&mut all);
        all.add_if(
            self.views > 1,
            [Feature::Multiview],
            "the pass has several views",
        );
        // Without the feature, only a size of 1.0 written by a shader is supported,
        // captured or not.
        all.add_if(
            self.sizes_points(),
            [Feature::LargePoints],
            "gl_PointSize is not always 1.0",
        );
        let provoking = self.state.assembly.provoking;
        all.add_if(
            provoking.is_some(),
            [Feature::TransformFeedbackPreservesProvokingVertex],
            "the captured order shows the provoking vertex",
        );
        all.add_if(
            provoking == Some(Provoking::Last),
            [Feature::ProvokingVertexLast],
            "the last vertex provokes",
        );
        all.add_state(&self.state);
        all
    }

    /// Whether the shader writes sizes of points.
    pub(super) fn sizes_points(&self) -> bool {
        let leaves = self.interface.leaves();
        let mut leaves = leaves.iter();
        leaves.any(|leaf| leaf.builtin == Some(BuiltIn::PointSize))
    }

    fn add_interface(&self, all: &mut Requirements) {
        let interface = self.interface;
        let holds = |test: &dyn Fn(Scalar) -> bool| {
            let mut outputs = interface.outputs.iter();
            outputs.any(|output| output.ty.any_scalar(&test))
        };
        let in_block = |builtin: BuiltIn| {
            let mut blocks = interface.outputs.iter().filter_map(|o| o.block.as_ref());
            blocks.any(|block| block.members.iter().any(|m| m.builtin == Some(builtin)))
        };
        let is_output = |builtin: BuiltIn| {
            let mut outputs = interface.outputs.iter();
            outputs.any(|output| output.builtin == Some(builtin))
        };
        let viewport = is_output(BuiltIn::ViewportIndex);
        let (stage, topology) = (interface.stage, self.state.assembly.topology);
        let rows = [
            (
                Feature::ShaderFloat64,
                holds(&|s| s == Scalar::F64),
                "an output of doubles",
            ),
            (
                Feature::ShaderInt64,
                holds(&|s| matches!(s, Scalar::I64 | Scalar::U64)),
                "an output of 64-bit integers",
            ),
            (
                Feature::GeometryShader,
                stage == Stage::Geometry || topology.has_adjacency(),
                "a geometry shader, or a topology with adjacency",
            ),
            (
                Feature::TessellationShader,
                topology == Topology::Patches,
                "patches are drawn",
            ),
            (
                Feature::ShaderTessellationAndGeometryPointSize,
                stage != Stage::Vertex && in_block(BuiltIn::PointSize),
                "gl_PointSize of a stage after the vertex shader",
            ),
            (
                Feature::ShaderClipDistance,
                in_block(BuiltIn::ClipDistance),
                "gl_ClipDistance",
            ),
            (
                Feature::ShaderCullDistance,
                in_block(BuiltIn::CullDistance),
                "gl_CullDistance",
            ),
            (Feature::MultiViewport, viewport, "gl_ViewportIndex"),
            (
                Feature::ExtShaderViewportIndexLayer,
                stage != Stage::Geometry && (viewport || is_output(BuiltIn::Layer)),
                "gl_Layer or gl_ViewportIndex of a stage before the geometry shader",
            ),
            (
                Feature::PrimitiveFragmentShadingRate,
                is_output(BuiltIn::PrimitiveShadingRate),
                "gl_PrimitiveShadingRateEXT",
            ),
            (
                // VUID-VkGraphicsPipelineCreateInfo-primitiveFragmentShadingRateWithMultipleViewports-04504
                Feature::PrimitiveFragmentShadingRateWithMultipleViewports,
                viewport && is_output(BuiltIn::PrimitiveShadingRate),
                "gl_PrimitiveShadingRateEXT and gl_ViewportIndex",
            ),
            (
                Feature::GeometryStreams,
                declares_streams(interface),
                "an output of another stream than 0",
            ),
        ];
        for (name, applies, reason) in rows {
            all.add_if(applies, [name], reason);
        }
    }
}

/// Whether an output has a stream other than 0.
fn declares_streams(interface: &Interface) -> bool {
    let mut outputs = interface.outputs.iter();
    outputs.any(|output| {
        let members = output.block.iter().flat_map(|b| &b.members);
        let streams = members.map(|m| m.capture.stream);
        let mut streams = streams.chain([output.capture.stream]);
        streams.any(|stream| stream.is_some_and(|s| s != Stream(0)))
    })
}
