//! The shell commands that run a case again, from any folder.

use super::device_args::{DeviceArgs, valid_anywhere};
use super::folder_args::FolderArgs;
use crate::catalog::Library;
use std::ffi::OsString;
#[cfg(any(test, feature = "vulkan"))]
use std::path::Path;

/// A case of a library.
#[derive(Clone, Copy, Debug)]
pub struct CaseOf<'a> {
    pub library: &'a Library,
    /// The file of the case, as the library names it.
    pub file: &'a str,
    /// Whether the file has no other case.
    pub is_only: bool,
}

/// Returns the command that runs the case of this name.
pub fn case(device: &DeviceArgs, name: &str, case: CaseOf<'_>) -> String {
    let CaseOf { library, file, .. } = case;
    let path = library.given_path(file);
    let is_named = path.is_none() || !case.is_only;
    let mut words: Vec<OsString> = path.map(OsString::from).into_iter().collect();
    if is_named {
        words.push(name.into());
    }
    let folders = FolderArgs {
        cases: library.cases_folder().map(valid_anywhere),
        shaders: library.sources().shader_folder().map(valid_anywhere),
    };
    device.reproduce(&words, &folders)
}

/// Returns the command that runs the cases of a file or folder.
#[cfg(any(test, feature = "vulkan"))]
pub fn path(device: &DeviceArgs, path: &Path, shaders: Option<&Path>) -> String {
    let folders = FolderArgs {
        cases: None,
        shaders: shaders.map(valid_anywhere),
    };
    device.reproduce(&[valid_anywhere(path).into()], &folders)
}
