//! `xfb faults`: counts which faults of a driver the cases detect.

use super::cases::{SelectionArgs, selection_failure};
use super::device_args::{Api, DeviceArgs};
use super::format::{Format, json};
use super::output::{self, complain};
use super::run::{interrupt, jobs};
use super::selection::SelectedCases;
use super::temporary_folder::temporary_folder;
use super::{Exit, Failure, Outcome};
use crate::case::List;
use crate::report::fault_matrix::{FaultMatrix, MutantResult, Totals};
use crate::run::Interrupt;
use crate::run::faults::clean::{Clean, CleanError};
use crate::run::faults::matrix::{self, MatrixPlan};
use crate::run::faults::table::FaultTable;
use crate::run::worker::WorkerOptions;
use globset::Glob;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Arguments of `xfb faults`.
#[derive(Debug, clap::Args)]
pub struct FaultsArgs {
    #[command(flatten)]
    selection: SelectionArgs,
    #[command(flatten)]
    device: DeviceArgs,
    /// Folder of the fault layer: its manifest and its table
    #[arg(long, value_name = "DIR", default_value = "target/fault-layer")]
    layer: PathBuf,
    /// Only faults whose name matches this glob; may be repeated
    #[arg(long, value_name = "GLOB")]
    fault: Vec<String>,
    /// Number of faults at the same time [default: one more than processors, at most 8]
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Failures that each family of cases may show for a fault
    #[arg(long, value_name = "N", default_value_t = 1,
        value_parser = clap::value_parser!(u16).range(1..))]
    kills: u16,
    /// Run every case over every fault
    #[arg(long)]
    all: bool,
    /// Stop testing a fault after this time, in seconds
    #[arg(long, value_name = "SECONDS")]
    time_limit: Option<u64>,
    /// Output format
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
    /// Also write matrix.json and matrix.txt to this folder
    #[arg(long, short, value_name = "DIR")]
    output: Option<PathBuf>,
}

/// Runs `xfb faults`.
pub fn run(args: FaultsArgs) -> Outcome {
    let began = Instant::now();
    let table = FaultTable::read(&args.layer).map_err(|error| Failure::new(Exit::Data, error))?;
    let chosen = chosen(&table, &args.fault)?;
    let (names, smoke) = names(&args.selection)?;
    let interrupt = interrupt()?;
    let jobs = jobs(args.jobs);
    let worker = args.device.worker(&args.selection, false)?;
    let clean = clean(&names, jobs, &worker, &interrupt)?;
    let (with_layer, clean_run) = match &table.layer {
        Some(layer) => {
            let launch = worker.launch.clone();
            let with_layer = WorkerOptions {
                launch: launch
                    .with_variable("VK_LAYER_PATH", absolute(&args.layer)?)
                    .with_variable("VK_INSTANCE_LAYERS", layer),
                without_layer: None,
                ..worker
            };
            let layered = self::clean(&names, jobs, &with_layer, &interrupt)?;
            (with_layer, clean.summary(&layered, began))
        }
        None => (worker, clean.summary(&clean, began)),
    };
    complain(format!(
        "without a fault: {} cases, {:.0} s",
        clean_run.cases, clean_run.seconds
    ));
    let folder = LogFolder::new()?;
    let plan = MatrixPlan {
        table: &table,
        mutants: &chosen,
        clean: &clean,
        names: &names,
        smoke: &smoke,
        worker: &with_layer,
        jobs,
        kills: args.kills.into(),
        all: args.all,
        limit: args.time_limit.map(Duration::from_secs),
        folder: &folder.0,
    };
    let finished = AtomicUsize::new(0);
    let progress = |result: &MutantResult| {
        let number = finished.fetch_add(1, Ordering::Relaxed) + 1;
        complain(format!("[{number}/{}] {}", chosen.len(), line(result)));
    };
    let mutants = matrix::run(&plan, &interrupt, &progress)
        .map_err(|error| Failure::new(Exit::Unavailable, error))?;
    let matrix = FaultMatrix {
        device: clean.device.clone(),
        list: args.selection.list.name(),
        clean: clean_run,
        totals: Totals::count(&mutants),
        mutants,
        seconds: began.elapsed().as_secs_f64(),
    };
    report(&matrix, &args)?;
    Ok(exit(&matrix, &interrupt))
}

/// Returns the places of the chosen mutants in the table.
fn chosen(table: &FaultTable, patterns: &[String]) -> Result<Vec<usize>, Failure> {
    let globs = patterns.iter().map(|pattern| {
        let glob = Glob::new(pattern).map_err(|error| Failure::new(Exit::Usage, error))?;
        Ok(glob.compile_matcher())
    });
    let globs = globs.collect::<Result<Vec<_>, Failure>>()?;
    let matches = |name: &str| globs.is_empty() || globs.iter().any(|glob| glob.is_match(name));
    let chosen = (0..table.mutants.len()).filter(|place| matches(&table.mutants[*place].name));
    let chosen: Vec<usize> = chosen.collect();
    if chosen.is_empty() {
        let message = format!("no fault of the layer matches {}", patterns.join(", "));
        return Err(Failure::new(Exit::Usage, message));
    }
    Ok(chosen)
}

/// Returns the selected cases, and those of them that the smoke list has. A case that the
/// driver may crash on is a record of behaviour, and detects nothing.
fn names(selection: &SelectionArgs) -> Result<(Vec<String>, BTreeSet<String>), Failure> {
    let mut selected = SelectedCases::new(selection, None).map_err(selection_failure)?;
    selected.check(Api::Vulkan)?;
    let smoke = SelectionArgs {
        list: List::Smoke,
        folders: selection.folders.clone(),
        ..SelectionArgs::default()
    };
    let smoke = SelectedCases::new(&smoke, None).map_err(selection_failure)?;
    let alone = selected.alone;
    let names = selected.names.into_iter();
    let names = names.filter(|name| !alone.contains(name)).collect();
    Ok((names, smoke.names.into_iter().collect()))
}

fn clean(
    names: &[String],
    jobs: usize,
    worker: &WorkerOptions,
    interrupt: &Interrupt,
) -> Result<Clean, Failure> {
    Clean::run(names, jobs, worker, interrupt).map_err(|error| {
        let exit = match &error {
            _ if interrupt.is_raised() => Exit::Interrupted,
            CleanError::Start(_) | CleanError::NotRun(_) => Exit::Unavailable,
        };
        Failure::new(exit, error)
    })
}

/// The loader ignores relative paths.
fn absolute(folder: &Path) -> Result<PathBuf, Failure> {
    folder.canonicalize().map_err(|error| {
        let message = format!("cannot find {}: {error}", folder.display());
        Failure::new(Exit::Data, message)
    })
}

/// The result of one mutant in a line.
fn line(result: &MutantResult) -> String {
    let outcome = match result.kills.first() {
        Some(kill) => format!("{}: {}", kill.case, kill.headline),
        None if result.counts() => "not detected".to_owned(),
        None => "not counted".to_owned(),
    };
    format!("{}: {outcome}", result.name)
}

fn report(matrix: &FaultMatrix, args: &FaultsArgs) -> Result<(), Failure> {
    let (text, data) = (matrix.text(), json(matrix)?);
    if let Some(folder) = &args.output {
        let write = |name: &str, text: &str| {
            fs::create_dir_all(folder)?;
            fs::write(folder.join(name), text)
        };
        write("matrix.txt", &text)
            .and_then(|()| write("matrix.json", &data))
            .map_err(|error| {
                let message = format!("cannot write into {}: {error}", folder.display());
                Failure::new(Exit::Io, message)
            })?;
    }
    output::print(match args.format {
        Format::Text => &text,
        Format::Json => &data,
    })
}

fn exit(matrix: &FaultMatrix, interrupt: &Interrupt) -> Exit {
    if interrupt.is_raised() {
        return Exit::Interrupted;
    }
    let survives = matrix.mutants.iter().any(MutantResult::survives);
    if survives || !matrix.clean.changed_by_layer.is_empty() {
        return Exit::Failure;
    }
    Exit::Success
}

/// A folder for the logs of the layer, which is removed in the end.
struct LogFolder(PathBuf);

impl LogFolder {
    fn new() -> Result<LogFolder, Failure> {
        temporary_folder("xfb-faults").map(LogFolder)
    }
}

impl Drop for LogFolder {
    fn drop(&mut self) {
        // A folder that cannot be removed stays among the temporary files.
        let _ = fs::remove_dir_all(&self.0);
    }
}
