//! Writes a capture into a module: what OpenGL captures by name, or what a shader
//! declares, as decorations of Vulkan.
//!
//! * A variable or block member is captured in place if all of it is captured, in
//!   order and at legal offsets (`in_place`).
//! * Everything else is copied: into a new output of the captured type at a free
//!   location (`copies`, `free_locations`), which is filled where the shader ends,
//!   and in a geometry shader before each vertex of its stream (`fill`).
//! * A 64-bit value at an offset or in a stride that is not a multiple of 8, which
//!   OpenGL allows and Vulkan does not, is copied as 32-bit words. If vectors leave
//!   no free location, everything is copied component by component; if that does
//!   not suffice, outputs that the next stage does not read become private; and if
//!   that does not suffice, outputs are split and captured in pieces at their own
//!   locations (`pieces`); the second time also outputs of which other parts could be
//!   captured in place.
//! * The module's own capture decorations are removed first (`strip`).
//! * A built-in output that the module never mentions, and that OpenGL can capture,
//!   is a copy of a private variable that is never written (`unmentioned`).
//! * [`trace()`] – the words of the original that a rewritten module captures.
//! * [`capture_rewritten`] – all steps, from a request to the traced module.
//!
//! OpenGL's depth can be converted to Vulkan's in the same pass ([`Depth`]); the
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
pub use rewritten::{
    CapturedModule, RewrittenCapture, RewrittenCaptureError, capture_rewritten, locations_read,
};
pub use trace::trace;

use self::in_place::{Entries, Plan};
use crate::capture::{Buffer, CapturedWord};
use crate::spirv::{Editor, Module, Reflected, Target};
use crate::types::{Interface, Stage, Type};
use crate::units::{Binding, ByteOffset, Component, Location, Stream, Stride, Word};
use rspirv::spirv::{Capability, Decoration, ExecutionMode};
use std::collections::{BTreeMap, BTreeSet};

/// The depth range of the position that a shader writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Depth {
    /// Vulkan's, or one that is not used.
    #[default]
    AsWritten,
    /// OpenGL's, −w to w: converted to Vulkan's, 0 to w, after capture.
    GlToVulkan,
}

/// The method by which words are captured if several are legal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Method {
    /// In place, if that is possible.
    #[default]
    InPlace,
    /// Always as copies.
    Copies,
    /// Always as copies of 32-bit words, each in a separate variable.
    Words,
}

/// The options of rewriting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    pub depth: Depth,
    pub method: Method,
    /// The limit of the stage's output components: `maxVertexOutputComponents` or its
    /// counterpart of another stage.
    pub output_components: u32,
    /// `maxGeometryTotalOutputComponents`; for geometry shaders only.
    pub total_components: u32,
    /// Locations that the next stage reads; `None` if that is not known, and it may read
    /// any output.
    pub read: Option<BTreeSet<Location>>,
}

/// The minimums of devices with tessellation and geometry shaders.
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

/// A module that captures, and the source of each captured word.
#[derive(Clone, Debug, PartialEq)]
pub struct Rewritten {
    pub words: Vec<u32>,
    /// The steps by (binding, offset).
    pub steps: Vec<Step>,
    /// The original's variables, each with the number of its first word.
    pub originals: Vec<(u32, Word)>,
}

/// Consecutive words of a buffer that are captured from one variable or block member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub binding: Binding,
    pub offset: ByteOffset,
    pub stream: Stream,
    /// The words of the original interface that are captured there, in order.
    pub words: Vec<Word>,
    /// Indices of their varyings, ascending.
    pub varyings: Vec<usize>,
    pub place: StepPlace,
}

/// The variable from which words are captured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepPlace {
    /// An output of the shader, by its index in the interface, or a member of it.
    InPlace {
        output: usize,
        member: Option<usize>,
    },
    /// A new variable.
    Copy {
        /// The id of the variable in the module.
        variable: u32,
        ty: Type,
        location: Location,
        component: Component,
    },
}

/// A word to be captured.
#[derive(Clone, Copy, Debug)]
struct Entry {
    binding: Binding,
    offset: ByteOffset,
    stream: Stream,
    stride: Stride,
    word: u32,
    varying: usize,
}

/// Rewrites the entry point of `reflected` so that it captures exactly `words` into
/// `buffers`. Words are numbered by that interface. Its outputs after those with a
/// variable are built-ins that the module never mentions
/// ([`capture::add_builtins`](crate::capture::add_builtins)).
///
/// # Errors
/// [`CaptureRewriteError`]: the capture does not match the interface, or no location is
/// left.
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
    let all = Entries::new(&entries);
    let plans = in_place::plan(interface, options, &all);
    let partial = in_place::partial(interface, &plans, &all);
    let again = partial.contains(&true).then(|| module.clone());
    let rewritten = write(module, reflected, (plans, all), options);
    match (rewritten, again) {
        (Err(error), Some(module)) if error.is_lack_of_room() => {
            let all = Entries::new(&entries);
            let plans = in_place::plan(interface, options, &all).into_iter();
            let complete = plans.zip(partial).map(
                |(plan, partial)| {
                    if partial { Plan::Nothing } else { plan }
                },
            );
            let split = write(module, reflected, (complete.collect(), all), options);
            split.map_err(|_| error)
        }
        (rewritten, _) => rewritten,
    }
}

/// Writes the capture: in place as planned, the rest as copies and pieces.
fn write(
    module: Module,
    reflected: &Reflected,
    (plans, all): (Vec<Plan>, Entries),
    options: &Options,
) -> Result<Rewritten, CaptureRewriteError> {
    let interface = &reflected.interface;
    let captures = !all.is_empty();
    let mut editor = Editor::new(module, Some(interface.stage))?;
    let as_declared: Vec<bool> = plans.iter().map(Plan::is_declared).collect();
    strip::strip(&mut editor, reflected, &as_declared)?;
    let variables = unmentioned::declare(&mut editor, reflected)?;
    let mut rewriter = Rewriter {
        editor,
        reflected,
        variables,
        options,
        first_words: interface.first_words(),
        steps: Vec::new(),
        split: BTreeSet::new(),
        uncaptured: Vec::new(),
    };
    let left = rewriter.capture_in_place(plans, all)?;
    rewriter.copy(&left)?;
    rewriter.fill()?;
    rewriter.declare(captures)?;
    let mut steps = rewriter.steps;
    steps.sort_by_key(|step| (step.binding, step.offset));
    let first_words = rewriter.first_words.into_iter().map(Word);
    Ok(Rewritten {
        words: rewriter.editor.finish()?,
        steps,
        originals: rewriter.variables.into_iter().zip(first_words).collect(),
    })
}

/// Returns the words with the strides of their buffers, by (binding, offset).
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

/// The state of rewriting a module.
struct Rewriter<'r> {
    editor: Editor,
    reflected: &'r Reflected,
    /// The id of each output, or of the variable that replaces it.
    variables: Vec<u32>,
    options: &'r Options,
    /// The first word of each output.
    first_words: Vec<u32>,
    steps: Vec<Step>,
    /// Outputs that were made private and are written to pieces.
    split: BTreeSet<usize>,
    /// Their pieces that are not captured.
    uncaptured: Vec<Step>,
}

impl Rewriter<'_> {
    fn interface(&self) -> &Interface {
        &self.reflected.interface
    }

    /// Decorates a variable with its buffer and stride, and with its offset unless its
    /// members have offsets.
    fn decorate(&mut self, variable: u32, entry: &Entry, offset: Option<ByteOffset>) {
        let target = Target::Id(variable);
        let editor = &mut self.editor;
        editor.decorate(target, Decoration::XfbBuffer, &[entry.binding.0]);
        editor.decorate(target, Decoration::XfbStride, &[entry.stride.0]);
        if let Some(offset) = offset {
            editor.decorate(target, Decoration::Offset, &[offset.0]);
        }
    }

    /// Declares that the shader captures, or that it does not.
    fn declare(&mut self, captures: bool) -> Result<(), CaptureRewriteError> {
        if !captures {
            self.editor.remove_execution_mode(ExecutionMode::Xfb);
            return Ok(());
        }
        self.editor.capability(Capability::TransformFeedback);
        self.editor.execution_mode(ExecutionMode::Xfb, &[]);
        let streams = self.steps.iter().any(|step| step.stream.0 != 0);
        if self.interface().stage == Stage::Geometry && (streams || self.interface().streams) {
            self.editor.capability(Capability::GeometryStreams);
            self.editor.name_streams()?;
        }
        Ok(())
    }
}
