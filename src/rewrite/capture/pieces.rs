//! Variables split into separate outputs, if no location is left for copies.
//!
//! A captured part of an array, a matrix or a struct cannot be decorated
//! separately. So the variable becomes private, and each of its scalars, vectors
//! and matrix columns an output at the location that it already has: the next stage
//! still reads it there by location, and a captured part is captured from its
//! piece. Blocks are not split, because stages match by their members.
//!
//! Vulkan "Interface Matching", "Location and Component Assignment".

use super::in_place::{Entries, Unit};
use super::{CaptureRewriteError, Entry, Method, Rewriter, Step, StepPlace};
use crate::spirv::Target;
use crate::types::{OutputVariable, Type};
use crate::units::{Binding, ByteOffset, Component, Location, Word};
use rspirv::spirv::{Decoration, StorageClass};
use std::collections::BTreeSet;

/// Decorations of a variable that its pieces keep.
const KEPT: [Decoration; 7] = [
    Decoration::RelaxedPrecision,
    Decoration::Flat,
    Decoration::NoPerspective,
    Decoration::Centroid,
    Decoration::Sample,
    Decoration::Invariant,
    Decoration::Stream,
];

/// A scalar, a vector or a column of a matrix.
struct Piece {
    ty: Type,
    location: u32,
    /// Number of its first word in the interface.
    word: u32,
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
        let Some(location) = self.splittable(output, variable) else {
            return Ok(());
        };
        let decorations = self.editor.decorations(reflected.variables[output]);
        self.drop_outputs(&BTreeSet::from([output]))?;
        self.split.insert(output);
        let word = self.first_words[output];
        let mut pieces = Vec::new();
        decompose(&variable.ty, location, word, &mut pieces);
        for piece in pieces {
            let step = self.declare_piece(&piece, variable, &decorations, all)?;
            if step.varyings.is_empty() {
                self.uncaptured.push(step);
            } else {
                self.steps.push(step);
            }
        }
        Ok(())
    }

    /// Returns the first location of a variable, if it can be split.
    fn splittable(&self, output: usize, variable: &OutputVariable) -> Option<u32> {
        let plain = variable.block.is_none() && variable.builtin.is_none();
        let parts = !matches!(variable.ty, Type::Scalar(_) | Type::Vector { .. });
        let capturable = !variable.ty.any_scalar(&|scalar| !scalar.capturable());
        let Location(first) = variable.location?;
        let end = first.checked_add(variable.ty.locations(false))?;
        let inside = end <= self.options.output_components / 4;
        let whole = plain && parts && capturable && inside;
        (whole && !self.split.contains(&output)).then_some(first)
    }

    fn declare_piece(
        &mut self,
        piece: &Piece,
        whole: &OutputVariable,
        decorations: &[(Decoration, Vec<u32>)],
        all: &mut Entries,
    ) -> Result<Step, CaptureRewriteError> {
        let ty = self.editor.ty(&piece.ty)?;
        let name = match whole.name.as_str() {
            "" => String::new(),
            name => format!("{name}_{}_{}", piece.location, piece.word),
        };
        let variable = self.editor.variable(StorageClass::Output, ty, &name)?;
        let target = Target::Id(variable);
        for (decoration, literals) in decorations.iter().filter(|(d, _)| KEPT.contains(d)) {
            self.editor.decorate(target, *decoration, literals);
        }
        let location = [piece.location];
        self.editor
            .decorate(target, Decoration::Location, &location);
        let component = whole.component.unwrap_or(Component(0));
        if component.0 != 0 {
            self.editor
                .decorate(target, Decoration::Component, &[component.0]);
        }
        let place = StepPlace::Copy {
            variable,
            ty: piece.ty.clone(),
            location: Location(piece.location),
            component,
        };
        let unit = Unit {
            member: None,
            ty: &piece.ty,
            builtin: None,
            stream: whole.capture.stream.unwrap_or_default(),
            word: piece.word,
        };
        let found = all.matches(&unit, 1, 0).into_iter().next();
        let captured = found.map(|(_, first)| all.take(first[0], &unit, place.clone()));
        Ok(match captured {
            Some(step) => {
                let entry = all.entry(step.binding, step.offset);
                if let Some(entry) = entry {
                    self.decorate(variable, &entry, Some(entry.offset));
                }
                step
            }
            // Written, but not captured.
            None => Step {
                binding: Binding(0),
                offset: ByteOffset(0),
                stream: unit.stream,
                words: (0..piece.ty.components())
                    .map(|n| Word(piece.word + n))
                    .collect(),
                varyings: Vec::new(),
                place,
            },
        })
    }
}

/// Appends the pieces of a type at a location, whose first word is `word`.
fn decompose(ty: &Type, mut location: u32, mut word: u32, pieces: &mut Vec<Piece>) {
    let mut part = |ty: &Type| {
        decompose(ty, location, word, pieces);
        location = location.saturating_add(ty.locations(false));
        word = word.saturating_add(ty.components());
    };
    match ty {
        Type::Scalar(_) | Type::Vector { .. } => pieces.push(Piece {
            ty: ty.clone(),
            location,
            word,
        }),
        Type::Matrix { columns, .. } => {
            let column = ty.column();
            (0..*columns).for_each(|_| column.iter().for_each(&mut part));
        }
        Type::Array { element, len, .. } => (0..*len).for_each(|_| part(element)),
        Type::Struct(structure) => structure.members.iter().for_each(|m| part(&m.ty)),
    }
}
