//! Blocks in memory: as facts for other programs, and as text for people.

use super::page::{Page, Table};
use crate::case::MemoryCase;
use crate::spirv::BlockKind;
use crate::types::layout::{Enumeration, MemberRow, Rules, members};
use crate::types::{StructType, Type};
use serde::Serialize;
use std::sync::Arc;

/// A block and the layout of its members.
#[derive(Clone, Debug, Serialize)]
pub struct BlockFacts {
    /// The block's name; "" where the module has none.
    pub name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<BlockKind>,
    /// Whether buffer references point to it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub referenced: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub binding: Option<u32>,
    /// Lengths of an array of blocks, outermost first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub array: Vec<u32>,
    /// Bytes to the end of the last member; of an array without a length, to the end of
    /// its first element.
    pub size: u64,
    /// Bytes with the padding at the end of the block that layout rules add; absent where
    /// a module gives the layout.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub padded_size: Option<u64>,
    /// The rules by which a layout that a module gives is valid, with relaxed
    /// placing of vectors; absent where the layout is the rules' own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub valid: Option<Vec<&'static str>>,
    pub members: Vec<MemberRow>,
}

/// The layout of a file's blocks.
#[derive(Clone, Debug, Serialize)]
pub struct LayoutFacts {
    /// The rules that laid the blocks out; absent where the module did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<&'static str>,
    pub blocks: Vec<BlockFacts>,
}

/// Returns the bytes to the end of the last member of a laid-out block.
pub fn size(block: &Arc<StructType>) -> u64 {
    let size = Type::Struct(Arc::clone(block)).explicit_size();
    size.expect("a block that is laid out has all offsets and strides")
}

/// The blocks as text.
pub fn text(facts: &LayoutFacts) -> String {
    let mut page = Page::default();
    if facts.blocks.is_empty() {
        page.line("no blocks");
    }
    for block in &facts.blocks {
        page.section(block_page(block, facts.rules));
    }
    page.to_string()
}

fn block_page(block: &BlockFacts, rules: Option<&str>) -> Page {
    let kind = match block.kind {
        Some(BlockKind::Uniform) => "uniform block ",
        Some(BlockKind::Storage) => "storage block ",
        Some(BlockKind::PushConstant) => "push constants ",
        None if block.referenced => "block of buffer references ",
        None => "block ",
    };
    let array: String = block.array.iter().map(|len| format!("[{len}]")).collect();
    let number = |name: &str, number: Option<u32>| {
        number.map_or(String::new(), |number| format!(", {name} {number}"))
    };
    let padded = match block.padded_size.filter(|padded| *padded != block.size) {
        Some(padded) => format!(" ({padded} with padding)"),
        None => String::new(),
    };
    let mut title = format!(
        "{kind}{}{array}: {} bytes{padded}{}{}",
        block.name,
        block.size,
        number("set", block.set),
        number("binding", block.binding)
    );
    if let Some(rules) = rules {
        title += &format!(", laid out by {rules}");
    }
    match block.valid.as_deref() {
        None => {}
        Some([]) => title += ", valid by no rules",
        Some(rules) => title += &format!(", valid by {}", rules.join(", ")),
    }
    let some = |number: u32| match number {
        0 => String::new(),
        number => number.to_string(),
    };
    let row = |row: &MemberRow| {
        let array = match row.array_size {
            1 => String::new(),
            0 => ", of any length".to_owned(),
            len => format!(", of {len}"),
        };
        let major = if row.row_major { ", row-major" } else { "" };
        let top = match row.top_level {
            Some(top) => format!(", of an array of stride {}", top.stride),
            None => String::new(),
        };
        [
            row.offset.to_string(),
            some(row.array_stride),
            some(row.matrix_stride),
            row.name.clone(),
            format!("{}{array}{major}{top}", row.ty),
        ]
    };
    let titles = ["offset", "array stride", "matrix stride", "member", "type"];
    let table = Table::ruled(titles).numbers(0..3);
    let mut page = Page::default();
    page.line(title)
        .table(table.rows(block.members.iter().map(row)));
    page
}

/// The block of a case as these rules lay it out; rules that refuse it are left
/// out.
pub fn declared(memory: &MemoryCase, rules: &[Rules]) -> Vec<LayoutFacts> {
    let laid_out = rules.iter().filter_map(|rules| {
        let (block, size) = memory.laid_out(*rules).ok()?;
        let enumeration = Enumeration::new(memory.declared.kind == Some(BlockKind::Storage));
        Some(LayoutFacts {
            rules: Some(rules.name()),
            blocks: vec![BlockFacts {
                name: block.name.clone(),
                kind: memory.declared.kind,
                referenced: false,
                set: None,
                binding: None,
                array: Vec::new(),
                members: members(&block, "", enumeration).ok()?,
                size: self::size(&Arc::new(block)),
                padded_size: Some(size.into()),
                valid: None,
            }],
        })
    });
    laid_out.collect()
}

/// The layouts that a case is about: its own, or those that it states.
pub fn memory(memory: &MemoryCase) -> Vec<LayoutFacts> {
    match memory.declared.layout_rules {
        Some(rules) => declared(memory, &[rules]),
        None => {
            let stated = memory.declared.layout.iter();
            let stated: Vec<Rules> = stated.map(|layout| layout.get_ref().rules).collect();
            declared(memory, &stated)
        }
    }
}
