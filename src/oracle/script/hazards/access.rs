//! Accesses that later commands depend on, and the dependencies that these require.

use crate::script::barrier::{Dependency, Stage};
use crate::script::commands::effects::{Drawn, ReadBy};
use crate::script::consume::{Copier, DrawInput, READ_BYTES, ReadAs};
use crate::script::draw::{Draw, DrawCall, IndexBuffer};
use crate::units::CounterIndex;
use std::fmt;
use std::ops::Range;

/// An access to a counter or to a capture buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Access {
    /// The end of a capture writes a counter.
    CounterStored(CounterIndex),
    /// The application writes a counter.
    CounterSet(CounterIndex),
    /// The begin of a capture reads a counter.
    CounterBegun(CounterIndex),
    /// A draw reads a counter as its parameter.
    CounterDrawn(CounterIndex),
    /// A capture writes a buffer.
    Captured(usize),
    /// A draw reads a buffer.
    Drawn(usize),
    /// vkCmdCopyBuffer writes a buffer.
    Copied(usize),
}

/// The object of the access, and the kind of command that made it.
impl fmt::Display for Access {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Access::CounterStored(n) => write!(f, "counter {n}, which an end before it wrote"),
            Access::CounterSet(n) => write!(f, "counter {n}, which a step before it wrote"),
            Access::CounterBegun(n) => write!(f, "counter {n}, which a begin before it read"),
            Access::CounterDrawn(n) => write!(f, "counter {n}, which a draw before it read"),
            Access::Captured(n) => write!(f, "buffer {n}, which a capture before it wrote"),
            Access::Drawn(n) => write!(f, "buffer {n}, which a draw before it read"),
            Access::Copied(n) => write!(f, "buffer {n}, which a copy before it wrote"),
        }
    }
}

/// The kind of a later use, by the dependency that a barrier before it states.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Use {
    pub dependency: Dependency,
    /// Whether the use writes. A write requires that an earlier write is available, and
    /// not that it is visible; after a read it requires an execution dependency alone.
    pub writes: bool,
}

const fn reads(dependency: Dependency) -> Use {
    Use {
        dependency,
        writes: false,
    }
}

const fn writes(dependency: Dependency) -> Use {
    Use {
        dependency,
        writes: true,
    }
}

impl Use {
    /// The begin of a capture reads a counter.
    pub const BEGIN: Use = reads(Dependency::Counters);
    /// The begin reads a counter that the application wrote.
    pub const BEGIN_AT_SET: Use = reads(Dependency::Written);
    /// The end of a capture writes a counter.
    pub const END: Use = writes(Dependency::Counters);
    /// The end writes a counter that the application wrote.
    pub const END_OVER_SET: Use = writes(Dependency::Written);
    /// The application writes a counter.
    pub const SET: Use = writes(Dependency::CounterRewrite);
    /// A capture writes a buffer.
    pub const CAPTURE: Use = writes(Dependency::Data);
    /// vkCmdCopyBuffer writes a buffer.
    pub const COPY_INTO: Use = writes(Dependency::Copy);
    /// The host writes a buffer.
    pub const HOST_COPY_INTO: Use = writes(Dependency::Host);

    /// A command reads captured data or a counter, and the barrier before it states this.
    pub const fn read(dependency: Dependency) -> Use {
        reads(dependency)
    }
}

impl Access {
    /// The later uses of the same bytes that require a dependency.
    ///
    /// None is required after reads by copies, nor between writes of the application and
    /// copies: the device orders these itself (`device::record`).
    pub(super) fn required_after(self) -> &'static [Use] {
        match self {
            Access::CounterStored(_) => {
                const {
                    &[
                        Use::BEGIN,
                        reads(Dependency::CounterDraws),
                        reads(Dependency::CounterCopy),
                        reads(Dependency::CounterHost),
                        Use::END,
                        Use::SET,
                    ]
                }
            }
            Access::CounterSet(_) => {
                const {
                    &[
                        Use::BEGIN_AT_SET,
                        reads(Dependency::WrittenDraws),
                        reads(Dependency::CounterHost),
                        Use::END_OVER_SET,
                    ]
                }
            }
            Access::CounterBegun(_) | Access::CounterDrawn(_) => const { &[Use::END, Use::SET] },
            Access::Captured(_) => {
                const {
                    &[
                        reads(Dependency::Vertex),
                        reads(Dependency::Index),
                        reads(Dependency::Indirect),
                        reads(Dependency::Uniform),
                        reads(Dependency::Storage),
                        reads(Dependency::UniformTexel),
                        reads(Dependency::StorageTexel),
                        reads(Dependency::Copy),
                        reads(Dependency::Host),
                        Use::COPY_INTO,
                        Use::HOST_COPY_INTO,
                        Use::CAPTURE,
                    ]
                }
            }
            Access::Drawn(_) => const { &[Use::COPY_INTO, Use::CAPTURE] },
            Access::Copied(_) => &[],
        }
    }

    /// Whether there is a barrier that orders the access before a use: those that the host
    /// waits for are about writes by transform feedback.
    pub(super) fn can_precede(self, later: Use) -> bool {
        match self {
            Access::CounterSet(_) => later.dependency != Dependency::CounterHost,
            Access::Copied(_) => false,
            Access::CounterStored(_)
            | Access::CounterBegun(_)
            | Access::CounterDrawn(_)
            | Access::Captured(_)
            | Access::Drawn(_) => true,
        }
    }

    /// Whether a barrier of this dependency orders the access before a use.
    pub(super) fn is_ordered_by(self, stated: Dependency, later: Use) -> bool {
        let required = later.dependency;
        if stated == required {
            return self.can_precede(later);
        }
        // Scopes of execution include the stages before and after those that are named.
        if later.writes && required.reaches_capture() {
            let ((stage, access), _) = stated.sides();
            let first_scope = if self.is_read() {
                stage == Stage::TransformFeedback
            } else {
                (stage, access) == required.sides().0
            };
            return first_scope && stated.reaches_capture();
        }
        // Its cases find out whether this access is sufficient.
        stated == Dependency::CountersElsewhere
            && matches!(required, Dependency::Counters | Dependency::CounterDraws)
    }

    fn is_read(self) -> bool {
        match self {
            Access::CounterBegun(_) | Access::CounterDrawn(_) | Access::Drawn(_) => true,
            Access::CounterStored(_)
            | Access::CounterSet(_)
            | Access::Captured(_)
            | Access::Copied(_) => false,
        }
    }
}

/// The dependency that a read of captured data requires.
pub(super) fn required_by(by: ReadBy) -> Dependency {
    match by {
        ReadBy::Draw(DrawInput::Data(reads)) => match reads {
            ReadAs::Vertex | ReadAs::Instance => Dependency::Vertex,
            ReadAs::Uniform => Dependency::Uniform,
            ReadAs::Storage => Dependency::Storage,
            ReadAs::UniformTexel => Dependency::UniformTexel,
            ReadAs::StorageTexel => Dependency::StorageTexel,
        },
        ReadBy::Draw(DrawInput::Index) => Dependency::Index,
        ReadBy::Draw(DrawInput::Indirect { .. } | DrawInput::Count) | ReadBy::ByteCountDraw => {
            Dependency::Indirect
        }
        ReadBy::Copy(Copier::Queue) => Dependency::Copy,
        ReadBy::Copy(Copier::Host) => Dependency::Host,
    }
}

/// The bytes of captured data that a draw reads from an offset on.
pub(super) fn read_bytes(
    (by, offset): (DrawInput, u64),
    drawn: Drawn<'_>,
    indices: &[IndexBuffer],
) -> Range<u64> {
    let bytes = match (by, drawn) {
        (DrawInput::Data(reads), Drawn::Vertices(draw)) => {
            let calls = draw.drawn().iter();
            let elements = calls.map(|call| elements(reads, draw, call, indices));
            READ_BYTES * elements.fold(0, u64::max)
        }
        (DrawInput::Data(ReadAs::Instance), Drawn::ByteCount(draw)) => {
            READ_BYTES * (u64::from(draw.first_instance) + u64::from(draw.instances))
        }
        (DrawInput::Data(_), Drawn::ByteCount(draw)) => READ_BYTES * u64::from(draw.vertices),
        (DrawInput::Index, Drawn::Vertices(draw)) => {
            let ends = draw.calls.iter().map(vertices_end);
            // A draw without indices reads none.
            let width = draw
                .indices
                .map_or(0, |buffer| indices[buffer].kind.bytes());
            width * ends.fold(0, u64::max)
        }
        // VkDrawIndexedIndirectCommand has 20 bytes.
        (DrawInput::Indirect { stride }, Drawn::Vertices(draw)) => {
            u64::from(stride) * (draw.calls.len() as u64).saturating_sub(1) + 20
        }
        (DrawInput::Count, Drawn::Vertices(_)) => 4,
        // A byte-count draw has no indices and no arguments in memory but its counter.
        (DrawInput::Index | DrawInput::Indirect { .. } | DrawInput::Count, Drawn::ByteCount(_)) => {
            0
        }
    };
    offset..offset.saturating_add(bytes)
}

/// The elements of captured data up to the last one that a call of a draw reads.
fn elements(reads: ReadAs, draw: &Draw, call: &DrawCall, indices: &[IndexBuffer]) -> u64 {
    match (reads, draw.indices) {
        (ReadAs::Instance, _) => u64::from(call.first_instance) + u64::from(call.instances),
        (_, None) => vertices_end(call),
        (_, Some(buffer)) => {
            let buffer = &indices[buffer];
            let values = buffer.values.iter().skip(call.first_vertex as usize);
            let values = values.take(call.vertices as usize);
            // Whether an index restarts primitives depends on state: it may be that of a vertex.
            let vertices =
                values.map(|value| i64::from(*value) + i64::from(call.vertex_offset) + 1);
            let last = vertices.max().unwrap_or(0);
            // A negative vertex is one of the greatest when it is read as unsigned.
            u64::try_from(last).unwrap_or(u64::MAX / READ_BYTES)
        }
    }
}

fn vertices_end(call: &DrawCall) -> u64 {
    u64::from(call.first_vertex) + u64::from(call.vertices)
}
