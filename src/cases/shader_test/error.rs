//! Unsupported parts of a file, and mistakes in a file.

use std::ops::Range;
use thiserror::Error;

/// Something in a file that this program does not support.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsupported {
    /// Line number, from 1.
    pub line: usize,
    /// A description, for example "the directive 'probe rgba 1 1 0.0 1.0 0.0 1.0'".
    pub what: String,
}

/// A mistake in a file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{message}")]
pub struct SyntaxError {
    pub message: String,
    /// Bytes of the text, without a byte order mark.
    pub span: Range<usize>,
}

/// The result of reading a part of a file.
pub type Result<T> = std::result::Result<T, SyntaxError>;
