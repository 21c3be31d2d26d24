//! Exit codes: every number that `xfb` can end with, and what it promises.

use std::fmt;
use std::io;
use std::process::{ExitCode, Termination};
use thiserror::Error;

/// How the program ends. Other tools rely on these numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Everything is as expected; also `--help` and `--version`, and a reader
    /// of standard output that went away.
    Success,
    /// Something failed that should not have: a case that failed, crashed,
    /// timed out or is itself wrong; an interface that was refused.
    Failure,
    /// Nothing failed that should not have, but a case passed that was known to
    /// fail: an entry to take out of the expectations.
    Improvements,
    /// The command line is wrong, or a pattern matches no case.
    Usage,
    /// An input file is wrong.
    Data,
    /// No usable device or driver, or this build lacks what is asked for.
    Unavailable,
    /// Results could not be written.
    Io,
    /// `bisect-step`: this point of the history cannot answer (`git bisect`
    /// skips it).
    CannotTell,
    /// `bisect-step`: a person has to look (`git bisect` stops).
    Stop,
    /// Interrupted by a signal.
    Interrupted,
}

impl Exit {
    /// The number that the process ends with.
    pub fn code(self) -> u8 {
        match self {
            Exit::Success => 0,
            Exit::Failure => 1,
            Exit::Improvements => 2,
            Exit::Usage => 64,
            Exit::Data => 65,
            Exit::Unavailable => 69,
            Exit::Io => 74,
            Exit::CannotTell => 125,
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

/// What a sub-command comes to: how the program ends, or why it ends early.
pub type Outcome = Result<Exit, Failure>;

/// Why a sub-command ends early: the message for standard error, and the code.
#[derive(Debug, Error)]
pub enum Failure {
    /// Standard output cannot be written. A reader that went away is no
    /// failure.
    #[error("cannot write to standard output: {0}")]
    Stdout(io::Error),
    /// Anything else, said in full.
    #[error("{message}")]
    Message { exit: Exit, message: String },
}

impl Failure {
    /// A failure that ends the program with `exit`.
    pub fn new(exit: Exit, message: impl fmt::Display) -> Failure {
        Failure::Message {
            exit,
            message: message.to_string(),
        }
    }

    /// What `what` needs is not part of this build.
    pub fn without_vulkan(what: &str) -> Failure {
        let message = format!(
            "{what} needs a Vulkan driver, and this xfb was built without the feature `vulkan`"
        );
        Failure::new(Exit::Unavailable, message)
    }

    /// How the program ends.
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
    fn a_reader_that_goes_away_is_no_failure() {
        let error = |kind: io::ErrorKind| Failure::Stdout(kind.into()).exit();
        assert_eq!(error(io::ErrorKind::BrokenPipe), Exit::Success);
        assert_eq!(error(io::ErrorKind::StorageFull), Exit::Io);
    }
}
