//! The steps of a case file's script and their arguments.

use super::Memory;
use super::draws::{ByteCountDraw, Draw};
use crate::case::size::Size;
use crate::script::Topology;
use crate::script::barrier::Barrier;
use crate::script::commands::Boundary;
use crate::script::condition::Condition;
use crate::script::consume::{Copier, ReadAs};
use crate::script::counters::{CounterArrays, WriteMeans};
use crate::script::program::Provoking;
use crate::spanned::Spanned;
use crate::units::{Within, is_default};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{self, Deserializer, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

/// A step of the script. An entry of a list of steps can have a condition
/// (`when = { axis = "value" }`) or be repeated
/// (`{ repeat = { times = 3, steps = […] } }`, which counts `i` from 0).
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Binds ranges of buffers.
    Bind(Vec<Spanned<BindRange>>),
    /// Begins transform feedback.
    Begin(Counters),
    /// Ends transform feedback.
    End(Counters),
    /// Draws.
    Draw(Draw),
    /// Draws as many vertices as a counter has bytes for.
    DrawByteCount(ByteCountDraw),
    /// Binds a program by its name; `default` is the case's own.
    Use(String),
    /// Names the captured data that the next draw reads.
    Consume(Consume),
    /// Copies into a captured buffer.
    Copy(Copy),
    /// Sets dynamic state until another program is bound.
    Set(DynamicState),
    /// The application writes a counter.
    WriteCounter(WriteCounter),
    /// Begins conditional rendering.
    BeginConditional(Condition),
    /// Ends conditional rendering.
    EndConditional {},
    /// Records a memory dependency.
    Barrier(Barrier),
    /// Begins a query.
    BeginQuery(u32),
    /// Ends a query.
    EndQuery(u32),
    /// Resets a query that has ended, so that it can begin again.
    ResetQuery(u32),
    /// Continues recording in another subpass, command buffer or submission.
    Next(Boundary),
    /// Records steps into a secondary command buffer.
    Secondary(Vec<Spanned<Step>>),
}

/// The range that a bind gives to one binding.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BindRange {
    /// The number of the binding.
    pub buffer: BindingNumber,
    /// The number of the `VkBuffer`; the default is one per binding.
    pub memory: Option<Memory>,
    /// Bytes from the start of the `VkBuffer`.
    pub offset: Option<Spanned<Size>>,
    /// The bytes of the range; the default is all that the draws capture and two
    /// vertices more.
    pub size: Option<Spanned<Size>>,
    /// Whether the range is bound to the end of its buffer, without its size.
    #[serde(default, skip_serializing_if = "is_default")]
    pub whole: WholeSize,
}

/// The number of a transform feedback binding.
pub type BindingNumber = Within<0, 65535>;

/// How a bind states that a range extends to the end of its buffer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WholeSize {
    /// It does not: `pSizes` has the bytes of the range.
    #[default]
    Stated,
    /// `pSizes` has `VK_WHOLE_SIZE`: `true`.
    Whole,
    /// `pSizes` is NULL: `"null"`.
    Null,
}

impl Serialize for WholeSize {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            WholeSize::Stated => serializer.serialize_bool(false),
            WholeSize::Whole => serializer.serialize_bool(true),
            WholeSize::Null => serializer.serialize_str("null"),
        }
    }
}

impl JsonSchema for WholeSize {
    fn schema_name() -> Cow<'static, str> {
        "WholeSize".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "anyOf": [{ "type": "boolean" }, { "const": "null" }] })
    }
}

impl<'de> Deserialize<'de> for WholeSize {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<WholeSize, D::Error> {
        struct WholeSizeVisitor;
        impl Visitor<'_> for WholeSizeVisitor {
            type Value = WholeSize;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("true, false or \"null\"")
            }
            fn visit_bool<E: de::Error>(self, whole: bool) -> Result<WholeSize, E> {
                Ok(if whole {
                    WholeSize::Whole
                } else {
                    WholeSize::Stated
                })
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<WholeSize, E> {
                match text {
                    "0" | "false" => Ok(WholeSize::Stated),
                    "1" | "true" => Ok(WholeSize::Whole),
                    "null" => Ok(WholeSize::Null),
                    other => Err(E::unknown_variant(other, &["true", "false", "null"])),
                }
            }
        }
        deserializer.deserialize_any(WholeSizeVisitor)
    }
}

/// The counters of a begin or an end.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Counters {
    /// The binding of the first counter.
    #[serde(skip_serializing_if = "is_default")]
    pub first: u32,
    /// The numbers of counters, `"none"` for a null handle.
    #[serde(
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "numbers_or_none"
    )]
    pub counters: Vec<Option<u32>>,
    /// The arrays that the command is given.
    #[serde(skip_serializing_if = "is_default")]
    pub arrays: CounterArrays,
}

/// Serializes the numbers of counters, `"none"` for a null handle.
fn numbers_or_none<S: Serializer>(
    counters: &[Option<u32>],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    /// A number, or `"none"`.
    #[derive(Serialize)]
    #[serde(untagged)]
    enum Spelled {
        Number(u32),
        None(&'static str),
    }
    let spelled = |counter: &Option<u32>| counter.map_or(Spelled::None("none"), Spelled::Number);
    serializer.collect_seq(counters.iter().map(spelled))
}

/// A write of a counter by the application.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WriteCounter {
    /// The number of the counter.
    pub counter: u32,
    /// The value.
    pub value: u32,
    /// The command that writes it.
    pub via: WriteMeans,
}

/// The captured data that the next draw reads.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Consume {
    /// The use of the data.
    #[serde(rename = "as")]
    pub usage: Usage,
    /// The first byte.
    pub from: BufferRef,
    /// Bytes from the arguments of one indirect draw to the next; the default is 16.
    pub stride: Option<Within<4, 4095>>,
}

/// What a draw uses captured data for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Usage {
    /// A vertex attribute.
    Vertex,
    /// An attribute of instances.
    Instance,
    /// A uniform buffer.
    Uniform,
    /// A storage buffer.
    Storage,
    /// A uniform texel buffer.
    UniformTexel,
    /// A storage texel buffer.
    StorageTexel,
    /// Indices.
    Index,
    /// Arguments of indirect draws.
    Indirect,
    /// The draw count of an indirect draw.
    Count,
}

impl Usage {
    /// How a shader reads the data, if a shader does.
    pub fn read_as(self) -> Option<ReadAs> {
        match self {
            Usage::Vertex => Some(ReadAs::Vertex),
            Usage::Instance => Some(ReadAs::Instance),
            Usage::Uniform => Some(ReadAs::Uniform),
            Usage::Storage => Some(ReadAs::Storage),
            Usage::UniformTexel => Some(ReadAs::UniformTexel),
            Usage::StorageTexel => Some(ReadAs::StorageTexel),
            Usage::Index | Usage::Indirect | Usage::Count => None,
        }
    }
}

/// A copy into a captured buffer.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Copy {
    /// The source.
    pub from: BufferRef,
    /// The destination.
    pub to: BufferRef,
    /// The bytes, a multiple of 4.
    pub bytes: Within<4, 65535>,
    /// What copies them; the default is the queue.
    #[serde(default, skip_serializing_if = "is_default")]
    pub via: Copier,
}

/// A place in the buffer of a binding or in a `VkBuffer`, or a counter.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct BufferRef {
    /// The binding whose own buffer it is.
    pub buffer: Option<BindingNumber>,
    /// The `VkBuffer` of a bind.
    pub memory: Option<Memory>,
    /// Bytes from the start of the buffer, a multiple of 4.
    pub offset: Option<Within<0, 0x00ff_ffff>>,
    /// The number of a counter.
    pub counter: Option<u32>,
}

/// Values of dynamic state.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct DynamicState {
    /// The input topology.
    pub topology: Option<Topology>,
    /// Whether the greatest index restarts a primitive.
    pub restart: Option<bool>,
    /// Control points of a patch.
    pub patch_points: Option<Within<1, 32>>,
    /// The provoking vertex mode.
    pub provoking: Option<Provoking>,
}
