//! A trace of every Vulkan call that a program would need to do the same: an `ash::Entry`
//! whose functions note their arguments and call those of the loader.
//!
//! * [`entry`] – calls, and what the host writes and reads between them; [`recorder`] – those
//!   of this process.
//! * [`value`] – arguments as data; `types` – how they are read.
//! * `functions` – the functions that note their calls; `loader` – those that find others.
//! * [`text`] – a trace as lines of text; `json` – as lines of JSON, which [`read`] takes
//!   back: the recorder of a process that crashed is lost, its file is not.
//!
//! One instance of a process is traced at a time.

pub(crate) mod autogen_functions;
mod autogen_types;
pub mod entry;
pub(crate) mod functions;
mod json;
pub(super) mod loader;
pub mod read;
pub mod recorder;
pub mod text;
pub(crate) mod types;
pub mod value;

pub use entry::{Call, Entry};
pub use recorder::{Trace, finish, start};
pub use value::Value;
