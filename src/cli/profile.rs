//! `xfb profile`: what a device did with what the text leaves open, out of the
//! results of a run; or how two runs differ in it, for bisection.

use super::format::{Format, json};
use super::{Exit, Failure, Outcome, output};
use crate::report::profile::{Profile, comparison};
use std::fs;
use std::path::{Path, PathBuf};

/// Arguments of `xfb profile`.
#[derive(Debug, clap::Args)]
pub struct ProfileArgs {
    /// What `xfb run --output` wrote: the folder, or results.json
    #[arg(value_name = "RESULTS")]
    results: PathBuf,
    /// Compare with these; the exit status is 1 where a probe differs
    #[arg(value_name = "OTHER")]
    other: Option<PathBuf>,
    /// Text for people, or one line of JSON for other programs
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
    Ok(
        match differences.iter().any(|differing| differing.changed()) {
            true => Exit::Failure,
            false => Exit::Success,
        },
    )
}

fn read(path: &Path) -> Result<Profile, Failure> {
    let file = match path.is_dir() {
        true => path.join("results.json"),
        false => path.to_owned(),
    };
    let text = fs::read_to_string(&file).map_err(|error| {
        let message = format!("cannot read {}: {error}", file.display());
        Failure::new(Exit::Data, message)
    })?;
    Profile::read(&text).map_err(|error| {
        let message = format!("{} holds no results of a run: {error}", file.display());
        Failure::new(Exit::Data, message)
    })
}
