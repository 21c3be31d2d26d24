//! What a placement means for one side: which variables stay, which become
//! private, and where every word of those goes. Nothing is edited here.

use super::error::{PackError, Side};
use crate::packing::Placement;
use crate::packing::placement::{Placed, Slot, SlotKind, Varying};
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
    /// Slots that hold a piece, by index into the placement's, with the stream
    /// of what they hold.
    pub slots: Vec<(usize, Option<Stream>)>,
}

/// What becomes of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// A built-in stays as it is.
    Untouched,
    /// It stays a variable of the interface, at this place.
    Kept {
        location: Location,
        component: Option<Component>,
    },
    /// It becomes private; what the placement does not have is not passed on.
    Private,
}

/// A scalar or vector (of a matrix a column) inside a packed variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    /// Index of the variable.
    pub variable: usize,
    /// What leads to it.
    pub path: Vec<u32>,
    pub scalar: Scalar,
    /// Components, 1..=4.
    pub size: u32,
    /// The first of its words among the variable's.
    pub word: u32,
    /// Where its words are: slot, component.
    pub spots: Vec<Spot>,
}

/// A component of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Spot {
    /// Index into [`Placement::slots`].
    pub slot: usize,
    pub component: u32,
}

/// Reads `placement` for one side of the interface.
pub(super) fn plan(
    placement: &Placement,
    interface: &Interface,
    side: Side,
) -> Result<Plan, PackError> {
    let mut planner = Planner {
        side,
        interface,
        slots: &placement.slots,
        by_location: HashMap::new(),
        fates: vec![None; interface.outputs.len()],
        pieces: Vec::new(),
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
    let fates = planner.fates.iter().zip(&interface.outputs);
    let fates = fates.map(|(fate, variable)| match fate {
        Some(fate) => *fate,
        None if is_builtin(variable) => Fate::Untouched,
        None => Fate::Private,
    });
    let fates = fates.collect();
    let mut slots: Vec<_> = planner.streams.into_iter().collect();
    slots.sort_unstable_by_key(|(slot, _)| *slot);
    Ok(Plan {
        fates,
        pieces: planner.pieces,
        slots,
    })
}

/// Whether a variable, or any member of the block, is a built-in.
fn is_builtin(variable: &OutputVariable) -> bool {
    let members = variable.block.iter().flat_map(|block| &block.members);
    variable.builtin.is_some() || members.into_iter().any(|m| m.builtin.is_some())
}

struct Planner<'p> {
    side: Side,
    interface: &'p Interface,
    slots: &'p [Slot],
    by_location: HashMap<Location, usize>,
    fates: Vec<Option<Fate>>,
    pieces: Vec<Piece>,
    taken: HashSet<Spot>,
    /// By slot.
    streams: HashMap<usize, Option<Stream>>,
}

impl Planner<'_> {
    fn varying(&mut self, placed: &Placed, varying: Varying) -> Result<(), PackError> {
        let side = self.side;
        let count = self.interface.outputs.len();
        let interface = self.interface;
        let Some(variable) = interface.outputs.get(varying.variable) else {
            return Err(PackError::NoVariable {
                name: placed.name.clone(),
                side,
                variable: varying.variable,
                count,
            });
        };
        if is_builtin(variable) {
            return Err(PackError::BuiltIn {
                name: placed.name.clone(),
                side,
            });
        }
        check_member(placed, variable, varying.member, side)?;
        let kept = placed.at.first().is_some_and(|run| {
            let slot = self.by_location.get(&run.location);
            let slot = slot.and_then(|slot| self.slots.get(*slot));
            slot.is_some_and(|slot| slot.kind == SlotKind::Kept)
        });
        let fate = match kept {
            true => self.kept(placed, variable, varying)?,
            false => Fate::Private,
        };
        let entry = &mut self.fates[varying.variable];
        match entry {
            Some(known) if *known != fate => {
                let name = placed.name.clone();
                let apart = *known != Fate::Private && fate != Fate::Private;
                return Err(match apart {
                    true => PackError::BlockMoved { name },
                    false => PackError::PartlyKept { name },
                });
            }
            _ => *entry = Some(fate),
        }
        match kept {
            true => Ok(()),
            false => self.packed(placed, variable, varying),
        }
    }

    /// The place of a variable that has a kept varying.
    fn kept(
        &self,
        placed: &Placed,
        variable: &OutputVariable,
        varying: Varying,
    ) -> Result<Fate, PackError> {
        let Some(first) = placed.at.first() else {
            return Ok(Fate::Private);
        };
        let component = (first.component.0 != 0).then_some(first.component);
        let Some((block, member)) = variable.block.as_ref().zip(varying.member) else {
            let location = first.location;
            return Ok(Fate::Kept {
                location,
                component,
            });
        };
        // The members follow one another from the location of the block, or
        // each has its own.
        let own = block.members.get(member).and_then(|m| m.location);
        let members = members(&variable.ty).iter();
        let before = members.take(member).map(|m| m.ty.locations(false)).sum();
        let base = match own {
            Some(own) if own == first.location => return Ok(Fate::Untouched),
            Some(_) => None,
            None => first.location.0.checked_sub(before).map(Location),
        };
        match base {
            Some(location) => Ok(Fate::Kept {
                location,
                component: variable.component,
            }),
            None => Err(PackError::BlockMoved {
                name: placed.name.clone(),
            }),
        }
    }

    fn packed(
        &mut self,
        placed: &Placed,
        variable: &OutputVariable,
        varying: Varying,
    ) -> Result<(), PackError> {
        let pieces = pieces(variable, varying)?;
        let words: u32 = pieces.iter().map(|p| p.size * p.scalar.words()).sum();
        if placed.at.is_empty() {
            return Ok(());
        }
        let spots = self.spots(placed, words)?;
        let stream = varying
            .member
            .and_then(|m| variable.block.as_ref()?.members.get(m)?.capture.stream)
            .or(variable.capture.stream);
        for spot in &spots {
            if !self.taken.insert(*spot) {
                return Err(PackError::Taken {
                    name: placed.name.clone(),
                    location: self.location(spot.slot),
                    component: Component(spot.component),
                });
            }
            let known = *self.streams.entry(spot.slot).or_insert(stream);
            if known.unwrap_or_default() != stream.unwrap_or_default() {
                return Err(PackError::Streams(self.location(spot.slot)));
            }
        }
        let mut spots = spots.into_iter();
        for piece in pieces {
            if !piece.scalar.capturable() {
                return Err(PackError::Scalar {
                    name: placed.name.clone(),
                    scalar: piece.scalar,
                });
            }
            let words = (piece.size * piece.scalar.words()) as usize;
            self.pieces.push(Piece {
                spots: spots.by_ref().take(words).collect(),
                ..piece
            });
        }
        Ok(())
    }

    fn location(&self, slot: usize) -> Location {
        self.slots.get(slot).map_or(Location(0), |s| s.location)
    }

    /// Where each of the `words` of a varying is.
    fn spots(&self, placed: &Placed, words: u32) -> Result<Vec<Spot>, PackError> {
        let mut spots = Vec::new();
        for run in &placed.at {
            let outside = PackError::Outside {
                name: placed.name.clone(),
                location: run.location,
                component: run.component,
                components: run.components,
            };
            let Some(&index) = self.by_location.get(&run.location) else {
                return Err(outside);
            };
            let slot = self.slots.get(index);
            let end = run.component.0.checked_add(run.components);
            let inside = |slot: &&Slot| {
                slot.kind != SlotKind::Kept
                    && slot.components <= 4
                    && end.is_some_and(|end| end <= slot.components)
            };
            if slot.filter(inside).is_none() {
                return Err(outside);
            }
            // A run out of order is a word in the wrong place.
            if run.part.0 as usize != spots.len() {
                break;
            }
            spots.extend((0..run.components).map(|i| Spot {
                slot: index,
                component: run.component.0 + i,
            }));
        }
        match spots.len() == words as usize {
            true => Ok(spots),
            false => Err(PackError::Words {
                name: placed.name.clone(),
                side: self.side,
                required: words,
                seen: placed.at.iter().map(|run| run.components).sum(),
            }),
        }
    }
}

fn check_member(
    placed: &Placed,
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

/// The members of the struct inside the arrays of a type.
fn members(ty: &Type) -> &[crate::types::Member] {
    ty.without_arrays()
        .as_struct()
        .map_or(&[][..], |s| &s.members)
}

/// The pieces of a varying in order of its words, without their spots; `word`
/// counts those of the whole variable.
fn pieces(variable: &OutputVariable, varying: Varying) -> Result<Vec<Piece>, PackError> {
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
                spots: Vec::new(),
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
    Ok(all)
}

/// Every scalar and vector of a type in order of its words.
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
