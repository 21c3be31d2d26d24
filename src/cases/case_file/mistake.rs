//! Mistakes that the reading of a tree finds, in the words of case files.
//!
//! serde reports an unknown key or a value of a wrong type by `de::Error`; here each
//! becomes a [`Problem`] with its stable rule, and the value that was read states the
//! place.

use super::error::{CaseError, Problem};
use super::expression::Scope;
use serde::de::{Expected, Unexpected};
use std::fmt;
use std::ops::Range;

/// A value, or a mistake in the tree.
pub type Parsed<T> = std::result::Result<T, Mistake>;

/// A mistake and, once it is known, its place.
#[derive(Debug)]
pub struct Mistake {
    pub(super) problem: Problem,
    pub(super) span: Option<Range<usize>>,
}

impl Mistake {
    /// A mistake at a place.
    pub fn at(problem: Problem, span: Range<usize>) -> Mistake {
        let span = Some(span);
        Mistake { problem, span }
    }

    /// The mistake as an error in the file of a scope.
    pub fn in_file(self, scope: &Scope<'_>) -> Box<CaseError> {
        let span = self
            .span
            .expect("the mistakes of a value are placed where it is read");
        scope.error(span, self.problem)
    }

    /// Sets the place of the mistake if it has none yet.
    pub(super) fn or_at(mut self, span: &Range<usize>) -> Mistake {
        self.span.get_or_insert_with(|| span.clone());
        self
    }

    /// Sets the name of the mistaken value if the mistake has none yet.
    pub(super) fn or_about(mut self, name: &'static str) -> Mistake {
        if let Problem::OutOfRange { what, .. } | Problem::Unknown { what, .. } = &mut self.problem
            && what.is_empty()
        {
            *what = name;
        }
        self
    }

    /// Sets the kind of the mistake if it has no place yet: it is in a text that was read.
    pub(super) fn or_of(mut self, kind: fn(String) -> Problem) -> Mistake {
        if let (Problem::Value(why), None) = (&mut self.problem, &self.span) {
            self.problem = kind(std::mem::take(why));
        }
        self
    }

    pub(super) fn value(why: String) -> Mistake {
        Mistake {
            problem: Problem::Value(why),
            span: None,
        }
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.problem.fmt(f)
    }
}

impl std::error::Error for Mistake {}

impl From<Box<CaseError>> for Mistake {
    fn from(error: Box<CaseError>) -> Mistake {
        let span = error.span();
        let span = Some(span.start + error.moved..span.end + error.moved);
        let problem = error.problem;
        Mistake { problem, span }
    }
}

impl serde::de::Error for Mistake {
    fn custom<T: fmt::Display>(message: T) -> Mistake {
        Mistake::value(message.to_string())
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Mistake {
        Mistake::value(format!("expected {expected}, found {}", in_words(found)))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Mistake {
        let seen = match found {
            Unexpected::Signed(value) => value.to_string(),
            Unexpected::Unsigned(value) => value.to_string(),
            other => {
                let found = in_words(other);
                return Mistake::value(format!("expected {expected}, found {found}"));
            }
        };
        let required = expected.to_string();
        let what = "";
        let problem = Problem::OutOfRange {
            what,
            required,
            seen,
        };
        Mistake {
            problem,
            span: None,
        }
    }

    fn invalid_length(found: usize, expected: &dyn Expected) -> Mistake {
        Mistake::value(format!("expected {expected}, found {found} entries"))
    }

    fn unknown_variant(seen: &str, known: &'static [&'static str]) -> Mistake {
        Mistake {
            problem: unknown("", seen, known),
            span: None,
        }
    }

    fn unknown_field(seen: &str, known: &'static [&'static str]) -> Mistake {
        let why = match known {
            [] => format!("unknown key '{seen}': no keys are allowed here"),
            known => format!("unknown key '{seen}': one of {}", listed(seen, known)),
        };
        Mistake {
            problem: Problem::UnknownKey(why),
            span: None,
        }
    }

    fn missing_field(key: &'static str) -> Mistake {
        Mistake::value(format!("the key '{key}' is missing"))
    }
}

pub(super) fn in_words(found: Unexpected<'_>) -> String {
    match found {
        Unexpected::Bool(value) => value.to_string(),
        Unexpected::Unsigned(value) => format!("the number {value}"),
        Unexpected::Signed(value) => format!("the number {value}"),
        Unexpected::Float(value) => format!("the number {value}"),
        Unexpected::Str(text) => format!("the text '{text}'"),
        Unexpected::Seq => "a list".to_owned(),
        Unexpected::Map => "a table".to_owned(),
        other => other.to_string(),
    }
}

pub(super) fn unknown(what: &'static str, seen: &str, known: &[&str]) -> Problem {
    Problem::Unknown {
        what,
        seen: seen.to_owned(),
        known: listed(seen, known),
    }
}

impl Problem {
    /// The problem with an unknown name, beside those that are known.
    pub(crate) fn undeclared<'n>(name: &str, known: impl Iterator<Item = &'n str>) -> Problem {
        let distances = known.map(|known| (strsim::osa_distance(name, known), known));
        let allowed = if name.len() < 2 {
            0
        } else {
            (name.len() / 3).max(1)
        };
        let near = distances.min().filter(|(distance, _)| *distance <= allowed);
        Problem::UndeclaredAxis {
            name: name.to_owned(),
            near: near.map(|(_, near)| near.to_owned()),
        }
    }
}

/// The known names, with the one that was probably meant.
pub(crate) fn listed(seen: &str, known: &[&str]) -> String {
    let distance = |name: &&&str| strsim::osa_distance(seen, name);
    let all = known.join(", ");
    match known.iter().min_by_key(distance) {
        Some(near) if distance(&near) <= seen.len() / 3 => {
            format!("{all}; did you mean '{near}'?")
        }
        Some(_) | None => all,
    }
}
