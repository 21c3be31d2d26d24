//! Floor 5: modules rewritten, without Vulkan.
//!
//! Shaders written for OpenGL are captured on Vulkan after their SPIR-V is
//! brought to Vulkan's rules.
//!
//! * [`capture`] – a capture written into a module.
//! * [`gl_builtins`] – `gl_VertexID` and `gl_InstanceID` as Vulkan has them.
//! * [`mod@pack`] – a packing applied to both sides of an interface.

pub mod capture;
pub mod gl_builtins;
pub mod pack;

pub use gl_builtins::{RewriteError, lower_gl_builtins};
