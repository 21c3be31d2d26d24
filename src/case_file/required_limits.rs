//! `[advertised]`: what a device must say of itself. Nothing is run; the device
//! report is asked.
//!
//! ```toml
//! [advertised]
//! limit = "maxTransformFeedbackStreams"
//! least = 1          # or `exactly = 1`
//! without = "geometryStreams"   # asked only of devices that lack this feature
//! ```
//! Vulkan chapter "Limits", tables "Required Limits" and their notes.

use crate::case::required_limits::{Advertised, Required};
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::raw::{Number, Text};
use serde::Deserialize;
use toml::Spanned;

/// What the file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Raw {
    /// A limit by its Vulkan name.
    pub limit: Text,
    pub least: Option<Number>,
    pub exactly: Option<Number>,
    /// A feature that makes it no matter.
    pub without: Option<Text>,
}

/// Reads what must be advertised.
pub fn build(raw: &Spanned<Raw>, scope: &Scope<'_>) -> Result<Advertised> {
    let span = raw.span();
    let raw = raw.get_ref();
    let least = scope.optional(&raw.least, "a limit")?;
    let exactly = scope.optional(&raw.exactly, "a limit")?;
    let required = match (least, exactly) {
        (Some(least), None) => Required::AtLeast(least.into()),
        (None, Some(value)) => Required::Exactly(value.into()),
        _ => {
            let why = "a limit is 'least' or 'exactly' a number".to_owned();
            return scope.fail(span, Problem::Interface(why));
        }
    };
    let without = match &raw.without {
        Some(feature) => Some(scope.text(feature)?).filter(|feature| feature != "none"),
        None => None,
    };
    Ok(Advertised {
        limit: scope.text(&raw.limit)?,
        required,
        without,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::Case;
    use crate::case_file::expand::expand;
    use crate::sources::Sources;

    fn cases(advertised: &str) -> Result<Vec<Case>> {
        let text =
            format!("about = 'x'\nrules = [24]\nhost_only = true\n[advertised]\n{advertised}\n");
        expand("f/x.toml", &text, &Sources::embedded(), None)
    }

    #[test]
    fn a_limit_is_told_in_words() {
        let text =
            "limit = 'maxTransformFeedbackStreams'\nexactly = 1\nwithout = 'geometryStreams'";
        let case = cases(text).expect("right").remove(0);
        let told = case.advertised.expect("a limit").to_string();
        let want = "maxTransformFeedbackStreams is exactly 1 where geometryStreams is not offered";
        assert_eq!(told, want);
        assert!(case.device.is_none());
    }

    #[test]
    fn one_number_is_asked() {
        for text in ["limit = 'a'", "limit = 'a'\nleast = 1\nexactly = 1"] {
            let error = cases(text).expect_err(text);
            assert_eq!(error.problem.rule(), "case.interface", "{error}");
        }
        let error = cases("least = 1").expect_err("no limit");
        assert_eq!(error.problem.rule(), "case.value", "{error}");
    }
}
