//! The transformations of cases.
//!
//! One row each: its name, its place, its words in a headline, and the section of the
//! specification by which it changes nothing that must be captured.

use crate::script::barrier::SyncMethod;
use crate::script::commands::{Boundary, Command};
use crate::script::draw::IndexType;
use crate::script::neutral::{Neutral, NeutralPlace};
use crate::script::placement::Allocation;
use crate::script::practice::Practice;
use crate::script::program::{Build, Dynamic};
use crate::script::query_read::QueryKind;
use std::borrow::Cow;

pub(super) use super::change::{Change, CounterHomes, Form, Reading};

/// A change of a case that changes nothing which must be captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Transformation(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Kind {
    /// A neutral command before the place.
    Neutral(Neutral),
    /// A practice of the application.
    Practice(Practice),
    /// A row of the table.
    Row(usize),
}

/// The part of a case that a transformation is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// A place inside of a capture: before a draw, or before its end.
    InCapture,
    /// A place between captures: before a bind or a begin.
    Between,
    /// A draw.
    Draw,
    /// A dependency by a barrier.
    Barrier,
    /// A bind of transform feedback buffers.
    Bind,
    /// A begin, with its capture up to the end.
    Capture,
    /// The whole case.
    Case,
}

/// A row of the table.
struct Row {
    name: &'static str,
    change: Change,
    reach: Reach,
    /// The change in words, up to the noun of its place.
    words: &'static str,
    /// The section or the VUID by which the results are the same.
    section: &'static str,
}

const fn row(
    name: &'static str,
    change: Change,
    reach: Reach,
    words: &'static str,
    section: &'static str,
) -> Row {
    Row {
        name,
        change,
        reach,
        words,
        section,
    }
}

/// Every transformation but those by neutral commands and practices.
const TABLE: [Row; 65] = [
    row(
        "indexed_u8",
        Change::Indexed(IndexType::U8),
        Reach::Draw,
        "8-bit indices for",
        "Programmable Primitive Shading: vkCmdDrawIndexed",
    ),
    row(
        "indexed_u16",
        Change::Indexed(IndexType::U16),
        Reach::Draw,
        "16-bit indices for",
        "Programmable Primitive Shading: vkCmdDrawIndexed",
    ),
    row(
        "indexed_u32",
        Change::Indexed(IndexType::U32),
        Reach::Draw,
        "32-bit indices for",
        "Programmable Primitive Shading: vkCmdDrawIndexed",
    ),
    row(
        "multi",
        Change::Form(Form::Multi),
        Reach::Draw,
        "a multi-draw for",
        "Programmable Primitive Shading: vkCmdDrawMultiEXT",
    ),
    row(
        "indirect",
        Change::Form(Form::Indirect),
        Reach::Draw,
        "an indirect draw for",
        "Programmable Primitive Shading: vkCmdDrawIndirect",
    ),
    row(
        "indirect_count",
        Change::Form(Form::IndirectCount),
        Reach::Draw,
        "an indirect draw with a count for",
        "Programmable Primitive Shading: vkCmdDrawIndirectCount",
    ),
    row(
        "generated",
        Change::Form(Form::Generated),
        Reach::Draw,
        "a generated draw for",
        "Device-Generated Commands",
    ),
    row(
        "split_instances",
        Change::SplitInstances,
        Reach::Draw,
        "two draws of its instances for",
        "Programmable Primitive Shading: instances are drawn in order",
    ),
    row(
        "split_vertices",
        Change::SplitVertices,
        Reach::Draw,
        "two draws of its vertices for",
        "Primitive Topologies: each primitive of a list has its own vertices",
    ),
    row(
        "merged_draws",
        Change::Merged,
        Reach::Draw,
        "one draw in place of two from",
        "Primitive Topologies: each primitive of a list has its own vertices",
    ),
    row(
        "joined_multi",
        Change::Joined(Form::Multi),
        Reach::Draw,
        "one multi-draw in place of all draws from",
        "Programmable Primitive Shading: vkCmdDrawMultiEXT",
    ),
    row(
        "joined_indirect",
        Change::Joined(Form::Indirect),
        Reach::Draw,
        "one indirect draw in place of all draws from",
        "Programmable Primitive Shading: vkCmdDrawIndirect",
    ),
    row(
        "joined_indirect_count",
        Change::Joined(Form::IndirectCount),
        Reach::Draw,
        "one indirect draw with a count in place of all draws from",
        "Programmable Primitive Shading: vkCmdDrawIndirectCount",
    ),
    row(
        "joined_generated",
        Change::Joined(Form::Generated),
        Reach::Draw,
        "generated draws in place of all draws from",
        "Device-Generated Commands",
    ),
    row(
        "byte_count",
        Change::ByteCount { offset: 0 },
        Reach::Draw,
        "a byte-count draw for",
        "Transform Feedback: vkCmdDrawIndirectByteCountEXT",
    ),
    row(
        "byte_count_offset",
        Change::ByteCount { offset: 4 },
        Reach::Draw,
        "a byte-count draw with counterOffset 4 for",
        "Transform Feedback: vkCmdDrawIndirectByteCountEXT",
    ),
    row(
        "condition",
        Change::Conditional { inverted: false },
        Reach::Draw,
        "a condition that holds around",
        "Conditional Rendering",
    ),
    row(
        "inverted_condition",
        Change::Conditional { inverted: true },
        Reach::Draw,
        "an inverted condition that holds around",
        "Conditional Rendering",
    ),
    row(
        "split_bind",
        Change::SplitBind,
        Reach::Bind,
        "a bind for each range of",
        "Transform Feedback: vkCmdBindTransformFeedbackBuffersEXT",
    ),
    row(
        "bind_twice",
        Change::BindTwice,
        Reach::Bind,
        "a bind of the whole buffers before",
        "Transform Feedback: a bind replaces earlier ones",
    ),
    row(
        "explicit_sizes",
        Change::ExplicitSizes,
        Reach::Bind,
        "sizes in place of VK_WHOLE_SIZE at",
        "Transform Feedback: VK_WHOLE_SIZE is the rest of the buffer",
    ),
    row(
        "whole_sizes",
        Change::WholeSizes,
        Reach::Bind,
        "VK_WHOLE_SIZE in place of sizes at",
        "Transform Feedback: VK_WHOLE_SIZE is the rest of the buffer",
    ),
    row(
        "null_counters",
        Change::NullCounters,
        Reach::Capture,
        "null handles for bindings without a counter at",
        "Transform Feedback: VK_NULL_HANDLE counters",
    ),
    row(
        "use_again",
        Change::UseAgain,
        Reach::Between,
        "the program bound again before",
        "Pipeline Binding",
    ),
    row(
        "barrier_buffers",
        Change::Barrier(SyncMethod::Buffers),
        Reach::Barrier,
        "barriers of buffers in place of",
        "Synchronization and Cache Control: memory dependencies",
    ),
    row(
        "barrier_sync2",
        Change::Barrier(SyncMethod::Sync2),
        Reach::Barrier,
        "vkCmdPipelineBarrier2 in place of",
        "Synchronization and Cache Control: memory dependencies",
    ),
    row(
        "barrier_event",
        Change::Barrier(SyncMethod::Event),
        Reach::Barrier,
        "an event in place of",
        "Synchronization and Cache Control: memory dependencies",
    ),
    row(
        "barrier_event2",
        Change::Barrier(SyncMethod::Event2),
        Reach::Barrier,
        "an event of vkCmdSetEvent2 in place of",
        "Synchronization and Cache Control: memory dependencies",
    ),
    row(
        "secondary",
        Change::Secondary,
        Reach::Capture,
        "a secondary command buffer for the capture of",
        "Secondary Command Buffer Execution",
    ),
    row(
        "command_buffer",
        Change::Boundary(Boundary::CommandBuffer),
        Reach::Capture,
        "another command buffer from",
        "Command Buffers",
    ),
    row(
        "submission",
        Change::Boundary(Boundary::Submission),
        Reach::Capture,
        "another submission from",
        "Queue Submission",
    ),
    row(
        "query_written",
        Change::Query(QueryKind::TransformFeedback),
        Reach::Capture,
        "a transform feedback query around the capture of",
        "Transform Feedback Queries",
    ),
    row(
        "query_generated",
        Change::Query(QueryKind::PrimitivesGenerated),
        Reach::Capture,
        "a query of generated primitives around the capture of",
        "Primitives Generated Queries",
    ),
    row(
        "query_statistics",
        Change::Query(QueryKind::Statistics),
        Reach::Capture,
        "a query of pipeline statistics around the capture of",
        "Pipeline Statistics Queries",
    ),
    row(
        "addresses",
        Change::Addresses,
        Reach::Case,
        "device addresses in place of buffers",
        "VK_KHR_device_address_commands",
    ),
    row(
        "counter_buffers",
        Change::Counters(CounterHomes::Each),
        Reach::Case,
        "a buffer for each counter",
        "Transform Feedback: pCounterBuffers",
    ),
    row(
        "counter_offsets",
        Change::Counters(CounterHomes::EachAtEnd),
        Reach::Case,
        "a buffer for each counter, which is at an offset",
        "Transform Feedback: pCounterBufferOffsets",
    ),
    row(
        "adjacent_counters",
        Change::Counters(CounterHomes::Adjacent),
        Reach::Case,
        "counters without bytes between them",
        "Transform Feedback: pCounterBufferOffsets",
    ),
    row(
        "host_coherent",
        Change::Memory(Allocation::HostCoherent),
        Reach::Case,
        "host-visible memory for writing",
        "Device Memory",
    ),
    row(
        "device_local",
        Change::Memory(Allocation::DeviceLocal),
        Reach::Case,
        "device-local memory",
        "Device Memory",
    ),
    row(
        "dedicated",
        Change::Memory(Allocation::Dedicated),
        Reach::Case,
        "dedicated memory",
        "Device Memory",
    ),
    row(
        "far_offset",
        Change::Memory(Allocation::FarOffset),
        Reach::Case,
        "buffers far from the start of their memory",
        "Resource Memory Association",
    ),
    row(
        "sparse",
        Change::Memory(Allocation::Sparse),
        Reach::Case,
        "sparse buffers",
        "Sparse Resources",
    ),
    row(
        "aliased",
        Change::Memory(Allocation::Aliased),
        Reach::Case,
        "several buffers over the same memory",
        "Memory Aliasing",
    ),
    row(
        "addressed",
        Change::Memory(Allocation::Addressed),
        Reach::Case,
        "memory with device addresses",
        "Device Memory",
    ),
    row(
        "imported",
        Change::Memory(Allocation::Imported),
        Reach::Case,
        "memory that is exported and imported",
        "External Memory: an import refers to the same memory",
    ),
    row(
        "dynamic_topology",
        Change::Dynamic(Dynamic::Topology),
        Reach::Case,
        "dynamic topology",
        "VK_DYNAMIC_STATE_PRIMITIVE_TOPOLOGY",
    ),
    row(
        "dynamic_restart",
        Change::Dynamic(Dynamic::Restart),
        Reach::Case,
        "dynamic primitive restart",
        "VK_DYNAMIC_STATE_PRIMITIVE_RESTART_ENABLE",
    ),
    row(
        "dynamic_discard",
        Change::Dynamic(Dynamic::Discard),
        Reach::Case,
        "dynamic rasterizer discard",
        "VK_DYNAMIC_STATE_RASTERIZER_DISCARD_ENABLE",
    ),
    row(
        "dynamic_patch_points",
        Change::Dynamic(Dynamic::PatchPoints),
        Reach::Case,
        "dynamic patch control points",
        "VK_DYNAMIC_STATE_PATCH_CONTROL_POINTS_EXT",
    ),
    row(
        "toggled_topology",
        Change::Toggled(Dynamic::Topology),
        Reach::InCapture,
        "another topology and back before",
        "Dynamic State: draws use the value that was set last (vkCmdSetPrimitiveTopology)",
    ),
    row(
        "toggled_restart",
        Change::Toggled(Dynamic::Restart),
        Reach::InCapture,
        "another primitive restart and back before",
        "Dynamic State: draws use the value that was set last (vkCmdSetPrimitiveRestartEnable)",
    ),
    row(
        "toggled_discard",
        Change::Toggled(Dynamic::Discard),
        Reach::InCapture,
        "another rasterizer discard and back before",
        "Dynamic State: draws use the value that was set last (vkCmdSetRasterizerDiscardEnable)",
    ),
    row(
        "toggled_patch_points",
        Change::Toggled(Dynamic::PatchPoints),
        Reach::InCapture,
        "another patch control points and back before",
        "Dynamic State: draws use the value that was set last (vkCmdSetPatchControlPointsEXT)",
    ),
    row(
        "fast_link",
        Change::Build(Build::FastLink),
        Reach::Case,
        "pipeline libraries",
        "Pipeline Libraries",
    ),
    row(
        "optimised_link",
        Change::Build(Build::OptimisedLink),
        Reach::Case,
        "optimised pipeline libraries",
        "Pipeline Libraries",
    ),
    row(
        "shader_objects",
        Change::Build(Build::ShaderObjects),
        Reach::Case,
        "shader objects",
        "Shader Objects",
    ),
    row(
        "linked_objects",
        Change::Build(Build::LinkedObjects),
        Reach::Case,
        "linked shader objects",
        "Shader Objects",
    ),
    row(
        "dynamic_rendering",
        Change::Rendering,
        Reach::Case,
        "dynamic rendering",
        "Render Pass: vkCmdBeginRendering",
    ),
    row(
        "no_queries",
        Change::NoQueries,
        Reach::Case,
        "no queries",
        "Queries: they change nothing that is captured",
    ),
    row(
        "narrow_results",
        Change::QueryRead(Reading::Narrow),
        Reach::Case,
        "32-bit query results",
        "Query Operation: VK_QUERY_RESULT_64_BIT",
    ),
    row(
        "copied_results",
        Change::QueryRead(Reading::Copied),
        Reach::Case,
        "query results by vkCmdCopyQueryPoolResults",
        "Query Operation: vkCmdCopyQueryPoolResults",
    ),
    row(
        "reset_by_host",
        Change::QueryRead(Reading::ResetByHost),
        Reach::Case,
        "queries reset by the host",
        "Query Operation: vkResetQueryPool",
    ),
    row(
        "plain_queries",
        Change::QueryRead(Reading::Plain),
        Reach::Case,
        "vkCmdBeginQuery in place of vkCmdBeginQueryIndexedEXT",
        "Query Operation: vkCmdBeginQueryIndexedEXT",
    ),
    row(
        "later_queries",
        Change::QueryRead(Reading::Later),
        Reach::Case,
        "queries after unused ones of their pool",
        "Query Pools: firstQuery",
    ),
];

impl Reach {
    /// Whether a place of this kind is at such a command.
    pub fn is_at(self, command: &Command) -> bool {
        let effects = command.effects();
        match self {
            Reach::InCapture => effects.draws.is_some() || effects.ends_capture.is_some(),
            Reach::Between => effects.binds.is_some() || effects.begins_capture.is_some(),
            Reach::Draw => effects.draws.is_some(),
            Reach::Barrier => matches!(command, Command::Barrier(_)),
            Reach::Bind => effects.binds.is_some(),
            Reach::Capture => effects.begins_capture.is_some(),
            Reach::Case => false,
        }
    }
}

/// Returns the change that lets a case show a practice, and its place; `None` for a practice that
/// each case shows, or that needs a state of the whole case.
pub(super) fn shown_by(practice: Practice) -> Option<(Change, Reach)> {
    let changes = match practice {
        Practice::IndexOffset => (Change::Indexed(IndexType::U16), Reach::Draw),
        Practice::SeveralSecondaries | Practice::NestedSecondaries => {
            (Change::Secondary, Reach::Capture)
        }
        Practice::ReusedSecondaries => (Change::SecondaryTwice, Reach::Capture),
        Practice::RangeOffset
        | Practice::StateFirst
        | Practice::RasterState
        | Practice::ExtendedRasterState
        | Practice::ExtendedRasterState3
        | Practice::Submit2
        | Practice::RenderPass2
        | Practice::ReusableBuffers
        | Practice::SimultaneousUse
        | Practice::RecordedAgain
        | Practice::ResetBuffers
        | Practice::ResetPool
        | Practice::ExecutedAgain
        | Practice::SuspendedRendering
        | Practice::CachedPipelines
        | Practice::CacheData
        | Practice::OtherCaptureCached
        | Practice::DerivedPipelines
        | Practice::NegativeHeight
        | Practice::NegativeOneToOne
        | Practice::OtherDevice
        | Practice::DynamicDomainOrigin
        | Practice::DynamicVertexInput
        | Practice::AllStages
        | Practice::ObjectBinaries => return None,
    };
    Some(changes)
}

impl Transformation {
    /// Returns every transformation.
    pub fn all() -> impl Iterator<Item = Transformation> {
        let neutral = Neutral::ALL.iter().copied().map(Kind::Neutral);
        let rows = (0..TABLE.len()).map(Kind::Row);
        let practices = Practice::ALL.iter().copied().map(Kind::Practice);
        neutral.chain(practices).chain(rows).map(Transformation)
    }

    /// Returns the one that omits queries: others may need it.
    pub fn no_queries() -> Transformation {
        let number = TABLE.iter().position(|row| row.change == Change::NoQueries);
        Transformation(Kind::Row(number.expect("the table has it")))
    }

    /// Returns its name in lists.
    pub fn name(self) -> &'static str {
        match self.0 {
            Kind::Neutral(neutral) => neutral.name(),
            Kind::Practice(practice) => practice.name(),
            Kind::Row(number) => TABLE[number].name,
        }
    }

    /// Returns the part of a case that it is about.
    pub fn reach(self) -> Reach {
        match self.0 {
            Kind::Neutral(neutral) => match neutral.place() {
                NeutralPlace::InPass | NeutralPlace::Anywhere => Reach::InCapture,
                NeutralPlace::OutsidePass => Reach::Between,
            },
            Kind::Practice(practice) => match shown_by(practice) {
                Some((_, reach)) => reach,
                None => Reach::Case,
            },
            Kind::Row(number) => TABLE[number].reach,
        }
    }

    /// Returns the change in words, up to the noun of its place.
    pub fn words(self) -> Cow<'static, str> {
        match self.0 {
            Kind::Neutral(neutral) => format!("{} before", neutral.words()).into(),
            Kind::Practice(practice) if self.reach() == Reach::Case => practice.words().into(),
            Kind::Practice(practice) => format!("{} for", practice.words()).into(),
            Kind::Row(number) => TABLE[number].words.into(),
        }
    }

    /// Returns the section by which it changes nothing that must be captured.
    pub fn section(self) -> &'static str {
        match self.0 {
            Kind::Neutral(neutral) => neutral.section(),
            Kind::Practice(practice) => practice.section(),
            Kind::Row(number) => TABLE[number].section,
        }
    }

    pub(super) fn change(self) -> Change {
        match self.0 {
            Kind::Neutral(neutral) => Change::Neutral(neutral),
            Kind::Practice(practice) => Change::Practice(practice),
            Kind::Row(number) => TABLE[number].change,
        }
    }
}
