//! Cases that come of a seed: `[interface]` with `random` and nothing else.
//!
//! What data cannot say one by one: random outputs, a random list of names for
//! them, and where the file says nothing of its own, how they are drawn: the
//! topology, what a geometry shader emits, the draws, and pauses between them.
//! The seed is part of the file, so a case stays what it is. Nothing is expected
//! of the engine here: what must arrive is the model's word, and the device's.

use crate::capture::request::Marker;
use crate::capture::{Request, RequestMode};
use crate::case::sequence::draws::{Count, Draw};
use crate::case::sequence::steps::{Counters, Step};
use crate::case::sequence::{Counter, Sequence as Stated};
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::fuzz::{self, Kind, Sequence};
use crate::case_file::raw::{self, Number, Text, Value};
use crate::case_file::{interface, request};
use crate::generate as random;
use crate::generate::{Bounds, PlacedWord, RandomInterface, Rng, expect, names, without_capture};
use crate::script::barrier::{Barrier, Dependency};
use crate::types::{Interface, Stage};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::ops::Range;
use toml::Spanned;

/// What a seed gives.
pub struct Generated {
    /// The file, with a pipeline and a script where it has none.
    pub file: raw::File,
    pub interface: Interface,
    /// `None` where qualifiers capture.
    pub request: Option<Request>,
}

/// Interfaces that any device with the extension's usual limits can hold.
/// Clip and cull distances have cases of their own.
const BOUNDS: Bounds = Bounds {
    distances: false,
    ..Bounds::DEVICE
};

/// Seeds that are tried for one that asks for something.
const MAX_TURNS: u64 = 64;
/// Seeds that are tried for one whose interface is of a kind.
const MAX_OF_KIND: u64 = 1024;

/// Vertices between one draw and the next, so that no two draws are alike.
const APART: u32 = 16;

/// What the file's seed gives; `None` for a file without one.
///
/// # Errors
/// Outputs or a request beside the seed.
pub fn read(file: &raw::File, stated: &mut Stated, scope: &Scope<'_>) -> Result<Option<Generated>> {
    let raw = &file.interface;
    let Some(number) = &raw.random else {
        let numbers = [&raw.whole_arrays, &raw.varyings, &raw.sequence];
        let spans = numbers.into_iter().flatten().map(Spanned::span);
        return match spans.chain(raw.kind.as_ref().map(Spanned::span)).next() {
            None => Ok(None),
            Some(span) => {
                let why = "'whole_arrays', 'varyings', 'kind' and 'sequence' are said of 'random' \
                           interfaces";
                scope.fail(span, Problem::Interface(why.to_owned()))
            }
        };
    };
    let seed = scope.ranged(number, "a seed", 0..1 << 32)?;
    let own = !raw.outputs.get_ref().is_empty() || !raw.structs.is_empty() || raw.stage.is_some();
    if own || !raw.buffers.is_empty() || raw.inputs.is_some() || file.request.is_some() {
        let why = "a random interface has its own stage, outputs and request".to_owned();
        return scope.fail(number.span(), Problem::Interface(why));
    }
    if let Some(count) = &raw.varyings {
        let count = scope.ranged(count, "a number of varyings", 1..129)?;
        return varyings(file, seed, count, number.span()).map(Some);
    }
    let whole = match &raw.whole_arrays {
        Some(whole) => scope.ranged(whole, "whole_arrays", 0..2)? == 1,
        None => false,
    };
    if let Some(text) = &raw.kind {
        let seen = scope.text(text)?;
        let known = Kind::ALL.into_iter().find(|(name, _)| *name == seen);
        let Some((_, kind)) = known else {
            let known = Kind::ALL.map(|(name, _)| name).join(", ");
            let what = "kind of random interface";
            return scope.fail(text.span(), Problem::Unknown { what, seen, known });
        };
        return declared((file, stated), (seed, kind), scope, number.span()).map(Some);
    }
    let bounds = match raw.sequence {
        Some(_) => &fuzz::BOUNDS,
        None => &BOUNDS,
    };
    let random = random(seed, bounds);
    let interface = without_capture(&random.declared);
    let request = match whole {
        true => with_whole_arrays(&random.request, &interface),
        false => random.request,
    };
    if raw.sequence.is_some() {
        let words = names::expected(&interface, &request).map(|expected| expected.words);
        let words = words.unwrap_or_default();
        let mut file = file.clone();
        drawn(
            (&mut file, stated),
            &interface,
            &words,
            scope,
            number.span(),
        )?;
        let request = Some(request);
        return Ok(Some(Generated {
            file,
            interface,
            request,
        }));
    }
    // Another sequence than the interface's, which is as long as it is large.
    let mut rng = Rng::new(!u64::from(seed));
    let mut file = file.clone();
    let drawing = Drawing {
        span: number.span(),
        interface: &interface,
    };
    drawing.fill(&mut rng, &mut file, stated, &request);
    Ok(Some(Generated {
        file,
        interface,
        request: Some(request),
    }))
}

/// Outputs that qualifiers capture: of the seeds by this number, the first whose
/// interface is of the kind.
fn declared(
    (file, stated): (&raw::File, &mut Stated),
    (seed, kind): (u32, Kind),
    scope: &Scope<'_>,
    span: Range<usize>,
) -> Result<Generated> {
    let turn = |turn: u64| RandomInterface::new(u64::from(seed) | turn << 32, &fuzz::BOUNDS);
    let found = (0..MAX_OF_KIND).map(turn).find(|random| kind.takes(random));
    let Some(random) = found else {
        let why = format!("of {MAX_OF_KIND} interfaces of seed {seed} none is of this kind");
        return scope.fail(span, Problem::Interface(why));
    };
    let words = expect::words(&random.explicit);
    let mut file = file.clone();
    drawn((&mut file, stated), &random.declared, &words, scope, span)?;
    Ok(Generated {
        file,
        interface: random.declared,
        request: None,
    })
}

/// Gives the file what its sequence says, or the first sequence there is.
fn drawn(
    (file, stated): (&mut raw::File, &mut Stated),
    interface: &Interface,
    words: &[PlacedWord],
    scope: &Scope<'_>,
    span: Range<usize>,
) -> Result<()> {
    let seed = match &file.interface.sequence {
        Some(sequence) => scope.ranged(sequence, "a sequence", 0..1 << 32)?,
        None => 0,
    };
    // Another sequence than the interface's, which is as long as it is large.
    let mut rng = Rng::new(!u64::from(seed));
    let drawing = Drawing {
        span: span.clone(),
        interface,
    };
    drawing.stages(&mut rng, file);
    let sequence = Sequence {
        span,
        interface,
        bindings: words.iter().map(|word| word.binding.0).collect(),
        streams: words.iter().map(|word| word.stream.0).collect(),
        rng,
    };
    sequence.fill(file, stated);
    Ok(())
}

/// A random set of varyings, captured from points.
fn varyings(file: &raw::File, seed: u32, count: u32, span: Range<usize>) -> Result<Generated> {
    /// What the generator tells.
    #[derive(Deserialize)]
    struct Told {
        interface: raw::Interface,
        request: Spanned<raw::Request>,
    }
    let text = random::varyings::text(seed.into(), count);
    // Its places are in a text of its own.
    let name = format!("{count} varyings of seed {seed}");
    let told: Told = toml::from_str(&text)
        .map_err(|error| Problem::Value(error.message().to_owned()).at(&name, &text, 0..0))?;
    let scope = Scope::new(&name, &text);
    let interface = interface::build(&told.interface, &scope)?;
    let request = request::build(&told.request, &scope)?;
    let mut file = file.clone();
    if interface.stage == Stage::TessEval {
        let domain = || Spanned::new(span, "triangle_points".to_owned());
        file.pipeline.domain.get_or_insert_with(domain);
    }
    Ok(Generated {
        file,
        interface,
        request: Some(request),
    })
}

/// A random interface with a request that names something: of the few seeds
/// whose request is empty, the next one by the same number.
fn random(seed: u32, bounds: &Bounds) -> RandomInterface {
    let turn = |turn: u64| RandomInterface::new(u64::from(seed) | turn << 32, bounds);
    let names = |random: &RandomInterface| {
        let mut names = random.request.names.iter();
        names.any(|name| Marker::of(name).is_none())
    };
    (0..MAX_TURNS)
        .map(turn)
        .find(names)
        .unwrap_or_else(|| turn(0))
}

/// The request with every element replaced by its array, as far as buffers hold
/// that.
fn with_whole_arrays(request: &Request, interface: &Interface) -> Request {
    let parts = names::parts(interface);
    let words = |name: &str| parts.iter().find(|p| p.name == name).map(|p| p.words);
    let mut end = 0;
    let mut list: Vec<String> = Vec::new();
    for name in &request.names {
        let array = name
            .rsplit_once('[')
            .map_or(name.as_str(), |(array, _)| array);
        let whole = match words(name) {
            Some(_) => name.as_str(),
            None => array,
        };
        let marker = Marker::of(name);
        if marker == Some(Marker::NextBuffer) || request.mode == RequestMode::Separate {
            end = 0;
        }
        let size = words(whole).or(marker.map(Marker::size)).unwrap_or(0);
        let marker = marker.is_some();
        if end + size <= BOUNDS.components && (marker || !list.iter().any(|n| n == whole)) {
            end += size;
            list.push(whole.to_owned());
        }
    }
    Request {
        names: list,
        mode: request.mode,
    }
}

/// How an interface is drawn.
struct Drawing<'a> {
    /// Where the seed stands: the place of everything that comes of it.
    span: Range<usize>,
    interface: &'a Interface,
}

impl Drawing<'_> {
    fn number(&self, value: i64) -> Number {
        Spanned::new(self.span.clone(), Value::Int(value))
    }

    fn text(&self, text: &str) -> Text {
        Spanned::new(self.span.clone(), text.to_owned())
    }

    fn fill(&self, rng: &mut Rng, file: &mut raw::File, stated: &mut Stated, request: &Request) {
        let topologies = [
            "points",
            "lines",
            "triangles",
            "line_strip",
            "triangle_strip",
        ];
        let topology = rng.pick(&topologies).copied().unwrap_or("points");
        file.pipeline
            .topology
            .get_or_insert_with(|| self.text(topology));
        self.stages(rng, file);
        if stated.script.is_none() && stated.counters.is_empty() {
            self.script(rng, stated, request);
        }
    }

    /// What the stage that captures makes of its input.
    fn stages(&self, rng: &mut Rng, file: &mut raw::File) {
        let domain = rng.pick(&["triangles", "isolines", "triangle_points"]);
        let domain = domain.copied().unwrap_or("triangles");
        match self.interface.stage {
            Stage::TessEval => {
                let domain = || self.text(domain);
                file.pipeline.domain.get_or_insert_with(domain);
            }
            Stage::Geometry => {
                let geometry = self.geometry(rng);
                file.pipeline.geometry.get_or_insert(geometry);
            }
            _ => {}
        }
    }

    /// Emissions to every stream in use, stream 0 among them.
    fn geometry(&self, rng: &mut Rng) -> raw::Geometry {
        let outputs = self.interface.outputs.iter();
        let streams = outputs.filter_map(|output| output.capture.stream);
        let mut streams: BTreeSet<u32> = streams.map(|stream| stream.0).collect();
        streams.insert(0);
        let streams: Vec<u32> = streams.into_iter().collect();
        let output = match streams.len() {
            1 => *rng
                .pick(&["points", "lines", "triangles"])
                .unwrap_or(&"points"),
            _ => "points",
        };
        let count = rng.between(3, 6);
        let mut emits: Vec<String> = (0..count)
            .map(|_| rng.pick(&streams).copied().unwrap_or(0).to_string())
            .collect();
        if output != "points" && rng.chance(50) {
            emits.insert(rng.between(1, count - 1) as usize, "cut".to_owned());
        }
        raw::Geometry {
            output: Some(self.text(output)),
            emits: Some(self.text(&emits.join(" "))),
            invocations: rng.chance(20).then(|| self.number(2)),
        }
    }

    /// One to three parts with one or two draws each.
    fn script(&self, rng: &mut Rng, stated: &mut Stated, request: &Request) {
        let strides = names::expected(self.interface, request).map(|e| e.strides);
        let active: Vec<u32> = strides.iter().flatten().map(|(b, _)| b.0).collect();
        let parts = rng.between(1, 3);
        let mut first = 0;
        let mut steps = Vec::new();
        for part in 0..parts {
            if part > 0 {
                steps.push(Step::Barrier(Barrier::from(Dependency::Counters)));
            }
            steps.push(Step::Begin(named_counters(&active, part > 0)));
            for _ in 0..rng.between(1, 2) {
                let vertices = rng.between(3, 9);
                steps.push(Step::Draw(Draw {
                    vertices: Some(Count::new(vertices)),
                    instances: rng.chance(25).then(|| Count::new(2)),
                    first_vertex: Some(Count::new(first)),
                    ..Draw::default()
                }));
                first += APART;
            }
            steps.push(Step::End(named_counters(&active, parts > 1)));
        }
        let steps = steps.into_iter();
        let steps = steps.map(|step| Spanned::new(self.span.clone(), step));
        stated.script = Some(Spanned::new(self.span.clone(), steps.collect()));
        if parts > 1 {
            let counter = Spanned::new(self.span.clone(), Counter::default());
            stated.counters = vec![counter; active.len()];
        }
    }
}

/// A counter for every active buffer.
fn named_counters(active: &[u32], wanted: bool) -> Counters {
    let last = active.iter().max().copied().filter(|_| wanted);
    let number = |binding: u32| active.iter().position(|active| *active == binding);
    let counter = |binding| number(binding).map(|number| number as u32);
    Counters {
        counters: last.map_or(Vec::new(), |last| (0..=last).map(counter).collect()),
        ..Counters::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::Case;
    use crate::case_file::expand;
    use crate::sources::Sources;

    const FILE: &str = "about = 'x'\nrules = [15]\n[axes]\nseed = [1, 2, 3, 4, 5, 6, 7, 8]\nwhole = [0, 1]\n\
                        [interface]\nrandom = 'seed'\nwhole_arrays = 'whole'\n";

    fn cases(text: &str) -> Result<Vec<Case>> {
        expand::expand("f/x.toml", text, &Sources::embedded(), None)
    }

    #[test]
    fn a_seed_gives_the_same_case_every_time() {
        let [first, second] = [cases(FILE), cases(FILE)].map(|c| c.expect("a right file"));
        assert_eq!(first.len(), 16);
        for (a, b) in first.iter().zip(&second) {
            assert_eq!((&a.interface, &a.request), (&b.interface, &b.request));
            let scripts = [a, b].map(|case| case.device.as_ref().map(|d| &d.script));
            assert_eq!(scripts[0], scripts[1]);
        }
        let lists: BTreeSet<_> = first.iter().map(|c| format!("{:?}", c.request)).collect();
        assert!(lists.len() > 8, "seeds differ");
    }

    #[test]
    fn whole_arrays_are_asked_for_whole() {
        for case in cases(FILE).expect("a right file") {
            let request = case.request.expect("a request");
            let parts = names::parts(&case.interface);
            let marker = |name: &String| name == "gl_NextBuffer" || name.starts_with("gl_Skip");
            let whole = |name: &String| parts.iter().any(|part| part.name == *name) || marker(name);
            if case.name.ends_with(".1") {
                assert!(
                    request.names.iter().all(whole),
                    "{}: {request:?}",
                    case.name
                );
            }
        }
    }

    #[test]
    fn a_seed_stands_alone() {
        for (change, column) in [
            (
                "random = 'seed'\noutputs = [{ name = 'a', type = 'int' }]",
                10,
            ),
            ("random = 'seed'\nstage = 'vertex'", 10),
        ] {
            let error = cases(&FILE.replace("random = 'seed'", change)).expect_err(change);
            assert_eq!(
                (error.problem.rule(), error.column),
                ("case.interface", column)
            );
        }
        let error =
            cases(&FILE.replace("random = 'seed'\n", "outputs = []\n")).expect_err("no seed");
        assert_eq!(error.problem.rule(), "case.interface");
    }
}
