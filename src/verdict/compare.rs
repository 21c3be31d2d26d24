//! Expected memory against observed memory: every byte, counter and query.

use super::difference::{Difference, Expected, Place, WordDifference, prefill_word, word_at};
use super::evidence::Evidence;
use super::patches::Judge;
use super::written::Written;
use super::{counters, identities, queries};
use crate::model::allowed::{AllowedWord, Choice};
use crate::script::Observed;
use crate::script::memory::{Prefill, Readback};
use crate::script::readback_window::ReadbackWindow;
use std::collections::HashSet;
use thiserror::Error;

/// The evidence does not fit the script: the harness is at fault.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EvidenceError {
    #[error("{what}: {required} required, {seen} seen in what was read back")]
    Shape {
        what: String,
        required: usize,
        seen: usize,
    },
    /// The model puts a word where nothing is read back.
    #[error("byte {position} of buffer {buffer} is captured, but the script does not read it back")]
    Unseen { buffer: usize, position: u64 },
}

/// The required words of one buffer by ascending position, one for each.
#[derive(Clone, Debug, Default)]
pub struct Plan(Vec<AllowedWord>);

impl Plan {
    /// Returns the word at a position, in bytes from the start of the `VkBuffer`.
    pub fn get(&self, position: u64) -> Option<&AllowedWord> {
        let found = self.0.binary_search_by_key(&position, |word| word.position);
        found.ok().map(|at| &self.0[at])
    }

    /// The words by ascending position.
    pub fn words(&self) -> &[AllowedWord] {
        &self.0
    }
}

/// Every difference, in order of run, buffer and position. A place that differs
/// in both runs is reported once.
pub fn compare(evidence: &Evidence<'_>) -> Result<Vec<Difference>, EvidenceError> {
    compare_written(evidence, &Written::find(evidence.observed))
}

/// Like [`compare`], where the written words of the runs are known: the same memory is
/// compared with several answers of the model.
pub fn compare_written(
    evidence: &Evidence<'_>,
    written: &Written,
) -> Result<Vec<Difference>, EvidenceError> {
    let mut differences = Vec::new();
    let mut places = HashSet::new();
    // The positions of the words of each buffer that differ, in ascending order.
    let mut words = vec![Vec::new(); evidence.script.buffers.len()];
    let mut judge = Judge::default();
    let mut plans = Vec::new();
    for (run, observed) in evidence.observed.iter().enumerate() {
        check_shape(evidence, observed)?;
        if run == 0 {
            check_windows(evidence)?;
        }
        // Which alternative of a choice explains the memory best depends on the run.
        if run == 0 || !evidence.allowed.choices.is_empty() {
            plans = self::plans(evidence, observed);
        }
        for (buffer, (image, plan)) in observed.buffers.iter().zip(&plans).enumerate() {
            let window = evidence.script.readback_window(buffer, evidence.guard);
            let image = Image {
                prefill: observed.prefill,
                buffer,
                image,
                window: &window,
            };
            let known: &mut Vec<i64> = &mut words[buffer];
            let mut found = image.differences(plan, written.places(run, buffer));
            found.retain(|difference| {
                // Counters are compared below.
                known.binary_search(&difference.position).is_err()
                    && !counters::lies_at(evidence, buffer, difference.position)
            });
            known.extend(found.iter().map(|difference| difference.position));
            known.sort_unstable();
            differences.extend(found.into_iter().map(Difference::Word));
        }
        // Where other words are wrong, coordinates are not at their places.
        if differences.is_empty() {
            for patch in judge.run(evidence, run) {
                if places.insert(Place::Patch(patch.patch, patch.fault.kind)) {
                    differences.push(Difference::Patch(patch));
                }
            }
        }
        for (place, difference) in counters::differences(evidence, observed)
            .into_iter()
            .chain(queries::differences(evidence, observed))
        {
            if places.insert(place) {
                differences.push(difference);
            }
        }
    }
    for (index, identity) in evidence.allowed.identities.iter().enumerate() {
        for run in 0..evidence.observed.len() {
            if let Some(text) = identities::contradiction(evidence, *identity, run)
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
    let shape = |what: String, required: usize, seen: usize| {
        if required == seen {
            Ok(())
        } else {
            Err(EvidenceError::Shape {
                what,
                required,
                seen,
            })
        }
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

/// Checks that every required word is read back, in each alternative of a choice too: one
/// that is not cannot be compared.
fn check_windows(evidence: &Evidence<'_>) -> Result<(), EvidenceError> {
    let allowed = evidence.allowed;
    let fixed = allowed.buffers.iter().enumerate();
    let fixed = fixed.flat_map(|(buffer, own)| own.words.iter().map(move |word| (buffer, word)));
    let alternatives = allowed.choices.iter().flat_map(|c| &c.alternatives);
    let chosen = alternatives.flatten().map(|(buffer, word)| (*buffer, word));
    let windows: Vec<_> = (0..allowed.buffers.len())
        .map(|buffer| evidence.script.readback_window(buffer, evidence.guard))
        .collect();
    let mut words = fixed.chain(chosen);
    let unseen = |(buffer, word): &(usize, &AllowedWord)| {
        windows[*buffer].index(word.position as i64).is_none()
    };
    match words.find(unseen) {
        None => Ok(()),
        Some((buffer, word)) => Err(EvidenceError::Unseen {
            buffer,
            position: word.position,
        }),
    }
}

/// The required content of each buffer in this run, with the alternative of each
/// choice that explains the memory best.
pub fn plans(evidence: &Evidence<'_>, observed: &Observed) -> Vec<Plan> {
    let fixed = evidence.allowed.buffers.iter();
    let mut plans: Vec<Plan> = fixed.map(|buffer| Plan(buffer.words.clone())).collect();
    for choice in &evidence.allowed.choices {
        for (buffer, word) in best_alternative(evidence, choice, observed) {
            plans[*buffer].0.push(*word);
        }
    }
    for plan in &mut plans {
        plan.0.sort_by_key(|word| word.position);
        // Where ranges overlap, the last write stays.
        plan.0.dedup_by(|later, earlier| {
            let is_same = later.position == earlier.position;
            if is_same {
                *earlier = *later;
            }
            is_same
        });
    }
    plans
}

fn best_alternative<'a>(
    evidence: &Evidence<'_>,
    choice: &'a Choice,
    observed: &Observed,
) -> &'a [(usize, AllowedWord)] {
    &choice.alternatives[best_of(evidence, choice, observed)]
}

/// The number of the alternative that explains the memory best.
pub(super) fn best_of(evidence: &Evidence<'_>, choice: &Choice, observed: &Observed) -> usize {
    let misses = |alternative: &[(usize, AllowedWord)]| {
        alternative
            .iter()
            .filter(|(buffer, word)| {
                let image = &observed.buffers[*buffer];
                let window = evidence.script.readback_window(*buffer, evidence.guard);
                let at = window.index(word.position as i64);
                let at = at.expect("every word of an alternative is read back");
                let seen = word_at(&image.bytes, at);
                word.bits.is_some_and(|bits| bits != seen)
            })
            .count()
    };
    let numbered = choice.alternatives.iter().enumerate();
    numbered
        .min_by_key(|(_, alternative)| misses(alternative))
        .map(|(number, _)| number)
        .expect("a choice has alternatives")
}

/// The image of a buffer after a run.
struct Image<'a> {
    prefill: Prefill,
    buffer: usize,
    image: &'a Readback,
    window: &'a ReadbackWindow,
}

impl Image<'_> {
    /// The wrong words among those that are required and those that were written.
    fn differences(&self, plan: &Plan, written: &[usize]) -> Vec<WordDifference> {
        let mut differences = Vec::new();
        let mut written = written.iter().copied().peekable();
        for word in plan.words() {
            let at = self.window.index(word.position as i64);
            let at = at.expect("every required word is read back");
            while let Some(stray) = written.next_if(|stray| *stray < at) {
                differences.push(self.stray(stray));
            }
            written.next_if_eq(&at);
            let observed = word_at(&self.image.bytes, at);
            if let Some(bits) = word.bits.filter(|bits| *bits != observed) {
                let source = word.source;
                differences.push(self.difference(at, Expected::Captured { bits, source }));
            }
        }
        differences.extend(written.map(|stray| self.stray(stray)));
        differences
    }

    /// A word where nothing may be written.
    fn stray(&self, at: usize) -> WordDifference {
        let bits = prefill_word(self.prefill, self.buffer, at, self.image.bytes.len());
        self.difference(at, Expected::Untouched { bits })
    }

    fn difference(&self, at: usize, expected: Expected) -> WordDifference {
        WordDifference {
            prefill: self.prefill,
            buffer: self.buffer,
            position: self.window.position(at),
            expected,
            observed: word_at(&self.image.bytes, at),
        }
    }
}
