//! The consequences of a packed interface for one side: which variables keep their
//! location, which become private, and the slot component of every word of the
//! latter. Nothing is edited here.

use super::error::{PackError, Side};
use crate::packing::PackedInterface;
use crate::packing::packed_interface::{
    ComponentRun, LocationSlot, PackedVarying, SlotKind, VaryingId,
};
use crate::types::{Interface, OutputVariable, Scalar, Type};
use crate::units::{Component, Location, Stream};
use std::collections::{HashMap, HashSet};

/// The plan for one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    /// One per variable of the interface.
    pub fates: Vec<Fate>,
    /// Every scalar and vector of every packed variable, in order of placement.
    pub pieces: Vec<Piece>,
    /// The indices of the slots that hold a piece, each with the stream of its
    /// varyings.
    pub slots: Vec<(usize, Option<Stream>)>,
}

/// The method by which a variable is rewritten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// The variable does not change.
    Untouched,
    /// The variable remains in the interface, at this location.
    Kept(KeptAt),
    /// A block remains, with a separate location for each member.
    KeptBlock(Vec<KeptAt>),
    /// The variable becomes private; words that are not packed are not passed on.
    Private,
}

/// The first location and component of a kept variable or member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct KeptAt {
    pub location: Location,
    pub component: Component,
}

/// A scalar or vector (of a matrix a column) inside a packed variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    /// Index of the variable.
    pub variable: usize,
    /// The indices that select it.
    pub path: Vec<u32>,
    pub scalar: Scalar,
    /// Components, 1..=4.
    pub size: u32,
    /// Number of its first word in the variable.
    pub word: u32,
    /// The slot component of each of its words.
    pub components: Vec<SlotComponent>,
}

/// A component of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct SlotComponent {
    /// Index into [`PackedInterface::slots`].
    pub slot: usize,
    pub component: u32,
}

/// Plans one side of the packed interface.
pub(super) fn plan(
    placement: &PackedInterface,
    interface: &Interface,
    side: Side,
) -> Result<Plan, PackError> {
    let mut planner = Planner {
        side,
        interface,
        slots: &placement.slots,
        by_location: HashMap::new(),
        kept: HashMap::new(),
        packed: Vec::new(),
        taken: HashSet::new(),
        streams: HashMap::new(),
    };
    for (index, slot) in placement.slots.iter().enumerate() {
        planner.by_location.entry(slot.location).or_insert(index);
        if slot.interpolation.patch {
            return Err(PackError::Patch(slot.location));
        }
    }
    for placed in &placement.varyings {
        let varying = match side {
            Side::Producer => placed.output,
            Side::Consumer => placed.input,
        };
        if let Some(varying) = varying {
            planner.varying(placed, varying)?;
        }
    }
    let fates = planner.fates()?;
    let pieces = planner.pieces()?;
    let mut slots: Vec<_> = planner.streams.into_iter().collect();
    slots.sort_unstable_by_key(|(slot, _)| *slot);
    Ok(Plan {
        fates,
        pieces,
        slots,
    })
}

/// Returns whether a variable, or a member of its block, is a built-in.
fn is_builtin(variable: &OutputVariable) -> bool {
    let members = variable.block.iter().flat_map(|block| &block.members);
    variable.builtin.is_some() || members.into_iter().any(|m| m.builtin.is_some())
}

struct Planner<'p> {
    side: Side,
    interface: &'p Interface,
    slots: &'p [LocationSlot],
    by_location: HashMap<Location, usize>,
    /// The kept members of each variable (`None` for the variable itself), and their
    /// locations.
    kept: HashMap<usize, Vec<(Option<usize>, KeptAt)>>,
    /// The packed words in order of placement.
    packed: Vec<Words>,
    taken: HashSet<SlotComponent>,
    /// The streams by slot.
    streams: HashMap<usize, Option<Stream>>,
}

/// The words of a packed varying. It may be placed in several parts, each component of
/// its vectors separately.
struct Words {
    name: String,
    varying: VaryingId,
    components: Vec<Option<SlotComponent>>,
}

impl Planner<'_> {
    fn varying(&mut self, placed: &PackedVarying, varying: VaryingId) -> Result<(), PackError> {
        let side = self.side;
        let interface = self.interface;
        let Some(variable) = interface.outputs.get(varying.variable) else {
            return Err(PackError::NoVariable {
                name: placed.name.clone(),
                side,
                variable: varying.variable,
                count: interface.outputs.len(),
            });
        };
        if is_builtin(variable) {
            return Err(PackError::BuiltIn {
                name: placed.name.clone(),
                side,
            });
        }
        check_member(placed, variable, varying.member, side)?;
        let Some(first) = placed.at.first() else {
            return Ok(());
        };
        let slot = self.by_location.get(&first.location);
        let slot = slot.and_then(|slot| self.slots.get(*slot));
        if slot.is_some_and(|slot| slot.kind == SlotKind::Kept) {
            let place = KeptAt {
                location: first.location,
                component: first.component,
            };
            let kept = self.kept.entry(varying.variable).or_default();
            kept.push((varying.member, place));
            return Ok(());
        }
        self.packed(placed, variable, varying)
    }

    fn packed(
        &mut self,
        placed: &PackedVarying,
        variable: &OutputVariable,
        varying: VaryingId,
    ) -> Result<(), PackError> {
        let pieces = pieces(variable, varying);
        if let Some(narrow) = pieces.iter().find(|piece| !piece.scalar.capturable()) {
            return Err(PackError::Scalar {
                name: placed.name.clone(),
                scalar: narrow.scalar,
            });
        }
        let required: u32 = pieces.iter().map(|p| p.size * p.scalar.words()).sum();
        let known = self.packed.iter().position(|w| w.varying == varying);
        let known = known.unwrap_or_else(|| {
            self.packed.push(Words {
                name: placed.name.clone(),
                varying,
                components: vec![None; required as usize],
            });
            self.packed.len() - 1
        });
        let of_member = varying
            .member
            .and_then(|m| variable.block.as_ref()?.members.get(m)?.capture.stream);
        let stream = of_member.or(variable.capture.stream);
        for run in &placed.at {
            let slot = self.slot_of(placed, run)?;
            let stream_there = *self.streams.entry(slot).or_insert(stream);
            if stream_there.unwrap_or_default() != stream.unwrap_or_default() {
                return Err(PackError::Streams(run.location));
            }
            // A slot has at most four components.
            let parts = (run.part.0..).zip(run.component.0..);
            for (part, component) in parts.take(run.components as usize) {
                let spot = SlotComponent { slot, component };
                if !self.taken.insert(spot) {
                    return Err(PackError::Taken {
                        name: placed.name.clone(),
                        location: run.location,
                        component: Component(component),
                    });
                }
                let words = self.packed.get_mut(known);
                let word = words.and_then(|words| words.components.get_mut(part as usize));
                match word {
                    Some(word) if word.is_none() => *word = Some(spot),
                    _ => {
                        return Err(PackError::Words {
                            name: placed.name.clone(),
                            side: self.side,
                            required,
                            seen: placed.at.iter().map(|run| run.components).sum(),
                        });
                    }
                }
            }
        }
        Ok(())
    }

    /// Returns the index of the slot that contains a run.
    fn slot_of(&self, placed: &PackedVarying, run: &ComponentRun) -> Result<usize, PackError> {
        let index = self.by_location.get(&run.location).copied();
        let slot = index.and_then(|index| self.slots.get(index));
        let end = run.component.0.checked_add(run.components);
        let inside = slot.is_some_and(|slot| {
            slot.kind != SlotKind::Kept
                && slot.components <= 4
                && end.is_some_and(|end| end <= slot.components)
        });
        match index.filter(|_| inside) {
            Some(index) => Ok(index),
            None => Err(PackError::Outside {
                name: placed.name.clone(),
                location: run.location,
                component: run.component,
                components: run.components,
            }),
        }
    }

    fn fates(&self) -> Result<Vec<Fate>, PackError> {
        let variables = self.interface.outputs.iter().enumerate();
        let fates = variables.map(|(index, variable)| match self.kept.get(&index) {
            None if is_builtin(variable) => Ok(Fate::Untouched),
            None => Ok(Fate::Private),
            Some(kept) => {
                let packed = self.packed.iter().find(|w| w.varying.variable == index);
                match packed {
                    Some(words) => Err(PackError::PartlyKept {
                        name: words.name.clone(),
                    }),
                    None => kept_fate(variable, kept),
                }
            }
        });
        fates.collect()
    }

    fn pieces(&self) -> Result<Vec<Piece>, PackError> {
        let mut all = Vec::new();
        for words in &self.packed {
            let seen = words.components.iter().flatten().count();
            if seen != words.components.len() {
                return Err(PackError::Words {
                    name: words.name.clone(),
                    side: self.side,
                    required: words.components.len() as u32,
                    seen: seen as u32,
                });
            }
            let variable = &self.interface.outputs[words.varying.variable];
            let mut spots = words.components.iter().flatten().copied();
            for piece in pieces(variable, words.varying) {
                let count = (piece.size * piece.scalar.words()) as usize;
                let components = spots.by_ref().take(count).collect();
                all.push(Piece {
                    components,
                    ..piece
                });
            }
        }
        Ok(all)
    }
}

/// Returns the fate of a variable that keeps its location, or its members' locations.
fn kept_fate(
    variable: &OutputVariable,
    kept: &[(Option<usize>, KeptAt)],
) -> Result<Fate, PackError> {
    let members = members(&variable.ty);
    let Some(block) = &variable.block else {
        let place = kept.first().map(|(_, place)| *place);
        return Ok(place.map_or(Fate::Private, Fate::Kept));
    };
    let place_of = |member: usize| {
        let mut kept = kept.iter().filter(|(of, _)| *of == Some(member));
        kept.next().map(|(_, place)| *place)
    };
    // The locations of the members if they followed one another from the first.
    let mut next = place_of(0).map(|place| place.location.0);
    let mut follow = true;
    let mut places = Vec::new();
    for (index, member) in members.iter().enumerate() {
        let Some(place) = place_of(index) else {
            return Err(PackError::PartlyKept {
                name: format!("{}.{}", block.name, member.name),
            });
        };
        follow &= next == Some(place.location.0) && place.component.0 == 0;
        next = next.map(|next| next.saturating_add(member.ty.locations(false)));
        places.push(place);
    }
    let own = block.members.iter().any(|m| m.location.is_some());
    match places.first() {
        Some(first) if follow && !own => Ok(Fate::Kept(*first)),
        // The elements of an array follow one another.
        _ if matches!(variable.ty, Type::Array { .. }) => {
            let mut members = block.members.iter().zip(&places);
            if members.all(|(m, place)| m.location == Some(place.location)) {
                return Ok(Fate::Untouched);
            }
            Err(PackError::BlockMoved {
                name: block.name.clone(),
            })
        }
        _ => Ok(Fate::KeptBlock(places)),
    }
}

fn check_member(
    placed: &PackedVarying,
    variable: &OutputVariable,
    member: Option<usize>,
    side: Side,
) -> Result<(), PackError> {
    let count = variable.block.as_ref().map(|block| block.members.len());
    if match (member, count) {
        (Some(member), Some(count)) => member < count,
        (None, None) => true,
        _ => false,
    } {
        return Ok(());
    }
    Err(PackError::NoMember {
        name: placed.name.clone(),
        side,
        said: match member {
            Some(member) => format!("member {member} of a block"),
            None => "a variable".to_owned(),
        },
        seen: match count {
            Some(count) => format!("has a block of {count} members"),
            None => "has a variable there".to_owned(),
        },
    })
}

/// Returns the members of the struct inside the arrays of a type.
fn members(ty: &Type) -> &[crate::types::Member] {
    ty.without_arrays()
        .as_struct()
        .map_or(&[][..], |s| &s.members)
}

/// Returns the pieces of a varying in order of its words, without slot components. Their
/// words are numbered in the variable.
fn pieces(variable: &OutputVariable, varying: VaryingId) -> Vec<Piece> {
    let mut all = Vec::new();
    let mut word = 0;
    let mut path = Vec::new();
    walk(
        &variable.ty,
        &mut path,
        &mut word,
        &mut |path, word, scalar, size| {
            all.push(Piece {
                variable: varying.variable,
                path: path.to_vec(),
                scalar,
                size,
                word,
                components: Vec::new(),
            });
        },
    );
    if let Some(member) = varying.member {
        // The member's index comes after those of the block's array.
        let mut depth = 0;
        let mut ty = &variable.ty;
        while let Type::Array { element, .. } = ty {
            (ty, depth) = (element, depth + 1);
        }
        all.retain(|piece| piece.path.get(depth).map(|i| *i as usize) == Some(member));
    }
    all
}

/// Calls `each` for every scalar and vector of a type, in order of its words.
fn walk(
    ty: &Type,
    path: &mut Vec<u32>,
    word: &mut u32,
    each: &mut impl FnMut(&[u32], u32, Scalar, u32),
) {
    match ty {
        Type::Scalar(scalar) => {
            each(path, *word, *scalar, 1);
            *word += scalar.words();
        }
        Type::Vector { scalar, size } => {
            each(path, *word, *scalar, *size);
            *word += scalar.words() * size;
        }
        Type::Matrix {
            scalar,
            columns,
            rows,
            ..
        } => {
            for column in 0..*columns {
                path.push(column);
                walk(&Type::vector(*scalar, *rows), path, word, each);
                path.pop();
            }
        }
        Type::Array { element, len, .. } => {
            for index in 0..*len {
                path.push(index);
                walk(element, path, word, each);
                path.pop();
            }
        }
        Type::Struct(structure) => {
            for (index, member) in (0..).zip(&structure.members) {
                path.push(index);
                walk(&member.ty, path, word, each);
                path.pop();
            }
        }
    }
}
