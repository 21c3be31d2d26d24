//! The stages of an OpenGL program as a Vulkan pipeline requires them.
//!
//! OpenGL leaves open what Vulkan requires: outputs may share a location as long
//! as their names differ, stages match by name, points need no size, and an array
//! of blocks is one variable captured into several buffers. This module completes
//! the shaders; what is captured at which offset does not change.
//!
//! * `locations` – assigns a separate location to every output, and the same to
//!   the inputs of the next stage that read it.
//! * `point_size` – writes the point size in shaders that do not.
//! * `block_arrays` – splits an array of captured blocks into separate blocks.
//! * `winding` – reverses the winding order of tessellated primitives.
//! * `resources` – refuses the uniforms and buffers that a program reads, and
//!   lowers those of a single module that Vulkan supports.
//!
//! Stages after rasterization are not changed: OpenGL's tests discard
//! rasterization where a draw is captured. OpenGL 4.6 sections 7.4.1 (shader
//! interface matching), 11.1.2.1 (output variables); Vulkan "Interface
//! Matching", VUID-VkGraphicsPipelineCreateInfo-topology-08773.

mod block_arrays;
mod error;
mod locations;
mod point_size;
mod resources;
mod stage;
mod winding;

pub use error::GlProgramError;
pub use stage::{GlModule, Located};

use super::gl_builtins::{RewriteError, lower_builtins};
use crate::spirv::{Editor, Module, load_words, reflect_with_ids};
use crate::types::Stage;

/// One stage of an OpenGL program, in words.
#[derive(Clone, Copy, Debug)]
pub struct GlStage<'a> {
    pub stage: Stage,
    pub words: &'a [u32],
    pub located: Located<'a>,
}

/// The properties of a draw on which lowering depends.
#[derive(Clone, Copy, Debug)]
pub struct GlDraw {
    /// Whether points are drawn.
    pub points: bool,
    /// The number of locations of a stage's outputs.
    pub locations: u32,
}

/// A program for Vulkan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GlProgram {
    /// The stages of the pipeline.
    pub modules: Vec<(Stage, Vec<u32>)>,
    /// The last stage before its arrays of blocks are split, which OpenGL's program
    /// interface queries describe.
    pub declared: Vec<u32>,
}

/// Lowers the built-ins and resources of one module to Vulkan. Its locations do not
/// change.
///
/// # Errors
/// [`GlProgramError`]: the module uses something that Vulkan does not have.
pub fn lower_gl_module(module: Module, stage: Stage) -> Result<Module, GlProgramError> {
    resources::lower(lower_builtins(module)?, stage)
}

/// Lowers a program to Vulkan; its stages are in pipeline order.
///
/// # Errors
/// [`GlProgramError`]: the program is invalid or cannot be lowered.
pub fn lower_gl_program(stages: &[GlStage<'_>], draw: GlDraw) -> Result<GlProgram, GlProgramError> {
    let mut working = Vec::new();
    for stage in stages.iter().filter(|s| s.stage < Stage::Fragment) {
        let module = lower_builtins(load_words(stage.words).map_err(RewriteError::from)?)?;
        let stage = locations::Working::new(GlModule {
            stage: stage.stage,
            module,
            located: stage.located,
        })?;
        stage.refuse_resources()?;
        working.push(stage);
    }
    locations::assign(&mut working, draw.locations, false)?;
    for stage in &mut working {
        if matches!(stage.stage, Stage::TessControl | Stage::TessEval) {
            winding::reverse(&mut stage.editor);
        }
    }
    let last = working.pop().ok_or(GlProgramError::Empty)?;
    let mut modules = Vec::new();
    for stage in working {
        modules.push((stage.stage, stage.editor.finish()?));
    }
    let (stage, last) = (last.stage, last.editor.into_module()?);
    let mut editor = Editor::new(last, Some(stage))?;
    if draw.points && stage == Stage::Vertex {
        point_size::complete(&mut editor)?;
    }
    let complete = editor.into_module()?;
    let declared = complete.assemble();
    modules.push((stage, split_block_arrays(complete, stage)?));
    Ok(GlProgram { modules, declared })
}

/// Splits every array of captured blocks of a module into separate blocks, each with the
/// buffer and locations that GLSL gives the element. Returns the words of the module.
///
/// # Errors
/// [`GlProgramError`]: the module is invalid, or selects an element by a value that is not
/// constant.
pub fn split_block_arrays(module: Module, stage: Stage) -> Result<Vec<u32>, GlProgramError> {
    let reflected = reflect_with_ids(&module, Some(stage))?;
    let mut editor = Editor::new(module, Some(stage))?;
    block_arrays::split(&mut editor, stage, &reflected)?;
    Ok(editor.finish()?)
}

/// Assigns a separate location to every output of consecutive stages, as
/// [`lower_gl_program`] does, and the same to the inputs that read it. Outputs of
/// GLSL without an explicit location are listed in order of declaration. The last
/// stage may be a fragment shader, whose outputs do not change. The number of
/// locations is not limited, and an input that no stage writes keeps its location.
///
/// # Errors
/// A module that cannot be read or edited.
pub fn assign_locations(stages: Vec<GlModule<'_>>) -> Result<Vec<Module>, GlProgramError> {
    let working = stages.into_iter().map(locations::Working::new);
    let mut working = working.collect::<Result<Vec<_>, _>>()?;
    locations::assign(&mut working, u32::MAX, true)?;
    working
        .into_iter()
        .map(locations::Working::finish)
        .collect()
}
