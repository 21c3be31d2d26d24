//! A command's single case, given by its name or by the path of its file.

use super::cases::{case_file_failure, find_case};
use super::completion::case_or_path;
use super::folder_args::FolderArgs;
#[cfg(feature = "vulkan")]
use super::vary_args::VaryArgs;
use super::{Exit, Failure};
use crate::case::Case;
use crate::catalog::Library;
#[cfg(feature = "vulkan")]
use crate::catalog::select::is_path;
#[cfg(feature = "vulkan")]
use crate::judge::varied::case_with;
use crate::vary::Item;
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
    /// Take the case in this variation, as a failure states it
    #[arg(long, value_name = "ITEM,…", value_delimiter = ',')]
    pub variation: Vec<Item>,
    #[command(flatten)]
    pub folders: FolderArgs,
}

impl OneCaseArgs {
    /// Returns these arguments for another command.
    #[cfg(feature = "vulkan")]
    pub fn words(&self) -> Vec<OsString> {
        let names = [Some(&self.argument), self.name.as_ref()];
        let names = names.into_iter().flatten().map(OsString::from);
        let variation = self.option();
        let variation = variation.split_whitespace().map(OsString::from);
        names
            .chain(variation)
            .chain(self.folders.options())
            .collect()
    }

    /// Returns the argument for the variation, with a space before it.
    #[cfg(feature = "vulkan")]
    pub fn option(&self) -> String {
        let items: Vec<String> = self.variation.iter().map(Item::to_string).collect();
        VaryArgs::default().option(&items)
    }

    /// Returns the case in its variation and the library that contains it.
    ///
    /// # Errors
    /// [`Exit::Usage`] if there is no such case or variation, or none of several cases is
    /// named; [`Exit::Data`] for a bad case file.
    #[cfg(feature = "vulkan")]
    pub fn find(&self) -> Result<(Library, Case), Failure> {
        let (library, case) = self.find_plain()?;
        if self.variation.is_empty() {
            return Ok((library, case));
        }
        let varied = case_with(&case, &self.variation).ok_or_else(|| {
            let message = format!("{} has no variation{}", case.name, self.option());
            Failure::new(Exit::Usage, message)
        })?;
        Ok((library, varied))
    }

    /// Returns the case as it is declared and the library that contains it.
    ///
    /// # Errors
    /// As [`OneCaseArgs::find`].
    #[cfg(feature = "vulkan")]
    fn find_plain(&self) -> Result<(Library, Case), Failure> {
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
