//! A worker and everything that its driver starts, as one process group: it ends with
//! its parent, and before it when memory runs out.

use rustix::process::{
    Resource, Rlimit, Signal, getpgrp, getpid, getppid, getrlimit, kill_current_process_group,
    set_parent_process_death_signal, setrlimit,
};
use signal_hook::low_level;
use std::fs;
use std::io;
use std::process::{Child, Command};
use std::sync::mpsc::{self, Sender};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// Added to the parent's score by which the kernel chooses a process to kill when memory
/// runs out; 1000 is the highest.
const OOM_SCORE: i32 = 500;

/// How long the kernel may take to give the children of a dead process a new parent.
const REPARENTING: Duration = Duration::from_millis(100);

type Started = io::Result<Child>;
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
                let started = command.spawn();
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

/// Prepares this process to be a worker. Each step matters in the worst case only, so
/// that a system may refuse it.
pub fn prepare_worker() {
    // A stopped worker continues when its parent is dead, and then ends by itself.
    let _ = set_parent_process_death_signal(Some(Signal::CONT));
    // A driver that crashes in many cases would fill the disk.
    let core = getrlimit(Resource::Core);
    let none = Rlimit {
        current: Some(0),
        ..core
    };
    let _ = setrlimit(Resource::Core, none);
    let path = "/proc/self/oom_score_adj";
    let own = fs::read_to_string(path).ok();
    if let Some(own) = own.and_then(|text| text.trim().parse::<i32>().ok()) {
        let _ = fs::write(path, (own + OOM_SCORE).min(1000).to_string());
    }
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
    if parent_id() != parent && getpgrp() == getpid() {
        let _ = kill_current_process_group(Signal::KILL);
    }
    low_level::exit(1)
}

/// The id of the parent, or 0 if it is in another namespace.
pub fn parent_id() -> u32 {
    getppid().map_or(0, |id| id.as_raw_nonzero().get().unsigned_abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_is_started_by_a_thread_that_stays() {
        let mut sh = Command::new("sh");
        sh.args(["-c", "exit 3"]);
        let child = thread::spawn(|| spawn(sh)).join().expect("no panic");
        let status = child.expect("it starts").wait().expect("it ends");
        assert_eq!(status.code(), Some(3));
        assert!(spawn(Command::new("/nowhere/program")).is_err());
    }
}
