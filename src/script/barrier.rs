//! Memory dependencies: what is ordered, with exactly the stages and accesses
//! that the specification asks for, and by which means.
//!
//! Vulkan chapter "Synchronization and Cache Control"; for the stages and
//! accesses of transform feedback its tables of access types.

use serde::Deserialize;
use serde::de::{Deserializer, IntoDeserializer};
use std::fmt;

/// A memory dependency between two steps of a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Barrier {
    pub order: Dependency,
    pub by: SyncMethod,
}

/// What a barrier orders. The first part is a capture, but where it is a write of
/// the application's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dependency {
    /// Counter writes before counter reads.
    Counters,
    /// Counter writes before draws whose parameters they are.
    CounterDraws,
    /// Counter writes before counter reads of another stage, which has this access
    /// too but is not what begins or draws are said to wait with.
    CountersElsewhere,
    /// Counter writes before copies of them.
    CounterCopy,
    /// Counter writes before the host reads them.
    CounterHost,
    /// Counter writes before the application writes them.
    CounterRewrite,
    /// Counters that the application wrote before they are read.
    Written,
    /// Counters that the application wrote before draws whose parameters they are.
    WrittenDraws,
    /// Captured data before captured data of the same range.
    Data,
    /// Captured data before it is read: as vertex attributes, …
    Vertex,
    Index,
    Indirect,
    Uniform,
    Storage,
    UniformTexel,
    StorageTexel,
    Copy,
    Host,
}

/// The means by which a dependency is recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SyncMethod {
    /// `vkCmdPipelineBarrier` between render passes, a `VkMemoryBarrier`.
    Core,
    /// The same with a `VkBufferMemoryBarrier` for every buffer of the script.
    Buffers,
    /// `vkCmdPipelineBarrier2`, with the narrower stages that it knows.
    Sync2,
    /// `vkCmdSetEvent` and `vkCmdWaitEvents`.
    Event,
    /// `vkCmdSetEvent2` and `vkCmdWaitEvents2`.
    Event2,
    /// `vkCmdPipelineBarrier` inside a render pass, whose subpass depends on
    /// itself.
    Inside,
    /// The dependency between this subpass and the next one; no command.
    Subpass,
}

/// A stage and an access, by their Vulkan names without prefix and suffix.
pub type AccessScope = (&'static str, &'static str);

const DATA: AccessScope = ("TRANSFORM_FEEDBACK", "TRANSFORM_FEEDBACK_WRITE");
const COUNTER: AccessScope = ("TRANSFORM_FEEDBACK", "TRANSFORM_FEEDBACK_COUNTER_WRITE");

const TRANSFER: AccessScope = ("TRANSFER", "TRANSFER_WRITE");

impl Dependency {
    /// Every order with its name in case files.
    pub const ALL: [(&'static str, Dependency); 18] = [
        ("counters", Dependency::Counters),
        ("counter_draws", Dependency::CounterDraws),
        ("counters_elsewhere", Dependency::CountersElsewhere),
        ("counter_copy", Dependency::CounterCopy),
        ("counter_host", Dependency::CounterHost),
        ("counter_rewrite", Dependency::CounterRewrite),
        ("written", Dependency::Written),
        ("written_draws", Dependency::WrittenDraws),
        ("data", Dependency::Data),
        ("vertex", Dependency::Vertex),
        ("index", Dependency::Index),
        ("indirect", Dependency::Indirect),
        ("uniform", Dependency::Uniform),
        ("storage", Dependency::Storage),
        ("uniform_texel", Dependency::UniformTexel),
        ("storage_texel", Dependency::StorageTexel),
        ("copy", Dependency::Copy),
        ("host", Dependency::Host),
    ];

    /// The name in case files and messages.
    pub fn name(self) -> &'static str {
        let (name, _) = Dependency::ALL
            .into_iter()
            .find(|(_, dependency)| *dependency == self)
            .expect("every dependency is listed");
        name
    }

    /// What must be done first, and what may then begin (rules 82 to 85).
    pub fn sides(self) -> (AccessScope, AccessScope) {
        match self {
            Dependency::Counters => (
                COUNTER,
                ("TRANSFORM_FEEDBACK", "TRANSFORM_FEEDBACK_COUNTER_READ"),
            ),
            Dependency::CounterDraws => (COUNTER, ("DRAW_INDIRECT", "INDIRECT_COMMAND_READ")),
            Dependency::CountersElsewhere => (
                COUNTER,
                ("DRAW_INDIRECT", "TRANSFORM_FEEDBACK_COUNTER_READ"),
            ),
            Dependency::CounterCopy => (COUNTER, ("TRANSFER", "TRANSFER_READ")),
            Dependency::CounterHost => (COUNTER, ("HOST", "HOST_READ")),
            Dependency::CounterRewrite => (COUNTER, TRANSFER),
            Dependency::Written => (
                TRANSFER,
                ("TRANSFORM_FEEDBACK", "TRANSFORM_FEEDBACK_COUNTER_READ"),
            ),
            Dependency::WrittenDraws => (TRANSFER, ("DRAW_INDIRECT", "INDIRECT_COMMAND_READ")),
            Dependency::Data => (DATA, DATA),
            Dependency::Vertex => (DATA, ("VERTEX_INPUT", "VERTEX_ATTRIBUTE_READ")),
            Dependency::Index => (DATA, ("VERTEX_INPUT", "INDEX_READ")),
            Dependency::Indirect => (DATA, ("DRAW_INDIRECT", "INDIRECT_COMMAND_READ")),
            Dependency::Uniform => (DATA, ("VERTEX_SHADER", "UNIFORM_READ")),
            Dependency::Storage | Dependency::UniformTexel | Dependency::StorageTexel => {
                (DATA, ("VERTEX_SHADER", "SHADER_READ"))
            }
            Dependency::Copy => (DATA, ("TRANSFER", "TRANSFER_READ")),
            Dependency::Host => (DATA, ("HOST", "HOST_READ")),
        }
    }

    /// The second side as synchronization2 tells it, which knows narrower
    /// stages and accesses.
    pub fn narrow(self) -> AccessScope {
        match self {
            Dependency::Vertex => ("VERTEX_ATTRIBUTE_INPUT", "VERTEX_ATTRIBUTE_READ"),
            Dependency::Index => ("INDEX_INPUT", "INDEX_READ"),
            Dependency::Storage | Dependency::StorageTexel => {
                ("VERTEX_SHADER", "SHADER_STORAGE_READ")
            }
            Dependency::UniformTexel => ("VERTEX_SHADER", "SHADER_SAMPLED_READ"),
            Dependency::Copy | Dependency::CounterCopy => ("COPY", "TRANSFER_READ"),
            _ => self.sides().1,
        }
    }

    /// Whether what follows can take place inside a render pass: only graphics
    /// stages may be named there.
    pub fn fits_a_pass(self) -> bool {
        !matches!(
            self,
            Dependency::Copy
                | Dependency::Host
                | Dependency::CounterCopy
                | Dependency::CounterHost
                | Dependency::CounterRewrite
                | Dependency::Written
                | Dependency::WrittenDraws
        )
    }
}

impl SyncMethod {
    /// Every means with its name in case files.
    pub const ALL: [(&'static str, SyncMethod); 7] = [
        ("core", SyncMethod::Core),
        ("buffers", SyncMethod::Buffers),
        ("sync2", SyncMethod::Sync2),
        ("event", SyncMethod::Event),
        ("event2", SyncMethod::Event2),
        ("inside", SyncMethod::Inside),
        ("subpass", SyncMethod::Subpass),
    ];

    /// Whether a render pass goes on across it.
    pub fn stays_inside(self) -> bool {
        matches!(self, SyncMethod::Inside | SyncMethod::Subpass)
    }

    /// The device feature that it needs, if any.
    pub fn needs(self) -> Option<&'static str> {
        match self {
            SyncMethod::Sync2 | SyncMethod::Event2 => Some("synchronization2"),
            _ => None,
        }
    }
}

impl Barrier {
    pub fn new(order: Dependency, by: SyncMethod) -> Barrier {
        Barrier { order, by }
    }

    /// Both sides, as they are given to Vulkan.
    pub fn sides(self) -> (AccessScope, AccessScope) {
        let (from, to) = self.order.sides();
        match self.by {
            SyncMethod::Sync2 | SyncMethod::Event2 => (from, self.order.narrow()),
            _ => (from, to),
        }
    }
}

/// A dependency, or a dependency and its method: `"vertex via event"`.
impl<'de> Deserialize<'de> for Barrier {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Barrier, D::Error> {
        let text = String::deserialize(deserializer)?;
        let (order, by) = text.split_once(" via ").unwrap_or((&text, "core"));
        let order = Dependency::deserialize(order.into_deserializer())?;
        let by = SyncMethod::deserialize(by.into_deserializer())?;
        Ok(Barrier::new(order, by))
    }
}

/// The usual barrier, between render passes.
impl From<Dependency> for Barrier {
    fn from(order: Dependency) -> Barrier {
        Barrier::new(order, SyncMethod::Core)
    }
}

/// As the call is written, without the command buffer.
impl fmt::Display for Barrier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self.by {
            SyncMethod::Core | SyncMethod::Inside => "vkCmdPipelineBarrier",
            SyncMethod::Buffers => "vkCmdPipelineBarrier for each buffer",
            SyncMethod::Sync2 => "vkCmdPipelineBarrier2",
            SyncMethod::Event => "vkCmdSetEvent, vkCmdWaitEvents",
            SyncMethod::Event2 => "vkCmdSetEvent2, vkCmdWaitEvents2",
            SyncMethod::Subpass => "dependency of the next subpass",
        };
        let ((from, from_access), (to, to_access)) = self.sides();
        let short =
            |access: &'static str| access.strip_prefix("TRANSFORM_FEEDBACK_").unwrap_or(access);
        let (from_access, to_access) = (short(from_access), short(to_access));
        let place = match self.by {
            SyncMethod::Inside => ", inside the render pass",
            _ => "",
        };
        write!(f, "{name}({from}/{from_access} -> {to}/{to_access}{place})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_barrier_tells_its_stages_and_accesses() {
        let told = |order, by| Barrier::new(order, by).to_string();
        assert_eq!(
            told(Dependency::Counters, SyncMethod::Core),
            "vkCmdPipelineBarrier(TRANSFORM_FEEDBACK/COUNTER_WRITE -> \
             TRANSFORM_FEEDBACK/COUNTER_READ)"
        );
        assert_eq!(
            told(Dependency::Vertex, SyncMethod::Sync2),
            "vkCmdPipelineBarrier2(TRANSFORM_FEEDBACK/WRITE -> \
             VERTEX_ATTRIBUTE_INPUT/VERTEX_ATTRIBUTE_READ)"
        );
        assert_eq!(
            told(Dependency::Indirect, SyncMethod::Inside),
            "vkCmdPipelineBarrier(TRANSFORM_FEEDBACK/WRITE -> \
             DRAW_INDIRECT/INDIRECT_COMMAND_READ, inside the render pass)"
        );
    }
}
