//! The shaders that write known values: from an interface and the way its
//! primitives come about to GLSL.
//!
//! The texts are in `shaders/`, one idea per file; a line `//@ name` is filled
//! in here; [`super::glsl`] makes the parts that follow from the interface.
//! GL_KHR_vulkan_glsl; which origin a vertex has is `model::values`.

use super::declare::{self, below_version, extensions, inputs, line, outputs, per_vertex, writes};
use super::{GlslError, image_output, packed_reader};
use crate::case::packed_interface::FragmentPacking;
use crate::case::position::Position;
use crate::case::{Program, Shaders};
use crate::model::values::INSTANCE_SPAN;
use crate::script::Topology;
use crate::script::program::{Domain, Dynamic, Emit, Producer};
use crate::script::tessellation::{Level, Tessellation};
use crate::sources::{Language, Sources, StageSource};
use crate::types::{Interface, Stage};
use crate::units::Stream;

/// The stages of a program as text, in pipeline order.
///
/// # Errors
/// A template that is missing, or a `gl_PerVertex` that cannot be completed.
pub fn stages(program: &Program, sources: &Sources) -> Result<Vec<StageSource>, GlslError> {
    let mut stages = match &program.shaders {
        Shaders::Written(stages) => written(stages, program),
        Shaders::Generated => generated(program, sources)?,
    };
    if let Some(packed) = &program.pipeline.packed {
        stages.push(reads(&program.interface, packed, sources)?);
    }
    let has_fragment = stages.iter().any(|s| s.stage == Stage::Fragment);
    if program.pipeline.image && !has_fragment {
        let parts = [("inputs", image_output::input(&program.interface)?)];
        stages.push(filled(Stage::Fragment, "image.frag", &parts, sources)?);
    } else if program.pipeline.has_fragment_shader() && !has_fragment {
        stages.push(filled(Stage::Fragment, "empty.frag", &[], sources)?);
    }
    for stage in &mut stages {
        if program.shaders == Shaders::Generated {
            stage.name = format!("{} ({})", program.name, stage.name);
        }
    }
    Ok(stages)
}

/// The stages of a program in every variation ([`crate::vary`]), some of them twice: a text depends on
/// one state that a variation changes, whether a command sets the number of control points.
///
/// # Errors
/// As [`stages`].
pub fn stages_of_variations(
    program: &Program,
    sources: &Sources,
) -> Result<Vec<StageSource>, GlslError> {
    let mut dynamic = program.clone();
    dynamic.pipeline.dynamic.push(Dynamic::PatchPoints);
    Ok([stages(program, sources)?, stages(&dynamic, sources)?].concat())
}

/// The fragment shader that copies its inputs to the output.
fn reads(
    producer: &Interface,
    packed: &FragmentPacking,
    sources: &Sources,
) -> Result<StageSource, GlslError> {
    let interface = packed.interface(producer);
    let words = format!("#define XFB_WORDS {}u\n", producer.words());
    let parts = [
        ("extensions", extensions(&interface)),
        ("constants", words),
        ("inputs", inputs(&interface, packed.as_is)),
        ("reads", packed_reader::statements(packed, producer)),
    ];
    filled(Stage::Fragment, "reads.frag", &parts, sources)
}

/// Hand-written texts, with the seed that `values.glsl` requires.
fn written(stages: &[StageSource], program: &Program) -> Vec<StageSource> {
    let with_seed = |stage: &StageSource| match stage.language {
        Language::SpirvAssembly => stage.clone(),
        Language::Glsl => StageSource {
            text: below_version(&stage.text, &define_seed(program)),
            ..stage.clone()
        },
    };
    stages.iter().map(with_seed).collect()
}

fn generated(program: &Program, sources: &Sources) -> Result<Vec<StageSource>, GlslError> {
    let interface = &program.interface;
    let mut constants = define_seed(program);
    line(
        &mut constants,
        format_args!("#define XFB_INSTANCE_SPAN {INSTANCE_SPAN}u"),
    );
    let points = program.draws_points();
    let position = match program.pipeline.packed {
        Some(_) => Position::Pixel,
        None if program.pipeline.image => Position::Drawn(program.assembly.rasterized_stream()),
        None => Position::Named(program.pipeline.position, program.assembly.position_stream),
    };
    let extensions = extensions(interface);
    let outputs = match &program.declarations {
        Some(text) => format!("{text}\n"),
        None => outputs(interface, points && interface.stage == Stage::Vertex)?,
    };
    let outputs = match position {
        Position::Drawn(stream) => outputs + &image_output::outputs(interface, stream)?,
        Position::Named(_, stream) => outputs + &per_vertex(interface, stream),
        Position::Pixel => outputs,
    };
    let writes = |stream: Stream, sized: bool| {
        writes(interface, &program.unwritten, stream, sized, position)
    };
    let mut capturing = vec![
        ("extensions", extensions),
        ("constants", constants.clone()),
        ("outputs", outputs),
    ];
    let fill = |stage, file, parts: &[(&str, String)]| filled(stage, file, parts, sources);
    let origin = || {
        if let Some(written) = &program.origin {
            return Ok(written.clone());
        }
        let parts = [("constants", constants.clone())];
        fill(Stage::Vertex, "origin.vert", &parts)
    };
    match &program.assembly.producer {
        Producer::Vertex => {
            capturing.push(("writes", writes(Stream(0), points)));
            Ok(vec![fill(Stage::Vertex, "capture.vert", &capturing)?])
        }
        Producer::TessEval(domain) => {
            let corner = match domain {
                Domain::Triangles | Domain::TrianglePoints => TRIANGLE_CORNER,
                Domain::Isolines => "gl_TessCoord.x",
            };
            let layout = domain_name(*domain);
            let domain = format!("layout({layout}) in;\n#define XFB_CORNER ({corner})\n");
            let patch = output_points(program);
            capturing.push(("domain", domain));
            capturing.push(("writes", writes(Stream(0), false)));
            Ok(vec![
                origin()?,
                fill(Stage::TessControl, "levels.tesc", &[("constants", patch)])?,
                fill(Stage::TessEval, "capture.tese", &capturing)?,
            ])
        }
        Producer::Tessellated(tessellation) => {
            let (levels, domain) = tessellated(tessellation);
            let levels = patch_points(program) + &levels;
            let coordinate = coordinate(interface, tessellation);
            let mut unwritten = program.unwritten.clone();
            unwritten.push(coordinate.clone());
            let writes = declare::writes(interface, &unwritten, Stream(0), false, position);
            let coordinate = format!("    {coordinate} = gl_TessCoord;\n");
            capturing.push(("domain", domain));
            capturing.push(("writes", writes));
            capturing.push(("coordinate", coordinate));
            Ok(vec![
                origin()?,
                fill(
                    Stage::TessControl,
                    "tessellated.tesc",
                    &[("levels", levels)],
                )?,
                fill(Stage::TessEval, "tessellated.tese", &capturing)?,
            ])
        }
        Producer::Geometry {
            output,
            emits,
            invocations,
        } => {
            let vertices = emits.iter().filter(|e| matches!(e, Emit::Vertex(_)));
            let count = vertices.count();
            let mut primitives = String::new();
            let input = match program.assembly.fed {
                Some(Domain::Isolines) => "lines",
                Some(_) => "triangles",
                None => input_name(program.assembly.topology),
            };
            let strip = strip_name(*output);
            for text in [
                format!("#define XFB_INVOCATIONS {invocations}u"),
                format!("#define XFB_EMITS {count}u"),
                format!("layout({input}, invocations = {invocations}) in;"),
                format!("layout({strip}, max_vertices = {count}) out;"),
            ] {
                line(&mut primitives, format_args!("{text}"));
            }
            let mut streams: Vec<u32> = emits.iter().filter_map(|emit| emit.stream()).collect();
            streams.sort_unstable();
            streams.dedup();
            let functions: Vec<String> = streams
                .iter()
                .map(|stream| writes(Stream(*stream), false))
                .collect();
            capturing.push(("primitives", primitives));
            capturing.push(("writes", functions.join("\n")));
            capturing.push(("emissions", emissions(emits, streams != [0])));
            let mut stages = vec![origin()?];
            if let Some(domain) = program.assembly.fed {
                let domain = format!("layout({}) in;\n", domain_name(domain));
                let constants = [("constants", patch_points(program))];
                let handed = [("domain", domain)];
                stages.push(fill(Stage::TessControl, "largest.tesc", &constants)?);
                stages.push(fill(Stage::TessEval, "handed.tese", &handed)?);
            }
            stages.push(fill(Stage::Geometry, "capture.geom", &capturing)?);
            Ok(stages)
        }
    }
}

/// 0, 1, 2 at the corners (1,0,0), (0,1,0), (0,0,1).
const TRIANGLE_CORNER: &str = "gl_TessCoord.y + 2.0 * gl_TessCoord.z";

/// The number of control points of the patches that a control shader writes: the pipeline's.
fn output_points(program: &Program) -> String {
    let points = program.assembly.patch_points;
    format!("#define XFB_PATCH_POINTS {points}\n")
}

/// The numbers of control points of the patches that a control shader writes and reads; a command
/// may have set the latter.
fn patch_points(program: &Program) -> String {
    let read = if program.pipeline.dynamic.contains(&Dynamic::PatchPoints) {
        "gl_PatchVerticesIn".to_owned()
    } else {
        program.assembly.patch_points.to_string()
    };
    output_points(program) + &format!("#define XFB_INPUT_POINTS {read}\n")
}

/// The control shader's levels, and the layout of the evaluation shader.
fn tessellated(tessellation: &Tessellation) -> (String, String) {
    let array = |levels: &[Level]| {
        let numbers: Vec<String> = levels.iter().map(Level::to_string).collect();
        format!("float[{}]({})", levels.len(), numbers.join(", "))
    };
    let all = |levels: Vec<String>| levels.join(", ");
    let sets = tessellation.levels.iter();
    let (outer, inner) = sets
        .map(|set| (array(&set.outer), array(&set.inner)))
        .unzip();
    let levels = format!(
        "#define XFB_SETS {sets}\n\
         const float XFB_OUTER[{sets}][4] = float[{sets}][4]({outer});\n\
         const float XFB_INNER[{sets}][2] = float[{sets}][2]({inner});\n",
        sets = tessellation.levels.len(),
        outer = all(outer),
        inner = all(inner)
    );
    let points = if tessellation.point_mode {
        ", point_mode"
    } else {
        ""
    };
    let domain = format!(
        "layout({}, {}, {}{points}) in;\n",
        tessellation.surface.name(),
        tessellation.spacing.glsl(),
        tessellation.order.name()
    );
    (levels, domain)
}

/// The layout of an evaluation shader at level 1.
fn domain_name(domain: Domain) -> &'static str {
    match domain {
        Domain::Triangles => "triangles",
        Domain::TrianglePoints => "triangles, point_mode",
        Domain::Isolines => "isolines",
    }
}

fn input_name(topology: Topology) -> &'static str {
    match topology {
        Topology::Points | Topology::Patches => "points",
        Topology::Lines | Topology::LineStrip => "lines",
        Topology::Triangles | Topology::TriangleStrip | Topology::TriangleFan => "triangles",
        Topology::LinesAdjacency | Topology::LineStripAdjacency => "lines_adjacency",
        Topology::TrianglesAdjacency | Topology::TriangleStripAdjacency => "triangles_adjacency",
    }
}

fn strip_name(output: Topology) -> &'static str {
    match output.vertices_per_primitive() {
        1 => "points",
        2 => "line_strip",
        3 => "triangle_strip",
        other => unreachable!("a geometry shader emits no primitives of {other} vertices"),
    }
}

/// From this number on, equal emissions are written as a loop: compiling them one by
/// one takes a driver seconds.
const LOOPED: usize = 16;

/// Steps that are spelled out one by one; more of them are a loop if they repeat.
const SPELLED_OUT: usize = 16;

/// Every step of the geometry shader, the stream `named` unless all is stream 0.
fn emissions(emits: &[Emit], named: bool) -> String {
    let repeats = |part: &&[Emit]| {
        emits.len().is_multiple_of(part.len())
            && emits.chunks(part.len()).all(|chunk| chunk == *part)
    };
    let parts = (1..=emits.len() / 2).map(|length| &emits[..length]);
    let repeated = parts
        .filter(|_| emits.len() > SPELLED_OUT)
        .find(|p| repeats(p));
    let Some(part) = repeated else {
        return steps(emits, named);
    };
    let vertices = part.iter().filter(|e| matches!(e, Emit::Vertex(_)));
    let (times, vertices) = (emits.len() / part.len(), vertices.count());
    format!(
        "    for (uint xfb_i = 0u; xfb_i < {times}u; ++xfb_i) {{\n{}    origin += {vertices}u;\n    }}\n",
        steps(part, named)
    )
}

/// Some steps, the first vertex at `origin`.
fn steps(emits: &[Emit], named: bool) -> String {
    let mut text = String::new();
    let mut number = 0;
    for run in emits.chunk_by(|a, b| a == b && matches!(a, Emit::Vertex(_))) {
        let Some(emit) = run.first() else { continue };
        match (emit, named) {
            (Emit::Vertex(stream), _) => {
                let emit = if named {
                    format!("EmitStreamVertex({stream});")
                } else {
                    "EmitVertex();".to_owned()
                };
                let vertex =
                    |at: &str| format!("    xfb_write_{stream}(origin + {at});\n    {emit}\n");
                let end = number + run.len();
                if run.len() < LOOPED {
                    text.extend((number..end).map(|number| vertex(&format!("{number}u"))));
                } else {
                    let body = vertex("i");
                    line(
                        &mut text,
                        format_args!(
                            "    for (uint i = {number}u; i < {end}u; ++i) {{\n{body}    }}"
                        ),
                    );
                }
                number = end;
            }
            (Emit::Only(0), _) => line(&mut text, format_args!("    return;")),
            (Emit::Only(every), _) => line(
                &mut text,
                format_args!("    if (base % {every}u != 0u) return;"),
            ),
            (Emit::EndPrimitive(stream), true) => {
                line(&mut text, format_args!("    EndStreamPrimitive({stream});"));
            }
            (Emit::EndPrimitive(_), false) => line(&mut text, format_args!("    EndPrimitive();")),
        }
    }
    text
}

/// Reads a template and fills in its `//@name` lines.
fn filled(
    stage: Stage,
    file: &str,
    parts: &[(&str, String)],
    sources: &Sources,
) -> Result<StageSource, GlslError> {
    let mut text = String::new();
    for template_line in sources.template(file)?.lines() {
        match template_line.trim().strip_prefix("//@") {
            Some(name) => {
                let part = parts.iter().find(|(part, _)| *part == name);
                let (_, part) = part.expect("every name of a template has a part");
                text.push_str(part);
            }
            None => line(&mut text, format_args!("{template_line}")),
        }
    }
    Ok(StageSource {
        stage,
        name: file.to_owned(),
        language: Language::Glsl,
        text,
    })
}

fn define_seed(program: &Program) -> String {
    format!("#define XFB_SEED 0x{:08x}u\n", program.seed)
}

/// The name of the output that a coordinate is written to.
pub fn coordinate(interface: &Interface, tessellation: &Tessellation) -> String {
    let mut leaves = interface.leaves().into_iter();
    let leaf = leaves.find(|leaf| leaf.word == tessellation.coordinate);
    leaf.map_or_else(String::new, |leaf| leaf.expression)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_emissions_that_repeat_are_a_loop() {
        let pair = [Emit::Vertex(0), Emit::Vertex(1), Emit::EndPrimitive(1)];
        let text = emissions(&pair.repeat(6), true);
        let head =
            "    for (uint xfb_i = 0u; xfb_i < 6u; ++xfb_i) {\n    xfb_write_0(origin + 0u);";
        assert!(text.starts_with(head), "{text}");
        assert!(text.ends_with("    origin += 2u;\n    }\n"), "{text}");
        assert_eq!(text.matches("EmitStreamVertex").count(), 2);
        assert!(!emissions(&pair.repeat(5), true).contains("for ("));
        let mut uneven = pair.repeat(6);
        uneven.push(Emit::Vertex(0));
        assert!(!emissions(&uneven, true).contains("for ("));
    }
}
