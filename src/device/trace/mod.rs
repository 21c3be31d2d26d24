//! A trace of every Vulkan call that a program would need to do the same: an `ash::Entry`
//! whose functions note their arguments and call those of the loader.
//!
//! * [`recorder`] – the calls of this process, and what the host writes and reads between.
//! * [`value`] – arguments as data; `names` – enumerants, bits and handles; `structures` –
//!   how structures are read, `objects`, `pipelines` and `commands` – their tables.
//! * `functions` – the functions that note their calls; `loader` – those that find others,
//!   and those of memory and submissions.
//! * [`text`] – a trace as lines of text.
//!
//! One instance of a process is traced at a time.

mod commands;
mod functions;
pub(super) mod loader;
mod names;
mod objects;
mod pipelines;
pub mod recorder;
mod structures;
pub mod text;
pub mod value;

pub use recorder::{Call, Entry, Trace, finish, start};
pub use value::Value;
