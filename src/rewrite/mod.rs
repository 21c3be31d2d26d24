//! Floor 5: modules rewritten, without Vulkan.
//!
//! What OpenGL does at link time is done to SPIR-V: captures asked for by names
//! become decorations and copies, varyings are packed, and programs written for
//! OpenGL are brought to Vulkan's rules. Vulkan 1.3 appendix "Vulkan Environment
//! for SPIR-V", OpenGL 4.6 sections 7.3 and 11.1.2.
//!
//! * [`capture`] – a capture written into a module.
//! * [`gl_builtins`] – `gl_VertexID` and `gl_InstanceID` as Vulkan has them.
//! * [`gl_program`] – the stages of an OpenGL program as a pipeline takes them.
//! * [`mod@pack`] – a packing applied to both sides of an interface.

pub mod capture;
pub mod gl_builtins;
pub mod gl_program;
pub mod pack;

pub use gl_builtins::{RewriteError, has_gl_builtins, lower_gl_builtins};
pub use gl_program::{
    GlDraw, GlModule, GlProgram, GlProgramError, GlStage, Located, assign_locations,
    lower_gl_module, lower_gl_program,
};
