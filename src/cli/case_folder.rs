//! A folder of temporary case files, for the workers that run generated cases.

use super::{Exit, Failure};
use crate::platform::link_folder;
use crate::sources::Sources;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A folder for case files, which is removed in the end.
pub(super) struct CaseFolder {
    root: PathBuf,
    cases: PathBuf,
}

impl CaseFolder {
    /// Creates the folder. Case files in it can name the shaders of these sources.
    ///
    /// # Errors
    /// [`Exit::Io`]
    pub(super) fn new(sources: &Sources) -> Result<CaseFolder, Failure> {
        let root = std::env::temp_dir().join(format!("xfb-cases-{}", std::process::id()));
        let folder = CaseFolder {
            cases: root.join("cases"),
            root,
        };
        let failed = |error: io::Error| {
            let message = format!("cannot write {}: {error}", folder.root.display());
            Failure::new(Exit::Io, message)
        };
        fs::create_dir_all(&folder.cases).map_err(failed)?;
        if let Some(shaders) = sources.shader_folder() {
            let shaders = fs::canonicalize(shaders).map_err(failed)?;
            let link = folder.root.join("shaders");
            link_folder(&shaders, &link).map_err(failed)?;
        }
        Ok(folder)
    }

    /// The folder of the case files.
    pub(super) fn path(&self) -> &Path {
        &self.cases
    }
}

impl Drop for CaseFolder {
    fn drop(&mut self) {
        // What cannot be removed stays in the folder of temporary files.
        let _ = fs::remove_dir_all(&self.root);
    }
}
