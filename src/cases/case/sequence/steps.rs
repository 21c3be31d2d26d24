//! The steps of a case file's script and their arguments.

use super::Memory;
use super::draws::{ByteCountDraw, Draw};
use crate::case::size::Size;
use crate::script::Topology;
use crate::script::barrier::Barrier;
use crate::script::commands::slots::Reference;
use crate::script::commands::{Boundary, CounterCall};
use crate::script::condition::Condition;
use crate::script::consume::Copier;
use crate::script::counters::WriteMeans;
use crate::script::program::Provoking;
use crate::spanned::{Spanned, deserialize_by_visitor};
use crate::units::{CounterIndex, QueryIndex, Stream, Within, is_default};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de;
use serde::{Deserialize, Serialize, Serializer};
use std::borrow::Cow;

/// A step of the script.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Binds ranges of buffers (`vkCmdBindTransformFeedbackBuffersEXT`): `{ bind = [{
    /// buffer = 0, size = "7 vertices" }] }`.
    Bind(Vec<Spanned<BindRange>>),
    /// Begins transform feedback (`vkCmdBeginTransformFeedbackEXT`).
    Begin(CounterCall),
    /// Ends transform feedback (`vkCmdEndTransformFeedbackEXT`) and stores the
    /// counters: `{ end = { counters = [0] } }`.
    End(CounterCall),
    /// Draws.
    Draw(Draw),
    /// Draws as many vertices as a counter has bytes for
    /// (`vkCmdDrawIndirectByteCountEXT`).
    DrawByteCount(ByteCountDraw),
    /// Binds a program by its name: `{ use = "b" }`; `default` is the case's own.
    Use(String),
    /// Names the captured data that the next draw reads: `{ consume = { as = "index",
    /// from = { memory = 0, offset = 16 } } }`.
    Consume(Consume),
    /// Copies captured data or a counter into a captured buffer.
    Copy(Copy),
    /// Sets dynamic state until another program is bound: `{ set = { topology = "lines"
    /// } }`.
    Set(DynamicState),
    /// Writes a counter: `{ write_counter = { counter = 0, value = 48, via = "update" }
    /// }`.
    WriteCounter(WriteCounter),
    /// Begins conditional rendering (`vkCmdBeginConditionalRenderingEXT`): `{
    /// begin_conditional = { value = 0 } }`.
    BeginConditional(Condition),
    /// Ends conditional rendering.
    EndConditional {},
    /// Records a memory dependency: `{ barrier = "counters" }`.
    Barrier(Barrier),
    /// Begins a query by its number.
    BeginQuery(QueryIndex),
    /// Ends a query by its number.
    EndQuery(QueryIndex),
    /// Resets a query that is not active, so that it can begin again.
    ResetQuery(QueryIndex),
    /// Continues recording in another subpass, command buffer or submission: `{ next =
    /// "submission" }`.
    Next(Boundary),
    /// Records steps into a secondary command buffer: `{ secondary = ["draw"] }`.
    Secondary(Vec<Spanned<Step>>),
}

impl Step {
    /// Visits the references to queries and counters; those of a secondary command buffer are
    /// of its own steps.
    pub fn visit_references(&mut self, each: &mut dyn FnMut(Reference<'_>)) {
        match self {
            Step::Begin(call) | Step::End(call) => {
                let counters = call.counters.iter_mut();
                counters.for_each(|counter| each(Reference::NullableCounter(counter)));
            }
            Step::DrawByteCount(draw) => {
                let mut counter = CounterIndex(draw.counter.get());
                each(Reference::Counter(&mut counter));
                draw.counter = Within::new(counter.0);
            }
            Step::Consume(Consume { from, .. }) | Step::Copy(Copy { from, .. }) => {
                if let Some(counter) = &mut from.counter {
                    each(Reference::Counter(counter));
                }
            }
            Step::WriteCounter(write) => each(Reference::Counter(&mut write.counter)),
            Step::BeginQuery(query) | Step::EndQuery(query) | Step::ResetQuery(query) => {
                each(Reference::Query(query));
            }
            Step::Bind(_)
            | Step::Draw(_)
            | Step::Use(_)
            | Step::Set(_)
            | Step::BeginConditional(_)
            | Step::EndConditional {}
            | Step::Barrier(_)
            | Step::Next(_)
            | Step::Secondary(_) => {}
        }
    }
}

/// The range that a bind gives to one binding.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BindRange {
    /// The number of the binding.
    pub buffer: BindingNumber,
    /// The number of the `VkBuffer`, which other ranges may share; the default is one
    /// per binding.
    pub memory: Option<Memory>,
    /// Bytes from the start of the `VkBuffer`; the default is 0.
    pub offset: Option<Spanned<Size>>,
    /// The bytes of the range, `512` or `"7 vertices"`; the default is all that the
    /// draws capture and two vertices more.
    pub size: Option<Spanned<Size>>,
    /// Whether the size is passed as `VK_WHOLE_SIZE`, or `pSizes` as NULL (`"null"`);
    /// the default is false. The range then extends to the end of its buffer.
    #[serde(default, skip_serializing_if = "is_default")]
    pub whole: WholeSize,
    /// Whether the range is given by its address
    /// (`vkCmdBindTransformFeedbackBuffers2EXT`); the default is false.
    #[serde(default, skip_serializing_if = "is_default")]
    pub by_address: bool,
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

deserialize_by_visitor!(WholeSize, "true, false or \"null\"", {
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
});

/// A write of a counter by the application.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WriteCounter {
    /// The number of the counter.
    pub counter: CounterIndex,
    /// The value, in bytes.
    pub value: u32,
    /// The command that writes it.
    pub via: WriteMeans,
}

/// The captured data that the next draw reads. Data that a shader reads needs `reads`
/// in the pipeline of its program.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Consume {
    /// The use of the data.
    #[serde(rename = "as")]
    pub usage: Usage,
    /// The first byte of the data.
    pub from: BufferRef,
    /// Bytes from the arguments of one indirect draw to the next; the default is 16.
    pub stride: Option<Within<4, 0x00ff_ffff>>,
}

/// The use of captured data by a draw.
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

/// A copy into a captured buffer.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Copy {
    /// The source.
    pub from: BufferRef,
    /// The destination.
    pub to: BufferRef,
    /// The number of bytes, a multiple of 4.
    pub bytes: Within<4, 0x00ff_ffff>,
    /// The command or host write that copies the bytes; the default is `queue`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub via: Copier,
}

/// A byte of the buffer of a binding (`buffer`) or of a `VkBuffer` (`memory`), or a
/// counter.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct BufferRef {
    /// The binding whose own buffer it is.
    pub buffer: Option<BindingNumber>,
    /// The number of a `VkBuffer`, as in `bind`.
    pub memory: Option<Memory>,
    /// Bytes from the start of the buffer, a multiple of 4; the default is 0.
    pub offset: Option<Within<0, 0x00ff_ffff>>,
    /// The number of a counter.
    pub counter: Option<CounterIndex>,
}

/// Values of dynamic state.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct DynamicState {
    /// The input topology.
    pub topology: Option<Topology>,
    /// Whether the greatest index restarts a primitive
    /// (`vkCmdSetPrimitiveRestartEnable`).
    pub restart: Option<bool>,
    /// Control points of a patch.
    pub patch_points: Option<Within<1, 32>>,
    /// The provoking vertex mode.
    pub provoking: Option<Provoking>,
    /// The stream that is rasterized (`vkCmdSetRasterizationStreamEXT`).
    pub stream: Option<Stream>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::commands::slots::Entry;
    use crate::units::Binding;

    /// A use of a counter by the next draw was once not renumbered.
    #[test]
    fn each_step_follows_the_removal_of_a_counter() {
        let left = |mut step: Step, gone| {
            let mut is_left = true;
            let gone = Entry::Counter(CounterIndex(gone));
            step.visit_references(&mut |reference| is_left &= reference.follow_removal(gone));
            is_left.then_some(step)
        };
        let from = |counter| BufferRef {
            counter: Some(CounterIndex(counter)),
            ..BufferRef::default()
        };
        let consume = Step::Consume(Consume {
            usage: Usage::Count,
            from: from(1),
            stride: None,
        });
        assert!(left(consume.clone(), 1).is_none());
        let Some(Step::Consume(moved)) = left(consume, 0) else {
            panic!("it names another counter");
        };
        assert_eq!(moved.from.counter, Some(CounterIndex(0)));
        let counters = [0, 1, 2].map(|counter| Some(CounterIndex(counter)));
        let begin = Step::Begin(CounterCall::new(Binding(0), counters.to_vec()));
        let Some(Step::Begin(call)) = left(begin, 1) else {
            panic!("a null handle replaces the counter");
        };
        let want = [Some(CounterIndex(0)), None, Some(CounterIndex(1))];
        assert_eq!(call.counters, want);
    }
}
