//! Inputs that a fragment shader interpolates by function, which must remain inputs
//! because the functions take pointers to them.
//!
//! GLSL 4.60 section 8.13.2, GLSL.std.450 (InterpolateAtCentroid,
//! InterpolateAtSample, InterpolateAtOffset).

use crate::packing::packed_interface::VaryingId;
use crate::spirv::{Module, Reflected, SpirvError, inputs_with_ids};
use crate::types::{Interface, Stage};
use rspirv::dr::{Instruction, Operand};
use rspirv::spirv::{GlslStd450Op, Op};
use std::collections::HashMap;

const FUNCTIONS: [GlslStd450Op; 3] = [
    GlslStd450Op::InterpolateAtCentroid,
    GlslStd450Op::InterpolateAtSample,
    GlslStd450Op::InterpolateAtOffset,
];

/// Returns the inputs that the fragment shader of `module` interpolates by function, in
/// order and each once; for a block all its members. Packing must keep them.
///
/// # Errors
/// The module has no fragment shader, or its inputs are invalid.
pub fn interpolated(module: &Module) -> Result<Vec<VaryingId>, SpirvError> {
    let Reflected {
        interface,
        variables,
    } = inputs_with_ids(module, Stage::Fragment)?;
    // The input of each pointer into one.
    let inputs = variables.iter().enumerate();
    let mut pointers: HashMap<u32, usize> = inputs.map(|(index, id)| (*id, index)).collect();
    let mut found = Vec::new();
    let functions = module.representation().functions.iter();
    let blocks = functions.flat_map(|f| &f.blocks);
    for instruction in blocks.flat_map(|b| &b.instructions) {
        let mut ids = instruction.operands.iter().filter_map(Operand::id_ref_any);
        match instruction.class.opcode {
            Op::AccessChain | Op::InBoundsAccessChain | Op::CopyObject => {
                let base = ids.next().and_then(|id| pointers.get(&id).copied());
                if let (Some(variable), Some(id)) = (base, instruction.result_id) {
                    pointers.insert(id, variable);
                }
            }
            Op::ExtInst if is_interpolation(instruction) => {
                // The first id is the instruction set.
                if let Some(variable) = ids.nth(1).and_then(|id| pointers.get(&id)) {
                    found.extend(varyings(&interface, *variable));
                }
            }
            _ => {}
        }
    }
    found.sort_unstable_by_key(|varying| (varying.variable, varying.member));
    found.dedup();
    Ok(found)
}

fn is_interpolation(instruction: &Instruction) -> bool {
    let number = instruction.operands.get(1);
    FUNCTIONS
        .iter()
        .any(|function| number == Some(&Operand::LiteralExtInstInteger(*function as u32)))
}

/// Returns the variable, or every member of the block, which is kept completely.
fn varyings(interface: &Interface, variable: usize) -> Vec<VaryingId> {
    let output = interface.outputs.get(variable);
    match output.and_then(|output| output.block.as_ref()) {
        None => vec![VaryingId {
            variable,
            member: None,
        }],
        Some(block) => (0..block.members.len())
            .map(|member| VaryingId {
                variable,
                member: Some(member),
            })
            .collect(),
    }
}
