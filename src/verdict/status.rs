//! The outcomes of a case.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The outcome of a case.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// The driver did what the specification requires.
    Pass,
    /// Allowed, but notable.
    Quality,
    /// The specification leaves the behaviour open: recorded, and never a failure.
    Probe,
    /// The device lacks a feature or limit that the case needs.
    Unsupported,
    /// The driver did something else.
    Fail,
    /// The process died, or the device was lost.
    Crash,
    /// The case did not finish in time.
    Timeout,
    /// The case or the harness is wrong: never blamed on the driver, and never a
    /// success.
    Error,
}

impl Status {
    /// Every status, in the order of summaries.
    pub const ALL: [Status; 8] = [
        Status::Pass,
        Status::Quality,
        Status::Probe,
        Status::Unsupported,
        Status::Fail,
        Status::Crash,
        Status::Timeout,
        Status::Error,
    ];

    /// The name used in results.
    pub fn name(self) -> &'static str {
        match self {
            Status::Pass => "pass",
            Status::Quality => "quality",
            Status::Probe => "probe",
            Status::Unsupported => "unsupported",
            Status::Fail => "fail",
            Status::Crash => "crash",
            Status::Timeout => "timeout",
            Status::Error => "error",
        }
    }

    /// Whether a run with such a result is not successful.
    pub fn is_failure(self) -> bool {
        matches!(
            self,
            Status::Fail | Status::Crash | Status::Timeout | Status::Error
        )
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
