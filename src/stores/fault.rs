//! Differences between what a driver stores and what it must store.

use strum::IntoStaticStr;

/// A difference between the stores and the layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreFault {
    pub kind: StoreFaultKind,
    pub text: String,
}

/// A kind of difference between a store and the layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum StoreFaultKind {
    /// Vertices are not a stride apart.
    Stride,
    /// A component is stored to another buffer.
    Buffer,
    /// A component is stored at another offset.
    Offset,
    /// Another component is stored in its place.
    Component,
    /// A component of another stream is stored in its place.
    Stream,
    /// A component is not stored.
    Missing,
    /// A component is taken from another vertex of the primitive, or stored for some vertices
    /// only.
    Vertex,
    /// Something is stored where nothing is captured.
    Surplus,
    /// Transform feedback begins or ends more or less often.
    Capture,
    /// No layout is set in a capture that draws.
    Layout,
    /// The layout of a buffer is that of earlier command buffers.
    Stale,
    /// A buffer is not bound.
    Bind,
    /// A buffer is bound at another address.
    Address,
    /// A range has another size.
    Size,
    /// A buffer begins at another byte.
    Pointer,
    /// A counter at which a buffer should begin is loaded into something else.
    Load,
    /// A byte count is not stored, or stored elsewhere.
    Counter,
    /// A query counts something else.
    Query,
    /// Captured vertices are drawn from other numbers.
    ByteCount,
}
