//! Findings as text: the first differing word, the memory around it, the other
//! differences and the pattern of all.

use super::page::{Page, Table, count};
use crate::verdict::describe::bits_and_value;
use crate::verdict::findings::{
    Finding, Findings, MemoryWindow, ObservedContent, RecordSpan, WindowWord, WordFinding,
};

/// The findings as lines.
pub fn page(findings: &Findings) -> Page {
    let mut page = Page::default();
    if let Some(word) = findings.differences.iter().find_map(as_word) {
        let WordFinding { buffer, byte, .. } = word;
        page.line(format!(
            "first difference: buffer {buffer}, byte {byte} ({})",
            word.region
        ));
        let expected = format!("expected {}", word.expected);
        page.list(2, [expected, format!("observed {}", word.observed_text())]);
    }
    if let Some(window) = &findings.window {
        page.section(memory_window(window)).gap();
    }
    let others = findings.differences.iter();
    page.lines(others.filter(|finding| as_word(finding).is_none()));
    let mut total = count(findings.total, "difference");
    if findings.words > 0 {
        total += &format!(", {} in captured memory", findings.words);
    }
    if let Some(records) = findings.records.filter(|r| r.first != r.last) {
        let RecordSpan {
            first,
            last,
            buffer,
        } = records;
        total += &format!(" in records {first} to {last} of buffer {buffer}");
    }
    let pattern = findings.pattern.iter();
    let pattern = pattern.map(|entry| (entry.kind.description(), entry.count));
    page.line(total + ":").counts(2, pattern);
    if findings.complement_only {
        page.line(
            "All of them show only over the complemented prefill: what was written happens to \
             equal the first one.",
        );
    }
    page
}

fn as_word(finding: &Finding) -> Option<&WordFinding> {
    match finding {
        Finding::Word(word) => Some(word),
        Finding::Counter { .. }
        | Finding::CounterNeighbour { .. }
        | Finding::Query { .. }
        | Finding::QueryOverrun { .. }
        | Finding::Patch { .. }
        | Finding::Contradiction { .. } => None,
    }
}

/// The memory around a word: byte, expected, observed, and what belongs there.
fn memory_window(window: &MemoryWindow) -> Table {
    let table = Table::plain(["", "byte", "expected", "observed", ""]).numbers(1..2);
    table.rows(window.words.iter().map(window_word))
}

fn window_word(word: &WindowWord) -> [String; 5] {
    let mut content = match &word.component {
        Some(component) => format!("{} of vertex {}", component.name, component.vertex),
        None => "untouched".to_owned(),
    };
    if word.expected.is_none() {
        content.push_str(", undefined");
    }
    let note = match &word.wrong {
        None => String::new(),
        Some(ObservedContent::Prefill) => "  <- not written".to_owned(),
        Some(ObservedContent::Zero) => "  <- zero".to_owned(),
        Some(ObservedContent::Unknown) => "  <- not a value of this case".to_owned(),
        Some(ObservedContent::Shader { name, source, .. }) => format!("  <- {name} of {source}"),
    };
    let expected = word
        .expected
        .map_or_else(|| "any".to_owned(), |bits| bits_and_value(bits, None));
    let mark = if word.wrong.is_some() { "!" } else { "" };
    let observed = format!("{:#010x}", word.observed);
    [
        mark.to_owned(),
        word.position.to_string(),
        expected,
        observed,
        content + &note,
    ]
}
