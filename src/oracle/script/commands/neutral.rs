//! Commands that change nothing which the specification fixes for a capture.
//!
//! An application records them between the commands of a capture, and a driver must keep the
//! state of the capture over them. The model has nothing to do for them; what they are
//! executed with belongs to the device. Vulkan chapters "Clear Commands", "Copy Commands",
//! "Dispatching Commands", "Resource Descriptors", "Queries" (Query Operation),
//! "Synchronization and Cache Control".

use super::QueryKind;
use crate::script::feature::Feature;
use crate::script::resource::ResourceKind;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// Commands without an effect on captures.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Deserialize,
    Serialize,
    JsonSchema,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Neutral {
    /// `vkCmdClearAttachments` of a color attachment that no program draws into.
    ClearAttachments,
    /// `vkCmdPushConstants` to every stage.
    PushConstants,
    /// `vkCmdBindDescriptorSets` for compute pipelines.
    BindDescriptorSets,
    /// `vkCmdBindVertexBuffers` of a binding that no pipeline reads.
    BindVertexBuffers,
    /// `vkCmdBindIndexBuffer`; a draw with indices binds its own.
    BindIndexBuffer,
    /// `vkCmdBeginQuery` and `vkCmdEndQuery` of an occlusion query.
    OcclusionQuery,
    /// `vkCmdBeginQuery` and `vkCmdEndQuery` of a query of pipeline statistics.
    StatisticsQuery,
    /// `vkCmdWriteTimestamp`
    WriteTimestamp,
    /// `vkCmdWaitEvents` for an event that is set before the first command.
    WaitEvents,
    /// `vkCmdFillBuffer` of other memory.
    FillBuffer,
    /// `vkCmdUpdateBuffer` of other memory.
    UpdateBuffer,
    /// `vkCmdCopyBuffer` between other memory.
    CopyBuffer,
    /// `vkCmdClearColorImage` of another image.
    ClearColorImage,
    /// `vkCmdCopyImage` between other images.
    CopyImage,
    /// `vkCmdBlitImage` between other images.
    BlitImage,
    /// `vkCmdCopyBufferToImage` from other memory to another image.
    CopyBufferToImage,
    /// `vkCmdCopyImageToBuffer` from another image to other memory.
    CopyImageToBuffer,
    /// `vkCmdResetQueryPool` of queries of another pool.
    ResetQueryPool,
    /// `vkCmdCopyQueryPoolResults` from another pool to other memory, after a query.
    CopyQueryPoolResults,
    /// `vkCmdResetEvent` and `vkCmdSetEvent`, each after a `vkCmdPipelineBarrier`.
    SetEvent,
    /// `vkCmdPipelineBarrier` without a memory barrier.
    PipelineBarrier,
    /// `vkCmdBindPipeline` of a compute pipeline, and `vkCmdDispatch`.
    Dispatch,
    /// `vkCmdBindPipeline` of a compute pipeline, and `vkCmdDispatchIndirect`.
    DispatchIndirect,
    /// `vkCmdDraw` in another pass, with another pipeline, which captures nothing.
    OtherDraw,
    /// `vkCmdDraw` in another pass, with another pipeline, which has outputs to be captured while
    /// no capture is active.
    OtherCapturingDraw,
}

/// The places where a neutral command may be recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NeutralPlace {
    /// In a pass, and inside of a capture.
    InPass,
    /// In a pass, outside of passes, and inside of a capture.
    Anywhere,
    /// Outside of passes, and so between captures.
    OutsidePass,
}

/// The facts about a neutral command.
struct Facts {
    /// The commands in Vulkan, in the order of recording.
    commands: &'static [&'static str],
    place: NeutralPlace,
    /// The rule that forbids it inside of a pass.
    outside: &'static str,
    /// The section by which nothing that must be captured changes.
    section: &'static str,
}

/// Returns the facts about a command that is legal inside of passes.
fn inside(place: NeutralPlace, commands: &'static [&'static str], section: &'static str) -> Facts {
    Facts {
        commands,
        place,
        outside: "harness: it is recorded inside of passes, too",
        section,
    }
}

/// Returns the facts about a command that is illegal inside of passes by a rule.
fn outside(
    commands: &'static [&'static str],
    outside: &'static str,
    section: &'static str,
) -> Facts {
    Facts {
        commands,
        place: NeutralPlace::OutsidePass,
        outside,
        section,
    }
}

impl Neutral {
    /// Every neutral command.
    pub const ALL: &[Neutral] = Neutral::VARIANTS;

    fn facts(self) -> Facts {
        use NeutralPlace::{Anywhere, InPass};
        match self {
            Neutral::ClearAttachments => inside(
                InPass,
                &["vkCmdClearAttachments"],
                "Clear Commands: clears write attachments only",
            ),
            Neutral::PushConstants => inside(
                Anywhere,
                &["vkCmdPushConstants"],
                "Push Constant Updates: only shaders that read them depend on them",
            ),
            Neutral::BindDescriptorSets => inside(
                Anywhere,
                &["vkCmdBindDescriptorSets"],
                "Descriptor Set Binding: each bind point has its own",
            ),
            Neutral::BindVertexBuffers => inside(
                Anywhere,
                &["vkCmdBindVertexBuffers"],
                "Vertex Input Description: only described bindings are read",
            ),
            Neutral::BindIndexBuffer => inside(
                Anywhere,
                &["vkCmdBindIndexBuffer"],
                "Programmable Primitive Shading: each indexed draw binds its own",
            ),
            Neutral::OcclusionQuery => inside(
                Anywhere,
                &["vkCmdBeginQuery", "vkCmdEndQuery"],
                "Occlusion Queries: they count samples",
            ),
            Neutral::StatisticsQuery => inside(
                Anywhere,
                &["vkCmdBeginQuery", "vkCmdEndQuery"],
                "Pipeline Statistics Queries: they count invocations",
            ),
            Neutral::WriteTimestamp => inside(
                Anywhere,
                &["vkCmdWriteTimestamp"],
                "Timestamp Queries: they write a query",
            ),
            Neutral::WaitEvents => inside(
                Anywhere,
                &["vkCmdWaitEvents"],
                "Events: a wait is a dependency",
            ),
            Neutral::FillBuffer => outside(
                &["vkCmdFillBuffer"],
                "VUID-vkCmdFillBuffer-renderpass",
                "Filling Buffers",
            ),
            Neutral::UpdateBuffer => outside(
                &["vkCmdUpdateBuffer"],
                "VUID-vkCmdUpdateBuffer-renderpass",
                "Updating Buffers",
            ),
            Neutral::CopyBuffer => outside(
                &["vkCmdCopyBuffer"],
                "VUID-vkCmdCopyBuffer-renderpass",
                "Copying Data Between Buffers",
            ),
            Neutral::ClearColorImage => outside(
                &["vkCmdClearColorImage"],
                "VUID-vkCmdClearColorImage-renderpass",
                "Clearing Images Outside a Render Pass Instance",
            ),
            Neutral::CopyImage => outside(
                &["vkCmdCopyImage"],
                "VUID-vkCmdCopyImage-renderpass",
                "Copying Data Between Images",
            ),
            Neutral::BlitImage => outside(
                &["vkCmdBlitImage"],
                "VUID-vkCmdBlitImage-renderpass",
                "Image Copies With Scaling",
            ),
            Neutral::CopyBufferToImage => outside(
                &["vkCmdCopyBufferToImage"],
                "VUID-vkCmdCopyBufferToImage-renderpass",
                "Copying Data Between Buffers and Images",
            ),
            Neutral::CopyImageToBuffer => outside(
                &["vkCmdCopyImageToBuffer"],
                "VUID-vkCmdCopyImageToBuffer-renderpass",
                "Copying Data Between Buffers and Images",
            ),
            Neutral::ResetQueryPool => outside(
                &["vkCmdResetQueryPool"],
                "VUID-vkCmdResetQueryPool-renderpass",
                "Query Operation: a reset is of the queries of a range",
            ),
            Neutral::CopyQueryPoolResults => outside(
                &[
                    "vkCmdBeginQuery",
                    "vkCmdEndQuery",
                    "vkCmdCopyQueryPoolResults",
                ],
                "VUID-vkCmdCopyQueryPoolResults-renderpass",
                "Query Operation: a copy writes its buffer",
            ),
            Neutral::SetEvent => outside(
                &[
                    "vkCmdPipelineBarrier",
                    "vkCmdResetEvent",
                    "vkCmdPipelineBarrier",
                    "vkCmdSetEvent",
                ],
                "VUID-vkCmdSetEvent-renderpass",
                "Events: nothing waits for this one",
            ),
            Neutral::PipelineBarrier => outside(
                &["vkCmdPipelineBarrier"],
                "harness: the executor ends the pass",
                "Execution and Memory Dependencies: a further dependency",
            ),
            Neutral::Dispatch => outside(
                &["vkCmdBindPipeline", "vkCmdDispatch"],
                "VUID-vkCmdDispatch-None-10672",
                "Pipeline Binding: each bind point has its own pipeline",
            ),
            Neutral::DispatchIndirect => outside(
                &["vkCmdBindPipeline", "vkCmdDispatchIndirect"],
                "VUID-vkCmdDispatchIndirect-None-10672",
                "Pipeline Binding: each bind point has its own pipeline",
            ),
            Neutral::OtherDraw | Neutral::OtherCapturingDraw => outside(
                &[
                    "vkCmdBeginRenderPass",
                    "vkCmdBindPipeline",
                    "vkCmdDraw",
                    "vkCmdEndRenderPass",
                ],
                "VUID-vkCmdBeginRenderPass-renderpass",
                "Transform Feedback: draws are captured while it is active",
            ),
        }
    }

    /// Returns its name in case files.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the commands in Vulkan, in the order of recording.
    pub fn commands(self) -> &'static [&'static str] {
        self.facts().commands
    }

    /// Returns it in words: its command, or the query that it begins and ends.
    pub fn words(self) -> &'static str {
        let words = [
            (Neutral::OcclusionQuery, "an occlusion query"),
            (Neutral::StatisticsQuery, "a query of pipeline statistics"),
            (Neutral::OtherDraw, "a draw with another pipeline"),
            (
                Neutral::OtherCapturingDraw,
                "a draw with another pipeline that has captured outputs",
            ),
        ];
        let own = words.iter().find(|(neutral, _)| *neutral == self);
        own.map_or_else(
            || *self.commands().last().expect("each has a command"),
            |(_, words)| words,
        )
    }

    /// Returns the place where the command may be recorded.
    pub fn place(self) -> NeutralPlace {
        self.facts().place
    }

    /// Returns the section by which nothing that must be captured changes.
    pub fn section(self) -> &'static str {
        self.facts().section
    }

    /// Returns the rule that forbids the command inside of a pass.
    pub fn outside_reference(self) -> &'static str {
        self.facts().outside
    }

    /// Whether the command may count towards the results of active queries: of the rendering
    /// operations that the text lists, these are clears, blits and draws (Vulkan, "Query
    /// Operation"). Copies are not rendering operations, and do not count.
    pub fn may_count(self) -> bool {
        matches!(
            self,
            Neutral::ClearAttachments | Neutral::ClearColorImage | Neutral::BlitImage
        ) || self.binds_pipeline()
    }

    /// Whether it binds another graphics pipeline, so that the program of the script is bound
    /// again.
    pub fn binds_pipeline(self) -> bool {
        matches!(self, Neutral::OtherDraw | Neutral::OtherCapturingDraw)
    }

    /// Returns the resource of programs that the command changes.
    pub fn changes(self) -> Option<ResourceKind> {
        let changes = |kind, changing| (self == changing).then_some(kind);
        changes(ResourceKind::Target, Neutral::ClearAttachments)
            .or_else(|| changes(ResourceKind::PushConstant, Neutral::PushConstants))
    }

    /// Whether it begins a query of this kind, of which no other may be active.
    pub fn begins(self, kind: QueryKind) -> bool {
        self == Neutral::StatisticsQuery
            && !matches!(
                kind,
                QueryKind::TransformFeedback | QueryKind::PrimitivesGenerated
            )
    }

    /// Whether it uses a query of a pool that is reset once.
    pub fn uses_query(self) -> bool {
        matches!(
            self,
            Neutral::OcclusionQuery
                | Neutral::StatisticsQuery
                | Neutral::WriteTimestamp
                | Neutral::CopyQueryPoolResults
        )
    }

    /// Whether it uses an event that the first submission sets.
    pub fn uses_event(self) -> bool {
        matches!(self, Neutral::WaitEvents | Neutral::SetEvent)
    }

    /// Returns the feature that it requires.
    pub fn feature(self) -> Option<Feature> {
        (self == Neutral::StatisticsQuery).then_some(Feature::PipelineStatisticsQuery)
    }
}
