//! Floor 9: TOML to cases.
//!
//! * [`document`] – a file as a tree of values with their places.
//! * [`resolve`] – `when` and `repeat` in lists.
//! * [`deserialize`] – a tree in the scope of one combination as any type.

pub mod deserialize;
pub mod document;
pub mod resolve;

pub use crate::case::{error, expression, raw};
