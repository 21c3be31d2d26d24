//! The stages of a file as modules that a Vulkan pipeline takes.

use crate::compile::explicit_locations::explicitly_located;
use crate::compile::{CompileError, Compiler};
use crate::judge::outcome::{NotPassed, harness_error};
use crate::rewrite::{GlDraw, GlProgram, GlProgramError, GlStage, Located, lower_gl_program};
use crate::script::requirements;
use crate::script::{Capabilities, Feature, Limit, Topology};
use crate::shader_test::ShaderTest;
use crate::shader_test::test::Action;
use crate::sources::{Language, StageSource};
use crate::spirv::ShaderModule;
use crate::spirv::{self, Module};
use crate::types::{Interface, Stage};
use crate::verdict::Status;
use rspirv::dr::Operand;
use rspirv::spirv::{Capability, ExecutionMode};
use std::collections::BTreeSet;

/// Locations that every device's vertex shaders have.
pub(crate) const LOCATIONS: u32 = 16;
/// Components of a location.
const LOCATION: u64 = 4;

/// A program, compiled and brought to Vulkan.
pub(crate) struct Modules {
    pub(crate) modules: Vec<ShaderModule>,
    /// The outputs of the last stage as the program declares them.
    pub(crate) interface: Interface,
    pub(crate) primitive: Primitive,
    pub(crate) features: Vec<Feature>,
}

/// The primitives that reach capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Primitive {
    /// The primitives of the draw: the vertex shader captures.
    OfDraw,
    /// The primitives that a later stage produces, as a list; their number is unknown.
    Made(Topology),
}

/// The reason why there is no program.
pub(crate) enum BuildError {
    /// The compiler, or the linker that GL would be, refuses it.
    Program(String),
    /// The file needs something that is not translated to Vulkan.
    Unsupported(String),
    /// Our own fault.
    Harness(String),
}

impl BuildError {
    /// Whether GL would refuse the program.
    pub(crate) fn is_of_the_program(&self) -> bool {
        matches!(self, BuildError::Program(_))
    }

    /// Returns the message without the kind of error.
    pub(crate) fn text(self) -> String {
        match self {
            BuildError::Program(text)
            | BuildError::Unsupported(text)
            | BuildError::Harness(text) => text,
        }
    }

    pub(crate) fn into_trouble(self) -> NotPassed {
        match self {
            BuildError::Program(text) | BuildError::Harness(text) => harness_error(text),
            BuildError::Unsupported(text) => NotPassed::new(Status::Unsupported, text),
        }
    }
}

impl From<GlProgramError> for BuildError {
    fn from(error: GlProgramError) -> BuildError {
        match error {
            GlProgramError::Unsupported { .. } => BuildError::Unsupported(error.to_string()),
            GlProgramError::NoProducer { .. } | GlProgramError::NoLocation { .. } => {
                BuildError::Program(error.to_string())
            }
            other => BuildError::Harness(other.to_string()),
        }
    }
}

/// The capabilities that modules of OpenGL may have.
const CAPABILITIES: [Capability; 14] = [
    Capability::Matrix,
    Capability::Shader,
    Capability::TransformFeedback,
    Capability::Float64,
    Capability::Int64,
    Capability::Int16,
    Capability::Geometry,
    Capability::GeometryStreams,
    Capability::Tessellation,
    Capability::GeometryPointSize,
    Capability::TessellationPointSize,
    Capability::ClipDistance,
    Capability::CullDistance,
    Capability::MultiViewport,
];

/// A program for Vulkan, not checked against a device.
pub(crate) struct Lowered {
    program: GlProgram,
    pub(crate) interface: Interface,
    primitive: Primitive,
}

/// Compiles or assembles every stage and brings them to Vulkan, whose device has
/// this number of locations. A fragment shader is compiled, as GL would, and not drawn
/// with: captures discard.
pub(crate) fn lower(test: &ShaderTest, locations: u32) -> Result<Lowered, BuildError> {
    let mut words = Vec::new();
    let mut names = Vec::new();
    for source in &test.stages {
        words.push(compiled(source)?);
        names.push(match source.language {
            Language::Glsl => explicitly_located(&source.text),
            Language::SpirvAssembly => BTreeSet::new(),
        });
    }
    let stages: Vec<GlStage<'_>> = test
        .stages
        .iter()
        .zip(words.iter().zip(&names))
        .map(|(source, (words, names))| GlStage {
            stage: source.stage,
            words,
            located: match source.language {
                Language::Glsl => Located::Named(names),
                Language::SpirvAssembly => Located::All,
            },
        })
        .collect();
    let draw = GlDraw {
        points: test.steps.iter().any(
            |step| matches!(step.action, Action::Draw(draw) if draw.topology == Topology::Points),
        ),
        locations,
    };
    let program = lower_gl_program(&stages, draw)?;
    let harness = |error: spirv::SpirvError| BuildError::Harness(error.to_string());
    let declared = spirv::load_words(&program.declared).map_err(harness)?;
    let mut interface = spirv::reflect(&declared, None).map_err(harness)?;
    let last = test.stages.iter().zip(&names);
    let mut last = last.filter(|(source, _)| source.stage == interface.stage);
    if let Some((source, stated)) = last.next()
        && source.language == Language::Glsl
    {
        interface.open_all_but(stated);
    }
    Ok(Lowered {
        primitive: primitive(&declared, interface.stage),
        interface,
        program,
    })
}

/// Brings the stages to a device.
pub(crate) fn build(test: &ShaderTest, capabilities: &Capabilities) -> Result<Modules, BuildError> {
    let components = capabilities.limit(Limit::MaxVertexOutputComponents);
    let locations = components.and_then(|components| u32::try_from(components / LOCATION).ok());
    let Lowered {
        program,
        interface,
        primitive,
    } = lower(test, locations.unwrap_or(LOCATIONS))?;
    let harness = |error: spirv::SpirvError| BuildError::Harness(error.to_string());
    let mut modules = Vec::new();
    let mut needed = Vec::new();
    for (stage, words) in program.modules {
        let module = spirv::load_words(&words).map_err(harness)?;
        needed.extend(features(&module)?);
        modules.push(ShaderModule {
            stage,
            words: words.into(),
        });
    }
    needed.sort();
    needed.dedup();
    if let Some(lack) = needed.iter().find(|feature| !capabilities.has(**feature)) {
        return Err(BuildError::Unsupported(format!("feature {lack}")));
    }
    Ok(Modules {
        modules,
        interface,
        primitive,
        features: needed,
    })
}

/// Compiles or assembles a stage of a file.
pub(crate) fn compile(source: &StageSource) -> Result<Vec<u32>, CompileError> {
    let compiler = Compiler::shared();
    match source.language {
        Language::SpirvAssembly => compiler.assemble(&source.text, &source.name),
        Language::Glsl => {
            let compiled = compiler.compile_either(&source.text, source.stage, &source.name);
            compiled.map(|(words, _)| words)
        }
    }
}

fn compiled(source: &StageSource) -> Result<Vec<u32>, BuildError> {
    compile(source).map_err(|error| {
        let text = error.to_string();
        if error.is_of_the_text() {
            BuildError::Program(text)
        } else {
            BuildError::Harness(text)
        }
    })
}

fn features(module: &Module) -> Result<Vec<Feature>, BuildError> {
    let mut features = Vec::new();
    for instruction in &module.representation().capabilities {
        let Some(Operand::Capability(capability)) = instruction.operands.first() else {
            continue;
        };
        if !CAPABILITIES.contains(capability) {
            let text = format!("the capability {capability:?} is not brought to Vulkan here");
            return Err(BuildError::Unsupported(text));
        }
        let feature = requirements::modules::capability(*capability as u32);
        features.extend(feature.flatten());
    }
    Ok(features)
}

fn primitive(module: &Module, stage: Stage) -> Primitive {
    const MADE: [(ExecutionMode, Topology); 7] = [
        // Point mode is declared beside a domain, and wins.
        (ExecutionMode::PointMode, Topology::Points),
        (ExecutionMode::Isolines, Topology::Lines),
        (ExecutionMode::Triangles, Topology::Triangles),
        (ExecutionMode::Quads, Topology::Triangles),
        (ExecutionMode::OutputPoints, Topology::Points),
        (ExecutionMode::OutputLineStrip, Topology::Lines),
        (ExecutionMode::OutputTriangleStrip, Topology::Triangles),
    ];
    // `Triangles` is the input of a geometry shader, too.
    let made = match stage {
        Stage::TessEval => &MADE[..4],
        Stage::Geometry => &MADE[4..],
        Stage::Vertex | Stage::TessControl | Stage::Fragment | Stage::Compute => {
            return Primitive::OfDraw;
        }
    };
    let modes = &module.representation().execution_modes;
    let has = |mode: ExecutionMode| {
        let mode = Operand::ExecutionMode(mode);
        modes.iter().any(|i| i.operands.get(1) == Some(&mode))
    };
    let found = made.iter().find(|(mode, _)| has(*mode));
    found.map_or(Primitive::OfDraw, |(_, topology)| {
        Primitive::Made(*topology)
    })
}
