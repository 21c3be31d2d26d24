//! The result files of a run, in one folder. Every file holds every result so far, in
//! the order in which they came; at the end of the run they are sorted. A file that
//! cannot be written is reported once and not written any more; the others are.

use super::abridgement::{Abridged, Abridgement};
use super::csv;
use super::json::JsonDocument;
use super::rows::RowFile;
use super::run::{RunEnd, RunStart};
use crate::judge::CaseResult;
use crate::platform::lock_folder;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The reason why a result file is not written.
#[derive(Debug, Error)]
pub enum WriteError {
    /// The file, or its folder, cannot be created or written.
    #[error("cannot write {}: {error}", path.display())]
    File {
        /// The file or folder.
        path: PathBuf,
        /// The error of the system.
        error: io::Error,
    },
    /// Another run is still writing into the folder.
    #[error("another run is writing its results into {}; give another folder", folder.display())]
    InUse {
        /// The folder.
        folder: PathBuf,
    },
}

/// The files of one run.
#[derive(Debug)]
pub struct ResultFiles {
    results: Output<RowFile>,
    failures: Output<RowFile>,
    json: Output<JsonDocument>,
    abridgement: Abridgement,
    errors: Vec<WriteError>,
    /// Locked until the run ends, in whatever way.
    _lock: File,
}

/// A file, as long as it can be written.
#[derive(Debug)]
struct Output<T> {
    path: PathBuf,
    open: Option<T>,
}

impl ResultFiles {
    /// Checks that no other run writes into the folder. Changes nothing.
    ///
    /// # Errors
    /// Another run does, or the folder cannot be opened.
    pub fn check(folder: &Path) -> Result<(), WriteError> {
        if folder.exists() {
            lock(folder)?;
        }
        Ok(())
    }

    /// Creates the folder, and in it files without results.
    ///
    /// # Errors
    /// One of them cannot be created or written.
    pub fn create(folder: &Path, start: &RunStart) -> Result<ResultFiles, WriteError> {
        fs::create_dir_all(folder).map_err(|error| WriteError::File {
            path: folder.to_owned(),
            error,
        })?;
        let lock = lock(folder)?;
        let head = csv::head(start.mode());
        let rows = |name: &str| {
            Output::create(folder.join(name), |path| {
                RowFile::create(path, &head, "", "")
            })
        };
        Ok(ResultFiles {
            results: rows("results.csv")?,
            failures: rows("failures.csv")?,
            json: Output::create(folder.join("results.json"), |path| {
                JsonDocument::create(path, start)
            })?,
            abridgement: Abridgement::default(),
            errors: Vec::new(),
            _lock: lock,
        })
    }

    /// Writes the result at one place of the list.
    pub fn add(&mut self, place: usize, result: &CaseResult) {
        let line = csv::result_line(result);
        let Abridged { own, earlier } = self.abridgement.add(place, result);
        let kept = own.as_ref().unwrap_or(result);
        let errors = [
            self.results.with(|rows| rows.add(place, &line)),
            csv::failure_line(result)
                .and_then(|line| self.failures.with(|rows| rows.add(place, &line))),
            self.json.with(|json| json.add(place, kept)),
            earlier.and_then(|(place, result)| self.json.with(|json| json.replace(place, &result))),
        ];
        self.errors.extend(errors.into_iter().flatten());
    }

    /// Writes how the run ended, and sorts the results.
    pub fn finish(&mut self, end: &RunEnd) {
        let errors = [
            self.results.with(|rows| rows.finish("")),
            self.failures.with(|rows| rows.finish("")),
            self.json.with(|json| json.finish(end)),
        ];
        self.errors.extend(errors.into_iter().flatten());
    }

    /// The errors since the last call: at most one for each file.
    pub fn take_errors(&mut self) -> Vec<WriteError> {
        std::mem::take(&mut self.errors)
    }
}

fn lock(folder: &Path) -> Result<File, WriteError> {
    let lock = lock_folder(folder).map_err(|error| WriteError::File {
        path: folder.to_owned(),
        error,
    })?;
    lock.ok_or_else(|| WriteError::InUse {
        folder: folder.to_owned(),
    })
}

impl<T> Output<T> {
    fn create(
        path: PathBuf,
        open: impl FnOnce(&Path) -> io::Result<T>,
    ) -> Result<Output<T>, WriteError> {
        match open(&path) {
            Ok(open) => Ok(Output {
                path,
                open: Some(open),
            }),
            Err(error) => Err(WriteError::File { path, error }),
        }
    }

    /// Writes, and gives the file up where that fails.
    fn with(&mut self, write: impl FnOnce(&mut T) -> io::Result<()>) -> Option<WriteError> {
        let error = write(self.open.as_mut()?).err()?;
        self.open = None;
        Some(WriteError::File {
            path: self.path.clone(),
            error,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::result::tests::result;
    use crate::verdict::Status;

    #[test]
    fn a_full_disk_costs_one_file_and_is_said_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let mut files = ResultFiles::create(folder.path(), &RunStart::here(2)).unwrap();
        files.results.open = Some(RowFile::create(Path::new("/dev/full"), "", "", "").unwrap());
        files.add(0, &result("xfb.a", Status::Crash));
        let errors = files.take_errors();
        assert_eq!(errors.len(), 1);
        let message = errors[0].to_string();
        assert!(message.contains("results.csv: No space left"), "{message}");
        files.add(1, &result("xfb.b", Status::Pass));
        assert!(files.take_errors().is_empty());
        let failures = fs::read_to_string(path("failures.csv")).unwrap();
        assert_eq!(failures, "xfb.a,Crash\n");
        let json = fs::read_to_string(path("results.json")).unwrap();
        assert!(json.contains("xfb.b"), "{json}");
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_named() {
        let error = ResultFiles::create(Path::new("/dev/null/here"), &RunStart::here(0));
        let message = error.unwrap_err().to_string();
        assert!(
            message.starts_with("cannot write /dev/null/here: "),
            "{message}"
        );
    }
}
