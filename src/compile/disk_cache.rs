//! Compiled modules on disk, so that a worker need not start shaderc, whose first
//! compilation takes 100 ms, for a text that an earlier worker or run compiled.
//!
//! A file holds the source beside the module and is used only for exactly that source.
//! Files of other builds of this program or of the compiler's library are in other
//! folders. Anything unreadable, incomplete or damaged counts as absent.

use crate::input;
use crate::platform::create_private_folders;
use crate::user_cache::{hash, keep_newest, program, stamp, write_whole};
use std::fs;
use std::path::{Path, PathBuf};

/// The maximum number of files in each of the 256 parts of a folder: some 12,000 modules
/// of 7 KiB.
const MOST_IN_PART: usize = 48;
/// The number of builds whose folders are kept.
const MOST_BUILDS: usize = 4;
/// The first word of a file.
const MAGIC: u32 = 0x5846_4231;

/// A folder of compiled modules.
#[derive(Debug)]
pub(super) struct DiskCache {
    folder: PathBuf,
}

impl DiskCache {
    /// Returns the user's cache; `None` if there is no folder for it.
    pub(super) fn for_user() -> Option<DiskCache> {
        DiskCache::for_build(&crate::user_cache::folder()?.join("modules"), build()?)
    }

    /// Returns the cache of one build below `folder`.
    pub(super) fn for_build(folder: &Path, build: u64) -> Option<DiskCache> {
        let own = folder.join(format!("{build:016x}"));
        if !own.is_dir() {
            create_private_folders(&own).ok()?;
            keep_newest(folder, MOST_BUILDS);
        }
        Some(DiskCache { folder: own })
    }

    /// Returns the modules of a folder that may be moved to another machine: whatever build
    /// wrote them, each is used for its own source only.
    pub(super) fn portable(folder: &Path) -> DiskCache {
        DiskCache {
            folder: folder.to_owned(),
        }
    }

    /// Returns the module of a source, if it is cached.
    pub(super) fn read(&self, source: &[u8]) -> Option<Vec<u32>> {
        decode(&input::result_bytes(&self.path(source)).ok()?, source)
    }

    /// Caches a module, unless the disk or the part of the folder is full. Returns whether it
    /// is cached.
    pub(super) fn write(&self, source: &[u8], module: &[u32]) -> bool {
        let path = self.path(source);
        let part = path.parent().expect("a file is in a part");
        let fits = files(part) < MOST_IN_PART || path.exists();
        fits && write_whole(&path, &encode(source, module)).is_ok()
    }

    fn path(&self, source: &[u8]) -> PathBuf {
        let name = format!("{:016x}{:016x}", hash((0, source)), hash((1, source)));
        self.folder.join(&name[..2]).join(name)
    }
}

/// Returns the number of files in a folder.
fn files(folder: &Path) -> usize {
    fs::read_dir(folder).map_or(0, Iterator::count)
}

/// Returns what differs between builds of this program and of the compiler's library.
fn build() -> Option<u64> {
    let program = program()?;
    // A shared library changes without the program.
    let maps = fs::read_to_string("/proc/self/maps").unwrap_or_default();
    let libraries = maps
        .lines()
        .filter_map(|line| line.split_whitespace().nth(5));
    let mut libraries: Vec<&str> = libraries
        .filter(|path| {
            ["shaderc", "glslang", "SPIRV-Tools"]
                .iter()
                .any(|name| path.contains(name))
        })
        .collect();
    libraries.dedup();
    let libraries: Vec<_> = libraries
        .into_iter()
        .map(|path| (path, stamp(Path::new(path))))
        .collect();
    Some(hash((program, libraries)))
}

/// Returns the contents of a file: magic, lengths of source and module, a hash of both,
/// the module, the source.
fn encode(source: &[u8], module: &[u32]) -> Vec<u8> {
    let check = hash((source, module));
    let lengths = [MAGIC, source.len() as u32, module.len() as u32];
    let checks = [check as u32, (check >> 32) as u32];
    let words = lengths
        .into_iter()
        .chain(checks)
        .chain(module.iter().copied());
    let mut bytes: Vec<u8> = words.flat_map(u32::to_le_bytes).collect();
    bytes.extend_from_slice(source);
    bytes
}

/// Returns the module of a file, if it is that of `source`.
fn decode(bytes: &[u8], source: &[u8]) -> Option<Vec<u32>> {
    let before = bytes.strip_suffix(source)?;
    let (words, []) = before.as_chunks::<4>() else {
        return None;
    };
    let words: Vec<u32> = words.iter().map(|word| u32::from_le_bytes(*word)).collect();
    let module = words.get(5..)?;
    (encode(source, module) == bytes).then(|| module.to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cache(folder: &Path, build: u64) -> DiskCache {
        DiskCache::for_build(folder, build).expect("a folder")
    }

    #[test]
    fn modules_are_found_by_their_whole_source_and_build() {
        let folder = tempfile::tempdir().expect("a folder");
        let first = cache(folder.path(), 1);
        assert_eq!(first.read(b"a"), None);
        first.write(b"a", &[1, 2, 3]);
        first.write(b"", &[]);
        assert_eq!(cache(folder.path(), 1).read(b"a"), Some(vec![1, 2, 3]));
        assert_eq!(first.read(b""), Some(vec![]));
        assert_eq!(first.read(b"b"), None);
        assert_eq!(cache(folder.path(), 2).read(b"a"), None);
    }

    #[test]
    fn a_damaged_file_counts_as_absent() {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = cache(folder.path(), 1);
        let source = b"the text";
        cache.write(source, &[1, 2, 3]);
        let path = cache.path(source);
        let whole = fs::read(&path).expect("the file");
        for length in 0..whole.len() {
            fs::write(&path, &whole[..length]).expect("the file is writable");
            assert_eq!(cache.read(source), None, "{length} bytes");
        }
        for byte in 0..whole.len() {
            let mut damaged = whole.clone();
            damaged[byte] ^= 0x10;
            fs::write(&path, damaged).expect("the file is writable");
            assert_eq!(cache.read(source), None, "byte {byte}");
        }
        // The file of another source with the same hash.
        fs::write(&path, encode(b"texT", &[9])).expect("the file is writable");
        assert_eq!(cache.read(source), None);
        cache.write(source, &[1, 2, 3]);
        assert_eq!(cache.read(source), Some(vec![1, 2, 3]));
    }

    #[test]
    fn a_cache_has_a_bounded_size() {
        let folder = tempfile::tempdir().expect("a folder");
        for build in 0..8 {
            cache(folder.path(), build).write(b"a", &[1]);
        }
        assert_eq!(files(folder.path()), MOST_BUILDS);
        let cache = cache(folder.path(), 9);
        for number in 0..40_u32 * 256 {
            cache.write(&number.to_le_bytes(), &[number]);
        }
        let parts = fs::read_dir(&cache.folder).expect("the folder");
        let most = parts.map(|part| files(&part.expect("a part").path())).max();
        assert_eq!(most, Some(MOST_IN_PART));
        // A full part takes no other module, and replaces its own.
        let number = |number: u32| number.to_le_bytes();
        let of_source =
            |wanted| (0..40 * 256).find(|n| cache.read(&number(*n)).is_some() == wanted);
        let kept = number(of_source(true).expect("a module that is kept"));
        let refused = number(of_source(false).expect("a module that is not kept"));
        assert!(cache.write(&kept, &[7]));
        assert_eq!(cache.read(&kept), Some(vec![7]));
        assert!(!cache.write(&refused, &[7]));
    }

    #[test]
    fn an_unusable_folder_is_no_cache() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        fs::write(&file, "").expect("a file");
        assert!(DiskCache::for_build(&file, 1).is_none());
    }
}
