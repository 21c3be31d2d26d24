//! Floor 4: the heart. Which varyings, outputs and buffers a capture has.
//!
//! * [`declared()`] – reads a capture that the shader declares;
//!   [`requested()`] – one that an application asks for by names ([`request`],
//!   [`call`]). [`Captured`] answers every question about either, each when
//!   asked.
//! * [`table`] – what comes out: [`CaptureTable`], and [`CapturedWord`] for the
//!   model and the verdict.
//! * [`rules`] – every rule that an interface can break, by name.
//! * [`dialect`] – who lays out 64-bit values how.
//!
//! Inside, a declared capture is read in steps: `stage` (may it capture),
//! `entity` (what is captured where, by the arithmetic in `layout`), `buffers`
//! (strides, streams, overlap), `locations`, `room` and `naming`. A requested one looks
//! its names up (`requested/names`) and places them one after the other. Both
//! end in one [`Captured`], a list of `spot`s.
//!
//! GLSL 4.60 section 4.4.2.1 (transform feedback layout qualifiers), OpenGL 4.6
//! sections 7.3.1.1 and 11.1.2.1, Vulkan chapter "Transform Feedback" and the
//! SPIR-V rules in its appendix "Vulkan Environment for SPIR-V".

mod buffers;
mod captured;
mod captured_part;
mod captured_variable;
mod consumed;
mod declared;
pub mod dialect;
pub mod gl_call_rules;
mod layout;
mod location_capacity;
mod locations;
mod naming;
mod options;
mod packed;
pub mod request;
mod requested;
pub mod rules;
mod stage_rules;
pub mod table;

pub use captured::{Captured, OutputForm};
pub use consumed::check_consumed;
pub use declared::{components_taken, declared, location_count};
pub use dialect::Dialect;
pub use naming::label;
pub use options::Options;
pub use packed::merged;
pub use request::{Request, RequestMode};
pub use requested::{add_builtins, requested};
pub use rules::CaptureError;
pub use table::{Buffer, CaptureTable, CapturedWord, Mode, Output, Register, Varying};
