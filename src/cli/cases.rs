//! The arguments by which `list`, `run` and others choose cases.

use super::{Exit, Failure};
use crate::case::CaseError;
use crate::case::library::Library;
use crate::case::select::{List, SelectError, Selection, select};
use std::path::PathBuf;

/// Which cases.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct SelectionArgs {
    /// Which list: smoke takes seconds, extended holds everything
    #[arg(long, value_name = "LIST", default_value = "default",
          value_parser = ["smoke", "default", "extended"])]
    pub list: String,
    /// Read the cases of this folder instead of the built-in ones
    #[arg(long, value_name = "DIR")]
    pub cases: Option<PathBuf>,
    /// Globs over names (`xfb.place.*`), or paths of case files or folders of
    /// them (anything with a `/`)
    #[arg(value_name = "PATTERN")]
    pub patterns: Vec<String>,
}

impl SelectionArgs {
    /// The library that globs and names search.
    pub fn library(&self) -> Library {
        library(self.cases.as_ref())
    }

    /// The chosen cases, sorted by name.
    ///
    /// # Errors
    /// [`Exit::Usage`] for a bad pattern or an empty match, [`Exit::Data`] for
    /// a bad case file.
    pub fn select(&self) -> Result<Selection, Failure> {
        let list = List::from_name(&self.list).unwrap_or_default();
        select(self.library(), list, &self.patterns).map_err(|error| match error {
            SelectError::Case(error) => bad_case(&error),
            other => Failure::new(Exit::Usage, other),
        })
    }
}

/// The library of `--cases`, or the embedded one.
pub fn library(cases: Option<&PathBuf>) -> Library {
    match cases {
        Some(folder) => Library::folder(folder),
        None => Library::embedded(),
    }
}

/// A mistake in a case file, with the lines around it.
pub fn bad_case(error: &CaseError) -> Failure {
    Failure::new(Exit::Data, error.with_excerpt())
}
