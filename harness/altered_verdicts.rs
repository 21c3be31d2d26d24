//! Tests that every family of device cases notices a wrong model.
//!
//! One case of each family runs on the device, and its memory is recorded. The
//! unaltered model must accept the record. Then single answers of the model are
//! altered, and the verdict must name the altered place; and the input of the model is
//! altered as if it misread a rule: each family must reject some misreading, and each
//! misreading must be rejected by some family.
//!
//! The tests need a driver with transform feedback.

#[path = "altered_verdicts/answers.rs"]
mod answers;
#[path = "altered_verdicts/readings.rs"]
mod readings;

use std::collections::{BTreeMap, BTreeSet};
use std::thread;
use xfb::case::{CaptureCase, List};
use xfb::catalog::library::Library;
use xfb::device::{Validation, VulkanDevice};
use xfb::judge::CaseResult;
use xfb::judge::replay::Replay;
use xfb::judge::result::Standing;
use xfb::model::Allowed;
use xfb::run::expectations::Expectations;
use xfb::script::Executor;
use xfb::verdict::Status;

/// Cases of a family that are tried until one passes.
const TRIES: usize = 6;

/// Bytes of capture buffers above which one noticed answer and one noticed reading suffice: the
/// model would run for minutes.
const LARGE: u64 = 64 << 10;

/// Readings that only cases would notice at which lavapipe is known to fail.
const NOT_ON_LAVAPIPE: [&str; 1] = ["50: the first counter is that of binding 0"];

/// The results of one family.
#[derive(Default)]
struct Family {
    /// Whether one of its cases passes here.
    recorded: bool,
    answers: BTreeSet<&'static str>,
    readings: BTreeSet<&'static str>,
}

/// `xfb.overflow.single` of `xfb.overflow.single.points.exact`.
fn family(name: &str) -> String {
    name.splitn(4, '.').take(3).collect::<Vec<_>>().join(".")
}

/// The cases of the default list by family, those of the smoke list first.
fn families(library: &Library) -> BTreeMap<String, Vec<String>> {
    let mut families: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut names = library.names().expect("no mistake in any file");
    names.retain(|case| List::Default.holds(case.list));
    names.sort_by_key(|case| case.list != List::Smoke);
    for case in names {
        families
            .entry(family(&case.name))
            .or_default()
            .push(case.name);
    }
    families
}

/// Whether a case is known to fail on this driver, be it by a crash, which would
/// end this test.
fn known_to_fail(known: &Expectations, name: &str, device: &VulkanDevice) -> bool {
    let passed = CaseResult::bare(name, Status::Pass);
    known.judge(&passed, device.capabilities()) != Standing::Plain
}

/// Holds one recorded run against every altered model.
fn mutate(name: &str, capture: &CaptureCase, replay: &Replay<'_>, family: &mut Family) {
    let is_large = capture.script.buffers.iter().sum::<u64>() > LARGE;
    let reading = replay.reading();
    let right = replay.allowed(&reading).expect("the model runs");
    let judged = |allowed: &Allowed| replay.judge(allowed).expect("an answer to the job");
    let verdict = judged(&right);
    assert_eq!(verdict.differences, [], "{name}");
    for (what, change) in answers::ALL {
        if is_large && !family.answers.is_empty() {
            break;
        }
        let mut altered = right.clone();
        let Some(place) = change(&mut altered, &reading.script) else {
            continue;
        };
        let verdict = judged(&altered);
        let named = verdict.differences.iter().any(|d| place.is_of(d));
        assert!(
            named,
            "{name}, {what}: {place:?} is not among {:?}",
            verdict.differences
        );
        family.answers.insert(what);
    }
    for (what, change) in readings::ALL {
        if is_large && !family.readings.is_empty() {
            break;
        }
        let mut altered = reading.clone();
        change(&mut altered);
        // A job that the model refuses, or answers in the same way, shows nothing.
        let Ok(allowed) = replay.allowed(&altered) else {
            continue;
        };
        if allowed != right && !judged(&allowed).passed() {
            family.readings.insert(what);
        }
    }
}

/// Records a case of each family on a device, and alters the model.
fn noticed(library: &Library, families: &[(String, Vec<String>)]) -> BTreeMap<String, Family> {
    let known = Expectations::shipped();
    let mut device = VulkanDevice::open(None, Validation::Off).expect("a device");
    let mut seen: BTreeMap<String, Family> = BTreeMap::new();
    for (key, names) in families {
        let mut own = Family::default();
        let mut on_device = false;
        for name in names.iter().take(TRIES) {
            let case = library.get(name).expect("no mistake").expect(name);
            // The model has no answer to unspecified behaviour.
            let capture = case.capture().filter(|capture| capture.probe.is_none());
            let Some(capture) = capture else {
                continue;
            };
            on_device = true;
            if known_to_fail(&known, name, &device) {
                continue;
            }
            let replay = Replay::record(&case, capture, library.sources(), &mut device);
            let replay = replay.unwrap_or_else(|result| panic!("{name}: {}", result.reason));
            if let Some(replay) = replay {
                own.recorded = true;
                mutate(name, capture, &replay, &mut own);
                break;
            }
        }
        if on_device {
            seen.insert(key.clone(), own);
        }
    }
    seen
}

#[test]
fn every_family_notices_a_wrong_model() {
    let library = Library::embedded();
    let families: Vec<_> = families(&library).into_iter().collect();
    // Most of the work is the model's: one device for each core.
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let seen: BTreeMap<String, Family> = thread::scope(|scope| {
        let shares = families.chunks(families.len().div_ceil(cores));
        let noticed = |share| scope.spawn(move || noticed(&Library::embedded(), share));
        let threads: Vec<_> = shares.map(noticed).collect();
        let seen = threads.into_iter().map(|thread| thread.join());
        let seen = seen.collect::<Result<Vec<_>, _>>().expect("no panic");
        seen.into_iter().flatten().collect()
    });
    let (recorded, without): (Vec<_>, Vec<_>) = seen.iter().partition(|(_, f)| f.recorded);
    let without: Vec<&String> = without.into_iter().map(|(key, _)| key).collect();
    println!("{} families, none passes of {without:?}", seen.len());
    let blind = recorded
        .iter()
        .filter(|(_, f)| f.answers.is_empty() || f.readings.is_empty());
    let blind: Vec<&String> = blind.map(|(key, _)| *key).collect();
    assert!(blind.is_empty(), "no wrong model is noticed by {blind:?}");
    let mut unnoticed = Vec::new();
    let mut count = |what: &'static str, of: fn(&Family) -> &BTreeSet<&'static str>| {
        let by = recorded
            .iter()
            .filter(|(_, f)| of(f).contains(what))
            .count();
        println!("{by:>5} families, {what}");
        if by == 0 && !NOT_ON_LAVAPIPE.contains(&what) {
            unnoticed.push(what);
        }
    };
    for (what, _) in answers::ALL {
        count(what, |family| &family.answers);
    }
    for (what, _) in readings::ALL {
        count(what, |family| &family.readings);
    }
    assert!(unnoticed.is_empty(), "unnoticed: {unnoticed:?}");
}
