//! `xfb run`: runs cases and tells what became of them.

use super::cases::{SelectionArgs, no_choice};
use super::device_args::DeviceArgs;
use super::order_args::OrderArgs;
use super::output::complain;
use super::reporter::{Reporter, RunOutcome};
use super::selection::SelectedCases;
use super::{Exit, Failure, Outcome};
use crate::report::Timings;
use crate::report::files::ResultFiles;
use crate::report::run::RunStart;
use crate::report::terminal::{Detail, cases};
use crate::run::Interrupt;
use crate::run::expectations::Expectations;
use crate::run::protocol::Refusal;
use crate::run::schedule::{self, Ending, Plan};
use crate::run::worker_exit::StartError;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::thread;

/// Workers at the same time unless the command line says otherwise, at most:
/// each has a device of its own.
const MAX_JOBS: usize = 8;

/// Arguments of `xfb run`.
#[derive(Debug, clap::Args)]
pub struct RunArgs {
    #[command(flatten)]
    selection: SelectionArgs,
    #[command(flatten)]
    target: DeviceArgs,
    /// Write results.csv, failures.csv and results.json into this folder
    #[arg(long, value_name = "DIR")]
    output: Option<PathBuf>,
    /// Hold the results against known failures of drivers; may be repeated
    #[arg(long, value_name = "FILE")]
    expectations: Vec<PathBuf>,
    /// Worker processes at the same time [default: one per processor, at most 8]
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    #[command(flatten)]
    order: OrderArgs,
    /// Tell every case, and every failure in full even if it looks like an
    /// earlier one
    #[arg(long, short)]
    verbose: bool,
    /// Tell where the time went: ours, shaderc, the driver
    #[arg(long)]
    timings: bool,
    /// Pass on what drivers print, as it comes
    #[arg(long)]
    no_capture: bool,
}

/// Runs `xfb run`.
pub fn run(args: RunArgs) -> Outcome {
    let RunArgs {
        selection,
        target,
        output,
        ..
    } = &args;
    let mock = target.mock()?;
    let mut chosen = SelectedCases::new(selection, mock.as_ref()).map_err(no_choice)?;
    chosen.check()?;
    let expectations =
        Expectations::read(&args.expectations).map_err(|error| Failure::new(Exit::Data, error))?;
    let worker = target.worker(selection, args.no_capture)?;
    let start = RunStart {
        shuffle: args.order.shuffle,
        repeat: args.order.repeat.into(),
        ..RunStart::here(chosen.names.len())
    };
    let files = output
        .as_deref()
        .map(|folder| ResultFiles::create(folder, &start))
        .transpose()
        .map_err(|error| Failure::new(Exit::Io, error))?;
    let interrupt = interrupt()?;
    let detail = match args.verbose {
        true => Detail::Full,
        false => Detail::Grouped,
    };
    let mut reporter = Reporter::new(
        target,
        &chosen,
        &expectations,
        detail,
        start,
        files,
        &interrupt,
    );
    let names = args.order.of(&chosen.names);
    reporter.say(&args.order.told());
    let plan = Plan {
        names: &names,
        alone: &chosen.alone,
        jobs: jobs(args.jobs),
        worker: &worker,
    };
    let ending = schedule::run(plan, &interrupt, &mut reporter);
    let stopped = stopped(&ending, &interrupt);
    let timings = args
        .timings
        .then(|| Timings::of_this_process(plan.jobs, &ending.times));
    let told = reporter.end(stopped.clone(), timings);
    if !told.unheard {
        complain_of_workers(&ending);
        stopped.into_iter().for_each(complain);
    }
    Ok(judge(told, &ending, &interrupt))
}

/// What ends a run early.
pub(super) fn interrupt() -> Result<Interrupt, Failure> {
    Interrupt::on_signals().map_err(|error| {
        let message = format!("cannot handle signals: {error}");
        Failure::new(Exit::Unavailable, message)
    })
}

/// Workers at the same time.
pub(super) fn jobs(asked: Option<u16>) -> usize {
    match asked {
        Some(jobs) => jobs.into(),
        None => thread::available_parallelism().map_or(1, |jobs| jobs.get().min(MAX_JOBS)),
    }
}

/// Why cases have no result, if any have none.
fn stopped(ending: &Ending, interrupt: &Interrupt) -> Option<String> {
    if ending.not_run == 0 {
        return None;
    }
    let why = match interrupt.is_raised() {
        true => "interrupted",
        false => "no worker is left",
    };
    Some(format!("{why}: {} not run", cases(ending.not_run)))
}

/// Says why slots were given up; most often all for the same reason.
pub(super) fn complain_of_workers(ending: &Ending) {
    let messages: BTreeSet<String> = ending.given_up.iter().map(StartError::to_string).collect();
    for message in messages {
        complain(message);
    }
}

/// How the program ends: what keeps results from being there comes before what
/// they are.
fn judge(told: RunOutcome, ending: &Ending, interrupt: &Interrupt) -> Exit {
    if told.unheard {
        return Exit::Success;
    }
    if ending.not_run > 0 {
        return match interrupt.is_raised() {
            true => Exit::Interrupted,
            false => given_up(&ending.given_up),
        };
    }
    if told.unwritten {
        return Exit::Io;
    }
    match (told.failed, told.improved) {
        (true, _) => Exit::Failure,
        (false, true) => Exit::Improvements,
        (false, false) => Exit::Success,
    }
}

fn given_up(errors: &[StartError]) -> Exit {
    let cases = |error: &StartError| matches!(error, StartError::Refused(Refusal::Cases { .. }));
    match errors.iter().any(cases) {
        true => Exit::Data,
        false => Exit::Unavailable,
    }
}
