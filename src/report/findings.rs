//! Findings as text: the first differing word, the memory around it, the other
//! differences and the pattern of all.

use crate::verdict::describe::{bits_and_value, vertex};
use crate::verdict::findings::{
    Finding, Findings, MemoryWindow, ObservedContent, WindowWord, WordFinding,
};
use std::fmt::Write;

/// The findings as lines.
pub fn text(findings: &Findings) -> String {
    let mut text = String::new();
    let words = findings.differences.iter().filter_map(as_word);
    if let Some(word) = words.clone().next() {
        let _ = writeln!(
            text,
            "first difference: buffer {}, byte {} ({})\n  expected {}\n  observed {}",
            word.buffer,
            word.byte,
            word.region,
            word.expected,
            word.observed_text()
        );
    }
    if let Some(window) = &findings.window {
        memory_window(&mut text, window);
    }
    let others = findings.differences.iter();
    for finding in others.filter(|finding| as_word(finding).is_none()) {
        let _ = writeln!(text, "{finding}");
    }
    let plural = if findings.total == 1 { "" } else { "s" };
    let _ = write!(text, "{} difference{plural}", findings.total);
    if findings.words > 0 {
        let _ = write!(text, ", {} in captured memory", findings.words);
    }
    if let Some(records) = findings.records.filter(|r| r.first != r.last) {
        let _ = write!(
            text,
            " in records {} to {} of buffer {}",
            records.first, records.last, records.buffer
        );
    }
    text.push_str(":\n");
    for entry in &findings.pattern {
        let _ = writeln!(text, "  {:>6} x {}", entry.count, entry.kind.description());
    }
    if findings.complement_only {
        text.push_str(
            "All of them show only over the complemented prefill: what was written happens to equal the first one.\n",
        );
    }
    text
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
fn memory_window(text: &mut String, window: &MemoryWindow) {
    let _ = writeln!(
        text,
        "\n  {:>6}  {:<10}  {:<10}",
        "byte", "expected", "observed"
    );
    for word in &window.words {
        window_word(text, word);
    }
    text.push('\n');
}

fn window_word(text: &mut String, word: &WindowWord) {
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
        Some(ObservedContent::Shader {
            name,
            origin,
            input,
            ..
        }) => format!("  <- {name} of {}", vertex(*origin, *input)),
    };
    let expected = word
        .expected
        .map_or_else(|| "any".to_owned(), |bits| bits_and_value(bits, None));
    let mark = if word.wrong.is_some() { '!' } else { ' ' };
    let _ = writeln!(
        text,
        "{mark} {:>6}  {expected:<10}  {:#010x}  {content}{note}",
        word.position, word.observed
    );
}
