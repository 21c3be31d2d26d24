//! Arguments that select cases, shared by `list`, `run` and others.

use super::completion::case_or_path;
use super::filter_args::FilterArgs;
use super::folder_args::FolderArgs;
use super::name_args::NameArgs;
use super::{Exit, Failure};
use crate::case::{Case, List};
use crate::case_file::{CaseError, Problem};
use crate::catalog::library::Library;
use crate::catalog::named::select_names;
use crate::catalog::near::suggestion_for_name;
use crate::catalog::select::{SelectError, Selection, is_path, select};
use crate::sources::SourceError;
use crate::terminal::Screen;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use strum::VariantNames;

/// The folder of compiled modules that `xfb repro` writes.
pub const MODULES: &str = "modules";

/// The selection of cases.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct SelectionArgs {
    /// Case list: `smoke` takes seconds, `default` covers every behaviour, `extended`
    /// has all combinations of parameters where `default` has all pairs
    #[arg(long, value_name = "LIST", default_value = "default", value_parser = list_parser())]
    pub list: List,
    #[command(flatten)]
    pub folders: FolderArgs,
    /// Globs over case names (`xfb.place.*`), or paths of case files and folders (any
    /// argument with a `/`, or that ends in .toml or .shader_test). A glob that matches
    /// cases of such a path selects among them
    #[arg(value_name = "PATTERN", add = case_or_path())]
    pub patterns: Vec<String>,
    #[command(flatten)]
    pub names: NameArgs,
    #[command(flatten)]
    pub filter: FilterArgs,
}

impl SelectionArgs {
    /// Whether an argument names cases, so that the selection is not a whole list.
    pub fn names_cases(&self) -> bool {
        !self.patterns.is_empty() || self.names.is_given() || !self.filter.rule.is_empty()
    }

    /// Returns the library in which globs and names are looked up.
    pub fn library(&self) -> Library {
        self.folders.library()
    }

    /// Returns the arguments that give a worker the same libraries.
    pub fn sources(&self) -> Vec<OsString> {
        let mut arguments = self.folders.options();
        let paths = self.patterns.iter().filter(|pattern| is_path(pattern));
        arguments.push("--".into());
        arguments.extend(paths.map(OsString::from));
        arguments
    }

    /// Returns the folder of the modules that `xfb repro` recorded beside the files of a
    /// pattern.
    pub fn recorded_modules(&self) -> Option<PathBuf> {
        let paths = self.patterns.iter().filter(|pattern| is_path(pattern));
        let folders = paths.map(|path| {
            let path = Path::new(path);
            let folder = if path.is_dir() {
                Some(path)
            } else {
                path.parent()
            };
            folder.unwrap_or(path).join(MODULES)
        });
        folders.into_iter().find(|folder| folder.is_dir())
    }

    /// Returns the libraries in which a name is looked up, in order: those of paths,
    /// the last path first, and then that of globs and names.
    ///
    /// # Errors
    /// A path does not exist.
    pub fn libraries(&self) -> Result<Vec<Library>, Box<CaseError>> {
        let paths = self.patterns.iter().filter(|pattern| is_path(pattern));
        let mut libraries = vec![self.library()];
        for path in paths {
            libraries.push(self.folders.path(path)?);
        }
        libraries.reverse();
        Ok(libraries)
    }

    /// Returns the selected cases, sorted by name, and a line for each reason for which
    /// cases were removed from the selection.
    ///
    /// # Errors
    /// A bad pattern, no matching case, a bad case file, or a bad list of names.
    pub fn select(&self) -> Result<(Selection, Vec<String>), SelectError> {
        let mut selection = match self.names.names()? {
            Some(names) => select_names(self.library(), &self.patterns, &names)?,
            None => select(self.library(), self.list, &self.patterns)?,
        };
        let notes = self.filter.apply(&mut selection)?;
        Ok((selection, notes))
    }
}

/// A parser of the names of lists with all possible values, for the help.
pub fn list_parser() -> impl TypedValueParser<Value = List> {
    PossibleValuesParser::new(List::VARIANTS).map(|name| {
        name.parse()
            .expect("a possible value is the name of a list")
    })
}

/// Converts a failed selection: [`Exit::Data`] for a bad case file or list of names,
/// [`Exit::Usage`] for a bad argument or no matching case.
pub fn selection_failure(error: SelectError) -> Failure {
    match error {
        SelectError::Case(error) => case_file_failure(&error),
        SelectError::Input(error) => Failure::new(Exit::Data, error),
        other @ (SelectError::Pattern { .. }
        | SelectError::Empty { .. }
        | SelectError::NoMatch { .. }
        | SelectError::Unknown { .. }
        | SelectError::Filtered { .. }
        | SelectError::Rule { .. }
        | SelectError::Share(_)) => Failure::new(Exit::Usage, other),
    }
}

/// Returns the case with this name.
///
/// # Errors
/// [`Exit::Usage`] if there is no such case, [`Exit::Data`] for a bad case file or an unreadable
/// folder.
pub fn find_case(library: &Library, name: &str) -> Result<Case, Failure> {
    if let Some(case) = library
        .get(name)
        .map_err(|error| case_file_failure(&error))?
    {
        return Ok(case);
    }
    match library.names() {
        Err(error) if matches!(error.problem, Problem::Source(SourceError::Unreadable(_))) => {
            Err(case_file_failure(&error))
        }
        names => {
            let near = names.map_or(String::new(), |names| suggestion_for_name(name, &names));
            let near = if near.is_empty() {
                "; `xfb list` prints the names".to_owned()
            } else {
                near
            };
            let message = format!("there is no case {name}{near}");
            Err(Failure::new(Exit::Usage, message))
        }
    }
}

/// Converts an error in a case file, with an excerpt of the file.
pub fn case_file_failure(error: &CaseError) -> Failure {
    Failure::new(Exit::Data, error.with_excerpt(Screen::stderr()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_case_and_an_unreadable_folder_have_different_exit_codes() {
        let exit = |library: &Library| {
            let failure = find_case(library, "xfb.no.case").expect_err("no case");
            failure.exit()
        };
        assert_eq!(exit(&Library::embedded()), Exit::Usage);
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(exit(&Library::folder(folder.path())), Exit::Usage);
        let nowhere = folder.path().join("nowhere");
        assert_eq!(exit(&Library::folder(&nowhere)), Exit::Data);
        assert!(find_case(&Library::embedded(), "xfb.counter.first.1").is_ok());
    }
}
