//! Programs of interfaces that no case draws with.

use crate::capture::{self, Dialect, Options, Request};
use crate::case::pipeline::Pipeline;
use crate::case::{Program, Shaders, Values};
use crate::packing::CaptureLimits;
use crate::script::Topology;
use crate::script::glsl_program::GlslStage;
use crate::script::program::{Assembly, Domain, Emit, Producer};
use crate::types::{Interface, Stage};
use std::collections::BTreeSet;

/// The texts of the stages before a stage that a program needs.
pub(super) fn stages_before(stage: Stage) -> Vec<GlslStage> {
    let vertex = GlslStage {
        stage: Stage::Vertex,
        text: "#version 460\nvoid main() {}\n".to_owned(),
    };
    let control = GlslStage {
        stage: Stage::TessControl,
        text: "#version 460\nlayout(vertices = 3) out;\nvoid main() {}\n".to_owned(),
    };
    match stage {
        Stage::Vertex | Stage::Fragment | Stage::Compute => Vec::new(),
        Stage::TessControl | Stage::Geometry => vec![vertex],
        Stage::TessEval => vec![vertex, control],
    }
}

/// A program with the outputs of an interface, which writes all of them.
///
/// # Errors
/// The stage alone cannot be linked.
pub(super) fn capturing_program(
    name: &str,
    interface: &Interface,
    request: Option<&Request>,
) -> Result<Program, String> {
    let producer = match interface.stage {
        Stage::Vertex => Producer::Vertex,
        Stage::TessEval => Producer::TessEval(Domain::Triangles),
        Stage::Geometry => Producer::Geometry {
            output: Topology::Points,
            emits: streams(interface, request)
                .into_iter()
                .map(Emit::Vertex)
                .collect(),
            invocations: 1,
        },
        stage @ (Stage::TessControl | Stage::Fragment | Stage::Compute) => {
            return Err(format!("a capture of the {stage} stage alone"));
        }
    };
    let is_patch = interface.stage == Stage::TessEval;
    Ok(Program {
        name: name.to_owned(),
        interface: interface.clone(),
        request: request.cloned(),
        seed: 0,
        pipeline: Pipeline::default(),
        shaders: Shaders::Generated,
        declarations: None,
        unwritten: Vec::new(),
        float_inputs: Vec::new(),
        origin: None,
        assembly: Assembly {
            topology: if is_patch {
                Topology::Patches
            } else {
                Topology::Points
            },
            patch_points: if is_patch { 3 } else { 0 },
            producer,
            ..Assembly::default()
        },
        sets_points: false,
        features: Vec::new(),
        values: Values::Generated,
        resources: Vec::new(),
    })
}

/// The streams of the outputs, captured or not; an interface that cannot be captured has the
/// first one.
fn streams(interface: &Interface, request: Option<&Request>) -> BTreeSet<u32> {
    let options = Options {
        dialect: Dialect::Spec,
        limits: CaptureLimits::NONE,
    };
    let captured = capture::read(interface, request, &options);
    let buffers = captured
        .map(|captured| captured.buffers())
        .unwrap_or_default();
    let streams: BTreeSet<u32> = buffers.iter().map(|buffer| buffer.stream.0).collect();
    if streams.is_empty() {
        BTreeSet::from([0])
    } else {
        streams
    }
}
