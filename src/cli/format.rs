//! How the commands print their answers: text for people, JSON for other programs.

use super::table::input::Refused;
use super::{Exit, Failure, Outcome, output};
use clap::ValueEnum;
use serde::Serialize;
use std::io::IsTerminal;

/// How an answer is printed: text for people, JSON in one line for other programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    Text,
    Json,
}

/// The argument of commands that are asked by people and programs alike.
#[derive(Debug, clap::Args)]
pub struct FormatArg {
    /// Text or JSON [default: text on a terminal, else JSON]
    #[arg(long, value_name = "FORMAT")]
    format: Option<Format>,
}

impl FormatArg {
    /// What was asked for, else what suits standard output.
    pub fn of_output(&self) -> Format {
        self.format
            .unwrap_or(match std::io::stdout().is_terminal() {
                true => Format::Text,
                false => Format::Json,
            })
    }
}

/// One line of JSON.
///
/// # Errors
/// The value has no form in JSON.
pub fn json(value: &impl Serialize) -> Result<String, Failure> {
    let line = serde_json::to_string(value);
    line.map(|line| line + "\n")
        .map_err(|error| Failure::new(Exit::Io, error))
}

/// A refusal, as programs read it.
#[derive(Serialize)]
struct ErrorLine<'r> {
    error: &'r Refused,
}

/// Tells a refusal: on standard output where a program reads it.
pub fn refuse(refused: &Refused, format: Format) -> Outcome {
    match format {
        Format::Text => output::complain(format!("{}: {}", refused.rule, refused.message)),
        Format::Json => output::print(&json(&ErrorLine { error: refused })?)?,
    }
    Ok(Exit::Failure)
}
