//! Floor 12: the interfaces of shader files.
//!
//! `xfb table`, `rewrite`, `pack`, `layout` and `alias` read the same kinds of files: GLSL,
//! SPIR-V, its assembly, case files and `.shader_test` files, which differ by their
//! extension. This module turns them into interfaces; the commands print them.
//!
//! * [`capturing_stage`] – the last stage before rasterization, and what a fragment
//!   shader reads of it.
//! * [`interface_sides`] – both sides of the interface between two stages.
//! * [`access_paths`] – access paths into blocks and outputs.
//! * [`blocks`] – uniform and storage blocks and push constants.
//! * `case_file` – the declarations of a case file.
//! * `options` – how files are compiled, and which parts of their modules are read.
//! * [`standard_input`] – standard input as a file named `-`.
//! * `source` – files to text and to modules.
//! * [`error`] – why a file cannot be used, and the rule that it breaks.

pub mod access_paths;
pub mod blocks;
pub mod capturing_stage;
mod case_file;
pub mod error;
pub mod interface_sides;
mod options;
mod source;
pub mod standard_input;

pub use error::{BrokenRule, InspectError};
pub use options::ReadOptions;
