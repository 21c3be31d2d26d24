//! Modules for Vulkan as modules for OpenGL, the way back from `gl_builtins`.
//!
//! The environments differ in the built-ins of vertices and instances, in the origin of the domain of
//! tessellations, and in decorations of interpolation, which OpenGL allows in fragment shaders
//! alone. Names are removed: OpenGL captures by decorations. What a module uses beyond
//! appendix C of OpenGL has an error of its own.
//!
//! OpenGL 4.6 appendix C (The OpenGL SPIR-V Execution Environment), section 11.2.2.

use super::gl_builtins::BUILTINS;
use crate::spirv::{SpirvError, load_words};
use rspirv::dr::{self, Operand};
use rspirv::spirv::{BuiltIn, Capability, Decoration, ExecutionMode, Op, StorageClass};
use thiserror::Error;

/// The origin of the domain of a tessellation (`VkTessellationDomainOrigin`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Vulkan's own.
    UpperLeft,
    /// OpenGL's.
    LowerLeft,
}

/// A module for OpenGL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaisedModule {
    pub words: Vec<u32>,
    /// Whether it reads InstanceId alone, which lacks the first instance of a draw.
    pub lacks_first_instance: bool,
}

/// The reason why a module has no counterpart for OpenGL.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RaiseError {
    /// The module is invalid.
    #[error(transparent)]
    Spirv(#[from] SpirvError),
    /// OpenGL requires version 1.0 alone.
    #[error("SPIR-V {major}.{minor}")]
    Version { major: u8, minor: u8 },
    /// A capability that is not in table C.2.
    #[error("the capability {0:?} of SPIR-V")]
    Capability(Capability),
    /// A storage class that section C.4 does not list, or one of resources.
    #[error("the storage class {0:?} of SPIR-V")]
    StorageClass(StorageClass),
    /// A built-in that is not in table C.1, or that has another value.
    #[error("the built-in {0:?} of SPIR-V")]
    BuiltIn(BuiltIn),
}

/// The capabilities of table C.2 that modules without images declare.
const CAPABILITIES: [Capability; 12] = [
    Capability::ClipDistance,
    Capability::CullDistance,
    Capability::DrawParameters,
    Capability::Float64,
    Capability::Geometry,
    Capability::GeometryPointSize,
    Capability::GeometryStreams,
    Capability::Matrix,
    Capability::Shader,
    Capability::Tessellation,
    Capability::TessellationPointSize,
    Capability::TransformFeedback,
];

/// The built-ins of table C.1 of the stages that capture, besides BaseVertex: it is 0 in draws
/// without indices.
const ALLOWED_BUILTINS: [BuiltIn; 17] = [
    BuiltIn::BaseInstance,
    BuiltIn::ClipDistance,
    BuiltIn::CullDistance,
    BuiltIn::DrawIndex,
    BuiltIn::FragCoord,
    BuiltIn::InstanceId,
    BuiltIn::InvocationId,
    BuiltIn::Layer,
    BuiltIn::PatchVertices,
    BuiltIn::PointSize,
    BuiltIn::Position,
    BuiltIn::PrimitiveId,
    BuiltIn::TessCoord,
    BuiltIn::TessLevelInner,
    BuiltIn::TessLevelOuter,
    BuiltIn::VertexId,
    BuiltIn::ViewportIndex,
];

/// Returns the module for OpenGL that does the same.
///
/// # Errors
/// [`RaiseError`]: the module is invalid, or uses what OpenGL lacks.
pub fn raise_gl_module(words: &[u32], origin: Origin) -> Result<RaisedModule, RaiseError> {
    let mut module = load_words(words)?;
    for (gl, vulkan) in BUILTINS {
        module.replace_builtin(vulkan, gl);
    }
    let inner = module.representation_mut();
    check(inner)?;
    inner.debug_names.clear();
    if !is_of_fragments(inner) {
        inner.annotations.retain(|one| !interpolates(one));
    }
    if origin == Origin::UpperLeft {
        inner.execution_modes.iter_mut().for_each(reverse_winding);
    }
    let reads_instance = builtins(inner).any(|builtin| builtin == BuiltIn::InstanceId);
    let has_first = reads_instance && add_first_instance(inner).is_some();
    Ok(RaisedModule {
        words: module.assemble(),
        lacks_first_instance: reads_instance && !has_first,
    })
}

/// Adds BaseInstance to every load of InstanceId; none is changed where it is used otherwise.
fn add_first_instance(module: &mut dr::Module) -> Option<()> {
    const BASE: BuiltIn = BuiltIn::BaseInstance;
    if builtins(module).any(|builtin| builtin == BASE) {
        return None;
    }
    let instance = module.annotations.iter().find_map(|one| {
        match (one.class.opcode, one.operands.as_slice()) {
            (Op::Decorate, [Operand::IdRef(id), _, Operand::BuiltIn(BuiltIn::InstanceId)]) => {
                Some(*id)
            }
            _ => None,
        }
    })?;
    let uses = |one: &dr::Instruction| one.operands.contains(&Operand::IdRef(instance));
    let is_loaded = |one: &dr::Instruction| one.class.opcode == Op::Load || !uses(one);
    if !module
        .all_inst_iter()
        .filter(|one| is_in_function(one))
        .all(is_loaded)
    {
        return None;
    }
    let mut variables = module.types_global_values.iter();
    let variable = variables
        .find(|one| one.result_id == Some(instance))?
        .clone();
    let mut bound = module.header.as_ref()?.bound;
    let mut id = || {
        bound += 1;
        bound - 1
    };
    let base = id();
    module.types_global_values.push(dr::Instruction {
        result_id: Some(base),
        ..variable
    });
    let decoration = vec![
        Operand::IdRef(base),
        Operand::Decoration(Decoration::BuiltIn),
        Operand::BuiltIn(BASE),
    ];
    let new = |op, operands| dr::Instruction::new(op, None, None, operands);
    module.annotations.push(new(Op::Decorate, decoration));
    for entry in &mut module.entry_points {
        if entry.operands.contains(&Operand::IdRef(instance)) {
            entry.operands.push(Operand::IdRef(base));
        }
    }
    let capability = vec![Operand::Capability(Capability::DrawParameters)];
    if !module
        .capabilities
        .iter()
        .any(|one| one.operands == capability)
    {
        let name = vec![Operand::LiteralString(
            "SPV_KHR_shader_draw_parameters".to_owned(),
        )];
        module.capabilities.push(new(Op::Capability, capability));
        module.extensions.push(new(Op::Extension, name));
    }
    for function in &mut module.functions {
        for block in &mut function.blocks {
            let instructions = std::mem::take(&mut block.instructions);
            for mut load in instructions {
                if !uses(&load) {
                    block.instructions.push(load);
                    continue;
                }
                let (own, first) = (id(), id());
                let sum = dr::Instruction {
                    class: dr::Instruction::new(Op::IAdd, None, None, Vec::new()).class,
                    operands: vec![Operand::IdRef(own), Operand::IdRef(first)],
                    ..load.clone()
                };
                load.result_id = Some(own);
                let mut other = load.clone();
                other.result_id = Some(first);
                other.operands[0] = Operand::IdRef(base);
                block.instructions.extend([load, other, sum]);
            }
        }
    }
    if let Some(header) = &mut module.header {
        header.bound = bound;
    }
    Some(())
}

/// Whether an instruction is one of a function: others only name a variable.
fn is_in_function(instruction: &dr::Instruction) -> bool {
    !matches!(
        instruction.class.opcode,
        Op::Decorate | Op::EntryPoint | Op::Name | Op::Variable
    )
}

/// Checks that a module uses nothing beyond appendix C.
fn check(module: &dr::Module) -> Result<(), RaiseError> {
    if let Some(header) = &module.header
        && header.version() > (1, 0)
    {
        let (major, minor) = header.version();
        return Err(RaiseError::Version { major, minor });
    }
    for instruction in &module.capabilities {
        if let [Operand::Capability(capability)] = instruction.operands[..]
            && !CAPABILITIES.contains(&capability)
        {
            return Err(RaiseError::Capability(capability));
        }
    }
    for instruction in &module.types_global_values {
        if let (Op::Variable, Some(Operand::StorageClass(class))) =
            (instruction.class.opcode, instruction.operands.first())
            && !matches!(
                class,
                StorageClass::Input | StorageClass::Output | StorageClass::Private
            )
        {
            return Err(RaiseError::StorageClass(*class));
        }
    }
    match builtins(module).find(|builtin| !ALLOWED_BUILTINS.contains(builtin)) {
        Some(builtin) => Err(RaiseError::BuiltIn(builtin)),
        None => Ok(()),
    }
}

/// The built-ins that a module decorates.
fn builtins(module: &dr::Module) -> impl Iterator<Item = BuiltIn> {
    let operands = module.annotations.iter().map(|one| one.operands.last());
    operands.filter_map(|operand| match operand {
        Some(Operand::BuiltIn(builtin)) => Some(*builtin),
        _ => None,
    })
}

fn is_of_fragments(module: &dr::Module) -> bool {
    use rspirv::spirv::ExecutionModel::Fragment;
    let mut entries = module.entry_points.iter();
    entries.any(|entry| entry.operands.first() == Some(&Operand::ExecutionModel(Fragment)))
}

/// Whether an instruction decorates with an interpolation.
fn interpolates(instruction: &dr::Instruction) -> bool {
    instruction.operands.iter().any(|operand| {
        matches!(
            operand,
            Operand::Decoration(
                Decoration::Flat
                    | Decoration::NoPerspective
                    | Decoration::Sample
                    | Decoration::Centroid
            )
        )
    })
}

fn reverse_winding(instruction: &mut dr::Instruction) {
    for operand in &mut instruction.operands {
        if let Operand::ExecutionMode(mode) = operand {
            *mode = match *mode {
                ExecutionMode::VertexOrderCw => ExecutionMode::VertexOrderCcw,
                ExecutionMode::VertexOrderCcw => ExecutionMode::VertexOrderCw,
                other => other,
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rspirv::binary::Assemble;
    use rspirv::dr::Builder;
    use rspirv::spirv::{
        AddressingModel, ExecutionModel, FunctionControl, MemoryModel, StorageClass,
    };

    /// A stage with a flat input of this built-in, of this version.
    fn stage(
        model: ExecutionModel,
        (capability, builtin): (Capability, BuiltIn),
        version: (u8, u8),
    ) -> Vec<u32> {
        let mut b = Builder::new();
        b.set_version(version.0, version.1);
        b.capability(Capability::Shader);
        b.capability(capability);
        b.memory_model(AddressingModel::Logical, MemoryModel::GLSL450);
        let void = b.type_void();
        let int = b.type_int(32, 1);
        let pointer = b.type_pointer(None, StorageClass::Input, int);
        let variable = b.variable(pointer, None, StorageClass::Input, None);
        b.name(variable, "number");
        b.decorate(variable, Decoration::BuiltIn, [Operand::BuiltIn(builtin)]);
        b.decorate(variable, Decoration::Flat, []);
        let function = b.type_function(void, []);
        let main = b
            .begin_function(void, None, FunctionControl::NONE, function)
            .expect("a function begins");
        b.begin_block(None).expect("a block begins");
        let loaded = b.load(int, None, variable, None, []);
        let loaded = loaded.expect("it is loaded");
        b.i_add(int, None, loaded, loaded).expect("it is used");
        b.ret().expect("it returns");
        b.end_function().expect("the function ends");
        b.entry_point(model, main, "main", [variable]);
        b.execution_mode(main, ExecutionMode::VertexOrderCcw, []);
        b.module().assemble()
    }

    fn vertex(builtin: BuiltIn) -> Vec<u32> {
        let uses = (Capability::Shader, builtin);
        stage(ExecutionModel::Vertex, uses, (1, 0))
    }

    #[test]
    fn vertices_and_instances_have_the_built_ins_of_opengl() {
        for (vulkan, gl, loads) in [
            (BuiltIn::VertexIndex, &[BuiltIn::VertexId][..], 1),
            (
                BuiltIn::InstanceIndex,
                &[BuiltIn::InstanceId, BuiltIn::BaseInstance],
                2,
            ),
        ] {
            let words = vertex(vulkan);
            let raised = raise_gl_module(&words, Origin::UpperLeft).expect("it is valid");
            assert!(!raised.lacks_first_instance);
            let module = load_words(&raised.words).expect("it is a module");
            let inner = module.representation();
            let own: Vec<BuiltIn> = builtins(inner).collect();
            assert_eq!(own, gl);
            let code = &inner.functions[0].blocks[0].instructions;
            let number = |op| code.iter().filter(|one| one.class.opcode == op).count();
            // The sum of the instance and of the first one is what the module adds up.
            assert_eq!((number(Op::Load), number(Op::IAdd)), (loads, loads));
            assert_eq!(code[code.len() - 2].operands[0], {
                let before = &code[code.len() - 3];
                Operand::IdRef(before.result_id.expect("a number"))
            });
        }
    }

    #[test]
    fn names_and_interpolations_are_removed_and_windings_reversed() {
        let raised =
            raise_gl_module(&vertex(BuiltIn::VertexIndex), Origin::UpperLeft).expect("it is valid");
        let module = load_words(&raised.words).expect("it is a module");
        let inner = module.representation();
        assert!(inner.debug_names.is_empty());
        assert!(!inner.annotations.iter().any(interpolates));
        let mode = inner.execution_modes[0].operands[1].clone();
        assert_eq!(mode, Operand::ExecutionMode(ExecutionMode::VertexOrderCw));
        let fragment = stage(
            ExecutionModel::Fragment,
            (Capability::Shader, BuiltIn::PrimitiveId),
            (1, 0),
        );
        let raised = raise_gl_module(&fragment, Origin::LowerLeft).expect("it is valid");
        let module = load_words(&raised.words).expect("it is a module");
        let annotations = &module.representation().annotations;
        assert!(annotations.iter().any(interpolates));
    }

    #[test]
    fn additions_of_vulkan_are_refused() {
        let later = stage(
            ExecutionModel::Vertex,
            (Capability::Shader, BuiltIn::VertexIndex),
            (1, 3),
        );
        let views = stage(
            ExecutionModel::Vertex,
            (Capability::MultiView, BuiltIn::ViewIndex),
            (1, 0),
        );
        for (words, message) in [
            (later, "SPIR-V 1.3"),
            (views, "the capability MultiView of SPIR-V"),
            (
                vertex(BuiltIn::BaseVertex),
                "the built-in BaseVertex of SPIR-V",
            ),
        ] {
            let error = raise_gl_module(&words, Origin::UpperLeft).expect_err("OpenGL lacks it");
            assert_eq!(error.to_string(), message);
        }
        let invalid =
            raise_gl_module(&[0x0723_0203], Origin::UpperLeft).expect_err("it is not a module");
        assert!(matches!(invalid, RaiseError::Spirv(_)));
    }
}
