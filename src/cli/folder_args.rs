//! Arguments for the folders from which cases and shaders are read.

use crate::case_file::CaseError;
use crate::catalog::Library;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The folders from which cases and shaders are read.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct FolderArgs {
    /// Read the cases from this folder instead of the built-in ones
    #[arg(long, value_name = "DIR")]
    pub cases: Option<PathBuf>,
    /// Read the shaders that this folder has from it instead of the built-in ones
    #[arg(long, value_name = "DIR", value_parser = existing_folder)]
    pub shaders: Option<PathBuf>,
}

fn existing_folder(path: &str) -> Result<PathBuf, String> {
    match Path::new(path) {
        folder if folder.is_dir() => Ok(folder.to_owned()),
        _ => Err("it is not a folder".to_owned()),
    }
}

impl FolderArgs {
    /// Returns the library in which names are looked up: that of `--cases`, or the embedded
    /// one.
    pub fn library(&self) -> Library {
        let library = match &self.cases {
            Some(folder) => Library::folder(folder),
            None => Library::embedded_with_cache(),
        };
        library.with_shaders(self.shaders.as_deref())
    }

    /// Returns the library of a file or folder.
    ///
    /// # Errors
    /// As [`Library::path`].
    pub fn path(&self, path: &str) -> Result<Library, Box<CaseError>> {
        Ok(Library::path(Path::new(path))?.with_shaders(self.shaders.as_deref()))
    }

    /// Returns these arguments as command-line options.
    pub fn options(&self) -> Vec<OsString> {
        let options = [("--cases", &self.cases), ("--shaders", &self.shaders)];
        let given = options.into_iter().filter_map(|(option, folder)| {
            let folder = folder.as_ref()?;
            Some([OsString::from(option), folder.into()])
        });
        given.flatten().collect()
    }
}
