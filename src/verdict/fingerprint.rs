//! One fingerprint per fault: the same for all cases that fail in the same way.
//!
//! A fingerprint is made of the [kinds](Kind) of the differences.

use super::describe::{expected_scalar, image_place};
use super::difference::{Difference, Expected, WordDifference};
use super::evidence::Evidence;
use super::findings::KindCount;
use super::kind::{Direction, Distance, Kind, NumberFault};
use super::trace::{Trace, Tracer};
use crate::types::Scalar;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Distances that are listed; more of them are `various`.
const MAX_DISTANCES: usize = 3;

/// The number of each kind, in the order of their names.
pub fn count(kinds: impl IntoIterator<Item = Kind>) -> Vec<KindCount> {
    let mut counts: HashMap<Kind, usize> = HashMap::new();
    for kind in kinds {
        *counts.entry(kind).or_default() += 1;
    }
    let counts = counts.into_iter();
    let mut counts: Vec<KindCount> = counts
        .map(|(kind, count)| KindCount { kind, count })
        .collect();
    counts.sort_by_cached_key(|counted| counted.kind.to_string());
    counts
}

/// The fingerprint of a set of differences.
pub fn fingerprint(kinds: &[KindCount]) -> String {
    let mut parts = BTreeSet::new();
    let mut distances: BTreeMap<Cow<'static, str>, BTreeSet<String>> = BTreeMap::new();
    for KindCount { kind, .. } in kinds {
        match kind.distance() {
            Some(distance) => {
                let listed = distances.entry(kind.name()).or_default();
                listed.insert(distance.to_string());
            }
            None => {
                parts.insert(kind.name());
            }
        }
    }
    for (kind, distances) in distances {
        let listed = if distances.len() <= MAX_DISTANCES {
            distances.into_iter().collect::<Vec<_>>().join("/")
        } else {
            "various".to_owned()
        };
        parts.insert(Cow::Owned(format!("{kind}({listed})")));
    }
    parts.into_iter().collect::<Vec<_>>().join("+")
}

/// Whether a word holds the required number, converted between integer and float.
fn is_converted(evidence: &Evidence<'_>, word: &WordDifference) -> bool {
    match expected_scalar(evidence, word.expected) {
        // Whatever the number is, its bits may have been taken for an integer.
        Some(Scalar::F32 | Scalar::I32 | Scalar::U32) => {
            is_conversion(word.expected.bits(), word.observed)
        }
        Some(
            Scalar::Bool
            | Scalar::I8
            | Scalar::U8
            | Scalar::I16
            | Scalar::U16
            | Scalar::F16
            | Scalar::I64
            | Scalar::U64
            | Scalar::Address
            | Scalar::F64,
        )
        | None => false,
    }
}

/// Whether `observed` is what a conversion between integer and float makes of `bits`, rounded in
/// either direction: the text gives no rounding mode. A conversion to zero proves nothing.
pub(super) fn is_conversion(bits: u32, observed: u32) -> bool {
    let candidates = [
        (bits as i32 as f32).to_bits(),
        (bits as f32).to_bits(),
        f32::from_bits(bits) as i32 as u32,
    ];
    candidates
        .iter()
        .any(|&number| number != 0 && number.abs_diff(observed) <= 1)
}

/// The kind of a difference.
pub fn kind(evidence: &Evidence<'_>, tracer: &Tracer<'_>, difference: &Difference) -> Kind {
    match difference {
        Difference::Word(word) => {
            let at = image_place(evidence, word.buffer, word.position);
            let trace = tracer.trace(word.prefill, word.buffer, at, word.observed);
            let captured = match word.expected {
                Expected::Captured { .. } => true,
                Expected::Untouched { .. } => false,
            };
            match (trace, captured) {
                (Trace::Untouched, _) => Kind::Missing,
                (Trace::Zero, true) => Kind::Zero,
                (Trace::Unknown, true) if is_converted(evidence, word) => Kind::Converted,
                (Trace::Unknown, true) => Kind::Garbage,
                (Trace::Zero | Trace::Unknown, false) => Kind::StrayUnknown,
                (
                    Trace::Value {
                        belongs: Some((buffer, home)),
                        ..
                    },
                    captured,
                ) => {
                    let distance = if buffer == word.buffer {
                        Distance::Bytes(word.position - home as i64)
                    } else {
                        Distance::Buffers(word.buffer as i64 - buffer as i64)
                    };
                    if captured {
                        Kind::Displaced(distance)
                    } else {
                        Kind::Stray(distance)
                    }
                }
                (Trace::Value { belongs: None, .. }, true) => Kind::WrongValue,
                (Trace::Value { belongs: None, .. }, false) => Kind::Overrun,
            }
        }
        Difference::Counter { written: false, .. } => Kind::CounterStray,
        Difference::Counter {
            expected, observed, ..
        } => Kind::Counter(Direction::between((*expected).into(), (*observed).into())),
        Difference::CounterNeighbour { .. } => Kind::CounterNeighbour,
        Difference::Query {
            number,
            expected,
            observed,
            ..
        } => Kind::Query {
            number: *number,
            fault: match observed.map(|observed| Direction::between(*expected, observed)) {
                Some(Direction::Low) => NumberFault::Low,
                Some(Direction::High) => NumberFault::High,
                None => NumberFault::Unavailable,
            },
        },
        Difference::QueryOverrun { .. } => Kind::QueryOverrun,
        Difference::Patch(patch) => Kind::Patch(patch.fault.kind),
        Difference::Identity { .. } => Kind::Contradiction,
    }
}
