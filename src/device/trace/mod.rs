//! A trace of every Vulkan call that a program would need to do the same: an `ash::Entry`
//! whose functions note their arguments and call those of the loader.
//!
//! * [`entry`] – calls, and what the host writes and reads between them; [`recorder`] – those
//!   of this process.
//! * [`value`] – arguments as data; `names` – enumerants, bits and handles; `structures` –
//!   how structures are read, `objects`, `pipelines` and `commands` – their tables;
//!   `addresses` – those of commands that take addresses.
//! * `functions` – the functions that note their calls; `loader` – those that find others,
//!   and those of memory and submissions.
//! * [`text`] – a trace as lines of text; `json` – as lines of JSON, which [`read`] takes
//!   back: the recorder of a process that crashed is lost, its file is not.
//!
//! One instance of a process is traced at a time.

mod addresses;
mod commands;
pub mod entry;
mod functions;
mod json;
pub(super) mod loader;
mod names;
mod objects;
mod pipelines;
pub mod read;
pub mod recorder;
mod structures;
pub mod text;
pub mod value;

pub use entry::{Call, Entry};
pub use recorder::{Trace, finish, start};
pub use value::Value;
