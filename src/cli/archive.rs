//! A folder as one file: a tar archive, which is compressed if its name ends so.

use super::{Exit, Failure};
use crate::input;
use flate2::{Compression, GzBuilder};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The method by which an archive is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    Tar,
    TarGz,
}

/// The file of an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Archive {
    pub path: PathBuf,
    format: Format,
}

/// Returns the archive of a name, for `clap`.
///
/// # Errors
/// The ending of the name is that of no known format.
pub fn parse(name: &str) -> Result<Archive, String> {
    let format = if name.ends_with(".tar.gz") || name.ends_with(".tgz") {
        Format::TarGz
    } else if name.ends_with(".tar") {
        Format::Tar
    } else {
        return Err("an archive ends in .tar, .tar.gz or .tgz".to_owned());
    };
    Ok(Archive {
        path: PathBuf::from(name),
        format,
    })
}

/// Writes the files of a folder whose names in it are kept. Equal files give equal bytes:
/// entries are sorted, and have neither times nor owners.
///
/// # Errors
/// [`Exit::Io`]
pub fn write(
    folder: &Path,
    archive: &Archive,
    keep: &dyn Fn(&Path) -> bool,
) -> Result<(), Failure> {
    let written = File::create(&archive.path).and_then(|file| match archive.format {
        Format::TarGz => {
            let file = GzBuilder::new().mtime(0).write(file, Compression::best());
            pack(folder, file, keep)?.finish()?.flush()
        }
        Format::Tar => pack(folder, file, keep)?.flush(),
    });
    written.map_err(|error| {
        let message = format!("cannot write {}: {error}", archive.path.display());
        Failure::new(Exit::Io, message)
    })
}

fn pack<W: Write>(folder: &Path, to: W, keep: &dyn Fn(&Path) -> bool) -> io::Result<W> {
    let folder = fs::canonicalize(folder)?;
    // The root of a file system has no name.
    let root = folder.file_name().map_or_else(PathBuf::new, PathBuf::from);
    let mut files = Vec::new();
    list(&folder, &root, &mut files)?;
    files.retain(|(_, path)| path.strip_prefix(&folder).is_ok_and(keep));
    files.sort();
    let mut archive = tar::Builder::new(to);
    for (name, path) in files {
        let bytes = input::result_bytes(&path)?;
        let mut header = tar::Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(0o644);
        archive.append_data(&mut header, name, bytes.as_slice())?;
    }
    archive.into_inner()
}

/// Lists the files of a folder and of those in it, by their names in the archive.
fn list(folder: &Path, name: &Path, files: &mut Vec<(PathBuf, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let (path, name) = (entry.path(), name.join(entry.file_name()));
        if entry.file_type()?.is_dir() {
            list(&path, &name, files)?;
        } else {
            files.push((name, path));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_archive_of_equal_files_has_equal_bytes() {
        let bytes = |order: [&str; 3], archive: &str| {
            let temporary = tempfile::tempdir().expect("a folder");
            let folder = temporary.path().join("case");
            for name in order {
                let path = folder.join(name);
                fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
                fs::write(path, name).expect("a file");
            }
            let path = temporary.path().join(archive);
            let archive = parse(path.to_str().expect("a path")).expect("an archive");
            write(&folder, &archive, &|_| true).expect("an archive");
            fs::read(path).expect("an archive")
        };
        for archive in ["case.tar", "case.tar.gz"] {
            let one = bytes(["b", "a/c", "a/d"], archive);
            let other = bytes(["a/d", "b", "a/c"], archive);
            assert_eq!(one, other, "{archive}");
        }
        let tar = bytes(["b", "a/c", "a/d"], "case.tar");
        let mut read = tar::Archive::new(tar.as_slice());
        let names = read.entries().expect("entries").map(|entry| {
            let entry = entry.expect("an entry");
            entry.path().expect("a path").display().to_string()
        });
        assert_eq!(
            names.collect::<Vec<_>>(),
            ["case/a/c", "case/a/d", "case/b"]
        );
    }

    #[test]
    fn only_known_formats_are_archives() {
        for good in ["a.tar", "b/a.tar.gz", "a.tgz"] {
            assert!(parse(good).is_ok(), "{good}");
        }
        for bad in ["a.zip", "a", "tar.gz.txt"] {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }
}
