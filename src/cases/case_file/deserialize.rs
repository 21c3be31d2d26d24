//! Deserializes a tree of values in the scope of one combination.
//!
//! One [`serde::Deserializer`] resolves what a case file leaves to its axes:
//!
//! * a number or a truth value may be an expression (`"16 + pad"`; 0 is false),
//! * a text may hold `{axis}`,
//! * an option is `None` for `"none"`, or for an axis of that value,
//! * an enum is a text (`"begin"`) or a table of one key (`{ begin = {} }`),
//! * an entry of a list may have `when` or be a `repeat` ([`super::resolve`]).
//!
//! Types in `case` therefore hold resolved values and derive `Deserialize`. Every
//! error has the place of the value or of the key that caused it.

use super::document::{Data, Document, Entry, Node};
use super::error::{Problem, Result};
use super::expression::Scope;
pub(crate) use super::mistake::listed;
use super::mistake::unknown;
pub use super::mistake::{Mistake, Parsed};
use super::resolve::{Element, WHEN, elements};
use crate::case::{size, spelled};
use serde::de::value::{I64Deserializer, StrDeserializer, StringDeserializer};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, MapAccess,
    SeqAccess, VariantAccess, Visitor,
};
use serde_spanned::de::{SpannedDeserializer, is_spanned};
use std::borrow::Cow;
use std::ops::Range;

/// Reads a value in a scope.
///
/// # Errors
/// The first mistake, at its place.
pub fn read<T: DeserializeOwned>(node: &Node, scope: &Scope<'_>) -> Result<T> {
    T::deserialize(Reader::new(node, Some(scope)))
        .map_err(|mistake| mistake.or_at(&node.span).in_file(scope))
}

/// Reads a value as it is written: expressions and `{axis}` stay texts.
///
/// # Errors
/// The first mistake, with its place.
pub fn literal<T: DeserializeOwned>(node: &Node) -> Parsed<T> {
    T::deserialize(Reader::new(node, None)).map_err(|mistake| mistake.or_at(&node.span))
}

/// Reads a text in a scope.
///
/// # Errors
/// The first mistake, at its place.
pub(crate) fn read_text<T: DeserializeOwned>(text: &str, scope: &Scope<'_>) -> Result<T> {
    read(&Document::parse(scope.file(), text)?.root, scope)
}

/// Reads a number, named `what` in messages, of a range.
///
/// # Errors
/// A value that is not a number, or a number outside of the range.
pub fn read_number(
    node: &Node,
    scope: &Scope<'_>,
    what: &'static str,
    range: Range<i64>,
) -> Parsed<i64> {
    let reader = Reader {
        what,
        ..Reader::new(node, Some(scope))
    };
    reader.integer(range.start, range.end - 1)
}

/// The keys that a struct reads.
pub fn keys<T: DeserializeOwned>() -> &'static [&'static str] {
    let mut keys: &'static [&'static str] = &[];
    // The struct fails to read, once it has stated its keys.
    let _ = T::deserialize(Keys(&mut keys));
    keys
}

/// Notes the keys of a struct.
struct Keys<'k>(&'k mut &'static [&'static str]);

impl<'de> Deserializer<'de> for Keys<'_> {
    type Error = Mistake;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Parsed<V::Value> {
        Err(Mistake::value("not a struct".to_owned()))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Parsed<V::Value> {
        *self.0 = fields;
        self.deserialize_any(visitor)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
        option unit unit_struct newtype_struct seq tuple tuple_struct map enum identifier
        ignored_any
    }
}

/// A value and the scope in which it is read.
#[derive(Clone, Copy)]
struct Reader<'a> {
    node: &'a Node,
    /// `None` where texts are read as they are written.
    scope: Option<&'a Scope<'a>>,
    /// The key of the value, for messages.
    what: &'static str,
}

impl<'a> Reader<'a> {
    fn new(node: &'a Node, scope: Option<&'a Scope<'a>>) -> Reader<'a> {
        let what = "the value";
        Reader { node, scope, what }
    }

    fn fail<T>(self, problem: Problem) -> Parsed<T> {
        Err(Mistake::at(problem, self.node.span.clone()))
    }

    fn expected<T>(self, what: &str) -> Parsed<T> {
        let why = format!("expected {what}, found {}", self.node.describe());
        self.fail(Problem::Value(why))
    }

    /// Reads a part of the value; what it finds wrong is at the part.
    fn part<'de, S: DeserializeSeed<'de>>(self, seed: S) -> Parsed<S::Value> {
        let read = seed.deserialize(self);
        read.map_err(|mistake| mistake.or_at(&self.node.span).or_about(self.what))
    }

    fn fill(self, text: &'a str) -> Parsed<Cow<'a, str>> {
        match self.scope {
            Some(scope) if text.contains('{') => {
                Ok(scope.fill(text, self.node.span.clone())?.into())
            }
            Some(_) | None => Ok(text.into()),
        }
    }

    fn text(self) -> Parsed<Cow<'a, str>> {
        match &self.node.data {
            Data::Text(text) => self.fill(text),
            _ => self.expected("a text"),
        }
    }

    /// A number of this range, ends included.
    fn integer(self, least: i64, most: i64) -> Parsed<i64> {
        let value = match (&self.node.data, self.scope) {
            (Data::Integer(value), _) => *value,
            (Data::Text(text), Some(scope)) => scope.evaluate(text, self.node.span.clone())?,
            (_, Some(_)) => return self.expected("a number or an expression"),
            (_, None) => return self.expected("a number"),
        };
        if (least..=most).contains(&value) {
            return Ok(value);
        }
        self.fail(Problem::OutOfRange {
            what: self.what,
            required: format!("{least} to {most}"),
            seen: value.to_string(),
        })
    }

    fn boolean(self) -> Parsed<bool> {
        match (&self.node.data, self.scope) {
            (Data::Boolean(value), _) => Ok(*value),
            (Data::Integer(_), _) | (Data::Text(_), Some(_)) => Ok(self.integer(0, 1)? == 1),
            _ => self.expected("true or false"),
        }
    }

    fn float(self) -> Parsed<f64> {
        match &self.node.data {
            Data::Float(value) => Ok(*value),
            Data::Text(text) => match self.fill(text)?.trim().parse() {
                Ok(value) => Ok(value),
                Err(_) => Ok(self.integer(i64::MIN, i64::MAX)? as f64),
            },
            _ => Ok(self.integer(i64::MIN, i64::MAX)? as f64),
        }
    }

    /// Whether the value is `"none"`, or names an axis that is.
    fn is_none(self) -> Parsed<bool> {
        let (Data::Text(text), Some(scope)) = (&self.node.data, self.scope) else {
            return Ok(false);
        };
        if scope.is_none(text) {
            return Ok(true);
        }
        Ok(text.contains('{') && self.fill(text)?.trim() == "none")
    }

    fn list(self) -> Parsed<List<'a>> {
        let Data::List(list) = &self.node.data else {
            return self.expected("a list");
        };
        let elements = match self.scope {
            Some(scope) => elements(list, scope)?
                .into_iter()
                .map(|Element { node, scope }| (node, Some(scope)))
                .collect(),
            None => list.iter().map(|node| (node, None)).collect::<Vec<_>>(),
        };
        Ok(List {
            elements: elements.into_iter(),
            what: self.what,
        })
    }

    fn table(self, fields: &'static [&'static str]) -> Parsed<Table<'a>> {
        let Data::Table(entries) = &self.node.data else {
            return match fields {
                [] => self.expected("a table"),
                fields => self.expected(&format!("a table of {}", fields.join(", "))),
            };
        };
        Ok(Table {
            reader: self,
            fields,
            entries: entries.iter(),
            value: None,
        })
    }
}

macro_rules! integers {
    ($($method:ident => $visit:ident: $type:ty, $least:expr, $most:expr;)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Parsed<V::Value> {
            let value = self.integer($least, $most)?;
            visitor.$visit(value as $type)
        })*
    };
}

impl<'de> Deserializer<'de> for Reader<'_> {
    type Error = Mistake;

    /// A text is filled; whatever else needs a hint is as it is written.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Parsed<V::Value> {
        match &self.node.data {
            Data::Integer(value) => visitor.visit_i64(*value),
            Data::Float(value) => visitor.visit_f64(*value),
            Data::Boolean(value) => visitor.visit_bool(*value),
            Data::Text(text) => visitor.visit_str(&self.fill(text)?),
            Data::List(_) => visitor.visit_seq(self.list()?),
            Data::Table(_) => visitor.visit_map(self.table(&[])?),
        }
    }

    integers! {
        deserialize_i8 => visit_i8: i8, i8::MIN.into(), i8::MAX.into();
        deserialize_i16 => visit_i16: i16, i16::MIN.into(), i16::MAX.into();
        deserialize_i32 => visit_i32: i32, i32::MIN.into(), i32::MAX.into();
        deserialize_i64 => visit_i64: i64, i64::MIN, i64::MAX;
        deserialize_u8 => visit_u8: u8, 0, u8::MAX.into();
        deserialize_u16 => visit_u16: u16, 0, u16::MAX.into();
        deserialize_u32 => visit_u32: u32, 0, u32::MAX.into();
        deserialize_u64 => visit_u64: u64, 0, i64::MAX;
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Parsed<V::Value> {
        visitor.visit_bool(self.boolean()?)
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Parsed<V::Value> {
        visitor.visit_f64(self.float()?)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Parsed<V::Value> {
        visitor.visit_f64(self.float()?)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Parsed<V::Value> {
        visitor.visit_str(&self.text()?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Parsed<V::Value> {
        visitor.visit_str(&self.text()?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Parsed<V::Value> {
        if self.is_none()? {
            visitor.visit_none()
        } else {
            visitor.visit_some(self)
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Parsed<V::Value> {
        visitor.visit_seq(self.list()?)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Parsed<V::Value> {
        let list = self.list()?;
        let found = list.elements.len();
        if found == length {
            return visitor.visit_seq(list);
        }
        let why = format!("expected a list of {length}, found {found} entries");
        self.fail(Problem::Value(why))
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        length: usize,
        visitor: V,
    ) -> Parsed<V::Value> {
        self.deserialize_tuple(length, visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Parsed<V::Value> {
        visitor.visit_map(self.table(&[])?)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Parsed<V::Value> {
        if is_spanned(name) {
            return visitor.visit_map(SpannedDeserializer::new(self, self.node.span.clone()));
        }
        visitor.visit_map(self.table(fields)?)
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Parsed<V::Value> {
        match self.node.entries() {
            Some([]) => visitor.visit_unit(),
            Some(_) | None => self.expected("an empty table"),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Parsed<V::Value> {
        self.deserialize_unit(visitor)
    }

    /// A [`size::Size`] keeps the names that no scope has; a mistake in a text that is
    /// [`spelled`] is one of its kind.
    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Parsed<V::Value> {
        match (&self.node.data, self.scope) {
            (Data::Text(text), Some(scope)) if name == size::NAME => {
                let span = self.node.span.clone();
                let text =
                    scope.resolve_partly(text, span.clone(), &size::LATE_NAMES, &size::UNITS)?;
                if size::LATE_NAMES.iter().any(|late| text.contains(late)) {
                    let text: StringDeserializer<Mistake> = text.into_deserializer();
                    return visitor.visit_newtype_struct(text);
                }
                let bytes: I64Deserializer<Mistake> =
                    scope.evaluate(&text, span)?.into_deserializer();
                visitor.visit_newtype_struct(bytes)
            }
            (_, _) => {
                let read = visitor.visit_newtype_struct(self);
                match name {
                    spelled::PIPELINE => read.map_err(|error| error.or_of(Problem::Pipeline)),
                    spelled::TABLE => read.map_err(|error| error.or_of(Problem::Table)),
                    spelled::NEGATIVE => read.map_err(|error| error.or_of(Problem::Negative)),
                    spelled::CALLS => read.map_err(|error| error.or_of(Problem::Calls)),
                    _ => read,
                }
            }
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Parsed<V::Value> {
        let find = |seen: &str| variants.iter().copied().find(|known| *known == seen);
        let empty = Node::empty_table(self.node.span.clone());
        let (variant, content) = match &self.node.data {
            Data::Text(text) => {
                let seen = self.fill(text)?;
                match find(&seen) {
                    Some(variant) => (variant, &empty),
                    None => return self.fail(unknown(name, &seen, variants)),
                }
            }
            Data::Table(entries) => {
                let mut entries = entries.iter().filter(|entry| entry.key.get_ref() != WHEN);
                let (Some(entry), None) = (entries.next(), entries.next()) else {
                    let why = format!(
                        "expected a table of one key: one of {}",
                        variants.join(", ")
                    );
                    return self.fail(Problem::Value(why));
                };
                match find(entry.key.get_ref()) {
                    Some(variant) => (variant, &entry.value),
                    None => {
                        let problem = unknown(name, entry.key.get_ref(), variants);
                        let problem = Problem::UnknownKey(problem.to_string());
                        return Err(Mistake::at(problem, entry.key.span()));
                    }
                }
            }
            _ => return self.expected(&format!("one of {}", variants.join(", "))),
        };
        let content = Reader {
            node: content,
            what: variant,
            ..self
        };
        visitor.visit_enum(Variant(content))
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Parsed<V::Value> {
        visitor.visit_unit()
    }

    serde::forward_to_deserialize_any! { char bytes byte_buf identifier }
}

impl<'de> IntoDeserializer<'de, Mistake> for Reader<'_> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// The entries of a list.
struct List<'a> {
    elements: std::vec::IntoIter<(&'a Node, Option<Cow<'a, Scope<'a>>>)>,
    what: &'static str,
}

impl<'de> SeqAccess<'de> for List<'_> {
    type Error = Mistake;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Parsed<Option<T::Value>> {
        let Some((node, scope)) = self.elements.next() else {
            return Ok(None);
        };
        let (scope, what) = (scope.as_deref(), self.what);
        Reader { node, scope, what }.part(seed).map(Some)
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.elements.len())
    }
}

/// The entries of a table.
struct Table<'a> {
    reader: Reader<'a>,
    /// The keys of a struct; empty for a map.
    fields: &'static [&'static str],
    entries: std::slice::Iter<'a, Entry>,
    value: Option<&'a Entry>,
}

impl<'de> MapAccess<'de> for Table<'_> {
    type Error = Mistake;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Parsed<Option<K::Value>> {
        // The condition of an entry is resolved, unless the type reads it itself.
        let reads_when = self.fields.is_empty() || self.fields.contains(&WHEN);
        let is_key = |entry: &&Entry| reads_when || entry.key.get_ref() != WHEN;
        let Some(entry) = self.entries.by_ref().find(is_key) else {
            return Ok(None);
        };
        self.value = Some(entry);
        let key = seed.deserialize(Key(entry));
        key.map(Some)
            .map_err(|mistake| mistake.or_at(&entry.key.span()))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Parsed<V::Value> {
        let entry = self.value.take().expect("a value follows its key");
        let mut fields = self.fields.iter().copied();
        let what = fields.find(|field| field == entry.key.get_ref());
        let value = Reader {
            node: &entry.value,
            what: what.unwrap_or(self.reader.what),
            ..self.reader
        };
        value.part(seed)
    }
}

/// A key of a table, which may be read with its place.
struct Key<'a>(&'a Entry);

impl<'de> Deserializer<'de> for Key<'_> {
    type Error = Mistake;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Parsed<V::Value> {
        visitor.visit_str(self.0.key.get_ref())
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Parsed<V::Value> {
        if !is_spanned(name) {
            return self.deserialize_any(visitor);
        }
        let key: StrDeserializer<'_, Mistake> = self.0.key.get_ref().as_str().into_deserializer();
        visitor.visit_map(SpannedDeserializer::new(key, self.0.key.span()))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Parsed<V::Value> {
        let key: StrDeserializer<'_, Mistake> = self.0.key.get_ref().as_str().into_deserializer();
        visitor.visit_enum(key)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
        option unit unit_struct newtype_struct seq tuple tuple_struct map identifier ignored_any
    }
}

/// A variant of an enum: `what` is its name, the node what it holds.
struct Variant<'a>(Reader<'a>);

impl<'de> EnumAccess<'de> for Variant<'_> {
    type Error = Mistake;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Parsed<(V::Value, Self)> {
        let name: StrDeserializer<'_, Mistake> = self.0.what.into_deserializer();
        Ok((seed.deserialize(name)?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_> {
    type Error = Mistake;

    fn unit_variant(self) -> Parsed<()> {
        serde::Deserialize::deserialize(self.0)
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Parsed<T::Value> {
        self.0.part(seed)
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Parsed<V::Value> {
        self.0.deserialize_tuple(length, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Parsed<V::Value> {
        let read = visitor.visit_map(self.0.table(fields)?);
        read.map_err(|mistake| mistake.or_at(&self.0.node.span))
    }
}

#[cfg(test)]
#[path = "deserialize_tests.rs"]
mod tests;
