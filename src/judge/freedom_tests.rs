//! Holds every case against a conformant driver that uses each freedom of the text to
//! the full: it takes any of the allowed orders, omits whatever primitives may be
//! missing, writes any bits where a value is undefined, answers anything where a
//! number is open, and returns no result of a query that need not be available.
//!
//! It represents the devices that are not at hand: no case may fail on it. Patches
//! are left to `verdict::patches`, and images to `verdict::picture`.
//! Its freedoms are those of the model: one that the model lacks is not found here.

use crate::case::List;
use crate::catalog::Library;
use crate::generate::rng::Rng;
use crate::judge::prepared::{Prepared, Unprepared};
use crate::judge::programs::{self, Modelled, modelled};
use crate::judge::{degenerate_primitives, outcome::NotPassed};
use crate::model::{self, Capture};
use crate::script::memory::{Prefill, guard_bytes};
use crate::script::requirements::features;
use crate::script::{Capabilities, Feature};
use crate::verdict::ideal::{self, Freedom};
use crate::verdict::{self, Evidence};
use std::collections::{BTreeMap, BTreeSet};

/// Bytes of the capture buffers above which a case is left to devices.
const LARGE: u64 = 16 << 20;

/// Bytes above which a case is left to the run over the extended list. No freedom depends on a
/// size, and the larger ones would take four fifths of the time.
const LARGE_IN_DEFAULT: u64 = 64 << 10;

/// A driver that decides by chance.
struct Wilful(Rng);

impl Freedom for Wilful {
    fn pick(&mut self, alternatives: usize) -> usize {
        let most = u32::try_from(alternatives).expect("few alternatives");
        self.0.below(most) as usize
    }

    fn undefined(&mut self) -> u32 {
        self.0.bits() as u32
    }

    fn number(&mut self, most: u64) -> u64 {
        self.0.bits() % (most + 1)
    }

    fn is_early(&mut self) -> bool {
        self.0.chance(50)
    }
}

/// A device with everything that a case can require.
pub(super) fn device(library: &Library, names: &[String]) -> Capabilities {
    let mut features: BTreeSet<Feature> = BTreeSet::new();
    for name in names {
        let case = library.get(name).expect("no mistake").expect("a case");
        if let Some(capture) = case.capture() {
            features.extend(capture.programs().flat_map(|p| p.features.iter().copied()));
            let rasterized = capture.rasterized();
            let queries = capture.script.queries.iter();
            let needs = queries.flat_map(|query| features::query(*query, rasterized));
            features.extend(needs);
        }
    }
    let features: Vec<Feature> = features.into_iter().collect();
    let mut device = Capabilities::offering(&features);
    device.kind = "discrete".to_owned();
    device.limits.max_streams = 4;
    device
}

/// The outcome of a case on the wilful driver: `None` where a tessellator would be needed.
fn outcome(
    prepared: &Prepared<'_>,
    device: &Capabilities,
    large: u64,
    rng: &mut Rng,
) -> Result<Option<&'static str>, String> {
    let case = prepared.case;
    let programs = (0u32..).zip(case.programs().zip(&prepared.captures));
    let programs: Vec<Modelled<'_>> = programs
        .map(|(number, (program, captured))| {
            modelled(program, captured, number * case.word_stride, device)
        })
        .collect();
    let captures: Vec<Capture<'_>> = programs.iter().map(Modelled::capture).collect();
    let script = &prepared.script;
    if script.buffers.iter().sum::<u64>() > large {
        return Ok(Some("large"));
    }
    let run = |missing| model::run_without(&captures, script, missing);
    let (allowed, optional) = run(0).map_err(|error| error.to_string())?;
    if !allowed.patches.is_empty() {
        return Ok(None);
    }
    let missing = match rng.below(3) {
        0 => 0,
        1 => u64::MAX,
        _ => rng.bits(),
    };
    let (done, _) = run(missing).map_err(|error| error.to_string())?;
    let buffers: Vec<_> = programs.iter().flat_map(|p| p.buffers.clone()).collect();
    let words: Vec<_> = programs.iter().flat_map(|p| p.words.clone()).collect();
    let widest = buffers.iter().map(|b| b.stride.0).max().unwrap_or(0);
    let guard = if script.placement.allocation.has_guards() {
        guard_bytes(widest)
    } else {
        0
    };
    let mut wilful = Wilful(rng.clone());
    let observed =
        Prefill::BOTH.map(|prefill| ideal::free(script, guard, &done, prefill, &mut wilful));
    let evidence = Evidence {
        script,
        guard,
        buffers: &buffers,
        words: &words,
        names: &programs::names(case),
        allowed: &allowed,
        observed: &observed,
    };
    let verdict = match &case.probe {
        Some(probe) => verdict::probe::probe(&evidence, &probe.places).map(|probed| probed.verdict),
        None => verdict::judge(&evidence),
    };
    let verdict = verdict.map_err(|error| error.to_string())?;
    if verdict.passed() {
        return Ok(Some("pass"));
    }
    let notable = degenerate_primitives::missing(&captures, script, &evidence);
    match notable.map_err(|trouble: NotPassed| trouble.reason)? {
        Some(_) => Ok(Some("quality")),
        None => Err(format!(
            "{optional} may be missing: {}",
            verdict.failure.expect("it did not pass").headline.text
        )),
    }
}

/// Runs the cases of a list whose buffers have at most `large` bytes; returns how often each outcome occurred.
fn run(list: List, large: u64) -> BTreeMap<&'static str, usize> {
    let library = Library::embedded();
    let names = library.names().expect("no mistake");
    let names = names.into_iter().filter(|case| list.holds(case.list));
    let names: Vec<String> = names.map(|case| case.name).collect();
    let device = device(&library, &names);
    let mut without_queries = device.clone();
    without_queries.features.retain(|feature, _| {
        let name = feature.name().to_lowercase();
        !name.contains("queries") && !name.contains("query") && !name.contains("generated")
    });
    let removed = device.features.len() - without_queries.features.len();
    assert!(removed >= 3, "{removed} features are about queries");
    let mut outcomes: BTreeMap<&'static str, usize> = BTreeMap::new();
    let mut blamed = Vec::new();
    for (number, name) in (0u64..).zip(&names) {
        let case = library.get(name).expect("no mistake").expect("a case");
        let Some(capture) = case.capture() else {
            continue;
        };
        // Panics if a script is illegal without the queries that a device lacks.
        let _ = Prepared::new(&case.rules, capture, &without_queries);
        let outcome = match Prepared::new(&case.rules, capture, &device) {
            Ok(prepared) => outcome(&prepared, &device, large, &mut Rng::new(number)),
            Err(Unprepared::Lacks(lack)) if !lack.starts_with("feature") => Ok(Some("limit")),
            Err(unprepared) => Err(format!("{unprepared:?}")),
        };
        match outcome {
            Ok(outcome) => *outcomes.entry(outcome.unwrap_or("patches")).or_default() += 1,
            Err(reason) => blamed.push(format!("{name}: {reason}")),
        }
    }
    assert!(
        blamed.is_empty(),
        "{} conformant results are blamed:\n{}",
        blamed.len(),
        blamed[..blamed.len().min(40)].join("\n")
    );
    outcomes
}

#[test]
fn no_case_of_the_default_list_blames_a_driver_that_uses_every_freedom() {
    let outcomes = run(List::Default, LARGE_IN_DEFAULT);
    assert!(outcomes["pass"] > 6_000, "{outcomes:?}");
    assert!(outcomes["quality"] > 5, "{outcomes:?}");
    assert!(outcomes["large"] < 400, "{outcomes:?}");
    assert!(
        outcomes.get("limit").copied().unwrap_or_default() < 300,
        "{outcomes:?}"
    );
}

#[test]
#[ignore = "runs the extended list: ci/proofs/all"]
fn no_case_of_the_extended_list_blames_a_driver_that_uses_every_freedom() {
    let outcomes = run(List::Extended, LARGE);
    assert!(outcomes["pass"] > 40_000, "{outcomes:?}");
}
