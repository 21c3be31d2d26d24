//! The files of expectations that deqp-runner reads: expected results (`-fails.txt`, or
//! the `failures.csv` of a run) and flakes (`-flakes.txt`), with its comparison.

use super::error::Place;
use crate::report::csv;
use crate::run::deqp_files::{self, NamePattern};
use crate::script::capabilities::RunMode;
use crate::verdict::Status;
use std::path::Path;

/// A result that deqp-runner's files name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    Fail,
    Crash,
    Timeout,
    Warn,
    /// A failure or a crash that an earlier run expected.
    KnownFail,
    /// No result, since the process ended.
    Missing,
    /// A success, which expects nothing of a later run.
    Success,
}

impl Expected {
    /// Returns the result of this word.
    pub fn from_word(word: &str) -> Option<Expected> {
        Some(match word {
            "Fail" => Expected::Fail,
            "Crash" => Expected::Crash,
            "Timeout" => Expected::Timeout,
            "Warn" => Expected::Warn,
            "ExpectedFail" => Expected::KnownFail,
            "Missing" => Expected::Missing,
            "Pass" | "Skip" | "Flake" | "KnownFlake" => Expected::Success,
            other => {
                let inner = other.strip_prefix("UnexpectedImprovement(")?;
                return match Expected::from_word(inner.strip_suffix(')')?)? {
                    // The driver fails in another way by now.
                    failure @ (Expected::Fail | Expected::Crash | Expected::Timeout) => {
                        Some(failure)
                    }
                    Expected::Success
                    | Expected::Warn
                    | Expected::KnownFail
                    | Expected::Missing => Some(Expected::Success),
                };
            }
        })
    }

    /// Returns the status of this result.
    pub fn status(self) -> Status {
        match self {
            Expected::Fail | Expected::KnownFail => Status::Fail,
            Expected::Crash | Expected::Missing => Status::Crash,
            Expected::Timeout => Status::Timeout,
            Expected::Warn => Status::Quality,
            Expected::Success => Status::Pass,
        }
    }

    /// Compares the status of a case with the expected result, as deqp-runner does. An
    /// error of `xfb` is never expected.
    pub fn compare(self, status: Status) -> Comparison {
        use Comparison::{Improved, Same, Unaffected};
        if status == Status::Error {
            return Unaffected;
        }
        let word = csv::word(status);
        match (self, word) {
            (Expected::Fail, "Fail")
            | (Expected::Crash, "Crash")
            | (Expected::Timeout, "Timeout")
            | (Expected::Warn, "Warn")
            | (Expected::KnownFail, "Fail" | "Crash") => Same,
            (Expected::Fail | Expected::Crash, "Pass" | "Skip" | "Warn")
            | (Expected::Timeout | Expected::Missing, "Pass" | "Skip")
            | (Expected::Crash | Expected::Timeout, "Fail") => Improved,
            _ => Unaffected,
        }
    }
}

/// The relation of a result to the expected one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// The failure is expected.
    Same,
    /// The result is better than the expected one.
    Improved,
    /// The result counts as without the expectation.
    Unaffected,
}

/// A line of a file of expected results.
#[derive(Clone, Debug)]
pub struct Baseline {
    pub place: Place,
    pub name: String,
    pub expected: Expected,
    /// The mode of the run whose results the file lists.
    pub mode: RunMode,
}

/// Reads a file of expected results: `name,Status` a line, with blank lines and comments
/// that begin with `#`.
///
/// # Errors
/// A file that cannot be read, a line of another form, and a name with two lines.
pub fn fails(path: &Path) -> Result<Vec<Baseline>, deqp_files::ListError> {
    let mut found: Vec<Baseline> = Vec::new();
    let text = deqp_files::text(path)?;
    let mode = csv::mode(&text);
    for (number, line) in deqp_files::numbered(&text) {
        let wrong = |what: String| deqp_files::ListError::Line {
            file: path.display().to_string(),
            line: number,
            what,
        };
        let mut fields = line.split(',');
        let name = fields.next().expect("a text has a first part").to_owned();
        let Some(word) = fields.next() else {
            return Err(wrong(format!("'{line}' lacks a status: name,Status")));
        };
        let Some(expected) = Expected::from_word(word.trim()) else {
            return Err(wrong(format!("'{word}' is not a status of deqp-runner")));
        };
        found.push(Baseline {
            place: Place::new(&path.display().to_string(), number),
            name,
            expected,
            mode,
        });
    }
    let mut sorted: Vec<&Baseline> = found.iter().collect();
    sorted.sort_by_key(|entry| &entry.name);
    if let Some(pair) = sorted.windows(2).find(|pair| pair[0].name == pair[1].name) {
        return Err(deqp_files::ListError::Line {
            file: path.display().to_string(),
            line: pair[1].place.line,
            what: format!(
                "{} has a line already: {}",
                pair[1].name, pair[0].place.line
            ),
        });
    }
    Ok(found)
}

/// A line of a file of flakes.
#[derive(Clone, Debug)]
pub struct Flake {
    pub place: Place,
    pub pattern: NamePattern,
}

/// Reads a file of flakes: a regular expression a line.
///
/// # Errors
/// A file that cannot be read, and a line that is not a regular expression.
pub fn flakes(path: &Path) -> Result<Vec<Flake>, deqp_files::ListError> {
    let patterns = deqp_files::patterns(path)?.into_iter();
    let place = |line| Place::new(&path.display().to_string(), line);
    Ok(patterns
        .map(|(line, pattern)| Flake {
            place: place(line),
            pattern,
        })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use Comparison::{Improved, Same, Unaffected};

    #[test]
    fn results_compare_as_deqp_runner_compares_them() {
        let expected = [
            "Fail",
            "Crash",
            "Timeout",
            "ExpectedFail",
            "Missing",
            "Warn",
        ];
        let rows = [
            (
                Status::Pass,
                [
                    Improved, Improved, Improved, Unaffected, Improved, Unaffected,
                ],
            ),
            (
                Status::Fail,
                [Same, Improved, Improved, Same, Unaffected, Unaffected],
            ),
            (
                Status::Crash,
                [Unaffected, Same, Unaffected, Same, Unaffected, Unaffected],
            ),
            (
                Status::Timeout,
                [
                    Unaffected, Unaffected, Same, Unaffected, Unaffected, Unaffected,
                ],
            ),
            (
                Status::Unsupported,
                [
                    Improved, Improved, Improved, Unaffected, Improved, Unaffected,
                ],
            ),
            (
                Status::Quality,
                [Improved, Improved, Unaffected, Unaffected, Unaffected, Same],
            ),
            (
                Status::Probe,
                [
                    Improved, Improved, Improved, Unaffected, Improved, Unaffected,
                ],
            ),
            (Status::Error, [Unaffected; 6]),
        ];
        for (status, want) in rows {
            for (word, want) in expected.into_iter().zip(want) {
                let expected = Expected::from_word(word).expect("a word");
                assert_eq!(
                    expected.compare(status),
                    want,
                    "{status} where {word} is expected"
                );
            }
        }
        for &status in Status::ALL {
            assert_eq!(Expected::Success.compare(status), Unaffected, "{status}");
        }
    }

    #[test]
    fn every_word_of_a_failures_file_is_read() {
        let rows = [
            ("Flake", Some(Expected::Success)),
            ("UnexpectedImprovement(Pass)", Some(Expected::Success)),
            ("UnexpectedImprovement(Fail)", Some(Expected::Fail)),
            ("UnexpectedImprovement(Fai)", None),
            ("fail", None),
        ];
        for (word, want) in rows {
            assert_eq!(Expected::from_word(word), want, "{word}");
        }
    }

    #[test]
    fn a_wrong_line_is_reported_with_its_number() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("m-fails.txt");
        let rows = [
            ("xfb.a\n", "m-fails.txt:1: 'xfb.a' lacks a status"),
            (
                "# c\n\nxfb.a,Broken\n",
                "m-fails.txt:3: 'Broken' is not a status",
            ),
            (
                "xfb.a,Fail\nxfb.b,Fail\nxfb.a,Crash\n",
                "m-fails.txt:3: xfb.a has a line already: 1",
            ),
        ];
        for (text, want) in rows {
            std::fs::write(&path, text).expect("a file");
            let error = fails(&path).expect_err(want).to_string();
            assert!(error.contains(want), "{error}");
        }
        std::fs::write(&path, "# ok\nxfb.a,Fail,ignored\n\n").expect("a file");
        let found = fails(&path).expect("it is read");
        assert_eq!((found.len(), found[0].place.line), (1, 2));
    }
}
