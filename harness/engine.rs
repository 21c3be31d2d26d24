//! The engine – tables, requests, refusals, layouts, modules read and rewritten –
//! held against worked examples: one program, so that it is linked once.

mod support;

#[cfg(feature = "vulkan")]
mod gl_programs;
mod layouts;
mod modules;
#[cfg(feature = "vulkan")]
mod packed;
mod packed_outputs;
mod refusals;
mod requested;
mod tables;
