//! Every rule that an interface can break, by its stable name.

use thiserror::Error;

/// A rule of capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Stable dotted name.
    pub name: &'static str,
    /// What it demands, in one line.
    pub text: &'static str,
    /// Where it is written: section or VUID.
    pub source: &'static str,
}

/// The rule that an interface breaks.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{message}")]
pub struct CaptureError {
    /// Name of a row of [`RULES`].
    pub rule: &'static str,
    /// What, where, required, seen.
    pub message: String,
}

/// Every rule.
pub const RULES: &[Rule] = &[];
