//! Runs a command that compiles shaders or opens drivers in a child process, with limits of
//! time and memory.
//!
//! glslang, which shaderc uses, overflows the stack on deeply nested text, crashes on
//! some invalid text, and needs endless time for macros that double themselves. Such an
//! end is reported as the compiler's. The child is this program with the same
//! arguments; its standard input is a pipe on which it reports when it enters and leaves
//! the compiler, and the steps of a case.

use super::{Exit, Failure, Outcome};
use crate::compile;
use crate::inspect::standard_input::{self, KeptInput, is_standard_input};
use crate::platform::{self, Patience};
use crate::run::Launch;
use crate::run::worker_exit::WorkerExit;
use crate::script::executor::Phase;
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
/// The limit of time of a command that compiles or lists drivers, and of opening a device.
const LIMIT: Duration = Duration::from_secs(60);
/// The limit of what reads case files, however slow the machine is.
const LONG: Duration = Duration::from_secs(24 * 60 * 60);
/// The limit of memory: bytes of address space.
const MEMORY: u64 = 4 << 30;

/// A report of the child process, which is sent as one byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Report {
    EntersCompiler,
    LeavesCompiler,
    Begins(Phase),
}

const REPORTS: [(u8, Report); 9] = [
    (b'<', Report::EntersCompiler),
    (b'>', Report::LeavesCompiler),
    (b'c', Report::Begins(Phase::Compile)),
    (b'p', Report::Begins(Phase::Pipeline)),
    (b'o', Report::Begins(Phase::Record)),
    (b's', Report::Begins(Phase::Submit)),
    (b'w', Report::Begins(Phase::Wait)),
    (b'r', Report::Begins(Phase::ReadBack)),
    (b'j', Report::Begins(Phase::Judge)),
];

impl Report {
    fn send(self) {
        let byte = REPORTS.iter().find(|(_, report)| *report == self);
        let (byte, _) = byte.expect("every report has a byte");
        // A parent that has ended reads no report.
        let _ = platform::write_to_stdin(&[*byte]);
    }

    fn from_byte(byte: u8) -> Option<Report> {
        let report = REPORTS.iter().find(|(own, _)| *own == byte);
        report.map(|(_, report)| *report)
    }
}

/// A child that ended outside of the compiler and not by itself.
#[derive(Debug)]
pub struct ChildLost {
    pub exit: WorkerExit,
    /// The last step that it reported.
    pub phase: Option<Phase>,
    /// The time since its start.
    pub elapsed: Duration,
}

/// The work of a child process, which determines its limits.
#[derive(Clone, Copy, Debug)]
enum Work<'i> {
    /// Reads shader files: the time of the command and its memory are limited. Standard
    /// input is a file if it is among them.
    Files(Option<&'i KeptInput>),
    /// Opens the drivers of the machine: the time of the command is limited; memory is not,
    /// because drivers reserve much address space.
    Drivers,
    /// Reads cases and compiles their modules: the time of each call of the compiler is limited,
    /// and that of other work is not, because it grows with the cases.
    Modules,
    /// Runs a case on a device: the time of each call of the compiler, of opening the device and
    /// of each reported step is limited; memory is not.
    /// Drivers read the variables.
    Case {
        step: Duration,
        variables: &'i [(&'static str, String)],
    },
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
    let is_child = env::var_os(CHILD).is_some();
    let input = files.iter().any(|file| is_standard_input(file)) && !is_child;
    let input = input.then(KeptInput::new).transpose().map_err(|error| {
        let message = format!("standard input cannot be kept in a temporary file: {error}");
        Failure::new(Exit::Io, message)
    })?;
    let crashed = |child: ChildLost| {
        let message = format!("{names}: xfb itself {}", child.exit);
        Err(Failure::new(Exit::Internal, message))
    };
    isolated(&names, Work::Files(input.as_ref()), run, crashed)
}

/// Runs a command that opens the drivers of the machine, in a child process.
pub fn contained_drivers(run: impl FnOnce() -> Outcome) -> Outcome {
    let crashed = |child: ChildLost| {
        let message = format!(
            "xfb {}: the Vulkan loader or a driver {}; name another driver's file in \
             VK_DRIVER_FILES (older loaders: VK_ICD_FILENAMES)",
            child.exit,
            if let WorkerExit::TimedOut(_) = child.exit {
                "hangs"
            } else {
                "crashes"
            }
        );
        Err(Failure::new(Exit::Unavailable, message))
    };
    isolated("the drivers", Work::Drivers, run, crashed)
}

/// Runs a command that compiles the modules of cases in a child process; `crashed` ends the
/// command if the child did not.
pub fn contained_modules(
    name: &str,
    run: impl FnOnce() -> Outcome,
    crashed: impl FnOnce(ChildLost) -> Outcome,
) -> Outcome {
    isolated(name, Work::Modules, run, crashed)
}

/// Runs a command that reports the steps of a case ([`report_phase`]) in a child process. No
/// step may last longer than `step`; `crashed` ends the command if the child did not. The child
/// has these variables, too.
pub fn contained_steps(
    name: &str,
    step: Duration,
    variables: &[(&'static str, String)],
    run: impl FnOnce() -> Outcome,
    crashed: impl FnOnce(ChildLost) -> Outcome,
) -> Outcome {
    isolated(name, Work::Case { step, variables }, run, crashed)
}

/// Whether this process is such a child.
pub fn is_child() -> bool {
    env::var_os(CHILD).is_some()
}

/// Reports a step of a case to the parent.
pub fn report_phase(phase: Phase) {
    Report::Begins(phase).send();
}

/// The failure of a command whose child, which ran a case, ended in this way.
pub fn lost(name: &str, exit: &WorkerExit) -> Failure {
    Failure::new(Exit::Internal, format!("{name}: the driver or xfb {exit}"))
}

fn isolated(
    names: &str,
    work: Work,
    run: impl FnOnce() -> Outcome,
    crashed: impl FnOnce(ChildLost) -> Outcome,
) -> Outcome {
    if is_child() {
        prepare_child(work);
        return run();
    }
    let failed = |error: io::Error| {
        Failure::new(
            Exit::Unavailable,
            format!("cannot start a child process: {error}"),
        )
    };
    let begun = Instant::now();
    let (child, reports) = start(work).map_err(failed)?;
    let (exit, state) = wait(child, reports, limit(), work).map_err(failed)?;
    if let WorkerExit::Ended(status) = &exit
        && let Some(known) = Exit::from_status(*status)
    {
        return Ok(known);
    }
    if state.in_compiler {
        let message =
            format!("{names}: shaderc {exit}: a fault of the shader compiler or its limits");
        return Err(Failure::new(Exit::Data, message));
    }
    crashed(ChildLost {
        exit,
        phase: state.phase,
        elapsed: begun.elapsed(),
    })
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
    #[cfg(windows)]
    crate::device::crash_dialogs::disable();
    platform::contain(match work {
        Work::Files(_) => Some(MEMORY),
        Work::Drivers | Work::Modules | Work::Case { .. } => None,
    });
    compile::observe(|entered| {
        let report = if entered {
            Report::EntersCompiler
        } else {
            Report::LeavesCompiler
        };
        report.send();
    });
}

fn start(work: Work) -> io::Result<(Child, io::PipeReader)> {
    let (reports, pipe) = io::pipe()?;
    let mut command = Launch::this_program()?
        .with(env::args_os().skip(1))
        .command();
    if let Work::Files(Some(input)) = work {
        command.env(standard_input::FILE, input.path());
    }
    if let Work::Case { variables, .. } = work {
        command.envs(variables.iter().map(|(name, value)| (name, value)));
    }
    let child = command.env(CHILD, "1").stdin(pipe).spawn()?;
    Ok((child, reports))
}

/// The state of the child process according to its reports.
#[derive(Clone, Copy, Debug, Default)]
struct ChildState {
    in_compiler: bool,
    phase: Option<Phase>,
}

impl ChildState {
    fn note(&mut self, report: Report) {
        match report {
            Report::EntersCompiler => self.in_compiler = true,
            Report::LeavesCompiler => self.in_compiler = false,
            Report::Begins(phase) => self.phase = Some(phase),
        }
    }

    /// The time until the next report, or until the end of the child.
    fn limit(&self, limit: Duration, work: Work) -> Duration {
        match work {
            Work::Files(_) | Work::Drivers => limit,
            Work::Modules | Work::Case { .. } if self.in_compiler => limit,
            Work::Modules => LONG,
            // Before the first step, the device is opened.
            Work::Case { .. } if self.phase.is_none() => limit,
            Work::Case { step, .. } => step,
        }
    }
}

/// Waits for the child; returns how it ended, and what it did then.
fn wait(
    mut child: Child,
    mut reports: io::PipeReader,
    total: Duration,
    work: Work,
) -> io::Result<(WorkerExit, ChildState)> {
    let (sender, received) = mpsc::channel();
    thread::spawn(move || {
        let mut bytes = [0; 64];
        // The end of the pipe is the end of the child.
        while let Ok(count @ 1..) = reports.read(&mut bytes) {
            for report in bytes[..count].iter().copied().filter_map(Report::from_byte) {
                let _ = sender.send(report);
            }
        }
    });
    let mut state = ChildState::default();
    let mut patience = Patience::start(child.id(), state.limit(total, work));
    loop {
        match received.recv_timeout(patience.left()) {
            Ok(report) => {
                state.note(report);
                if let Work::Modules | Work::Case { .. } = work {
                    patience.restart(state.limit(total, work));
                }
            }
            Err(RecvTimeoutError::Timeout) if !patience.left().is_zero() => {}
            Err(RecvTimeoutError::Timeout) => {
                child.kill()?;
                child.wait()?;
                return Ok((WorkerExit::TimedOut(patience.limit()), state));
            }
            Err(RecvTimeoutError::Disconnected) => {
                let status: ExitStatus = child.wait()?;
                return Ok((WorkerExit::Ended(status), state));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_compiler_is_limited_while_modules_are_compiled() {
        let mut state = ChildState::default();
        assert_eq!(state.limit(LIMIT, Work::Modules), LONG);
        state.note(Report::EntersCompiler);
        assert_eq!(state.limit(LIMIT, Work::Modules), LIMIT);
        state.note(Report::LeavesCompiler);
        assert_eq!(state.limit(LIMIT, Work::Modules), LONG);
        assert_eq!(state.limit(LIMIT, Work::Files(None)), LIMIT);
    }
}
