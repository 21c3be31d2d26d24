//! `xfb repro --issue`: the text of an issue beside the files of a failing case.
//!
//! Other processes of this program find what passes beside the case, and a smaller case: a
//! crash of the driver costs no more than one of them.

use super::cases::case_file_failure;
use super::one_case::case_of_path;
use super::repro::{self, ReproArgs};
use super::{Exit, Failure};
use crate::judge::CaseResult;
use crate::report::issue::{Issue, Reduced};
use crate::report::job_files::write;
use crate::run::Launch;
use crate::run::expectations::Expectations;
use crate::script::text;
use crate::verdict::Status;
use std::ffi::OsString;
use std::path::Path;
use std::process::{Output, Stdio};

/// The file of the issue.
pub const FILE: &str = "issue.md";
/// The file of the smaller case.
const REDUCED: &str = "reduced.toml";
/// The heading of `xfb explain` above the changes with which a case passes.
const PASSES: &str = "passes with";

/// Writes the issue of the case that was recorded.
///
/// # Errors
/// [`Exit::Failure`] if the case does not fail.
pub fn write_issue(args: &ReproArgs) -> Result<(), Failure> {
    let path = args.output.join(repro::RESULT_JSON);
    let written = |path: &Path| {
        repro::written_file(path)?.ok_or_else(|| {
            let message = format!("{} does not exist", path.display());
            Failure::new(Exit::Io, message)
        })
    };
    let text = written(&path)?;
    let result: CaseResult = serde_json::from_str(&text).map_err(|error| {
        let message = format!("{}: {error}", path.display());
        Failure::new(Exit::Internal, message)
    })?;
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
    let shipped = Expectations::shipped();
    let known = device.as_ref();
    let known = known.and_then(|device| shipped.fault(&result, device));
    let explained = if result.status == Status::Fail {
        passing_changes(args)?
    } else {
        Vec::new()
    };
    let script = reduced_script(args)?;
    let command = written(&args.output.join(repro::COMMAND))?;
    let program = args.output.join(repro::PROGRAM);
    let issue = Issue {
        result: &result,
        device: device.as_ref(),
        known,
        explained: &explained,
        has_program: program.exists(),
        reduced: script.as_deref().map(|script| Reduced {
            file: REDUCED,
            script,
        }),
        command: command.trim_end(),
    };
    write(&args.output.join(FILE), issue.to_string()).map_err(repro::unwritable)
}

/// Runs another command of this program for the case.
fn command(args: &ReproArgs, command: &str, more: &[OsString]) -> Result<Output, Failure> {
    let failed = |error| {
        let message = format!("cannot start xfb {command}: {error}");
        Failure::new(Exit::Unavailable, message)
    };
    let mut arguments: Vec<OsString> = vec![command.into()];
    arguments.extend(args.case.words());
    arguments.extend(args.device.options());
    let launch = Launch::this_program().map_err(failed)?;
    let mut command = launch.with(arguments).command();
    command
        .args(more)
        .stdin(Stdio::null())
        .stderr(Stdio::null());
    command.output().map_err(failed)
}

/// The changes with which the case passes, as `xfb explain` prints them.
fn passing_changes(args: &ReproArgs) -> Result<Vec<String>, Failure> {
    let output = command(args, "explain", &[])?;
    let text = String::from_utf8_lossy(&output.stdout);
    let lines = text.lines().skip_while(|line| *line != PASSES).skip(1);
    let lines = lines.map_while(|line| line.strip_prefix("    "));
    Ok(lines.map(str::to_owned).collect())
}

/// Writes the smallest case that fails alike, and returns the lines of its script; `None` for a
/// case that cannot be reduced.
fn reduced_script(args: &ReproArgs) -> Result<Option<Vec<String>>, Failure> {
    let file = args.output.join(REDUCED);
    let output = command(args, "minimise", &["-o".into(), file.clone().into()])?;
    if !output.status.success() {
        return Ok(None);
    }
    let path = file.display().to_string();
    let library = args.case.folders.path(&path);
    let library = library.map_err(|error| case_file_failure(&error))?;
    let case = case_of_path(&library, &path, None)?;
    Ok(case.capture().map(|capture| text::lines(&capture.script)))
}
