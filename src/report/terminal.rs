//! The text of a run on the terminal: failures as they occur, then a summary.

use super::page::{Page, cases, count};
use super::repeats::status_and_fingerprint;
use super::run::RunOutcome;
use super::similar_passing::similar_passing;
use super::{Summary, failure_report};
use crate::case::rules::Category;
use crate::judge::CaseResult;
use crate::judge::result::Standing;
use crate::script::Capabilities;
use crate::script::capabilities::RunMode;
use crate::verdict::Status;
use itertools::Itertools;
use std::time::Duration;

/// The amount of detail reported of each case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// A failure with the fingerprint of an earlier one takes one line.
    Grouped,
    /// Every case is reported, every unexpected failure in full.
    Full,
    /// Every failure is reported in full, expected or not: the case was selected alone.
    Alone,
}

/// Failures with one fault that are reported with reason and command line.
const MOST_REPRODUCED: usize = 10;

/// A line about the device that cases run on.
pub fn device(device: &Capabilities) -> String {
    let Capabilities {
        index,
        name,
        driver_name,
        driver_info,
        api_version,
        ..
    } = device;
    let api = match device.mode {
        RunMode::OpenGl | RunMode::OpenGlSpirv => "OpenGL",
        RunMode::OpenGlEs => "OpenGL ES",
        RunMode::Executed | RunMode::Compiled | RunMode::Stores => "Vulkan",
    };
    let line = format!("device {index}: {name}, {driver_name} {driver_info}, {api} {api_version}");
    with_notice(line, device.mode) + "\n"
}

/// Appends that nothing was executed to a line, unless jobs are executed.
pub fn with_notice(line: String, mode: RunMode) -> String {
    match mode.notice() {
        Some(notice) => format!("{line} ({notice})"),
        None => line,
    }
}

/// Lines about one case; "" for an unremarkable result. `alike` is the first case with the
/// same fault and their number so far, `reproduce` a command line.
pub fn case(
    result: &CaseResult,
    alike: Option<&(String, usize)>,
    detail: Detail,
    reproduce: &str,
) -> String {
    let failed = result.is_unexpected_failure();
    let improved = matches!(result.standing, Standing::Improvement { .. });
    let notable =
        failed || improved || result.status == Status::Quality || result.in_company.is_some();
    if !notable && detail == Detail::Grouped {
        return String::new();
    }
    let mut page = headline(result);
    let alone = detail == Detail::Alone && result.status.is_failure();
    if !failed && !alone {
        return page.to_string();
    }
    match alike {
        Some((first, count)) if detail == Detail::Grouped && *count > MOST_REPRODUCED => {
            return format!("{}, like {first}\n", status_and_name(result));
        }
        Some((first, _)) if detail == Detail::Grouped => page.list(4, [format!("like {first}")]),
        _ => page.list(4, failure_report::text(result).lines()),
    };
    page.list(4, [format!("reproduce: {reproduce}")])
        .line("")
        .to_string()
}

/// The complete lines about a failure, expected or not.
pub fn explained(result: &CaseResult, reproduce: Option<&str>) -> String {
    let mut page = headline(result);
    page.list(4, failure_report::text(result).lines());
    let reproduce = reproduce.map(|reproduce| format!("reproduce: {reproduce}"));
    page.list(4, reproduce).to_string()
}

fn status_and_name(result: &CaseResult) -> String {
    format!("{:<11} {}", result.status.name(), result.name)
}

/// The first lines about a case: status, name, reason and standing.
fn headline(result: &CaseResult) -> Page {
    let mut below = Page::default();
    below.lines(result.reason.lines());
    below.lines(
        result
            .recorded
            .iter()
            .map(|recorded| format!("recorded: {recorded}")),
    );
    if result.unconfirmed {
        below.line("unconfirmed: three failures like it are confirmed");
    }
    below.lines(result.in_company.as_deref());
    match &result.standing {
        Standing::Plain | Standing::Flaky { .. } => &mut below,
        Standing::Known { reason } => below.line(format!("known: {reason}")),
        Standing::Changed { was, reason } => {
            let now = status_and_fingerprint(result.status, result.fingerprint.as_deref());
            below.line(format!(
                "known as {was}, now {now}\nthe known failure: {reason}"
            ))
        }
        Standing::KnownFlake { pattern } => below.line(format!("listed as a flake: {pattern}")),
        Standing::Improvement { was } => below.line(format!("expected: {was}")),
    };
    let mut page = Page::default();
    page.line(status_and_name(result)).indented(4, below);
    page
}

/// The lines that end a run before its verdict; "" for one without results. The totals come
/// last.
pub fn summary(summary: &Summary, elapsed: Duration, reproduce: &dyn Fn(&str) -> String) -> String {
    if summary.total() == 0 {
        return String::new();
    }
    let mut page = Page::default();
    let unsupported = unsupported(summary);
    let unsupported = unsupported
        .iter()
        .map(|(what, count)| (what.as_str(), *count));
    let known = summary.known();
    let known =
        known.map(|(subject, reasons)| (format!("known failures, {subject}, by reason:"), reasons));
    let sections = [
        ("unsupported:".to_owned(), unsupported.collect()),
        (
            "unspecified behaviour, and what the device did:".to_owned(),
            summary.probes(),
        ),
    ];
    for (title, reasons) in sections.into_iter().chain(known) {
        if !reasons.is_empty() {
            page.line(title).counts(0, reasons).gap();
        }
    }
    let failures = summary.failures();
    if !failures.is_empty() {
        page.line("failures, by fault:");
    }
    for group in &failures {
        page.counts(
            0,
            [(
                format!("{}, first {}", group.fault, group.first),
                group.count,
            )],
        );
        let mut below = Page::default();
        if !group.fingerprints.contains_key(&group.fault) {
            let looks = group.fingerprints.iter();
            let mut looks = looks.map(|(look, count)| format!("{count} x {look}"));
            below.line(format!("fingerprints: {}", looks.join(", ")));
        }
        let near = similar_passing(summary.passed(), &group.first);
        if !near.is_empty() {
            below.line(format!("passes: {}", near.join(", ")));
        }
        page.indented(9, below);
    }
    page.gap();
    if let Some(group) = failures.first() {
        page.line("to reproduce the first:")
            .list(4, [reproduce(&group.first)])
            .gap();
    }
    if summary.unconfirmed() > 0 {
        page.line(format!(
            "{} of the failures are unconfirmed: they did not run again alone, since three like \
             each of them did",
            summary.unconfirmed()
        ));
    }
    page.gap();
    if let Some(numbers) = summary.captures_nothing() {
        let nothing = captures_nothing(numbers);
        page.line(format!("{nothing} (--max-fails N ends such a run early)"));
    }
    let (total, seconds) = (cases(summary.total()), elapsed.as_secs_f64());
    page.gap()
        .line(format!("{total} in {seconds:.1} s: {}", counts(summary)));
    let subjects = summary.categories();
    if subjects.keys().any(|subject| *subject != Category::Capture) {
        let mut counts = subjects
            .iter()
            .map(|(subject, count)| format!("{count} {subject}"));
        page.line(format!("failures by subject: {}", counts.join(", ")));
    }
    page.to_string()
}

/// States in how many cases, of how many supported ones, a device captures nothing.
pub fn captures_nothing((nothing, supported): (usize, usize)) -> String {
    format!("the driver captures nothing: {nothing} of {supported} supported cases")
}

/// The reasons of unsupported cases, those about one feature or limit folded into one line:
/// `maxBufferSize (4 reasons)`.
fn unsupported(summary: &Summary) -> Vec<(String, usize)> {
    let mut groups: Vec<(&str, Vec<&str>, usize)> = Vec::new();
    for (reason, count) in summary.unsupported() {
        let named = reason.split_once(": ").map_or(reason, |(named, _)| named);
        let named = named.split_once(" (").map_or(named, |(named, _)| named);
        match groups.iter_mut().find(|(own, ..)| *own == named) {
            Some((_, reasons, sum)) => {
                reasons.push(reason);
                *sum += count;
            }
            None => groups.push((named, vec![reason], count)),
        }
    }
    groups.sort_by_key(|(_, _, count)| std::cmp::Reverse(*count));
    let line = |(named, reasons, count): (&str, Vec<&str>, usize)| match reasons.as_slice() {
        [reason] => ((*reason).to_owned(), count),
        several => (format!("{named} ({} reasons)", several.len()), count),
    };
    groups.into_iter().map(line).collect()
}

/// The verdict of a run, its last line: `FAILED: 164 unexpected of 8456 (45 faults)`.
pub fn verdict(outcome: RunOutcome, summary: &Summary, incidents: usize) -> String {
    let total = summary.total();
    let failed = match (summary.failed(), incidents) {
        (0, 0) => format!("no failure in {}", cases(total)),
        (0, incidents) => format!("{} in {}", count(incidents, "incident"), cases(total)),
        (failed, _) => {
            format!(
                "{failed} unexpected of {total} ({})",
                count(summary.faults(), "fault")
            )
        }
    };
    let failed = match summary.captures_nothing() {
        Some(numbers) => format!("{failed}; {}", captures_nothing(numbers)),
        None => failed,
    };
    match outcome {
        RunOutcome::AsExpected => format!("PASSED: {} as expected", cases(total)),
        RunOutcome::Failed => format!("FAILED: {failed}"),
        RunOutcome::Improved => match summary.improved().len() {
            1 => format!("IMPROVED: 1 known failure is gone of {total}"),
            gone => format!("IMPROVED: {gone} known failures are gone of {total}"),
        },
        RunOutcome::NothingTested => format!("NOTHING TESTED: {} unsupported", cases(total)),
        RunOutcome::Interrupted => format!("INTERRUPTED: {failed}"),
        RunOutcome::NoDevice => format!("NO DEVICE: {failed}"),
        RunOutcome::DeviceGone => format!("DEVICE GONE: {failed}"),
    }
}

/// `3 pass, 1 fail`.
pub fn counts(summary: &Summary) -> String {
    let mut counts = summary
        .counts()
        .map(|(status, count)| format!("{count} {status}"));
    counts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::result::tests::result;
    use crate::verdict::Fault;

    #[test]
    fn a_repeated_failure_is_reported_in_short() {
        let fail = result("xfb.a", Status::Fail);
        let full = "fail        xfb.a\n    the reason\n    first line\n    second line\n    fingerprint: displaced(+4)\n    reproduce: xfb run xfb.a\n\n";
        let short =
            "fail        xfb.a\n    the reason\n    like xfb.0\n    reproduce: xfb run xfb.a\n\n";
        let text = |count: Option<usize>, detail| {
            let alike = count.map(|count| ("xfb.0".to_owned(), count));
            case(&fail, alike.as_ref(), detail, "xfb run xfb.a")
        };
        assert_eq!(text(None, Detail::Grouped), full);
        assert_eq!(text(Some(2), Detail::Grouped), short);
        let line = "fail        xfb.a, like xfb.0\n";
        assert_eq!(text(Some(MOST_REPRODUCED + 1), Detail::Grouped), line);
        assert_eq!(text(Some(2), Detail::Full), full);
    }

    #[test]
    fn a_known_failure_of_a_case_that_is_selected_alone_is_reported_in_full() {
        let known = CaseResult {
            standing: Standing::Known {
                reason: "a bug".to_owned(),
            },
            ..result("xfb.a", Status::Fail)
        };
        let text = |detail| case(&known, None, detail, "xfb run xfb.a");
        assert_eq!(text(Detail::Grouped), "");
        let short = "fail        xfb.a\n    the reason\n    known: a bug\n";
        assert_eq!(text(Detail::Full), short);
        let full = text(Detail::Alone);
        let rest = full.strip_prefix(short).expect("the same lines first");
        assert!(rest.contains("first line\n    second line\n"), "{full}");
        assert!(rest.ends_with("reproduce: xfb run xfb.a\n\n"), "{full}");
    }

    #[test]
    fn success_is_quiet_unless_requested() {
        for (status, quiet) in [
            (Status::Pass, true),
            (Status::Unsupported, true),
            (Status::Quality, false),
        ] {
            let result = result("xfb.a", status);
            let text = case(&result, None, Detail::Grouped, "");
            assert_eq!(text.is_empty(), quiet, "{text}");
            let text = case(&result, None, Detail::Full, "");
            assert!(text.ends_with("xfb.a\n    the reason\n"), "{text}");
        }
    }

    #[test]
    fn the_summary_names_reasons_and_fingerprints() {
        let mut results = Summary::default();
        for (name, status) in [
            ("xfb.a", Status::Pass),
            ("xfb.b", Status::Unsupported),
            ("xfb.c", Status::Fail),
        ] {
            results.add(&result(name, status));
        }
        let text = summary(&results, Duration::from_millis(1250), &|name| {
            format!("xfb run {name}")
        });
        let want = "unsupported:
     1 x the reason

failures, by fault:
     1 x displaced(+4), first xfb.c

to reproduce the first:
    xfb run xfb.c

3 cases in 1.2 s: 1 pass, 1 unsupported, 1 fail
failures by subject: 1 undecided
";
        assert_eq!(text, want);
    }

    #[test]
    fn the_verdict_names_failures_and_faults() {
        let mut results = Summary::default();
        assert_eq!(
            verdict(RunOutcome::Failed, &results, 1),
            "FAILED: 1 incident in 0 cases"
        );
        results.add(&result("xfb.a", Status::Pass));
        results.add(&result("xfb.b", Status::Fail));
        results.add(&result("xfb.c", Status::Fail));
        assert_eq!(
            verdict(RunOutcome::Failed, &results, 1),
            "FAILED: 2 unexpected of 3 (1 fault)"
        );
        assert_eq!(
            verdict(RunOutcome::AsExpected, &results, 0),
            "PASSED: 3 cases as expected"
        );
    }

    #[test]
    fn the_verdict_says_that_the_driver_captures_nothing_and_the_totals_what_is_unconfirmed() {
        let mut results = Summary::default();
        for number in 0..12 {
            let mut failure = result(&format!("xfb.{number}"), Status::Fail);
            failure.details_mut().fault = Some(Fault::NothingCaptured);
            failure.unconfirmed = number >= 3;
            results.add(&failure);
        }
        assert_eq!(
            verdict(RunOutcome::Failed, &results, 0),
            "FAILED: 12 unexpected of 12 (1 fault); the driver captures nothing: 12 of 12 supported \
             cases"
        );
        let text = summary(&results, Duration::ZERO, &str::to_owned);
        assert!(
            text.contains("9 of the failures are unconfirmed: "),
            "{text}"
        );
    }

    #[test]
    fn reasons_of_one_feature_are_one_line() {
        let mut results = Summary::default();
        for reason in [
            "maxBufferSize: 5 needed, 4 offered",
            "maxBufferSize: 6 needed, 4 offered",
            "feature sparseBinding",
        ] {
            let mut unsupported = result("xfb.a", Status::Unsupported);
            unsupported.reason = reason.to_owned();
            results.add(&unsupported);
        }
        let lines = unsupported(&results);
        let want = [
            ("maxBufferSize (2 reasons)", 2),
            ("feature sparseBinding", 1),
        ];
        assert_eq!(lines, want.map(|(line, count)| (line.to_owned(), count)));
    }
}
