//! The steps of a script.

use crate::script::Topology;
use crate::script::draw::Draw;
use crate::script::program::Assembly;
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
    Draw { draw: Draw, assembly: Assembly },
    /// `glDrawTransformFeedbackStreamInstanced`
    DrawCaptured {
        object: usize,
        stream: Stream,
        instances: u32,
        assembly: Assembly,
    },
    /// `glBeginQueryIndexed`
    BeginQuery {
        query: usize,
        target: Target,
        stream: Stream,
    },
    /// `glEndQueryIndexed`
    EndQuery { target: Target, stream: Stream },
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
