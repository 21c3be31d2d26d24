//! Bundles: files of compiled modules, for a program that compiles nothing.
//!
//! A module is found by the hash of its source: stage, options and the whole text after all
//! changes that this program makes. A text that differs in one byte has no module. For a text that
//! the compiler refuses, its message is kept.
//!
//! A file is [`MAGIC`], the number of the format, the length and the XXH64 hash of what follows, and
//! then the length of the index, the index, and the blocks, each compressed (DEFLATE). A block holds
//! modules of successive cases, which resemble each other; it is decompressed when one of them is
//! needed. Numbers are little-endian.

mod write;

pub use self::write::BundleWriter;
use crate::error::CompileError;
use crate::input;
use crate::source::Source;
use flate2::read::DeflateDecoder;
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use thiserror::Error;
use twox_hash::{XxHash3_128, XxHash64};

/// The first bytes of every bundle.
const MAGIC: &[u8; 12] = b"xfb modules\n";
/// The number of the format.
const FORMAT: u32 = 1;
/// The length of magic, format, length and hash.
const HEADER: usize = MAGIC.len() + 4 + 8 + 8;
/// The most bytes to which an index or a block may decompress: those of the largest module and of a
/// full block.
const MAX_BYTES: u64 = 64 << 20;
/// The number of decompressed blocks that are kept: cases have modules of their own, and share others.
const KEPT_BLOCKS: usize = 8;

/// The reason why a file cannot be used as a bundle.
#[derive(Debug, Error)]
pub enum BundleError {
    #[error("cannot read {path}: {error}", path = path.display())]
    Unreadable { path: PathBuf, error: io::Error },
    #[error("{path} is not a bundle of compiled modules, as `xfb bundle` writes it", path = path.display())]
    NotABundle { path: PathBuf },
    #[error(
        "{path} is a bundle of format {found}, and this xfb reads format {FORMAT}: write it with \
         `xfb bundle` of this version", path = path.display()
    )]
    Format { path: PathBuf, found: u32 },
    #[error(
        "{path} is truncated: {found} of {expected} bytes are there; copy it again",
        path = path.display()
    )]
    Truncated {
        path: PathBuf,
        found: u64,
        expected: u64,
    },
    #[error("{path} is damaged: its hash is not that of its content; copy it again", path = path.display())]
    Damaged { path: PathBuf },
}

/// The content of a bundle, without the blocks.
#[derive(Deserialize, Serialize)]
struct Index {
    /// The version of the program that wrote it.
    writer: String,
    /// The compressed length of each block.
    blocks: Vec<u64>,
    entries: Vec<(Key, Entry)>,
}

/// The hash of a source, for its module or for the message about it.
type Key = u128;

/// The place of a module or a message.
#[derive(Clone, Copy, Deserialize, Serialize)]
struct Entry {
    block: usize,
    start: usize,
    length: usize,
}

/// Returns the key of the module of a source.
fn module_key(source: &Source) -> Key {
    XxHash3_128::oneshot(&source.key())
}

/// Returns the key of the message with which the compiler refuses a source. It follows the name that
/// the message contains, and a NUL, which no name has.
fn refusal_key(source: &Source) -> Key {
    XxHash3_128::oneshot(&[b"refused\n".as_slice(), &source.key()].concat())
}

/// A file of compiled modules.
pub struct Bundle {
    path: PathBuf,
    writer: String,
    bytes: Vec<u8>,
    /// The start and the length of each block in `bytes`.
    blocks: Vec<(usize, usize)>,
    entries: HashMap<Key, Entry>,
    /// Decompressed blocks, the oldest first.
    kept: Mutex<VecDeque<(usize, Arc<Vec<u8>>)>>,
}

/// `cases.bundle (of xfb 0.1.0)`
impl fmt::Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (of xfb {})", self.path.display(), self.writer)
    }
}

impl Bundle {
    /// Reads a file, and checks that it is whole.
    ///
    /// # Errors
    /// The file is not a bundle of this format, or not as it was written.
    pub fn read(path: &Path) -> Result<Bundle, BundleError> {
        let bytes = input::result_bytes(path).map_err(|error| BundleError::Unreadable {
            path: path.to_owned(),
            error,
        })?;
        Bundle::from_bytes(path, bytes)
    }

    fn from_bytes(path: &Path, bytes: Vec<u8>) -> Result<Bundle, BundleError> {
        let path = path.to_owned();
        let Some(header) = bytes.strip_prefix(MAGIC) else {
            return Err(BundleError::NotABundle { path });
        };
        let number = |from: usize, length: usize| {
            let bytes = header.get(from..from + length)?.iter().rev();
            Some(bytes.fold(0, |number, byte| number << 8 | u64::from(*byte)))
        };
        if let Some(found) = number(0, 4).filter(|found| *found != u64::from(FORMAT)) {
            let found = found as u32;
            return Err(BundleError::Format { path, found });
        }
        let content = bytes.get(HEADER..).unwrap_or_default();
        let expected = number(4, 8).unwrap_or_default();
        if (content.len() as u64) < expected || bytes.len() < HEADER {
            let (found, header) = (bytes.len() as u64, HEADER as u64);
            let expected = header.saturating_add(expected);
            return Err(BundleError::Truncated {
                path,
                found,
                expected,
            });
        }
        let is_whole = content.len() as u64 == expected
            && number(12, 8) == Some(XxHash64::oneshot(0, content));
        let parsed = is_whole.then(|| parsed(content)).flatten();
        let Some((index, mut start)) = parsed else {
            return Err(BundleError::Damaged { path });
        };
        start += HEADER;
        let blocks = index.blocks.into_iter().map(|length| {
            let block = (start, length as usize);
            start = start.saturating_add(length as usize);
            block
        });
        Ok(Bundle {
            path,
            writer: index.writer,
            blocks: blocks.collect(),
            bytes,
            entries: index.entries.into_iter().collect(),
            kept: Mutex::default(),
        })
    }

    /// Returns the number of modules and messages.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether it has no module.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Returns the module of a source, or the error with which the compiler refuses it under this
    /// name; `None` if the bundle has neither.
    pub(super) fn find(
        &self,
        source: &Source,
        name: &str,
    ) -> Option<Result<Vec<u32>, CompileError>> {
        if let Some(bytes) = self.content(module_key(source)) {
            let (words, _) = bytes.as_chunks::<4>();
            return Some(Ok(words.iter().copied().map(u32::from_le_bytes).collect()));
        }
        let refusal = String::from_utf8(self.content(refusal_key(source))?).ok()?;
        let (compiled, message) = refusal.split_once('\0')?;
        let message = message.replace(&format!("{compiled}:"), &format!("{name}:"));
        Some(Err(CompileError::Refused(message)))
    }

    fn content(&self, key: Key) -> Option<Vec<u8>> {
        let entry = self.entries.get(&key)?;
        let block = self.block(entry.block)?;
        let content = block.get(entry.start..)?.get(..entry.length)?;
        Some(content.to_vec())
    }

    /// Returns a decompressed block.
    fn block(&self, number: usize) -> Option<Arc<Vec<u8>>> {
        let kept = || self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, block)) = kept().iter().find(|(other, _)| *other == number) {
            return Some(Arc::clone(block));
        }
        let (start, length) = *self.blocks.get(number)?;
        let block = Arc::new(inflated(self.bytes.get(start..)?.get(..length)?)?);
        let mut kept = kept();
        kept.push_back((number, Arc::clone(&block)));
        if kept.len() > KEPT_BLOCKS {
            kept.pop_front();
        }
        Some(block)
    }
}

/// Returns the index at the start of the content of a file, and where the blocks begin.
fn parsed(content: &[u8]) -> Option<(Index, usize)> {
    let (length, rest) = content.split_first_chunk::<8>()?;
    let length = usize::try_from(u64::from_le_bytes(*length)).ok()?;
    let index = serde_json::from_slice(&inflated(rest.get(..length)?)?).ok()?;
    Some((index, 8 + length))
}

/// Returns decompressed bytes, unless there are too many.
fn inflated(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut inflated = Vec::new();
    let mut decoder = DeflateDecoder::new(bytes).take(MAX_BYTES + 1);
    decoder.read_to_end(&mut inflated).ok()?;
    (inflated.len() as u64 <= MAX_BYTES).then_some(inflated)
}

#[cfg(test)]
mod tests;
