//! The primitives that a draw makes, and the orders in which their vertices may land.
//!
//! Vulkan, "Primitive Topologies" (see `assembly`), "Tessellation" (level 1, vertex winding
//! order), "Geometry Shading" (strips, cut by EndPrimitive; streams), and
//! "Transform Feedback": strips become separate primitives, and which vertex of
//! a primitive comes first is the implementation's choice (rules 26 to 38).

use super::assembly::{Assembled, Vertices, assemble};
use super::inputs::Inputs;
use super::tessellation::subdivide;
use super::values::{corner_origin, emission_origin, vertex_origin};
use crate::script::draw::{DrawCall, IndexBuffer};
use crate::script::program::{Assembly, Domain, Emit, Producer, Provoking, Topology};
use crate::script::tessellation::{Levels, Tessellation};
use smallvec::{SmallVec, smallvec};

/// Primitives that reach one stream together; in which order is [`Order`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    pub stream: u32,
    /// The vertices of each primitive, by origin.
    pub primitives: SmallVec<[Vertices; 1]>,
    pub order: Order,
    /// The levels of the patch that they are, where these determine what is allowed.
    pub patch: Option<Levels>,
    /// Whether the line or triangle that they are produced from has a vertex twice: it may be
    /// missing, and all of them with it.
    pub repeats_vertex: bool,
    pub inputs: Inputs,
}

/// The freedom an implementation has within a [`Group`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// No freedom: points.
    Fixed,
    /// A line's two directions, or a triangle's three rotations.
    FirstVertex,
    /// The primitives may come in any order: the points of a patch.
    AnySequence,
}

impl Order {
    /// The alternatives in words, for the report.
    pub fn describe(self) -> &'static str {
        match self {
            Order::Fixed => "one order",
            Order::FirstVertex => "rotations of one primitive",
            Order::AnySequence => "orders of the points of one patch",
        }
    }
}

impl Group {
    /// Whether two vertices of a primitive agree in this quotient of their origins.
    pub fn has_coincident(&self, span: u32) -> bool {
        let place = |origin: &u32| origin / span;
        self.primitives.iter().any(|primitive| {
            let twice = |(at, origin)| primitive[..at].iter().any(|o| place(o) == place(origin));
            primitive.iter().enumerate().any(twice)
        })
    }

    /// Every order that the first `count` primitives to arrive may have, each as their
    /// vertices one after the other.
    pub fn orders(&self, count: usize) -> Vec<Vertices> {
        match self.order {
            Order::Fixed => vec![
                self.primitives
                    .iter()
                    .take(count)
                    .flatten()
                    .copied()
                    .collect(),
            ],
            Order::FirstVertex => {
                let mut orders = vec![Vertices::new()];
                for primitive in self.primitives.iter().take(count) {
                    orders = orders
                        .iter()
                        .flat_map(|before| {
                            (0..primitive.len()).map(move |first| {
                                let mut order = before.clone();
                                order.extend_from_slice(&primitive[first..]);
                                order.extend_from_slice(&primitive[..first]);
                                order
                            })
                        })
                        .collect();
                }
                orders
            }
            Order::AnySequence => {
                let mut orders = Vec::new();
                let mut taken = vec![false; self.primitives.len()];
                self.sequences(
                    count.min(self.primitives.len()),
                    &mut taken,
                    &[],
                    &mut orders,
                );
                orders
            }
        }
    }

    fn sequences(
        &self,
        left: usize,
        taken: &mut [bool],
        before: &[u32],
        orders: &mut Vec<Vertices>,
    ) {
        if left == 0 {
            orders.push(Vertices::from_slice(before));
            return;
        }
        for (index, primitive) in self.primitives.iter().enumerate() {
            if taken[index] {
                continue;
            }
            taken[index] = true;
            let order: Vec<u32> = before.iter().chain(primitive).copied().collect();
            self.sequences(left - 1, taken, &order, orders);
            taken[index] = false;
        }
    }
}

/// The vertices of one draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The vertices by vertex index, one list for each part between restarts.
    pub parts: Vec<Vec<u32>>,
    pub instances: u32,
    pub first_instance: u32,
    /// `firstVertex`, or `vertexOffset` of a draw with indices.
    pub base_vertex: u32,
    /// The number of the draw within its command, which counts in DrawIndex.
    pub number: u32,
}

impl Drawn {
    /// The vertices of a draw without indices.
    pub fn in_order(first_vertex: u32, call: &DrawCall, vertices: u32) -> Drawn {
        Drawn {
            parts: vec![
                (0..vertices)
                    .map(|v| first_vertex.wrapping_add(v))
                    .collect(),
            ],
            instances: call.instances,
            first_instance: call.first_instance,
            base_vertex: first_vertex,
            number: 0,
        }
    }

    /// The vertices of a draw by the indices of `buffer`; a restart index ends a
    /// part (rules 33 and 99). Indices past the end of the buffer draw nothing here: no
    /// case may have them.
    pub fn indexed(buffer: &IndexBuffer, call: &DrawCall, restart: bool) -> Drawn {
        let indices = buffer.values.iter();
        let indices = indices
            .skip(call.first_vertex as usize)
            .take(call.vertices as usize);
        let mut parts = vec![Vec::new()];
        for &index in indices {
            if restart && index == buffer.restart_index() {
                parts.push(Vec::new());
            } else if let Some(part) = parts.last_mut() {
                part.push(index.wrapping_add_signed(call.vertex_offset));
            }
        }
        Drawn {
            parts,
            instances: call.instances,
            first_instance: call.first_instance,
            base_vertex: call.vertex_offset.cast_unsigned(),
            number: 0,
        }
    }

    /// The vertices that shaders are run for, each instance's counted.
    pub fn vertices(&self) -> u64 {
        let parts = self.parts.iter();
        parts.map(|part| part.len() as u64).sum::<u64>() * u64::from(self.instances)
    }
}

/// The production of primitives, as the model reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// If its provoking vertex mode is preserved, the order within a
    /// primitive is fixed (rules 29 and 30). Tessellation's own primitives have
    /// no provoking vertex that the text would name.
    pub assembly: Assembly,
}

impl From<Assembly> for Shape {
    fn from(assembly: Assembly) -> Shape {
        Shape { assembly }
    }
}

impl Shape {
    /// Passes on the groups that the draw sends to transform feedback, in order: by
    /// instance, then by primitive, of each as the shaders produce them.
    ///
    /// # Errors
    /// The first of `primitive`.
    pub fn draw<E>(
        &self,
        draw: &Drawn,
        primitive: &mut dyn FnMut(&[Group]) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut groups = Vec::new();
        // Left-over vertices carry over neither to the next instance nor past a
        // restart.
        for instance in 0..draw.instances {
            let instance = draw.first_instance + instance;
            // Rule 108: from 0 in every instance; a restart changes nothing.
            let mut primitive_id = 0;
            for part in &draw.parts {
                let origin = |at: u32| vertex_origin(part[at as usize], instance);
                let vertices = u32::try_from(part.len()).expect("a draw has 32 bits of vertices");
                for assembled in
                    assemble(self.assembly.topology, self.assembly.patch_points, vertices)
                {
                    groups.clear();
                    self.produce(&assembled, &origin, &mut groups);
                    let repeats_vertex = self.repeats_vertex(&assembled, &origin);
                    for group in &mut groups {
                        group.repeats_vertex = repeats_vertex;
                        group.inputs = Inputs {
                            instance,
                            base_vertex: draw.base_vertex,
                            base_instance: draw.first_instance,
                            draw_index: draw.number,
                            primitive: (draw.number == 0).then_some(primitive_id),
                            patch_points: self.assembly.patch_points,
                            ..group.inputs
                        };
                    }
                    primitive(&groups)?;
                    primitive_id += 1;
                }
            }
        }
        Ok(())
    }

    /// Every group of a draw.
    #[cfg(test)]
    pub fn groups(&self, draw: &Drawn) -> Vec<Group> {
        let mut all = Vec::new();
        let Ok(()) = self.draw(draw, &mut |groups| {
            all.extend_from_slice(groups);
            Ok::<(), std::convert::Infallible>(())
        });
        all
    }

    /// Whether a line or a triangle of the draw has one vertex twice, as only equal
    /// indices make it: its positions are equal whatever the shader writes (rule 34).
    /// Patches are neither; of a geometry shader's input the text says nothing, and a
    /// device that drops such primitives early drops them there too.
    fn repeats_vertex(&self, primitive: &Assembled, origin: &dyn Fn(u32) -> u32) -> bool {
        let vertices = &primitive.first;
        let twice = |(at, vertex): (usize, &u32)| {
            vertices[..at]
                .iter()
                .any(|other| origin(*other) == origin(*vertex))
        };
        match self.assembly.producer {
            Producer::Vertex | Producer::Geometry { .. } => vertices.iter().enumerate().any(twice),
            Producer::TessEval(_) | Producer::Tessellated(_) => false,
        }
    }

    fn produce(&self, primitive: &Assembled, origin: &dyn Fn(u32) -> u32, groups: &mut Vec<Group>) {
        match &self.assembly.producer {
            Producer::Vertex => {
                let vertices = match self.assembly.provoking {
                    Some(Provoking::Last) => &primitive.last,
                    Some(Provoking::First | Provoking::Default) | None => &primitive.first,
                };
                let vertices = vertices.iter().map(|v| origin(*v)).collect();
                groups.push(group(0, vertices, self.assembly.provoking));
            }
            Producer::TessEval(domain) => {
                groups.push(corners(*domain, origin(primitive.received[0])));
            }
            Producer::Tessellated(tessellation) => {
                let patch = self.patch(tessellation, origin(primitive.received[0]));
                groups.extend(patch);
            }
            Producer::Geometry {
                output,
                emits,
                invocations,
            } => {
                let received = primitive.received.iter();
                let base = received.map(|v| origin(*v)).max();
                let base = base.expect("a primitive has vertices");
                self.emissions(base, *output, emits, *invocations, groups);
            }
        }
    }

    /// A patch whose first control point has this origin: as many primitives as
    /// its levels make, of vertices that identify only their patch. A patch
    /// that is discarded makes none.
    fn patch(&self, tessellation: &Tessellation, first: u32) -> Option<Group> {
        let set = tessellation.set_of(first, self.assembly.patch_points);
        let levels = tessellation.levels[set];
        let subdivision = subdivide(tessellation, &levels)?;
        let primitives = if tessellation.point_mode {
            subdivision.points()
        } else {
            subdivision.primitives()
        };
        let vertices = smallvec![first; tessellation.vertices_per_primitive() as usize];
        Some(Group {
            stream: 0,
            primitives: smallvec![vertices; primitives as usize],
            order: Order::Fixed,
            patch: Some(levels),
            repeats_vertex: false,
            inputs: Inputs::default(),
        })
    }

    /// The primitives that a geometry shader emits for one input primitive.
    fn emissions(
        &self,
        base: u32,
        output: Topology,
        emits: &[Emit],
        invocations: u32,
        groups: &mut Vec<Group>,
    ) {
        let per_invocation = emits
            .iter()
            .filter(|e| matches!(e, Emit::Vertex(_)))
            .count() as u32;
        let size = output.vertices_per_primitive() as usize;
        for invocation in 0..invocations {
            // The strip that is open on each stream.
            let mut strips: [Vertices; 4] = Default::default();
            let mut emission = invocation * per_invocation;
            for emit in emits {
                match *emit {
                    Emit::Only(_) if emit.stops(base) => break,
                    Emit::Only(_) => {}
                    Emit::EndPrimitive(stream) => {
                        strips[stream as usize].clear();
                    }
                    Emit::Vertex(stream) => {
                        let strip = &mut strips[stream as usize];
                        strip.push(emission_origin(
                            base,
                            emission,
                            per_invocation * invocations,
                        ));
                        emission += 1;
                        if size > 0 && strip.len() >= size {
                            let vertices = last_of_strip(strip, size, self.assembly.provoking);
                            let mut emitted = group(stream, vertices, self.assembly.provoking);
                            emitted.inputs.invocation = invocation;
                            groups.push(emitted);
                        }
                    }
                }
            }
        }
    }
}

/// One primitive: points have one order, others a free first vertex unless the
/// provoking one is preserved.
fn group(stream: u32, vertices: Vertices, provoking: Option<Provoking>) -> Group {
    let order = if vertices.len() > 1 && provoking.is_none() {
        Order::FirstVertex
    } else {
        Order::Fixed
    };
    Group {
        stream,
        primitives: smallvec![vertices],
        order,
        patch: None,
        repeats_vertex: false,
        inputs: Inputs::default(),
    }
}

/// The primitives of a tessellated patch at level 1.
///
/// The templates leave the vertex order at its default, counter-clockwise. With
/// the default upper-left domain origin that is a negative signed area in
/// (u, v), so corner (1,0,0) is followed by (0,0,1), then (0,1,0).
fn corners(domain: Domain, first: u32) -> Group {
    let corner = |n| corner_origin(first, n);
    match domain {
        Domain::Triangles => group(0, smallvec![corner(0), corner(2), corner(1)], None),
        Domain::Isolines => group(0, smallvec![corner(0), corner(1)], None),
        Domain::TrianglePoints => Group {
            stream: 0,
            primitives: (0..3).map(|n| smallvec![corner(n)]).collect(),
            order: Order::AnySequence,
            patch: None,
            repeats_vertex: false,
            inputs: Inputs::default(),
        },
    }
}

/// The primitive that the newest vertex of a strip completes. Triangle i of a
/// strip is i, i+1, i+2 when i is even; when it is odd, i, i+2, i+1, or where the
/// last vertex provokes i+1, i, i+2.
fn last_of_strip(strip: &[u32], size: usize, provoking: Option<Provoking>) -> Vertices {
    let i = strip.len() - size;
    let mut vertices = Vertices::from_slice(&strip[i..]);
    if size == 3 && i % 2 == 1 {
        match provoking {
            Some(Provoking::Last) => vertices.swap(0, 1),
            Some(Provoking::First | Provoking::Default) | None => vertices.swap(1, 2),
        }
    }
    vertices
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::draw::IndexType;

    fn vertex_shape(topology: Topology) -> Shape {
        Shape::from(Assembly {
            topology,
            ..Assembly::default()
        })
    }

    fn draw(vertices: u32, instances: u32) -> Drawn {
        let call = DrawCall {
            instances,
            ..DrawCall::default()
        };
        Drawn::in_order(0, &call, vertices)
    }

    fn vertices(shape: &Shape, draw: &Drawn) -> Vec<Vec<u32>> {
        shape
            .groups(draw)
            .into_iter()
            .flat_map(|g| lists(&g.primitives))
            .collect()
    }

    fn lists(all: &[Vertices]) -> Vec<Vec<u32>> {
        all.iter().map(|vertices| vertices.to_vec()).collect()
    }

    #[test]
    fn lists_ignore_left_over_vertices_in_each_instance() {
        let rows = [
            (Topology::Points, 7),
            (Topology::Lines, 3),
            (Topology::Triangles, 2),
        ];
        for (topology, primitives) in rows {
            assert_eq!(vertex_shape(topology).groups(&draw(7, 1)).len(), primitives);
        }
        let lines = vertices(&vertex_shape(Topology::Lines), &draw(3, 2));
        assert_eq!(lines, [[0, 1], [4096, 4097]]);
        assert!(
            vertex_shape(Topology::Triangles)
                .groups(&draw(2, 1))
                .is_empty()
        );
    }

    #[test]
    fn first_vertex_and_first_instance_shift_the_origin() {
        let call = DrawCall {
            instances: 1,
            first_instance: 1,
            ..DrawCall::default()
        };
        let d = Drawn::in_order(5, &call, 2);
        assert_eq!(
            vertices(&vertex_shape(Topology::Points), &d),
            [[4101], [4102]]
        );
    }

    #[test]
    fn a_custom_index_restarts_in_place_of_the_greatest() {
        let buffer = IndexBuffer {
            kind: IndexType::U8,
            values: vec![0, 3, 255, 1],
            restart: Some(3),
        };
        let call = DrawCall {
            vertices: 4,
            instances: 1,
            ..DrawCall::default()
        };
        let parts = |restart| Drawn::indexed(&buffer, &call, restart).parts;
        assert_eq!(parts(true), [vec![0], vec![255, 1]]);
        assert_eq!(parts(false), [[0, 3, 255, 1]]);
    }

    #[test]
    fn a_restart_drops_what_is_under_way_and_begins_anew() {
        let buffer = IndexBuffer {
            kind: IndexType::U8,
            values: vec![9, 0, 1, 2, 3, 255, 255, 5, 4, 255, 6, 7, 8],
            restart: None,
        };
        let call = DrawCall {
            vertices: 12,
            instances: 1,
            first_vertex: 1,
            first_instance: 0,
            vertex_offset: 10,
        };
        let drawn = Drawn::indexed(&buffer, &call, true);
        assert_eq!(
            drawn.parts,
            [vec![10, 11, 12, 13], vec![], vec![15, 14], vec![16, 17, 18]]
        );
        assert_eq!(
            vertices(&vertex_shape(Topology::TriangleStrip), &drawn),
            [[10, 11, 12], [11, 13, 12], [16, 17, 18]]
        );
        // Without restart the greatest index is a vertex.
        let drawn = Drawn::indexed(&buffer, &call, false);
        assert_eq!(drawn.parts.len(), 1);
        assert_eq!(drawn.parts[0][4..6], [265, 265]);
        assert_eq!(drawn.vertices(), 12);
    }

    #[test]
    fn a_triangle_may_start_anywhere_but_keeps_its_winding() {
        let group = &vertex_shape(Topology::Triangles).groups(&draw(3, 1))[0];
        assert_eq!(lists(&group.orders(1)), [[0, 1, 2], [1, 2, 0], [2, 0, 1]]);
        assert_eq!(lists(&group.orders(0)), [[0u32; 0]; 1]);
    }

    #[test]
    fn a_provoking_vertex_that_is_preserved_leaves_one_order() {
        let strip = |provoking| {
            let shape = Shape::from(Assembly {
                provoking,
                ..vertex_shape(Topology::TriangleStrip).assembly
            });
            let groups = shape.groups(&draw(4, 1));
            lists(&groups[1].orders(1))
        };
        assert_eq!(strip(Some(Provoking::First)), [[1, 3, 2]]);
        assert_eq!(strip(Some(Provoking::Default)), [[1, 3, 2]]);
        assert_eq!(strip(Some(Provoking::Last)), [[2, 1, 3]]);
        assert_eq!(strip(None), [[1, 3, 2], [3, 2, 1], [2, 1, 3]]);

        let emitted = |provoking| {
            let shape = Shape::from(Assembly {
                provoking,
                producer: Producer::Geometry {
                    output: Topology::Triangles,
                    emits: vec![Emit::Vertex(0); 4],
                    invocations: 1,
                },
                ..vertex_shape(Topology::Points).assembly
            });
            lists(&shape.groups(&draw(1, 1))[1].orders(1))
        };
        assert_eq!(emitted(Some(Provoking::First)), [[1, 3, 2]]);
        assert_eq!(emitted(Some(Provoking::Default)), [[1, 3, 2]]);
        assert_eq!(emitted(Some(Provoking::Last)), [[2, 1, 3]]);
        assert_eq!(emitted(None).len(), 3);
    }

    #[test]
    fn corners_of_a_patch_wind_as_the_templates_say() {
        let patch = |domain| {
            let shape = Shape::from(Assembly {
                topology: Topology::Patches,
                patch_points: 3,
                producer: Producer::TessEval(domain),
                ..Assembly::default()
            });
            vertices(&shape, &draw(6, 1))
        };
        assert_eq!(patch(Domain::Triangles), [[0, 2, 1], [3, 5, 4]]);
        assert_eq!(patch(Domain::Isolines), [[0, 1], [3, 4]]);
    }

    #[test]
    fn points_of_a_patch_come_in_any_order() {
        let shape = Shape::from(Assembly {
            topology: Topology::Patches,
            patch_points: 3,
            producer: Producer::TessEval(Domain::TrianglePoints),
            ..Assembly::default()
        });
        let groups = shape.groups(&draw(7, 1));
        assert_eq!(groups.len(), 2);
        assert_eq!(lists(&groups[1].primitives), [[3], [4], [5]]);
        assert_eq!(groups[0].orders(3).len(), 6);
        assert_eq!(groups[0].orders(2).len(), 6);
        assert_eq!(lists(&groups[0].orders(1)), [[0], [1], [2]]);
    }

    #[test]
    fn geometry_strips_are_cut_and_every_stream_has_its_own() {
        let shape = |output, emits: &[Emit]| {
            Shape::from(Assembly {
                producer: Producer::Geometry {
                    output,
                    emits: emits.to_vec(),
                    invocations: 2,
                },
                ..Assembly::default()
            })
        };
        let strip = [Emit::Vertex(0); 4];
        let triangles = shape(Topology::Triangles, &strip).groups(&draw(1, 1));
        let seen: Vec<_> = triangles
            .iter()
            .flat_map(|g| lists(&g.primitives))
            .collect();
        assert_eq!(seen, [[0, 1, 2], [1, 3, 2], [4, 5, 6], [5, 7, 6]]);

        let cut = [
            Emit::Vertex(0),
            Emit::EndPrimitive(0),
            Emit::Vertex(0),
            Emit::Vertex(0),
        ];
        let lines = shape(Topology::Lines, &cut).groups(&draw(2, 1));
        let seen: Vec<_> = lines.iter().flat_map(|g| lists(&g.primitives)).collect();
        assert_eq!(seen, [[1, 2], [4, 5], [7, 8], [10, 11]]);

        let streams = [Emit::Vertex(1), Emit::Vertex(0), Emit::Vertex(1)];
        let points = shape(Topology::Points, &streams).groups(&draw(1, 1));
        let seen: Vec<_> = points
            .iter()
            .map(|g| (g.stream, g.primitives[0][0]))
            .collect();
        assert_eq!(seen, [(1, 0), (0, 1), (1, 2), (1, 3), (0, 4), (1, 5)]);
    }

    #[test]
    fn a_geometry_shader_may_stop_at_some_primitives() {
        let points = |emits: &[Emit]| {
            let shape = Shape::from(Assembly {
                producer: Producer::Geometry {
                    output: Topology::Points,
                    emits: emits.to_vec(),
                    invocations: 1,
                },
                ..Assembly::default()
            });
            vertices(&shape, &draw(4, 1)).concat()
        };
        let odd_ones_stop = [Emit::Vertex(0), Emit::Only(2), Emit::Vertex(0)];
        assert_eq!(points(&odd_ones_stop), [0, 1, 2, 4, 5, 6]);
        assert_eq!(points(&[Emit::Only(3), Emit::Vertex(0)]), [0, 3]);
        assert_eq!(points(&[Emit::Only(0), Emit::Vertex(0)]), [0u32; 0]);
    }
}
