//! Hypotheses: a device that treats one argument of the API, or one decoration of the
//! shader, as another value leaves exactly what the model computes for that value.
//!
//! A hypothesis changes the script or the captures and runs the model again. Where every
//! byte, counter and query then agrees with the device, the fault is known: it becomes the
//! headline. A fault may depend on the place: a hypothesis that does not explain the
//! differences at all of its places is tried at each, and then at those together where it
//! removes differences. The headline names them. Where no single one explains the
//! differences, two misread arguments together may.

mod calls;
mod decorations;
mod locations;
mod misread_calls;
mod misreading;
mod places;

pub use calls::NO_CAPTURE;

use super::compare::compare_written;
use super::evidence::Evidence;
use super::headline::{Cause, Headline};
use super::written::Written;
use crate::case::rules::Category;
use crate::model::{Allowed, Capture};
use crate::script::ValidScript;
use misreading::{Hypothesis, Job, Named};
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
    let ignored = calls::IGNORED.iter().map(|h| h as &dyn Hypothesis);
    let all: Vec<&dyn Hypothesis> = calls.chain(decorations).chain(ignored).collect();
    let words = words(evidence.allowed);
    let concerned = |h: &&dyn Hypothesis| h.is_for_all() && !h.places(&job).is_empty();
    let everywhere = all.iter().copied().filter(concerned);
    let affordable = everywhere.take(MAX_WORDS_EVERYWHERE / words);
    let mut explains = affordable.filter(|hypothesis| {
        let places = hypothesis.places(&job).into_iter().collect();
        hypothesis.differences(&job, &places) == Some(0)
    });
    if let Some(found) = explains.next() {
        let places: BTreeSet<Place> = found.places(&job).into_iter().collect();
        let headline = headline(found, &job, &places);
        if search == Search::Everywhere {
            return Some(headline);
        }
        let others = explains.map(|other| other.named());
        return Some(with_others(headline, found.named(), others));
    }
    if search == Search::Everywhere {
        return None;
    }
    let before = compare_written(evidence, &written).ok()?.len();
    let mut tries = MAX_WORDS / words;
    for hypothesis in all {
        let places = hypothesis.places(&job);
        if hypothesis.is_for_all() && places.len() < 2 {
            continue;
        }
        tries = tries.checked_sub(places.len() + 1)?;
        let mut helpful = BTreeSet::new();
        let mut sufficient = Vec::new();
        for place in places {
            let one = BTreeSet::from([place]);
            match hypothesis.differences(&job, &one) {
                Some(0) => sufficient.push(one),
                Some(left) if left < before => helpful.extend(one),
                Some(_) | None => {}
            }
        }
        if let Some((first, others)) = sufficient.split_first() {
            return Some(at_one_of(hypothesis, &job, first, others));
        }
        if helpful.len() > 1 && hypothesis.differences(&job, &helpful) == Some(0) {
            return Some(headline(hypothesis, &job, &helpful));
        }
    }
    two_faults(&job, tries)
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
            if calls::differences_of_both(first, second, job) == Some(0) {
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

/// Adds other faults that explain the differences as well to the sentence: only another case
/// can decide between them.
fn with_others<'a>(
    headline: Headline,
    found: &Named,
    others: impl Iterator<Item = &'a Named>,
) -> Headline {
    let mut named = vec![&found.fault];
    for other in others {
        if !named.contains(&&other.fault) {
            named.push(&other.fault);
        }
    }
    let others = match named[1..] {
        [] => return headline,
        [other] => other.to_string(),
        [other, another] => format!("{other}, or {another}"),
        [other, ..] => format!("{other}, or one of {} other faults", named.len() - 2),
    };
    Headline {
        text: format!("{}; or {others}, which would leave the same", headline.text),
        ..headline
    }
}

/// The headline of a hypothesis that explains everything at one place, and at others instead:
/// space that ends in one buffer ends the capture into all.
fn at_one_of(
    hypothesis: &dyn Hypothesis,
    job: &Job<'_>,
    first: &BTreeSet<Place>,
    others: &[BTreeSet<Place>],
) -> Headline {
    let found = headline(hypothesis, job, first);
    let Some((other, more)) = others.split_first() else {
        return found;
    };
    let all = hypothesis.places(job);
    let other = places::clause(job.script, &all, other);
    let more = match more.len() {
        0 => String::new(),
        1 => ", or another place".to_owned(),
        more => format!(", or one of {more} other places"),
    };
    Headline {
        text: format!(
            "{}; or {}{more}, which would leave the same",
            found.text,
            other.trim_end_matches(", ")
        ),
        binding: None,
        ..found
    }
}

fn headline(hypothesis: &dyn Hypothesis, job: &Job<'_>, misread: &BTreeSet<Place>) -> Headline {
    let Named {
        fault,
        instead,
        kind,
        subject,
    } = hypothesis.named();
    let all = hypothesis.places(job);
    let place = places::clause(job.script, &all, misread);
    let bindings: BTreeSet<_> = misread.iter().map(|place| place.binding).collect();
    let one = bindings
        .first()
        .filter(|_| bindings.len() == 1 && all.len() > 1);
    // The misread commands may be those that take addresses.
    let by_address = |place: &Place| {
        let script = job.evidence.script;
        let command = place.command.map(|number| &script.commands[number]);
        command.is_some_and(|command| command.effects().by_address)
    };
    let fault = if misread.iter().all(by_address) {
        fault.replace("EXT", "2EXT")
    } else {
        fault.to_string()
    };
    Headline {
        fault: *kind,
        text: format!(
            "{place}{fault}: memory, counters and queries are exactly those of {instead}"
        ),
        binding: one.copied().flatten(),
        cause: Some(Cause {
            text: fault,
            subject: *subject,
        }),
    }
}
