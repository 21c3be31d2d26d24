//! Windows.

mod connection;
mod process_tree;

pub use connection::{ParentStream, WorkerStream, connect, stdin_stream};
pub use process_tree::{ProcessTree, own_resident_memory};

use super::Clocks;
use std::ffi::OsString;
use std::fs::{self, File, Metadata};
use std::io::{self, Write};
use std::os::windows::fs::OpenOptionsExt;
use std::os::windows::io::AsHandle;
use std::path::Path;
use std::process::ExitStatus;
use std::sync::Arc;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// The flag of a file that is removed when it is closed, in whatever way its process ends.
const FILE_FLAG_DELETE_ON_CLOSE: u32 = 0x0400_0000;
/// The error of a file that another process has not shared.
const ERROR_SHARING_VIOLATION: i32 = 32;

/// Exceptions with which drivers end a process, by the code of its exit. Windows has the names, in
/// `ntstatus.h`; the one of C++ is that of the compiler.
const EXCEPTIONS: [(u32, &str); 17] = [
    (0x8000_0003, "STATUS_BREAKPOINT"),
    (0xc000_0005, "STATUS_ACCESS_VIOLATION"),
    (0xc000_0006, "STATUS_IN_PAGE_ERROR"),
    (0xc000_0008, "STATUS_INVALID_HANDLE"),
    (0xc000_0017, "STATUS_NO_MEMORY"),
    (0xc000_001d, "STATUS_ILLEGAL_INSTRUCTION"),
    (0xc000_0025, "STATUS_NONCONTINUABLE_EXCEPTION"),
    (0xc000_008c, "STATUS_ARRAY_BOUNDS_EXCEEDED"),
    (0xc000_0094, "STATUS_INTEGER_DIVIDE_BY_ZERO"),
    (0xc000_0096, "STATUS_PRIVILEGED_INSTRUCTION"),
    (0xc000_00fd, "STATUS_STACK_OVERFLOW"),
    (0xc000_0135, "STATUS_DLL_NOT_FOUND"),
    (0xc000_013a, "STATUS_CONTROL_C_EXIT"),
    (0xc000_0142, "STATUS_DLL_INIT_FAILED"),
    (0xc000_0374, "STATUS_HEAP_CORRUPTION"),
    (0xc000_0409, "STATUS_STACK_BUFFER_OVERRUN"),
    (0xe06d_7363, "CXX_EXCEPTION"),
];
/// The codes of other exceptions of the system.
const ERRORS_OF_SYSTEM: std::ops::Range<u32> = 0xc000_0000..0xd000_0000;

/// Writes into the standard input of this process, which is a pipe that can be written.
///
/// # Errors
/// The system call fails.
pub fn write_to_stdin(bytes: &[u8]) -> io::Result<()> {
    let stdin = io::stdin().as_handle().try_clone_to_owned()?;
    File::from(stdin).write_all(bytes)
}

/// Returns what a function writes to the standard error of this process.
///
/// # Errors
/// Always.
pub fn with_standard_error<T>(_: impl FnOnce() -> T) -> io::Result<(T, Vec<u8>)> {
    let message = "xfb reads the text that a driver prints on Unix only";
    Err(io::Error::new(io::ErrorKind::Unsupported, message))
}

/// Does nothing: a job has all processes of a worker.
///
/// # Errors
/// Never.
pub fn join_group_of_parent() -> io::Result<()> {
    Ok(())
}

/// Does nothing: the processes of a job end with the process that has it.
pub fn kill_own_group() {}

/// Ends this process.
pub fn end_at_once(code: i32) -> ! {
    std::process::exit(code)
}

/// The process id of the parent, which the system does not state.
pub fn parent_id() -> u32 {
    0
}

/// Does nothing: a worker has the limits of its job.
pub fn prepare_worker() {}

/// Does nothing: the limits of a job are those of a worker only.
pub fn contain(_: Option<u64>) {}

/// The name of the exception that ended a process.
pub fn terminating_signal(status: ExitStatus) -> Option<String> {
    let code = status.code()?.cast_unsigned();
    let named = EXCEPTIONS.iter().find(|(known, _)| *known == code);
    let name = named.map(|(_, name)| (*name).to_owned());
    name.or_else(|| {
        let is_error = ERRORS_OF_SYSTEM.contains(&code);
        is_error.then(|| format!("exception_{code:#010x}"))
    })
}

/// Whether SIGKILL ended a process: this system has no signals.
pub fn is_killed(_: ExitStatus) -> bool {
    false
}

/// Whether a process left a core file, which this system does not state.
pub fn core_dumped(_: ExitStatus) -> bool {
    false
}

/// Ends this process by an exception, as drivers do: this system has no signals.
pub fn raise(_: i32) {
    std::process::abort()
}

/// Raises a flag when the console requests the end of this process: Ctrl-C, Ctrl-Break, or its own
/// end.
///
/// # Errors
/// The system call fails.
pub fn on_signals(raised: &Arc<AtomicBool>) -> io::Result<()> {
    let raised = raised.clone();
    ctrlc::set_handler(move || raised.store(true, Ordering::Relaxed)).map_err(io::Error::other)
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
pub fn create_file(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true).write(true).create(true).truncate(true);
    options.open(path)
}

/// Locks a folder until the returned file is closed; `None` if another process has locked it. A
/// file in the folder is the lock, and is removed when it is closed.
///
/// # Errors
/// The system call fails.
pub fn lock_folder(folder: &Path) -> io::Result<Option<File>> {
    let mut options = File::options();
    options.write(true).create(true).truncate(false);
    options
        .share_mode(0)
        .custom_flags(FILE_FLAG_DELETE_ON_CLOSE);
    match options.open(folder.join("lock")) {
        Err(error) if error.raw_os_error() == Some(ERROR_SHARING_VIOLATION) => Ok(None),
        lock => lock.map(Some),
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::windows::process::ExitStatusExt;

    #[test]
    fn an_exception_has_a_name_and_an_exit_code_has_none() {
        let rows = [
            (0xc000_0005, Some("STATUS_ACCESS_VIOLATION")),
            (0xc000_0abc, Some("exception_0xc0000abc")),
            (3, None),
            (u32::MAX, None),
        ];
        for (code, name) in rows {
            let status = ExitStatus::from_raw(code);
            assert_eq!(terminating_signal(status).as_deref(), name, "{code:#x}");
        }
    }

    #[test]
    fn a_folder_is_locked_once_and_nothing_is_left_of_the_lock() {
        let folder = tempfile::tempdir().expect("a folder");
        let lock = lock_folder(folder.path()).expect("it can be written");
        assert!(lock.is_some());
        assert!(lock_folder(folder.path()).expect("it is read").is_none());
        drop(lock);
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
        assert!(lock_folder(&folder.path().join("nowhere")).is_err());
    }

    #[test]
    fn the_text_of_drivers_is_not_read() {
        let error = with_standard_error(|| ()).expect_err("not on this system");
        assert_eq!(error.kind(), io::ErrorKind::Unsupported);
    }
}
