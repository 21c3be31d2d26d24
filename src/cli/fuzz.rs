//! `xfb fuzz`: compares the device with the model, and with another device, on random cases.

use super::case_folder::CaseFolder;
use super::cases::SelectionArgs;
use super::device_args::{DeviceArgs, quote};
use super::folder_args::FolderArgs;
use super::format::{Format, json};
use super::output::{self, complain};
use super::rerun;
use super::run::{interrupt, jobs};
use super::{Exit, Failure, Outcome};
use crate::report::fuzz::{Comparison, FuzzReport, Side, Tally};
use crate::report::fuzz_find::{Find, MemoryDifference};
use crate::run::fuzz::lane::LaneError;
use crate::run::fuzz::session::{self, Event, Session, SessionError};
use crate::run::worker::WorkerOptions;
use crate::run::worker_exit::StartError;
use crate::run::{Interrupt, Launch};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The time between two lines of progress.
const INTERVAL: Duration = Duration::from_secs(10);

/// Cases with different memory on two devices that are listed; all are counted.
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
    /// Number of cases at the same time, each in a worker process of its device [default: one
    /// more than processors, at most 8]
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    #[command(flatten)]
    device: DeviceArgs,
    /// Compare with this device, by its index or a part of its name
    #[arg(long, value_name = "INDEX|TEXT")]
    against: Option<String>,
    /// Compare with the device of another xfb process, which this shell command starts
    #[arg(long, value_name = "COMMAND", value_parser = one_line)]
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

/// A command that fits into a comment of one line.
fn one_line(command: &str) -> Result<String, String> {
    if command.trim().is_empty() || command.contains(char::is_control) {
        return Err("expected a command in one line".to_owned());
    }
    Ok(command.to_owned())
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

    /// The command that runs the case of this number again.
    fn found_by(&self, seed: u64, number: u64) -> String {
        let mut words = format!("xfb fuzz --seed {seed} --first {number} --count 1");
        let mut options = self.device.options();
        let against = [
            ("--against", &self.against),
            ("--against-with", &self.against_with),
        ];
        for (option, value) in against {
            if let Some(value) = value {
                options.extend([option.into(), value.into()]);
            }
        }
        if let Some(mock) = &self.against_mock {
            options.extend(["--against-mock".into(), mock.into()]);
        }
        for option in options {
            words = words + " " + &quote(&option.to_string_lossy());
        }
        words
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
            Some(command) => self
                .device
                .worker_with(Launch::shell(command), cases, false),
            None => self.device.worker(cases, false),
        }
    }

    /// The shell command that runs a case file.
    fn reproduce(&self, file: &Path) -> String {
        let command = rerun::path(&self.device, file, None);
        let Some(program) = &self.command else {
            return command;
        };
        let arguments = command.strip_prefix("xfb ");
        format!("{program} {}", arguments.expect("a command of xfb"))
    }
}

/// Runs `xfb fuzz`.
pub fn run(args: FuzzArgs) -> Outcome {
    if args.device.bundle.is_some() {
        let message = "xfb fuzz compiles its shaders: it takes no --bundle";
        return Err(Failure::new(Exit::Usage, message));
    }
    if cfg!(not(feature = "shaderc")) {
        return Err(Failure::without_shaderc("xfb fuzz"));
    }
    let seed = args.seed.map_or_else(new_seed, Ok)?;
    complain(format!("seed {seed}"));
    if let Some(folder) = &args.output {
        fs::create_dir_all(folder).map_err(|error| write_failure(folder, &error))?;
    }
    let folder = CaseFolder::new()?;
    let cases = SelectionArgs {
        folders: FolderArgs {
            cases: Some(folder.path().to_owned()),
            shaders: None,
        },
        ..SelectionArgs::default()
    };
    let mut worker = args.device.worker(&cases, false)?;
    let other = args.other();
    let against = other.as_ref().map(|other| other.worker(&cases));
    let mut against = against.transpose()?;
    if let Some(against) = &mut against {
        for options in [&mut worker, against] {
            options.launch = options.launch.clone().with(["--digest-memory"]);
        }
    }
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
        seed,
        other: other.as_ref(),
        last_line: Instant::now(),
        devices: [None, None],
        finds: Vec::new(),
        differences: Vec::new(),
        failure: None,
        interrupt: &interrupt,
    };
    let (tally, end) = session::run(&session, &interrupt, |tally, event| {
        reporter.observe(tally, event);
    });
    let Reporter {
        devices: [device, other_device],
        finds,
        differences,
        failure,
        ..
    } = reporter;
    if let Some(failure) = failure {
        return Err(failure);
    }
    let stopped = end.as_ref().err().map(ToString::to_string);
    let comparison = tally.other.clone().map(|tally| Comparison {
        device: other_device,
        tally,
        first_memory_differences: differences,
    });
    let report = FuzzReport {
        seed,
        device,
        tally,
        finds,
        comparison,
        stopped,
    };
    output::print(&match args.format {
        Format::Text => report.text(),
        Format::Json => json(&report)?,
    })?;
    end.map_err(|error| Failure::new(exit_of_error(&error), error))?;
    Ok(exit(&report, &interrupt))
}

fn exit_of_error(error: &SessionError) -> Exit {
    match error.cause() {
        LaneError::Start(StartError::DeviceGone { .. }) => Exit::DeviceGone,
        LaneError::Start(_) => Exit::Unavailable,
        LaneError::File { .. } => Exit::Io,
    }
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
    seed: u64,
    other: Option<&'a OtherDevice>,
    last_line: Instant,
    /// The name and the driver of each device, by [`Side`].
    devices: [Option<String>; 2],
    finds: Vec<Find>,
    /// At most [`MAX_DIFFERENCES`].
    differences: Vec<MemoryDifference>,
    /// The reason why nothing can be reported any more.
    failure: Option<Failure>,
    interrupt: &'a Interrupt,
}

impl Reporter<'_> {
    fn observe(&mut self, tally: &Tally, event: Event) {
        let reported = match event {
            Event::Opened(side, device) => {
                self.opened(side, device.line());
                Ok(())
            }
            Event::Ran {
                difference: Some(difference),
                ..
            } => self.differs(*difference),
            Event::Ran { .. } | Event::Known | Event::Unreduced => Ok(()),
            Event::Unconfirmed(message) => {
                complain(message);
                Ok(())
            }
            Event::Found(find) => self.found(*find),
        };
        if let Err(failure) = reported {
            self.failure = Some(failure);
            self.interrupt.raise();
        }
        if self.last_line.elapsed() >= INTERVAL {
            self.last_line = Instant::now();
            complain(tally.line());
        }
    }

    fn opened(&mut self, side: Side, device: String) {
        match side {
            Side::Device => complain(format!("device {device}")),
            Side::Other => complain(format!("compared with {device}")),
        }
        self.devices[side.index()] = Some(device);
        let args = self.args;
        let same_driver = args.against_with.is_none() && args.against_mock == args.device.mock;
        if same_driver && self.devices[0] == self.devices[1] {
            complain("both are the same device: --device and --against select one each");
        }
    }

    /// Writes and prints one of the first cases with different memory.
    fn differs(&mut self, mut difference: MemoryDifference) -> Result<(), Failure> {
        if self.differences.len() == MAX_DIFFERENCES {
            return Ok(());
        }
        if let Some(folder) = &self.args.output {
            let path = folder.join(difference.file_name(self.seed));
            let found_by = self.args.found_by(self.seed, difference.number);
            fs::write(&path, difference.case_file(&found_by))
                .map_err(|error| write_failure(&path, &error))?;
            difference.file = Some(path.display().to_string());
        }
        if self.args.format == Format::Text {
            output::print(&format!("{difference}\n"))?;
        }
        self.differences.push(difference);
        Ok(())
    }

    /// Writes and prints a find.
    fn found(&mut self, mut find: Find) -> Result<(), Failure> {
        find.found_by = Some(self.args.found_by(find.seed, find.number));
        if let Some(folder) = &self.args.output {
            let path = folder.join(find.file_name());
            let shown = path.display().to_string();
            find.reproduce = Some(match (find.side, self.other) {
                (Side::Other, Some(other)) => other.reproduce(&path),
                (Side::Device | Side::Other, _) => rerun::path(&self.args.device, &path, None),
            });
            fs::write(&path, find.case_file()).map_err(|error| write_failure(&path, &error))?;
            find.file = Some(shown);
        }
        if self.args.format == Format::Text {
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
    } else if report.tally.failed() {
        Exit::Failure
    } else if report.tally.tested() {
        Exit::Success
    } else {
        Exit::NothingTested
    }
}
