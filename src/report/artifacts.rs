//! The files that summarize a run: `junit.xml`, `report.html`, and a text file per failure.
//! The texts are written as the cases end, everything else at the end of the run.

use super::abridgement::{Abridged, Abridgement};
use super::failure_text;
use super::files::WriteError;
use super::html_page;
use super::junit;
use super::run::{RunEnd, RunStart};
use crate::judge::CaseResult;
use crate::platform::create_file;
use crate::terminal::printable;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The page until the run ends: small, since the rows come first on a disk that is full.
const UNFINISHED_PAGE: &str = "<!doctype html>\n<title>xfb</title>\n\
    <p>The run is not over, or was killed. results.json has the results so far.\n";

/// The requested files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Requested {
    /// JUnit XML in the folder of results.
    pub junit: Option<PathBuf>,
    /// JUnit XML where the command line requests it.
    pub named_junit: Option<PathBuf>,
    /// The page.
    pub html: Option<PathBuf>,
    /// The folder of one text per failure.
    pub failures: Option<PathBuf>,
}

impl Requested {
    /// The files of a run that writes its results into a folder, and JUnit XML to a file.
    pub fn for_run(output: Option<&Path>, junit: Option<&Path>) -> Requested {
        Requested {
            junit: output.map(|folder| folder.join("junit.xml")),
            named_junit: junit.map(Path::to_owned),
            html: output.map(|folder| folder.join("report.html")),
            failures: output.map(|folder| folder.join("failures")),
        }
    }

    /// Writes the files of JUnit XML, if any are requested.
    fn write_junit(&self, text: impl FnOnce() -> String) -> Vec<Result<(), WriteError>> {
        if self.junit.is_none() && self.named_junit.is_none() {
            return Vec::new();
        }
        let text = text();
        let in_folder = self.junit.iter().map(|path| write(path, &text));
        let named = self.named_junit.iter().map(|path| write_named(path, &text));
        in_folder.chain(named).collect()
    }

    fn is_empty(&self) -> bool {
        *self == Requested::default()
    }
}

/// The files that summarize one run.
#[derive(Debug)]
pub struct Artifacts {
    requested: Requested,
    /// The results in the order of the list.
    results: Vec<CaseResult>,
    abridgement: Abridgement,
    errors: Vec<WriteError>,
}

impl Artifacts {
    /// Prepares the files, so that none describes an earlier run: the texts of that run are
    /// removed, and the other files describe a run without an end.
    ///
    /// # Errors
    /// One of them cannot be written.
    pub fn create(requested: Requested, start: &RunStart) -> Result<Artifacts, WriteError> {
        let unfinished = RunEnd {
            stopped: Some("the run was killed".to_owned()),
            ..RunEnd::default()
        };
        requested
            .write_junit(|| junit::text(start, &[], &unfinished))
            .into_iter()
            .collect::<Result<(), _>>()?;
        if let Some(path) = &requested.html {
            write(path, UNFINISHED_PAGE)?;
        }
        if let Some(folder) = &requested.failures {
            clear(folder).map_err(|error| WriteError::File {
                path: folder.clone(),
                error,
            })?;
        }
        Ok(Artifacts {
            requested,
            results: Vec::new(),
            abridgement: Abridgement::default(),
            errors: Vec::new(),
        })
    }

    /// Returns the path of the page, if it is requested.
    pub fn page(&self) -> Option<&Path> {
        self.requested.html.as_deref()
    }

    /// Adds the next result of the list.
    pub fn add(&mut self, result: &CaseResult) {
        if self.requested.is_empty() {
            return;
        }
        let Abridged { own, earlier: _ } = self.abridgement.add(self.results.len(), result);
        let is_abridged = own.is_some();
        self.results.push(own.unwrap_or_else(|| result.clone()));
        if is_abridged {
            return;
        }
        let Some((folder, text)) = self
            .requested
            .failures
            .as_ref()
            .zip(failure_text::text(result))
        else {
            return;
        };
        let path = folder.join(failure_text::file_name(&result.name));
        if let Err(error) = write(&path, &printable(&text)) {
            // Reported once: the others would fail in the same way.
            self.requested.failures = None;
            self.errors.push(error);
        }
    }

    /// Writes the files that describe the run as a whole.
    pub fn finish(&mut self, start: &RunStart, end: &RunEnd) {
        let written = self
            .requested
            .write_junit(|| junit::text(start, &self.results, end));
        self.errors
            .extend(written.into_iter().filter_map(Result::err));
        if let Some(path) = &self.requested.html {
            let page = html_page::page(start, &self.results, end);
            self.errors.extend(write(path, &page).err());
        }
    }

    /// The errors since the last call: at most one for each file.
    pub fn take_errors(&mut self) -> Vec<WriteError> {
        std::mem::take(&mut self.errors)
    }
}

/// Writes a file of the folder of results, in which a link to another file is not followed.
fn write(path: &Path, text: &str) -> Result<(), WriteError> {
    let written = create_file(path).and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| failed(path, error))
}

/// Writes a file that the command line names.
fn write_named(path: &Path, text: &str) -> Result<(), WriteError> {
    fs::write(path, text).map_err(|error| failed(path, error))
}

fn failed(path: &Path, error: io::Error) -> WriteError {
    let path = path.to_owned();
    WriteError::File { path, error }
}

/// Creates a folder, or removes the texts in it.
fn clear(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "txt") {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::result::tests::result;
    use crate::verdict::Status;

    fn create(folder: &Path) -> Artifacts {
        let requested = Requested::for_run(Some(folder), None);
        Artifacts::create(requested, &RunStart::here(1)).unwrap()
    }

    #[test]
    fn a_run_that_is_killed_does_not_look_successful() {
        let folder = tempfile::tempdir().unwrap();
        let mut files = create(folder.path());
        let read = || fs::read_to_string(folder.path().join("junit.xml")).unwrap();
        assert!(read().contains("errors=\"1\""), "{}", read());
        files.add(&result("xfb.a", Status::Pass));
        files.finish(&RunStart::here(1), &RunEnd::default());
        assert!(read().contains("errors=\"0\""), "{}", read());
    }

    #[test]
    fn texts_of_failures_have_no_control_sequences() {
        let folder = tempfile::tempdir().unwrap();
        let mut failed = result("xfb.a", Status::Fail);
        failed.reason = "\u{1b}[2J\u{202e}".to_owned();
        create(folder.path()).add(&failed);
        let text = fs::read_to_string(folder.path().join("failures/xfb.a.txt")).unwrap();
        assert!(text.contains("\u{fffd}[2J\u{fffd}\n"), "{text}");
    }

    #[test]
    fn texts_of_an_earlier_run_do_not_stay() {
        let folder = tempfile::tempdir().unwrap();
        let text = folder.path().join("failures/xfb.a.txt");
        let mut first = create(folder.path());
        first.add(&result("xfb.a", Status::Fail));
        assert!(text.exists());
        fs::write(folder.path().join("failures/notes.md"), "kept").unwrap();
        create(folder.path());
        assert!(!text.exists());
        assert!(folder.path().join("failures/notes.md").exists());
    }

    #[test]
    fn a_folder_that_is_gone_is_reported_once() {
        let folder = tempfile::tempdir().unwrap();
        let mut files = create(folder.path());
        fs::remove_dir_all(folder.path().join("failures")).unwrap();
        for name in ["xfb.a", "xfb.b"] {
            files.add(&result(name, Status::Fail));
        }
        assert_eq!(files.take_errors().len(), 1);
    }
}
