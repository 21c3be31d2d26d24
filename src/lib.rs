//! `xfb` reports whether a Vulkan driver's transform feedback
//! (VK_EXT_transform_feedback) is correct and, where it is not, which rule, buffer,
//! byte, vertex and component is wrong.
//!
//! # The central idea
//! A case is data: an **interface** (what the capturing stage writes, and how it is
//! captured) and a **script** (the API sequence). Two machines run the same script:
//! the **model** computes what the specification allows for every byte, counter and
//! query; the **device** produces what happened. The **verdict** is the difference,
//! decoded into names.
//!
//! # The floors
//! The capture engine is the crate [`xfb_engine`] (`src/engine`); scripts and the model
//! are the crate [`xfb_oracle`] (`src/oracle`). They need neither Vulkan nor files. The
//! crate `xfb_device` (`src/device`, feature `vulkan`) makes all calls of Vulkan, and
//! [`xfb_system`] (`src/system`) those of the operating system. This crate exports their
//! modules under their names. A module names no module of a higher floor
//! (`harness/floors.rs` checks it).
//!
//! | floor | module | contents |
//! |---|---|---|
//! | 0 | [`spanned`] | a value and its place in a case file |
//! | 2 | [`sources`] | the only reader of case files and shaders |
//! | 5 | `compile` | GLSL and SPIR-V assembly to SPIR-V (feature `vulkan`) |
//! | 5 | [`shader_test`] | reader of piglit's `.shader_test` format |
//! | 6 | [`case`] | a case and each key of its file; the table of rules |
//! | 6 | `device` | the crate `xfb_device` |
//! | 7 | [`case_glsl`] | GLSL for cases |
//! | 7 | [`verdict`] | compares, decodes, explains |
//! | 8 | [`generate`] | random interfaces, sequences, blocks and scripts |
//! | 9 | [`case_file`] | reads case files and `.shader_test` files into cases |
//! | 10 | [`catalog`] | finds and selects cases |
//! | 11 | [`judge`] | judges one case, from its definition to its result |
//! | 12 | `coverage` | which classes of each argument the cases reach (feature `vulkan`) |
//! | 12 | [`inspect`] | the interfaces of shader files, for the commands that print them |
//! | 13 | [`report`] | results and their formats |
//! | 14 | [`run`] | workers, crash and hang isolation |
//! | 15 | [`cli`], `harness/` | the command, the doors for test runners |

#![deny(clippy::print_stdout, clippy::print_stderr)]
#![deny(unsafe_code)]

#[cfg(feature = "vulkan")]
pub use xfb_device as device;
pub use xfb_engine::{capture, packing, rewrite, spirv, types};
pub use xfb_oracle::{model, script, units};
use xfb_system::{input, platform};
pub use xfb_system::{meter, terminal, user_cache};

pub mod spanned;

pub mod sources;

#[cfg(feature = "vulkan")]
pub mod compile;
pub mod shader_test;

pub mod case;

pub mod case_glsl;
#[cfg_attr(not(test), deny(clippy::wildcard_enum_match_arm))]
pub mod verdict;

pub mod generate;

pub mod case_file;

pub mod catalog;

#[cfg(feature = "vulkan")]
pub mod coverage;
pub mod inspect;
pub mod judge;

pub mod report;

pub mod run;

pub mod cli;
