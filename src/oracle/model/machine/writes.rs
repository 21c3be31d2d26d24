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
    /// Takes the last write to add words to it, if it has no alternative, or a new one: a large
    /// draw of points has many words.
    pub fn take_plain(writes: &mut Vec<Write>) -> Write {
        let plain = |last: &mut Write| last.alternatives.len() == 1 && last.patch.is_none();
        writes.pop_if(plain).unwrap_or_else(|| Write {
            what: "one order",
            alternatives: vec![Vec::new()],
            patch: None,
        })
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
