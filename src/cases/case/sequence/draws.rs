//! Draw commands and index buffers of a case file.
//!
//! Vulkan chapter "Drawing Commands".

use crate::script::draw::IndexType;
use crate::units::{Within, is_default};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A number of vertices, indices or instances.
pub type Count = Within<0, 0xffff_ffff>;

/// The number of a vertex, an index or an instance.
pub type First = Within<0, 0xffff_ffff>;

/// A draw command, of one draw or of several: `{ vertices = 7 }`. Draws of 2^24 or more
/// vertices and instances together are counted but not simulated vertex by vertex, so
/// that nothing may be captured from them.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Draw {
    /// Vertices or indices; the default is 7, or all of the index buffer.
    pub vertices: Option<Count>,
    /// Instances; the default is 1.
    pub instances: Option<Count>,
    /// The first vertex or index; the default is 0.
    pub first_vertex: Option<First>,
    /// The first instance; the default is 0.
    pub first_instance: Option<First>,
    /// The number that is added to every index, modulo 2^32; the default is 0.
    pub vertex_offset: Option<i64>,
    /// The number of an index buffer, for an indexed draw.
    pub indices: Option<u32>,
    /// The draw command; the default is `direct`.
    #[serde(skip_serializing_if = "is_default")]
    pub command: DrawCommand,
    /// The draw count in the buffer of `indirect_count` and `generated_count`; the default
    /// is all draws. The sequence count in the buffer of `generated`, where it is given.
    pub count: Option<DrawCount>,
    /// `maxDrawCount` of `indirect_count` and `generated_count`, `maxSequenceCount` of
    /// `generated`; the default is all draws.
    pub max: Option<DrawCount>,
    /// Several draws. An argument that one of them omits is the command's.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<DrawCall>,
}

impl Draw {
    /// Returns the arguments that the command states for its draws.
    pub fn call(&self) -> DrawCall {
        DrawCall {
            vertices: self.vertices,
            instances: self.instances,
            first_vertex: self.first_vertex,
            first_instance: self.first_instance,
            vertex_offset: self.vertex_offset,
        }
    }

    /// Returns the command with these arguments for its draws.
    #[must_use]
    pub fn with_call(self, call: DrawCall) -> Draw {
        let DrawCall {
            vertices,
            instances,
            first_vertex,
            first_instance,
            vertex_offset,
        } = call;
        Draw {
            vertices,
            instances,
            first_vertex,
            first_instance,
            vertex_offset,
            ..self
        }
    }
}

/// A number of draws.
pub type DrawCount = Within<0, 0xffff_ffff>;

/// The command of a draw, indexed if the draw has indices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DrawCommand {
    /// `vkCmdDraw`
    #[default]
    Direct,
    /// `vkCmdDrawMultiEXT`
    Multi,
    /// `vkCmdDrawIndirect`
    Indirect,
    /// `vkCmdDrawIndirectCount`
    IndirectCount,
    /// `vkCmdExecuteGeneratedCommandsEXT` with a sequence for each draw.
    Generated,
    /// `vkCmdExecuteGeneratedCommandsEXT` with one sequence of several draws.
    GeneratedCount,
}

/// One draw of several.
#[derive(Clone, Copy, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct DrawCall {
    /// Vertices or indices.
    pub vertices: Option<Count>,
    /// Instances.
    pub instances: Option<Count>,
    /// The first vertex or index.
    pub first_vertex: Option<First>,
    /// The first instance.
    pub first_instance: Option<First>,
    /// A number that is added to every index, modulo 2^32.
    pub vertex_offset: Option<i64>,
}

/// An index buffer.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Indices {
    /// The type of the indices.
    #[serde(rename = "type")]
    pub ty: IndexType,
    /// The indices, `cut` for the index that restarts primitives, and ranges of
    /// consecutive indices, repeated as often as a number after `*` states:
    /// `"0 1 2 cut 3 10..=4099 0..=60*8"`.
    pub values: String,
    /// The index that restarts primitives (`vkCmdSetPrimitiveRestartIndexEXT`); the
    /// default is the greatest of the type.
    pub restart: Option<u32>,
}
