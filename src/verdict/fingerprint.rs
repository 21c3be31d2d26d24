//! One fingerprint per fault: what cases that fail in the same way share.
//!
//! A fingerprint is made of the *kinds* of differences, of how far values
//! landed from their place and of which number is off in which direction; never
//! of names, values or vertex numbers, which differ from case to case.

use super::describe::image_place;
use super::difference::{Difference, Expected};
use super::evidence::Evidence;
use super::trace::{Trace, Tracer};
use std::collections::{BTreeMap, BTreeSet};

/// Distances told one by one; more are told as `various`.
const MAX_DISTANCES: usize = 3;

/// The kinds of a set of differences, with how many there are of each.
pub fn kinds(
    evidence: &Evidence<'_>,
    tracer: &Tracer<'_>,
    differences: &[Difference],
) -> BTreeMap<String, usize> {
    let mut kinds = BTreeMap::new();
    for difference in differences {
        *kinds.entry(kind(evidence, tracer, difference)).or_default() += 1;
    }
    kinds
}

/// The fingerprint of a set of differences.
pub fn fingerprint(kinds: &BTreeMap<String, usize>) -> String {
    let mut plain = BTreeSet::new();
    let mut distances: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for kind in kinds.keys() {
        match kind.split_once(' ') {
            Some((kind, distance)) => {
                distances.entry(kind).or_default().insert(distance);
            }
            None => {
                plain.insert(kind.clone());
            }
        }
    }
    for (kind, distances) in distances {
        let told = match distances.len() {
            0..=MAX_DISTANCES => distances.into_iter().collect::<Vec<_>>().join("/"),
            _ => "various".to_owned(),
        };
        plain.insert(format!("{kind}({told})"));
    }
    plain.into_iter().collect::<Vec<_>>().join("+")
}

fn kind(evidence: &Evidence<'_>, tracer: &Tracer<'_>, difference: &Difference) -> String {
    let direction = |expected: u64, observed: u64| match observed.cmp(&expected) {
        std::cmp::Ordering::Less => "low",
        _ => "high",
    };
    match difference {
        Difference::Word(word) => {
            let at = image_place(evidence, word.buffer, word.position);
            let trace = tracer.trace(word.prefill, word.buffer, at, word.observed);
            let captured = matches!(word.expected, Expected::Captured { .. });
            match trace {
                Trace::Untouched => "missing".to_owned(),
                Trace::Zero if captured => "zero".to_owned(),
                Trace::Unknown if captured => "garbage".to_owned(),
                Trace::Zero | Trace::Unknown => "stray".to_owned(),
                Trace::Value {
                    belongs: Some((buffer, home)),
                    ..
                } => {
                    let verb = if captured { "displaced" } else { "stray" };
                    if buffer == word.buffer {
                        format!("{verb} {:+}", word.position - home as i64)
                    } else {
                        format!("{verb} buffer{:+}", word.buffer as i64 - buffer as i64)
                    }
                }
                Trace::Value { belongs: None, .. } if captured => "wrong-value".to_owned(),
                Trace::Value { belongs: None, .. } => "overrun".to_owned(),
            }
        }
        Difference::Counter { written: false, .. } => "counter-stray".to_owned(),
        Difference::Counter {
            expected, observed, ..
        } => {
            format!(
                "counter-{}",
                direction((*expected).into(), (*observed).into())
            )
        }
        Difference::CounterNeighbour { .. } => "counter-neighbour".to_owned(),
        Difference::Query {
            number,
            expected,
            observed,
            ..
        } => {
            let number = number.trim_start_matches("primitives ");
            match observed {
                Some(observed) => format!("{number}-{}", direction(*expected, *observed)),
                None => format!("{number}-unavailable"),
            }
        }
        Difference::QueryOverrun { .. } => "query-overrun".to_owned(),
        Difference::Patch(patch) => format!("patch-{}", patch.fault.kind),
        Difference::Identity { .. } => "contradiction".to_owned(),
    }
}
