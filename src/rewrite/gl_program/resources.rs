//! What a module reads that nothing here provides: uniforms, buffers, images
//! and vertex attributes, each named.

use super::GlProgramError;
use crate::spirv::Editor;
use crate::types::{OutputVariable, Stage};
use rspirv::dr::{Instruction, Operand};
use rspirv::spirv::{Op, StorageClass};

/// Storage classes of what a program is given from outside, in words.
const OUTSIDE: [(StorageClass, &str); 6] = [
    (StorageClass::UniformConstant, "the uniform"),
    (StorageClass::Uniform, "the uniform block"),
    (StorageClass::StorageBuffer, "the shader storage block"),
    (StorageClass::PushConstant, "the push constants"),
    (StorageClass::AtomicCounter, "the atomic counter"),
    (StorageClass::Image, "the image"),
];

/// Refuses a module that needs something from outside.
pub(super) fn refuse(
    editor: &Editor,
    stage: Stage,
    inputs: &[OutputVariable],
) -> Result<(), GlProgramError> {
    for variable in &editor.module().types_global_values {
        let class = match (variable.class.opcode, variable.operands.first()) {
            (Op::Variable, Some(Operand::StorageClass(class))) => *class,
            _ => continue,
        };
        if let Some((_, kind)) = OUTSIDE.iter().find(|(outside, _)| *outside == class) {
            let what = format!("{kind} '{}'", name(editor, variable));
            return Err(GlProgramError::Unsupported { stage, what });
        }
    }
    let attribute = |input: &&OutputVariable| input.builtin.is_none() && input.block.is_none();
    match inputs.iter().find(attribute) {
        Some(input) if stage == Stage::Vertex => {
            let what = format!("the vertex attribute '{}'", input.name);
            Err(GlProgramError::Unsupported { stage, what })
        }
        _ => Ok(()),
    }
}

/// What a variable is called, or what its type is.
fn name(editor: &Editor, variable: &Instruction) -> String {
    let id = variable.result_id.unwrap_or(0);
    let pointee = editor.pointee(id).map(|(_, ty)| ty);
    let named = |id: u32| {
        let mut names = editor.module().debug_names.iter();
        names.find_map(|instruction| match instruction.operands.as_slice() {
            [Operand::IdRef(of), Operand::LiteralString(name)] if *of == id && !name.is_empty() => {
                Some(name.clone())
            }
            _ => None,
        })
    };
    let of_type = || pointee.ok().and_then(named);
    named(id)
        .or_else(of_type)
        .unwrap_or_else(|| format!("%{id}"))
}
