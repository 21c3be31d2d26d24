//! Floor 9: case files into cases.
//!
//! * [`document`] – a file as a tree of values with their places; [`files`] – the
//!   files of a library, each parsed once.
//! * [`sweep`] – axes, combinations, names.
//! * [`expand`] – a file into its cases: [`extends`] merges trees, [`resolve`]
//!   expands `repeat` and `when`, [`deserialize`] reads a tree in the scope of a
//!   combination ([`expression`]) as a definition, and [`build`] makes it a case.
//! * [`print`] – a case as a case file of its own; [`draft`] – smaller cases, for the reducer.
//! * [`shader_test`] – piglit's `.shader_test` files as cases.
//! * [`mistake`] – what serde reports, in the words of case files; [`error`] – a mistake
//!   with its place; [`excerpt`] – the lines around it; [`every_mistake`] – all of a file;
//!   [`misplaced`] – keys that TOML takes for keys of another table.

pub mod build;
pub mod deserialize;
pub mod document;
pub mod draft;
pub mod error;
pub mod every_mistake;
mod excerpt;
pub mod expand;
pub mod expression;
pub mod extends;
pub mod files;
mod misplaced;
mod mistake;
pub mod print;
pub mod resolve;
pub mod shader_test;
mod stated;
pub mod sweep;
mod toml_text;

pub use error::{CaseError, Problem};
pub use files::Files;

#[cfg(test)]
mod hazards_tests;
#[cfg(test)]
mod random_script_tests;
#[cfg(test)]
mod variant_tests;
