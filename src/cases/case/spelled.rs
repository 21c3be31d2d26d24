//! Values that case files state as texts of a notation of their own.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::{self, Deserialize, Deserializer, Visitor};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;

pub use crate::units::PIPELINE_TEXT as PIPELINE;

/// The name by which the reader of case files recognizes a text of an expected table or placement.
pub const TABLE: &str = "$table";
/// The name by which it recognizes a text of a refusal.
pub const NEGATIVE: &str = "$negative";
/// The name by which it recognizes a text of a call of OpenGL.
pub const CALLS: &str = "$calls";

/// A value that can be read from a text.
pub trait FromText: Sized {
    /// The kind of text: [`PIPELINE`], [`TABLE`], [`NEGATIVE`] or [`CALLS`].
    const KIND: &'static str;

    /// Reads the value.
    ///
    /// # Errors
    /// The reason why the text does not state a value.
    fn from_text(text: &str) -> Result<Self, String>;
}

/// A value that a case file states as a text, and that text. Comparisons concern the value
/// alone.
#[derive(Clone, Debug)]
pub struct Spelled<T> {
    text: String,
    value: T,
}

impl<T> Spelled<T> {
    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl<T: FromText> Spelled<T> {
    /// Reads a value from its text.
    ///
    /// # Errors
    /// The reason why the text does not state a value.
    pub fn read(text: &str) -> Result<Spelled<T>, String> {
        let value = T::from_text(text)?;
        let text = text.to_owned();
        Ok(Spelled { text, value })
    }
}

impl<T> Deref for Spelled<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T: PartialEq> PartialEq for Spelled<T> {
    fn eq(&self, other: &Spelled<T>) -> bool {
        self.value == other.value
    }
}

impl<T> Serialize for Spelled<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.text.serialize(serializer)
    }
}

/// The schema of the text.
impl<T> JsonSchema for Spelled<T> {
    fn schema_name() -> Cow<'static, str> {
        String::schema_name()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        String::json_schema(generator)
    }
}

impl<'de, T: FromText> Deserialize<'de> for Spelled<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Spelled<T>, D::Error> {
        deserializer.deserialize_newtype_struct(T::KIND, TextVisitor(PhantomData))
    }
}

/// Reads a text of an expected table or placement that is present.
///
/// # Errors
/// A value of another type, or a text that does not state a value.
pub fn table_text<'de, T: FromText, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Spelled<T>>, D::Error> {
    let text = deserializer.deserialize_newtype_struct(TABLE, TextVisitor(PhantomData))?;
    Ok(Some(text))
}

struct TextVisitor<T>(PhantomData<T>);

impl<'de, T: FromText> Visitor<'de> for TextVisitor<T> {
    type Value = Spelled<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<Spelled<T>, D::Error> {
        let text = String::deserialize(inner)?;
        Spelled::read(&text).map_err(de::Error::custom)
    }
}
