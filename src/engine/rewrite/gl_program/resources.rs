//! Resources that a module reads: uniforms, buffers, images and vertex attributes.
//!
//! A program that reads any of them is refused, and the error names it. A single
//! module keeps those that Vulkan supports: images, samplers and blocks that have
//! a binding. OpenGL's uniforms have locations, which only inputs and outputs
//! have on Vulkan, and their descriptors have no set. Uniforms outside of blocks
//! and atomic counters exist in OpenGL only.
//!
//! Vulkan, VUID-StandaloneSpirv-Location-06672, UniformConstant-04655,
//! UniformConstant-06677.

use super::error::GlProgramError;
use crate::spirv::{Editor, Module, Target};
use crate::types::{OutputVariable, Stage};
use rspirv::dr::{Instruction, Operand};
use rspirv::spirv::{Decoration, Op, StorageClass};
use std::collections::HashSet;

/// Storage classes of resources, and how errors name them.
const RESOURCES: [(StorageClass, &str); 6] = [
    (StorageClass::UniformConstant, "the uniform"),
    (StorageClass::Uniform, "the uniform block"),
    (StorageClass::StorageBuffer, "the shader storage block"),
    (StorageClass::PushConstant, "the push constants"),
    (StorageClass::AtomicCounter, "the atomic counter"),
    (StorageClass::Image, "the image"),
];

/// Refuses a module that reads a resource or a vertex attribute.
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
        if let Some((_, kind)) = RESOURCES.iter().find(|(resource, _)| *resource == class) {
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

/// Returns the module with its resources lowered to Vulkan; a module for Vulkan is
/// not changed.
pub(super) fn lower(module: Module, stage: Stage) -> Result<Module, GlProgramError> {
    let mut editor = Editor::new(module.clone(), Some(stage))?;
    let mut located = HashSet::new();
    let mut without_set = Vec::new();
    for variable in &editor.module().types_global_values {
        let (class, id) = match (variable.class.opcode, variable.operands.first()) {
            (Op::Variable, Some(Operand::StorageClass(class))) => (*class, result_id(variable)),
            _ => continue,
        };
        let Some((_, kind)) = RESOURCES.iter().find(|(resource, _)| *resource == class) else {
            continue;
        };
        let decorations = editor.decorations(Target::Id(id));
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
        return Ok(module);
    }
    let kept =
        |target, decoration| decoration != Decoration::Location || !located.contains(&target);
    editor.retain_decorations(kept);
    for id in without_set {
        editor.decorate(Target::Id(id), Decoration::DescriptorSet, &[0]);
    }
    Ok(editor.into_module()?)
}

/// Returns the id of a variable.
fn result_id(variable: &Instruction) -> u32 {
    variable
        .result_id
        .expect("rspirv gives OpVariable a result")
}

/// Returns whether a variable is a descriptor of an image, a sampler or an acceleration
/// structure, or an array of them.
fn is_opaque(editor: &Editor, variable: u32) -> bool {
    let element = editor.array_element(variable);
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

/// Returns the name of a variable, or that of its type.
fn name(editor: &Editor, variable: &Instruction) -> String {
    let id = result_id(variable);
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
