//! The reasons why a program cannot be lowered to Vulkan.

use super::super::gl_builtins::RewriteError;
use crate::spirv::{EditError, SpirvError};
use crate::types::Stage;
use thiserror::Error;

/// The reason why a program cannot be lowered to Vulkan.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GlProgramError {
    #[error(transparent)]
    Rewrite(#[from] RewriteError),
    #[error(transparent)]
    Spirv(#[from] SpirvError),
    #[error(transparent)]
    Edit(#[from] EditError),
    #[error("the program has no stage before rasterization")]
    Empty,
    /// The program uses something that is not lowered.
    #[error("the {stage} shader uses {what}, which cannot be lowered to Vulkan")]
    Unsupported { stage: Stage, what: String },
    #[error("the {stage} shader reads '{name}', which the {before} shader does not write")]
    NoProducer {
        stage: Stage,
        before: Stage,
        name: String,
    },
    #[error(
        "the outputs of the {stage} shader need more than {max} locations: no {span} consecutive \
         ones are free for '{name}'"
    )]
    NoLocation {
        stage: Stage,
        name: String,
        span: u32,
        max: u32,
    },
}

impl GlProgramError {
    /// Returns the name of the rule that a program breaks; `None` if a module is
    /// invalid.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            GlProgramError::Rewrite(error) => error.rule(),
            GlProgramError::Spirv(_) => None,
            GlProgramError::Edit(error) => error.rule(),
            GlProgramError::Empty => Some("opengl.no_stage"),
            GlProgramError::Unsupported { .. } => Some("opengl.not_lowered"),
            GlProgramError::NoProducer { .. } => Some("opengl.no_producer"),
            GlProgramError::NoLocation { .. } => Some("location.insufficient"),
        }
    }
}
