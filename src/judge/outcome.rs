//! The reasons why a case did not pass.

use crate::capture;
use crate::judge::prepared::Unprepared;
use crate::judge::result::{Details, LayerMessage};
use crate::script::executor::{ExecuteError, ValidationMessage};
use crate::verdict::Status;

/// Messages of the validation layer that are kept.
const MAX_MESSAGES: usize = 32;

/// The reason why a case did not pass.
pub(crate) struct NotPassed {
    pub(crate) status: Status,
    pub(crate) reason: String,
    /// The explanation of a failure.
    pub(crate) details: Box<Details>,
    pub(crate) fingerprint: Option<String>,
    /// The behaviour of the device where the specification leaves it open.
    pub(crate) recorded: Option<String>,
}

impl NotPassed {
    /// A status and its reason, without further details.
    pub(crate) fn new(status: Status, reason: impl Into<String>) -> NotPassed {
        NotPassed {
            status,
            reason: reason.into(),
            details: Box::default(),
            fingerprint: None,
            recorded: None,
        }
    }

    /// The device lacks a feature, a limit or an extension.
    pub(crate) fn unsupported(missing: impl Into<String>) -> NotPassed {
        NotPassed::new(Status::Unsupported, missing)
    }
}

impl From<Unprepared> for NotPassed {
    fn from(why: Unprepared) -> NotPassed {
        match why {
            Unprepared::Lacks(lack) => NotPassed::unsupported(lack),
            Unprepared::Refused(error) => refused_interface(&error),
        }
    }
}

/// The case, the engine or the harness is wrong.
pub(crate) fn harness_error(reason: impl std::fmt::Display) -> NotPassed {
    NotPassed::new(Status::Error, reason.to_string())
}

/// Any message of the validation layer shows that the harness made an invalid call.
pub(crate) fn validation_clean(messages: &[ValidationMessage]) -> Result<(), NotPassed> {
    let Some(first) = messages.first() else {
        return Ok(());
    };
    let mut not_passed = harness_error(format!(
        "{} messages of the validation layer, the first {}",
        messages.len(),
        first.id
    ));
    not_passed.details.validation = messages
        .iter()
        .take(MAX_MESSAGES)
        .map(|message| LayerMessage {
            id: message.id.clone(),
            text: message.text.clone(),
        })
        .collect();
    Err(not_passed)
}

/// The engine refuses an interface that the case captures.
pub(crate) fn refused_interface(error: &capture::CaptureError) -> NotPassed {
    harness_error(format!(
        "the engine refuses the interface by {}: {error}",
        error.rule().name
    ))
}

/// The result of a call without what differs between programs: the places, numbers and names in
/// the messages of a compiler.
fn without_names(result: &str) -> String {
    if !result.contains(' ') {
        return result.to_owned();
    }
    let first = result.split("; ").next().unwrap_or_default();
    let is_plain = |word: &&str| {
        let letters = |char: char| char.is_ascii_alphabetic() || "_-,.:".contains(char);
        word.chars().all(letters) && !word.trim_end_matches(['.', ':', ',']).contains(['.', ':'])
    };
    let words: Vec<&str> = first.split(' ').filter(is_plain).collect();
    words.join(" ")
}

/// The outcome of a failed execution.
pub(crate) fn failed_execution(error: &ExecuteError) -> NotPassed {
    let status = match error {
        ExecuteError::Unsupported(_) => Status::Unsupported,
        ExecuteError::Driver { .. } => Status::Fail,
        ExecuteError::DeviceLost { .. } => Status::Crash,
        ExecuteError::Timeout { .. } => Status::Timeout,
        ExecuteError::OutOfMemory(_) | ExecuteError::Harness(_) => Status::Error,
    };
    let reason = match error {
        ExecuteError::Unsupported(lack) => lack.clone(),
        other => other.to_string(),
    };
    let mut not_passed = NotPassed::new(status, reason);
    not_passed.fingerprint = match error {
        ExecuteError::Driver { call, result } => Some(format!("{call}:{}", without_names(result))),
        ExecuteError::DeviceLost { call } => Some(format!("device-lost:{call}")),
        ExecuteError::Timeout { .. } => Some("timeout.execution".to_owned()),
        ExecuteError::Unsupported(_) | ExecuteError::OutOfMemory(_) | ExecuteError::Harness(_) => {
            None
        }
    };
    not_passed
}
