//! The quantities of transform feedback, one newtype each.
//!
//! A byte offset, a stride, the number of a buffer and its index among the active
//! buffers are all small integers. Confusing them is a frequent error in drivers
//! and in test harnesses, so each has its own type, and only functions whose name
//! states it convert one into another.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

macro_rules! unit {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(transparent)]
        #[schemars(inline)]
        pub struct $name(pub $inner);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

unit! {
    /// Offset in bytes within a vertex record of a capture buffer
    /// (SPIR-V `Offset`, GLSL `xfb_offset`).
    ByteOffset(u32)
}
unit! {
    /// Bytes from one captured vertex to the next (SPIR-V `XfbStride`).
    Stride(u32)
}
unit! {
    /// Number of a transform feedback binding point: SPIR-V `XfbBuffer`, GL's
    /// `TRANSFORM_FEEDBACK_BUFFER` binding.
    Binding(u32)
}

/// The number that [`within`] reads.
impl From<u32> for Binding {
    fn from(number: u32) -> Binding {
        Binding(number)
    }
}

unit! {
    /// Index of a buffer among the *active* buffers, as GL's program interface
    /// query `TRANSFORM_FEEDBACK_BUFFER_INDEX` counts them. If bindings 0 and 2 are
    /// active, their indices are 0 and 1.
    BufferIndex(u32)
}
unit! {
    /// Interface location (SPIR-V `Location`) of four 32-bit components.
    Location(u32)
}
unit! {
    /// First component within a location, 0..=3 (SPIR-V `Component`).
    Component(u32)
}
unit! {
    /// Vertex stream of a geometry shader (SPIR-V `Stream`); 0 elsewhere.
    Stream(u32)
}
unit! {
    /// Number of a 32-bit word among all words of a stage's outputs, in declaration
    /// order (`types::interface::Interface::leaves`). The value that a generated
    /// shader writes into the word encodes this number.
    Word(u32)
}
/// An alignment in bytes: a power of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Alignment(u64);

impl Alignment {
    /// The alignment of a byte.
    pub const ONE: Alignment = Alignment(1);

    /// Returns the alignment of this many bytes; `None` if they are not a power of two.
    pub const fn new(bytes: u64) -> Option<Alignment> {
        if bytes.is_power_of_two() {
            Some(Alignment(bytes))
        } else {
            None
        }
    }

    /// Returns the alignment in bytes.
    pub const fn bytes(self) -> u64 {
        self.0
    }

    /// Returns the next multiple of the alignment.
    pub fn round_up(self, value: u64) -> u64 {
        round_up(value, self.0)
    }

    /// Returns whether `value` is a multiple of the alignment.
    pub const fn divides(self, value: u64) -> bool {
        value & (self.0 - 1) == 0
    }
}

/// Rounds `value` up to the next multiple of `step`, which need not be a power of two.
///
/// # Panics
/// `step` is 0.
pub fn round_up(value: u64, step: u64) -> u64 {
    value.div_ceil(step) * step
}

/// Deserializes a number from `MIN` to `MAX`.
///
/// # Errors
/// A value that is not such a number.
pub fn within<'de, D: Deserializer<'de>, T: From<u32>, const MIN: u32, const MAX: u32>(
    deserializer: D,
) -> Result<T, D::Error> {
    let number = Within::<MIN, MAX>::deserialize(deserializer)?;
    Ok(number.get().into())
}

/// A number from `MIN` to `MAX`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Within<const MIN: u32, const MAX: u32>(u32);

impl<const MIN: u32, const MAX: u32> Within<MIN, MAX> {
    /// The number, which a constant of the program must have in its range.
    pub const fn new(number: u32) -> Self {
        assert!(MIN <= number && number <= MAX, "outside of the range");
        Within(number)
    }

    /// The number.
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl<const MIN: u32, const MAX: u32> From<Within<MIN, MAX>> for u32 {
    fn from(number: Within<MIN, MAX>) -> u32 {
        number.get()
    }
}

impl<const MIN: u32, const MAX: u32> JsonSchema for Within<MIN, MAX> {
    fn schema_name() -> Cow<'static, str> {
        format!("Within{MIN}To{MAX}").into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "minimum": MIN, "maximum": MAX })
    }
}

impl<const MIN: u32, const MAX: u32> Serialize for Within<MIN, MAX> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, const MIN: u32, const MAX: u32> Deserialize<'de> for Within<MIN, MAX> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seen = i64::deserialize(deserializer)?;
        match u32::try_from(seen) {
            Ok(number) if (MIN..=MAX).contains(&number) => Ok(Within(number)),
            Ok(_) | Err(_) => {
                let range = format!("{MIN} to {MAX}");
                Err(D::Error::invalid_value(
                    Unexpected::Signed(seen),
                    &range.as_str(),
                ))
            }
        }
    }
}

/// Deserializes an optional value; an absent one is the default of its type.
///
/// # Errors
/// A value of another type.
pub fn or_default<'de, D: Deserializer<'de>, T: Default + Deserialize<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    Ok(Option::<T>::deserialize(deserializer)?.unwrap_or_default())
}

/// Whether a value is the default of its type, and serialization can omit it.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_up_to_multiples() {
        let cases = [(0, 8, 0), (1, 8, 8), (8, 8, 8), (9, 8, 16), (7, 3, 9)];
        for (value, step, want) in cases {
            assert_eq!(round_up(value, step), want, "{value} to {step}");
            if let Some(alignment) = Alignment::new(step) {
                assert_eq!(alignment.round_up(value), want, "{value} to {step}");
                assert_eq!(alignment.divides(value), want == value);
            }
        }
    }

    #[test]
    fn an_alignment_is_a_power_of_two() {
        let bytes = |bytes| Alignment::new(bytes).map(Alignment::bytes);
        assert_eq!([0, 1, 3, 16].map(bytes), [None, Some(1), None, Some(16)]);
    }
}
