//! A case: its rules, its capture, its script, its shaders. As facts
//! for other programs, and as text for people.

use super::layouts::{self, LayoutFacts};
use super::page::{Page, Table};
use super::tables;
use crate::capture::{
    self, CaptureError, CaptureTable, Captured, Dialect, Options, OutputForm, RequestMode,
};
use crate::case::packed_interface;
use crate::case::rules::{self, Rule};
use crate::case::special_floats::{FloatMode, Preserved};
use crate::case::{Body, CaptureCase, Case, DEVICE_DIALECT, LayoutCase, Program};
use crate::case_glsl::{self, GlslError, template};
use crate::judge::context::rasterizer_discard;
use crate::packing::CaptureLimits;
use crate::script::gl_calls::GlCalls;
use crate::script::program::{Domain, Emit, Producer};
use crate::script::{Feature, Topology, text};
use crate::shader_test::ShaderTest;
use crate::sources::{Sources, StageSource};
use itertools::Itertools;
use serde::Serialize;
use std::collections::BTreeSet;
use std::iter;

/// A case as facts.
#[derive(Debug, Serialize)]
pub struct CaseFacts {
    pub name: String,
    pub about: String,
    /// The file: in the program the path in the source tree, else the path on disk.
    pub file: String,
    pub smoke: bool,
    pub rules: Vec<&'static Rule>,
    /// Worked tables that the case states: `W1`.
    pub worked_tables: Vec<String>,
    /// The captures that are requested by name; absent where the shader declares them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub request: Option<RequestFacts>,
    /// Unspecified behaviour, which is recorded and not judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub probe: Option<String>,
    /// The tables of the engine: on a device one table, else one per group of dialects
    /// that the case distinguishes.
    pub tables: Vec<TableFacts>,
    /// The layouts of a case that reads a block in memory, or states layouts of one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub layouts: Vec<LayoutFacts>,
    /// The refusal of each form of an invalid interface.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub negative: Option<NegativeFacts>,
    /// The limit that the device must report.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub advertised: Option<String>,
    /// Calls of OpenGL, each with its required answer.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<String>,
    /// Absent where the case is about tables only.
    pub device: Option<DeviceFacts>,
    /// The contents of a `.shader_test` file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shader_test: Option<ShaderTestFacts>,
}

/// The captures that are requested by name.
#[derive(Debug, Serialize)]
pub struct RequestFacts {
    pub names: Vec<String>,
    pub mode: RequestMode,
}

/// The programs and buffers of calls, and each call with the answer that it must have.
fn call_lines(calls: &GlCalls) -> Vec<String> {
    let programs = calls.programs.iter().map(|(name, program)| {
        let stages = program.stages.iter().map(|stage| stage.stage).join(", ");
        let captured = match program.captures.as_slice() {
            [] => String::new(),
            names => format!(", capturing {}", names.join(", ")),
        };
        format!("program {name}: {stages}{captured}")
    });
    let buffers = calls.buffers.iter();
    let buffers = buffers.map(|(name, bytes)| format!("buffer {name}: {bytes} bytes"));
    let required = calls.calls.iter().map(|call| {
        let answer = call.error.iter().chain(&call.values).join(" ");
        if answer.is_empty() {
            call.to_string()
        } else {
            format!("{call} -> {answer}")
        }
    });
    programs.chain(buffers).chain(required).collect()
}

/// A directive of a `.shader_test` file.
#[derive(Debug, Serialize)]
pub struct DirectiveFacts {
    /// The number of its line, from 1.
    pub line: usize,
    pub text: String,
}

/// One way through a `.shader_test` file.
#[derive(Debug, Serialize)]
pub struct ShaderTestFacts {
    /// The first thing that is not known here, with its line.
    pub unsupported: Option<String>,
    /// The mistake that makes the file invalid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub broken: Option<String>,
    /// Features that it requires, by their Vulkan names.
    pub features: Vec<Feature>,
    /// One line per directive that has an effect on captures, with its number.
    pub directives: Vec<DirectiveFacts>,
    pub shaders: Vec<ShaderFacts>,
}

/// The required results for the forms of an invalid interface.
#[derive(Debug, Serialize)]
pub struct NegativeFacts {
    pub declared: String,
    pub glsl: String,
    pub spirv: String,
    pub shader: ShaderFacts,
}

/// One answer of the engine.
#[derive(Debug, Serialize)]
pub struct TableFacts {
    pub dialects: Vec<Dialect>,
    #[serde(flatten)]
    pub answer: Answer,
}

/// A table, or the rule that refuses it.
#[derive(Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    Table(CaptureTable),
    Refused { rule: String, message: String },
}

/// The device side of a case.
#[derive(Debug, Serialize)]
pub struct DeviceFacts {
    /// The input topology of the draws.
    pub topology: Topology,
    /// The draws and the capturing stage, as text.
    pub producer: String,
    /// Whether a fragment shader is part of the pipeline.
    pub fragment_shader: bool,
    /// The rasterizer discard as text; `None` where it is off.
    #[serde(skip)]
    pub rasterizer_discard: Option<&'static str>,
    /// The stream whose points are drawn into an image, where that is looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn_stream: Option<u32>,
    /// The slots of the varyings of a packed case.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub packed: Vec<String>,
    pub features: Vec<Feature>,
    /// Widths of floats whose captured zeros and infinities are compared only where the
    /// device can preserve them, by an execution mode that is then declared.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub special_floats: BTreeSet<u32>,
    /// Widths of floats whose captured denormals are compared only where the device can
    /// preserve them.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub denormals: BTreeSet<u32>,
    /// One line per resource and command.
    pub script: Vec<String>,
    pub shaders: Vec<ShaderFacts>,
    /// The additional programs that the script binds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub extra_programs: Vec<ProgramFacts>,
}

impl DeviceFacts {
    /// The execution modes that are declared where the device has them.
    fn float_modes(&self) -> impl Iterator<Item = FloatMode> {
        let of = |preserved| move |&width| FloatMode { preserved, width };
        let special = self.special_floats.iter();
        let special = special.map(of(Preserved::ZerosAndInfinities));
        special.chain(self.denormals.iter().map(of(Preserved::Denormals)))
    }
}

/// An additional program of a case.
#[derive(Debug, Serialize)]
pub struct ProgramFacts {
    pub producer: String,
    pub shaders: Vec<ShaderFacts>,
}

/// One stage.
#[derive(Debug, Serialize)]
pub struct ShaderFacts {
    pub stage: String,
    pub name: String,
    pub text: String,
}

impl CaseFacts {
    /// Everything about a case.
    ///
    /// # Errors
    /// A shader that cannot be generated.
    pub fn new(case: &Case, sources: &Sources) -> Result<CaseFacts, GlslError> {
        let mut facts = CaseFacts {
            name: case.name.clone(),
            about: case.about.clone(),
            file: sources.shown(&case.file),
            probe: case.probe().map(|probe| probe.open.clone()),
            smoke: case.smoke,
            rules: (case.rules.iter())
                .map(|number| rules::rule(*number).expect("a case names rules of the table"))
                .collect(),
            worked_tables: case.worked_tables.clone(),
            request: case.request().map(|request| RequestFacts {
                names: request.names.clone(),
                mode: request.mode,
            }),
            tables: Vec::new(),
            layouts: case.memory().map_or(Vec::new(), layouts::memory),
            negative: None,
            advertised: None,
            calls: Vec::new(),
            device: None,
            shader_test: None,
        };
        match &case.body {
            Body::Capture(capture) => {
                facts.tables = vec![capture_table(capture)];
                facts.device = Some(device_facts(capture, sources)?);
            }
            Body::Layout(layout) => facts.tables = reference_tables(layout),
            Body::Memory(_) => {}
            Body::Refusal(case_of_refusal) => {
                let refusal = &case_of_refusal.refusal;
                facts.negative = Some(NegativeFacts {
                    declared: refusal.declared_answer().to_string(),
                    glsl: refusal.glsl_text(),
                    spirv: refusal.module_answer().to_string(),
                    shader: shader_facts(case_glsl::refusal::text(&case.name, case_of_refusal)?),
                });
            }
            Body::RequiredLimit(limit) => facts.advertised = Some(limit.to_string()),
            Body::ShaderTest(test) => facts.shader_test = Some(shader_test_facts(test)),
            Body::Calls(calls) => facts.calls = call_lines(calls),
        }
        Ok(facts)
    }

    /// The facts as text; with the shaders if they are wanted.
    pub fn text(&self, shaders: bool) -> String {
        let mut page = Page::default();
        let list = if self.smoke {
            ", in the smoke list"
        } else {
            ""
        };
        let tables = match self.worked_tables.as_slice() {
            [] => String::new(),
            tables => format!(", states {}", tables.join(", ")),
        };
        page.line(&self.name)
            .line(&self.about)
            .line(format!("from {}{list}{tables}", self.file));
        page.section(self.rules());
        if let Some(open) = &self.probe {
            page.gap()
                .line(format!("unspecified behaviour, recorded: {open}"));
        }
        if let Some(limit) = &self.advertised {
            page.gap()
                .line(format!("required of the device's report: {limit}"));
        }
        if !self.calls.is_empty() {
            page.gap()
                .line("calls of OpenGL, and their required answers");
            page.list(2, self.calls.iter().cloned());
        }
        if let Some(request) = &self.request {
            page.gap()
                .line(format!("requested by name, {}", request.mode));
            page.list(2, [request.names.join(", ")]);
        }
        for table in &self.tables {
            page.gap();
            if self.device.is_none() {
                let mut names = table.dialects.iter().map(|dialect| dialect.name());
                page.line(format!("in the dialects {}", names.join(", ")));
            }
            page.line(match &table.answer {
                Answer::Table(table) => tables::text(table),
                Answer::Refused { rule, message } => format!("refused by {rule}: {message}"),
            });
        }
        for layout in &self.layouts {
            page.gap().line(layouts::text(layout));
        }
        if let Some(negative) = &self.negative {
            page.gap()
                .line(format!("as a declaration {}", negative.declared));
            page.line(format!("as GLSL {}", negative.glsl));
            page.line(format!("as SPIR-V {}", negative.spirv));
        }
        page.section(
            self.shader_test
                .as_ref()
                .map(ShaderTestFacts::page)
                .unwrap_or_default(),
        );
        page.section(
            self.device
                .as_ref()
                .map(DeviceFacts::page)
                .unwrap_or_default(),
        );
        let mut text = page.to_string();
        let of_device = self.device.iter().flat_map(|device| &device.shaders);
        let of_test = self.shader_test.iter().flat_map(|test| &test.shaders);
        let refused = self.negative.iter().map(|negative| &negative.shader);
        // GLSL is printed as it is.
        for shader in of_device.chain(of_test).chain(refused).filter(|_| shaders) {
            text += &format!("\n{} shader, {}\n\n", shader.stage, shader.name);
            text += shader.text.trim_start_matches('\n');
        }
        text
    }

    fn rules(&self) -> Page {
        let mut page = Page::default();
        if self.rules.is_empty() {
            return page;
        }
        let rows = self.rules.iter().flat_map(|rule| {
            let source = format!("{}: {}", rule.kind, rule.source.join("; "));
            let text = rule.text.to_string();
            [[rule.number.to_string(), text], [String::new(), source]]
        });
        let table = Table::untitled().least_width(6).numbers(0..1);
        page.line("rules").table(table.rows(rows));
        page
    }
}

impl DeviceFacts {
    fn page(&self) -> Page {
        let mut below = Page::default();
        below.line(format!("{} of {}", self.producer, self.topology));
        let programs = (1..).zip(&self.extra_programs);
        below.lines(
            programs.map(|(number, program)| format!("program {number}: {}", program.producer)),
        );
        let stream = self.drawn_stream.iter();
        below.lines(
            stream.map(|stream| format!("points of stream {stream} are drawn into an image")),
        );
        let shader = match (self.fragment_shader, self.packed.is_empty()) {
            _ if self.drawn_stream.is_some() => {
                "a fragment shader that draws the number of the point"
            }
            (true, true) => "a fragment shader that writes nothing",
            (true, false) => "packed with a fragment shader that copies its inputs",
            (false, _) => "no fragment shader",
        };
        below.line(iter::once(shader).chain(self.rasterizer_discard).join(", "));
        below.list(2, &self.packed);
        if !self.features.is_empty() {
            below.line(format!("needs {}", names(&self.features, ", ")));
        }
        below.lines(self.float_modes().map(|mode| {
            let (name, values) = match mode.preserved {
                Preserved::ZerosAndInfinities => {
                    ("SignedZeroInfNanPreserve", "zeros and infinities")
                }
                Preserved::Denormals => ("DenormPreserve", "denormals read by the shader"),
            };
            format!(
                "execution mode {name} {} where the device has {}, \
                 otherwise {values} of this width are not compared",
                mode.width,
                names(mode.properties(), " and ")
            )
        }));
        let mut page = Page::default();
        page.line("pipeline").indented(2, below).gap();
        page.line("script").list(2, &self.script);
        page
    }
}

impl ShaderTestFacts {
    fn page(&self) -> Page {
        let mut page = Page::default();
        if let Some(broken) = &self.broken {
            page.line("broken").list(2, [broken]);
            return page;
        }
        if let Some(unsupported) = &self.unsupported {
            page.line("not known here").list(2, [unsupported]).gap();
        }
        if !self.features.is_empty() {
            page.line(format!("needs {}", names(&self.features, ", ")))
                .gap();
        }
        let rows = self.directives.iter();
        let rows = rows.map(|directive| [directive.line.to_string(), directive.text.clone()]);
        let table = Table::untitled().least_width(6).numbers(0..1);
        page.line("test").table(table.rows(rows));
        page
    }
}

/// The table of a case that captures on a device.
fn capture_table(capture: &CaptureCase) -> TableFacts {
    let options = Options {
        dialect: DEVICE_DIALECT,
        limits: CaptureLimits::NONE,
    };
    TableFacts {
        dialects: vec![DEVICE_DIALECT],
        answer: answer(capture.program.captured(&options)),
    }
}

/// The engine's answers in the dialects of each table of a host-only case.
fn reference_tables(layout: &LayoutCase) -> Vec<TableFacts> {
    let tables = layout.references.tables.iter();
    let facts = tables.map(|table| {
        let options = Options {
            dialect: *table.dialects().first().expect("a table has a dialect"),
            limits: CaptureLimits::NONE,
        };
        let request = layout.request.as_ref();
        TableFacts {
            dialects: table.dialects().to_vec(),
            answer: answer(capture::read(&layout.interface, request, &options)),
        }
    });
    facts.collect()
}

fn answer(captured: Result<Captured<'_>, CaptureError>) -> Answer {
    match captured.and_then(|captured| captured.table(OutputForm::Locations)) {
        Ok(table) => Answer::Table(table),
        Err(error) => Answer::Refused {
            rule: error.rule().name.to_owned(),
            message: error.violation().to_string(),
        },
    }
}

fn shader_facts(source: StageSource) -> ShaderFacts {
    ShaderFacts {
        stage: source.stage.to_string(),
        name: source.name,
        text: source.text,
    }
}

fn names(features: &[Feature], separator: &str) -> String {
    features
        .iter()
        .map(|feature| feature.name())
        .join(separator)
}

fn shader_test_facts(test: &ShaderTest) -> ShaderTestFacts {
    let unsupported = test.unsupported.as_ref();
    let steps = test.steps.iter();
    ShaderTestFacts {
        unsupported: unsupported.map(|u| format!("line {}: {}", u.line, u.what)),
        broken: test.broken.clone(),
        features: test.requirements.features.clone(),
        directives: steps
            .map(|step| DirectiveFacts {
                line: step.line,
                text: step.text.clone(),
            })
            .collect(),
        shaders: test.stages.iter().cloned().map(shader_facts).collect(),
    }
}

/// The shaders of a program.
fn shaders(program: &Program, sources: &Sources) -> Result<Vec<ShaderFacts>, GlslError> {
    let stages = template::stages(program, sources)?.into_iter();
    Ok(stages.map(shader_facts).collect())
}

fn device_facts(capture: &CaptureCase, sources: &Sources) -> Result<DeviceFacts, GlslError> {
    let program = &capture.program;
    let extra_programs = capture.extra_programs.iter();
    let extra_programs = extra_programs.map(|program| {
        Ok::<_, GlslError>(ProgramFacts {
            producer: producer(program),
            shaders: shaders(program, sources)?,
        })
    });
    let widths = |preserved| {
        let modes = program.float_modes().into_iter();
        let modes = modes.filter(|mode| mode.preserved == preserved);
        modes.map(|mode| mode.width).collect()
    };
    Ok(DeviceFacts {
        topology: program.assembly.topology,
        producer: producer(program),
        fragment_shader: program.pipeline.has_fragment_shader(),
        rasterizer_discard: rasterizer_discard(program),
        drawn_stream: program
            .pipeline
            .image
            .then(|| program.assembly.rasterized_stream().0),
        packed: packed(program),
        features: program.features.clone(),
        special_floats: widths(Preserved::ZerosAndInfinities),
        denormals: widths(Preserved::Denormals),
        script: text::lines(&capture.script),
        shaders: shaders(program, sources)?,
        extra_programs: extra_programs.collect::<Result<_, _>>()?,
    })
}

/// The locations of a packed program's varyings.
fn packed(program: &Program) -> Vec<String> {
    let options = Options {
        dialect: DEVICE_DIALECT,
        limits: CaptureLimits::NONE,
    };
    let packed = program.pipeline.packed.as_ref();
    let Some((packing, captured)) = packed.zip(program.captured(&options).ok()) else {
        return Vec::new();
    };
    if packing.as_is {
        return vec!["as they are, not packed".to_owned()];
    }
    let placement = packing.place(&program.interface, &captured);
    placement.map_or(Vec::new(), |placement| {
        packed_interface::placement_lines(&placement)
    })
}

/// Returns the draws and the capturing stage as text.
fn producer(program: &Program) -> String {
    let topology = program.assembly.topology;
    match &program.assembly.producer {
        Producer::Vertex => format!("{topology}, captured from the vertex shader"),
        Producer::TessEval(domain) => {
            let domain = match domain {
                Domain::Triangles => "triangles",
                Domain::Isolines => "isolines",
                Domain::TrianglePoints => "the points of triangles",
            };
            format!(
                "patches of {} control points, captured from the evaluation shader as {domain} at level 1",
                program.assembly.patch_points
            )
        }
        Producer::Tessellated(tessellation) => {
            format!(
                "patches of {} control points, captured from the evaluation shader as {tessellation}, levels (outer / inner) by turns {}",
                program.assembly.patch_points,
                tessellation.levels.iter().join("; ")
            )
        }
        Producer::Geometry {
            output,
            emits,
            invocations,
        } => {
            let step = |emit: &Emit| match emit {
                Emit::Vertex(stream) => stream.to_string(),
                Emit::EndPrimitive(stream) => format!("cut{stream}"),
                Emit::Only(every) => format!("only{every}"),
            };
            let times = match invocations {
                1 => String::new(),
                times => format!("{times} times "),
            };
            format!(
                "{topology}, captured from the geometry shader, which emits {output} for each: {times}{}",
                emits.iter().map(step).join(" ")
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Library;

    fn facts(name: &str) -> CaseFacts {
        let library = Library::embedded();
        let case = library.get(name).expect("no mistake").expect(name);
        CaseFacts::new(&case, library.sources()).expect(name)
    }

    #[test]
    fn a_case_is_shown_with_everything_it_has() {
        let facts = facts("xfb.place.stride.vertex.8");
        let shown = facts.text(true);
        for part in [
            "a stride larger than the data",
            "  15  Vertex i in a buffer",
            "GL_FLOAT_VEC3",
            "vkCmdDraw(vertexCount 7",
            "vertex shader",
            "layout(location = 0, xfb_offset = 4, xfb_stride = 24) out vec3 a;",
        ] {
            assert!(shown.contains(part), "{part} in\n{shown}");
        }
        assert!(!facts.text(false).contains("#version"));
        let json = serde_json::to_value(&facts).expect("facts serialise");
        assert_eq!(json["tables"][0]["table"]["buffers"][0]["stride"], 24);
        assert_eq!(json["device"]["shaders"][0]["stage"], "vertex");
        assert!(json.get("request").is_none());
    }

    #[test]
    fn rasterizer_discard_is_shown_as_it_is() {
        for (case, shown) in [
            (
                "xfb.place.stride.vertex.8",
                "no fragment shader, rasterizer discard",
            ),
            (
                "xfb.pipeline.dynamic.discard.toggled.on_off.points.without_fragments",
                "no fragment shader, rasterizer discard set by commands",
            ),
            (
                "xfb.pipeline.dynamic.discard.toggled.on_off.points.rasterized",
                "a fragment shader that writes nothing, rasterizer discard set by commands",
            ),
        ] {
            let text = facts(case).text(false);
            assert!(text.contains(&format!("  {shown}\n")), "{shown} in\n{text}");
        }
    }

    #[test]
    fn requests_by_name_are_shown() {
        let facts = facts("xfb.table.w24");
        let shown = facts.text(false);
        let part = "requested by name, separate\n  m, arr\n";
        assert!(shown.contains(part), "{shown}");
        let json = serde_json::to_value(&facts).expect("facts serialise");
        assert_eq!(json["request"]["names"][1], "arr");
        assert_eq!(json["tables"][0]["table"]["mode"], "separate");
    }

    #[test]
    fn a_case_about_tables_shows_each_dialect() {
        let shown = facts("xfb.table.w7").text(true);
        for part in [
            "in the dialects spec, mesa",
            "in the dialects nir, glslang",
            "in the dialects vulkan",
            "refused by xfb_offset.tight_packing",
            "states W7",
        ] {
            assert!(shown.contains(part), "{part} in\n{shown}");
        }
    }
}
