//! Conditions on axes: `only`, `except`, `when`.

use super::value::{Value, range};
use crate::spanned::{Spanned, deserialize_by_visitor};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{self, MapAccess, SeqAccess};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// Conditions on axes, one of which must hold.
#[derive(Clone, Debug, PartialEq)]
pub enum Filters {
    /// Every combination, or none.
    Always(bool),
    /// In each, every named axis has one of the values.
    Any(Vec<Filter>),
}

/// The accepted values of each named axis.
pub type Filter = BTreeMap<Spanned<String>, Accepted>;

/// One value, a range of numbers (`"39..=75"`), or a list of values.
#[derive(Clone, Debug, PartialEq)]
pub struct Accepted(pub Vec<Value>);

impl JsonSchema for Filters {
    fn schema_name() -> Cow<'static, str> {
        "Filters".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let value = json_schema!({ "type": ["integer", "boolean", "string"] });
        let accepted = json_schema!({ "anyOf": [value, { "type": "array", "items": value }] });
        let filter = json_schema!({ "type": "object", "additionalProperties": accepted });
        json_schema!({
            "description": "The accepted values of axes, `{ stage = \"vertex\", n = [1, 2], \
                            seed = \"4..=9\" }`; a list of such tables, one of which must \
                            match; or `true` for every combination.",
            "anyOf": [{ "type": "boolean" }, filter, { "type": "array", "items": filter }]
        })
    }
}

impl Filters {
    /// Whether one of the conditions holds, where `value` gives the value of an axis.
    pub fn hold<'v>(&self, value: impl Fn(&str) -> Option<&'v Value>) -> bool {
        let holds = |(name, accepted): (&Spanned<String>, &Accepted)| {
            value(name.get_ref()).is_some_and(|value| accepted.0.contains(value))
        };
        match self {
            Filters::Always(always) => *always,
            Filters::Any(filters) => filters.iter().any(|filter| filter.iter().all(holds)),
        }
    }
}

deserialize_by_visitor!(Accepted, "an axis value, a range or a list of values", {
    fn visit_i64<E: de::Error>(self, v: i64) -> Result<Accepted, E> {
        Ok(Accepted(vec![Value::Int(v)]))
    }
    fn visit_str<E: de::Error>(self, v: &str) -> Result<Accepted, E> {
        let one = || vec![Value::Text(v.to_owned())];
        Ok(Accepted(range(v).map_or_else(one, Iterator::collect)))
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Accepted, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = seq.next_element()? {
            values.push(value);
        }
        Ok(Accepted(values))
    }
});

deserialize_by_visitor!(
    Filters,
    "true, false, a table of axis values or a list of such tables",
    {
        fn visit_bool<E: de::Error>(self, v: bool) -> Result<Filters, E> {
            Ok(Filters::Always(v))
        }
        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Filters, A::Error> {
            let mut filter = Filter::new();
            while let Some((key, value)) = map.next_entry()? {
                filter.insert(key, value);
            }
            Ok(Filters::Any(vec![filter]))
        }
        fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Filters, A::Error> {
            let mut filters = Vec::new();
            while let Some(filter) = seq.next_element()? {
                filters.push(filter);
            }
            Ok(Filters::Any(filters))
        }
    }
);
