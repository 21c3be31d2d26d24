//! Floor 4: the heart. Which varyings, outputs and buffers a capture has.
//!
//! * [`table`] – what comes out: [`CaptureTable`], and [`CapturedWord`] for the
//!   model and the verdict.
//! * [`dialect`] – who lays out 64-bit values how.
//!
//! GLSL 4.60 section 4.4.2.1 (transform feedback layout qualifiers), OpenGL 4.6
//! sections 7.3.1.1 and 11.1.2.1, Vulkan chapter "Transform Feedback" and the
//! SPIR-V rules in its appendix "Vulkan Environment for SPIR-V".

pub mod dialect;
pub mod table;

pub use dialect::Dialect;
pub use table::{Buffer, CaptureTable, CapturedWord, Mode, Output, Register, Varying};
