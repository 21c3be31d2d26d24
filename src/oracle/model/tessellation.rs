//! The tessellation of a patch: how many primitives it produces, and where their vertices
//! are.
//!
//! Vulkan "Tessellator Spacing", "Tessellator Patch Discard", "Triangle
//! Tessellation", "Quad Tessellation", "Isoline Tessellation" and "Tessellation
//! Point Mode" (rule 36). The text leaves open which triangles there are and in
//! which order; their number it fixes, for every segment of every edge between
//! two rings belongs to exactly one of them.

use crate::script::tessellation::{Level, Levels, Spacing, Surface, Tessellation};

/// A coordinate of the domain in units of 2^-24. Everything that the tessellator
/// may give is a multiple of it, because 1 - x must be exact (invariance rule 8).
pub type Coordinate = [i64; 3];

/// One in units of [`Coordinate`].
pub const ONE: i64 = 1 << 24;

/// An edge of the domain, and into what it is subdivided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Edge {
    /// n of the text: the segments.
    pub segments: u32,
    /// f of the text: the clamped level.
    pub level: Level,
}

/// The subdivision of one patch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subdivision {
    pub surface: Surface,
    /// The outer edges: of triangles u = 0, v = 0, w = 0; of quads u = 0, v = 0, u = 1,
    /// v = 1; of isolines u = 0, on which each vertex but the last begins a line, and one
    /// such line.
    pub outer: Vec<Edge>,
    /// The inner edges: of triangles one, of quads two, of isolines none.
    pub inner: Vec<Edge>,
    /// Whether an inner level was 1 and is treated as a little more, and the
    /// spacing is fractional odd: inner vertices may then lie on the outer edges,
    /// and several of them at one place.
    pub may_repeat: bool,
}

/// The clamped and rounded level of an edge.
pub fn edge(spacing: Spacing, level: Level) -> Edge {
    const ONE: i32 = Level::ONE;
    let up = |level: i32| level.div_euclid(ONE) + i32::from(level.rem_euclid(ONE) != 0);
    // No level of a case is clamped to maxTessellationGenerationLevel.
    let (clamped, segments) = match spacing {
        Spacing::Equal => {
            let level = level.0.max(ONE);
            (level, up(level))
        }
        Spacing::FractionalEven => {
            let level = level.0.max(2 * ONE);
            (level, up(level) + up(level) % 2)
        }
        Spacing::FractionalOdd => {
            let level = level.0.max(ONE);
            (level, up(level) + 1 - up(level) % 2)
        }
    };
    Edge {
        segments: segments.unsigned_abs(),
        level: Level(clamped),
    }
}

/// The subdivision of a patch of these levels; `None` if it is discarded: an outer
/// level that matters is not above zero.
pub fn subdivide(tessellation: &Tessellation, levels: &Levels) -> Option<Subdivision> {
    let Tessellation {
        surface, spacing, ..
    } = *tessellation;
    let (outer, inner) = match surface {
        Surface::Triangles => (3, 1),
        Surface::Quads => (4, 2),
        Surface::Isolines => (2, 0),
    };
    let outer: Vec<Level> = levels.outer.into_iter().take(outer).collect();
    if outer.iter().any(|level| level.0 <= 0) {
        return None;
    }
    let mut edges: Vec<Edge> = outer.iter().map(|level| edge(spacing, *level)).collect();
    if let (Surface::Isolines, [lines, ..]) = (surface, edges.as_mut_slice()) {
        // The spacing mode is ignored for the number of lines.
        *lines = edge(Spacing::Equal, levels.outer[0]);
    }
    let inner = levels.inner.into_iter().take(inner);
    let mut inner: Vec<Edge> = inner.map(|level| edge(spacing, level)).collect();
    let whole = inner.iter().chain(&edges).all(|edge| edge.segments == 1);
    let mut may_repeat = false;
    if !whole {
        for edge in inner.iter_mut().filter(|edge| edge.segments == 1) {
            // Treated as 1 + ε: two segments, or three of which two are next to
            // nothing.
            let odd = spacing == Spacing::FractionalOdd;
            edge.segments = if odd { 3 } else { 2 };
            may_repeat |= odd;
        }
    }
    Some(Subdivision {
        surface,
        outer: edges,
        inner,
        may_repeat,
    })
}

impl Subdivision {
    /// Whether the domain has nothing but its corners.
    pub fn is_whole(&self) -> bool {
        let mut edges = self.inner.iter().chain(&self.outer);
        edges.all(|edge| edge.segments == 1)
    }

    fn outer_segments(&self) -> u32 {
        self.outer.iter().map(|edge| edge.segments).sum()
    }

    fn inner_segments(&self) -> [u32; 2] {
        match self.inner[..] {
            [] => [0, 0],
            [m] => [m.segments, 0],
            [m, n, ..] => [m.segments, n.segments],
        }
    }

    /// The lines or triangles that the patch is subdivided into.
    pub fn primitives(&self) -> u32 {
        let [m, n] = self.inner_segments();
        match self.surface {
            Surface::Isolines => self.outer.iter().map(|edge| edge.segments).product(),
            Surface::Triangles if self.is_whole() => 1,
            Surface::Quads if self.is_whole() => 2,
            // Each segment of a ring is a side of one triangle outside of it and
            // one within; a ring of three segments is itself a triangle, one of
            // none is a point.
            Surface::Triangles => {
                let of = |ring: u32| match ring {
                    0 => 0,
                    1 => 3 + 1,
                    2.. => 3 * ring + 3 * ring,
                };
                self.outer_segments() + rings(m).map(of).sum::<u32>()
            }
            // The segments around the inner rectangle likewise, and within it two
            // for each rectangle of the mesh.
            Surface::Quads => {
                let (m, n) = (m - 2, n - 2);
                self.outer_segments() + 2 * m + 2 * n + 2 * m * n
            }
        }
    }

    /// The distinct vertices, which point mode gives one by one.
    pub fn points(&self) -> u32 {
        let [m, n] = self.inner_segments();
        match self.surface {
            Surface::Isolines => self.outer[0].segments * (self.outer[1].segments + 1),
            // Going around, each segment of a closed edge begins with a vertex.
            Surface::Triangles | Surface::Quads if self.is_whole() => self.outer_segments(),
            Surface::Triangles => {
                let within: u32 = rings(m).map(|ring| (3 * ring).max(1)).sum();
                self.outer_segments() + within
            }
            Surface::Quads => self.outer_segments() + (m - 1) * (n - 1),
        }
    }
}

/// Segments on each side of the concentric triangles, from the outermost inner
/// one inwards; the innermost may be a point.
fn rings(inner: u32) -> impl Iterator<Item = u32> {
    let first = inner.checked_sub(2);
    std::iter::successors(first, |ring| ring.checked_sub(2))
}

/// The vertices of a subdivision with equal spacing, each once. Of quads there
/// are two readings: the text gives the first inner level to the edges u = 0 and
/// u = 1, its figures to the other two.
pub fn equal_points(subdivision: &Subdivision) -> Vec<Vec<Coordinate>> {
    let outer: Vec<u32> = subdivision.outer.iter().map(|e| e.segments).collect();
    let [m, n] = subdivision.inner_segments();
    let of = part;
    match (subdivision.surface, outer.as_slice()) {
        (Surface::Isolines, &[lines, line]) => {
            let points = (0..lines).flat_map(|v| (0..=line).map(move |u| (u, v)));
            vec![
                points
                    .map(|(u, v)| [of(u, line), of(v, lines), 0])
                    .collect(),
            ]
        }
        (Surface::Triangles, &[a, b, c]) => {
            // The edges u = 0, v = 0 and w = 0, around from corner to corner.
            let mut points: Vec<Coordinate> = Vec::new();
            points.extend((0..a).map(|k| [0, of(k, a), of(a - k, a)]));
            points.extend((0..b).map(|k| [of(b - k, b), 0, of(k, b)]));
            points.extend((0..c).map(|k| [of(k, c), of(c - k, c), 0]));
            if !subdivision.is_whole() {
                for (depth, ring) in (1..).zip(rings(m)) {
                    points.extend(ring_points(m, depth, ring));
                }
            }
            vec![points]
        }
        (Surface::Quads, &[a, b, c, d]) => {
            let mut around: Vec<Coordinate> = Vec::new();
            around.extend((0..a).map(|k| [0, of(a - k, a), 0]));
            around.extend((0..b).map(|k| [of(k, b), 0, 0]));
            around.extend((0..c).map(|k| [ONE, of(k, c), 0]));
            around.extend((0..d).map(|k| [of(d - k, d), ONE, 0]));
            if subdivision.is_whole() {
                return vec![around];
            }
            let reading = |u: u32, v: u32| {
                let inner = (1..u).flat_map(|i| (1..v).map(move |j| (i, j)));
                let inner = inner.map(|(i, j)| [of(i, u), of(j, v), 0]);
                around.iter().copied().chain(inner).collect()
            };
            if m == n {
                vec![reading(m, n)]
            } else {
                vec![reading(n, m), reading(m, n)]
            }
        }
        (surface, outer) => unreachable!("{surface:?} have not {} outer edges", outer.len()),
    }
}

/// The vertices of a concentric triangle, `depth` steps from the edge of a
/// domain of `inner` segments, with `ring` segments on a side.
///
/// Its corners lie where the perpendiculars through the first vertices of the
/// outer edges meet: on the lines to the centre, each step 2/n of the way.
fn ring_points(inner: u32, depth: u32, ring: u32) -> Vec<Coordinate> {
    let whole = 3 * inner;
    // The least coordinate of a vertex.
    let least = 2 * depth;
    if ring == 0 {
        return vec![[part(1, 3); 3]];
    }
    let corner = |from: usize, step: u32| -> Coordinate {
        let mut shares = [least; 3];
        shares[from] += 3 * (ring - step);
        shares[(from + 1) % 3] += 3 * step;
        shares.map(|share| part(share, whole))
    };
    (0..3)
        .flat_map(|from| (0..ring).map(move |step| (from, step)))
        .map(|(from, step)| corner(from, step))
        .collect()
}

/// A fraction of one, rounded.
fn part(numerator: u32, denominator: u32) -> i64 {
    let denominator = i64::from(denominator).max(1);
    (i64::from(numerator) * ONE + denominator / 2) / denominator
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::tessellation::{DomainOrigin, VertexOrder};
    use crate::units::Word;

    fn patch(surface: Surface, spacing: Spacing) -> Tessellation {
        Tessellation {
            surface,
            spacing,
            order: VertexOrder::Cw,
            origin: DomainOrigin::UpperLeft,
            point_mode: false,
            levels: vec![],
            coordinate: Word(0),
        }
    }

    fn levels(outer: [f64; 4], inner: [f64; 2]) -> Levels {
        let level = |number: f64| Level((number * 16.0) as i32);
        Levels {
            outer: outer.map(level),
            inner: inner.map(level),
        }
    }

    fn subdivided(
        surface: Surface,
        spacing: Spacing,
        outer: [f64; 4],
        inner: [f64; 2],
    ) -> Subdivision {
        let levels = levels(outer, inner);
        subdivide(&patch(surface, spacing), &levels).expect("not discarded")
    }

    #[test]
    fn levels_are_clamped_and_rounded_up() {
        let rows = [
            (Spacing::Equal, [1, 1, 2, 3, 4]),
            (Spacing::FractionalEven, [2, 2, 2, 4, 4]),
            (Spacing::FractionalOdd, [1, 1, 3, 3, 5]),
        ];
        for (spacing, segments) in rows {
            for (level, want) in [-3.0, 1.0, 1.25, 2.5, 4.0].into_iter().zip(segments) {
                let edge = edge(spacing, Level((level * 16.0) as i32));
                assert_eq!(edge.segments, want, "{spacing:?} {level}");
            }
        }
        assert_eq!(edge(Spacing::FractionalEven, Level(20)).level, Level(32));
        assert_eq!(edge(Spacing::FractionalOdd, Level(20)).level, Level(20));
    }

    #[test]
    fn a_patch_without_an_outer_level_is_discarded() {
        let none = |surface, outer| {
            let patch = patch(surface, Spacing::Equal);
            subdivide(&patch, &levels(outer, [-1.0, -1.0])).is_none()
        };
        assert!(none(Surface::Triangles, [1.0, 0.0, 1.0, 1.0]));
        assert!(none(Surface::Quads, [1.0, 1.0, 1.0, -2.0]));
        assert!(!none(Surface::Triangles, [1.0, 1.0, 1.0, 0.0]));
        assert!(!none(Surface::Isolines, [1.0, 1.0, 0.0, 0.0]));
    }

    /// Counted by hand: (surface, spacing, outer, inner, primitives, points).
    #[test]
    fn primitives_and_points_are_counted() {
        use Spacing::{Equal, FractionalEven, FractionalOdd};
        use Surface::{Isolines, Quads, Triangles};
        let one = [1.0; 4];
        let rows = [
            (Triangles, Equal, one, [1.0, 9.0], 1, 3),
            (Triangles, FractionalOdd, one, [1.0, 9.0], 1, 3),
            // A point within, and six triangles around it.
            (Triangles, FractionalEven, one, [1.0, 1.0], 6, 7),
            (Triangles, Equal, one, [2.0, 1.0], 3, 4),
            // An inner triangle: three of the edges, three of its sides, itself.
            (Triangles, Equal, one, [3.0, 1.0], 3 + 3 + 1, 3 + 3),
            (Triangles, Equal, [3.0; 4], [3.0, 1.0], 13, 12),
            // Sides of two segments, and a point within.
            (Triangles, Equal, one, [4.0, 1.0], 3 + 6 + 6, 3 + 6 + 1),
            (
                Triangles,
                Equal,
                one,
                [5.0, 1.0],
                3 + 9 + 9 + 3 + 1,
                3 + 9 + 3,
            ),
            // Level 1 within, but not around: as if it were 2, or 3.
            (Triangles, Equal, [1.0, 2.0, 3.0, 0.0], [1.0, 1.0], 6, 7),
            (
                Triangles,
                FractionalOdd,
                [1.0, 2.0, 3.0, 0.0],
                [1.0, 1.0],
                7 + 4,
                7 + 3,
            ),
            (Quads, Equal, one, [1.0, 1.0], 2, 4),
            (Quads, Equal, one, [1.0, 2.0], 4, 5),
            // One row of three rectangles' sides within: a line of three segments.
            (Quads, Equal, one, [2.0, 5.0], 4 + 6, 4 + 4),
            (
                Quads,
                Equal,
                [1.0, 2.0, 3.0, 4.0],
                [3.0, 4.0],
                10 + 2 + 4 + 4,
                10 + 6,
            ),
            (Quads, FractionalEven, one, [1.5, 3.0], 8 + 4, 8 + 3),
            (Isolines, Equal, [3.0, 5.0, 0.0, 0.0], [9.0, 9.0], 15, 18),
            // The number of lines is spaced equally whatever the spacing is.
            (
                Isolines,
                FractionalEven,
                [1.0, 5.0, 0.0, 0.0],
                [9.0, 9.0],
                6,
                7,
            ),
        ];
        for (surface, spacing, outer, inner, primitives, points) in rows {
            let seen = subdivided(surface, spacing, outer, inner);
            let what = format!("{surface:?} {spacing:?} {outer:?} {inner:?}");
            assert_eq!(seen.primitives(), primitives, "{what}");
            assert_eq!(seen.points(), points, "{what}");
            for points in equal_points(&seen) {
                let distinct: std::collections::BTreeSet<_> = points.iter().collect();
                assert_eq!(points.len() as u32, seen.points(), "{what}");
                assert_eq!(distinct.len(), points.len(), "{what}");
            }
        }
    }

    #[test]
    fn inner_vertices_on_an_edge_are_possible_at_level_1_of_fractional_odd() {
        let repeats =
            |spacing, inner| subdivided(Surface::Quads, spacing, [2.0; 4], [inner, 3.0]).may_repeat;
        assert!(repeats(Spacing::FractionalOdd, 1.0));
        assert!(repeats(Spacing::FractionalOdd, -1.0));
        assert!(!repeats(Spacing::FractionalOdd, 1.5));
        assert!(!repeats(Spacing::Equal, 1.0));
    }

    #[test]
    fn vertices_of_equal_spacing_are_known() {
        let third = |n: i64| (n * ONE + 1) / 3;
        let ninth = |n: i64| (n * ONE + 4) / 9;
        let points = equal_points(&subdivided(
            Surface::Triangles,
            Spacing::Equal,
            [1.0, 1.0, 3.0, 0.0],
            [3.0, 1.0],
        ));
        let want = [
            [0, 0, ONE],
            [ONE, 0, 0],
            [0, ONE, 0],
            [third(1), third(2), 0],
            [third(2), third(1), 0],
            [ninth(5), ninth(2), ninth(2)],
            [ninth(2), ninth(5), ninth(2)],
            [ninth(2), ninth(2), ninth(5)],
        ];
        assert_eq!(points.len(), 1);
        for point in want {
            let found = points[0].iter().filter(|seen| **seen == point);
            assert_eq!(found.count(), 1, "{point:?} in {points:?}");
        }
        let quads = equal_points(&subdivided(
            Surface::Quads,
            Spacing::Equal,
            [1.0, 1.0, 1.0, 2.0],
            [2.0, 4.0],
        ));
        let half = ONE / 2;
        assert_eq!(quads.len(), 2, "two readings");
        assert!(quads[0].contains(&[half, ONE, 0]), "{quads:?}");
        assert!(quads[0].contains(&[ONE / 4, half, 0]), "{quads:?}");
        assert!(quads[1].contains(&[half, ONE / 4, 0]), "{quads:?}");
    }
}
