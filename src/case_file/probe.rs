//! `probe`: a case about something that the text leaves open. What the device
//! does with it is recorded and gates nothing; everything else is compared as in
//! any other case.
//!
//! ```toml
//! probe = "whether written goes on after a primitive that did not fit"
//! probe = { unspecified = "…", places = ["data"], when = { set = "nan" }, own_process = true }
//! ```

use crate::case::probe::Probe;
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::raw::{Filters, Text, Value};
use crate::case_file::sweep::axes::matches;
use crate::model::allowed::OpenPlace;
use serde::Deserialize;
use serde::de::{self, Deserializer, MapAccess, Visitor};
use std::collections::BTreeSet;
use std::fmt;
use toml::Spanned;

/// `probe` as serde reads it.
#[derive(Clone, Debug)]
pub enum Raw {
    /// Only the words.
    Open(String),
    Table(Table),
}

/// The long form.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    #[serde(rename = "unspecified")]
    pub open: Text,
    /// `data`, `counters`, `written`, `needed`, `generated`, `order`.
    #[serde(default)]
    pub places: Vec<Text>,
    /// The combinations that are probes; all where left out.
    pub when: Option<Spanned<Filters>>,
    #[serde(default)]
    pub own_process: bool,
}

impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: Deserializer<'de>>(d: D) -> std::result::Result<Self, D::Error> {
        struct Of;
        impl<'de> Visitor<'de> for Of {
            type Value = Raw;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("what is unspecified, or a table with the key 'unspecified'")
            }
            fn visit_str<E: de::Error>(self, text: &str) -> std::result::Result<Raw, E> {
                Ok(Raw::Open(text.to_owned()))
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> std::result::Result<Raw, A::Error> {
                Table::deserialize(de::value::MapAccessDeserializer::new(map)).map(Raw::Table)
            }
        }
        d.deserialize_any(Of)
    }
}

impl Raw {
    /// The conditions on axes, if there are any.
    pub fn when(&self) -> Option<&Spanned<Filters>> {
        match self {
            Raw::Table(table) => table.when.as_ref(),
            Raw::Open(_) => None,
        }
    }

    /// Whether the case of these variables is one.
    fn is_meant(&self, variables: &[(String, Value)]) -> bool {
        self.when()
            .is_none_or(|when| matches(when.get_ref(), variables))
    }
}

/// Reads what the case of these variables leaves open, if it is a probe.
///
/// # Errors
/// No words, or a place that does not exist.
pub fn build(
    raw: &Option<Spanned<Raw>>,
    variables: &[(String, Value)],
    scope: &Scope<'_>,
) -> Result<Option<Probe>> {
    let Some(spanned) = raw.as_ref().filter(|raw| raw.get_ref().is_meant(variables)) else {
        return Ok(None);
    };
    let (open, places, own_process) = match spanned.get_ref() {
        Raw::Open(text) => (scope.fill(text, spanned.span())?, &[][..], false),
        Raw::Table(table) => (
            scope.text(&table.open)?,
            table.places.as_slice(),
            table.own_process,
        ),
    };
    if open.is_empty() {
        return scope.fail(spanned.span(), Problem::Empty("what a probe leaves open"));
    }
    let mut probe = Probe {
        open,
        places: BTreeSet::new(),
        own_process,
    };
    for text in places {
        let seen = scope.text(text)?;
        let Some((_, place)) = OpenPlace::ALL.iter().find(|(name, _)| *name == seen) else {
            let problem = Problem::Unknown {
                what: "open place",
                seen,
                known: OpenPlace::ALL.map(|(name, _)| name).join(", "),
            };
            return scope.fail(text.span(), problem);
        };
        probe.places.insert(*place);
    }
    Ok(Some(probe))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::Case;
    use crate::case_file::expand::expand;
    use crate::sources::Sources;

    fn cases(probe: &str) -> Result<Vec<Case>> {
        let text = format!(
            "about = 'x'\nrules = [47]\n{probe}\n[axes]\nn = [1, 2]\n\
             [interface]\noutputs = [{{ name = 'a', type = 'vec4', offset = 0 }}]\n"
        );
        expand("f/x.toml", &text, &Sources::embedded(), None)
    }

    #[test]
    fn a_text_is_a_probe_of_what_the_model_leaves_open() {
        for case in cases("probe = 'how {n} goes on'").expect("right") {
            let probe = case.probe.expect("a probe");
            assert!(probe.open.starts_with("how ") && probe.open.ends_with(" goes on"));
            assert!(probe.places.is_empty() && !probe.own_process);
        }
        let none = cases("").expect("right");
        assert!(none.iter().all(|case| case.probe.is_none()));
    }

    #[test]
    fn a_table_says_where_which_and_how() {
        let text = "probe = { unspecified = 'y', places = ['data', 'written'], when = { n = 2 }, own_process = true }";
        let cases = cases(text).expect("right");
        let probes: Vec<Option<Probe>> = cases.into_iter().map(|case| case.probe).collect();
        let probe = Probe {
            open: "y".to_owned(),
            places: [OpenPlace::Data, OpenPlace::Written].into(),
            own_process: true,
        };
        assert_eq!(probes, [None, Some(probe)]);
    }

    #[test]
    fn mistakes_are_told_where_they_are() {
        let rows = [
            ("probe = ''", "case.empty", 9),
            (
                "probe = { unspecified = 'y', places = ['date'] }",
                "case.unknown",
                40,
            ),
            (
                "probe = { unspecified = 'y', place = 1 }",
                "case.unknown_key",
                30,
            ),
            ("probe = 3", "case.value", 9),
            (
                "probe = { unspecified = 'y', when = { m = 1 } }",
                "case.undeclared_axis",
                39,
            ),
        ];
        for (text, rule, column) in rows {
            let error = cases(text).expect_err(text);
            let seen = (error.problem.rule(), error.line, error.column);
            assert_eq!(seen, (rule, 3, column), "{error}");
        }
    }
}
