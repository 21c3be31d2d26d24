//! A worker and everything that its driver starts, as one process group: it ends with
//! its parent, and before it when memory runs out.

use crate::platform::{ProcessTree, end_at_once, kill_own_group, parent_id};
use std::io;
use std::process::Command;
use std::sync::mpsc::{self, Sender};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// The time that the kernel may take to give the children of a dead process a new parent.
const REPARENTING: Duration = Duration::from_millis(100);

type Started = io::Result<ProcessTree>;
/// A process to start, and where to send it.
type Start = (Command, Sender<Started>);

/// Starts a process on a thread that lives as long as this program: the kernel reports
/// the end of the *thread* that started a process as the end of its parent.
///
/// # Errors
/// The process cannot be started.
pub fn spawn(command: Command) -> Started {
    static STARTER: LazyLock<Mutex<Sender<Start>>> = LazyLock::new(|| {
        let (sender, commands) = mpsc::channel::<Start>();
        thread::spawn(move || {
            for (mut command, reply) in commands {
                let started = ProcessTree::spawn(&mut command);
                // It holds the child's ends of pipes, which must close with the child.
                drop(command);
                // The requester waits for the reply.
                let _ = reply.send(started);
            }
        });
        Mutex::new(sender)
    });
    let (reply, started) = mpsc::channel();
    let starter = STARTER.lock().unwrap_or_else(PoisonError::into_inner);
    let sent = starter.send((command, reply));
    drop(starter);
    sent.expect("the thread serves as long as the program runs");
    started.recv().expect("the thread answers every request")
}

/// Ends a worker whose connection is closed. If its parent is dead, that ends its process
/// group, too; otherwise the parent does so.
pub fn end_worker(parent: u32) -> ! {
    let tick = Duration::from_millis(1);
    let mut waited = Duration::ZERO;
    while parent_id() == parent && waited < REPARENTING {
        thread::sleep(tick);
        waited += tick;
    }
    if parent_id() != parent {
        kill_own_group();
    }
    end_at_once(1)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_process_is_started_by_a_thread_that_stays() {
        let mut sh = Command::new("sh");
        sh.args(["-c", "exit 3"]);
        let child = thread::spawn(|| spawn(sh)).join().expect("no panic");
        let mut child = child.expect("it starts");
        while !child.has_ended() {
            thread::sleep(Duration::from_millis(1));
        }
        let status = child.try_wait().expect("it is a child");
        assert_eq!(status.expect("it has ended").code(), Some(3));
        assert!(spawn(Command::new("/nowhere/program")).is_err());
    }
}
