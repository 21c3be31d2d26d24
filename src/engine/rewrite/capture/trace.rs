//! The capture of a rewritten module in words of the original module: a second
//! reading, by reflection alone.

use super::{Rewritten, StepPlace};
use crate::capture::{CaptureError, CapturedWord, Options, declared};
use crate::spirv::{SpirvError, load_words, reflect_with_ids};
use crate::types::Stage;
use crate::units::{Binding, ByteOffset, Stream, Word};
use std::collections::HashMap;
use thiserror::Error;

/// A captured word, by the original's numbering.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Landed {
    pub binding: Binding,
    pub offset: ByteOffset,
    pub stream: Stream,
    pub word: Word,
}

impl From<&CapturedWord> for Landed {
    fn from(word: &CapturedWord) -> Landed {
        Landed {
            binding: word.binding,
            offset: word.offset,
            stream: word.stream,
            word: word.word,
        }
    }
}

/// The reason why a rewritten module cannot be traced. Each is an error of rewriting.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TraceError {
    #[error("the rewritten module is invalid: {0}")]
    Spirv(#[from] SpirvError),
    #[error("the rewritten module breaks the rule {rule}: {0}", rule = .0.rule().name)]
    Capture(#[from] CaptureError),
}

/// Returns the words that `rewritten` captures, by (binding, offset). Words of variables
/// that rewriting added are traced to the words that are copied there.
///
/// # Errors
/// [`TraceError`]: the module is invalid, or breaks a rule.
pub fn trace(
    rewritten: &Rewritten,
    stage: Stage,
    options: &Options,
) -> Result<Vec<Landed>, TraceError> {
    let module = load_words(&rewritten.words)?;
    let reflected = reflect_with_ids(&module, Some(stage))?;
    let captured = declared(&reflected.interface, options)?;
    let copies: HashMap<u32, &[Word]> = rewritten
        .steps
        .iter()
        .filter_map(|step| match &step.place {
            StepPlace::Copy { variable, .. } => Some((*variable, step.words.as_slice())),
            StepPlace::InPlace { .. } => None,
        })
        .collect();
    let originals: HashMap<u32, Word> = rewritten.originals.iter().copied().collect();
    let mut sources = Vec::new();
    let outputs = reflected.interface.outputs.iter();
    for (output, id) in outputs.zip(&reflected.variables) {
        let words = output.ty.components();
        match (copies.get(id), originals.get(id)) {
            (Some(copied), _) => sources.extend(copied.iter().copied()),
            (None, first) => {
                // Words of a variable that the rewriting added have no source.
                let Word(first) = first.copied().unwrap_or(Word(u32::MAX));
                sources.extend((0..words).map(|word| Word(first.saturating_add(word))));
            }
        }
    }
    let landed = captured.words().into_iter().map(|captured| Landed {
        binding: captured.binding,
        offset: captured.offset,
        stream: captured.stream,
        word: sources[captured.word.0 as usize],
    });
    Ok(landed.collect())
}
