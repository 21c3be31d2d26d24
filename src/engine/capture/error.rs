//! The reasons why an interface, a request or a call is refused.
//!
//! Each error holds what breaks the rule, where, and the numbers that do;
//! [`CaptureError::rule`] returns the row of [`super::rules`] that it breaks.

use super::rules::{self, Rule};
use crate::packing::PackingError;
use crate::types::access::Alias;
use crate::types::interface::{MAX_PARTS, MAX_WORDS};
use crate::types::{GlType, Stage};
use crate::units::{Binding, Stream, Stride};
use thiserror::Error;

/// A rule that an interface breaks; the text ends with the rule's source.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0} ({source_text})", source_text = self.rule().source)]
pub struct CaptureError(#[from] Violation);

/// A violation of a rule. `what` is an output or a member of its block, as messages
/// name it; `name` is a name that a request gives.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Violation {
    #[error(
        "the outputs must hold at most {MAX_WORDS} 32-bit words and {MAX_PARTS} scalars, vectors, \
         matrices, arrays and structs"
    )]
    TooLarge,
    #[error(transparent)]
    Packing(PackingError),
    #[error("a {stage} shader cannot capture; vertex, tess_eval and geometry shaders can")]
    Stage { stage: Stage },
    #[error(
        "the entry point has the execution mode Xfb, but the module does not declare the \
         capability TransformFeedback"
    )]
    Capability,
    #[error(
        "{what} is of stream {stream}, but the module does not declare the capability \
         GeometryStreams"
    )]
    CapabilityStreams { what: String, stream: Stream },
    #[error("{what} of a {stage} shader must be of stream 0, found {stream}")]
    StreamStage {
        what: String,
        stage: Stage,
        stream: Stream,
    },
    #[error("{what} is of stream {stream}; {limit} streams are numbered from 0")]
    StreamLimit {
        what: String,
        stream: Stream,
        limit: u32,
    },
    #[error("{what} has an offset and holds a component that is not a 32- or 64-bit number")]
    Type { what: String },
    #[error("`{name}` holds a component that is not a 32- or 64-bit number")]
    RequestedType { name: String },
    #[error("{what} has an offset and is or holds an array without a size")]
    Unsized { what: String },
    #[error("`{name}` is an array without a size")]
    RequestedUnsized { name: String },
    #[error("{what} has an Offset, but neither has nor inherits an XfbBuffer")]
    BufferMissing { what: String },
    #[error("{what} names binding {binding}; {limit} bindings are numbered from 0")]
    BufferLimit {
        what: String,
        binding: u64,
        limit: u32,
    },
    #[error("{what} must be captured into binding {of_block} like its block, found {own}")]
    BufferBlock {
        what: String,
        of_block: Binding,
        own: Binding,
    },
    #[error(
        "binding {binding} captures stream {} ({}) and stream {} ({})",
        first.0, first.1, other.0, other.1
    )]
    BufferStreams {
        binding: Binding,
        /// A stream, and what belongs to it.
        first: (Stream, String),
        other: (Stream, String),
    },
    #[error("the offset of {what} must be a multiple of {required}, found {offset}")]
    OffsetMisaligned {
        what: String,
        required: u64,
        offset: u64,
    },
    #[error(
        "the offset of {what}, first of a block that captures a 64-bit value, must be a multiple \
         of 8, found {offset}"
    )]
    OffsetBlockStart { what: String, offset: u64 },
    #[error(
        "packed tightly, a {part} inside {what} is at byte {offset}, which is not a multiple of {}",
        part.scalar.bytes()
    )]
    OffsetTight {
        what: String,
        part: GlType,
        offset: u64,
    },
    #[error(
        "{what} begins at byte {start} of binding {binding}, inside {before}, which ends at byte \
         {end}"
    )]
    OffsetOverlap {
        what: String,
        start: u64,
        binding: Binding,
        before: String,
        end: u64,
    },
    #[error("{what} has an Offset, but neither has nor inherits an XfbStride")]
    StrideMissing { what: String },
    #[error("the stride of binding {binding} must be a multiple of {required}, found {stride}")]
    StrideMisaligned {
        binding: Binding,
        required: u32,
        stride: Stride,
    },
    #[error(
        "{what} gives binding {binding} the stride {stride}, and another declaration the stride \
         {first}"
    )]
    StrideDiffers {
        what: String,
        binding: Binding,
        stride: Stride,
        first: Stride,
    },
    #[error("{what} ends at byte {end} of binding {binding}, which exceeds its stride of {stride}")]
    StrideTooSmall {
        what: String,
        end: u64,
        binding: Binding,
        stride: u64,
    },
    #[error("the stride of binding {binding} must be at most {limit}, found {stride}")]
    StrideLimit {
        binding: Binding,
        limit: u32,
        stride: u64,
    },
    #[error(
        "{what} ends at byte {end} of binding {binding}; captured data must end by byte {limit}"
    )]
    DataBuffer {
        what: String,
        end: u64,
        binding: Binding,
        limit: u32,
    },
    #[error("the data of binding {binding} ends at byte {end}; it must end by byte {limit}")]
    RequestedDataBuffer {
        binding: Binding,
        end: u64,
        limit: u32,
    },
    #[error(
        "the buffers of stream {stream} capture {size} bytes of one vertex; the limit is {limit}"
    )]
    DataStream {
        stream: Stream,
        size: u64,
        limit: u32,
    },
    #[error("{what} is not a built-in and has no location")]
    LocationMissing { what: String },
    #[error("{what} ends past location {}", u32::MAX)]
    LocationRange { what: String },
    #[error(
        "{first} and {second} both use component {component} of location {location} of stream \
         {stream}"
    )]
    LocationOverlap {
        first: String,
        second: String,
        component: u32,
        location: u64,
        stream: Stream,
    },
    #[error(
        "{what} takes {size} 32-bit components from component {component} on; a location has 4, \
         and 64-bit values must start at 0 or 2"
    )]
    ComponentRange {
        what: String,
        size: u32,
        component: u32,
    },
    #[error("{what} has a component, but is neither a scalar nor a vector")]
    ComponentType { what: String },
    #[error(
        "{what} takes locations up to {last}; the stage has {limit} locations, numbered from 0"
    )]
    Locations { what: String, last: u64, limit: u32 },
    #[error("the outputs hold {most} components; {limit} locations hold {}", 4 * u64::from(*limit))]
    Components { most: u64, limit: u32 },
    #[error("the current transform feedback object is active: end it before naming varyings")]
    CallActive,
    #[error(
        "the mode must be {:#06x} or {:#06x}, found {mode:#06x}",
        super::gl_call_rules::INTERLEAVED_ATTRIBS,
        super::gl_call_rules::SEPARATE_ATTRIBS
    )]
    CallMode { mode: u32 },
    #[error("the number of names must be 0 or more, found {count}")]
    CallCount { count: i32 },
    #[error("the object must be a program, found a shader (INVALID_OPERATION)")]
    CallShader,
    #[error("the object must be a program, found no object (INVALID_VALUE)")]
    CallNoObject,
    #[error(
        "at most {} separate names are allowed ({attributes} separate attributes, {buffers} \
         buffers), found {count}",
        attributes.min(buffers)
    )]
    CallSeparateCount {
        attributes: u32,
        buffers: u32,
        count: usize,
    },
    #[error("`{name}` is only allowed in interleaved mode")]
    CallSeparateMarker { name: String },
    #[error("{markers} gl_NextBuffer use {} buffers; the limit is {limit}", markers + 1)]
    CallBuffers { markers: usize, limit: u32 },
    #[error("names are requested, but the program has only a {stage} shader")]
    VaryingStage { stage: Stage },
    #[error("`{name}` is requested twice")]
    VaryingDuplicate { name: String },
    #[error("`{name}` is the part that `{before}` captures already")]
    VaryingRepeated { name: String, before: String },
    #[error("{}", overlap(name, before, *relation))]
    VaryingOverlap {
        name: String,
        /// The name that is requested before it.
        before: String,
        /// The memory of `name` to that of `before`.
        relation: Alias,
    },
    #[error("`{name}` is requested, but {why}")]
    VaryingUndeclared { name: String, why: String },
    #[error("`{name}` is requested, but the array has {len} elements")]
    VaryingIndex { name: String, len: u32 },
    #[error("`{name}` is requested, but it does not name an element of an array")]
    VaryingNotArray { name: String },
    #[error("`{name}` has {words} components; a separate varying has at most {limit}")]
    VaryingSeparateComponents {
        name: String,
        words: u64,
        limit: u32,
    },
    #[error(
        "`{name}` ends at component {end} of binding {binding}; captured components must end by \
         {limit}"
    )]
    VaryingInterleavedComponents {
        name: String,
        end: u64,
        binding: Binding,
        limit: u32,
    },
    #[error("the next stage reads {what}, which is of stream {stream}; it must be of stream 0")]
    VaryingStreamConsumed { what: String, stream: Stream },
    #[error("the program captures no output")]
    BeginNothing,
    #[error("binding {binding} is captured into, but no buffer is bound to it")]
    BeginUnbound { binding: Binding },
}

impl CaptureError {
    /// Returns whether the outputs take more locations than a stage has.
    pub fn is_lack_of_locations(&self) -> bool {
        matches!(
            self.0,
            Violation::Locations { .. } | Violation::Components { .. }
        )
    }

    /// Returns the rule that is broken.
    pub fn rule(&self) -> &'static Rule {
        self.0.rule()
    }

    /// Returns how it is broken; its text is without the rule's source.
    pub fn violation(&self) -> &Violation {
        &self.0
    }
}

impl Violation {
    fn rule(&self) -> &'static Rule {
        match self {
            Violation::TooLarge | Violation::Packing(PackingError::TooLarge { .. }) => {
                &rules::TOO_LARGE
            }
            Violation::Type { .. }
            | Violation::RequestedType { .. }
            | Violation::Packing(PackingError::Narrow { .. }) => &rules::TYPE,
            Violation::Packing(
                PackingError::NoRoom { .. }
                | PackingError::TooManyComponents { .. }
                | PackingError::TypeDiffers { .. }
                | PackingError::Unwritten { .. }
                | PackingError::Limit { .. },
            ) => &rules::NO_ROOM,
            Violation::Stage { .. } => &rules::STAGE,
            Violation::Capability => &rules::CAPABILITY,
            Violation::CapabilityStreams { .. } => &rules::CAPABILITY_STREAMS,
            Violation::StreamStage { .. } => &rules::STREAM_STAGE,
            Violation::StreamLimit { .. } => &rules::STREAM_LIMIT,
            Violation::Unsized { .. } | Violation::RequestedUnsized { .. } => &rules::UNSIZED,
            Violation::BufferMissing { .. } => &rules::BUFFER_MISSING,
            Violation::BufferLimit { .. } => &rules::BUFFER_LIMIT,
            Violation::BufferBlock { .. } => &rules::BUFFER_BLOCK,
            Violation::BufferStreams { .. } => &rules::BUFFER_STREAMS,
            Violation::OffsetMisaligned { .. } => &rules::OFFSET_MISALIGNED,
            Violation::OffsetBlockStart { .. } => &rules::OFFSET_BLOCK_START,
            Violation::OffsetTight { .. } => &rules::OFFSET_TIGHT,
            Violation::OffsetOverlap { .. } => &rules::OFFSET_OVERLAP,
            Violation::StrideMissing { .. } => &rules::STRIDE_MISSING,
            Violation::StrideMisaligned { .. } => &rules::STRIDE_MISALIGNED,
            Violation::StrideDiffers { .. } => &rules::STRIDE_DIFFERS,
            Violation::StrideTooSmall { .. } => &rules::STRIDE_TOO_SMALL,
            Violation::StrideLimit { .. } => &rules::STRIDE_LIMIT,
            Violation::DataBuffer { .. } | Violation::RequestedDataBuffer { .. } => {
                &rules::DATA_BUFFER
            }
            Violation::DataStream { .. } => &rules::DATA_STREAM,
            Violation::LocationMissing { .. } => &rules::LOCATION_MISSING,
            Violation::LocationRange { .. } => &rules::LOCATION_RANGE,
            Violation::LocationOverlap { .. } => &rules::LOCATION_OVERLAP,
            Violation::ComponentRange { .. } => &rules::COMPONENT_RANGE,
            Violation::ComponentType { .. } => &rules::COMPONENT_TYPE,
            Violation::Locations { .. } | Violation::Components { .. } => {
                &rules::LOCATION_INSUFFICIENT
            }
            Violation::CallActive => &rules::CALL_ACTIVE,
            Violation::CallMode { .. } => &rules::CALL_MODE,
            Violation::CallCount { .. } => &rules::CALL_COUNT,
            Violation::CallShader | Violation::CallNoObject => &rules::CALL_PROGRAM,
            Violation::CallSeparateCount { .. } => &rules::CALL_SEPARATE_COUNT,
            Violation::CallSeparateMarker { .. } => &rules::CALL_SEPARATE_MARKER,
            Violation::CallBuffers { .. } => &rules::CALL_BUFFERS,
            Violation::VaryingStage { .. } => &rules::VARYING_STAGE,
            Violation::VaryingDuplicate { .. } | Violation::VaryingRepeated { .. } => {
                &rules::VARYING_DUPLICATE
            }
            Violation::VaryingOverlap { .. } => &rules::VARYING_OVERLAP,
            Violation::VaryingUndeclared { .. } => &rules::VARYING_UNDECLARED,
            Violation::VaryingIndex { .. } => &rules::VARYING_INDEX,
            Violation::VaryingNotArray { .. } => &rules::VARYING_NOT_ARRAY,
            Violation::VaryingSeparateComponents { .. } => &rules::VARYING_SEPARATE_COMPONENTS,
            Violation::VaryingInterleavedComponents { .. } => {
                &rules::VARYING_INTERLEAVED_COMPONENTS
            }
            Violation::VaryingStreamConsumed { .. } => &rules::VARYING_STREAM_CONSUMED,
            Violation::BeginNothing => &rules::BEGIN_NOTHING,
            Violation::BeginUnbound { .. } => &rules::BEGIN_UNBOUND,
        }
    }
}

/// Describes two requested names that have words in common.
fn overlap(name: &str, before: &str, relation: Alias) -> String {
    match relation {
        Alias::Contained => format!("`{name}` is part of `{before}`, which is already captured"),
        Alias::Contains => format!("`{name}` contains `{before}`, which is already captured"),
        Alias::Equal | Alias::May | Alias::Never => {
            format!("`{name}` captures words that `{before}` already captures")
        }
    }
}
