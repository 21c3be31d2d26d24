//! What a module reads that nothing here provides: uniforms, buffers, images
//! and vertex attributes, each named.
//!
//! A module alone keeps those that Vulkan knows, too: images, samplers and
//! blocks that have a binding. OpenGL's uniforms have locations, which on Vulkan
//! only inputs and outputs have, and none of their descriptors has a set.
//! Uniforms outside of blocks and atomic counters are OpenGL's alone.
//!
//! Vulkan, VUID-StandaloneSpirv-Location-06672, UniformConstant-04655,
//! UniformConstant-06677.

use super::GlProgramError;
use crate::spirv::{Editor, Target, load_words};
use crate::types::{OutputVariable, Stage};
use rspirv::dr::{Instruction, Operand};
use rspirv::spirv::{Decoration, Op, StorageClass};
use std::collections::HashSet;

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

/// The module with its resources as Vulkan has them; one for Vulkan is answered
/// as it is, word for word.
pub(super) fn lower(words: Vec<u32>, stage: Stage) -> Result<Vec<u32>, GlProgramError> {
    let mut editor = Editor::new(load_words(&words)?, Some(stage))?;
    let mut located = HashSet::new();
    let mut without_set = Vec::new();
    for variable in &editor.module().types_global_values {
        let (class, id) = match (variable.class.opcode, variable.operands.first()) {
            (Op::Variable, Some(Operand::StorageClass(class))) => {
                (*class, variable.result_id.unwrap_or(0))
            }
            _ => continue,
        };
        let Some((_, kind)) = OUTSIDE.iter().find(|(outside, _)| *outside == class) else {
            continue;
        };
        let decorations = editor.decorations(id);
        let has = |wanted| decorations.iter().any(|(d, _)| *d == wanted);
        let known = match class {
            StorageClass::PushConstant => continue,
            StorageClass::UniformConstant => is_opaque(&editor, id),
            StorageClass::Uniform | StorageClass::StorageBuffer => true,
            _ => false,
        };
        if !known || !has(Decoration::Binding) {
            let what = format!("{kind} '{}'", name(&editor, variable));
            return Err(GlProgramError::Unsupported { stage, what });
        }
        if has(Decoration::Location) {
            located.insert(Target::Id(id));
        }
        if !has(Decoration::DescriptorSet) {
            without_set.push(id);
        }
    }
    if located.is_empty() && without_set.is_empty() {
        return Ok(words);
    }
    let kept =
        |target, decoration| decoration != Decoration::Location || !located.contains(&target);
    editor.retain_decorations(kept);
    for id in without_set {
        editor.decorate(Target::Id(id), Decoration::DescriptorSet, &[0]);
    }
    Ok(editor.finish()?)
}

/// Whether a variable is a descriptor of an image, a sampler or the like, or an
/// array of them.
fn is_opaque(editor: &Editor, variable: u32) -> bool {
    let element = super::locations::element(editor, variable);
    let definition = element.and_then(|(ty, _)| editor.definition(ty));
    definition.is_some_and(|definition| {
        matches!(
            definition.class.opcode,
            Op::TypeImage
                | Op::TypeSampler
                | Op::TypeSampledImage
                | Op::TypeRuntimeArray
                | Op::TypeAccelerationStructureKHR
        )
    })
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
