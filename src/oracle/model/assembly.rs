//! Primitive assembly: which vertices make which primitive.
//!
//! Strips and fans become separate primitives, left-over vertices are ignored,
//! and the vertices that adjacency adds are seen by a geometry shader but never
//! captured (rules 28, 30, 31 and 32).
//!
//! Vulkan "Primitive Topologies" (each topology's own section, and "Primitive
//! Order") and "Transform Feedback" (provoking vertex preservation).

use crate::script::program::Topology;
use smallvec::{SmallVec, smallvec};

/// Vertices of one primitive: nearly all are few, and need no memory of their own.
pub type Vertices = SmallVec<[u32; 6]>;

/// One primitive, by the places of its vertices in the draw, the instance or
/// the part after a restart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assembled {
    /// The captured order of the vertices if the first vertex provokes.
    pub first: Vertices,
    /// The captured order of the vertices if the last vertex provokes.
    pub last: Vertices,
    /// The vertices that a geometry or tessellation shader receives with the primitive,
    /// adjacent vertices included; in any order.
    pub received: Vertices,
}

/// The primitives of `n` vertices. A patch is captured by what tessellation
/// makes of it; here it is its control points.
pub fn assemble(topology: Topology, patch_points: u32, n: u32) -> impl Iterator<Item = Assembled> {
    let primitives = count(topology, patch_points, n);
    let one = move |i: u32| -> Assembled {
        let [first, last] = captured(topology, i);
        let received = match topology {
            Topology::LinesAdjacency => (4 * i..4 * i + 4).collect(),
            Topology::LineStripAdjacency => (i..i + 4).collect(),
            Topology::TrianglesAdjacency => (6 * i..6 * i + 6).collect(),
            Topology::TriangleStripAdjacency => strip_received(i, i + 1 == primitives),
            Topology::Patches => (i * patch_points..(i + 1) * patch_points).collect(),
            Topology::Points
            | Topology::Lines
            | Topology::LineStrip
            | Topology::Triangles
            | Topology::TriangleStrip
            | Topology::TriangleFan => first.clone(),
        };
        Assembled {
            first,
            last,
            received,
        }
    };
    (0..primitives).map(one)
}

/// The captured vertices of primitive `i` in both provoking vertex modes; of a
/// patch none.
fn captured(topology: Topology, i: u32) -> [Vertices; 2] {
    let same = |vertices: &[u32]| {
        [
            Vertices::from_slice(vertices),
            Vertices::from_slice(vertices),
        ]
    };
    let winding = |a, b, c| {
        if i.is_multiple_of(2) {
            same(&[a, b, c])
        } else {
            [smallvec![a, c, b], smallvec![b, a, c]]
        }
    };
    match topology {
        Topology::Points => same(&[i]),
        Topology::Lines => same(&[2 * i, 2 * i + 1]),
        Topology::LineStrip => same(&[i, i + 1]),
        Topology::Triangles => same(&[3 * i, 3 * i + 1, 3 * i + 2]),
        Topology::TriangleStrip => winding(i, i + 1, i + 2),
        Topology::TriangleFan => [smallvec![i + 1, i + 2, 0], smallvec![0, i + 1, i + 2]],
        Topology::LinesAdjacency => same(&[4 * i + 1, 4 * i + 2]),
        Topology::LineStripAdjacency => same(&[i + 1, i + 2]),
        Topology::TrianglesAdjacency => same(&[6 * i, 6 * i + 2, 6 * i + 4]),
        Topology::TriangleStripAdjacency => winding(2 * i, 2 * i + 2, 2 * i + 4),
        Topology::Patches => same(&[]),
    }
}

/// The vertices that a geometry shader receives with triangle `i` of a strip with
/// adjacency: beyond its corners the far corner of the triangle before it, the vertex
/// beside its middle edge, and the far corner of the triangle after it; at both ends of
/// the strip the vertices beside the outer edges.
fn strip_received(i: u32, is_last: bool) -> Vertices {
    let before = if i == 0 { 1 } else { 2 * i - 2 };
    let after = if is_last { 2 * i + 5 } else { 2 * i + 6 };
    smallvec![2 * i, 2 * i + 2, 2 * i + 4, before, 2 * i + 3, after]
}

/// The number of primitives that `n` vertices make.
pub fn count(topology: Topology, patch_points: u32, n: u32) -> u32 {
    match topology {
        Topology::Points => n,
        Topology::Lines => n / 2,
        Topology::LineStrip => n.saturating_sub(1),
        Topology::Triangles => n / 3,
        Topology::TriangleStrip | Topology::TriangleFan => n.saturating_sub(2),
        Topology::LinesAdjacency => n / 4,
        Topology::LineStripAdjacency => n.saturating_sub(3),
        Topology::TrianglesAdjacency => n / 6,
        Topology::TriangleStripAdjacency => n.saturating_sub(4) / 2,
        // A patch without control points, which only a misreading has, makes no primitive.
        Topology::Patches => n.checked_div(patch_points).unwrap_or(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(topology: Topology, n: u32) -> Vec<Vec<u32>> {
        let all = assemble(topology, 3, n);
        all.map(|p| p.first.to_vec()).collect()
    }

    fn last(topology: Topology, n: u32) -> Vec<Vec<u32>> {
        let all = assemble(topology, 3, n);
        all.map(|p| p.last.to_vec()).collect()
    }

    #[test]
    fn lists_take_their_vertices_once() {
        assert_eq!(first(Topology::Points, 2), [[0], [1]]);
        assert_eq!(first(Topology::Lines, 5), [[0, 1], [2, 3]]);
        assert_eq!(first(Topology::Triangles, 8), [[0, 1, 2], [3, 4, 5]]);
        let patches = assemble(Topology::Patches, 3, 7);
        let received: Vec<_> = patches.map(|p| p.received.to_vec()).collect();
        assert_eq!(received, [[0, 1, 2], [3, 4, 5]]);
        for topology in [Topology::Points, Topology::Lines, Topology::Triangles] {
            assert_eq!(first(topology, 9), last(topology, 9));
        }
    }

    #[test]
    fn strips_keep_their_winding_and_their_provoking_vertex() {
        assert_eq!(first(Topology::LineStrip, 3), [[0, 1], [1, 2]]);
        assert_eq!(
            first(Topology::TriangleStrip, 5),
            [[0, 1, 2], [1, 3, 2], [2, 3, 4]]
        );
        assert_eq!(
            last(Topology::TriangleStrip, 5),
            [[0, 1, 2], [2, 1, 3], [2, 3, 4]]
        );
    }

    #[test]
    fn a_fan_turns_around_its_first_vertex() {
        assert_eq!(first(Topology::TriangleFan, 4), [[1, 2, 0], [2, 3, 0]]);
        assert_eq!(last(Topology::TriangleFan, 4), [[0, 1, 2], [0, 2, 3]]);
    }

    #[test]
    fn adjacent_vertices_are_received_but_not_captured() {
        assert_eq!(first(Topology::LinesAdjacency, 9), [[1, 2], [5, 6]]);
        assert_eq!(
            first(Topology::LineStripAdjacency, 6),
            [[1, 2], [2, 3], [3, 4]]
        );
        assert_eq!(
            first(Topology::TrianglesAdjacency, 12),
            [[0, 2, 4], [6, 8, 10]]
        );
        assert_eq!(
            first(Topology::TriangleStripAdjacency, 10),
            [[0, 2, 4], [2, 6, 4], [4, 6, 8]]
        );
        assert_eq!(
            last(Topology::TriangleStripAdjacency, 8),
            [[0, 2, 4], [4, 2, 6]]
        );
        let received = |n| -> Vec<Vec<u32>> {
            let all = assemble(Topology::TriangleStripAdjacency, 0, n);
            all.map(|p| p.received.to_vec()).collect()
        };
        assert_eq!(received(6), [[0, 2, 4, 1, 3, 5]]);
        assert_eq!(
            received(10),
            [[0, 2, 4, 1, 3, 6], [2, 4, 6, 0, 5, 8], [4, 6, 8, 2, 7, 9]]
        );
        let second = assemble(Topology::LineStripAdjacency, 0, 5).nth(1);
        let second = second.expect("two lines");
        assert_eq!(second.received[..], [1, 2, 3, 4]);
    }

    /// Vertices, and primitives of each topology, from the specification's
    /// formulas worked out by hand.
    #[test]
    fn as_many_primitives_as_fit() {
        let rows: [(u32, [u32; 11]); 6] = [
            (0, [0; 11]),
            (1, [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
            (3, [3, 1, 2, 1, 1, 1, 0, 0, 0, 0, 1]),
            (6, [6, 3, 5, 2, 4, 4, 1, 3, 1, 1, 2]),
            (7, [7, 3, 6, 2, 5, 5, 1, 4, 1, 1, 2]),
            (12, [12, 6, 11, 4, 10, 10, 3, 9, 2, 4, 4]),
        ];
        for (n, counts) in rows {
            for (topology, want) in Topology::ALL.iter().copied().zip(counts) {
                assert_eq!(count(topology, 3, n), want, "{n} vertices as {topology}");
                assert_eq!(assemble(topology, 3, n).count() as u32, want);
            }
        }
        assert_eq!(count(Topology::Patches, 0, 7), 0);
    }

    /// The templates name a primitive by the greatest vertex that comes with it.
    #[test]
    fn no_two_primitives_share_their_greatest_vertex() {
        for topology in Topology::ALL.iter().copied() {
            let all: Vec<_> = assemble(topology, 3, 20).collect();
            let greatest = |p: &Assembled| p.received.iter().copied().max();
            let mut seen: Vec<_> = all.iter().map(greatest).collect();
            seen.dedup();
            assert_eq!(seen.len(), all.len(), "{topology}");
            assert!(seen.iter().all(|v| v.is_some_and(|v| v < 20)), "{topology}");
        }
    }
}
