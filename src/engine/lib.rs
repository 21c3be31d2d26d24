//! The capture engine of `xfb`: computes, without Vulkan, files or processes, which bytes
//! transform feedback writes.
//!
//! # The floors
//! A module names no module of a higher floor (`harness/floors.rs` checks it).
//!
//! | floor | module | contents |
//! |---|---|---|
//! | 0 | [`units`] | one newtype per quantity |
//! | 1 | [`types`] | types, interfaces, GL type names, memory layouts, access paths |
//! | 2 | [`spirv`] | reading, writing, reflecting and editing modules |
//! | 3 | [`packing`] | packing of varyings into locations, and its limits |
//! | 4 | [`capture`] | declared and requested captures: varyings, outputs, buffers, rules |
//! | 5 | [`rewrite`] | captures and packings written into modules; OpenGL programs for Vulkan |

#![deny(clippy::print_stdout, clippy::print_stderr)]
#![forbid(unsafe_code)]

pub mod units;

pub mod types;

pub mod spirv;

pub mod packing;

pub mod capture;

pub mod rewrite;
