//! The mutants of a fault layer, from `faults.json` next to the layer's manifest, or those
//! of the model.

use crate::input;
use crate::verdict::Fault;
use serde::Deserialize;
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The name of the file.
const FILE: &str = "faults.json";

/// The reason why the mutants of a layer are not known.
#[derive(Debug, Error)]
pub enum TableError {
    #[error("cannot read {}: {error}; ci/proofs/faults builds the layer and its folder", path.display())]
    Unreadable { path: PathBuf, error: io::Error },
    #[error("{} is not the table of a fault layer: {error}", path.display())]
    Malformed {
        path: PathBuf,
        error: serde_json::Error,
    },
}

/// A fault layer.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaultTable {
    /// The name of the layer; `None` where the program itself has the faults, in the model
    /// (`ci/proofs/mutate-model`).
    pub layer: Option<String>,
    /// The environment variable that chooses a mutant.
    pub variable: String,
    /// The environment variable that names the log of the fault's occurrences.
    pub log_variable: String,
    pub mutants: Vec<Mutant>,
}

/// A driver with one fault.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mutant {
    pub name: String,
    pub fault: String,
    /// The situation that the fault is restricted to.
    pub situation: Option<String>,
    /// The code of the class.
    pub class: String,
    /// The class in words.
    pub concerns: String,
    /// The numbers of the fault in the list of docs/power.md.
    pub numbers: Vec<u8>,
    /// The behaviour of the driver.
    pub text: String,
    /// The real bug.
    pub imitates: String,
    /// Globs of the cases to begin with.
    pub suggests: Vec<String>,
    /// The kinds of headlines that name the fault.
    pub headlines: Vec<Fault>,
    /// Words of which a hypothesis that names the fault has one; any hypothesis does without them.
    #[serde(default)]
    pub causes: Vec<String>,
    /// The part of a headline that must agree with the log.
    pub place: Place,
    /// The reason why no case can detect it.
    pub equivalent: Option<String>,
    /// The failure by which an unmodified driver shows that it has the fault itself.
    pub present: Option<Present>,
}

/// The results of a driver that has a fault itself.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Present {
    /// A glob of cases, of which one fails.
    pub cases: String,
    /// A part of its headline.
    pub headline: String,
}

/// The part of a failure that must be in a place where the fault occurred.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The buffer of the first wrong word.
    Buffer,
    /// The stream of the first wrong word or query.
    Stream,
    /// The fault has no such place.
    Anywhere,
}

impl FaultTable {
    /// Reads the table of the layer in this folder.
    ///
    /// # Errors
    /// The folder has no such table.
    pub fn read(folder: &Path) -> Result<FaultTable, TableError> {
        let path = folder.join(FILE);
        let text = input::text(&path).map_err(|error| TableError::Unreadable {
            path: path.clone(),
            error,
        })?;
        serde_json::from_str(&text).map_err(|error| TableError::Malformed { path, error })
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use std::fs;

    /// A mutant for the tests.
    pub fn mutant() -> Mutant {
        Mutant {
            name: "a.second".to_owned(),
            fault: "a".to_owned(),
            situation: Some("second".to_owned()),
            class: "CTR".to_owned(),
            concerns: "counters".to_owned(),
            numbers: vec![41],
            text: "counters are ignored".to_owned(),
            imitates: "a driver".to_owned(),
            suggests: Vec::new(),
            headlines: Vec::new(),
            causes: Vec::new(),
            place: Place::Anywhere,
            equivalent: None,
            present: None,
        }
    }

    #[test]
    fn a_folder_without_a_layer_names_the_command_that_makes_it() {
        let error = FaultTable::read(Path::new("/nowhere")).expect_err("no folder");
        assert!(error.to_string().contains("ci/proofs/faults"), "{error}");
    }

    #[test]
    fn an_unknown_key_is_an_error() {
        let folder = tempfile::tempdir().expect("a folder");
        let text = r#"{"layer": "a", "variable": "b", "log_variable": "c", "mutants": [{}]}"#;
        fs::write(folder.path().join(FILE), text).expect("a file");
        let error = FaultTable::read(folder.path()).expect_err("a mutant without a name");
        assert!(error.to_string().contains("name"), "{error}");
    }
}
