//! Floor 14: runs cases in worker processes of this same program, many per
//! worker. A driver that crashes or hangs costs exactly the case it did so in.
//!
//! * [`expectations`] – known failures of drivers.
//! * [`deqp_files`] – the syntax of deqp-runner's text files.
//! * [`runner`] – the trait of whatever runs one case in a worker.
//! * `on_device` – cases by name on a Vulkan device (feature `vulkan`).
//! * `on_model` – cases by name on the model in place of a driver (feature `vulkan`).
//! * [`mock`] – a mock driver that crashes and hangs as a file states, for the tests.
//! * [`protocol`] – the messages between parent and worker.
//! * [`serve`] – the worker's side.
//! * [`launcher`] – how this program starts itself again.
//! * `process_group` – a worker and its children, which end with the parent.
//! * [`memory`] – the memory of a worker, and its limit.
//! * [`worker`] – the parent's side of one worker.
//! * [`worker_exit`] – how a worker ended, and the result of the case it ran.
//! * [`output`] – the last lines that a driver printed.
//! * [`worker_slot`] – one worker at a time, replaced when it is lost; confirms failures.
//! * `disguise` – the variations in which cases run (feature `vulkan`).
//! * [`company`] – the cases that run at the same time, and one that runs alone.
//! * [`schedule`] – many workers and one list of cases.
//! * [`in_process`] – the cases of a list in this process, for debuggers.
//! * [`running_case`] – the case that runs in this process, for the run that continues.
//! * [`interrupt`] – ending early.
//! * [`faults`] – which faults of a driver the cases detect.
//! * `fuzz` – random cases (feature `vulkan`).

pub mod company;
pub mod deqp_files;
#[cfg(feature = "vulkan")]
pub mod disguise;
pub mod expectations;
pub mod faults;
#[cfg(feature = "vulkan")]
pub mod fuzz;
pub mod in_process;
pub mod interrupt;
pub mod launcher;
pub mod memory;
pub mod mock;
#[cfg(feature = "vulkan")]
pub mod on_device;
#[cfg(feature = "vulkan")]
pub mod on_model;
pub mod output;
mod process_group;
pub mod protocol;
pub mod runner;
pub mod running_case;
pub mod schedule;
pub mod serve;
pub mod worker;
pub mod worker_exit;
pub mod worker_slot;

pub use interrupt::Interrupt;
pub use launcher::Launch;
pub use runner::CaseRunner;
