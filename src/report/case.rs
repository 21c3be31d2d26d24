//! A case: its rules, its capture, its script, its shaders. As facts
//! for other programs, and as text for people.

use super::layouts::{self, LayoutFacts};
use super::tables;
use crate::capture::{
    self, CaptureError, CaptureTable, Captured, Dialect, Options, OutputForm, RequestMode,
};
use crate::case::packed_interface;
use crate::case::rules::{self, Rule};
use crate::case::special_floats::{FloatMode, Preserved};
use crate::case::{Body, CaptureCase, Case, DEVICE_DIALECT, LayoutCase, Program};
use crate::case_glsl::{self, GlslError, template};
use crate::packing::CaptureLimits;
use crate::script::program::{Domain, Emit, Producer};
use crate::script::tessellation::Levels;
use crate::script::{Feature, Topology, text};
use crate::shader_test::ShaderTest;
use crate::sources::{Sources, StageSource};
use serde::Serialize;
use std::collections::BTreeSet;
use std::fmt::Write;

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
    pub directives: Vec<String>,
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
            Body::Refusal(refusal) => {
                facts.negative = Some(NegativeFacts {
                    declared: refusal.declared.to_string(),
                    glsl: refusal.glsl.to_string(),
                    spirv: refusal.spirv.to_string(),
                    shader: shader_facts(case_glsl::refusal::text(&case.name, refusal)?),
                });
            }
            Body::RequiredLimit(limit) => facts.advertised = Some(limit.to_string()),
            Body::ShaderTest(test) => facts.shader_test = Some(shader_test_facts(test)),
        }
        Ok(facts)
    }

    /// The facts as text; with the shaders if they are wanted.
    pub fn text(&self, shaders: bool) -> String {
        let mut out = String::new();
        // Writing to a string cannot fail.
        let _ = self.write(&mut out, shaders);
        out
    }

    fn write(&self, out: &mut String, shaders: bool) -> std::fmt::Result {
        writeln!(out, "{}\n{}", self.name, self.about)?;
        let list = if self.smoke {
            ", in the smoke list"
        } else {
            ""
        };
        write!(out, "from {}{list}", self.file)?;
        if self.worked_tables.is_empty() {
            writeln!(out)?;
        } else {
            writeln!(out, ", states {}", self.worked_tables.join(", "))?;
        }
        if !self.rules.is_empty() {
            writeln!(out, "\nrules")?;
        }
        for rule in &self.rules {
            writeln!(out, "{:>4}  {}", rule.number, rule.text)?;
            writeln!(out, "      {}: {}", rule.kind, rule.source.join("; "))?;
        }
        if let Some(open) = &self.probe {
            writeln!(out, "\nunspecified behaviour, recorded: {open}")?;
        }
        if let Some(advertised) = &self.advertised {
            writeln!(out, "\nrequired of the device's report: {advertised}")?;
        }
        if let Some(request) = &self.request {
            let names = request.names.join(", ");
            writeln!(out, "\nrequested by name, {}\n  {names}", request.mode)?;
        }
        for table in &self.tables {
            writeln!(out)?;
            if self.device.is_none() {
                let names: Vec<&str> = table.dialects.iter().map(|d| d.name()).collect();
                writeln!(out, "in the dialects {}", names.join(", "))?;
            }
            match &table.answer {
                Answer::Table(table) => out.push_str(&tables::text(table)),
                Answer::Refused { rule, message } => writeln!(out, "refused by {rule}: {message}")?,
            }
        }
        for layout in &self.layouts {
            write!(out, "\n{}", layouts::text(layout))?;
        }
        if let Some(negative) = &self.negative {
            writeln!(out, "\nas a declaration {}", negative.declared)?;
            writeln!(out, "as GLSL {}", negative.glsl)?;
            writeln!(out, "as SPIR-V {}", negative.spirv)?;
            if shaders {
                let shader = &negative.shader;
                writeln!(
                    out,
                    "\n{} shader, {}\n{}",
                    shader.stage, shader.name, shader.text
                )?;
            }
        }
        if let Some(test) = &self.shader_test {
            return test.write(out, shaders);
        }
        let Some(device) = &self.device else {
            return Ok(());
        };
        writeln!(
            out,
            "\npipeline\n  {} of {}",
            device.producer, device.topology
        )?;
        for (number, program) in (1..).zip(&device.extra_programs) {
            writeln!(out, "  program {number}: {}", program.producer)?;
        }
        if let Some(stream) = device.drawn_stream {
            writeln!(out, "  points of stream {stream} are drawn into an image")?;
        }
        let rasterization = match (device.fragment_shader, device.packed.is_empty()) {
            _ if device.drawn_stream.is_some() => {
                "a fragment shader that draws the number of the point"
            }
            (true, true) => "a fragment shader that writes nothing",
            (true, false) => "packed with a fragment shader that copies its inputs",
            (false, _) => "no fragment shader, rasterizer discard",
        };
        writeln!(out, "  {rasterization}")?;
        for varying in &device.packed {
            writeln!(out, "    {varying}")?;
        }
        if !device.features.is_empty() {
            writeln!(out, "  needs {}", names(&device.features, ", "))?;
        }
        for mode in device.float_modes() {
            let (name, values) = match mode.preserved {
                Preserved::ZerosAndInfinities => {
                    ("SignedZeroInfNanPreserve", "zeros and infinities")
                }
                Preserved::Denormals => ("DenormPreserve", "denormals read by the shader"),
            };
            writeln!(
                out,
                "  execution mode {name} {} where the device has {}, \
                 otherwise {values} of this width are not compared",
                mode.width,
                names(mode.properties(), " and ")
            )?;
        }
        writeln!(out, "\nscript")?;
        for line in &device.script {
            writeln!(out, "  {line}")?;
        }
        if shaders {
            write_shaders(out, &device.shaders)?;
        }
        Ok(())
    }
}

impl ShaderTestFacts {
    fn write(&self, out: &mut String, shaders: bool) -> std::fmt::Result {
        if let Some(broken) = &self.broken {
            return writeln!(out, "\nbroken\n  {broken}");
        }
        if let Some(unsupported) = &self.unsupported {
            writeln!(out, "\nnot known here\n  {unsupported}")?;
        }
        if !self.features.is_empty() {
            writeln!(out, "\nneeds {}", names(&self.features, ", "))?;
        }
        writeln!(out, "\ntest")?;
        for line in &self.directives {
            writeln!(out, "{line}")?;
        }
        if shaders {
            write_shaders(out, &self.shaders)?;
        }
        Ok(())
    }
}

fn write_shaders(out: &mut String, shaders: &[ShaderFacts]) -> std::fmt::Result {
    for shader in shaders {
        writeln!(out, "\n{} shader, {}\n", shader.stage, shader.name)?;
        out.push_str(shader.text.trim_start_matches('\n'));
    }
    Ok(())
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
            dialect: *table.dialects.first().expect("a table has a dialect"),
            limits: CaptureLimits::NONE,
        };
        let request = layout.request.as_ref();
        TableFacts {
            dialects: table.dialects.clone(),
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
    let names: Vec<&str> = features.iter().map(|feature| feature.name()).collect();
    names.join(separator)
}

fn shader_test_facts(test: &ShaderTest) -> ShaderTestFacts {
    let unsupported = test.unsupported.as_ref();
    let steps = test.steps.iter();
    ShaderTestFacts {
        unsupported: unsupported.map(|u| format!("line {}: {}", u.line, u.what)),
        broken: test.broken.clone(),
        features: test.requirements.features.clone(),
        directives: steps
            .map(|step| format!("{:>4}  {}", step.line, step.text))
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
        fragment_shader: program.rasterize,
        drawn_stream: program
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
    let Some((packing, captured)) = program.packed.as_ref().zip(program.captured(&options).ok())
    else {
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
            let levels: Vec<String> = tessellation.levels.iter().map(Levels::to_string).collect();
            format!(
                "patches of {} control points, captured from the evaluation shader as {tessellation}, levels (outer / inner) by turns {}",
                program.assembly.patch_points,
                levels.join("; ")
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
            let steps: Vec<String> = emits.iter().map(step).collect();
            let times = match invocations {
                1 => String::new(),
                times => format!("{times} times "),
            };
            format!(
                "{topology}, captured from the geometry shader, which emits {output} for each: {times}{}",
                steps.join(" ")
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
