//! The edits that transformations make.

use crate::script::barrier::SyncMethod;
use crate::script::commands::Boundary;
use crate::script::counters::{CounterHome, CounterPlace};
use crate::script::draw::IndexType;
use crate::script::neutral::Neutral;
use crate::script::placement::Allocation;
use crate::script::practice::Practice;
use crate::script::program::{Build, Dynamic};
use crate::script::query_read::QueryKind;
use crate::units::CounterIndex;

/// The edit that a transformation makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// A neutral command before the place.
    Neutral(Neutral),
    /// A practice of the application, with a command or a state that shows it.
    Practice(Practice),
    /// A draw with the indices of its vertices, after unused ones.
    Indexed(IndexType),
    /// A direct draw by another command.
    Form(Form),
    /// The instances of a draw by two draws.
    SplitInstances,
    /// The vertices of a draw by two draws, at the end of a primitive.
    SplitVertices,
    /// Two draws whose vertices follow one another as one draw.
    Merged,
    /// The draws up to the next other command by one draw command.
    Joined(Form),
    /// A draw of as many vertices as a counter has bytes for, after the bytes of `counterOffset`.
    ByteCount { offset: u32 },
    /// Dynamic state that is set to another value, and back.
    Toggled(Dynamic),
    /// Another method for a dependency by `vkCmdPipelineBarrier`.
    Barrier(SyncMethod),
    /// A draw under a condition that holds.
    Conditional { inverted: bool },
    /// A bind for each range.
    SplitBind,
    /// A bind of the whole buffers before.
    BindTwice,
    /// The size of the rest of the buffer in place of `VK_WHOLE_SIZE`.
    ExplicitSizes,
    /// `VK_WHOLE_SIZE` in place of the size of the rest of the buffer.
    WholeSizes,
    /// Null handles for bindings without a counter.
    NullCounters,
    /// The program bound again.
    UseAgain,
    /// The capture in a secondary command buffer.
    Secondary,
    /// The capture in a secondary command buffer that is executed twice.
    SecondaryTwice,
    /// Recording continues elsewhere.
    Boundary(Boundary),
    /// A query around the capture.
    Query(QueryKind),
    /// Memory is named by device addresses.
    Addresses,
    /// Counters in other buffers.
    Counters(CounterHomes),
    /// Another allocation of the memory of buffers.
    Memory(Allocation),
    /// State that is dynamic.
    Dynamic(Dynamic),
    /// Another way to make the pipelines.
    Build(Build),
    /// Dynamic rendering in place of render passes.
    Rendering,
    /// The case without its queries, for what may not happen while one is active.
    NoQueries,
    /// Another way to read the results of queries.
    QueryRead(Reading),
}

/// The buffers of counters, with their offsets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CounterHomes {
    /// The start of a buffer for each.
    Each,
    /// The end of a buffer for each, at an offset of its own.
    EachAtEnd,
    /// One buffer, with nothing between the counters.
    Adjacent,
}

impl CounterHomes {
    /// Returns the place of a counter.
    pub(super) fn place(self, counter: CounterIndex) -> CounterPlace {
        let number = counter.0 as usize + 1;
        let (buffer, offset) = match self {
            CounterHomes::Each => (number, 0),
            CounterHomes::EachAtEnd => (number, 8 * number as u64 + 4),
            CounterHomes::Adjacent => (1, 4 * number as u64),
        };
        let home = CounterHome::Counters(buffer);
        CounterPlace { home, offset }
    }
}

/// A form of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Multi,
    Indirect,
    IndirectCount,
    Generated,
}

/// A way to read the results of queries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reading {
    /// 32-bit numbers.
    Narrow,
    /// By vkCmdCopyQueryPoolResults.
    Copied,
    /// Reset by the host.
    ResetByHost,
    /// Begun by vkCmdBeginQuery.
    Plain,
    /// After unused queries of the pool.
    Later,
}
