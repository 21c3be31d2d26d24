//! `xfb repro --issue`: the text of an issue beside the files of a failing case.
//!
//! Other processes of this program find what passes beside the case, and a smaller case: a
//! crash of the driver costs no more than one of them.

use super::cases::case_file_failure;
use super::folder_args::FolderArgs;
use super::one_case::case_of_path;
use super::repro::{self, ReproArgs};
use super::{Exit, Failure};
use crate::judge::CaseResult;
use crate::report::case::CaseFacts;
use crate::report::issue::Issue;
use crate::report::job_files::write;
use crate::run::Launch;
use crate::run::expectations::Expectations;
use crate::vary::Item;
use crate::verdict::Status;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};

/// The file of the issue.
pub const FILE: &str = "issue.md";
/// The file of the smaller case.
const REDUCED: &str = "reduced.toml";
/// The folder of the files of the smaller case.
const REDUCED_FILES: &str = "reduced";
/// The heading of `xfb explain` above the changes with which a case passes.
const PASSES: &str = "passes with";

/// The case that an issue shows: the smallest one that fails alike, or the recorded one.
struct Shown {
    result: CaseResult,
    /// The words that name the case on a command line.
    words: Vec<OsString>,
    /// The folder of its files.
    folder: PathBuf,
    is_reduced: bool,
}

/// Writes the issue of the case that was recorded.
///
/// # Errors
/// [`Exit::Failure`] if the case does not fail.
pub fn write_issue(args: &ReproArgs) -> Result<(), Failure> {
    let result = result_of(&args.output)?;
    if !matches!(
        result.status,
        Status::Fail | Status::Crash | Status::Timeout
    ) {
        let message = format!(
            "{} does not fail on this device: there is no issue",
            args.case.argument
        );
        return Err(Failure::new(Exit::Failure, message));
    }
    let device = repro::recorded_device(args)?;
    let expectations = Expectations::from_arguments(&args.expectations)
        .map_err(|error| Failure::new(Exit::Data, error))?;
    let known = device.as_ref();
    // Entries about variations are about results that name them.
    let varied = CaseResult {
        variation: args.case.variation.iter().map(Item::to_string).collect(),
        ..result.clone()
    };
    let known = known.and_then(|device| expectations.fault(&varied, device));
    let command = written(&args.output.join(repro::COMMAND))?;
    let shown = reduced(args, &result)?.unwrap_or_else(|| Shown {
        result: result.clone(),
        words: args.case.words(),
        folder: args.output.clone(),
        is_reduced: false,
    });
    let explained = passing_changes(args, &shown.words)?;
    let program = shown.folder.join(repro::PROGRAM);
    let relative = program.strip_prefix(&args.output).unwrap_or(&program);
    let relative = relative.display().to_string();
    let no_program = if program.exists() {
        None
    } else {
        Some(written(&shown.folder.join(repro::NO_PROGRAM))?)
    };
    let issue = Issue {
        case: &result.name,
        command: command.trim_end(),
        reduced: shown.is_reduced.then_some(REDUCED),
        result: &shown.result,
        rules: &result.rules,
        device: device.as_ref(),
        known,
        explained: &explained,
        program: match &no_program {
            None => Ok(&relative),
            Some(reason) => Err(reason.trim_end()),
        },
        shaders: &shaders(args, &shown)?,
    };
    write(&args.output.join(FILE), issue.to_string()).map_err(repro::unwritable)
}

/// Returns the text of a file that this program has written.
fn written(path: &Path) -> Result<String, Failure> {
    repro::written_file(path)?.ok_or_else(|| {
        let message = format!("{} does not exist", path.display());
        Failure::new(Exit::Io, message)
    })
}

/// Returns the result in a folder of `xfb repro`.
pub fn result_of(folder: &Path) -> Result<CaseResult, Failure> {
    let path = folder.join(repro::RESULT_JSON);
    let text = written(&path)?;
    serde_json::from_str(&text).map_err(|error| {
        let message = format!("{}: {error}", path.display());
        Failure::new(Exit::Internal, message)
    })
}

/// Runs another command of this program for the case that these words name.
fn command(
    args: &ReproArgs,
    command: &str,
    words: &[OsString],
    more: &[OsString],
) -> Result<Output, Failure> {
    let failed = |error| {
        let message = format!("cannot start xfb {command}: {error}");
        Failure::new(Exit::Unavailable, message)
    };
    let mut arguments: Vec<OsString> = vec![command.into()];
    arguments.extend_from_slice(words);
    arguments.extend(args.device.options());
    arguments.extend(["--timeout".into(), args.device.timeout.to_string().into()]);
    let launch = Launch::this_program().map_err(failed)?;
    let mut command = launch.with(arguments).command();
    command
        .args(more)
        .stdin(Stdio::null())
        .stderr(Stdio::null());
    command.output().map_err(failed)
}

/// The changes with which the case passes, as `xfb explain` prints them.
fn passing_changes(args: &ReproArgs, words: &[OsString]) -> Result<Vec<String>, Failure> {
    let output = command(args, "explain", words, &[])?;
    let text = String::from_utf8_lossy(&output.stdout);
    let lines = text.lines().skip_while(|line| *line != PASSES).skip(1);
    let lines = lines.map_while(|line| line.strip_prefix("    "));
    Ok(lines.map(str::to_owned).collect())
}

/// Writes the smallest case that fails alike, and its files; `None` for a case that cannot be
/// reduced.
fn reduced(args: &ReproArgs, result: &CaseResult) -> Result<Option<Shown>, Failure> {
    let file = args.output.join(REDUCED);
    let to_file = ["-o".into(), file.clone().into()];
    let output = command(args, "minimise", &args.case.words(), &to_file)?;
    if !output.status.success() {
        return Ok(None);
    }
    let mut words = vec![file.into_os_string()];
    let shaders = FolderArgs {
        cases: None,
        ..args.case.folders.clone()
    };
    words.extend(shaders.options());
    let folder = args.output.join(REDUCED_FILES);
    let to_folder = ["-o".into(), folder.clone().into()];
    command(args, "repro", &words, &to_folder)?;
    let own = result_of(&folder)?;
    Ok((own.status == result.status).then_some(Shown {
        result: own,
        words,
        folder,
        is_reduced: true,
    }))
}

/// The stages of a case and their GLSL.
fn shaders(args: &ReproArgs, shown: &Shown) -> Result<Vec<(String, String)>, Failure> {
    let (library, case) = if shown.is_reduced {
        let path = args.output.join(REDUCED).display().to_string();
        let library = args.case.folders.path(&path);
        let library = library.map_err(|error| case_file_failure(&error))?;
        let case = case_of_path(&library, &path, None)?;
        (library, case)
    } else {
        args.case.find()?
    };
    let facts = CaseFacts::new(&case, library.sources()).map_err(|problem| {
        let message = format!("{}: {problem}", case.file);
        Failure::new(Exit::Data, message)
    })?;
    let device = facts.device.into_iter();
    let shaders = device.flat_map(|device| {
        let extra = device.extra_programs.into_iter();
        let extra = extra.flat_map(|program| program.shaders);
        device.shaders.into_iter().chain(extra)
    });
    Ok(shaders
        .map(|shader| (format!("{} shader", shader.stage), shader.text))
        .collect())
}
