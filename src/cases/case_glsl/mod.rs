//! Floor 7: GLSL for cases.
//!
//! * [`declare`] – the declarations of an interface, and statements that write a
//!   known value into every component; [`image_output`] – the outputs that draw
//!   points into an image.
//! * [`template`] – the shaders of a case, made of the templates in `shaders/`.
//! * [`packed_reader`] – the fragment shader of a packed interface.
//! * [`block_reader`] – the shader that reads a block in memory;
//!   [`block_content`] – the bytes of that block.
//! * [`refusal`] – the text and the interface of a case that must be refused.

pub mod block_content;
pub mod block_reader;
pub mod declare;
pub mod image_output;
pub mod packed_reader;
pub mod refusal;
pub mod template;

use crate::sources::SourceError;
use thiserror::Error;

/// The reason why an interface cannot be written as GLSL.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GlslError {
    #[error(transparent)]
    Source(#[from] SourceError),
    #[error("{0}")]
    Interface(String),
}

impl GlslError {
    /// The stable name of the kind of mistake.
    pub fn rule(&self) -> &'static str {
        match self {
            GlslError::Source(error) => error.rule(),
            GlslError::Interface(_) => "case.interface",
        }
    }
}
