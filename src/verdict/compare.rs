//! Expected memory against observed memory: every byte, counter and query.

use super::counters;
use super::difference::{Difference, Expected, Place, WordDifference, prefill_word, word_at};
use super::evidence::Evidence;
use super::patches::Judge;
use crate::model::allowed::{AllowedQuery, AllowedWord, Choice, DataRange, Identity};
use crate::script::Observed;
use crate::script::memory::{Prefill, QueryResult, Readback};
use crate::script::readback_window::ReadbackWindow;
use crate::units::round_up;
use std::collections::{HashMap, HashSet};
use thiserror::Error;

/// The evidence itself does not fit the script: the harness is at fault.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EvidenceError {
    #[error("{what}: {required} required, {seen} seen in what was read back")]
    Shape {
        what: String,
        required: usize,
        seen: usize,
    },
    /// The model puts a word where nobody looks.
    #[error(
        "byte {position} of buffer {buffer} is captured and not read back: the case leaves it unseen"
    )]
    Unseen { buffer: usize, position: u64 },
}

/// What the words of one buffer must hold, by position; `None` is undefined.
pub type Plan = HashMap<u64, AllowedWord>;

/// Every difference, in order of run, buffer and position. A place that differs
/// in both runs is told once.
pub fn compare(evidence: &Evidence<'_>) -> Result<Vec<Difference>, EvidenceError> {
    let mut differences = Vec::new();
    let mut places = HashSet::new();
    let mut judge = Judge::default();
    for (run, observed) in evidence.observed.iter().enumerate() {
        check_shape(evidence, observed)?;
        let plans = plans(evidence, observed);
        for (buffer, (image, plan)) in observed.buffers.iter().zip(&plans).enumerate() {
            let window = evidence.script.readback_window(buffer, evidence.guard);
            if let Some(&position) = plan.keys().find(|p| window.index(**p as i64).is_none()) {
                return Err(EvidenceError::Unseen { buffer, position });
            }
            for difference in image_differences(observed.prefill, buffer, (image, &window), plan) {
                // What is told of a counter is told as such.
                if counters::lies_at(evidence, buffer, difference.position) {
                    continue;
                }
                if places.insert(Place::Word(buffer, difference.position)) {
                    differences.push(Difference::Word(difference));
                }
            }
        }
        // Where other words are wrong, coordinates are not where they are looked for.
        if differences.is_empty() {
            for patch in judge.run(evidence, run) {
                if places.insert(Place::Patch(patch.patch, patch.fault.kind)) {
                    differences.push(Difference::Patch(patch));
                }
            }
        }
        for (place, difference) in counters::differences(evidence, observed)
            .into_iter()
            .chain(query_differences(evidence, observed))
        {
            if places.insert(place) {
                differences.push(difference);
            }
        }
    }
    for (index, identity) in evidence.allowed.identities.iter().enumerate() {
        for run in 0..evidence.observed.len() {
            if let Some(text) = broken_identity(evidence, *identity, run)
                && places.insert(Place::Identity(index))
            {
                let prefill = evidence.observed[run].prefill;
                differences.push(Difference::Identity { prefill, text });
            }
        }
    }
    Ok(differences)
}

fn check_shape(evidence: &Evidence<'_>, observed: &Observed) -> Result<(), EvidenceError> {
    let shape = |what: String, required: usize, seen: usize| match required == seen {
        true => Ok(()),
        false => Err(EvidenceError::Shape {
            what,
            required,
            seen,
        }),
    };
    let guard = evidence.guard as usize;
    shape(
        "buffers".to_owned(),
        evidence.script.buffers.len(),
        observed.buffers.len(),
    )?;
    for (index, image) in observed.buffers.iter().enumerate() {
        shape(format!("guard before buffer {index}"), guard, image.start)?;
        let required = evidence
            .script
            .readback_window(index, evidence.guard)
            .bytes() as usize;
        shape(
            format!("bytes of buffer {index} and its guards"),
            required,
            image.bytes.len(),
        )?;
    }
    let counters = &observed.counters;
    let size = evidence.script.counter_image_bytes(evidence.guard) as usize;
    shape(
        "guard before the counters".to_owned(),
        guard,
        counters.start,
    )?;
    shape(
        "bytes of the counter buffers".to_owned(),
        size,
        counters.bytes.len(),
    )?;
    shape(
        "queries".to_owned(),
        evidence.script.queries.len(),
        observed.queries.len(),
    )
}

/// What each buffer must hold in this run, the alternatives of each choice
/// settled to the one that explains the memory best.
pub fn plans(evidence: &Evidence<'_>, observed: &Observed) -> Vec<Plan> {
    let mut plans: Vec<Plan> = evidence
        .allowed
        .buffers
        .iter()
        .map(|buffer| {
            buffer
                .words
                .iter()
                .map(|word| (word.position, *word))
                .collect()
        })
        .collect();
    for choice in &evidence.allowed.choices {
        for (buffer, word) in best_alternative(evidence, choice, observed) {
            if let Some(plan) = plans.get_mut(*buffer) {
                plan.insert(word.position, *word);
            }
        }
    }
    plans
}

fn best_alternative<'a>(
    evidence: &Evidence<'_>,
    choice: &'a Choice,
    observed: &Observed,
) -> &'a [(usize, AllowedWord)] {
    let best = choice.alternatives.get(best_of(evidence, choice, observed));
    best.map_or(&[], Vec::as_slice)
}

/// The number of the alternative that explains the memory best.
pub(super) fn best_of(evidence: &Evidence<'_>, choice: &Choice, observed: &Observed) -> usize {
    let misses = |alternative: &[(usize, AllowedWord)]| {
        alternative
            .iter()
            .filter(|(buffer, word)| {
                let Some(image) = observed.buffers.get(*buffer) else {
                    return true;
                };
                let window = evidence.script.readback_window(*buffer, evidence.guard);
                let Some(at) = window.index(word.position as i64) else {
                    return true;
                };
                let seen = word_at(&image.bytes, at);
                word.bits.is_some_and(|bits| bits != seen)
            })
            .count()
    };
    let numbered = choice.alternatives.iter().enumerate();
    numbered
        .min_by_key(|(_, alternative)| misses(alternative))
        .map_or(0, |(number, _)| number)
}

fn image_differences(
    prefill: Prefill,
    buffer: usize,
    (image, window): (&Readback, &ReadbackWindow),
    plan: &Plan,
) -> Vec<WordDifference> {
    let mut differences = Vec::new();
    for at in (image.start % 4..image.bytes.len()).step_by(4) {
        let observed = word_at(&image.bytes, at);
        let position = window.position(at);
        let planned = u64::try_from(position).ok().and_then(|p| plan.get(&p));
        let expected = match planned {
            Some(AllowedWord { bits: None, .. }) => continue,
            Some(&AllowedWord {
                bits: Some(bits),
                source,
                ..
            }) => Expected::Captured { bits, source },
            None => Expected::Untouched {
                bits: prefill_word(prefill, buffer, at, image.bytes.len()),
            },
        };
        if expected.bits() != observed {
            differences.push(WordDifference {
                prefill,
                buffer,
                position,
                expected,
                observed,
            });
        }
    }
    differences
}

fn query_differences(evidence: &Evidence<'_>, observed: &Observed) -> Vec<(Place, Difference)> {
    let prefill = observed.prefill;
    let mut differences = Vec::new();
    for (query, (allowed, seen)) in evidence
        .allowed
        .queries
        .iter()
        .zip(&observed.queries)
        .enumerate()
    {
        let wide = is_wide(evidence, query);
        let mut check = |number, expected: Option<u64>, observed: Option<u64>| {
            let expected = expected.map(|expected| as_read(expected, observed, wide));
            if let Some(expected) = expected
                && observed != Some(expected)
            {
                let difference = Difference::Query {
                    prefill,
                    query,
                    number,
                    expected,
                    observed,
                };
                differences.push((Place::Query(query, number), difference));
            }
        };
        match (allowed, seen) {
            (_, QueryResult::Overrun { byte }) => {
                let difference = Difference::QueryOverrun {
                    prefill,
                    query,
                    byte: *byte,
                };
                differences.push((Place::Query(query, "memory"), difference));
            }
            (
                AllowedQuery::TransformFeedback { written, needed },
                QueryResult::TransformFeedback {
                    written: w,
                    needed: n,
                },
            ) => {
                check("primitives written", *written, Some(*w));
                check("primitives needed", Some(*needed), Some(*n));
                if written.is_none() && w > n {
                    // Whatever the text leaves open, written never passes needed.
                    check("primitives written", Some(*n), Some(*w));
                }
            }
            (AllowedQuery::PrimitivesGenerated(n), QueryResult::PrimitivesGenerated(seen)) => {
                check("primitives generated", Some(*n), Some(*seen));
            }
            // Not there yet, and nobody waited.
            (_, QueryResult::Unavailable) if !evidence.script.query_read.is_certain() => {}
            // On its way to the result: no more than that.
            (
                AllowedQuery::TransformFeedback { written, needed },
                QueryResult::Partial {
                    written: w,
                    needed: n,
                },
            ) => {
                check(
                    "primitives written so far",
                    at_most(*w, written.unwrap_or(*needed)),
                    Some(*w),
                );
                check("primitives needed so far", at_most(*n, *needed), Some(*n));
            }
            (AllowedQuery::PrimitivesGenerated(all), QueryResult::Partial { needed: n, .. }) => {
                check("primitives generated so far", at_most(*n, *all), Some(*n));
            }
            (AllowedQuery::Statistics, QueryResult::Statistics) => {}
            (AllowedQuery::Statistics, _) => check("availability of statistics", Some(1), None),
            (AllowedQuery::TransformFeedback { needed, .. }, _) => {
                check("primitives needed", Some(*needed), None);
            }
            (AllowedQuery::PrimitivesGenerated(n), _) => {
                check("primitives generated", Some(*n), None);
            }
        }
    }
    differences
}

/// Whether the numbers of a query have 64 bits.
fn is_wide(evidence: &Evidence<'_>, query: usize) -> bool {
    let declared = evidence.script.queries.get(query);
    declared.is_none_or(|query| evidence.script.query_read.is_wide(query.kind))
}

/// A number as 32 bits may tell it where it is too large for them: saturated, if
/// that is what was seen, or else wrapped (rule 72).
fn as_read(expected: u64, observed: Option<u64>, wide: bool) -> u64 {
    let most = u64::from(u32::MAX);
    match (wide || expected <= most, observed) {
        (true, _) => expected,
        (false, Some(seen)) if seen == most => most,
        (false, _) => expected & most,
    }
}

/// What a number should be at most, where it is more.
fn at_most(seen: u64, most: u64) -> Option<u64> {
    (seen > most).then_some(most)
}

/// The sentence that says how the driver contradicts itself, if it does.
fn broken_identity(evidence: &Evidence<'_>, identity: Identity, run: usize) -> Option<String> {
    let observed = evidence.observed.get(run)?;
    match identity {
        Identity::Needed { query, generated } => {
            let (
                QueryResult::TransformFeedback { needed, .. },
                QueryResult::PrimitivesGenerated(n),
            ) = (
                observed.queries.get(query)?,
                observed.queries.get(generated)?,
            )
            else {
                return None;
            };
            // What is too large for 32 bits need not end alike in both.
            let large = match evidence.allowed.queries.get(generated) {
                Some(AllowedQuery::PrimitivesGenerated(all)) => *all > u64::from(u32::MAX),
                _ => false,
            };
            let narrow = !is_wide(evidence, query) || !is_wide(evidence, generated);
            (needed != n && !(large && narrow)).then(|| {
                format!(
                    "query {query} says {needed} primitives were needed, query {generated} that {n} were generated by the same draws"
                )
            })
        }
        Identity::Length {
            query,
            counter,
            data,
            start,
            vertices,
            stride,
        } => {
            let QueryResult::TransformFeedback { written, .. } = *observed.queries.get(query)?
            else {
                return None;
            };
            let value = u64::from(counters::value(evidence, observed, counter));
            let slot = u64::from(vertices) * u64::from(stride);
            let bytes = written.saturating_mul(slot);
            if value != start.wrapping_add(bytes) {
                return Some(format!(
                    "counter {counter} ends at {value}, query {query} says {written} primitives x {vertices} vertices x stride {stride} = {bytes} bytes from {start} were written"
                ));
            }
            let range = data?;
            let end = data_end(evidence, range, start, u64::from(stride));
            (end > value).then(|| {
                format!(
                    "data reaches byte {end} of the range in buffer {}, counter {counter} says that it ends at {value}",
                    range.buffer
                )
            })
        }
    }
}

/// Where the last slot that any run touched ends, in bytes from the start of
/// the range; slots count from `start`. 0 when none was.
fn data_end(evidence: &Evidence<'_>, range: DataRange, start: u64, stride: u64) -> u64 {
    let DataRange {
        buffer,
        offset,
        size,
    } = range;
    let window = evidence.script.readback_window(buffer, evidence.guard);
    let touched = |observed: &Observed| {
        let image = observed.buffers.get(buffer)?;
        let (first, last) = (window.next_index(offset), window.next_index(offset + size));
        (first..last.min(image.bytes.len()))
            .rev()
            .find(|&at| image.bytes[at] != observed.prefill.byte(buffer, at))
            .map(|at| window.position(at) as u64 - offset)
    };
    evidence
        .observed
        .iter()
        .filter_map(touched)
        .max()
        .map_or(0, |last| {
            start + round_up((last + 1).saturating_sub(start), stride)
        })
}
