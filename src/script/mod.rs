//! Floor 4: the API sequence as data, and what is observed of it.
//!
//! One [`Job`] – a [`Program`] and a [`Script`] – is run by two machines: the
//! CPU model (`model`) and a Vulkan driver (`device`, through [`Executor`]).
//!
//! * [`text`] – a script as a flat list.
//! * [`program`] – stages, topology, what a geometry shader emits.
//! * [`tessellation`] – how patches are subdivided.
//! * [`requirements`] – what a job requires of a device.
//! * [`resource`] – uniform buffers, storage buffers, push constants.
//! * [`commands`] – bind, begin, draw, end, barrier, query.
//! * [`barrier`] – memory dependencies, and by which means.
//! * [`consume`] – captured data as the input of later commands.
//! * [`counters`] – locations of counters, and how they are named.
//! * [`condition`] – what draws may depend on.
//! * [`draw`] – the draws, index buffers.
//! * [`raster`] – state of rasterization.
//! * [`query_read`] – how results of queries are read.
//! * [`placement`] – the memory of buffers and counters; [`readback_window`] – the bytes
//!   that are read back.
//! * [`memory`] – prefill, guards, and [`Observed`].
//! * [`capabilities`] – what a device offers.
//! * [`executor`] – the seam between the runner and whatever runs a job; `scripted_executor` –
//!   one for tests, that answers as they say.
//!
//! Vulkan chapters "Transform Feedback" and "Queries".

pub mod barrier;
pub mod capabilities;
pub mod commands;
pub mod condition;
pub mod consume;
pub mod counters;
pub mod draw;
pub mod executor;
pub mod hazards;
pub mod memory;
pub mod passes;
pub mod placement;
pub mod program;
pub mod query_read;
pub mod raster;
pub mod readback_window;
pub mod requirements;
pub mod resource;

#[cfg(test)]
pub mod scripted_executor;
pub mod tessellation;
pub mod text;
pub mod validate;

pub use capabilities::Capabilities;
pub use commands::{Command, Script};
pub use draw::Draw;
pub use executor::{ExecuteError, Execution, Executor, Job};
pub use memory::{Observed, Prefill, Readback};
pub use program::{Emit, Program, Topology};
pub use resource::{Resource, ResourceKind};
pub use validate::{ProgramUse, ValidScript, validate, validate_calls};
