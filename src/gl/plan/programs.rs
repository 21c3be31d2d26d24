//! Programs that OpenGL can express, and the primitives that it captures.
//!
//! OpenGL extracts the primitives of strips and fans (OpenGL 4.6 section 13.3.2); which vertex of
//! each comes first is as open as in Vulkan, and the winding is that of section 10.1.

use crate::script::program::{Assembly, Build, Producer};
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

/// Checks that OpenGL captures the primitives of a program: without a geometry shader it captures
/// none with adjacency (OpenGL 4.6 table 13.1).
///
/// # Errors
/// It does not.
pub(super) fn check_primitives(assembly: &Assembly) -> Result<(), String> {
    let has_adjacency = match assembly.topology {
        Topology::LinesAdjacency
        | Topology::LineStripAdjacency
        | Topology::TrianglesAdjacency
        | Topology::TriangleStripAdjacency => true,
        Topology::Points
        | Topology::Lines
        | Topology::LineStrip
        | Topology::Triangles
        | Topology::TriangleStrip
        | Topology::TriangleFan
        | Topology::Patches => false,
    };
    if assembly.producer == Producer::Vertex && has_adjacency {
        return Err("captures of primitives with adjacency without a geometry shader".to_owned());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::program::Emit;

    #[test]
    fn primitives_with_adjacency_have_a_geometry_shader() {
        let adjacency = |producer| Assembly {
            topology: Topology::LinesAdjacency,
            producer,
            ..Assembly::default()
        };
        assert!(check_primitives(&adjacency(Producer::Vertex)).is_err());
        assert_eq!(check_primitives(&adjacency(geometry())), Ok(()));
        assert_eq!(check_primitives(&Assembly::default()), Ok(()));
    }

    fn geometry() -> Producer {
        Producer::Geometry {
            output: Topology::Triangles,
            emits: vec![Emit::Vertex(0)],
            invocations: 1,
        }
    }

    #[test]
    fn captures_are_of_three_kinds_of_primitives() {
        let triangles = Assembly {
            producer: geometry(),
            ..Assembly::default()
        };
        assert_eq!(captured_primitives(&triangles), Topology::Triangles);
        assert_eq!(captured_primitives(&Assembly::default()), Topology::Points);
    }
}
