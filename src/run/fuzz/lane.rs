//! One worker of a fuzzing session, and the case files that it reads: a case that is
//! generated is written to a file, run by its name, and removed.

use super::super::Interrupt;
use super::super::company::Company;
use super::super::worker::WorkerOptions;
use super::super::worker_exit::StartError;
use super::super::worker_slot::WorkerSlot;
use crate::case::Case;
use crate::case_file::expand;
use crate::judge::CaseResult;
use crate::judge::changes::{Change, Form};
use crate::script::{Capabilities, MemoryDigest};
use crate::sources::Sources;
use crate::verdict::Status;
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use thiserror::Error;

/// Cases of one worker: it keeps every file that it has read.
const CASES_OF_A_WORKER: usize = 1000;
/// The family of generated cases, and the folder of their files.
const FAMILY: &str = "fuzz";

/// The reason why a session ends early.
#[derive(Debug, Error)]
pub enum LaneError {
    #[error(transparent)]
    Start(#[from] StartError),
    #[error("cannot write {}: {error}", path.display())]
    File { path: PathBuf, error: io::Error },
}

/// One worker.
pub struct Lane<'a> {
    slot: WorkerSlot,
    interrupt: &'a Interrupt,
    folder: &'a Path,
    ran: usize,
}

impl<'a> Lane<'a> {
    /// A lane whose workers read their cases below `folder`.
    pub fn new(
        options: &WorkerOptions,
        company: Arc<Company>,
        folder: &'a Path,
        interrupt: &'a Interrupt,
    ) -> Lane<'a> {
        Lane {
            slot: WorkerSlot::new(options.clone(), company),
            interrupt,
            folder,
            ran: 0,
        }
    }

    /// The device of the worker.
    ///
    /// # Errors
    /// No worker starts.
    pub fn device(&mut self) -> Result<Capabilities, LaneError> {
        Ok(self.slot.ready(self.interrupt)?.clone())
    }

    /// Runs a case; only a crash is confirmed in a new worker.
    ///
    /// # Errors
    /// The file cannot be written, or no worker starts.
    pub fn run(&mut self, stem: &str, text: &str) -> Result<CaseResult, LaneError> {
        self.run_form(stem, text, &Form::Varied(Vec::new()))
    }

    /// Runs a case with a change; only a crash is confirmed in a new worker.
    ///
    /// # Errors
    /// As [`Lane::run`].
    pub fn run_changed(
        &mut self,
        stem: &str,
        text: &str,
        change: &Change,
    ) -> Result<CaseResult, LaneError> {
        self.run_form(stem, text, &Form::Changed(change.clone()))
    }

    fn run_form(&mut self, stem: &str, text: &str, form: &Form) -> Result<CaseResult, LaneError> {
        self.with_file(stem, text, |slot, name, interrupt| {
            slot.try_form(name, form, interrupt)
        })
    }

    /// Runs a case once. Also returns the digest of the memory after it.
    ///
    /// # Errors
    /// As [`Lane::run`].
    pub fn observe(
        &mut self,
        stem: &str,
        text: &str,
    ) -> Result<(CaseResult, MemoryDigest), LaneError> {
        self.with_file(stem, text, |slot, name, interrupt| {
            slot.run_once(name, interrupt)
        })
    }

    /// Runs a case as one of a list is run: a failure is confirmed in a new worker.
    ///
    /// # Errors
    /// As [`Lane::run`].
    pub fn confirm(&mut self, stem: &str, text: &str) -> Result<CaseResult, LaneError> {
        self.with_file(stem, text, |slot, name, interrupt| {
            slot.run(name, interrupt)
        })
    }

    /// Returns the changes out of these with which a case passes. The search ends when `is_over`.
    ///
    /// # Errors
    /// As [`Lane::run`].
    pub fn passing(
        &mut self,
        stem: &str,
        text: &str,
        changes: impl IntoIterator<Item = String>,
        is_over: impl Fn() -> bool,
    ) -> Result<BTreeSet<String>, LaneError> {
        let mut passing = BTreeSet::new();
        for words in changes {
            if is_over() {
                break;
            }
            let seen = self.run_changed(stem, text, &Change::Plain(words.clone()))?;
            if seen.status == Status::Pass {
                passing.insert(words);
            }
        }
        Ok(passing)
    }

    fn with_file<R>(
        &mut self,
        stem: &str,
        text: &str,
        run: impl FnOnce(&mut WorkerSlot, &str, &Interrupt) -> Result<R, StartError>,
    ) -> Result<R, LaneError> {
        self.ran += 1;
        if self.ran.is_multiple_of(CASES_OF_A_WORKER) {
            self.slot.shut_down();
        }
        let path = self.folder.join(FAMILY).join(format!("{stem}.toml"));
        fs::write(&path, text).map_err(|error| LaneError::File {
            path: path.clone(),
            error,
        })?;
        let name = format!("xfb.{FAMILY}.{stem}");
        let result = run(&mut self.slot, &name, self.interrupt);
        fs::remove_file(&path).map_err(|error| LaneError::File { path, error })?;
        Ok(result?)
    }

    /// Ends the worker in good order.
    pub fn shut_down(&mut self) {
        self.slot.shut_down();
    }
}

/// Makes the folder of the case files.
pub fn make_folder(folder: &Path) -> Result<(), LaneError> {
    let path = folder.join(FAMILY);
    fs::create_dir_all(&path).map_err(|error| LaneError::File { path, error })
}

/// The case of a text with these shaders, if it is legal.
pub fn case(stem: &str, text: &str, sources: &Sources) -> Option<Case> {
    let file = format!("{FAMILY}/{stem}.toml");
    let cases = expand::expand(&file, text, sources, None);
    cases.ok().and_then(|mut cases| cases.pop())
}
