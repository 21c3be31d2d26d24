//! The arguments by which `list`, `run` and others choose cases.

use super::{Exit, Failure};
use crate::case::{Case, List};
use crate::case_file::{CaseError, Problem};
use crate::catalog::library::Library;
use crate::catalog::select::{SelectError, Selection, is_path, select};
use crate::sources::SourceError;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Which cases.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct SelectionArgs {
    /// Which list: smoke takes seconds; default has every behaviour; extended has
    /// all combinations where default has every pair of values
    #[arg(long, value_name = "LIST", default_value = "default",
          value_parser = ["smoke", "default", "extended"])]
    pub list: String,
    /// Read the cases of this folder instead of the built-in ones
    #[arg(long, value_name = "DIR")]
    pub cases: Option<PathBuf>,
    /// Globs over names (`xfb.place.*`), or paths of case files or folders of
    /// them (anything with a `/`, and files
    /// ending in .shader_test or .toml)
    #[arg(value_name = "PATTERN")]
    pub patterns: Vec<String>,
}

impl SelectionArgs {
    /// The library that globs and names search.
    pub fn library(&self) -> Library {
        library(self.cases.as_ref())
    }

    /// The arguments by which another `xfb` finds the same libraries.
    pub fn sources(&self) -> Vec<OsString> {
        let mut arguments: Vec<OsString> = Vec::new();
        if let Some(folder) = &self.cases {
            arguments.extend(["--cases".into(), folder.into()]);
        }
        let paths = self.patterns.iter().filter(|pattern| is_path(pattern));
        arguments.push("--".into());
        arguments.extend(paths.map(OsString::from));
        arguments
    }

    /// The libraries that a name is looked for in, the first that has it first:
    /// a path wins over the others, a later one over an earlier one.
    ///
    /// # Errors
    /// A path that does not exist.
    pub fn libraries(&self) -> Result<Vec<Library>, Box<CaseError>> {
        let paths = self.patterns.iter().filter(|pattern| is_path(pattern));
        let mut libraries = vec![self.library()];
        for path in paths {
            libraries.push(Library::path(Path::new(path))?);
        }
        libraries.reverse();
        Ok(libraries)
    }

    /// The chosen cases, sorted by name.
    ///
    /// # Errors
    /// A bad pattern, an empty match, or a bad case file.
    pub fn choose(&self) -> Result<Selection, SelectError> {
        let list = List::from_name(&self.list).unwrap_or_default();
        select(self.library(), list, &self.patterns)
    }

    /// The same, for a command that ends where nothing is chosen.
    ///
    /// # Errors
    /// [`Exit::Usage`] for a bad pattern or an empty match, [`Exit::Data`] for
    /// a bad case file.
    pub fn select(&self) -> Result<Selection, Failure> {
        self.choose().map_err(no_choice)
    }
}

/// Why nothing is chosen, and how the program ends of it.
pub fn no_choice(error: SelectError) -> Failure {
    match error {
        SelectError::Case(error) => bad_case(&error),
        other => Failure::new(Exit::Usage, other),
    }
}

/// The library of `--cases`, or the embedded one.
pub fn library(cases: Option<&PathBuf>) -> Library {
    match cases {
        Some(folder) => Library::folder(folder),
        None => Library::embedded(),
    }
}

/// The case of a name.
///
/// # Errors
/// [`Exit::Usage`] where there is none, [`Exit::Data`] for a bad case file, and for a
/// folder that cannot be read.
pub fn named(library: &Library, name: &str) -> Result<Case, Failure> {
    if let Some(case) = library.get(name).map_err(|error| bad_case(&error))? {
        return Ok(case);
    }
    match library.names() {
        Err(error) if matches!(error.problem, Problem::Source(SourceError::Unreadable(_))) => {
            Err(bad_case(&error))
        }
        _ => {
            let message = format!("no case is called {name}; `xfb list` names them all");
            Err(Failure::new(Exit::Usage, message))
        }
    }
}

/// A mistake in a case file, with the lines around it.
pub fn bad_case(error: &CaseError) -> Failure {
    Failure::new(Exit::Data, error.with_excerpt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_case_is_told_from_no_folder() {
        let exit = |library: &Library| {
            let failure = named(library, "xfb.no.case").expect_err("no case");
            failure.exit()
        };
        assert_eq!(exit(&Library::embedded()), Exit::Usage);
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(exit(&Library::folder(folder.path())), Exit::Usage);
        let nowhere = folder.path().join("nowhere");
        assert_eq!(exit(&Library::folder(&nowhere)), Exit::Data);
        assert!(named(&Library::embedded(), "xfb.counter.first.1").is_ok());
    }
}
