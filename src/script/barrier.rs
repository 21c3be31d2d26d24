//! Memory dependencies: what is ordered, with exactly the stages and accesses
//! that the specification asks for, and by which means.
//!
//! Vulkan chapter "Synchronization and Cache Control"; for the stages and
//! accesses of transform feedback its tables of access types.

use std::fmt;

/// A memory dependency between two steps of a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Barrier {
    pub order: Order,
    pub by: Means,
}

/// What a barrier orders. The first part is a capture, but where it is a write of
/// the application's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Order {
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Means {
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
pub type Side = (&'static str, &'static str);

const DATA: Side = ("TRANSFORM_FEEDBACK", "TRANSFORM_FEEDBACK_WRITE");
const COUNTER: Side = ("TRANSFORM_FEEDBACK", "TRANSFORM_FEEDBACK_COUNTER_WRITE");

const TRANSFER: Side = ("TRANSFER", "TRANSFER_WRITE");

impl Order {
    /// Every order with its name in case files.
    pub const ALL: [(&'static str, Order); 18] = [
        ("counters", Order::Counters),
        ("counter_draws", Order::CounterDraws),
        ("counters_elsewhere", Order::CountersElsewhere),
        ("counter_copy", Order::CounterCopy),
        ("counter_host", Order::CounterHost),
        ("counter_rewrite", Order::CounterRewrite),
        ("written", Order::Written),
        ("written_draws", Order::WrittenDraws),
        ("data", Order::Data),
        ("vertex", Order::Vertex),
        ("index", Order::Index),
        ("indirect", Order::Indirect),
        ("uniform", Order::Uniform),
        ("storage", Order::Storage),
        ("uniform_texel", Order::UniformTexel),
        ("storage_texel", Order::StorageTexel),
        ("copy", Order::Copy),
        ("host", Order::Host),
    ];

    /// What must be done first, and what may then begin (rules 82 to 85).
    pub fn sides(self) -> (Side, Side) {
        match self {
            Order::Counters => (
                COUNTER,
                ("TRANSFORM_FEEDBACK", "TRANSFORM_FEEDBACK_COUNTER_READ"),
            ),
            Order::CounterDraws => (COUNTER, ("DRAW_INDIRECT", "INDIRECT_COMMAND_READ")),
            Order::CountersElsewhere => (
                COUNTER,
                ("DRAW_INDIRECT", "TRANSFORM_FEEDBACK_COUNTER_READ"),
            ),
            Order::CounterCopy => (COUNTER, ("TRANSFER", "TRANSFER_READ")),
            Order::CounterHost => (COUNTER, ("HOST", "HOST_READ")),
            Order::CounterRewrite => (COUNTER, TRANSFER),
            Order::Written => (
                TRANSFER,
                ("TRANSFORM_FEEDBACK", "TRANSFORM_FEEDBACK_COUNTER_READ"),
            ),
            Order::WrittenDraws => (TRANSFER, ("DRAW_INDIRECT", "INDIRECT_COMMAND_READ")),
            Order::Data => (DATA, DATA),
            Order::Vertex => (DATA, ("VERTEX_INPUT", "VERTEX_ATTRIBUTE_READ")),
            Order::Index => (DATA, ("VERTEX_INPUT", "INDEX_READ")),
            Order::Indirect => (DATA, ("DRAW_INDIRECT", "INDIRECT_COMMAND_READ")),
            Order::Uniform => (DATA, ("VERTEX_SHADER", "UNIFORM_READ")),
            Order::Storage | Order::UniformTexel | Order::StorageTexel => {
                (DATA, ("VERTEX_SHADER", "SHADER_READ"))
            }
            Order::Copy => (DATA, ("TRANSFER", "TRANSFER_READ")),
            Order::Host => (DATA, ("HOST", "HOST_READ")),
        }
    }

    /// The second side as synchronization2 tells it, which knows narrower
    /// stages and accesses.
    pub fn narrow(self) -> Side {
        match self {
            Order::Vertex => ("VERTEX_ATTRIBUTE_INPUT", "VERTEX_ATTRIBUTE_READ"),
            Order::Index => ("INDEX_INPUT", "INDEX_READ"),
            Order::Storage | Order::StorageTexel => ("VERTEX_SHADER", "SHADER_STORAGE_READ"),
            Order::UniformTexel => ("VERTEX_SHADER", "SHADER_SAMPLED_READ"),
            Order::Copy | Order::CounterCopy => ("COPY", "TRANSFER_READ"),
            _ => self.sides().1,
        }
    }

    /// Whether what follows can take place inside a render pass: only graphics
    /// stages may be named there.
    pub fn fits_a_pass(self) -> bool {
        !matches!(
            self,
            Order::Copy
                | Order::Host
                | Order::CounterCopy
                | Order::CounterHost
                | Order::CounterRewrite
                | Order::Written
                | Order::WrittenDraws
        )
    }
}

impl Means {
    /// Every means with its name in case files.
    pub const ALL: [(&'static str, Means); 7] = [
        ("core", Means::Core),
        ("buffers", Means::Buffers),
        ("sync2", Means::Sync2),
        ("event", Means::Event),
        ("event2", Means::Event2),
        ("inside", Means::Inside),
        ("subpass", Means::Subpass),
    ];

    /// Whether a render pass goes on across it.
    pub fn stays_inside(self) -> bool {
        matches!(self, Means::Inside | Means::Subpass)
    }

    /// The device feature that it needs, if any.
    pub fn needs(self) -> Option<&'static str> {
        match self {
            Means::Sync2 | Means::Event2 => Some("synchronization2"),
            _ => None,
        }
    }
}

impl Barrier {
    pub fn new(order: Order, by: Means) -> Barrier {
        Barrier { order, by }
    }

    /// Both sides, as they are given to Vulkan.
    pub fn sides(self) -> (Side, Side) {
        let (from, to) = self.order.sides();
        match self.by {
            Means::Sync2 | Means::Event2 => (from, self.order.narrow()),
            _ => (from, to),
        }
    }
}

/// The usual barrier, between render passes.
impl From<Order> for Barrier {
    fn from(order: Order) -> Barrier {
        Barrier::new(order, Means::Core)
    }
}

/// As the call is written, without the command buffer.
impl fmt::Display for Barrier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self.by {
            Means::Core | Means::Inside => "vkCmdPipelineBarrier",
            Means::Buffers => "vkCmdPipelineBarrier for each buffer",
            Means::Sync2 => "vkCmdPipelineBarrier2",
            Means::Event => "vkCmdSetEvent, vkCmdWaitEvents",
            Means::Event2 => "vkCmdSetEvent2, vkCmdWaitEvents2",
            Means::Subpass => "dependency of the next subpass",
        };
        let ((from, from_access), (to, to_access)) = self.sides();
        let short =
            |access: &'static str| access.strip_prefix("TRANSFORM_FEEDBACK_").unwrap_or(access);
        let (from_access, to_access) = (short(from_access), short(to_access));
        let place = match self.by {
            Means::Inside => ", inside the render pass",
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
            told(Order::Counters, Means::Core),
            "vkCmdPipelineBarrier(TRANSFORM_FEEDBACK/COUNTER_WRITE -> \
             TRANSFORM_FEEDBACK/COUNTER_READ)"
        );
        assert_eq!(
            told(Order::Vertex, Means::Sync2),
            "vkCmdPipelineBarrier2(TRANSFORM_FEEDBACK/WRITE -> \
             VERTEX_ATTRIBUTE_INPUT/VERTEX_ATTRIBUTE_READ)"
        );
        assert_eq!(
            told(Order::Indirect, Means::Inside),
            "vkCmdPipelineBarrier(TRANSFORM_FEEDBACK/WRITE -> \
             DRAW_INDIRECT/INDIRECT_COMMAND_READ, inside the render pass)"
        );
    }
}
