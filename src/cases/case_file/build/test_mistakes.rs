//! Texts with a mistake (`mistakes.toml`), for the tests of this folder.

use crate::case_file::error::Result;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::{Debug, Display};

/// The content of `mistakes.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mistakes {
    /// Index buffers, a draw, and a part of the error.
    pub draws: Vec<[String; 3]>,
    places: BTreeMap<String, Vec<(String, String, usize)>>,
    errors: BTreeMap<String, Vec<[String; 2]>>,
}

pub fn mistakes() -> Mistakes {
    toml::from_str(include_str!("mistakes.toml")).expect("mistakes.toml has the rows")
}

/// Checks the rules and the places of the mistakes of a section.
pub fn check_places<T: Debug>(section: &str, build: impl Fn(&str) -> Result<T>) {
    for (text, rule, column) in &mistakes().places[section] {
        let error = build(text).expect_err(text);
        let seen = (error.problem.rule(), error.line, error.column);
        assert_eq!(seen, (rule.as_str(), 1, *column), "{text}: {error}");
    }
}

/// Checks the errors of the mistakes of a section.
pub fn check_errors<T: Debug, E: Debug + Display>(
    section: &str,
    read: impl Fn(&str) -> std::result::Result<T, E>,
) {
    for [text, part] in &mistakes().errors[section] {
        let error = read(text).expect_err(text).to_string();
        assert!(error.contains(part.as_str()), "{text}: {error}");
    }
}
