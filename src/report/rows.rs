//! A file of rows that is complete after every row. Rows are written as they come and
//! sorted at the end of the run.
//!
//! Each row is written over the end of the file together with a new end, so that a run
//! that is killed leaves what it had. A row that does not fit on the disk is removed
//! again.

use crate::platform::create_file;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A file of rows, and the rows that are in it.
#[derive(Debug)]
pub struct RowFile {
    path: PathBuf,
    file: File,
    /// Bytes before the first row.
    head: u64,
    separator: &'static str,
    end: String,
    /// Bytes up to the end of the last row.
    length: u64,
    rows: Vec<Row>,
    /// Texts that replace rows at the end of the run, by their places.
    replaced: BTreeMap<usize, String>,
}

#[derive(Clone, Copy, Debug)]
struct Row {
    place: usize,
    start: u64,
    bytes: u64,
}

impl RowFile {
    /// Creates a file without rows; the separator is written between rows.
    ///
    /// # Errors
    /// An error of the file system.
    pub fn create(
        path: &Path,
        head: &str,
        separator: &'static str,
        end: &str,
    ) -> io::Result<RowFile> {
        let mut rows = RowFile {
            path: path.to_owned(),
            file: create_file(path)?,
            head: head.len() as u64,
            separator,
            end: end.to_owned(),
            length: 0,
            rows: Vec::new(),
            replaced: BTreeMap::new(),
        };
        rows.append(head)?;
        Ok(rows)
    }

    /// Writes the row of this place in the list.
    ///
    /// # Errors
    /// An error of the file system; the file is as it was, if it can be.
    pub fn add(&mut self, place: usize, row: &str) -> io::Result<()> {
        let separator = if self.rows.is_empty() {
            ""
        } else {
            self.separator
        };
        self.append(&format!("{separator}{row}"))?;
        let bytes = row.len() as u64;
        let start = self.length - bytes;
        self.rows.push(Row {
            place,
            start,
            bytes,
        });
        Ok(())
    }

    /// Replaces the row of this place when the run ends.
    pub fn replace(&mut self, place: usize, row: String) {
        self.replaced.insert(place, row);
    }

    /// Replaces the end by one that is at least as long, and sorts the rows by their
    /// places.
    ///
    /// # Errors
    /// An error of the file system; every row is still there.
    pub fn finish(&mut self, end: &str) -> io::Result<()> {
        end.clone_into(&mut self.end);
        self.append("")?;
        let is_sorted = self.replaced.is_empty() && self.rows.is_sorted_by_key(|row| row.place);
        // A path that is not a file, such as a device, cannot be replaced.
        if is_sorted || !fs::symlink_metadata(&self.path)?.is_file() {
            return Ok(());
        }
        let mut name = OsString::from(".sorted-");
        name.push(self.path.file_name().expect("it was created by its name"));
        let sorted = self.path.with_file_name(name);
        let replaced = self.write_sorted(&sorted).and_then(|file| {
            // Windows replaces no file that is open.
            self.file = file;
            fs::rename(&sorted, &self.path)
        });
        if replaced.is_err() {
            // It may not exist.
            let _ = fs::remove_file(&sorted);
        }
        replaced
    }

    fn write_sorted(&mut self, path: &Path) -> io::Result<File> {
        self.rows.sort_by_key(|row| row.place);
        let mut sorted = BufWriter::new(create_file(path)?);
        copy(&mut self.file, 0, self.head, &mut sorted)?;
        for (number, row) in self.rows.iter().enumerate() {
            if number > 0 {
                sorted.write_all(self.separator.as_bytes())?;
            }
            match self.replaced.get(&row.place) {
                Some(text) => sorted.write_all(text.as_bytes())?,
                None => copy(&mut self.file, row.start, row.bytes, &mut sorted)?,
            }
        }
        sorted.write_all(self.end.as_bytes())?;
        Ok(sorted.into_inner()?)
    }

    fn append(&mut self, text: &str) -> io::Result<()> {
        let written = self.write(text);
        match written {
            Ok(()) => self.length += text.len() as u64,
            Err(_) => {
                // Frees the space of the half-written row, if there is any.
                let restored = self.write("");
                let length = self.length + self.end.len() as u64;
                let _ = restored.and_then(|()| self.file.set_len(length));
            }
        }
        written
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(self.length))?;
        self.file
            .write_all(format!("{text}{}", self.end).as_bytes())
    }
}

fn copy(from: &mut File, start: u64, bytes: u64, to: &mut impl Write) -> io::Result<()> {
    from.seek(SeekFrom::Start(start))?;
    let mut row = vec![0; usize::try_from(bytes).map_err(io::Error::other)?];
    from.read_exact(&mut row)?;
    to.write_all(&row)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_complete_at_any_time_and_sorted_at_the_end() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("rows");
        let read = || fs::read_to_string(&path).unwrap();
        let mut rows = RowFile::create(&path, "<", ",", ">").unwrap();
        assert_eq!(read(), "<>");
        rows.add(4, "four").unwrap();
        rows.add(0, "zero").unwrap();
        assert_eq!(read(), "<four,zero>");
        rows.add(1, "one").unwrap();
        rows.finish("...>").unwrap();
        assert_eq!(read(), "<zero,one,four...>");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_link_is_not_followed() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("target");
        fs::write(&target, "kept").unwrap();
        let link = |name: &str| {
            let path = folder.path().join(name);
            std::os::unix::fs::symlink(&target, &path).unwrap();
            path
        };
        assert!(RowFile::create(&link("link"), "", "", "").is_err());
        let mut rows = RowFile::create(&folder.path().join("rows"), "", "", "").unwrap();
        link(".sorted-rows");
        rows.add(1, "b\n").unwrap();
        rows.add(0, "a\n").unwrap();
        assert!(rows.finish("").is_err());
        assert_eq!(fs::read_to_string(&target).unwrap(), "kept");
        let rows = fs::read_to_string(folder.path().join("rows")).unwrap();
        assert_eq!(rows, "b\na\n");
    }

    #[test]
    fn a_full_disk_is_an_error() {
        let error = RowFile::create(Path::new("/dev/full"), "head", "", "").unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::StorageFull);
    }
}
