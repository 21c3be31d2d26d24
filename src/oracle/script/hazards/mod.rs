//! Hazards: a command that uses what an earlier one accessed without the barrier
//! that the specification requires between them.
//!
//! Without the barrier a device may read anything, and a case that omits it
//! would blame the driver (rules 82 to 85). Validation layers do not report it,
//! because they do not follow what transform feedback writes. Nor may a capture
//! begin at a counter that the application set to a value that is not a multiple
//! of 4 (rule 51).
//!
//! * `state` – the accesses that no barrier has followed yet.
//! * `tracker` – the commands that make accesses; `order` – barriers and dependencies of
//!   subpasses; `capture` – the bytes that captures write.
//! * `access` – the accesses, and the dependencies that later ones require.
//!
//! A write after a read requires an execution dependency; a read or a write after a
//! write requires a memory dependency as well. Queries need none of a script:
//! vkCmdBeginQueryIndexedEXT and its companions order the commands that name one query.
//!
//! Vulkan chapters "Synchronization and Cache Control", "Transform Feedback"; appendix
//! "Memory Model", Location-Ordered.

mod access;
mod capture;
mod order;
mod state;
mod tracker;

use super::barrier::Dependency;
use crate::units::{Binding, CounterIndex};
pub use access::Access;
pub use state::HazardTracker;
use thiserror::Error;

/// A command that uses what it must not, or not yet.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Hazard {
    #[error(
        "the {user} {earlier}: a barrier = \"{}\" is required between the two", .dependency.name()
    )]
    MissingBarrier {
        /// The command and its verb: "draw reads".
        user: &'static str,
        earlier: Access,
        dependency: Dependency,
    },
    #[error("the {user} {earlier}: no barrier of a script orders a use after this write")]
    NoBarrier { user: &'static str, earlier: Access },
    #[error(
        "the end writes counter {counter}, which the same capture reads as the parameter of a \
         draw: no barrier can be between, and the end must name another counter"
    )]
    StoresWhatItDraws { counter: CounterIndex },
    #[error(
        "the draw reads buffer {buffer} where the active capture writes: no barrier can be \
         between"
    )]
    ReadsOwnCapture { buffer: usize },
    #[error(
        "the capture writes where one before it wrote, in the range of binding {binding}: a \
         barrier = \"data\" is required between the two"
    )]
    Overwrite { binding: Binding },
    #[error(
        "the capture writes where a draw before it read, in the range of binding {binding}: a \
         barrier = \"data\" is required between the two"
    )]
    OverwriteRead { binding: Binding },
    #[error(
        "the ranges of bindings {one} and {other} share bytes, and what those hold after a \
         capture into both is unspecified: only a probe has such a capture"
    )]
    Overlap { one: Binding, other: Binding },
    #[error(
        "subpass {} has another dependency on the one before it than in an earlier render \
         pass: all passes of a script are made alike", .from + 1
    )]
    Dependencies {
        /// The earlier subpass.
        from: u32,
    },
    #[error("the begin reads counter {counter}, which is {value}: it must be a multiple of 4")]
    CounterValue { counter: CounterIndex, value: u32 },
}

impl Hazard {
    /// The section of the specification that states the rule.
    pub fn reference(&self) -> &'static str {
        match self {
            Hazard::MissingBarrier { .. }
            | Hazard::NoBarrier { .. }
            | Hazard::StoresWhatItDraws { .. }
            | Hazard::ReadsOwnCapture { .. }
            | Hazard::Overwrite { .. }
            | Hazard::OverwriteRead { .. } => {
                "\"Synchronization and Cache Control\", Memory Dependencies; rules 82 to 85"
            }
            Hazard::Overlap { .. } => "nowhere specified; rule 23",
            Hazard::Dependencies { .. } => {
                "\"Render Pass\", Render Pass Compatibility: dependencies are identical"
            }
            Hazard::CounterValue { .. } => "\"Transform Feedback\", counter buffers; rule 51",
        }
    }

    /// The dependency that a barrier before the command has to state, if one suffices.
    pub fn missing(&self) -> Option<Dependency> {
        match self {
            Hazard::MissingBarrier { dependency, .. } => Some(*dependency),
            Hazard::Overwrite { .. } | Hazard::OverwriteRead { .. } => Some(Dependency::Data),
            Hazard::NoBarrier { .. }
            | Hazard::StoresWhatItDraws { .. }
            | Hazard::ReadsOwnCapture { .. }
            | Hazard::Overlap { .. }
            | Hazard::Dependencies { .. }
            | Hazard::CounterValue { .. } => None,
        }
    }
}
