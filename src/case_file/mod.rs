//! Floor 9: case files into cases.
//!
//! * [`document`] – a file as a tree of values with their places; [`resolve`] –
//!   `when` and `repeat` in lists; [`deserialize`] – a tree in the scope of one
//!   combination as any type.
//! * [`build`] – what a file states as what the program runs.
//! * [`raw`] – the format of a case file; [`expand`] – a file into its cases.
//! * [`sweep`] – axes and names; [`expression`] – numbers as expressions.
//! * [`error`] – every mistake, with its place.
//! * [`shader_test`] – piglit's `.shader_test` files as cases.
//! * [`generated`] and [`fuzz`] – cases that a seed gives.
//! * The others read one key of the format each.

pub mod build;
pub mod deserialize;
pub mod document;
pub mod error;
pub mod expand;
pub mod expression;
pub mod extends;
pub mod fuzz;
pub mod generated;
pub mod hand_written;
pub mod interface;
pub mod memory;
pub mod packed_interface;
pub mod packing;
pub mod pipeline;
pub mod probe;
pub mod programs;
pub mod raw;
pub mod refusal;
pub mod request;
pub mod required_limits;
pub mod resolve;
pub mod shader_test;
pub mod sweep;
pub mod table;
pub mod tessellation;

pub use error::{CaseError, Problem};

#[cfg(test)]
mod hazards_tests;
