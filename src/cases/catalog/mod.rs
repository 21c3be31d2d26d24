//! Floor 10: all cases, embedded or of a folder, and the ones that a command line
//! selects.

pub mod library;
mod name_cache;
pub mod named;
pub mod near;
pub mod select;
pub mod share;

pub use library::{CaseName, Library};

#[cfg(test)]
mod template_tests;
