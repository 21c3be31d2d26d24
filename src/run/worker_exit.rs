//! The end of a worker, and the result of the case that it ran.

use super::memory::MemorySize;
use super::protocol::Refusal;
use super::running_case::RunningCaseError;
use crate::judge::CaseResult;
use crate::judge::result::{Details, LostWorker};
use crate::platform;
use crate::report::page::Page;
use crate::script::executor::{Phase, ValidationMessage, in_seconds};
use crate::vary::Item;
use crate::verdict::Status;
use std::fmt;
use std::io;
use std::process::ExitStatus;
use std::time::Duration;
use thiserror::Error;

/// The end of a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WorkerExit {
    /// The process ended by itself.
    Ended(ExitStatus),
    /// Killed, because it did not do what it had to in this time.
    TimedOut(Duration),
    /// Killed, because one case added more memory than this.
    TooLarge(MemorySize),
    /// Killed, because it closed its socket and went on running.
    Closed,
    /// Killed, because it sent something that is not a message.
    Garbage(String),
    /// The process of `xfb run --in-process` ended, which nothing observed.
    InProcess,
}

impl WorkerExit {
    /// A name for results and fingerprints: `SIGSEGV`, `exit_1`.
    pub fn name(&self) -> String {
        match self {
            WorkerExit::Ended(status) => {
                match (platform::terminating_signal(*status), status.code()) {
                    (Some(signal), _) => signal,
                    (None, Some(code)) => format!("exit_{code}"),
                    (None, None) => "ended".to_owned(),
                }
            }
            WorkerExit::TimedOut(_) => "timeout".to_owned(),
            WorkerExit::TooLarge(_) => "memory".to_owned(),
            WorkerExit::Closed => "closed".to_owned(),
            WorkerExit::Garbage(_) => "garbage".to_owned(),
            WorkerExit::InProcess => "in_process".to_owned(),
        }
    }

    /// Whether it was SIGKILL, which no process sends itself.
    fn is_kill(&self) -> bool {
        matches!(self, WorkerExit::Ended(status) if platform::is_killed(*status))
    }
}

impl fmt::Display for WorkerExit {
    /// Reads after "the worker".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WorkerExit::Ended(status) => {
                match (platform::terminating_signal(*status), status.code()) {
                    (Some(signal), _) => {
                        let core = if platform::core_dumped(*status) {
                            " (core dumped)"
                        } else {
                            ""
                        };
                        write!(f, "was killed by {signal}{core}")
                    }
                    (None, Some(code)) => write!(f, "exited with code {code}"),
                    (None, None) => write!(f, "ended: {status}"),
                }
            }
            WorkerExit::TimedOut(limit) => {
                write!(f, "did not finish within {} s", in_seconds(*limit))
            }
            WorkerExit::TooLarge(limit) => write!(
                f,
                "used more than {limit} of memory for one case and was killed"
            ),
            WorkerExit::Closed => f.write_str("closed its connection and went on running"),
            WorkerExit::Garbage(what) => f.write_str(what),
            WorkerExit::InProcess => f.write_str("was `xfb run --in-process` itself and ended"),
        }
    }
}

/// A worker that was lost while it ran a case.
#[derive(Clone, Debug, PartialEq)]
pub struct WorkerLost {
    /// The end of the worker.
    pub exit: WorkerExit,
    /// The last phase that the case entered.
    pub phase: Option<Phase>,
    /// Since the case was requested.
    pub elapsed: Duration,
    /// The last lines that the worker printed in that time.
    pub output: Vec<String>,
    /// The case that the worker ran before.
    pub after: Option<String>,
    /// The variation that the case ran in.
    pub variation: Vec<Item>,
}

impl WorkerLost {
    /// Whether a logical device was open, or at least being created.
    pub fn had_device(&self) -> bool {
        match self.phase {
            None | Some(Phase::Compile) => false,
            Some(
                Phase::Pipeline
                | Phase::Record
                | Phase::Submit
                | Phase::Wait
                | Phase::ReadBack
                | Phase::Judge,
            ) => true,
        }
    }

    /// The step of the case, as far as that is the same each time: a driver's
    /// own thread may crash while the caller still submits, or already waits.
    fn step(&self) -> &'static str {
        match self.phase {
            None => "start",
            Some(Phase::Compile) => "compile",
            Some(Phase::Pipeline) => "pipeline",
            Some(Phase::Record) => "record",
            Some(Phase::Submit | Phase::Wait | Phase::ReadBack) => "execution",
            Some(Phase::Judge) if self.is_slow() => "judgement",
            // A heap that the driver corrupted is noticed here.
            Some(Phase::Judge) => "execution",
        }
    }

    /// Whether the time limit was exceeded.
    fn is_slow(&self) -> bool {
        matches!(self.exit, WorkerExit::TimedOut(_))
    }

    /// Whether the case no longer used the driver, which cannot be what takes the time.
    fn after_driver(&self) -> bool {
        self.is_slow() && self.phase == Some(Phase::Judge)
    }

    /// Whether the case had not used the driver yet.
    fn before_driver(&self) -> bool {
        matches!(self.phase, None | Some(Phase::Compile))
    }

    /// The first message of the validation layer, if any.
    fn message(&self) -> Option<&str> {
        let mut lines = self.output.iter();
        lines.find_map(|line| line.strip_prefix(ValidationMessage::PRINTED))
    }

    /// The result of the case that was running. The driver is not blamed for what
    /// happened before the case used it, nor for the time that its judgement takes, nor
    /// where a call of the harness is invalid.
    pub fn result(&self, name: &str) -> CaseResult {
        let step = self.step();
        let (blamed, kind) = match self.exit {
            WorkerExit::TimedOut(_) => (Status::Timeout, "timeout".to_owned()),
            _ => (Status::Crash, format!("crash.{}", self.exit.name())),
        };
        let mut reason = format!("the worker {} in step {step}", self.exit);
        let mut status = blamed;
        if self.before_driver() {
            status = Status::Error;
            reason += ", before the case used the driver";
        }
        if self.after_driver() {
            status = Status::Error;
            reason += ", after the driver did its work";
        }
        if let Some(message) = self.message() {
            status = Status::Error;
            reason += "; before that the validation layer said ";
            reason += message;
        }
        if self.exit.is_kill() {
            reason += "; the kernel's out-of-memory killer may have sent it";
        }
        CaseResult {
            fingerprint: Some(format!("{kind}.{step}")),
            details: Some(Box::new(self.details())),
            reason,
            seconds: self.elapsed.as_secs_f64(),
            variation: self.variation.iter().map(Item::to_string).collect(),
            ..CaseResult::bare(name, status)
        }
    }

    fn details(&self) -> Details {
        let phase = match self.exit {
            WorkerExit::TimedOut(_) => self.phase,
            // Where a crash is noticed varies.
            WorkerExit::Ended(_)
            | WorkerExit::TooLarge(_)
            | WorkerExit::Closed
            | WorkerExit::Garbage(_)
            | WorkerExit::InProcess => None,
        };
        Details {
            worker: Some(LostWorker {
                exit: self.exit.name(),
                phase,
                output: self.output.clone(),
                after: self.after.clone(),
            }),
            ..Details::default()
        }
    }
}

/// A worker that was lost between cases: it fails no case, but is reported.
#[derive(Clone, Debug, PartialEq)]
pub struct Incident {
    /// The case that the worker ran last.
    pub after: Option<String>,
    /// The end of the worker.
    pub exit: WorkerExit,
    /// The last lines that it printed.
    pub output: Vec<String>,
}

impl Incident {
    /// A worker that ended in good order, as it does after a panic of its own, is
    /// replaced without an incident.
    pub fn is_notable(&self) -> bool {
        !matches!(self.exit, WorkerExit::Ended(status) if status.success())
    }
}

impl fmt::Display for Incident {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let after = match &self.after {
            Some(name) => format!("after {name}"),
            None => "before its first case".to_owned(),
        };
        let line = format!("a worker {} between cases, {after}", self.exit);
        f.write_str(&with_output(&line, &self.output))
    }
}

/// The reason why a worker could not start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The process could not be started.
    #[error("cannot start a worker process: {0}")]
    Spawn(#[from] io::Error),
    /// The worker reports that it cannot do its work. Trying again does not help.
    #[error("{0}")]
    Refused(Refusal),
    /// The worker was lost before it was ready: most often a driver that fails while
    /// instance or device are made.
    #[error("{}", with_output(&format!("the worker {exit} before it was ready"), output))]
    Lost {
        /// The end of the worker.
        exit: WorkerExit,
        /// The last lines that it printed.
        output: Vec<String>,
    },
    /// The device was usable before, and is not any more.
    #[error("the device worked before and did not come back: {message}")]
    DeviceGone {
        /// The last error before the device was given up.
        message: String,
    },
    /// The device of a worker is not that of the first worker.
    #[error("a worker found {found} in place of {first}, or other features of it")]
    OtherDevice { first: String, found: String },
    /// The worker is another build of this program.
    #[error("the worker is xfb {worker}, and this is xfb {own}")]
    OtherBuild { worker: String, own: &'static str },
    /// The case that runs in this process cannot be noted for a run that continues.
    #[error(transparent)]
    RunningCase(#[from] RunningCaseError),
    /// The run was interrupted.
    #[error("interrupted")]
    Interrupted,
}

/// A line, and the last lines that a worker printed.
fn with_output(line: &str, output: &[String]) -> String {
    let mut page = Page::default();
    page.line(line);
    if !output.is_empty() {
        page.line("last lines that the worker printed:")
            .list(2, output);
    }
    page.to_string().trim_end().to_owned()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::process::ExitStatusExt;

    #[test]
    fn a_death_has_a_name_and_a_sentence() {
        let segv = WorkerExit::Ended(ExitStatus::from_raw(11));
        let core = WorkerExit::Ended(ExitStatus::from_raw(6 | 0x80));
        let code = WorkerExit::Ended(ExitStatus::from_raw(3 << 8));
        let unnamed = WorkerExit::Ended(ExitStatus::from_raw(40));
        let third = WorkerExit::TimedOut(Duration::from_secs(4) / 3);
        let late = WorkerExit::TimedOut(Duration::from_millis(1500));
        let large = WorkerExit::TooLarge("400M".parse().expect("a size"));
        let cases = [
            (segv, "SIGSEGV", "was killed by SIGSEGV"),
            (core, "SIGABRT", "was killed by SIGABRT (core dumped)"),
            (code, "exit_3", "exited with code 3"),
            (unnamed, "signal_40", "was killed by signal_40"),
            (
                large,
                "memory",
                "used more than 400 MiB of memory for one case and was killed",
            ),
            (late, "timeout", "did not finish within 1.5 s"),
            (third, "timeout", "did not finish within 1.333 s"),
        ];
        for (exit, name, sentence) in cases {
            assert_eq!(exit.name(), name);
            assert_eq!(exit.to_string(), sentence);
        }
    }

    fn lost(exit: WorkerExit, phase: Option<Phase>) -> CaseResult {
        let loss = WorkerLost {
            variation: Vec::new(),
            exit,
            phase,
            elapsed: Duration::from_secs(1),
            output: vec!["llvmpipe: assertion".to_owned()],
            after: None,
        };
        loss.result("xfb.a")
    }

    #[test]
    fn the_running_case_reports_signal_step_and_output() {
        let segv = || WorkerExit::Ended(ExitStatus::from_raw(11));
        let result = lost(segv(), Some(Phase::Wait));
        assert_eq!(result.status, Status::Crash);
        assert_eq!(
            result.fingerprint.as_deref(),
            Some("crash.SIGSEGV.execution")
        );
        assert_eq!(
            result.reason,
            "the worker was killed by SIGSEGV in step execution"
        );
        let worker = result.details.as_ref().and_then(|d| d.worker.as_ref());
        let worker = worker.expect("the lost worker");
        assert_eq!(worker.exit, "SIGSEGV");
        assert_eq!((worker.phase, worker.output.len()), (None, 1));
        // Whichever of our calls was under way when the driver's thread died.
        assert_eq!(result, lost(segv(), Some(Phase::Submit)));
    }

    #[test]
    fn a_hang_reports_its_phase() {
        let result = lost(
            WorkerExit::TimedOut(Duration::from_secs(5)),
            Some(Phase::Submit),
        );
        assert_eq!(result.status, Status::Timeout);
        let worker = result.details.and_then(|details| details.worker);
        assert_eq!(worker.map(|worker| worker.phase), Some(Some(Phase::Submit)));
    }

    #[test]
    fn a_long_judgement_is_a_harness_error() {
        let slow = WorkerExit::TimedOut(Duration::from_secs(5));
        let result = lost(slow, Some(Phase::Judge));
        assert_eq!(result.status, Status::Error);
        assert_eq!(result.fingerprint.as_deref(), Some("timeout.judgement"));
        let reason = &result.reason;
        assert!(
            reason.ends_with("after the driver did its work"),
            "{reason}"
        );
        // The driver's own threads, or a heap that they corrupted.
        let crash = lost(
            WorkerExit::Ended(ExitStatus::from_raw(11)),
            Some(Phase::Judge),
        );
        assert_eq!(crash.status, Status::Crash);
        assert_eq!(
            crash.fingerprint.as_deref(),
            Some("crash.SIGSEGV.execution")
        );
    }

    #[test]
    fn a_crash_after_an_invalid_call_is_a_harness_error() {
        let loss = |line: &str| WorkerLost {
            variation: Vec::new(),
            exit: WorkerExit::Ended(ExitStatus::from_raw(11)),
            phase: Some(Phase::Pipeline),
            elapsed: Duration::from_secs(1),
            output: vec!["llvmpipe: warning".to_owned(), line.to_owned()],
            after: None,
        };
        let result = loss("validation layer: VUID-a: pointer is NULL").result("xfb.a");
        assert_eq!(result.status, Status::Error);
        let said =
            "in step pipeline; before that the validation layer said VUID-a: pointer is NULL";
        assert!(result.reason.ends_with(said), "{}", result.reason);
        let result = loss("llvmpipe: assertion").result("xfb.a");
        assert_eq!(result.status, Status::Crash);
    }

    #[test]
    fn a_worker_lost_before_its_case_used_the_driver_is_a_harness_error() {
        let kill = WorkerExit::Ended(ExitStatus::from_raw(9));
        for (exit, phase, kind) in [
            (kill.clone(), None, "crash.SIGKILL.start"),
            (kill.clone(), Some(Phase::Compile), "crash.SIGKILL.compile"),
            (
                WorkerExit::TimedOut(Duration::from_secs(5)),
                Some(Phase::Compile),
                "timeout.compile",
            ),
        ] {
            let oom = exit == kill;
            let result = lost(exit, phase);
            assert_eq!(result.status, Status::Error);
            assert_eq!(result.fingerprint.as_deref(), Some(kind));
            let harness = result.reason.contains("before the case used the driver");
            assert!(harness, "{}", result.reason);
            assert_eq!(result.reason.contains("out-of-memory"), oom);
        }
        let result = lost(kill, Some(Phase::Pipeline));
        assert_eq!(result.status, Status::Crash);
        assert!(result.reason.contains("out-of-memory"), "{}", result.reason);
    }
}
