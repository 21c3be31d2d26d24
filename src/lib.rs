//! `xfb` tells a driver developer whether a Vulkan driver's transform feedback
//! (VK_EXT_transform_feedback) is right and, where it is wrong, which rule,
//! which buffer, which byte, which vertex, which component.
//!
//! # The one idea
//! A case is data: an **interface** (what the capturing stage writes, and how it
//! is captured) and a **script** (the API sequence). Two machines run the same
//! script: the **model** says for every byte, counter and query what the
//! specification allows; the **device** says what happened. The **verdict** is
//! the difference, decoded back into names.
//!
//! # The floors
//! Lower floors know nothing of higher ones (`harness/floors.rs` proves it).
//!
//! | floor | module | what lives there |
//! |---|---|---|
//! | 0 | [`units`] | one newtype per quantity |
//! | 0 | [`meter`] | where the time of a worker goes |
//! | 1 | [`types`] | the type model, interfaces, GL type names; layouts in memory, access paths |
//! | 2 | [`sources`] | the only reader of case files and shaders |
//! | 2 | [`spirv`] | modules in and out, checked; reflection; the editor that rewriting uses |
//! | 3 | [`packing`] | where varyings are packed; slot maps, limits |
//! | 4 | [`capture`] | varyings, outputs and buffers, declared or asked for by names; dialects; the rules |
//! | 4 | [`script`] | the API sequence as data; what is observed |
//! | 5 | [`rewrite`] | captures and packings written into modules; OpenGL's programs brought to Vulkan |
//! | 5 | [`model`] | script in, allowed memory out |
//! | 5 | `compile` | GLSL and SPIR-V assembly to SPIR-V (feature `vulkan`) |
//! | 5 | [`shader_test`] | piglit's format, read |
//! | 6 | [`case`] | what a case is; the table of rules |
//! | 6 | `device` | the only place that calls Vulkan (feature `vulkan`) |
//! | 7 | [`case_glsl`] | GLSL for cases |
//! | 7 | [`verdict`] | compare, decode, explain |
//! | 8 | [`generate`] | random interfaces and blocks |
//! | 9 | [`case_file`] | case files and `.shader_test` files into cases |
//! | 10 | [`catalog`] | all cases, and the selected ones |
//! | 11 | [`judge`] | one case from its definition to its result |
//! | 12 | [`inspect`] | the interfaces of shader files, for the commands that print them |
//! | 12 | [`report`] | results and their formats |
//! | 13 | [`run`] | workers, crash and hang isolation |
//! | 14 | [`cli`], `harness/` | the command, the doors for test runners |

#![deny(clippy::print_stdout, clippy::print_stderr)]
#![deny(unsafe_code)]

pub mod meter;
pub mod units;

pub mod types;

pub mod sources;
pub mod spirv;

pub mod packing;

pub mod capture;
pub mod script;

#[cfg(feature = "vulkan")]
pub mod compile;
pub mod model;
pub mod rewrite;
pub mod shader_test;

pub mod case;
#[cfg(feature = "vulkan")]
#[allow(unsafe_code)]
pub mod device;

pub mod case_glsl;
pub mod verdict;

pub mod generate;

pub mod case_file;

pub mod catalog;

pub mod inspect;
pub mod judge;

pub mod report;

pub mod run;

pub mod cli;
