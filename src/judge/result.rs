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
    /// All there is to say of a failure, without the reason, as the terminal
    /// shows it below the reason; lines, or "".
    pub explanation: String,
    pub seconds: f64,
    /// Of a probe: what the device did with what the text leaves open, in a short
    /// line that is the same whenever the device does the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recorded: Option<String>,
    /// Whether that was known before.
    #[serde(default)]
    pub standing: Standing,
}

/// How a result stands against what is known of the driver.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// Nothing is known: a failure is unexpected.
    #[default]
    Plain,
    /// The failure is known, and looks as it is known to.
    Known {
        /// Why it fails.
        reason: String,
    },
    /// The case passed, though it was known to fail.
    Improvement {
        /// How it was known to fail.
        was: Status,
    },
    /// The case was run several times, and not always the same came of it.
    Flaky {
        /// What came of it, and how often: `2 x pass`.
        seen: Vec<String>,
    },
}

impl CaseResult {
    /// A result of which nothing is said but its status.
    pub fn bare(name: &str, status: Status) -> CaseResult {
        CaseResult {
            name: name.to_owned(),
            status,
            rules: Vec::new(),
            fingerprint: None,
            reason: String::new(),
            explanation: String::new(),
            seconds: 0.0,
            recorded: None,
            standing: Standing::Plain,
        }
    }

    /// Whether it is a failure that nobody knew of. A case that is not the same
    /// each time is one, whatever it is.
    pub fn is_unexpected_failure(&self) -> bool {
        match self.standing {
            Standing::Flaky { .. } => true,
            Standing::Known { .. } => false,
            Standing::Plain | Standing::Improvement { .. } => self.status.is_failure(),
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A result for the tests of the formats.
    pub fn result(name: &str, status: Status) -> CaseResult {
        CaseResult {
            rules: vec![3, 50],
            fingerprint: status.is_failure().then(|| "displaced(+4)".to_owned()),
            reason: "the reason".to_owned(),
            explanation: "first line\nsecond line\n".to_owned(),
            seconds: 0.25,
            recorded: (status == Status::Probe).then(|| "0 written of 7".to_owned()),
            ..CaseResult::bare(name, status)
        }
    }

    #[test]
    fn a_result_survives_json() {
        for status in Status::ALL {
            let result = result("xfb.a", status);
            let json = serde_json::to_string(&result).unwrap();
            assert!(json.contains(&format!("\"status\":\"{status}\"")), "{json}");
            assert_eq!(serde_json::from_str::<CaseResult>(&json).unwrap(), result);
        }
    }
}
