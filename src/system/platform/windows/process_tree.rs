//! A process and all that it starts, as a job object.

use std::io;
use std::os::windows::io::AsRawHandle;
use std::process::{Child, Command, ExitStatus};
use win32job::utils::{get_current_process, get_process_memory_info};
use win32job::{ExtendedLimitInfo, Job};

/// A child process and all processes that it starts. The system ends them when this process ends,
/// in whatever way.
#[derive(Debug)]
pub struct ProcessTree {
    child: Child,
    /// `None` after a kill.
    job: Option<Job>,
}

impl ProcessTree {
    /// Starts a command.
    ///
    /// # Errors
    /// The process cannot be started, or cannot be made one of a job.
    pub fn spawn(command: &mut Command) -> io::Result<ProcessTree> {
        let mut limits = ExtendedLimitInfo::new();
        limits.limit_kill_on_job_close();
        let job = Job::create_with_limit_info(&limits)?;
        let mut child = command.spawn()?;
        if let Err(error) = job.assign_process(child.as_raw_handle() as isize) {
            child.kill()?;
            return Err(error.into());
        }
        Ok(ProcessTree {
            child,
            job: Some(job),
        })
    }

    /// Returns the id of the child.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Whether the child has ended; its status is kept.
    pub fn has_ended(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(Some(_)))
    }

    /// Ends all processes of the tree. A child that has ended keeps its status.
    pub fn kill(&mut self) {
        // The last handle of the job.
        self.job = None;
        let _ = self.child.kill();
    }

    /// Returns the status of the child if it has ended.
    ///
    /// # Errors
    /// The system call fails.
    pub fn try_wait(&mut self) -> io::Result<Option<ExitStatus>> {
        self.child.try_wait()
    }

    /// Returns the memory of the child that is in RAM, in bytes.
    pub fn resident_memory(&self) -> Option<u64> {
        resident(self.child.as_raw_handle() as isize)
    }
}

/// Returns the memory of this process that is in RAM, in bytes.
pub fn own_resident_memory() -> Option<u64> {
    resident(get_current_process())
}

fn resident(process: isize) -> Option<u64> {
    let counters = get_process_memory_info(process).ok()?;
    Some(counters.working_set_size as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::File;
    use std::os::windows::fs::OpenOptionsExt;
    use std::thread;
    use std::time::{Duration, Instant};

    fn wait_until(mut done: impl FnMut() -> bool) {
        let since = Instant::now();
        while !done() {
            assert!(since.elapsed() < Duration::from_secs(20));
            thread::sleep(Duration::from_millis(1));
        }
    }

    fn status(tree: &mut ProcessTree) -> ExitStatus {
        wait_until(|| tree.has_ended());
        let status = tree.try_wait().expect("it is a child");
        status.expect("it has ended")
    }

    #[test]
    fn a_kill_reaches_what_the_child_started() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("held");
        // Both shells have the file open as their standard output.
        let (reader, _writer) = io::pipe().expect("a pipe");
        let mut command = Command::new("cmd");
        command.args(["/c", "cmd", "/c", "pause", ">"]).arg(&file);
        let mut tree = ProcessTree::spawn(command.stdin(reader)).expect("it starts");
        assert!(tree.resident_memory().is_some_and(|bytes| bytes > 0));
        let mut exclusive = File::options();
        exclusive.read(true).share_mode(0);
        wait_until(|| file.exists());
        assert!(exclusive.open(&file).is_err());
        tree.kill();
        status(&mut tree);
        wait_until(|| exclusive.open(&file).is_ok());
        assert!(tree.has_ended());
    }

    #[test]
    fn a_child_that_has_ended_keeps_its_status() {
        let mut command = Command::new("cmd");
        command.args(["/c", "exit 3"]);
        let mut tree = ProcessTree::spawn(&mut command).expect("it starts");
        let code = status(&mut tree).code();
        tree.kill();
        assert_eq!((code, status(&mut tree).code()), (Some(3), Some(3)));
    }

    #[test]
    fn a_program_that_does_not_exist_is_not_started() {
        assert!(ProcessTree::spawn(&mut Command::new("nowhere")).is_err());
    }
}
