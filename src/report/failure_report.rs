//! The explanation of a result: everything that its data contains, as text.

use super::page::{Page, count};
use super::{boxes, findings};
use crate::case::rules;
use crate::judge::CaseResult;
use crate::judge::context::CaseContext;
use crate::judge::result::{Details, LostWorker};
use crate::verdict::Status;
use crate::verdict::read_fault::{ReadFault, Subject};
use itertools::Itertools;

/// The lines below the reason of a result; "" where it has no details.
pub fn text(result: &CaseResult) -> String {
    let mut page = Page::default();
    let context = context(result);
    if let Some(context) = context {
        page.section(head(context, &result.rules));
    }
    page.section(observed(result));
    page.section(context.map(tail).unwrap_or_default())
        .to_string()
}

/// The observed differences of a result, without the case.
pub fn differences(result: &CaseResult) -> String {
    observed(result).to_string()
}

/// The captured records, the block in memory and the script of a result; "" where it has none.
pub fn script(result: &CaseResult) -> String {
    context(result).map_or(String::new(), |context| tail(context).to_string())
}

fn context(result: &CaseResult) -> Option<&CaseContext> {
    result.details.as_ref()?.context.as_ref()
}

fn observed(result: &CaseResult) -> Page {
    let mut page = Page::default();
    let Some(details) = &result.details else {
        return page;
    };
    let validation = details.validation.iter();
    let validation = validation.map(|message| format!("{}: {}", message.id, message.text));
    let mut packed = Page::default();
    if !details.packed_locations.is_empty() {
        packed
            .line("packed locations:")
            .list(2, &details.packed_locations);
    }
    page.section(Page::from_lines(&details.notes));
    page.section(Page::from_lines(validation));
    page.section(details.worker.as_ref().map(worker).unwrap_or_default());
    page.section(file_expectations(details));
    page.section(details.misread.as_ref().map(misread).unwrap_or_default());
    page.section(packed);
    page.section(
        details
            .findings
            .as_ref()
            .map(findings::page)
            .unwrap_or_default(),
    );
    if let (Status::Fail, Some(fingerprint)) = (result.status, &result.fingerprint) {
        page.line(format!("fingerprint: {fingerprint}"));
    }
    page
}

/// The purpose of the case and the rules that it checks.
fn head(context: &CaseContext, rules: &[u8]) -> Page {
    let mut page = Page::default();
    page.line(&context.about);
    for rule in rules.iter().filter_map(|number| rules::rule(*number)) {
        page.line(format!("rule {}: {}", rule.number, rule.text));
        page.list(4, [rule.source.join("; ")]);
    }
    page
}

/// The captured records, the block in memory and the script.
fn tail(context: &CaseContext) -> Page {
    let mut page = Page::default();
    if !context.capture.is_empty() {
        page.line("capture:");
    }
    for record in &context.capture {
        page.indented(2, boxes::record(record));
    }
    page.gap();
    if !context.memory.is_empty() {
        page.line("memory:").lines(&context.memory).gap();
    }
    if !context.script.is_empty() {
        let pipelines = context.pipelines.iter().enumerate();
        let pipelines = pipelines.map(|(number, pipeline)| match number {
            0 => format!("pipeline: {pipeline}"),
            number => format!("program {number}: {pipeline}"),
        });
        page.line("script:")
            .list(2, pipelines)
            .list(2, &context.script);
    }
    page
}

fn worker(worker: &LostWorker) -> Page {
    let mut page = Page::default();
    let phase = worker.phase.iter();
    page.lines(phase.map(|phase| format!("the last phase entered: {phase}")));
    let after = worker.after.iter();
    page.lines(after.map(|after| format!("the worker ran {after} before")));
    if !worker.output.is_empty() {
        page.line("last lines that the worker printed:")
            .list(2, &worker.output);
    }
    page
}

fn file_expectations(details: &Details) -> Page {
    let mut page = Page::default();
    let listed = &details.file_expectations;
    page.lines(listed.iter().map(|expectation| &expectation.text));
    if details.file_expectations_total > listed.len() {
        page.line(format!(
            "and {} more",
            details.file_expectations_total - listed.len()
        ));
    }
    page
}

fn misread(misread: &ReadFault) -> Page {
    let mut page = Page::default();
    page.line(match misread.subject {
        Subject::FragmentInputs { .. } => "values read by the fragment shader:",
        Subject::Image { .. } => "the image:",
    });
    page.list(2, &misread.values);
    if misread.total > misread.values.len() {
        page.list(
            2,
            [format!("and {} more", misread.total - misread.values.len())],
        );
    }
    let counts = misread.pattern.iter();
    let counts = counts
        .map(|count| format!("{} {}", count.count, count.kind.key()))
        .join(", ");
    page.line(match misread.subject {
        Subject::FragmentInputs { words } => format!("of {words} components read: {counts}"),
        Subject::Image { points, stream } => {
            let points = count(points, "point");
            format!("{points} of stream {stream} must be drawn: {counts}")
        }
    });
    page
}
