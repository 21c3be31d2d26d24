//! `xfb export`: writes cases as a project of CMake, with a program in C for each case and one
//! that runs them, for machines on which `xfb` itself may not run.
//!
//! Each case is recorded by a process of its own (`xfb repro`), so that a crash of the driver
//! costs no other case.

use super::cases::{SelectionArgs, selection_failure};
use super::device_args::{Api, DeviceArgs};
use super::progress::Progress;
use super::repro::{self, unwritable};
use super::{Exit, Failure, Outcome, issue, output};
use crate::catalog::select::{Selected, Selection};
use crate::report::c_program::NOT_COMPARED;
use crate::report::c_project;
use crate::report::job_files::write;
use crate::report::page::cases;
use crate::run::Launch;
use crate::verdict::Status;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// The folder of the files of one case while it is exported.
const RECORDING: &str = "recording";
/// The folder of the modules of all cases.
const MODULES: &str = "modules";
/// The cases without a program, each with the reason.
const NOT_EXPORTED: &str = "not-exported.txt";
/// The cases whose programs do not compare all that `xfb` compares.
const PARTIAL: &str = "partial.txt";

/// Arguments of `xfb export`.
#[derive(Debug, clap::Args)]
pub struct ExportArgs {
    /// Write the project into this folder, which must be new or empty
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    #[command(flatten)]
    selection: SelectionArgs,
    #[command(flatten)]
    device: DeviceArgs,
}

/// The export of one case.
enum Exported {
    /// Its program is part of the project, and does not compare this.
    Program {
        not_compared: Vec<String>,
    },
    Omitted {
        reason: String,
    },
}

/// Runs `xfb export`: ends with 1 if a case has no program.
pub fn run(args: &ExportArgs) -> Outcome {
    let is_executed = !args.device.compile_only && !args.device.stores;
    if !is_executed || args.device.api != Api::Vulkan {
        let message = "programs make the calls of a run on Vulkan that executes its commands: \
                       omit --compile-only, --stores and --api gl";
        return Err(Failure::new(Exit::Usage, message));
    }
    let (selection, notes) = args.selection.select().map_err(selection_failure)?;
    notes.iter().for_each(output::complain);
    repro::create_folder(&args.folder)?;
    let (mut names, mut omitted, mut partial) = (Vec::new(), String::new(), String::new());
    let mut progress = Progress::new(selection.cases.len());
    for (number, selected) in (1..).zip(&selection.cases) {
        let name = &selected.case.name;
        progress.begin(name);
        match export(args, &selection, selected)? {
            Exported::Omitted { reason } => omitted += &format!("{name}: {reason}\n"),
            Exported::Program { not_compared } => {
                partial.extend(not_compared.iter().map(|what| format!("{name}: {what}\n")));
                names.push(name.clone());
            }
        }
        progress.finish(name, number, 0);
    }
    progress.end();
    write_project(&args.folder, &names, &omitted, &partial)?;
    conclude(args, &names, &omitted, &partial)
}

/// Writes the files of the project that are not of one case.
fn write_project(
    folder: &Path,
    names: &[String],
    omitted: &str,
    partial: &str,
) -> Result<(), Failure> {
    let list = c_project::list(names);
    let own = [
        (c_project::LIST, list.as_str()),
        (NOT_EXPORTED, omitted),
        (PARTIAL, partial),
    ];
    let mut files = c_project::FILES.into_iter().chain(own);
    files
        .try_for_each(|(file, text)| write(&folder.join(file), text))
        .map_err(unwritable)
}

/// Prints what was exported, and names each case that was not.
fn conclude(args: &ExportArgs, names: &[String], omitted: &str, partial: &str) -> Outcome {
    let folder = args.folder.display();
    let lacking = omitted.lines().count();
    let mut text = format!("{} exported to {folder}\n", cases(names.len()));
    let mut incomplete: Vec<&str> = partial
        .lines()
        .filter_map(|l| l.split(':').next())
        .collect();
    incomplete.dedup();
    if !incomplete.is_empty() {
        let programs = cases(incomplete.len());
        text += &format!("{folder}/{PARTIAL}: what the programs of {programs} do not compare\n");
    }
    text += &format!(
        "build: cmake -S {folder} -B {folder}/build && cmake --build {folder}/build\n\
         run: {folder}/build/xfb-cases >results.csv\n"
    );
    output::print(&text)?;
    if lacking == 0 {
        return Ok(Exit::Success);
    }
    omitted.lines().for_each(output::complain);
    let lacking = cases(lacking);
    let message = format!("{lacking} cannot be exported: {folder}/{NOT_EXPORTED}");
    Err(Failure::new(Exit::Failure, message))
}

/// Records a case, and moves its program and its modules into the project.
fn export(
    args: &ExportArgs,
    selection: &Selection,
    selected: &Selected,
) -> Result<Exported, Failure> {
    let name = &selected.case.name;
    let recording = args.folder.join(RECORDING);
    let exported = record(args, selection, selected, &recording)?;
    let place = |error| io_failure(&args.folder, error);
    if let Exported::Program { .. } = &exported {
        let program = args.folder.join(c_project::program(name));
        fs::create_dir_all(program.parent().expect("a file of a folder")).map_err(place)?;
        fs::rename(recording.join(repro::PROGRAM), program).map_err(place)?;
        move_modules(&recording, &args.folder.join(MODULES).join(name)).map_err(place)?;
    }
    if recording.exists() {
        fs::remove_dir_all(&recording).map_err(place)?;
    }
    Ok(exported)
}

fn io_failure(folder: &Path, error: io::Error) -> Failure {
    let message = format!("cannot write into {}: {error}", folder.display());
    Failure::new(Exit::Io, message)
}

/// Moves the modules of each job of a recording into a folder.
fn move_modules(recording: &Path, folder: &Path) -> io::Result<()> {
    for job in (0..).map(crate::report::job_files::job_folder) {
        let from = recording.join(&job);
        if !from.is_dir() {
            return Ok(());
        }
        let to = folder.join(&job);
        fs::create_dir_all(&to)?;
        for file in fs::read_dir(&from)? {
            let file = file?;
            if file.path().extension().is_some_and(|kind| kind == "spv") {
                fs::rename(file.path(), to.join(file.file_name()))?;
            }
        }
    }
    Ok(())
}

/// Runs a case in another process of this program, which writes its files.
fn record(
    args: &ExportArgs,
    selection: &Selection,
    selected: &Selected,
    recording: &Path,
) -> Result<Exported, Failure> {
    let failed = |error| {
        let message = format!("cannot start xfb repro: {error}");
        Failure::new(Exit::Unavailable, message)
    };
    let path = selection.libraries[selected.library].given_path(&selected.case.file);
    let mut words: Vec<OsString> = vec!["repro".into(), "--required-features".into()];
    words.extend(path.map(OsString::from));
    words.extend([(&selected.case.name).into(), "-o".into(), recording.into()]);
    words.extend(["--timeout".into(), args.device.timeout.to_string().into()]);
    words.extend(args.device.options());
    words.extend(args.selection.folders.options());
    let launch = Launch::this_program().map_err(failed)?;
    let mut command = launch.with(words).command();
    let ran = command.stdin(Stdio::null()).output().map_err(failed)?;
    let exit = Exit::from_status(ran.status);
    if !matches!(exit, Some(Exit::Success | Exit::Failure)) {
        let said = String::from_utf8_lossy(&ran.stderr);
        let said = said.lines().next_back().unwrap_or_default();
        let said = said.trim_start_matches("xfb: ").to_owned();
        return match exit {
            // No other case can be recorded.
            Some(exit @ (Exit::Unavailable | Exit::Usage | Exit::Io)) => {
                Err(Failure::new(exit, said))
            }
            Some(_) | None => Ok(Exported::Omitted { reason: said }),
        };
    }
    let result = issue::result_of(recording)?;
    if result.status == Status::Error {
        let reason = result.reason;
        return Ok(Exported::Omitted { reason });
    }
    let Some(program) = repro::written_file(&recording.join(repro::PROGRAM))? else {
        let why = repro::written_file(&recording.join(repro::NO_PROGRAM))?;
        let reason = why
            .expect("there is a program, or a reason")
            .trim()
            .to_owned();
        return Ok(Exported::Omitted { reason });
    };
    let comment = program.split("*/").next().unwrap_or_default();
    let lines = comment.lines();
    let mut not_compared: Vec<String> = lines
        .filter_map(|line| line.strip_prefix(NOT_COMPARED))
        .map(str::to_owned)
        .collect();
    // It might pass on this very device.
    if result.status == Status::Fail && !not_compared.is_empty() {
        let what = not_compared.join(" ");
        let reason = format!("it fails here, and the program would not compare {what}");
        return Ok(Exported::Omitted { reason });
    }
    if matches!(result.status, Status::Crash | Status::Timeout) {
        let what = format!("anything after the {} of this driver", result.status);
        not_compared.push(what);
    }
    Ok(Exported::Program { not_compared })
}
