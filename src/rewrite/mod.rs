//! Floor 5: modules rewritten, without Vulkan.
//!
//! Shaders written for OpenGL are captured on Vulkan after their SPIR-V is
//! brought to Vulkan's rules.
//!
//! * [`capture`] – a capture written into a module.
//! * [`gl_builtins`] – `gl_VertexID` and `gl_InstanceID` as Vulkan has them.
//! * [`gl_program`] – the stages of an OpenGL program as a pipeline takes them.
//! * [`mod@pack`] – a packing applied to both sides of an interface.

pub mod capture;
pub mod gl_builtins;
pub mod gl_program;
pub mod pack;

pub use gl_builtins::{RewriteError, lower_gl_builtins};
pub use gl_program::{
    GlDraw, GlProgram, GlProgramError, GlStage, Located, lower_gl_module, lower_gl_program,
};
