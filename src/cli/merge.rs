//! `xfb merge`: one report of the shards of a run, and of runs that repeat some of its cases.

use super::output::{complain, print_results};
use super::run::has_results;
use super::{Exit, Failure, Outcome};
use crate::report::artifacts::{Artifacts, Requested};
use crate::report::files::{ResultFiles, WriteError};
use crate::report::merged_run::{CompleteDocument, MergedRun};
use crate::report::run::{RunOutcome, RunStart};
use crate::report::{terminal, unfinished};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

/// Arguments of `xfb merge`.
#[derive(Debug, clap::Args)]
pub struct MergeArgs {
    /// Folders that `xfb run --output` wrote on one device, or their results.json; the result
    /// of a case is that of the last run which has it
    #[arg(value_name = "RUN", required = true)]
    runs: Vec<PathBuf>,
    /// Write results.csv, failures.csv, results.json, junit.xml, report.html and
    /// failures/NAME.txt of all runs to this folder
    #[arg(long, value_name = "DIR")]
    output: PathBuf,
    /// Replace the results of an earlier run in the folder of --output
    #[arg(long)]
    overwrite: bool,
}

/// Runs `xfb merge`.
pub fn run(args: MergeArgs) -> Outcome {
    let documents = args.runs.iter().map(|path| CompleteDocument::read(path));
    let merged = documents
        .collect::<Result<Vec<_>, _>>()
        .and_then(|runs| MergedRun::new(runs, RunStart::here(0)))
        .map_err(|error| Failure::new(Exit::Data, error))?;
    if !args.overwrite && unfinished::has_results(&args.output) {
        return Err(has_results(&args.output));
    }
    let errors = write(&args, &merged).map_err(|error| Failure::new(Exit::Io, error))?;
    let write_failed = !errors.is_empty();
    errors.into_iter().for_each(complain);
    let commands: BTreeMap<&str, &str> = merged
        .results
        .iter()
        .filter_map(|result| Some((result.name.as_str(), result.reproduce.as_deref()?)))
        .collect();
    // A result of a run that recorded no command prints none.
    let reproduce = |name: &str| commands.get(name).copied().unwrap_or_default().to_owned();
    let elapsed = Duration::try_from_secs_f64(merged.end.seconds).map_err(|error| {
        let message = format!("the durations of the runs have no sum: {error}");
        Failure::new(Exit::Data, message)
    })?;
    let outcome = merged.end.outcome;
    let verdict = terminal::verdict(outcome, &merged.summary, merged.end.incidents.len());
    let verdict = terminal::with_notice(verdict, merged.start.mode());
    let page = args.output.join("report.html");
    print_results(&format!(
        "{}\n{verdict}; report: {}\n",
        terminal::summary(&merged.summary, elapsed, &reproduce),
        page.display()
    ))?;
    merged.end.stopped.iter().for_each(complain);
    Ok(match outcome {
        RunOutcome::Interrupted => Exit::Interrupted,
        RunOutcome::NoDevice => Exit::Unavailable,
        RunOutcome::DeviceGone => Exit::DeviceGone,
        _ if write_failed => Exit::Io,
        RunOutcome::Failed => Exit::Failure,
        RunOutcome::NothingTested => Exit::NothingTested,
        RunOutcome::Improved => Exit::Improvements,
        RunOutcome::AsExpected => Exit::Success,
    })
}

/// Writes all files; returns the errors of files that could not be finished.
fn write(args: &MergeArgs, merged: &MergedRun) -> Result<Vec<WriteError>, WriteError> {
    let mut files = ResultFiles::create(&args.output, &merged.start)?;
    let requested = Requested::for_run(Some(&args.output), None);
    let mut artifacts = Artifacts::create(requested, &merged.start)?;
    for (place, result) in merged.results.iter().enumerate() {
        files.add(place, result);
        artifacts.add(result);
    }
    files.finish(&merged.end);
    artifacts.finish(&merged.start, &merged.end);
    Ok(files
        .take_errors()
        .into_iter()
        .chain(artifacts.take_errors())
        .collect())
}
