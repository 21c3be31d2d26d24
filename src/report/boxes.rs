//! The vertex records of a capture as boxes: one per 32-bit word, holes visible.

use super::page::Page;
use crate::judge::context::CaptureRecord;
use itertools::Itertools;
use std::collections::BTreeMap;

/// Words in one row of boxes.
const ROW_WORDS: usize = 4;
/// Characters in a box at most, so that a row stays below 80.
const MAX_WIDTH: usize = 16;
/// Characters in a box at least.
const MIN_WIDTH: usize = 4;

/// The record of a captured vertex, from the context of a result.
pub fn record(record: &CaptureRecord) -> Page {
    let words = record.words.iter();
    let labels = words.map(|word| (word.offset / 4, word.name.clone()));
    let labels = labels.collect();
    record_boxes(record.binding, record.stride, record.stream, &labels)
}

/// One vertex's slot in one buffer; `labels` names the contents of each word. Rows
/// without any are summarized in one line.
pub fn record_boxes(
    binding: u32,
    stride: u32,
    stream: u32,
    labels: &BTreeMap<u32, String>,
) -> Page {
    let longest = labels.values().map(|label| label.chars().count()).max();
    let width = longest.unwrap_or(0).clamp(MIN_WIDTH, MAX_WIDTH);
    let mut page = Page::default();
    page.line(format!(
        "binding {binding}, stride {stride}, stream {stream}"
    ));
    let words: Vec<u32> = (0..stride / 4).collect();
    let is_labelled = |row: &[u32]| row.iter().any(|word| labels.contains_key(word));
    let rows = words.chunks(ROW_WORDS).chunk_by(|row| is_labelled(row));
    for (is_labelled, rows) in &rows {
        if !is_labelled {
            let bytes: usize = rows.map(|row| 4 * row.len()).sum();
            page.list(
                6,
                [format!("({bytes} bytes that nothing is captured into)")],
            );
            continue;
        }
        page.lines(rows.map(|row| {
            let boxes = row.iter().map(|word| match labels.get(word) {
                Some(label) => format!("{:<width$}|", cut(label, width)),
                None => format!("{:·<width$}|", ""),
            });
            format!("{:>5} |{}", 4 * row[0], boxes.format(""))
        }));
    }
    page
}

/// The last `width` characters of a label: they distinguish neighbours.
fn cut(label: &str, width: usize) -> String {
    let length = label.chars().count();
    if length <= width {
        return label.to_owned();
    }
    let tail = label.chars().skip(length + 1 - width);
    std::iter::once('…').chain(tail).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holes_are_visible() {
        let labels = BTreeMap::from([(1, "a.x".to_owned()), (4, "blk.b".to_owned())]);
        let text = record_boxes(1, 24, 0, &labels).to_string();
        let want = concat!(
            "binding 1, stride 24, stream 0\n",
            "    0 |·····|a.x  |·····|·····|\n",
            "   16 |blk.b|·····|\n",
        );
        assert_eq!(text, want);
    }

    #[test]
    fn rows_fit_eighty_columns() {
        let label = "a_long_name.of_a_member".to_owned();
        let labels = BTreeMap::from([(0, label), (1, "b.x".to_owned()), (20, "c".to_owned())]);
        let want = concat!(
            "binding 0, stride 104, stream 0\n",
            "    0 |…ame.of_a_member|b.x             |················|················|\n",
            "      (64 bytes that nothing is captured into)\n",
            "   80 |c               |················|················|················|\n",
            "      (8 bytes that nothing is captured into)\n",
        );
        assert_eq!(record_boxes(0, 104, 0, &labels).to_string(), want);
    }
}
