//! Cases that run one after the other, in the order in which they are given.

use super::args::DoorArgs;
use crate::catalog::select::matcher;
use crate::cli::cases::{case_file_failure, selection_failure};
use crate::cli::run::interrupt;
use crate::cli::selection::SelectedCases;
use crate::cli::{Exit, Failure};
use crate::judge::CaseResult;
use crate::run::Interrupt;
use crate::run::company::Company;
use crate::run::expectations::Expectations;
use crate::run::worker_exit::StartError;
use crate::run::worker_slot::WorkerSlot;
use crate::script::Capabilities;
use crate::verdict::Status;
use std::collections::BTreeSet;
use std::sync::Arc;

/// One worker and the properties of the cases that it needs.
pub(super) struct Session {
    slot: WorkerSlot,
    interrupt: Interrupt,
    /// Cases that run in a worker of their own.
    alone: BTreeSet<String>,
    expectations: Arc<Expectations>,
    /// The names of all cases that can run.
    known: BTreeSet<String>,
}

/// Every name that a runner may give: of the list, and of every other case. Names of the
/// list come first in the pair.
pub(super) fn names(args: &DoorArgs) -> Result<(Vec<String>, BTreeSet<String>), Failure> {
    if let Some(mock) = args.device.mock()?.filter(|mock| !mock.cases.is_empty()) {
        let all = mock.cases.iter().cloned().collect();
        return Ok((mock.cases, all));
    }
    let library = args.selection(Vec::new()).library();
    let all = library.names().map_err(|error| case_file_failure(&error))?;
    let listed = all.iter().filter(|case| args.list.holds(case.list));
    let listed = listed.map(|case| case.name.clone()).collect();
    Ok((listed, all.into_iter().map(|case| case.name).collect()))
}

/// The names of a list that match a pattern with `*` and `?`.
pub(super) fn matching<'a>(names: &'a [String], pattern: &str) -> Result<Vec<&'a str>, Failure> {
    let glob = matcher(pattern).map_err(|error| Failure::new(Exit::Usage, error))?;
    let names = names.iter().map(String::as_str);
    Ok(names.filter(|name| glob.is_match(name)).collect())
}

impl Session {
    /// Reads the cases of these names completely, of which some may not exist.
    ///
    /// # Errors
    /// A bad case file.
    pub(super) fn new(
        args: &DoorArgs,
        names: &[String],
        all: &BTreeSet<String>,
    ) -> Result<Session, Failure> {
        let known: BTreeSet<String> = names.iter().filter(|n| all.contains(*n)).cloned().collect();
        let selection = args.selection(known.iter().cloned().collect());
        let mut alone = BTreeSet::new();
        if !known.is_empty() {
            let mock = args.device.mock()?;
            let selected = SelectedCases::new(&selection, mock.as_ref());
            let mut selected = selected.map_err(selection_failure)?;
            selected.check(args.device.api)?;
            alone = selected.alone;
        }
        let options = args.device.worker(&args.selection(Vec::new()), false)?;
        let options = args.vary.in_worker().apply(options);
        let expectations = Arc::new(args.expectations.read()?);
        let slot = WorkerSlot::new(options, Arc::new(Company::default()));
        Ok(Session {
            slot: slot.expecting(Arc::clone(&expectations)),
            interrupt: interrupt()?,
            alone,
            expectations,
            known,
        })
    }

    /// The device that cases run on.
    ///
    /// # Errors
    /// There is none.
    pub(super) fn device(&mut self) -> Result<&Capabilities, StartError> {
        self.slot.ready(&self.interrupt)
    }

    /// Runs a case.
    ///
    /// # Errors
    /// No worker is left that could run it.
    pub(super) fn run(&mut self, name: &str) -> Result<CaseResult, StartError> {
        if !self.known.contains(name) {
            return Ok(CaseResult {
                reason: "there is no case of this name".to_owned(),
                ..CaseResult::bare(name, Status::Error)
            });
        }
        // A worker is opened first, so that the case is not charged with a missing device.
        let device = self.slot.ready(&self.interrupt)?.clone();
        let mut result = if self.alone.contains(name) {
            self.slot.run_alone(name, &self.interrupt)?
        } else {
            self.slot.run(name, &self.interrupt)?
        };
        result.standing = self.expectations.judge(&result, &device);
        Ok(result)
    }

    /// Closes the device.
    pub(super) fn end(mut self) {
        self.slot.shut_down();
    }
}
