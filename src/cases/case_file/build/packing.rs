//! Expected packings: where the packer must put the varyings.

use crate::case::packing::{
    ExpectedPlacement, ExpectedSlots, ExpectedVarying, PackedRow, PackingDefinition,
};
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::packing::packed_interface::ComponentRun;
use crate::packing::{Captures, InterfaceLimits, PackOptions, Side};
use crate::spanned::Spanned;
use crate::types::Interface;
use crate::units::{Component, Location, Within, Word};

/// One expected packing of `interface`.
///
/// # Errors
/// Options, limits or outputs that do not exist; a refusal beside varyings.
pub(crate) fn build(
    definition: &Spanned<PackingDefinition>,
    interface: &Interface,
    scope: &Scope<'_>,
) -> Result<ExpectedPlacement> {
    let span = definition.span();
    let definition = definition.get_ref();
    let options = match &definition.options {
        None => PackOptions::ENGINE,
        Some(text) => PackOptions::parse(text.get_ref())
            .or_else(|error| scope.fail(text.span(), Problem::Table(error.to_string())))?,
    };
    let limits = definition.limits.as_ref().map(|text| limits(text, scope));
    let expected = match (&definition.refused, &definition.varyings, definition.slots) {
        (Some(rule), None, None) => ExpectedSlots::Refused(rule.clone()),
        (None, rows, slots) if rows.is_some() || slots.is_some() => {
            let rows = rows.iter().flatten();
            ExpectedSlots::Placed {
                varyings: rows.map(|row| varying(row, scope)).collect::<Result<_>>()?,
                slots: slots.map(Within::get),
            }
        }
        _ => {
            let why = "a placement has 'varyings' or 'slots' or both, or it has 'refused' alone";
            return scope.fail(span, Problem::Table(why.to_owned()));
        }
    };
    Ok(ExpectedPlacement {
        options,
        limits: limits.transpose()?,
        vertices: definition.vertices.map(Within::get),
        captures: captures(definition, interface, scope)?,
        expected,
    })
}

fn limits(text: &Spanned<String>, scope: &Scope<'_>) -> Result<InterfaceLimits> {
    match InterfaceLimits::profile(text.get_ref()) {
        Some(limits) => Ok(limits),
        None => {
            let problem = Problem::Unknown {
                what: "profile of limits",
                seen: text.get_ref().clone(),
                known: InterfaceLimits::PROFILES.join(", "),
            };
            scope.fail(text.span(), problem)
        }
    }
}

fn captures(
    definition: &PackingDefinition,
    interface: &Interface,
    scope: &Scope<'_>,
) -> Result<Captures> {
    let producer = Side::new(interface);
    let mut captures = Captures::everything(&producer);
    if let Some(names) = &definition.captured {
        captures.varyings.clear();
        for name in names {
            match Captures::named(&producer, [name.get_ref().as_str()]) {
                Ok(named) => captures.varyings.extend(named.varyings),
                Err(unknown) => {
                    let why = format!("no output is called '{unknown}'");
                    return scope.fail(name.span(), Problem::Table(why));
                }
            }
        }
    }
    captures.separate = definition.separate;
    Ok(captures)
}

fn varying(row: &PackedRow, scope: &Scope<'_>) -> Result<ExpectedVarying> {
    let mut part = 0;
    let mut at = Vec::new();
    for text in &row.at {
        let Some((location, component, components)) = run(text.get_ref()) else {
            let why = format!(
                "'{}' is not a run of components such as 2.xy",
                text.get_ref()
            );
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
        name: row.name.clone(),
        class: row.class.clone(),
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
    use crate::case::interface::InterfaceDefinition;
    use crate::case_file::build::interface;
    use crate::case_file::deserialize::read_text;
    use serde::Deserialize;

    #[derive(Deserialize)]
    struct Placements {
        interface: InterfaceDefinition,
        placement: Vec<Spanned<PackingDefinition>>,
    }

    fn build_from(placement: &str) -> Result<ExpectedPlacement> {
        let outputs = "outputs = [{ name = 'a', type = 'vec3' }]";
        let text = format!("placement = [{placement}]\ninterface = {{ {outputs} }}");
        let scope = Scope::new("f/x.toml", &text);
        let raw: Placements = read_text(&text, &scope)?;
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
