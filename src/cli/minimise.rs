//! `xfb minimise`: reduces a failing case to the interface, steps and numbers that the
//! failure needs.

use super::case_folder::CaseFolder;
use super::cases::{SelectionArgs, case_file_failure};
use super::completion::case_or_path;
use super::device_args::DeviceArgs;
use super::one_case::one_case;
use super::run::interrupt;
use super::{Exit, Failure, Outcome, output};
use crate::generate::smaller::Draft;
use crate::judge::CaseResult;
use crate::judge::reduce::Reduced;
use crate::report::explanation;
use crate::run::company::Company;
use crate::run::fuzz::lane::{self, Lane, LaneError};
use crate::run::fuzz::reduction::{Reduction, text};
use crate::script::Capabilities;
use crate::verdict::Status;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Printed below `xfb minimise --help`.
pub const HELP: &str = "\
Interface, programs, buffers, counters, queries, steps and numbers are removed or reduced,
as long as the case fails in the same way. Each candidate runs in a worker process: crashes
and hangs are reduced too. SIGINT ends the reduction with the smallest case so far.

Exit codes: 0 reduced, 1 the case does not fail, 64 it cannot be reduced, 65 its file is
wrong, 69 no device, 74 a file cannot be written.";

/// Judgements at most.
const MAX_TRIES: usize = 3000;

/// Arguments of `xfb minimise`.
#[derive(Debug, clap::Args)]
pub struct MinimiseArgs {
    /// Name of a failing case, as `xfb list` prints it, or the path of a file with one case
    #[arg(value_name = "CASE|FILE", add = case_or_path())]
    name: String,
    /// Write the smaller case to this file, which must not exist
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    device: DeviceArgs,
    /// Read the cases from this folder instead of the built-in ones
    #[arg(long, value_name = "DIR")]
    cases: Option<PathBuf>,
}

/// Runs `xfb minimise`: prints the smallest case that still fails, and its report.
pub fn run(args: MinimiseArgs) -> Outcome {
    let (library, case) = one_case(&args.name, args.cases.as_ref())?;
    let name = &case.name;
    let draft = library
        .draft(name)
        .map_err(|error| case_file_failure(&error))?;
    let draft = draft.ok_or_else(|| {
        let message = format!("{name} is a case of a .shader_test, which cannot be reduced");
        Failure::new(Exit::Usage, message)
    })?;
    let folder = CaseFolder::new(library.sources())?;
    let cases = SelectionArgs {
        cases: Some(folder.path().to_owned()),
        ..SelectionArgs::default()
    };
    let worker = args.device.worker(&cases, false)?;
    let interrupt = interrupt()?;
    let company = Arc::new(Company::default());
    lane::make_folder(folder.path()).map_err(failure)?;
    let mut lane = Lane::new(&worker, company, folder.path(), &interrupt);
    let device = lane.device().map_err(failure)?;
    let first = lane.confirm("start", &text(&draft)).map_err(failure)?;
    let why = match first.status {
        Status::Fail | Status::Crash | Status::Timeout => None,
        Status::Pass | Status::Quality | Status::Probe => Some(String::new()),
        // A wrong case shows nothing about a driver.
        status @ (Status::Unsupported | Status::Error) => {
            Some(format!(": {status}: {}", first.reason))
        }
    };
    if let Some(why) = why {
        let message = format!("{name} does not fail on this device{why}");
        return Err(Failure::new(Exit::Failure, message));
    }
    let reduction = Reduction {
        stem: "smaller",
        sources: library.sources(),
        most: MAX_TRIES,
        until: None,
        interrupt: &interrupt,
    };
    let whole = draft.clone();
    let reduced = reduction.reduce(draft, first, &mut lane).map_err(failure)?;
    lane.shut_down();
    report(&args, name, &device, &whole, reduced)
}

/// Writes and prints the smaller case.
fn report(
    args: &MinimiseArgs,
    name: &str,
    device: &Capabilities,
    whole: &Draft,
    reduced: Reduced<Draft>,
) -> Outcome {
    let result = CaseResult {
        name: name.to_owned(),
        ..reduced.result
    };
    let best = &reduced.best;
    let file = case_file(name, device, &result, best);
    let size = |draft: &Draft| format!("{} steps, {} outputs", draft.steps(), draft.outputs());
    let mut lines = format!(
        "{name}: {} reduced to {} in {} runs\n",
        size(whole),
        size(best),
        reduced.tries
    );
    match &args.output {
        Some(path) => {
            write_new(path, &file)?;
            let shown = path.display().to_string();
            lines += &format!(
                "written to {shown}\nreproduce: {}\n",
                args.device.reproduce(&from_here(path), None)
            );
        }
        None => lines += &format!("\n{file}"),
    }
    lines += &format!(
        "\n{} {}\n{}\n",
        result.status,
        result.reason,
        explanation::text(&result)
    );
    output::print(&lines)?;
    Ok(Exit::Success)
}

/// The smaller case as a case file that states where it comes from.
fn case_file(name: &str, device: &Capabilities, result: &CaseResult, draft: &Draft) -> String {
    let reason: Vec<&str> = result.reason.lines().collect();
    let fingerprint = result.fingerprint.as_deref().unwrap_or("none");
    format!(
        "# {}: {}\n# fingerprint: {fingerprint}\n# reduced from {name} on {}, {} {}\n\
         # Saved as cases/regress/NAME.toml, it is the case xfb.regress.NAME.\n{}",
        result.status,
        reason.join(" "),
        device.name,
        device.driver_name,
        device.driver_info,
        text(draft)
    )
}

fn write_new(path: &Path, text: &str) -> Result<(), Failure> {
    let written = fs::File::create_new(path).and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| {
        let message = format!("cannot write {}: {error}", path.display());
        Failure::new(Exit::Io, message)
    })
}

/// The path as it is valid in every folder.
fn from_here(path: &Path) -> String {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    path.display().to_string()
}

fn failure(error: LaneError) -> Failure {
    let exit = match &error {
        LaneError::Start(_) => Exit::Unavailable,
        LaneError::File { .. } => Exit::Io,
    };
    Failure::new(exit, error)
}
