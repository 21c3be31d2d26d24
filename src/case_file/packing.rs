//! The `[[placement]]`s of a case file: where packing must put the varyings.

use crate::case::packing::{ExpectedPlacement, ExpectedSlots, ExpectedVarying};
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::raw::{Filters, Text};
use crate::packing::packed_interface::ComponentRun;
use crate::packing::{Captures, InterfaceLimits, PackOptions, Side};
use crate::types::Interface;
use crate::units::{Component, Location, Word};
use serde::Deserialize;
use toml::Spanned;

/// An expected placement, as it stands in the file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Raw {
    /// The combinations that it is stated for; all where left out.
    pub when: Option<Spanned<Filters>>,
    /// Presets and options of packing: `mesa,no-straddling`.
    pub options: Option<Text>,
    /// The limits that the interface must keep to besides.
    pub limits: Option<Text>,
    /// Names of what is captured; everything where left out.
    pub captured: Option<Vec<Text>>,
    /// Whether each is captured into a buffer of its own.
    #[serde(default)]
    pub separate: bool,
    pub refused: Option<Text>,
    pub varyings: Option<Vec<Row>>,
    /// How many slots are taken.
    pub slots: Option<super::raw::Number>,
}

/// An expected varying.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub name: Text,
    pub class: Option<Text>,
    /// `1.w` or `2.xy`, in the order of its words.
    pub at: Vec<Text>,
}

/// Reads one placement.
pub fn build(
    raw: &Spanned<Raw>,
    interface: &Interface,
    scope: &Scope<'_>,
) -> Result<ExpectedPlacement> {
    let span = raw.span();
    let raw = raw.get_ref();
    let options = match &raw.options {
        None => PackOptions::ENGINE,
        Some(text) => PackOptions::parse(&scope.text(text)?)
            .or_else(|error| scope.fail(text.span(), Problem::Table(error.to_string())))?,
    };
    let limits = match &raw.limits {
        None => None,
        Some(text) => {
            let seen = scope.text(text)?;
            let profile = InterfaceLimits::profile(&seen);
            if profile.is_none() {
                let known = InterfaceLimits::PROFILES.join(", ");
                let what = "profile of limits";
                return scope.fail(text.span(), Problem::Unknown { what, seen, known });
            }
            profile
        }
    };
    let producer = Side::of(interface);
    let mut captures = Captures::everything(&producer);
    if let Some(names) = &raw.captured {
        captures.varyings.clear();
        for text in names {
            let name = scope.text(text)?;
            match Captures::named(&producer, [name.as_str()]) {
                Ok(one) => captures.varyings.extend(one.varyings),
                Err(name) => {
                    let why = format!("no output is called '{name}'");
                    return scope.fail(text.span(), Problem::Table(why));
                }
            }
        }
    }
    captures.separate = raw.separate;
    let expected = match (&raw.refused, &raw.varyings) {
        (Some(rule), None) if raw.slots.is_none() => ExpectedSlots::Refused(scope.text(rule)?),
        (None, rows) if rows.is_some() || raw.slots.is_some() => ExpectedSlots::Placed {
            varyings: match rows {
                Some(rows) => rows
                    .iter()
                    .map(|row| varying(row, scope))
                    .collect::<Result<_>>()?,
                None => Vec::new(),
            },
            slots: match &raw.slots {
                Some(slots) => Some(scope.ranged(slots, "a number of slots", 0..1 << 16)?),
                None => None,
            },
        },
        _ => {
            let why = "a placement has 'varyings' or 'slots' or both, or it has 'refused' alone";
            return scope.fail(span, Problem::Table(why.to_owned()));
        }
    };
    Ok(ExpectedPlacement {
        options,
        limits,
        captures,
        expected,
    })
}

fn varying(row: &Row, scope: &Scope<'_>) -> Result<ExpectedVarying> {
    let mut part = 0;
    let mut at = Vec::new();
    for text in &row.at {
        let seen = scope.text(text)?;
        let Some((location, component, components)) = run(&seen) else {
            let why = format!("'{seen}' is no run of components such as 2.xy");
            return scope.fail(text.span(), Problem::Table(why));
        };
        at.push(ComponentRun {
            part: Word(part),
            location: Location(location),
            component: Component(component),
            components,
        });
        part += components;
    }
    Ok(ExpectedVarying {
        name: scope.text(&row.name)?,
        class: row
            .class
            .as_ref()
            .map(|text| scope.text(text))
            .transpose()?,
        at,
    })
}

/// `2.xy`: a location and letters in a row.
fn run(text: &str) -> Option<(u32, u32, u32)> {
    let (location, letters) = text.split_once('.')?;
    let first = "xyzw".find(letters).filter(|_| !letters.is_empty())?;
    Some((
        location.parse().ok()?,
        u32::try_from(first).ok()?,
        u32::try_from(letters.len()).ok()?,
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case_file::{interface, raw};

    #[derive(Deserialize)]
    struct Placements {
        interface: raw::Interface,
        placement: Vec<Spanned<Raw>>,
    }

    fn build_from(placement: &str) -> Result<ExpectedPlacement> {
        let outputs = "outputs = [{ name = 'a', type = 'vec3' }]";
        let text = format!("placement = [{placement}]\ninterface = {{ {outputs} }}");
        let raw: Placements = toml::from_str(&text).expect("a placement");
        let scope = Scope::new("f/x.toml", &text);
        let interface = interface::build(&raw.interface, &scope)?;
        build(&raw.placement[0], &interface, &scope)
    }

    #[test]
    fn rows_say_where_words_are() {
        let placement = build_from(
            "{ options = 's2', captured = ['a'], varyings = [{ name = 'a', at = ['1.w', '2.xy'] }] }",
        )
        .expect("a placement");
        assert_eq!(placement.options, PackOptions::S2);
        assert_eq!(placement.captures.varyings.len(), 1);
        let ExpectedSlots::Placed { varyings, .. } = placement.expected else {
            panic!("a placement is expected");
        };
        let runs: Vec<(u32, u32, u32, u32)> = varyings[0]
            .at
            .iter()
            .map(|r| (r.part.0, r.location.0, r.component.0, r.components))
            .collect();
        assert_eq!(runs, [(0, 1, 3, 1), (1, 2, 0, 2)]);
    }

    #[test]
    fn mistakes_have_places() {
        let rows = [
            ("{}", "case.table", 14),
            ("{ slots = 1, refused = 'x' }", "case.table", 14),
            ("{ slots = 1, options = 'loose' }", "case.table", 37),
            ("{ slots = 1, limits = 'few' }", "case.unknown", 36),
            ("{ slots = 1, captured = ['b'] }", "case.table", 39),
            (
                "{ varyings = [{ name = 'a', at = ['0.yx'] }] }",
                "case.table",
                48,
            ),
        ];
        for (text, rule, column) in rows {
            let error = build_from(text).expect_err(text);
            let seen = (error.problem.rule(), error.column);
            assert_eq!(seen, (rule, column), "{text}: {error}");
        }
    }
}
