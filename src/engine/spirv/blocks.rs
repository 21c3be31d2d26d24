//! The blocks of a module: uniform blocks, storage blocks, push constants and the
//! blocks of buffer references, with the layout that the module states.
//!
//! A storage block is a `BufferBlock` of class Uniform before SPIR-V 1.3, and a
//! `Block` of class StorageBuffer since. A buffer reference is a pointer of class
//! PhysicalStorageBuffer. SPIR-V 1.6 section 3.20 (decorations), Vulkan "Shader Interfaces, Shader Resource Interface".

use super::index::{Index, Target};
use super::types::{Layout, TypeReader};
use super::{Module, SpirvError};
use crate::types::layout::MAX_DECLARED;
use crate::types::{StructType, Type};
use rspirv::dr::{Instruction, Operand};
use rspirv::spirv::{Decoration, Op, StorageClass};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::ops::Range;
use std::sync::Arc;

/// The kind of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BlockKind {
    Uniform,
    Storage,
    PushConstant,
}

/// A variable that is a block, or an array of blocks; or a block that buffer references
/// point to.
#[derive(Clone, Debug, PartialEq)]
pub struct BlockVariable {
    /// The variable's name: the instance name, "" without one and without a variable.
    pub instance: String,
    /// `None` for a block that buffer references point to.
    pub kind: Option<BlockKind>,
    pub set: Option<u32>,
    pub binding: Option<u32>,
    /// Decorated Restrict, or all its members are: no other variable refers to its memory.
    pub restrict: bool,
    /// The lengths of the array of blocks, outermost first; 0 for an array without a
    /// length.
    pub lengths: Vec<u32>,
    /// The struct of the block, laid out as the module states; its name is the block's.
    pub block: Arc<StructType>,
}

/// Reflects the blocks of all entry points of a module, in order of declaration; those
/// of buffer references come last.
///
/// # Errors
/// The module is invalid.
pub fn reflect_blocks(module: &Module) -> Result<Vec<BlockVariable>, SpirvError> {
    let representation = module.representation();
    let index = Index::new(representation);
    let mut reader = TypeReader::new(&index, Layout::Kept);
    let mut declared = MAX_DECLARED;
    let mut blocks = Vec::new();
    for instruction in &representation.types_global_values {
        let Some((id, pointee, class)) = variable(&index, instruction) else {
            continue;
        };
        if class == StorageClass::Uniform && !is_block(&index, pointee) {
            // Vulkan does not allow it; GL's uniforms are of class UniformConstant.
            continue;
        }
        let mut ty = reader.read(pointee)?;
        if !ty.declares_at_most(&mut declared) {
            return Err(SpirvError::BlockTooLarge);
        }
        let mut lengths = Vec::new();
        while let Type::Array { element, len, .. } = ty {
            lengths.push(len);
            ty = (*element).clone();
        }
        let Type::Struct(block) = ty else {
            return Err(SpirvError::NotABlock(id));
        };
        let members = 0..u32::try_from(block.members.len()).expect("SPIR-V has 32-bit indices");
        blocks.push(BlockVariable {
            instance: index.name(Target::Id(id)).to_owned(),
            kind: Some(kind(&index, class, pointee)),
            set: index.decoration(Target::Id(id), Decoration::DescriptorSet),
            binding: index.decoration(Target::Id(id), Decoration::Binding),
            restrict: is_restrict(&index, id, pointee, members),
            lengths,
            block,
        });
    }
    let mut seen = HashSet::new();
    for instruction in &representation.types_global_values {
        let Some(pointee) = reference(instruction) else {
            continue;
        };
        if !is_block(&index, pointee) || !seen.insert(pointee) {
            continue;
        }
        let ty = reader.read(pointee)?;
        if !ty.declares_at_most(&mut declared) {
            return Err(SpirvError::BlockTooLarge);
        }
        // A pointer into an array of blocks points to no block.
        let Type::Struct(block) = ty else { continue };
        blocks.push(BlockVariable {
            instance: String::new(),
            kind: None,
            set: None,
            binding: None,
            restrict: false,
            lengths: Vec::new(),
            block,
        });
    }
    Ok(blocks)
}

/// Returns the type that a buffer reference points to.
fn reference(instruction: &Instruction) -> Option<u32> {
    match (instruction.class.opcode, instruction.operands.as_slice()) {
        (
            Op::TypePointer,
            [
                Operand::StorageClass(StorageClass::PhysicalStorageBuffer),
                Operand::IdRef(pointee),
            ],
        ) => Some(*pointee),
        _ => None,
    }
}

/// Returns id, type and class of a variable whose storage class has blocks.
fn variable(index: &Index, instruction: &Instruction) -> Option<(u32, u32, StorageClass)> {
    let [Operand::StorageClass(class), rest @ ..] = instruction.operands.as_slice() else {
        return None;
    };
    let has_blocks = matches!(
        class,
        StorageClass::Uniform | StorageClass::StorageBuffer | StorageClass::PushConstant
    );
    let pointee = match (instruction.class.opcode, rest) {
        (Op::Variable, _) => {
            let pointer = index.definition(instruction.result_type?)?;
            match (pointer.class.opcode, pointer.operands.as_slice()) {
                (Op::TypePointer, [_, Operand::IdRef(pointee)]) => *pointee,
                _ => return None,
            }
        }
        // Its type is stated beside the pointer, which has none.
        (Op::UntypedVariableKHR, [Operand::IdRef(pointee), ..]) => *pointee,
        _ => return None,
    };
    has_blocks.then_some((instruction.result_id?, pointee, *class))
}

fn is_block(index: &Index, pointee: u32) -> bool {
    let id = Target::Id(index.without_arrays(pointee));
    index.has(id, Decoration::Block) || index.has(id, Decoration::BufferBlock)
}

/// Returns whether a variable, or each of these members of its block, is Restrict.
fn is_restrict(index: &Index, id: u32, pointee: u32, members: Range<u32>) -> bool {
    let block = index.without_arrays(pointee);
    let restrict = |target| index.has(target, Decoration::Restrict);
    let all = |mut members: Range<u32>| members.all(|m| restrict(Target::Member(block, m)));
    restrict(Target::Id(id)) || (!members.is_empty() && all(members))
}

fn kind(index: &Index, class: StorageClass, pointee: u32) -> BlockKind {
    let id = Target::Id(index.without_arrays(pointee));
    match class {
        StorageClass::PushConstant => BlockKind::PushConstant,
        StorageClass::StorageBuffer => BlockKind::Storage,
        _ if index.has(id, Decoration::BufferBlock) => BlockKind::Storage,
        _ => BlockKind::Uniform,
    }
}
