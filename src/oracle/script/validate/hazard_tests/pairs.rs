//! The pairs of accesses that require a barrier.
//!
//! [`PAIRS`] is written from "Synchronization and Cache Control", Execution and Memory
//! Dependencies ("Write-after-read hazards can be solved with just an execution
//! dependency"), Pipeline Stages (a scope includes logically earlier or later stages), and
//! the appendix "Memory Model", Location-Ordered (a write after a write requires that the
//! first one is available). Pairs that it does not list need no barrier.

use super::*;
use Dependency::*;

/// The barriers with which a pair of accesses is legal.
#[derive(Clone, Copy, Debug)]
pub(super) enum Needs {
    /// One of these; the error names the first.
    OneOf(&'static [Dependency]),
    /// A script has no such barrier.
    Unavailable,
}

/// Barriers that make counters available to draws and captures.
const COUNTER_WRITES: &[Dependency] = &[Counters, CounterDraws, CountersElsewhere];
/// Barriers that make captured data available to draws and captures.
const DATA_WRITES: &[Dependency] = &[
    Data,
    Vertex,
    Index,
    Indirect,
    Uniform,
    Storage,
    UniformTexel,
    StorageTexel,
];
/// Barriers that order draws and captures before draws and captures. A begin, a draw and an
/// end execute stages up to `TRANSFORM_FEEDBACK`, which all of these name as the source.
const EXECUTION: &[Dependency] = &[
    Counters,
    CounterDraws,
    CountersElsewhere,
    Data,
    Vertex,
    Index,
    Indirect,
    Uniform,
    Storage,
    UniformTexel,
    StorageTexel,
];
/// [`EXECUTION`] for a later capture, which the error names by `data`.
const DATA_FIRST: &[Dependency] = &[
    Data,
    Counters,
    CounterDraws,
    CountersElsewhere,
    Vertex,
    Index,
    Indirect,
    Uniform,
    Storage,
    UniformTexel,
    StorageTexel,
];

/// (earlier, later, the barriers of which one is required). Reads after reads require
/// none. Copies by the queue, and writes of counters by the application, are ordered after
/// each other and before captures by the harness. The host copies after it has waited.
pub(super) const PAIRS: &[(Access, Access, Needs)] = &[
    // vkCmdBeginTransformFeedbackEXT, pCounterBuffers: "a pipeline barrier is required".
    (End, Begin, Needs::OneOf(&[Counters, CountersElsewhere])),
    // "Drawing Transform Feedback": "A pipeline barrier is required".
    (
        End,
        ByteCount,
        Needs::OneOf(&[CounterDraws, CountersElsewhere]),
    ),
    (
        End,
        CountOf,
        Needs::OneOf(&[CounterDraws, CountersElsewhere]),
    ),
    (End, COPY_COUNTER, Needs::OneOf(&[CounterCopy])),
    (End, HOST_COPY_COUNTER, Needs::OneOf(&[CounterHost])),
    // Write after write.
    (End, End, Needs::OneOf(COUNTER_WRITES)),
    (End, SetCounter, Needs::OneOf(&[CounterRewrite])),
    (SetCounter, Begin, Needs::OneOf(&[Written])),
    (SetCounter, ByteCount, Needs::OneOf(&[WrittenDraws])),
    (SetCounter, CountOf, Needs::OneOf(&[WrittenDraws])),
    (SetCounter, End, Needs::OneOf(&[Written, WrittenDraws])),
    (SetCounter, HOST_COPY_COUNTER, Needs::Unavailable),
    // Write after read.
    (Begin, End, Needs::OneOf(EXECUTION)),
    (ByteCount, End, Needs::OneOf(EXECUTION)),
    (CountOf, End, Needs::OneOf(EXECUTION)),
    (Begin, SetCounter, Needs::OneOf(&[CounterRewrite])),
    (ByteCount, SetCounter, Needs::OneOf(&[CounterRewrite])),
    (CountOf, SetCounter, Needs::OneOf(&[CounterRewrite])),
    // Captured data: "Drawing Transform Feedback" for vertex buffers, and the table of
    // access types for the others.
    (Capture, VERTEX, Needs::OneOf(&[Vertex])),
    (Capture, INSTANCE, Needs::OneOf(&[Vertex])),
    (Capture, INDEX, Needs::OneOf(&[Index])),
    (Capture, INDIRECT, Needs::OneOf(&[Indirect])),
    (Capture, COUNT, Needs::OneOf(&[Indirect])),
    (Capture, UNIFORM, Needs::OneOf(&[Uniform])),
    (Capture, STORAGE, Needs::OneOf(&[Storage])),
    (Capture, UNIFORM_TEXEL, Needs::OneOf(&[UniformTexel])),
    (Capture, STORAGE_TEXEL, Needs::OneOf(&[StorageTexel])),
    (Capture, COPY, Needs::OneOf(&[Copy])),
    (Capture, HOST_COPY, Needs::OneOf(&[Host])),
    (Capture, Capture, Needs::OneOf(DATA_WRITES)),
    (Capture, COPY_INTO, Needs::OneOf(&[Copy])),
    (Capture, HOST_COPY_INTO, Needs::OneOf(&[Host])),
    (VERTEX, Capture, Needs::OneOf(DATA_FIRST)),
    (INSTANCE, Capture, Needs::OneOf(DATA_FIRST)),
    (INDEX, Capture, Needs::OneOf(DATA_FIRST)),
    (INDIRECT, Capture, Needs::OneOf(DATA_FIRST)),
    (COUNT, Capture, Needs::OneOf(DATA_FIRST)),
    (UNIFORM, Capture, Needs::OneOf(DATA_FIRST)),
    (STORAGE, Capture, Needs::OneOf(DATA_FIRST)),
    (UNIFORM_TEXEL, Capture, Needs::OneOf(DATA_FIRST)),
    (STORAGE_TEXEL, Capture, Needs::OneOf(DATA_FIRST)),
    (VERTEX, COPY_INTO, Needs::OneOf(&[Copy])),
    (INSTANCE, COPY_INTO, Needs::OneOf(&[Copy])),
    (INDEX, COPY_INTO, Needs::OneOf(&[Copy])),
    (INDIRECT, COPY_INTO, Needs::OneOf(&[Copy])),
    (COUNT, COPY_INTO, Needs::OneOf(&[Copy])),
    (UNIFORM, COPY_INTO, Needs::OneOf(&[Copy])),
    (STORAGE, COPY_INTO, Needs::OneOf(&[Copy])),
    (UNIFORM_TEXEL, COPY_INTO, Needs::OneOf(&[Copy])),
    (STORAGE_TEXEL, COPY_INTO, Needs::OneOf(&[Copy])),
    // Scripts have barriers after transfers for counters only.
    (COPY_INTO, VERTEX, Needs::Unavailable),
    (COPY_INTO, INSTANCE, Needs::Unavailable),
    (COPY_INTO, INDEX, Needs::Unavailable),
    (COPY_INTO, INDIRECT, Needs::Unavailable),
    (COPY_INTO, COUNT, Needs::Unavailable),
    (COPY_INTO, UNIFORM, Needs::Unavailable),
    (COPY_INTO, STORAGE, Needs::Unavailable),
    (COPY_INTO, UNIFORM_TEXEL, Needs::Unavailable),
    (COPY_INTO, STORAGE_TEXEL, Needs::Unavailable),
    (COPY_INTO, HOST_COPY, Needs::Unavailable),
];

/// Returns the barriers that a pair requires, if it requires one.
pub(super) fn needs(earlier: Access, later: Access) -> Option<Needs> {
    let mut pairs = PAIRS.iter();
    let pair = pairs.find(|(first, second, _)| (*first, *second) == (earlier, later));
    pair.map(|(_, _, needs)| *needs)
}
