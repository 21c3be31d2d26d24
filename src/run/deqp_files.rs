//! The text files that people keep for deqp-runner: lines with comments, and regular
//! expressions over names of cases.

use crate::input;
use regex::Regex;
use std::io;
use std::path::Path;
use thiserror::Error;

/// The reason why such a file cannot be used.
#[derive(Debug, Error)]
pub enum ListError {
    /// The file cannot be read.
    #[error("cannot read {file}: {error}")]
    Read {
        /// The file.
        file: String,
        /// The error of the system.
        error: io::Error,
    },
    /// A line of it is wrong.
    #[error("{file}:{line}: {what}")]
    Line {
        /// The file.
        file: String,
        /// Counted from 1.
        line: usize,
        /// The mistake in words.
        what: String,
    },
}

/// The statuses that a line of expected results ends with.
const STATUSES: [&str; 8] = [
    "Pass", "Fail", "Crash", "Timeout", "Skip", "Warn", "Missing", "Flake",
];

/// Reads a file.
///
/// # Errors
/// The file cannot be read.
pub fn text(path: &Path) -> Result<String, ListError> {
    input::text(path).map_err(|error| ListError::Read {
        file: path.display().to_string(),
        error,
    })
}

/// Returns the lines of a file with their numbers, without blank lines and comments.
///
/// # Errors
/// The file cannot be read.
pub fn lines(path: &Path) -> Result<Vec<(usize, String)>, ListError> {
    Ok(numbered(&text(path)?))
}

/// Returns the lines of a text with their numbers, without blank lines and comments.
pub fn numbered(text: &str) -> Vec<(usize, String)> {
    let lines = (1..).zip(text.lines().map(str::trim));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|(number, line)| (number, line.to_owned()))
        .collect()
}

/// A regular expression over names, which may match any part of them.
#[derive(Clone, Debug)]
pub struct NamePattern {
    /// The line of the file.
    pub text: String,
    regex: Regex,
}

impl NamePattern {
    /// Reads a line of a file. In a line without any other special character, a dot is a
    /// dot.
    ///
    /// # Errors
    /// Text that is not a regular expression, and a line of another kind of file.
    pub fn new(line: &str) -> Result<NamePattern, String> {
        if let Some((_, status)) = line.rsplit_once(',')
            && STATUSES.contains(&status)
        {
            return Err(format!(
                "'{line}' has a status: it belongs into a file of --fails"
            ));
        }
        let special = |char: char| r"\+*?()|[]{}^$".contains(char);
        let pattern = if line.contains(special) {
            line.to_owned()
        } else {
            line.replace('.', r"\.")
        };
        let regex = Regex::new(&pattern)
            .map_err(|error| format!("'{line}' is not a regular expression: {error}"))?;
        Ok(NamePattern {
            text: line.to_owned(),
            regex,
        })
    }

    /// Whether the name of a case contains a match.
    pub fn is_match(&self, name: &str) -> bool {
        self.regex.is_match(name)
    }
}

/// Reads a file of regular expressions, one a line, with their line numbers.
///
/// # Errors
/// The file cannot be read, or a line is not a regular expression.
pub fn patterns(path: &Path) -> Result<Vec<(usize, NamePattern)>, ListError> {
    let lines = lines(path)?.into_iter();
    lines
        .map(|(number, line)| match NamePattern::new(&line) {
            Ok(pattern) => Ok((number, pattern)),
            Err(what) => Err(ListError::Line {
                file: path.display().to_string(),
                line: number,
                what,
            }),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_without_special_characters_is_a_text_and_others_are_not_anchored() {
        let rows = [
            ("xfb.a.b", "xfb.a.b", true),
            ("xfb.a.b", "xfb.a.b.c", true),
            ("xfb.a.b", "xfb.aab", false),
            ("a.b$", "xfb.c.aab", true),
            ("a.b$", "xfb.a.b.c", false),
            ("xfb.(a|c).*", "xfb.c.d", true),
        ];
        for (line, name, want) in rows {
            let pattern = NamePattern::new(line).expect("a pattern");
            assert_eq!(pattern.is_match(name), want, "{line} {name}");
        }
    }

    #[test]
    fn a_wrong_line_is_reported_with_its_number() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("m-skips.txt");
        for (line, want) in [
            ("xfb.a,Fail", "m-skips.txt:2: 'xfb.a,Fail' has a status"),
            (
                "xfb.(a",
                "m-skips.txt:2: 'xfb.(a' is not a regular expression",
            ),
        ] {
            std::fs::write(&path, format!("# c\n{line}\n")).expect("a file");
            let error = patterns(&path).expect_err(want).to_string();
            assert!(error.contains(want), "{error}");
        }
        let error = patterns(&folder.path().join("none")).expect_err("no file");
        assert!(error.to_string().starts_with("cannot read "), "{error}");
    }
}
