//! The packer: assigns slots and components to every varying of an interface.
//!
//! OpenGL leaves the placement of varyings to the linker (OpenGL 4.6 section
//! 11.1.2.1 counts components only). This is the algorithm of Mesa's linker,
//! which adopted the proposal of December 2012: varyings of one class are placed
//! one after another, in an order in which all but vec3s keep their alignment.

use super::error::PackingError;
use super::matching::{Entry, entries};
use super::options::{Ceiling, PackOptions};
use super::order::OrderClass;
use super::packed_interface::{
    ComponentRun, LocationSlot, PackedInterface, PackedVarying, SlotKind,
};
use super::side::{Captures, Side};
use super::{class, walk};
use crate::types::Type;
use crate::types::interpolation::InterpolationMode;
use crate::units::{Component, Location, Word};
use std::collections::{BTreeMap, BTreeSet};

/// Packs the varyings that `producer` writes and that `consumer` reads or that are
/// captured. Without a consumer only captured outputs are packed.
///
/// # Errors
/// Types that do not match or cannot be packed, or too few slots.
pub fn pack(
    producer: &Side,
    consumer: Option<&Side>,
    captures: &Captures,
    options: &PackOptions,
) -> Result<PackedInterface, PackingError> {
    let entries = entries(producer, consumer, captures, options)?;
    let mut packer = Packer {
        options,
        separate: captures.separate,
        generic: Space::default(),
        patch: Space::default(),
        previous: None,
    };
    entries.iter().for_each(|entry| packer.reserve(entry));
    if let Ceiling::Components(max) = options.ceiling {
        packer.check_components(&entries, max)?;
    }
    let mut placed = Vec::new();
    for entry in &entries {
        let positions = match entry.kept {
            Some((location, component)) => walk::located(&entry.ty, location, component),
            None => packer.place(entry)?,
        };
        placed.push((entry, positions));
    }
    Ok(PackedInterface {
        slots: slots(&placed),
        varyings: placed.into_iter().map(|(e, at)| varying(e, &at)).collect(),
    })
}

/// The slots of per-vertex varyings, or those of per-patch varyings.
#[derive(Default)]
struct Space {
    /// Slots of varyings that keep their locations.
    reserved: BTreeSet<u32>,
    /// The next free component.
    next: u32,
}

struct Packer<'p> {
    options: &'p PackOptions,
    separate: bool,
    generic: Space,
    patch: Space,
    /// The varying that was placed last.
    previous: Option<Entry>,
}

impl Packer<'_> {
    fn space(&mut self, entry: &Entry) -> &mut Space {
        if entry.interpolation.patch {
            &mut self.patch
        } else {
            &mut self.generic
        }
    }

    fn reserve(&mut self, entry: &Entry) {
        let Some((first, _)) = entry.kept else {
            return;
        };
        let end = first.saturating_add(entry.ty.locations(false));
        self.space(entry).reserved.extend(first..end);
    }

    /// Checks the total number of components. A slot of a kept location counts as
    /// four.
    fn check_components(&self, entries: &[Entry], max: u32) -> Result<(), PackingError> {
        for (patch, space) in [(false, &self.generic), (true, &self.patch)] {
            let open = entries
                .iter()
                .filter(|e| e.kept.is_none() && e.interpolation.patch == patch);
            let seen =
                open.map(|e| e.ty.components()).sum::<u32>() + 4 * space.reserved.len() as u32;
            if seen > max {
                return Err(PackingError::TooManyComponents { seen, max });
            }
        }
        Ok(())
    }

    /// Returns the component position of each word of `entry`.
    fn place(&mut self, entry: &Entry) -> Result<Vec<u32>, PackingError> {
        if self.starts_a_slot(entry) {
            let space = self.space(entry);
            space.next = space.next.next_multiple_of(4);
        }
        self.previous = Some(entry.clone());
        if self.options.fill && entry.packed {
            return self.fill(entry);
        }
        let space = self.space(entry);
        // Padding depends on the position, so the size is computed for each.
        let size = |at: u32| {
            if entry.packed {
                entry.ty.components_aligned(at)
            } else {
                4 * entry.ty.locations(false)
            }
        };
        let taken = |at: u32| at / 4..=(at + size(at).max(1) - 1) / 4;
        while taken(space.next).any(|slot| space.reserved.contains(&slot)) {
            space.next = (space.next + 1).next_multiple_of(4);
        }
        let size = size(space.next);
        let at = space.next;
        space.next += size;
        self.check_end(entry, at, size)?;
        Ok(if entry.packed {
            walk::packed(&entry.ty, at)
        } else {
            walk::located(&entry.ty, at / 4, 0)
        })
    }

    /// Takes the next free components, skipping kept locations.
    fn fill(&mut self, entry: &Entry) -> Result<Vec<u32>, PackingError> {
        let space = self.space(entry);
        let mut positions = Vec::new();
        for _ in 0..entry.ty.components() {
            while space.reserved.contains(&(space.next / 4)) {
                space.next = (space.next + 1).next_multiple_of(4);
            }
            positions.push(space.next);
            space.next += 1;
        }
        if let (Some(first), Some(last)) = (positions.first(), positions.last()) {
            self.check_end(entry, *first, last + 1 - first)?;
        }
        Ok(positions)
    }

    fn check_end(&self, entry: &Entry, at: u32, size: u32) -> Result<(), PackingError> {
        match self.options.ceiling {
            Ceiling::Slots(ceiling) if (at + size).div_ceil(4) > ceiling => {
                Err(PackingError::NoRoom {
                    name: entry.name.clone(),
                    first: at / 4,
                    slots: (at + size).div_ceil(4) - at / 4,
                    ceiling,
                })
            }
            Ceiling::Slots(_) | Ceiling::Components(_) => Ok(()),
        }
    }

    /// Returns whether `entry` starts at the first component of a slot.
    fn starts_a_slot(&self, entry: &Entry) -> bool {
        let previous = self.previous.as_ref();
        let straddling = self.options.straddling && !self.separate;
        let off = !self.options.packing || self.options.separable || !entry.packed;
        let both_unread = previous.is_some_and(|p| p.capture_only) && entry.capture_only;
        entry.shader_input
            || previous.is_some_and(|p| !entry.class.may_share(p.class))
            || (off && !both_unread)
            || !entry.packed
            || (!self.options.capture_packing
                && (entry.captured || previous.is_some_and(|p| p.captured)))
            || (entry.order == OrderClass::Vec3 && !straddling)
    }
}

/// Returns a placed varying, its words grouped into runs.
fn varying(entry: &Entry, positions: &[u32]) -> PackedVarying {
    let mut at: Vec<ComponentRun> = Vec::new();
    let (first, step) = entry.words;
    for (index, position) in (0..).zip(positions) {
        let part = first + step * index;
        let (location, component) = (Location(position / 4), Component(position % 4));
        match at.last_mut() {
            Some(run)
                if run.location == location
                    && run.component.0 + run.components == component.0
                    && run.part.0 + run.components == part =>
            {
                run.components += 1;
            }
            _ => at.push(ComponentRun {
                part: Word(part),
                location,
                component,
                components: 1,
            }),
        }
    }
    PackedVarying {
        name: entry.name.clone(),
        class: class::name(entry.interpolation),
        output: entry.output,
        input: entry.input,
        ty: entry.ty.clone(),
        at,
    }
}

/// Returns the slots of the varyings, patch slots last.
fn slots(placed: &[(&Entry, Vec<u32>)]) -> Vec<LocationSlot> {
    let mut inside: BTreeMap<(bool, u32), Vec<(&Entry, u32)>> = BTreeMap::new();
    let mut straddles: BTreeSet<(bool, u32)> = BTreeSet::new();
    for (entry, positions) in placed {
        let patch = entry.interpolation.patch;
        // Each slot, and the component after its last.
        let mut ends: BTreeMap<u32, u32> = BTreeMap::new();
        for at in positions {
            let end = ends.entry(at / 4).or_default();
            *end = (at % 4 + 1).max(*end);
        }
        if ends.len() > 1 {
            straddles.extend(ends.keys().map(|slot| (patch, *slot)));
        }
        for (slot, end) in ends {
            inside.entry((patch, slot)).or_default().push((entry, end));
        }
    }
    let slot = |(key, entries): ((bool, u32), Vec<(&Entry, u32)>)| {
        let first = entries[0].0;
        // A varying that is not read may share the slot of an interpolated one.
        let read = entries.iter().find(|(e, _)| e.input.is_some());
        let interpolation = read.map_or(first, |(e, _)| e).interpolation;
        let flat = |e: &Entry| e.interpolation.mode == InterpolationMode::Flat;
        let flat_slot = match read {
            Some(_) => interpolation.mode == InterpolationMode::Flat,
            None => entries.iter().any(|(e, _)| flat(e)),
        };
        let simple = |e: &Entry| {
            matches!(e.ty, Type::Scalar(_) | Type::Vector { .. })
                && e.output.is_some()
                && e.input.is_some()
                && !e.ty.contains_64bit()
                && e.ty.scalar() == first.ty.scalar()
        };
        Some(LocationSlot {
            location: Location(key.1),
            kind: if entries.iter().any(|(e, _)| !e.packed) {
                SlotKind::Kept
            } else if flat_slot {
                SlotKind::Int
            } else {
                SlotKind::Float
            },
            components: entries.iter().map(|(_, end)| *end).max()?,
            interpolation,
            by_component: !straddles.contains(&key) && entries.iter().all(|(e, _)| simple(e)),
        })
    };
    inside.into_iter().filter_map(slot).collect()
}
