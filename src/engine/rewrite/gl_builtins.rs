//! `gl_VertexID` and `gl_InstanceID` as Vulkan's built-ins.
//!
//! The built-ins VertexId and InstanceId are OpenGL's; Vulkan allows VertexIndex
//! and InstanceIndex only. The vertex built-ins have the same value, base vertex
//! included. The instance built-ins differ by the first instance of the draw,
//! which only Vulkan includes: they are equal if it is 0.
//!
//! SPIR-V 1.6 section 3.21 (BuiltIn), GL_KHR_vulkan_glsl ("gl_VertexIndex"),
//! OpenGL 4.6 section 11.1.3.9 (shader inputs).

use crate::spirv::{Module, SpirvError, load_words};
use rspirv::dr::{self, Instruction, Operand};
use rspirv::spirv::{BuiltIn, Decoration, Op};
use thiserror::Error;

/// OpenGL's built-ins, and those that replace them on Vulkan.
pub(super) const BUILTINS: [(BuiltIn, BuiltIn); 2] = [
    (BuiltIn::VertexId, BuiltIn::VertexIndex),
    (BuiltIn::InstanceId, BuiltIn::InstanceIndex),
];

/// The reason why a module cannot be lowered.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RewriteError {
    /// The module is invalid.
    #[error(transparent)]
    Spirv(#[from] SpirvError),
    /// Two variables would have the same built-in, which SPIR-V does not allow.
    #[error(
        "the module has both {gl:?}, which is OpenGL's, and {vulkan:?}, which is Vulkan's; only \
         one of them is allowed"
    )]
    BothBuiltIns { gl: BuiltIn, vulkan: BuiltIn },
}

impl RewriteError {
    /// Returns the name of the rule that a module breaks; `None` if it is invalid.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            RewriteError::Spirv(_) => None,
            RewriteError::BothBuiltIns { .. } => Some("opengl.builtins_of_both"),
        }
    }
}

/// Returns whether a module is for OpenGL: it has a built-in that Vulkan does not
/// have.
pub fn has_gl_builtins(module: &Module) -> bool {
    BUILTINS
        .iter()
        .any(|(gl, _)| has_builtin(module.representation(), *gl))
}

fn has_builtin(module: &dr::Module, wanted: BuiltIn) -> bool {
    let mut all = module.annotations.iter();
    all.any(|instruction| builtin(instruction) == Some(wanted))
}

/// Replaces OpenGL's built-ins by Vulkan's. A module without any is returned word for
/// word.
///
/// # Errors
/// [`RewriteError`]: the module is invalid, or has a built-in and its replacement.
pub fn lower_gl_builtins(words: &[u32]) -> Result<Vec<u32>, RewriteError> {
    let module = load_words(words)?;
    if !has_gl_builtins(&module) {
        return Ok(words.to_vec());
    }
    Ok(lower_builtins(module)?.assemble())
}

/// Replaces OpenGL's built-ins by Vulkan's.
///
/// # Errors
/// [`RewriteError::BothBuiltIns`]
pub(super) fn lower_builtins(mut module: Module) -> Result<Module, RewriteError> {
    for (gl, vulkan) in BUILTINS {
        let representation = module.representation();
        if !has_builtin(representation, gl) {
            continue;
        }
        if has_builtin(representation, vulkan) {
            return Err(RewriteError::BothBuiltIns { gl, vulkan });
        }
        module.replace_builtin(gl, vulkan);
    }
    Ok(module)
}

/// Returns the built-in of the decoration of a variable or a block member: its last
/// operand.
fn builtin(instruction: &Instruction) -> Option<BuiltIn> {
    match (instruction.class.opcode, instruction.operands.as_slice()) {
        (
            Op::Decorate | Op::MemberDecorate,
            [
                ..,
                Operand::Decoration(Decoration::BuiltIn),
                Operand::BuiltIn(builtin),
            ],
        ) => Some(*builtin),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rspirv::binary::Assemble;
    use rspirv::dr::Builder;
    use rspirv::spirv::{
        AddressingModel, Capability, ExecutionModel, FunctionControl, MemoryModel, StorageClass,
    };

    /// A vertex shader with one integer input per built-in, and a block with a
    /// built-in member.
    fn vertex_shader(inputs: &[BuiltIn]) -> Vec<u32> {
        let mut b = Builder::new();
        b.set_version(1, 0);
        b.capability(Capability::Shader);
        b.memory_model(AddressingModel::Logical, MemoryModel::GLSL450);
        let void = b.type_void();
        let int = b.type_int(32, 1);
        let float = b.type_float(32, None);
        let vec4 = b.type_vector(float, 4);
        let pointer = b.type_pointer(None, StorageClass::Input, int);
        let mut interface = Vec::new();
        for &input in inputs {
            let variable = b.variable(pointer, None, StorageClass::Input, None);
            b.decorate(variable, Decoration::BuiltIn, [Operand::BuiltIn(input)]);
            interface.push(variable);
        }
        let block = b.type_struct([vec4]);
        b.decorate(block, Decoration::Block, []);
        b.member_decorate(
            block,
            0,
            Decoration::BuiltIn,
            [Operand::BuiltIn(BuiltIn::Position)],
        );
        let pointer = b.type_pointer(None, StorageClass::Output, block);
        interface.push(b.variable(pointer, None, StorageClass::Output, None));
        let function = b.type_function(void, []);
        let main = b
            .begin_function(void, None, FunctionControl::NONE, function)
            .expect("a function begins");
        b.begin_block(None).expect("a block begins");
        b.ret().expect("it returns");
        b.end_function().expect("the function ends");
        b.entry_point(ExecutionModel::Vertex, main, "main", interface);
        b.module().assemble()
    }

    fn builtins(words: &[u32]) -> Vec<BuiltIn> {
        let module = load_words(words).expect("the module is read");
        let annotations = &module.representation().annotations;
        annotations.iter().filter_map(builtin).collect()
    }

    #[test]
    fn opengl_builtins_become_those_of_vulkan() {
        let words = vertex_shader(&[BuiltIn::VertexId, BuiltIn::InstanceId]);
        let lowered = lower_gl_builtins(&words).expect("the module is rewritten");
        assert_eq!(
            builtins(&lowered),
            [
                BuiltIn::VertexIndex,
                BuiltIn::InstanceIndex,
                BuiltIn::Position
            ]
        );
        // Nothing else differs.
        let differing = words.iter().zip(&lowered).filter(|(a, b)| a != b).count();
        assert_eq!((lowered.len(), differing), (words.len(), 2));
    }

    #[test]
    fn a_module_for_vulkan_is_returned_word_for_word() {
        let words = vertex_shader(&[BuiltIn::VertexIndex, BuiltIn::InstanceIndex]);
        assert_eq!(lower_gl_builtins(&words), Ok(words));
    }

    #[test]
    fn a_builtin_of_both_kinds_is_refused() {
        let words = vertex_shader(&[BuiltIn::VertexId, BuiltIn::VertexIndex]);
        let error = lower_gl_builtins(&words).expect_err("two of a kind");
        assert_eq!(
            error.to_string(),
            "the module has both VertexId, which is OpenGL's, and VertexIndex, which is Vulkan's; \
             only one of them is allowed"
        );
    }

    #[test]
    fn an_invalid_module_is_refused() {
        assert_eq!(
            lower_gl_builtins(&[0x0723_0203]),
            Err(RewriteError::Spirv(SpirvError::ShortHeader(1)))
        );
    }
}
