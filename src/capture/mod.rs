//! Floor 4: the heart. Which varyings, outputs and buffers a capture has.
//!
//! * [`declared`] – reads a capture that the shader declares; [`Captured`]
//!   answers every question about it, each when asked.
//! * [`request`] – a capture that an application asks for by names.
//! * [`table`] – what comes out: [`CaptureTable`], and [`CapturedWord`] for the
//!   model and the verdict.
//! * [`rules`] – every rule that an interface can break, by name.
//! * [`dialect`] – who lays out 64-bit values how.
//!
//! Inside, a capture is read in steps: `stage` (may it capture), `entity` (what
//! is captured where, by the arithmetic in `layout`), `buffers` (strides,
//! streams, overlap), `locations`, and `naming`.
//!
//! GLSL 4.60 section 4.4.2.1 (transform feedback layout qualifiers), OpenGL 4.6
//! sections 7.3.1.1 and 11.1.2.1, Vulkan chapter "Transform Feedback" and the
//! SPIR-V rules in its appendix "Vulkan Environment for SPIR-V".

mod buffers;
mod captured;
pub mod dialect;
mod entity;
mod layout;
mod locations;
mod naming;
pub mod request;
pub mod rules;
mod stage;
pub mod table;

pub use captured::{Captured, Options, OutputForm, declared, location_count};
pub use dialect::Dialect;
pub use request::{Request, RequestMode};
pub use rules::CaptureError;
pub use table::{Buffer, CaptureTable, CapturedWord, Mode, Output, Register, Varying};
