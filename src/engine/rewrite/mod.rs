//! Rewriting of modules, without Vulkan.
//!
//! OpenGL's linking steps are applied to SPIR-V: captures requested by names become
//! decorations and copies, varyings are packed, and programs written for OpenGL are
//! lowered to Vulkan's rules. Vulkan 1.3 appendix "Vulkan Environment for SPIR-V",
//! OpenGL 4.6 sections 7.3 and 11.1.2.
//!
//! * [`capture`] – writes a capture into a module.
//! * [`lower_gl_builtins`] – replaces `gl_VertexID` and `gl_InstanceID` by Vulkan's.
//! * [`raise_gl_module`] – a module for Vulkan as one for OpenGL.
//! * [`lower_gl_program`] – lowers the stages of an OpenGL program to a pipeline's.
//! * [`mod@pack`] – applies a packing to both sides of an interface.

pub mod capture;
mod gl_builtins;
mod gl_module;
mod gl_program;
pub mod pack;

pub use gl_builtins::{RewriteError, has_gl_builtins, lower_gl_builtins};
pub use gl_module::{Origin, RaiseError, RaisedModule, raise_gl_module};
pub use gl_program::{
    GlDraw, GlModule, GlProgram, GlProgramError, GlStage, Located, assign_locations,
    lower_gl_module, lower_gl_program, split_block_arrays,
};
