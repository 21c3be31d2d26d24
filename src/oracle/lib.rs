//! The oracle: an API sequence of transform feedback in, allowed memory out.
//!
//! A [`Script`](script::Script) is data. The crate determines whether it is legal, which
//! dependencies it lacks and what it requires of a device ([`script`]), and what the
//! Vulkan specification allows for every byte, counter and query after a run ([`model`]).
//! It needs neither Vulkan nor a shader, and does no input and output.
//!
//! # The floors
//! A module names no module of a higher floor (`harness/floors.rs` checks it).
//!
//! | floor | module | contents |
//! |---|---|---|
//! | 0 | [`units`] | quantities of transform feedback; references into a script |
//! | 4 | [`script`] | the API sequence as data, its legality, and what is observed |
//! | 5 | [`model`] | computes the allowed memory of a script |

#![deny(clippy::print_stdout, clippy::print_stderr)]
#![cfg_attr(not(test), deny(clippy::wildcard_enum_match_arm))]
#![forbid(unsafe_code)]

pub use xfb_engine::{capture, packing, spirv, types};

pub mod units;

pub mod script;

pub mod model;
