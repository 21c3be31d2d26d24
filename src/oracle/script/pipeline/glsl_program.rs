//! Programs as texts, for devices that compile and link by themselves.
//!
//! OpenGL 4.6 sections 7.3 and 11.1.2.1.

use crate::types::Stage;

/// A program as texts, for a device of OpenGL, which compiles and links by itself.
#[derive(Clone, Debug, PartialEq)]
pub struct GlslProgram {
    /// The texts, in pipeline order.
    pub stages: Vec<GlslStage>,
    /// The names to capture, where the texts declare no capture.
    pub names: Option<CapturedNames>,
    pub language: GlslLanguage,
}

/// The language of texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GlslLanguage {
    /// GLSL for Vulkan.
    Vulkan,
    /// GLSL for Vulkan, where the domain of tessellation has its origin at the lower left, as in
    /// OpenGL.
    VulkanLowerLeft,
    /// GLSL for OpenGL, which the device takes as it is.
    OpenGl,
}

/// A shader as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GlslStage {
    pub stage: Stage,
    pub text: String,
}

/// The names of `glTransformFeedbackVaryings`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CapturedNames {
    pub names: Vec<String>,
    /// Whether each varying has a buffer of its own (`GL_SEPARATE_ATTRIBS`).
    pub separate: bool,
}
