//! Behaviour that the specification leaves unspecified: recorded, never gating.

use crate::model::allowed::OpenPlace;
use crate::spanned::deserialize_by_visitor;
use crate::units::is_default;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{self, MapAccess};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// The behaviour that a case leaves unspecified, and how it is recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Probe {
    /// The unspecified behaviour in words.
    pub open: String,
    /// The parts of a result that are unspecified besides those for which the model has
    /// no answer.
    pub places: BTreeSet<OpenPlace>,
    /// The driver may crash or hang on it, and that too is recorded: the case
    /// runs in a worker of its own.
    pub own_process: bool,
}

/// `probe` of a case file: a text, or a table with that text as `unspecified`.
///
/// ```toml
/// probe = "whether written continues after a primitive that did not fit"
/// probe = { unspecified = "…", places = ["data"], when = { set = "nan" }, own_process = true }
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct ProbeDefinition {
    /// The unspecified behaviour in words.
    #[serde(rename = "unspecified")]
    pub open: String,
    /// The parts of a result that are unspecified besides those for which the model has
    /// no answer.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<OpenPlace>,
    /// Whether the driver may crash or hang, so that the case runs in a process of
    /// its own.
    #[serde(skip_serializing_if = "is_default")]
    pub own_process: bool,
}

/// Behaviour that the specification leaves unspecified.
#[derive(Deserialize, JsonSchema)]
#[serde(rename = "probe", deny_unknown_fields)]
#[schemars(rename = "ProbeDefinition")]
struct ProbeTable {
    /// The unspecified behaviour, as a clause with "whether" or "which".
    unspecified: String,
    /// The parts of a result that are recorded and not judged. A part for which the
    /// model has no answer is never judged.
    #[serde(default)]
    places: Vec<OpenPlace>,
    /// Whether the driver may crash or hang, so that the case runs in a process of
    /// its own.
    #[serde(default)]
    own_process: bool,
}

/// A text, or a table.
impl JsonSchema for ProbeDefinition {
    fn schema_name() -> Cow<'static, str> {
        "Probe".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let table = generator.subschema_for::<ProbeTable>();
        json_schema!({ "anyOf": [{ "type": "string" }, table] })
    }
}

deserialize_by_visitor!(
    ProbeDefinition,
    "a text, or a table with the key 'unspecified'",
    {
        fn visit_str<E: de::Error>(self, open: &str) -> Result<ProbeDefinition, E> {
            Ok(ProbeDefinition {
                open: open.to_owned(),
                places: Vec::new(),
                own_process: false,
            })
        }
        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<ProbeDefinition, A::Error> {
            let table = ProbeTable::deserialize(de::value::MapAccessDeserializer::new(map))?;
            Ok(ProbeDefinition {
                open: table.unspecified,
                places: table.places,
                own_process: table.own_process,
            })
        }
    }
);
