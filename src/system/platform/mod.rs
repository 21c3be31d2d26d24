//! Floor 0: what differs between operating systems: processes, their signals and connections,
//! clocks of CPU time, locks, and links.
//!
//! Both halves have the same functions.

mod patience;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
use unix as system;
#[cfg(windows)]
use windows as system;

pub use patience::Patience;
pub use patience::wait_on;
pub use system::{
    ParentStream, ProcessTree, WorkerStream, clocks, command_line, connect, contain, core_dumped,
    create_file, create_private_folder, create_private_folders, end_at_once, host_name, is_killed,
    is_private, join_group_of_parent, kill_own_group, lock_folder, on_signals, own_resident_memory,
    parent_id, prepare_worker, raise, stdin_stream, survive_file_size_limit, terminating_signal,
    with_standard_error, write_to_stdin,
};

/// The readings of three clocks, in seconds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clocks {
    /// Counts from an arbitrary moment.
    pub wall: f64,
    /// The CPU time of this thread; zero where the system does not state it.
    pub thread: f64,
    /// The CPU time of this process; zero where the system does not state it.
    pub process: f64,
}
