//! The limits of a device that a pipeline may exceed.
//!
//! Vulkan chapter "Limits", and "Location and Component Assignment": a stage
//! has a quarter as many locations as it has components, and an output must lie
//! inside them whether or not it fills its own.

use super::limits::{LimitRequirement, listed};
use super::pipeline::Pipeline;
use crate::script::program::{Emit, Producer};
use crate::script::{Limit, Topology};
use crate::types::interface::BuiltIn;
use crate::types::{Interface, Stage};

/// Components of one location.
const LOCATION: u64 = 4;
/// Components of `gl_Position`, which every generated shader writes.
const POSITION: u64 = 4;

impl Pipeline<'_> {
    /// The limits that a pipeline may exceed, and what it needs of each.
    ///
    /// `locations` is the number of locations up to the last output; `builtins` are the
    /// components of built-in outputs that count beside them.
    pub fn limits(&self, locations: u64, builtins: u32) -> Vec<LimitRequirement> {
        let components = locations * LOCATION + u64::from(builtins);
        let mut needed = distances(self.interface).to_vec();
        // Packed outputs get their locations from packing, which checks their number.
        if let Some(limit) = output_limit(self.interface.stage).filter(|_| !self.packed) {
            needed.insert(0, (limit, components));
        }
        let assembly = self.state.assembly;
        if let Producer::Geometry {
            emits, invocations, ..
        } = &assembly.producer
        {
            needed.extend(geometry_limits(self.interface, emits, *invocations));
        }
        if assembly.topology == Topology::Patches {
            needed.push((
                Limit::MaxTessellationPatchSize,
                assembly.patch_points.into(),
            ));
        }
        if self.views > 1 {
            needed.push((Limit::MaxMultiviewViewCount, self.views.into()));
        }
        if self.image && self.sizes_points() {
            // The sizes of `model::points`: eighths, below 2.0.
            needed.push((Limit::PointSizeSteps, 8));
            needed.push((Limit::PointSizeRange, 15));
        }
        let resources = self.resources.iter();
        needed.extend(resources.filter_map(|r| Some((r.kind.limit()?, r.bytes.len() as u64))));
        listed(needed)
    }
}

/// Returns the limit on the components of the outputs of a stage that captures.
pub fn output_limit(stage: Stage) -> Option<Limit> {
    match stage {
        Stage::Vertex => Some(Limit::MaxVertexOutputComponents),
        Stage::TessEval => Some(Limit::MaxTessellationEvaluationOutputComponents),
        Stage::Geometry => Some(Limit::MaxGeometryOutputComponents),
        Stage::TessControl | Stage::Fragment | Stage::Compute => None,
    }
}

fn distances(interface: &Interface) -> [(Limit, u64); 3] {
    let clip = components_of(interface, BuiltIn::ClipDistance);
    let cull = components_of(interface, BuiltIn::CullDistance);
    [
        (Limit::MaxClipDistances, clip),
        (Limit::MaxCullDistances, cull),
        (Limit::MaxCombinedClipAndCullDistances, clip + cull),
    ]
}

/// Components of a built-in.
fn components_of(interface: &Interface, builtin: BuiltIn) -> u64 {
    let leaves = interface.leaves().into_iter();
    let elements = leaves.filter(|leaf| leaf.builtin == Some(builtin));
    elements.map(|leaf| u64::from(leaf.ty.components())).sum()
}

fn geometry_limits(interface: &Interface, emits: &[Emit], invocations: u32) -> [(Limit, u64); 4] {
    let emitted = emits.iter().filter(|emit| matches!(emit, Emit::Vertex(_)));
    let vertices = emitted.count() as u64;
    let streams = emits.iter().filter_map(|emit| emit.stream());
    // A shader that emits no vertices uses no streams.
    let streams = streams
        .map(|stream| u64::from(stream) + 1)
        .fold(0, u64::max);
    let positioned = components_of(interface, BuiltIn::Position) > 0;
    let components = u64::from(interface.words()) + if positioned { 0 } else { POSITION };
    [
        (Limit::MaxTransformFeedbackStreams, streams),
        (Limit::MaxGeometryOutputVertices, vertices),
        (
            Limit::MaxGeometryTotalOutputComponents,
            vertices * components,
        ),
        (Limit::MaxGeometryShaderInvocations, invocations.into()),
    ]
}
