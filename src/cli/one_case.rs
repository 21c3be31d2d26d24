//! A command's single case, given by its name or by the path of its file.

use super::cases::{case_file_failure, find_case, library};
use super::{Exit, Failure};
use crate::case::Case;
use crate::catalog::Library;
use crate::catalog::select::is_path;
use std::path::{Path, PathBuf};

/// Returns the case and the library that contains it. `cases` is the folder in which
/// names are looked up, instead of the built-in cases.
///
/// # Errors
/// [`Exit::Usage`] if there is no such case or a file has several, [`Exit::Data`] for a
/// bad case file.
pub fn one_case(argument: &str, cases: Option<&PathBuf>) -> Result<(Library, Case), Failure> {
    if !is_path(argument) {
        let library = library(cases);
        let case = find_case(&library, argument)?;
        return Ok((library, case));
    }
    let library = Library::path(Path::new(argument)).map_err(|error| case_file_failure(&error))?;
    let names = library.names().map_err(|error| case_file_failure(&error))?;
    let [one] = names.as_slice() else {
        let message = format!(
            "{argument} has {} cases: name one of them, with --cases and its folder",
            names.len()
        );
        return Err(Failure::new(Exit::Usage, message));
    };
    let case = find_case(&library, &one.name)?;
    Ok((library, case))
}
