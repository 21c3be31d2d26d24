//! The results of the unmodified driver: only a case that passes there can detect a fault.

use super::table::Present;
use crate::judge::CaseResult;
use crate::report::fault_matrix::CleanRun;
use crate::run::Interrupt;
use crate::run::schedule::{self, Observer, Plan};
use crate::run::worker::WorkerOptions;
use crate::run::worker_exit::{Incident, StartError};
use crate::script::Capabilities;
use crate::verdict::Status;
use globset::Glob;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Instant;
use thiserror::Error;

/// The reason why there are no results of the unmodified driver.
#[derive(Debug, Error)]
pub enum CleanError {
    #[error(transparent)]
    Start(StartError),
    #[error("{0} cases of the unmodified driver have no result")]
    NotRun(usize),
}

/// The results of the unmodified driver.
#[derive(Debug, Default)]
pub struct Clean {
    pub device: String,
    results: BTreeMap<String, CaseResult>,
}

impl Observer for Clean {
    fn opened(&mut self, device: &Capabilities) {
        self.device = device.line();
    }

    fn finished(&mut self, _: usize, result: CaseResult) {
        self.results.insert(result.name.clone(), result);
    }

    fn lost(&mut self, _: &Incident) {}
}

impl Clean {
    /// Runs every case once.
    ///
    /// # Errors
    /// A case has no result.
    pub fn run(
        names: &[String],
        jobs: usize,
        worker: &WorkerOptions,
        interrupt: &Interrupt,
    ) -> Result<Clean, CleanError> {
        let mut clean = Clean::default();
        let plan = Plan {
            names,
            alone: &BTreeSet::new(),
            jobs,
            worker,
            expectations: &Arc::default(),
        };
        let ending = schedule::run(plan, interrupt, &mut clean);
        if ending.not_run > 0 {
            let error = ending.given_up.into_iter().next();
            return Err(error.map_or(CleanError::NotRun(ending.not_run), CleanError::Start));
        }
        Ok(clean)
    }

    /// Whether a case passes, so that its failure detects a fault.
    pub fn passes(&self, name: &str) -> bool {
        let result = self.results.get(name);
        result.is_some_and(|result| matches!(result.status, Status::Pass | Status::Quality))
    }

    /// A case by which the driver shows that it has a fault itself.
    ///
    /// # Errors
    /// The cases are not a glob.
    pub fn shows(&self, present: &Present) -> Result<Option<&str>, globset::Error> {
        let cases = Glob::new(&present.cases)?.compile_matcher();
        let mut results = self.results.values();
        let found = results.find(|result| {
            result.status.is_failure()
                && result.reason.contains(&present.headline)
                && cases.is_match(&result.name)
        });
        Ok(found.map(|result| result.name.as_str()))
    }

    /// Summarizes this run, and compares it with that of the layer without a fault.
    pub fn summary(&self, with_layer: &Clean, since: Instant) -> CleanRun {
        let mut statuses = BTreeMap::new();
        for result in self.results.values() {
            *statuses.entry(result.status).or_insert(0) += 1;
        }
        let changed = self.results.values().filter(|result| {
            let other = with_layer.results.get(&result.name);
            other.is_none_or(|other| {
                other.status != result.status || other.fingerprint != result.fingerprint
            })
        });
        CleanRun {
            cases: self.results.len(),
            statuses,
            changed_by_layer: changed.map(|result| result.name.clone()).collect(),
            seconds: since.elapsed().as_secs_f64(),
        }
    }
}
