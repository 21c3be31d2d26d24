//! The output format of commands: text for people, JSON for other programs.

use super::table::input::Refused;
use super::{Exit, Failure, Outcome, output};
use clap::ValueEnum;
use serde::Serialize;
use std::io::IsTerminal;

/// An output format: text for people, or one line of JSON for other programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    Text,
    Json,
}

/// The `--format` argument of commands that people and programs use alike.
#[derive(Debug, clap::Args)]
pub struct FormatArg {
    /// Output format [default: text on a terminal, otherwise json]
    #[arg(long, value_name = "FORMAT")]
    format: Option<Format>,
}

impl FormatArg {
    /// Returns the requested format, or the default for standard output.
    pub fn for_stdout(&self) -> Format {
        let default = || {
            if std::io::stdout().is_terminal() {
                Format::Text
            } else {
                Format::Json
            }
        };
        self.format.unwrap_or_else(default)
    }
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

/// The JSON form of a refusal.
#[derive(Serialize)]
struct ErrorLine<'r> {
    error: &'r Refused,
}

/// Prints a refusal: text on standard error, JSON on standard output.
pub fn refuse(refused: &Refused, format: Format) -> Outcome {
    match format {
        Format::Text => output::complain(format!("{}: {}", refused.rule, refused.message)),
        Format::Json => output::print(&json(&ErrorLine { error: refused })?)?,
    }
    Ok(Exit::Failure)
}
