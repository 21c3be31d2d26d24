//! Runs cases on a driver with one fault, one after the other in one worker.

use super::localised::Occurrence;
use super::table::{FaultTable, Mutant};
use crate::input;
use crate::judge::CaseResult;
use crate::judge::changes::Form;
use crate::meter::{Part, Times};
use crate::run::Interrupt;
use crate::run::runner::DeviceCondition;
use crate::run::worker::{Effort, NoResult, Ran, Worker, WorkerOptions};
use crate::run::worker_exit::StartError;
use crate::verdict::Status;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Workers in a row that may be lost before a case begins.
const ATTEMPTS: usize = 3;

/// The reason why the cases of a mutant cannot run.
#[derive(Debug, Error)]
pub enum MutantError {
    #[error(transparent)]
    Start(#[from] StartError),
    #[error("the log of the layer, {}, cannot be used: {error}", path.display())]
    Log { path: PathBuf, error: io::Error },
    #[error("the Vulkan loader did not load the layer {0}")]
    NotLoaded(String),
    #[error(
        "this program does not have the faults of the table; ci/proofs/mutate-model builds one that has"
    )]
    NotBuilt,
    #[error("the worker is lost again and again")]
    Lost,
    #[error("the table of the layer has a bad glob: {0}")]
    Glob(#[from] globset::Error),
}

/// A driver with one fault.
pub struct FaultyDriver<'a> {
    options: WorkerOptions,
    layer: Option<&'a str>,
    log: PathBuf,
    interrupt: &'a Interrupt,
    worker: Option<Worker>,
    /// Whether a case opened the device.
    has_opened: bool,
    times: Times,
}

impl<'a> FaultyDriver<'a> {
    /// The driver with this fault; `log` is the path of a file for the layer's log.
    pub fn new(
        layer: &WorkerOptions,
        table: &'a FaultTable,
        mutant: &Mutant,
        log: &Path,
        interrupt: &'a Interrupt,
    ) -> Result<FaultyDriver<'a>, MutantError> {
        let launch = layer.launch.clone();
        let driver = FaultyDriver {
            options: WorkerOptions {
                launch: launch
                    .with_variable(&table.variable, &mutant.name)
                    .with_variable(&table.log_variable, log),
                ..layer.clone()
            },
            layer: table.layer.as_deref(),
            log: log.to_owned(),
            interrupt,
            worker: None,
            has_opened: false,
            times: Times::default(),
        };
        driver.clear_log()?;
        Ok(driver)
    }

    /// Runs a case in the worker that ran the case before it.
    pub fn run(&mut self, name: &str) -> Result<CaseResult, MutantError> {
        for _ in 0..ATTEMPTS {
            let worker = match self.worker.take() {
                Some(worker) => worker,
                None => Worker::start(&self.options, self.interrupt)?,
            };
            match worker.run(
                name,
                Form::Selected,
                Effort::Shared(Vec::new()),
                self.interrupt,
            ) {
                Ok(ran) => return Ok(self.keep(ran)),
                Err(NoResult::Lost(lost)) => return Ok(lost.result(name)),
                Err(NoResult::Interrupted) => return Err(StartError::Interrupted.into()),
                Err(NoResult::Between(_)) => {}
            }
        }
        Err(MutantError::Lost)
    }

    /// Runs a case in a new worker; returns where the fault occurred in it, too.
    pub fn run_alone(&mut self, name: &str) -> Result<(CaseResult, Vec<Occurrence>), MutantError> {
        let kept = self.worker.take();
        self.clear_log()?;
        let result = self.run(name);
        if let Some(worker) = self.worker.take() {
            worker.shut_down();
        }
        self.worker = kept;
        let result = result?;
        self.check_loaded()?;
        let text = self.read_log()?;
        Ok((result, text.lines().filter_map(Occurrence::read).collect()))
    }

    /// Checks by the log that the driver can have the fault, once a case opened the device.
    pub fn check_loaded(&self) -> Result<(), MutantError> {
        let text = self.read_log()?;
        if !self.has_opened || text.lines().any(|line| line == "loaded") {
            return Ok(());
        }
        Err(match self.layer {
            Some(layer) => MutantError::NotLoaded(layer.to_owned()),
            None => MutantError::NotBuilt,
        })
    }

    /// Processor time of the cases so far, in seconds.
    pub fn cpu(&self) -> f64 {
        let parts = Part::ALL.iter().map(|part| self.times.spent(*part));
        parts.map(|spent| spent.cpu + spent.beside).sum()
    }

    fn keep(&mut self, ran: Ran) -> CaseResult {
        let Ran {
            mut worker,
            result,
            condition,
            ..
        } = ran;
        self.times.add(&worker.take_times());
        let (opened, fit) = match condition {
            DeviceCondition::Unopened => (false, true),
            DeviceCondition::Open => (true, true),
            DeviceCondition::Spoiled => (true, false),
            DeviceCondition::Refused { .. } => (false, false),
        };
        self.has_opened |= opened;
        if fit && !matches!(result.status, Status::Crash | Status::Timeout) {
            self.worker = Some(worker);
        }
        result
    }

    fn clear_log(&self) -> Result<(), MutantError> {
        fs::write(&self.log, "").map_err(|error| self.log_error(error))
    }

    fn read_log(&self) -> Result<String, MutantError> {
        input::results(&self.log).map_err(|error| self.log_error(error))
    }

    fn log_error(&self, error: io::Error) -> MutantError {
        MutantError::Log {
            path: self.log.clone(),
            error,
        }
    }
}
