//! What became of one case, as data: the rows of `results.json` and what a
//! worker sends to its parent.

use crate::verdict::Status;
use serde::{Deserialize, Serialize};

/// The result of one case.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CaseResult {
    pub name: String,
    pub status: Status,
    /// Numbers of the rules that the case checks.
    pub rules: Vec<u8>,
    /// One per fault: equal for cases that fail in the same way.
    pub fingerprint: Option<String>,
    /// One line: what is wrong, or what is missing.
    pub reason: String,
    /// The full explanation of a failure, as the terminal shows it.
    pub explanation: String,
    pub seconds: f64,
}
