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
//! Most floors are crates of their own, which this one exports under the names of their
//! modules; the `lib.rs` of a crate with several floors lists its modules. A module names no
//! module of a higher floor (`harness/floors.rs` checks it).
//!
//! | floor | crate or module | contents |
//! |---|---|---|
//! | 0 to 1 | [`xfb_system`] | files, processes, clocks, terminals |
//! | 0 to 5 | [`xfb_engine`] | the capture engine: transform feedback without a device |
//! | 0 to 5 | [`xfb_oracle`] | scripts, and the model: what is allowed in memory after a run |
//! | 5 | `compile` | the crate `xfb_compile`: GLSL and SPIR-V assembly to SPIR-V, or from bundles (feature `vulkan`) |
//! | 6 | `device` | the crate `xfb_device`: all calls of Vulkan (feature `vulkan`) |
//! | 6 | `gl` | the crate `xfb_gl`: all calls of OpenGL and EGL (feature `gl`) |
//! | 0 to 10 | [`xfb_cases`] | what a case is, case files, GLSL for cases, random cases |
//! | 7 | [`verdict`] | compares, decodes, explains |
//! | 10 | [`stores`] | the stores of captured data in a driver's texts of its shaders |
//! | 11 | [`judge`] | judges one case, from its definition to its result |
//! | 12 | `coverage` | which classes of each argument the cases reach (feature `vulkan`) |
//! | 12 | [`inspect`] | the interfaces of shader files, for the commands that print them |
//! | 13 | [`report`] | results and their formats |
//! | 14 | [`run`] | workers, crash and hang isolation |
//! | 15 | [`cli`], `harness/` | the command, the doors for test runners |

#![deny(clippy::print_stdout, clippy::print_stderr)]
#![deny(unsafe_code)]

pub use xfb_cases::{
    case, case_file, case_glsl, catalog, generate, shader_test, sources, spanned, vary,
};
pub use xfb_engine::{capture, packing, rewrite, spirv, types};
#[cfg(feature = "gl")]
pub use xfb_gl as gl;
pub use xfb_oracle::{model, script, units};
use xfb_system::{input, platform};
pub use xfb_system::{meter, terminal, user_cache};
#[cfg(feature = "vulkan")]
pub use {xfb_compile as compile, xfb_device as device};

#[cfg_attr(not(test), deny(clippy::wildcard_enum_match_arm))]
pub mod verdict;

pub mod stores;

pub mod judge;

#[cfg(feature = "vulkan")]
#[cfg_attr(not(test), deny(clippy::wildcard_enum_match_arm))]
pub mod coverage;
pub mod inspect;

pub mod report;

pub mod run;

pub mod cli;
