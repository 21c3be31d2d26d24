//! Reports the progress and the results of a run, on the terminal and in result files.

use super::Exit;
use super::device_args::DeviceArgs;
use super::output::{complain, print_results};
use super::progress::Progress;
use super::resumed::Resumed;
use super::retries::Retries;
use super::run_limits::TimeoutCounter;
use super::selection::SelectedCases;
use super::standings::Standings;
use super::vary_args::VaryArgs;
use crate::judge::CaseResult;
use crate::judge::context;
use crate::judge::subject::subject;
use crate::report::artifacts::{Artifacts, Requested};
use crate::report::durations::Durations;
use crate::report::files::ResultFiles;
use crate::report::repeats::{self, Repeated, Repeats};
use crate::report::run::{RunEnd, RunOutcome, RunStart};
use crate::report::terminal::{self, Detail};
use crate::report::unfinished;
use crate::report::{Summary, Timings};
use crate::run::Interrupt;
use crate::run::schedule::{InOrder, Observer};
use crate::run::worker_exit::Incident;
use crate::script::Capabilities;
use crate::verdict::Status;
use std::path::Path;
use std::time::Instant;

/// Reports the progress and the results of a run.
pub struct Reporter<'a> {
    device: &'a DeviceArgs,
    cases: &'a SelectedCases,
    standings: Standings,
    detail: Detail,
    vary: VaryArgs,
    start: RunStart,
    began: Instant,
    progress: Progress,
    /// The folder of the result files, if they are requested.
    output: Option<&'a Path>,
    /// Created once a device is open: until then, older results stay.
    files: Option<ResultFiles>,
    /// The files that summarize a run.
    requested: Requested,
    /// The files of artifacts; created with the result files.
    artifacts: Option<Artifacts>,
    /// The results of an earlier part of the run.
    resumed: Option<Resumed>,
    /// Raised if the results can no longer be reported anywhere.
    interrupt: &'a Interrupt,
    finished: usize,
    repeats: Repeats,
    retries: Retries,
    /// The number of unexpected failures that ends the run.
    max_fails: Option<usize>,
    unexpected: usize,
    timeouts: TimeoutCounter,
    durations: Durations,
    /// Results in the order of the list; runs whose case has its result at another
    /// place have none.
    in_order: InOrder<Option<CaseResult>>,
    summary: Summary,
    incidents: Vec<String>,
    /// A case that needs the device was selected, and ran on it.
    selected_on_device: bool,
    tested: bool,
    /// Standard output is not written any more.
    stdout_closed: bool,
    ended: EndedEarly,
    write_failed: bool,
}

/// The reporting of failures: in which detail, repeated how often, and the number that ends a run.
#[derive(Clone, Debug)]
pub struct FailureOptions {
    pub detail: Detail,
    /// Retries of each unexpected failure.
    pub retries: usize,
    /// The number of unexpected failures that ends the run.
    pub max_fails: Option<usize>,
    /// The number of unexpected time-outs in a row that ends the run; 0 for no limit.
    pub max_timeouts: u32,
    /// The number of slowest cases that are listed.
    pub durations: usize,
    /// The variations of the run.
    pub vary: VaryArgs,
}

/// The files that the command line requests, and what they have already.
#[derive(Debug)]
pub struct RequestedFiles<'a> {
    /// The folder of the result files.
    pub output: Option<&'a Path>,
    /// JUnit XML beside those of the folder.
    pub junit: Option<&'a Path>,
    /// The results of an earlier part of the run.
    pub resumed: Option<Resumed>,
}

/// The reason why the reporter ends a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EndedEarly {
    No,
    /// The reader of standard output has closed it, and there are no result files.
    Abandoned,
    /// The result files cannot be created.
    NoFiles,
    /// The run continues on another device than it began on.
    OtherDevice,
    /// The number of cases that failed unexpectedly has reached the maximum of the
    /// command line.
    MaxFails,
    /// Too many cases in a row exceeded their time: the device must hang.
    Hangs,
}

/// The outcome of a reported run, which determines the exit code.
pub struct ReportedRun {
    pub outcome: RunOutcome,
    /// A result file or standard output could not be written.
    pub write_failed: bool,
    /// The result files could not be created, and the run was ended.
    pub no_files: bool,
    /// The run cannot continue on this device.
    pub other_device: bool,
    /// The reader of standard output closed it, and there are no result files.
    pub abandoned: bool,
}

impl<'a> Reporter<'a> {
    /// Starts to report a run.
    pub fn new(
        device: &'a DeviceArgs,
        cases: &'a SelectedCases,
        standings: Standings,
        start: RunStart,
        failures: FailureOptions,
        files: RequestedFiles<'a>,
        interrupt: &'a Interrupt,
    ) -> Reporter<'a> {
        Reporter {
            device,
            cases,
            standings,
            detail: failures.detail,
            vary: failures.vary,
            began: Instant::now(),
            progress: Progress::new(start.cases * start.repeat),
            repeats: Repeats::new(start.repeat),
            retries: Retries::new(failures.retries),
            max_fails: failures.max_fails,
            unexpected: 0,
            timeouts: TimeoutCounter::new(failures.max_timeouts),
            durations: Durations::new(failures.durations, device.limit()),
            start,
            output: files.output,
            files: None,
            requested: Requested::for_run(files.output, files.junit),
            artifacts: None,
            resumed: files.resumed,
            interrupt,
            finished: 0,
            in_order: InOrder::default(),
            summary: Summary::default(),
            incidents: Vec::new(),
            selected_on_device: false,
            tested: false,
            stdout_closed: false,
            ended: EndedEarly::No,
            write_failed: false,
        }
    }

    /// Completes a result with facts that its worker does not have.
    fn completed(&self, mut result: CaseResult) -> CaseResult {
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
        // A crash that is recorded as unspecified behaviour is treated alike.
        if result.status == Status::Probe
            && result.rules.is_empty()
            && let Some(case) = self.cases.case(&result.name)
        {
            if let Some(probe) = case.probe() {
                result.reason.clone_from(&probe.open);
            }
            result.rules = case.rules;
        }
        result.mode = self.start.mode();
        result.standing = self.standings.judge(&result);
        if result.status.is_failure() {
            result.subject = Some(subject(&result));
            result.reproduce = Some(self.reproduce(&result.name, &result.variation));
        }
        result
    }

    /// Reports the end of the run: `stopped` is the outcome and the reason if cases have
    /// no result, `timings` the division of the time.
    pub fn end(
        mut self,
        stopped: Option<(RunOutcome, String)>,
        timings: Option<Timings>,
    ) -> ReportedRun {
        let incomplete = self.repeats.rest();
        for Repeated { places, result } in incomplete {
            self.record(places, result);
        }
        // A run that ended before its retries still reports its failures.
        self.retried(Vec::new());
        for result in self.in_order.rest().into_iter().flatten() {
            self.report(&result);
        }
        self.progress.end();
        let elapsed = self.began.elapsed();
        let text = terminal::summary(&self.summary, elapsed, &|name| self.reproduce(name, &[]));
        self.print(&text);
        let text = self.standings.text(self.detail);
        self.print(&text);
        let (outcome, stopped) = match stopped {
            Some((outcome, reason)) => (outcome, Some(reason)),
            None => (self.outcome(), None),
        };
        if outcome == RunOutcome::NothingTested {
            self.print("\nnothing was tested: every case that needs the device is unsupported\n");
        }
        if let Some(timings) = &timings {
            self.print(&format!("\n{timings}"));
        }
        match self.standings.bless(stopped.is_none()) {
            Ok(text) => self.print(&text),
            Err(error) => {
                self.write_failed = true;
                complain(error);
            }
        }
        let text = self.durations.text();
        self.print(&text);
        let verdict = terminal::verdict(outcome, &self.summary, self.incidents.len());
        let mode = self.start.mode();
        let mut verdict = terminal::with_notice(verdict, mode);
        if let Some(page) = self.artifacts.as_ref().and_then(Artifacts::page) {
            verdict += &format!("; report: {}", page.display());
        }
        if self.summary.total() > 0 {
            self.print(&format!("\n{verdict}\n"));
        }
        let end = RunEnd {
            outcome,
            complete: stopped.is_none(),
            stopped,
            incidents: self.incidents.clone(),
            seconds: elapsed.as_secs_f64(),
            timings,
            ..RunEnd::default()
        };
        let end = end.with_counts(&self.summary);
        if let Some(files) = &mut self.files {
            files.finish(&end);
        }
        if let Some(artifacts) = &mut self.artifacts {
            artifacts.finish(&self.start, &end);
        }
        self.check_files();
        ReportedRun {
            outcome,
            write_failed: self.write_failed,
            no_files: self.ended == EndedEarly::NoFiles,
            other_device: self.ended == EndedEarly::OtherDevice,
            abandoned: self.ended == EndedEarly::Abandoned,
        }
    }

    /// The names of the cases to run again, one per retry.
    pub fn retried_names(&mut self) -> Vec<String> {
        self.retries.names()
    }

    /// Reports the cases that were run again, by the results of the retries.
    pub fn retried(&mut self, results: Vec<Option<CaseResult>>) {
        let again = results.into_iter();
        let again = again.map(|result| result.map(|result| self.completed(result)));
        let again = again.collect();
        for (places, results) in self.retries.finish(again) {
            let Repeated { places, result } = repeats::retried(places, results);
            self.record(places, result);
        }
    }

    /// Returns which limit of the command line ended the run, if one did.
    pub fn reached_limit(&self) -> Option<&'static str> {
        match self.ended {
            EndedEarly::MaxFails => Some("as many cases failed as --max-fails permits"),
            EndedEarly::Hangs => {
                Some("as many cases in a row exceeded their time as --max-timeouts permits")
            }
            EndedEarly::No
            | EndedEarly::Abandoned
            | EndedEarly::NoFiles
            | EndedEarly::OtherDevice => None,
        }
    }

    /// Reports a run of which no case is left.
    pub fn resume_without_device(&mut self) {
        let device = self
            .resumed
            .as_ref()
            .and_then(|resumed| resumed.device.clone());
        if let Some(device) = device {
            self.opened(&device);
        }
    }

    /// Reports the results that the run had before.
    fn replay(&mut self, resumed: Resumed) {
        let timeouts = self.timeouts;
        self.timeouts = TimeoutCounter::new(0);
        for (place, result) in resumed.results {
            self.finished(place, result);
        }
        self.timeouts = timeouts;
        if let Err(error) = unfinished::release(&resumed.folder) {
            self.write_failed = true;
            self.progress.aside(|| complain(error));
        }
    }

    /// Returns the outcome of a run in which every case has a result.
    fn outcome(&self) -> RunOutcome {
        if self.summary.failed() > 0 || !self.incidents.is_empty() {
            RunOutcome::Failed
        } else if self.selected_on_device && !self.tested {
            RunOutcome::NothingTested
        } else if !self.summary.improved().is_empty() {
            RunOutcome::Improved
        } else {
            RunOutcome::AsExpected
        }
    }

    /// Writes to standard output while that is possible. If it is closed and there are
    /// no result files, the run is interrupted.
    fn print(&mut self, text: &str) {
        if text.is_empty() || self.stdout_closed {
            return;
        }
        let Err(failure) = self.progress.aside(|| print_results(text)) else {
            return;
        };
        self.stdout_closed = true;
        match failure.exit() {
            Exit::Success if self.output.is_none() => self.end_early(EndedEarly::Abandoned),
            Exit::Success => {}
            _ => {
                self.write_failed = true;
                self.progress.aside(|| complain(failure));
            }
        }
    }

    fn end_early(&mut self, why: EndedEarly) {
        self.ended = why;
        self.interrupt.raise();
    }

    /// Reports result files that can no longer be written.
    fn check_files(&mut self) {
        let files = self.files.as_mut().map(ResultFiles::take_errors);
        let artifacts = self.artifacts.as_mut().map(Artifacts::take_errors);
        for error in files.into_iter().chain(artifacts).flatten() {
            self.write_failed = true;
            self.progress.aside(|| complain(error));
        }
    }

    /// Notes an incident if a case failed beside others, unless the failure is known.
    fn note_company(&mut self, result: &CaseResult) {
        if let Some(company) = &result.in_company
            && !self.standings.is_known_in_company(result)
        {
            self.incidents.push(format!("{}: {company}", result.name));
        }
    }

    /// Prints a note about the run.
    pub fn note(&mut self, text: &str) {
        self.print(text);
    }

    /// Writes the result of a case, whose runs have these places in the list, into the
    /// files, and reports it when those before it are reported.
    fn record(&mut self, mut places: Vec<usize>, result: CaseResult) {
        let last = places.pop().expect("a case has a place in the list");
        if let Some(files) = &mut self.files {
            files.add(last, &result);
        }
        self.check_files();
        let earlier = places.into_iter().map(|place| (place, None));
        let all: Vec<_> = earlier.chain([(last, Some(result))]).collect();
        for (place, result) in all {
            for result in self.in_order.add(place, result).into_iter().flatten() {
                self.report(&result);
            }
        }
    }

    /// Returns the command line that runs a case again, with the same verdict.
    fn reproduce(&self, name: &str, variation: &[String]) -> String {
        let command = self.cases.reproduce(self.device, name);
        command + &self.vary.option(variation) + self.standings.option()
    }

    /// Prints the result of a case.
    fn report(&mut self, result: &CaseResult) {
        let alike = self.summary.add(result);
        self.standings.count(result);
        if let Some(artifacts) = &mut self.artifacts {
            artifacts.add(result);
            self.check_files();
        }
        let reproduce = self.reproduce(&result.name, &result.variation);
        let text = terminal::case(result, alike.as_ref(), self.detail, &reproduce);
        self.print(&text);
    }
}

/// Whether two reports are of the same device and driver.
fn is_same(one: &Capabilities, other: &Capabilities) -> bool {
    let listed = |device: &Capabilities| Capabilities {
        index: 0,
        ..device.clone()
    };
    listed(one) == listed(other)
}

fn described(device: &Capabilities) -> String {
    let line = format!(
        "{} ({} {})",
        device.name, device.driver_name, device.driver_info
    );
    terminal::with_notice(line, device.mode)
}

impl Observer for Reporter<'_> {
    fn opened(&mut self, device: &Capabilities) {
        let resumed = self.resumed.take();
        let earlier = resumed.as_ref().and_then(|resumed| resumed.device.as_ref());
        let is_open = self.start.device.is_some();
        if let Some(before) = earlier.or(self.start.device.as_ref())
            && !is_same(before, device)
        {
            let (before, now) = (described(before), described(device));
            let message = format!("the run began on {before}, and this is {now}");
            self.progress.aside(|| complain(message));
            self.end_early(EndedEarly::OtherDevice);
            return;
        }
        if is_open {
            return;
        }
        self.start.device = Some(device.clone());
        self.standings.opened(device);
        match self
            .output
            .map(|folder| ResultFiles::create(folder, &self.start))
        {
            None => {}
            Some(Ok(files)) => self.files = Some(files),
            Some(Err(error)) => {
                self.progress.aside(|| complain(error));
                self.end_early(EndedEarly::NoFiles);
            }
        }
        if self.ended == EndedEarly::No {
            match Artifacts::create(self.requested.clone(), &self.start) {
                Ok(artifacts) => self.artifacts = Some(artifacts),
                Err(error) => {
                    self.progress.aside(|| complain(error));
                    self.end_early(EndedEarly::NoFiles);
                }
            }
        }
        self.print(&terminal::device(device));
        if let Some(resumed) = resumed
            && self.ended == EndedEarly::No
        {
            self.replay(resumed);
        }
    }

    fn begun(&mut self, name: &str) {
        self.progress.begin(name);
    }

    fn finished(&mut self, place: usize, result: CaseResult) {
        self.finished += 1;
        let name = result.name.clone();
        let result = self.completed(result);
        self.durations.add(&result);
        let is_hang = result.status == Status::Timeout && result.is_unexpected_failure();
        if self.timeouts.add(is_hang) && self.ended == EndedEarly::No {
            self.end_early(EndedEarly::Hangs);
        }
        self.note_company(&result);
        if self.cases.is_on_device(&result.name) {
            self.selected_on_device = true;
            self.tested |= result.status != Status::Unsupported;
        }
        if let Some(Repeated { places, result }) = self.repeats.add(place, result) {
            self.unexpected += usize::from(result.is_unexpected_failure());
            if let Some((places, result)) = self.retries.add(places, result) {
                self.record(places, result);
            }
        }
        if self.max_fails.is_some_and(|most| self.unexpected >= most)
            && self.ended == EndedEarly::No
        {
            self.end_early(EndedEarly::MaxFails);
        }
        let failed = self.summary.failed();
        self.progress.finish(&name, self.finished, failed);
    }

    fn lost(&mut self, incident: &Incident) {
        self.print(&format!("{incident}\n"));
        self.incidents.push(incident.to_string());
    }
}
