//! The explanation of a result: everything that its data contains, as text.

use super::{boxes, findings};
use crate::case::rules;
use crate::judge::CaseResult;
use crate::judge::context::CaseContext;
use crate::judge::result::{Details, LostWorker};
use crate::verdict::Status;
use crate::verdict::read_fault::{ReadFault, Subject};
use std::fmt::Write;

/// The lines below the reason of a result; "" where it has no details.
pub fn text(result: &CaseResult) -> String {
    let Some(details) = &result.details else {
        return String::new();
    };
    let mut text = String::new();
    if let Some(context) = &details.context {
        head(&mut text, context, &result.rules);
    }
    let between = differences(result);
    if !text.is_empty() && !between.is_empty() {
        text.push('\n');
    }
    text += &between;
    if let Some(context) = &details.context {
        tail(&mut text, context);
    }
    text
}

/// The observed differences of a result, without the case.
pub fn differences(result: &CaseResult) -> String {
    let Some(details) = &result.details else {
        return String::new();
    };
    let mut text = String::new();
    let parts = [
        details
            .notes
            .iter()
            .map(|note| format!("{note}\n"))
            .collect(),
        validation(details),
        details.worker.as_ref().map_or_else(String::new, worker),
        file_expectations(details),
        details.misread.as_ref().map_or_else(String::new, misread),
        passes_with(details),
        packed_locations(details),
        details
            .findings
            .as_ref()
            .map_or_else(String::new, findings::text),
    ];
    for part in parts.iter().filter(|part| !part.is_empty()) {
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(part);
    }
    if let (Status::Fail, Some(fingerprint)) = (result.status, &result.fingerprint) {
        let _ = writeln!(text, "fingerprint: {fingerprint}");
    }
    text
}

/// The changes with which the case passes.
fn passes_with(details: &Details) -> String {
    let changes = details.passes_with.iter();
    let changes = changes.map(|change| format!("passes with {change}\n"));
    changes.collect()
}

/// The purpose of the case and the rules that it checks.
fn head(text: &mut String, context: &CaseContext, rules: &[u8]) {
    let _ = writeln!(text, "{}", context.about);
    for rule in rules.iter().filter_map(|number| rules::rule(*number)) {
        let _ = writeln!(
            text,
            "rule {}: {}\n    {}",
            rule.number,
            rule.text,
            rule.source.join("; ")
        );
    }
}

/// The captured records, the block in memory and the script of a result; "" where it has none.
pub fn script(result: &CaseResult) -> String {
    let mut text = String::new();
    let context = result.details.as_ref();
    if let Some(context) = context.and_then(|details| details.context.as_ref()) {
        tail(&mut text, context);
    }
    text
}

/// The captured records, the block in memory and the script.
fn tail(text: &mut String, context: &CaseContext) {
    if !context.capture.is_empty() {
        text.push_str("\ncapture:\n");
        for record in &context.capture {
            text.push_str(&boxes::record(record));
        }
    }
    if !context.memory.is_empty() {
        let _ = writeln!(text, "\nmemory:\n{}", context.memory.join("\n"));
    }
    if context.script.is_empty() {
        return;
    }
    text.push_str("\nscript:\n");
    for (number, pipeline) in context.pipelines.iter().enumerate() {
        let _ = match number {
            0 => writeln!(text, "  pipeline: {pipeline}"),
            number => writeln!(text, "  program {number}: {pipeline}"),
        };
    }
    for line in &context.script {
        let _ = writeln!(text, "  {line}");
    }
}

fn validation(details: &Details) -> String {
    let messages = details.validation.iter();
    messages
        .map(|message| format!("{}: {}\n", message.id, message.text))
        .collect()
}

fn worker(worker: &LostWorker) -> String {
    let mut text = String::new();
    if let Some(phase) = worker.phase {
        let _ = writeln!(text, "the last phase entered: {phase}");
    }
    if let Some(after) = &worker.after {
        let _ = writeln!(text, "the worker ran {after} before");
    }
    if !worker.output.is_empty() {
        text.push_str("last lines that the worker printed:\n");
    }
    for line in &worker.output {
        let _ = writeln!(text, "  {line}");
    }
    text
}

fn file_expectations(details: &Details) -> String {
    let mut text = String::new();
    for expectation in &details.file_expectations {
        let _ = writeln!(text, "{}", expectation.text);
    }
    let listed = details.file_expectations.len();
    if details.file_expectations_total > listed {
        let more = details.file_expectations_total - listed;
        let _ = writeln!(text, "and {more} more");
    }
    text
}

fn misread(misread: &ReadFault) -> String {
    let mut text = match misread.subject {
        Subject::FragmentInputs { .. } => "values read by the fragment shader:\n".to_owned(),
        Subject::Image { .. } => "the image:\n".to_owned(),
    };
    for value in &misread.values {
        let _ = writeln!(text, "  {value}");
    }
    if misread.total > misread.values.len() {
        let _ = writeln!(text, "  and {} more", misread.total - misread.values.len());
    }
    let counts = misread.pattern.iter();
    let counts: Vec<String> = counts
        .map(|count| format!("{} {}", count.count, count.kind.key()))
        .collect();
    let counts = counts.join(", ");
    let _ = match misread.subject {
        Subject::FragmentInputs { words } => {
            writeln!(text, "of {words} components read: {counts}")
        }
        Subject::Image { points, stream } => {
            let noun = if points == 1 { "point" } else { "points" };
            writeln!(
                text,
                "{points} {noun} of stream {stream} must be drawn: {counts}"
            )
        }
    };
    text
}

fn packed_locations(details: &Details) -> String {
    if details.packed_locations.is_empty() {
        return String::new();
    }
    format!(
        "packed locations:\n  {}\n",
        details.packed_locations.join("\n  ")
    )
}
