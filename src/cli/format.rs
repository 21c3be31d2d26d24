//! The output format of commands: text for people, JSON for other programs.

use super::{Exit, Failure, Outcome, output};
use crate::inspect::{BrokenRule, InspectError};
use clap::ValueEnum;
use serde::Serialize;
use std::collections::BTreeMap;
use std::ffi::OsString;

/// An output format: text for people, or one line of JSON for other programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    Text,
    Json,
}

/// Returns a value as one line of JSON.
///
/// # Errors
/// The value cannot be represented in JSON.
pub fn json(value: &impl Serialize) -> Result<String, Failure> {
    let line = serde_json::to_string(value);
    line.map(|line| line + "\n")
        .map_err(|error| Failure::new(Exit::Io, error))
}

/// A broken rule in JSON.
#[derive(Serialize)]
struct ErrorLine<'r> {
    error: &'r BrokenRule,
}

/// The reason why a command ended early, in JSON.
#[derive(Serialize)]
struct FailureFacts<'f> {
    exit: u8,
    message: &'f str,
}

/// Prints why a command ended early as one line of JSON, if its arguments request JSON.
/// Another program reads one form then, whatever the exit code.
///
/// # Errors
/// As [`output::print`].
pub fn print_failure(arguments: &[OsString], exit: Exit, message: &str) -> Result<(), Failure> {
    let pairs = arguments.windows(2);
    let is_json = |pair: &[OsString]| pair[0] == "--format" && pair[1] == "json";
    if !pairs.into_iter().any(is_json) && !arguments.iter().any(|a| a == "--format=json") {
        return Ok(());
    }
    let exit = exit.code();
    let facts = FailureFacts { exit, message };
    output::print(&json(&BTreeMap::from([("error", facts)]))?)
}

/// Prints the result of inspecting files in this format. A broken rule is a result,
/// too: it is printed, with exit code 1.
pub fn print_result<T>(
    result: Result<T, InspectError>,
    format: Format,
    print: impl FnOnce(&T) -> Result<String, Failure>,
) -> Outcome {
    match (result, format) {
        (Ok(result), _) => {
            output::print(&print(&result)?)?;
            Ok(Exit::Success)
        }
        (Err(InspectError::Refused(broken)), Format::Text) => {
            output::complain(&broken);
            Ok(Exit::Failure)
        }
        (Err(InspectError::Refused(broken)), Format::Json) => {
            output::print(&json(&ErrorLine { error: &broken })?)?;
            Ok(Exit::Failure)
        }
        (Err(error), _) => Err(error.into()),
    }
}
