//! Checks that an outer edge or an isoline is subdivided as its level requires.
//!
//! Vulkan "Tessellator Spacing"; invariance rules 2 to 4: the vertices of an
//! edge are symmetric, and depend only on its level and the spacing.

use super::super::difference::PatchFinding;
use super::super::kind::PatchFault;
use super::judged::NEAR;
use crate::model::tessellation::{Coordinate, Edge, ONE};
use crate::script::tessellation::{Level, Spacing, Surface};
use std::collections::HashMap;

/// The subdivision of the first edge of each level: its name and its vertices.
pub type Known = HashMap<(u32, Level), (String, Vec<i64>)>;

/// Returns the name of an edge of a domain; edges are in the order of their levels.
pub fn name(surface: Surface, side: usize) -> &'static str {
    let names: &[&str] = match surface {
        Surface::Triangles => &["edge u = 0", "edge v = 0", "edge w = 0"],
        Surface::Quads => &["edge u = 0", "edge v = 0", "edge u = 1", "edge v = 1"],
        Surface::Isolines => &[],
    };
    names[side]
}

/// Returns the position of a coordinate along an edge of the domain, if it is on the
/// edge.
pub fn along(surface: Surface, side: usize, at: &Coordinate) -> Option<i64> {
    let [u, v, w] = *at;
    let (on, along) = match (surface, side) {
        (Surface::Triangles | Surface::Quads, 0) => (u == 0, v),
        (Surface::Triangles | Surface::Quads, 1) => (v == 0, u),
        (Surface::Triangles, 2) => (w == 0, u),
        (Surface::Quads, 2) => (u == ONE, v),
        (Surface::Quads, 3) => (v == ONE, u),
        (Surface::Triangles, 3..) | (Surface::Quads, 4..) | (Surface::Isolines, _) => return None,
    };
    on.then_some(along)
}

/// The vertices of segments that follow one another from 0 to 1, if they do.
pub fn chained(segments: &[[i64; 2]]) -> Option<Vec<i64>> {
    let mut vertices = vec![0];
    for [from, to] in segments {
        if vertices.last() != Some(from) {
            return None;
        }
        vertices.push(*to);
    }
    (vertices.last() == Some(&ONE)).then_some(vertices)
}

/// Judges the vertices on an edge, ascending from 0 to 1.
pub fn judge(
    name: &str,
    (edge, spacing): (Edge, Spacing),
    vertices: &[i64],
    known: &mut Known,
) -> Option<PatchFinding> {
    let segments = vertices.len().saturating_sub(1);
    if segments != edge.segments as usize {
        let text = format!(
            "{name}: {} segments required of level {}, seen {segments}",
            edge.segments, edge.level
        );
        return Some(PatchFinding::new(PatchFault::Segments, text));
    }
    let mut mirrored = vertices.iter().zip(vertices.iter().rev());
    if let Some((at, other)) = mirrored.find(|(at, other)| *at + *other != ONE) {
        let text = format!(
            "{name}: with a vertex at {} there must be one at {}, seen {}",
            number(*at),
            number(ONE - at),
            number(*other)
        );
        return Some(PatchFinding::new(PatchFault::Asymmetric, text));
    }
    let lengths: Vec<i64> = vertices.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let whole = edge.level.0 == edge.segments as i32 * Level::ONE;
    let spaced = match spacing {
        Spacing::FractionalEven | Spacing::FractionalOdd if !whole => fractional(&lengths),
        Spacing::Equal | Spacing::FractionalEven | Spacing::FractionalOdd => alike(lengths.iter()),
    };
    if !spaced {
        let seen: Vec<String> = lengths.iter().map(|length| number(*length)).collect();
        let required = if whole || spacing == Spacing::Equal {
            "equal segments"
        } else {
            "equal segments but for two shorter ones that mirror each other"
        };
        let text = format!(
            "{name}: {required} required of level {}, seen {}",
            edge.level,
            seen.join(" ")
        );
        return Some(PatchFinding::new(PatchFault::Spacing, text));
    }
    let key = (edge.segments, edge.level);
    let (first, like) = known
        .entry(key)
        .or_insert_with(|| (name.to_owned(), vertices.to_vec()));
    let differs = like.iter().zip(vertices).find(|(a, b)| a != b);
    differs.map(|(a, b)| {
        let text = format!(
            "{name} has a vertex at {}, {first} of the same level {} at {}",
            number(*b),
            edge.level,
            number(*a)
        );
        PatchFinding::new(PatchFault::Unlike, text)
    })
}

/// Returns whether all segments have the same length.
fn alike<'a>(lengths: impl Iterator<Item = &'a i64> + Clone) -> bool {
    let (least, most) = (lengths.clone().min(), lengths.max());
    least
        .zip(most)
        .is_none_or(|(least, most)| most - least <= 2 * NEAR)
}

/// Returns whether all segments have the same length, except for two that mirror each
/// other and are not longer than the others.
fn fractional(lengths: &[i64]) -> bool {
    let count = lengths.len();
    (0..count / 2).any(|short| {
        let mirrored = count - 1 - short;
        let others = lengths.iter().enumerate();
        let others = others.filter(|(index, _)| *index != short && *index != mirrored);
        let others = others.map(|(_, length)| length);
        // Of two segments none is another.
        let longest = others.clone().max().copied().unwrap_or(ONE);
        alike(others) && lengths[short] <= longest + 2 * NEAR
    })
}

fn number(at: i64) -> String {
    format!("{:.6}", at as f64 / ONE as f64)
}
