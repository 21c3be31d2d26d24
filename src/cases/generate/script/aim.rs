//! The aim of a random script: a number of an argument, and the situation in which the
//! script gives it to the device.
//!
//! A driver that is right with an argument in one situation can be wrong with it in another
//! one. Random scripts without an aim rarely have both; see
//! [`coverage`](crate::coverage) and [`aimed`](super::aimed).

use crate::script::commands::arguments::Argument;

/// The number and situation that a random script must contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Aim {
    /// The argument.
    pub argument: Argument,
    /// The value of the argument.
    pub value: u32,
    /// The situation of its command.
    pub situation: Situation,
}

/// The arguments that no script is aimed at: few values of them are legal, or draws of the
/// usual scripts have all of them.
const WITHOUT_AIM: [Argument; 8] = [
    Argument::BindFirst,
    Argument::BeginCount,
    Argument::EndCount,
    Argument::QueryStream,
    Argument::InstanceCount,
    Argument::FirstInstance,
    Argument::IndirectStride,
    Argument::SourceOffset,
];

/// Returns the arguments that a script can be about.
pub fn targets() -> impl Iterator<Item = Argument> {
    let all = Argument::ALL.iter().copied();
    all.filter(|argument| !WITHOUT_AIM.contains(argument))
}

/// A situation of a command. That of a draw includes the commands between the begin of
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
