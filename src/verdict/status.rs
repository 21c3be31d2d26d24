//! The outcomes of a case.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{Display, IntoStaticStr, VariantArray};

/// The outcome of a case.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Deserialize,
    Display,
    IntoStaticStr,
    JsonSchema,
    Serialize,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
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
    pub const ALL: &[Status] = Status::VARIANTS;

    /// The name used in results.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Whether a run with such a result is not successful.
    pub fn is_failure(self) -> bool {
        matches!(
            self,
            Status::Fail | Status::Crash | Status::Timeout | Status::Error
        )
    }
}
