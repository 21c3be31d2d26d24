//! The text of a run on the terminal: failures as they occur, then a summary.

use super::neighbours::nearest_passing;
use super::repeats::status_and_fingerprint;
use super::{Summary, explanation};
use crate::case::rules::Category;
use crate::judge::CaseResult;
use crate::judge::result::Standing;
use crate::script::Capabilities;
use crate::verdict::Status;
use std::fmt::Write;
use std::time::Duration;

/// The amount of detail reported of each case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// A failure with the fingerprint of an earlier one takes one line.
    Grouped,
    /// Every case is reported, every failure in full.
    Full,
}

/// Lines about the device that cases run on.
pub fn device(device: &Capabilities) -> String {
    let Capabilities {
        index,
        name,
        driver_name,
        driver_info,
        api_version,
        ..
    } = device;
    format!("device {index}: {name}, {driver_name} {driver_info}, Vulkan {api_version}\n")
}

/// Lines about one case; "" for an unremarkable result. `alike` is the first
/// case that failed in the same way, `reproduce` a command line.
pub fn case(result: &CaseResult, alike: Option<&str>, detail: Detail, reproduce: &str) -> String {
    let failed = result.is_unexpected_failure();
    let improved = matches!(result.standing, Standing::Improvement { .. });
    let notable =
        failed || improved || result.status == Status::Quality || result.in_company.is_some();
    if !notable && detail == Detail::Grouped {
        return String::new();
    }
    let mut text = headline(result);
    if !failed {
        return text;
    }
    match alike {
        Some(first) if detail == Detail::Grouped => {
            indent(&mut text, &format!("looks like {first}"));
        }
        _ => indent(&mut text, &explanation::text(result)),
    }
    indent(&mut text, &format!("reproduce: {reproduce}"));
    text.push('\n');
    text
}

/// The complete lines about a failure, expected or not.
pub fn explained(result: &CaseResult, reproduce: Option<&str>) -> String {
    let mut text = headline(result);
    indent(&mut text, &explanation::text(result));
    if let Some(reproduce) = reproduce {
        indent(&mut text, &format!("reproduce: {reproduce}"));
    }
    text
}

/// The first lines about a case: status, name, reason and standing.
fn headline(result: &CaseResult) -> String {
    let mut text = format!("{:<11} {}\n", result.status.name(), result.name);
    if !result.reason.is_empty() {
        indent(&mut text, &result.reason);
    }
    if let Some(recorded) = &result.recorded {
        indent(&mut text, &format!("recorded: {recorded}"));
    }
    if let Some(company) = &result.in_company {
        indent(&mut text, &company.to_string());
    }
    match &result.standing {
        Standing::Plain | Standing::Flaky { .. } => {}
        Standing::Known { reason, .. } => indent(&mut text, &format!("known: {reason}")),
        Standing::Changed { was, reason } => {
            let now = status_and_fingerprint(result.status, result.fingerprint.as_deref());
            indent(&mut text, &format!("known as {was}, now {now}"));
            indent(&mut text, &format!("the known failure: {reason}"));
        }
        Standing::KnownFlake { pattern } => {
            indent(&mut text, &format!("listed as a flake: {pattern}"));
        }
        Standing::Improvement { was } => indent(&mut text, &format!("expected: {was}")),
    }
    text
}

fn indent(text: &mut String, lines: &str) {
    for line in lines.lines() {
        let _ = match line {
            "" => writeln!(text),
            line => writeln!(text, "    {line}"),
        };
    }
}

/// The lines that end a run; "" for one without results.
pub fn summary(summary: &Summary, elapsed: Duration, reproduce: &dyn Fn(&str) -> String) -> String {
    if summary.total() == 0 {
        return String::new();
    }
    let mut text = format!(
        "{} in {:.1} s: {}\n",
        cases(summary.total()),
        elapsed.as_secs_f64(),
        counts(summary)
    );
    let categories = summary.categories();
    if categories
        .keys()
        .any(|category| *category != Category::Capture)
    {
        let counts = categories
            .iter()
            .map(|(category, count)| format!("{count} {category}"));
        let _ = writeln!(
            text,
            "failures by subject: {}",
            counts.collect::<Vec<_>>().join(", ")
        );
    }
    let title = |title: &str| title.to_owned();
    let mut sections = vec![
        (title("unsupported, by reason"), summary.unsupported()),
        (
            title("unspecified behaviour, and what the device did"),
            summary.probes(),
        ),
    ];
    let known = summary.known();
    sections.extend(
        known.map(|(category, reasons)| {
            (format!("known failures of {category}, by reason"), reasons)
        }),
    );
    for (title, reasons) in sections {
        if reasons.is_empty() {
            continue;
        }
        let _ = writeln!(text, "\n{title}:");
        for (reason, count) in reasons {
            let _ = writeln!(text, "{count:>6} x {reason}");
        }
    }
    let failures = summary.failures();
    if !failures.is_empty() {
        text.push_str("\nfailures, by fingerprint:\n");
        for group in &failures {
            let _ = writeln!(
                text,
                "{:>6} x {}, first {}",
                group.count, group.fingerprint, group.first
            );
            let near = nearest_passing(summary.passed(), &group.first);
            if !near.is_empty() {
                let _ = writeln!(text, "         passes: {}", near.join(", "));
            }
        }
    }
    if let Some(group) = failures.first() {
        let _ = writeln!(
            text,
            "\nto reproduce the first:\n    {}",
            reproduce(&group.first)
        );
    }
    text
}

/// `1 case`, `2 cases`.
pub fn cases(count: usize) -> String {
    match count {
        1 => "1 case".to_owned(),
        count => format!("{count} cases"),
    }
}

/// `3 pass, 1 fail`.
pub fn counts(summary: &Summary) -> String {
    let counts: Vec<String> = summary
        .counts()
        .map(|(status, count)| format!("{count} {status}"))
        .collect();
    counts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::result::tests::result;

    #[test]
    fn a_repeated_failure_is_reported_in_short() {
        let fail = result("xfb.a", Status::Fail);
        let full = "fail        xfb.a\n    the reason\n    first line\n    second line\n    fingerprint: displaced(+4)\n    reproduce: xfb run xfb.a\n\n";
        let short = "fail        xfb.a\n    the reason\n    looks like xfb.0\n    reproduce: xfb run xfb.a\n\n";
        let text = |alike, detail| case(&fail, alike, detail, "xfb run xfb.a");
        assert_eq!(text(None, Detail::Grouped), full);
        assert_eq!(text(Some("xfb.0"), Detail::Grouped), short);
        assert_eq!(text(Some("xfb.0"), Detail::Full), full);
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
        let want = "3 cases in 1.2 s: 1 pass, 1 unsupported, 1 fail

unsupported, by reason:
     1 x the reason

failures, by fingerprint:
     1 x displaced(+4), first xfb.c

to reproduce the first:
    xfb run xfb.c
";
        assert_eq!(text, want);
    }
}
