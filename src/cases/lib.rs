//! The cases of `xfb`: what a case is, the files that state cases, the GLSL that is
//! generated for them, and random ones.
//!
//! # The floors
//! A module names no module of a higher floor (`harness/floors.rs` checks it).
//!
//! | floor | module | contents |
//! |---|---|---|
//! | 0 | [`spanned`] | a value and its place in a case file |
//! | 2 | [`sources`] | the only reader of case files and shaders |
//! | 5 | [`shader_test`] | reader of piglit's `.shader_test` format |
//! | 6 | [`case`] | a case and each key of its file; the table of rules |
//! | 7 | [`case_glsl`] | GLSL for cases |
//! | 8 | [`generate`] | random interfaces, sequences, blocks and scripts |
//! | 9 | [`case_file`] | reads case files and `.shader_test` files into cases |
//! | 10 | [`catalog`] | finds and selects cases |
//! | 10 | [`vary`] | variations: the same case, expressed in another way |

#![deny(clippy::print_stdout, clippy::print_stderr)]
#![forbid(unsafe_code)]

pub use xfb_engine::{capture, packing, rewrite, spirv, types};
pub use xfb_oracle::{model, script, units};
pub use xfb_system::{input, terminal, user_cache};

pub mod spanned;

pub mod sources;

pub mod shader_test;

pub mod case;

pub mod case_glsl;

#[cfg_attr(not(test), deny(clippy::wildcard_enum_match_arm))]
pub mod generate;

pub mod case_file;

pub mod catalog;

pub mod vary;
