//! A place for one worker at a time: a lost worker is replaced, but not for
//! ever.

use super::Interrupt;
use super::worker::{NoResult, Worker, WorkerOptions};
use super::worker_exit::{Incident, StartError};
use crate::judge::CaseResult;
use crate::meter::Times;
use crate::script::Capabilities;
use crate::verdict::Status;
use std::thread;
use std::time::Duration;

/// Workers that may be lost one after the other without any case having begun.
const ATTEMPTS: u32 = 3;
/// Before the second attempt; four times that before the third.
const PAUSE: Duration = Duration::from_millis(100);

/// What a case may take that is expected to hang on some drivers.
const ALONE: Duration = Duration::from_secs(5);

/// A place for a worker.
#[derive(Debug)]
pub struct WorkerSlot {
    options: WorkerOptions,
    worker: Option<Worker>,
    /// Workers lost since a case last began.
    lost: u32,
    incidents: Vec<Incident>,
    times: Times,
}

impl WorkerSlot {
    /// An empty slot.
    pub fn new(options: WorkerOptions) -> WorkerSlot {
        WorkerSlot {
            options,
            worker: None,
            lost: 0,
            incidents: Vec::new(),
            times: Times::default(),
        }
    }

    /// Sees to it that there is a worker; gives its device.
    ///
    /// # Errors
    /// Where no worker starts, after some attempts.
    pub fn ready(&mut self, interrupt: &Interrupt) -> Result<&Capabilities, StartError> {
        let worker = match self.worker.take() {
            Some(worker) => worker,
            None => self.start(interrupt)?,
        };
        Ok(self.worker.insert(worker).device())
    }

    fn start(&mut self, interrupt: &Interrupt) -> Result<Worker, StartError> {
        loop {
            match Worker::start(&self.options, interrupt) {
                Err(StartError::Lost { .. } | StartError::Spawn(_)) if self.lost + 1 < ATTEMPTS => {
                    self.pause();
                }
                outcome => return outcome,
            }
        }
    }

    fn pause(&mut self) {
        thread::sleep(PAUSE * 4_u32.saturating_pow(self.lost));
        self.lost += 1;
    }

    /// Runs one case, whatever it costs in workers.
    ///
    /// # Errors
    /// Where no worker is left that could run it.
    pub fn run(&mut self, name: &str, interrupt: &Interrupt) -> Result<CaseResult, StartError> {
        loop {
            let worker = match self.worker.take() {
                Some(worker) => worker,
                None => self.start(interrupt)?,
            };
            let result = match worker.run(name, interrupt) {
                Ok((mut worker, result)) => {
                    self.times.add(&worker.take_times());
                    // A device that was lost, or that did not finish in time,
                    // is nothing to run another case on.
                    if !matches!(result.status, Status::Crash | Status::Timeout) {
                        self.worker = Some(worker);
                    }
                    result
                }
                Err(NoResult::Lost(loss)) => loss.result(name),
                Err(NoResult::Interrupted) => return Err(StartError::Interrupted),
                Err(NoResult::Between(incident)) => {
                    let incident = *incident;
                    if self.lost + 1 >= ATTEMPTS {
                        let Incident { exit, output, .. } = incident;
                        return Err(StartError::Lost { exit, output });
                    }
                    if incident.is_notable() {
                        self.incidents.push(incident);
                    }
                    self.pause();
                    continue;
                }
            };
            self.lost = 0;
            return Ok(result);
        }
    }

    /// Runs a probe that the driver may crash or hang on in a worker that nothing
    /// else runs in: its outcome is recorded, whatever it is.
    ///
    /// # Errors
    /// Where no worker starts.
    pub fn run_alone(
        &mut self,
        name: &str,
        interrupt: &Interrupt,
    ) -> Result<CaseResult, StartError> {
        let worker = self.start(interrupt)?.limited(ALONE);
        self.lost = 0;
        match worker.run(name, interrupt) {
            Ok((_, result)) => Ok(recorded(result)),
            Err(NoResult::Lost(loss)) => Ok(recorded(loss.result(name))),
            Err(NoResult::Interrupted) => Err(StartError::Interrupted),
            Err(NoResult::Between(incident)) => {
                let Incident { exit, output, .. } = *incident;
                Err(StartError::Lost { exit, output })
            }
        }
    }

    /// Ends the worker in good order.
    pub fn shut_down(&mut self) {
        let incident = self.worker.take().and_then(Worker::shut_down);
        self.incidents.extend(incident);
    }

    /// What the workers say they have spent, as far as they could.
    pub fn times(&self) -> &Times {
        &self.times
    }

    /// The incidents between cases since the last call.
    pub fn take_incidents(&mut self) -> Vec<Incident> {
        std::mem::take(&mut self.incidents)
    }
}

/// A crash or a hang as what the device did.
fn recorded(mut result: CaseResult) -> CaseResult {
    if matches!(result.status, Status::Crash | Status::Timeout) {
        result.status = Status::Probe;
        result.recorded = result.fingerprint.take();
    }
    result
}
