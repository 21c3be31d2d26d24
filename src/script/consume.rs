//! Captured data, and counters, as the input of later commands.
//!
//! Vulkan chapters "Fixed-Function Vertex Processing", "Drawing Commands",
//! "Resource Descriptors", "Copy Commands"; that captured data may be read in all
//! these ways follows from the usage flags of its buffer (rules 65 and 66).

use super::placement::Place;
use std::fmt;

/// Bytes that one vertex of a program reads.
pub const READ_BYTES: u64 = 16;

/// What is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum From {
    /// Captured data, from this place on.
    Captured(Place),
    /// The counter of this number.
    Counter(usize),
}

/// How a program reads captured data: vertex `i`, or every vertex of instance
/// `i`, reads the [`READ_BYTES`] at `i` times as many bytes behind the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reads {
    /// As a vertex attribute.
    Vertex,
    /// As an attribute of instances.
    Instance,
    /// From a uniform buffer.
    Uniform,
    /// From a storage buffer.
    Storage,
    /// From a uniform texel buffer.
    UniformTexel,
    /// From a storage texel buffer.
    StorageTexel,
}

impl Reads {
    /// Every way with its name in case files.
    pub const ALL: [(&'static str, Reads); 6] = [
        ("vertex", Reads::Vertex),
        ("instance", Reads::Instance),
        ("uniform", Reads::Uniform),
        ("storage", Reads::Storage),
        ("uniform_texel", Reads::UniformTexel),
        ("storage_texel", Reads::StorageTexel),
    ];

    /// What the place must be a multiple of: no device asks for more.
    pub fn alignment(self) -> u64 {
        match self {
            Reads::Vertex | Reads::Instance => 4,
            _ => 256,
        }
    }
}

/// What the next draw takes it for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Consumer {
    /// What its program reads.
    Data(Reads),
    /// The indices of its index buffer; the script says which the case expects.
    Index,
    /// The arguments of an indirect draw, this many bytes apart; the draw says
    /// which the case expects.
    Indirect { stride: u32 },
    /// The count of an indirect draw; as above.
    Count,
}

/// The next draw reads this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Consume {
    pub by: Consumer,
    pub from: From,
}

/// Who copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Copier {
    /// `vkCmdCopyBuffer`
    Queue,
    /// The host, after what was recorded so far is done.
    Host,
}

/// A copy into a capture buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Copy {
    pub by: Copier,
    pub from: From,
    pub to: Place,
    /// A multiple of 4.
    pub bytes: u64,
}

impl fmt::Display for From {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            From::Captured(place) => place.fmt(f),
            From::Counter(counter) => write!(f, "counter {counter}"),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "buffer {}, offset {}", self.buffer, self.offset)
    }
}

/// As the call is written, where it is one.
impl fmt::Display for Consume {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let from = self.from;
        match self.by {
            Consumer::Data(Reads::Vertex) => {
                write!(f, "vkCmdBindVertexBuffers({from}; stride {READ_BYTES})")
            }
            Consumer::Data(reads) => {
                let kind = match reads {
                    Reads::Uniform => "uniform buffer",
                    Reads::Storage => "storage buffer",
                    Reads::UniformTexel => "uniform texel buffer",
                    _ => "storage texel buffer",
                };
                write!(f, "vkCmdBindDescriptorSets({kind}: {from})")
            }
            Consumer::Index => write!(f, "the indices of the next draw: {from}"),
            Consumer::Indirect { stride } => {
                write!(f, "the arguments of the next draw: {from}; stride {stride}")
            }
            Consumer::Count => write!(f, "the count of the next draw: {from}"),
        }
    }
}

impl fmt::Display for Copy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Copy {
            from, to, bytes, ..
        } = self;
        let by = match self.by {
            Copier::Queue => "vkCmdCopyBuffer",
            Copier::Host => "vkQueueSubmit, vkWaitForFences, copy by the host",
        };
        write!(f, "{by}({from} -> {to}; {bytes} bytes)")
    }
}
