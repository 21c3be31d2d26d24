//! The output format of commands: text for people, JSON for other programs.

use super::{Exit, Failure, Outcome, output};
use crate::inspect::{BrokenRule, InspectError};
use clap::ValueEnum;
use serde::Serialize;

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
