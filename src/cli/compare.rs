//! `xfb compare`: shows which cases a newer run fixes or breaks, or several runs as a
//! matrix.

use super::format::json;
use super::{Exit, Failure, Outcome, output};
use crate::report::comparison::Comparison;
use crate::report::comparison_page;
use crate::report::recorded_run::{RecordedRun, check_modes, shorten_labels};
use clap::ValueEnum;
use std::path::PathBuf;

/// Arguments of `xfb compare`.
#[derive(Debug, clap::Args)]
pub struct CompareArgs {
    /// Runs, the oldest first: folders that `xfb run --output` or deqp-runner wrote, or
    /// their results.json or results.csv. Two runs are compared by fault, several as a
    /// matrix of cases and runs; of one, the cases that do not pass are listed
    #[arg(value_name = "RUN", required = true)]
    runs: Vec<PathBuf>,
    /// Output format
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: CompareFormat,
}

/// The format of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum CompareFormat {
    Text,
    /// One line of JSON
    Json,
    /// A page without links to other files
    Html,
}

/// Runs `xfb compare`.
pub fn run(args: CompareArgs) -> Outcome {
    let runs = args.runs.iter().map(|path| RecordedRun::read(path));
    let runs = runs.collect::<Result<Vec<_>, _>>();
    let mut runs = runs.map_err(|error| Failure::new(Exit::Data, error))?;
    shorten_labels(&mut runs);
    check_modes(&runs).map_err(|error| Failure::new(Exit::Data, error))?;
    let comparison = Comparison::new(&runs);
    output::print(&match args.format {
        CompareFormat::Text => comparison_page::text(&comparison),
        CompareFormat::Json => json(&comparison)?,
        CompareFormat::Html => comparison_page::html(&comparison),
    })?;
    Ok(if comparison.has_regressions() {
        Exit::Failure
    } else if comparison.has_fixes() {
        Exit::Improvements
    } else {
        Exit::Success
    })
}
