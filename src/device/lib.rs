//! The device: the only crate that calls Vulkan.
//!
//! The loader is opened at run time, and features are enabled only when a job
//! requires them. Every result of a call is checked, and no answer of a driver
//! makes the program panic.
//!
//! The entry points:
//! * [`instance`] – the loader, the drivers that it finds, the validation layer.
//! * [`report`] – the capabilities of each device; [`select`](mod@select) –
//!   the choice of a device.
//! * [`executor`] – [`VulkanDevice`], which runs the jobs of `script`.
//!
//! The parts of the executor:
//! * `features` – the device features by their Vulkan names; `properties` – boolean
//!   properties and limits; `requirements` – the features that a job requires.
//! * `logical` – a `VkDevice` with its queue, allocator and command pool; `shared` –
//!   devices and pipelines that jobs share; `owned` – an object that destroys
//!   itself.
//! * `memory` – a buffer between two guards; `backing` – its memory; `external` – memory that is
//!   exported and imported; `usage` – its usage flags.
//! * `pass` – render passes and dynamic rendering; `target` – the image that a
//!   program draws into.
//! * `programs` – the pipelines of a job; `pipeline` – those of one program;
//!   `libraries` – pipelines linked from libraries; `shader_objects` – shaders
//!   without a pipeline; `state` and `dynamic` – their state as Vulkan's enums.
//! * `resources` – buffers and push constants of shaders; `descriptors` – the sets
//!   that they are bound by; `consume` – captured data as the input of draws.
//! * `representations` – the texts in which a driver prints the shaders of a pipeline.
//! * `counters`, `draws`, `predicates` – the buffers that commands read;
//!   `generated_draws` – draws that the device generates from them.
//! * `barriers` – memory dependencies; `queries` – queries, `query_results` – their results in
//!   memory; `image` – images and their memory.
//! * `neutral` – commands that change nothing for captures, and what they use.
//! * `record` – a validated script, with its render passes, as command buffers;
//!   `xfb_ext` – the commands of the extension; `address_commands` – the arguments
//!   of commands by address; `vk` – the names of ash, and those that it does not have.
//! * `submit` – submissions, and copies by the host between them; `fence` – waiting
//!   for the work.
//! * [`validation`] – messages of the validation layer and of the loader.
//! * [`error`] – the errors, which keep the `VkResult`; `enumerate` – lists that drivers
//!   report; `volatile` – copies of memory that a device may write.
//! * [`trace`] – every call as data, for programs that make the same calls.
//! * `crash_dialogs` – dialogs of Windows about crashed drivers.
//! * `fake` – a driver in memory, for tests of failing calls.
//!
//! Vulkan chapters "Initialization", "Devices and Queues", "Transform Feedback",
//! "Queries" and "Synchronization".

#![deny(clippy::print_stdout, clippy::print_stderr)]

pub use xfb_engine::{packing, spirv, types};
pub use xfb_oracle::{script, units};
pub use xfb_system::{meter, platform};

mod address_commands;
// Not all of an extension is used.
#[allow(dead_code, non_camel_case_types)]
#[rustfmt::skip]
mod autogen_absent;
mod autogen_properties;
mod backing;
mod barriers;
mod consume;
mod counters;
#[cfg(windows)]
pub mod crash_dialogs;
mod descriptors;
mod draws;
mod dynamic;
mod enumerate;
pub mod error;
pub mod executor;
mod extensions;
mod external;
#[cfg(any(test, feature = "testing"))]
// Tests of this crate use all of it.
#[cfg_attr(not(test), allow(dead_code))]
pub mod fake;
mod features;
mod fence;
mod generated_draws;
mod image;
pub mod instance;
mod libraries;
mod logical;
mod memory;
mod neutral;
mod other_capture;
mod owned;
mod pass;
mod pipeline;
mod predicates;
mod programs;
mod properties;
mod queries;
mod query_results;
mod raster_state;
mod record;
pub mod report;
mod representations;
mod requirements;
mod resources;
pub mod select;
mod shader_objects;
mod shared;
mod state;
mod submit;
mod target;
pub mod trace;
mod trial;
mod usage;
pub mod validation;
mod vertex_input;
mod volatile;
mod xfb_ext;

/// The names of Vulkan: those of ash, and those of extensions that it does not have, which are
/// generated from the registry of Vulkan (harness/vulkan-tables).
mod vk {
    pub(crate) use super::autogen_absent::*;
    pub(crate) use ash::vk::*;
}

pub use error::DeviceError;
pub use executor::{Health, OpenError, VulkanDevice};
pub use instance::{Instance, Validation};
pub use report::reports;
pub use select::{SelectError, select};
