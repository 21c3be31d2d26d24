//! A system that is not a Unix: no worker is started.

use super::Clocks;
use std::ffi::OsString;
use std::fs::{self, Metadata};
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus};
use std::sync::Arc;
use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// The reason why no case runs on a system that is not a Unix.
const UNSUPPORTED: &str = "xfb runs cases on Unix only; on this system it has `list`, `show`, \
                               `rules`, `compare` and the commands for shaders";

/// One end of a connection between two processes, which this system does not have.
#[derive(Debug)]
pub enum Stream {}

impl Stream {
    /// Sets a limit on reads, like [`std::net::TcpStream::set_read_timeout`].
    ///
    /// # Errors
    /// Never, since there is no connection.
    pub fn set_read_timeout(&self, _: Option<Duration>) -> io::Result<()> {
        match *self {}
    }

    /// Clones the handle, like [`std::net::TcpStream::try_clone`].
    ///
    /// # Errors
    /// Never, since there is no connection.
    pub fn try_clone(&self) -> io::Result<Stream> {
        match *self {}
    }
}

impl Read for Stream {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        match *self {}
    }
}

impl Write for Stream {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        match *self {}
    }

    fn flush(&mut self) -> io::Result<()> {
        match *self {}
    }
}

fn unsupported<T>() -> io::Result<T> {
    Err(io::Error::new(io::ErrorKind::Unsupported, UNSUPPORTED))
}

/// Returns the two ends of a connection.
///
/// # Errors
/// Always.
pub fn stream_pair() -> io::Result<(Stream, Stream)> {
    unsupported()
}

/// Returns the connection that is the standard input of this process.
///
/// # Errors
/// Always.
pub fn stdin_stream() -> io::Result<Stream> {
    unsupported()
}

/// Writes into the standard input of this process.
///
/// # Errors
/// Always.
pub fn write_to_stdin(_: &[u8]) -> io::Result<()> {
    unsupported()
}

/// Returns what a function writes to the standard error of this process.
///
/// # Errors
/// Always.
pub fn with_standard_error<T>(_: impl FnOnce() -> T) -> io::Result<(T, Vec<u8>)> {
    unsupported()
}

/// Makes a connection the standard input of a command.
pub fn use_stream(_: &mut Command, stream: Stream) {
    match stream {}
}

/// Whether a child has ended; its status is kept.
pub fn has_ended(_: &Child) -> bool {
    false
}

/// Ends a child.
pub fn kill_group(child: &mut Child) {
    let _ = child.kill();
}

/// Moves this process into the process group of its parent.
///
/// # Errors
/// Always: this system has no process groups.
pub fn join_group_of_parent() -> io::Result<()> {
    unsupported()
}

/// Does nothing: this system has no process groups.
pub fn kill_own_group() {}

/// Ends this process.
pub fn end_at_once(code: i32) -> ! {
    std::process::exit(code)
}

/// The process id of the parent, which the system does not state.
pub fn parent_id() -> u32 {
    0
}

/// Prepares this process to be a worker, which it never is.
pub fn prepare_worker() {}

/// Limits this process, a child that a parent waits for: no limits exist.
pub fn contain(_: Option<u64>) {}

/// Returns `None`: this system has no signals.
pub fn terminating_signal(_: ExitStatus) -> Option<String> {
    None
}

/// Whether SIGKILL ended a process.
pub fn is_killed(_: ExitStatus) -> bool {
    false
}

/// Whether a process left a core file.
pub fn core_dumped(_: ExitStatus) -> bool {
    false
}

/// Does nothing: this system has no signals.
pub fn raise(_: i32) {}

/// Does nothing: this system has no signals that request the end of a process.
///
/// # Errors
/// Never.
pub fn on_signals(_: &Arc<AtomicBool>) -> io::Result<()> {
    Ok(())
}

/// Reads the clocks.
pub fn clocks() -> Clocks {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    Clocks {
        wall: START.elapsed().as_secs_f64(),
        ..Clocks::default()
    }
}

/// Returns nothing: programs start without a command line of a dynamic loader.
pub fn command_line() -> Vec<OsString> {
    Vec::new()
}

/// Creates a folder, and the folders that contain it.
///
/// # Errors
/// The system call fails.
pub fn create_private_folders(path: &Path) -> io::Result<()> {
    fs::create_dir_all(path)
}

/// Creates a folder, which must not exist.
///
/// # Errors
/// The system call fails.
pub fn create_private_folder(path: &Path) -> io::Result<()> {
    fs::create_dir(path)
}

/// Whether only this user can change what a folder contains: this system states no owner.
pub fn is_private(_: &Metadata) -> bool {
    true
}

/// Creates or empties a file for reading and writing.
///
/// # Errors
/// The system call fails.
pub fn create_file(path: &Path) -> io::Result<fs::File> {
    let mut options = fs::File::options();
    options.read(true).write(true).create(true).truncate(true);
    options.open(path)
}

/// Does nothing: this system has no signals.
///
/// # Errors
/// Never.
pub fn survive_file_size_limit() -> io::Result<()> {
    Ok(())
}

/// Returns the name of this machine; "" where the environment does not state it.
pub fn host_name() -> String {
    std::env::var("COMPUTERNAME").unwrap_or_default()
}
