//! The stages of an OpenGL program as a Vulkan pipeline takes them.
//!
//! OpenGL lets much open that Vulkan asks for: outputs may share a location as
//! long as names tell them apart, stages meet by name, points need no size,
//! and an array of blocks is one variable that goes to several buffers. Here
//! the modules are completed; what is captured and where stays as it is.
//!
//! * `locations` – every output a place of its own, and the next stage's inputs
//!   moved with it.
//! * `point_size` – a size for points that have none.
//! * `block_arrays` – an array of captured blocks into its blocks.
//! * `winding` – the order of what is tessellated, seen from the other side.
//! * `resources` – what a program reads beside its vertices: of a program not
//!   brought over, but named; of a module alone as far as Vulkan knows it.
//!
//! Stages after rasterization are not looked at: where a draw is captured by
//! OpenGL's tests, rasterization is discarded. OpenGL 4.6 sections 7.4.1 (shader
//! interface matching), 11.1.2.1 (output variables); Vulkan "Interface
//! Matching", VUID-VkGraphicsPipelineCreateInfo-topology-08773.

mod block_arrays;
mod locations;
mod point_size;
mod resources;
mod winding;

use super::gl_builtins::{RewriteError, lower_gl_builtins};
use crate::spirv::{EditError, Editor, SpirvError, load_words};
use crate::types::Stage;
use std::collections::BTreeSet;
use thiserror::Error;

/// One stage of an OpenGL program.
#[derive(Clone, Copy, Debug)]
pub struct GlStage<'a> {
    pub stage: Stage,
    pub words: &'a [u32],
    pub located: Located<'a>,
}

/// Which locations of a module are the program's own; a compiler has made up
/// the others.
#[derive(Clone, Copy, Debug)]
pub enum Located<'a> {
    /// All: the program is SPIR-V.
    All,
    /// Those of the variables and blocks of these names.
    Named(&'a BTreeSet<String>),
}

impl Located<'_> {
    fn holds(self, name: &str) -> bool {
        match self {
            Located::All => true,
            Located::Named(names) => names.contains(name),
        }
    }
}

/// What a draw makes of the program.
#[derive(Clone, Copy, Debug)]
pub struct GlDraw {
    /// Whether points are drawn.
    pub points: bool,
    /// Locations that the outputs of a stage may take.
    pub locations: u32,
}

/// A program for Vulkan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GlProgram {
    /// The stages, as they are drawn with.
    pub modules: Vec<(Stage, Vec<u32>)>,
    /// The last stage with its arrays of blocks still whole: what OpenGL's
    /// questions about the program are asked of.
    pub declared: Vec<u32>,
}

/// Why a program is not brought to Vulkan.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GlProgramError {
    #[error(transparent)]
    Rewrite(#[from] RewriteError),
    #[error(transparent)]
    Spirv(#[from] SpirvError),
    #[error(transparent)]
    Edit(#[from] EditError),
    #[error("the program has no stage before rasterization")]
    Empty,
    /// Something that no capture of this program can do without, and that is
    /// not brought over.
    #[error("the {stage} shader uses {what}, which is not brought to Vulkan here")]
    Unsupported { stage: Stage, what: String },
    #[error("the {stage} shader reads '{name}', which the {before} shader does not write")]
    NoProducer {
        stage: Stage,
        before: Stage,
        name: String,
    },
    #[error(
        "the outputs of the {stage} shader need more than {max} locations: none of {span} is left \
         for '{name}'"
    )]
    NoLocation {
        stage: Stage,
        name: String,
        span: u32,
        max: u32,
    },
}

impl GlProgramError {
    /// The name of the rule that a program breaks; `None` for what is no module.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            GlProgramError::Rewrite(error) => error.rule(),
            GlProgramError::Spirv(_) => None,
            GlProgramError::Edit(error) => error.rule(),
            GlProgramError::Empty => Some("opengl.no_stage"),
            GlProgramError::Unsupported { .. } => Some("opengl.not_lowered"),
            GlProgramError::NoProducer { .. } => Some("opengl.no_producer"),
            GlProgramError::NoLocation { .. } => Some("location.insufficient"),
        }
    }
}

/// Brings one module to Vulkan whose locations stay as they are: its built-ins,
/// and what it is given from outside.
///
/// # Errors
/// [`GlProgramError`]: something is used that Vulkan does not know.
pub fn lower_gl_module(words: &[u32], stage: Stage) -> Result<Vec<u32>, GlProgramError> {
    let words = lower_gl_builtins(words)?;
    resources::lower(words, stage)
}

/// Brings a program to Vulkan; its stages in pipeline order.
///
/// # Errors
/// [`GlProgramError`]; what is unsupported says so.
pub fn lower_gl_program(stages: &[GlStage<'_>], draw: GlDraw) -> Result<GlProgram, GlProgramError> {
    let mut working = Vec::new();
    for stage in stages.iter().filter(|s| s.stage < Stage::Fragment) {
        let words = lower_gl_builtins(stage.words)?;
        let stage = locations::Working::new(stage, &words)?;
        stage.refuse_resources(&words)?;
        working.push(stage);
    }
    locations::settle(&mut working, draw.locations, false)?;
    let mut modules = Vec::new();
    for mut stage in working {
        if matches!(stage.stage, Stage::TessControl | Stage::TessEval) {
            winding::turn(&mut stage.editor);
        }
        modules.push((stage.stage, stage.editor.finish()?));
    }
    let Some((stage, last)) = modules.pop() else {
        return Err(GlProgramError::Empty);
    };
    let edit =
        |words: &[u32]| Ok::<_, GlProgramError>(Editor::new(load_words(words)?, Some(stage))?);
    let mut editor = edit(&last)?;
    if draw.points && stage == Stage::Vertex {
        point_size::complete(&mut editor)?;
    }
    let declared = editor.finish()?;
    let mut editor = edit(&declared)?;
    block_arrays::split(&mut editor, stage, &declared)?;
    modules.push((stage, editor.finish()?));
    Ok(GlProgram { modules, declared })
}

/// Gives every output of consecutive stages a location of its own as
/// [`lower_gl_program`] does, moves the inputs that read it, and leaves all
/// else as it is. The outputs of GLSL that the text leaves open are listed as it
/// declares them. The last stage may be a fragment shader: its outputs stay.
/// However many locations that takes, there are enough; an input that nobody
/// writes stays where it is.
///
/// # Errors
/// A module that cannot be read or changed.
pub fn assign_locations(stages: &[GlStage<'_>]) -> Result<Vec<Vec<u32>>, GlProgramError> {
    let working = stages
        .iter()
        .map(|stage| locations::Working::new(stage, stage.words));
    let mut working = working.collect::<Result<Vec<_>, _>>()?;
    locations::settle(&mut working, u32::MAX, true)?;
    working
        .into_iter()
        .map(locations::Working::finish)
        .collect()
}
