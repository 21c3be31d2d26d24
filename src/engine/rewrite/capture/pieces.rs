//! Outputs split into separate ones, if no location is left for copies.
//!
//! A captured part of an array, a matrix, a struct, a block or a vector cannot be
//! decorated separately. So the output becomes private, and each of its scalars, vectors
//! and matrix columns a variable at the location that it already has: the next stage
//! still reads it there by location, and a captured part is captured from its piece. A
//! vector of which components are captured becomes a scalar for each component. A 64-bit
//! component whose words are captured separately, as at an offset of 4 modulo 8, becomes
//! two words, unless it is known that the next stage reads it.
//!
//! Vulkan "Interface Matching", "Location and Component Assignment".

use super::in_place::{Entries, Unit};
use super::strip::without_arrays;
use super::{CaptureRewriteError, Entry, Method, Rewriter, Step, StepPlace};
use crate::spirv::Target;
use crate::types::{OutputVariable, Scalar, Type};
use crate::units::{Binding, ByteOffset, Component, Location, Stream, Word};
use rspirv::spirv::{Decoration, StorageClass};
use std::collections::BTreeSet;

/// Decorations of a variable or member that its pieces keep.
const KEPT: [Decoration; 7] = [
    Decoration::RelaxedPrecision,
    Decoration::Flat,
    Decoration::NoPerspective,
    Decoration::Centroid,
    Decoration::Sample,
    Decoration::Invariant,
    Decoration::Stream,
];

/// Decorations of a block and its members that a private variable does not have.
const OF_INTERFACES: [Decoration; 10] = [
    Decoration::Block,
    Decoration::Location,
    Decoration::Component,
    Decoration::Offset,
    Decoration::Flat,
    Decoration::NoPerspective,
    Decoration::Centroid,
    Decoration::Sample,
    Decoration::Invariant,
    Decoration::Stream,
];

/// A variable, or a member of a block, that is split.
struct Whole<'t> {
    member: Option<u32>,
    ty: &'t Type,
    location: u32,
    component: u32,
    stream: Stream,
    /// Number of its first word in the interface.
    word: u32,
}

/// A scalar, a vector or a column of a matrix.
#[derive(Clone)]
struct Piece {
    ty: Type,
    location: u32,
    component: u32,
    /// Number of its first word in the interface.
    word: u32,
}

/// The properties that all pieces of a variable or member share.
struct Shared {
    name: String,
    stream: Stream,
    decorations: Vec<(Decoration, Vec<u32>)>,
}

impl Rewriter<'_> {
    /// Splits the variables whose parts are captured, and captures these from their
    /// pieces; returns the remaining entries.
    pub(super) fn split(&mut self, entries: &[Entry]) -> Result<Vec<Entry>, CaptureRewriteError> {
        let mut all = Entries::new(entries);
        // The variable would be missing in another entry point.
        let only = self.editor.module().entry_points.len() == 1;
        if self.options.method == Method::InPlace && only {
            let mut outputs = BTreeSet::new();
            for entry in entries {
                let (_, output) = self.place(entry.word)?;
                outputs.insert(output);
            }
            let in_place = self.in_place();
            for output in outputs.difference(&in_place) {
                self.split_output(*output, &mut all)?;
            }
        }
        Ok(all.left())
    }

    fn split_output(
        &mut self,
        output: usize,
        all: &mut Entries,
    ) -> Result<(), CaptureRewriteError> {
        let reflected = self.reflected;
        let variable = &reflected.interface.outputs[output];
        let Some(wholes) = self.splittable(output, variable) else {
            return Ok(());
        };
        let id = reflected.variables[output];
        let structure = without_arrays(&self.editor, self.editor.pointee(id)?.1);
        if variable.block.is_some() && self.struct_users().get(&structure) != Some(&1) {
            return Ok(());
        }
        let name = match (&variable.block, variable.name.as_str()) {
            (Some(block), "") => block.name.clone(),
            (_, name) => name.to_owned(),
        };
        let own = self.editor.decorations(Target::Id(id));
        let shared: Vec<Shared> = wholes
            .iter()
            .map(|whole| {
                let member = whole.member.map(|member| Target::Member(structure, member));
                let members = member.map(|member| self.editor.decorations(member));
                let members = members.into_iter().flatten();
                let mut decorations: Vec<_> = own.iter().cloned().chain(members).collect();
                decorations.retain(|(decoration, _)| KEPT.contains(decoration));
                // A member repeats what its block states.
                decorations.sort();
                decorations.dedup_by_key(|(decoration, _)| *decoration);
                Shared {
                    name: name.clone(),
                    stream: whole.stream,
                    decorations,
                }
            })
            .collect();
        self.drop_outputs(&BTreeSet::from([output]))?;
        if variable.block.is_some() {
            self.editor.retain_decorations(|target, decoration| {
                let (Target::Id(of) | Target::Member(of, _)) = target;
                of != structure || !OF_INTERFACES.contains(&decoration)
            });
        }
        self.split.insert(output);
        for (whole, shared) in wholes.iter().zip(&shared) {
            let mut pieces = Vec::new();
            decompose(whole, &mut pieces);
            for piece in pieces {
                self.declare_parts(&piece, shared, all)?;
            }
        }
        Ok(())
    }

    /// Returns the variable or the members of the block of an output that can be split.
    fn splittable<'t>(
        &self,
        output: usize,
        variable: &'t OutputVariable,
    ) -> Option<Vec<Whole<'t>>> {
        let scalar = matches!(variable.ty, Type::Scalar(scalar) if !scalar.is_64bit());
        let capturable = !variable.ty.any_scalar(&|scalar| !scalar.capturable());
        if scalar || !capturable || self.split.contains(&output) || variable.builtin.is_some() {
            return None;
        }
        let wholes = wholes(variable, self.first_words[output])?;
        let locations = self.options.output_components / 4;
        let inside = |whole: &Whole| {
            let end = whole.location.checked_add(whole.ty.locations(false));
            end.is_some_and(|end| end <= locations)
        };
        wholes.iter().all(inside).then_some(wholes)
    }

    /// Declares a piece, or if only parts of it are captured, its components or words.
    fn declare_parts(
        &mut self,
        piece: &Piece,
        shared: &Shared,
        all: &mut Entries,
    ) -> Result<(), CaptureRewriteError> {
        let words = piece.word..piece.word + piece.ty.components();
        let complete = !all.matches(&piece.unit(shared.stream), 1, 0).is_empty();
        if complete || !all.captures_any(words) {
            return self.declare_piece(piece, shared, all);
        }
        let scalar = piece.ty.scalar().expect("a piece is a scalar or a vector");
        let parts = match (&piece.ty, scalar.is_64bit()) {
            (Type::Scalar(_), false) => return self.declare_piece(piece, shared, all),
            // The next stage would read a number of another type.
            (Type::Scalar(_), true) if self.options.read.is_some() => {
                return self.declare_piece(piece, shared, all);
            }
            (Type::Scalar(_), true) => piece.parts(Scalar::U32),
            _ => piece.parts(scalar),
        };
        for part in parts {
            self.declare_parts(&part, shared, all)?;
        }
        Ok(())
    }

    fn declare_piece(
        &mut self,
        piece: &Piece,
        shared: &Shared,
        all: &mut Entries,
    ) -> Result<(), CaptureRewriteError> {
        let ty = self.editor.ty(&piece.ty)?;
        let name = match shared.name.as_str() {
            "" => String::new(),
            name => format!("{name}_{}_{}", piece.location, piece.word),
        };
        let variable = self.editor.variable(StorageClass::Output, ty, &name)?;
        let target = Target::Id(variable);
        for (decoration, literals) in &shared.decorations {
            self.editor.decorate(target, *decoration, literals);
        }
        let location = [piece.location];
        self.editor
            .decorate(target, Decoration::Location, &location);
        if piece.component != 0 {
            self.editor
                .decorate(target, Decoration::Component, &[piece.component]);
        }
        let place = StepPlace::Copy {
            variable,
            ty: piece.ty.clone(),
            location: Location(piece.location),
            component: Component(piece.component),
        };
        let unit = piece.unit(shared.stream);
        let found = all.matches(&unit, 1, 0).into_iter().next();
        let captured = found.map(|(_, first)| all.take(first[0], &unit, place.clone()));
        if let Some(step) = captured {
            let entry = all.entry(step.binding, step.offset);
            if let Some(entry) = entry {
                self.decorate(variable, &entry, Some(entry.offset));
            }
            self.steps.push(step);
            return Ok(());
        }
        // Written, but not captured.
        self.uncaptured.push(Step {
            binding: Binding(0),
            offset: ByteOffset(0),
            stream: shared.stream,
            words: (0..piece.ty.components())
                .map(|n| Word(piece.word + n))
                .collect(),
            varyings: Vec::new(),
            place,
        });
        Ok(())
    }
}

impl Piece {
    fn unit(&self, stream: Stream) -> Unit<'_> {
        Unit {
            member: None,
            ty: &self.ty,
            builtin: None,
            stream,
            word: self.word,
        }
    }

    /// Returns the scalars of a piece, each at its own component.
    fn parts(&self, scalar: Scalar) -> Vec<Piece> {
        let starts = (0..self.ty.components()).step_by(scalar.words() as usize);
        let parts = starts.map(|start| Piece {
            ty: Type::Scalar(scalar),
            location: self.location + (self.component + start) / 4,
            component: (self.component + start) % 4,
            word: self.word + start,
        });
        parts.collect()
    }
}

/// Returns an output as it is split: itself, or the members of its block in each element;
/// `None` for an output without a location or with built-in members, and for an array of
/// blocks whose members have locations of their own.
fn wholes(variable: &OutputVariable, word: u32) -> Option<Vec<Whole<'_>>> {
    let location = variable.location.map(|location| location.0);
    let Some((block, structure)) = variable.as_block() else {
        return Some(vec![Whole {
            member: None,
            ty: &variable.ty,
            location: location?,
            component: variable.component.unwrap_or(Component(0)).0,
            stream: variable.capture.stream.unwrap_or_default(),
            word,
        }]);
    };
    let elements = variable.ty.flattened_len();
    let mut wholes = Vec::new();
    let (mut next, mut word) = (location, word);
    for _ in 0..elements {
        for (number, (member, own)) in (0..).zip(structure.members.iter().zip(&block.members)) {
            let is_plain = own.builtin.is_none() && (own.location.is_none() || elements == 1);
            let location = own.location.map_or(next, |location| Some(location.0));
            let location = location.filter(|_| is_plain)?;
            wholes.push(Whole {
                member: Some(number),
                ty: &member.ty,
                location,
                component: own.component.unwrap_or(Component(0)).0,
                stream: variable.stream_of(Some(number as usize)),
                word,
            });
            next = next.and_then(|next| next.checked_add(member.ty.locations(false)));
            word = word.saturating_add(member.ty.components());
        }
    }
    Some(wholes)
}

/// Appends the pieces of a variable or member.
fn decompose(whole: &Whole, pieces: &mut Vec<Piece>) {
    let (mut location, mut word) = (whole.location, whole.word);
    let mut part = |ty: &Type| {
        let part = Whole {
            ty,
            location,
            word,
            ..*whole
        };
        decompose(&part, pieces);
        location = location.saturating_add(ty.locations(false));
        word = word.saturating_add(ty.components());
    };
    match whole.ty {
        Type::Scalar(_) | Type::Vector { .. } => pieces.push(Piece {
            ty: whole.ty.clone(),
            location,
            component: whole.component,
            word,
        }),
        Type::Matrix { columns, .. } => {
            let column = whole.ty.column();
            (0..*columns).for_each(|_| column.iter().for_each(&mut part));
        }
        Type::Array { element, len, .. } => (0..*len).for_each(|_| part(element)),
        Type::Struct(structure) => structure.members.iter().for_each(|m| part(&m.ty)),
    }
}
