//! A folder of temporary case files, for the workers that run generated cases.

use super::Failure;
use super::temporary_folder::temporary_folder;
use std::fs;
use std::path::{Path, PathBuf};

/// A folder for case files, which is removed in the end.
pub(super) struct CaseFolder {
    path: PathBuf,
}

impl CaseFolder {
    /// Creates the folder.
    ///
    /// # Errors
    /// [`Exit::Io`]
    pub(super) fn new() -> Result<CaseFolder, Failure> {
        let path = temporary_folder("xfb-cases")?;
        Ok(CaseFolder { path })
    }

    /// The folder of the case files.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for CaseFolder {
    fn drop(&mut self) {
        // A folder that cannot be removed stays among the temporary files.
        let _ = fs::remove_dir_all(&self.path);
    }
}
