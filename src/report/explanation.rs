//! The explanation of a failing case: what its fixer needs to know.

use crate::capture::{CaptureTable, CapturedWord};
use crate::case::{Case, rules};
use crate::script::{Script, text};
use crate::verdict::{Verdict, WordName};
use std::fmt::Write;

/// What went wrong where no memory could be judged.
pub fn of_case(case: &Case, more: Option<&str>) -> String {
    let mut text = head(case);
    if let Some(more) = more {
        let _ = writeln!(text, "{}", more.trim_end());
    }
    text
}

/// What the driver did and what it had to do.
pub fn of_failure(
    case: &Case,
    table: &CaptureTable,
    words: &[CapturedWord],
    names: &[WordName],
    script: &Script,
    verdict: &Verdict,
) -> String {
    let mut text = head(case);
    text.push_str(&verdict.details);
    if let Some(fingerprint) = &verdict.fingerprint {
        let _ = writeln!(text, "fingerprint: {fingerprint}");
    }
    let _ = writeln!(text, "\ncapture:");
    text.push_str(&super::boxes::of_table(table, words, names));
    let _ = writeln!(text, "\nscript:");
    for line in text::lines(script) {
        let _ = writeln!(text, "  {line}");
    }
    text
}

/// What the case is about, and the rules it checks.
fn head(case: &Case) -> String {
    let mut text = format!("{}\n", case.about);
    for number in &case.rules {
        if let Some(rule) = rules::rule(*number) {
            let _ = writeln!(
                text,
                "rule {number}: {} [{}]",
                rule.text,
                rule.source.join("; ")
            );
        }
    }
    text.push('\n');
    text
}
