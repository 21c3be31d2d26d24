//! Floor 13: cases run in worker processes of this same program, many per
//! worker. A driver that crashes or hangs costs exactly the case it did so in.
//!
//! * [`expectations`] – known failures of drivers.
//! * `input` – text that people write for a run.
//! * [`runner`] – the seam to whatever runs one case in a worker.
//! * `on_device` – cases by name on a Vulkan device (feature `vulkan`).
//! * [`mock`] – a driver that crashes and hangs as told, for the tests.
//! * [`protocol`] – what parent and worker say to each other.
//! * [`serve`] – the worker's side.
//! * [`launcher`] – how this program starts itself again.
//! * [`worker`] – the parent's side of one worker.
//! * [`worker_exit`] – what is said of a worker that was lost.
//! * [`output`] – the last lines that a driver printed.
//! * [`worker_slot`] – a place for one worker, and for whichever follows it.
//! * [`schedule`] – many workers, results in the order of the list.
//! * [`interrupt`] – ending early.

pub mod expectations;
mod input;
pub mod interrupt;
pub mod launcher;
pub mod mock;
#[cfg(feature = "vulkan")]
pub mod on_device;
pub mod output;
pub mod protocol;
pub mod runner;
pub mod schedule;
pub mod serve;
pub mod worker;
pub mod worker_exit;
pub mod worker_slot;

pub use interrupt::Interrupt;
pub use launcher::Launch;
pub use runner::CaseRunner;
