//! An array variable replaced by a variable for each of its elements.

use super::decoration::decorated;
use super::{EditError, Editor};
use crate::spirv::Target;
use rspirv::dr::{Instruction, Operand};
use rspirv::spirv::{Decoration, Op};
use std::collections::HashMap;

impl Editor {
    /// Returns the decorations of a target with their literals, in order.
    pub fn decorations(&self, target: Target) -> Vec<(Decoration, Vec<u32>)> {
        let annotations = self.module.annotations.iter();
        annotations
            .filter_map(|instruction| match decorated(instruction) {
                Some((of, decoration)) if of == target => {
                    let before = match target {
                        Target::Id(_) => 2,
                        Target::Member(..) => 3,
                    };
                    let literals = instruction.operands.iter().skip(before);
                    let literals = literals.filter_map(|operand| match operand {
                        Operand::LiteralBit32(value) => Some(*value),
                        _ => None,
                    });
                    Some((decoration, literals.collect()))
                }
                _ => None,
            })
            .collect()
    }

    /// Removes an array variable from the module; instructions that select one of its
    /// elements by constants use the variable of `elements` instead, with arrays of arrays
    /// flattened.
    ///
    /// # Errors
    /// An instruction uses the entire array, or an element that is not constant.
    pub(crate) fn split_array(&mut self, variable: u32, elements: &[u32]) -> Result<(), EditError> {
        let lengths = self.lengths(variable)?;
        let mut functions = std::mem::take(&mut self.module.functions);
        let mut stand_ins: HashMap<u32, u32> = HashMap::new();
        let blocks = functions.iter_mut().flat_map(|f| &mut f.blocks);
        let mut outcome = Ok(());
        for block in blocks {
            block.instructions.retain_mut(|instruction| {
                let uses = |operand: &Operand| operand.id_ref_any() == Some(variable);
                if outcome.is_err() || !instruction.operands.iter().any(uses) {
                    return true;
                }
                match self.select(instruction, &lengths, elements) {
                    Ok(Selected::Part) => true,
                    Ok(Selected::Whole(element)) => {
                        stand_ins.extend(instruction.result_id.map(|id| (id, element)));
                        false
                    }
                    Err(op) => {
                        let pointer = instruction.result_id.unwrap_or(variable);
                        outcome = Err(EditError::Pointer {
                            variable,
                            pointer,
                            op,
                        });
                        true
                    }
                }
            });
        }
        let instructions = functions.iter_mut().flat_map(|f| &mut f.blocks);
        for instruction in instructions.flat_map(|b| &mut b.instructions) {
            for operand in &mut instruction.operands {
                if let Operand::IdRef(id) = operand {
                    *id = stand_ins.get(id).copied().unwrap_or(*id);
                }
            }
        }
        self.module.functions = functions;
        outcome?;
        self.remove_variable(variable)
    }

    /// The lengths of the arrays that a variable is, from the outermost.
    fn lengths(&self, variable: u32) -> Result<Vec<u32>, EditError> {
        let (_, mut ty) = self.pointee(variable)?;
        let mut lengths = Vec::new();
        while let Some(array) = self
            .definition(ty)
            .filter(|d| d.class.opcode == Op::TypeArray)
        {
            let ids: Vec<u32> = array
                .operands
                .iter()
                .filter_map(Operand::id_ref_any)
                .collect();
            let [element, length] = ids.as_slice() else {
                break;
            };
            let index = 0;
            let length = self.value_u32(*length);
            lengths.push(length.ok_or(EditError::NoPart { id: ty, index })?);
            ty = *element;
        }
        Ok(lengths)
    }

    /// The value of a constant.
    fn value_u32(&self, id: u32) -> Option<u32> {
        let constant = self.definition(id)?;
        match (constant.class.opcode, constant.operands.as_slice()) {
            (Op::Constant, [Operand::LiteralBit32(value)]) => Some(*value),
            (Op::ConstantNull, _) => Some(0),
            _ => None,
        }
    }

    /// Makes an instruction that uses the array use an element.
    fn select(
        &self,
        instruction: &mut Instruction,
        lengths: &[u32],
        elements: &[u32],
    ) -> Result<Selected, Op> {
        let op = instruction.class.opcode;
        if !matches!(op, Op::AccessChain | Op::InBoundsAccessChain) {
            return Err(op);
        }
        let mut element = 0usize;
        for (index, length) in (1..).zip(lengths) {
            let selected = instruction
                .operands
                .get(index)
                .and_then(Operand::id_ref_any);
            let selected = selected.and_then(|id| self.value_u32(id)).ok_or(op)?;
            element = element * (*length as usize) + selected as usize;
        }
        let element = *elements.get(element).ok_or(op)?;
        let rest = instruction.operands.split_off(1 + lengths.len());
        if rest.is_empty() {
            return Ok(Selected::Whole(element));
        }
        instruction.operands = vec![Operand::IdRef(element)];
        instruction.operands.extend(rest);
        Ok(Selected::Part)
    }

    /// Takes a global variable with everything that refers to it out of the
    /// module, once nothing uses it.
    fn remove_variable(&mut self, variable: u32) -> Result<(), EditError> {
        let module = &mut self.module;
        let about =
            |i: &Instruction| i.operands.first().and_then(Operand::id_ref_any) == Some(variable);
        module.annotations.retain(|i| !about(i));
        module.debug_names.retain(|i| !about(i));
        module
            .types_global_values
            .retain(|i| i.result_id != Some(variable));
        for entry in &mut module.entry_points {
            let mut position = 0;
            entry.operands.retain(|operand| {
                position += 1;
                // The first three are the stage, the function and the name.
                position <= 3 || operand.id_ref_any() != Some(variable)
            });
        }
        self.index()
    }
}

/// The part of the array that an access chain selects.
enum Selected {
    /// A part of an element: the chain is shorter now.
    Part,
    /// An element: its variable replaces the chain.
    Whole(u32),
}
