//! The primitives of tessellated patches: any that the text allows.
//!
//! Which triangles a patch is divided into, and in which order, is unspecified, so
//! that no list of alternatives exists. What was captured is judged by what
//! the text does fix (rule 36): coordinates inside the domain, the winding, a
//! domain covered exactly once, edges subdivided as their levels say, isolines
//! and the points of equal spacing as sets; and the same primitives for the same
//! levels. How many primitives there are, and that the patches follow one
//! another, the memory itself has shown before.
//!
//! Vulkan "Tessellation" and "Tessellation Invariance".

mod cover;
mod edges;
mod judged;
mod sets;

use super::difference::{Fault, PatchDifference, word_at};
use super::evidence::Evidence;
use super::kind::PatchFault;
use crate::model::allowed::AllowedPatch;
use crate::model::tessellation::{Coordinate, ONE, subdivide};
use crate::script::tessellation::{Levels, Modes, Surface};
use edges::Known;
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
    /// The edges of patches of these modes: invariance compares no others.
    edges: HashMap<Modes, Known>,
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

    fn patch(&mut self, patch: &AllowedPatch, mut bits: Vec<[u32; 3]>) -> Vec<Fault> {
        let tessellation = &patch.tessellation;
        let subdivision = subdivide(tessellation, &patch.levels);
        let subdivision = subdivision.expect("a captured patch is not discarded");
        let defined = tessellation.surface.components();
        for undefined in bits
            .iter_mut()
            .flat_map(|bits| bits.iter_mut().skip(defined))
        {
            *undefined = 0;
        }
        let size = tessellation.vertices_per_primitive() as usize;
        let (vertices, mut faults) = match located(tessellation.surface, size, &bits) {
            Ok(located) => located,
            Err(faults) => return faults,
        };
        let whole = bits.len() == size * patch.primitives as usize;
        faults.extend(self.same(patch, size, &bits));
        let judged = Judged {
            patch,
            subdivision: &subdivision,
            whole,
        };
        let edges = self.edges.entry(tessellation.modes()).or_default();
        let at: Vec<Coordinate> = vertices.iter().map(|vertex| vertex.at).collect();
        faults.extend(match (tessellation.surface, size) {
            (_, 3) => cover::judge(&judged, &at, edges),
            (Surface::Isolines, _) => sets::lines(&judged, &at, edges),
            (Surface::Triangles | Surface::Quads, _) => sets::points(&judged, &at, edges),
        });
        if whole {
            let first = (patch.number, bits);
            let key = (tessellation.modes(), patch.levels);
            self.whole.entry(key).or_insert(first);
        }
        faults
    }

    /// Invariance rule 1: the same modes and levels give the same primitives, in the same
    /// order, to the bit. Which vertex of a primitive is captured first remains
    /// unspecified (rule 29). Of a patch that did not fit, the first primitives are
    /// compared.
    fn same(&self, patch: &AllowedPatch, size: usize, bits: &[[u32; 3]]) -> Vec<Fault> {
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
            Fault::new(PatchFault::Variant, text)
        });
        fault.into_iter().collect()
    }
}

/// The coordinates as numbers, and which of them are imprecise, or else which of them
/// cannot be coordinates.
fn located(
    surface: Surface,
    size: usize,
    bits: &[[u32; 3]],
) -> Result<(Vec<Vertex>, Vec<Fault>), Vec<Fault>> {
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
                faults.push(Fault::new(PatchFault::Outside, text));
            } else if scaled.fract() != 0.0 {
                let text =
                    format!("{place}: {name} is {float:e}, for which 1 - {name} is not exact");
                faults.push(Fault::new(PatchFault::Inexact, text));
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
                imprecise.push(Fault::new(PatchFault::Sum, text));
            } else {
                faults.push(Fault::new(PatchFault::Outside, text));
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
