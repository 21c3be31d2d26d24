//! Checks that the triangles of a patch depend on nothing but what the text names.
//!
//! Vulkan "Tessellation Invariance", rules 5 to 7: the vertex order changes no triangle,
//! the outer levels change no interior triangle, and the triangles at an outer edge
//! depend on the level of that edge and on the inner levels. Which triangles they are,
//! and their order, remains the choice of the implementation.

use super::super::difference::PatchFinding;
use super::super::kind::PatchFault;
use super::edges;
use super::judged::{Judged, coordinate_text};
use crate::model::tessellation::{Coordinate, Edge};
use crate::script::tessellation::{DomainOrigin, Levels, Spacing, Surface};
use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap};

/// A triangle whose vertices are in ascending order.
type Triangle = [Coordinate; 3];

/// The properties that compared patches have in common. The text does not relate patches whose
/// domains have different origins.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Domain {
    surface: Surface,
    spacing: Spacing,
    origin: DomainOrigin,
}

/// Triangles that are the same in all patches of the domain that have this part.
#[derive(PartialEq, Eq, Hash)]
enum Part {
    /// All triangles of a patch of these levels: rule 5.
    All(Levels),
    /// The triangles without a vertex on an outer edge: rule 6.
    Interior { inner: Vec<Edge> },
    /// The triangles that connect an inner edge with the outer edge of this number: rule 7.
    Connecting {
        inner: Vec<Edge>,
        side: usize,
        outer: Edge,
    },
}

/// The place of a triangle in a patch.
enum Place {
    Interior,
    /// At the outer edge of this number.
    Connecting(usize),
    /// The triangle connects no inner edge with one outer edge.
    Other,
}

/// The parts of the patches of a case: the number of the first patch with the part, and
/// its triangles.
#[derive(Default)]
pub struct Invariance(HashMap<(Domain, Part), (u32, BTreeSet<Triangle>)>);

impl Invariance {
    /// Compares the triangles of a completely captured patch with those of the patches
    /// before it. Where inner vertices may be on outer edges, nothing is compared.
    pub fn judge(&mut self, judged: &Judged<'_>, at: &[Coordinate]) -> Option<PatchFinding> {
        if !judged.whole || judged.subdivision.may_repeat {
            return None;
        }
        let tessellation = &judged.patch.tessellation;
        let domain = Domain {
            surface: tessellation.surface,
            spacing: tessellation.spacing,
            origin: tessellation.origin,
        };
        for (part, triangles) in parts(judged, at) {
            match self.0.entry((domain, part)) {
                Entry::Vacant(entry) => {
                    entry.insert((judged.patch.number, triangles));
                }
                Entry::Occupied(entry) => {
                    let (number, known) = entry.get();
                    if *known != triangles {
                        let (_, part) = entry.key();
                        let text = format!(
                            "{} are not those of patch {number}: {} only there, {} only here",
                            part.description(domain.surface),
                            triangle_text(known.difference(&triangles).next()),
                            triangle_text(triangles.difference(known).next())
                        );
                        return Some(PatchFinding::new(part.fault(), text));
                    }
                }
            }
        }
        None
    }
}

impl Part {
    fn fault(&self) -> PatchFault {
        match self {
            Part::All(_) => PatchFault::Order,
            Part::Interior { .. } => PatchFault::Interior,
            Part::Connecting { .. } => PatchFault::Connecting,
        }
    }

    fn description(&self, surface: Surface) -> String {
        match self {
            Part::All(_) => "the triangles of these levels".to_owned(),
            Part::Interior { .. } => "the interior triangles of these inner levels".to_owned(),
            Part::Connecting { side, outer, .. } => format!(
                "the triangles at the {} of level {} and of these inner levels",
                edges::name(surface, *side),
                outer.level
            ),
        }
    }
}

/// The parts of a patch, the most particular first.
fn parts(judged: &Judged<'_>, at: &[Coordinate]) -> Vec<(Part, BTreeSet<Triangle>)> {
    let subdivision = judged.subdivision;
    let (triangles, _) = at.as_chunks::<3>();
    let mut all = BTreeSet::new();
    let mut interior = BTreeSet::new();
    let mut connecting = vec![BTreeSet::new(); subdivision.outer.len()];
    for triangle in triangles {
        let mut sorted = *triangle;
        sorted.sort_unstable();
        all.insert(sorted);
        match place(judged.patch.tessellation.surface, triangle) {
            Place::Interior => interior.insert(sorted),
            Place::Connecting(side) => connecting[side].insert(sorted),
            Place::Other => false,
        };
    }
    let mut parts = Vec::new();
    if !subdivision.is_whole() {
        let inner = subdivision.inner.clone();
        parts.push((Part::Interior { inner }, interior));
        let sides = subdivision.outer.iter().zip(connecting).enumerate();
        parts.extend(sides.map(|(side, (outer, triangles))| {
            let part = Part::Connecting {
                inner: subdivision.inner.clone(),
                side,
                outer: *outer,
            };
            (part, triangles)
        }));
    }
    parts.push((Part::All(judged.patch.levels), all));
    parts
}

/// The components of a coordinate that are constant along the outer edges.
fn constant_components(surface: Surface) -> &'static [usize] {
    match surface {
        Surface::Triangles => &[0, 1, 2],
        Surface::Quads => &[0, 1, 0, 1],
        Surface::Isolines => &[],
    }
}

/// The place of a triangle. A triangle of a corner and two inner vertices belongs to the
/// outer edge to which the side between its inner vertices is parallel.
fn place(surface: Surface, triangle: &[Coordinate; 3]) -> Place {
    let constant = constant_components(surface);
    let is_on = |at: &Coordinate, side: usize| edges::along(surface, side, at).is_some();
    let is_outer = |at: &&Coordinate| (0..constant.len()).any(|side| is_on(at, side));
    let (outer, inner): (Vec<&Coordinate>, Vec<&Coordinate>) =
        triangle.iter().partition(|at| is_outer(at));
    if outer.is_empty() {
        return Place::Interior;
    }
    let on_all = |side: &usize| outer.iter().all(|at| is_on(at, *side));
    let mut shared = (0..constant.len()).filter(on_all);
    let side = match inner[..] {
        [] => None,
        [a, b] => shared.min_by_key(|side| (a[constant[*side]] - b[constant[*side]]).abs()),
        _ => shared.next(),
    };
    side.map_or(Place::Other, Place::Connecting)
}

fn triangle_text(triangle: Option<&Triangle>) -> String {
    match triangle {
        Some(vertices) => vertices.each_ref().map(coordinate_text).join(" "),
        None => "none".to_owned(),
    }
}
