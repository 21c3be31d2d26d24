//! The vertices that draws have and capture, without their values: what the sizes of
//! buffers and the range of identities depend on.
//!
//! Vulkan, "Primitive Topologies", "Transform Feedback".

use super::assembly::count;
use super::primitives::Drawn;
use super::tessellation::subdivide;
use super::values::{INSTANCE_SPAN, ORIGIN_BITS};
use crate::script::Draw;
use crate::script::draw::IndexBuffer;
use crate::script::program::{Assembly, Domain, Emit, Producer};
use crate::script::tessellation::Tessellation;
use crate::units::Stream;

/// The vertices of every draw of a command; none for a draw that is only counted.
pub fn drawn(draw: &Draw, buffers: &[IndexBuffer], restart: bool) -> Vec<Drawn> {
    if draw.is_counted() {
        return Vec::new();
    }
    let buffer = draw.indices.map(|index| &buffers[index]);
    let calls = draw.drawn().iter();
    calls
        .map(|call| match buffer {
            Some(buffer) => Drawn::indexed(buffer, call, restart),
            None => Drawn::in_order(call.first_vertex, call, call.vertices),
        })
        .collect()
}

/// Checks that the values that shaders write can name every vertex, and every
/// vertex of an instance.
///
/// # Errors
/// A draw of too many vertices.
pub fn check_origins(drawn: &Drawn, assembly: &Assembly) -> Result<(), String> {
    let greatest = drawn.parts.iter().flatten().max();
    let last = greatest.map_or(0, |vertex| u64::from(*vertex) + 1);
    let last_instance = u64::from(drawn.first_instance) + u64::from(drawn.instances);
    let each = u64::from(INSTANCE_SPAN);
    let origins = (last_instance.saturating_sub(1) * each + last)
        .saturating_mul(origins_per_vertex(&assembly.producer));
    if origins > 1 << ORIGIN_BITS || (last_instance > 1 && last > each) {
        return Err(format!(
            "the draw makes {origins} vertices, the values can name {}, and {each} per instance",
            1 << ORIGIN_BITS
        ));
    }
    Ok(())
}

/// Vertices that one draw captures from `stream`.
pub fn captured_vertices(assembly: &Assembly, drawn: &Drawn, stream: Stream) -> u64 {
    let primitives = |part: &Vec<u32>| {
        let vertices = u32::try_from(part.len()).expect("a draw has fewer than 2^24 vertices");
        count(assembly.topology, assembly.patch_points, vertices)
    };
    let parts = drawn.parts.iter();
    let primitives: u64 = parts.map(|part| u64::from(primitives(part))).sum();
    let primitives = primitives * u64::from(drawn.instances);
    match &assembly.producer {
        Producer::Vertex => primitives * u64::from(assembly.topology.vertices_per_primitive()),
        Producer::TessEval(Domain::Isolines) => primitives * 2,
        Producer::TessEval(Domain::Triangles | Domain::TrianglePoints) => primitives * 3,
        Producer::Tessellated(tessellation) => primitives * most(tessellation),
        Producer::Geometry {
            output,
            emits,
            invocations,
        } => {
            let size = u64::from(output.vertices_per_primitive());
            let mut strip = 0;
            let mut captured = 0;
            for emit in emits {
                match emit {
                    Emit::Vertex(s) if *s == stream.0 => {
                        strip += 1;
                        captured += if strip >= size { size } else { 0 };
                    }
                    Emit::EndPrimitive(s) if *s == stream.0 => strip = 0,
                    Emit::Vertex(_) | Emit::EndPrimitive(_) | Emit::Only(_) => {}
                }
            }
            primitives * u64::from(*invocations) * captured
        }
    }
}

/// Origins that the capturing stage makes of one origin of a vertex.
pub fn origins_per_vertex(producer: &Producer) -> u64 {
    match producer {
        Producer::Vertex | Producer::TessEval(_) | Producer::Tessellated(_) => 1,
        Producer::Geometry {
            emits, invocations, ..
        } => {
            let vertices = emits.iter().filter(|e| matches!(e, Emit::Vertex(_)));
            u64::from(*invocations) * vertices.count() as u64
        }
    }
}

/// Vertices that one patch captures at most.
fn most(tessellation: &Tessellation) -> u64 {
    let sets = tessellation.levels.iter();
    let primitives = sets.filter_map(|levels| {
        let subdivision = subdivide(tessellation, levels)?;
        Some(if tessellation.point_mode {
            subdivision.points()
        } else {
            subdivision.primitives()
        })
    });
    let most = u64::from(primitives.max().unwrap_or(0));
    most * u64::from(tessellation.vertices_per_primitive())
}
