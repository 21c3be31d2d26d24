//! `xfb bisect-step`: judges one point of a driver's history for
//! `git bisect run`, which reads the exit code: 0 is good, 125 cannot be
//! judged, 1 is bad, and from 128 on the bisection stops. A build that does not
//! work must never look good or bad, so everything but a judged case is 125,
//! and everything that a person has to put right is 129.

use super::cases::{SelectionArgs, no_choice};
use super::device_args::DeviceArgs;
use super::output::complain;
use super::run::{complain_of_workers, interrupt, jobs};
use super::selection::SelectedCases;
use super::{Exit, Failure, Outcome};
use crate::catalog::select::SelectError;
use crate::judge::CaseResult;
use crate::run::Interrupt;
use crate::run::schedule::{self, Observer, Plan};
use crate::run::worker_exit::Incident;
use crate::script::Capabilities;
use crate::verdict::Status;
use std::collections::BTreeMap;

/// Arguments of `xfb bisect-step`.
#[derive(Debug, clap::Args)]
pub struct BisectStepArgs {
    #[command(flatten)]
    selection: SelectionArgs,
    #[command(flatten)]
    target: DeviceArgs,
    /// Stop the bisection if the device's or driver's name does not contain this
    #[arg(long, value_name = "TEXT")]
    expect_device: Option<String>,
    /// Run every case so often; one that passes and fails cannot be judged
    #[arg(long, value_name = "N", default_value_t = 3,
        value_parser = clap::value_parser!(u16).range(1..))]
    repeat: u16,
}

/// Runs `xfb bisect-step`.
pub fn run(args: BisectStepArgs) -> Outcome {
    // Other failures end with codes that `git bisect` would take for an answer.
    step(&args).map_err(|failure| match failure.exit() {
        Exit::CannotTell => failure,
        _ => Failure::new(Exit::Stop, failure),
    })
}

fn step(args: &BisectStepArgs) -> Outcome {
    let mock = args.target.mock()?;
    let mut chosen =
        SelectedCases::new(&args.selection, mock.as_ref()).map_err(|error| match error {
            // Neither good nor bad.
            SelectError::NoMatch { .. } | SelectError::Empty { .. } => {
                Failure::new(Exit::CannotTell, error)
            }
            error => no_choice(error),
        })?;
    chosen.check()?;
    let names = &chosen.names;
    let repeated = names.len() * usize::from(args.repeat);
    let names: Vec<String> = names.iter().cycle().take(repeated).cloned().collect();
    let worker = args.target.worker(&args.selection, false)?;
    let interrupt = interrupt()?;
    let mut judge = Judge {
        expected: args.expect_device.as_deref(),
        interrupt: &interrupt,
        wrong_device: None,
        results: BTreeMap::new(),
    };
    let plan = Plan {
        names: &names,
        alone: &chosen.alone,
        jobs: jobs(None),
        worker: &worker,
    };
    let ending = schedule::run(plan, &interrupt, &mut judge);
    if let Some(device) = judge.wrong_device {
        let expected = args.expect_device.as_deref().unwrap_or_default();
        let message = format!("stop: expected a device like '{expected}', this is {device}");
        return Err(Failure::new(Exit::Stop, message));
    }
    if interrupt.is_raised() {
        return Ok(Exit::Interrupted);
    }
    complain_of_workers(&ending);
    Ok(judge.verdict(ending.not_run))
}

/// Collects what became of each case.
struct Judge<'a> {
    expected: Option<&'a str>,
    interrupt: &'a Interrupt,
    wrong_device: Option<String>,
    /// By name, one for each repetition.
    results: BTreeMap<String, Vec<CaseResult>>,
}

/// What the repetitions of one case come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    Good,
    Bad,
    Unclear,
}

fn answer(statuses: &[Status]) -> Answer {
    let all = |of: &[Status]| statuses.iter().all(|status| of.contains(status));
    if all(&[Status::Pass, Status::Quality, Status::Probe]) {
        Answer::Good
    } else if all(&[Status::Fail, Status::Crash, Status::Timeout]) {
        Answer::Bad
    } else {
        Answer::Unclear
    }
}

impl Judge<'_> {
    /// One bad case is enough; without one, an unclear case leaves the question
    /// open.
    fn verdict(&self, not_run: usize) -> Exit {
        let mut verdict = match not_run {
            0 => Exit::Success,
            _ => Exit::CannotTell,
        };
        for (name, results) in &self.results {
            let statuses: Vec<Status> = results.iter().map(|result| result.status).collect();
            let answer = answer(&statuses);
            if answer != Answer::Good {
                complain(describe(name, results));
            }
            verdict = match (verdict, answer) {
                (_, Answer::Bad) => Exit::Failure,
                (Exit::Success, Answer::Unclear) => Exit::CannotTell,
                (verdict, _) => verdict,
            };
        }
        complain(match verdict {
            Exit::Success => "good: every case passed",
            Exit::Failure => "bad: a case failed every time",
            _ => "cannot tell: no case failed every time, and not every case passed",
        });
        verdict
    }
}

fn describe(name: &str, results: &[CaseResult]) -> String {
    let mut text = name.to_owned();
    for result in results {
        let CaseResult { status, reason, .. } = result;
        text.push_str(&match reason.as_str() {
            "" => format!("\n  {status}"),
            reason => format!("\n  {status}: {reason}"),
        });
    }
    text
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
        complain(format!("on {description}"));
        let expected = self.expected.unwrap_or_default().to_lowercase();
        if !description.to_lowercase().contains(&expected) {
            self.wrong_device = Some(description);
            self.interrupt.raise();
        }
    }

    fn finished(&mut self, result: &CaseResult) {
        let results = self.results.entry(result.name.clone()).or_default();
        results.push(result.clone());
    }

    fn progressed(&mut self, _: usize) {}

    fn lost(&mut self, incident: &Incident) {
        complain(incident);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repetitions_must_agree() {
        use Status::{Crash, Error, Fail, Pass, Quality, Timeout, Unsupported};
        let cases = [
            (vec![Pass, Quality, Pass], Answer::Good),
            (vec![Fail, Crash, Timeout], Answer::Bad),
            (vec![Pass, Fail, Pass], Answer::Unclear),
            (vec![Unsupported; 3], Answer::Unclear),
            (vec![Error; 3], Answer::Unclear),
        ];
        for (statuses, want) in cases {
            assert_eq!(answer(&statuses), want, "{statuses:?}");
        }
    }
}
