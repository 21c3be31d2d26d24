//! Counters against what they may hold: those of the counter buffer with their
//! neighbours, and those in a capture buffer.

use super::difference::{Difference, Place, prefill_word, word_at};
use super::evidence::Evidence;
use crate::model::allowed::AllowedCounter;
use crate::script::Observed;
use crate::script::counters::CounterHome;
use crate::script::memory::COUNTER_IMAGE;
use crate::units::CounterIndex;
use std::collections::HashSet;

/// Whether a counter is at this byte of a capture buffer.
pub(super) fn lies_at(evidence: &Evidence<'_>, buffer: usize, position: i64) -> bool {
    let mut places = evidence.script.counter_places.values();
    let home = CounterHome::Capture(buffer);
    let position = u64::try_from(position).ok();
    places.any(|place| place.home == home && Some(place.offset) == position)
}

/// The value of counter `index`, and what its place held before the run.
pub(super) fn word(
    evidence: &Evidence<'_>,
    observed: &Observed,
    index: CounterIndex,
) -> (u32, u32) {
    let script = evidence.script;
    let place = script.counter_place(index);
    let (image, number, at) = match place.home {
        CounterHome::Capture(buffer) => {
            let image = &observed.buffers[buffer];
            (image, buffer, image.start as u64 + place.offset)
        }
        CounterHome::Counters(_) => {
            let at = script.counter_position(index, evidence.guard);
            let at = at.expect("the counter is in a buffer of counters");
            (&observed.counters, COUNTER_IMAGE, at)
        }
    };
    let at = at as usize;
    let before = prefill_word(observed.prefill, number, at, image.bytes.len());
    (word_at(&image.bytes, at), before)
}

/// The value of counter `index`.
pub(super) fn value(evidence: &Evidence<'_>, observed: &Observed, index: CounterIndex) -> u32 {
    word(evidence, observed, index).0
}

/// Every counter and every word beside one that is not as allowed.
pub(super) fn differences(
    evidence: &Evidence<'_>,
    observed: &Observed,
) -> Vec<(Place, Difference)> {
    let prefill = observed.prefill;
    let mut differences = Vec::new();
    let mut own = HashSet::new();
    for (index, allowed) in CounterIndex::enumerate(&evidence.allowed.counters) {
        own.extend(evidence.script.counter_position(index, evidence.guard));
        let (seen, untouched) = word(evidence, observed, index);
        let difference = counter_difference(observed, index, *allowed, untouched, seen);
        differences.extend(difference.map(|d| (Place::Counter(index), d)));
    }
    let image = &observed.counters;
    for at in (0..image.bytes.len()).step_by(4) {
        let seen = word_at(&image.bytes, at);
        let untouched = prefill_word(prefill, COUNTER_IMAGE, at, image.bytes.len());
        if seen != untouched && !own.contains(&(at as u64)) {
            let position = at as i64 - image.start as i64;
            let difference = Difference::CounterNeighbour {
                prefill,
                position,
                expected: untouched,
                observed: seen,
            };
            differences.push((Place::CounterNeighbour(position), difference));
        }
    }
    differences
}

fn counter_difference(
    observed: &Observed,
    counter: CounterIndex,
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
