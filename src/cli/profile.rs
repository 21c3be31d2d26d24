//! `xfb profile`: shows from the results of a run how a device behaves where the
//! specification is ambiguous, or compares two runs, for bisection.

use super::format::{Format, json};
use super::{Exit, Failure, Outcome, output};
use crate::input;
use crate::report::profile::{Profile, comparison};
use std::path::{Path, PathBuf};

/// Arguments of `xfb profile`.
#[derive(Debug, clap::Args)]
pub struct ProfileArgs {
    /// Folder that `xfb run --output` wrote, or its results.json
    #[arg(value_name = "RESULTS")]
    results: PathBuf,
    /// Results to compare with; the exit code is 1 if a behaviour differs
    #[arg(value_name = "OTHER")]
    other: Option<PathBuf>,
    /// Output format
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

/// Runs `xfb profile`.
pub fn run(args: ProfileArgs) -> Outcome {
    let first = read(&args.results)?;
    let Some(other) = &args.other else {
        output::print(&match args.format {
            Format::Text => first.text(),
            Format::Json => json(&first)?,
        })?;
        return Ok(Exit::Success);
    };
    let second = read(other)?;
    let differences = first.differences(&second);
    output::print(&match args.format {
        Format::Text => comparison(&first, &second, &differences),
        Format::Json => json(&differences)?,
    })?;
    let changed = differences.iter().any(|difference| difference.changed());
    Ok(if changed {
        Exit::Failure
    } else {
        Exit::Success
    })
}

fn read(path: &Path) -> Result<Profile, Failure> {
    let file = if path.is_dir() {
        path.join("results.json")
    } else {
        path.to_owned()
    };
    let text = input::results(&file).map_err(|error| {
        let message = format!("cannot read {}: {error}", file.display());
        Failure::new(Exit::Data, message)
    })?;
    Profile::read(&text).map_err(|error| {
        let message = format!(
            "{} is not a results.json of `xfb run`: {error}",
            file.display()
        );
        Failure::new(Exit::Data, message)
    })
}
