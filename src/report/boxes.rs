//! The slots of a capture as boxes: one per 32-bit word, holes visible.

use crate::capture::{Buffer, CaptureTable, CapturedWord};
use crate::verdict::WordName;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Words in one row of boxes.
const ROW_WORDS: u32 = 4;
/// Rows drawn of one slot; the rest is counted.
const MAX_ROWS: u32 = 16;

/// Every buffer of a table, one after the other.
pub fn of_table(table: &CaptureTable, words: &[CapturedWord], names: &[WordName]) -> String {
    table
        .buffers
        .iter()
        .map(|buffer| of_buffer(buffer, words, names))
        .collect()
}

/// One vertex's slot in one buffer.
pub fn of_buffer(buffer: &Buffer, words: &[CapturedWord], names: &[WordName]) -> String {
    let content: BTreeMap<u32, &str> = words
        .iter()
        .filter(|word| word.binding == buffer.binding)
        .map(|word| {
            let name = names
                .get(word.word.0 as usize)
                .map_or("?", |name| name.name.as_str());
            (word.offset.0, name)
        })
        .collect();
    let total = buffer.stride.0.div_ceil(4);
    let shown = total.min(MAX_ROWS * ROW_WORDS);
    let label = |index: u32| content.get(&(4 * index)).copied().unwrap_or("");
    let width = (0..shown)
        .map(|i| label(i).chars().count())
        .max()
        .unwrap_or(0)
        .max(4);
    let mut text = format!(
        "  binding {}, stride {}, stream {}\n",
        buffer.binding, buffer.stride, buffer.stream
    );
    for row in 0..shown.div_ceil(ROW_WORDS) {
        let _ = write!(text, "  {:>5} |", row * ROW_WORDS * 4);
        for index in row * ROW_WORDS..(row * ROW_WORDS + ROW_WORDS).min(shown) {
            match label(index) {
                "" => {
                    let _ = write!(text, "{:·<width$}|", "");
                }
                name => {
                    let _ = write!(text, "{name:<width$}|");
                }
            }
        }
        text.push('\n');
    }
    if shown < total {
        let _ = writeln!(text, "        and {} words more", total - shown);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::values::Dress;
    use crate::types::Scalar;
    use crate::units::{Binding, ByteOffset, Stream, Stride, Word};

    #[test]
    fn holes_are_visible() {
        let buffer = Buffer {
            binding: Binding(1),
            stride: Stride(24),
            stream: Stream(0),
            varyings: vec![0],
        };
        let word = |offset, word| CapturedWord {
            binding: Binding(1),
            offset: ByteOffset(offset),
            stream: Stream(0),
            word: Word(word),
            varying: 0,
            part: word,
        };
        let name = |name: &str| WordName {
            name: name.to_owned(),
            scalar: Scalar::F32,
            dress: Dress::Float,
        };
        let text = of_buffer(
            &buffer,
            &[word(4, 0), word(16, 1)],
            &[name("a.x"), name("blk.b")],
        );
        let want = concat!(
            "  binding 1, stride 24, stream 0\n",
            "      0 |·····|a.x  |·····|·····|\n",
            "     16 |blk.b|·····|\n",
        );
        assert_eq!(text, want);
    }
}
