//! Expected packings: where the packer must put the varyings.

use crate::case::ExpectedPlacement;
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::packing::Side;
use crate::spanned::Spanned;
use crate::types::Interface;

/// Checks an expected packing of `interface`.
///
/// # Errors
/// Outputs that do not exist; a refusal beside varyings.
pub(crate) fn check(
    placement: &Spanned<ExpectedPlacement>,
    interface: &Interface,
    scope: &Scope<'_>,
) -> Result<()> {
    let span = placement.span();
    let placement = placement.get_ref();
    let is_placed = placement.varyings.is_some() || placement.slots.is_some();
    if placement.refused.is_some() == is_placed {
        let why = "a placement has 'varyings' or 'slots' or both, or it has 'refused' alone";
        return scope.fail(span, Problem::Table(why.to_owned()));
    }
    match placement.captures(&Side::new(interface)) {
        Ok(_) => Ok(()),
        Err(unknown) => {
            let why = format!("no output is called '{unknown}'");
            scope.fail(unknown.span(), Problem::Table(why))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::interface::InterfaceDefinition;
    use crate::case_file::build::interface;
    use crate::case_file::deserialize::read_text;
    use crate::packing::PackOptions;
    use serde::Deserialize;

    #[derive(Deserialize)]
    struct Placements {
        interface: InterfaceDefinition,
        placement: Vec<Spanned<ExpectedPlacement>>,
    }

    fn build_from(placement: &str) -> Result<ExpectedPlacement> {
        let outputs = "outputs = [{ name = 'a', type = 'vec3' }]";
        let text = format!("placement = [{placement}]\ninterface = {{ {outputs} }}");
        let scope = Scope::new("f/x.toml", &text);
        let raw: Placements = read_text(&text, &scope)?;
        let interface = interface::build(&raw.interface, &scope)?;
        check(&raw.placement[0], &interface, &scope)?;
        Ok(raw.placement[0].get_ref().clone())
    }

    #[test]
    fn rows_say_where_words_are() {
        let placement = build_from(
            "{ options = 's2', captured = ['a'], varyings = [{ name = 'a', at = ['1.w', '2.xy'] }] }",
        )
        .expect("a placement");
        assert_eq!(placement.pack_options(), PackOptions::S2);
        let varyings = placement.varyings.expect("varyings");
        let runs: Vec<(u32, u32, u32)> = varyings[0]
            .at
            .iter()
            .map(|run| (run.location.0, run.component.0, run.components))
            .collect();
        assert_eq!(runs, [(1, 3, 1), (2, 0, 2)]);
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
