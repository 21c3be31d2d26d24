//! Unix.

use super::Clocks;
use rustix::fs::OFlags;
use rustix::process::{
    Pid, Resource, Rlimit, Signal, WaitId, WaitIdOptions, geteuid, getpgid, getpgrp, getpid,
    getppid, getrlimit, kill_current_process_group, kill_process_group, setpgid, setrlimit, waitid,
};
use rustix::stdio::dup2_stderr;
use rustix::time::{ClockId, Timespec, clock_gettime};
use signal_hook::consts::{SIGHUP, SIGINT, SIGKILL, SIGTERM, SIGXFSZ};
use signal_hook::{flag, low_level};
use std::ffi::OsString;
use std::fs::{self, DirBuilder, Metadata, TryLockError};
use std::io::{self, Read, Write};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::ffi::OsStringExt;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::os::unix::net::UnixStream;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::panic::resume_unwind;
use std::path::Path;
use std::process::{Child, Command, ExitStatus};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// Added to the parent's score by which the kernel chooses a process to kill when memory
/// runs out; 1000 is the highest.
#[cfg(target_os = "linux")]
const OOM_SCORE: i32 = 500;

/// The parent's end of a connection to a worker.
pub type ParentStream = UnixStream;
/// The worker's end of a connection.
pub type WorkerStream = UnixStream;

/// Gives a command a connection to this process as its standard input; a read of the returned
/// stream waits for so long. The command becomes the leader of a new process group. It is then
/// away from the terminal's signals: an interrupt is the parent's to handle, so that a case which
/// it ends is not taken for a crash.
///
/// # Errors
/// A system call fails.
pub fn connect(command: &mut Command, wait: Duration) -> io::Result<ParentStream> {
    let (parent, worker) = UnixStream::pair()?;
    parent.set_read_timeout(Some(wait))?;
    command.stdin(OwnedFd::from(worker)).process_group(0);
    Ok(parent)
}

/// Returns the connection that is the standard input of this process.
///
/// # Errors
/// The standard input is not a socket.
pub fn stdin_stream() -> io::Result<WorkerStream> {
    let stream = UnixStream::from(io::stdin().as_fd().try_clone_to_owned()?);
    // Anything but a socket fails here.
    stream.local_addr()?;
    Ok(stream)
}

/// Writes into the standard input of this process, which is a socket or a pipe.
///
/// # Errors
/// The system call fails.
pub fn write_to_stdin(bytes: &[u8]) -> io::Result<()> {
    let stdin = io::stdin().as_fd().try_clone_to_owned()?;
    fs::File::from(stdin).write_all(bytes)
}

/// Returns what a function and the libraries that it calls write to the standard error of this
/// process, after the result of the function; other threads must not write meanwhile. Calls wait
/// for each other.
///
/// # Errors
/// A system call fails.
pub fn with_standard_error<T>(run: impl FnOnce() -> T) -> io::Result<(T, Vec<u8>)> {
    static ONE: Mutex<()> = Mutex::new(());
    let _one = ONE.lock().unwrap_or_else(PoisonError::into_inner);
    /// Sets the standard error back when dropped: the reader waits for that, after a panic, too.
    struct Own(OwnedFd);

    impl Drop for Own {
        fn drop(&mut self) {
            // It was open before.
            let _ = dup2_stderr(&self.0);
        }
    }

    let own = Own(io::stderr().as_fd().try_clone_to_owned()?);
    let (mut reader, writer) = io::pipe()?;
    dup2_stderr(&writer)?;
    drop(writer);
    thread::scope(move |scope| {
        let own = own;
        // A pipe holds a few pages: the text is read while it is written.
        let read = scope.spawn(move || {
            let mut text = Vec::new();
            reader.read_to_end(&mut text).map(|_| text)
        });
        let result = run();
        drop(own);
        let text = read.join().unwrap_or_else(|panic| resume_unwind(panic))?;
        Ok((result, text))
    })
}

/// A child process and its process group, of which it may be the leader.
#[derive(Debug)]
pub struct ProcessTree(Child);

impl ProcessTree {
    /// Starts a command.
    ///
    /// # Errors
    /// The process cannot be started.
    pub fn spawn(command: &mut Command) -> io::Result<ProcessTree> {
        command.spawn().map(ProcessTree)
    }

    /// Returns the id of the child.
    pub fn id(&self) -> u32 {
        self.0.id()
    }

    /// Whether the child has ended; its status is kept. The child is not reaped yet, so that no
    /// other process group can have its id.
    pub fn has_ended(&mut self) -> bool {
        let id = WaitId::Pid(Pid::from_child(&self.0));
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        matches!(waitid(id, options), Ok(Some(_)))
    }

    /// Ends the child and the process group of its id, which the child may have left. A child
    /// that has ended keeps its status.
    pub fn kill(&mut self) {
        // It may have ended, and every process of the group as well.
        let _ = kill_process_group(Pid::from_child(&self.0), Signal::KILL);
        let _ = self.0.kill();
    }

    /// Returns the status of the child if it has ended.
    ///
    /// # Errors
    /// The system call fails.
    pub fn try_wait(&mut self) -> io::Result<Option<ExitStatus>> {
        self.0.try_wait()
    }

    /// Returns the memory of the child that is in RAM, in bytes; `None` if the system has no
    /// `/proc`.
    pub fn resident_memory(&self) -> Option<u64> {
        resident(self.id())
    }
}

/// Returns the memory of this process that is in RAM, in bytes; `None` if the system has no
/// `/proc`.
pub fn own_resident_memory() -> Option<u64> {
    resident(std::process::id())
}

fn resident(process: u32) -> Option<u64> {
    resident_in(&fs::read_to_string(format!("/proc/{process}/status")).ok()?)
}

/// Reads `VmRSS` in the text of `/proc/ID/status`.
fn resident_in(status: &str) -> Option<u64> {
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    kibibytes.checked_mul(1 << 10)
}

/// Moves this process into the process group of its parent.
///
/// # Errors
/// The system call fails.
pub fn join_group_of_parent() -> io::Result<()> {
    let group = getppid().map(|parent| getpgid(Some(parent))).transpose()?;
    Ok(setpgid(None, group)?)
}

/// Ends the process group of this process, if this process is its leader.
pub fn kill_own_group() {
    if getpgrp() == getpid() {
        let _ = kill_current_process_group(Signal::KILL);
    }
}

/// Ends this process without the functions that a driver registered for its end.
pub fn end_at_once(code: i32) -> ! {
    low_level::exit(code)
}

/// The id of the parent, or 0 if it is in another namespace.
pub fn parent_id() -> u32 {
    getppid().map_or(0, |id| id.as_raw_nonzero().get().unsigned_abs())
}

/// Prepares this process to be a worker. Each step matters in the worst case only, so
/// that a system may refuse it.
pub fn prepare_worker() {
    // A stopped worker continues when its parent is dead, and then ends by itself.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::set_parent_process_death_signal(Some(Signal::CONT));
    // A driver that crashes in many cases would fill the disk.
    let core = getrlimit(Resource::Core);
    let none = Rlimit {
        current: Some(0),
        ..core
    };
    let _ = setrlimit(Resource::Core, none);
    #[cfg(target_os = "linux")]
    raise_oom_score();
}

#[cfg(target_os = "linux")]
fn raise_oom_score() {
    let path = "/proc/self/oom_score_adj";
    let own = fs::read_to_string(path).ok();
    if let Some(own) = own.and_then(|text| text.trim().parse::<i32>().ok()) {
        let _ = fs::write(path, (own + OOM_SCORE).min(1000).to_string());
    }
}

/// Limits this process, a child that a parent waits for: it ends with its parent, leaves no
/// core file, and may have `memory` bytes of address space. A system that refuses a limit
/// offers less protection.
pub fn contain(memory: Option<u64>) {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::set_parent_process_death_signal(Some(Signal::KILL));
    let limit = |current: u64| Rlimit {
        current: Some(current),
        maximum: Some(current),
    };
    if let Some(memory) = memory {
        let _ = setrlimit(Resource::As, limit(memory));
    }
    let _ = setrlimit(Resource::Core, limit(0));
}

/// The name of the signal that ended a process.
pub fn terminating_signal(status: ExitStatus) -> Option<String> {
    let number = status.signal()?;
    let name = low_level::signal_name(number);
    Some(name.map_or_else(|| format!("signal_{number}"), str::to_owned))
}

/// Whether SIGKILL ended a process.
pub fn is_killed(status: ExitStatus) -> bool {
    status.signal() == Some(SIGKILL)
}

/// Whether a process left a core file.
pub fn core_dumped(status: ExitStatus) -> bool {
    status.core_dumped()
}

/// Sends a signal to this process.
pub fn raise(signal: i32) {
    // A number that is not one of a signal has no effect.
    let _ = low_level::raise(signal);
}

/// Raises a flag when a signal requests the end of this process.
///
/// # Errors
/// The system call fails.
pub fn on_signals(raised: &Arc<AtomicBool>) -> io::Result<()> {
    for signal in [SIGINT, SIGTERM, SIGHUP] {
        flag::register(signal, raised.clone())?;
    }
    Ok(())
}

/// Reads the clocks.
pub fn clocks() -> Clocks {
    let read = |clock| seconds(clock_gettime(clock));
    Clocks {
        wall: read(ClockId::Monotonic),
        thread: read(ClockId::ThreadCPUTime),
        process: read(ClockId::ProcessCPUTime),
    }
}

fn seconds(time: Timespec) -> f64 {
    time.tv_sec as f64 + time.tv_nsec as f64 * 1e-9
}

/// The command line of this process as the kernel has it, with that of a dynamic loader;
/// empty where the kernel does not state it.
pub fn command_line() -> Vec<OsString> {
    split(&fs::read("/proc/self/cmdline").unwrap_or_default())
}

/// The arguments of a command line of the kernel, each of which ends with a zero.
fn split(command_line: &[u8]) -> Vec<OsString> {
    let Some(line) = command_line.strip_suffix(&[0]) else {
        return Vec::new();
    };
    line.split(|&byte| byte == 0)
        .map(|argument| OsString::from_vec(argument.to_vec()))
        .collect()
}

/// Creates a folder that only this user can use, and the folders that contain it.
///
/// # Errors
/// The system call fails.
pub fn create_private_folders(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(path)
}

/// Creates a folder that only this user can use, which must not exist.
///
/// # Errors
/// The system call fails.
pub fn create_private_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().mode(0o700).create(path)
}

/// Whether only this user can change what a folder contains.
pub fn is_private(folder: &Metadata) -> bool {
    folder.uid() == geteuid().as_raw() && folder.mode() & 0o022 == 0
}

/// Creates or empties a file for reading and writing. A symbolic link of this name is not
/// followed.
///
/// # Errors
/// The system call fails.
pub fn create_file(path: &Path) -> io::Result<fs::File> {
    let mut options = fs::File::options();
    options.read(true).write(true).create(true).truncate(true);
    let no_follow = OFlags::NOFOLLOW.bits().cast_signed();
    options.custom_flags(no_follow).open(path)
}

/// Locks a folder itself until the returned file is closed, so that nothing is left of the lock;
/// `None` if another process has locked it. A file system without locks has none to take.
///
/// # Errors
/// The system call fails.
pub fn lock_folder(folder: &Path) -> io::Result<Option<fs::File>> {
    let lock = fs::File::open(folder)?;
    match lock.try_lock() {
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) if error.kind() != io::ErrorKind::Unsupported => Err(error),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(lock)),
    }
}

/// Makes a write beyond the limit of a file's size an error instead of the end of this
/// process.
///
/// # Errors
/// The system call fails.
pub fn survive_file_size_limit() -> io::Result<()> {
    flag::register(SIGXFSZ, Arc::default()).map(|_| ())
}

/// Returns the name of this machine; "" where it has none.
pub fn host_name() -> String {
    let names = rustix::system::uname();
    names.nodename().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_standard_error_is_read_and_set_back_after_a_panic() {
        let written = || writeln!(io::stderr(), "printed").expect("it is open");
        let ((), text) = with_standard_error(written).expect("it is read");
        assert_eq!(text, b"printed\n");
        let panicking = || with_standard_error(|| resume_unwind(Box::new("a panic")));
        let panic = std::panic::catch_unwind(panicking).expect_err("it panics");
        assert_eq!(panic.downcast_ref(), Some(&"a panic"));
        let ((), text) = with_standard_error(written).expect("it is read again");
        assert_eq!(text, b"printed\n");
    }

    #[test]
    fn the_resident_size_is_read_from_the_status_of_a_process() {
        let status = "Name:\txfb\nVmHWM:\t  900 kB\nVmRSS:\t     512 kB\nThreads:\t1\n";
        assert_eq!(resident_in(status), Some(512 << 10));
        assert_eq!(resident_in("Name:\txfb\n"), None);
        assert_eq!(resident_in("VmRSS:\tmuch kB\n"), None);
    }

    #[test]
    fn empty_arguments_count() {
        assert_eq!(split(b"xfb\0\0run\0").len(), 3);
        assert!(split(b"").is_empty());
    }
}
