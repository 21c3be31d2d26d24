//! Probes: records unspecified behaviour and judges everything else.
//!
//! The record is one short line that is the same whenever the device does the
//! same: places in a fixed order, numbers as they are, memory by its pattern and a
//! hash of the significant words.

use super::compare::{self, EvidenceError, best_of};
use super::counters;
use super::decode::{Verdict, decode};
use super::difference::{Difference, Expected, prefill_word, word_at};
use super::evidence::Evidence;
use super::fingerprint::{count, fingerprint, kind};
use super::kind::QueryNumber;
use super::trace::Tracer;
use crate::model::allowed::{AllowedQuery, OpenPlace};
use crate::script::Command;
use crate::script::commands::Bind;
use crate::script::memory::QueryResult;
use crate::units::{CounterIndex, QueryIndex};
use std::collections::{BTreeMap, BTreeSet};

/// Pairs of expected and observed words that are listed; more are hashed.
const MAX_PAIRS: usize = 4;

/// The outcome of a probe.
#[derive(Clone, Debug, PartialEq)]
pub struct Probed {
    /// The verdict on specified behaviour.
    pub verdict: Verdict,
    /// The unspecified behaviour of the device.
    pub recorded: String,
}

/// Judges a job whose behaviour is unspecified in the places of `open` and wherever
/// the model has no answer.
///
/// # Errors
/// As [`super::judge`].
pub fn probe(evidence: &Evidence<'_>, open: &BTreeSet<OpenPlace>) -> Result<Probed, EvidenceError> {
    let differences = compare::compare(evidence)?;
    let (left_open, judged): (Vec<_>, Vec<_>) = differences
        .into_iter()
        .partition(|difference| is_open(evidence, open, difference));
    let parts = [
        data(evidence, open, &left_open),
        undefined(evidence),
        counters_in(evidence, open),
        queries(evidence, open),
        orders(evidence, open),
    ];
    Ok(Probed {
        verdict: decode(evidence, judged),
        recorded: parts.into_iter().flatten().collect::<Vec<_>>().join(", "),
    })
}

/// Whether a difference is unspecified behaviour. A missing number, an availability, a word
/// beside ranges and counters, and a contradiction never are.
fn is_open(evidence: &Evidence<'_>, open: &BTreeSet<OpenPlace>, difference: &Difference) -> bool {
    let place = match difference {
        Difference::Word(word) if in_range(evidence, word.buffer, word.position) => OpenPlace::Data,
        Difference::Counter { .. } => OpenPlace::Counters,
        Difference::Query {
            number,
            observed: Some(_),
            ..
        } => match *number {
            QueryNumber::Written | QueryNumber::WrittenSoFar => OpenPlace::Written,
            QueryNumber::Needed | QueryNumber::NeededSoFar => OpenPlace::Needed,
            QueryNumber::Generated | QueryNumber::GeneratedSoFar => OpenPlace::Generated,
            QueryNumber::StatisticsAvailability | QueryNumber::Availability => return false,
        },
        Difference::Word(_)
        | Difference::CounterNeighbour { .. }
        | Difference::Query { observed: None, .. }
        | Difference::QueryOverrun { .. }
        | Difference::Patch(_)
        | Difference::Identity { .. } => return false,
    };
    open.contains(&place)
}

/// Whether a word is in a range that the script binds.
pub fn in_range(evidence: &Evidence<'_>, buffer: usize, position: i64) -> bool {
    let Ok(position) = u64::try_from(position) else {
        return false;
    };
    let size = evidence.script.buffers[buffer];
    evidence.script.commands.iter().any(|command| {
        let Command::Bind(Bind { ranges, .. }) = command else {
            return false;
        };
        ranges.iter().any(|range| {
            let bytes = range.size.resolve(range.offset, size);
            range.buffer == buffer && (range.offset..range.offset + bytes).contains(&position)
        })
    })
}

/// `data as expected` where the data is as the model reads the specification, or how
/// it differs.
fn data(
    evidence: &Evidence<'_>,
    open: &BTreeSet<OpenPlace>,
    differences: &[Difference],
) -> Option<String> {
    if !open.contains(&OpenPlace::Data) {
        return None;
    }
    let of_words = |difference: &&Difference| matches!(difference, Difference::Word(_));
    let words: Vec<Difference> = differences.iter().filter(of_words).cloned().collect();
    if words.is_empty() {
        return Some("data as expected".to_owned());
    }
    let first = evidence.observed.first()?;
    let plans = compare::plans(evidence, first);
    let tracer = Tracer::new(evidence, &plans);
    let kinds = count(words.iter().map(|word| kind(evidence, &tracer, word)));
    let mut hash = Hash::default();
    let mut pairs = Some(BTreeSet::new());
    for difference in &words {
        let Difference::Word(word) = difference else {
            continue;
        };
        hash.add(word.buffer as u32);
        hash.add(word.position as u32);
        match word.expected {
            Expected::Captured { bits, .. } => {
                hash.add(word.observed);
                if let Some(pairs) = &mut pairs {
                    pairs.insert((bits, word.observed));
                }
            }
            // A stray word may hold anything.
            Expected::Untouched { .. } => pairs = None,
        }
    }
    let recorded_parts = match pairs.filter(|pairs| pairs.len() <= MAX_PAIRS) {
        Some(pairs) => {
            let pair = |(expected, seen)| format!("{seen:#010x} for {expected:#010x}");
            pairs.into_iter().map(pair).collect::<Vec<_>>().join(" ")
        }
        None => format!("{} words #{hash}", words.len()),
    };
    Some(format!("data {}: {recorded_parts}", fingerprint(&kinds)))
}

/// The content of the words that the model calls undefined.
fn undefined(evidence: &Evidence<'_>) -> Option<String> {
    let mut looks = BTreeSet::new();
    let mut hash = Hash::default();
    let plans: Vec<_> = evidence
        .observed
        .iter()
        .map(|o| compare::plans(evidence, o))
        .collect();
    let first = plans.first()?;
    for (buffer, plan) in first.iter().enumerate() {
        let open = plan.words().iter().filter(|word| word.bits.is_none());
        for position in open.map(|word| word.position) {
            let seen: Vec<(u32, bool)> = evidence
                .observed
                .iter()
                .filter_map(|observed| {
                    let image = &observed.buffers[buffer];
                    let window = evidence.script.readback_window(buffer, evidence.guard);
                    let at = window.index(position as i64)?;
                    let seen = word_at(&image.bytes, at);
                    let before = prefill_word(observed.prefill, buffer, at, image.bytes.len());
                    Some((seen, seen == before))
                })
                .collect();
            // No run reads the word back.
            let Some(&(word, _)) = seen.first() else {
                continue;
            };
            looks.insert(match () {
                () if seen.iter().all(|(_, untouched)| *untouched) => "untouched",
                () if seen.iter().any(|(other, _)| *other != word) => "varying",
                () if word == 0 => "zero",
                () => {
                    hash.add(position as u32);
                    hash.add(word);
                    "written"
                }
            });
        }
    }
    if looks.is_empty() {
        return None;
    }
    let hash = if looks.contains("written") && !looks.contains("varying") {
        format!(" #{hash}")
    } else {
        String::new()
    };
    let looks: Vec<&str> = looks.into_iter().collect();
    Some(format!("undefined words {}{hash}", looks.join("+")))
}

/// `counter 0 = 84` for every counter that was written.
fn counters_in(evidence: &Evidence<'_>, open: &BTreeSet<OpenPlace>) -> Option<String> {
    if !open.contains(&OpenPlace::Counters) {
        return None;
    }
    let counters = CounterIndex::all(evidence.script.counters.len());
    let recorded_parts = counters.map(|counter| {
        let values = evidence.observed.iter().map(|observed| {
            let (seen, before) = counters::word(evidence, observed, counter);
            if seen == before {
                "untouched".to_owned()
            } else {
                seen.to_string()
            }
        });
        format!("counter {counter} = {}", one_of(values))
    });
    let recorded_parts: Vec<String> = recorded_parts.collect();
    (!recorded_parts.is_empty()).then(|| recorded_parts.join(", "))
}

/// The numbers of every query with an unspecified number.
fn queries(evidence: &Evidence<'_>, open: &BTreeSet<OpenPlace>) -> Option<String> {
    let mut recorded_parts = Vec::new();
    for (query, allowed) in QueryIndex::enumerate(&evidence.allowed.queries) {
        let wanted = match allowed {
            AllowedQuery::TransformFeedback { written: None, .. } => true,
            AllowedQuery::TransformFeedback { .. } => {
                open.contains(&OpenPlace::Written) || open.contains(&OpenPlace::Needed)
            }
            AllowedQuery::PrimitivesGenerated(_) => open.contains(&OpenPlace::Generated),
            AllowedQuery::Statistics | AllowedQuery::Unavailable => false,
        };
        if !wanted {
            continue;
        }
        let seen = evidence
            .observed
            .iter()
            .map(|observed| &observed.queries[query]);
        let numbers = seen.map(|result| match result {
            QueryResult::TransformFeedback { written, needed } => {
                format!("{written} written of {needed}")
            }
            QueryResult::PrimitivesGenerated(generated) => format!("{generated} generated"),
            QueryResult::Statistics => "statistics".to_owned(),
            QueryResult::Partial { written, needed } => {
                format!("{written} written of {needed} so far")
            }
            QueryResult::Unavailable => "unavailable".to_owned(),
            QueryResult::Overrun { .. } => "overrun".to_owned(),
        });
        recorded_parts.push(format!("query {query}: {}", one_of(numbers)));
    }
    (!recorded_parts.is_empty()).then(|| recorded_parts.join(", "))
}

/// Returns how often each alternative was taken, for each kind of choice.
fn orders(evidence: &Evidence<'_>, open: &BTreeSet<OpenPlace>) -> Option<String> {
    if !open.contains(&OpenPlace::Order) {
        return None;
    }
    let observed = evidence.observed.first()?;
    let mut taken: BTreeMap<&str, BTreeMap<usize, usize>> = BTreeMap::new();
    for choice in &evidence.allowed.choices {
        let best = best_of(evidence, choice, observed);
        *taken
            .entry(choice.what)
            .or_default()
            .entry(best)
            .or_default() += 1;
    }
    let recorded_parts = taken.into_iter().map(|(what, taken)| {
        let taken = taken
            .into_iter()
            .map(|(number, times)| format!("{number} x{times}"));
        format!("{what}: {}", taken.collect::<Vec<_>>().join(" "))
    });
    let recorded_parts: Vec<String> = recorded_parts.collect();
    (!recorded_parts.is_empty()).then(|| recorded_parts.join(", "))
}

/// The records of the runs, once where they agree.
fn one_of(seen: impl Iterator<Item = String>) -> String {
    let seen: BTreeSet<String> = seen.collect();
    seen.into_iter().collect::<Vec<_>>().join(" or ")
}

/// FNV-1a over words.
struct Hash(u32);

impl Default for Hash {
    fn default() -> Hash {
        Hash(0x811c_9dc5)
    }
}

impl Hash {
    fn add(&mut self, word: u32) {
        for byte in word.to_le_bytes() {
            self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
}

impl std::fmt::Display for Hash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}
