//! The writes of a script in order: later writes replace earlier ones.

use crate::model::allowed::{AllowedBuffer, AllowedPatch, AllowedWord, Choice};
use std::collections::HashSet;

/// Words written at one time, in every order that is allowed.
pub(super) struct Write {
    pub what: &'static str,
    pub alternatives: Vec<Vec<(usize, AllowedWord)>>,
    /// The patch that the words belong to, where its levels determine what is allowed.
    pub patch: Option<AllowedPatch>,
}

/// The allowed contents after all writes.
#[derive(Default)]
pub(super) struct Settled {
    pub buffers: Vec<AllowedBuffer>,
    pub choices: Vec<Choice>,
    pub patches: Vec<AllowedPatch>,
}

/// Splits writes into those without alternative, choices and patches; what a later
/// write covers, an earlier one no longer determines. Writes to buffers from this number on
/// are never read back.
pub(super) fn settle(writes: Vec<Write>, buffers: usize) -> Settled {
    let mut covered: HashSet<(usize, u64)> = HashSet::new();
    let mut plain = vec![AllowedBuffer::default(); buffers];
    let mut choices = Vec::new();
    let mut patches = Vec::new();
    for mut write in writes.into_iter().rev() {
        // Of a patch that is covered or unread in part too little is known.
        let stays = |patch: &AllowedPatch| {
            let mut words = patch.coordinates.iter().flatten();
            !words.any(|word| word.0 >= buffers || covered.contains(word))
        };
        patches.extend(write.patch.take().filter(stays));
        for alternative in &mut write.alternatives {
            alternative.retain(|(buffer, word)| {
                *buffer < buffers && !covered.contains(&(*buffer, word.position))
            });
        }
        for (buffer, word) in write.alternatives.iter().flatten() {
            covered.insert((*buffer, word.position));
        }
        match write.alternatives.as_slice() {
            [only] => {
                for &(buffer, word) in only {
                    plain[buffer].words.push(word);
                }
            }
            alternatives if alternatives[0].is_empty() => {}
            [..] => choices.push(Choice {
                what: write.what,
                alternatives: write.alternatives,
            }),
        }
    }
    for buffer in &mut plain {
        buffer.words.sort_by_key(|word| word.position);
    }
    choices.reverse();
    patches.reverse();
    Settled {
        buffers: plain,
        choices,
        patches,
    }
}
