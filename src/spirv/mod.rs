//! Floor 2: SPIR-V modules in and out.
//!
//! * [`load`] – reads a module; no input makes it panic, recurse or allocate
//!   without bound.
//! * [`reflect`] – the outputs of an entry point as an
//!   [`Interface`](crate::types::Interface).
//!
//! SPIR-V 1.6 sections 2.3 (physical layout), 2.17 (universal limits), 3.20
//! (decorations).

pub mod error;
pub mod load;
pub mod reflect;

pub use error::SpirvError;
pub use load::{EntryPoint, Module, load_bytes, load_words};
pub use reflect::reflect;
