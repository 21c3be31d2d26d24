//! What was written when: later writes replace earlier ones.

use crate::model::allowed::{AllowedBuffer, AllowedWord, Choice};
use std::collections::HashSet;

/// Words written at one time, in every order that is allowed.
pub(super) struct Write {
    pub what: &'static str,
    pub alternatives: Vec<Vec<(usize, AllowedWord)>>,
}

/// Splits writes into those without alternative and choices; what a later write
/// covers, an earlier one no longer says anything about.
pub(super) fn settle(writes: Vec<Write>, buffers: usize) -> (Vec<AllowedBuffer>, Vec<Choice>) {
    let mut covered: HashSet<(usize, u64)> = HashSet::new();
    let mut plain = vec![AllowedBuffer::default(); buffers];
    let mut choices = Vec::new();
    for mut write in writes.into_iter().rev() {
        for alternative in &mut write.alternatives {
            alternative.retain(|(buffer, word)| !covered.contains(&(*buffer, word.position)));
        }
        for (buffer, word) in write.alternatives.iter().flatten() {
            covered.insert((*buffer, word.position));
        }
        match write.alternatives.as_slice() {
            [] => {}
            [only] => {
                for &(buffer, word) in only {
                    if let Some(buffer) = plain.get_mut(buffer) {
                        buffer.words.push(word);
                    }
                }
            }
            [first, ..] if first.is_empty() => {}
            _ => choices.push(Choice {
                what: write.what,
                alternatives: write.alternatives,
            }),
        }
    }
    for buffer in &mut plain {
        buffer.words.sort_by_key(|word| word.position);
    }
    choices.reverse();
    (plain, choices)
}
