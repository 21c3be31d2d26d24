//! Floor 0: values with their places in a case file, and values of several spellings.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};
use std::borrow::{Borrow, Cow};
use std::fmt;
use std::ops::Range;

/// A value and the bytes of its file that state it. Comparisons and serialization
/// concern the value alone.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
#[serde(transparent)]
pub struct Spanned<T>(toml::Spanned<T>);

impl<T> Spanned<T> {
    /// A value at a place.
    pub fn new(span: Range<usize>, value: T) -> Spanned<T> {
        Spanned(toml::Spanned::new(span, value))
    }

    /// The value.
    pub fn into_inner(self) -> T {
        self.0.into_inner()
    }

    /// The place of the value.
    pub fn span(&self) -> Range<usize> {
        self.0.span()
    }

    /// A reference to the value.
    pub fn get_ref(&self) -> &T {
        self.0.get_ref()
    }

    /// A copy of the value.
    pub fn get(&self) -> T
    where
        T: Copy,
    {
        *self.get_ref()
    }

    /// A mutable reference to the value.
    pub fn get_mut(&mut self) -> &mut T {
        self.0.get_mut()
    }
}

/// The schema of the value.
impl<T: JsonSchema> JsonSchema for Spanned<T> {
    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        T::schema_id()
    }

    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}

impl<T> From<toml::Spanned<T>> for Spanned<T> {
    fn from(spanned: toml::Spanned<T>) -> Spanned<T> {
        Spanned(spanned)
    }
}

impl Borrow<str> for Spanned<String> {
    fn borrow(&self) -> &str {
        self.get_ref()
    }
}

impl<T: fmt::Display> fmt::Display for Spanned<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get_ref().fmt(f)
    }
}

/// Deserializes a type with a visitor that accepts what it has methods for, and describes
/// it in messages.
macro_rules! deserialize_by_visitor {
    ($type:ty, $expecting:literal, { $($method:tt)* }) => {
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(
                deserializer: D,
            ) -> std::result::Result<Self, D::Error> {
                struct Of;
                impl<'de> serde::de::Visitor<'de> for Of {
                    type Value = $type;
                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str($expecting)
                    }
                    $($method)*
                }
                deserializer.deserialize_any(Of)
            }
        }
    };
}

pub(crate) use deserialize_by_visitor;
