//! Counters against what they may hold: those of the counter buffer with all
//! their neighbours, and those that lie in a capture buffer.

use super::compare::{Difference, Place, prefill_word, word_at};
use super::evidence::Evidence;
use crate::model::allowed::AllowedCounter;
use crate::script::Observed;
use crate::script::memory::COUNTER_IMAGE;
use crate::script::placement::CounterPlace;
use std::collections::HashMap;

/// Whether a counter lies at this byte of a capture buffer.
pub(super) fn lies_at(evidence: &Evidence<'_>, buffer: usize, position: i64) -> bool {
    let homes = evidence.script.placement.counters.values();
    let position = u64::try_from(position).ok();
    homes
        .into_iter()
        .any(|place| place.buffer == buffer && Some(place.offset) == position)
}

/// What counter `index` holds.
pub(super) fn value(evidence: &Evidence<'_>, observed: &Observed, index: usize) -> u32 {
    let (image, offset) = match evidence.script.counter_place(index) {
        CounterPlace::Own(offset) => (Some(&observed.counters), offset),
        CounterPlace::In(place) => (observed.buffers.get(place.buffer), place.offset),
    };
    image.map_or(0, |image| {
        word_at(&image.bytes, image.start + offset as usize)
    })
}

/// Every counter, and every word beside one, that is not as allowed.
pub(super) fn differences(
    evidence: &Evidence<'_>,
    observed: &Observed,
) -> Vec<(Place, Difference)> {
    let image = &observed.counters;
    let prefill = observed.prefill;
    let mut differences = Vec::new();
    let mut own = HashMap::new();
    for (index, allowed) in evidence.allowed.counters.iter().enumerate() {
        match evidence.script.counter_place(index) {
            CounterPlace::Own(offset) => {
                own.insert(image.start + offset as usize, index);
            }
            CounterPlace::In(place) => {
                let Some(image) = observed.buffers.get(place.buffer) else {
                    continue;
                };
                let at = image.start + place.offset as usize;
                let untouched = prefill_word(prefill, place.buffer, at, image.bytes.len());
                let seen = word_at(&image.bytes, at);
                let difference = of_counter(observed, index, *allowed, untouched, seen);
                let place = Place::Word(place.buffer, place.offset as i64);
                differences.extend(difference.map(|d| (place, d)));
            }
        }
    }
    for position in (0..image.bytes.len()).step_by(4) {
        let seen = word_at(&image.bytes, position);
        let untouched = prefill_word(prefill, COUNTER_IMAGE, position, image.bytes.len());
        let relative = position as i64 - image.start as i64;
        let counter = own.get(&position).copied();
        let allowed = counter.and_then(|index| evidence.allowed.counters.get(index));
        let difference = match (counter, allowed) {
            (Some(counter), Some(allowed)) => {
                of_counter(observed, counter, *allowed, untouched, seen)
            }
            _ => (untouched != seen).then_some(Difference::CounterNeighbour {
                prefill,
                position: relative,
                expected: untouched,
                observed: seen,
            }),
        };
        differences.extend(difference.map(|d| (Place::Counter(relative), d)));
    }
    differences
}

fn of_counter(
    observed: &Observed,
    counter: usize,
    allowed: AllowedCounter,
    untouched: u32,
    seen: u32,
) -> Option<Difference> {
    let (expected, written) = match allowed {
        AllowedCounter::Exact(value) => (value, true),
        AllowedCounter::Untouched => (untouched, false),
    };
    (expected != seen).then_some(Difference::Counter {
        prefill: observed.prefill,
        counter,
        expected,
        written,
        observed: seen,
    })
}
