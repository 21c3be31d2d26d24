//! Commands that change nothing which the specification fixes for a capture.
//!
//! An application records them between the commands of a capture, and a driver must keep the
//! state of the capture over them. The model has nothing to do for them; what they are
//! executed with belongs to the device. Vulkan chapters "Clear Commands", "Copy Commands",
//! "Dispatching Commands", "Resource Descriptors", "Queries" (Query Operation).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// A command, or a pair of commands, without an effect on captures.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[derive(VariantArray)]
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
    /// `vkCmdFillBuffer` of other memory.
    FillBuffer,
    /// `vkCmdCopyBuffer` between other memory.
    CopyBuffer,
    /// `vkCmdBindPipeline` of a compute pipeline, and `vkCmdDispatch`.
    Dispatch,
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

impl Neutral {
    /// Every neutral command.
    pub const ALL: &[Neutral] = Neutral::VARIANTS;

    /// Returns the commands in Vulkan, in the order of recording.
    pub fn commands(self) -> &'static [&'static str] {
        match self {
            Neutral::ClearAttachments => &["vkCmdClearAttachments"],
            Neutral::PushConstants => &["vkCmdPushConstants"],
            Neutral::BindDescriptorSets => &["vkCmdBindDescriptorSets"],
            Neutral::BindVertexBuffers => &["vkCmdBindVertexBuffers"],
            Neutral::BindIndexBuffer => &["vkCmdBindIndexBuffer"],
            Neutral::OcclusionQuery => &["vkCmdBeginQuery", "vkCmdEndQuery"],
            Neutral::FillBuffer => &["vkCmdFillBuffer"],
            Neutral::CopyBuffer => &["vkCmdCopyBuffer"],
            Neutral::Dispatch => &["vkCmdBindPipeline", "vkCmdDispatch"],
        }
    }

    /// Returns where the command may be recorded.
    pub fn place(self) -> NeutralPlace {
        match self {
            Neutral::ClearAttachments => NeutralPlace::InPass,
            Neutral::PushConstants
            | Neutral::BindDescriptorSets
            | Neutral::BindVertexBuffers
            | Neutral::BindIndexBuffer
            | Neutral::OcclusionQuery => NeutralPlace::Anywhere,
            Neutral::FillBuffer | Neutral::CopyBuffer | Neutral::Dispatch => {
                NeutralPlace::OutsidePass
            }
        }
    }

    /// Returns the rule that forbids the command inside of a pass.
    pub fn outside_reference(self) -> &'static str {
        match self {
            Neutral::FillBuffer => "VUID-vkCmdFillBuffer-renderpass",
            Neutral::CopyBuffer => "VUID-vkCmdCopyBuffer-renderpass",
            Neutral::Dispatch => "VUID-vkCmdDispatch-renderpass",
            Neutral::ClearAttachments
            | Neutral::PushConstants
            | Neutral::BindDescriptorSets
            | Neutral::BindVertexBuffers
            | Neutral::BindIndexBuffer
            | Neutral::OcclusionQuery => "harness: it is recorded inside of passes, too",
        }
    }

    /// Whether the command may count towards the results of active queries (Vulkan,
    /// "Query Operation": clears).
    pub fn may_count(self) -> bool {
        self == Neutral::ClearAttachments
    }
}
