//! Draw commands: which vertices, by which call.
//!
//! Vulkan chapter "Drawing Commands"; for byte counts "Transform Feedback",
//! vkCmdDrawIndirectByteCountEXT.

use crate::units::{CounterIndex, Within, is_default, within};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use strum::{Display, IntoStaticStr, VariantNames};

/// One draw command, of one draw or of several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    pub form: DrawForm,
    /// Vertices are taken by the indices in this buffer
    /// (`commands::Script::indices`); `None` takes them in order.
    pub indices: Option<usize>,
    /// The draws, in order. [`DrawForm::Direct`] has exactly one.
    pub calls: Vec<DrawCall>,
}

/// The call that draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawForm {
    /// `vkCmdDraw`, `vkCmdDrawIndexed`
    Direct,
    /// `vkCmdDrawMultiEXT`, `vkCmdDrawMultiIndexedEXT`: all calls have the
    /// instances of the first.
    Multi,
    /// `vkCmdDrawIndirect`, `vkCmdDrawIndexedIndirect`
    Indirect,
    /// `vkCmdDrawIndirectCount`, `vkCmdDrawIndexedIndirectCount`: the buffer
    /// has `count`, the call allows `max`.
    IndirectCount { count: u32, max: u32 },
    /// `vkCmdExecuteGeneratedCommandsEXT` of a layout whose one token draws: a sequence
    /// for each draw. `count` is the number of sequences in the buffer, if any;
    /// the call has `max` (`maxSequenceCount`).
    Generated { count: Option<u32>, max: u32 },
    /// `vkCmdExecuteGeneratedCommandsEXT` of one sequence, whose token draws the number
    /// of times in the buffer: `count`, of which the call allows `max` (`maxDrawCount`).
    GeneratedCount { count: u32, max: u32 },
}

impl DrawForm {
    /// Whether the device generates the command from a buffer
    /// (VK_EXT_device_generated_commands).
    pub fn is_generated(self) -> bool {
        match self {
            DrawForm::Generated { .. } | DrawForm::GeneratedCount { .. } => true,
            DrawForm::Direct
            | DrawForm::Multi
            | DrawForm::Indirect
            | DrawForm::IndirectCount { .. } => false,
        }
    }

    /// The number of generated sequences of the buffer or of the call, whichever is
    /// greater; `None` if the device generates none.
    pub fn reserved_sequences(self) -> Option<u32> {
        match self {
            DrawForm::Generated { count, max } => Some(count.map_or(max, |count| count.max(max))),
            DrawForm::GeneratedCount { .. } => Some(1),
            DrawForm::Direct
            | DrawForm::Multi
            | DrawForm::Indirect
            | DrawForm::IndirectCount { .. } => None,
        }
    }
}

/// From this number of vertices on, only the primitives of a draw are counted: no
/// value could name the vertices.
pub const COUNTED_FROM: u64 = 1 << 24;

/// Arguments of one draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DrawCall {
    /// `vertexCount`, `indexCount`
    pub vertices: u32,
    /// `instanceCount`
    pub instances: u32,
    /// `firstVertex`, `firstIndex`
    pub first_vertex: u32,
    /// `firstInstance`
    pub first_instance: u32,
    /// `vertexOffset`: added to every index.
    pub vertex_offset: i32,
}

impl DrawCall {
    /// The vertices of all instances.
    pub fn total(&self) -> u64 {
        u64::from(self.vertices) * u64::from(self.instances)
    }
}

impl Draw {
    /// Whether the draw is so large that only the number of its primitives is computed;
    /// none of them may be captured.
    pub fn is_counted(&self) -> bool {
        let mut calls = self.drawn().iter();
        self.indices.is_none() && calls.any(|call| call.total() >= COUNTED_FROM)
    }
}

/// `vkCmdDrawIndirectByteCountEXT`: as many vertices as a counter has bytes for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ByteCountDraw {
    /// The number of the counter.
    pub counter: CounterIndex,
    /// The bytes of a vertex (`vertexStride`).
    #[serde(deserialize_with = "within::<_, _, 4, 0xffff_ffff>")]
    #[schemars(with = "Within<4, 0xffff_ffff>")]
    pub stride: u32,
    /// `counterOffset`, in bytes; the default is 0.
    #[serde(default, skip_serializing_if = "is_default")]
    pub counter_offset: u32,
    /// Instances; the default is 1.
    #[serde(
        default = "one",
        deserialize_with = "or_one",
        skip_serializing_if = "is_one"
    )]
    #[schemars(with = "Option<u32>")]
    pub instances: u32,
    /// The first instance; the default is 0.
    #[serde(default, skip_serializing_if = "is_default")]
    pub first_instance: u32,
    /// The vertices that the case expects of the draw.
    #[serde(deserialize_with = "within::<_, _, 0, 0x00ff_ffff>")]
    #[schemars(with = "Within<0, 0x00ff_ffff>")]
    pub vertices: u32,
    /// Whether the counter is given by its address (`vkCmdDrawIndirectByteCount2EXT`); the
    /// default is false.
    #[serde(default, skip_serializing_if = "is_default")]
    pub by_address: bool,
}

fn one() -> u32 {
    1
}

fn is_one(number: &u32) -> bool {
    *number == 1
}

/// Deserializes a number that `"none"` omits.
fn or_one<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    let number = Option::deserialize(deserializer)?;
    Ok(number.unwrap_or(1))
}

/// An index buffer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndexBuffer {
    pub kind: IndexType,
    /// Each fits the type.
    pub values: Vec<u32>,
    /// The index that restarts a primitive, set by `vkCmdSetPrimitiveRestartIndexEXT`
    /// after each bind of the buffer; `None` is the greatest of the type.
    pub restart: Option<u32>,
}

/// Type of indices (`VkIndexType`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[derive(Display, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum IndexType {
    U8,
    U16,
    U32,
}

impl Draw {
    /// `vkCmdDraw`
    pub fn plain(vertices: u32, instances: u32, first_vertex: u32, first_instance: u32) -> Draw {
        Draw {
            form: DrawForm::Direct,
            indices: None,
            calls: vec![DrawCall {
                vertices,
                instances,
                first_vertex,
                first_instance,
                vertex_offset: 0,
            }],
        }
    }

    /// The draws that take place: a count may omit the last ones.
    pub fn drawn(&self) -> &[DrawCall] {
        let drawn = match self.form {
            DrawForm::Direct | DrawForm::Multi | DrawForm::Indirect => return &self.calls,
            DrawForm::IndirectCount { count, max } | DrawForm::GeneratedCount { count, max } => {
                count.min(max)
            }
            DrawForm::Generated { count, max } => count.map_or(max, |count| count.min(max)),
        };
        &self.calls[..(drawn as usize).min(self.calls.len())]
    }

    /// `pVertexOffset` of a `vkCmdDrawMultiIndexedEXT`: given where all draws have
    /// the same, whose own offsets are then not read.
    pub fn shared_offset(&self) -> Option<i32> {
        let offset = self.calls.first()?.vertex_offset;
        let several = self.form == DrawForm::Multi && self.indices.is_some();
        let same = self.calls.iter().all(|call| call.vertex_offset == offset);
        (several && same).then_some(offset)
    }
}

impl IndexType {
    /// Bytes of one index.
    pub fn bytes(self) -> u64 {
        match self {
            IndexType::U8 => 1,
            IndexType::U16 => 2,
            IndexType::U32 => 4,
        }
    }

    /// The greatest index, which restarts primitives.
    pub fn restart(self) -> u32 {
        match self {
            IndexType::U8 => 0xff,
            IndexType::U16 => 0xffff,
            IndexType::U32 => 0xffff_ffff,
        }
    }
}

impl IndexBuffer {
    /// The index that restarts primitives, where the pipeline restarts them.
    pub fn restart_index(&self) -> u32 {
        self.restart.unwrap_or(self.kind.restart())
    }

    /// The buffer as memory, little-endian.
    pub fn bytes(&self) -> Vec<u8> {
        let width = self.kind.bytes() as usize;
        let values = self.values.iter();
        values
            .flat_map(|value| value.to_le_bytes().into_iter().take(width))
            .collect()
    }
}

/// Draws of a command that are printed.
const MAX_PRINTED: usize = 8;

/// Writes the call without its command buffer.
impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let indexed = self.indices.is_some();
        let name = match (self.form, indexed) {
            (DrawForm::Direct, false) => "vkCmdDraw",
            (DrawForm::Direct, true) => "vkCmdDrawIndexed",
            (DrawForm::Multi, false) => "vkCmdDrawMultiEXT",
            (DrawForm::Multi, true) => "vkCmdDrawMultiIndexedEXT",
            (DrawForm::Indirect, false) => "vkCmdDrawIndirect",
            (DrawForm::Indirect, true) => "vkCmdDrawIndexedIndirect",
            (DrawForm::IndirectCount { .. }, false) => "vkCmdDrawIndirectCount",
            (DrawForm::IndirectCount { .. }, true) => "vkCmdDrawIndexedIndirectCount",
            (DrawForm::Generated { .. } | DrawForm::GeneratedCount { .. }, _) => {
                "vkCmdExecuteGeneratedCommandsEXT"
            }
        };
        write!(f, "{name}(")?;
        if let Some(buffer) = self.indices {
            write!(f, "index buffer {buffer}, ")?;
        }
        match self.form {
            DrawForm::Direct | DrawForm::Multi | DrawForm::Indirect => {}
            DrawForm::IndirectCount { count, max } => {
                write!(f, "count {count} in the buffer, maxDrawCount {max}, ")?;
            }
            DrawForm::Generated { count: None, max } => write!(f, "maxSequenceCount {max}, ")?,
            DrawForm::Generated {
                count: Some(count),
                max,
            } => write!(f, "count {count} in the buffer, maxSequenceCount {max}, ")?,
            DrawForm::GeneratedCount { count, max } => {
                write!(
                    f,
                    "count {count} in the buffer, one sequence, maxDrawCount {max}, "
                )?;
            }
        }
        if let Some(offset) = self.shared_offset() {
            write!(f, "pVertexOffset {offset}, ")?;
        }
        for (number, call) in self.calls.iter().take(MAX_PRINTED).enumerate() {
            if number > 0 {
                write!(f, "; ")?;
            }
            call.write(f, indexed)?;
        }
        let more = self.calls.len().saturating_sub(MAX_PRINTED);
        if more > 0 {
            write!(f, "; … {more} more draws")?;
        }
        write!(f, ")")
    }
}

impl DrawCall {
    fn write(&self, f: &mut fmt::Formatter<'_>, indexed: bool) -> fmt::Result {
        let DrawCall {
            vertices,
            instances,
            first_vertex,
            first_instance,
            vertex_offset,
        } = self;
        if indexed {
            write!(
                f,
                "indexCount {vertices}, instanceCount {instances}, firstIndex {first_vertex}, \
                 vertexOffset {vertex_offset}, firstInstance {first_instance}"
            )
        } else {
            write!(
                f,
                "vertexCount {vertices}, instanceCount {instances}, firstVertex {first_vertex}, \
                 firstInstance {first_instance}"
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::Feature;
    use crate::script::requirements::features;

    #[test]
    fn draws_of_one_call_may_share_a_vertex_offset() {
        let call = |vertex_offset| DrawCall {
            vertices: 3,
            instances: 1,
            vertex_offset,
            ..DrawCall::default()
        };
        let draw = |form, indices, offsets: [i32; 2]| Draw {
            form,
            indices,
            calls: offsets.map(call).to_vec(),
        };
        let multi = draw(DrawForm::Multi, Some(0), [5, 5]);
        assert_eq!(multi.shared_offset(), Some(5));
        assert!(multi.to_string().contains("pVertexOffset 5, "), "{multi}");
        for other in [
            draw(DrawForm::Multi, Some(0), [5, 6]),
            draw(DrawForm::Multi, None, [0, 0]),
            draw(DrawForm::Indirect, Some(0), [5, 5]),
        ] {
            assert_eq!(other.shared_offset(), None, "{other}");
        }
    }

    #[test]
    fn a_count_leaves_out_the_last_draws() {
        let call = |vertices| DrawCall {
            vertices,
            instances: 1,
            ..DrawCall::default()
        };
        let draw = |count, max| Draw {
            form: DrawForm::IndirectCount { count, max },
            indices: None,
            calls: vec![call(1), call(2), call(3)],
        };
        assert_eq!(draw(2, 3).drawn().len(), 2);
        assert_eq!(draw(3, 1).drawn().len(), 1);
        assert_eq!(draw(9, 9).drawn().len(), 3);
        assert_eq!(draw(0, 3).drawn(), []);
        assert_eq!(
            draw(2, 3).to_string(),
            "vkCmdDrawIndirectCount(count 2 in the buffer, maxDrawCount 3, vertexCount 1, \
             instanceCount 1, firstVertex 0, firstInstance 0; vertexCount 2, instanceCount 1, \
             firstVertex 0, firstInstance 0; vertexCount 3, instanceCount 1, firstVertex 0, \
             firstInstance 0)"
        );
    }

    #[test]
    fn a_draw_says_what_it_needs() {
        let mut draw = Draw::plain(3, 1, 0, 2);
        assert!(features::draw(&draw).is_empty());
        draw.form = DrawForm::Indirect;
        assert_eq!(features::draw(&draw), [Feature::DrawIndirectFirstInstance]);
        draw.calls.push(DrawCall::default());
        assert_eq!(
            features::draw(&draw),
            [
                Feature::MultiDrawIndirect,
                Feature::DrawIndirectFirstInstance
            ]
        );
        draw.form = DrawForm::Multi;
        assert_eq!(features::draw(&draw), [Feature::MultiDraw]);
        draw.form = DrawForm::GeneratedCount { count: 1, max: 2 };
        assert_eq!(
            features::draw(&draw),
            [
                Feature::DeviceGeneratedCommands,
                Feature::DeviceGeneratedCommandsTransformFeedback,
                Feature::Maintenance5,
                Feature::BufferDeviceAddress,
                Feature::DynamicRendering,
                Feature::DeviceGeneratedCommandsMultiDrawIndirectCount,
                Feature::DrawIndirectFirstInstance
            ]
        );
    }

    #[test]
    fn generated_draws_are_as_many_as_buffer_and_call_allow() {
        let call = |vertices| DrawCall {
            vertices,
            instances: 1,
            ..DrawCall::default()
        };
        let draw = |form| Draw {
            form,
            indices: None,
            calls: vec![call(1), call(2), call(3)],
        };
        let sequences = |count, max| draw(DrawForm::Generated { count, max });
        for (drawn, count, max, reserved) in [
            (3, None, 3, 3),
            (2, None, 2, 2),
            (2, Some(2), 3, 3),
            (1, Some(2), 1, 2),
            (0, Some(0), 3, 3),
        ] {
            let draw = sequences(count, max);
            assert_eq!(draw.drawn().len(), drawn, "{draw}");
            assert_eq!(draw.form.reserved_sequences(), Some(reserved), "{draw}");
        }
        let one = draw(DrawForm::GeneratedCount { count: 3, max: 2 });
        assert_eq!(one.drawn().len(), 2);
        assert_eq!(one.form.reserved_sequences(), Some(1));
        assert!(
            one.to_string().starts_with(
                "vkCmdExecuteGeneratedCommandsEXT(count 3 in the buffer, one sequence, \
                 maxDrawCount 2, vertexCount 1, "
            ),
            "{one}"
        );
        let counted = sequences(Some(2), 3).to_string();
        assert!(
            counted.contains("(count 2 in the buffer, maxSequenceCount 3, "),
            "{counted}"
        );
    }

    #[test]
    fn indices_are_little_endian() {
        let buffer = |kind| IndexBuffer {
            kind,
            values: vec![1, 0x0203],
            restart: None,
        };
        assert_eq!(buffer(IndexType::U8).bytes(), [1, 3]);
        assert_eq!(buffer(IndexType::U16).bytes(), [1, 0, 3, 2]);
        assert_eq!(buffer(IndexType::U32).bytes(), [1, 0, 0, 0, 3, 2, 0, 0]);
        assert_eq!(IndexType::U16.restart(), 0xffff);
    }
}
