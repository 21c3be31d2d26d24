//! The exit codes of `xfb` and their meaning.

use crate::inspect::InspectError;
use std::fmt;
use std::io;
use std::process::{ExitCode, ExitStatus, Termination};
use strum::FromRepr;
use thiserror::Error;

/// The exit codes of the program. Other tools rely on the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromRepr)]
#[repr(u8)]
pub enum Exit {
    /// Every result is as expected. Also the exit code of `--help` and `--version`,
    /// and after the reader of standard output has closed it.
    Success = 0,
    /// An unexpected failure: a case failed, crashed, timed out or is itself wrong, or
    /// an interface was refused.
    Failure = 1,
    /// No unexpected failure, but a known failure passed: its expectation can be
    /// removed.
    Improvements = 2,
    /// Every selected case that needs the device is unsupported.
    NothingTested = 3,
    /// The command line is wrong, or a pattern matches no case.
    Usage = 64,
    /// An input file is wrong.
    Data = 65,
    /// No usable device or driver, or this build lacks the requested feature.
    Unavailable = 69,
    /// A fault of this program.
    Internal = 70,
    /// Results could not be written.
    Io = 74,
    /// The device was usable at first, and then not any more.
    DeviceGone = 75,
    /// `bisect-step`: this revision cannot be judged, and `git bisect` skips it.
    Skip = 125,
    /// `bisect-step`: the set-up must be fixed first, and `git bisect` stops.
    Stop = 129,
    /// Interrupted by a signal.
    Interrupted = 130,
}

impl Exit {
    /// Returns how a process of this program ended, unless it was killed or panicked.
    pub fn from_status(status: ExitStatus) -> Option<Exit> {
        Exit::from_repr(u8::try_from(status.code()?).ok()?)
    }

    /// Returns the exit code of the process.
    pub fn code(self) -> u8 {
        self as u8
    }
}

impl Termination for Exit {
    fn report(self) -> ExitCode {
        ExitCode::from(self.code())
    }
}

/// The result of a sub-command: how the program ends, or why it ends early.
pub type Outcome = Result<Exit, Failure>;

/// The reason why a sub-command ends early: the message for standard error, and the exit code.
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

    /// Returns the failure of a command that this build cannot run without OpenGL.
    pub fn without_gl(what: &str) -> Failure {
        let message =
            format!("{what} needs OpenGL, and this xfb was built without the feature `gl`");
        Failure::new(Exit::Unavailable, message)
    }

    /// Returns the failure of a command that compiles shaders in a build without shaderc.
    pub fn without_shaderc(what: &str) -> Failure {
        let message = format!(
            "{what} compiles shaders, and this xfb was built without the feature `shaderc`"
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
