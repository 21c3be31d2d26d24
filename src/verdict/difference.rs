//! Differences: contents of memory, counters and queries that the specification does
//! not allow, and words of memory as the comparison reads them.

use super::kind::{PatchFault, QueryNumber};
use crate::model::allowed::Source;
use crate::script::memory::Prefill;
use crate::script::tessellation::Levels;
use crate::units::{CounterIndex, QueryIndex};

/// One deviation from what the specification allows.
#[derive(Clone, Debug, PartialEq)]
pub enum Difference {
    /// A word of a capture buffer or of the guards around it.
    Word(WordDifference),
    /// The 4 bytes of a counter.
    Counter {
        prefill: Prefill,
        counter: CounterIndex,
        expected: u32,
        written: bool,
        observed: u32,
    },
    /// A word of the counter buffer that belongs to no counter.
    CounterNeighbour {
        prefill: Prefill,
        position: i64,
        expected: u32,
        observed: u32,
    },
    /// A number of a query; `None` where the driver reported it as unavailable.
    Query {
        prefill: Prefill,
        query: QueryIndex,
        number: QueryNumber,
        expected: u64,
        observed: Option<u64>,
    },
    /// The driver wrote beside the numbers of a query, at this byte from the
    /// first of them.
    QueryOverrun {
        prefill: Prefill,
        query: QueryIndex,
        byte: i32,
    },
    /// A patch that was not tessellated by its levels.
    Patch(PatchDifference),
    /// The driver's own numbers contradict each other.
    Identity { prefill: Prefill, text: String },
}

/// A word that is not as allowed.
#[derive(Clone, Debug, PartialEq)]
pub struct WordDifference {
    pub prefill: Prefill,
    /// Index of the capture buffer in the script.
    pub buffer: usize,
    /// Bytes from the start of the `VkBuffer`; negative in the guard before it.
    pub position: i64,
    pub expected: Expected,
    pub observed: u32,
}

impl WordDifference {
    /// The first byte of the word that differs, counted as `position` is.
    pub fn first_byte(&self) -> i64 {
        let differing = self.expected.bits() ^ self.observed;
        self.position + i64::from(differing.trailing_zeros() / 8 % 4)
    }
}

/// The required contents of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    Captured {
        bits: u32,
        source: Source,
    },
    /// The prefill.
    Untouched {
        bits: u32,
    },
}

impl Expected {
    /// The bits themselves.
    pub fn bits(self) -> u32 {
        match self {
            Expected::Captured { bits, .. } | Expected::Untouched { bits } => bits,
        }
    }
}

/// A patch that is not tessellated as the specification requires.
#[derive(Clone, Debug, PartialEq)]
pub struct PatchDifference {
    pub prefill: Prefill,
    /// Number of the patch among those captured.
    pub patch: u32,
    /// Origin of its first control point.
    pub origin: u32,
    pub levels: Levels,
    pub fault: PatchFinding,
}

/// A fault of a patch.
#[derive(Clone, Debug, PartialEq)]
pub struct PatchFinding {
    pub kind: PatchFault,
    /// The place, the required and the observed value.
    pub text: String,
}

impl PatchFinding {
    pub(super) fn new(kind: PatchFault, text: String) -> PatchFinding {
        PatchFinding { kind, text }
    }
}

/// The place of a difference: one that occurs in both runs is reported once.
#[derive(PartialEq, Eq, Hash)]
pub(super) enum Place {
    Counter(CounterIndex),
    CounterNeighbour(i64),
    Query(QueryIndex, QueryNumber),
    QueryOverrun(QueryIndex),
    Patch(u32, PatchFault),
    Identity(usize),
}

/// Returns the word at byte `at` of an image. The last word of an image may be
/// incomplete: its missing bytes are 0, as in [`prefill_word`].
pub(super) fn word_at(bytes: &[u8], at: usize) -> u32 {
    assert!(at < bytes.len(), "byte {at} of {}", bytes.len());
    if let Some(whole) = bytes[at..].first_chunk() {
        return u32::from_le_bytes(*whole);
    }
    (0..)
        .zip(bytes[at..].iter().take(4))
        .fold(0, |word, (i, byte)| word | u32::from(*byte) << (8 * i))
}

/// Returns the prefill of the word at byte `at` of an image of `len` bytes.
pub(super) fn prefill_word(prefill: Prefill, image: usize, at: usize, len: usize) -> u32 {
    (0..4).filter(|i| at + i < len).fold(0, |word, i| {
        word | u32::from(prefill.byte(image, at + i)) << (8 * i)
    })
}
