//! The aim of a random script: a number of an argument, and the situation in which the
//! script gives it to the device.
//!
//! A driver that is right with an argument in one situation can be wrong with it in another
//! one. Random scripts without an aim rarely have both; see
//! [`coverage`](crate::coverage) and [`aimed`](super::aimed).

/// The number and situation that a random script must contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Aim {
    /// The argument.
    pub argument: Target,
    /// The value of the argument.
    pub value: u32,
    /// The situation of its command.
    pub situation: Situation,
}

/// An argument that a script can be about, by its name in the table of `xfb coverage`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    BindingCount,
    RangeOffset,
    RangeSize,
    BeginFirst,
    EndFirst,
    CounterOffset,
    CounterValue,
    CounterWritten,
    VertexCount,
    IndexCount,
    FirstVertex,
    FirstIndex,
    VertexOffset,
    DrawCount,
    Count,
    MaxDrawCount,
    Index,
    ByteCountInstances,
    ByteCountFirstInstance,
    ByteCountOffset,
    ByteCountStride,
    CopyOffset,
    CopySize,
    PatchPoints,
    Invocations,
    EmittedVertices,
}

/// The values that an argument may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The distance of two values.
    pub unit: u32,
    pub least: u32,
    pub most: u32,
}

impl Target {
    /// Every target with its name.
    pub const ALL: [(&'static str, Target); 26] = [
        ("bind.bindingCount", Target::BindingCount),
        ("bind.pOffsets", Target::RangeOffset),
        ("bind.pSizes", Target::RangeSize),
        ("begin.firstCounterBuffer", Target::BeginFirst),
        ("end.firstCounterBuffer", Target::EndFirst),
        ("counter.offset", Target::CounterOffset),
        ("counter.value", Target::CounterValue),
        ("counter.written", Target::CounterWritten),
        ("draw.vertexCount", Target::VertexCount),
        ("draw.indexCount", Target::IndexCount),
        ("draw.firstVertex", Target::FirstVertex),
        ("draw.firstIndex", Target::FirstIndex),
        ("draw.vertexOffset", Target::VertexOffset),
        ("draw.drawCount", Target::DrawCount),
        ("draw.count", Target::Count),
        ("draw.maxDrawCount", Target::MaxDrawCount),
        ("index", Target::Index),
        ("byteCount.instanceCount", Target::ByteCountInstances),
        ("byteCount.firstInstance", Target::ByteCountFirstInstance),
        ("byteCount.counterOffset", Target::ByteCountOffset),
        ("byteCount.vertexStride", Target::ByteCountStride),
        ("copy.srcOffset", Target::CopyOffset),
        ("copy.size", Target::CopySize),
        ("patchControlPoints", Target::PatchPoints),
        ("geometry.invocations", Target::Invocations),
        ("geometry.vertices", Target::EmittedVertices),
    ];

    /// The values that the argument may have in a script.
    pub fn limits(self) -> Limits {
        let limits = |unit, least, most| Limits { unit, least, most };
        match self {
            Target::BindingCount => limits(1, 1, 4),
            Target::BeginFirst | Target::EndFirst => limits(1, 0, 3),
            Target::RangeOffset
            | Target::CounterOffset
            | Target::CounterValue
            | Target::CounterWritten
            | Target::ByteCountOffset
            | Target::CopyOffset => limits(4, 0, u32::MAX),
            Target::RangeSize | Target::CopySize => limits(4, 4, u32::MAX),
            Target::VertexCount
            | Target::IndexCount
            | Target::FirstVertex
            | Target::FirstIndex
            | Target::VertexOffset
            | Target::Index
            | Target::ByteCountInstances
            | Target::ByteCountFirstInstance => limits(1, 0, u32::MAX),
            Target::DrawCount | Target::Count | Target::MaxDrawCount => limits(1, 0, 5000),
            Target::ByteCountStride => limits(4, 4, 512),
            Target::PatchPoints | Target::Invocations => limits(1, 1, 32),
            Target::EmittedVertices => limits(1, 1, 256),
        }
    }
}

/// A situation. Those of draws are of the draw itself: the commands between the begin of
/// its capture and the draw, and the kinds of draws before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Situation {
    FirstCapture,
    LaterCapture,
    Resumed,
    SubmittedAgain,
    LaterSubmission,
    LaterCommandBuffer,
    LaterSubpass,
    Secondary,
    AfterDirect,
    AfterIndexed,
    AfterMulti,
    AfterIndirect,
    AfterByteCount,
    AfterGenerated,
    InsideAfterState,
    InsideAfterQueryBegun,
    InsideAfterQueryEnded,
    InsideAfterConditionBegun,
    InsideAfterConditionEnded,
    Multiview,
    Fragments,
    NoFragments,
    DiscardOn,
    DiscardOff,
    Monolithic,
    FastLink,
    OptimisedLink,
    ShaderObjects,
    LinkedObjects,
}

use Situation as S;

/// Every situation with its name.
pub const SITUATIONS: [(Situation, &str); 29] = [
    (S::FirstCapture, "first capture"),
    (S::LaterCapture, "later capture"),
    (S::Resumed, "resumed"),
    (S::SubmittedAgain, "submitted again"),
    (S::LaterSubmission, "later submission"),
    (S::LaterCommandBuffer, "later command buffer"),
    (S::LaterSubpass, "later subpass"),
    (S::Secondary, "secondary command buffer"),
    (S::AfterDirect, "after vkCmdDraw"),
    (S::AfterIndexed, "after vkCmdDrawIndexed"),
    (S::AfterMulti, "after a multi-draw"),
    (S::AfterIndirect, "after an indirect draw"),
    (S::AfterByteCount, "after a byte-count draw"),
    (S::AfterGenerated, "after generated draws"),
    (S::InsideAfterState, "inside, after dynamic state"),
    (S::InsideAfterQueryBegun, "inside, after a query began"),
    (S::InsideAfterQueryEnded, "inside, after a query ended"),
    (
        S::InsideAfterConditionBegun,
        "inside, after a condition began",
    ),
    (
        S::InsideAfterConditionEnded,
        "inside, after a condition ended",
    ),
    (S::Multiview, "multiview"),
    (S::Fragments, "with a fragment shader"),
    (S::NoFragments, "without a fragment shader"),
    (S::DiscardOn, "rasterizer discard"),
    (S::DiscardOff, "no rasterizer discard"),
    (S::Monolithic, "one pipeline"),
    (S::FastLink, "libraries"),
    (S::OptimisedLink, "optimised libraries"),
    (S::ShaderObjects, "shader objects"),
    (S::LinkedObjects, "linked shader objects"),
];

impl Situation {
    /// The name in tables.
    pub fn name(self) -> &'static str {
        SITUATIONS[self as usize].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn situations_stand_in_their_order() {
        for (number, (situation, name)) in SITUATIONS.into_iter().enumerate() {
            assert_eq!(situation as usize, number, "{name}");
        }
    }
}
