//! Random scripts: each is a legal case that uses nothing but what the device offers.

use super::{expand, print};
use crate::case::Case;
use crate::generate::script::{RandomCase, everything};
use crate::model::primitives::Drawn;
use crate::script::commands::{Bind, Command, RangeSize};
use crate::script::consume::CapturedSource;
use crate::script::counters::CounterHome;
use crate::script::requirements::Requirements;
use crate::script::{Capabilities, Draw, Feature, Script, Topology};
use crate::sources::Sources;
use crate::units::CounterIndex;
use std::collections::BTreeSet;

/// Cases of each device.
const CASES: u64 = 600;

fn read(random: &RandomCase) -> Case {
    let text = print::text(&random.definition, &random.sequence, false);
    let cases = expand::expand("fuzz/x.toml", &text, &Sources::embedded(), None);
    let mut cases = cases.unwrap_or_else(|error| {
        panic!(
            "{}\n{text}",
            error.with_excerpt(crate::terminal::Screen::stderr())
        )
    });
    assert_eq!(cases.len(), 1);
    cases.remove(0)
}

/// The commands, with buffers numbered as they occur: those of a case file are numbered anew.
fn renumbered(script: &Script) -> Vec<Command> {
    let mut numbers: Vec<usize> = Vec::new();
    let mut renumber = |buffer: &mut usize| {
        let known = numbers.iter().position(|known| known == buffer);
        *buffer = known.unwrap_or_else(|| {
            numbers.push(*buffer);
            numbers.len() - 1
        });
    };
    let mut commands = script.commands.clone();
    for command in &mut commands {
        match command {
            Command::Bind(Bind { ranges, .. }) => {
                ranges
                    .iter_mut()
                    .for_each(|range| renumber(&mut range.buffer));
            }
            Command::Copy(copy) => {
                if let CapturedSource::Captured(place) = &mut copy.from {
                    renumber(&mut place.buffer);
                }
                renumber(&mut copy.to.buffer);
            }
            _ => {}
        }
    }
    commands
}

/// Checks that the cases of these numbers are legal, and use nothing that devices lack.
fn check(seed: u64, numbers: impl Iterator<Item = u64> + Clone) {
    let few = Capabilities::offering(&[Feature::TransformFeedback]);
    for device in [everything(), few] {
        for number in numbers.clone() {
            let random = RandomCase::fuzzed(seed, number, &device);
            let case = read(&random);
            let capture = case.capture().expect("a case that captures");
            let [read, written] = [&capture.script, &random.script].map(renumbered);
            assert_eq!(read, written, "case {number} of seed {seed}");
            let states: Vec<_> = capture.programs().map(|p| p.state()).collect();
            let required = Requirements::for_script(&capture.script, &states, 256);
            let missing = required.first_missing(&device);
            assert_eq!(missing, None, "case {number} of seed {seed}");
        }
    }
}

#[test]
fn every_random_script_is_a_legal_case_that_the_device_can_run() {
    check(0, 0..CASES);
}

/// `XFB_SEED` is the seed, `XFB_COUNT` the number of cases.
#[test]
#[ignore = "takes minutes: ci/proofs/all"]
fn many_random_scripts_are_legal_cases_that_the_device_can_run() {
    let number = |name: &str, otherwise| match std::env::var(name) {
        Ok(text) => text.parse().expect("a number"),
        Err(_) => otherwise,
    };
    let (seed, count) = (number("XFB_SEED", 1), number("XFB_COUNT", 20_000));
    check(seed, 0..count);
}

#[test]
fn a_seed_and_a_number_give_one_script() {
    let device = everything();
    for number in [0, 7, 1000] {
        let [first, second] = [(); 2].map(|()| RandomCase::new(3, number, &device));
        assert_eq!(first.script, second.script);
        let other = RandomCase::new(4, number, &device);
        assert_ne!(first.script, other.script);
    }
}

/// Collects the kinds of commands, and of their arguments, that occur in a script.
fn occurrences(script: &Script, seen: &mut BTreeSet<String>) {
    let mut mark = |what: String| {
        seen.insert(what);
    };
    for command in &script.commands {
        let by_address = command.effects().by_address;
        match command {
            Command::Bind(Bind { first, ranges, .. }) => {
                mark(format!("bind by address {by_address}"));
                mark(format!("bind of several {}", ranges.len() > 1));
                mark(format!("firstBinding {}", first.0.min(1)));
                for range in ranges {
                    mark(format!("offset {}", range.offset > 0));
                    mark(match range.size {
                        RangeSize::Bytes(_) => "bytes".to_owned(),
                        RangeSize::WholeSize => "VK_WHOLE_SIZE".to_owned(),
                        RangeSize::NullSizes => "NULL sizes".to_owned(),
                    });
                }
            }
            Command::Begin(call) | Command::End(call) => {
                let end = matches!(command, Command::End(_));
                let name = if end { "end" } else { "begin" };
                mark(format!("{name} by address {by_address}"));
                mark(format!("{name} firstCounterBuffer {}", call.first.0.min(1)));
                mark(format!("{name} arrays {:?}", call.arrays));
                for counter in &call.counters {
                    mark(format!("{name} counter {}", counter.is_some()));
                }
            }
            Command::Draw(draw) => {
                let form = format!("{:?}", draw.form);
                let form = form.split_whitespace().next().expect("a name").to_owned();
                mark(format!("draw {form} indexed {}", draw.indices.is_some()));
                mark(format!("draws {}", draw.calls.len().min(3)));
                for call in &draw.calls {
                    mark(format!("vertices {}", boundary(call.vertices)));
                    mark(format!("instances {}", call.instances.min(2)));
                    mark(format!("firstVertex {}", call.first_vertex > 0));
                    mark(format!("firstInstance {}", call.first_instance > 0));
                    mark(format!("vertexOffset {}", call.vertex_offset > 0));
                }
            }
            Command::DrawByteCount(draw) => {
                mark(format!("byte count by address {by_address}"));
                mark(format!("counterOffset {}", draw.counter_offset > 0));
                mark(format!("byte count instances {}", draw.instances.min(2)));
                mark(format!(
                    "byte count firstInstance {}",
                    draw.first_instance > 0
                ));
                mark(format!("byte count vertices {}", draw.vertices > 0));
            }
            Command::Use(program) => mark(format!("use {program}")),
            Command::Set(state) => mark(format!("set {:?}", state.kind())),
            Command::WriteCounter(write) => mark(format!("write {:?}", write.by)),
            Command::BeginConditional(condition) => {
                mark(format!("condition {}", condition.holds()));
                mark(format!("inverted {}", condition.inverted));
            }
            Command::EndConditional => mark("end of a condition".to_owned()),
            Command::Neutral(neutral) => mark(format!("neutral {neutral:?}")),
            Command::Barrier(barrier) => {
                mark(format!("barrier {:?}", barrier.order));
                mark(format!("barrier via {:?}", barrier.by));
            }
            Command::BeginQuery(query) => {
                let query = script.queries[*query];
                mark(format!("query {:?}", query.kind));
                mark(format!("query of stream {}", query.stream.0));
            }
            Command::EndQuery(_) => mark("end of a query".to_owned()),
            Command::ResetQuery(_) => mark("reset".to_owned()),
            // A program that reads captured data is hand-written.
            Command::Consume(_) => mark("consume".to_owned()),
            Command::Copy(copy) => {
                mark(format!("copy by {:?}", copy.by));
                let counter = matches!(copy.from, CapturedSource::Counter(_));
                mark(format!("copy of a counter {counter}"));
            }
            Command::Next(boundary) => mark(format!("next {boundary:?}")),
            Command::BeginSecondary => mark("secondary".to_owned()),
            Command::EndSecondary => mark("end of a secondary".to_owned()),
        }
    }
    for (counter, value) in CounterIndex::enumerate(&script.counters) {
        mark(format!("counter value {}", value.is_some()));
        mark(match script.counter_place(counter).home {
            CounterHome::Counters(buffer) => format!("counter buffer {}", buffer.min(1)),
            CounterHome::Capture(_) => "counter in a capture buffer".to_owned(),
        });
    }
    for buffer in &script.indices {
        mark(format!(
            "indices {} restart {}",
            buffer.kind,
            buffer.restart.is_some()
        ));
    }
    let read = script.query_read;
    mark(format!(
        "read wide {} by {:?} {:?}",
        read.wide, read.by, read.when
    ));
    mark(format!("read reset {:?}", read.reset));
    mark(format!("read begin {:?}", read.begin));
    mark(format!("read wait {}", read.wait));
    mark(format!("read availability {}", read.availability));
    mark(format!("read partial {}", read.partial));
    mark(format!("allocation {:?}", script.placement.allocation));
}

/// The boundary that a number of vertices is at.
fn boundary(vertices: u32) -> String {
    let boundaries = [8, 10, 12, 16].map(|exponent| 1_u32 << exponent);
    let near = boundaries
        .into_iter()
        .find(|at| vertices.abs_diff(*at) <= 1);
    match near {
        Some(at) => format!("{at} {:+}", i64::from(vertices) - i64::from(at)),
        None => vertices.min(3).to_string(),
    }
}

/// Occurrences that generated scripts leave to cases with hand-written shaders, or to
/// unspecified behaviour.
const ELSEWHERE: [&str; 2] = ["consume", "barrier CountersElsewhere"];

/// Exactly what is listed occurs: a command that is never generated is missing here.
#[test]
fn every_command_and_every_argument_occurs() {
    let device = everything();
    let mut seen = BTreeSet::new();
    for number in 0..4000 {
        // The programs of a group are the same: one of its scripts is sufficient.
        occurrences(&RandomCase::new(1, 4 * number, &device).script, &mut seen);
    }
    assert!(ELSEWHERE.iter().all(|what| !seen.contains(*what)));
    let expected = include_str!("random_script_occurrences.txt");
    let expected: BTreeSet<String> = expected.lines().map(str::to_owned).collect();
    let missing: Vec<_> = expected.difference(&seen).collect();
    let new: Vec<_> = seen.difference(&expected).collect();
    assert!(
        missing.is_empty() && new.is_empty(),
        "missing {missing:#?}, new {new:#?}"
    );
}

/// A triangle that has the centre of its fan twice may be missing (rule 34), and of many such
/// ones the data do not show which.
#[test]
fn no_fan_has_its_centre_twice() {
    let device = everything();
    let mut fans = 0;
    for number in (0..4_000).step_by(4) {
        let random = RandomCase::fuzzed(3, number, &device);
        let pipeline = &random.definition.pipeline;
        let topology = pipeline.topology;
        let alone = random.definition.programs.is_empty() && pipeline.dynamic.is_empty();
        if topology != Some(Topology::TriangleFan) || !alone {
            continue;
        }
        let restart = pipeline.restart;
        for command in &random.script.commands {
            let Command::Draw(Draw {
                indices: Some(buffer),
                calls,
                ..
            }) = command
            else {
                continue;
            };
            for call in calls {
                let drawn = Drawn::indexed(&random.script.indices[*buffer], call, restart);
                for part in drawn.parts {
                    if let [centre, fan @ ..] = &part[..] {
                        assert!(!fan.contains(centre), "script {number}");
                        fans += u32::from(fan.len() > 1);
                    }
                }
            }
        }
    }
    assert!(fans > 10, "{fans}");
}
