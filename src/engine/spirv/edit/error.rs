//! Errors of editing a module.

use crate::spirv::SpirvError;
use rspirv::spirv::Op;
use thiserror::Error;

/// The reason why an edit is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EditError {
    /// The module is invalid.
    #[error(transparent)]
    Spirv(#[from] SpirvError),
    #[error("the module has no unused id left: the bound must be at most {max}")]
    Bound { max: u32 },
    #[error("%{id} must be less than the module's bound, {bound} (SPIR-V 1.6 section 2.3)")]
    IdOutsideBound { id: u32, bound: u32 },
    #[error(
        "the module's decoration groups expand to {seen} or more decorations; the limit is {max}"
    )]
    Groups { seen: usize, max: usize },
    #[error("%{0} is defined more than once")]
    DefinedTwice(u32),
    #[error("%{0} must be a global variable")]
    NotAVariable(u32),
    #[error("%{id} must be a type with a part of index {index}")]
    NoPart { id: u32, index: u32 },
    #[error("%{0} must be a function with a body")]
    NotAFunction(u32),
    #[error("%{0}, the stream of an emitted vertex, must be a constant of the module")]
    Stream(u32),
    #[error("{op:?} would be {words} words long; the limit is 65535")]
    InstructionLength { op: Op, words: usize },
    #[error(
        "%{pointer} points into variable %{variable} and is used by {op:?}, which does not \
         allow the variable to become private"
    )]
    Pointer { variable: u32, pointer: u32, op: Op },
}

impl EditError {
    /// Returns the name of the rule that a shader breaks; `None` if the module is invalid.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            EditError::Pointer { .. } => Some("rewrite.pointer"),
            EditError::Bound { .. } => Some("rewrite.id_bound"),
            EditError::InstructionLength { .. } => Some("rewrite.instruction_length"),
            EditError::Stream(_) => Some("rewrite.stream"),
            EditError::Spirv(_)
            | EditError::IdOutsideBound { .. }
            | EditError::Groups { .. }
            | EditError::DefinedTwice(_)
            | EditError::NotAVariable(_)
            | EditError::NoPart { .. }
            | EditError::NotAFunction(_) => None,
        }
    }
}
