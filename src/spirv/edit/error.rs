//! Why a module cannot be edited.

use crate::spirv::SpirvError;
use rspirv::spirv::Op;
use thiserror::Error;

/// Why an edit is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EditError {
    /// The module cannot be read.
    #[error(transparent)]
    Spirv(#[from] SpirvError),
    #[error("the module has no room for another id: the bound must be at most {max}")]
    Bound { max: u32 },
    #[error(
        "the module's decoration groups stand for {seen} decorations or more; at most {max} are \
         taken apart"
    )]
    Groups { seen: usize, max: usize },
    #[error("%{0} is defined more than once")]
    DefinedTwice(u32),
    #[error("%{0} must be a global variable")]
    NotAVariable(u32),
    #[error("%{id} must be a type that index {index} selects a part of")]
    NoPart { id: u32, index: u32 },
    #[error("%{0} must be a function with a body")]
    NotAFunction(u32),
    #[error("%{0}, the stream of an emitted vertex, must be a constant of the module")]
    Stream(u32),
    #[error("{op:?} would be {words} words long; an instruction has at most 65535")]
    InstructionLength { op: Op, words: usize },
    #[error(
        "%{pointer} points into variable %{variable} and is used by {op:?}, which cannot follow \
         when the variable is made private"
    )]
    Pointer { variable: u32, pointer: u32, op: Op },
}

impl EditError {
    /// The name of the rule that a shader breaks; `None` for what is no module.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            EditError::Pointer { .. } => Some("rewrite.pointer"),
            EditError::Bound { .. } => Some("rewrite.id_bound"),
            EditError::InstructionLength { .. } => Some("rewrite.instruction_length"),
            EditError::Stream(_) => Some("rewrite.stream"),
            _ => None,
        }
    }
}
