//! `xfb fuzz`: compares the device with the model, and with another device, on random cases.

use super::case_folder::CaseFolder;
use super::cases::SelectionArgs;
use super::device_args::{DeviceArgs, quote};
use super::format::{Format, json};
use super::output::{self, complain};
use super::run::{interrupt, jobs};
use super::{Exit, Failure, Outcome};
use crate::report::fuzz::{Difference, Find, FuzzReport, Side, Tally};
use crate::run::fuzz::session::{self, Event, Session, SessionError};
use crate::run::worker::WorkerOptions;
use crate::run::{Interrupt, Launch};
use crate::sources::Sources;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The section of `xfb fuzz --help` about its method.
pub const HELP: &str = "\
Each case has a random interface and a random script: pipelines, binds, captures, draws of
every form, counters, queries, copies, conditions, secondary command buffers, submissions.
The same seed gives the same cases on the same device, whatever --jobs is. The first failure
of a fault is confirmed in a new worker, reduced, and written as a case file with the changes
with which it passes; failures that the same changes cure are counted. docs/power.md describes
the method.

With --against or --against-with every case also runs on another device. A failure of either
is a find, with the result of the reduced case on the other one: two drivers that fail alike
may be right. Cases that pass on both with different memory are counted and listed.

Exit codes:
    0  every case passed
    1  a case failed, crashed or timed out, or xfb itself is wrong (status `error`)
    3  nothing was tested: every case is unsupported
   64  usage error
   69  no usable driver or device
   74  a case file could not be written
  130  interrupted";

/// The time between two lines of progress.
const INTERVAL: Duration = Duration::from_secs(10);

/// Differences between two devices that are listed; all are counted.
const MAX_DIFFERENCES: usize = 20;

/// Arguments of `xfb fuzz`.
#[derive(Debug, clap::Args)]
pub struct FuzzArgs {
    /// The seed of the cases [default: a new one, which is printed]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Time in which cases begin, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    time: u64,
    /// The number of the first case
    #[arg(long, value_name = "N", default_value_t = 0)]
    first: u64,
    /// The number of cases [default: as many as the time permits]
    #[arg(long, value_name = "N")]
    count: Option<u64>,
    /// Begin no further case after this number of finds; others may still be reduced
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    max_finds: Option<u64>,
    /// Number of worker processes [default: one more than processors, at most 8]
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    #[command(flatten)]
    device: DeviceArgs,
    /// Compare with this device, by its index or a part of its name
    #[arg(long, value_name = "INDEX|TEXT")]
    against: Option<String>,
    /// Compare with the device of this xfb, a shell command: 'ci/lavapipe --with trixie xfb'
    #[arg(long, value_name = "COMMAND")]
    against_with: Option<String>,
    /// Compare with the mock driver that this file describes
    #[arg(long, value_name = "FILE", hide = true)]
    against_mock: Option<PathBuf>,
    /// Write the reduced cases to this folder, each as a case file for cases/regress
    #[arg(long, short, value_name = "DIR")]
    output: Option<PathBuf>,
    /// Output format
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

impl FuzzArgs {
    /// The device to compare with, if there is one.
    fn other(&self) -> Option<OtherDevice> {
        let is_requested =
            self.against.is_some() || self.against_with.is_some() || self.against_mock.is_some();
        is_requested.then(|| OtherDevice {
            command: self.against_with.clone(),
            device: DeviceArgs {
                device: self.against.clone(),
                mock: self.against_mock.clone(),
                ..self.device.clone()
            },
        })
    }
}

/// The device that the tested one is compared with.
struct OtherDevice {
    /// The shell command of its xfb; by default this program.
    command: Option<String>,
    device: DeviceArgs,
}

impl OtherDevice {
    fn worker(&self, cases: &SelectionArgs) -> Result<WorkerOptions, Failure> {
        match &self.command {
            Some(command) => self.device.worker_of(Launch::shell(command), cases, false),
            None => self.device.worker(cases, false),
        }
    }

    /// The shell command that runs a case file.
    fn reproduce(&self, file: &str) -> String {
        let program = self.command.as_deref().unwrap_or("xfb");
        reproduce(program, file, &self.device)
    }
}

/// The shell command that runs a case file with this program on this device.
fn reproduce(program: &str, file: &str, device: &DeviceArgs) -> String {
    let options = device.options();
    let options = options.iter().map(|option| option.to_string_lossy());
    let words = std::iter::once(file.into()).chain(options);
    let words: Vec<String> = words.map(|word| quote(&word)).collect();
    format!("{program} run {}", words.join(" "))
}

/// Runs `xfb fuzz`.
pub fn run(args: FuzzArgs) -> Outcome {
    let seed = args.seed.map_or_else(new_seed, Ok)?;
    complain(format!("seed {seed}"));
    if let Some(folder) = &args.output {
        fs::create_dir_all(folder).map_err(|error| write_failure(folder, &error))?;
    }
    let folder = CaseFolder::new(&Sources::embedded())?;
    let cases = SelectionArgs {
        cases: Some(folder.path().to_owned()),
        ..SelectionArgs::default()
    };
    let worker = args.device.worker(&cases, false)?;
    let other = args.other();
    let against = other.as_ref().map(|other| other.worker(&cases));
    let against = against.transpose()?;
    let interrupt = interrupt()?;
    let session = Session {
        seed,
        first: args.first,
        count: args.count,
        time: Duration::from_secs(args.time),
        max_finds: args.max_finds,
        jobs: jobs(args.jobs),
        worker: &worker,
        against: against.as_ref(),
        folder: folder.path(),
    };
    let mut reporter = Reporter {
        args: &args,
        other: other.as_ref(),
        format: args.format,
        last_line: Instant::now(),
        devices: [None, None],
        finds: Vec::new(),
        differences: Vec::new(),
        failure: None,
        interrupt: &interrupt,
    };
    let tally = session::run(&session, &interrupt, |tally, event| {
        reporter.observe(tally, event);
    });
    let Reporter {
        devices: [device, other_device],
        finds,
        differences,
        failure,
        format,
        ..
    } = reporter;
    if let Some(failure) = failure {
        return Err(failure);
    }
    let tally = tally.map_err(|error| {
        let exit = match &error {
            SessionError::Start(_) => Exit::Unavailable,
            SessionError::File { .. } => Exit::Io,
        };
        Failure::new(exit, error)
    })?;
    let report = FuzzReport {
        seed,
        device,
        other_device,
        tally,
        finds,
        passes_differently: differences,
    };
    output::print(&match format {
        Format::Text => report.text(),
        Format::Json => json(&report)?,
    })?;
    Ok(exit(&report, &interrupt))
}

/// A seed from the time, short enough to be typed.
fn new_seed() -> Result<u64, Failure> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let since = since.map_err(|error| {
        let message = format!("the clock of the system is before 1970, give a --seed: {error}");
        Failure::new(Exit::Unavailable, message)
    })?;
    Ok(u64::from(since.subsec_nanos()) ^ (since.as_secs() & 0xffff) << 16)
}

/// Reports what happens in a session.
struct Reporter<'a> {
    args: &'a FuzzArgs,
    other: Option<&'a OtherDevice>,
    format: Format,
    last_line: Instant,
    /// By [`Side`].
    devices: [Option<String>; 2],
    finds: Vec<Find>,
    /// The first of them.
    differences: Vec<Difference>,
    /// Why nothing can be reported any more.
    failure: Option<Failure>,
    interrupt: &'a Interrupt,
}

impl Reporter<'_> {
    fn observe(&mut self, tally: &Tally, event: Event) {
        match event {
            Event::Opened(side, device) => self.devices[side.index()] = Some(device.line()),
            Event::Ran {
                number,
                difference: Some(parts),
                ..
            } => {
                let reported = self.differs(Difference { number, parts });
                self.keep(reported);
            }
            Event::Ran { .. } | Event::Known | Event::Unreduced => {}
            Event::Unconfirmed(message) => complain(message),
            Event::Found(find) => {
                let reported = self.found(*find);
                self.keep(reported);
            }
        }
        if self.last_line.elapsed() >= INTERVAL {
            self.last_line = Instant::now();
            complain(tally.line());
        }
    }

    /// Ends the session if something could not be reported.
    fn keep(&mut self, reported: Result<(), Failure>) {
        if let Err(failure) = reported {
            self.failure = Some(failure);
            self.interrupt.raise();
        }
    }

    /// Prints one of the first differences between devices that both pass.
    fn differs(&mut self, difference: Difference) -> Result<(), Failure> {
        if self.differences.len() < MAX_DIFFERENCES {
            if self.format == Format::Text {
                output::print(&format!("{difference}\n"))?;
            }
            self.differences.push(difference);
        }
        Ok(())
    }

    /// Writes and prints a find.
    fn found(&mut self, mut find: Find) -> Result<(), Failure> {
        if let Some(folder) = &self.args.output {
            let path = folder.join(find.file_name());
            let shown = path.display().to_string();
            let reproduce = match (find.side, self.other) {
                (Side::Other, Some(other)) => other.reproduce(&shown),
                (Side::Device | Side::Other, _) => reproduce("xfb", &shown, &self.args.device),
            };
            fs::write(&path, find.case_file(&reproduce))
                .map_err(|error| write_failure(&path, &error))?;
            find.file = Some(shown);
            find.reproduce = Some(reproduce);
        }
        if self.format == Format::Text {
            output::print(&find.lines())?;
        }
        self.finds.push(find);
        Ok(())
    }
}

fn write_failure(path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(
        Exit::Io,
        format!("cannot write {}: {error}", path.display()),
    )
}

fn exit(report: &FuzzReport, interrupt: &Interrupt) -> Exit {
    if interrupt.is_raised() {
        Exit::Interrupted
    } else if !report.finds.is_empty() {
        Exit::Failure
    } else if report.tally.tested() {
        Exit::Success
    } else {
        Exit::NothingTested
    }
}
