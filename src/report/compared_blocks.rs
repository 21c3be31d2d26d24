//! The comparison of the blocks of two files: as facts for other programs, and as text
//! for people.

use super::tables::grid;
use crate::types::layout::compare::{Comparison, Difference};
use serde::Serialize;
use std::fmt::Write;

/// The blocks of two files, compared.
#[derive(Clone, Debug, Serialize)]
pub struct ComparedFacts {
    pub blocks: Vec<ComparedBlocks>,
    /// Names of the blocks of the first file to which the second has no counterpart.
    pub only_first: Vec<String>,
    pub only_second: Vec<String>,
}

/// A block of each file.
#[derive(Clone, Debug, Serialize)]
pub struct ComparedBlocks {
    /// The block's name in the first file.
    pub first: String,
    pub second: String,
    #[serde(flatten)]
    pub comparison: Comparison,
}

impl ComparedFacts {
    /// Returns whether every block has a counterpart of the same bare type and layout.
    pub fn all_equal(&self) -> bool {
        let equal = |block: &ComparedBlocks| {
            block.comparison.same_bare_type && block.comparison.same_layout
        };
        self.blocks.iter().all(equal) && self.only_first.is_empty() && self.only_second.is_empty()
    }
}

/// The comparison as text.
pub fn text(facts: &ComparedFacts) -> String {
    let mut text: String = facts.blocks.iter().map(blocks_text).collect();
    for (file, names) in [("first", &facts.only_first), ("second", &facts.only_second)] {
        for name in names {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "block {name}: only in the {file} file");
        }
    }
    if text.is_empty() {
        text.push_str("no blocks\n");
    }
    text
}

fn blocks_text(blocks: &ComparedBlocks) -> String {
    let ComparedBlocks {
        first,
        second,
        comparison,
    } = blocks;
    let names = if first == second {
        format!("block {first}")
    } else {
        format!("blocks {first} and {second}")
    };
    let same = |same| if same { "same" } else { "different" };
    let bytes = if comparison.compatible_in_bytes {
        "components at the same bytes"
    } else {
        "components at different bytes"
    };
    let cast = if comparison.same_bare_type && !comparison.same_layout {
        "; a cast changes"
    } else {
        ""
    };
    let mut text = format!(
        "{names}: {} bare type, {} layout, {bytes}{cast}\n",
        same(comparison.same_bare_type),
        same(comparison.same_layout),
    );
    if !comparison.differences.is_empty() {
        let row = |difference: &Difference| {
            vec![
                difference.member.clone(),
                difference.property.to_string(),
                difference.first.clone(),
                difference.second.clone(),
            ]
        };
        let rows = comparison.differences.iter().map(row).collect();
        let header = ["member", "property", "first", "second"];
        text.push_str(grid(&header, 2..4, rows).trim_end());
        text.push('\n');
    }
    text
}
