//! Floor 0: the quantities of transform feedback, and references into the tables of a
//! script.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::{fmt, ops};

pub use xfb_engine::units::{
    Alignment, Binding, BufferIndex, ByteOffset, Component, Location, Stream, Stride, Word,
    round_up,
};

/// A reference into a table: vectors and slices are indexed by it.
macro_rules! reference {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(transparent)]
        #[schemars(inline)]
        pub struct $name(pub u32);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl From<u32> for $name {
            fn from(number: u32) -> $name {
                $name(number)
            }
        }

        impl $name {
            /// Returns the reference to the entry at this position of the table.
            pub fn at(position: usize) -> $name {
                $name(u32::try_from(position).expect("a table of a script has few entries"))
            }

            /// Returns the references to the entries of a table of this length, in order.
            pub fn all(length: usize) -> impl DoubleEndedIterator<Item = $name> + Clone {
                (0..length).map($name::at)
            }

            /// Returns the entries of a table with the references to them.
            pub fn enumerate<I: IntoIterator>(table: I) -> impl Iterator<Item = ($name, I::Item)> {
                (0..).map($name).zip(table)
            }

            /// Returns the reference after the entry `gone` has been removed from the table;
            /// `None` for a reference to that entry.
            pub fn without(self, gone: $name) -> Option<$name> {
                (self != gone).then(|| $name(self.0 - u32::from(self > gone)))
            }

            /// Returns the position of the entry in its table.
            pub fn position(self) -> usize {
                self.0 as usize
            }
        }

        impl<T> ops::Index<$name> for [T] {
            type Output = T;

            fn index(&self, index: $name) -> &T {
                &self[index.position()]
            }
        }

        impl<T> ops::IndexMut<$name> for [T] {
            fn index_mut(&mut self, index: $name) -> &mut T {
                &mut self[index.position()]
            }
        }

        impl<T> ops::Index<$name> for Vec<T> {
            type Output = T;

            fn index(&self, index: $name) -> &T {
                &self[index.position()]
            }
        }

        impl<T> ops::IndexMut<$name> for Vec<T> {
            fn index_mut(&mut self, index: $name) -> &mut T {
                &mut self[index.position()]
            }
        }
    };
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

reference! {
    /// Reference to a program of a job; the case's own is the first.
    ProgramIndex
}
reference! {
    /// Reference to a query of a script.
    QueryIndex
}
reference! {
    /// Reference to a counter of a script.
    CounterIndex
}

/// Whether a value is the default of its type, and serialization can omit it.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
