//! The device features that a program requires, by their Vulkan names.

use crate::case::Program;
use crate::script::Topology;
use crate::script::program::{Pass, Producer, Provoking};
use crate::types::interface::BuiltIn;
use crate::types::{Interface, Scalar, Stage};
use crate::units::Stream;

/// Adds the required features of a program to those that the file states.
pub(crate) fn add(program: &mut Program) {
    let preserved = program.assembly.provoking;
    let large_points = program.image && writes(&program.interface, BuiltIn::PointSize);
    let rows = [
        ("multiview", program.views > 1),
        // `model::points::size` is not 1.0 for all points.
        ("largePoints", large_points),
        (
            "transformFeedbackPreservesProvokingVertex",
            preserved.is_some(),
        ),
        ("provokingVertexLast", preserved == Some(Provoking::Last)),
        ("dynamicRendering", program.pass == Pass::Dynamic),
    ];
    let mut features = of_interface(program);
    features.extend(
        rows.iter()
            .filter(|(_, needed)| *needed)
            .map(|(name, _)| *name),
    );
    features.extend(program.build.needs().iter().copied());
    features.extend(program.dynamic.iter().map(|state| state.needs()));
    features.extend(program.raster.needs());
    let mut features: Vec<String> = features.into_iter().map(str::to_owned).collect();
    features.extend(program.packed.iter().flat_map(|packed| packed.features()));
    program.features.append(&mut features);
    program.features.sort();
    program.features.dedup();
}

/// Whether an output is this built-in.
fn writes(interface: &Interface, builtin: BuiltIn) -> bool {
    let leaves = interface.leaves();
    leaves.iter().any(|leaf| leaf.builtin == Some(builtin))
}

fn of_interface(program: &Program) -> Vec<&'static str> {
    let interface = &program.interface;
    let holds = |test: &dyn Fn(Scalar) -> bool| {
        let mut outputs = interface.outputs.iter();
        outputs.any(|output| output.ty.any_scalar(&test))
    };
    let of_block = |builtin: BuiltIn| {
        let mut members = interface.outputs.iter().filter_map(|o| o.block.as_ref());
        members.any(|block| block.members.iter().any(|m| m.builtin == Some(builtin)))
    };
    let (stage, topology) = (interface.stage, program.assembly.topology);
    let rows = [
        ("shaderFloat64", holds(&|s| s == Scalar::F64)),
        (
            "shaderInt64",
            holds(&|s| matches!(s, Scalar::I64 | Scalar::U64)),
        ),
        (
            "geometryShader",
            stage == Stage::Geometry || topology.has_adjacency(),
        ),
        ("tessellationShader", topology == Topology::Patches),
        (
            "shaderTessellationAndGeometryPointSize",
            stage != Stage::Vertex && of_block(BuiltIn::PointSize),
        ),
        ("shaderClipDistance", of_block(BuiltIn::ClipDistance)),
        ("shaderCullDistance", of_block(BuiltIn::CullDistance)),
        (
            "geometryStreams",
            emits_streams(&program.assembly.producer) || declares_streams(interface),
        ),
    ];
    let needed = rows.into_iter().filter(|(_, needed)| *needed);
    needed.map(|(name, _)| name).collect()
}

/// Whether a geometry shader emits to a stream other than 0.
fn emits_streams(producer: &Producer) -> bool {
    match producer {
        Producer::Geometry { emits, .. } => {
            let mut streams = emits.iter().filter_map(|emit| emit.stream());
            streams.any(|stream| stream != 0)
        }
        Producer::Vertex | Producer::TessEval(_) | Producer::Tessellated(_) => false,
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
