//! The results of a run as one small file, for the people who develop the driver or `xfb`: the
//! device report, versions, results and explanations, without the page and JUnit XML, which repeat
//! them.

use super::archive::{self, Archive};
use super::{Exit, Failure};
use std::fs;
use std::path::Path;

/// The files of the archive besides the texts of failures, which `results.json` contains, too.
const FILES: [&str; 3] = ["results.json", "results.csv", "failures.csv"];

/// The size in bytes above which the archive has no texts of failures.
const LARGE: u64 = 1_000_000;

/// Writes the results in a folder, and returns a line about the archive.
///
/// # Errors
/// [`Exit::Io`]
pub fn write(folder: &Path, archive: &Archive) -> Result<String, Failure> {
    let is_result = |name: &Path| FILES.iter().any(|file| name == Path::new(file));
    let is_text = |name: &Path| name.starts_with("failures");
    archive::write(folder, archive, &|name| is_result(name) || is_text(name))?;
    if size(archive)? > LARGE {
        archive::write(folder, archive, &is_result)?;
    }
    let size = size(archive)?.div_ceil(1000);
    Ok(format!("archive: {} ({size} kB)\n", archive.path.display()))
}

/// Returns the size of an archive in bytes.
fn size(archive: &Archive) -> Result<u64, Failure> {
    let file = fs::metadata(&archive.path);
    file.map(|file| file.len()).map_err(|error| {
        let message = format!("cannot read {}: {error}", archive.path.display());
        Failure::new(Exit::Io, message)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The files of an archive of results with a text of this many bytes.
    fn archived(bytes: usize) -> Vec<String> {
        let temporary = tempfile::tempdir().expect("a folder");
        let folder = temporary.path().join("out");
        fs::create_dir_all(folder.join("failures")).expect("a folder");
        for name in ["results.json", "report.html", "junit.xml", "failures.csv"] {
            fs::write(folder.join(name), name).expect("a file");
        }
        let text = vec![b'a'; bytes];
        fs::write(folder.join("failures/xfb.a.txt"), text).expect("a file");
        let path = temporary.path().join("out.tar");
        let archive = archive::parse(path.to_str().expect("a path")).expect("an archive");
        let line = write(&folder, &archive).expect("an archive");
        assert!(
            line.starts_with("archive: ") && line.ends_with(" kB)\n"),
            "{line}"
        );
        let bytes = fs::read(path).expect("an archive");
        let mut read = tar::Archive::new(bytes.as_slice());
        let entries = read.entries().expect("entries");
        let names = entries.map(|entry| {
            let entry = entry.expect("an entry");
            entry.path().expect("a path").display().to_string()
        });
        names.collect()
    }

    #[test]
    fn an_archive_has_the_results_and_the_texts_of_failures_that_are_not_large() {
        assert_eq!(
            archived(10),
            [
                "out/failures/xfb.a.txt",
                "out/failures.csv",
                "out/results.json"
            ]
        );
        assert_eq!(
            archived(2_000_000),
            ["out/failures.csv", "out/results.json"]
        );
    }
}
