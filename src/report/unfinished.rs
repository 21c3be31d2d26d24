//! A run that did not end, read from its `results.json`, so that it can continue.
//!
//! The document has one row per line, so that a row which was cut off by a lost machine
//! costs no other. While a run continues, its earlier results are kept in a second file
//! until all of them are in the new `results.json`: a run can be killed at any moment.

use crate::input;
use crate::judge::CaseResult;
use crate::platform::create_file;
use crate::script::Capabilities;
use serde::Deserialize;
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The file of the results that a continued run had before.
const KEPT: &str = ".earlier-results.json";
/// The start of the last line of a document, and the end of its first one.
const END: &str = "],";
const HEAD_END: &str = "\"results\":[";

/// The reason why a run cannot continue.
#[derive(Debug, Error)]
pub enum UnfinishedError {
    #[error("cannot read {}: {error}", path.display())]
    Read { path: PathBuf, error: io::Error },
    #[error("cannot write {}: {error}", path.display())]
    Write { path: PathBuf, error: io::Error },
    #[error("{} is not a results.json of `xfb run`: {error}", path.display())]
    Head {
        path: PathBuf,
        error: serde_json::Error,
    },
}

/// The facts of a run that its continuation needs.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UnfinishedStart {
    /// Version of `xfb`.
    pub version: String,
    /// The time at which it began; empty in a document of an older version.
    #[serde(default)]
    pub started: String,
    /// The command line, the program's name first.
    pub command: Vec<String>,
    /// The folder in which it ran.
    pub folder: PathBuf,
    /// Number of selected cases.
    pub cases: usize,
    /// The number of times that each of them runs.
    pub repeat: usize,
    pub device: Option<Capabilities>,
}

/// A run that may not have ended.
#[derive(Clone, Debug)]
pub struct UnfinishedRun {
    /// The first line of the document.
    head: String,
    pub start: UnfinishedStart,
    /// Whether every case has a result, and the run ended.
    pub is_complete: bool,
    /// The results in any order, at most one for each case.
    pub results: Vec<CaseResult>,
}

impl UnfinishedRun {
    /// Reads the run of a folder.
    ///
    /// # Errors
    /// There is none, or it is not one of `xfb run`.
    pub fn read(folder: &Path) -> Result<UnfinishedRun, UnfinishedError> {
        let current = document(&folder.join("results.json"));
        let kept = folder.join(KEPT);
        if !kept.exists() {
            return current;
        }
        // The run was killed while it began to continue.
        let mut run = document(&kept)?;
        let current = current.map(|current| current.results).unwrap_or_default();
        let known: BTreeSet<String> = run.results.iter().map(|r| r.name.clone()).collect();
        let new = current.into_iter().filter(|r| !known.contains(&r.name));
        run.results.extend(new);
        Ok(run)
    }

    /// Adds the result of a case that ended its process, unless the case has a result; returns
    /// whether it was added.
    pub fn add_crash(&mut self, crash: &CaseResult) -> bool {
        let is_new = self.results.iter().all(|result| result.name != crash.name);
        self.results.extend(is_new.then(|| crash.clone()));
        is_new
    }

    /// Keeps the results in a second file of the folder until [`release`] removes it.
    ///
    /// # Errors
    /// An error of the file system.
    pub fn keep(&self, folder: &Path) -> Result<(), UnfinishedError> {
        let path = folder.join(KEPT);
        let new = folder.join(format!("{KEPT}.new"));
        let write = || -> io::Result<()> {
            let mut text = format!("{}\n", self.head);
            for (number, result) in self.results.iter().enumerate() {
                if number > 0 {
                    text += ",\n";
                }
                text += &serde_json::to_string(result)?;
            }
            text += "\n],\"complete\":false}\n";
            let mut file = create_file(&new)?;
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
            fs::rename(&new, &path)
        };
        write().map_err(|error| UnfinishedError::Write { path, error })
    }
}

/// Removes the second file of a folder: its results are in `results.json`.
///
/// # Errors
/// An error of the file system.
pub fn release(folder: &Path) -> Result<(), UnfinishedError> {
    let path = folder.join(KEPT);
    match fs::remove_file(&path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(UnfinishedError::Write { path, error })
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Whether a folder has the results of a run.
pub fn has_results(folder: &Path) -> bool {
    ["results.json", "results.csv", KEPT]
        .iter()
        .any(|name| folder.join(name).exists())
}

/// Reads a document of which the last row may be cut off.
fn document(path: &Path) -> Result<UnfinishedRun, UnfinishedError> {
    let bytes = input::result_bytes(path).map_err(|error| UnfinishedError::Read {
        path: path.to_owned(),
        error,
    })?;
    // The part that was written may end within a character.
    let text = String::from_utf8_lossy(&bytes);
    let mut lines = text.lines();
    let head = lines.next().unwrap_or_default().to_owned();
    let fields = head.strip_suffix(HEAD_END).unwrap_or(&head);
    let fields = format!("{}}}", fields.trim_end_matches(','));
    let start = serde_json::from_str(&fields).map_err(|error| UnfinishedError::Head {
        path: path.to_owned(),
        error,
    })?;
    let mut run = UnfinishedRun {
        head,
        start,
        is_complete: false,
        results: Vec::new(),
    };
    let mut names = BTreeSet::new();
    for line in lines {
        if let Some(end) = line.strip_prefix(END) {
            /// The field of the end that matters here.
            #[derive(Deserialize)]
            struct End {
                complete: bool,
            }
            let end: Result<End, _> = serde_json::from_str(&format!("{{{end}"));
            run.is_complete = end.is_ok_and(|end| end.complete);
            continue;
        }
        let row: Result<CaseResult, _> = serde_json::from_str(line.trim_end_matches(','));
        // The case of a row that was cut off runs again.
        run.results
            .extend(row.into_iter().filter(|row| names.insert(row.name.clone())));
    }
    Ok(run)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::result::tests::result;
    use crate::report::json::JsonDocument;
    use crate::report::run::{RunEnd, RunStart};
    use crate::verdict::Status;

    fn names(run: &UnfinishedRun) -> Vec<&str> {
        run.results.iter().map(|r| r.name.as_str()).collect()
    }

    #[test]
    fn every_result_but_one_that_was_cut_off_is_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("results.json");
        let mut document = JsonDocument::create(&path, &RunStart::here(3)).expect("written");
        for (place, name) in ["xfb.b", "xfb.a"].into_iter().enumerate() {
            let row = result(name, Status::Fail);
            document.add(place, &row).expect("written");
        }
        let run = UnfinishedRun::read(folder.path()).expect("it is read");
        assert_eq!((names(&run), run.start.cases), (vec!["xfb.b", "xfb.a"], 3));
        assert_eq!(run.results[1], result("xfb.a", Status::Fail));
        assert!(!run.is_complete);
        let bytes = fs::read(&path).expect("it is read");
        fs::write(&path, &bytes[..bytes.len() - 60]).expect("written");
        let run = UnfinishedRun::read(folder.path()).expect("it is read");
        assert_eq!(names(&run), ["xfb.b"]);
        fs::write(&path, &bytes[..20]).expect("written");
        let error = UnfinishedRun::read(folder.path()).expect_err("no head");
        let wanted = "results.json is not a results.json of `xfb run`";
        assert!(error.to_string().contains(wanted), "{error}");
    }

    #[test]
    fn a_run_that_ended_is_complete() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("results.json");
        let mut document = JsonDocument::create(&path, &RunStart::here(1)).expect("written");
        document
            .add(0, &result("xfb.a", Status::Pass))
            .expect("written");
        let end = RunEnd {
            complete: true,
            ..RunEnd::default()
        };
        document.finish(&end).expect("written");
        let run = UnfinishedRun::read(folder.path()).expect("it is read");
        assert!(run.is_complete && names(&run) == ["xfb.a"]);
    }

    #[test]
    fn kept_results_survive_a_new_document() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("results.json");
        let create = || JsonDocument::create(&path, &RunStart::here(3)).expect("written");
        let add = |document: &mut JsonDocument, name: &str| {
            let added = document.add(0, &result(name, Status::Pass));
            added.expect("written");
        };
        let mut first = create();
        add(&mut first, "xfb.a");
        add(&mut first, "xfb.b");
        let run = UnfinishedRun::read(folder.path()).expect("it is read");
        run.keep(folder.path()).expect("written");
        let mut second = create();
        assert_eq!(
            names(&UnfinishedRun::read(folder.path()).expect("it is read")),
            ["xfb.a", "xfb.b"]
        );
        add(&mut second, "xfb.b");
        add(&mut second, "xfb.c");
        let run = UnfinishedRun::read(folder.path()).expect("it is read");
        assert_eq!(names(&run), ["xfb.a", "xfb.b", "xfb.c"]);
        release(folder.path()).expect("removed");
        release(folder.path()).expect("nothing is left to remove");
        let run = UnfinishedRun::read(folder.path()).expect("it is read");
        assert_eq!(names(&run), ["xfb.b", "xfb.c"]);
    }
}
