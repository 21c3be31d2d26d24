//! Primitive assembly: which vertices make which primitive.
//!
//! Strips and fans become separate primitives, left-over vertices are ignored,
//! and the vertices that adjacency adds are seen by a geometry shader but never
//! captured (rules 28, 30, 31 and 32).
//!
//! Vulkan "Primitive Topologies" (each topology's own section, and "Primitive
//! Order") and "Transform Feedback" (provoking vertex preservation).

use crate::script::program::Topology;

/// One primitive, by the numbers of its vertices in the draw, the instance or
/// the strip after a restart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assembled {
    /// As it is captured when the first vertex provokes.
    pub first: Vec<u32>,
    /// As it is captured when the last vertex provokes.
    pub last: Vec<u32>,
    /// The greatest vertex that a geometry or tessellation shader receives with
    /// it, adjacent ones included. No two primitives of a draw share it.
    pub greatest: u32,
}

/// The primitives of `n` vertices. A patch is captured by what tessellation
/// makes of it; here it is its control points.
pub fn assemble(topology: Topology, patch_points: u32, n: u32) -> Vec<Assembled> {
    let same = |vertices: &[u32], greatest| Assembled {
        first: vertices.to_vec(),
        last: vertices.to_vec(),
        greatest,
    };
    let one = |i: u32| -> Assembled {
        let odd = i % 2 == 1;
        match topology {
            Topology::Points => same(&[i], i),
            Topology::Lines => same(&[2 * i, 2 * i + 1], 2 * i + 1),
            Topology::LineStrip => same(&[i, i + 1], i + 1),
            Topology::Triangles => same(&[3 * i, 3 * i + 1, 3 * i + 2], 3 * i + 2),
            Topology::TriangleStrip if odd => Assembled {
                first: vec![i, i + 2, i + 1],
                last: vec![i + 1, i, i + 2],
                greatest: i + 2,
            },
            Topology::TriangleStrip => same(&[i, i + 1, i + 2], i + 2),
            Topology::TriangleFan => Assembled {
                first: vec![i + 1, i + 2, 0],
                last: vec![0, i + 1, i + 2],
                greatest: i + 2,
            },
            Topology::LinesAdjacency => same(&[4 * i + 1, 4 * i + 2], 4 * i + 3),
            Topology::LineStripAdjacency => same(&[i + 1, i + 2], i + 3),
            Topology::TrianglesAdjacency => same(&[6 * i, 6 * i + 2, 6 * i + 4], 6 * i + 5),
            Topology::TriangleStripAdjacency => {
                // The last triangle ends with the strip's last vertex, every
                // other one looks a vertex further.
                let last_one = i + 1 == count(topology, patch_points, n);
                let greatest = if last_one { 2 * i + 5 } else { 2 * i + 6 };
                let (a, b, c) = (2 * i, 2 * i + 2, 2 * i + 4);
                if odd {
                    Assembled {
                        first: vec![a, c, b],
                        last: vec![b, a, c],
                        greatest,
                    }
                } else {
                    same(&[a, b, c], greatest)
                }
            }
            Topology::Patches => {
                let points: Vec<u32> = (0..patch_points).map(|p| i * patch_points + p).collect();
                same(&points, (i + 1) * patch_points - 1)
            }
        }
    };
    (0..count(topology, patch_points, n)).map(one).collect()
}

/// How many primitives `n` vertices make.
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
        Topology::Patches => n.checked_div(patch_points).unwrap_or(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(topology: Topology, n: u32) -> Vec<Vec<u32>> {
        let all = assemble(topology, 3, n).into_iter();
        all.map(|p| p.first).collect()
    }

    fn last(topology: Topology, n: u32) -> Vec<Vec<u32>> {
        let all = assemble(topology, 3, n).into_iter();
        all.map(|p| p.last).collect()
    }

    #[test]
    fn lists_take_their_vertices_once() {
        assert_eq!(first(Topology::Points, 2), [[0], [1]]);
        assert_eq!(first(Topology::Lines, 5), [[0, 1], [2, 3]]);
        assert_eq!(first(Topology::Triangles, 8), [[0, 1, 2], [3, 4, 5]]);
        assert_eq!(first(Topology::Patches, 7), [[0, 1, 2], [3, 4, 5]]);
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
        let greatest = |n| -> Vec<u32> {
            let all = assemble(Topology::TriangleStripAdjacency, 0, n);
            all.into_iter().map(|p| p.greatest).collect()
        };
        assert_eq!(greatest(6), [5]);
        assert_eq!(greatest(10), [6, 8, 9]);
    }

    /// Vertices, and primitives of each topology, from the specification's
    /// formulas worked out by hand.
    #[test]
    fn as_many_primitives_as_fit() {
        let topologies = Topology::ALL;
        let rows: [(u32, [u32; 11]); 6] = [
            (0, [0; 11]),
            (1, [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
            (3, [3, 1, 2, 1, 1, 1, 0, 0, 0, 0, 1]),
            (6, [6, 3, 5, 2, 4, 4, 1, 3, 1, 1, 2]),
            (7, [7, 3, 6, 2, 5, 5, 1, 4, 1, 1, 2]),
            (12, [12, 6, 11, 4, 10, 10, 3, 9, 2, 4, 4]),
        ];
        for (n, counts) in rows {
            for (topology, want) in topologies.into_iter().zip(counts) {
                assert_eq!(count(topology, 3, n), want, "{n} vertices as {topology}");
                assert_eq!(assemble(topology, 3, n).len() as u32, want);
            }
        }
        assert_eq!(count(Topology::Patches, 0, 7), 0);
    }

    #[test]
    fn a_primitive_is_known_by_its_greatest_vertex() {
        for topology in Topology::ALL {
            let mut seen: Vec<u32> = assemble(topology, 3, 20)
                .iter()
                .map(|p| p.greatest)
                .collect();
            let all = seen.len();
            seen.dedup();
            assert_eq!(seen.len(), all, "{topology}");
            assert!(seen.iter().all(|v| *v < 20), "{topology}");
        }
    }
}
