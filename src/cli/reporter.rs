//! Reports the progress and the results of a run, on the terminal and in result files.

use super::Exit;
use super::device_args::DeviceArgs;
use super::output::{complain, print};
use super::progress::Progress;
use super::selection::SelectedCases;
use crate::judge::CaseResult;
use crate::judge::context;
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

/// Reports the progress and the results of a run.
pub struct Reporter<'a> {
    device: &'a DeviceArgs,
    cases: &'a SelectedCases,
    expectations: &'a Expectations,
    detail: Detail,
    start: RunStart,
    began: Instant,
    progress: Progress,
    files: Option<ResultFiles>,
    /// Raised if the results can no longer be reported anywhere.
    interrupt: &'a Interrupt,
    repeats: Repeats,
    summary: Summary,
    incidents: Vec<String>,
    /// Standard output is not written any more.
    stdout_closed: bool,
    /// The reader of standard output has closed it, and there are no result files.
    abandoned: bool,
    write_failed: bool,
}

/// The outcome of a reported run, which determines the exit code.
pub struct RunOutcome {
    /// A case failed unexpectedly, or a worker was lost between cases.
    pub failed: bool,
    /// A known failure passed.
    pub improved: bool,
    /// A result file or standard output could not be written.
    pub write_failed: bool,
    /// The reader of standard output closed it, and there are no result files.
    pub abandoned: bool,
}

impl<'a> Reporter<'a> {
    /// Starts to report a run.
    pub fn new(
        device: &'a DeviceArgs,
        cases: &'a SelectedCases,
        expectations: &'a Expectations,
        detail: Detail,
        start: RunStart,
        files: Option<ResultFiles>,
        interrupt: &'a Interrupt,
    ) -> Reporter<'a> {
        Reporter {
            device,
            cases,
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
            stdout_closed: false,
            abandoned: false,
            write_failed: false,
        }
    }

    /// Completes a result with facts that its worker does not have.
    fn completed(&self, result: &CaseResult) -> CaseResult {
        let mut result = result.clone();
        // The result of a lost worker lacks the facts of its case; a worker that
        // reports a lost device includes them.
        let lost = matches!(
            result.status,
            Status::Crash | Status::Timeout | Status::Error
        );
        if lost
            && result.rules.is_empty()
            && let Some(case) = self.cases.case(&result.name)
        {
            result.details_mut().context = Some(context::declared(&case));
            result.rules = case.rules;
        }
        // The same holds for a crash that is recorded as unspecified behaviour.
        if result.status == Status::Probe
            && result.rules.is_empty()
            && let Some(case) = self.cases.case(&result.name)
        {
            result.reason = case.probe.map_or(result.reason, |probe| probe.open);
            result.rules = case.rules;
        }
        if let Some(device) = &self.start.device {
            result.standing = self.expectations.judge(&result, device);
        }
        result
    }

    /// Reports the end of the run: `stopped` is the reason if cases have no result,
    /// `timings` the division of the time.
    pub fn end(mut self, stopped: Option<String>, timings: Option<Timings>) -> RunOutcome {
        for result in self.repeats.rest() {
            self.add(&result);
        }
        self.progress.end();
        let elapsed = self.began.elapsed();
        let text = terminal::summary(&self.summary, elapsed, &|name| {
            self.cases.reproduce(self.device, name)
        });
        self.print(&text);
        if let Some(timings) = &timings {
            self.print(&format!("\n{timings}"));
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
            write_failed: self.write_failed,
            abandoned: self.abandoned,
        }
    }

    /// Writes to standard output while that is possible. If it is closed and there are
    /// no result files, the run is interrupted.
    fn print(&mut self, text: &str) {
        if text.is_empty() || self.stdout_closed {
            return;
        }
        let Err(failure) = self.progress.aside(|| print(text)) else {
            return;
        };
        self.stdout_closed = true;
        match failure.exit() {
            Exit::Success if self.files.is_none() => {
                self.abandoned = true;
                self.interrupt.raise();
            }
            Exit::Success => {}
            _ => {
                self.write_failed = true;
                self.progress.aside(|| complain(failure));
            }
        }
    }

    /// Reports result files that can no longer be written.
    fn check_files(&mut self) {
        let errors = self.files.as_mut().map(ResultFiles::take_errors);
        for error in errors.into_iter().flatten() {
            self.write_failed = true;
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
        self.print(&terminal::device(device));
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
        self.print(&format!("{incident}\n"));
        self.incidents.push(incident.to_string());
    }
}

impl Reporter<'_> {
    /// Prints a note about the run.
    pub fn note(&mut self, text: &str) {
        self.print(text);
    }

    /// Reports the result of a case.
    fn add(&mut self, result: &CaseResult) {
        if let Some(files) = &mut self.files {
            files.add(result);
        }
        self.check_files();
        let alike = self.summary.add(result);
        let reproduce = self.cases.reproduce(self.device, &result.name);
        let text = terminal::case(result, alike.as_deref(), self.detail, &reproduce);
        self.print(&text);
    }
}
