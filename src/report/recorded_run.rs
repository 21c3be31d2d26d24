//! A run as its files record it, for comparisons: `results.json` of `xfb`, or the
//! `results.csv` of `xfb` or deqp-runner.

use super::run::SCHEMA;
use super::{csv, terminal};
use crate::input;
use crate::judge::CaseResult;
use crate::judge::result::Standing;
use crate::script::capabilities::RunMode;
use crate::verdict::Status;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use strum::{IntoStaticStr, VariantArray};
use thiserror::Error;

/// The reason why a run cannot be read.
#[derive(Debug, Error)]
pub enum ReadError {
    #[error("cannot read {}: {error}", path.display())]
    File {
        path: PathBuf,
        error: std::io::Error,
    },
    #[error("{} has neither results.json nor results.csv", folder.display())]
    NoResults { folder: PathBuf },
    #[error("{} is not a results.json of `xfb run`: {error}", path.display())]
    Json {
        path: PathBuf,
        error: serde_json::Error,
    },
    #[error(
        "{} has format {found}, and this xfb reads 1 to {SCHEMA}: use the xfb that wrote it, or a newer one",
        path.display()
    )]
    Schema { path: PathBuf, found: u32 },
    #[error(
        "{}:{line}: `{found}` is not `NAME,STATUS` or `NAME,STATUS,SECONDS` with a status of deqp-runner",
        path.display()
    )]
    Row {
        path: PathBuf,
        line: usize,
        found: String,
    },
    #[error("{}:{line}: the case {name} has two results", path.display())]
    Twice {
        path: PathBuf,
        line: usize,
        name: String,
    },
    #[error(
        "the results of {first} and {other} are not comparable: in one of these runs, cases were {}",
        .notice
    )]
    Modes {
        first: String,
        other: String,
        /// The mode of one of them.
        notice: &'static str,
    },
}

/// The outcome of a case in a recorded run. A CSV file has fewer of them.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, Serialize, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum RecordedOutcome {
    Pass,
    Quality,
    Probe,
    Unsupported,
    Fail,
    Crash,
    Timeout,
    Error,
    /// Repeated runs gave different results.
    Flaky,
    /// A failure that an expectation names, in a CSV file: its status is not recorded.
    #[strum(serialize = "expected fail")]
    ExpectedFail,
    /// The case was selected and has no result.
    Missing,
}

impl RecordedOutcome {
    /// Every outcome, in the order of summaries.
    pub const ALL: &[RecordedOutcome] = RecordedOutcome::VARIANTS;

    /// The name in reports.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The outcome that a result states.
    fn from_result(result: &CaseResult) -> RecordedOutcome {
        match result.standing {
            Standing::Flaky { .. } | Standing::KnownFlake { .. } => return RecordedOutcome::Flaky,
            Standing::Plain
            | Standing::Known { .. }
            | Standing::Changed { .. }
            | Standing::Improvement { .. } => {}
        }
        match result.status {
            Status::Pass => RecordedOutcome::Pass,
            Status::Quality => RecordedOutcome::Quality,
            Status::Probe => RecordedOutcome::Probe,
            Status::Unsupported => RecordedOutcome::Unsupported,
            Status::Fail => RecordedOutcome::Fail,
            Status::Crash => RecordedOutcome::Crash,
            Status::Timeout => RecordedOutcome::Timeout,
            Status::Error => RecordedOutcome::Error,
        }
    }

    /// The outcome that a word of deqp-runner states; `None` for any other text.
    fn from_word(word: &str) -> Option<RecordedOutcome> {
        let improvement = word.strip_prefix("UnexpectedImprovement(");
        if let Some(inner) = improvement.and_then(|word| word.strip_suffix(')')) {
            return RecordedOutcome::from_word(inner);
        }
        Some(match word {
            "Pass" => RecordedOutcome::Pass,
            "Warn" => RecordedOutcome::Quality,
            "Skip" => RecordedOutcome::Unsupported,
            "Fail" => RecordedOutcome::Fail,
            "Crash" => RecordedOutcome::Crash,
            "Timeout" => RecordedOutcome::Timeout,
            "Flake" | "KnownFlake" => RecordedOutcome::Flaky,
            "ExpectedFail" => RecordedOutcome::ExpectedFail,
            "Missing" => RecordedOutcome::Missing,
            _ => return None,
        })
    }
}

/// The result of a case in a recorded run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RecordedCase {
    pub outcome: RecordedOutcome,
    /// The fingerprint of a failure, where it is recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fingerprint: Option<String>,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// The behaviour of the device where it is unspecified.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recorded: Option<String>,
}

impl RecordedCase {
    /// Outcome and fingerprint: `fail (displaced(+4))`.
    pub fn look(&self) -> String {
        match &self.fingerprint {
            Some(fingerprint) => format!("{} ({fingerprint})", self.outcome.name()),
            None => self.outcome.name().to_owned(),
        }
    }
}

/// A recorded run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedRun {
    /// A short name, unique among the compared runs.
    pub label: String,
    /// The device and driver, where they are recorded.
    pub device: Option<String>,
    /// The extent to which the cases ran.
    pub mode: RunMode,
    /// The reason why the run has fewer results than cases, where that is recorded.
    pub stopped: Option<String>,
    /// The cases in the order of the file.
    pub names: Vec<String>,
    pub cases: BTreeMap<String, RecordedCase>,
}

/// The fields of `results.json` that a comparison needs.
#[derive(Deserialize)]
struct Document {
    schema: u32,
    device: Option<Device>,
    results: Vec<CaseResult>,
    complete: bool,
    #[serde(default)]
    stopped: Option<String>,
}

#[derive(Deserialize)]
struct Device {
    name: String,
    driver_name: String,
    driver_info: String,
    #[serde(default)]
    mode: RunMode,
}

impl RecordedRun {
    /// A run that ran no case.
    pub fn without_results(label: &str) -> RecordedRun {
        RecordedRun {
            label: label.to_owned(),
            device: None,
            mode: RunMode::default(),
            stopped: None,
            names: Vec::new(),
            cases: BTreeMap::new(),
        }
    }

    /// Reads a folder of `xfb run --output` or deqp-runner, or one of its files.
    ///
    /// # Errors
    /// It cannot be read, or does not have this form.
    pub fn read(path: &Path) -> Result<RecordedRun, ReadError> {
        let file = if path.is_dir() {
            let candidates = ["results.json", "results.csv"].map(|name| path.join(name));
            let found = candidates.into_iter().find(|file| file.exists());
            found.ok_or_else(|| ReadError::NoResults {
                folder: path.to_owned(),
            })?
        } else {
            path.to_owned()
        };
        let text = input::results(&file).map_err(|error| ReadError::File {
            path: file.clone(),
            error,
        })?;
        let label = path.display().to_string();
        if file.extension().is_some_and(|extension| extension == "csv") {
            from_csv(&file, label, &text)
        } else {
            from_json(&file, label, &text)
        }
    }
}

fn from_json(path: &Path, label: String, text: &str) -> Result<RecordedRun, ReadError> {
    let document: Document = serde_json::from_str(text).map_err(|error| ReadError::Json {
        path: path.to_owned(),
        error,
    })?;
    if !(1..=SCHEMA).contains(&document.schema) {
        return Err(ReadError::Schema {
            path: path.to_owned(),
            found: document.schema,
        });
    }
    let mode = document.device.as_ref().map(|device| device.mode);
    let device = document.device.map(|device| {
        let Device {
            name,
            driver_name,
            driver_info,
            mode,
        } = device;
        terminal::with_notice(format!("{name}, {driver_name} {driver_info}"), mode)
    });
    let unfinished = || "the run did not end".to_owned();
    let mut run = RecordedRun {
        label,
        device,
        mode: mode.unwrap_or_default(),
        stopped: document
            .stopped
            .or_else(|| (!document.complete).then(unfinished)),
        names: Vec::new(),
        cases: BTreeMap::new(),
    };
    for result in document.results {
        let case = RecordedCase {
            outcome: RecordedOutcome::from_result(&result),
            fingerprint: result.fingerprint,
            reason: result.reason,
            recorded: result.recorded,
        };
        if run.cases.insert(result.name.clone(), case).is_none() {
            run.names.push(result.name);
        }
    }
    Ok(run)
}

fn from_csv(path: &Path, label: String, text: &str) -> Result<RecordedRun, ReadError> {
    let mut run = RecordedRun {
        label,
        device: None,
        mode: csv::mode(text),
        stopped: None,
        names: Vec::new(),
        cases: BTreeMap::new(),
    };
    for (line, row) in (1..).zip(text.lines()) {
        if row.is_empty() || row.starts_with('#') {
            continue;
        }
        let bad = || ReadError::Row {
            path: path.to_owned(),
            line,
            found: row.to_owned(),
        };
        let mut fields = row.split(',');
        let (Some(name), Some(word)) = (fields.next(), fields.next()) else {
            return Err(bad());
        };
        if fields
            .next()
            .is_some_and(|time| time.trim().parse::<f64>().is_err())
        {
            return Err(bad());
        }
        let case = RecordedCase {
            outcome: RecordedOutcome::from_word(word.trim()).ok_or_else(bad)?,
            fingerprint: None,
            reason: String::new(),
            recorded: None,
        };
        if run.cases.insert(name.to_owned(), case).is_some() {
            return Err(ReadError::Twice {
                path: path.to_owned(),
                line,
                name: name.to_owned(),
            });
        }
        run.names.push(name.to_owned());
    }
    Ok(run)
}

/// Checks that the cases of all runs ran to the same extent.
///
/// # Errors
/// [`ReadError::Modes`] names two runs that differ.
pub fn check_modes(runs: &[RecordedRun]) -> Result<(), ReadError> {
    let mut pairs = runs.windows(2);
    match pairs.find(|pair| pair[0].mode != pair[1].mode) {
        None => Ok(()),
        Some(pair) => Err(ReadError::Modes {
            first: pair[0].label.clone(),
            other: pair[1].label.clone(),
            notice: (pair[1].mode.notice())
                .or(pair[0].mode.notice())
                .expect("only one mode has none"),
        }),
    }
}

/// Shortens the labels to the last parts of the paths, if these are unique.
pub fn shorten_labels(runs: &mut [RecordedRun]) {
    let short: Vec<String> = runs
        .iter()
        .map(|run| {
            let name = Path::new(&run.label).file_name();
            name.map_or_else(
                || run.label.clone(),
                |name| name.to_string_lossy().into_owned(),
            )
        })
        .collect();
    let unique: std::collections::BTreeSet<&String> = short.iter().collect();
    if unique.len() == runs.len() {
        for (run, short) in runs.iter_mut().zip(short) {
            run.label = short;
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A run of these rows in the syntax of deqp-runner.
    pub fn run(label: &str, rows: &str) -> RecordedRun {
        from_csv(Path::new("results.csv"), label.to_owned(), rows).expect("rows")
    }

    #[test]
    fn every_status_of_deqp_runner_is_read() {
        let words = "a,Pass,0.1\nb,Warn,0.1\nc,Skip,0\nd,Fail\ne,Crash,1\nf,Timeout,60.0\n\
                     g,Flake,1\nh,ExpectedFail,1\ni,UnexpectedImprovement(Pass),1\nj,Missing,0\n";
        let outcomes: Vec<&str> = run("r", words)
            .cases
            .values()
            .map(|case| case.outcome.name())
            .collect();
        assert_eq!(
            outcomes,
            [
                "pass",
                "quality",
                "unsupported",
                "fail",
                "crash",
                "timeout",
                "flaky",
                "expected fail",
                "pass",
                "missing"
            ]
        );
    }

    #[test]
    fn a_document_of_another_format_is_refused() {
        let read = |schema: &str| {
            let text =
                format!("{{\"schema\":{schema},\"device\":null,\"results\":[],\"complete\":true}}");
            from_json(Path::new("r.json"), String::new(), &text).map_err(|error| error.to_string())
        };
        assert!(read("2").is_ok() && read("\"2\"").is_err());
        let error = read("99").unwrap_err();
        assert!(
            error.starts_with("r.json has format 99, and this xfb reads 1 to"),
            "{error}"
        );
    }

    #[test]
    fn a_wrong_row_is_named() {
        for (rows, message) in [
            ("a,Pass\nb\n", "r.csv:2: `b` is not"),
            ("a,pass,1\n", "r.csv:1: `a,pass,1` is not"),
            ("a,Pass,soon\n", "r.csv:1: `a,Pass,soon` is not"),
            ("a,Pass\na,Fail\n", "r.csv:2: the case a has two results"),
        ] {
            let error = from_csv(Path::new("r.csv"), String::new(), rows).unwrap_err();
            assert!(error.to_string().starts_with(message), "{error}");
        }
    }

    #[test]
    fn labels_are_short_where_they_stay_unique() {
        let labels = |paths: [&str; 2]| {
            let mut runs = paths.map(|path| run(path, ""));
            shorten_labels(&mut runs);
            runs.map(|run| run.label)
        };
        assert_eq!(labels(["a/old", "a/new"]), ["old", "new"]);
        assert_eq!(labels(["a/run", "b/run"]), ["a/run", "b/run"]);
    }
}
