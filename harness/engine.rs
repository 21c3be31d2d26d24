//! Tests of the capture engine on worked examples. All modules share one test
//! program, so that it is linked once.

mod support;

/// OpenGL programs that are lowered to Vulkan, compared by their capture tables.
#[cfg(feature = "shaderc")]
mod gl_programs;
/// Memory layouts of uniform and storage blocks.
mod layouts;
/// Packed varyings in compiled and rewritten shader pairs.
#[cfg(feature = "shaderc")]
mod packed;
/// The hardware outputs (`outputs`) of packed varyings.
mod packed_outputs;
/// Reflection of SPIR-V modules into interfaces.
mod reflection;
/// Interfaces that the engine must refuse, each with its rule.
mod refusals;
/// Captures requested by OpenGL names (`glTransformFeedbackVaryings`).
mod requested;
/// Captures declared by `xfb_offset`, `xfb_buffer` and `xfb_stride`.
mod tables;
