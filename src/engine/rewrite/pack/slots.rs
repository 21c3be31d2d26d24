//! The slot variables, and the code that copies words between them and the shader's
//! variables.

use super::error::PackError;
use super::plan::{Piece, Plan, SlotComponent};
use crate::packing::packed_interface::{LocationSlot, SlotKind};
use crate::spirv::Target;
use crate::spirv::edit::{Code, Editor, Value};
use crate::types::interpolation::{InterpolationMode, Sampling};
use crate::types::{Scalar, Type};
use crate::units::Stream;
use rspirv::spirv::{Capability, Decoration, StorageClass};
use std::collections::HashMap;

/// The slot variables of one side, by index of the slot.
pub(super) struct Slots {
    variables: HashMap<usize, SlotVariable>,
}

/// The variable of a slot.
#[derive(Clone, Copy)]
struct SlotVariable {
    id: u32,
    scalar: Scalar,
    components: u32,
}

/// Returns the scalar type of a slot.
pub(super) fn scalar_of(kind: SlotKind) -> Scalar {
    match kind {
        SlotKind::Int => Scalar::I32,
        SlotKind::Float | SlotKind::Kept => Scalar::F32,
    }
}

impl Slots {
    /// Declares the slots that the plan fills, in order; each is an array over `vertices`
    /// if the stage reads primitives.
    pub(crate) fn declare(
        editor: &mut Editor,
        class: StorageClass,
        slots: &[LocationSlot],
        plan: &Plan,
        vertices: Option<u32>,
    ) -> Result<Slots, PackError> {
        let mut variables = HashMap::new();
        for &(index, stream) in &plan.slots {
            let slot = &slots[index];
            let scalar = scalar_of(slot.kind);
            let mut ty = Type::vector(scalar, slot.components);
            if let Some(vertices) = vertices {
                ty = Type::array(ty, vertices);
            }
            let ty = editor.ty(&ty)?;
            let name = format!("packed_{}", slot.location);
            let id = editor.variable(class, ty, &name)?;
            decorate(editor, id, slot, stream);
            let components = slot.components;
            let variable = SlotVariable {
                id,
                scalar,
                components,
            };
            variables.insert(index, variable);
        }
        Ok(Slots { variables })
    }

    fn get(&self, slot: usize) -> Option<SlotVariable> {
        self.variables.get(&slot).copied()
    }

    /// Returns code that fills the slots from the private variables `ids`. Unused
    /// components are zero.
    pub(crate) fn fill(
        &self,
        editor: &mut Editor,
        plan: &Plan,
        ids: &[u32],
    ) -> Result<Code, PackError> {
        let mut code = Code::new();
        let mut words: HashMap<SlotComponent, Value> = HashMap::new();
        for piece in &plan.pieces {
            let variable = ids[piece.variable];
            let whole = editor.read(&mut code, variable, &piece.path)?;
            for component in 0..piece.size {
                let value = if piece.size == 1 {
                    whole
                } else {
                    editor.extract(&mut code, whole, &[component])?
                };
                self.decompose(editor, &mut code, (piece, component), value, &mut words)?;
            }
        }
        for (index, _) in &plan.slots {
            let slot = self.variables[index];
            let ty = editor.ty(&Type::Scalar(slot.scalar))?;
            let zero = editor.constant(slot.scalar, 0)?;
            let zero = Value { id: zero, ty };
            let parts = (0..slot.components).map(|component| {
                let spot = SlotComponent {
                    slot: *index,
                    component,
                };
                // No varying uses the component.
                words.get(&spot).copied().unwrap_or(zero)
            });
            let parts: Vec<Value> = parts.collect();
            let ty = editor.ty(&Type::vector(slot.scalar, slot.components))?;
            let value = editor.construct(&mut code, ty, &parts)?;
            editor.write(&mut code, slot.id, &[], value)?;
        }
        Ok(code)
    }

    /// Appends the words of one component, each as its slot's scalar type.
    fn decompose(
        &self,
        editor: &mut Editor,
        code: &mut Code,
        (piece, component): (&Piece, u32),
        value: Value,
        words: &mut HashMap<SlotComponent, Value>,
    ) -> Result<(), PackError> {
        let count = piece.scalar.words();
        for half in 0..count {
            let Some((spot, slot)) = self.spot(piece, component * count + half) else {
                continue;
            };
            let word = match count {
                1 => {
                    let ty = editor.ty(&Type::Scalar(slot.scalar))?;
                    editor.bitcast(code, ty, value)?
                }
                // The low word is the first component.
                _ => {
                    let ty = editor.ty(&Type::vector(slot.scalar, 2))?;
                    let pair = editor.bitcast(code, ty, value)?;
                    editor.extract(code, pair, &[half])?
                }
            };
            words.insert(spot, word);
        }
        Ok(())
    }

    /// Returns code that fills the private variables `ids` from the slots, for each of
    /// `vertices` if the stage reads primitives. The components of `by_function` are
    /// interpolated there.
    pub(crate) fn empty(
        &self,
        editor: &mut Editor,
        plan: &Plan,
        ids: &[u32],
        by_function: &HashMap<SlotComponent, Sampling>,
        vertices: Option<u32>,
    ) -> Result<Code, PackError> {
        let mut code = Code::new();
        let paths: Vec<Vec<u32>> = match vertices {
            Some(vertices) => (0..vertices).map(|vertex| vec![vertex]).collect(),
            None => vec![Vec::new()],
        };
        for path in paths {
            let mut words: HashMap<SlotComponent, Value> = HashMap::new();
            for (index, _) in &plan.slots {
                let slot = self.variables[index];
                // The value of the slot by each sampling; `None` is that of the slot.
                let mut values: HashMap<Option<Sampling>, Value> = HashMap::new();
                for component in 0..slot.components {
                    let spot = SlotComponent {
                        slot: *index,
                        component,
                    };
                    let sampling = by_function.get(&spot).copied();
                    let value = match (values.get(&sampling), sampling) {
                        (Some(value), _) => *value,
                        (None, None) => editor.read(&mut code, slot.id, &path)?,
                        (None, Some(sampling)) => {
                            editor.interpolate(&mut code, slot.id, sampling)?
                        }
                    };
                    values.insert(sampling, value);
                    let word = match slot.components {
                        1 => value,
                        _ => editor.extract(&mut code, value, &[component])?,
                    };
                    words.insert(spot, word);
                }
            }
            for piece in &plan.pieces {
                let variable = ids[piece.variable];
                let mut parts = Vec::new();
                for component in 0..piece.size {
                    parts.push(self.compose(editor, &mut code, piece, component, &words)?);
                }
                let ty = editor.ty(&Type::vector(piece.scalar, piece.size))?;
                let value = editor.construct(&mut code, ty, &parts)?;
                let path = [path.as_slice(), &piece.path].concat();
                editor.write(&mut code, variable, &path, value)?;
            }
        }
        Ok(code)
    }

    /// Composes one component of its words.
    fn compose(
        &self,
        editor: &mut Editor,
        code: &mut Code,
        piece: &Piece,
        component: u32,
        words: &HashMap<SlotComponent, Value>,
    ) -> Result<Value, PackError> {
        let count = piece.scalar.words();
        let word_ty = editor.ty(&Type::Scalar(Scalar::U32))?;
        let mut parts = Vec::new();
        for half in 0..count {
            let spot = self.spot(piece, component * count + half);
            match spot.and_then(|(spot, _)| words.get(&spot).copied()) {
                Some(word) => parts.push(word),
                None => {
                    let id = editor.constant(Scalar::U32, 0)?;
                    parts.push(Value { id, ty: word_ty });
                }
            }
        }
        let ty = editor.ty(&Type::Scalar(piece.scalar))?;
        if let [only] = parts[..] {
            return Ok(editor.bitcast(code, ty, only)?);
        }
        let mut halves = Vec::new();
        for part in parts {
            halves.push(editor.bitcast(code, word_ty, part)?);
        }
        let pair = editor.ty(&Type::vector(Scalar::U32, 2))?;
        let pair = editor.construct(code, pair, &halves)?;
        Ok(editor.bitcast(code, ty, pair)?)
    }

    fn spot(&self, piece: &Piece, word: u32) -> Option<(SlotComponent, SlotVariable)> {
        let spot = *piece.components.get(word as usize)?;
        Some((spot, self.get(spot.slot)?))
    }
}

fn decorate(editor: &mut Editor, id: u32, slot: &LocationSlot, stream: Option<Stream>) {
    let target = Target::Id(id);
    editor.decorate(target, Decoration::Location, &[slot.location.0]);
    match slot.interpolation.mode {
        InterpolationMode::Flat => editor.decorate(target, Decoration::Flat, &[]),
        InterpolationMode::NoPerspective => {
            editor.decorate(target, Decoration::NoPerspective, &[]);
        }
        InterpolationMode::Smooth | InterpolationMode::Unqualified => {}
    }
    match slot.interpolation.sampling {
        Sampling::Centroid => editor.decorate(target, Decoration::Centroid, &[]),
        Sampling::Sample => {
            editor.capability(Capability::SampleRateShading);
            editor.decorate(target, Decoration::Sample, &[]);
        }
        Sampling::Center => {}
    }
    if let Some(stream) = stream {
        editor.decorate(target, Decoration::Stream, &[stream.0]);
    }
}
