//! Interpolation and auxiliary qualifiers of a varying: what decides which
//! varyings may share a slot.
//!
//! GLSL 4.60 sections 4.5 (interpolation qualifiers) and 4.3.4/4.3.6 (auxiliary
//! storage qualifiers); SPIR-V decorations Flat, NoPerspective, Centroid,
//! Sample and Patch.

/// The interpolation qualifier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum InterpolationMode {
    /// None is written; a SPIR-V module cannot tell it from `smooth`.
    #[default]
    Unqualified,
    Smooth,
    Flat,
    NoPerspective,
}

/// Where in the pixel a varying is interpolated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sampling {
    #[default]
    Center,
    Centroid,
    Sample,
}

/// Interpolation and auxiliary qualifiers of a variable or block member.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Interpolation {
    pub mode: InterpolationMode,
    pub sampling: Sampling,
    /// One per patch rather than per vertex.
    pub patch: bool,
}

impl Interpolation {
    /// `flat` and nothing else.
    pub const FLAT: Interpolation = Interpolation {
        mode: InterpolationMode::Flat,
        sampling: Sampling::Center,
        patch: false,
    };
}
