//! The size of a range, in terms of what is captured into it.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{self, Deserialize, Deserializer, Visitor};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

/// The name by which the reader of case files recognizes a [`Size`].
pub const NAME: &str = "$size";
/// The names and units that depend on the capture and not on the file.
pub const LATE_NAMES: [&str; 5] = ["stride", "all", "vertices", "vertex", "bytes"];
/// The [`LATE_NAMES`] that are units after a number.
pub const UNITS: [&str; 3] = ["vertices", "vertex", "bytes"];

/// A number of bytes, or an expression in `stride` (bytes of a captured vertex)
/// and `all` (bytes that all draws capture); `"7 vertices"` is `7 * stride`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Size {
    /// A plain number.
    Bytes(i64),
    /// An expression whose only names are [`LATE_NAMES`].
    Expression(String),
}

impl Serialize for Size {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Size::Bytes(bytes) => serializer.serialize_i64(*bytes),
            Size::Expression(expression) => serializer.serialize_str(expression),
        }
    }
}

impl JsonSchema for Size {
    fn schema_name() -> Cow<'static, str> {
        "Size".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer" })
    }
}

impl<'de> Deserialize<'de> for Size {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Size, D::Error> {
        deserializer.deserialize_newtype_struct(NAME, SizeVisitor)
    }
}

struct SizeVisitor;

impl<'de> Visitor<'de> for SizeVisitor {
    type Value = Size;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number of bytes or an expression")
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<Size, D::Error> {
        inner.deserialize_any(self)
    }

    fn visit_i64<E: de::Error>(self, bytes: i64) -> Result<Size, E> {
        Ok(Size::Bytes(bytes))
    }

    fn visit_str<E: de::Error>(self, expression: &str) -> Result<Size, E> {
        Ok(Size::Expression(expression.to_owned()))
    }
}
