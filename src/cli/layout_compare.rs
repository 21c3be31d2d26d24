//! `xfb layout FILE --compare FILE`: compares the blocks of two files by bare type, by
//! layout and by bytes, and lists what a cast between them changes.

use super::format::{Format, json, print_result};
use super::layout::LayoutArgs;
use super::source_args::EntryArgs;
use super::{Exit, Outcome};
use crate::inspect::InspectError;
use crate::inspect::blocks::blocks;
use crate::report::compared_blocks::{self, ComparedBlocks, ComparedFacts};
use crate::spirv::BlockVariable;
use crate::types::layout::compare::compare;
use std::path::Path;

/// The names of the blocks to compare.
#[derive(Clone, Debug)]
pub struct BlockNames {
    first: String,
    second: String,
}

impl BlockNames {
    /// Parses `NAME` or `NAME=NAME`, of the first and of the second file.
    ///
    /// # Errors
    /// A name is empty.
    pub fn parse(text: &str) -> Result<BlockNames, String> {
        let (first, second) = text.split_once('=').unwrap_or((text, text));
        if first.is_empty() || second.is_empty() {
            return Err("a block is named NAME, or NAME=NAME of the other file".to_owned());
        }
        Ok(BlockNames {
            first: first.to_owned(),
            second: second.to_owned(),
        })
    }
}

/// Runs `xfb layout FILE --compare OTHER`. Exits with 1 if a block differs, or has no
/// counterpart.
pub fn run(args: &LayoutArgs, other: &Path) -> Outcome {
    let format = args.format;
    let facts = compared(args, other);
    let differs = facts.as_ref().is_ok_and(|facts| !facts.all_equal());
    let printed = print_result(facts, format, |facts| match format {
        Format::Text => Ok(compared_blocks::text(facts)),
        Format::Json => json(facts),
    })?;
    Ok(if differs { Exit::Failure } else { printed })
}

fn compared(args: &LayoutArgs, other: &Path) -> Result<ComparedFacts, InspectError> {
    let options = args.source.options(&EntryArgs::default());
    let read = |path: &Path| blocks(path, args.rules, &options)?.laid_out(args.rules);
    let (first, second) = (read(&args.file)?, read(other)?);
    let facts = |a: &BlockVariable, b: &BlockVariable| ComparedBlocks {
        first: a.block.name.clone(),
        second: b.block.name.clone(),
        comparison: compare(&a.block, &b.block),
    };
    if let Some(names) = &args.block {
        let one = named(&args.file, &first, &names.first)?;
        let two = named(other, &second, &names.second)?;
        return Ok(ComparedFacts {
            blocks: vec![facts(one, two)],
            only_first: Vec::new(),
            only_second: Vec::new(),
        });
    }
    let counterpart = |of: &BlockVariable, among: &[BlockVariable]| {
        let found = among.iter().find(|other| other.block.name == of.block.name);
        found.cloned()
    };
    let alone = |own: &[BlockVariable], among: &[BlockVariable]| {
        let alone = own
            .iter()
            .filter(|block| counterpart(block, among).is_none());
        alone.map(|block| block.block.name.clone()).collect()
    };
    let pairs = first
        .iter()
        .filter_map(|block| Some((block, counterpart(block, &second)?)));
    Ok(ComparedFacts {
        blocks: pairs.map(|(a, b)| facts(a, &b)).collect(),
        only_first: alone(&first, &second),
        only_second: alone(&second, &first),
    })
}

/// Returns the block of this name, or of this instance name.
fn named<'b>(
    file: &Path,
    blocks: &'b [BlockVariable],
    name: &str,
) -> Result<&'b BlockVariable, InspectError> {
    let by_block = blocks.iter().find(|block| block.block.name == name);
    let by_instance = || blocks.iter().find(|block| block.instance == name);
    by_block.or_else(by_instance).ok_or_else(|| {
        let names: Vec<&str> = blocks.iter().map(|block| &*block.block.name).collect();
        let names = match names.as_slice() {
            [] => "it has none".to_owned(),
            names => format!("its blocks are {}", names.join(", ")),
        };
        InspectError::file(file, format!("the file has no block `{name}`; {names}"))
    })
}
