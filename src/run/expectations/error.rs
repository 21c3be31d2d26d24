//! The reasons why a file of expectations cannot be used, and where an expectation is written.

use crate::run::deqp_files::ListError;
use std::fmt;
use thiserror::Error;

/// The reason why a file of expectations cannot be used.
#[derive(Debug, Error)]
pub enum ExpectationError {
    /// The file cannot be read.
    #[error("cannot read {file}: {error}")]
    Read {
        /// The file.
        file: String,
        /// The error of the system.
        error: std::io::Error,
    },
    /// The file is not TOML, or not of this form.
    #[error("{place}: {what}")]
    Syntax {
        /// The line.
        place: Place,
        /// The mistake in words.
        what: String,
    },
    /// One entry is invalid.
    #[error("{file}: entry {entry}: {what}")]
    Entry {
        /// The file.
        file: String,
        /// Counted from 1.
        entry: usize,
        /// The mistake in words.
        what: String,
    },
    /// A file of deqp-runner is wrong.
    #[error(transparent)]
    List(#[from] ListError),
}

/// The line of a file where an expectation is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub file: String,
    /// Counted from 1.
    pub line: usize,
}

impl Place {
    /// Returns the place of a line.
    pub fn new(file: &str, line: usize) -> Place {
        Place {
            file: file.to_owned(),
            line,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}
