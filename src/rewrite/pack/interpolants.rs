//! Inputs that a fragment shader interpolates by function: those must stay
//! inputs, since the functions take pointers to them.
//!
//! GLSL 4.60 section 8.13.2, GLSL.std.450 (InterpolateAtCentroid,
//! InterpolateAtSample, InterpolateAtOffset).

use crate::packing::placement::Varying;
use crate::spirv::{Module, Reflected, SpirvError, inputs_with_ids};
use crate::types::{Interface, Stage, Type};
use rspirv::dr::{Instruction, Operand};
use rspirv::spirv::{GlslStd450Op, Op};
use std::collections::HashMap;

const FUNCTIONS: [GlslStd450Op; 3] = [
    GlslStd450Op::InterpolateAtCentroid,
    GlslStd450Op::InterpolateAtSample,
    GlslStd450Op::InterpolateAtOffset,
];

/// The inputs of the fragment shader `module` that it interpolates by function,
/// in order and each once: what its packing must be told to keep.
///
/// # Errors
/// The module has no fragment shader, or inputs that cannot be read.
pub fn interpolated(module: &Module) -> Result<Vec<Varying>, SpirvError> {
    let Reflected {
        interface,
        variables,
    } = inputs_with_ids(module, Stage::Fragment)?;
    let constants = constants(module);
    // What every pointer into an input points to: variable, indices so far.
    let mut pointers: HashMap<u32, (usize, Vec<Option<u32>>)> = HashMap::new();
    for (variable, id) in variables.iter().enumerate() {
        pointers.insert(*id, (variable, Vec::new()));
    }
    let mut found = Vec::new();
    let functions = module.representation().functions.iter();
    let blocks = functions.flat_map(|f| &f.blocks);
    for instruction in blocks.flat_map(|b| &b.instructions) {
        let mut ids = instruction.operands.iter().filter_map(Operand::id_ref_any);
        match instruction.class.opcode {
            Op::AccessChain | Op::InBoundsAccessChain | Op::CopyObject => {
                let base = ids.next().and_then(|id| pointers.get(&id));
                if let (Some((variable, path)), Some(id)) = (base, instruction.result_id) {
                    let mut path = path.clone();
                    path.extend(ids.map(|id| constants.get(&id).copied()));
                    let variable = *variable;
                    pointers.insert(id, (variable, path));
                }
            }
            Op::ExtInst if is_interpolation(instruction) => {
                // The first id is that of the instruction set.
                let pointer = ids.nth(1).and_then(|id| pointers.get(&id));
                if let Some((variable, path)) = pointer {
                    found.extend(varyings(&interface, *variable, path));
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

/// The varying that a path leads into; every member of the block where it does
/// not lead that far.
fn varyings(interface: &Interface, variable: usize, path: &[Option<u32>]) -> Vec<Varying> {
    let output = interface.outputs.get(variable);
    let Some((output, block)) = output.and_then(|o| Some((o, o.block.as_ref()?))) else {
        let member = None;
        return vec![Varying { variable, member }];
    };
    let mut depth = 0;
    let mut ty = &output.ty;
    while let Type::Array { element, .. } = ty {
        (ty, depth) = (element, depth + 1);
    }
    let member = path.get(depth).copied().flatten();
    let members = 0..block.members.len();
    members
        .filter(|index| member.is_none_or(|member| member as usize == *index))
        .map(|member| Varying {
            variable,
            member: Some(member),
        })
        .collect()
}

/// Integer constants by id.
fn constants(module: &Module) -> HashMap<u32, u32> {
    let globals = &module.representation().types_global_values;
    let values = globals.iter().filter_map(|instruction| {
        match (instruction.class.opcode, instruction.operands.as_slice()) {
            (Op::Constant, [Operand::LiteralBit32(value)]) => {
                Some((instruction.result_id?, *value))
            }
            _ => None,
        }
    });
    values.collect()
}
