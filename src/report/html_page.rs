//! `report.html`: a run as one page that needs no other file and no network.
//!
//! The page is data and a script that shows it. The data are JSON in a `script` element of
//! the type `application/json`, in which nothing can end the element; the script makes text
//! of them, never markup.

use super::failure_report;
use super::page::document;
use super::run::{RunEnd, RunStart};
use super::summary::Summary;
use super::terminal;
use crate::case::rules::{self, Category};
use crate::judge::CaseResult;
use crate::judge::context::{CaptureRecord, CaseContext};
use crate::judge::result::Standing;
use crate::terminal::printable;
use crate::verdict::Status;
use crate::verdict::findings::{CounterState, QueryState};
use crate::verdict::memory_findings::BufferMemory;
use maud::{PreEscaped, html};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

const STYLE: &str = include_str!("page/report.css");
const BODY: &str = include_str!("page/report.html");
const SCRIPT: &str = include_str!("page/report.js");

/// The page.
pub fn page(start: &RunStart, results: &[CaseResult], end: &RunEnd) -> String {
    let device = start.device.as_ref();
    let device = device.map(|device| terminal::device(device).trim_end().to_owned());
    let title = device.as_deref().unwrap_or("no device");
    let data = json_in_script(&data(start, results, end));
    let body = html! {
        (PreEscaped(BODY))
        script type="application/json" id="data" { (PreEscaped(data)) }
    };
    document(title, STYLE, &body, SCRIPT)
}

/// A value as JSON inside of a `script` element. The characters that could end the element
/// or begin a comment are written as escapes, which JSON allows in strings, where alone
/// they occur.
pub fn json_in_script(value: &impl Serialize) -> String {
    let json = serde_json::to_string(value).expect("the data of a report is representable");
    // Other control characters are written as escapes, too, and have no effect.
    printable(&json)
        .replace('<', "\\u003c")
        .replace('>', "\\u003e")
        .replace('&', "\\u0026")
        .replace('\u{2028}', "\\u2028")
        .replace('\u{2029}', "\\u2029")
}

/// The data of the page.
#[derive(Serialize)]
struct Data<'r> {
    run: Run<'r>,
    rules: BTreeMap<u8, RuleText>,
    cases: Vec<Row<'r>>,
    failures: Vec<FailureData<'r>>,
}

#[derive(Serialize)]
struct Run<'r> {
    device: Option<String>,
    version: &'r str,
    started: &'r str,
    host: &'r str,
    labels: &'r BTreeMap<String, String>,
    command: String,
    environment: &'r BTreeMap<String, String>,
    seconds: f64,
    stopped: Option<&'r str>,
    incidents: &'r [String],
    captures_nothing: Option<String>,
}

#[derive(Serialize)]
struct RuleText {
    text: String,
    source: String,
}

/// Name, status, seconds, rules, reason, standing, and the place in the failures: an array,
/// since a run has thousands.
#[derive(Serialize)]
struct Row<'r>(
    &'r str,
    Status,
    f64,
    &'r [u8],
    String,
    Option<&'static str>,
    Option<usize>,
);

#[derive(Serialize)]
struct FailureData<'r> {
    /// The proven cause, or else the fingerprint.
    fault: String,
    subject: Option<Category>,
    unconfirmed: bool,
    is_abridged: bool,
    fingerprint: Option<&'r str>,
    known: Option<String>,
    company: Option<String>,
    about: &'r str,
    reproduce: Option<&'r str>,
    explanation: String,
    pipelines: &'r [String],
    capture: &'r [CaptureRecord],
    script: &'r [String],
    memory: &'r [BufferMemory],
    counters: &'r [CounterState],
    queries: &'r [QueryState],
}

fn data<'r>(start: &'r RunStart, results: &'r [CaseResult], end: &'r RunEnd) -> Data<'r> {
    let mut failures = Vec::new();
    let rows = results.iter().map(|result| {
        let notable = result.status.is_failure()
            || result.is_unexpected_failure()
            || result.in_company.is_some();
        let failure = notable.then(|| {
            failures.push(failure(result));
            failures.len() - 1
        });
        let reason = match &result.recorded {
            Some(recorded) => format!("{}: {recorded}", result.reason),
            None => result.reason.clone(),
        };
        let (name, rules) = (result.name.as_str(), result.rules.as_slice());
        let standing = standing(&result.standing);
        Row(
            name,
            result.status,
            result.seconds,
            rules,
            reason,
            standing,
            failure,
        )
    });
    let cases = rows.collect();
    let numbers: BTreeSet<u8> = results
        .iter()
        .flat_map(|r| r.rules.iter().copied())
        .collect();
    Data {
        run: Run {
            device: start
                .device
                .as_ref()
                .map(|device| terminal::device(device).trim_end().to_owned()),
            version: &start.version,
            started: &start.started,
            host: &start.host,
            labels: &start.labels,
            command: start.command.join(" "),
            environment: &start.environment,
            seconds: end.seconds,
            stopped: end.stopped.as_deref(),
            incidents: &end.incidents,
            captures_nothing: captures_nothing(results),
        },
        rules: numbers
            .into_iter()
            .filter_map(|number| {
                let rule = rules::rule(number)?;
                let text = RuleText {
                    text: rule.text.to_string(),
                    source: rule.source.join("; "),
                };
                Some((number, text))
            })
            .collect(),
        cases,
        failures,
    }
}

/// States that the device captures nothing, if that is so in most cases.
fn captures_nothing(results: &[CaseResult]) -> Option<String> {
    let mut summary = Summary::default();
    for result in results {
        summary.add(result);
    }
    summary.captures_nothing().map(terminal::captures_nothing)
}

fn standing(standing: &Standing) -> Option<&'static str> {
    match standing {
        Standing::Plain => None,
        Standing::Known { .. } | Standing::KnownFlake { .. } => Some("known"),
        Standing::Changed { .. } => Some("changed"),
        Standing::Improvement { .. } => Some("improvement"),
        Standing::Flaky { .. } => Some("flaky"),
    }
}

fn failure(result: &CaseResult) -> FailureData<'_> {
    static NOTHING: CaseContext = CaseContext {
        about: String::new(),
        pipelines: Vec::new(),
        capture: Vec::new(),
        memory: Vec::new(),
        script: Vec::new(),
    };
    let details = result.details.as_deref();
    let context = details.and_then(|details| details.context.as_ref());
    let context = context.unwrap_or(&NOTHING);
    let findings = details.and_then(|details| details.findings.as_ref());
    FailureData {
        fault: result.fault_key(),
        subject: result.subject,
        unconfirmed: result.unconfirmed,
        is_abridged: details.is_some_and(|details| details.is_abridged),
        fingerprint: result.fingerprint.as_deref(),
        known: match &result.standing {
            Standing::Known { reason } => Some(reason.clone()),
            Standing::KnownFlake { pattern } => Some(format!("listed as a flake: {pattern}")),
            Standing::Changed { was, reason } => Some(format!("as {was}: {reason}")),
            Standing::Plain | Standing::Improvement { .. } | Standing::Flaky { .. } => None,
        },
        company: result.in_company.as_deref().map(ToString::to_string),
        about: &context.about,
        reproduce: result.reproduce.as_deref(),
        explanation: failure_report::text(result),
        pipelines: &context.pipelines,
        capture: &context.capture,
        script: &context.script,
        memory: findings.map_or(&[], |findings| &findings.memory),
        counters: findings.map_or(&[], |findings| &findings.counters),
        queries: findings.map_or(&[], |findings| &findings.queries),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::result::tests::result;
    use serde_json::Value;

    /// The data in a page.
    fn data(page: &str) -> Value {
        let start = page.find("id=\"data\">").expect("the element") + "id=\"data\">".len();
        let end = page[start..].find("</script>").expect("its end");
        serde_json::from_str(&page[start..start + end]).expect("JSON")
    }

    #[test]
    fn no_text_ends_the_data() {
        let hostile = "</script><img src=x onerror='alert(1)'>&\"\u{1b}[2J\u{2028}";
        let json = json_in_script(&hostile);
        assert!(!json.contains(['<', '>', '&', '\u{2028}']), "{json}");
        assert_eq!(serde_json::from_str::<String>(&json).unwrap(), hostile);
        assert_eq!(json_in_script(&"a\u{202e}b"), "\"a\u{fffd}b\"");
    }

    #[test]
    fn nothing_from_a_case_or_driver_becomes_markup() {
        let hostile = "</script><script>alert(1)</script><!-- &amp;";
        let mut bad = result(hostile, Status::Fail);
        bad.reason = hostile.to_owned();
        bad.fingerprint = Some(hostile.to_owned());
        bad.reproduce = Some(hostile.to_owned());
        let start = RunStart {
            command: vec![hostile.to_owned()],
            ..RunStart::here(1)
        };
        let page = page(&start, &[bad], &RunEnd::default());
        assert_eq!(page.matches("<script").count(), 2, "{page}");
        assert_eq!(page.matches("</script>").count(), 2);
        assert!(!page.contains("<!--"));
        let data = data(&page);
        assert_eq!(data["cases"][0][0], hostile);
        assert_eq!(data["failures"][0]["reproduce"], hostile);
    }

    #[test]
    fn a_page_refers_to_no_other_file() {
        let page = page(&RunStart::here(0), &[], &RunEnd::default());
        for link in [
            "http:",
            "https:",
            " src=",
            "url(",
            "@import",
            "fetch(",
            "innerHTML",
        ] {
            assert!(!page.contains(link), "{link}");
        }
        assert!(!SCRIPT.contains("</script") && !STYLE.contains("</style"));
    }

    #[test]
    fn every_result_is_a_row_and_every_failure_has_its_data() {
        let results = Status::ALL
            .iter()
            .map(|status| result(status.name(), *status));
        let results: Vec<CaseResult> = results.collect();
        let page = page(&RunStart::here(8), &results, &RunEnd::default());
        let data = data(&page);
        assert_eq!(data["cases"].as_array().unwrap().len(), 8);
        assert_eq!(data["failures"].as_array().unwrap().len(), 4);
        for (row, result) in data["cases"].as_array().unwrap().iter().zip(&results) {
            assert_eq!(row[1], result.status.name());
            assert_eq!(row[6].is_null(), !result.status.is_failure());
        }
        let text = data["failures"][0]["explanation"].as_str().unwrap();
        assert!(text.contains("first line\nsecond line\n"), "{text}");
        assert!(data["rules"]["50"]["text"].is_string());
    }
}
