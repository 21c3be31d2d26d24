//! Hypotheses: a device that treats one argument of the API, or one decoration of the
//! shader, as another value leaves exactly what the model computes for that value.
//!
//! A hypothesis changes the script or the captures and runs the model again. Where every
//! byte, counter and query then agrees with the device, the fault is known: it becomes the
//! headline. A fault may depend on the place: a hypothesis that does not explain the
//! differences at all of its places is tried at each, and then at those together where it
//! removes differences. The headline names them. Where no single one explains the
//! differences, two misread arguments together may. Where several do, the headline names the
//! others as well. A hypothesis by which nothing is captured is rejected as a coincidence,
//! unless it says that the capture never begins.
//!
//! * `calls` – hypotheses about arguments and calls; `misread_calls` changes the scripts.
//! * `decorations`, `locations` – hypotheses about strides, streams and locations.
//! * `divisors` – hypotheses about attributes of instances.
//! * `outputs` – hypotheses about the places of outputs.
//! * `misreading`, `places`, `explanation` – the parts that all of them have.

mod calls;
mod decorations;
mod divisors;
mod explanation;
mod locations;
mod misread_calls;
mod misreading;
mod outputs;
mod places;

pub use calls::NO_CAPTURE;

use super::compare::compare_written;
use super::evidence::Evidence;
use super::headline::{Cause, Headline};
use super::written::Written;
use crate::case::rules::Category;
use crate::model::{Allowed, Capture};
use crate::script::ValidScript;
use explanation::Explanation;
use misreading::{Hypothesis, Job, Remaining};
use places::Place;
use std::collections::BTreeSet;

/// Captured words that the model computes for hypotheses about all of their places: seconds.
const MAX_WORDS_EVERYWHERE: usize = 40_000_000;
/// Captured words that the model computes for hypotheses about some of their places, and
/// for two hypotheses together.
const MAX_WORDS: usize = 2_000_000;

/// The hypotheses that are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Search {
    /// All hypotheses: also misreadings at some places, and two misreadings together.
    Full,
    /// One misreading, at all of its places alike.
    Everywhere,
}

/// Finds the hypothesis that explains all differences of a job.
///
/// One that explains every number goes before one that sets some aside, unless two faults are
/// needed for that: they are named as another explanation.
pub fn find(
    search: Search,
    captures: &[Capture<'_>],
    script: &ValidScript,
    evidence: &Evidence<'_>,
) -> Option<Headline> {
    let written = Written::find(evidence.observed);
    let job = Job {
        captures,
        script,
        evidence,
        written: &written,
    };
    let calls = calls::HYPOTHESES.iter().map(|h| h as &dyn Hypothesis);
    let decorations = decorations::HYPOTHESES.iter().map(|h| h as &dyn Hypothesis);
    let divisors = divisors::HYPOTHESES.iter().map(|h| h as &dyn Hypothesis);
    let outputs = outputs::HYPOTHESES.iter().map(|h| h as &dyn Hypothesis);
    let ignored = calls::IGNORED.iter().map(|h| h as &dyn Hypothesis);
    let all = calls
        .chain(decorations)
        .chain(divisors)
        .chain(outputs)
        .chain(ignored);
    let all: Vec<&dyn Hypothesis> = all.collect();
    let everywhere = everywhere(search, &all, &job);
    let proves = |found: &[Explanation<'_>]| found.iter().any(Explanation::is_proof);
    if search == Search::Everywhere || proves(&everywhere) {
        return explanation::headline(everywhere, None);
    }
    let mut tries = MAX_WORDS / words(evidence.allowed);
    let somewhere = somewhere(&all, &job, &mut tries);
    let is_proven = proves(&somewhere);
    let single = everywhere.into_iter().chain(somewhere);
    if is_proven {
        return explanation::headline(single, None);
    }
    let two = two_faults(&job, tries);
    let text = two.as_ref().and_then(|two| two.cause.as_ref());
    let text = text.map(|cause| format!("two faults: {}", cause.text));
    explanation::headline(single, text).or(two)
}

/// Returns the hypotheses that explain the differences if the device misreads at all of their
/// places; the first one alone for a search of these only.
fn everywhere<'a>(
    search: Search,
    all: &[&'a dyn Hypothesis],
    job: &Job<'_>,
) -> Vec<Explanation<'a>> {
    let concerned = |h: &&dyn Hypothesis| h.is_for_all() && !h.places(job).is_empty();
    let concerned = all.iter().copied().filter(concerned);
    let mut found = Vec::new();
    for hypothesis in concerned.take(MAX_WORDS_EVERYWHERE / words(job.evidence.allowed)) {
        let places = hypothesis.places(job).into_iter().collect();
        let left = hypothesis.differences(job, &places);
        if let Some(left) = left.filter(|left| left.explains()) {
            found.push(Explanation::new(hypothesis, job, vec![places], left));
            if search == Search::Everywhere && !left.is_aside {
                break;
            }
        }
    }
    found
}

/// Returns the hypotheses that explain the differences if the device misreads at some of their
/// places. Each try is one run of the model.
fn somewhere<'a>(
    all: &[&'a dyn Hypothesis],
    job: &Job<'_>,
    tries: &mut usize,
) -> Vec<Explanation<'a>> {
    let mut found = Vec::new();
    let Ok(before) = compare_written(job.evidence, job.written) else {
        return found;
    };
    for &hypothesis in all {
        let places = hypothesis.places(job);
        let is_tried = hypothesis.is_for_all() && places.len() < 2;
        let is_affordable = places.len() < *tries;
        if is_tried || places.is_empty() || !is_affordable {
            continue;
        }
        *tries -= places.len();
        let mut sufficient = Vec::new();
        let mut remaining = Remaining::default();
        let mut helpful = BTreeSet::new();
        for place in places {
            let one = BTreeSet::from([place]);
            match hypothesis.differences(job, &one) {
                Some(left) if left.explains() => {
                    remaining = left;
                    sufficient.push(one);
                }
                Some(left) if left.count < before.len() => helpful.extend(one),
                Some(_) | None => {}
            }
        }
        if sufficient.is_empty()
            && let Some((several, left)) = at_several(hypothesis, job, helpful, tries)
        {
            remaining = left;
            sufficient.push(several);
        }
        if !sufficient.is_empty() {
            found.push(Explanation::new(hypothesis, job, sufficient, remaining));
        }
    }
    found
}

/// Returns the places that explain the differences together: those that remove some alone, and
/// then those that remove some of the others.
fn at_several(
    hypothesis: &dyn Hypothesis,
    job: &Job<'_>,
    helpful: BTreeSet<Place>,
    tries: &mut usize,
) -> Option<(BTreeSet<Place>, Remaining)> {
    let mut misread = helpful;
    if misread.is_empty() {
        return None;
    }
    *tries = tries.checked_sub(1)?;
    let mut left = hypothesis.differences(job, &misread)?;
    loop {
        if left.explains() {
            return Some((misread, left));
        }
        let before = left.count;
        for place in hypothesis.places(job) {
            let mut more = misread.clone();
            if !more.insert(place) {
                continue;
            }
            *tries = tries.checked_sub(1)?;
            let with = hypothesis.differences(job, &more);
            if let Some(with) = with.filter(|with| with.count < left.count) {
                (misread, left) = (more, with);
            }
        }
        if left.count == before {
            return None;
        }
    }
}

/// The captured words that the model computes in one run, at least 1.
fn words(allowed: &Allowed) -> usize {
    let fixed = allowed.buffers.iter().map(|buffer| buffer.words.len());
    let alternatives = allowed.choices.iter().flat_map(|c| &c.alternatives);
    let chosen = alternatives.map(Vec::len);
    fixed.chain(chosen).sum::<usize>().max(1)
}

/// Two arguments that are misread everywhere, and explain the differences together.
fn two_faults(job: &Job<'_>, mut tries: usize) -> Option<Headline> {
    let misread = calls::HYPOTHESES.iter();
    let misread: Vec<_> = misread
        .filter(|h| h.is_for_all() && h.may_be_one_of_two(job))
        .collect();
    for (number, first) in misread.iter().enumerate() {
        for second in &misread[number + 1..] {
            tries = tries.checked_sub(1)?;
            let left = calls::differences_of_both(first, second, job);
            if left.is_some_and(|left| left.explains() && !left.is_empty) {
                let (first, second) = (first.named(), second.named());
                let text = format!(
                    "two faults: {}, and {}: memory, counters and queries are exactly those of \
                     {} and {}",
                    first.fault, second.fault, first.instead, second.instead
                );
                return Some(Headline {
                    fault: first.kind,
                    text,
                    binding: None,
                    cause: Some(Cause {
                        text: format!("{}, and {}", first.fault, second.fault),
                        subject: if first.subject == second.subject {
                            first.subject
                        } else {
                            Category::Undecided
                        },
                    }),
                });
            }
        }
    }
    None
}
