//! The allowed results of a script, per byte, counter and query.

use crate::script::tessellation::{Levels, Tessellation};
use crate::units::{CounterIndex, QueryIndex, Stream, Word};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use strum::VariantArray;

/// Every result that a run may have.
#[derive(Clone, Debug, PartialEq)]
pub struct Allowed {
    /// One per capture buffer of the script; sparse: whatever no entry names is
    /// untouched, guards included.
    pub buffers: Vec<AllowedBuffer>,
    /// Groups of writes of which exactly one must have happened, such as the
    /// rotations of a triangle's vertices, over all its buffers at once.
    pub choices: Vec<Choice>,
    /// Patches whose coordinates, undefined in `buffers`, are those of any
    /// primitives that the tessellator may make.
    pub patches: Vec<AllowedPatch>,
    /// One per counter of the script.
    pub counters: Vec<AllowedCounter>,
    /// One per query of the script.
    pub queries: Vec<AllowedQuery>,
    /// Ties between the driver's own numbers.
    pub identities: Vec<Relation>,
    /// For each capture in order of the begins, the number of vertices that were captured from
    /// each stream before it.
    pub captures: Vec<BTreeMap<Stream, u32>>,
    /// The number of vertices that were captured in all, also into buffers that are not read back.
    pub captured: u32,
    /// Streams and origins of all points that the draws rasterize, captured or not.
    pub points: Vec<(Stream, u32)>,
}

impl Allowed {
    /// Removes what is known of counters, for an interface that has none.
    pub fn forget_counters(&mut self) {
        self.counters.clear();
        self.identities.retain(|relation| match relation {
            Relation::Length { .. } => false,
            Relation::Needed { .. } => true,
        });
    }
}

/// Writes into one capture buffer that have no alternative.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AllowedBuffer {
    /// The words by ascending position; later commands replace what earlier ones wrote.
    pub words: Vec<AllowedWord>,
}

/// One 32-bit word of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AllowedWord {
    /// Bytes from the start of the `VkBuffer`, a multiple of 4.
    pub position: u64,
    /// The bits it must hold; `None` where the value is undefined.
    pub bits: Option<u32>,
    pub source: Source,
}

/// The source of an expected word, for the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    pub stream: Stream,
    /// Number of the primitive among those captured from the stream.
    pub primitive: u32,
    /// Number of the vertex among those captured from the stream.
    pub vertex: u32,
    /// The vertex's origin, see `values::Relation`.
    pub origin: u32,
    pub word: Word,
}

/// The word number of a copied counter value.
pub const COUNTER_WORD: Word = Word(u32::MAX);

/// One of several sets of writes.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The alternatives in words: "rotations of a triangle".
    pub what: &'static str,
    /// Each a list of (buffer, word); all cover the same positions.
    pub alternatives: Vec<Vec<(usize, AllowedWord)>>,
}

/// A part of a result that is recorded and not compared with the model.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[derive(VariantArray)]
pub enum OpenPlace {
    /// The contents of the bound ranges, without the bytes around them.
    Data,
    /// The values of the counters.
    Counters,
    /// Primitives written.
    Written,
    /// Primitives needed.
    Needed,
    /// Primitives generated.
    Generated,
    /// The one of several allowed orders that was taken. Nothing differs for it.
    Order,
}

impl OpenPlace {
    /// Every place.
    pub const ALL: &[OpenPlace] = OpenPlace::VARIANTS;
}

/// One patch of any levels: its primitives are any that its levels allow
/// (`tessellation`), each vertex with its coordinate in the domain.
#[derive(Clone, Debug, PartialEq)]
pub struct AllowedPatch {
    /// Number of the patch among those captured.
    pub number: u32,
    /// Origin of its first control point.
    pub origin: u32,
    pub tessellation: Tessellation,
    pub levels: Levels,
    /// The number of its primitives, whether they all fitted or not.
    pub primitives: u32,
    /// Buffer and position of the three words of each captured vertex.
    pub coordinates: Vec<[(usize, u64); 3]>,
}

/// The value that a counter may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AllowedCounter {
    Exact(u32),
    /// The prefill, because no command wrote the counter.
    Untouched,
}

/// The result that a query may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AllowedQuery {
    /// `written` is `None` where the text does not say: a stream not all of whose
    /// buffers were bound.
    TransformFeedback {
        written: Option<u64>,
        needed: u64,
    },
    PrimitivesGenerated(u64),
    /// Any numbers: those of pipeline statistics.
    Statistics,
    /// No result: the query was reset, and has not ended since.
    Unavailable,
}

/// A tie between two numbers that the driver itself gave (rules 69 and 73).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// Counter minus where the capture started is what the query counts as
    /// written, in bytes; and the captured data ends there.
    Length {
        query: QueryIndex,
        counter: CounterIndex,
        /// The end of the data, if nothing else is captured into the buffer.
        data: Option<DataRange>,
        /// The start of the capture, in bytes from the start of the range.
        start: u64,
        vertices: u32,
        stride: u32,
    },
    /// Both queries spanned the same capturing draws: needed is generated.
    Needed {
        query: QueryIndex,
        generated: QueryIndex,
    },
}

/// A bound range, by which the end of the captured data is looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DataRange {
    /// Index of the capture buffer in the script.
    pub buffer: usize,
    /// Bytes from the start of the `VkBuffer`.
    pub offset: u64,
    /// Bytes.
    pub size: u64,
}
