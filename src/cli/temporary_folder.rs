//! Folders for temporary files, which no other user can prepare or use.

use super::{Exit, Failure};
use crate::platform::create_private_folder;
use std::env;
use std::io;
use std::path::{Path, PathBuf};
use std::process;

/// The names that are tried for a temporary folder.
const MOST_NAMES: u32 = 1000;

/// Creates a folder for temporary files that only this user can use, under a name that was
/// not taken.
///
/// # Errors
/// [`Exit::Io`]
pub(super) fn temporary_folder(stem: &str) -> Result<PathBuf, Failure> {
    private_folder(&env::temp_dir(), stem)
}

fn private_folder(parent: &Path, stem: &str) -> Result<PathBuf, Failure> {
    let process = process::id();
    for number in 0..MOST_NAMES {
        let path = parent.join(format!("{stem}-{process}-{number}"));
        match create_private_folder(&path) {
            Ok(()) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => {
                let message = format!("cannot create {}: {error}", path.display());
                return Err(Failure::new(Exit::Io, message));
            }
        }
    }
    let message = format!(
        "cannot create {stem}-{process} in {}: {MOST_NAMES} folders of this name exist",
        parent.display()
    );
    Err(Failure::new(Exit::Io, message))
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn a_temporary_folder_is_new_and_private() {
        let parent = tempfile::tempdir().expect("a folder");
        let first = private_folder(parent.path(), "xfb").expect("a folder");
        let second = private_folder(parent.path(), "xfb").expect("another folder");
        assert_ne!(first, second);
        let mode = fs::metadata(first)
            .expect("the folder")
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o700);
        assert!(private_folder(&second.join("nowhere"), "xfb").is_err());
    }
}
