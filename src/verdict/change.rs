//! Simple changes of a value: a word that no shader of a case writes may be the required one that
//! something clamped, cut off or converted on its way.

use crate::types::Scalar;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// A change of the required value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    ClampedToOne,
    Negated,
    Doubled,
    Halved,
    Rounded,
    OneHigher,
    OneLower,
    Cut8,
    Cut16,
    Cut24,
    Swapped,
}

impl Change {
    /// Returns the change by which a required word becomes the observed one, if there is one.
    pub(super) fn find(scalar: Option<Scalar>, required: u32, observed: u32) -> Option<Change> {
        let float = scalar == Some(Scalar::F32);
        let changes = Change::VARIANTS.iter().copied();
        changes
            .filter(|change| change.changed(float, required) == Some(observed))
            .find(|_| required != observed)
    }

    /// The changed word; `None` for a change that a number of this type cannot have.
    fn changed(self, float: bool, bits: u32) -> Option<u32> {
        let value = f32::from_bits(bits);
        let of_float = |value: f32| float.then(|| value.to_bits());
        match self {
            Change::ClampedToOne => of_float(value.clamp(0.0, 1.0)),
            Change::Negated if float => of_float(-value),
            Change::Negated => Some(bits.wrapping_neg()),
            Change::Doubled if float => of_float(value * 2.0),
            Change::Doubled => Some(bits.wrapping_mul(2)),
            Change::Halved if float => of_float(value / 2.0),
            Change::Halved => Some(bits / 2),
            Change::Rounded => of_float(value.round()),
            Change::OneHigher => Some(bits.wrapping_add(1)),
            Change::OneLower => Some(bits.wrapping_sub(1)),
            Change::Cut8 => Some(bits & 0xff),
            Change::Cut16 => Some(bits & 0xffff),
            Change::Cut24 => Some(bits & 0xff_ffff),
            Change::Swapped => Some(bits.swap_bytes()),
        }
    }

    /// The change in words, after `the required one`.
    pub(super) fn words(self) -> &'static str {
        match self {
            Change::ClampedToOne => "clamped to the range from 0 to 1",
            Change::Negated => "negated",
            Change::Doubled => "doubled",
            Change::Halved => "halved",
            Change::Rounded => "rounded to an integer",
            Change::OneHigher => "as an integer, plus 1",
            Change::OneLower => "as an integer, minus 1",
            Change::Cut8 => "without all but its low 8 bits",
            Change::Cut16 => "without all but its low 16 bits",
            Change::Cut24 => "without its high 8 bits",
            Change::Swapped => "with its bytes in reverse order",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_value_is_known_by_its_change() {
        let float = |value: f32| value.to_bits();
        let (number, integer) = (Some(Scalar::F32), Some(Scalar::U32));
        let rows = [
            (number, float(3.5), float(1.0), Some(Change::ClampedToOne)),
            (number, float(3.5), float(-3.5), Some(Change::Negated)),
            (number, float(3.5), float(4.0), Some(Change::Rounded)),
            (number, float(3.5), float(3.75), None),
            (integer, 0x0001_2345, 0x0000_2345, Some(Change::Cut16)),
            (integer, 0x0102_0304, 0x0403_0201, Some(Change::Swapped)),
            (integer, 7, 8, Some(Change::OneHigher)),
            (integer, 7, 7, None),
            (integer, 0x3f80_0000, 0x3f80_0007, None),
        ];
        for (scalar, required, observed, change) in rows {
            let found = Change::find(scalar, required, observed);
            assert_eq!(found, change, "{required:#x} {observed:#x}");
        }
    }
}
