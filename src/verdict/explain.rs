//! The text that a driver developer reads.

use super::compare::plans;
use super::describe::{image_place, line, place, seen, slot, value, wanted};
use super::difference::{Difference, WordDifference};
use super::evidence::Evidence;
use super::fingerprint::{fingerprint, kinds};
use super::patches;
use super::trace::{Trace, Tracer};
use crate::script::Observed;
use std::fmt::Write;

/// Words of memory shown around the first difference.
const WINDOW_WORDS: i64 = 12;
/// Differences told one by one, after the first word.
const MAX_LINES: usize = 8;

/// What the evidence says.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    pub differences: Vec<Difference>,
    /// `None` where nothing differs.
    pub fingerprint: Option<String>,
    /// One line about the first difference; "" where nothing differs.
    pub headline: String,
    /// Expected and observed around the first difference, and the pattern of
    /// all; "" where nothing differs.
    pub details: String,
}

impl Verdict {
    /// Whether the driver did what the specification asks.
    pub fn passed(&self) -> bool {
        self.differences.is_empty()
    }
}

/// Explains the differences of a job.
pub fn explain(evidence: &Evidence<'_>, differences: Vec<Difference>) -> Verdict {
    let Some(first) = differences.first() else {
        return Verdict {
            differences,
            fingerprint: None,
            headline: String::new(),
            details: String::new(),
        };
    };
    let prefill = prefill_of(first);
    let observed = evidence.observed.iter().find(|o| o.prefill == prefill);
    let plans = observed.map(|o| plans(evidence, o)).unwrap_or_default();
    let tracer = Tracer::new(evidence, &plans);
    let kinds = kinds(evidence, &tracer, &differences);
    let headline = line(evidence, &tracer, first);

    let mut text = String::new();
    let words: Vec<&WordDifference> = differences
        .iter()
        .filter_map(|d| match d {
            Difference::Word(word) => Some(word),
            _ => None,
        })
        .collect();
    if let (Some(word), Some(observed)) = (words.first(), observed) {
        first_word(&mut text, evidence, &tracer, word);
        window(&mut text, evidence, &tracer, &plans, observed, word);
    }
    let others = differences
        .iter()
        .filter(|d| !matches!(d, Difference::Word(_)));
    for difference in others.take(MAX_LINES) {
        let _ = writeln!(text, "{}", line(evidence, &tracer, difference));
    }
    let _ = writeln!(text, "{}", pattern(evidence, &differences, &words));
    for (kind, count) in &kinds {
        let _ = writeln!(text, "  {count:>6} x {}", say_kind(kind));
    }
    if differences.iter().all(|d| prefill_of(d).complement) {
        let _ = writeln!(
            text,
            "All of them show only over the complemented prefill: what was written happens to equal the first one."
        );
    }
    Verdict {
        fingerprint: Some(fingerprint(&kinds)),
        headline,
        details: text,
        differences,
    }
}

fn prefill_of(difference: &Difference) -> crate::script::Prefill {
    match difference {
        Difference::Word(word) => word.prefill,
        Difference::Patch(patch) => patch.prefill,
        Difference::Counter { prefill, .. }
        | Difference::CounterNeighbour { prefill, .. }
        | Difference::Query { prefill, .. }
        | Difference::QueryOverrun { prefill, .. }
        | Difference::Identity { prefill, .. } => *prefill,
    }
}

fn first_word(
    text: &mut String,
    evidence: &Evidence<'_>,
    tracer: &Tracer<'_>,
    word: &WordDifference,
) {
    let at = image_place(evidence, word.buffer, word.position);
    let trace = tracer.trace(word.prefill, word.buffer, at, word.observed);
    let _ = writeln!(
        text,
        "first difference: {}\n  expected {}\n  seen     {}",
        place(evidence, word.buffer, word.position, word.first_byte()),
        wanted(evidence, word),
        seen(evidence, tracer, word, &trace)
    );
}

/// The memory around a word: byte, expected, seen, and what belongs there.
fn window(
    text: &mut String,
    evidence: &Evidence<'_>,
    tracer: &Tracer<'_>,
    plans: &[super::compare::Plan],
    observed: &Observed,
    word: &WordDifference,
) {
    let (Some(image), Some(plan)) = (observed.buffers.get(word.buffer), plans.get(word.buffer))
    else {
        return;
    };
    let slot_start = match slot(evidence, word.buffer, word.position) {
        Some(slot) => word.position - slot.offset as i64,
        None => word.position,
    };
    // The slot the word lies in, unless that is larger than the window.
    let start = slot_start.max(word.position - WINDOW_WORDS * 2);
    let _ = writeln!(
        text,
        "\n  {:>6}  {:<10}  {:<10}",
        "byte", "expected", "seen"
    );
    for position in (0..WINDOW_WORDS).map(|i| start + 4 * i) {
        let at = image_place(evidence, word.buffer, position);
        let Some(&bytes) = image.bytes.get(at..).and_then(<[u8]>::first_chunk) else {
            continue;
        };
        let bits = u32::from_le_bytes(bytes);
        let prefill = u32::from_le_bytes(std::array::from_fn(|i| {
            observed.prefill.byte(word.buffer, at + i)
        }));
        let planned = u64::try_from(position).ok().and_then(|p| plan.get(&p));
        let (expected, what) = match planned {
            Some(planned) => {
                let name = tracer.name(planned.source.word);
                let what = format!("{name} of vertex {}", planned.source.vertex);
                match planned.bits {
                    Some(bits) => (Some(bits), what),
                    None => (None, format!("{what}, undefined")),
                }
            }
            None => (Some(prefill), "untouched".to_owned()),
        };
        let differs = expected.is_some_and(|e| e != bits);
        let note = match tracer.trace(observed.prefill, word.buffer, at, bits) {
            _ if !differs => String::new(),
            Trace::Untouched => "  <- nothing written".to_owned(),
            Trace::Zero => "  <- zero".to_owned(),
            Trace::Unknown => "  <- no value of this job".to_owned(),
            Trace::Value { identity, .. } => {
                format!(
                    "  <- {} of origin {}",
                    tracer.name(identity.word),
                    identity.origin
                )
            }
        };
        let expected = expected.map_or("any".to_owned(), |bits| value(None, bits));
        let mark = if differs { '!' } else { ' ' };
        let _ = writeln!(
            text,
            "{mark} {position:>6}  {expected:<10}  {bits:#010x}  {what}{note}"
        );
    }
    text.push('\n');
}

/// How many differences there are, and where.
fn pattern(
    evidence: &Evidence<'_>,
    differences: &[Difference],
    words: &[&WordDifference],
) -> String {
    let plural = if differences.len() == 1 { "" } else { "s" };
    let mut text = format!("{} difference{plural}", differences.len());
    if let (Some(first), Some(last)) = (words.first(), words.last()) {
        let _ = write!(text, ", {} in captured memory", words.len());
        let slots = |w: &WordDifference| slot(evidence, w.buffer, w.position).map(|s| s.number);
        if let (Some(a), Some(b)) = (slots(first), slots(last))
            && first.buffer == last.buffer
            && a != b
        {
            let _ = write!(text, " in slots {a} to {b} of buffer {}", first.buffer);
        }
    }
    text.push(':');
    text
}

/// A kind of the fingerprint, in words.
fn say_kind(kind: &str) -> String {
    let (kind, distance) = kind.split_once(' ').unwrap_or((kind, ""));
    let far = || match distance.strip_prefix("buffer") {
        Some(n) => format!("{n} buffers from its own"),
        None => format!("{distance} bytes from its place"),
    };
    match kind {
        "missing" => "not written, though captured".to_owned(),
        "zero" => "zero instead of the captured value".to_owned(),
        "garbage" => "neither a value of this job nor the prefill".to_owned(),
        "displaced" => format!("another captured value, {}", far()),
        "stray" if distance.is_empty() => "written, though to be left untouched".to_owned(),
        "stray" => format!("a captured value where nothing may be written, {}", far()),
        "wrong-value" => "a value of this job that is not captured".to_owned(),
        "overrun" => "an uncaptured value where nothing may be written".to_owned(),
        "counter-low" => "counter too low".to_owned(),
        "counter-high" => "counter too high".to_owned(),
        "counter-stray" => "counter written, though no end names it".to_owned(),
        "counter-neighbour" => "written beside a counter".to_owned(),
        "contradiction" => "the driver's numbers contradict each other".to_owned(),
        _ if kind.starts_with("patch-") => patches::say_kind(kind).to_owned(),
        other => match other.rsplit_once('-') {
            Some((number, "low")) => format!("query too low: primitives {number}"),
            Some((number, "high")) => format!("query too high: primitives {number}"),
            _ => format!("query without a result: {other}"),
        },
    }
}
