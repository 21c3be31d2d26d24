//! The exit codes of `xfb` and their meaning.

use crate::inspect::InspectError;
use std::fmt;
use std::io;
use std::process::{ExitCode, ExitStatus, Termination};
use thiserror::Error;

/// How the program ends. Other tools rely on the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Every result is as expected. Also the exit code of `--help` and `--version`,
    /// and after the reader of standard output has closed it.
    Success,
    /// An unexpected failure: a case failed, crashed, timed out or is itself wrong, or
    /// an interface was refused.
    Failure,
    /// No unexpected failure, but a known failure passed: its expectation can be
    /// removed.
    Improvements,
    /// Every selected case that needs the device is unsupported.
    NothingTested,
    /// The command line is wrong, or a pattern matches no case.
    Usage,
    /// An input file is wrong.
    Data,
    /// No usable device or driver, or this build lacks the requested feature.
    Unavailable,
    /// A fault of this program.
    Internal,
    /// Results could not be written.
    Io,
    /// The device was usable at first, and then not any more.
    DeviceGone,
    /// `bisect-step`: this revision cannot be judged, and `git bisect` skips it.
    Skip,
    /// `bisect-step`: the set-up must be fixed first, and `git bisect` stops.
    Stop,
    /// Interrupted by a signal.
    Interrupted,
}

impl Exit {
    /// Every way to end.
    const ALL: [Exit; 13] = [
        Exit::Success,
        Exit::Failure,
        Exit::Improvements,
        Exit::NothingTested,
        Exit::Usage,
        Exit::Data,
        Exit::Unavailable,
        Exit::Internal,
        Exit::Io,
        Exit::DeviceGone,
        Exit::Skip,
        Exit::Stop,
        Exit::Interrupted,
    ];

    /// Returns how a process of this program ended, unless it was killed or panicked.
    pub fn from_status(status: ExitStatus) -> Option<Exit> {
        let code = status.code()?;
        Exit::ALL
            .into_iter()
            .find(|exit| i32::from(exit.code()) == code)
    }

    /// Returns the exit code of the process.
    pub fn code(self) -> u8 {
        match self {
            Exit::Success => 0,
            Exit::Failure => 1,
            Exit::Improvements => 2,
            Exit::NothingTested => 3,
            Exit::Usage => 64,
            Exit::Data => 65,
            Exit::Unavailable => 69,
            Exit::Internal => 70,
            Exit::Io => 74,
            Exit::DeviceGone => 75,
            Exit::Skip => 125,
            Exit::Stop => 129,
            Exit::Interrupted => 130,
        }
    }
}

impl Termination for Exit {
    fn report(self) -> ExitCode {
        ExitCode::from(self.code())
    }
}

/// The result of a sub-command: how the program ends, or why it ends early.
pub type Outcome = Result<Exit, Failure>;

/// Why a sub-command ends early: the message for standard error, and the exit code.
#[derive(Debug, Error)]
pub enum Failure {
    /// Standard output cannot be written. A closed pipe is not an error.
    #[error("cannot write to standard output: {0}")]
    Stdout(io::Error),
    /// Any other reason, with a complete message.
    #[error("{message}")]
    Message { exit: Exit, message: String },
}

impl From<InspectError> for Failure {
    fn from(error: InspectError) -> Failure {
        let exit = match error {
            InspectError::Refused(_) => Exit::Failure,
            InspectError::SameStage { .. }
            | InspectError::Extension { .. }
            | InspectError::NoStage { .. }
            | InspectError::BlocksOnly { .. }
            | InspectError::NothingToPack { .. }
            | InspectError::NotTwoStages(_)
            | InspectError::SeveralEntryPoints { .. }
            | InspectError::NoRules { .. } => Exit::Usage,
            InspectError::NoCapturingStage
            | InspectError::File { .. }
            | InspectError::Located(_) => Exit::Data,
            InspectError::NoCompiler { .. } => Exit::Unavailable,
        };
        Failure::new(exit, error)
    }
}

impl Failure {
    /// Returns a failure that ends the program with `exit`.
    pub fn new(exit: Exit, message: impl fmt::Display) -> Failure {
        Failure::Message {
            exit,
            message: message.to_string(),
        }
    }

    /// Returns the failure of a command that this build cannot run without Vulkan.
    pub fn without_vulkan(what: &str) -> Failure {
        let message = format!(
            "{what} needs a Vulkan driver, and this xfb was built without the feature `vulkan`"
        );
        Failure::new(Exit::Unavailable, message)
    }

    /// Returns how the program ends.
    pub fn exit(&self) -> Exit {
        match self {
            Failure::Stdout(error) if error.kind() == io::ErrorKind::BrokenPipe => Exit::Success,
            Failure::Stdout(_) => Exit::Io,
            Failure::Message { exit, .. } => *exit,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_closed_pipe_is_not_an_error() {
        let error = |kind: io::ErrorKind| Failure::Stdout(kind.into()).exit();
        assert_eq!(error(io::ErrorKind::BrokenPipe), Exit::Success);
        assert_eq!(error(io::ErrorKind::StorageFull), Exit::Io);
    }
}
