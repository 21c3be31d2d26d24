//! Floor 6: the device. The only place that calls Vulkan.
//!
//! The loader is opened at run time, features are enabled only when a job needs
//! them, and whatever a driver answers is taken as an answer: no call's result
//! is dropped, nothing a driver says can make the program panic.
//!
//! From the outside in:
//! * [`instance`] – the loader, the drivers it finds, the validation layer.
//! * [`report`] – what each device offers; [`select`](mod@select) – which one is meant.
//! * [`executor`] – [`VulkanDevice`], which runs the jobs of `script`.
//!
//! and what the executor is made of:
//! * `requirements` – what a job needs, and whether the device has it.
//! * `features` – the features known by their Vulkan names.
//! * `logical` – a `VkDevice` with its queue, allocator and command pool.
//! * `shared` – devices and pipelines that jobs share.
//! * `memory` – a buffer between two guards; `backing` – its memory; `usage` –
//!   what it is used for.
//! * `pass` – render passes, dynamic rendering; `target` – the image drawn into.
//! * `libraries` – pipelines linked of parts.
//! * `pipeline` – the graphics pipeline of a program.
//! * `state` – the states of a program as Vulkan's enums.
//! * `resources` – buffers and push constants that shaders read.
//! * `consume` – what draws read of captured data.
//! * `draws` – index buffers and indirect arguments.
//! * `barriers` – memory dependencies.
//! * `record` – a validated script, with its render passes, as command buffers; [`xfb_ext`] – the extension's
//!   own calls.
//! * `submit` – to the queue, and what the host does between submissions.
//! * `queries` – queries and their results; `fence` – waiting for the work.
//! * [`validation`] – messages of the layer and of the loader.
//! * [`error`] – what can go wrong, with the `VkResult` kept.
//!
//! Vulkan chapters "Initialization", "Devices and Queues", "Transform Feedback",
//! "Queries" and "Synchronization".

mod backing;
mod barriers;
mod consume;
mod counters;
mod descriptors;
mod draws;
mod dynamic;
pub mod error;
pub mod executor;
#[cfg(test)]
mod fake;
mod features;
mod fence;
pub mod instance;
mod libraries;
mod logical;
mod memory;
mod owned;
mod pass;
mod pipeline;
mod predicates;
mod programs;
mod queries;
mod record;
pub mod report;
mod requirements;
mod resources;
pub mod select;
mod shader_objects;
mod shared;
mod state;
mod submit;
mod target;
mod usage;
pub mod validation;
pub mod xfb_ext;

pub use error::DeviceError;
pub use executor::{OpenError, VulkanDevice};
pub use instance::{Instance, Validation};
pub use report::reports;
pub use select::{SelectError, select};
