//! The results of a run as JUnit XML: a suite per family of cases, and one for what went
//! wrong in the run itself.
//!
//! JUnit has no word for a failure that is expected. It is written as skipped, with the
//! type `known-failure`, so that it is neither a success nor fails the run.

use super::failure_report;
use super::run::{RunEnd, RunStart};
use super::terminal;
use crate::judge::CaseResult;
use crate::judge::result::Standing;
use crate::verdict::Status;
use chrono::DateTime;
use itertools::Itertools;
use quick_junit::{NonSuccessKind, Property, Report, TestCase, TestCaseStatus, TestSuite};
use std::time::Duration;

/// The document.
pub fn text(start: &RunStart, results: &[CaseResult], end: &RunEnd) -> String {
    let mut report = Report::new("xfb");
    report.set_time(duration(end.seconds));
    let mut suites: Vec<TestSuite> = Vec::new();
    for result in results {
        let family = family(&result.name);
        let position = suites
            .iter()
            .position(|suite| suite.name.as_str() == family);
        let suite = match position {
            Some(position) => &mut suites[position],
            None => {
                let mut suite = TestSuite::new(family);
                describe_run(&mut suite, start);
                suites.push(suite);
                suites.last_mut().expect("a suite was added")
            }
        };
        suite.add_test_case(case(result));
    }
    for suite in &mut suites {
        let times = suite.test_cases.iter().filter_map(|case| case.time);
        let time = times.sum();
        suite.set_time(time);
    }
    suites.extend(run_itself(start, end));
    report.add_test_suites(suites);
    report
        .to_string()
        .expect("a document in memory is written, and its times are in range")
}

/// The first two segments of a name: the program and the family.
pub(super) fn family(name: &str) -> &str {
    let mut dots = name.match_indices('.').map(|(at, _)| at);
    let second = dots.nth(1);
    second.map_or(name, |end| &name[..end])
}

/// A duration that is in range, whatever a file states.
fn duration(seconds: f64) -> Duration {
    Duration::try_from_secs_f64(seconds).unwrap_or(Duration::ZERO)
}

fn describe_run(suite: &mut TestSuite, start: &RunStart) {
    if let Ok(started) = DateTime::parse_from_rfc3339(&start.started) {
        suite.set_timestamp(started);
    }
    if !start.host.is_empty() {
        suite
            .extra
            .insert("hostname".into(), start.host.as_str().into());
    }
    suite.add_property(Property::new("version", &start.version));
    suite.add_property(Property::new("command", start.command.join(" ")));
    if let Some(device) = &start.device {
        suite.add_property(Property::new("device", terminal::device(device).trim_end()));
    }
    for (key, value) in &start.labels {
        suite.add_property(Property::new(format!("label.{key}"), value));
    }
}

fn case(result: &CaseResult) -> TestCase {
    let mut case = TestCase::new(&*result.name, status(result));
    case.set_classname(family(&result.name));
    case.set_time(duration(result.seconds));
    case.add_property(Property::new("status", result.status.name()));
    if !result.rules.is_empty() {
        case.add_property(Property::new("rules", result.rules.iter().join(",")));
    }
    if let Some(fingerprint) = &result.fingerprint {
        case.add_property(Property::new("fingerprint", fingerprint));
    }
    let mut output = String::new();
    if result.status.is_failure() && !result.is_unexpected_failure() {
        output += &terminal::explained(result, result.reproduce.as_deref());
    }
    if let Some(recorded) = &result.recorded {
        output += &format!("{}: {recorded}\n", result.reason);
    } else if result.status == Status::Quality {
        output += &format!("{}\n", result.reason);
    }
    if let Some(company) = &result.in_company {
        output += &format!("{company}\n");
    }
    if !output.is_empty() {
        case.set_system_out(output);
    }
    case
}

fn status(result: &CaseResult) -> TestCaseStatus {
    match &result.standing {
        Standing::Known { reason, .. } => {
            skipped("known-failure", format!("known failure: {reason}"))
        }
        Standing::KnownFlake { pattern } => {
            skipped("known-flake", format!("listed as a flake: {pattern}"))
        }
        Standing::Improvement { was } => {
            let mut failed = TestCaseStatus::non_success(NonSuccessKind::Failure);
            failed.set_type("improvement");
            failed.set_message(format!(
                "{}, though {was} is expected: the expectation can be changed",
                result.status
            ));
            failed
        }
        Standing::Changed { .. } | Standing::Flaky { .. } | Standing::Plain => {
            if result.is_unexpected_failure() {
                failure(result)
            } else if result.status == Status::Unsupported {
                skipped("unsupported", result.reason.clone())
            } else {
                TestCaseStatus::success()
            }
        }
    }
}

fn skipped(kind: &str, message: String) -> TestCaseStatus {
    let mut skipped = TestCaseStatus::skipped();
    skipped.set_type(kind);
    skipped.set_message(message);
    skipped
}

/// An unexpected failure: type and message are its fingerprint, or status, and headline.
fn failure(result: &CaseResult) -> TestCaseStatus {
    let kind = match result.status {
        Status::Error => NonSuccessKind::Error,
        Status::Pass
        | Status::Quality
        | Status::Probe
        | Status::Unsupported
        | Status::Fail
        | Status::Crash
        | Status::Timeout => NonSuccessKind::Failure,
    };
    let mut failed = TestCaseStatus::non_success(kind);
    let status = result.status.name();
    failed.set_type(result.fingerprint.as_deref().unwrap_or(status));
    failed.set_message(&*result.reason);
    let mut text = String::new();
    if let Standing::Changed { was, reason } = &result.standing {
        text += &format!("known as {was}: {reason}\n");
    }
    text += &failure_report::text(result);
    if let Some(reproduce) = &result.reproduce {
        text += &format!("reproduce: {reproduce}\n");
    }
    failed.set_description(text);
    failed
}

/// The failures of the run apart from its cases; `None` if there are none.
fn run_itself(start: &RunStart, end: &RunEnd) -> Option<TestSuite> {
    let stopped = end.stopped.iter().map(|why| ("not every case ran", why));
    let incidents = end.incidents.iter().map(|what| ("incident", what));
    let troubles: Vec<_> = stopped.chain(incidents).collect();
    if troubles.is_empty() {
        return None;
    }
    let mut suite = TestSuite::new("xfb run");
    describe_run(&mut suite, start);
    for (number, (what, text)) in (1..).zip(troubles) {
        let mut status = TestCaseStatus::non_success(NonSuccessKind::Error);
        status.set_type(what);
        status.set_message(text);
        let mut case = TestCase::new(format!("{what} {number}"), status);
        case.set_classname("xfb run");
        suite.add_test_case(case);
    }
    Some(suite)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::result::tests::result;

    fn document(results: &[CaseResult], end: &RunEnd) -> String {
        text(&RunStart::here(results.len()), results, end)
    }

    #[test]
    fn every_status_has_its_element() {
        for (status, element) in [
            (Status::Pass, None),
            (Status::Quality, None),
            (Status::Probe, None),
            (
                Status::Unsupported,
                Some("<skipped message=\"the reason\" type=\"unsupported\"/>"),
            ),
            (
                Status::Fail,
                Some("<failure message=\"the reason\" type=\"displaced(+4)\">"),
            ),
            (
                Status::Crash,
                Some("<failure message=\"the reason\" type=\"displaced(+4)\">"),
            ),
            (
                Status::Timeout,
                Some("<failure message=\"the reason\" type=\"displaced(+4)\">"),
            ),
            (
                Status::Error,
                Some("<error message=\"the reason\" type=\"displaced(+4)\">"),
            ),
        ] {
            let text = document(&[result("xfb.a.b", status)], &RunEnd::default());
            match element {
                Some(element) => assert!(text.contains(element), "{element} in\n{text}"),
                None => {
                    for no in ["<failure", "<error", "<skipped"] {
                        assert!(!text.contains(no), "{no} in\n{text}");
                    }
                }
            }
            assert!(text.contains("time=\"0.250\""), "{text}");
        }
    }

    #[test]
    fn a_known_failure_is_neither_a_success_nor_a_failure() {
        let mut known = result("xfb.a.b", Status::Fail);
        known.standing = Standing::Known {
            reason: "a bug".to_owned(),
        };
        let text = document(&[known], &RunEnd::default());
        assert!(
            text.contains("message=\"known failure: a bug\" type=\"known-failure\""),
            "{text}"
        );
        assert!(
            text.contains("skipped=\"1\"") || text.contains("disabled=\"1\""),
            "{text}"
        );
        assert!(text.contains("failures=\"0\""), "{text}");
        let mut better = result("xfb.a.b", Status::Pass);
        better.standing = Standing::Improvement { was: Status::Fail };
        let text = document(&[better], &RunEnd::default());
        assert!(text.contains("failures=\"1\""), "{text}");
    }

    #[test]
    fn a_run_that_stopped_is_not_a_success() {
        let end = RunEnd {
            stopped: Some("interrupted: 3 cases not run".to_owned()),
            incidents: vec!["a worker was lost <between> cases".to_owned()],
            ..RunEnd::default()
        };
        let text = document(&[result("xfb.a.b", Status::Pass)], &end);
        assert!(text.contains("errors=\"2\""), "{text}");
        assert!(
            text.contains("&lt;between>") || text.contains("&lt;between&gt;"),
            "{text}"
        );
    }

    #[test]
    fn a_family_is_one_suite() {
        let results = ["xfb.a.1", "xfb.b.1", "xfb.a.2"].map(|name| result(name, Status::Pass));
        let text = document(&results, &RunEnd::default());
        assert_eq!(text.matches("<testsuite ").count(), 2, "{text}");
        assert!(
            text.contains("<testsuite name=\"xfb.a\" tests=\"2\""),
            "{text}"
        );
        assert_eq!(family("alone"), "alone");
    }
}
