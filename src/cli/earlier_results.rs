//! The results of an earlier run: of a `results.json`, or of a `results.csv` of `xfb` or
//! deqp-runner.

use crate::input;
use crate::judge::CaseResult;
use crate::judge::result::{InCompany, Standing};
use crate::report::run::SCHEMA;
use crate::verdict::Status;
use serde::Deserialize;
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The reason why results cannot be read.
#[derive(Debug, Error)]
pub enum ResultsError {
    #[error("cannot read {}: {error}", path.display())]
    Read { path: PathBuf, error: io::Error },
    #[error("{} is not a results.json of `xfb run`: {error}", path.display())]
    Json {
        path: PathBuf,
        error: serde_json::Error,
    },
    #[error("{}:{line}: '{found}' is not a line of a results.csv", path.display())]
    Csv {
        path: PathBuf,
        line: usize,
        found: String,
    },
    #[error("{} has neither a results.json nor a results.csv", path.display())]
    Missing { path: PathBuf },
    #[error("{} has format {found}, and this xfb reads 1 to {SCHEMA}", path.display())]
    Schema { path: PathBuf, found: u32 },
}

/// A result of an earlier run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlierResult {
    pub name: String,
    pub status: Status,
    /// Whether the case failed unexpectedly.
    pub failed: bool,
}

/// The parts of a results.json that matter here.
#[derive(Deserialize)]
struct Document {
    schema: u32,
    results: Vec<Row>,
}

#[derive(Deserialize)]
struct Row {
    name: String,
    status: Status,
    #[serde(default)]
    standing: Standing,
    #[serde(default)]
    in_company: Option<InCompany>,
}

/// Reads the results in a folder, or in a file.
///
/// # Errors
/// They cannot be read, or have another form.
pub fn read(path: &Path) -> Result<Vec<EarlierResult>, ResultsError> {
    let file = if path.is_dir() {
        let found = ["results.json", "results.csv"].map(|name| path.join(name));
        let found = found.into_iter().find(|file| file.is_file());
        found.ok_or_else(|| ResultsError::Missing {
            path: path.to_owned(),
        })?
    } else {
        path.to_owned()
    };
    if file.extension().is_some_and(|kind| kind == "csv") {
        csv(&file)
    } else {
        json(&file)
    }
}

fn json(path: &Path) -> Result<Vec<EarlierResult>, ResultsError> {
    // Details of many failures take more space than a file that people write.
    let text = input::results(path).map_err(|error| ResultsError::Read {
        path: path.to_owned(),
        error,
    })?;
    let document: Document = serde_json::from_str(&text).map_err(|error| ResultsError::Json {
        path: path.to_owned(),
        error,
    })?;
    if !(1..=SCHEMA).contains(&document.schema) {
        return Err(ResultsError::Schema {
            path: path.to_owned(),
            found: document.schema,
        });
    }
    let rows = document.results.into_iter();
    Ok(rows
        .map(|row| {
            let in_company = row.in_company.map(Box::new);
            let result = CaseResult {
                standing: row.standing,
                ..CaseResult::bare(&row.name, row.status)
            };
            // A case that failed beside others failed the run, unless that was expected.
            let expected = matches!(
                result.standing,
                Standing::Known { .. } | Standing::KnownFlake { .. }
            );
            EarlierResult {
                failed: result.is_unexpected_failure() || (in_company.is_some() && !expected),
                status: row.status,
                name: row.name,
            }
        })
        .collect())
}

fn csv(path: &Path) -> Result<Vec<EarlierResult>, ResultsError> {
    let text = input::results(path).map_err(|error| ResultsError::Read {
        path: path.to_owned(),
        error,
    })?;
    let lines = (1..).zip(text.lines());
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|(number, line)| {
            let mut fields = line.split(',');
            let name = fields.next().unwrap_or(line).to_owned();
            let result = fields.next().and_then(status);
            let (status, failed) = result.ok_or_else(|| ResultsError::Csv {
                path: path.to_owned(),
                line: number,
                found: line.to_owned(),
            })?;
            Ok(EarlierResult {
                name,
                status,
                failed,
            })
        })
        .collect()
}

/// The status that deqp-runner's word means, and whether it is an unexpected failure. The
/// word for an expected failure and that for a flake hide the status: they count as `fail`.
fn status(word: &str) -> Option<(Status, bool)> {
    Some(match word {
        "Pass" => (Status::Pass, false),
        "Warn" => (Status::Quality, false),
        "Skip" => (Status::Unsupported, false),
        "Fail" | "Flake" => (Status::Fail, true),
        "Crash" | "Missing" => (Status::Crash, true),
        "Timeout" => (Status::Timeout, true),
        "ExpectedFail" | "KnownFlake" => (Status::Fail, false),
        other => {
            let inner = other.strip_prefix("UnexpectedImprovement(")?;
            let (status, _) = status(inner.strip_suffix(')')?)?;
            (status, false)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn results_of_both_formats_are_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        let error = read(folder.path()).expect_err("no results").to_string();
        assert!(
            error.ends_with("neither a results.json nor a results.csv"),
            "{error}"
        );
        let csv = "xfb.a,Pass,0.1\nxfb.b,Fail,0.1\nxfb.c,ExpectedFail,0.1\nxfb.d,Crash\n\
                   xfb.e,UnexpectedImprovement(Pass),0.1\nxfb.f,Flake,1\n";
        fs::write(path("results.csv"), csv).expect("a file");
        let failed = |results: Vec<EarlierResult>| -> Vec<String> {
            let failed = results.into_iter().filter(|result| result.failed);
            failed.map(|result| result.name).collect()
        };
        let results = read(folder.path()).expect("results");
        assert_eq!(results[3].status, Status::Crash);
        assert_eq!(failed(results), ["xfb.b", "xfb.d", "xfb.f"]);
        let json = r#"{"schema":2,"results":[{"name":"xfb.a","status":"pass"},
            {"name":"xfb.b","status":"error","standing":{"kind":"plain"}},
            {"name":"xfb.c","status":"fail","standing":{"kind":"known","reason":"a","category":"capture"}},
            {"name":"xfb.d","status":"fail","standing":{"kind":"changed","was":"a","reason":"b"}},
            {"name":"xfb.e","status":"pass","in_company":{"status":"crash","reason":"a"}}]}"#;
        fs::write(path("results.json"), json).expect("a file");
        let results = read(folder.path()).expect("results");
        assert_eq!(failed(results), ["xfb.b", "xfb.d", "xfb.e"]);
        fs::write(path("bad.csv"), "xfb.a,Pass\nxfb.a;Fail\n").expect("a file");
        let error = read(&path("bad.csv")).expect_err("a bad line").to_string();
        assert!(
            error.ends_with("bad.csv:2: 'xfb.a;Fail' is not a line of a results.csv"),
            "{error}"
        );
    }
}
