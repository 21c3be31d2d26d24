//! The words of the capture buffers that were written: those that differ from the prefill.
//! Comparisons skip the other words, which are most of a large buffer.

use super::difference::{prefill_word, word_at};
use crate::script::Observed;
use crate::script::memory::{Prefill, Readback};
use std::collections::BTreeSet;

/// The written words of each run and buffer, by their places in the image, in ascending order.
#[derive(Debug)]
pub struct Written(Vec<Vec<Vec<usize>>>);

impl Written {
    /// Finds the written words of these runs.
    pub fn find(observed: &[Observed]) -> Written {
        let runs = observed.iter().map(|run| {
            let buffers = run.buffers.iter().enumerate();
            let written = buffers.map(|(buffer, image)| written(run.prefill, buffer, image));
            written.collect()
        });
        Written(runs.collect())
    }

    /// Returns the number of words of a buffer that a run wrote.
    pub(super) fn words(&self, buffer: usize) -> usize {
        let places = self.0.iter().flat_map(|run| &run[buffer]);
        places.collect::<BTreeSet<_>>().len()
    }

    /// The places of the written words of one run and buffer.
    pub(super) fn places(&self, run: usize, buffer: usize) -> &[usize] {
        &self.0[run][buffer]
    }
}

fn written(prefill: Prefill, buffer: usize, image: &Readback) -> Vec<usize> {
    let bytes = &image.bytes;
    let places = (image.start % 4..bytes.len()).step_by(4);
    let differs =
        |at: &usize| word_at(bytes, *at) != prefill_word(prefill, buffer, *at, bytes.len());
    places.filter(differs).collect()
}
