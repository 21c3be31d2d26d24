//! Collects compiled modules, and writes them as a bundle.

use super::{Entry, FORMAT, HEADER, Index, Key, MAGIC, module_key, refusal_key};
use crate::error::CompileError;
use crate::source::Source;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use std::collections::HashSet;
use std::io::Write;
use std::sync::{Mutex, PoisonError};
use twox_hash::XxHash64;

/// The size from which a block is full: larger ones compress better, and take longer to decompress.
const BLOCK: usize = 256 << 10;

/// The modules of a bundle, in the order in which they were compiled.
#[derive(Debug, Default)]
pub struct BundleWriter(Mutex<Collected>);

#[derive(Debug, Default)]
struct Collected {
    keys: HashSet<Key>,
    contents: Vec<(Key, Vec<u8>)>,
}

impl BundleWriter {
    /// Keeps the module of a source, or the message with which the compiler refuses it.
    pub(crate) fn add(&self, source: &Source, name: &str, module: &Result<Vec<u32>, CompileError>) {
        let (key, content) = match module {
            Ok(words) => (
                module_key(source),
                words.iter().copied().flat_map(u32::to_le_bytes).collect(),
            ),
            Err(CompileError::Refused(message)) => (
                refusal_key(source),
                format!("{name}\0{message}").into_bytes(),
            ),
            // The compiler has not read the text.
            Err(
                CompileError::Start(_)
                | CompileError::Nul { .. }
                | CompileError::Version { .. }
                | CompileError::NoModule { .. },
            ) => return,
        };
        let mut collected = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if collected.keys.insert(key) {
            collected.contents.push((key, content));
        }
    }

    /// Returns the bytes of a bundle that a program of this version writes. Equal modules give equal
    /// bytes.
    pub fn bytes(&self, version: &str) -> Vec<u8> {
        let collected = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (mut entries, mut blocks, mut open) = (Vec::new(), Vec::new(), Vec::new());
        for (key, content) in &collected.contents {
            let entry = Entry {
                block: blocks.len(),
                start: open.len(),
                length: content.len(),
            };
            entries.push((*key, entry));
            open.extend_from_slice(content);
            if open.len() >= BLOCK {
                blocks.push(deflated(&open));
                open.clear();
            }
        }
        blocks.push(deflated(&open));
        let index = Index {
            writer: version.to_owned(),
            blocks: blocks.iter().map(|block| block.len() as u64).collect(),
            entries,
        };
        let index = serde_json::to_vec(&index).expect("an index is text");
        let index = deflated(&index);
        let mut content = (index.len() as u64).to_le_bytes().to_vec();
        content.extend(index);
        content.extend(blocks.concat());
        let mut bytes = Vec::with_capacity(HEADER + content.len());
        bytes.extend(MAGIC);
        bytes.extend(FORMAT.to_le_bytes());
        bytes.extend((content.len() as u64).to_le_bytes());
        bytes.extend(XxHash64::oneshot(0, &content).to_le_bytes());
        bytes.extend(content);
        bytes
    }
}

fn deflated(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).expect("a vector grows");
    encoder.finish().expect("a vector grows")
}
