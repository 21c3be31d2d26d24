//! `xfb bisect-step`: judges one revision of a driver for `git bisect run`.
//!
//! `git bisect` reads the exit code: 0 is good, 1 is bad, 125 skips the revision, and
//! codes from 128 stop the bisection. A build that does not work must never count as
//! good or bad: without a verdict the code is 125, and for an error that must be
//! fixed first it is 129.

use super::cases::{SelectionArgs, selection_failure};
use super::device_args::DeviceArgs;
use super::output::complain;
use super::run::{complain_of_workers, interrupt, jobs};
use super::selection::SelectedCases;
use super::vary_args::VaryArgs;
use super::{Exit, Failure, Outcome};
use crate::catalog::select::SelectError;
use crate::judge::CaseResult;
use crate::report::page::{Page, cases};
use crate::report::terminal;
use crate::run::Interrupt;
use crate::run::schedule::{self, Observer, Plan};
use crate::run::worker_exit::Incident;
use crate::script::Capabilities;
use crate::verdict::Status;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Arguments of `xfb bisect-step`.
#[derive(Debug, clap::Args)]
pub struct BisectStepArgs {
    #[command(flatten)]
    selection: SelectionArgs,
    #[command(flatten)]
    device: DeviceArgs,
    #[command(flatten)]
    vary: VaryArgs,
    /// Only a failure with this fingerprint is bad; any other one makes the revision a skip
    #[arg(long, value_name = "TEXT")]
    fingerprint: Option<String>,
    /// A case that the driver does not support is good, instead of a skip
    #[arg(long)]
    ignore_unsupported: bool,
    /// Stop the bisection unless the name of the device or driver contains this text
    #[arg(long, value_name = "TEXT")]
    expect_device: Option<String>,
    /// Number of times to run every case; different results make the revision a skip
    #[arg(long, value_name = "N", default_value_t = 3,
        value_parser = clap::value_parser!(u16).range(1..))]
    repeat: u16,
}

/// Runs `xfb bisect-step`.
pub fn run(args: BisectStepArgs) -> Outcome {
    // `git bisect` would take other exit codes for a verdict.
    step(&args).map_err(|failure| match failure.exit() {
        Exit::Skip => failure,
        _ => Failure::new(Exit::Stop, failure),
    })
}

fn step(args: &BisectStepArgs) -> Outcome {
    if !args.selection.names_cases() {
        let message = "name the cases to judge: most revisions fail some case of a whole list";
        return Err(Failure::new(Exit::Stop, message));
    }
    let mock = args.device.mock()?;
    let mut selected =
        SelectedCases::new(&args.selection, mock.as_ref()).map_err(|error| match error {
            // Neither good nor bad.
            SelectError::NoMatch { .. } | SelectError::Empty { .. } => {
                Failure::new(Exit::Skip, error)
            }
            error => selection_failure(error),
        })?;
    selected.check(args.device.api)?;
    let names = &selected.names;
    let repeated = names.len() * usize::from(args.repeat);
    let names: Vec<String> = names.iter().cycle().take(repeated).cloned().collect();
    let worker = args.vary.apply(args.device.worker(&args.selection, false)?);
    let interrupt = interrupt()?;
    let mut judge = Judge {
        expected_device: args.expect_device.as_deref().unwrap_or(""),
        rule: Rule {
            fingerprint: args.fingerprint.as_deref(),
            ignore_unsupported: args.ignore_unsupported,
        },
        interrupt: &interrupt,
        wrong_device: None,
        results: BTreeMap::new(),
    };
    let plan = Plan {
        names: &names,
        alone: &selected.alone,
        jobs: jobs(None),
        worker: &worker,
        expectations: &Arc::default(),
    };
    let ending = schedule::run(plan, &interrupt, &mut judge);
    if let Some(device) = judge.wrong_device {
        let expected = judge.expected_device;
        let message = format!("stop: expected a device like '{expected}', this is {device}");
        return Err(Failure::new(Exit::Stop, message));
    }
    if interrupt.is_raised() {
        return Ok(Exit::Interrupted);
    }
    complain_of_workers(&ending);
    Ok(judge.verdict(ending.not_run))
}

/// Collects the results of each case.
struct Judge<'a> {
    /// Text that the name of the device or driver must contain; may be empty.
    expected_device: &'a str,
    rule: Rule<'a>,
    interrupt: &'a Interrupt,
    wrong_device: Option<String>,
    /// The results of each case by their places in the list, one per repetition.
    results: BTreeMap<String, BTreeMap<usize, CaseResult>>,
}

/// The verdict on the repetitions of one case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CaseVerdict {
    Good,
    Bad,
    Unclear,
}

/// The rule by which results count as good or bad.
#[derive(Clone, Copy, Debug, Default)]
struct Rule<'a> {
    /// The only failure that is bad.
    fingerprint: Option<&'a str>,
    /// Whether results of unsupported cases are good.
    ignore_unsupported: bool,
}

impl Rule<'_> {
    /// The verdict on the results of one case.
    fn case_verdict(self, results: &[(Status, Option<&str>)]) -> CaseVerdict {
        let all = |holds: &dyn Fn(Status, Option<&str>) -> bool| {
            results.iter().all(|(status, print)| holds(*status, *print))
        };
        let good = |status, _: Option<&str>| match status {
            Status::Pass | Status::Quality | Status::Probe => true,
            Status::Unsupported => self.ignore_unsupported,
            Status::Fail | Status::Crash | Status::Timeout | Status::Error => false,
        };
        let bad = |status, print: Option<&str>| {
            matches!(status, Status::Fail | Status::Crash | Status::Timeout)
                && self.fingerprint.is_none_or(|only| print == Some(only))
        };
        if all(&good) {
            CaseVerdict::Good
        } else if all(&bad) {
            CaseVerdict::Bad
        } else {
            CaseVerdict::Unclear
        }
    }
}

impl Judge<'_> {
    /// One bad case makes the revision bad; otherwise, an unclear case makes it a skip.
    fn verdict(&self, not_run: usize) -> Exit {
        let (mut bad, mut unclear) = (0, 0);
        // Many cases may have the same results.
        let mut described: Vec<(String, Vec<&str>)> = Vec::new();
        for (name, results) in &self.results {
            let results: Vec<&CaseResult> = results.values().collect();
            // A case that failed beside other cases only is neither good nor bad.
            let company = results
                .iter()
                .filter_map(|result| result.in_company.as_deref());
            let company = company.map(|company| (company.status, company.fingerprint.as_deref()));
            let own = results
                .iter()
                .map(|result| (result.status, result.fingerprint.as_deref()));
            let all: Vec<_> = own.chain(company).collect();
            match self.rule.case_verdict(&all) {
                CaseVerdict::Good => continue,
                CaseVerdict::Bad => bad += 1,
                CaseVerdict::Unclear => unclear += 1,
            }
            let text = describe(&results);
            match described.iter_mut().find(|(other, _)| *other == text) {
                Some((_, names)) => names.push(name),
                None => described.push((text, vec![name])),
            }
        }
        for (text, names) in described {
            complain(format!("{}\n{}", listed(&names), text.trim_end()));
        }
        let (exit, message) = if bad > 0 {
            let how = match self.rule.fingerprint {
                Some(fingerprint) => format!(" with the fingerprint {fingerprint}"),
                None => String::new(),
            };
            (
                Exit::Failure,
                format!("bad: {} failed every time{how}", cases(bad)),
            )
        } else if not_run > 0 {
            (Exit::Skip, "skip: not every case was run".to_owned())
        } else if unclear > 0 {
            let message = format!(
                "skip: none is bad, and {} did not pass every time",
                cases(unclear)
            );
            (Exit::Skip, message)
        } else {
            (Exit::Success, "good: every case passed".to_owned())
        };
        complain(message);
        exit
    }
}

/// Returns the names of cases with the same results: the first, and the number of others.
fn listed(names: &[&str]) -> String {
    match names {
        [one] => (*one).to_owned(),
        [first, others @ ..] => format!("{first} and {} more", others.len()),
        [] => String::new(),
    }
}

/// Returns the results of the repetitions of a case; equal results are printed once.
fn describe(results: &[&CaseResult]) -> String {
    let mut counts: Vec<(&CaseResult, usize)> = Vec::new();
    for result in results {
        let same = |(other, _): &&mut (&CaseResult, usize)| {
            other.status == result.status
                && other.reason == result.reason
                && other.fingerprint == result.fingerprint
        };
        match counts.iter_mut().find(same) {
            Some((_, count)) => *count += 1,
            None => counts.push((result, 1)),
        }
    }
    let mut page = Page::default();
    for (result, count) in counts {
        let CaseResult { status, reason, .. } = result;
        let separator = if reason.is_empty() { "" } else { ": " };
        let fingerprint = result.fingerprint.iter();
        page.list(2, [format!("{count} x {status}{separator}{reason}")])
            .list(6, fingerprint.map(|print| format!("fingerprint: {print}")));
    }
    let company = results.iter();
    page.list(2, company.filter_map(|result| result.in_company.as_ref()));
    page.to_string()
}

impl Observer for Judge<'_> {
    fn opened(&mut self, device: &Capabilities) {
        let Capabilities {
            name,
            driver_name,
            driver_info,
            ..
        } = device;
        let description = format!("{name}, {driver_name} {driver_info}");
        let line = format!("on {description}");
        complain(terminal::with_notice(line, device.mode));
        let expected = self.expected_device.to_lowercase();
        if !description.to_lowercase().contains(&expected) {
            self.wrong_device = Some(description);
            self.interrupt.raise();
        }
    }

    fn finished(&mut self, place: usize, result: CaseResult) {
        let results = self.results.entry(result.name.clone()).or_default();
        results.insert(place, result);
    }

    fn lost(&mut self, incident: &Incident) {
        complain(incident);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(rule: Rule<'_>, statuses: &[Status]) -> CaseVerdict {
        let results: Vec<_> = statuses.iter().map(|status| (*status, None)).collect();
        rule.case_verdict(&results)
    }

    #[test]
    fn a_case_with_different_results_is_unclear() {
        use Status::{Crash, Error, Fail, Pass, Quality, Timeout, Unsupported};
        let cases = [
            (vec![Pass, Quality, Pass], CaseVerdict::Good),
            (vec![Fail, Crash, Timeout], CaseVerdict::Bad),
            (vec![Pass, Fail, Pass], CaseVerdict::Unclear),
            (vec![Unsupported; 3], CaseVerdict::Unclear),
            (vec![Error; 3], CaseVerdict::Unclear),
        ];
        for (statuses, want) in cases {
            assert_eq!(verdict(Rule::default(), &statuses), want, "{statuses:?}");
        }
        let ignoring = Rule {
            ignore_unsupported: true,
            ..Rule::default()
        };
        assert_eq!(verdict(ignoring, &[Unsupported, Pass]), CaseVerdict::Good);
        assert_eq!(verdict(ignoring, &[Error]), CaseVerdict::Unclear);
    }

    #[test]
    fn only_the_failure_that_is_sought_is_bad() {
        let rule = Rule {
            fingerprint: Some("missing"),
            ..Rule::default()
        };
        let sought = (Status::Fail, Some("missing"));
        let other = (Status::Fail, Some("displaced(+4)"));
        let pass = (Status::Pass, None);
        assert_eq!(rule.case_verdict(&[sought, sought]), CaseVerdict::Bad);
        assert_eq!(rule.case_verdict(&[other, other]), CaseVerdict::Unclear);
        assert_eq!(rule.case_verdict(&[sought, other]), CaseVerdict::Unclear);
        assert_eq!(rule.case_verdict(&[pass, pass]), CaseVerdict::Good);
    }
}
