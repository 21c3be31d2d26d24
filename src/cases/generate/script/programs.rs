//! The programs of a generated case: interfaces, the stages around them, and the state of
//! the pipelines.

use super::dynamic_state;
use super::offer::Offer;
use crate::capture::{self, Request};
use crate::case::interface::InterfaceDefinition;
use crate::case::pipeline::{AlsoRewrite, EmittedPrimitive, GeometryDefinition, Pipeline};
use crate::case::position::PositionName;
use crate::generate::{Bounds, RandomInterface, Rng, spelled, without_capture};
use crate::model::draw_size::origins_per_vertex;
use crate::script::program::{
    Assembly, Build, Domain, Dynamic, Emit, Pass, Producer, Provoking, Topology,
};
use crate::script::raster::{Cull, Discard, Fill, FrontFace, Raster, Rasterized, Scissor};
use crate::script::requirements::features;
use crate::script::{Feature, ProgramUse, ResourceKind};
use crate::spanned::Spanned;
use crate::types::interface::BuiltIn;
use crate::types::{Interface, Scalar, Stage};
use crate::units::{Binding, Stream, Within};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Interfaces that are tried until one suits the device.
const MAX_TURNS: usize = 256;

/// Entries of `emits` in a case file.
const MAX_EMITS: usize = 256;

/// 32-bit components of an interface at most; compiling takes longer the more there are.
const WORDS: [u32; 6] = [4, 6, 8, 12, 16, 40];

/// A program of a generated case.
#[derive(Clone, Debug)]
pub(super) struct RandomProgram {
    pub name: String,
    pub interface: InterfaceDefinition,
    pub request: Option<Request>,
    pub pipeline: Pipeline,
    pub assembly: Assembly,
    /// The captured bindings: the binding, the bytes of a vertex, the stream.
    pub strides: Vec<(Binding, u32, Stream)>,
    /// Bindings whose vertices have no bytes that are not captured.
    pub dense: BTreeSet<Binding>,
    /// Whether something captured is 64 bits wide.
    pub wide: bool,
    /// Whether no output but gl_Position decides which of its points are drawn.
    pub drawable: bool,
    pub rasterized: Rasterized,
}

/// The part of an interface that the pipeline depends on.
struct Outputs {
    stage: Stage,
    streams: BTreeSet<u32>,
    /// Whether gl_Position is an output.
    positioned: bool,
    /// Whether the block of built-in outputs is declared.
    per_vertex: bool,
    interface: InterfaceDefinition,
    request: Option<Request>,
    strides: Vec<(Binding, u32, Stream)>,
    dense: BTreeSet<Binding>,
    wide: bool,
    drawable: bool,
}

impl RandomProgram {
    /// Returns the properties of the program that determine the legality of a script.
    pub fn program_use(&self) -> ProgramUse {
        ProgramUse {
            captures: self.strides.iter().map(|(binding, ..)| *binding).collect(),
            dynamic: self.pipeline.dynamic.clone(),
            reads: None,
            resources: Vec::from_iter(self.pipeline.image.then_some(ResourceKind::Target)),
            // With unknown numbers of vertices, captures into one range have a barrier
            // between them: the scripts of recorded seeds remain.
            vertices: None,
        }
    }

    /// The origins that values of this program have for each vertex.
    pub fn origins(&self) -> u32 {
        u32::try_from(origins_per_vertex(&self.assembly.producer))
            .expect("a geometry shader emits few vertices")
    }
}

/// The properties that all programs of a case share.
struct Common {
    pass: Pass,
    provoking: Option<Provoking>,
    also_rewrite: Option<AlsoRewrite>,
    /// Whether names are requested: a program without a request has that of the case.
    requested: bool,
    seed: u32,
}

/// The programs of a case, its own first.
pub(super) fn programs(rng: &mut Rng, offer: &Offer<'_>) -> Vec<RandomProgram> {
    let common = common(rng, offer);
    let names = ["default", "b", "c"];
    let count = match rng.below(10) {
        0..=6 => 1,
        7..=8 => 2,
        _ => 3,
    };
    names[..count]
        .iter()
        .map(|name| program(rng, offer, &common, name, Given::default()))
        .collect()
}

/// A case's only program, with what is given.
pub(super) fn only_program(rng: &mut Rng, offer: &Offer<'_>, given: Given) -> RandomProgram {
    let common = common(rng, offer);
    let common = Common {
        pass: given.pass.unwrap_or(common.pass),
        ..common
    };
    program(rng, offer, &common, "default", given)
}

/// The properties of a program that are not random.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Given {
    pub pass: Option<Pass>,
    pub fragment: Option<bool>,
    pub build: Option<Build>,
    pub patch_points: Option<u32>,
    pub invocations: Option<u32>,
    /// The vertices that a geometry shader emits.
    pub emitted: Option<u32>,
    /// Whether outputs of several streams are captured, if the device has streams.
    pub streams: bool,
}

fn common(rng: &mut Rng, offer: &Offer<'_>) -> Common {
    Common {
        pass: if offer.has([Feature::DynamicRendering]) && rng.chance(40) {
            Pass::Dynamic
        } else {
            Pass::RenderPass
        },
        provoking: provoking(rng, offer),
        also_rewrite: if rng.chance(6) {
            let methods = [
                AlsoRewrite::InPlace,
                AlsoRewrite::Copies,
                AlsoRewrite::Words,
            ];
            rng.pick(&methods).copied()
        } else {
            None
        },
        requested: rng.chance(30),
        seed: rng.below(u32::MAX),
    }
}

fn provoking(rng: &mut Rng, offer: &Offer<'_>) -> Option<Provoking> {
    if !offer.has([Feature::TransformFeedbackPreservesProvokingVertex]) || rng.chance(50) {
        return None;
    }
    let modes = [Provoking::First, Provoking::Last, Provoking::Default];
    offer.pick(rng, &modes, |mode| {
        (mode == Provoking::Last).then_some(Feature::ProvokingVertexLast)
    })
}

fn program(
    rng: &mut Rng,
    offer: &Offer<'_>,
    common: &Common,
    name: &str,
    given: Given,
) -> RandomProgram {
    let outputs = outputs(rng, offer, common.requested, given.streams);
    let mut assembly = assembly(rng, offer, &outputs, given.emitted);
    assembly.provoking = common.provoking;
    if let (Topology::Patches, Some(points)) = (assembly.topology, given.patch_points) {
        assembly.patch_points = points.max(least_points(&assembly.producer));
    }
    if let (Producer::Geometry { invocations, .. }, Some(count)) =
        (&mut assembly.producer, given.invocations)
    {
        *invocations = count;
    }
    let fragment = rng.chance(25);
    let fragment = given.fragment.unwrap_or(fragment);
    let builds = [
        Build::Monolithic,
        Build::FastLink,
        Build::OptimisedLink,
        Build::ShaderObjects,
        Build::LinkedObjects,
    ];
    let build = if rng.chance(35) {
        let offered = offer.pick(rng, &builds, |build| features::build(build).iter().copied());
        offered.expect("a pipeline as one needs no feature")
    } else {
        Build::Monolithic
    };
    let build = given.build.unwrap_or(build);
    let build = if build.makes_objects() && common.pass != Pass::Dynamic {
        Build::Monolithic
    } else {
        build
    };
    let raster = raster(rng, offer, fragment);
    // The random block of built-in outputs belongs to stream 0.
    let stream = rasterized_stream(rng, offer, &assembly)
        .filter(|stream| *stream == Stream(0) || !outputs.per_vertex);
    assembly.rasterized = stream;
    assembly.position_stream = stream.unwrap_or_default();
    let dynamic = dynamic_state::choose(rng, offer, build, &assembly);
    let position = if !outputs.positioned && rng.chance(12) {
        position(rng, &assembly, &dynamic)
    } else {
        PositionName::Named
    };
    assembly.coincident = position.coincident();
    let mut rasterized = raster.rasterized(fragment, assembly.rasterized_stream());
    rasterized.all &= !dynamic.contains(&Dynamic::Discard);
    let pipeline = Pipeline {
        topology: (outputs.stage != Stage::TessEval).then_some(assembly.topology),
        provoking: assembly.provoking,
        patch_points: (assembly.topology == Topology::Patches)
            .then(|| Within::new(assembly.patch_points)),
        domain: match (&assembly.producer, assembly.fed) {
            (Producer::TessEval(domain), _) => Some(*domain),
            (_, fed) => fed,
        },
        pass: common.pass,
        build,
        also_rewrite: common.also_rewrite,
        raster: Raster { stream, ..raster },
        position,
        restart: assembly.restart,
        dynamic,
        fragment,
        geometry: geometry_definition(&assembly.producer),
        seed: Some(common.seed),
        ..Pipeline::default()
    };
    RandomProgram {
        name: name.to_owned(),
        interface: outputs.interface,
        request: outputs.request,
        pipeline,
        assembly,
        strides: outputs.strides,
        dense: outputs.dense,
        wide: outputs.wide,
        drawable: outputs.drawable,
        rasterized,
    }
}

/// A value that no file has.
pub(super) fn placed<T>(value: T) -> Spanned<T> {
    Spanned::new(0..0, value)
}

/// Outputs that the device can capture.
fn outputs(rng: &mut Rng, offer: &Offer<'_>, requested: bool, streams: bool) -> Outputs {
    let bounds = Bounds {
        words: *rng.pick(&WORDS).expect("there are sizes"),
        locations: 10,
        distances: offer.has([Feature::ShaderClipDistance, Feature::ShaderCullDistance]),
        doubles: offer.has([Feature::ShaderFloat64]),
        wide_integers: offer.has([Feature::ShaderInt64]),
        streams: offer.streams() >= 4,
        ..Bounds::DEVICE
    };
    let several = bounds.streams && (streams || rng.chance(12));
    for _ in 0..MAX_TURNS {
        let random = RandomInterface::new(rng.bits(), &bounds);
        if let Some(outputs) = self::captured(&random, requested, offer)
            && (outputs.strides.iter().any(|(.., stream)| stream.0 > 0) || !several)
        {
            return outputs;
        }
    }
    panic!("no interface of {MAX_TURNS} suits the device");
}

fn captured(random: &RandomInterface, requested: bool, offer: &Offer<'_>) -> Option<Outputs> {
    let leaves = random.declared.leaves();
    let sizes = leaves
        .iter()
        .any(|leaf| leaf.builtin == Some(BuiltIn::PointSize));
    let stage = random.declared.stage;
    let later = stage != Stage::Vertex;
    if !offer.has_stage(stage)
        || (sizes && !offer.has([Feature::LargePoints]))
        || (sizes && later && !offer.has([Feature::ShaderTessellationAndGeometryPointSize]))
    {
        return None;
    }
    let interface = if requested {
        without_capture(&random.declared)
    } else {
        random.declared.clone()
    };
    let request = requested.then(|| random.request.clone());
    let captured = capture::read(&interface, request.as_ref(), &offer.options()).ok()?;
    let buffers = captured.buffers();
    let strides: Vec<_> = buffers
        .iter()
        .map(|buffer| (buffer.binding, buffer.stride.0, buffer.stream))
        .collect();
    if strides.is_empty() {
        return None;
    }
    let words = captured.words();
    let dense = buffers.iter().filter(|buffer| {
        let own = words.iter().filter(|word| word.binding == buffer.binding);
        4 * own.count() == buffer.stride.0 as usize
    });
    let streams = streams(&interface);
    let one_stream = streams.iter().all(|stream| *stream == 0);
    let leaves = leaves.iter();
    Some(Outputs {
        stage,
        // A vertex of each stream has its place by gl_Position, which has one stream.
        drawable: leaves.clone().all(|leaf| match leaf.builtin {
            None => true,
            Some(builtin) => builtin == BuiltIn::Position && one_stream,
        }),
        streams,
        per_vertex: interface.per_vertex_stream().is_some(),
        positioned: leaves
            .clone()
            .any(|leaf| leaf.builtin == Some(BuiltIn::Position)),
        wide: leaves.clone().any(|leaf| {
            let scalar = leaf.ty.scalar();
            matches!(scalar, Some(Scalar::F64 | Scalar::I64 | Scalar::U64))
        }),
        request,
        interface: spelled::interface(&interface),
        dense: dense.map(|buffer| buffer.binding).collect(),
        strides,
    })
}

/// The streams that the outputs name.
fn streams(interface: &Interface) -> BTreeSet<u32> {
    let outputs = interface.outputs.iter();
    let streams = outputs.flat_map(|output| {
        let members = output.block.iter().flat_map(|block| &block.members);
        let members = members.map(|member| member.capture.stream);
        members.chain([output.capture.stream])
    });
    streams.flatten().map(|stream| stream.0).collect()
}

fn assembly(rng: &mut Rng, offer: &Offer<'_>, outputs: &Outputs, emitted: Option<u32>) -> Assembly {
    let mut assembly = Assembly::default();
    match outputs.stage {
        Stage::TessEval => {
            let domains = [
                (Domain::Triangles, 3),
                (Domain::Isolines, 2),
                (Domain::TrianglePoints, 3),
            ];
            let (domain, corners) = *rng.pick(&domains).expect("there are domains");
            assembly.topology = Topology::Patches;
            assembly.patch_points = patch_points(rng, corners);
            assembly.producer = Producer::TessEval(domain);
        }
        Stage::Geometry => {
            assembly.producer = geometry(rng, offer, outputs, emitted);
            if offer.has_stage(Stage::TessEval) && rng.chance(12) {
                let fed = [(Domain::Triangles, 3), (Domain::Isolines, 2)];
                let (domain, corners) = *rng.pick(&fed).expect("there are domains");
                assembly.topology = Topology::Patches;
                assembly.fed = Some(domain);
                assembly.patch_points = patch_points(rng, corners);
            } else {
                assembly.topology = topology(rng, offer);
            }
        }
        Stage::Vertex | Stage::TessControl | Stage::Fragment | Stage::Compute => {
            assembly.topology = topology(rng, offer);
        }
    }
    assembly.restart = rng.chance(30) && offer.has(features::restart(assembly.topology));
    assembly
}

/// The least number of control points of a patch: every captured corner of a domain has a source
/// vertex of its own.
fn least_points(producer: &Producer) -> u32 {
    match producer {
        Producer::TessEval(Domain::Triangles | Domain::TrianglePoints) => 3,
        Producer::TessEval(Domain::Isolines) => 2,
        Producer::Vertex | Producer::Geometry { .. } | Producer::Tessellated(_) => 1,
    }
}

fn patch_points(rng: &mut Rng, corners: u32) -> u32 {
    match rng.below(10) {
        0..=6 => corners,
        7 => corners + 1,
        8 => 32,
        _ => rng.between(corners, 32),
    }
}

fn topology(rng: &mut Rng, offer: &Offer<'_>) -> Topology {
    let lists = Topology::ALL
        .split_last()
        .expect("patches are the last topology")
        .1;
    let picked = offer.pick(rng, lists, |topology| {
        topology.has_adjacency().then_some(Feature::GeometryShader)
    });
    picked.expect("points need no feature")
}

/// The emissions of a geometry shader.
fn geometry(rng: &mut Rng, offer: &Offer<'_>, outputs: &Outputs, emitted: Option<u32>) -> Producer {
    let mut streams = outputs.streams.clone();
    streams.insert(0);
    let streams: Vec<u32> = streams.into_iter().collect();
    let shapes = [Topology::Points, Topology::Lines, Topology::Triangles];
    let several = streams.len() > 1;
    let output = offer.pick(rng, &shapes, |shape| {
        (several && shape != Topology::Points)
            .then_some(Feature::TransformFeedbackStreamsLinesTriangles)
    });
    let output = output.expect("points need no feature");
    let count = if rng.chance(90) {
        rng.between(1, 6)
    } else {
        rng.between(7, 12)
    };
    let count = emitted.unwrap_or(count);
    let mut emits = Vec::new();
    for left in (0..count).rev() {
        let stream = *rng.pick(&streams).expect("stream 0 is one");
        emits.push(Emit::Vertex(stream));
        if rng.chance(20) && emits.len() + (left as usize) < MAX_EMITS {
            emits.push(Emit::EndPrimitive(stream));
        }
    }
    if rng.chance(15) {
        let at = rng.below(count) as usize;
        emits.insert(at, Emit::Only(rng.below(4)));
    }
    Producer::Geometry {
        output,
        emits,
        invocations: match rng.below(10) {
            0..=7 => 1,
            8 => rng.between(2, 6),
            _ => *rng.pick(&[3, 5, 6, 32]).expect("there are numbers"),
        },
    }
}

fn geometry_definition(producer: &Producer) -> Option<GeometryDefinition> {
    let Producer::Geometry {
        output,
        emits,
        invocations,
    } = producer
    else {
        return None;
    };
    let mut text = String::new();
    for emit in emits {
        let written = match emit {
            Emit::Vertex(stream) => write!(text, "{stream} "),
            Emit::EndPrimitive(0) => write!(text, "cut "),
            Emit::EndPrimitive(stream) => write!(text, "cut{stream} "),
            Emit::Only(every) => write!(text, "only{every} "),
        };
        written.expect("a text can be written");
    }
    Some(GeometryDefinition {
        output: Some(match output.vertices_per_primitive() {
            2 => EmittedPrimitive::Lines,
            3 => EmittedPrimitive::Triangles,
            _ => EmittedPrimitive::Points,
        }),
        emits: Some(placed(text.trim_end().to_owned())),
        invocations: (*invocations != 1).then(|| Within::new(*invocations)),
    })
}

fn raster(rng: &mut Rng, offer: &Offer<'_>, fragment: bool) -> Raster {
    if rng.chance(60) {
        return Raster::default();
    }
    let culls = [Cull::None, Cull::Front, Cull::Back, Cull::Both];
    let fills = [Fill::Solid, Fill::Line, Fill::Point];
    let discards = if fragment {
        // VUID-VkGraphicsPipelineCreateInfo-pStages-06894
        &[Discard::WithoutFragments, Discard::Off][..]
    } else {
        &[Discard::WithoutFragments, Discard::On, Discard::Off][..]
    };
    let filled = |fill| Raster {
        fill,
        ..Raster::default()
    };
    Raster {
        cull: *rng.pick(&culls).expect("there are modes"),
        front: if rng.chance(50) {
            FrontFace::Clockwise
        } else {
            FrontFace::CounterClockwise
        },
        fill: offer
            .pick(rng, &fills, |fill| features::raster(&filled(fill)))
            .expect("a default needs no feature"),
        scissor: if rng.chance(15) {
            Scissor::Empty
        } else {
            Scissor::Whole
        },
        discard: *rng.pick(discards).expect("there are values"),
        stream: None,
    }
}

/// The stream that a pipeline states to rasterize.
fn rasterized_stream(rng: &mut Rng, offer: &Offer<'_>, assembly: &Assembly) -> Option<Stream> {
    let Producer::Geometry { emits, .. } = &assembly.producer else {
        return None;
    };
    let streams = emits.iter().filter_map(|emit| emit.stream()).map(Stream);
    let streams: Vec<Stream> = streams.collect();
    if rng.chance(70) {
        return None;
    }
    offer.pick(rng, &streams, |stream| {
        features::rasterized_stream(Some(stream)).iter().copied()
    })
}

/// Chooses the value that a shader writes to gl_Position. Lines and triangles have a
/// length and an area, because degenerate ones may be missing.
fn position(rng: &mut Rng, assembly: &Assembly, dynamic: &[Dynamic]) -> PositionName {
    let names = [
        PositionName::Inside,
        PositionName::Outside,
        PositionName::NegativeW,
        PositionName::Infinite,
        PositionName::NotANumber,
        PositionName::Flat,
        PositionName::Pairs,
        PositionName::Triples,
        PositionName::Same,
        PositionName::Unwritten,
    ];
    let points = assembly.captured_vertices() == 1 && !dynamic.contains(&Dynamic::Topology);
    let names = if points { &names[..] } else { &names[..3] };
    *rng.pick(names).expect("there are names")
}
