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
    /// `vkCmdPushConstants2` to every stage.
    PushConstants2,
    /// `vkCmdBindDescriptorSets` for compute pipelines.
    BindDescriptorSets,
    /// `vkCmdBindDescriptorSets2` for compute pipelines.
    BindDescriptorSets2,
    /// `vkCmdPushDescriptorSet` for compute pipelines.
    PushDescriptorSet,
    /// `vkCmdPushDescriptorSet2` for compute pipelines.
    PushDescriptorSet2,
    /// `vkCmdBindVertexBuffers` of a binding that no pipeline reads.
    BindVertexBuffers,
    /// `vkCmdBindVertexBuffers2` of a binding that no pipeline reads.
    BindVertexBuffers2,
    /// `vkCmdBindIndexBuffer`; a draw with indices binds its own.
    BindIndexBuffer,
    /// `vkCmdBindIndexBuffer2`; a draw with indices binds its own.
    BindIndexBuffer2,
    /// `vkCmdBeginDebugUtilsLabelEXT`, `vkCmdInsertDebugUtilsLabelEXT` and
    /// `vkCmdEndDebugUtilsLabelEXT`
    DebugLabel,
    /// `vkCmdBeginQuery` and `vkCmdEndQuery` of an occlusion query.
    OcclusionQuery,
    /// `vkCmdBeginQuery` and `vkCmdEndQuery` of a query of pipeline statistics.
    StatisticsQuery,
    /// `vkCmdWriteTimestamp`
    WriteTimestamp,
    /// `vkCmdWriteTimestamp2`
    WriteTimestamp2,
    /// `vkCmdWaitEvents` for an event that is set before the first command.
    WaitEvents,
    /// `vkCmdWaitEvents2` for an event that `vkCmdSetEvent2` sets before the first command.
    WaitEvents2,
    /// `vkCmdFillBuffer` of other memory.
    FillBuffer,
    /// `vkCmdUpdateBuffer` of other memory.
    UpdateBuffer,
    /// `vkCmdCopyBuffer` between other memory.
    CopyBuffer,
    /// `vkCmdCopyBuffer2` between other memory.
    CopyBuffer2,
    /// `vkCmdClearColorImage` of another image.
    ClearColorImage,
    /// `vkCmdCopyImage` between other images.
    CopyImage,
    /// `vkCmdCopyImage2` between other images.
    CopyImage2,
    /// `vkCmdBlitImage` between other images.
    BlitImage,
    /// `vkCmdBlitImage2` between other images.
    BlitImage2,
    /// `vkCmdCopyBufferToImage` from other memory to another image.
    CopyBufferToImage,
    /// `vkCmdCopyBufferToImage2` from other memory to another image.
    CopyBufferToImage2,
    /// `vkCmdCopyImageToBuffer` from another image to other memory.
    CopyImageToBuffer,
    /// `vkCmdCopyImageToBuffer2` from another image to other memory.
    CopyImageToBuffer2,
    /// `vkCmdResetQueryPool` of queries of another pool.
    ResetQueryPool,
    /// `vkCmdCopyQueryPoolResults` from another pool to other memory, after a query.
    CopyQueryPoolResults,
    /// `vkCmdResetEvent` and `vkCmdSetEvent`, each after a `vkCmdPipelineBarrier`.
    SetEvent,
    /// `vkCmdResetEvent2` and `vkCmdSetEvent2`, each after a `vkCmdPipelineBarrier2`.
    SetEvent2,
    /// `vkCmdPipelineBarrier` without a memory barrier.
    PipelineBarrier,
    /// `vkCmdPipelineBarrier2` with a memory barrier without accesses.
    PipelineBarrier2,
    /// `vkCmdBindPipeline` of a compute pipeline, and `vkCmdDispatch`.
    Dispatch,
    /// `vkCmdBindPipeline` of a compute pipeline, and `vkCmdDispatchIndirect`.
    DispatchIndirect,
    /// `vkCmdDraw` in another pass, with another pipeline, which captures nothing.
    OtherDraw,
    /// `vkCmdDraw` in another pass, with another pipeline, which has outputs to be captured while
    /// no capture is active.
    OtherCapturingDraw,
    /// `vkCmdDrawMeshTasksEXT` in another pass, with a pipeline of a mesh shader.
    MeshDraw,
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
    features: &'static [Feature],
    /// The command of which it is another form.
    first_form: Option<Neutral>,
}

/// Returns the facts about a command that is legal inside of passes.
fn inside(place: NeutralPlace, commands: &'static [&'static str], section: &'static str) -> Facts {
    Facts {
        commands,
        place,
        outside: ALSO_INSIDE,
        section,
        features: &[],
        first_form: None,
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
        features: &[],
        first_form: None,
    }
}

/// Returns the facts about another form of a command.
fn form_of(
    first: Neutral,
    commands: &'static [&'static str],
    outside: &'static str,
    features: &'static [Feature],
) -> Facts {
    Facts {
        commands,
        outside,
        features,
        first_form: Some(first),
        ..first.facts()
    }
}

/// The value of [`Facts::outside`] of commands that are legal inside of passes.
const ALSO_INSIDE: &str = "harness: it is recorded inside of passes, too";

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
            Neutral::PushDescriptorSet => Facts {
                features: &[Feature::KhrPushDescriptor],
                ..inside(
                    Anywhere,
                    &["vkCmdPushDescriptorSet"],
                    "Push Descriptor Updates: each bind point has its own",
                )
            },
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
            Neutral::DebugLabel => inside(
                Anywhere,
                &[
                    "vkCmdBeginDebugUtilsLabelEXT",
                    "vkCmdInsertDebugUtilsLabelEXT",
                    "vkCmdEndDebugUtilsLabelEXT",
                ],
                "Debugging: labels identify regions for tools",
            ),
            Neutral::OcclusionQuery => inside(
                Anywhere,
                &["vkCmdBeginQuery", "vkCmdEndQuery"],
                "Occlusion Queries: they count samples",
            ),
            Neutral::StatisticsQuery => Facts {
                features: &[Feature::PipelineStatisticsQuery],
                ..inside(
                    Anywhere,
                    &["vkCmdBeginQuery", "vkCmdEndQuery"],
                    "Pipeline Statistics Queries: they count invocations",
                )
            },
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
            Neutral::MeshDraw => Facts {
                features: &[Feature::MeshShader],
                ..outside(
                    &[
                        "vkCmdBeginRenderPass",
                        "vkCmdBindPipeline",
                        "vkCmdDrawMeshTasksEXT",
                        "vkCmdEndRenderPass",
                    ],
                    "VUID-vkCmdBeginRenderPass-renderpass",
                    "Transform Feedback: draws are captured while it is active",
                )
            },
            Neutral::PushConstants2 => form_of(
                Neutral::PushConstants,
                &["vkCmdPushConstants2"],
                ALSO_INSIDE,
                &[Feature::Maintenance6],
            ),
            Neutral::BindDescriptorSets2 => form_of(
                Neutral::BindDescriptorSets,
                &["vkCmdBindDescriptorSets2"],
                ALSO_INSIDE,
                &[Feature::Maintenance6],
            ),
            Neutral::PushDescriptorSet2 => form_of(
                Neutral::PushDescriptorSet,
                &["vkCmdPushDescriptorSet2"],
                ALSO_INSIDE,
                &[Feature::KhrPushDescriptor, Feature::Maintenance6],
            ),
            Neutral::BindVertexBuffers2 => form_of(
                Neutral::BindVertexBuffers,
                &["vkCmdBindVertexBuffers2"],
                ALSO_INSIDE,
                &[Feature::ExtendedDynamicState],
            ),
            Neutral::BindIndexBuffer2 => form_of(
                Neutral::BindIndexBuffer,
                &["vkCmdBindIndexBuffer2"],
                ALSO_INSIDE,
                &[Feature::Maintenance5],
            ),
            Neutral::WriteTimestamp2 => form_of(
                Neutral::WriteTimestamp,
                &["vkCmdWriteTimestamp2"],
                ALSO_INSIDE,
                &[Feature::Synchronization2],
            ),
            Neutral::WaitEvents2 => form_of(
                Neutral::WaitEvents,
                &["vkCmdWaitEvents2"],
                ALSO_INSIDE,
                &[Feature::Synchronization2],
            ),
            Neutral::CopyBuffer2 => form_of(
                Neutral::CopyBuffer,
                &["vkCmdCopyBuffer2"],
                "VUID-vkCmdCopyBuffer2-renderpass",
                &[Feature::KhrCopyCommands2],
            ),
            Neutral::CopyImage2 => form_of(
                Neutral::CopyImage,
                &["vkCmdCopyImage2"],
                "VUID-vkCmdCopyImage2-renderpass",
                &[Feature::KhrCopyCommands2],
            ),
            Neutral::BlitImage2 => form_of(
                Neutral::BlitImage,
                &["vkCmdBlitImage2"],
                "VUID-vkCmdBlitImage2-renderpass",
                &[Feature::KhrCopyCommands2],
            ),
            Neutral::CopyBufferToImage2 => form_of(
                Neutral::CopyBufferToImage,
                &["vkCmdCopyBufferToImage2"],
                "VUID-vkCmdCopyBufferToImage2-renderpass",
                &[Feature::KhrCopyCommands2],
            ),
            Neutral::CopyImageToBuffer2 => form_of(
                Neutral::CopyImageToBuffer,
                &["vkCmdCopyImageToBuffer2"],
                "VUID-vkCmdCopyImageToBuffer2-renderpass",
                &[Feature::KhrCopyCommands2],
            ),
            Neutral::SetEvent2 => form_of(
                Neutral::SetEvent,
                &[
                    "vkCmdPipelineBarrier2",
                    "vkCmdResetEvent2",
                    "vkCmdPipelineBarrier2",
                    "vkCmdSetEvent2",
                ],
                "VUID-vkCmdSetEvent2-renderpass",
                &[Feature::Synchronization2],
            ),
            Neutral::PipelineBarrier2 => form_of(
                Neutral::PipelineBarrier,
                &["vkCmdPipelineBarrier2"],
                "harness: the executor ends the pass",
                &[Feature::Synchronization2],
            ),
        }
    }

    /// Returns the command of which it is another form, or itself.
    pub fn first_form(self) -> Neutral {
        self.facts().first_form.unwrap_or(self)
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
            (Neutral::DebugLabel, "debug labels"),
            (Neutral::OtherDraw, "a draw with another pipeline"),
            (
                Neutral::OtherCapturingDraw,
                "a draw with another pipeline that has captured outputs",
            ),
            (Neutral::MeshDraw, "a mesh draw"),
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
            self.first_form(),
            Neutral::ClearAttachments | Neutral::ClearColorImage | Neutral::BlitImage
        ) || self.binds_pipeline()
    }

    /// Whether it binds another graphics pipeline, so that the program of the script is bound
    /// again.
    pub fn binds_pipeline(self) -> bool {
        matches!(
            self,
            Neutral::OtherDraw | Neutral::OtherCapturingDraw | Neutral::MeshDraw
        )
    }

    /// Returns the resource of programs that the command changes.
    pub fn changes(self) -> Option<ResourceKind> {
        let first = self.first_form();
        let changes = |kind, changing| (first == changing).then_some(kind);
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
            self.first_form(),
            Neutral::OcclusionQuery
                | Neutral::StatisticsQuery
                | Neutral::WriteTimestamp
                | Neutral::CopyQueryPoolResults
        )
    }

    /// Whether it uses an event that the first submission sets.
    pub fn uses_event(self) -> bool {
        matches!(self.first_form(), Neutral::WaitEvents | Neutral::SetEvent)
    }

    /// Returns the features that it requires.
    pub fn features(self) -> &'static [Feature] {
        self.facts().features
    }
}
