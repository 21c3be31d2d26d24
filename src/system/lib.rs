//! The operating system as the other crates use it: files of a bounded size, processes,
//! clocks, terminals, and the folder for what can be computed again.
//!
//! # The floors
//! A module names no module of a higher floor (`harness/floors.rs` checks it).
//!
//! | floor | module | contents |
//! |---|---|---|
//! | 0 | [`input`] | the only reader of files, of a bounded size |
//! | 0 | [`platform`] | what differs between operating systems |
//! | 0 | [`terminal`] | what a terminal can show |
//! | 1 | [`user_cache`] | the folder for what can be computed again |
//! | 1 | [`meter`] | the processor time that each part of a worker uses |

#![deny(clippy::print_stdout, clippy::print_stderr)]
#![forbid(unsafe_code)]

pub mod input;
pub mod platform;
pub mod terminal;

pub mod meter;
pub mod user_cache;
