//! Memory dependencies: exactly the stages and accesses that the specification
//! requires, and the method by which a dependency is recorded.
//!
//! Vulkan chapter "Synchronization and Cache Control"; for the stages and
//! accesses of transform feedback its tables of access types.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserializer, IntoDeserializer};
use serde::{Deserialize, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use strum::{IntoStaticStr, VariantArray};

/// A memory dependency between two steps of a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Barrier {
    pub order: Dependency,
    pub by: SyncMethod,
}

/// The two uses that a barrier separates. The first is a capture, or a write of the
/// application.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[derive(IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Dependency {
    /// Counter writes before counter reads.
    Counters,
    /// Counter writes before draws whose parameters they are.
    CounterDraws,
    /// Counter writes before counter reads of the stage `DRAW_INDIRECT`, which has this
    /// access too but is not the stage that the specification names for begins or
    /// draws.
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
    /// Captured data before it is read as vertex attributes.
    Vertex,
    /// Captured data before it is read as indices.
    Index,
    /// Captured data before it is read as the parameters of indirect draws.
    Indirect,
    /// Captured data before it is read as a uniform buffer.
    Uniform,
    /// Captured data before it is read as a storage buffer.
    Storage,
    /// Captured data before it is read as a uniform texel buffer.
    UniformTexel,
    /// Captured data before it is read as a storage texel buffer.
    StorageTexel,
    /// Captured data before it is copied.
    Copy,
    /// Captured data before the host reads it.
    Host,
}

/// The method by which a dependency is recorded.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[derive(IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum SyncMethod {
    /// `vkCmdPipelineBarrier` between render passes, a `VkMemoryBarrier`.
    Core,
    /// `vkCmdPipelineBarrier` between render passes, a `VkBufferMemoryBarrier` for every
    /// buffer of the script.
    Buffers,
    /// `vkCmdPipelineBarrier2`, with the narrower stages that it has.
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

/// A pipeline stage of a dependency (`VkPipelineStageFlagBits2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "SCREAMING_SNAKE_CASE")]
pub enum Stage {
    TransformFeedback,
    DrawIndirect,
    VertexInput,
    VertexAttributeInput,
    IndexInput,
    VertexShader,
    Transfer,
    Copy,
    Host,
}

impl Stage {
    /// Every one.
    pub const ALL: &[Stage] = Stage::VARIANTS;

    /// The Vulkan name without prefix and suffix.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// An access of a dependency (`VkAccessFlagBits2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "SCREAMING_SNAKE_CASE")]
pub enum Access {
    TransformFeedbackWrite,
    TransformFeedbackCounterWrite,
    TransformFeedbackCounterRead,
    IndirectCommandRead,
    VertexAttributeRead,
    IndexRead,
    UniformRead,
    ShaderRead,
    ShaderStorageRead,
    ShaderSampledRead,
    TransferRead,
    TransferWrite,
    HostRead,
}

impl Access {
    /// Every one.
    pub const ALL: &[Access] = Access::VARIANTS;

    /// The Vulkan name without prefix and suffix.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A synchronization scope: a stage and an access of it.
pub type AccessScope = (Stage, Access);

const DATA: AccessScope = (Stage::TransformFeedback, Access::TransformFeedbackWrite);
const COUNTER: AccessScope = (
    Stage::TransformFeedback,
    Access::TransformFeedbackCounterWrite,
);

const TRANSFER: AccessScope = (Stage::Transfer, Access::TransferWrite);

impl Dependency {
    /// Every dependency.
    pub const ALL: &[Dependency] = Dependency::VARIANTS;

    /// The name in case files and messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The first and the second synchronization scope (rules 82 to 85).
    pub fn sides(self) -> (AccessScope, AccessScope) {
        match self {
            Dependency::Counters => (
                COUNTER,
                (
                    Stage::TransformFeedback,
                    Access::TransformFeedbackCounterRead,
                ),
            ),
            Dependency::CounterDraws => {
                (COUNTER, (Stage::DrawIndirect, Access::IndirectCommandRead))
            }
            Dependency::CountersElsewhere => (
                COUNTER,
                (Stage::DrawIndirect, Access::TransformFeedbackCounterRead),
            ),
            Dependency::CounterCopy => (COUNTER, (Stage::Transfer, Access::TransferRead)),
            Dependency::CounterHost => (COUNTER, (Stage::Host, Access::HostRead)),
            Dependency::CounterRewrite => (COUNTER, TRANSFER),
            Dependency::Written => (
                TRANSFER,
                (
                    Stage::TransformFeedback,
                    Access::TransformFeedbackCounterRead,
                ),
            ),
            Dependency::WrittenDraws => {
                (TRANSFER, (Stage::DrawIndirect, Access::IndirectCommandRead))
            }
            Dependency::Data => (DATA, DATA),
            Dependency::Vertex => (DATA, (Stage::VertexInput, Access::VertexAttributeRead)),
            Dependency::Index => (DATA, (Stage::VertexInput, Access::IndexRead)),
            Dependency::Indirect => (DATA, (Stage::DrawIndirect, Access::IndirectCommandRead)),
            Dependency::Uniform => (DATA, (Stage::VertexShader, Access::UniformRead)),
            Dependency::Storage | Dependency::UniformTexel | Dependency::StorageTexel => {
                (DATA, (Stage::VertexShader, Access::ShaderRead))
            }
            Dependency::Copy => (DATA, (Stage::Transfer, Access::TransferRead)),
            Dependency::Host => (DATA, (Stage::Host, Access::HostRead)),
        }
    }

    /// The second scope in the narrower stages and accesses of synchronization2.
    pub fn narrow(self) -> AccessScope {
        match self {
            Dependency::Vertex => (Stage::VertexAttributeInput, Access::VertexAttributeRead),
            Dependency::Index => (Stage::IndexInput, Access::IndexRead),
            Dependency::Storage | Dependency::StorageTexel => {
                (Stage::VertexShader, Access::ShaderStorageRead)
            }
            Dependency::UniformTexel => (Stage::VertexShader, Access::ShaderSampledRead),
            Dependency::Copy | Dependency::CounterCopy => (Stage::Copy, Access::TransferRead),
            Dependency::Counters
            | Dependency::CounterDraws
            | Dependency::CountersElsewhere
            | Dependency::CounterHost
            | Dependency::CounterRewrite
            | Dependency::Written
            | Dependency::WrittenDraws
            | Dependency::Data
            | Dependency::Indirect
            | Dependency::Uniform
            | Dependency::Host => self.sides().1,
        }
    }

    /// Whether the second scope includes the stage in which captures are written: it
    /// includes every stage after the one that is named.
    pub fn reaches_capture(self) -> bool {
        let (_, (stage, _)) = self.sides();
        match stage {
            Stage::TransformFeedback
            | Stage::DrawIndirect
            | Stage::VertexInput
            | Stage::VertexAttributeInput
            | Stage::IndexInput
            | Stage::VertexShader => true,
            Stage::Transfer | Stage::Copy | Stage::Host => false,
        }
    }

    /// Whether the dependency fits inside a render pass, where only graphics stages
    /// may be named.
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
    /// Every method.
    pub const ALL: &[SyncMethod] = SyncMethod::VARIANTS;

    /// The name in case files and messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Whether an event is set, which is done once: it stays signaled.
    pub fn is_event(self) -> bool {
        matches!(self, SyncMethod::Event | SyncMethod::Event2)
    }

    /// Whether a render pass continues across the dependency.
    pub fn stays_inside(self) -> bool {
        matches!(self, SyncMethod::Inside | SyncMethod::Subpass)
    }
}

impl Barrier {
    pub fn new(order: Dependency, by: SyncMethod) -> Barrier {
        Barrier { order, by }
    }

    /// Both synchronization scopes, as they are given to Vulkan.
    pub fn sides(self) -> (AccessScope, AccessScope) {
        let (from, to) = self.order.sides();
        match self.by {
            SyncMethod::Sync2 | SyncMethod::Event2 => (from, self.order.narrow()),
            SyncMethod::Core
            | SyncMethod::Buffers
            | SyncMethod::Event
            | SyncMethod::Inside
            | SyncMethod::Subpass => (from, to),
        }
    }
}

impl Serialize for Barrier {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.by == SyncMethod::Core {
            return self.order.serialize(serializer);
        }
        let (order, by) = (self.order.name(), self.by.name());
        serializer.collect_str(&format_args!("{order} via {by}"))
    }
}

/// Every dependency, and every dependency with every method.
impl JsonSchema for Barrier {
    fn schema_name() -> Cow<'static, str> {
        "Barrier".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        // Both types are described beside this one.
        generator.subschema_for::<SyncMethod>();
        let methods = <SyncMethod as strum::VariantNames>::VARIANTS;
        let pattern = format!("^[a-z_]+ via ({})$", methods.join("|"));
        json_schema!({
            "description": "A memory dependency between two steps.",
            "anyOf": [
                generator.subschema_for::<Dependency>(),
                {
                    "type": "string",
                    "pattern": pattern,
                    "description": "A dependency and its method: `\"vertex via sync2\"`. The \
                                    default is `core`.",
                },
            ]
        })
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

/// Writes the call without its command buffer.
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
        let short = |access: Access| {
            let name = access.name();
            name.strip_prefix("TRANSFORM_FEEDBACK_").unwrap_or(name)
        };
        let (from_access, to_access) = (short(from_access), short(to_access));
        let (from, to) = (from.name(), to.name());
        let place = if self.by == SyncMethod::Inside {
            ", inside the render pass"
        } else {
            ""
        };
        write!(f, "{name}({from}/{from_access} -> {to}/{to_access}{place})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_barrier_is_described_by_its_call_stages_and_accesses() {
        let text = |order, by| Barrier::new(order, by).to_string();
        assert_eq!(
            text(Dependency::Counters, SyncMethod::Core),
            "vkCmdPipelineBarrier(TRANSFORM_FEEDBACK/COUNTER_WRITE -> \
             TRANSFORM_FEEDBACK/COUNTER_READ)"
        );
        assert_eq!(
            text(Dependency::Vertex, SyncMethod::Sync2),
            "vkCmdPipelineBarrier2(TRANSFORM_FEEDBACK/WRITE -> \
             VERTEX_ATTRIBUTE_INPUT/VERTEX_ATTRIBUTE_READ)"
        );
        assert_eq!(
            text(Dependency::Indirect, SyncMethod::Inside),
            "vkCmdPipelineBarrier(TRANSFORM_FEEDBACK/WRITE -> \
             DRAW_INDIRECT/INDIRECT_COMMAND_READ, inside the render pass)"
        );
    }
}
