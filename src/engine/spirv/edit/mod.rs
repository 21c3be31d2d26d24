//! The editor that rewriters work with: a checked module, edited and assembled
//! again.
//!
//! * `intern` – types, pointers and constants, each declared once as SPIR-V
//!   requires; new variables.
//! * [`code`] – straight-line code: reading, writing, decomposing and composing.
//! * `annotate` – decorations, names, capabilities, execution modes; `decoration` –
//!   the instructions that decorate.
//! * `inject` – calls at the start and at every end of a shader, and before every
//!   vertex that a geometry shader emits.
//! * `split` – an array variable into its elements.
//! * `interpolate` – the value of an input at another position.
//! * `private` – outputs and inputs to private variables.
//! * [`error`] – why an edit is refused.
//!
//! New code is placed in separate functions that the shader calls, so its size
//! does not depend on how often a shader returns or emits. New ids follow the
//! module's bound, up to SPIR-V's limit.
//!
//! SPIR-V 1.6 sections 2.4 (logical layout of a module), 2.8 (types must be
//! unique), 2.17 (universal limits).

mod annotate;
pub mod code;
mod decoration;
pub mod error;
mod inject;
mod intern;
mod interpolate;
mod key;
mod private;
mod split;
#[cfg(test)]
mod tests;

pub use code::{Code, Value};
pub use error::EditError;

use super::load::MAX_BOUND;
use super::reflect::choose;
use super::{EntryPoint, Module};
use crate::types::{Stage, Type};
use key::Key;
use rspirv::dr::{self, Instruction, Operand};
use rspirv::spirv::Op;
use std::collections::HashMap;

/// The index of an id that is not a type, constant or global variable.
const NOT_GLOBAL: u32 = u32::MAX;

/// A module that is being edited for one of its entry points.
#[derive(Clone, Debug)]
pub struct Editor {
    module: dr::Module,
    entry: EntryPoint,
    /// Index of the entry point among those of the module.
    entry_index: usize,
    /// The next unused id.
    next: u32,
    /// The index of the definition of a type, constant or global variable by its id, or
    /// [`NOT_GLOBAL`].
    globals: Vec<u32>,
    /// Constants, and types that must be unique.
    interned: HashMap<Key, u32>,
    /// The variable of the sample's number, if this editor has declared it.
    sample_id: Option<u32>,
    /// Arrays and structs that this editor has declared.
    aggregates: HashMap<Type, u32>,
}

/// Returns every id that a module defines or mentions.
fn ids(module: &dr::Module) -> impl Iterator<Item = u32> + '_ {
    // The target of an annotation that was not parsed follows the opcode.
    let unparsed = |i: &&Instruction| i.class.opcode == Op::Nop;
    let targets = module.annotations.iter().filter(unparsed);
    let targets = targets.filter_map(|i| match i.operands.get(1) {
        Some(Operand::LiteralBit32(target)) => Some(*target),
        Some(_) | None => None,
    });
    let instructions = module.all_inst_iter().flat_map(|instruction| {
        let operands = instruction.operands.iter();
        let operands = operands.filter_map(Operand::id_ref_any);
        let results = [instruction.result_type, instruction.result_id];
        results.into_iter().flatten().chain(operands)
    });
    instructions.chain(targets)
}

impl Editor {
    /// Starts editing `module`; the entry point is chosen as by
    /// [`reflect`](super::reflect()).
    ///
    /// # Errors
    /// The module has no such entry point, an id that is not less than its bound, or
    /// decoration groups too large to expand.
    pub fn new(module: Module, entry: Option<Stage>) -> Result<Editor, EditError> {
        let (entry_index, entry) = choose(&module, entry)?;
        let mut module = module.into_representation();
        decoration::ungroup(&mut module)?;
        let header = module.header.as_ref();
        let bound = header.expect("a loaded module has a header").bound;
        // The number of a new id must not be one that the module mentions.
        if let Some(id) = ids(&module).find(|id| *id >= bound) {
            return Err(EditError::IdOutsideBound { id, bound });
        }
        let mut editor = Editor {
            entry,
            entry_index,
            next: bound,
            globals: Vec::new(),
            interned: HashMap::new(),
            sample_id: None,
            aggregates: HashMap::new(),
            module,
        };
        editor.index()?;
        Ok(editor)
    }

    /// Returns the entry point as it was before editing.
    pub fn entry(&self) -> &EntryPoint {
        &self.entry
    }

    /// Returns the module as it is now.
    pub fn module(&self) -> &dr::Module {
        &self.module
    }

    /// Returns the type, constant or global variable `id`.
    pub fn definition(&self, id: u32) -> Option<&Instruction> {
        let index = *self.globals.get(id as usize)?;
        self.module.types_global_values.get(index as usize)
    }

    /// Assembles the module into words.
    ///
    /// # Errors
    /// An instruction is longer than SPIR-V allows.
    pub fn finish(self) -> Result<Vec<u32>, EditError> {
        Ok(self.into_module()?.assemble())
    }

    /// Returns the module, as if it had been assembled and loaded again.
    ///
    /// # Errors
    /// An instruction is longer than SPIR-V allows.
    pub(crate) fn into_module(mut self) -> Result<Module, EditError> {
        // Only lists to which the editor adds can be too long.
        for instruction in &self.module.entry_points {
            // One word each, except for the name.
            let words = instruction.operands.iter().map(|operand| match operand {
                Operand::LiteralString(text) => text.len() / 4 + 1,
                _ => 1,
            });
            let words = 1 + words.sum::<usize>();
            if words > usize::from(u16::MAX) {
                let op = Op::EntryPoint;
                return Err(EditError::InstructionLength { op, words });
            }
        }
        if let Some(header) = &mut self.module.header {
            header.bound = self.next;
        }
        Ok(Module::edited(self.module))
    }

    /// Returns an unused id.
    fn fresh(&mut self) -> Result<u32, EditError> {
        let id = self.next;
        if id >= MAX_BOUND {
            return Err(EditError::Bound { max: MAX_BOUND });
        }
        self.next = id + 1;
        Ok(id)
    }
}
