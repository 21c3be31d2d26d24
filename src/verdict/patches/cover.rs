//! Checks that the triangles of a patch cover its domain once, in the right winding.
//!
//! Areas are not summed up: if every triangle has the same winding, and every side is
//! the side of exactly one other triangle in the opposite direction, except for those
//! that make up the outline of the domain once, every place in the domain is covered
//! exactly once. All computations use integers.

use super::super::difference::PatchFinding;
use super::super::kind::PatchFault;
use super::edges::{self, Known, chained};
use super::judged::{Judged, coordinate_text};
use super::sets;
use crate::model::tessellation::{Coordinate, ONE};
use crate::script::tessellation::{DomainOrigin, Surface, VertexOrder};
use std::collections::BTreeMap;

/// Judges triangles, three vertices each.
pub fn judge(judged: &Judged<'_>, at: &[Coordinate], known: &mut Known) -> Vec<PatchFinding> {
    let (triangles, _) = at.as_chunks::<3>();
    let mut faults = winding(judged, triangles);
    if !faults.is_empty() {
        return faults;
    }
    let sides = match open_sides(judged, triangles) {
        Ok(sides) => sides,
        Err(fault) => return vec![fault],
    };
    if !judged.whole {
        return faults;
    }
    faults.extend(outline(judged, triangles, &sides, known));
    if faults.is_empty() {
        faults.extend(sets::known_points(judged, at));
    }
    faults
}

/// Every triangle winds as declared. With the domain's origin at the upper left a
/// positive area is clockwise, with the origin at the lower left a negative one.
fn winding(judged: &Judged<'_>, triangles: &[[Coordinate; 3]]) -> Vec<PatchFinding> {
    let tessellation = &judged.patch.tessellation;
    let order = tessellation.order;
    let sign = match (order, tessellation.origin) {
        (VertexOrder::Cw, DomainOrigin::UpperLeft)
        | (VertexOrder::Ccw, DomainOrigin::LowerLeft) => 1,
        (VertexOrder::Ccw, DomainOrigin::UpperLeft)
        | (VertexOrder::Cw, DomainOrigin::LowerLeft) => -1,
    };
    let mut faults = Vec::new();
    for (number, triangle) in triangles.iter().enumerate() {
        let area = area(triangle) * sign;
        let [a, b, c] = triangle.each_ref().map(coordinate_text);
        if area < 0 {
            let text = format!(
                "primitive {number} {a} {b} {c} does not wind {}",
                order.name()
            );
            faults.push(PatchFinding::new(PatchFault::Winding, text));
        } else if area == 0 && !judged.subdivision.may_repeat {
            let text = format!("primitive {number} {a} {b} {c} has no area");
            faults.push(PatchFinding::new(PatchFault::Flat, text));
        }
    }
    faults
}

/// Twice the area, in (u, v).
fn area([a, b, c]: &[Coordinate; 3]) -> i64 {
    let part = |p: &Coordinate, q: &Coordinate| p[0] * q[1] - q[0] * p[1];
    part(a, b) + part(b, c) + part(c, a)
}

/// The share of the domain that the triangles' areas make up.
fn share(surface: Surface, triangles: &[[Coordinate; 3]]) -> f64 {
    let domain = match surface {
        Surface::Triangles => 1.0,
        Surface::Quads | Surface::Isolines => 2.0,
    };
    let areas: f64 = triangles.iter().map(|t| area(t).abs() as f64).sum();
    areas / domain / (ONE as f64 * ONE as f64)
}

type Side = ([i64; 2], [i64; 2]);

/// A side of a triangle with no other beside it: the triangle, and its ends.
#[derive(Clone, Copy)]
struct Open {
    primitive: usize,
    ends: [Coordinate; 2],
}

/// The sides that no other triangle has in the opposite direction. None may be
/// had twice in the same direction: there two triangles overlap.
fn open_sides(
    judged: &Judged<'_>,
    triangles: &[[Coordinate; 3]],
) -> Result<Vec<Open>, PatchFinding> {
    let flat = |at: &Coordinate| [at[0], at[1]];
    let mut sides: BTreeMap<Side, Open> = BTreeMap::new();
    for (primitive, [a, b, c]) in triangles.iter().enumerate() {
        for (from, to) in [(a, b), (b, c), (c, a)] {
            if flat(from) == flat(to) {
                continue;
            }
            let open = Open {
                primitive,
                ends: [*from, *to],
            };
            let Some(other) = sides.insert((flat(from), flat(to)), open) else {
                continue;
            };
            let text = format!(
                "primitives {} and {primitive} overlap: both lie on the same side of {} {}; the triangles have {:.4} of the domain's area",
                other.primitive,
                coordinate_text(from),
                coordinate_text(to),
                share(judged.patch.tessellation.surface, triangles)
            );
            return Err(PatchFinding::new(PatchFault::Overlap, text));
        }
    }
    let unpaired = |(from, to): &Side| !sides.contains_key(&(*to, *from));
    let open = sides.iter().filter(|(side, _)| unpaired(side));
    Ok(open.map(|(_, open)| *open).collect())
}

/// The sides with nothing beside them make up the outline of the domain, once;
/// and each edge of it is subdivided by its level.
fn outline(
    judged: &Judged<'_>,
    triangles: &[[Coordinate; 3]],
    open: &[Open],
    known: &mut Known,
) -> Vec<PatchFinding> {
    let surface = judged.patch.tessellation.surface;
    let count = judged.subdivision.outer.len();
    let mut sides: Vec<Vec<[i64; 2]>> = vec![Vec::new(); count];
    let uncovered = |text: String| {
        let share = share(surface, triangles);
        let text = format!("{text}; the triangles have {share:.4} of the domain's area");
        vec![PatchFinding::new(PatchFault::Uncovered, text)]
    };
    for Open { primitive, ends } in open {
        let [from, to] = ends;
        let on = |side| edges::along(surface, side, from).zip(edges::along(surface, side, to));
        let Some((side, (a, b))) = (0..count).find_map(|side| Some((side, on(side)?))) else {
            return uncovered(format!(
                "nothing lies beside primitive {primitive} at {} {}",
                coordinate_text(from),
                coordinate_text(to)
            ));
        };
        if let Some(side) = sides.get_mut(side) {
            side.push([a.min(b), a.max(b)]);
        }
    }
    let mut faults = Vec::new();
    for (side, (segments, edge)) in sides.iter_mut().zip(&judged.subdivision.outer).enumerate() {
        segments.sort_unstable();
        let name = edges::name(surface, side);
        let Some(vertices) = chained(segments) else {
            return uncovered(format!("{name} is not covered from end to end"));
        };
        if !judged.subdivision.may_repeat {
            let spacing = judged.patch.tessellation.spacing;
            faults.extend(edges::judge(name, (*edge, spacing), &vertices, known));
        }
    }
    faults
}
