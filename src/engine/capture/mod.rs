//! The varyings, outputs and buffers of a capture.
//!
//! * [`declared()`] – reads a capture that the shader declares.
//! * [`requested()`] – reads a capture that an application requests by names
//!   ([`Request`], [`gl_call_rules`]).
//! * [`Captured`] – the result of either. It computes each table when it is
//!   first used.
//! * [`CaptureTable`] – its varyings, outputs and buffers; [`CapturedWord`] – one
//!   32-bit word of it.
//! * [`glsl_text`] – what a GLSL text states and its module does not.
//! * [`rules`] – every rule that an interface can break, by name.
//! * [`Dialect`] – how implementations lay out 64-bit values.
//!
//! A declared capture is read in steps: `stage_rules` (whether the stage may
//! capture), `captured_variable` (what is captured at which offset, by the
//! arithmetic of `layout`), `buffers` (strides, streams, overlap), `locations`,
//! `location_capacity` and `naming`. A requested capture looks up its names
//! (`requested/names`) and places them one after another. Both produce one
//! [`Captured`], a list of `captured_part`s.
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
mod dialect;
mod error;
pub mod gl_call_rules;
pub mod glsl_text;
mod layout;
mod location_capacity;
mod locations;
mod naming;
mod options;
mod packed;
mod request;
mod requested;
pub mod rules;
mod stage_rules;
mod table;

pub use captured::{Captured, OutputForm, check_begin, computed};
pub use consumed::check_consumed;
pub(crate) use declared::components_taken;
pub use declared::{declared, location_count};
pub use dialect::Dialect;
pub use error::{CaptureError, Violation};
pub use naming::label;
pub use options::Options;
pub use packed::merged;
pub use request::{Request, RequestMode, split_names};
pub use requested::{add_builtins, read, requested};
pub use table::{Buffer, CaptureTable, CapturedWord, Mode, Output, Register, Varying};
