//! `xfb run`: runs cases and reports the results.

use super::archive;
use super::cases::{SelectionArgs, selection_failure};
use super::device_args::DeviceArgs;
use super::expectation_args::ExpectationArgs;
use super::order_args::OrderArgs;
use super::output::{complain, print_results};
use super::phases::{Phases, Placed};
use super::plain_sample::PlainSample;
use super::reporter::{FailureOptions, ReportedRun, Reporter, RequestedFiles};
use super::results_archive;
use super::resume;
use super::resumed::Resumed;
use super::retries::RetryObserver;
use super::run_limits::{RunLimitArgs, RunTimer};
use super::selection::SelectedCases;
use super::standings::Standings;
use super::vary_args::VaryArgs;
use super::{Exit, Failure, Outcome};
use crate::platform::own_resident_memory;
use crate::report::Timings;
use crate::report::files::ResultFiles;
use crate::report::page::cases;
use crate::report::run::{RunOutcome, RunStart};
use crate::report::terminal::Detail;
use crate::report::unfinished::{self, UnfinishedRun};
use crate::run::Interrupt;
use crate::run::expectations::bless::Blessing;
use crate::run::in_process;
use crate::run::memory::MemorySize;
use crate::run::protocol::Refusal;
use crate::run::running_case::RunningCase;
use crate::run::schedule::{self, Ending, Observer, Plan};
use crate::run::worker::WorkerOptions;
use crate::run::worker_exit::StartError;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::thread;

/// The default number of workers is at most this: each creates a Vulkan device.
const MAX_JOBS: usize = 8;

/// The arguments that a run which continues has from its earlier part.
const ALL_BUT_FILES: [&str; 23] = [
    // A group of arguments that contains others has no members.
    "list",
    "cases",
    "shaders",
    "patterns",
    "NameArgs",
    "FilterArgs",
    "DeviceArgs",
    "VaryArgs",
    "ExpectationArgs",
    "OrderArgs",
    "RunLimitArgs",
    "durations",
    "output",
    "overwrite",
    "jobs",
    "max_worker_memory",
    "retries",
    "max_fails",
    "in_process",
    "verbose",
    "timings",
    "no_capture",
    "labels",
];

/// Arguments of `xfb run`.
#[derive(Debug, clap::Args)]
pub struct RunArgs {
    /// The command line, with the options of `xfb.toml`.
    #[arg(skip)]
    pub(super) command: Vec<String>,
    #[command(flatten)]
    selection: SelectionArgs,
    #[command(flatten)]
    device: DeviceArgs,
    #[command(flatten)]
    vary: VaryArgs,
    /// Write results.csv, failures.csv, results.json, junit.xml, report.html and
    /// failures/NAME.txt to this folder
    #[arg(long, value_name = "DIR")]
    pub(super) output: Option<PathBuf>,
    /// Replace the results of an earlier run in the folder of --output
    #[arg(long, requires = "output")]
    pub(super) overwrite: bool,
    /// Continue the run that wrote its results to this folder and did not end; all other
    /// arguments are those of that run. Arguments that write files outside of this
    /// folder (--junit, --bless, --archive) must be repeated
    #[arg(long, value_name = "DIR", conflicts_with_all = ALL_BUT_FILES)]
    resume: Option<PathBuf>,
    /// Write the results, the device report and the texts of failures, without page and JUnit
    /// XML, into one archive when the run ends (.tar.gz: a few hundred kilobytes)
    #[arg(long, value_name = "FILE", value_parser = archive::parse, requires = "output")]
    pub(super) archive: Option<archive::Archive>,
    /// Write the results as JUnit XML to this file when the run ends
    #[arg(long, value_name = "FILE")]
    pub(super) junit: Option<PathBuf>,
    #[command(flatten)]
    expectations: ExpectationArgs,
    /// Write the failures of the run, besides the built-in known ones, to this file of
    /// known failures
    #[arg(long, value_name = "FILE")]
    pub(super) bless: Option<PathBuf>,
    /// Record this fact about the run, such as the commit of the driver, in results.json,
    /// junit.xml and report.html; may be repeated
    #[arg(long = "label", value_name = "KEY=VALUE", value_parser = label)]
    labels: Vec<(String, String)>,
    /// Number of worker processes [default: one more than processors, at most 8]
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Replace a worker that uses more memory than this after a case, and kill one to which
    /// a single case adds more than this: the case crashed then. A number of K, M or G
    #[arg(long, value_name = "SIZE")]
    max_worker_memory: Option<MemorySize>,
    /// Run each unexpected failure this number of times again after the list; one that does not
    /// fail each time is reported as flaky, and still fails the run
    #[arg(long, value_name = "N", default_value_t = 0)]
    retries: u16,
    /// End the run after this number of unexpected failures
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    max_fails: Option<u32>,
    #[command(flatten)]
    limits: RunLimitArgs,
    /// List this number of slowest cases; those that take a third of their time limit are
    /// listed anyway
    #[arg(long, value_name = "N", default_value_t = 0)]
    durations: u16,
    /// Run the cases in this process, one after another and without a time limit, for
    /// debuggers; a crash of the driver ends the run, and --resume continues after that case
    #[arg(long, conflicts_with_all = ["jobs", "max_worker_memory", "no_capture", "retries"])]
    in_process: bool,
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
    match &args.resume {
        Some(folder) => resume::run(folder, &args),
        None => run_with(args, None),
    }
}

/// Runs the cases, or those that a run in a folder did not reach.
pub(super) fn run_with(args: RunArgs, earlier: Option<(UnfinishedRun, PathBuf)>) -> Outcome {
    let RunArgs {
        selection,
        device,
        output,
        ..
    } = &args;
    let mock = device.mock()?;
    let mut selected = SelectedCases::new(selection, mock.as_ref()).map_err(selection_failure)?;
    selected.check(device.api)?;
    let blessing = args.bless.as_deref().map(Blessing::new).transpose();
    let blessing = blessing.map_err(|error| Failure::new(Exit::Io, error))?;
    let standings = Standings::new(&args.expectations, &selected, blessing)?;
    let expectations = standings.expectations();
    if args.max_worker_memory.is_some() && own_resident_memory().is_none() {
        let message = "--max-worker-memory requires /proc, which this system does not have";
        return Err(Failure::new(Exit::Unavailable, message));
    }
    let vary = args.vary.in_worker();
    let devices = device.indices();
    let jobs = match args.jobs {
        None => jobs(None).max(devices.len()),
        Some(_) => jobs(args.jobs),
    };
    if args.in_process && !devices.is_empty() || jobs < devices.len() {
        let message = format!("{} devices need as many workers", devices.len());
        return Err(Failure::new(Exit::Usage, message));
    }
    // A worker has the device of its slot.
    let of_workers = DeviceArgs {
        device: device.device.clone().filter(|_| devices.is_empty()),
        ..device.clone()
    };
    let plain_worker = WorkerOptions {
        max_memory: args.max_worker_memory,
        devices,
        ..of_workers.worker(selection, args.no_capture)?
    };
    let worker = vary.apply(plain_worker.clone());
    let start = RunStart {
        shuffle: args.order.shuffle,
        repeat: args.order.repeat.into(),
        labels: args.labels.iter().cloned().collect(),
        command: args.command.clone(),
        ..RunStart::here(selected.names.len())
    };
    if let Some(folder) = output {
        ResultFiles::check(folder).map_err(|error| Failure::new(Exit::Io, error))?;
        if !args.overwrite && unfinished::has_results(folder) {
            return Err(has_results(folder));
        }
    }
    let names = args.order.all_rounds(&selected.names);
    let is_resumed = earlier.is_some();
    let resumed = earlier
        .map(|(run, folder)| Resumed::new(run, folder, &names))
        .transpose()?;
    let mut sample = vary.seed().map(|seed| PlainSample::new(&names, seed));
    if let Some((sample, resumed)) = sample.as_mut().zip(resumed.as_ref()) {
        let results = resumed.results.iter();
        results.for_each(|(place, result)| sample.add(*place, result));
    }
    let start = match &resumed {
        Some(resumed) => RunStart {
            command: resumed.command.clone(),
            started: resumed.started.clone(),
            ..start
        },
        None => start,
    };
    let done: BTreeSet<usize> = resumed
        .iter()
        .flat_map(|resumed| resumed.results.iter().map(|(place, _)| *place))
        .collect();
    let left: Vec<usize> = (0..names.len())
        .filter(|place| !done.contains(place))
        .collect();
    let interrupt = interrupt()?;
    let limit = args.limits.run_timeout;
    let timer = limit.map(|limit| RunTimer::start(limit, &interrupt));
    let is_alone = names.len() == 1 && args.selection.names_cases();
    let detail = match args.verbose {
        _ if is_alone => Detail::Alone,
        true => Detail::Full,
        false => Detail::Grouped,
    };
    let mut reporter = Reporter::new(
        device,
        &selected,
        standings,
        start,
        FailureOptions {
            detail,
            retries: args.retries.into(),
            max_fails: args.max_fails.map(|most| most as usize),
            max_timeouts: args.limits.max_timeouts,
            durations: args.durations.into(),
            vary: args.vary.clone(),
        },
        RequestedFiles {
            output: output.as_deref(),
            junit: args.junit.as_deref(),
            resumed,
        },
        &interrupt,
    );
    for note in &selected.notes {
        reporter.note(&format!("{note}\n"));
    }
    reporter.note(&args.order.description());
    let names_left: Vec<String> = left.iter().map(|place| names[*place].clone()).collect();
    let plan = Plan {
        names: &names_left,
        alone: &selected.alone,
        jobs,
        worker: &worker,
        expectations: &expectations,
    };
    if left.is_empty() {
        reporter.resume_without_device();
    }
    let (mut ending, plan) = if args.in_process {
        let open = || super::worker::open(&args.selection, device, &vary, in_process::LIMIT);
        let mut running = output.as_deref().map(RunningCase::new);
        if let Some(running) = running.as_mut().filter(|_| is_resumed && !left.is_empty()) {
            let noted = running.open_device();
            noted.map_err(|error| Failure::new(Exit::Io, error))?;
        }
        let mut observer = Placed::new(&mut reporter, &left);
        let ending = in_process::run(&names_left, open, running, &interrupt, &mut observer);
        (ending, plan)
    } else {
        let phases = Phases {
            plan,
            places: &left,
            plain: &plain_worker,
        };
        phases.run(sample, &mut reporter, &interrupt)
    };
    let limit = reporter.reached_limit().map(str::to_owned);
    let limit = limit.or_else(|| timer.and_then(|timer| timer.reason()));
    let stopped = match limit {
        Some(reason) => (ending.not_run > 0).then(|| {
            let text = format!("{} not run", cases(ending.not_run));
            (RunOutcome::Failed, format!("{reason}: {text}"))
        }),
        None => stopped(&ending, &interrupt),
    };
    if stopped.is_none() {
        retry(&mut reporter, plan, &interrupt, &mut ending);
    }
    let timings = args
        .timings
        .then(|| Timings::this_process(plan.jobs, &ending.times));
    let mut reported = reporter.end(stopped.clone(), timings);
    if let Some((folder, archive)) = output.as_deref().zip(args.archive.as_ref()) {
        match results_archive::write(folder, archive) {
            Ok(line) => print_results(&line)?,
            Err(failure) => {
                complain(failure);
                reported.write_failed = true;
            }
        }
    }
    if !reported.abandoned && !reported.no_files && !reported.other_device {
        complain_of_workers(&ending);
        stopped.into_iter().for_each(|(_, reason)| complain(reason));
    }
    // Of several devices, each must have run cases.
    if !plain_worker.devices.is_empty() && ending.not_run == 0 && !ending.given_up.is_empty() {
        return Ok(Exit::Unavailable);
    }
    Ok(exit(&reported, &ending))
}

/// Runs the unexpected failures again, as often as is requested.
fn retry(reporter: &mut Reporter<'_>, plan: Plan<'_>, interrupt: &Interrupt, ending: &mut Ending) {
    let names = reporter.retried_names();
    if names.is_empty() {
        return;
    }
    let mut observer = RetryObserver::default();
    let retried = schedule::run(plan.with_names(&names), interrupt, &mut observer);
    ending.times.add(&retried.times);
    for incident in &observer.incidents {
        reporter.lost(incident);
    }
    reporter.retried(observer.results);
}

/// Reads a label of the command line.
fn label(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        Some(_) | None => Err("a label is KEY=VALUE, such as driver=1a2b3c4".to_owned()),
    }
}

/// The results of an earlier run are not replaced by accident.
pub(super) fn has_results(folder: &Path) -> Failure {
    let folder = folder.display();
    let message = format!(
        "{folder} has the results of an earlier run: give another folder, replace them by \
         --overwrite, or continue that run by `xfb run --resume {folder}`"
    );
    Failure::new(Exit::Usage, message)
}

/// Returns the interrupt that signals raise.
pub(super) fn interrupt() -> Result<Interrupt, Failure> {
    Interrupt::on_signals().map_err(|error| {
        let message = format!("cannot handle signals: {error}");
        Failure::new(Exit::Unavailable, message)
    })
}

/// Returns the number of workers: one more than processors, because a worker waits for its
/// device and for its next case.
pub(super) fn jobs(requested: Option<u16>) -> usize {
    match requested {
        Some(jobs) => jobs.into(),
        // A system that does not report its processors gets one worker.
        None => thread::available_parallelism().map_or(1, |count| (count.get() + 1).min(MAX_JOBS)),
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
    if reported.other_device {
        return Exit::Unavailable;
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
    let unwritten = |error: &StartError| matches!(error, StartError::RunningCase(_));
    if errors.iter().any(bad_case) {
        Exit::Data
    } else if errors.iter().any(unwritten) {
        Exit::Io
    } else {
        Exit::Unavailable
    }
}
