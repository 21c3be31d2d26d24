//! A command's single case, given by its name or by the path of its file.

use super::cases::{case_file_failure, find_case};
use super::completion::case_or_path;
use super::folder_args::FolderArgs;
use super::{Exit, Failure};
use crate::case::Case;
use crate::catalog::Library;
#[cfg(feature = "vulkan")]
use crate::catalog::select::is_path;
#[cfg(feature = "vulkan")]
use std::ffi::OsString;

/// The arguments that select one case.
#[derive(Debug, clap::Args)]
pub struct OneCaseArgs {
    /// Name of a case, as `xfb list` prints it, or the path of a case file
    #[arg(value_name = "CASE|FILE", add = case_or_path())]
    pub argument: String,
    /// Name of the case, if the file has several
    #[arg(value_name = "NAME")]
    name: Option<String>,
    #[command(flatten)]
    pub folders: FolderArgs,
}

impl OneCaseArgs {
    /// Returns these arguments for another command.
    #[cfg(feature = "vulkan")]
    pub fn words(&self) -> Vec<OsString> {
        let names = [Some(&self.argument), self.name.as_ref()];
        let names = names.into_iter().flatten().map(OsString::from);
        names.chain(self.folders.options()).collect()
    }

    /// Returns the case and the library that contains it.
    ///
    /// # Errors
    /// [`Exit::Usage`] if there is no such case or none of several is named, [`Exit::Data`]
    /// for a bad case file.
    #[cfg(feature = "vulkan")]
    pub fn find(&self) -> Result<(Library, Case), Failure> {
        let argument = &self.argument;
        if !is_path(argument) {
            if let Some(name) = &self.name {
                let message = format!("one case is required, found {argument} and {name}");
                return Err(Failure::new(Exit::Usage, message));
            }
            let library = self.folders.library();
            let case = find_case(&library, argument)?;
            return Ok((library, case));
        }
        let library = self.folders.path(argument);
        let library = library.map_err(|error| case_file_failure(&error))?;
        let case = case_of_path(&library, argument, self.name.as_deref())?;
        Ok((library, case))
    }
}

/// Returns the case of this name of a path, or its only case.
///
/// # Errors
/// As [`OneCaseArgs::find`].
pub fn case_of_path(library: &Library, path: &str, name: Option<&str>) -> Result<Case, Failure> {
    if let Some(name) = name {
        return find_case(library, name);
    }
    let names = library.names().map_err(|error| case_file_failure(&error))?;
    let [one] = names.as_slice() else {
        let message = format!(
            "{path} has {} cases: add the name of one of them, as `xfb list` prints it",
            names.len()
        );
        return Err(Failure::new(Exit::Usage, message));
    };
    find_case(library, &one.name)
}
