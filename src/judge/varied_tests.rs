//! The model allows the same for a case and its variations.

use crate::case::{CaptureCase, List};
use crate::catalog::Library;
use crate::judge::freedom_tests::device;
use crate::judge::prepared::Prepared;
use crate::judge::programs::{Modelled, modelled};
use crate::model::allowed::{AllowedQuery, AllowedWord};
use crate::model::{self, Allowed, Capture};
use crate::script::Capabilities;
use crate::vary::{Item, Reach, Transformation, varied};
use std::collections::{BTreeMap, BTreeSet};

/// Bytes of capture buffers above which a case is not followed.
const LARGE: u64 = 1 << 20;

/// Bytes above which a case is left to the run over every case.
const LARGE_IN_SAMPLE: u64 = 64 << 10;

/// Returns what the model allows for a case; `None` for one that the device lacks something for.
fn allowed(
    rules: &[u8],
    case: &CaptureCase,
    device: &Capabilities,
) -> Option<Result<Allowed, String>> {
    let prepared = Prepared::new(rules, case, device).ok()?;
    let programs = (0u32..).zip(case.programs().zip(&prepared.captures));
    let programs: Vec<Modelled<'_>> = programs
        .map(|(number, (program, captured))| {
            modelled(program, captured, number * case.word_stride, device)
        })
        .collect();
    let captures: Vec<Capture<'_>> = programs.iter().map(Modelled::capture).collect();
    Some(model::run(&captures, &prepared.script).map_err(|error| error.to_string()))
}

/// Returns the first part of two answers that differs. A variation omits all queries of the
/// case, or those that it adds follow them, as counters do. Points are drawn into an image only.
fn difference(plain: &Allowed, varied: &Allowed, has_image: bool) -> Option<String> {
    let words = |words: &[AllowedWord]| -> Vec<_> {
        words
            .iter()
            .map(|word| (word.position, word.bits))
            .collect()
    };
    let buffers = |allowed: &Allowed| -> Vec<_> {
        let buffers = allowed.buffers.iter();
        buffers.map(|buffer| words(&buffer.words)).collect()
    };
    let choices = |allowed: &Allowed| -> Vec<_> {
        let choices = allowed.choices.iter();
        let alternatives = choices.map(|choice| -> Vec<Vec<_>> {
            let each = choice.alternatives.iter();
            let place = |(buffer, word): &(usize, AllowedWord)| (*buffer, word.position, word.bits);
            each.map(|words| words.iter().map(place).collect())
                .collect()
        });
        alternatives.collect()
    };
    let kept = plain.queries.len().min(varied.queries.len());
    let queries = |allowed: &Allowed| -> Vec<AllowedQuery> {
        let queries = allowed.queries.iter().copied();
        queries.take(kept).collect()
    };
    let parts = [
        ("buffers", buffers(plain) == buffers(varied)),
        ("choices", choices(plain) == choices(varied)),
        ("counters", varied.counters.starts_with(&plain.counters)),
        ("queries", queries(plain) == queries(varied)),
        ("patches", plain.patches.len() == varied.patches.len()),
        ("points", !has_image || plain.points == varied.points),
    ];
    let mut differing = parts.into_iter().filter(|(_, same)| !same);
    differing.next().map(|(part, _)| part.to_owned())
}

/// Returns the places of a transformation that are tried.
fn places(case: &CaptureCase, transformation: Transformation) -> Vec<Item> {
    let item = |command| Item {
        transformation,
        command,
    };
    if transformation.reach() == Reach::Case {
        return vec![item(None)];
    }
    let commands = 0..case.script.commands.len();
    commands.map(|command| item(Some(command))).collect()
}

#[test]
fn the_model_allows_the_same_for_a_case_and_its_variations() {
    let applied = compare(61, LARGE_IN_SAMPLE);
    assert!(applied.len() > 45, "{applied:?}");
}

#[test]
#[ignore = "compares every case: ci/proofs/all"]
fn the_model_allows_the_same_for_every_case_and_its_variations() {
    let applied = compare(1, LARGE);
    let all = Transformation::all().map(Transformation::name);
    let unused: Vec<&str> = all.filter(|name| !applied.contains_key(name)).collect();
    assert!(
        unused.is_empty(),
        "never applied: {unused:?} of {applied:?}"
    );
}

/// Compares every `sampled`th case with each of its variations by one item, if its buffers have at
/// most `large` bytes; returns the number of variations with each transformation.
fn compare(sampled: usize, large: u64) -> BTreeMap<&'static str, usize> {
    let library = Library::embedded();
    let names = library.names().expect("no mistake").into_iter();
    let names = names.filter(|case| List::Default.holds(case.list));
    let names: Vec<String> = names.map(|case| case.name).step_by(sampled).collect();
    let device = device(&library, &names);
    let mut applied: BTreeMap<&'static str, usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    // Cases of a file often differ in their interfaces only.
    let mut seen = BTreeSet::new();
    for name in &names {
        let case = library.get(name).expect("no mistake").expect("a case");
        let Some(capture) = case.capture() else {
            continue;
        };
        let is_large = capture.script.buffers.iter().sum::<u64>() > large;
        let commands = format!(
            "{:?}{:?}",
            capture.script.commands, capture.program.assembly
        );
        if is_large || capture.probe.is_some() || !seen.insert(commands) {
            continue;
        }
        let Some(plain) = allowed(&case.rules, capture, &device) else {
            continue;
        };
        let plain = plain.expect("the model runs what is legal");
        for transformation in Transformation::all() {
            for item in places(capture, transformation) {
                let Some(changed) = varied(capture, &[item]) else {
                    continue;
                };
                let Some(answer) = allowed(&case.rules, &changed, &device) else {
                    continue;
                };
                *applied.entry(transformation.name()).or_default() += 1;
                let other = match &answer {
                    Ok(answer) => difference(&plain, answer, capture.program.pipeline.image)
                        .map(|part| format!("other {part}")),
                    Err(error) => Some(error.clone()),
                };
                wrong.extend(other.map(|other| format!("{name} {item}: {other}")));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} variations:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(60)].join("\n")
    );
    applied
}
