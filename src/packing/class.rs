//! Packing classes: which varyings may share a slot.
//!
//! A class is an interpolation and, where the options say so, a base type.
//! Whatever holds an integer or a double counts as flat.

use super::options::{ClassOrder, Mixing, PackOptions};
use crate::types::interpolation::{InterpolationMode, Sampling};
use crate::types::{Interpolation, Scalar, Type};

/// A packing class; classes are packed in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Class {
    interpolation: u32,
    base: u32,
}

/// What any class takes in: nobody interpolates it.
const UNREAD: u32 = 1 << 16;
/// After all others.
const CAPTURED: u32 = 1 << 17;

impl Class {
    /// The class of a varying. `unread` says that it is captured and not read,
    /// `shader_input` that interpolateAt needs it as a shader input.
    pub(super) fn of(
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
        let ranked = match mode {
            2 => 64,
            3 => 32 + sampling,
            _ => sampling,
        };
        let optimized = options.class_order == ClassOrder::Interpolation;
        let kind = match options.mixing {
            Mixing::Never if optimized && unread => CAPTURED,
            Mixing::Never if optimized => ranked << 8,
            Mixing::Never => mode + sampling,
            Mixing::NotFlat | Mixing::All if unread => UNREAD,
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

    /// Whether a varying of this class may follow one of `other` in its slot.
    pub(super) fn may_share(self, other: Class) -> bool {
        let unread = |class: Class| class.interpolation & UNREAD != 0;
        self == other || (self.base == other.base && (unread(self) || unread(other)))
    }
}

/// The interpolation that a varying really has.
pub(super) fn effective(ty: &Type, interpolation: Interpolation) -> Interpolation {
    Interpolation {
        mode: match ty.any_scalar(&Scalar::is_integer_or_double) {
            true => InterpolationMode::Flat,
            false => interpolation.mode,
        },
        ..interpolation
    }
}

/// `flat centroid`, `none`, ….
pub(super) fn name(interpolation: Interpolation) -> String {
    let text = interpolation.to_string();
    match interpolation.mode {
        InterpolationMode::Unqualified => format!("none {text}").trim_end().to_owned(),
        _ => text,
    }
}

/// The base type as far as it matters: uints, ints, floats, then 64-bit ones;
/// what holds several is last.
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
        _ => 6,
    };
    (0..=6)
        .find(|wanted| !ty.any_scalar(&|scalar| rank(scalar) != *wanted))
        .unwrap_or(7)
}
