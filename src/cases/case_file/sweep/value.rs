//! The value of an axis.

use crate::spanned::deserialize_by_visitor;
use schemars::JsonSchema;
use serde::de;
use std::fmt;

/// A number, or a text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, JsonSchema)]
#[schemars(untagged)]
pub enum Value {
    Int(i64),
    Text(String),
}

impl Value {
    /// The value that a key of a table names.
    pub fn from_key(key: &str) -> Value {
        key.parse()
            .map_or_else(|_| Value::Text(key.to_owned()), Value::Int)
    }
}

/// The separator between the ends of a range of numbers, `1..=75`.
pub const RANGE: &str = "..=";

/// More than a file may have combinations, which is enough to refuse it.
pub const LONGEST_RANGE: usize = 100_001;

/// Returns the numbers of a range, which may be none; `None` for another text.
pub fn range(text: &str) -> Option<impl Iterator<Item = Value>> {
    let (first, last) = text.split_once(RANGE)?;
    let number = |text: &str| text.trim().parse::<i64>().ok();
    let numbers = number(first)?..=number(last)?;
    Some(numbers.take(LONGEST_RANGE).map(Value::Int))
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Int(number) => number.fmt(f),
            Value::Text(text) => text.fmt(f),
        }
    }
}

deserialize_by_visitor!(Value, "an integer or a text", {
    fn visit_i64<E: de::Error>(self, v: i64) -> Result<Value, E> {
        Ok(Value::Int(v))
    }
    fn visit_bool<E: de::Error>(self, v: bool) -> Result<Value, E> {
        Ok(Value::Int(v.into()))
    }
    fn visit_str<E: de::Error>(self, v: &str) -> Result<Value, E> {
        Ok(Value::Text(v.to_owned()))
    }
});
