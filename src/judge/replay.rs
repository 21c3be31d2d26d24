//! A recorded run, judged by a model with changed inputs or changed answers: shows which changes of
//! the model a case notices.
//!
//! The device runs the case once. Its memory is then compared with the answers of the model, with
//! its answers to a changed script or to changed programs ([`Reading`]), and with changed answers.

use crate::capture::{Buffer, CapturedWord};
use crate::case::{CaptureCase, Case};
use crate::judge::CaseResult;
use crate::judge::capture::run_case;
use crate::judge::outcome::NotPassed;
use crate::judge::prepared::Prepared;
use crate::judge::programs::{self, Ready};
use crate::judge::rewritten::CapturePath;
use crate::model::{self, Allowed, Capture, ModelError, Shape};
use crate::script::executor::{ExecuteError, Execution, Executor, Job, Phase};
use crate::script::validate::ScriptError;
use crate::script::{Capabilities, Observed, Prefill, Script};
use crate::sources::Sources;
use crate::verdict::{self, Evidence, EvidenceError, Status, Verdict, WordName};
use thiserror::Error;

/// A case and the memory after its run.
pub struct Replay<'a> {
    programs: Vec<Ready<'a>>,
    buffers: Vec<Buffer>,
    words: Vec<CapturedWord>,
    names: Vec<WordName>,
    job: Job,
    observed: Vec<Observed>,
}

/// The reason why a reading has no answer.
#[derive(Debug, Error)]
pub enum MisreadError {
    #[error(transparent)]
    Script(#[from] ScriptError),
    #[error(transparent)]
    Model(#[from] ModelError),
}

/// The script and captures of a job that the model reads.
#[derive(Clone, Debug)]
pub struct Reading {
    pub script: Script,
    /// The shape, buffers and words of each program.
    pub programs: Vec<(Shape, Vec<Buffer>, Vec<CapturedWord>)>,
}

impl<'a> Replay<'a> {
    /// Runs a case that captures. `None` unless it passes: only then the memory
    /// is what the model computes.
    ///
    /// # Errors
    /// The result of a case that passes and cannot be prepared again.
    pub fn record(
        case: &'a Case,
        capture: &'a CaptureCase,
        sources: &Sources,
        executor: &mut dyn Executor,
    ) -> Result<Option<Replay<'a>>, Box<CaseResult>> {
        let mut recorder = Recorder {
            executor,
            last: None,
        };
        let mut result = run_case(case, sources, &mut recorder, &mut |_| ());
        let Recorder { last, .. } = recorder;
        let (Status::Pass, Some((job, observed))) = (result.status, last) else {
            return Ok(None);
        };
        let capabilities = executor.capabilities();
        let ready = Prepared::new(&case.rules, capture, capabilities)
            .map_err(NotPassed::from)
            .and_then(|prepared| {
                programs::ready(CapturePath::Native, &prepared, sources, capabilities)
            });
        let (own, extra) = match ready {
            Ok(ready) => ready,
            Err(trouble) => {
                result.status = Status::Error;
                result.reason = trouble.reason;
                return Err(Box::new(result));
            }
        };
        let mut programs = vec![own];
        programs.extend(extra);
        let all = programs.iter();
        Ok(Some(Replay {
            buffers: all.clone().flat_map(|p| p.buffers.clone()).collect(),
            words: all.flat_map(|p| p.words.clone()).collect(),
            names: programs::names(capture),
            programs,
            job,
            observed,
        }))
    }

    /// Returns the script and captures of the job.
    pub fn reading(&self) -> Reading {
        let of = |ready: &Ready<'_>| {
            let capture = ready.capture();
            (
                capture.shape.clone(),
                capture.buffers.to_vec(),
                capture.words.to_vec(),
            )
        };
        Reading {
            script: Script::clone(&self.job.script),
            programs: self.programs.iter().map(of).collect(),
        }
    }

    /// Returns the results that the model allows for a reading; the shaders' values stay
    /// the same.
    ///
    /// # Errors
    /// The script of the reading is not legal, or the model cannot run it.
    pub fn allowed(&self, reading: &Reading) -> Result<Allowed, MisreadError> {
        let captures: Vec<Capture<'_>> = self
            .programs
            .iter()
            .zip(&reading.programs)
            .map(|(ready, (shape, buffers, words))| Capture {
                shape,
                buffers,
                words,
                value: ready.value(),
            })
            .collect();
        let script = self
            .job
            .script
            .misread(|script| *script = reading.script.clone())?;
        Ok(model::run(&captures, &script)?)
    }

    /// Holds the recorded memory against an answer.
    ///
    /// # Errors
    /// The answer is not one to this job.
    pub fn judge(&self, allowed: &Allowed) -> Result<Verdict, EvidenceError> {
        verdict::judge(&Evidence {
            script: &self.job.script,
            guard: self.job.guard,
            buffers: &self.buffers,
            words: &self.words,
            names: &self.names,
            allowed,
            observed: &self.observed,
        })
    }
}

/// An executor that keeps what passed through it last.
struct Recorder<'e> {
    executor: &'e mut dyn Executor,
    last: Option<(Job, Vec<Observed>)>,
}

impl Executor for Recorder<'_> {
    fn capabilities(&self) -> &Capabilities {
        self.executor.capabilities()
    }

    fn execute(
        &mut self,
        job: &Job,
        prefills: &[Prefill],
        phase: &mut dyn FnMut(Phase),
    ) -> Result<Execution, ExecuteError> {
        let execution = self.executor.execute(job, prefills, phase)?;
        self.last = Some((job.clone(), execution.observed.clone()));
        Ok(execution)
    }
}
