//! The pipeline: stages, primitives, state, and the device features they require.

use super::{hand_written, packed_interface, shaders, tessellation};
use crate::case::Program;
use crate::case::pipeline::{GeometryDefinition, Pipeline, ShaderFile};
use crate::case::position::{PositionName, position_stream};
use crate::case_file::document::Node;
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::script::Topology;
use crate::script::consume::ReadAs;
use crate::script::program::{Assembly, Domain, Dynamic, Emit, Pass, Producer};
use crate::script::raster::Discard;
use crate::sources::Sources;
use crate::spanned::Spanned;
use crate::types::{Interface, Stage};
use crate::units::{Binding, Stream, Within};
use std::ops::Range;

/// Steps that a geometry shader may have.
const MAX_EMITS: usize = 1024;
/// Streams of emitted vertices.
const MAX_STREAMS: u32 = 16;

/// Bindings with their strides and streams, as the case's own table has them.
pub type Strides = Vec<(Binding, u32, Stream)>;

/// The program that captures `interface`, but for what its declarations state: its
/// name, request and seed.
///
/// # Errors
/// The first combination of keys that no pipeline has.
pub(crate) fn build(
    (definition, keys): (&Pipeline, &Node),
    interface: Interface,
    sources: &Sources,
    scope: &Scope<'_>,
) -> Result<Program> {
    let stage = interface.stage;
    let assembly = assembly((definition, keys), &interface, scope)?;
    check_state((definition, keys), &assembly, scope)?;
    if definition.reads.is_some() && definition.shaders.is_empty() {
        let why = "'reads' states how a hand-written shader reads captured data";
        return scope.fail(keys.place(&["reads"]), Problem::Pipeline(why.to_owned()));
    }
    let origin = match &definition.origin {
        Some(_) if stage == Stage::Vertex => {
            let why = "the vertex shader captures: no stage precedes it".to_owned();
            return scope.fail(keys.place(&["origin"]), Problem::Pipeline(why));
        }
        Some(file) => {
            let file = Spanned::new(keys.place(&["origin"]), file.clone());
            Some(shaders::file(&file, Stage::Vertex, sources, scope)?)
        }
        None => None,
    };
    if let Some(packed) = &definition.packed {
        packed_interface::check(packed, keys, &interface, scope)?;
    }
    let mut program = Program {
        name: String::new(),
        request: None,
        seed: 0,
        declarations: None,
        unwritten: Vec::new(),
        float_inputs: Vec::new(),
        sets_points: false,
        origin,
        shaders: shaders::build(&definition.shaders, stage, sources, scope)?,
        assembly,
        features: definition.requires.clone(),
        values: hand_written::values((definition, keys), &interface, scope)?,
        resources: hand_written::resources(definition, stage, scope)?,
        pipeline: Pipeline {
            dynamic: definition.dynamic.clone(),
            ..definition.clone()
        },
        interface,
    };
    program.add_features();
    Ok(program)
}

fn assembly(
    (definition, keys): (&Pipeline, &Node),
    interface: &Interface,
    scope: &Scope<'_>,
) -> Result<Assembly> {
    let stage = interface.stage;
    let topology = topology((definition, keys), stage, scope)?;
    let domain = definition.domain.unwrap_or(Domain::Triangles);
    let producer = match stage {
        Stage::TessEval => match &definition.tessellation {
            Some(patches) => {
                Producer::Tessellated(tessellation::build(patches, keys, interface, scope)?)
            }
            None => Producer::TessEval(domain),
        },
        Stage::Geometry => geometry(definition.geometry.as_ref(), topology, scope)?,
        Stage::Vertex | Stage::TessControl | Stage::Fragment | Stage::Compute => Producer::Vertex,
    };
    let fed = (stage == Stage::Geometry && topology == Topology::Patches).then_some(domain);
    if fed == Some(Domain::TrianglePoints) {
        let why = "a geometry shader takes one primitive of a patch: triangles or isolines";
        return scope.fail(keys.place(&["domain"]), Problem::Pipeline(why.to_owned()));
    }
    let rasterized = definition.raster.stream;
    let corners = corners(&producer);
    let patch_points = match definition.patch_points {
        // Stated values need no vertex of its own for each corner.
        Some(points) if points.get() < corners && definition.values.is_none() => {
            let problem = Problem::OutOfRange {
                what: "patch_points",
                required: format!("{corners} to 32"),
                seen: points.get().to_string(),
            };
            return scope.fail(keys.place(&["patch_points"]), problem);
        }
        Some(points) => points.get(),
        None => corners.max(self::corners(&Producer::TessEval(domain))),
    };
    let assembly = Assembly {
        topology,
        patch_points,
        producer,
        provoking: definition.provoking,
        fed,
        coincident: definition.position.coincident(),
        position_stream: position_stream(interface, rasterized.unwrap_or_default()),
        restart: definition.restart,
        divisor: divisor((definition, keys), scope)?,
        rasterized,
        discard: definition
            .dynamic
            .contains(&Dynamic::Discard)
            .then(|| definition.raster.discards(definition.has_fragment_shader())),
    };
    // An axis of stages may state the primitives that this one makes of its patches.
    let made = assembly.captured_vertices();
    match definition.topology {
        Some(stated)
            if stage == Stage::TessEval
                && ![0, made].contains(&stated.vertices_per_primitive()) =>
        {
            let why = format!(
                "the draws of an evaluation stage are patches, whose primitives have {made} \
                 vertices, unlike '{}'",
                stated.name()
            );
            scope.fail(keys.place(&["topology"]), Problem::Pipeline(why))
        }
        Some(_) | None => Ok(assembly),
    }
}

/// The divisor of the attribute of instances that the shaders read.
fn divisor((definition, keys): (&Pipeline, &Node), scope: &Scope<'_>) -> Result<Option<u32>> {
    let Some(divisor) = definition.divisor else {
        return Ok(None);
    };
    if definition.reads != Some(ReadAs::Instance) {
        let why = "a divisor is that of an attribute of instances: state reads = 'instance'";
        return scope.fail(keys.place(&["divisor"]), Problem::Pipeline(why.to_owned()));
    }
    Ok(Some(divisor.get()))
}

/// The input topology; patches need a tessellation stage.
fn topology(
    (definition, keys): (&Pipeline, &Node),
    stage: Stage,
    scope: &Scope<'_>,
) -> Result<Topology> {
    if stage == Stage::TessEval {
        return Ok(Topology::Patches);
    }
    match definition.topology {
        None => Ok(Topology::Points),
        Some(Topology::Patches) if stage != Stage::Geometry => {
            let known = Topology::ALL.iter().filter(|t| **t != Topology::Patches);
            let problem = Problem::Unknown {
                what: "topology",
                seen: Topology::Patches.name().to_owned(),
                known: known.map(|t| t.name()).collect::<Vec<_>>().join(", "),
            };
            scope.fail(keys.place(&["topology"]), problem)
        }
        Some(topology) => Ok(topology),
    }
}

/// Refuses state that no pipeline has.
fn check_state(
    (definition, keys): (&Pipeline, &Node),
    assembly: &Assembly,
    scope: &Scope<'_>,
) -> Result<()> {
    let wrong = |span: Range<usize>, why: &str| scope.fail(span, Problem::Pipeline(why.to_owned()));
    if definition.build.makes_objects() && definition.pass != Pass::Dynamic {
        return wrong(
            keys.place(&["build"]),
            "shader objects are drawn with in dynamic rendering: state pass = 'dynamic'",
        );
    }
    let image = definition.image;
    if definition.raster.discard == Discard::On
        && !definition.dynamic.contains(&Dynamic::Discard)
        && (definition.fragment || image)
    {
        // VUID-VkGraphicsPipelineCreateInfo-pStages-06894
        return wrong(
            keys.place(&["raster", "discard"]),
            "a fragment shader with a discard that no command disables",
        );
    }
    if definition.view_count() > 1 && (!image || definition.pass != Pass::RenderPass) {
        return wrong(
            keys.place(&["views"]),
            "several views are those of a render pass with an image",
        );
    }
    if assembly.position_stream != assembly.rasterized_stream() {
        // VUID-VkGraphicsPipelineCreateInfo-rasterizationStream-02319 and -02320
        let why = format!(
            "gl_PerVertex belongs to stream {}, and stream {} is rasterized: they must be the same",
            assembly.position_stream,
            assembly.rasterized_stream()
        );
        return scope.fail(0..0, Problem::Pipeline(why));
    }
    match undrawable((definition, keys), assembly) {
        Some(span) if image => wrong(
            span,
            "only points of generated shaders are drawn into an image",
        ),
        Some(_) | None => Ok(()),
    }
}

/// The key that keeps points from being drawn into an image.
fn undrawable((definition, keys): (&Pipeline, &Node), assembly: &Assembly) -> Option<Range<usize>> {
    let points = match &assembly.producer {
        Producer::Vertex => assembly.topology == Topology::Points,
        Producer::TessEval(domain) => *domain == Domain::TrianglePoints,
        Producer::Tessellated(_) => false,
        Producer::Geometry { output, .. } => *output == Topology::Points,
    };
    // Hand-written shaders draw points as generated ones do if one of them is for fragments.
    let draws = |shader: &Spanned<ShaderFile>| shader.get_ref().stage == Stage::Fragment;
    let written = definition.shaders.first().map(Spanned::span);
    let written = written.filter(|_| !definition.shaders.iter().any(draws));
    let place = |key, is_stated: bool| is_stated.then(|| keys.place(&[key]));
    written
        .or(place("packed", definition.packed.is_some()))
        .or(place(
            "position",
            definition.position != PositionName::default(),
        ))
        .or(place("image", definition.image && !points))
}

/// The control points that a patch has at least: at level 1 each corner of the
/// domain has one of them as its source vertex.
fn corners(producer: &Producer) -> u32 {
    match producer {
        Producer::TessEval(Domain::Triangles | Domain::TrianglePoints) => 3,
        Producer::TessEval(Domain::Isolines) => 2,
        Producer::Vertex | Producer::Tessellated(_) | Producer::Geometry { .. } => 1,
    }
}

fn geometry(
    definition: Option<&GeometryDefinition>,
    topology: Topology,
    scope: &Scope<'_>,
) -> Result<Producer> {
    let output = match definition.and_then(|geometry| geometry.output) {
        Some(output) => output.topology(),
        None => match topology.vertices_per_primitive() {
            2 => Topology::Lines,
            3 => Topology::Triangles,
            _ => Topology::Points,
        },
    };
    let emits = match definition.and_then(|geometry| geometry.emits.as_ref()) {
        Some(text) => emits(text, scope)?,
        None => {
            let mut emits = vec![Emit::Vertex(0); output.vertices_per_primitive() as usize];
            if output != Topology::Points {
                emits.push(Emit::EndPrimitive(0));
            }
            emits
        }
    };
    let invocations = definition.and_then(|geometry| geometry.invocations);
    Ok(Producer::Geometry {
        output,
        emits,
        invocations: invocations.map_or(1, Within::get),
    })
}

/// The steps of `"0 0 cut 1 cut1"`.
fn emits(text: &Spanned<String>, scope: &Scope<'_>) -> Result<Vec<Emit>> {
    let mut emits = Vec::new();
    for step in text.get_ref().split_whitespace() {
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
        let emit = emit.filter(|emit| emit.stream().is_none_or(|stream| stream < MAX_STREAMS));
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

#[cfg(test)]
#[path = "pipeline_tests.rs"]
mod tests;
