//! Runs a command that compiles shaders in a child process, with limits of time and
//! memory.
//!
//! glslang, which shaderc uses, overflows the stack on deeply nested text, crashes on
//! some invalid text, and needs endless time for macros that double themselves. Such an
//! end is reported as the compiler's. The child is this program with the same
//! arguments; its standard input is a pipe on which it reports when it enters and leaves
//! the compiler.

use super::{Exit, Failure, Outcome};
use crate::compile;
use crate::platform;
use crate::run::Launch;
use crate::run::worker_exit::WorkerExit;
use std::env;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, ExitStatus};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// Set in the environment of the child.
const CHILD: &str = "XFB_CONTAINED";
/// Overrides the limit of time, in seconds.
const SECONDS: &str = "XFB_COMPILE_SECONDS";
/// The limit of time.
const LIMIT: Duration = Duration::from_secs(60);
/// The limit of memory: bytes of address space.
const MEMORY: u64 = 4 << 30;

const ENTERED: u8 = b'<';
const LEFT: u8 = b'>';

/// What a child process does, and with it which limits it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Work {
    /// Reads shader files: the time of the command and its memory are limited.
    Files,
    /// Runs a case on a device: only the time of each call of the compiler is limited,
    /// because drivers reserve much address space.
    Case,
}

/// Runs a command on these files: in a child process, if one must be compiled.
pub fn contained(files: &[PathBuf], run: impl FnOnce() -> Outcome) -> Outcome {
    let compiled = |file: &PathBuf| !matches!(extension(file), "spv" | "toml");
    if !files.iter().any(compiled) {
        return run();
    }
    let names: Vec<String> = files
        .iter()
        .map(|file| file.display().to_string())
        .collect();
    let names = names.join(", ");
    let crashed = |exit: WorkerExit, _| {
        let message = format!("{names}: xfb itself {exit}");
        Err(Failure::new(Exit::Internal, message))
    };
    isolated(&names, Work::Files, run, crashed)
}

/// Runs a command that compiles the shaders of a case and runs them, in a child process.
pub fn contained_case(name: &str, run: impl FnOnce() -> Outcome) -> Outcome {
    let crashed = |exit: WorkerExit, _| Err(lost(name, &exit));
    contained_crash(name, run, crashed)
}

/// The same; `crashed` ends the command if the child did not, outside of the compiler. It has
/// how and after which time that was.
pub fn contained_crash(
    name: &str,
    run: impl FnOnce() -> Outcome,
    crashed: impl FnOnce(WorkerExit, Duration) -> Outcome,
) -> Outcome {
    isolated(name, Work::Case, run, crashed)
}

/// The failure of a command whose child, which ran a case, ended in this way.
pub fn lost(name: &str, exit: &WorkerExit) -> Failure {
    Failure::new(Exit::Internal, format!("{name}: the driver or xfb {exit}"))
}

fn isolated(
    names: &str,
    work: Work,
    run: impl FnOnce() -> Outcome,
    crashed: impl FnOnce(WorkerExit, Duration) -> Outcome,
) -> Outcome {
    if env::var_os(CHILD).is_some() {
        prepare_child(work);
        return run();
    }
    let failed = |error: io::Error| {
        Failure::new(
            Exit::Unavailable,
            format!("cannot start the shader compiler: {error}"),
        )
    };
    let begun = Instant::now();
    let (child, reports) = start().map_err(failed)?;
    let (exit, in_compiler) = wait(child, reports, limit(), work).map_err(failed)?;
    if let WorkerExit::Ended(status) = &exit
        && let Some(known) = Exit::of_status(*status)
    {
        return Ok(known);
    }
    if in_compiler {
        let message =
            format!("{names}: shaderc {exit}: a fault of the shader compiler or its limits");
        return Err(Failure::new(Exit::Data, message));
    }
    crashed(exit, begun.elapsed())
}

fn extension(file: &Path) -> &str {
    file.extension()
        .and_then(|text| text.to_str())
        .unwrap_or("")
}

fn limit() -> Duration {
    let seconds = env::var(SECONDS).ok().and_then(|text| text.parse().ok());
    seconds.map_or(LIMIT, Duration::from_secs)
}

/// Sets the limits of the child, and reports to the parent from now on.
fn prepare_child(work: Work) {
    platform::contain((work == Work::Files).then_some(MEMORY));
    compile::observe(|entered| {
        let byte = if entered { ENTERED } else { LEFT };
        // A parent that has ended reads no report.
        let _ = platform::write_to_stdin(&[byte]);
    });
}

fn start() -> io::Result<(Child, io::PipeReader)> {
    let (reports, pipe) = io::pipe()?;
    let mut command = Launch::this_program()?
        .with(env::args_os().skip(1))
        .command();
    let child = command.env(CHILD, "1").stdin(pipe).spawn()?;
    Ok((child, reports))
}

/// Waits for the child; returns how it ended, and whether it was in the compiler.
fn wait(
    mut child: Child,
    mut reports: io::PipeReader,
    limit: Duration,
    work: Work,
) -> io::Result<(WorkerExit, bool)> {
    let (sender, ended) = mpsc::channel();
    thread::spawn(move || {
        let mut bytes = [0; 64];
        // The end of the pipe is the end of the child.
        while let Ok(count @ 1..) = reports.read(&mut bytes) {
            let _ = sender.send(bytes[count - 1] == ENTERED);
        }
    });
    let mut in_compiler = false;
    let mut start = Instant::now();
    loop {
        let report = if work == Work::Case && !in_compiler {
            ended.recv().map_err(RecvTimeoutError::from)
        } else {
            ended.recv_timeout(limit.saturating_sub(start.elapsed()))
        };
        match report {
            Ok(entered) => {
                in_compiler = entered;
                if work == Work::Case {
                    start = Instant::now();
                }
            }
            Err(RecvTimeoutError::Disconnected) => {
                let status: ExitStatus = child.wait()?;
                return Ok((WorkerExit::Ended(status), in_compiler));
            }
            Err(RecvTimeoutError::Timeout) => {
                child.kill()?;
                child.wait()?;
                return Ok((WorkerExit::TimedOut(limit), in_compiler));
            }
        }
    }
}
