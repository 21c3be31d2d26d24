//! The size and the features of random interfaces.

/// The maximum size and the optional features of a random interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// 32-bit components of all outputs together.
    pub words: u32,
    /// Locations of all outputs together, holes included.
    pub locations: u32,
    /// Bytes of one vertex, over all buffers.
    pub bytes: u32,
    pub buffers: u32,
    /// Components that a request captures into one buffer, skipped ones included.
    pub components: u32,
    /// Whether doubles occur.
    pub doubles: bool,
    /// Whether 64-bit integers occur.
    pub wide_integers: bool,
    /// Whether capturing clip and cull distances, and blocks of them, occur.
    pub distances: bool,
    /// Whether geometry shaders write several streams.
    pub streams: bool,
    /// Whether members of a block may have locations of their own. glslang, when
    /// it chooses locations, then gives the block one too, which Vulkan forbids
    /// (VUID-StandaloneSpirv-Location-04918).
    pub member_locations: bool,
    /// Whether every 64-bit value has an offset on which all dialects and tight packing
    /// agree. Otherwise aggregates may hold them anywhere.
    pub agreed: bool,
}

impl Bounds {
    /// Interfaces within lavapipe's limits, with 64-bit values anywhere.
    pub const HOST: Bounds = Bounds {
        words: 128,
        locations: 24,
        bytes: 512,
        buffers: 4,
        components: 64,
        doubles: true,
        wide_integers: true,
        distances: true,
        streams: true,
        member_locations: true,
        agreed: false,
    };

    /// Interfaces for a device: nothing on which implementations disagree, and free
    /// locations for the variables that rewriting adds.
    pub const DEVICE: Bounds = Bounds {
        words: 64,
        locations: 14,
        member_locations: false,
        agreed: true,
        ..Bounds::HOST
    };
}
