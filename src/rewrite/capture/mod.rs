//! A capture written into a module: what OpenGL captures by name, or a shader
//! declares, as decorations that Vulkan knows.
//!
//! * A variable or block member of which everything is captured, in order and
//!   at legal offsets, is captured where it is (`in_place`).
//! * Everything else is copied: a new output of the captured type at a free
//!   location (`copies`, `slots`), filled where the shader ends, and in a
//!   geometry shader before each vertex of its stream (`fill`).
//! * A 64-bit value at an offset or in a stride that is no multiple of 8, which
//!   OpenGL allows and Vulkan does not, is copied as 32-bit words. Where vectors
//!   leave no location, everything is copied component by component; where that
//!   leaves none, what the next stage does not read is not handed over itself;
//!   and where that is not enough, variables are split and captured in pieces at
//!   their own locations (`pieces`).
//! * What the module itself says of capture is taken away first (`strip`).
//! * A built-in output that the module never mentions, and that OpenGL captures
//!   all the same, is a copy of a private variable that nobody writes
//!   (`unmentioned`).
//! * [`trace`] – what a rewritten module captures, in words of the original.
//!
//! OpenGL's depth may be brought to Vulkan's in the same pass ([`Depth`]): the
//! position is then captured as the program wrote it.
//!
//! Vulkan, "Vulkan Environment for SPIR-V" (VUID-StandaloneSpirv-Offset-04716
//! and those about XfbBuffer, XfbStride and Stream); OpenGL 4.6 section
//! 11.1.2.1; Vulkan "Location and Component Assignment".

mod copies;
mod error;
mod fill;
mod free_locations;
mod in_place;
mod pieces;
mod rewritten;
mod strip;
#[cfg(test)]
mod tests;
pub mod trace;
mod unmentioned;

pub use copies::output_limit;
pub use error::CaptureRewriteError;
pub use rewritten::{RewrittenCapture, RewrittenCaptureError, capture_rewritten, locations_read};
pub use trace::trace;

use crate::capture::{Buffer, CapturedWord};
use crate::spirv::{Editor, Module, Reflected, Target};
use crate::types::{Interface, Stage, Type};
use crate::units::{Binding, ByteOffset, Component, Location, Stream, Stride, Word};
use rspirv::spirv::{Capability, Decoration, ExecutionMode};
use std::collections::{BTreeMap, BTreeSet};

/// Whose depth a shader writes into the position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Depth {
    /// Vulkan's, or nobody looks at it.
    #[default]
    AsWritten,
    /// OpenGL's, −w to w: it becomes Vulkan's, 0 to w, after it is captured.
    GlToVulkan,
}

/// How words are captured of which several ways are legal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Method {
    /// Where they are, if that can be.
    #[default]
    InPlace,
    /// Always as copies.
    Copies,
    /// Always as copies of 32-bit words, each a variable of its own.
    Words,
}

/// What rewriting has to know beside module and capture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    pub depth: Depth,
    pub method: Method,
    /// Components that the stage may output: `maxVertexOutputComponents` or
    /// what stands for it in other stages.
    pub output_components: u32,
    /// `maxGeometryTotalOutputComponents`; of no meaning elsewhere.
    pub total_components: u32,
    /// Locations that the next stage reads; `None` where that is not known, so
    /// that it may read any output.
    pub read: Option<BTreeSet<Location>>,
}

/// The least that every device with tessellation and geometry shaders offers.
impl Default for Options {
    fn default() -> Options {
        Options {
            depth: Depth::default(),
            method: Method::default(),
            output_components: 64,
            total_components: 1024,
            read: None,
        }
    }
}

/// A module that captures, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Rewritten {
    pub words: Vec<u32>,
    /// By (binding, offset).
    pub steps: Vec<Step>,
    /// The original's variables, each with the first of its words.
    pub originals: Vec<(u32, Word)>,
}

/// Consecutive words of a buffer that one variable, or one member of a block,
/// hands over.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    pub binding: Binding,
    pub offset: ByteOffset,
    pub stream: Stream,
    /// The words of the original interface that land there, in order.
    pub words: Vec<Word>,
    /// Indices of the varyings that they belong to, ascending.
    pub varyings: Vec<usize>,
    pub place: StepPlace,
}

/// What hands words over.
#[derive(Clone, Debug, PartialEq)]
pub enum StepPlace {
    /// The shader's own output, by its index among those of the interface, or a
    /// member of it.
    InPlace {
        output: usize,
        member: Option<usize>,
    },
    /// A new variable.
    Copy {
        /// Its id in the module.
        variable: u32,
        ty: Type,
        location: Location,
        component: Component,
    },
}

/// One word to be captured.
#[derive(Clone, Copy, Debug)]
struct Entry {
    binding: Binding,
    offset: ByteOffset,
    stream: Stream,
    stride: Stride,
    word: u32,
    varying: usize,
}

/// Makes the entry point that `reflected` tells of capture `words` into
/// `buffers`, and nothing else. Words are numbered as by that interface. Outputs
/// of it behind those that `reflected` knows variables of are built-ins that the
/// module never mentions ([`capture::add_builtins`](crate::capture::add_builtins)).
///
/// # Errors
/// [`CaptureRewriteError`]: the capture does not fit the interface, or no
/// location is left.
pub fn capture(
    module: Module,
    reflected: &Reflected,
    words: &[CapturedWord],
    buffers: &[Buffer],
    options: &Options,
) -> Result<Rewritten, CaptureRewriteError> {
    let interface = &reflected.interface;
    if !interface.stage.may_capture() {
        return Err(CaptureRewriteError::Stage(interface.stage));
    }
    let entries = entries(interface, words, buffers)?;
    let mut editor = Editor::new(module, Some(interface.stage))?;
    strip::strip(&mut editor, reflected)?;
    let variables = unmentioned::declare(&mut editor, reflected)?;
    let mut next = 0;
    let first_words = interface.outputs.iter().map(|output| {
        let first = next;
        next += output.ty.components();
        first
    });
    let mut rewriter = Rewriter {
        editor,
        reflected,
        variables,
        options,
        first_words: first_words.collect(),
        steps: Vec::new(),
        split: BTreeSet::new(),
        uncaptured: Vec::new(),
    };
    let left = rewriter.capture_in_place(&entries)?;
    rewriter.copy(&left)?;
    rewriter.fill()?;
    rewriter.declare(!entries.is_empty())?;
    let mut steps = rewriter.steps;
    steps.sort_by_key(|step| (step.binding, step.offset));
    let first_words = rewriter.first_words.into_iter().map(Word);
    Ok(Rewritten {
        words: rewriter.editor.finish()?,
        steps,
        originals: rewriter.variables.into_iter().zip(first_words).collect(),
    })
}

/// The words with what their buffers say, by (binding, offset).
fn entries(
    interface: &Interface,
    words: &[CapturedWord],
    buffers: &[Buffer],
) -> Result<Vec<Entry>, CaptureRewriteError> {
    let strides: BTreeMap<Binding, Stride> =
        buffers.iter().map(|b| (b.binding, b.stride)).collect();
    let count = interface.words();
    let mut entries = Vec::with_capacity(words.len());
    for captured in words {
        let CapturedWord { binding, word, .. } = *captured;
        if word.0 >= count {
            return Err(CaptureRewriteError::NoWord { word, count });
        }
        let stride = strides.get(&binding);
        entries.push(Entry {
            binding,
            offset: captured.offset,
            stream: captured.stream,
            stride: *stride.ok_or(CaptureRewriteError::NoBuffer(binding))?,
            word: word.0,
            varying: captured.varying,
        });
    }
    entries.sort_by_key(|entry| (entry.binding, entry.offset));
    for pair in entries.windows(2) {
        if let [before, after] = pair
            && before.binding == after.binding
            && after.offset.0 - before.offset.0 < 4
        {
            let (binding, offset) = (after.binding, after.offset);
            return Err(CaptureRewriteError::Twice { binding, offset });
        }
    }
    Ok(entries)
}

/// A module on its way to capture.
struct Rewriter<'r> {
    editor: Editor,
    reflected: &'r Reflected,
    /// The id of each output, or of what stands for it.
    variables: Vec<u32>,
    options: &'r Options,
    /// The first word of each output.
    first_words: Vec<u32>,
    steps: Vec<Step>,
    /// Outputs that are private now, and handed over in pieces.
    split: BTreeSet<usize>,
    /// Their pieces that go into no buffer.
    uncaptured: Vec<Step>,
}

impl Rewriter<'_> {
    fn interface(&self) -> &Interface {
        &self.reflected.interface
    }

    /// Puts where a variable is captured on the variable; its offset there too,
    /// unless that is on members.
    fn decorate(&mut self, variable: u32, entry: &Entry, offset: Option<ByteOffset>) {
        let target = Target::Id(variable);
        let editor = &mut self.editor;
        editor.decorate(target, Decoration::XfbBuffer, &[entry.binding.0]);
        editor.decorate(target, Decoration::XfbStride, &[entry.stride.0]);
        if let Some(offset) = offset {
            editor.decorate(target, Decoration::Offset, &[offset.0]);
        }
    }

    /// Says that the shader captures, or does not.
    fn declare(&mut self, captures: bool) -> Result<(), CaptureRewriteError> {
        if !captures {
            self.editor.remove_execution_mode(ExecutionMode::Xfb);
            return Ok(());
        }
        self.editor.capability(Capability::TransformFeedback);
        self.editor.execution_mode(ExecutionMode::Xfb);
        let streams = self.steps.iter().any(|step| step.stream.0 != 0);
        if self.interface().stage == Stage::Geometry && (streams || self.interface().streams) {
            self.editor.capability(Capability::GeometryStreams);
            self.editor.name_streams()?;
        }
        Ok(())
    }
}
