//! Findings: the differences of a job as data, decoded into names and bounded in
//! size, with the state of every counter and query.
//!
//! A worker sends findings to its parent; `report` renders them, and
//! `results.json` holds them. The first differences are listed; the pattern
//! counts all of them.

use super::change::Change;
use super::kind::{Kind, PatchFault, QueryNumber};
use super::memory_findings::BufferMemory;
use crate::units::{Binding, CounterIndex, QueryIndex};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The differences from what the specification allows.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Findings {
    /// The number of differences, including those that are not listed.
    pub total: usize,
    /// The number of them that are 32-bit words of capture buffers and their guards.
    pub words: usize,
    /// All differences by kind.
    pub pattern: Vec<KindCount>,
    /// The vertex records from the first to the last differing word, where both
    /// are in one buffer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub records: Option<RecordSpan>,
    /// Whether all of them occur over the complemented prefill only.
    pub complement_only: bool,
    /// The first differences: words, then everything else.
    pub differences: Vec<Finding>,
    /// The memory around the first differing word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub window: Option<MemoryWindow>,
    /// The counters of the script, each as the first run that shows a difference
    /// left it.
    pub counters: Vec<CounterState>,
    /// The queries of the script, likewise.
    pub queries: Vec<QueryState>,
    /// Relations between the driver's own numbers that were checked.
    pub identities: Vec<IdentityState>,
    /// The patterns that memory held before the runs.
    pub prefills: Vec<PrefillRun>,
    /// The capture buffers after the first run that shows a difference.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub memory: Vec<BufferMemory>,
}

/// The number of differences of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct KindCount {
    pub kind: Kind,
    pub count: usize,
}

/// Vertex records of a buffer, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RecordSpan {
    pub buffer: usize,
    pub first: u64,
    pub last: u64,
}

/// The pattern that memory held before a run, one of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PrefillRun {
    Pattern,
    Complement,
}

/// One difference.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Finding {
    /// A word of a capture buffer or of the guards around it.
    Word(Box<WordFinding>),
    /// A counter.
    Counter {
        prefill: PrefillRun,
        counter: CounterIndex,
        expected: u32,
        /// Whether an end names the counter; otherwise its prefill is expected.
        written: bool,
        observed: u32,
    },
    /// A word of the counter buffer that belongs to no counter.
    CounterNeighbour {
        prefill: PrefillRun,
        /// Bytes from the start of the counter buffer.
        byte: i64,
        expected: u32,
        observed: u32,
    },
    /// A number of a query; `observed` is absent where it is unavailable.
    Query {
        prefill: PrefillRun,
        query: QueryIndex,
        stream: u32,
        number: QueryNumber,
        expected: u64,
        observed: Option<u64>,
    },
    /// A write beside the results of a query.
    QueryOverrun {
        prefill: PrefillRun,
        query: QueryIndex,
        /// Bytes from the first result.
        byte: i32,
        /// The methods by which the script reads queries.
        read: String,
    },
    /// A patch that is not tessellated as its levels require.
    Patch {
        prefill: PrefillRun,
        patch: u32,
        origin: u32,
        levels: String,
        fault: PatchFault,
        text: String,
    },
    /// A contradiction between the driver's own numbers.
    Contradiction { prefill: PrefillRun, text: String },
}

/// A word of memory that is not as required.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct WordFinding {
    pub prefill: PrefillRun,
    /// Index of the capture buffer in the script.
    pub buffer: usize,
    /// Bytes from the start of the `VkBuffer` to the word; negative in the guard
    /// before it.
    pub position: i64,
    /// The first byte of the word that differs, counted in the same way.
    pub byte: i64,
    pub region: Region,
    pub kind: Kind,
    pub expected: ExpectedWord,
    pub observed: ObservedWord,
}

/// The part of a buffer that a word belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Region {
    /// The guard before the buffer.
    GuardBefore { bytes_before: u64 },
    /// The guard after the buffer.
    GuardAfter { bytes_past: u64, buffer_size: u64 },
    /// A bound range: the vertex record and the byte within it.
    Record {
        binding: Binding,
        range_offset: u64,
        record: u64,
        stride: u32,
        offset: u64,
    },
    /// Between the bound ranges.
    Unbound,
}

/// The required content of a word.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ExpectedWord {
    pub bits: u32,
    /// The bits as a number of the component's type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    pub content: ExpectedContent,
}

/// The source of the required content of a word.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ExpectedContent {
    /// The prefill: nothing may be written.
    Prefill,
    /// The value of a counter, copied into the buffer.
    Counter,
    /// A captured component.
    Captured(CapturedComponent),
}

/// A component of a captured vertex.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct CapturedComponent {
    pub component: ComponentName,
    /// Number of the vertex among those captured from the stream.
    pub vertex: u32,
    /// Number of the primitive among those captured from the stream.
    pub primitive: u32,
    #[serde(flatten)]
    pub source: SourceVertex,
    pub stream: u32,
}

/// The vertex that a value is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SourceVertex {
    /// Number of the source vertex, or of the vertex that a geometry shader emitted. The source
    /// vertices of an instance begin at 4096 times its number.
    pub origin: u32,
    /// The source vertex of the input primitive that the geometry shader emitted it for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub input: Option<u32>,
    /// The instance, where the script draws another one than instance 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instance: Option<u32>,
}

/// A 32-bit component of an output.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ComponentName {
    /// `blk[1].m[2].y`, with `(low word)` or `(high word)` for halves of 64-bit
    /// components.
    pub name: String,
    /// The variable or block member without the component: `blk[1].m`.
    pub variable: String,
    /// The location and the component of the location, where the output has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub location: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub location_component: Option<u32>,
}

/// The observed content of a word.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ObservedWord {
    pub bits: u32,
    /// The bits as a number of the required component's type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    pub content: ObservedContent,
    /// The change of the required value that gives the observed one, where nothing else does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub change: Option<Change>,
}

/// The origin of an observed word.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ObservedContent {
    /// The prefill: nothing was written.
    Prefill,
    Zero,
    /// Neither the prefill nor a value of the case's shaders.
    Unknown,
    /// A value that a shader wrote.
    Shader {
        name: String,
        #[serde(flatten)]
        source: SourceVertex,
        stream: u32,
        /// The place where the value should be; absent if it is not captured.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        belongs: Option<Home>,
    },
}

/// The place of a captured value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Home {
    pub buffer: usize,
    pub byte: u64,
}

/// Consecutive words of a buffer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct MemoryWindow {
    pub buffer: usize,
    pub prefill: PrefillRun,
    pub words: Vec<WindowWord>,
}

/// A word of a window.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct WindowWord {
    pub position: i64,
    /// `None` where the value is undefined.
    pub expected: Option<u32>,
    pub observed: u32,
    /// The component that the word holds; absent where nothing may be written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub component: Option<WindowComponent>,
    /// The observed content of the word, where it differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wrong: Option<ObservedContent>,
}

/// The component that a word of a window holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct WindowComponent {
    pub name: String,
    pub vertex: u32,
}

/// A counter after a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CounterState {
    pub counter: CounterIndex,
    /// `None` where no end names the counter: it must stay as it was.
    pub expected: Option<u32>,
    pub observed: u32,
    pub differs: bool,
}

/// A query after a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct QueryState {
    pub query: QueryIndex,
    pub stream: u32,
    /// The numbers that the query must return; absent where the specification
    /// leaves one unspecified.
    pub expected: QueryNumbers,
    pub observed: QueryNumbers,
    pub differs: bool,
}

/// The numbers of a query.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct QueryNumbers {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub written: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needed: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub generated: Option<u64>,
}

/// A relation between the driver's own numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct IdentityState {
    pub identity: String,
    pub holds: bool,
}
