//! The `[[script]]` of a case file: counters, steps and their arguments.
//!
//! Vulkan chapters "Transform Feedback", "Drawing Commands", "Queries".

use crate::case_file::raw::{Number, Text};
use serde::Deserialize;
use toml::Spanned;

/// A counter of the script, numbered in the order of the file.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counter {
    /// Set before the first command, where given.
    pub value: Option<Number>,
    /// Which buffer of counters it lies in: 0, which it is where left out, is
    /// shared by all that say nothing; the others end with their last counter.
    pub buffer: Option<Number>,
    /// The `VkBuffer` of a bind that it lies in instead.
    pub memory: Option<Number>,
    /// Bytes from the start of its buffer; a place of its own where left out.
    pub offset: Option<Number>,
}

/// A step of the script.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    Bind(Vec<Spanned<BindRange>>),
    Begin(Counters),
    End(Counters),
    Draw(Draw),
    DrawByteCount(ByteCountDraw),
    /// The name of a program; `default` is the case's own.
    Use(Text),
    Consume(crate::case_file::consume::ConsumeStep),
    Copy(crate::case_file::consume::CopyStep),
    Set(crate::case_file::dynamic_state::Set),
    /// The application writes a counter.
    WriteCounter(WriteCounter),
    BeginConditional(crate::case_file::dynamic_state::Condition),
    EndConditional(crate::case_file::dynamic_state::Nothing),
    Barrier(Text),
    BeginQuery(Number),
    EndQuery(Number),
    /// Of a query that has ended, so that it can begin again.
    ResetQuery(Number),
    /// `subpass`, `command_buffer` or `submission`: where recording goes on.
    Next(Text),
    /// Steps in a secondary command buffer.
    Secondary(Vec<Spanned<Step>>),
    Repeat(Repeat),
}

/// A range that a bind gives to one binding.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BindRange {
    /// The binding.
    pub buffer: Number,
    /// Which `VkBuffer`; one per binding where left out.
    pub memory: Option<Number>,
    pub offset: Option<Number>,
    /// Bytes of the range: an expression, `"7 vertices"`; where left out, all
    /// that the draws capture and two vertices more.
    pub room: Option<Number>,
    /// Binds to its end a buffer that ends where the room does: `true` with
    /// `VK_WHOLE_SIZE`, `"null"` for a bind whose `pSizes` is NULL.
    pub whole: Option<Number>,
}

/// The counters of a begin or an end.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counters {
    pub first: Option<Number>,
    /// Numbers of counters, `"none"` for a null handle.
    #[serde(default)]
    pub counters: Vec<Number>,
    /// `both`, `no_offsets` where `pCounterBufferOffsets` is NULL, `neither` where
    /// `pCounterBuffers` is NULL, too.
    pub arrays: Option<Text>,
}

/// A write of the application's own into a counter.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WriteCounter {
    pub counter: Number,
    pub value: Number,
    /// `update`, `fill` or `copy`.
    pub by: Text,
}

/// A draw command; what is left out has a default.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// Vertices or indices.
    pub vertices: Option<Number>,
    pub instances: Option<Number>,
    /// First vertex or index.
    pub first_vertex: Option<Number>,
    pub first_instance: Option<Number>,
    /// Added to every index.
    pub vertex_offset: Option<Number>,
    /// Number of the index buffer of an indexed draw.
    pub indices: Option<Number>,
    /// `direct`, `multi`, `indirect` or `indirect_count`.
    pub form: Option<Text>,
    /// Of `indirect_count`: what the buffer says, and what the call allows; all
    /// draws where left out.
    pub count: Option<Number>,
    pub max: Option<Number>,
    /// Several draws; what one leaves out is as the command says.
    #[serde(default)]
    pub draws: Vec<DrawCall>,
}

/// One draw of several.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawCall {
    pub vertices: Option<Number>,
    pub instances: Option<Number>,
    pub first_vertex: Option<Number>,
    pub first_instance: Option<Number>,
    pub vertex_offset: Option<Number>,
}

/// A draw of as many vertices as a counter says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByteCountDraw {
    pub counter: Number,
    /// Bytes that one vertex takes.
    pub stride: Number,
    /// Subtracted from the counter.
    pub counter_offset: Option<Number>,
    pub instances: Option<Number>,
    pub first_instance: Option<Number>,
    /// Vertices that come of it, by the case's own reckoning.
    pub vertices: Number,
}

/// An index buffer, numbered in the order of the file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Indices {
    /// `u8`, `u16` or `u32`.
    #[serde(rename = "type")]
    pub ty: Text,
    /// Numbers, and `cut` for the greatest index of the type: "0 1 2 cut 3".
    pub values: Text,
}

/// Steps to be taken several times; `i` counts from 0 inside.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Repeat {
    pub times: Number,
    pub steps: Vec<Spanned<Step>>,
}
