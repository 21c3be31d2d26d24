//! Several runs as one: the shards of a run, and runs that repeat some of its cases.

use super::Summary;
use super::run::{RunEnd, RunOutcome, RunStart, SCHEMA};
use super::terminal;
use crate::input;
use crate::judge::CaseResult;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The reason why runs cannot be merged.
#[derive(Debug, Error)]
pub enum MergeError {
    #[error("cannot read {}: {error}", path.display())]
    Read { path: PathBuf, error: io::Error },
    #[error("{} is not a results.json of `xfb run` with schema {SCHEMA}: {error}", path.display())]
    Json {
        path: PathBuf,
        error: serde_json::Error,
    },
    #[error("{} has schema {found}, and this version of xfb merges schema {SCHEMA}", path.display())]
    Schema { path: PathBuf, found: u32 },
    #[error("{} is of {found}, and the runs before it are of {first}", path.display())]
    Other {
        path: PathBuf,
        found: String,
        first: String,
    },
}

/// A run as `results.json` records it.
#[derive(Debug)]
pub struct CompleteDocument {
    path: PathBuf,
    start: RunStart,
    recorded: Recorded,
}

/// The results and the end of a run; of a run that was killed, the end is absent.
#[derive(Debug, Deserialize)]
struct Recorded {
    results: Vec<CaseResult>,
    complete: bool,
    #[serde(default)]
    outcome: RunOutcome,
    #[serde(default)]
    stopped: Option<String>,
    #[serde(default)]
    incidents: Vec<String>,
    #[serde(default)]
    seconds: f64,
}

impl CompleteDocument {
    /// Reads the `results.json` of a folder, or this file.
    ///
    /// # Errors
    /// It cannot be read, or has another schema.
    pub fn read(path: &Path) -> Result<CompleteDocument, MergeError> {
        #[derive(Deserialize)]
        struct Head {
            schema: u32,
        }
        let path = if path.is_dir() {
            path.join("results.json")
        } else {
            path.to_owned()
        };
        let text = input::results(&path).map_err(|error| MergeError::Read {
            path: path.clone(),
            error,
        })?;
        let bad = |error| MergeError::Json {
            path: path.clone(),
            error,
        };
        let head: Head = serde_json::from_str(&text).map_err(bad)?;
        if head.schema != SCHEMA {
            return Err(MergeError::Schema {
                path,
                found: head.schema,
            });
        }
        let start = serde_json::from_str(&text).map_err(bad)?;
        let recorded = serde_json::from_str(&text).map_err(bad)?;
        Ok(CompleteDocument {
            path,
            start,
            recorded,
        })
    }

    /// The program and the device, which are equal for runs that can be merged.
    fn origin(&self) -> String {
        let device = self.start.device.as_ref();
        let device = device.map_or_else(String::new, |device| {
            format!(" on {}", terminal::device(device).trim_end())
        });
        format!("xfb {}{device}", self.start.version)
    }

    /// Whether the results of a run without a device can be merged with any.
    fn has_device(&self) -> bool {
        self.start.device.is_some()
    }
}

/// Several runs as one.
#[derive(Debug)]
pub struct MergedRun {
    pub start: RunStart,
    pub results: Vec<CaseResult>,
    pub summary: Summary,
    pub end: RunEnd,
}

impl MergedRun {
    /// Merges runs of one device: the result of a case is that of the last run which has it.
    /// `start` is the start of the merging program.
    ///
    /// # Errors
    /// The runs are of different devices or versions.
    pub fn new(runs: Vec<CompleteDocument>, start: RunStart) -> Result<MergedRun, MergeError> {
        let mut merged = MergedRun {
            start,
            results: Vec::new(),
            summary: Summary::default(),
            end: RunEnd {
                complete: true,
                ..RunEnd::default()
            },
        };
        check_origins(&runs)?;
        if let Some(first) = runs.first() {
            merged
                .start
                .environment
                .clone_from(&first.start.environment);
            merged.start.started.clone_from(&first.start.started);
            merged.start.host.clear();
        }
        let nothing_tested = runs
            .iter()
            .all(|run| run.recorded.outcome == RunOutcome::NothingTested);
        let mut places = BTreeMap::new();
        let mut stopped = Vec::new();
        for CompleteDocument {
            path,
            start,
            recorded: run,
        } in runs
        {
            if !run.complete {
                let unknown = "the run did not end";
                let why = run.stopped.as_deref().unwrap_or(unknown);
                stopped.push((run.outcome, format!("{}: {why}", path.display())));
            }
            merged.add_start(&start);
            merged.end.seconds += run.seconds;
            for result in run.results {
                match places.get(&result.name) {
                    None => {
                        places.insert(result.name.clone(), merged.results.len());
                        merged.results.push(result);
                    }
                    Some(&place) => {
                        // The incident of a result that is replaced.
                        let own = format!("{}: ", result.name);
                        merged.end.incidents.retain(|text| !text.starts_with(&own));
                        merged.results[place] = result;
                    }
                }
            }
            merged.end.incidents.extend(run.incidents);
        }
        for result in &merged.results {
            merged.summary.add(result);
        }
        merged.start.cases = merged.results.len();
        merged.end.complete = stopped.is_empty();
        merged.end.outcome = match stopped.first() {
            // A document without an end is of a run that was killed.
            Some((RunOutcome::AsExpected, _)) => RunOutcome::Interrupted,
            Some((outcome, _)) => *outcome,
            None => merged.outcome(nothing_tested),
        };
        let reasons: Vec<String> = stopped.into_iter().map(|(_, reason)| reason).collect();
        merged.end.stopped = (!reasons.is_empty()).then(|| reasons.join("; "));
        merged.end = merged.end.with_counts(&merged.summary);
        Ok(merged)
    }

    /// Adds the machine, the labels and the device of a run.
    fn add_start(&mut self, start: &RunStart) {
        self.start.started = self.start.started.clone().min(start.started.clone());
        let hosts: Vec<&str> = self.start.host.split(", ").collect();
        if self.start.host.is_empty() {
            self.start.host.clone_from(&start.host);
        } else if !hosts.contains(&start.host.as_str()) {
            self.start.host += &format!(", {}", start.host);
        }
        for (key, value) in &start.labels {
            self.start.labels.insert(key.clone(), value.clone());
        }
        if self.start.device.is_none() {
            self.start.device.clone_from(&start.device);
        }
    }

    /// Returns the outcome of complete runs.
    fn outcome(&self, nothing_tested: bool) -> RunOutcome {
        if self.summary.failed() > 0 || !self.end.incidents.is_empty() {
            RunOutcome::Failed
        } else if nothing_tested {
            RunOutcome::NothingTested
        } else if !self.summary.improved().is_empty() {
            RunOutcome::Improved
        } else {
            RunOutcome::AsExpected
        }
    }
}

/// Checks that all runs are of one device and one version of the program.
fn check_origins(runs: &[CompleteDocument]) -> Result<(), MergeError> {
    let mut opened = runs.iter().filter(|run| run.has_device());
    let Some(first) = opened.next() else {
        return Ok(());
    };
    match opened.find(|run| run.origin() != first.origin()) {
        None => Ok(()),
        Some(other) => Err(MergeError::Other {
            path: other.path.clone(),
            found: other.origin(),
            first: first.origin(),
        }),
    }
}
