//! The steps of a script.

use crate::script::Topology;
use crate::script::draw::Draw;
use crate::units::Stream;

/// One step: a call of OpenGL with what it depends on.
#[derive(Clone, Debug, PartialEq)]
pub(in super::super) enum Step {
    /// `glUseProgram`, by number.
    Use(usize),
    /// `glBeginTransformFeedback` of a new object.
    Begin {
        object: usize,
        ranges: Vec<Range>,
        /// The primitives that are captured.
        mode: Topology,
    },
    /// `glPauseTransformFeedback`
    Pause,
    /// `glBindTransformFeedback`, `glResumeTransformFeedback`
    Resume { object: usize },
    /// `glEndTransformFeedback`
    End,
    /// A draw.
    Draw { draw: Draw, state: DrawState },
    /// `glDrawTransformFeedbackStreamInstanced`
    DrawCaptured {
        object: usize,
        stream: Stream,
        instances: u32,
        state: DrawState,
    },
    /// `glBeginQueryIndexed`
    BeginQuery {
        query: usize,
        target: Target,
        stream: Stream,
        /// Whether the call is `glBeginQuery`.
        is_plain: bool,
    },
    /// `glEndQueryIndexed`
    EndQuery {
        target: Target,
        stream: Stream,
        /// Whether the call is `glEndQuery`.
        is_plain: bool,
    },
}

/// The state that draws depend on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in super::super) struct DrawState {
    pub(in super::super) topology: Topology,
    pub(in super::super) patch_points: u32,
    /// Whether primitives are discarded before rasterization.
    pub(in super::super) discards: bool,
    /// The index that restarts primitives.
    pub(in super::super) restart: Option<u32>,
}

/// The target of a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in super::super) enum Target {
    /// `GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN`
    Written,
    /// `GL_PRIMITIVES_GENERATED`
    Generated,
}

/// A range of a capture buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Range {
    pub(in super::super) binding: u32,
    /// Index into the buffers of the script.
    pub(in super::super) buffer: usize,
    /// Bytes.
    pub(in super::super) offset: u64,
    /// Bytes.
    pub(in super::super) size: u64,
}
