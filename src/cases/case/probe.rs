//! Behaviour that the specification leaves unspecified: recorded, never gating.

use crate::model::allowed::OpenPlace;
use crate::spanned::{Spanned, deserialize_by_visitor};
use crate::units::is_default;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{self, MapAccess};
use serde::{Deserialize, Deserializer, Serialize};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// Behaviour that the specification leaves unspecified.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename = "probe", deny_unknown_fields)]
#[schemars(rename = "ProbeDefinition")]
pub struct Probe {
    /// The unspecified behaviour, as a clause with "whether" or "which".
    #[serde(rename = "unspecified")]
    pub open: String,
    /// The parts of a result that are recorded and not judged. A part for which the
    /// model has no answer is never judged.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    #[schemars(with = "Vec<OpenPlace>")]
    pub places: BTreeSet<OpenPlace>,
    /// Whether the driver may crash or hang, so that the case runs in a process of
    /// its own.
    #[serde(default, skip_serializing_if = "is_default")]
    #[schemars(extend("default" = false))]
    pub own_process: bool,
}

/// Reads `probe` of a case file: a text, or a table with that text as `unspecified`.
///
/// ```toml
/// probe = "whether written continues after a primitive that did not fit"
/// probe = { unspecified = "…", places = ["data"], when = { set = "nan" }, own_process = true }
/// ```
///
/// # Errors
/// A value that is neither.
pub fn text_or_table<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Spanned<Probe>>, D::Error> {
    let probe = Option::<Spanned<TextOrTable>>::deserialize(deserializer)?;
    Ok(probe.map(|probe| Spanned::new(probe.span(), probe.into_inner().0)))
}

/// A probe that may be a text.
pub(super) struct TextOrTable(Probe);

deserialize_by_visitor!(
    TextOrTable,
    "a text, or a table with the key 'unspecified'",
    {
        fn visit_str<E: de::Error>(self, open: &str) -> Result<TextOrTable, E> {
            Ok(TextOrTable(Probe {
                open: open.to_owned(),
                places: BTreeSet::new(),
                own_process: false,
            }))
        }
        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<TextOrTable, A::Error> {
            Probe::deserialize(de::value::MapAccessDeserializer::new(map)).map(TextOrTable)
        }
    }
);

impl JsonSchema for TextOrTable {
    fn schema_name() -> Cow<'static, str> {
        "Probe".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let table = generator.subschema_for::<Probe>();
        json_schema!({ "anyOf": [{ "type": "string" }, table] })
    }
}
