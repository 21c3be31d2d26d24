//! Checked loading.

use super::SpirvError;
use crate::types::Stage;

/// A module that has been read.
#[derive(Clone, Debug)]
pub struct Module {
    inner: rspirv::dr::Module,
}

/// An entry point of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryPoint {
    pub stage: Stage,
    pub name: String,
}

impl Module {
    /// The module in rspirv's data representation.
    pub fn representation(&self) -> &rspirv::dr::Module {
        &self.inner
    }
}

/// Reads a module from words in the byte order of this machine.
///
/// # Errors
/// Says what is wrong with the module.
pub fn load_words(words: &[u32]) -> Result<Module, SpirvError> {
    let inner = rspirv::dr::load_words(words).map_err(|e| SpirvError::Parse(e.to_string()))?;
    Ok(Module { inner })
}

/// Reads a module from the bytes of a file, in either byte order.
///
/// # Errors
/// Says what is wrong with the module.
pub fn load_bytes(bytes: &[u8]) -> Result<Module, SpirvError> {
    if !bytes.len().is_multiple_of(4) {
        return Err(SpirvError::Ragged(bytes.len()));
    }
    let words: Vec<u32> = bytes
        .chunks_exact(4)
        .map(|b| {
            b.iter()
                .rev()
                .fold(0, |word, byte| word << 8 | u32::from(*byte))
        })
        .collect();
    load_words(&words)
}
