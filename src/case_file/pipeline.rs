//! The `[pipeline]` of a case file: stages, topology, what a geometry shader
//! emits, and the device features that follow.

use crate::case::packed_interface::Packing;
use crate::case::position::Position;
use crate::case::{Shaders, Values};
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::raw::{self, Text};
use crate::case_file::{hand_written as stated, packed_interface as reads, tessellation};
use crate::case_glsl::declare::below_version;
use crate::rewrite::capture::Method;
use crate::script::consume::ReadAs;
use crate::script::program::{Assembly, Build, Domain, Dynamic, Emit, Pass, Producer, Provoking};
use crate::script::raster::{Cull, Discard, Fill, Raster};
use crate::script::{Resource, Topology};
use crate::sources::{Language, Sources, StageSource};
use crate::types::interface::BuiltIn;
use crate::types::{Interface, Scalar, Stage};
use crate::units::{Binding, Stream};

/// Steps that a geometry shader may take.
const MAX_EMITS: usize = 256;
/// One more than the views that every device with `multiview` has.
const MAX_VIEWS: i64 = 7;

/// Everything about a device case but its script.
#[derive(Clone, Debug)]
pub struct Pipeline {
    /// A vertex shader in place of the generated one before the capturing stage.
    pub origin: Option<StageSource>,
    pub shaders: Shaders,
    pub assembly: Assembly,
    pub dynamic: Vec<Dynamic>,
    /// How its shaders read captured data, if they do.
    pub reads: Option<ReadAs>,
    pub pass: Pass,
    pub raster: Raster,
    pub build: Build,
    pub position: Position,
    pub rasterize: bool,
    pub image: bool,
    /// Views of the passes.
    pub views: u32,
    pub packed: Option<Packing>,
    pub again: Option<Method>,
    pub features: Vec<String>,
    pub values: Values,
    pub resources: Vec<Resource>,
    pub seed: Option<u32>,
}

/// Reads the pipeline that captures `interface`.
pub fn build(
    raw: &raw::Pipeline,
    interface: &Interface,
    sources: &Sources,
    scope: &Scope<'_>,
) -> Result<Pipeline> {
    let stage = interface.stage;
    let topology = match stage {
        Stage::TessEval => Topology::Patches,
        _ => name(
            &raw.topology,
            "topology",
            &topologies(stage),
            Topology::Points,
            scope,
        )?,
    };
    let domain = name(&raw.domain, "domain", &DOMAINS, Domain::Triangles, scope)?;
    let producer = match stage {
        Stage::TessEval => match &raw.tessellation {
            Some(raw) => Producer::Tessellated(tessellation::build(raw, interface, scope)?),
            None => Producer::TessEval(domain),
        },
        Stage::Geometry => geometry(&raw.geometry, topology, scope)?,
        _ => Producer::Vertex,
    };
    let fed = (stage == Stage::Geometry && topology == Topology::Patches).then_some(domain);
    if fed == Some(Domain::TrianglePoints) {
        let span = raw.domain.as_ref().map_or(0..0, Text::span);
        let why = "a geometry shader takes one primitive of a patch: triangles or isolines";
        return scope.fail(span, Problem::Pipeline(why.to_owned()));
    }
    let patch_points = match &raw.patch_points {
        Some(points) => scope.ranged(points, "patch_points", corners(&producer)..33)?,
        None => corners(&producer).max(corners(&Producer::TessEval(domain))) as u32,
    };
    let provoking = match &raw.provoking {
        Some(_) => Some(name(
            &raw.provoking,
            "provoking vertex mode",
            &PROVOKING,
            Provoking::First,
            scope,
        )?),
        None => None,
    };
    let pass = name(&raw.pass, "pass", &PASSES, Pass::RenderPass, scope)?;
    let raster = raster(&raw.raster, scope)?;
    let way = name(&raw.build, "build", &BUILDS, Build::Monolithic, scope)?;
    if let (true, Some(build)) = (way.makes_objects() && pass != Pass::Dynamic, &raw.build) {
        let why = "shader objects are drawn with in dynamic rendering: say pass = 'dynamic'";
        return scope.fail(build.span(), Problem::Pipeline(why.to_owned()));
    }
    let position = name(
        &raw.position,
        "position",
        &POSITIONS,
        Position::Named,
        scope,
    )?;
    let restart = match &raw.restart {
        Some(restart) => scope.ranged(restart, "restart", 0..2)? == 1,
        None => false,
    };
    let dynamic = raw.dynamic.iter();
    let dynamic = dynamic
        .map(|text| one_of(text, "dynamic state", &DYNAMIC, scope))
        .collect::<Result<Vec<_>>>()?;
    let rasterize = match &raw.fragment {
        Some(fragment) => scope.ranged(fragment, "fragment", 0..2)? == 1,
        None => false,
    };
    let image = match &raw.image {
        Some(image) => scope.ranged(image, "image", 0..2)? == 1,
        None => false,
    };
    if let (Discard::On, true, Some(said)) =
        (raster.discard, rasterize || image, &raw.raster.discard)
    {
        // VUID-VkGraphicsPipelineCreateInfo-pStages-06894
        let why = "a fragment shader behind a discard that no command undoes".to_owned();
        return scope.fail(said.span(), Problem::Pipeline(why));
    }
    let views = match &raw.views {
        Some(views) => scope.ranged(views, "views", 1..MAX_VIEWS)?,
        None => 1,
    };
    if let (2.., Some(number)) = (views, &raw.views)
        && (!image || pass != Pass::RenderPass)
    {
        let why = "several views are those of a render pass with an image";
        return scope.fail(number.span(), Problem::Pipeline(why.to_owned()));
    }
    if let (true, Some(span)) = (image, undrawable(raw, &producer, topology)) {
        let why = "only points of generated shaders are drawn into an image".to_owned();
        return scope.fail(span, Problem::Pipeline(why));
    }
    let packed = match &raw.packed {
        Some(packed) => Some(reads::build(packed, interface, scope)?),
        None => None,
    };
    let mut features = features(interface, &producer, topology);
    if views > 1 {
        features.push("multiview".to_owned());
    }
    if image
        && interface
            .leaves()
            .iter()
            .any(|leaf| leaf.builtin == Some(BuiltIn::PointSize))
    {
        // `model::points::size` is not 1.0 for all.
        features.push("largePoints".to_owned());
    }
    if let Some(packed) = &packed {
        features.extend(packed.features());
    }
    if let Some(mode) = provoking {
        features.push("transformFeedbackPreservesProvokingVertex".to_owned());
        if mode == Provoking::Last {
            features.push("provokingVertexLast".to_owned());
        }
    }
    if pass == Pass::Dynamic {
        features.push("dynamicRendering".to_owned());
    }
    features.extend(way.needs().iter().map(ToString::to_string));
    features.extend(
        dynamic
            .iter()
            .map(|state: &Dynamic| state.needs().to_owned()),
    );
    features.extend(raster.needs().into_iter().map(str::to_owned));
    for feature in &raw.requires {
        features.push(scope.text(feature)?);
    }
    features.sort();
    features.dedup();
    let reads = match &raw.reads {
        Some(text) if raw.shaders.is_empty() => {
            let why = "'reads' says how a hand-written shader reads captured data";
            return scope.fail(text.span(), Problem::Pipeline(why.to_owned()));
        }
        Some(text) => Some(one_of(text, "way of reading", &ReadAs::ALL, scope)?),
        None => None,
    };
    let again = name(&raw.again, "way of rewriting", &METHODS, None, scope)?;
    let seed = match &raw.seed {
        Some(seed) => Some(scope.ranged(seed, "a seed", 0..1 << 32)?),
        None => None,
    };
    let origin = match &raw.origin {
        Some(file) if stage != Stage::Vertex => {
            let name = scope.text(file)?;
            let read = sources.shader(&name, scope.file);
            let read = read.or_else(|problem| scope.fail(file.span(), problem))?;
            Some(StageSource {
                stage: Stage::Vertex,
                name,
                language: read.language,
                text: read.text,
            })
        }
        Some(file) => {
            let why = "the vertex shader captures: nothing stands before it".to_owned();
            return scope.fail(file.span(), Problem::Pipeline(why));
        }
        None => None,
    };
    Ok(Pipeline {
        origin,
        shaders: shaders(&raw.shaders, stage, sources, scope)?,
        assembly: Assembly {
            topology,
            patch_points,
            producer,
            provoking,
            fed,
            coincident: position.coincident(),
            restart,
        },
        dynamic,
        reads,
        pass,
        raster,
        build: way,
        position,
        rasterize: rasterize || image || packed.is_some(),
        image,
        views,
        packed,
        again,
        features,
        values: stated::values(raw, interface, scope)?,
        resources: stated::resources(raw, stage, scope)?,
        seed,
    })
}

/// What a draw may be made of; patches go with a tessellation stage.
pub(crate) fn topologies(stage: Stage) -> Vec<(&'static str, Topology)> {
    let drawn = Topology::ALL.into_iter();
    drawn
        .filter(|topology| *topology != Topology::Patches || stage == Stage::Geometry)
        .map(|topology| (topology.name(), topology))
        .collect()
}

const METHODS: [(&str, Option<Method>); 4] = [
    ("no", None),
    ("in_place", Some(Method::InPlace)),
    ("copies", Some(Method::Copies)),
    ("words", Some(Method::Words)),
];

const POSITIONS: [(&str, Position); 11] = [
    ("named", Position::Named),
    ("inside", Position::Inside),
    ("outside", Position::Outside),
    ("behind", Position::Behind),
    ("flat", Position::Flat),
    ("infinite", Position::Infinite),
    ("nan", Position::NotANumber),
    ("pairs", Position::Pairs),
    ("triples", Position::Triples),
    ("same", Position::Same),
    ("unwritten", Position::Unwritten),
];

/// Where the file says what keeps points from being drawn into an image.
fn undrawable(
    raw: &raw::Pipeline,
    producer: &Producer,
    topology: Topology,
) -> Option<std::ops::Range<usize>> {
    let points = match producer {
        Producer::Vertex => topology == Topology::Points,
        Producer::TessEval(domain) => *domain == Domain::TrianglePoints,
        Producer::Tessellated(_) => false,
        Producer::Geometry { output, .. } => *output == Topology::Points,
    };
    let written = raw.shaders.first().map(toml::Spanned::span);
    let packed = raw.packed.as_ref().map(toml::Spanned::span);
    let position = raw.position.as_ref().map(toml::Spanned::span);
    let lines = raw.image.as_ref().map(toml::Spanned::span);
    let lines = lines.filter(|_| !points);
    written.or(packed).or(position).or(lines)
}

/// Reads the state behind capture.
fn raster(raw: &raw::Raster, scope: &Scope<'_>) -> Result<Raster> {
    let cull = [
        ("none", Cull::None),
        ("front", Cull::Front),
        ("back", Cull::Back),
        ("both", Cull::Both),
    ];
    let fill = [
        ("solid", Fill::Solid),
        ("line", Fill::Line),
        ("point", Fill::Point),
    ];
    let discard = [
        ("without_fragments", Discard::WithoutFragments),
        ("on", Discard::On),
        ("off", Discard::Off),
        ("dynamic_on", Discard::DynamicOn),
        ("dynamic_off", Discard::DynamicOff),
    ];
    let front = [("counter_clockwise", false), ("clockwise", true)];
    let scissor = [("whole", false), ("empty", true)];
    Ok(Raster {
        cull: name(&raw.cull, "cull mode", &cull, Cull::None, scope)?,
        clockwise: name(&raw.front, "front face", &front, false, scope)?,
        fill: name(&raw.fill, "polygon mode", &fill, Fill::Solid, scope)?,
        empty_scissor: name(&raw.scissor, "scissor", &scissor, false, scope)?,
        stream: scope.optional(&raw.stream, "a stream")?.map(Stream),
        discard: name(
            &raw.discard,
            "discard",
            &discard,
            Discard::WithoutFragments,
            scope,
        )?,
    })
}

const BUILDS: [(&str, Build); 5] = [
    ("whole", Build::Monolithic),
    ("fast_link", Build::FastLink),
    ("optimised_link", Build::OptimisedLink),
    ("shader_objects", Build::ShaderObjects),
    ("linked_objects", Build::LinkedObjects),
];

const PASSES: [(&str, Pass); 2] = [
    ("render_pass", Pass::RenderPass),
    ("dynamic", Pass::Dynamic),
];

pub(crate) const PROVOKING: [(&str, Provoking); 2] =
    [("first", Provoking::First), ("last", Provoking::Last)];

const DYNAMIC: [(&str, Dynamic); 4] = [
    ("topology", Dynamic::Topology),
    ("restart", Dynamic::Restart),
    ("patch_points", Dynamic::PatchPoints),
    ("provoking", Dynamic::Provoking),
];

/// What a geometry shader may emit; lines and triangles as strips.
const OUTPUTS: [(&str, Topology); 3] = [
    ("points", Topology::Points),
    ("lines", Topology::Lines),
    ("triangles", Topology::Triangles),
];

const DOMAINS: [(&str, Domain); 3] = [
    ("triangles", Domain::Triangles),
    ("isolines", Domain::Isolines),
    ("triangle_points", Domain::TrianglePoints),
];

/// Control points that a patch has at least: at level 1 each corner of the domain
/// takes its origin from one of them.
fn corners(producer: &Producer) -> i64 {
    match producer {
        Producer::TessEval(Domain::Triangles | Domain::TrianglePoints) => 3,
        Producer::TessEval(Domain::Isolines) => 2,
        _ => 1,
    }
}

fn name<T: Copy>(
    raw: &Option<Text>,
    what: &'static str,
    known: &[(&str, T)],
    otherwise: T,
    scope: &Scope<'_>,
) -> Result<T> {
    match raw {
        Some(text) => one_of(text, what, known, scope),
        None => Ok(otherwise),
    }
}

/// What a text names.
pub(crate) fn one_of<T: Copy>(
    text: &Text,
    what: &'static str,
    known: &[(&str, T)],
    scope: &Scope<'_>,
) -> Result<T> {
    let seen = scope.text(text)?;
    match known.iter().find(|(name, _)| *name == seen) {
        Some((_, value)) => Ok(*value),
        None => {
            let known: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
            let known = known.join(", ");
            scope.fail(text.span(), Problem::Unknown { what, seen, known })
        }
    }
}

fn geometry(
    raw: &Option<raw::Geometry>,
    topology: Topology,
    scope: &Scope<'_>,
) -> Result<Producer> {
    let raw = raw.as_ref();
    let output = raw.map_or(&None, |raw| &raw.output);
    let same = match topology.vertices_per_primitive() {
        2 => Topology::Lines,
        3 => Topology::Triangles,
        _ => Topology::Points,
    };
    let output = name(output, "output", &OUTPUTS, same, scope)?;
    let emits = match raw.and_then(|raw| raw.emits.as_ref()) {
        Some(text) => emits(text, scope)?,
        None => {
            let mut emits = vec![Emit::Vertex(0); output.vertices_per_primitive() as usize];
            if output != Topology::Points {
                emits.push(Emit::EndPrimitive(0));
            }
            emits
        }
    };
    let invocations = match raw.and_then(|raw| raw.invocations.as_ref()) {
        Some(invocations) => scope.ranged(invocations, "invocations", 1..33)?,
        None => 1,
    };
    Ok(Producer::Geometry {
        output,
        emits,
        invocations,
    })
}

/// Reads `"0 0 cut 1 cut1"`.
fn emits(text: &Text, scope: &Scope<'_>) -> Result<Vec<Emit>> {
    let steps = scope.text(text)?;
    let mut emits = Vec::new();
    for step in steps.split_whitespace() {
        let (what, times) = match step.split_once('*') {
            Some((what, times)) => (what, times.parse().ok()),
            None => (step, Some(1)),
        };
        let emit = match (what.strip_prefix("cut"), what.strip_prefix("only")) {
            (Some(""), _) => Some(Emit::EndPrimitive(0)),
            (Some(stream), _) => stream.parse().ok().map(Emit::EndPrimitive),
            (_, Some(every)) => every.parse().ok().map(Emit::Only),
            (None, None) => what.parse().ok().map(Emit::Vertex),
        };
        let emit = emit.filter(|emit| emit.stream().is_none_or(|stream| stream < 16));
        let times = times.filter(|times| emits.len().saturating_add(*times) <= MAX_EMITS);
        match emit.zip(times) {
            Some((emit, times)) => emits.extend(vec![emit; times]),
            None => {
                let why = format!(
                    "emits are streams (0 to 15), 'cut', 'cut1' and 'only2', at most {MAX_EMITS} \
                     ('0*9' is nine), seen '{step}'"
                );
                return scope.fail(text.span(), Problem::Pipeline(why));
            }
        }
    }
    if !emits.iter().any(|emit| matches!(emit, Emit::Vertex(_))) {
        return scope.fail(text.span(), Problem::Empty("emits"));
    }
    Ok(emits)
}

/// The features that an interface and its producer need, by Vulkan's names.
fn features(interface: &Interface, producer: &Producer, topology: Topology) -> Vec<String> {
    let holds = |test: &dyn Fn(Scalar) -> bool| {
        let mut outputs = interface.outputs.iter();
        outputs.any(|output| output.ty.any_scalar(&test))
    };
    let builtin = |wanted: BuiltIn| {
        let mut blocks = interface.outputs.iter().filter_map(|o| o.block.as_ref());
        blocks.any(|block| block.members.iter().any(|m| m.builtin == Some(wanted)))
    };
    let stage = interface.stage;
    let other_streams = match producer {
        Producer::Geometry { emits, .. } => emits
            .iter()
            .any(|emit| emit.stream().is_some_and(|stream| stream != 0)),
        Producer::Vertex | Producer::TessEval(_) | Producer::Tessellated(_) => false,
    } || streams_named(interface);
    let rows = [
        ("shaderFloat64", holds(&|s| s == Scalar::F64)),
        (
            "shaderInt64",
            holds(&|s| matches!(s, Scalar::I64 | Scalar::U64)),
        ),
        (
            "geometryShader",
            stage == Stage::Geometry || topology.has_adjacency(),
        ),
        ("tessellationShader", topology == Topology::Patches),
        (
            "shaderTessellationAndGeometryPointSize",
            stage != Stage::Vertex && builtin(BuiltIn::PointSize),
        ),
        ("shaderClipDistance", builtin(BuiltIn::ClipDistance)),
        ("shaderCullDistance", builtin(BuiltIn::CullDistance)),
        ("geometryStreams", other_streams),
    ];
    rows.into_iter()
        .filter(|(_, needed)| *needed)
        .map(|(name, _)| name.to_owned())
        .collect()
}

/// Whether any output names a stream but 0.
fn streams_named(interface: &Interface) -> bool {
    interface.outputs.iter().any(|output| {
        let members = output.block.iter().flat_map(|b| &b.members);
        members
            .map(|m| m.capture.stream)
            .chain([output.capture.stream])
            .any(|stream| stream.is_some_and(|s| s != Stream(0)))
    })
}

fn shaders(
    raw: &[toml::Spanned<raw::Shader>],
    capturing: Stage,
    sources: &Sources,
    scope: &Scope<'_>,
) -> Result<Shaders> {
    let mut stages: Vec<StageSource> = Vec::new();
    for shader in raw {
        if scope.text(&shader.get_ref().file)? == "none" {
            continue;
        }
        let source = source(shader, sources, scope)?;
        if stages.last().is_some_and(|last| last.stage >= source.stage) {
            let why = "shaders stand in pipeline order, one per stage".to_owned();
            return scope.fail(shader.span(), Problem::Pipeline(why));
        }
        stages.push(source);
    }
    if stages.is_empty() {
        return Ok(Shaders::Generated);
    }
    let last = stages.iter().rev().find(|s| s.stage != Stage::Fragment);
    let fits = stages
        .first()
        .is_some_and(|first| first.stage == Stage::Vertex)
        && last.is_some_and(|last| last.stage == capturing);
    match (fits, raw.first()) {
        (false, Some(first)) => {
            let why = format!(
                "shaders begin with a vertex shader and end with the {capturing} shader, which captures"
            );
            scope.fail(first.span(), Problem::Pipeline(why))
        }
        _ => Ok(Shaders::Written(stages)),
    }
}

/// A hand-written stage: its text, with its macros.
pub(crate) fn source(
    raw: &toml::Spanned<raw::Shader>,
    sources: &Sources,
    scope: &Scope<'_>,
) -> Result<StageSource> {
    let shader = raw.get_ref();
    let stage_name = scope.text(&shader.stage)?;
    let mut all = Stage::ALL.into_iter();
    let Some(stage) = all.find(|stage| stage.name() == stage_name) else {
        let known = Stage::ALL.map(Stage::name).join(", ");
        let problem = Problem::Unknown {
            what: "stage",
            seen: stage_name,
            known,
        };
        return scope.fail(shader.stage.span(), problem);
    };
    let file = scope.text(&shader.file)?;
    let source = sources
        .shader(&file, scope.file)
        .or_else(|problem| scope.fail(shader.file.span(), problem))?;
    let text = match (defines(shader, scope)?, source.language) {
        (defines, Language::Glsl) => below_version(&source.text, &defines),
        (defines, Language::SpirvAssembly) if defines.is_empty() => source.text,
        (_, Language::SpirvAssembly) => {
            let why = "SPIR-V assembly has no macros: 'defines' belong to GLSL".to_owned();
            return scope.fail(raw.span(), Problem::Pipeline(why));
        }
    };
    Ok(StageSource {
        stage,
        name: file,
        language: source.language,
        text,
    })
}

/// The macros of a shader as text, a line each.
fn defines(raw: &raw::Shader, scope: &Scope<'_>) -> Result<String> {
    let mut text = String::new();
    for define in &raw.defines {
        let define = scope.text(define)?;
        text.push_str(&format!("#define {}\n", define.replace(['\n', '\r'], " ")));
    }
    Ok(text)
}

/// Bindings with their strides and streams, as a case's own table has them.
pub type Strides = Vec<(Binding, u32, Stream)>;

#[cfg(test)]
#[path = "pipeline_tests.rs"]
mod tests;
