//! The names of the embedded cases on disk, so that `xfb list` and the completion of a
//! shell need not expand every case file.
//!
//! A file belongs to one build of this program, by its version, size and time, and to the
//! text of every embedded case file; that of another build, or of other case files, is never read. Anything
//! incomplete or damaged counts as absent.

use super::CaseName;
use crate::case::List;
use crate::input;
use crate::user_cache;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use twox_hash::XxHash64;

/// The first word of a file.
const MAGIC: &str = "xfb-names-1";
/// The number of builds whose names are kept.
const MOST_BUILDS: usize = 4;

/// The file with the names of the embedded cases.
#[derive(Debug)]
pub(super) struct NameCache {
    folder: PathBuf,
    /// Differs between builds of this program, and between texts of the case files.
    key: u64,
}

impl NameCache {
    /// Returns the user's cache for case files whose content has this hash; `None` if
    /// there is no folder for it.
    pub(super) fn for_user(content: u64) -> Option<NameCache> {
        let build = (user_cache::program()?, env!("CARGO_PKG_VERSION"), content);
        let folder = user_cache::folder()?.join("names");
        Some(NameCache::new(&folder, user_cache::hash(build)))
    }

    fn new(folder: &Path, key: u64) -> NameCache {
        NameCache {
            folder: folder.to_owned(),
            key,
        }
    }

    fn path(&self) -> PathBuf {
        self.folder.join(format!("{:016x}", self.key))
    }

    /// Returns the names that a list has, sorted, if they are cached.
    pub(super) fn read(&self, list: List) -> Option<Vec<CaseName>> {
        // A file that cannot be read is computed again.
        decode(&input::results(&self.path()).ok()?, self.key, list)
    }

    /// Caches all names, which are sorted, unless the disk is full.
    pub(super) fn write(&self, names: &[CaseName]) {
        // Names that cannot be cached are computed again.
        if user_cache::write_whole(&self.path(), encode(names, self.key).as_bytes()).is_ok() {
            user_cache::keep_newest(&self.folder, MOST_BUILDS);
        }
    }
}

/// The letter of a list in a file.
fn letter(list: List) -> char {
    match list {
        List::Smoke => 's',
        List::Default => 'd',
        List::Extended => 'e',
    }
}

/// Returns the text of a file: a line with the key and a hash of what follows, the number
/// of case files and their paths, and a line for each name with its list and its file.
fn encode(names: &[CaseName], key: u64) -> String {
    let mut files: BTreeMap<&str, usize> = BTreeMap::new();
    files.extend(names.iter().map(|case| (case.file.as_str(), 0)));
    let mut body = format!("{}\n", files.len());
    for (number, (file, index)) in files.iter_mut().enumerate() {
        *index = number;
        body.push_str(file);
        body.push('\n');
    }
    for CaseName { name, file, list } in names {
        let (letter, file) = (letter(*list), files[file.as_str()]);
        writeln!(body, "{letter}{file} {name}").expect("a string can be written to");
    }
    format!("{}{body}", head(key, &body))
}

fn head(key: u64, body: &str) -> String {
    let check = XxHash64::oneshot(key, body.as_bytes());
    format!("{MAGIC} {key:016x} {check:016x}\n")
}

/// Returns the names of a file that a list has, if the file is complete and has this key.
fn decode(text: &str, key: u64, list: List) -> Option<Vec<CaseName>> {
    let end = text.find('\n')? + 1;
    let (first, body) = text.split_at(end);
    if first != head(key, body) {
        return None;
    }
    let mut lines = body.lines();
    let count: usize = lines.next()?.parse().ok()?;
    let files: Vec<&str> = lines.by_ref().take(count).collect();
    let mut names = Vec::new();
    for line in lines {
        let found = List::ALL
            .iter()
            .copied()
            .find(|list| line.starts_with(letter(*list)))?;
        if list.holds(found) {
            let (file, name) = line[1..].split_once(' ')?;
            let file: usize = file.parse().ok()?;
            names.push(CaseName {
                name: name.to_owned(),
                file: (*files.get(file)?).to_owned(),
                list: found,
            });
        }
    }
    Some(names)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Library;
    use std::fs;

    #[test]
    fn cached_names_are_those_of_the_case_files() {
        let folder = tempfile::tempdir().expect("a folder");
        let names = Library::embedded().names().expect("the cases");
        let cache = NameCache::new(folder.path(), 7);
        assert_eq!(cache.read(List::Extended), None);
        cache.write(&names);
        assert_eq!(cache.read(List::Extended).as_ref(), Some(&names));
        for list in [List::Smoke, List::Default] {
            let of_list = names.iter().filter(|case| list.holds(case.list));
            let of_list: Vec<CaseName> = of_list.cloned().collect();
            assert_eq!(cache.read(list), Some(of_list));
        }
    }

    fn names() -> Vec<CaseName> {
        let case = |name: &str, file: &str, list| CaseName {
            name: name.to_owned(),
            file: file.to_owned(),
            list,
        };
        vec![
            case("xfb.a.b", "a/b.toml", List::Smoke),
            case("xfb.c.d", "c/d.toml", List::Extended),
        ]
    }

    #[test]
    fn names_of_another_build_or_other_case_files_are_not_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = NameCache::new(folder.path(), 1);
        cache.write(&names());
        let other = NameCache::new(folder.path(), 2);
        assert_eq!(other.read(List::Extended), None);
        // Even where the file is renamed.
        fs::rename(cache.path(), other.path()).expect("a file");
        assert_eq!(other.read(List::Extended), None);
    }

    #[test]
    fn a_damaged_file_counts_as_absent() {
        let text = encode(&names(), 1);
        assert_eq!(decode(&text, 1, List::Extended), Some(names()));
        for length in 0..text.len() {
            assert_eq!(
                decode(&text[..length], 1, List::Extended),
                None,
                "{length} bytes"
            );
        }
        for byte in 0..text.len() {
            let mut damaged = text.clone().into_bytes();
            damaged[byte] ^= 1;
            let damaged = String::from_utf8(damaged).expect("ASCII");
            assert_eq!(decode(&damaged, 1, List::Extended), None, "byte {byte}");
        }
    }

    #[test]
    fn the_names_of_few_builds_are_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        for key in 0..8 {
            NameCache::new(folder.path(), key).write(&names());
        }
        let files = fs::read_dir(folder.path()).expect("the folder").count();
        assert_eq!(files, MOST_BUILDS);
    }
}
