//! The inputs on which a module depends.

use crate::types::stage::OtherStage;
use crate::types::{Environment, Stage};

/// The API for which a GLSL text is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flavour {
    /// GL_KHR_vulkan_glsl: `gl_VertexIndex`.
    Vulkan,
    /// OpenGL: `gl_VertexID`, uniforms outside blocks.
    OpenGl,
}

/// The inputs on which a module depends. The name in messages is not one of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Source {
    Glsl(Stage, Flavour, Environment, String),
    /// GLSL for Vulkan of another stage.
    OtherGlsl(OtherStage, Environment, String),
    /// HLSL with the name of its entry point.
    Hlsl(Stage, String, Environment, String),
    Assembly(String),
}

impl Source {
    /// Returns bytes that no other source has.
    pub(super) fn key(&self) -> Vec<u8> {
        match self {
            Source::Glsl(stage, flavour, environment, text) => {
                format!("{stage:?} {flavour:?} {environment:?}\n{text}")
            }
            Source::OtherGlsl(stage, environment, text) => {
                format!("{stage:?} {environment:?}\n{text}")
            }
            Source::Hlsl(stage, entry, environment, text) => {
                format!("HLSL {stage:?} {environment:?} {entry:?}\n{text}")
            }
            Source::Assembly(text) => format!("assembly\n{text}"),
        }
        .into_bytes()
    }
}
