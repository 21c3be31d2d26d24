//! Floor 0: what differs between operating systems: processes, their signals and sockets,
//! clocks of CPU time, and links.
//!
//! Cases run in worker processes on Unix only. Elsewhere a stream between processes does
//! not exist, so that no worker is ever started. Both halves have the same functions.

#[cfg(not(unix))]
mod other;
mod patience;
#[cfg(unix)]
mod unix;

#[cfg(not(unix))]
use other as system;
#[cfg(unix)]
use unix as system;

pub use patience::Patience;
pub use patience::wait_on;
pub use system::contain;
pub use system::{
    Stream, clocks, command_line, core_dumped, create_file, create_private_folder,
    create_private_folders, end_at_once, has_ended, host_name, is_killed, is_private,
    join_group_of_parent, kill_group, kill_own_group, on_signals, parent_id, prepare_worker, raise,
    stdin_stream, stream_pair, survive_file_size_limit, terminating_signal, use_stream,
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
