//! Transform feedback through OpenGL and OpenGL ES: contexts without a window (EGL), programs
//! and their tables of captured varyings, and the scripts that OpenGL can express.
//!
//! Everything is loaded at run time, and a machine without EGL has no devices.
//!
//! * [`display`] – opens displays and contexts.
//! * `context` – the functions of a context, its version and its limits.
//! * `capabilities` – the report of a context.
//! * `glsl` – GLSL for Vulkan as GLSL of a context.
//! * `program` – compiled and linked programs.
//! * `image` – the target of draws.
//! * `interface` – the table of a program.
//! * `calls` – performs calls that a case states.
//! * `lacking` – functions that a context lacks.
//! * `plan` – the commands of a script as steps of OpenGL.
//! * `query_results` – the results of queries.
//! * `execute` – runs the steps and reads back all memory.
//! * [`executor`] – the executor of jobs.
//!
//! OpenGL 4.6 (Core Profile), OpenGL ES 3.2, EGL 1.5.

#![deny(clippy::print_stdout, clippy::print_stderr)]

pub use xfb_engine::{packing, spirv, types};
pub use xfb_oracle::{script, units};

/// The functions of OpenGL, generated from the registry.
#[allow(clippy::all, clippy::pedantic, missing_docs, unsafe_op_in_unsafe_fn)]
mod bindings {
    include!(concat!(env!("OUT_DIR"), "/gl.rs"));
}

mod calls;
mod capabilities;
mod context;
pub mod display;
mod execute;
pub mod executor;
mod glsl;
mod image;
mod interface;
mod lacking;
mod plan;
mod program;
mod query_results;

pub use display::{OpenError, Wanted, devices};
pub use executor::GlDevice;
