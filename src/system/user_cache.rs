//! The folder in which this program keeps what it can compute again: compiled modules and
//! the names of cases.
//!
//! A cache is an optimisation only: a folder that cannot be used, and a file that cannot
//! be read, count as absent.

use crate::platform::{create_private_folders, is_private};
use std::env;
use std::ffi::OsString;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::SystemTime;

/// Names the folder; none is used if it is empty.
pub const VARIABLE: &str = "XFB_CACHE_DIR";

/// Returns the user's folder for this program; `None` if there is none, or if others may
/// write into it: they could replace what it contains.
pub fn folder() -> Option<PathBuf> {
    let folder = folder_of(|name| env::var_os(name))?;
    usable(&folder).is_ok().then_some(folder)
}

/// Returns why the folder that the environment names is not used, if others may write into
/// it.
pub fn complaint() -> Option<String> {
    let folder = folder_of(|name| env::var_os(name))?;
    let path = usable(&folder).err()?;
    Some(format!(
        "{} is not used: other users may write into {}; change its owner and mode, or name \
         another folder in {VARIABLE}",
        folder.display(),
        path.display()
    ))
}

/// Whether only this user can write into a folder and those directly in it; a folder that
/// does not exist is created so.
fn usable(folder: &Path) -> Result<(), PathBuf> {
    if !folder.exists() {
        // A folder that cannot be created is not used, either.
        let _ = create_private_folders(folder);
        return Ok(());
    }
    let inner = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut folders = std::iter::once(folder.to_owned()).chain(inner.map(|entry| entry.path()));
    let foreign = folders.find(|path| {
        let data = fs::metadata(path);
        data.is_ok_and(|data| data.is_dir() && !is_private(&data))
    });
    foreign.map_or(Ok(()), Err)
}

/// Returns the folder that these variables of the environment name.
fn folder_of(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    if let Some(folder) = variable(VARIABLE) {
        return (!folder.is_empty()).then(|| PathBuf::from(folder));
    }
    let places = [
        ("XDG_CACHE_HOME", "xfb"),
        ("HOME", ".cache/xfb"),
        ("LOCALAPPDATA", "xfb"),
    ];
    places.into_iter().find_map(|(name, inner)| {
        let folder = variable(name).filter(|folder| !folder.is_empty())?;
        Some(Path::new(&folder).join(inner))
    })
}

/// The size and the time of a file, which differ between builds.
pub type Stamp = (u64, SystemTime);

/// Returns the stamp of a file.
pub fn stamp(path: &Path) -> Option<Stamp> {
    let file = fs::metadata(path).ok()?;
    Some((file.len(), file.modified().ok()?))
}

/// Returns the stamp of this program.
pub fn program() -> Option<Stamp> {
    stamp(&env::current_exe().ok()?)
}

/// Returns a hash that is the same in every process of one build of this program.
pub fn hash(value: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Writes a file that no reader ever reads in part.
///
/// # Errors
/// The folder cannot be made, or the file cannot be written.
pub fn write_whole(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let folder = path.parent().expect("a file is in a folder");
    create_private_folders(folder)?;
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let unfinished = folder.join(format!("{}-{number}.new", process::id()));
    let written = fs::File::create_new(&unfinished)
        .and_then(|mut file| file.write_all(bytes))
        .and_then(|()| fs::rename(&unfinished, path));
    if written.is_err() {
        // Without it, the disk would fill further.
        let _ = fs::remove_file(&unfinished);
    }
    written
}

/// Removes all but the newest entries of a folder.
pub fn keep_newest(folder: &Path, most: usize) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    let entries = entries.filter_map(|entry| {
        let path = entry.ok()?.path();
        let modified = fs::metadata(&path).and_then(|entry| entry.modified());
        Some((modified.unwrap_or(SystemTime::UNIX_EPOCH), path))
    });
    let mut entries: Vec<_> = entries.collect();
    entries.sort();
    entries.truncate(entries.len().saturating_sub(most));
    for (_, path) in entries {
        // One that another process removes at the same time is gone as well.
        let _ = if path.is_dir() {
            fs::remove_dir_all(path)
        } else {
            fs::remove_file(path)
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_folder_that_others_may_write_is_not_used() {
        use std::os::unix::fs::PermissionsExt;
        let outer = tempfile::tempdir().expect("a folder");
        let folder = outer.path().join("cache");
        assert_eq!(usable(&folder), Ok(()));
        let inner = folder.join("modules");
        fs::create_dir(&inner).expect("a folder");
        let set = |path: &Path, mode| {
            fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("its owner may");
        };
        for (path, mode, is_usable) in [
            (&folder, 0o755, true),
            (&folder, 0o777, false),
            (&folder, 0o1777, false),
            (&folder, 0o770, false),
            (&folder, 0o700, true),
            (&inner, 0o757, false),
            (&inner, 0o755, true),
        ] {
            set(path, mode);
            let want = if is_usable { Ok(()) } else { Err(path.clone()) };
            assert_eq!(usable(&folder), want, "{mode:o}");
        }
    }

    #[test]
    fn the_folder_is_found_by_the_environment_and_can_be_switched_off() {
        let rows = [
            (&[("XFB_CACHE_DIR", "/c"), ("HOME", "/h")][..], Some("/c")),
            (&[("XFB_CACHE_DIR", ""), ("HOME", "/h")], None),
            (&[("XDG_CACHE_HOME", "/x"), ("HOME", "/h")], Some("/x/xfb")),
            (
                &[("XDG_CACHE_HOME", ""), ("HOME", "/h")],
                Some("/h/.cache/xfb"),
            ),
            (&[("LOCALAPPDATA", "/l")], Some("/l/xfb")),
            (&[], None),
        ];
        for (variables, want) in rows {
            let found = folder_of(|name| {
                let mut variables = variables.iter();
                let (_, value) = variables.find(|(other, _)| *other == name)?;
                Some(OsString::from(value))
            });
            assert_eq!(found, want.map(PathBuf::from), "{variables:?}");
        }
    }
}
