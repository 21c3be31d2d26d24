//! Slot maps of hardware whose vertex layout depends on the set of outputs, and the
//! order in which its fragment shaders receive their inputs.
//!
//! The layout is that of Intel's vertex URB entries: a function of the set of
//! outputs, of whether the producer is linked with its consumer, and of the
//! number of positions. A set is a bit field; bit *n* is varying *n* of
//! [`name`].

use crate::types::interface::BuiltIn;
use crate::types::{OutputVariable, Type};
use crate::units::Location;
use std::fmt;
use std::ops::Range;

/// Numbers of the built-in varyings; generic varyings are numbered from [`VAR0`] on.
const NAMES: [(u32, &str); 32] = [
    (0, "POS"),
    (1, "COL0"),
    (2, "COL1"),
    (3, "FOGC"),
    (4, "TEX0"),
    (5, "TEX1"),
    (6, "TEX2"),
    (7, "TEX3"),
    (8, "TEX4"),
    (9, "TEX5"),
    (10, "TEX6"),
    (11, "TEX7"),
    (12, "PSIZ"),
    (13, "BFC0"),
    (14, "BFC1"),
    (15, "EDGE"),
    (16, "CLIP_VERTEX"),
    (17, "CLIP_DIST0"),
    (18, "CLIP_DIST1"),
    (19, "CULL_DIST0"),
    (20, "CULL_DIST1"),
    (21, "PRIMITIVE_ID"),
    (22, "LAYER"),
    (23, "VIEWPORT"),
    (24, "FACE"),
    (25, "PNTC"),
    (26, "TESS_LEVEL_OUTER"),
    (27, "TESS_LEVEL_INNER"),
    (28, "BOUNDING_BOX0"),
    (29, "BOUNDING_BOX1"),
    (30, "VIEW_INDEX"),
    (31, "VIEWPORT_MASK"),
];

/// The first of the 32 generic varyings.
pub const VAR0: u32 = 32;
const POS: u32 = 0;
const PSIZ: u32 = 12;
const CLIP_DIST: [u32; 2] = [17, 18];
const COLOURS: [u32; 4] = [1, 13, 2, 14];
const CULL_DIST0: u32 = 19;
const PRIMITIVE_ID: u32 = 21;
const TESS_LEVEL_OUTER: u32 = 26;
const LAYER: u32 = 22;
const VIEWPORT: u32 = 23;
/// The shading rate as an output, and the facing side as an input.
const FACE: u32 = 24;
const POINT_COORD: u32 = 25;
/// Slots of one write: the header of the message takes one more register.
const WRITE_SLOTS: u32 = 12;
/// Inputs that the set-up stage can reorder.
const REORDERED: usize = 16;

/// Returns the number of the varying of this name: `POS`, `VAR3`.
pub fn number(name: &str) -> Option<u32> {
    let builtin = NAMES.iter().find(|(_, known)| *known == name);
    let generic = || name.strip_prefix("VAR")?.parse().ok().filter(|n| *n < 32);
    match builtin {
        Some((number, _)) => Some(*number),
        None => generic().map(|n: u32| VAR0 + n),
    }
}

/// Returns the name of a varying.
pub fn name(number: u32) -> String {
    match NAMES.iter().find(|(known, _)| *known == number) {
        Some((_, name)) => (*name).to_owned(),
        None => format!("VAR{}", number - VAR0),
    }
}

/// Returns the set of one generic varying; empty for a location past the last one.
pub fn generic(location: Location) -> u64 {
    match location.0 {
        0..32 => bit(VAR0 + location.0),
        _ => 0,
    }
}

/// Returns the set of the built-ins among variables and members of blocks.
pub fn builtins(variables: &[OutputVariable]) -> u64 {
    let of = |builtin: BuiltIn, ty: &Type| match builtin {
        BuiltIn::Position => bit(POS),
        BuiltIn::PointSize => bit(PSIZ),
        BuiltIn::ClipDistance => compact(CLIP_DIST[0], ty),
        BuiltIn::CullDistance => compact(CULL_DIST0, ty),
        BuiltIn::PrimitiveId => bit(PRIMITIVE_ID),
        BuiltIn::Layer => bit(LAYER),
        BuiltIn::ViewportIndex => bit(VIEWPORT),
        BuiltIn::TessLevelOuter => bit(TESS_LEVEL_OUTER),
        BuiltIn::TessLevelInner => bit(TESS_LEVEL_OUTER + 1),
        BuiltIn::PrimitiveShadingRate => bit(FACE),
        BuiltIn::ViewportMask => bit(VAR0 - 1),
        BuiltIn::PointCoord => bit(POINT_COORD),
        BuiltIn::Other(_) => 0,
    };
    let mut set = 0;
    for variable in variables {
        if let Some(builtin) = variable.builtin {
            set |= of(builtin, &variable.ty);
        }
        let Some((block, structure)) = variable.as_block() else {
            continue;
        };
        for (member, own) in structure.members.iter().zip(&block.members) {
            if let Some(builtin) = own.builtin {
                set |= of(builtin, &member.ty);
            }
        }
    }
    set
}

/// Returns the set of a compact array, whose varyings have four elements each.
fn compact(first: u32, ty: &Type) -> u64 {
    match ty.components() {
        0..=4 => bit(first),
        _ => bit(first) | bit(first + 1),
    }
}

fn bit(varying: u32) -> u64 {
    1u64.checked_shl(varying)
        .expect("varyings have numbers below 64")
}

fn members(set: u64) -> impl Iterator<Item = u32> {
    (0..64).filter(move |varying| set & bit(*varying) != 0)
}

/// The method by which producer and consumer determine the slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// The stages are linked: only written varyings take a slot.
    Fixed,
    /// The stages are not linked: generic varyings have fixed slots.
    Separate,
    /// The stages are not linked: generic varyings have fixed slots, before the built-in ones.
    SeparateMesh,
}

/// The slots of a producer's outputs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlotMap {
    /// The varying in each slot; `None` for padding.
    pub slots: Vec<Option<u32>>,
}

impl SlotMap {
    /// Returns the slots of the outputs in `written`; `positions` is 1 unless there are
    /// several views.
    pub fn new(written: u64, layout: Layout, positions: u32) -> SlotMap {
        // These are in the header, together with the point size.
        let header = bit(LAYER) | bit(VIEWPORT) | bit(FACE);
        let mut left = written & !header & !bit(PSIZ) & !bit(POS);
        if layout != Layout::Fixed {
            left |= CLIP_DIST.map(bit).iter().sum::<u64>();
        }
        let mut slots = vec![Some(PSIZ)];
        slots.extend((0..positions.max(1)).map(|_| Some(POS)));
        let mut take = |slots: &mut Vec<Option<u32>>, varying: u32| {
            if left & bit(varying) != 0 {
                left &= !bit(varying);
                slots.push(Some(varying));
            }
        };
        for varying in CLIP_DIST {
            take(&mut slots, varying);
        }
        slots.resize(slots.len().next_multiple_of(2), None);
        for varying in COLOURS {
            take(&mut slots, varying);
        }
        let builtins = |slots: &mut Vec<_>| {
            slots.extend(members(left & (bit(VAR0) - 1)).map(Some));
        };
        let generics = |slots: &mut Vec<_>| {
            let first = slots.len();
            for varying in members(left & !(bit(VAR0) - 1)) {
                if layout != Layout::Fixed {
                    slots.resize(first + (varying - VAR0) as usize, None);
                }
                slots.push(Some(varying));
            }
        };
        if layout == Layout::SeparateMesh {
            generics(&mut slots);
            builtins(&mut slots);
        } else {
            builtins(&mut slots);
            generics(&mut slots);
        }
        SlotMap { slots }
    }

    /// Returns the slots of each write that the producer needs for its outputs.
    pub fn writes(&self) -> Vec<Range<u32>> {
        let end = number_of(self.slots.len());
        let first = (0..end).step_by(WRITE_SLOTS as usize);
        first
            .map(|first| first..end.min(first + WRITE_SLOTS))
            .collect()
    }

    /// Returns the slot of a varying; those of the header share slot 0.
    pub(crate) fn slot_of(&self, varying: u32) -> Option<u32> {
        let found = self.slots.iter().position(|slot| *slot == Some(varying))?;
        Some(number_of(found))
    }
}

/// Formats the map as `0 PSIZ, 1 POS, 2 pad, 3 VAR0`.
impl fmt::Display for SlotMap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let slot = |(number, slot): (usize, &Option<u32>)| match slot {
            Some(varying) => format!("{number} {}", name(*varying)),
            None => format!("{number} pad"),
        };
        let slots: Vec<String> = self.slots.iter().enumerate().map(slot).collect();
        f.write_str(&slots.join(", "))
    }
}

/// The varyings of a fragment shader's attributes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InputOrder {
    /// The first slot of the producer's map that is fetched.
    pub first: u32,
    /// Each varying that is read, with its attribute; `None` if the producer does not
    /// write it and a constant replaces it.
    pub attributes: Vec<(u32, Option<u32>)>,
    /// The number of attributes, including those of unread varyings in between.
    pub count: u32,
}

impl InputOrder {
    /// Returns the order of the inputs in `read` for a producer with this map.
    ///
    /// Up to 16 inputs are in the fragment shader's own order, because set-up can move
    /// any slot to any of the first 16 attributes. More inputs are in the producer's
    /// order.
    pub fn new(read: u64, map: &SlotMap) -> InputOrder {
        let in_header = |varying: u32| [PSIZ, LAYER, VIEWPORT].contains(&varying);
        let shading = read & bit(FACE) != 0;
        let read: Vec<u32> = members(read & !bit(POS) & !bit(FACE)).collect();
        let (header, own): (Vec<u32>, Vec<u32>) = read.iter().partition(|v| in_header(**v));
        let shared = usize::from(!header.is_empty());
        if shared + own.len() <= REORDERED {
            let count = number_of(shared + own.len());
            let first_own = number_of(shared);
            let header = header.iter().map(|varying| (*varying, Some(0)));
            let own = own.iter().zip(first_own..).map(|(v, n)| (*v, Some(n)));
            return InputOrder {
                first: 0,
                attributes: header.chain(own).collect(),
                count,
            };
        }
        let slots = read.iter().filter_map(|varying| map.slot_of(*varying));
        let first = if shading || header.iter().any(|varying| *varying != PSIZ) {
            0
        } else {
            // Without a written input the fetch begins at slot 0.
            slots.min().map_or(0, |slot| slot & !1)
        };
        let attribute = |varying: u32| match varying {
            LAYER | VIEWPORT => None,
            varying => map.slot_of(varying).map(|slot| slot - first),
        };
        InputOrder {
            first,
            attributes: read.iter().map(|v| (*v, attribute(*v))).collect(),
            count: number_of(map.slots.len()) - first,
        }
    }
}

fn number_of(slots: usize) -> u32 {
    u32::try_from(slots).expect("a map has fewer than 128 slots")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> u64 {
        names
            .split_whitespace()
            .map(|name| match name.split_once("..") {
                None => bit(number(name).expect(name)),
                Some((first, last)) => {
                    let [first, last] = [first, last].map(|n| number(n).expect(name));
                    (first..=last).map(bit).sum()
                }
            })
            .sum()
    }

    #[test]
    fn slots_depend_on_the_set_of_outputs() {
        let rows = [
            ("POS VAR0 VAR1", "0 PSIZ, 1 POS, 2 VAR0, 3 VAR1"),
            (
                "POS CLIP_DIST0 VAR0",
                "0 PSIZ, 1 POS, 2 CLIP_DIST0, 3 pad, 4 VAR0",
            ),
            (
                "POS CLIP_DIST0 CLIP_DIST1 VAR0",
                "0 PSIZ, 1 POS, 2 CLIP_DIST0, 3 CLIP_DIST1, 4 VAR0",
            ),
            (
                "POS COL0 BFC0 TEX0 VAR3",
                "0 PSIZ, 1 POS, 2 COL0, 3 BFC0, 4 TEX0, 5 VAR3",
            ),
            (
                "POS COL0 COL1 PRIMITIVE_ID VAR0",
                "0 PSIZ, 1 POS, 2 COL0, 3 COL1, 4 PRIMITIVE_ID, 5 VAR0",
            ),
            ("VAR2", "0 PSIZ, 1 POS, 2 VAR2"),
            ("POS LAYER VIEWPORT PSIZ VAR0", "0 PSIZ, 1 POS, 2 VAR0"),
        ];
        for (written, want) in rows {
            let map = SlotMap::new(set(written), Layout::Fixed, 1);
            assert_eq!(map.to_string(), want, "{written}");
        }
        let map = SlotMap::new(set("POS VAR0 VAR3"), Layout::Separate, 1);
        assert_eq!(
            map.to_string(),
            "0 PSIZ, 1 POS, 2 CLIP_DIST0, 3 CLIP_DIST1, 4 VAR0, 5 pad, 6 pad, 7 VAR3"
        );
        assert_eq!(map.slots.len(), 8);
    }

    #[test]
    fn mesh_layout_and_several_views_move_the_generic_varyings() {
        let written = set("POS PRIMITIVE_ID VAR1");
        let map = SlotMap::new(written, Layout::SeparateMesh, 1);
        assert_eq!(
            map.to_string(),
            "0 PSIZ, 1 POS, 2 CLIP_DIST0, 3 CLIP_DIST1, 4 pad, 5 VAR1, 6 PRIMITIVE_ID"
        );
        let map = SlotMap::new(written, Layout::Fixed, 2);
        assert_eq!(
            map.to_string(),
            "0 PSIZ, 1 POS, 2 POS, 3 pad, 4 PRIMITIVE_ID, 5 VAR1"
        );
    }

    #[test]
    fn up_to_sixteen_inputs_are_in_the_shaders_order() {
        let read = set("VAR3 PRIMITIVE_ID VAR1 LAYER POS FACE");
        for written in ["POS VAR0..VAR4 LAYER", "POS CLIP_DIST0 VAR1 VAR3"] {
            let map = SlotMap::new(set(written), Layout::Fixed, 1);
            let order = InputOrder::new(read, &map);
            let seen: Vec<(String, Option<u32>)> = order
                .attributes
                .iter()
                .map(|(v, n)| (name(*v), *n))
                .collect();
            let want = [("LAYER", 0), ("PRIMITIVE_ID", 1), ("VAR1", 2), ("VAR3", 3)];
            let want: Vec<_> = want.map(|(v, n)| (v.to_owned(), Some(n))).to_vec();
            assert_eq!((seen, order.count), (want, 4), "{written}");
        }
        // The header counts once, so these are sixteen.
        let read = set("VAR0..VAR14 LAYER VIEWPORT");
        let map = SlotMap::new(set("POS VAR0..VAR31"), Layout::Fixed, 1);
        assert_eq!(InputOrder::new(read, &map).count, 16);
    }

    #[test]
    fn more_than_sixteen_inputs_are_in_the_producers_order() {
        let map = SlotMap::new(set("POS VAR0..VAR25"), Layout::Fixed, 1);
        let order = InputOrder::new(set("VAR0..VAR19"), &map);
        assert_eq!((order.first, order.count), (2, 26));
        let indices: Vec<Option<u32>> = order.attributes.iter().map(|(_, n)| *n).collect();
        assert_eq!(indices, (0..20).map(Some).collect::<Vec<_>>());
        let order = InputOrder::new(set("VAR1..VAR17"), &map);
        assert_eq!((order.first, order.count), (2, 26));
        let indices: Vec<Option<u32>> = order.attributes.iter().map(|(_, n)| *n).collect();
        assert_eq!(indices, (1..18).map(Some).collect::<Vec<_>>());
        let order = InputOrder::new(set("VAR0..VAR17 LAYER VAR31"), &map);
        assert_eq!((order.first, order.count), (0, 28));
        assert_eq!(order.attributes[0], (LAYER, None));
        assert_eq!(order.attributes[1], (VAR0, Some(2)));
        // No output writes it: a constant replaces it.
        assert_eq!(order.attributes.last(), Some(&(VAR0 + 31, None)));
    }

    #[test]
    fn the_point_coordinate_is_one_of_sixteen_inputs() {
        let map = SlotMap::new(set("POS VAR4..VAR19"), Layout::Fixed, 1);
        let sixteen = InputOrder::new(set("VAR4..VAR18 PNTC FACE"), &map);
        assert_eq!((sixteen.first, sixteen.count), (0, 16));
        assert_eq!(sixteen.attributes[0], (POINT_COORD, Some(0)));
        // One more: the order of the producer, which does not write it.
        let seventeen = InputOrder::new(set("VAR4..VAR19 PNTC"), &map);
        assert_eq!((seventeen.first, seventeen.count), (2, 16));
        assert_eq!(seventeen.attributes[0], (POINT_COORD, None));
        assert_eq!(seventeen.attributes[1], (VAR0 + 4, Some(0)));
    }

    #[test]
    fn slots_beyond_one_write_are_in_further_writes() {
        let writes = |written: &str| SlotMap::new(set(written), Layout::Fixed, 1).writes();
        assert_eq!(writes("POS"), std::slice::from_ref(&(0..2)));
        assert_eq!(writes("POS VAR0..VAR9"), std::slice::from_ref(&(0..12)));
        assert_eq!(writes("POS VAR0..VAR10"), [0..12, 12..13]);
        assert_eq!(writes("POS VAR0..VAR21"), [0..12, 12..24]);
        assert_eq!(writes("POS VAR0..VAR31"), [0..12, 12..24, 24..34]);
        // Padding takes part: slot 3 after one vector of clip distances.
        assert_eq!(writes("POS CLIP_DIST0 VAR0..VAR8"), [0..12, 12..13]);
    }

    #[test]
    fn every_varying_has_one_name() {
        for varying in 0..64 {
            assert_eq!(number(&name(varying)), Some(varying));
        }
        assert_eq!(number("VAR32"), None);
    }
}
