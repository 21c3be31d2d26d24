//! Captured data, and counters, as the input of later commands.
//!
//! Vulkan chapters "Fixed-Function Vertex Processing", "Drawing Commands",
//! "Resource Descriptors", "Copy Commands"; that captured data may be read in all
//! these ways follows from the usage flags of its buffer (rules 65 and 66).

use crate::script::placement::Place;
use crate::units::{CounterIndex, Within, is_default, within};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use strum::VariantArray;

/// Bytes that one vertex of a program reads.
pub const READ_BYTES: u64 = 16;

/// The source of a read: captured data or a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CapturedSource {
    /// Captured data, from this place on.
    Captured(Place),
    Counter(CounterIndex),
}

/// The input by which a program reads captured data: vertex `i`, or every vertex of instance `i`,
/// reads 16 bytes at `16 * i`.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[derive(VariantArray)]
pub enum ReadAs {
    /// A vertex attribute.
    Vertex,
    /// An attribute that advances per instance.
    Instance,
    /// A uniform buffer.
    Uniform,
    /// A storage buffer.
    Storage,
    /// A uniform texel buffer.
    UniformTexel,
    /// A storage texel buffer.
    StorageTexel,
}

impl ReadAs {
    /// Every way.
    pub const ALL: &[ReadAs] = ReadAs::VARIANTS;

    /// The required alignment: no device requires more.
    pub fn alignment(self) -> u64 {
        match self {
            ReadAs::Vertex | ReadAs::Instance => 4,
            ReadAs::Uniform | ReadAs::Storage | ReadAs::UniformTexel | ReadAs::StorageTexel => 256,
        }
    }
}

/// The input of the next draw for which captured data is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawInput {
    /// Data that the program of the draw reads.
    Data(ReadAs),
    /// The indices of its index buffer; the script states which the case expects.
    Index,
    /// The arguments of an indirect draw, this many bytes apart; the draw states
    /// which the case expects.
    Indirect { stride: u32 },
    /// The count of an indirect draw; as above.
    Count,
}

/// The next draw reads this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Consume {
    pub by: DrawInput,
    pub from: CapturedSource,
}

/// The device command or host write that copies data into a captured buffer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Copier {
    /// `vkCmdCopyBuffer`
    #[default]
    Queue,
    /// The host, after what was recorded so far is done.
    Host,
}

/// A copy into a captured buffer.
// Case files name the source and the destination in a form of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "BufferCopy")]
pub struct BufferCopy<Source = CapturedSource, Destination = Place> {
    /// The source.
    pub from: Source,
    /// The destination.
    pub to: Destination,
    /// The number of bytes, a multiple of 4.
    #[serde(deserialize_with = "within::<_, _, 4, 0x03ff_ffff>")]
    #[schemars(with = "Within<4, 0x03ff_ffff>")]
    pub bytes: u64,
    /// The command or host write that copies the bytes; the default is `queue`.
    #[serde(default, rename = "via", skip_serializing_if = "is_default")]
    pub by: Copier,
}

impl fmt::Display for CapturedSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CapturedSource::Captured(place) => place.fmt(f),
            CapturedSource::Counter(counter) => write!(f, "counter {counter}"),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "buffer {}, offset {}", self.buffer, self.offset)
    }
}

/// Writes the call, or the use by the next draw where no call binds the data.
impl fmt::Display for Consume {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let from = self.from;
        match self.by {
            DrawInput::Data(reads) => {
                let kind = match reads {
                    ReadAs::Vertex => {
                        return write!(f, "vkCmdBindVertexBuffers({from}; stride {READ_BYTES})");
                    }
                    ReadAs::Instance => {
                        return write!(
                            f,
                            "vkCmdBindVertexBuffers({from}; stride {READ_BYTES}, per instance)"
                        );
                    }
                    ReadAs::Uniform => "uniform buffer",
                    ReadAs::Storage => "storage buffer",
                    ReadAs::UniformTexel => "uniform texel buffer",
                    ReadAs::StorageTexel => "storage texel buffer",
                };
                write!(f, "vkCmdBindDescriptorSets({kind}: {from})")
            }
            DrawInput::Index => write!(f, "the indices of the next draw: {from}"),
            DrawInput::Indirect { stride } => {
                write!(f, "the arguments of the next draw: {from}; stride {stride}")
            }
            DrawInput::Count => write!(f, "the count of the next draw: {from}"),
        }
    }
}

impl fmt::Display for BufferCopy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BufferCopy {
            from, to, bytes, ..
        } = self;
        let by = match self.by {
            Copier::Queue => "vkCmdCopyBuffer",
            Copier::Host => "vkQueueSubmit, vkWaitForFences, copy by the host",
        };
        write!(f, "{by}({from} -> {to}; {bytes} bytes)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Attributes of instances were once described as a storage texel buffer.
    #[test]
    fn each_kind_of_read_is_described_by_the_call_that_makes_it() {
        let from = CapturedSource::Captured(Place {
            buffer: 1,
            offset: 64,
        });
        let rows = [
            (
                ReadAs::Vertex,
                "vkCmdBindVertexBuffers(buffer 1, offset 64; stride 16)",
            ),
            (
                ReadAs::Instance,
                "vkCmdBindVertexBuffers(buffer 1, offset 64; stride 16, per instance)",
            ),
            (
                ReadAs::Uniform,
                "vkCmdBindDescriptorSets(uniform buffer: buffer 1, offset 64)",
            ),
            (
                ReadAs::Storage,
                "vkCmdBindDescriptorSets(storage buffer: buffer 1, offset 64)",
            ),
            (
                ReadAs::UniformTexel,
                "vkCmdBindDescriptorSets(uniform texel buffer: buffer 1, offset 64)",
            ),
            (
                ReadAs::StorageTexel,
                "vkCmdBindDescriptorSets(storage texel buffer: buffer 1, offset 64)",
            ),
        ];
        assert_eq!(rows.len(), ReadAs::ALL.len());
        for (reads, call) in rows {
            let by = DrawInput::Data(reads);
            assert_eq!(Consume { by, from }.to_string(), call);
        }
    }
}
