//! The writes of a script in order: later writes replace earlier ones.

use crate::model::allowed::{AllowedBuffer, AllowedPatch, AllowedWord, Choice};
use rustc_hash::FxHashSet;

/// Words written at one time, in every order that is allowed.
pub(super) struct Write {
    pub what: &'static str,
    pub alternatives: Vec<Vec<(usize, AllowedWord)>>,
    /// The patch that the words belong to, where its levels determine what is allowed.
    pub patch: Option<AllowedPatch>,
}

impl Write {
    /// Adds a write after those before. Successive ones without alternative are one: a large
    /// draw of points has many.
    pub fn push(
        writes: &mut Vec<Write>,
        what: &'static str,
        mut alternatives: Vec<Vec<(usize, AllowedWord)>>,
        patch: Option<AllowedPatch>,
    ) {
        let last = writes.last_mut();
        let last = last.filter(|last| last.patch.is_none() && patch.is_none());
        if let Some(Write {
            alternatives: before,
            ..
        }) = last
            && let ([before], [own]) = (before.as_mut_slice(), alternatives.as_mut_slice())
        {
            before.append(own);
        } else {
            writes.push(Write {
                what,
                alternatives,
                patch,
            });
        }
    }
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
    let mut covered: FxHashSet<(usize, u64)> = FxHashSet::default();
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
        if let [only] = write.alternatives.as_slice() {
            for &(buffer, word) in only.iter().rev() {
                if buffer < buffers && covered.insert((buffer, word.position)) {
                    plain[buffer].words.push(word);
                }
            }
            continue;
        }
        for alternative in &mut write.alternatives {
            alternative.retain(|(buffer, word)| {
                *buffer < buffers && !covered.contains(&(*buffer, word.position))
            });
        }
        let words = write.alternatives[0].iter();
        covered.extend(words.map(|(buffer, word)| (*buffer, word.position)));
        if !write.alternatives[0].is_empty() {
            choices.push(Choice {
                what: write.what,
                alternatives: write.alternatives,
            });
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
