//! The part of a program that the legality of a script depends on.

use crate::script::commands::effects::Drawn;
use crate::script::consume::ReadAs;
use crate::script::draw::DrawCall;
use crate::script::program::{Assembly, Dynamic, Producer, Program, Topology};
use crate::script::resource::ResourceKind;
use crate::units::Binding;
use std::collections::BTreeMap;

/// The part of a program that the legality of a script depends on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProgramUse {
    /// Bindings that the program captures into.
    pub captures: Vec<Binding>,
    /// State that commands may set.
    pub dynamic: Vec<Dynamic>,
    /// The input by which the program reads captured data, if it does.
    pub reads: Option<ReadAs>,
    /// The kinds of its resources.
    pub resources: Vec<ResourceKind>,
    /// The vertices that its draws capture; `None` if their number is not known.
    pub vertices: Option<CapturedVertices>,
}

impl ProgramUse {
    /// Returns the use of a program that captures an unknown number of vertices into these
    /// bindings.
    pub fn new(program: &Program, captures: impl IntoIterator<Item = Binding>) -> ProgramUse {
        ProgramUse {
            captures: captures.into_iter().collect(),
            dynamic: program.dynamic.clone(),
            reads: program.reads,
            resources: program.resources.iter().map(|one| one.kind).collect(),
            vertices: None,
        }
    }

    /// Lets commands set a state of the program.
    pub fn make_dynamic(&mut self, dynamic: Dynamic) {
        self.dynamic.push(dynamic);
        if dynamic == Dynamic::Topology {
            self.vertices = None;
        }
        if let Some(vertices) = &mut self.vertices {
            vertices.restarts |= dynamic == Dynamic::Restart;
        }
    }
}

/// The vertices that the draws of a program capture: those of complete primitives, since
/// the vertex shader captures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CapturedVertices {
    topology: Topology,
    /// Whether an index may restart primitives.
    restarts: bool,
    /// The size in bytes of a vertex record, by binding.
    strides: BTreeMap<Binding, u32>,
}

impl CapturedVertices {
    /// Returns the vertices of a program; `None` if another stage captures, whose output
    /// depends on its code, or if commands set the topology.
    pub fn new(
        assembly: &Assembly,
        dynamic: &[Dynamic],
        strides: impl IntoIterator<Item = (Binding, u32)>,
    ) -> Option<CapturedVertices> {
        match assembly.producer {
            Producer::Vertex if !dynamic.contains(&Dynamic::Topology) => Some(CapturedVertices {
                topology: assembly.topology,
                restarts: assembly.restart || dynamic.contains(&Dynamic::Restart),
                strides: strides.into_iter().collect(),
            }),
            Producer::Vertex
            | Producer::TessEval(_)
            | Producer::Tessellated(_)
            | Producer::Geometry { .. } => None,
        }
    }

    /// Returns the size in bytes of a vertex record.
    pub fn stride(&self, binding: Binding) -> Option<u64> {
        self.strides.get(&binding).map(|stride| u64::from(*stride))
    }

    /// Returns how many vertices a draw captures, if all of them fit; fewer if an index
    /// restarts a primitive.
    pub fn most(&self, drawn: Drawn<'_>) -> u64 {
        match drawn {
            Drawn::Vertices(draw) => {
                let calls = draw.drawn().iter();
                let vertices = calls.map(|call: &DrawCall| {
                    self.captured_vertices(call.vertices) * u64::from(call.instances)
                });
                vertices.fold(0, u64::saturating_add)
            }
            Drawn::ByteCount(draw) => {
                self.captured_vertices(draw.vertices) * u64::from(draw.instances)
            }
        }
    }

    /// Whether a draw may capture fewer vertices because an index restarts a primitive.
    pub fn may_restart(&self, drawn: Drawn<'_>) -> bool {
        match drawn {
            Drawn::Vertices(draw) => self.restarts && draw.indices.is_some(),
            Drawn::ByteCount(_) => false,
        }
    }

    /// Returns the captured vertices of the complete primitives that `vertices` make
    /// (Vulkan, "Primitive Topologies").
    fn captured_vertices(&self, vertices: u32) -> u64 {
        let primitives = match self.topology {
            Topology::Points => vertices,
            Topology::Lines => vertices / 2,
            Topology::LineStrip => vertices.saturating_sub(1),
            Topology::Triangles => vertices / 3,
            Topology::TriangleStrip | Topology::TriangleFan => vertices.saturating_sub(2),
            Topology::LinesAdjacency => vertices / 4,
            Topology::LineStripAdjacency => vertices.saturating_sub(3),
            Topology::TrianglesAdjacency => vertices / 6,
            Topology::TriangleStripAdjacency => vertices.saturating_sub(4) / 2,
            // Without tessellation patches are not captured.
            Topology::Patches => 0,
        };
        u64::from(primitives) * u64::from(self.topology.vertices_per_primitive())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::Draw;
    use crate::script::draw::ByteCountDraw;
    use crate::units::CounterIndex;

    #[test]
    fn complete_primitives_are_captured() {
        let rows = [
            (Topology::Points, 7),
            (Topology::Lines, 6),
            (Topology::LineStrip, 12),
            (Topology::Triangles, 6),
            (Topology::TriangleStrip, 15),
            (Topology::TriangleFan, 15),
            (Topology::LinesAdjacency, 2),
            (Topology::LineStripAdjacency, 8),
            (Topology::TrianglesAdjacency, 3),
            (Topology::TriangleStripAdjacency, 3),
            (Topology::Patches, 0),
        ];
        for (topology, want) in rows {
            let assembly = Assembly {
                topology,
                ..Assembly::default()
            };
            let vertices = CapturedVertices::new(&assembly, &[], []).expect("known");
            let draw = Draw::plain(7, 2, 0, 0);
            assert_eq!(
                vertices.most(Drawn::Vertices(&draw)),
                2 * want,
                "{topology}"
            );
            let by_count = ByteCountDraw {
                instances: 2,
                first_instance: 0,
                counter: CounterIndex(0),
                counter_offset: 0,
                stride: 4,
                vertices: 7,
                by_address: false,
            };
            assert_eq!(
                vertices.most(Drawn::ByteCount(&by_count)),
                2 * want,
                "{topology}"
            );
            assert_eq!(
                CapturedVertices::new(&assembly, &[Dynamic::Topology], []),
                None
            );
        }
    }
}
