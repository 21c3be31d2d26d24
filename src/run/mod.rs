//! Floor 9: cases run in worker processes of this same program, many per
//! worker. A driver that crashes or hangs costs exactly the case it did so in.
//!
//! * [`expectations`] – known failures of drivers.
//! * `one` – one case from start to end (feature `vulkan`).
//! * `packed` – cases packed with a fragment shader (feature `vulkan`).
//! * `picture` – cases whose points are drawn into an image (feature `vulkan`).
//! * `replay` – a recorded run, judged by other readings (feature `vulkan`).
//! * `rewritten` – stages made to capture by rewriting (feature `vulkan`).
//! * [`tables`] – the host side of a case.
//! * [`memory`] – layouts of blocks, ours beside others.
//! * `advertised` – what a device says of itself (feature `vulkan`).
//! * [`needs`] – what a case needs of a device, and what it goes without.
//! * [`negative`] – interfaces that must be refused.
//! * `input` – text that people write for a run.
//! * `limits` – which limit of a device a case is past.
//! * [`runner`] – the seam to whatever runs one case in a worker.
//! * `on_device` – cases by name on a Vulkan device (feature `vulkan`).
//! * `minimise` – a failing case made smaller (feature `vulkan`).
//! * [`mock`] – a driver that crashes and hangs as told, for the tests.
//! * [`protocol`] – what parent and worker say to each other.
//! * [`serve`] – the worker's side.
//! * [`launcher`] – how this program starts itself again.
//! * [`worker`] – the parent's side of one worker.
//! * [`loss`] – what is said of a worker that was lost.
//! * [`output`] – the last lines that a driver printed.
//! * [`shader_test`] – one `.shader_test` from start to end.
//! * [`slot`] – a place for one worker, and for whichever follows it.
//! * [`schedule`] – many workers, results in the order of the list.
//! * [`interrupt`] – ending early.

#[cfg(feature = "vulkan")]
mod advertised;
pub mod expectations;
mod input;
pub mod interrupt;
pub mod launcher;
mod limits;
pub mod loss;
pub mod memory;
#[cfg(feature = "vulkan")]
pub mod minimise;
pub mod mock;
pub mod needs;
pub mod negative;
#[cfg(feature = "vulkan")]
pub mod on_device;
#[cfg(feature = "vulkan")]
pub mod one;
#[cfg(feature = "vulkan")]
mod optional;
pub mod output;
#[cfg(feature = "vulkan")]
mod packed;
#[cfg(feature = "vulkan")]
mod picture;
pub mod placements;
#[cfg(feature = "vulkan")]
mod programs;
pub mod protocol;
#[cfg(feature = "vulkan")]
pub mod replay;
#[cfg(feature = "vulkan")]
pub mod rewritten;
pub mod runner;
pub mod schedule;
pub mod serve;
#[cfg(feature = "vulkan")]
pub mod shader_test;
pub mod slot;
pub mod tables;
pub mod worker;

pub use interrupt::Interrupt;
pub use launcher::Launch;
pub use runner::CaseRunner;
