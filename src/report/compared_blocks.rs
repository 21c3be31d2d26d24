//! The comparison of the blocks of two files: as facts for other programs, and as text
//! for people.

use super::page::{Page, Table};
use crate::types::layout::compare::{Comparison, Difference};
use serde::Serialize;

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
    let mut page = Page::default();
    facts
        .blocks
        .iter()
        .for_each(|blocks| write(&mut page, blocks));
    for (file, names) in [("first", &facts.only_first), ("second", &facts.only_second)] {
        page.lines(
            names
                .iter()
                .map(|name| format!("block {name}: only in the {file} file")),
        );
    }
    match page.to_string() {
        text if text.is_empty() => "no blocks\n".to_owned(),
        text => text,
    }
}

fn write(page: &mut Page, blocks: &ComparedBlocks) {
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
    page.line(format!(
        "{names}: {} bare type, {} layout, {bytes}{cast}",
        same(comparison.same_bare_type),
        same(comparison.same_layout),
    ));
    if !comparison.differences.is_empty() {
        let row = |difference: &Difference| {
            let property = difference.property.to_string();
            let (first, second) = (difference.first.clone(), difference.second.clone());
            [difference.member.clone(), property, first, second]
        };
        let table = Table::ruled(["member", "property", "first", "second"]).numbers(2..4);
        page.table(table.rows(comparison.differences.iter().map(row)));
    }
}
