//! The primitives of tessellated patches: any that the text allows.
//!
//! Which triangles a patch is divided into, and in which order, is unspecified, so
//! that no list of alternatives exists. Captured vertices are judged by the
//! properties that the text does fix (rule 36): coordinates inside the domain, the winding, a
//! domain covered exactly once, edges subdivided by their levels, isolines
//! and the points of equal spacing as sets; the same primitives for the same
//! levels; and triangles that do not depend on other levels or on the vertex order. The comparison
//! of memory has already checked the number of primitives and the order of the patches.
//!
//! Vulkan "Tessellation" and "Tessellation Invariance".

mod cover;
mod edges;
#[cfg(test)]
pub(crate) mod hand_made;
mod invariance;
mod judged;
mod sets;

use super::difference::{PatchDifference, PatchFinding, word_at};
use super::evidence::Evidence;
use super::kind::PatchFault;
use crate::model::allowed::AllowedPatch;
use crate::model::tessellation::{Coordinate, ONE, subdivide};
use crate::script::tessellation::{Levels, Modes, Spacing, Surface};
use edges::Known;
use invariance::Invariance;
use judged::{Judged, NEAR, SEGMENT, coordinate_text};
use std::collections::HashMap;

/// Faults of one patch that are listed.
const MAX_FAULTS: usize = 4;

/// A vertex as it was captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Vertex {
    bits: [u32; 3],
    at: Coordinate,
}

/// The number of a patch, and the bits of its vertices.
type Numbered = (u32, Vec<[u32; 3]>);

/// Judges patches; remembers those of a case for comparison.
#[derive(Default)]
pub struct Judge {
    /// The first patch of these modes and levels that was captured: number and bits.
    whole: HashMap<(Modes, Levels), Numbered>,
    /// The edges of patches: they depend on nothing else but their levels.
    edges: HashMap<(Surface, Spacing), Known>,
    /// The triangles of patches.
    invariance: Invariance,
}

impl Judge {
    /// Judges the patches of one run whose memory is as it must be but for the
    /// coordinates.
    pub fn run(&mut self, evidence: &Evidence<'_>, run: usize) -> Vec<PatchDifference> {
        let observed = &evidence.observed[run];
        let mut differences = Vec::new();
        for patch in &evidence.allowed.patches {
            let word = |(buffer, position): (usize, u64)| {
                let image = &observed.buffers[buffer];
                word_at(&image.bytes, image.start + position as usize)
            };
            let bits = patch.coordinates.iter().map(|words| words.map(word));
            let faults = self.patch(patch, bits.collect());
            differences.extend(
                faults
                    .into_iter()
                    .take(MAX_FAULTS)
                    .map(|fault| PatchDifference {
                        prefill: observed.prefill,
                        patch: patch.number,
                        origin: patch.origin,
                        levels: patch.levels,
                        fault,
                    }),
            );
        }
        differences
    }

    fn patch(&mut self, patch: &AllowedPatch, mut bits: Vec<[u32; 3]>) -> Vec<PatchFinding> {
        let tessellation = &patch.tessellation;
        let subdivision = subdivide(tessellation, &patch.levels);
        let subdivision = subdivision.expect("a captured patch is not discarded");
        let size = tessellation.vertices_per_primitive() as usize;
        let third = third_components(tessellation.surface, size, &mut bits);
        // The sign of a zero that a shader moves is undefined (rule 97).
        let components = bits.iter_mut().flatten();
        for zero in components.filter(|bits| f32::from_bits(**bits) == 0.0) {
            *zero = 0;
        }
        let (vertices, mut faults) = match located(tessellation.surface, size, &bits) {
            Ok(located) => located,
            Err(faults) => return third.into_iter().chain(faults).collect(),
        };
        faults.extend(third);
        let whole = bits.len() == size * patch.primitives as usize;
        faults.extend(self.same(patch, size, &bits));
        let judged = Judged {
            patch,
            subdivision: &subdivision,
            whole,
        };
        let key = (tessellation.surface, tessellation.spacing);
        let edges = self.edges.entry(key).or_default();
        let at: Vec<Coordinate> = vertices.iter().map(|vertex| vertex.at).collect();
        faults.extend(match (tessellation.surface, size) {
            (_, 3) => cover::judge(&judged, &at, edges),
            (Surface::Isolines, _) => sets::lines(&judged, &at, edges),
            (Surface::Triangles | Surface::Quads, _) => sets::points(&judged, &at, edges),
        });
        let key = (tessellation.modes(), patch.levels);
        // A patch with the primitives of an earlier one has its triangles, too.
        let is_first = !self.whole.contains_key(&key);
        if is_first && size == 3 && faults.iter().all(|fault| fault.kind.is_precision()) {
            faults.extend(self.invariance.judge(&judged, &at));
        }
        if whole && is_first {
            self.whole.insert(key, (patch.number, bits));
        }
        faults
    }

    /// Invariance rule 1: the same modes and levels give the same primitives, in the same
    /// order, to the bit. Which vertex of a primitive is captured first remains
    /// unspecified (rule 29). Of a patch that did not fit, the first primitives are
    /// compared.
    fn same(&self, patch: &AllowedPatch, size: usize, bits: &[[u32; 3]]) -> Vec<PatchFinding> {
        let Some((number, first)) = self.whole.get(&(patch.tessellation.modes(), patch.levels))
        else {
            return Vec::new();
        };
        let primitives = first.chunks(size).zip(bits.chunks(size)).enumerate();
        let mut differing = primitives.filter(|(_, (a, b))| {
            let rotated = |by| (0..size).all(|i| a.get((i + by) % size) == b.get(i));
            !(0..size).any(rotated)
        });
        let fault = differing.next().map(|(primitive, (a, b))| {
            let text = format!(
                "primitive {primitive} is not that of patch {number}, which has the same levels: {} there, {} here",
                floats(a),
                floats(b),
            );
            PatchFinding::new(PatchFault::Variant, text)
        });
        fault.into_iter().collect()
    }
}

/// Sets the third components of a domain that has two to zero, and reports the first one
/// that was not zero: "the third component is always zero".
fn third_components(surface: Surface, size: usize, bits: &mut [[u32; 3]]) -> Option<PatchFinding> {
    match surface {
        Surface::Triangles => return None,
        Surface::Quads | Surface::Isolines => {}
    }
    let mut fault = None;
    for (index, bits) in bits.iter_mut().enumerate() {
        let third = f32::from_bits(std::mem::take(&mut bits[2]));
        if third != 0.0 && fault.is_none() {
            let text = format!(
                "vertex {} of primitive {}: the third component is {third:e}, required 0",
                index % size,
                index / size
            );
            fault = Some(PatchFinding::new(PatchFault::Third, text));
        }
    }
    fault
}

/// The coordinates as numbers, and which of them are imprecise, or else which of them
/// cannot be coordinates.
fn located(
    surface: Surface,
    size: usize,
    bits: &[[u32; 3]],
) -> Result<(Vec<Vertex>, Vec<PatchFinding>), Vec<PatchFinding>> {
    let mut faults = Vec::new();
    let mut imprecise = Vec::new();
    let mut vertices = Vec::new();
    for (index, bits) in bits.iter().enumerate() {
        let place = format!("vertex {} of primitive {}", index % size, index / size);
        let mut at = [0; 3];
        for (component, (at, bits)) in at.iter_mut().zip(bits).enumerate() {
            let float = f32::from_bits(*bits);
            let scaled = f64::from(float) * ONE as f64;
            let name = ["u", "v", "w"][component];
            if !(0.0..=1.0).contains(&float) {
                let text = format!("{place}: {name} is {float:e}, required from 0 to 1");
                faults.push(PatchFinding::new(PatchFault::Outside, text));
            } else if scaled.fract() != 0.0 {
                let text =
                    format!("{place}: {name} is {float:e}, for which 1 - {name} is not exact");
                faults.push(PatchFinding::new(PatchFault::Inexact, text));
            }
            *at = scaled as i64;
        }
        let miss = (at.iter().sum::<i64>() - ONE).abs();
        if faults.is_empty() && surface == Surface::Triangles && miss > NEAR {
            let text = format!(
                "{place}: u + v + w must be 1, seen {}",
                coordinate_text(&at)
            );
            if miss < SEGMENT {
                imprecise.push(PatchFinding::new(PatchFault::Sum, text));
            } else {
                faults.push(PatchFinding::new(PatchFault::Outside, text));
            }
        }
        vertices.push(Vertex { bits: *bits, at });
    }
    if faults.is_empty() {
        Ok((vertices, imprecise))
    } else {
        Err(faults)
    }
}

fn floats(vertices: &[[u32; 3]]) -> String {
    let vertex = |bits: &[u32; 3]| {
        let [u, v, w] = bits.map(f32::from_bits);
        format!("({u:?}, {v:?}, {w:?})")
    };
    vertices.iter().map(vertex).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests;
