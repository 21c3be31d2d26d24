//! The case that runs in this process, kept in a file beside the results of its run: if the
//! process ends, the run that continues counts this case as a crash.

use super::worker_exit::{WorkerExit, WorkerLost};
use crate::input;
use crate::judge::CaseResult;
use crate::platform::create_file;
use crate::script::executor::Phase;
use crate::vary::Item;
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use thiserror::Error;

/// The name of the file. Loops in shells look for it.
const FILE: &str = "running-case.json";

/// The reason why the running case is not known.
#[derive(Debug, Error)]
pub enum RunningCaseError {
    #[error("cannot read {}: {error}", path.display())]
    Read { path: PathBuf, error: io::Error },
    #[error("cannot write {}: {error}", path.display())]
    Write { path: PathBuf, error: io::Error },
    #[error("line {line} of {} is not a running case: {error}", path.display())]
    Line {
        path: PathBuf,
        line: usize,
        error: serde_json::Error,
    },
}

/// The first line of the file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Activity {
    /// The device is opened.
    Opening,
    /// The case runs.
    Case {
        name: String,
        /// The items of its variation.
        variation: Vec<String>,
    },
}

/// The activity with which a process ended.
#[derive(Clone, Debug, PartialEq)]
pub enum EndedDuring {
    /// The device was opened.
    Opening,
    /// A case with this result ran.
    Case(Box<CaseResult>),
}

/// The file, while cases run. Its first line is on the disk before a case uses the driver: a
/// driver may end the whole system. Each further line is a phase of the case.
#[derive(Debug)]
pub struct RunningCase {
    path: PathBuf,
    file: Option<File>,
}

impl RunningCase {
    /// The file of a folder; nothing is written yet.
    pub fn new(folder: &Path) -> RunningCase {
        RunningCase {
            path: folder.join(FILE),
            file: None,
        }
    }

    /// Notes that the device is opened.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn open_device(&mut self) -> Result<(), RunningCaseError> {
        self.begin(&Activity::Opening)
    }

    /// Notes that a case runs in a variation.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn begin_case(&mut self, name: &str, variation: &[Item]) -> Result<(), RunningCaseError> {
        self.begin(&Activity::Case {
            name: name.to_owned(),
            variation: variation.iter().map(Item::to_string).collect(),
        })
    }

    /// Notes that the case enters a phase.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn enter(&mut self, phase: Phase) -> Result<(), RunningCaseError> {
        let line = json_line(&phase);
        let file = self.file.as_mut().expect("a case has begun");
        file.write_all(line.as_bytes())
            .map_err(|error| write_error(&self.path, error))
    }

    /// Removes the file: the run ended in good order.
    ///
    /// # Errors
    /// The file cannot be removed.
    pub fn end(self) -> Result<(), RunningCaseError> {
        match self.file {
            Some(_) => fs::remove_file(&self.path).map_err(|error| write_error(&self.path, error)),
            None => Ok(()),
        }
    }

    fn begin(&mut self, activity: &Activity) -> Result<(), RunningCaseError> {
        // A file that is replaced may be empty after a loss of power, with no case to blame.
        let write = || -> io::Result<File> {
            let mut file = create_file(&self.path)?;
            file.write_all(json_line(activity).as_bytes())?;
            file.sync_all()?;
            Ok(file)
        };
        self.file = Some(write().map_err(|error| write_error(&self.path, error))?);
        Ok(())
    }
}

fn write_error(path: &Path, error: io::Error) -> RunningCaseError {
    RunningCaseError::Write {
        path: path.to_owned(),
        error,
    }
}

fn json_line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("names and strings are JSON") + "\n"
}

/// Removes the file of a folder, if it exists.
///
/// # Errors
/// The file cannot be removed.
pub fn forget(folder: &Path) -> Result<(), RunningCaseError> {
    let path = folder.join(FILE);
    match fs::remove_file(&path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(write_error(&path, error)),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Reads how the process of a folder's run ended; `None` if it ended in good order.
///
/// # Errors
/// The file cannot be read, or is not that of a running case.
pub fn read(folder: &Path) -> Result<Option<EndedDuring>, RunningCaseError> {
    let path = folder.join(FILE);
    let text = match input::text(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        text => text.map_err(|error| RunningCaseError::Read {
            path: path.clone(),
            error,
        })?,
    };
    let bad = |line: usize, error: serde_json::Error| RunningCaseError::Line {
        path: path.clone(),
        line,
        error,
    };
    let mut lines = (1..).zip(text.lines());
    let Some((_, first)) = lines.next() else {
        return Ok(None);
    };
    let activity = serde_json::from_str(first).map_err(|error| bad(1, error))?;
    let Activity::Case { name, variation } = activity else {
        return Ok(Some(EndedDuring::Opening));
    };
    let phases: Result<Vec<Phase>, RunningCaseError> = lines
        .map(|(line, text)| serde_json::from_str(text).map_err(|error| bad(line, error)))
        .collect();
    let lost = WorkerLost {
        exit: WorkerExit::InProcess,
        phase: phases?.pop(),
        elapsed: Duration::ZERO,
        output: Vec::new(),
        after: None,
        variation: Vec::new(),
    };
    Ok(Some(EndedDuring::Case(Box::new(CaseResult {
        variation,
        ..lost.result(&name)
    }))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::Status;

    #[test]
    fn the_case_with_which_a_process_ended_is_a_crash_in_its_last_phase() {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(read(folder.path()).expect("nothing to read"), None);
        let mut running = RunningCase::new(folder.path());
        running.open_device().expect("written");
        let opening = read(folder.path()).expect("it is read");
        assert_eq!(opening, Some(EndedDuring::Opening));
        running.begin_case("xfb.a", &[]).expect("written");
        for phase in [Phase::Compile, Phase::Pipeline, Phase::ReadBack] {
            running.enter(phase).expect("written");
        }
        let ended = read(folder.path()).expect("it is read");
        let Some(EndedDuring::Case(result)) = ended else {
            panic!("{ended:?}");
        };
        assert_eq!((&*result.name, result.status), ("xfb.a", Status::Crash));
        let fingerprint = result.fingerprint.as_deref();
        assert_eq!(fingerprint, Some("crash.in_process.execution"));
        let variation: Item = "secondary@3".parse().expect("an item");
        running.begin_case("xfb.b", &[variation]).expect("written");
        let Some(EndedDuring::Case(result)) = read(folder.path()).expect("it is read") else {
            panic!("no case");
        };
        assert_eq!(result.variation, ["secondary@3"]);
        assert_eq!((&*result.name, result.status), ("xfb.b", Status::Error));
        running.end().expect("removed");
        assert_eq!(read(folder.path()).expect("nothing to read"), None);
    }

    #[test]
    fn a_file_that_is_not_a_running_case_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(FILE);
        let wrong = [
            ("{}\n", "line 1 of"),
            (
                "{\"case\":{\"name\":\"a\",\"variation\":[]}}\n\"soon\"\n",
                "line 2 of",
            ),
        ];
        for (text, message) in wrong {
            fs::write(&path, text).expect("written");
            let error = read(folder.path()).expect_err("refused").to_string();
            assert!(error.starts_with(message), "{error}");
        }
        // The power was lost before a case began.
        fs::write(&path, "").expect("written");
        assert_eq!(read(folder.path()).expect("it is read"), None);
        forget(folder.path()).expect("removed");
        forget(folder.path()).expect("nothing is left to remove");
        fs::create_dir(&path).expect("a folder");
        let error = read(folder.path()).expect_err("a folder").to_string();
        assert!(error.starts_with("cannot read "), "{error}");
        let error = forget(folder.path()).expect_err("a folder").to_string();
        assert!(error.starts_with("cannot write "), "{error}");
        let error = RunningCase::new(folder.path()).open_device();
        let error = error.expect_err("a folder").to_string();
        assert!(error.starts_with("cannot write "), "{error}");
    }
}
