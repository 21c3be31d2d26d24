//! Packing classes: which varyings may share a slot.
//!
//! A class is an interpolation and, depending on the options, a base type. A
//! varying that holds an integer or a double is flat.

use super::options::{ClassOrder, Mixing, PackOptions};
use crate::types::interpolation::{InterpolationMode, Sampling};
use crate::types::{Interpolation, Scalar, Type};

/// A packing class; classes are packed in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Class {
    interpolation: u32,
    base: u32,
}

/// The bit of varyings that are not interpolated, which may share a slot with any
/// class.
const UNREAD: u32 = 1 << 16;
/// The interpolation rank of captured varyings that are not read: after all others.
const CAPTURED: u32 = 1 << 17;

impl Class {
    /// Returns the class of a varying. `unread` means that it is captured and not
    /// read, `shader_input` that interpolateAt needs it as a shader input.
    pub(super) fn new(
        ty: &Type,
        interpolation: Interpolation,
        unread: bool,
        shader_input: bool,
        options: &PackOptions,
    ) -> Class {
        let interpolation = effective(ty, interpolation);
        let mode = match interpolation.mode {
            InterpolationMode::Unqualified => 0,
            InterpolationMode::Smooth => 1,
            InterpolationMode::Flat => 2,
            InterpolationMode::NoPerspective => 3,
        };
        let sampling = match interpolation.sampling {
            Sampling::Center => 0,
            Sampling::Centroid => 8,
            Sampling::Sample => 16,
        };
        let ranked = match interpolation.mode {
            InterpolationMode::Flat => 64,
            InterpolationMode::NoPerspective => 32 + sampling,
            InterpolationMode::Unqualified | InterpolationMode::Smooth => sampling,
        };
        let optimized = options.class_order == ClassOrder::Interpolation;
        let kind = match options.mixing {
            Mixing::Never if optimized && unread => CAPTURED,
            Mixing::Never if optimized => ranked << 8,
            Mixing::Never => mode + sampling,
            Mixing::Equivalent | Mixing::Sampling | Mixing::NotFlat | Mixing::All if unread => {
                UNREAD
            }
            Mixing::Equivalent => ranked << 8,
            // Above the bits of patches and shader inputs.
            Mixing::Sampling => (interpolation.mode.weighting() as u32) << 8,
            Mixing::NotFlat if mode == 2 => mode,
            Mixing::NotFlat | Mixing::All => 0,
        };
        Class {
            interpolation: kind
                + 32 * u32::from(interpolation.patch)
                + 64 * u32::from(shader_input),
            base: base(ty, options),
        }
    }

    /// Returns whether a varying of this class may follow one of `other` in a slot.
    pub(super) fn may_share(self, other: Class) -> bool {
        let unread = |class: Class| class.interpolation & UNREAD != 0;
        self == other || (self.base == other.base && (unread(self) || unread(other)))
    }
}

/// Returns the effective interpolation of a varying: flat for integers and
/// doubles.
pub(super) fn effective(ty: &Type, interpolation: Interpolation) -> Interpolation {
    Interpolation {
        mode: if ty.any_scalar(&Scalar::is_integer_or_double) {
            InterpolationMode::Flat
        } else {
            interpolation.mode
        },
        ..interpolation
    }
}

/// Returns the name of a class: `flat centroid`, `none`, ….
pub(super) fn name(interpolation: Interpolation) -> String {
    let text = interpolation.to_string();
    if interpolation.mode == InterpolationMode::Unqualified {
        format!("none {text}").trim_end().to_owned()
    } else {
        text
    }
}

/// Returns the rank of the base types that the options distinguish: uints, ints,
/// floats, then 64-bit types; types that hold several are last.
fn base(ty: &Type, options: &PackOptions) -> u32 {
    if options.int_with_uint && options.float_with_int {
        return 0;
    }
    let rank = |scalar: Scalar| match (scalar, options.int_with_uint, options.float_with_int) {
        (Scalar::U32, ..) => 0,
        (Scalar::I32, true, _) => 0,
        (Scalar::I32, false, _) => 1,
        (_, _, true) => 1,
        (Scalar::F32, ..) => 2,
        (Scalar::F64, ..) => 3,
        (Scalar::I64, true, _) => 4,
        (Scalar::I64, ..) => 5,
        (Scalar::U64, ..) => 4,
        (
            Scalar::Bool
            | Scalar::I8
            | Scalar::U8
            | Scalar::I16
            | Scalar::U16
            | Scalar::F16
            | Scalar::Address,
            ..,
        ) => 6,
    };
    (0..=6)
        .find(|wanted| !ty.any_scalar(&|scalar| rank(scalar) != *wanted))
        .unwrap_or(7)
}
