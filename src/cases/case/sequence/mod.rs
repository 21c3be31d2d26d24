//! The API sequence of a case file: buffers, counters, queries and steps.
//!
//! * [`steps`] – the steps of `script` and their arguments.
//! * [`draws`] – draw commands and index buffers.
//!
//! Vulkan chapters "Transform Feedback", "Drawing Commands", "Queries".

pub mod draws;
pub mod steps;

use crate::script::commands::QueryKind;
use crate::script::placement::Allocation;
use crate::script::practice::Practice;
use crate::script::query_read::QueryRead;
use crate::spanned::Spanned;
use crate::units::{Binding, Stream, Within, is_default};
use draws::Indices;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use steps::ScriptEntry;

/// The API sequence as a case file states it. Without `script` it is a bind of
/// every captured buffer, a begin, a draw of 7 vertices and an end.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default)]
pub struct Sequence {
    /// Captured bindings that deliberately have no range at one or more begins.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unbound: Vec<Spanned<Binding>>,
    /// The counters, numbered in this order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<Spanned<Counter>>,
    /// The memory of all buffers; the default is `host_cached`.
    pub allocation: Option<Spanned<Allocation>>,
    /// The practices of the application: calls besides those of the steps, or other arguments
    /// of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub practices: Vec<Spanned<Practice>>,
    /// Bytes of every captured buffer that are neither filled nor read back, for
    /// ranges, offsets and counters beyond 2^31: `{ from = 65536, to = "at - 512" }`.
    pub skip_readback: Option<Spanned<SkipReadback>>,
    /// The queries, numbered in this order. The default is one of every captured stream
    /// and one of generated primitives. A query that no step begins is active during
    /// the complete script.
    pub queries: Option<Vec<Query>>,
    /// The methods by which queries of the script are begun, reset and read.
    pub query_read: Option<Spanned<QueryRead>>,
    /// The index buffers, numbered in this order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub indices: Vec<Spanned<Indices>>,
    /// The commands in order.
    pub script: Option<Spanned<Vec<Spanned<ScriptEntry>>>>,
}

/// A counter. Without `buffer`, `memory` and `offset` it has 4 bytes of its own in
/// the first buffer of counters.
#[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Counter {
    /// The value that the application sets before the first command, in bytes; by
    /// default it sets none.
    pub value: Option<u32>,
    /// The number of a buffer of counters; the default is 0. Every other buffer of
    /// counters ends with its last counter.
    pub buffer: Option<Within<0, 15>>,
    /// The `VkBuffer` of a bind, in place of a buffer of counters.
    pub memory: Option<Memory>,
    /// Bytes from the start of the buffer.
    pub offset: Option<Within<0, 0x03ff_ffff>>,
}

/// The number of a `VkBuffer` that binds, counters and copies share.
pub type Memory = Within<0, 191>;

/// The bytes in the middle of large buffers that are neither filled nor read back.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SkipReadback {
    /// The first of them, in bytes from the start of the buffer, a multiple of 4.
    pub from: u64,
    /// The first byte after them, a multiple of 4.
    pub to: u64,
}

/// A query, or several of the same kind.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Query {
    /// The quantity that the query counts.
    pub kind: QueryKind,
    /// The vertex stream; the default is 0.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stream: Stream,
    /// The number of such queries; the default is 1.
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub times: Within<0, 9_999>,
}

fn once() -> Within<0, 9_999> {
    Within::new(1)
}

fn is_once(times: &Within<0, 9_999>) -> bool {
    *times == once()
}
