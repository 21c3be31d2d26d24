//! Scripts whose points are drawn into an image, of one layer or of several views: so draws
//! outside of captures are seen, too.
//!
//! Each vertex has a pixel of its own, so that scripts name few; and none is clipped. Vulkan
//! "Rasterization", "Multiview"; no capture is active in a pass of several views
//! (VUID-vkCmdBeginTransformFeedbackEXT-None-02373).

use super::dynamic_state::image_permits;
use super::offer::Offer;
use super::programs::{Given, RandomProgram, only_program};
use crate::case::position::PositionName;
use crate::generate::Rng;
use crate::script::Feature;
use crate::script::program::{Domain, Emit, Pass, Producer, Topology};
use crate::units::Within;

/// Programs that are tried until one draws points that an image can show.
const MAX_PROGRAMS: usize = 3000;
/// Origins of a vertex at most: a draw of several vertices still has a pixel for each.
const MAX_ORIGINS: u32 = 4;
/// Control points of a patch at most, so that small draws have some patches.
const MAX_PATCH_POINTS: u32 = 6;
/// Views of a pass at most: each device with multiview has as many.
const MAX_VIEWS: u32 = 6;

/// A program that draws into an image; `None` if no program that was tried can.
pub(super) fn program(rng: &mut Rng, offer: &Offer<'_>) -> Option<RandomProgram> {
    // An image has a fragment shader.
    let given = Given {
        fragment: Some(true),
        ..Given::default()
    };
    // Of programs that an image can show, few have no stage after the vertex shader.
    let of_views = offer.has([Feature::Multiview]) && rng.chance(40);
    let mut tries = (0..MAX_PROGRAMS).map(|_| only_program(rng, offer, given));
    let mut program =
        tries.find(|program| is_drawable(program) && (!of_views || may_have_views(program)))?;
    program.pipeline.fragment = false;
    program.pipeline.image = true;
    if of_views && rng.chance(80) {
        program.pipeline.views = Some(Within::new(rng.between(2, MAX_VIEWS)));
    }
    Some(program)
}

/// Whether each device with multiview can draw several views with a program.
fn may_have_views(program: &RandomProgram) -> bool {
    let vertex = matches!(program.assembly.producer, Producer::Vertex);
    vertex && program.pipeline.pass == Pass::RenderPass
}

/// Whether an image can show each point of a program.
fn is_drawable(program: &RandomProgram) -> bool {
    let pipeline = &program.pipeline;
    let points = match &program.assembly.producer {
        Producer::Vertex => program.assembly.topology == Topology::Points,
        Producer::TessEval(domain) => *domain == Domain::TrianglePoints,
        Producer::Tessellated(_) => false,
        Producer::Geometry { output, emits, .. } => {
            let stream = program.assembly.rasterized_stream();
            *output == Topology::Points
                && emits.contains(&Emit::Vertex(stream.0))
                && !emits.iter().any(|emit| matches!(emit, Emit::Only(_)))
        }
    };
    points
        && program.drawable
        && program.origins() <= MAX_ORIGINS
        && program.assembly.patch_points <= MAX_PATCH_POINTS
        && pipeline.position == PositionName::Named
        && pipeline.also_rewrite.is_none()
        && pipeline.dynamic.iter().copied().all(image_permits)
}
