//! The rules of a script, each with its VUID or section.

use crate::script::hazards::Hazard;
use crate::script::neutral::Neutral;
use crate::script::placement::Place;
use crate::script::program::Dynamic;
use crate::units::{Binding, CounterIndex, QueryIndex};
use std::fmt;
use thiserror::Error;

/// A rule that a script breaks, and the command that breaks it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}: {illegal} ({})", At(*.command), .illegal.reference())]
pub struct ScriptError {
    /// Number of the command; `None` at the end of the script.
    pub command: Option<usize>,
    pub illegal: Illegal,
}

struct At(Option<usize>);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(number) => write!(f, "command {number}"),
            None => f.write_str("end of the script"),
        }
    }
}

/// An action that is forbidden while something else is active.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Bind,
    Begin,
    BindPipeline,
    Copy,
    WriteCounter,
    Barrier,
    ResetQuery,
    Neutral(Neutral),
    NextSubpass,
    EndPass,
    CommandBuffer,
    BeginSecondary,
    EndSecondary,
    EndScript,
}

impl Action {
    /// The rule that forbids the action while transform feedback is active.
    fn paused_reference(self) -> &'static str {
        match self {
            Action::Bind => "VUID-vkCmdBindTransformFeedbackBuffersEXT-None-02365",
            Action::Begin => "VUID-vkCmdBeginTransformFeedbackEXT-None-02367",
            Action::BindPipeline => "VUID-vkCmdBindPipeline-None-02323",
            Action::Copy => "VUID-vkCmdCopyBuffer-renderpass",
            Action::WriteCounter => "VUID-vkCmdUpdateBuffer-renderpass",
            Action::ResetQuery => "VUID-vkCmdResetQueryPool-renderpass",
            Action::Neutral(neutral) => neutral.outside_reference(),
            Action::NextSubpass => "VUID-vkCmdNextSubpass-None-02349",
            Action::Barrier | Action::EndPass => "VUID-vkCmdEndRenderPass-None-02351",
            Action::CommandBuffer | Action::EndSecondary | Action::EndScript => {
                "VUID-vkEndCommandBuffer-commandBuffer-00060"
            }
            Action::BeginSecondary => "VUID-vkCmdExecuteCommands-None-02286",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Neutral(neutral) => return f.write_str(&neutral.commands().join(" and ")),
            Action::Bind => "a bind",
            Action::Begin => "a begin",
            Action::BindPipeline => "a pipeline bind",
            Action::Copy => "a copy",
            Action::WriteCounter => "a write of a counter",
            Action::Barrier => "a barrier",
            Action::ResetQuery => "a reset of a query",
            Action::NextSubpass => "the next subpass",
            Action::EndPass => "the end of a render pass",
            Action::CommandBuffer => "the end of a command buffer",
            Action::BeginSecondary => "a secondary command buffer",
            Action::EndSecondary => "the end of a secondary command buffer",
            Action::EndScript => "the end of the script",
        })
    }
}

/// An object that a script names by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resource {
    Buffer,
    Counter,
    IndexBuffer,
    Program,
    Query,
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Resource::Buffer => "capture buffer",
            Resource::Counter => "counter",
            Resource::IndexBuffer => "index buffer",
            Resource::Program => "program",
            Resource::Query => "query",
        })
    }
}

/// A broken rule.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    #[error("{what} {index} does not exist, the script has {count}")]
    NoSuch {
        what: Resource,
        index: usize,
        count: usize,
    },
    #[error("{0} while transform feedback is active")]
    WhileActive(Action),
    #[error("a capture begins in a pass of several views")]
    CaptureOfViews,
    #[error("an end while transform feedback is not active")]
    EndInactive,
    #[error("{0} inside a secondary command buffer")]
    InSecondary(Action),
    #[error("{0} while conditional rendering is active")]
    WhileConditional(Action),
    #[error("{action} while query {query} is active")]
    WhileQuery { action: Action, query: QueryIndex },
    #[error("only another copy or the next submission may follow a copy by the host")]
    AfterHostCopy,
    #[error("only another reset or the next submission may follow a reset by the host")]
    AfterHostReset,

    // Ranges.
    #[error("sizes are given for some of the bound ranges only")]
    SomeSizes,
    #[error("a binding offset must be a multiple of 4, seen {offset}")]
    RangeOffset { offset: u64 },
    #[error("the range of {bytes} bytes at byte {offset} exceeds its buffer of {size} bytes")]
    RangeOutside { bytes: u64, offset: u64, size: u64 },
    #[error("a range that is given by its address needs a size in bytes")]
    AddressWithoutSize,
    #[error("a range contains counter {counter} of its buffer")]
    RangeOverCounter { counter: CounterIndex },
    #[error("the host copies from memory that it does not see")]
    HostCopyUnseen,
    #[error("a copy writes over counter {counter} of its buffer")]
    CopyOverCounter { counter: CounterIndex },
    #[error("{bytes} bytes at {place} exceed the buffer of {size} bytes")]
    SourceOutside { bytes: u64, place: Place, size: u64 },
    #[error("data is read or copied at a multiple of 4, seen {place}")]
    SourceOffset { place: Place },

    // Counters.
    #[error("a counter is named for binding {binding}, to which no buffer is bound")]
    CounterUnbound { binding: Binding },
    #[error(
        "a counter is named for binding {binding}, but not as many bindings are bound by the \
         command that belongs to this begin: one names buffers and the other addresses"
    )]
    CounterOtherwiseBound { binding: Binding },
    #[error("counters that are given by their addresses have no array of offsets")]
    AddressWithoutOffsets,
    #[error("the {by} reads counter {counter}, which neither 'value' nor an earlier end sets")]
    CounterNotSet {
        by: &'static str,
        counter: CounterIndex,
    },
    #[error("without offsets every counter is at byte 0, and counter {counter} is at {offset}")]
    OffsetsOmitted { counter: CounterIndex, offset: u64 },
    #[error("without an array of counters none can be named, seen counter {counter}")]
    CountersOmitted { counter: CounterIndex },

    // Draws.
    #[error("a direct draw is one call, seen {calls}: 'command' names the command for several")]
    DirectDraws { calls: usize },
    #[error("the draws of a multi-draw have the same instances")]
    MultiInstances,
    #[error("at least one sequence is generated, seen a greatest number of 0")]
    NoSequences,
    #[error("draws are generated inside a secondary command buffer")]
    GeneratedInSecondary,
    #[error("draws are generated in a pass of several views")]
    GeneratedInViews,
    #[error("draws are generated in a script that submits a command buffer again")]
    GeneratedAgain,
    #[error("the arguments of generated draws are those of the case, not captured data")]
    GeneratedFromCapture,
    #[error("vertex offset {0} is added to indices, and the draw has none: name 'indices'")]
    OffsetOfNoIndex(i32),
    #[error("the draw reads up to index {end}, its buffer has {length}")]
    IndexOutside { end: u64, length: u64 },
    #[error("a vertex stride must be a multiple of 4 and not 0, seen {stride}")]
    ByteCountStride { stride: u32 },
    #[error("the draw's program reads captured data: 'consume' must state which")]
    NothingConsumed,
    #[error("the draw's program does not read the captured data that 'consume' states")]
    NeverRead,
    #[error("{0} loses what 'consume' states for the next draw")]
    InputsLost(Action),
    #[error("the bound pipeline has no dynamic {0:?}")]
    NotDynamic(Dynamic),

    // Conditional rendering.
    #[error("conditional rendering is begun while it is active")]
    ConditionTwice,
    #[error("conditional rendering is ended while it is not active")]
    ConditionInactive,
    #[error("conditional rendering of the primary command buffer is ended in a secondary one")]
    ConditionInherited,
    #[error("conditional rendering was begun outside the render pass that it is ended in")]
    ConditionElsewhere,
    #[error("conditional rendering begun inside a render pass is active at its end")]
    ConditionOutlivesPass,

    // Queries.
    #[error("query {query} is begun twice")]
    QueryTwice { query: QueryIndex },
    #[error("with several views query {query} is begun outside a subpass")]
    QueryOfViews { query: QueryIndex },
    #[error("query {query} is begun while query {other} is active")]
    QueryConflict {
        query: QueryIndex,
        other: QueryIndex,
    },
    #[error("query {query} is ended twice, or never begun")]
    QueryInactive { query: QueryIndex },
    #[error("query {query} is ended outside the render pass that it was begun in")]
    QueryElsewhere { query: QueryIndex },
    #[error("query {query} was begun inside a render pass and is active at its end")]
    QueryOutlivesPass { query: QueryIndex },
    #[error("query {query} is reset before it has ended")]
    QueryResetEarly { query: QueryIndex },
    #[error("a submission that begins a query is submitted again")]
    QueryResubmitted,
    #[error(
        "every query must be begun and ended, or read after the work without VK_QUERY_RESULT_WAIT_BIT"
    )]
    QueryUnused { query: QueryIndex },

    // Passes.
    #[error("the next subpass begins outside a render pass")]
    NoPass,
    #[error("a barrier inside a render pass is recorded outside one")]
    BarrierOutsidePass,
    #[error("a dependency between subpasses is followed by the next subpass")]
    NoNextSubpass,
    #[error("{} is recorded outside a subpass", .0.commands()[0])]
    NeutralOutsidePass(Neutral),
    #[error("{} changes what a program of the case uses", .0.commands()[0])]
    NeutralDisturbs(Neutral),
    #[error("inside a render pass a barrier names graphics stages only")]
    BarrierStages,
    #[error("vkCmdSetEvent2 cannot name the host")]
    HostEvent,
    #[error("a secondary command buffer is ended that was never begun")]
    NoSecondary,

    #[error(
        "command {barrier} is a barrier by an event, and the submission is made a second time: \
         the event is signaled by then, so that setting it has no effect and makes no \
         dependency; another method is required"
    )]
    EventResubmitted { barrier: usize },

    #[error(transparent)]
    Hazard(#[from] Hazard),
    #[error("in the second execution of the submission {0}")]
    SecondExecution(Hazard),
}

impl Illegal {
    /// Whether the model has an answer to a script that breaks the rule.
    pub(super) fn is_readable(&self) -> bool {
        !matches!(
            self,
            Illegal::NoSuch { .. }
                | Illegal::WhileActive(_)
                | Illegal::EndInactive
                | Illegal::CounterNotSet { .. }
                | Illegal::ByteCountStride { .. }
                | Illegal::RangeOutside { .. }
                | Illegal::SourceOutside { .. }
        )
    }

    /// The VUID or the section of the Vulkan specification that states the rule,
    /// or "harness" for a rule of the harness.
    pub fn reference(&self) -> &'static str {
        match self {
            Illegal::NoSuch { .. } => "harness: resources are declared",
            Illegal::WhileActive(action) => action.paused_reference(),
            Illegal::CaptureOfViews => "VUID-vkCmdBeginTransformFeedbackEXT-None-02373; rule 58",
            Illegal::EndInactive => "VUID-vkCmdEndTransformFeedbackEXT-None-02375",
            Illegal::InSecondary(_) => "\"Command Buffers\", secondary command buffers",
            Illegal::WhileConditional(_) => "VUID-vkEndCommandBuffer-None-01978",
            Illegal::WhileQuery { action, .. } => match action {
                Action::BeginSecondary => "VUID-vkCmdExecuteCommands-commandBuffer-07594",
                Action::Neutral(neutral) if neutral.may_count() => {
                    "\"Queries\", Query Operation: clears and blits may count"
                }
                Action::Neutral(_) => "VUID-vkCmdBeginQuery-queryPool-01922",
                Action::Bind
                | Action::Begin
                | Action::BindPipeline
                | Action::Copy
                | Action::WriteCounter
                | Action::Barrier
                | Action::ResetQuery
                | Action::NextSubpass
                | Action::EndPass
                | Action::CommandBuffer
                | Action::EndSecondary
                | Action::EndScript => "VUID-vkEndCommandBuffer-commandBuffer-00061",
            },
            Illegal::HostCopyUnseen => "vkMapMemory, host-visible memory",
            Illegal::AfterHostCopy => "harness: the host copies after a submission",
            Illegal::AfterHostReset => "VUID-vkResetQueryPool-firstQuery-02741",
            Illegal::SomeSizes => "vkCmdBindTransformFeedbackBuffersEXT, pSizes",
            Illegal::RangeOffset { .. } => {
                "VUID-vkCmdBindTransformFeedbackBuffersEXT-pOffsets-02359"
            }
            Illegal::RangeOutside { .. } => {
                "VUID-vkCmdBindTransformFeedbackBuffersEXT-pOffsets-02358, -pSizes-02362"
            }
            Illegal::AddressWithoutSize => "VkBindTransformFeedbackBuffer2InfoEXT, addressRange",
            Illegal::RangeOverCounter { .. } => "harness: no capture writes over a counter",
            Illegal::CopyOverCounter { .. } => "harness: only an end or a write sets a counter",
            Illegal::SourceOutside { .. } => "VUID-vkCmdCopyBuffer-size-00115, -size-00116",
            Illegal::SourceOffset { .. } => "harness: data is read in 32-bit components",
            Illegal::CounterUnbound { .. } => {
                "VUID-vkCmdBeginTransformFeedbackEXT-firstCounterBuffer-09630"
            }
            Illegal::CounterOtherwiseBound { .. } => {
                "VUID-vkCmdBeginTransformFeedback2EXT-firstCounter-09630, \
                 VUID-vkCmdBeginTransformFeedbackEXT-firstCounterBuffer-09630"
            }
            Illegal::AddressWithoutOffsets => "vkCmdBeginTransformFeedback2EXT, pCounterInfos",
            Illegal::CounterNotSet { .. } => "harness: only known values are read",
            Illegal::OffsetsOmitted { .. } => {
                "vkCmdBeginTransformFeedbackEXT, pCounterBufferOffsets"
            }
            Illegal::CountersOmitted { .. } => {
                "VUID-vkCmdBeginTransformFeedbackEXT-counterBufferCount-02607"
            }
            Illegal::DirectDraws { .. } => "vkCmdDraw, vkCmdDrawIndexed",
            Illegal::MultiInstances => "vkCmdDrawMultiEXT, instanceCount and firstInstance",
            Illegal::NoSequences => "VUID-VkGeneratedCommandsInfoEXT-maxSequenceCount-10246",
            Illegal::GeneratedInSecondary => "VUID-vkCmdExecuteGeneratedCommandsEXT-bufferlevel",
            Illegal::GeneratedInViews => "VUID-vkCmdExecuteGeneratedCommandsEXT-None-11062",
            Illegal::GeneratedAgain => "VUID-vkCmdExecuteGeneratedCommandsEXT-commandBuffer-11143",
            Illegal::GeneratedFromCapture => "harness: inputs of draws are stated",
            Illegal::OffsetOfNoIndex(_) => "vkCmdDrawIndexed, vertexOffset",
            Illegal::IndexOutside { .. } => "\"Drawing Commands\", index buffer bounds",
            Illegal::ByteCountStride { .. } => {
                "VUID-vkCmdDrawIndirectByteCountEXT-vertexStride-02289, -vertexStride-09475"
            }
            Illegal::NothingConsumed | Illegal::NeverRead => "harness: inputs of draws are stated",
            Illegal::InputsLost(_) => "\"Command Buffers\", state of a new one",
            Illegal::NotDynamic(_) => "\"Pipelines\", Dynamic State",
            Illegal::ConditionTwice => "VUID-vkCmdBeginConditionalRenderingEXT-None-01980",
            Illegal::ConditionInactive | Illegal::ConditionInherited => {
                "VUID-vkCmdEndConditionalRenderingEXT-None-01985"
            }
            Illegal::ConditionElsewhere | Illegal::ConditionOutlivesPass => {
                "VUID-vkCmdEndConditionalRenderingEXT-None-01987"
            }
            Illegal::QueryTwice { .. } => "VUID-vkCmdBeginQuery-None-00807",
            Illegal::QueryOfViews { .. } => "\"Queries\", Query Operation; rule 101",
            Illegal::QueryConflict { .. } => {
                "VUID-vkCmdBeginQueryIndexedEXT-queryPool-04753, \
                 VUID-vkCmdBeginQuery-queryPool-01922"
            }
            Illegal::QueryInactive { .. } => {
                "VUID-vkCmdEndQuery-None-01923, VUID-vkCmdEndQueryIndexedEXT-None-02342"
            }
            Illegal::QueryElsewhere { .. } | Illegal::QueryOutlivesPass { .. } => {
                "VUID-vkCmdEndQuery-None-07007, VUID-vkCmdEndRenderPass-None-07004"
            }
            Illegal::QueryResetEarly { .. } => "VUID-vkCmdResetQueryPool-None-02841",
            Illegal::QueryResubmitted => "VUID-vkCmdBeginQuery-None-00807",
            Illegal::QueryUnused { .. } => "harness: every query is read",
            Illegal::NoPass => "VUID-vkCmdNextSubpass-renderpass",
            Illegal::BarrierOutsidePass => "vkCmdPipelineBarrier, subpass self-dependency",
            Illegal::NeutralOutsidePass(_) => "VUID-vkCmdClearAttachments-renderpass",
            Illegal::NeutralDisturbs(_) => "harness: a neutral command changes no result",
            Illegal::NoNextSubpass => "VUID-VkRenderPassCreateInfo-pDependencies-06867",
            Illegal::BarrierStages => "VUID-vkCmdPipelineBarrier-None-07892",
            Illegal::HostEvent => "VUID-vkCmdSetEvent2-dstStageMask-09392",
            Illegal::NoSecondary => "\"Command Buffers\", secondary command buffers",
            Illegal::EventResubmitted { .. } => "vkCmdSetEvent, vkCmdSetEvent2; rule 86",
            Illegal::Hazard(hazard) | Illegal::SecondExecution(hazard) => hazard.reference(),
        }
    }
}
