//! Free locations, at which copies of captured values are placed.
//!
//! A location has four 32-bit components. Copies of one scalar type and stream share
//! a location by Component. Components next to an output's are used only if no
//! other location is free.
//!
//! Vulkan "Location and Component Assignment".

use crate::types::Scalar;
use crate::units::{Component, Location, Stream};
use std::collections::BTreeSet;

/// The maximum number of locations considered. No device has this many.
const MAX_LOCATIONS: u32 = 1 << 12;

/// The properties that copies sharing a location have in common.
pub(super) type Class = (Scalar, Stream);

/// The use of one location.
#[derive(Clone, Copy, Debug, Default)]
struct FreeLocation {
    /// One bit per component.
    taken: u8,
    /// Whether an output of the shader uses it.
    foreign: bool,
    class: Option<Class>,
}

/// The locations of a stage.
#[derive(Clone, Debug)]
pub(super) struct FreeLocations {
    slots: Vec<FreeLocation>,
}

/// The components that one copy needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Need {
    /// Consecutive components, 1..=4.
    pub(super) components: u32,
    /// The step between the components at which it may start.
    pub(super) align: u32,
    pub(super) class: Class,
}

impl FreeLocations {
    /// Returns `count` locations, of which outputs use the components `taken`, and the
    /// locations `full` completely.
    pub(super) fn new(
        count: u32,
        taken: &[(Stream, Location, Component)],
        full: &BTreeSet<Location>,
    ) -> FreeLocations {
        let count = count.min(MAX_LOCATIONS);
        let mut slots = vec![FreeLocation::default(); count as usize];
        let mut slot = |location: Location, bits: u8| {
            if let Some(slot) = slots.get_mut(location.0 as usize) {
                slot.taken |= bits;
                slot.foreign = true;
            }
        };
        for (_, location, component) in taken {
            slot(*location, 1 << (component.0 % 4));
        }
        for location in full {
            slot(*location, 0xf);
        }
        FreeLocations { slots }
    }

    /// Returns the number of unused components.
    pub(super) fn free(&self) -> u32 {
        self.slots
            .iter()
            .map(|slot| 4 - slot.taken.count_ones())
            .sum()
    }

    /// Takes the first free components; with `holes` also in locations that outputs use.
    pub(super) fn take(&mut self, need: &Need, holes: bool) -> Option<(Location, Component)> {
        for (location, slot) in (0..).zip(&mut self.slots) {
            let class = slot.class.is_none_or(|class| class == need.class);
            if !class || (slot.foreign && !holes) {
                continue;
            }
            let bits = (1_u8 << need.components.min(4)) - 1;
            let mut starts = (0..=4 - need.components.min(4)).filter(|s| s % need.align == 0);
            if let Some(start) = starts.find(|start| slot.taken & (bits << start) == 0) {
                slot.taken |= bits << start;
                slot.class = Some(need.class);
                return Some((Location(location), Component(start)));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn need(components: u32, scalar: Scalar) -> Need {
        Need {
            components,
            align: scalar.words(),
            class: (scalar, Stream(0)),
        }
    }

    #[test]
    fn copies_of_one_scalar_type_share_locations() {
        let taken = [(Stream(0), Location(0), Component(0))];
        let mut slots = FreeLocations::new(4, &taken, &BTreeSet::from([Location(2)]));
        assert_eq!(slots.free(), 3 + 4 + 4);
        let mut take = |components, scalar, holes| {
            let place = slots.take(&need(components, scalar), holes);
            place.map(|(location, component)| (location.0, component.0))
        };
        assert_eq!(take(1, Scalar::F32, false), Some((1, 0)));
        assert_eq!(take(2, Scalar::F64, false), Some((3, 0)));
        assert_eq!(take(1, Scalar::F64, false), Some((3, 2)));
        assert_eq!(take(3, Scalar::F32, false), Some((1, 1)));
        assert_eq!(take(1, Scalar::F32, false), None);
        assert_eq!(take(3, Scalar::U32, true), Some((0, 1)));
        assert_eq!(take(1, Scalar::U32, true), None);
    }
}
