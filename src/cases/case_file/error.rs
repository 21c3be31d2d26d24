//! Errors of case files, with their places.
//!
//! Every error names the file, the line and the column; [`Problem::rule`] is a
//! stable name for each kind of mistake.

use super::excerpt::excerpt;
use crate::case_glsl::GlslError;
use crate::sources::SourceError;
use crate::terminal::Screen;
use crate::types::glsl::TypeNameError;
use std::fmt;
use std::ops::Range;
use thiserror::Error;

/// A mistake in a case file, without its place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    #[error(transparent)]
    Source(#[from] SourceError),
    #[error(transparent)]
    Glsl(#[from] GlslError),
    #[error("not TOML: {0}")]
    NotToml(String),
    #[error("{0}")]
    UnknownKey(String),
    #[error("'{key}' is a key of the file: move it above line {line}, `{header}`")]
    MisplacedKey {
        key: String,
        /// The first header of a table, and its line.
        header: String,
        line: usize,
    },
    #[error("{0}")]
    Value(String),
    #[error(
        "'{0}' is not part of a case name: names are segments of [a-z0-9_] joined by dots, \
         'xfb.<family>.<…>', under {max} characters", max = super::sweep::MAX_NAME
    )]
    Name(String),
    #[error("the name {name} is taken by {other} too: every name is of one case")]
    DuplicateName { name: String, other: String },
    #[error("rule {seen} does not exist: the table of rules has 1 to {last}")]
    Rule { seen: i64, last: u8 },
    #[error("{0} needs at least one entry")]
    Empty(&'static str),
    #[error("axis '{0}' has no values: an axis needs at least one")]
    EmptyAxis(String),
    #[error("{0}")]
    Axis(String),
    #[error("the axes make {seen} combinations, a file may have {max}")]
    TooManyCombinations { seen: String, max: u64 },
    #[error(
        "'{name}' is not an axis of this file, nor known here{}",
        .near.as_ref().map_or(String::new(), |near| format!("; did you mean '{near}'?"))
    )]
    UndeclaredAxis {
        name: String,
        /// The known name that is spelled alike.
        near: Option<String>,
    },
    #[error("bad expression '{text}': {why}")]
    Expression { text: String, why: String },
    #[error("{what} must be {required}, seen {seen}")]
    OutOfRange {
        what: &'static str,
        required: String,
        seen: String,
    },
    #[error("unknown {} '{seen}': one of {known}", in_words(what))]
    Unknown {
        what: &'static str,
        seen: String,
        known: String,
    },
    #[error(transparent)]
    Type(#[from] TypeNameError),
    #[error("{0}")]
    Interface(String),
    #[error("the outputs hold {seen} words, a case may have {max}, in at most {parts} parts")]
    TooManyWords { seen: u32, max: u32, parts: u32 },
    #[error(
        "the interface cannot be captured on a device ({rule}: {message}): correct it, or say \
         'host_only = true' and expect the refusal in a [[table]]"
    )]
    Refused { rule: String, message: String },
    #[error("{0}")]
    Pipeline(String),
    #[error("{0}")]
    Script(String),
    #[error(
        "binding {binding} is captured into, but no bind gives it a range{}: bind one, or name it \
         in 'unbound'",
        .unused.map_or(String::new(), |unused| format!(
            ", and nothing is captured into binding {unused}, which has one"
        ))
    )]
    MissingBuffer {
        binding: u32,
        /// A binding that has a range, and that nothing is captured into.
        unused: Option<u32>,
    },
    #[error("the script never draws: nothing could be captured")]
    NoDraw,
    #[error("{0}")]
    Table(String),
    #[error("{0}")]
    Negative(String),
    #[error("{0}")]
    Calls(String),
    #[error("{0}")]
    ShaderTest(String),
}

/// The name of a type as words: `IndexType` is "index type".
fn in_words(name: &str) -> String {
    let mut words = String::new();
    for (at, c) in name.char_indices() {
        if at > 0 && c.is_ascii_uppercase() {
            words.push(' ');
        }
        words.push(c.to_ascii_lowercase());
    }
    words
}

impl Problem {
    /// The stable name of the kind of mistake.
    pub fn rule(&self) -> &'static str {
        match self {
            Problem::Source(error) => error.rule(),
            Problem::Glsl(error) => error.rule(),
            Problem::NotToml(_) => "case.not_toml",
            Problem::UnknownKey(_) => "case.unknown_key",
            Problem::MisplacedKey { .. } => "case.misplaced_key",
            Problem::Value(_) => "case.value",
            Problem::Name(_) => "case.name",
            Problem::DuplicateName { .. } => "case.duplicate_name",
            Problem::Rule { .. } => "case.rule",
            Problem::Empty(_) => "case.empty",
            Problem::EmptyAxis(_) => "case.empty_axis",
            Problem::Axis(_) => "case.axis",
            Problem::TooManyCombinations { .. } => "case.too_many_combinations",
            Problem::UndeclaredAxis { .. } => "case.undeclared_axis",
            Problem::Expression { .. } => "case.expression",
            Problem::OutOfRange { .. } => "case.range",
            Problem::Unknown { .. } => "case.unknown",
            Problem::Type(_) => "case.type",
            Problem::Interface(_) => "case.interface",
            Problem::TooManyWords { .. } => "case.too_many_words",
            Problem::Refused { .. } => "case.refused",
            Problem::Pipeline(_) => "case.pipeline",
            Problem::Script(_) => "case.script",
            Problem::MissingBuffer { .. } => "case.missing_buffer",
            Problem::NoDraw => "case.no_draw",
            Problem::Table(_) => "case.table",
            Problem::Negative(_) => "case.negative",
            Problem::Calls(_) => "case.calls",
            Problem::ShaderTest(_) => "case.shader_test",
        }
    }

    /// The problem at a place of a file.
    pub fn at(self, file: &str, text: &str, span: Range<usize>) -> Box<CaseError> {
        let boundary = |at: usize| {
            let places = (0..=at.min(text.len())).rev();
            let mut boundaries = places.filter(|at| text.is_char_boundary(*at));
            boundaries.next().expect("0 is a boundary")
        };
        let start = boundary(span.start);
        let before = &text[..start];
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        Box::new(CaseError {
            file: file.to_owned(),
            line: before.matches('\n').count() + 1,
            column: text[line_start..start].chars().count() + 1,
            problem: self,
            text: text.to_owned(),
            moved: 0,
            others: Vec::new(),
            span: start..boundary(span.end).max(start),
        })
    }

    /// The problem with a file as a whole.
    pub fn in_file(self, file: &str) -> Box<CaseError> {
        self.at(file, "", 0..0)
    }
}

/// A mistake in a case file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseError {
    /// Relative to the cases folder, or as given on the command line.
    pub file: String,
    /// The number of the line, from 1.
    pub line: usize,
    /// The number of the column in characters, from 1.
    pub column: usize,
    pub problem: Problem,
    /// The file's text; empty where it could not be read.
    text: String,
    span: Range<usize>,
    /// The bytes by which the place is moved in the scope that reports it.
    pub(super) moved: usize,
    /// The other mistakes of the file, or of the files that were read with it.
    pub others: Vec<CaseError>,
}

/// The result of reading a part of a case file.
pub type Result<T> = std::result::Result<T, Box<CaseError>>;

impl std::error::Error for CaseError {}

/// `place/stride.toml:12:5: message [case.rule]`; what cannot be read has no lines.
impl fmt::Display for CaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CaseError {
            file, line, column, ..
        } = self;
        let rule = self.problem.rule();
        if let Problem::Source(SourceError::Unreadable(_)) = self.problem {
            return write!(f, "{file}: {} [{rule}]", self.problem);
        }
        write!(f, "{file}:{line}:{column}: {} [{rule}]", self.problem)
    }
}

impl CaseError {
    /// The bytes of the text that the mistake is in.
    pub fn span(&self) -> Range<usize> {
        self.span.clone()
    }

    /// The message with the lines around it, for a screen; then those of the other mistakes.
    pub fn with_excerpt(&self, screen: Screen) -> String {
        let every = std::iter::once(self).chain(&self.others);
        let shown = every.map(|error| {
            if error.text.is_empty() {
                return error.to_string();
            }
            excerpt(error, &error.text, screen)
        });
        shown.collect::<Vec<_>>().join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns_count_from_one() {
        let text = "a = 1\nbé = 2\n";
        let places = [(0, 1, 1), (6, 2, 1), (9, 2, 3), (8, 2, 2), (99, 3, 1)];
        for (at, line, column) in places {
            let error = Problem::Empty("rules").at("x.toml", text, at..at + 1);
            assert_eq!((error.line, error.column), (line, column), "byte {at}");
        }
    }

    #[test]
    fn what_cannot_be_read_has_no_lines() {
        let error = Problem::from(SourceError::Unreadable("no such file".into())).in_file("x.toml");
        assert_eq!(
            error.to_string(),
            "x.toml: cannot read: no such file [case.unreadable]"
        );
    }

    #[test]
    fn an_excerpt_shows_the_line() {
        let error = Problem::EmptyAxis("n".into()).at("x.toml", "[axes]\nn = []\n", 7..13);
        let shown = error.with_excerpt(Screen::stderr());
        for part in [
            "case.empty_axis",
            "n = []",
            "x.toml:2:1",
            "axis 'n' has no values",
        ] {
            assert!(shown.contains(part), "{part} in {shown}");
        }
        assert_eq!(
            error.to_string(),
            "x.toml:2:1: axis 'n' has no values: an axis needs at least one [case.empty_axis]"
        );
    }
}
