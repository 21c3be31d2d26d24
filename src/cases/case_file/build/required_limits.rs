//! Limits that a device must report.

use crate::case::required_limits::RequiredLimit;
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::spanned::Spanned;

/// The required limit of a case.
///
/// # Errors
/// The limit states neither or both of `least` and `exactly`.
pub(crate) fn build(stated: &Spanned<RequiredLimit>, scope: &Scope<'_>) -> Result<RequiredLimit> {
    let limit = stated.get_ref();
    if limit.least.is_some() == limit.exactly.is_some() {
        let why = "a limit is 'least' or 'exactly' a number".to_owned();
        return scope.fail(stated.span(), Problem::Interface(why));
    }
    Ok(limit.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::{Body, Case};
    use crate::case_file::expand::expand;
    use crate::sources::Sources;

    fn cases(advertised: &str) -> Result<Vec<Case>> {
        let text =
            format!("about = 'x'\nrules = [24]\nhost_only = true\n[advertised]\n{advertised}\n");
        expand("f/x.toml", &text, &Sources::embedded(), None)
    }

    #[test]
    fn a_limit_is_printed_in_words() {
        let text =
            "limit = 'maxTransformFeedbackStreams'\nexactly = 1\nwithout = 'geometryStreams'";
        let case = cases(text).expect("right").remove(0);
        let Body::RequiredLimit(limit) = &case.body else {
            panic!("{case:?}");
        };
        let want = "maxTransformFeedbackStreams is exactly 1 where geometryStreams is not offered";
        assert_eq!(limit.to_string(), want);
        assert!(case.capture().is_none());
    }

    #[test]
    fn one_number_is_requested() {
        for text in ["limit = 'a'", "limit = 'a'\nleast = 1\nexactly = 1"] {
            let error = cases(text).expect_err(text);
            assert_eq!(error.problem.rule(), "case.interface", "{error}");
        }
        let error = cases("least = 1").expect_err("no limit");
        assert_eq!(error.problem.rule(), "case.value", "{error}");
    }
}
