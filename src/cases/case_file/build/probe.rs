//! Behaviour that the specification leaves unspecified.

use crate::case::probe::Probe;
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::spanned::Spanned;

/// The unspecified behaviour that a case records.
///
/// # Errors
/// A probe without a text.
pub(crate) fn build(probe: &Spanned<Probe>, scope: &Scope<'_>) -> Result<Probe> {
    if probe.get_ref().open.is_empty() {
        return scope.fail(probe.span(), Problem::Empty("what a probe leaves open"));
    }
    Ok(probe.get_ref().clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::Case;
    use crate::case_file::expand::expand;
    use crate::model::allowed::OpenPlace;
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
        for case in cases("probe = 'how {n} continues'").expect("right") {
            let probe = case.probe().expect("a probe");
            assert!(probe.open.starts_with("how ") && probe.open.ends_with(" continues"));
            assert!(probe.places.is_empty() && !probe.own_process);
        }
        let none = cases("").expect("right");
        assert!(none.iter().all(|case| case.probe().is_none()));
    }

    #[test]
    fn a_table_says_where_which_and_how() {
        let text = "probe = { unspecified = 'y', places = ['data', 'written'], when = { n = 2 }, own_process = true }";
        let cases = cases(text).expect("right");
        let probes: Vec<Option<Probe>> = cases.iter().map(|case| case.probe().cloned()).collect();
        let probe = Probe {
            open: "y".to_owned(),
            places: [OpenPlace::Data, OpenPlace::Written].into(),
            own_process: true,
        };
        assert_eq!(probes, [None, Some(probe)]);
    }

    #[test]
    fn mistakes_are_reported_where_they_are() {
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
