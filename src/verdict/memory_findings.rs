//! The memory of capture buffers after a run as data: a part of
//! [`Findings`](super::Findings), for pictures and for other programs. Words are
//! hexadecimal text, since a failure may have thousands of them.

use super::findings::{ObservedContent, PrefillRun};
use crate::units::Binding;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The memory of a capture buffer and of the guards around it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct BufferMemory {
    /// Index of the capture buffer in the script.
    pub buffer: usize,
    pub prefill: PrefillRun,
    /// Bytes of the `VkBuffer`.
    pub size: u64,
    /// Bytes of guard on each side.
    pub guard: u64,
    /// The ranges that are bound in the buffer.
    pub ranges: Vec<CapturedRange>,
    /// The number of words that differ after this run, including those that are not kept.
    pub differing: usize,
    /// The names to which the segments refer.
    pub components: Vec<String>,
    pub segments: Vec<MemorySegment>,
}

/// A range of a buffer that the script binds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CapturedRange {
    pub binding: Binding,
    pub offset: u64,
    pub size: u64,
    /// Bytes of a vertex record; absent if nothing is captured at the binding.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stride: Option<u32>,
}

/// Consecutive 32-bit words of a buffer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct MemorySegment {
    /// Bytes from the start of the `VkBuffer` to the first word; negative in the guard
    /// before it.
    pub position: i64,
    /// Eight hexadecimal digits for each word, or `--------` for any value.
    pub expected: String,
    /// Eight hexadecimal digits for each word.
    pub observed: String,
    /// A letter for each word: `c` is captured, `u` must stay untouched, `g` is guard, `n`
    /// is a counter.
    pub content: String,
    /// The captured words in order: the index in `components`, and the number of the
    /// captured vertex.
    pub captured: Vec<(usize, u32)>,
    /// The observed contents of the differing words, in order.
    pub wrong: Vec<ObservedContent>,
}
