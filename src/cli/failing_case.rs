//! A failing case that other cases are derived from: it and they run in workers, so that a crash
//! or a hang of the driver costs one of them.

use super::case_folder::CaseFolder;
use super::cases::{SelectionArgs, case_file_failure};
use super::device_args::DeviceArgs;
use super::folder_args::FolderArgs;
use super::one_case::OneCaseArgs;
use super::run::interrupt;
use super::{Exit, Failure, Outcome};
use crate::case_file::draft::Draft;
use crate::judge::CaseResult;
use crate::run::Interrupt;
use crate::run::company::Company;
use crate::run::fuzz::lane::{self, Lane, LaneError};
use crate::sources::Sources;
use crate::verdict::Status;
use std::sync::Arc;

/// A case that fails on a device.
pub struct FailingCase<'a> {
    pub name: &'a str,
    pub draft: Draft,
    /// The confirmed failure.
    pub result: CaseResult,
    /// The shaders that the case may name.
    pub sources: &'a Sources,
    pub interrupt: &'a Interrupt,
}

/// Runs a case in a worker, and `then` if it fails, with the same worker. `cannot` completes the
/// sentence about a case without a case file.
///
/// # Errors
/// [`Exit::Failure`] if the case does not fail, [`Exit::Usage`] if no case can be derived from
/// it; those of `then`.
pub fn with_failing_case(
    case: &OneCaseArgs,
    device: &DeviceArgs,
    cannot: &str,
    then: impl FnOnce(FailingCase<'_>, &mut Lane<'_>) -> Outcome,
) -> Outcome {
    let (library, found) = case.find()?;
    let name = &found.name;
    let draft = match found.capture() {
        Some(capture) if !case.variation.is_empty() => library.varied_draft(name, capture),
        Some(_) | None => library.draft(name),
    };
    let draft = draft.map_err(|error| case_file_failure(&error))?;
    let draft = draft.ok_or_else(|| {
        let message = format!("{name} is a case of a .shader_test, which cannot be {cannot}");
        Failure::new(Exit::Usage, message)
    })?;
    let folder = CaseFolder::new()?;
    let cases = SelectionArgs {
        folders: FolderArgs {
            cases: Some(folder.path().to_owned()),
            shaders: case.folders.shaders.clone(),
        },
        ..SelectionArgs::default()
    };
    let worker = device.worker(&cases, false)?;
    let interrupt = interrupt()?;
    let company = Arc::new(Company::default());
    lane::make_folder(folder.path()).map_err(failure)?;
    let mut lane = Lane::new(&worker, company, folder.path(), &interrupt);
    let result = lane.confirm("start", &draft.text()).map_err(failure)?;
    let why = match result.status {
        Status::Fail | Status::Crash | Status::Timeout => None,
        Status::Pass | Status::Quality | Status::Probe => Some(String::new()),
        // A wrong case shows nothing about a driver.
        status @ (Status::Unsupported | Status::Error) => {
            Some(format!(": {status}: {}", result.reason))
        }
    };
    if let Some(why) = why {
        let message = format!("{name} does not fail on this device{why}");
        return Err(Failure::new(Exit::Failure, message));
    }
    let case = FailingCase {
        name,
        draft,
        result,
        sources: library.sources(),
        interrupt: &interrupt,
    };
    then(case, &mut lane)
}

/// The failure of a command whose lane is lost.
pub fn failure(error: LaneError) -> Failure {
    let exit = match &error {
        LaneError::Start(_) => Exit::Unavailable,
        LaneError::File { .. } => Exit::Io,
    };
    Failure::new(exit, error)
}
