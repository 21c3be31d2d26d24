//! Tells a run as it goes: to the terminal, to the result files.

use super::Exit;
use super::device_args::DeviceArgs;
use super::output::{complain, print};
use super::progress::Progress;
use super::selection::SelectedCases;
use crate::judge::CaseResult;
use crate::report::explanation;
use crate::report::files::ResultFiles;
use crate::report::repeats::Repeats;
use crate::report::run::{RunEnd, RunStart};
use crate::report::terminal::{self, Detail};
use crate::report::{Summary, Timings};
use crate::run::Interrupt;
use crate::run::expectations::Expectations;
use crate::run::schedule::Observer;
use crate::run::worker_exit::Incident;
use crate::script::Capabilities;
use crate::verdict::Status;
use std::time::Instant;

/// Who tells a run.
pub struct Reporter<'a> {
    target: &'a DeviceArgs,
    chosen: &'a SelectedCases,
    expectations: &'a Expectations,
    detail: Detail,
    start: RunStart,
    began: Instant,
    progress: Progress,
    files: Option<ResultFiles>,
    /// Raised where nobody is left to be told.
    interrupt: &'a Interrupt,
    repeats: Repeats,
    summary: Summary,
    incidents: Vec<String>,
    /// Whether standard output is not written any more.
    silenced: bool,
    unheard: bool,
    unwritten: bool,
}

/// What is to be known of a run once it has been told.
pub struct RunOutcome {
    /// Whether a case failed unexpectedly, or a worker was lost between cases.
    pub failed: bool,
    /// Whether a case passed that was known to fail.
    pub improved: bool,
    /// Whether a result file or standard output could not be written.
    pub unwritten: bool,
    /// Whether the reader of standard output went away, and nothing else was
    /// written.
    pub unheard: bool,
}

impl<'a> Reporter<'a> {
    /// Tells a run that begins now.
    pub fn new(
        target: &'a DeviceArgs,
        chosen: &'a SelectedCases,
        expectations: &'a Expectations,
        detail: Detail,
        start: RunStart,
        files: Option<ResultFiles>,
        interrupt: &'a Interrupt,
    ) -> Reporter<'a> {
        Reporter {
            target,
            chosen,
            expectations,
            detail,
            began: Instant::now(),
            progress: Progress::new(start.cases * start.repeat),
            repeats: Repeats::new(start.repeat),
            start,
            files,
            interrupt,
            summary: Summary::default(),
            incidents: Vec::new(),
            silenced: false,
            unheard: false,
            unwritten: false,
        }
    }

    /// The result with what the worker does not know.
    fn completed(&self, result: &CaseResult) -> CaseResult {
        let mut result = result.clone();
        // Whoever lost a worker knows nothing of the case; a worker that tells
        // of a lost device does.
        let lost = matches!(
            result.status,
            Status::Crash | Status::Timeout | Status::Error
        );
        if lost
            && result.rules.is_empty()
            && let Some(case) = self.chosen.case(&result.name)
        {
            result.explanation = explanation::of_lost(&case, &result.explanation);
            result.rules = case.rules;
        }
        // Nor does whoever recorded a crash know what was open.
        if result.status == Status::Probe
            && result.rules.is_empty()
            && let Some(case) = self.chosen.case(&result.name)
        {
            result.reason = case.probe.map_or(result.reason, |probe| probe.open);
            result.rules = case.rules;
        }
        if let Some(device) = &self.start.device {
            result.standing = self.expectations.judge(&result, device);
        }
        result
    }

    /// Tells how it ended: `stopped` says why, where cases have no result;
    /// `timings` where the time went.
    pub fn end(mut self, stopped: Option<String>, timings: Option<Timings>) -> RunOutcome {
        for result in self.repeats.rest() {
            self.add(&result);
        }
        self.progress.end();
        let elapsed = self.began.elapsed();
        let text = terminal::summary(&self.summary, elapsed, &|name| {
            self.chosen.reproduce(self.target, name)
        });
        self.tell(&text);
        if let Some(timings) = &timings {
            self.tell(&format!("\n{timings}"));
        }
        let end = RunEnd {
            complete: stopped.is_none(),
            stopped,
            incidents: self.incidents.clone(),
            seconds: elapsed.as_secs_f64(),
            timings,
            ..RunEnd::default()
        };
        if let Some(files) = &mut self.files {
            files.finish(&end.with_counts(&self.summary));
        }
        self.check_files();
        RunOutcome {
            failed: self.summary.failed() > 0 || !self.incidents.is_empty(),
            improved: !self.summary.improved().is_empty(),
            unwritten: self.unwritten,
            unheard: self.unheard,
        }
    }

    /// Writes to standard output as long as that can be written. Where nobody
    /// reads it and nothing else is written, the run has no purpose any more.
    fn tell(&mut self, text: &str) {
        if text.is_empty() || self.silenced {
            return;
        }
        let Err(failure) = self.progress.aside(|| print(text)) else {
            return;
        };
        self.silenced = true;
        match failure.exit() {
            Exit::Success if self.files.is_none() => {
                self.unheard = true;
                self.interrupt.raise();
            }
            Exit::Success => {}
            _ => {
                self.unwritten = true;
                self.progress.aside(|| complain(failure));
            }
        }
    }

    /// Says which result files can no longer be written.
    fn check_files(&mut self) {
        let errors = self.files.as_mut().map(ResultFiles::take_errors);
        for error in errors.into_iter().flatten() {
            self.unwritten = true;
            self.progress.aside(|| complain(error));
        }
    }
}

impl Observer for Reporter<'_> {
    fn opened(&mut self, device: &Capabilities) {
        self.start.device = Some(device.clone());
        if let Some(files) = &mut self.files {
            files.describe(&self.start);
        }
        self.check_files();
        self.tell(&terminal::device(device));
    }

    fn finished(&mut self, result: &CaseResult) {
        let result = self.completed(result);
        if let Some(result) = self.repeats.add(result) {
            self.add(&result);
        }
    }

    fn progressed(&mut self, finished: usize) {
        self.progress.show(finished, self.summary.failed());
    }

    fn lost(&mut self, incident: &Incident) {
        self.tell(&format!("{incident}\n"));
        self.incidents.push(incident.to_string());
    }
}

impl Reporter<'_> {
    /// Says something of the run.
    pub fn say(&mut self, text: &str) {
        self.tell(text);
    }

    /// Tells what became of a case.
    fn add(&mut self, result: &CaseResult) {
        if let Some(files) = &mut self.files {
            files.add(result);
        }
        self.check_files();
        let alike = self.summary.add(result);
        let reproduce = self.chosen.reproduce(self.target, &result.name);
        let text = terminal::case(result, alike.as_deref(), self.detail, &reproduce);
        self.tell(&text);
    }
}
