//! The reasons for which there is no module of a text.

use super::version::Version;
use thiserror::Error;

/// The reason why a text cannot be compiled.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CompileError {
    #[error("the shader compiler cannot be started: {0}")]
    Start(String),
    #[error("{name}: the text contains a NUL character at byte {at}")]
    Nul { name: String, at: usize },
    #[error(
        "{name}: GLSL must be of version 110 or higher, or 300 es or higher; the compatibility \
         profile exists up to 150; found #version {seen}"
    )]
    Version { name: String, seen: Version },
    /// The compiler's message, with its position in the text.
    #[error("{0}")]
    Refused(String),
    /// No bundle has the module of this text, and this program compiles nothing.
    #[error(
        "{name}: this xfb compiles no shaders, and {} of this text: run `xfb bundle FILE -o \
         my.bundle` with the case's file where xfb has shaderc, and add `--bundle my.bundle` here",
        lacking(bundles)
    )]
    NoModule {
        name: String,
        /// The descriptions of the bundles.
        bundles: Vec<String>,
    },
}

impl CompileError {
    /// Whether the text is at fault; false if no compiler has read it.
    pub fn is_of_the_text(&self) -> bool {
        match self {
            CompileError::Nul { .. } | CompileError::Version { .. } | CompileError::Refused(_) => {
                true
            }
            CompileError::Start(_) | CompileError::NoModule { .. } => false,
        }
    }
}

/// Returns the statement that bundles have no module.
fn lacking(bundles: &[String]) -> String {
    match bundles {
        [] => "no bundle has the module".to_owned(),
        bundles => format!("{} has no module", bundles.join(" or ")),
    }
}
