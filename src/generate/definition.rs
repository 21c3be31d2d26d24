//! Definitions of cases from seeds: `[interface]` with `random`.
//!
//! A seed gives the outputs, the names of a request, and, where the file states
//! nothing, the topology, the emissions of a geometry shader, the draws and the
//! pauses between them. The file has the seed, so the case never changes. No table
//! is expected: the model and the device must agree.

use super::sequence::{self, Sequence};
use super::{
    Bounds, PlacedWord, RandomInterface, Rng, block, expect, names, spelled, varyings,
    without_capture,
};
use crate::capture::request::Marker;
use crate::capture::{Request, RequestMode};
use crate::case::definition::ProgramDefinition;
use crate::case::interface::{InterfaceDefinition, RandomKind, RequestDefinition};
use crate::case::memory::BlockDefinition;
use crate::case::pipeline::{EmittedPrimitive, GeometryDefinition, PipelineDefinition};
use crate::case::sequence::draws::{Count, Draw, First};
use crate::case::sequence::steps::{Counters, Step};
use crate::case::sequence::{self as stated, Counter};
use crate::script::Topology;
use crate::script::barrier::{Barrier, Dependency};
use crate::script::program::Domain;
use crate::spanned::Spanned;
use crate::types::{Interface, Stage};
use crate::units::Within;
use std::collections::BTreeSet;
use std::ops::Range;
use thiserror::Error;

/// Why a seed gives no definition, and the place of the key that prevents it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{message}")]
pub struct SeedError {
    pub message: String,
    pub span: Range<usize>,
}

/// Interfaces within the extension's usual limits. Clip and cull distances have
/// cases of their own.
const BOUNDS: Bounds = Bounds {
    distances: false,
    ..Bounds::DEVICE
};

/// Bytes of a random block where the file does not state them: the push constants
/// that every device has.
const RANDOM_BYTES: u32 = 128;

/// Seeds that are tried for a request that names something.
const MAX_TURNS: u64 = 64;
/// Seeds that are tried for an interface of a kind.
const MAX_OF_KIND: u64 = 1024;

/// Vertices from one draw to the next, so that no two draws are equal.
const APART: u32 = 16;

/// Replaces the seed of an interface by what it gives: outputs, a request, and what
/// the pipeline and the sequence do not state. Nothing changes without a seed.
///
/// # Errors
/// Outputs or a request beside a seed, or keys of a seed without one.
pub fn fill(
    program: &mut ProgramDefinition,
    sequence: &mut stated::Sequence,
) -> Result<(), SeedError> {
    let interface = &program.interface;
    let Some(seed) = &interface.random else {
        let varyings = interface.varyings.as_ref().map(Spanned::span);
        let arrays = interface.whole_arrays.as_ref().map(Spanned::span);
        let kind = interface.kind.as_ref().map(Spanned::span);
        let sequence = interface.sequence.as_ref().map(Spanned::span);
        return match arrays.or(varyings).or(sequence).or(kind) {
            None => Ok(()),
            Some(span) => Err(SeedError {
                message: "'whole_arrays', 'varyings', 'kind' and 'sequence' belong to 'random' \
                          interfaces"
                    .to_owned(),
                span,
            }),
        };
    };
    let span = seed.span();
    let seed = *seed.get_ref();
    let own = interface.outputs.is_some()
        || !interface.structs.is_empty()
        || interface.stage.is_some()
        || !interface.buffers.is_empty()
        || interface.inputs.is_some();
    if own || program.request.is_some() {
        let message = "a random interface has its own stage, outputs and request".to_owned();
        return Err(SeedError { message, span });
    }
    let stated = std::mem::take(&mut program.interface);
    if let Some(count) = &stated.varyings {
        let (interface, request) = varyings::set(seed.into(), count.get_ref().get());
        if interface.stage.as_ref().map(Spanned::get_ref) == Some(&Stage::TessEval) {
            let domain = || Spanned::new(span.clone(), Domain::TrianglePoints);
            program.pipeline.domain.get_or_insert_with(domain);
        }
        program.request = Some(Spanned::new(span, request));
        program.interface = kept(interface, stated);
        return Ok(());
    }
    let drawing = |interface| Drawing {
        span: span.clone(),
        interface,
    };
    // Another random sequence than the interface's, which is as long as it is large.
    let rng_of = |seed: u32| Rng::new(!u64::from(seed));
    let sequence_seed = stated.sequence.as_ref().map(|seed| *seed.get_ref());
    if let Some(kind) = &stated.kind {
        let random = of_kind(seed, *kind.get_ref()).ok_or_else(|| SeedError {
            message: format!("of {MAX_OF_KIND} interfaces of seed {seed} none is of this kind"),
            span: span.clone(),
        })?;
        let words = expect::words(&random.explicit);
        let mut rng = rng_of(sequence_seed.unwrap_or(0));
        let drawing = drawing(&random.declared);
        drawing.stages(&mut rng, &mut program.pipeline);
        drawing
            .sequence(&words, rng)
            .fill(&mut program.pipeline, sequence);
        program.interface = kept(spelled::interface(&random.declared), stated);
        return Ok(());
    }
    let bounds = match stated.sequence {
        Some(_) => &sequence::BOUNDS,
        None => &BOUNDS,
    };
    let random = random(seed, bounds);
    let interface = without_capture(&random.declared);
    let whole = stated
        .whole_arrays
        .as_ref()
        .is_some_and(|whole| *whole.get_ref());
    let request = if whole {
        with_whole_arrays(&random.request, &interface)
    } else {
        random.request
    };
    let drawing = drawing(&interface);
    match sequence_seed {
        Some(sequence_seed) => {
            let words = names::expected(&interface, &request);
            let words = words.map_or_else(Vec::new, |expected| expected.words);
            let mut rng = rng_of(sequence_seed);
            drawing.stages(&mut rng, &mut program.pipeline);
            drawing
                .sequence(&words, rng)
                .fill(&mut program.pipeline, sequence);
        }
        None => drawing.fill(&mut rng_of(seed), &mut program.pipeline, sequence, &request),
    }
    let request = RequestDefinition {
        mode: request.mode,
        varyings: request.names,
    };
    program.request = Some(Spanned::new(span, request));
    program.interface = kept(spelled::interface(&interface), stated);
    Ok(())
}

/// Replaces the seed of a block by the structs and members that it gives.
///
/// # Errors
/// Structs or members beside a seed.
pub fn fill_block(definition: &mut Spanned<BlockDefinition>) -> Result<(), SeedError> {
    let stated = definition.get_ref();
    let Some(seed) = stated.random else {
        return match stated.random_bytes {
            None => Ok(()),
            Some(_) => Err(SeedError {
                message: "'random_bytes' limits a 'random' block, and none is given".to_owned(),
                span: definition.span(),
            }),
        };
    };
    if !stated.members.is_empty() || !stated.structs.is_empty() {
        return Err(SeedError {
            message: "a block is 'random' or has 'members', not both".to_owned(),
            span: definition.span(),
        });
    }
    let bytes = stated.random_bytes.map_or(RANDOM_BYTES, Within::get);
    let case = block::block(seed, bytes);
    *definition.get_mut() = spelled::block(stated.clone(), &case);
    Ok(())
}

/// A generated interface with what the file states beside a seed.
fn kept(generated: InterfaceDefinition, stated: InterfaceDefinition) -> InterfaceDefinition {
    InterfaceDefinition {
        declarations: stated.declarations,
        unwritten: stated.unwritten,
        float_inputs: stated.float_inputs,
        ..generated
    }
}

/// Returns the first interface of a seed that is of the kind and captures something.
fn of_kind(seed: u32, kind: RandomKind) -> Option<RandomInterface> {
    let turn = |turn: u64| RandomInterface::new(u64::from(seed) | turn << 32, &sequence::BOUNDS);
    let fits = |random: &RandomInterface| {
        let words = expect::words(&random.explicit);
        let streams: BTreeSet<u32> = words.iter().map(|word| word.stream.0).collect();
        match kind {
            RandomKind::Declared => !words.is_empty(),
            RandomKind::Streams => streams.len() > 1,
        }
    };
    (0..MAX_OF_KIND).map(turn).find(fits)
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
        let whole = if words(name).is_some() {
            name.as_str()
        } else {
            array
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

/// The draws of an interface.
struct Drawing<'a> {
    /// The place of the seed, and of everything that it gives.
    span: Range<usize>,
    interface: &'a Interface,
}

impl Drawing<'_> {
    /// Adds what the file does not state.
    fn fill(
        &self,
        rng: &mut Rng,
        pipeline: &mut PipelineDefinition,
        stated: &mut stated::Sequence,
        request: &Request,
    ) {
        let topologies = [
            Topology::Points,
            Topology::Lines,
            Topology::Triangles,
            Topology::LineStrip,
            Topology::TriangleStrip,
        ];
        let topology = self.pick(rng, &topologies);
        if self.interface.stage != Stage::TessEval {
            pipeline.topology.get_or_insert(topology);
        }
        self.stages(rng, pipeline);
        if stated.script.is_none() && stated.counters.is_empty() {
            self.script(rng, stated, request);
        }
    }

    fn pick<T: Copy>(&self, rng: &mut Rng, values: &[T]) -> Spanned<T> {
        let value = rng.pick(values).expect("there are values");
        Spanned::new(self.span.clone(), *value)
    }

    /// Adds the primitives of the capturing stage.
    fn stages(&self, rng: &mut Rng, pipeline: &mut PipelineDefinition) {
        let domains = [Domain::Triangles, Domain::Isolines, Domain::TrianglePoints];
        let domain = self.pick(rng, &domains);
        match self.interface.stage {
            Stage::TessEval => {
                pipeline.domain.get_or_insert(domain);
            }
            Stage::Geometry => {
                let geometry = self.geometry(rng);
                pipeline.geometry.get_or_insert(geometry);
            }
            Stage::Vertex | Stage::TessControl | Stage::Fragment | Stage::Compute => {}
        }
    }

    /// Emissions to every stream in use, stream 0 among them.
    fn geometry(&self, rng: &mut Rng) -> GeometryDefinition {
        let outputs = self.interface.outputs.iter();
        let streams = outputs.filter_map(|output| output.capture.stream);
        let mut streams: BTreeSet<u32> = streams.map(|stream| stream.0).collect();
        streams.insert(0);
        let streams: Vec<u32> = streams.into_iter().collect();
        let primitives = [
            EmittedPrimitive::Points,
            EmittedPrimitive::Lines,
            EmittedPrimitive::Triangles,
        ];
        let output = if streams.len() == 1 {
            self.pick(rng, &primitives).into_inner()
        } else {
            EmittedPrimitive::Points
        };
        let count = rng.between(3, 6);
        let mut emits: Vec<String> = (0..count)
            .map(|_| self.pick(rng, &streams).get_ref().to_string())
            .collect();
        if output != EmittedPrimitive::Points && rng.chance(50) {
            emits.insert(rng.between(1, count - 1) as usize, "cut".to_owned());
        }
        GeometryDefinition {
            output: Some(output),
            emits: Some(Spanned::new(self.span.clone(), emits.join(" "))),
            invocations: rng.chance(20).then(|| Within::new(2)),
        }
    }

    /// The random sequence of an interface that captures `words`.
    fn sequence(&self, words: &[PlacedWord], rng: Rng) -> Sequence<'_> {
        Sequence {
            span: self.span.clone(),
            interface: self.interface,
            bindings: words.iter().map(|word| word.binding.0).collect(),
            streams: words.iter().map(|word| word.stream.0).collect(),
            rng,
        }
    }

    /// One to three parts with one or two draws each.
    fn script(&self, rng: &mut Rng, stated: &mut stated::Sequence, request: &Request) {
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
                    first_vertex: Some(First::new(first)),
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
