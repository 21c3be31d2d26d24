//! The interpolation of packed slots that a fragment shader reads.
//!
//! A location has one interpolation (Vulkan "Location Assignment", GLSL 4.60 section
//! 4.4.1), while a packing may place varyings together that are interpolated
//! differently:
//!
//! * Sampling (pixel center, centroid, sample) can be chosen for each component: the slot
//!   is declared without a sampling qualifier, and InterpolateAtCentroid and
//!   InterpolateAtSample return, by their definition, the value that the qualifiers give
//!   (GLSL.std.450).
//! * Flat varyings are not interpolated, so `flat` and `flat centroid` are the same.
//! * The weighting of the vertices cannot be chosen: a product with the fragment's
//!   `gl_FragCoord.w` is rounded, and the values of the vertices are lost in an
//!   interpolated variable. Varyings of different weighting require separate slots.

use super::error::PackError;
use super::plan::SlotComponent;
use crate::packing::PackedInterface;
use crate::packing::packed_interface::{LocationSlot, PackedVarying, SlotKind, VaryingId};
use crate::types::interpolation::{InterpolationMode, Sampling, Weighting};
use crate::types::{Interface, Interpolation, Scalar};
use std::collections::HashMap;

/// The slots as both sides declare them, and how the fragment shader reads them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ReadSlots {
    pub slots: Vec<LocationSlot>,
    /// The sampling of the components that the shader interpolates by function. The others
    /// have the interpolation of their slot.
    pub by_function: HashMap<SlotComponent, Sampling>,
}

/// A varying in a slot that the fragment shader reads.
struct Read<'p> {
    placed: &'p PackedVarying,
    interpolation: Interpolation,
}

/// Returns the slots of `placement` with the interpolation that the fragment shader with
/// these inputs declares.
///
/// # Errors
/// A slot whose varyings no single variable can hold.
pub(super) fn read_slots(
    placement: &PackedInterface,
    inputs: &Interface,
) -> Result<ReadSlots, PackError> {
    let mut read = ReadSlots {
        slots: placement.slots.clone(),
        by_function: HashMap::new(),
    };
    for (index, slot) in read.slots.iter_mut().enumerate() {
        if slot.kind == SlotKind::Kept {
            continue;
        }
        let here = |placed: &&PackedVarying| {
            let mut runs = placed.at.iter();
            runs.any(|run| run.location == slot.location)
        };
        let readers = placement.varyings.iter().filter(here);
        let readers: Vec<Read> = readers
            .filter_map(|placed| {
                let interpolation = interpolation(inputs, placed.input?)?;
                Some(Read {
                    placed,
                    interpolation,
                })
            })
            .collect();
        let Some(interpolation) = common(slot, &readers)? else {
            continue;
        };
        slot.interpolation = interpolation;
        if interpolation.mode.weighting() == Weighting::Flat {
            continue;
        }
        for reader in &readers {
            let sampling = reader.interpolation.sampling;
            let runs = reader.placed.at.iter();
            let runs = runs.filter(|run| run.location == slot.location);
            if sampling == interpolation.sampling {
                continue;
            }
            for component in runs.flat_map(|run| (run.component.0..).take(run.components as usize))
            {
                let component = SlotComponent {
                    slot: index,
                    component,
                };
                read.by_function.insert(component, sampling);
            }
        }
    }
    Ok(read)
}

/// Returns the interpolation of an input; an input that holds an integer or a double is
/// flat (Vulkan "Interpolation decorations").
fn interpolation(inputs: &Interface, input: VaryingId) -> Option<Interpolation> {
    let variable = inputs.outputs.get(input.variable)?;
    let declared = variable.interpolation_of(input.member);
    let ty = match (variable.as_block(), input.member) {
        (Some((_, structure)), Some(member)) => &structure.members.get(member)?.ty,
        (Some(_) | None, _) => &variable.ty,
    };
    Some(Interpolation {
        mode: if ty.any_scalar(&Scalar::is_integer_or_double) {
            InterpolationMode::Flat
        } else {
            declared.mode
        },
        ..declared
    })
}

/// Returns the interpolation of a slot that holds these varyings; `None` if none of them
/// is read.
fn common(slot: &LocationSlot, readers: &[Read]) -> Result<Option<Interpolation>, PackError> {
    let Some(first) = readers.first() else {
        return Ok(None);
    };
    let weighting = first.interpolation.mode.weighting();
    let other = readers
        .iter()
        .find(|reader| reader.interpolation.mode.weighting() != weighting);
    if let Some(other) = other {
        return Err(PackError::Mixed {
            location: slot.location,
            first: first.placed.name.clone(),
            first_weighting: weighting,
            other: other.placed.name.clone(),
            other_weighting: other.interpolation.mode.weighting(),
        });
    }
    if slot.kind == SlotKind::Int && weighting != Weighting::Flat {
        return Err(PackError::NotFlat {
            name: first.placed.name.clone(),
            location: slot.location,
            weighting,
        });
    }
    let samplings = || readers.iter().map(|reader| reader.interpolation.sampling);
    let sampling = first.interpolation.sampling;
    Ok(Some(Interpolation {
        mode: first.interpolation.mode,
        sampling: if samplings().all(|other| other == sampling) {
            sampling
        } else if weighting == Weighting::Flat && samplings().any(|s| s == Sampling::Sample) {
            // A flat value does not depend on the sample, but the qualifier also makes the
            // shader run once for each.
            Sampling::Sample
        } else {
            Sampling::Center
        },
        patch: false,
    }))
}
