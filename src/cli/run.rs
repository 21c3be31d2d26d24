//! `xfb run`: runs cases and reports the results.

use super::cases::{SelectionArgs, selection_failure};
use super::device_args::DeviceArgs;
use super::expectation_args::ExpectationArgs;
use super::order_args::OrderArgs;
use super::output::complain;
use super::reporter::{ReportedRun, Reporter, RequestedFiles};
use super::selection::SelectedCases;
use super::standings::Standings;
use super::{Exit, Failure, Outcome};
use crate::report::Timings;
use crate::report::files::ResultFiles;
use crate::report::run::{RunOutcome, RunStart};
use crate::report::terminal::{Detail, cases};
use crate::run::Interrupt;
use crate::run::expectations::bless::Blessing;
use crate::run::protocol::Refusal;
use crate::run::schedule::{self, Ending, Plan};
use crate::run::worker_exit::StartError;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::thread;

/// The default number of workers is at most this: each creates a Vulkan device.
const MAX_JOBS: usize = 8;

/// Arguments of `xfb run`.
#[derive(Debug, clap::Args)]
pub struct RunArgs {
    #[command(flatten)]
    selection: SelectionArgs,
    #[command(flatten)]
    device: DeviceArgs,
    /// Write results.csv, failures.csv, results.json, junit.xml, report.html and
    /// failures/NAME.txt to this folder
    #[arg(long, value_name = "DIR")]
    output: Option<PathBuf>,
    /// Write the results as JUnit XML to this file when the run ends
    #[arg(long, value_name = "FILE")]
    junit: Option<PathBuf>,
    #[command(flatten)]
    expectations: ExpectationArgs,
    /// Write the failures of the run, besides the built-in known ones, to this file of
    /// known failures
    #[arg(long, value_name = "FILE")]
    bless: Option<PathBuf>,
    /// Number of worker processes [default: number of processors, at most 8]
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    #[command(flatten)]
    order: OrderArgs,
    /// Report passing cases too, and print each failure in full, even if it resembles
    /// an earlier one
    #[arg(long, short)]
    verbose: bool,
    /// Report the time spent in xfb, shaderc and the driver
    #[arg(long)]
    timings: bool,
    /// Show the output of drivers immediately
    #[arg(long)]
    no_capture: bool,
}

/// Runs `xfb run`.
pub fn run(args: RunArgs) -> Outcome {
    let RunArgs {
        selection,
        device,
        output,
        ..
    } = &args;
    let mock = device.mock()?;
    let mut selected = SelectedCases::new(selection, mock.as_ref()).map_err(selection_failure)?;
    selected.check()?;
    let blessing = args.bless.as_deref().map(Blessing::new).transpose();
    let blessing = blessing.map_err(|error| Failure::new(Exit::Io, error))?;
    let standings = Standings::new(&args.expectations, &selected, blessing)?;
    let worker = device.worker(selection, args.no_capture)?;
    let start = RunStart {
        shuffle: args.order.shuffle,
        repeat: args.order.repeat.into(),
        ..RunStart::here(selected.names.len())
    };
    if let Some(folder) = output {
        ResultFiles::check(folder).map_err(|error| Failure::new(Exit::Io, error))?;
    }
    let interrupt = interrupt()?;
    let detail = if args.verbose {
        Detail::Full
    } else {
        Detail::Grouped
    };
    let mut reporter = Reporter::new(
        device,
        &selected,
        standings,
        detail,
        start,
        RequestedFiles {
            output: output.as_deref(),
            junit: args.junit.as_deref(),
        },
        &interrupt,
    );
    let names = args.order.all_rounds(&selected.names);
    for note in &selected.notes {
        reporter.note(&format!("{note}\n"));
    }
    reporter.note(&args.order.description());
    let plan = Plan {
        names: &names,
        alone: &selected.alone,
        jobs: jobs(args.jobs),
        worker: &worker,
    };
    let ending = schedule::run(plan, &interrupt, &mut reporter);
    let stopped = stopped(&ending, &interrupt);
    let timings = args
        .timings
        .then(|| Timings::of_this_process(plan.jobs, &ending.times));
    let reported = reporter.end(stopped.clone(), timings);
    if !reported.abandoned && !reported.no_files {
        complain_of_workers(&ending);
        stopped.into_iter().for_each(|(_, reason)| complain(reason));
    }
    Ok(exit(&reported, &ending))
}

/// Returns the interrupt that signals raise.
pub(super) fn interrupt() -> Result<Interrupt, Failure> {
    Interrupt::on_signals().map_err(|error| {
        let message = format!("cannot handle signals: {error}");
        Failure::new(Exit::Unavailable, message)
    })
}

/// Returns the number of workers.
pub(super) fn jobs(requested: Option<u16>) -> usize {
    match requested {
        Some(jobs) => jobs.into(),
        // A system that does not report its processors gets one worker.
        None => thread::available_parallelism().map_or(1, |jobs| jobs.get().min(MAX_JOBS)),
    }
}

/// Returns why cases have no result, if some have none.
fn stopped(ending: &Ending, interrupt: &Interrupt) -> Option<(RunOutcome, String)> {
    if ending.not_run == 0 {
        return None;
    }
    let gone = |error: &StartError| matches!(error, StartError::DeviceGone { .. });
    let (outcome, why) = if interrupt.is_raised() {
        (RunOutcome::Interrupted, "interrupted")
    } else if ending.given_up.iter().any(gone) {
        (RunOutcome::DeviceGone, "the device did not come back")
    } else {
        (RunOutcome::NoDevice, "no worker could continue")
    };
    Some((outcome, format!("{why}: {} not run", cases(ending.not_run))))
}

/// Reports why workers could not be started, each reason once.
pub(super) fn complain_of_workers(ending: &Ending) {
    let messages: BTreeSet<String> = ending.given_up.iter().map(StartError::to_string).collect();
    for message in messages {
        complain(message);
    }
}

/// Returns the exit code. Missing results take precedence over results that could not
/// be written, and these over what the results are.
fn exit(reported: &ReportedRun, ending: &Ending) -> Exit {
    if reported.abandoned {
        return Exit::Success;
    }
    if reported.no_files {
        return Exit::Io;
    }
    let complete = match reported.outcome {
        RunOutcome::Interrupted => return Exit::Interrupted,
        RunOutcome::NoDevice => return start_failure(&ending.given_up),
        RunOutcome::DeviceGone => return Exit::DeviceGone,
        RunOutcome::Failed => Exit::Failure,
        RunOutcome::NothingTested => Exit::NothingTested,
        RunOutcome::Improved => Exit::Improvements,
        RunOutcome::AsExpected => Exit::Success,
    };
    if reported.write_failed {
        Exit::Io
    } else {
        complete
    }
}

/// Returns the exit code of a run whose workers could not be started.
fn start_failure(errors: &[StartError]) -> Exit {
    let bad_case = |error: &StartError| matches!(error, StartError::Refused(Refusal::Cases { .. }));
    if errors.iter().any(bad_case) {
        Exit::Data
    } else {
        Exit::Unavailable
    }
}
