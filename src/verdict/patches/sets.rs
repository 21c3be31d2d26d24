//! The parts of a patch that are known as sets: isolines, points, and the vertices of
//! equal spacing.

use super::super::difference::PatchFinding;
use super::super::kind::PatchFault;
use super::edges::{self, Known, chained};
use super::judged::{Judged, NEAR, coordinate_text};
use crate::model::tessellation::{Coordinate, ONE, equal_points};
use crate::script::tessellation::Spacing;
use std::collections::{BTreeMap, BTreeSet};

/// Judges isolines, in segments or as points.
pub fn lines(judged: &Judged<'_>, at: &[Coordinate], known: &mut Known) -> Vec<PatchFinding> {
    let [count, line] = judged.subdivision.outer[..] else {
        return Vec::new();
    };
    let points = judged.patch.tessellation.point_mode;
    let mut found: BTreeMap<i64, Vec<[i64; 2]>> = BTreeMap::new();
    for (number, vertices) in at.chunks(if points { 1 } else { 2 }).enumerate() {
        let (Some(from), Some(to)) = (vertices.first(), vertices.last()) else {
            continue;
        };
        if from[1] != to[1] {
            let text = format!(
                "primitive {number} {} {} must have one v",
                coordinate_text(from),
                coordinate_text(to)
            );
            return vec![PatchFinding::new(PatchFault::Slanted, text)];
        }
        let segment = [from[0].min(to[0]), from[0].max(to[0])];
        found.entry(from[1]).or_default().push(segment);
    }
    let mut faults = Vec::new();
    if !judged.whole {
        return faults;
    }
    let rows = found.keys().copied();
    // The line that there is not, at v = 1, belongs to the subdivision.
    let rows: Vec<i64> = rows.chain([ONE]).collect();
    let equal = (count, Spacing::Equal);
    faults.extend(edges::judge(
        "the edge u = 0",
        equal,
        &rows,
        &mut Known::new(),
    ));
    for (v, segments) in &mut found {
        segments.sort_unstable();
        let name = format!("the line at v = {:.6}", *v as f64 / ONE as f64);
        let vertices = if points {
            Some(segments.iter().map(|segment| segment[0]).collect())
        } else {
            chained(segments)
        };
        let ends =
            |vertices: &Vec<i64>| vertices.first() == Some(&0) && vertices.last() == Some(&ONE);
        let Some(vertices) = vertices.filter(ends) else {
            let text = format!("{name} does not go from u = 0 to u = 1 without a gap");
            faults.push(PatchFinding::new(PatchFault::Uncovered, text));
            continue;
        };
        let spacing = judged.patch.tessellation.spacing;
        faults.extend(edges::judge(&name, (line, spacing), &vertices, known));
    }
    faults
}

/// Judges the points of a triangle or a quad.
pub fn points(judged: &Judged<'_>, at: &[Coordinate], known: &mut Known) -> Vec<PatchFinding> {
    let mut faults = Vec::new();
    if judged.subdivision.may_repeat {
        return faults;
    }
    let mut seen: BTreeMap<Coordinate, usize> = BTreeMap::new();
    for (number, point) in at.iter().enumerate() {
        if let Some(first) = seen.insert(*point, number) {
            let text = format!(
                "points {first} and {number} are both {}",
                coordinate_text(point)
            );
            faults.push(PatchFinding::new(PatchFault::Repeated, text));
        }
    }
    if !judged.whole || !faults.is_empty() {
        return faults;
    }
    let tessellation = &judged.patch.tessellation;
    for (side, edge) in judged.subdivision.outer.iter().enumerate() {
        let on = |point| edges::along(tessellation.surface, side, point);
        let vertices: BTreeSet<i64> = at.iter().filter_map(on).collect();
        let vertices: Vec<i64> = vertices.into_iter().collect();
        let name = edges::name(tessellation.surface, side);
        let edge = (*edge, tessellation.spacing);
        faults.extend(edges::judge(name, edge, &vertices, known));
    }
    if faults.is_empty() {
        faults.extend(known_points(judged, at));
    }
    faults
}

/// With equal spacing the vertices themselves are known.
pub fn known_points(judged: &Judged<'_>, at: &[Coordinate]) -> Option<PatchFinding> {
    if judged.patch.tessellation.spacing != Spacing::Equal {
        return None;
    }
    let seen: BTreeSet<Coordinate> = at.iter().copied().collect();
    let readings = equal_points(judged.subdivision);
    let missed = readings.iter().map(|reading| missed(reading, &seen));
    let (missing, stray) = missed.min_by_key(|(missing, stray)| missing.len() + stray.len())?;
    if missing.is_empty() && stray.is_empty() {
        return None;
    }
    let list = |points: &[Coordinate]| match points.first() {
        Some(first) => format!(
            "{} of them, the first {}",
            points.len(),
            coordinate_text(first)
        ),
        None => "none".to_owned(),
    };
    let text = format!(
        "vertices of equal spacing: missing {}; not among them {}",
        list(&missing),
        list(&stray)
    );
    // As many vertices, but elsewhere.
    let kind = if missing.len() == stray.len() {
        PatchFault::Spacing
    } else {
        PatchFault::Set
    };
    Some(PatchFinding::new(kind, text))
}

/// The expected points that are missing, and the observed ones that are unexpected.
fn missed(
    required: &[Coordinate],
    seen: &BTreeSet<Coordinate>,
) -> (Vec<Coordinate>, Vec<Coordinate>) {
    let missing = required.iter().filter(|point| !has_near(seen, point));
    let known: BTreeSet<Coordinate> = required.iter().copied().collect();
    let stray = seen.iter().filter(|point| !has_near(&known, point));
    (missing.copied().collect(), stray.copied().collect())
}

/// Whether one of the points is within [`NEAR`] of this one in each component.
fn has_near(points: &BTreeSet<Coordinate>, at: &Coordinate) -> bool {
    let from = [at[0] - NEAR, i64::MIN, i64::MIN];
    let to = [at[0] + NEAR, i64::MAX, i64::MAX];
    points.range(from..=to).any(|point| {
        let mut components = point.iter().zip(at);
        components.all(|(a, b)| (a - b).abs() <= NEAR)
    })
}
