//! A place for one worker at a time, which replaces lost workers and confirms failures.
//!
//! A failure counts as the case's own only if it happens twice, the second time in a new
//! worker that ran nothing before, while no case beside it crashes, hangs or loses the
//! device; a crash, a hang or a lost device only if nothing else runs on the device at that
//! time ([`Company`]). A failure that does not happen again is recorded as
//! [`InCompany`]. A failure like three confirmed ones ([`Likeness`]) is *unconfirmed*: without a
//! cause, only those are sought that do not depend on places. It is held back until a later
//! failure of its worker is confirmed, and its case runs again if that one is not, or if the
//! worker is lost ([`Trust`]). A failure that is known with its
//! fingerprint is not confirmed: that
//! another case caused just this one is unlikely, and a new worker takes as long as ten cases.
//! A crash under the validation layer is the driver's only if it happens without the layer as
//! well.

use super::Interrupt;
use super::company::{Attempts, Company};
use super::expectations::Expectations;
use super::protocol::Refusal;
use super::runner::DeviceCondition;
use super::worker::{Effort, NoResult, Ran, Worker, WorkerOptions};
use super::worker_exit::{Incident, StartError};
use crate::judge::CaseResult;
use crate::judge::changes::Form;
use crate::judge::result::{InCompany, Likeness};
use crate::judge::varied::attributed;
use crate::meter::Times;
use crate::script::{Capabilities, MemoryDigest};
use crate::vary::Item;
use crate::verdict::Status;
use std::mem;
use std::sync::Arc;
use std::time::Duration;

/// The time limit of a case that is expected to hang on some drivers.
const PROBE_LIMIT: Duration = Duration::from_secs(5);

/// Unconfirmed failures of a worker in a row at first; the next one is confirmed, and if it
/// happens again, twice as many may follow.
const FIRST_UNCONFIRMED: usize = 64;
/// Unconfirmed failures of a worker in a row, at most.
const MOST_UNCONFIRMED: usize = 1024;

/// The worker that compiles the modules of failed cases again. The compiler takes 80 ms to
/// start, so each new worker would spend a half of its time on it.
#[derive(Debug, Default)]
enum ModuleCompiler {
    /// No worker was needed.
    #[default]
    Unused,
    Ready(Box<Worker>),
    /// Workers do not share modules, or the compiling one was lost: new workers compile.
    Useless,
}

/// A place for a worker.
#[derive(Debug)]
pub struct WorkerSlot {
    options: WorkerOptions,
    company: Arc<Company>,
    expectations: Arc<Expectations>,
    worker: Option<Worker>,
    compiler: ModuleCompiler,
    incidents: Vec<Incident>,
    times: Times,
    /// Unconfirmed failures in a row.
    unconfirmed: usize,
    /// The greatest number of them.
    most_unconfirmed: usize,
}

/// The result of a case, and its effect on the unconfirmed results before it.
#[derive(Debug)]
pub struct CaseRun {
    pub result: CaseResult,
    pub trust: Trust,
    /// The failure of an unconfirmed result, which is reported if it does not happen again.
    pub once: Option<InCompany>,
}

impl CaseRun {
    /// A result that needs no confirmation.
    pub fn plain(result: CaseResult) -> CaseRun {
        CaseRun {
            result,
            trust: Trust::Unchanged,
            once: None,
        }
    }
}

/// The effect of a case on the unconfirmed results that its worker gave before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trust {
    /// No effect.
    Unchanged,
    /// A failure of the worker happened again in a new one.
    Confirmed,
    /// A failure of the worker did not happen again, or the worker was lost.
    Doubted,
}

/// One run of a case.
struct Attempt {
    result: CaseResult,
    /// The digest of the memory after the case.
    memory: MemoryDigest,
    /// Whether it is a known failure.
    known: bool,
    /// The case that the same worker ran before.
    after: Option<String>,
    /// Cases of other workers at that time.
    beside: Vec<String>,
    /// Whether a crash, a hang or a lost device of a case beside it could be the cause.
    disturbed: bool,
}

impl Attempt {
    fn new(result: CaseResult, after: Option<String>) -> Attempt {
        Attempt {
            result,
            memory: MemoryDigest::default(),
            known: false,
            after,
            beside: Vec::new(),
            disturbed: false,
        }
    }

    /// Whether it crashed, hung, lost the device, or was killed.
    fn is_trouble(&self) -> bool {
        let details = self.result.details.as_ref();
        let lost = details.is_some_and(|details| details.worker.is_some());
        lost || matches!(self.result.status, Status::Crash | Status::Timeout)
    }

    /// The likeness of this failure, if it neither ended its worker nor happened beside
    /// a crash, a hang or a lost device.
    fn likeness(&self) -> Option<Likeness> {
        let is_ordinary =
            self.result.status == Status::Fail && !self.is_trouble() && !self.disturbed;
        self.result.likeness().filter(|_| is_ordinary)
    }

    /// The failure as it is reported if it does not happen again.
    fn in_company(&self) -> InCompany {
        let result = &self.result;
        InCompany {
            status: result.status,
            fingerprint: result.fingerprint.clone(),
            reason: result.reason.clone(),
            after: self.after.clone(),
            beside: self.beside.clone(),
        }
    }

    /// Whether it failed in a way that is not known: another case, or an event outside of
    /// the run, could be the cause.
    fn is_doubtful(&self) -> bool {
        self.is_trouble() || (self.result.status.is_failure() && !self.known)
    }
}

/// The place where a case runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// The current worker, which may have run other cases.
    Worker,
    /// A new worker, with modules that were compiled again.
    NewWorker,
    /// A new worker that runs nothing else, with a short time limit.
    Probe,
}

impl WorkerSlot {
    /// An empty slot; slots of one device share their company.
    pub fn new(options: WorkerOptions, company: Arc<Company>) -> WorkerSlot {
        WorkerSlot {
            options,
            company,
            expectations: Arc::default(),
            worker: None,
            compiler: ModuleCompiler::default(),
            incidents: Vec::new(),
            times: Times::default(),
            unconfirmed: 0,
            most_unconfirmed: FIRST_UNCONFIRMED,
        }
    }

    /// Does not confirm the failures that are known with their fingerprints.
    pub fn expecting(self, expectations: Arc<Expectations>) -> WorkerSlot {
        WorkerSlot {
            expectations,
            ..self
        }
    }

    /// Starts a worker if the slot is empty; returns its device.
    ///
    /// # Errors
    /// No worker starts.
    pub fn ready(&mut self, interrupt: &Interrupt) -> Result<&Capabilities, StartError> {
        let worker = match self.worker.take() {
            Some(worker) => worker,
            None => self.start(interrupt)?,
        };
        Ok(self.worker.insert(worker).device())
    }

    fn start(&mut self, interrupt: &Interrupt) -> Result<Worker, StartError> {
        let mut attempts = Attempts::default();
        loop {
            if let Some(gone) = self.company.gone() {
                return Err(gone);
            }
            match self.start_once(interrupt) {
                Ok(worker) => {
                    if !worker.shares_modules() {
                        self.compiler = ModuleCompiler::Useless;
                    }
                    return Ok(worker);
                }
                Err(error) => self.wait_after(error, &mut attempts, interrupt)?,
            }
        }
    }

    fn start_once(&self, interrupt: &Interrupt) -> Result<Worker, StartError> {
        let worker = Worker::start(&self.options, interrupt)?;
        self.company.note_start(worker.device())?;
        Ok(worker)
    }

    /// Waits after a failure that another attempt may cure.
    fn wait_after(
        &self,
        error: StartError,
        attempts: &mut Attempts,
        interrupt: &Interrupt,
    ) -> Result<(), StartError> {
        let started = self.company.has_started();
        let pauses = match &error {
            StartError::Interrupted
            | StartError::DeviceGone { .. }
            | StartError::OtherBuild { .. }
            | StartError::RunningCase(_)
            | StartError::Refused(Refusal::Cases { .. }) => return Err(error),
            // A machine without a driver is not waited for.
            StartError::Refused(Refusal::NoDevice { .. }) if !started => &self.options.pauses[..1],
            StartError::Refused(Refusal::NoDevice { .. })
            | StartError::OtherDevice { .. }
            | StartError::Lost { .. }
            | StartError::Spawn(_) => &self.options.pauses,
        };
        let Some(pause) = attempts.pause(pauses, &self.company) else {
            return Err(if started {
                self.company.give_up(error.to_string())
            } else {
                error
            });
        };
        self.company.pause(pause, interrupt)
    }

    /// Runs one case, and confirms a failure.
    ///
    /// # Errors
    /// No worker is left that could run it.
    pub fn run(&mut self, name: &str, interrupt: &Interrupt) -> Result<CaseResult, StartError> {
        let ran = self.run_in_list(name, false, interrupt)?;
        Ok(ran.result)
    }

    /// Runs one case of a list, and confirms a failure, unless failures like it are confirmed
    /// and unconfirmed ones are permitted.
    ///
    /// # Errors
    /// No worker is left that could run it.
    pub fn run_in_list(
        &mut self,
        name: &str,
        may_be_unconfirmed: bool,
        interrupt: &Interrupt,
    ) -> Result<CaseRun, StartError> {
        let first = self.beside_others(name, &Form::Selected, Place::Worker, interrupt)?;
        if !first.is_doubtful() {
            return Ok(CaseRun::plain(first.result));
        }
        let likeness = first.likeness();
        if may_be_unconfirmed
            && self.unconfirmed < self.most_unconfirmed
            && likeness
                .as_ref()
                .is_some_and(|likeness| self.company.is_confirmed(likeness))
        {
            self.unconfirmed += 1;
            return Ok(CaseRun {
                once: Some(first.in_company()),
                ..CaseRun::plain(CaseResult {
                    unconfirmed: true,
                    ..first.result
                })
            });
        }
        self.unconfirmed = 0;
        let mut again = if first.is_trouble() || first.disturbed {
            self.alone(name, Place::NewWorker, interrupt)?
        } else {
            let again = self.beside_others(name, &Form::Selected, Place::NewWorker, interrupt)?;
            if again.is_trouble() || (again.is_doubtful() && again.disturbed) {
                self.alone(name, Place::NewWorker, interrupt)?
            } else {
                again.result
            }
        };
        let first = first.in_company();
        if again.status.is_failure() && !first.is_same(&again) {
            // It happened once only.
            again = self.alone(name, Place::NewWorker, interrupt)?;
        }
        let result = reconciled(first, again);
        let happened_again = result.in_company.is_none();
        let is_ordinary = likeness.is_some();
        // The second run seeks every cause.
        let noted = if happened_again {
            result.likeness().filter(|_| is_ordinary)
        } else {
            likeness
        };
        if let Some(likeness) = noted {
            self.company.note_confirmation(likeness, happened_again);
        }
        let trust = if is_ordinary && happened_again {
            self.most_unconfirmed = MOST_UNCONFIRMED.min(2 * self.most_unconfirmed);
            Trust::Confirmed
        } else {
            self.most_unconfirmed = FIRST_UNCONFIRMED;
            Trust::Doubted
        };
        let result = self.without_variation(result, interrupt)?;
        let result = self.without_layer(name, Place::NewWorker, result, interrupt)?;
        Ok(CaseRun {
            result,
            trust,
            once: None,
        })
    }

    /// A variation in which the worker of a case was lost runs plain and with fewer items, each
    /// time in a new worker.
    fn without_variation(
        &mut self,
        result: CaseResult,
        interrupt: &Interrupt,
    ) -> Result<CaseResult, StartError> {
        let details = result.details.as_ref();
        let is_lost = details.is_some_and(|details| details.worker.is_some());
        let items: Result<Vec<Item>, _> =
            result.variation.iter().map(|item| item.parse()).collect();
        let items = items.expect("the variation that was requested, or that a worker selected");
        if !is_lost || items.is_empty() {
            return Ok(result);
        }
        let name = result.name.clone();
        attributed(None, &items, result, |items, _| {
            let company = Arc::clone(&self.company);
            let _alone = company.alone();
            let form = Form::Varied(items.to_vec());
            let attempt = self.attempt(&name, &form, Place::NewWorker, interrupt)?;
            Ok(attempt.result)
        })
    }

    /// A crash under the validation layer may be the layer's: the case runs once more
    /// without it, and the result names the layer if the case then does not crash.
    fn without_layer(
        &mut self,
        name: &str,
        place: Place,
        result: CaseResult,
        interrupt: &Interrupt,
    ) -> Result<CaseResult, StartError> {
        let Some(launch) = self.options.without_layer.clone() else {
            return Ok(result);
        };
        if result.status != Status::Crash {
            return Ok(result);
        }
        let options = WorkerOptions {
            launch,
            without_layer: None,
            ..self.options.clone()
        };
        let mut bare = WorkerSlot::new(options, Arc::clone(&self.company))
            .expecting(Arc::clone(&self.expectations));
        let plain = bare.alone(name, place, interrupt);
        bare.shut_down();
        self.incidents.extend(bare.take_incidents());
        self.times.add(&bare.times);
        let plain = plain?;
        Ok(if plain.status == Status::Crash {
            result
        } else {
            crash_of_layer(result, plain.status)
        })
    }

    /// Runs one case, and does not confirm a failure. Also returns the digest of the
    /// memory after it.
    ///
    /// # Errors
    /// No worker is left that could run it.
    pub fn run_once(
        &mut self,
        name: &str,
        interrupt: &Interrupt,
    ) -> Result<(CaseResult, MemoryDigest), StartError> {
        let attempt = self.beside_others(name, &Form::Selected, Place::Worker, interrupt)?;
        Ok((attempt.result, attempt.memory))
    }

    /// Runs a case in this form without the confirmation of a failure, but a crash counts only if
    /// it happens in a new worker, too: the case before it may have corrupted the memory of its
    /// worker.
    ///
    /// # Errors
    /// No worker is left that could run it.
    pub fn try_form(
        &mut self,
        name: &str,
        form: &Form,
        interrupt: &Interrupt,
    ) -> Result<CaseResult, StartError> {
        let first = self.beside_others(name, form, Place::Worker, interrupt)?;
        if first.result.status != Status::Crash || first.after.is_none() {
            return Ok(first.result);
        }
        let again = self.beside_others(name, form, Place::NewWorker, interrupt)?;
        Ok(again.result)
    }

    /// Runs a probe that the driver may crash or hang on in a worker of its own, and
    /// records the outcome, whatever it is.
    ///
    /// # Errors
    /// No worker starts.
    pub fn run_alone(
        &mut self,
        name: &str,
        interrupt: &Interrupt,
    ) -> Result<CaseResult, StartError> {
        let first = self.beside_others(name, &Form::Selected, Place::Probe, interrupt)?;
        let result = if first.is_doubtful() {
            self.alone(name, Place::Probe, interrupt)?
        } else {
            first.result
        };
        let result = self.without_layer(name, Place::Probe, result, interrupt)?;
        Ok(recorded(result))
    }

    fn beside_others(
        &mut self,
        name: &str,
        form: &Form,
        place: Place,
        interrupt: &Interrupt,
    ) -> Result<Attempt, StartError> {
        let company = Arc::clone(&self.company);
        let running = company.enter(name);
        let mut attempt = self.attempt(name, form, place, interrupt)?;
        if attempt.is_trouble() {
            running.note_trouble();
        } else if attempt.result.status.is_failure() && place == Place::NewWorker {
            running.outlast_others(interrupt);
        }
        attempt.disturbed = !running.troubles().is_empty();
        if attempt.is_doubtful() {
            attempt.beside = running.beside();
        }
        Ok(attempt)
    }

    fn alone(
        &mut self,
        name: &str,
        place: Place,
        interrupt: &Interrupt,
    ) -> Result<CaseResult, StartError> {
        let company = Arc::clone(&self.company);
        let _alone = company.alone();
        let attempt = self.attempt(name, &Form::Selected, place, interrupt)?;
        Ok(attempt.result)
    }

    /// Runs a case until it has a result, in as many workers as that takes: in this form, but
    /// not in a variation that the worker selects if a failure of it is expected. Which
    /// cases ran beside it is left open.
    fn attempt(
        &mut self,
        name: &str,
        form: &Form,
        place: Place,
        interrupt: &Interrupt,
    ) -> Result<Attempt, StartError> {
        let (mut lost, mut refused) = (Attempts::default(), Attempts::default());
        let renewed = place == Place::NewWorker && self.renew_modules(name, interrupt)?;
        loop {
            let worker = match self.worker.take() {
                Some(worker) if place == Place::Worker => worker,
                kept => {
                    if place == Place::Probe {
                        self.worker = kept;
                    }
                    self.start(interrupt)?
                }
            };
            let worker = if place == Place::Probe {
                worker.limited(PROBE_LIMIT)
            } else {
                worker
            };
            let after = worker.last().map(str::to_owned);
            let effort = match place {
                Place::NewWorker if renewed => Effort::WithRenewedModules,
                Place::NewWorker => Effort::Afresh,
                Place::Worker => Effort::Shared(self.company.unexplained()),
                Place::Probe => Effort::Shared(Vec::new()),
            };
            let is_covered = self.expectations.covers(name, worker.device());
            let form = match form {
                Form::Selected if is_covered => Form::Varied(Vec::new()),
                form => form.clone(),
            };
            match worker.run(name, form, effort, interrupt) {
                Ok(ran) => {
                    if let DeviceCondition::Refused { message } = &ran.condition
                        && self.company.has_opened()
                    {
                        let pause = refused.pause(&self.options.pauses, &self.company);
                        let Some(pause) = pause else {
                            return Err(self.company.give_up(message.clone()));
                        };
                        self.company.pause(pause, interrupt)?;
                        continue;
                    }
                    let known = self
                        .expectations
                        .recognise(&ran.result, ran.worker.device());
                    return Ok(Attempt {
                        known,
                        memory: ran.memory.clone(),
                        ..Attempt::new(self.keep(ran, place), after)
                    });
                }
                Err(NoResult::Lost(loss)) => {
                    if loss.had_device() {
                        self.company.note_device();
                    }
                    return Ok(Attempt::new(loss.result(name), after));
                }
                Err(NoResult::Interrupted) => return Err(StartError::Interrupted),
                Err(NoResult::Between(incident)) => {
                    let incident = *incident;
                    if incident.is_notable() {
                        self.incidents.push(incident.clone());
                    }
                    let Incident { exit, output, .. } = incident;
                    let error = StartError::Lost { exit, output };
                    self.wait_after(error, &mut lost, interrupt)?;
                }
            }
        }
    }

    /// Compiles the modules of a case again and replaces those on disk; whether it did.
    ///
    /// # Errors
    /// The run is interrupted.
    fn renew_modules(&mut self, name: &str, interrupt: &Interrupt) -> Result<bool, StartError> {
        let compiler = match mem::replace(&mut self.compiler, ModuleCompiler::Useless) {
            ModuleCompiler::Ready(worker) => *worker,
            ModuleCompiler::Unused => match self.start_once(interrupt) {
                Ok(worker) => worker,
                Err(StartError::Interrupted) => return Err(StartError::Interrupted),
                // The new worker of the case meets the same, and reports it.
                Err(_) => return Ok(false),
            },
            ModuleCompiler::Useless => return Ok(false),
        };
        let mut ran = match compiler.run(name, Form::Selected, Effort::Renewal, interrupt) {
            Ok(ran) => ran,
            Err(NoResult::Interrupted) => return Err(StartError::Interrupted),
            Err(NoResult::Lost(_) | NoResult::Between(_)) => return Ok(false),
        };
        self.times.add(&ran.worker.take_times());
        let renewed = ran.result.status == Status::Pass;
        if renewed && !ran.worker.is_too_large() {
            self.compiler = ModuleCompiler::Ready(Box::new(ran.worker));
            return Ok(true);
        }
        if renewed {
            self.compiler = ModuleCompiler::Unused;
        }
        self.incidents.extend(ran.worker.shut_down());
        Ok(renewed)
    }

    /// Keeps the worker of a case if its device and its size are fit for another.
    fn keep(&mut self, ran: Ran, place: Place) -> CaseResult {
        let Ran {
            mut worker,
            result,
            condition,
            ..
        } = ran;
        self.times.add(&worker.take_times());
        let (opened, fit) = match condition {
            DeviceCondition::Unopened | DeviceCondition::Refused { .. } => (false, true),
            DeviceCondition::Open => (true, true),
            DeviceCondition::Spoiled => (true, false),
        };
        if opened {
            self.company.note_device();
        }
        if fit && place != Place::Probe && !matches!(result.status, Status::Crash | Status::Timeout)
        {
            if worker.is_too_large() {
                self.incidents.extend(worker.shut_down());
            } else {
                self.worker = Some(worker);
            }
        }
        result
    }

    /// Ends the worker in good order.
    pub fn shut_down(&mut self) {
        let compiler = match mem::take(&mut self.compiler) {
            ModuleCompiler::Ready(worker) => Some(*worker),
            ModuleCompiler::Unused | ModuleCompiler::Useless => None,
        };
        for worker in self.worker.take().into_iter().chain(compiler) {
            self.incidents.extend(worker.shut_down());
        }
    }

    /// Returns the times that the workers spent, except those of lost ones.
    pub fn times(&self) -> &Times {
        &self.times
    }

    /// Returns the incidents between cases since the last call.
    pub fn take_incidents(&mut self) -> Vec<Incident> {
        std::mem::take(&mut self.incidents)
    }
}

/// The result of a case that failed first and ran again.
pub fn reconciled(first: InCompany, again: CaseResult) -> CaseResult {
    if first.is_same(&again) {
        return again;
    }
    CaseResult {
        in_company: Some(Box::new(first)),
        ..again
    }
}

/// A crash that happens under the validation layer only, as an error that names the layer;
/// `plain` is the status without it.
fn crash_of_layer(crash: CaseResult, plain: Status) -> CaseResult {
    let fingerprint = crash.fingerprint.as_deref();
    let fingerprint = fingerprint.expect("a crash has a fingerprint");
    CaseResult {
        status: Status::Error,
        fingerprint: Some(format!("validation-layer.{fingerprint}")),
        reason: format!(
            "{}; without --validation the status of the case is {}: the validation layer is \
             wrong, or the driver damages memory that the layer uses",
            crash.reason,
            plain.name()
        ),
        ..crash
    }
}

/// A crash or a hang as the behaviour of the device.
pub fn recorded(mut result: CaseResult) -> CaseResult {
    if matches!(result.status, Status::Crash | Status::Timeout) {
        result.status = Status::Probe;
        result.recorded = result.fingerprint.take();
    }
    result
}
