//! Programs that OpenGL can express, and the order in which it captures.
//!
//! OpenGL extracts the primitives of strips and fans, and states no order of the vertices of each
//! (OpenGL 4.6 section 13.3.2): such captures are not judged.

use crate::script::program::{Assembly, Build, Emit, Producer};
use crate::script::raster::Raster;
use crate::script::{Program, Topology};
use crate::units::Stream;

/// Checks that a program has nothing that OpenGL lacks.
///
/// # Errors
/// The part that OpenGL lacks.
pub(super) fn check(program: &Program) -> Result<(), String> {
    let raster = Raster {
        discard: program.raster.discard,
        ..Raster::default()
    };
    let assembly = &program.assembly;
    let mut uses = [
        (!program.resources.is_empty(), "resources of shaders"),
        (program.reads.is_some(), "shaders that read captured data"),
        (
            program.build != Build::Monolithic,
            "ways to build pipelines",
        ),
        (program.raster != raster, "rasterization state"),
        (
            assembly.provoking.is_some(),
            "a provoking vertex that capture preserves",
        ),
        (assembly.divisor.is_some(), "divisors of attributes"),
        (
            assembly.rasterized_stream() != Stream(0),
            "the rasterized stream",
        ),
    ]
    .into_iter();
    match uses.find(|(is_used, _)| *is_used) {
        Some((_, what)) => Err(what.to_owned()),
        None => Ok(()),
    }
}

/// Checks that OpenGL can link a program: streams other than the first one are of points
/// (GLSL 4.60 section 8.15).
///
/// # Errors
/// It cannot.
pub(in super::super) fn check_streams(assembly: &Assembly) -> Result<(), String> {
    match &assembly.producer {
        Producer::Geometry { output, emits, .. }
            if *output != Topology::Points
                && emits
                    .iter()
                    .any(|emit| emit.stream().is_some_and(|stream| stream > 0)) =>
        {
            Err("lines and triangles of other streams than the first".to_owned())
        }
        _ => Ok(()),
    }
}

/// The primitives that a begin captures: points, lines or triangles.
pub(super) fn captured_primitives(assembly: &Assembly) -> Topology {
    match assembly.captured_vertices() {
        1 => Topology::Points,
        2 => Topology::Lines,
        _ => Topology::Triangles,
    }
}

/// Checks that OpenGL states in which order the vertices of a program are captured.
///
/// # Errors
/// It does not.
pub(super) fn check_order(assembly: &Assembly) -> Result<(), String> {
    let is_strip = match &assembly.producer {
        Producer::Vertex => match assembly.topology {
            Topology::Points | Topology::Lines | Topology::Triangles | Topology::Patches => false,
            Topology::LineStrip
            | Topology::TriangleStrip
            | Topology::TriangleFan
            | Topology::LinesAdjacency
            | Topology::LineStripAdjacency
            | Topology::TrianglesAdjacency
            | Topology::TriangleStripAdjacency => true,
        },
        Producer::TessEval(_) | Producer::Tessellated(_) => false,
        Producer::Geometry { output, emits, .. } => emits_strips(*output, emits),
    };
    if is_strip {
        return Err("the order of the vertices of a strip, which OpenGL does not state".to_owned());
    }
    if assembly.restart {
        return Err("restarted primitives".to_owned());
    }
    Ok(())
}

/// Whether a geometry shader emits strips of more than one primitive.
fn emits_strips(output: Topology, emits: &[Emit]) -> bool {
    let vertices = output.vertices_per_primitive();
    let mut lengths = std::collections::BTreeMap::<u32, u32>::new();
    vertices > 1
        && emits.iter().any(|emit| match emit {
            Emit::Vertex(stream) => {
                let length = lengths.entry(*stream).or_default();
                *length += 1;
                *length > vertices
            }
            Emit::EndPrimitive(stream) => {
                lengths.remove(stream);
                false
            }
            Emit::Only(_) => false,
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn geometry(emits: &[Emit]) -> Assembly {
        Assembly {
            producer: Producer::Geometry {
                output: Topology::Triangles,
                emits: emits.to_vec(),
                invocations: 1,
            },
            ..Assembly::default()
        }
    }

    #[test]
    fn the_order_of_strips_is_not_stated() {
        let triangle = [
            Emit::Vertex(0),
            Emit::Vertex(0),
            Emit::Vertex(0),
            Emit::EndPrimitive(0),
        ];
        assert_eq!(check_order(&geometry(&triangle.repeat(2))), Ok(()));
        assert!(check_order(&geometry(&[Emit::Vertex(0); 4])).is_err());
        let strip = Assembly {
            topology: Topology::LineStrip,
            ..Assembly::default()
        };
        assert!(check_order(&strip).is_err());
        assert_eq!(check_order(&Assembly::default()), Ok(()));
        let restarted = Assembly {
            restart: true,
            ..Assembly::default()
        };
        assert!(check_order(&restarted).is_err());
    }

    #[test]
    fn captures_are_of_three_kinds_of_primitives() {
        assert_eq!(captured_primitives(&geometry(&[])), Topology::Triangles);
        assert_eq!(captured_primitives(&Assembly::default()), Topology::Points);
    }
}
