//! `xfb layout`: prints the memory layout of a shader's uniform blocks, storage blocks,
//! push constants and the blocks that its buffer references point to.
//!
//! The layout is that of the module, or with `--rules` that of the bare types under
//! these rules; matrices keep their majorness. Members are enumerated and named as in
//! OpenGL's program interface (`types::layout::members`). For an invalid layout, the
//! command prints the violated rule and exits with 1. `--compare` compares two files
//! ([`super::layout_compare`]).

use super::Outcome;
use super::format::{Format, json, print_result};
use super::layout_compare::{self, BlockNames};
use super::source_args::{EntryArgs, SourceArgs};
use crate::inspect::InspectError;
use crate::inspect::blocks::{Blocks, blocks, laid_out};
use crate::report::layouts::{self, BlockFacts, LayoutFacts};
use crate::spirv::{BlockKind, BlockVariable};
use crate::types::layout::{Checked, Enumeration, LayoutError, Rules, check, members};
use std::path::PathBuf;
use std::sync::Arc;
use strum::VariantNames;

/// Arguments of `xfb layout`.
#[derive(Debug, clap::Args)]
pub struct LayoutArgs {
    /// Shader of any stage: GLSL for Vulkan or OpenGL (.vert .frag .comp .mesh .rgen …),
    /// SPIR-V (.spv), SPIR-V assembly (.spvasm) or, with --stage, HLSL (.hlsl); - is
    /// standard input; or a case file with [memory] (.toml)
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_parser = parse_rules, value_name = "RULES",
          help = "Lay out the bare types by these rules: std140, std430, scalar, c or scalar_tight \
                  (scalar of GLSL, without padding at the end of structures) [default: the \
                  explicit layout of the module]")]
    pub(super) rules: Option<Rules>,
    /// Compare the blocks with those of the same name in another file: bare types,
    /// layouts, and what a cast between them changes
    #[arg(long, value_name = "FILE")]
    pub compare: Option<PathBuf>,
    /// Compare this block with that of the same name, or with that of another name, in
    /// the other file
    #[arg(long, requires = "compare", value_parser = BlockNames::parse, value_name = "NAME[=NAME]")]
    pub(super) block: Option<BlockNames>,
    #[command(flatten)]
    pub(super) source: SourceArgs,
    /// Output format
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: Format,
}

fn parse_rules(name: &str) -> Result<Rules, String> {
    let names = || Rules::VARIANTS.join(", ");
    name.parse()
        .map_err(|_| format!("the rules are {}", names()))
}

/// Runs `xfb layout`.
pub fn run(args: LayoutArgs) -> Outcome {
    if let Some(other) = &args.compare {
        return layout_compare::run(&args, other);
    }
    let format = args.format;
    print_result(layout(&args), format, |facts| match format {
        Format::Text => Ok(layouts::text(facts)),
        Format::Json => json(facts),
    })
}

fn layout(args: &LayoutArgs) -> Result<LayoutFacts, InspectError> {
    Ok(
        match blocks(
            &args.file,
            args.rules,
            &args.source.options(&EntryArgs::default()),
        )? {
            Blocks::Shader(blocks) => LayoutFacts {
                rules: args.rules.map(Rules::name),
                blocks: blocks
                    .iter()
                    .map(|variable| block_facts(variable, args.rules))
                    .collect::<Result<_, _>>()?,
            },
            Blocks::Declared(memory, rules) => {
                memory.laid_out(rules)?;
                LayoutFacts {
                    rules: Some(rules.name()),
                    blocks: layouts::declared(&memory, &[rules])
                        .into_iter()
                        .flat_map(|facts| facts.blocks)
                        .collect(),
                }
            }
        },
    )
}

fn block_facts(variable: &BlockVariable, rules: Option<Rules>) -> Result<BlockFacts, LayoutError> {
    let (block, padded_size, valid) = match rules {
        Some(rules) => {
            let (block, size) = laid_out(&variable.block, rules)?;
            (Arc::new(block), Some(size.into()), None)
        }
        None => {
            let by = |rules| {
                let relaxed = true;
                check(&variable.block, Checked { rules, relaxed })
            };
            // A layout that violates the scalar rules is valid by no rules.
            by(Rules::Scalar)?;
            let all = [Rules::Std140, Rules::Std430, Rules::Scalar];
            let valid = all.into_iter().filter(|rules| by(*rules).is_ok());
            (
                Arc::clone(&variable.block),
                None,
                Some(valid.map(Rules::name).collect()),
            )
        }
    };
    let prefix = match variable.instance.as_str() {
        "" => "",
        _ => &variable.block.name,
    };
    Ok(BlockFacts {
        name: variable.block.name.clone(),
        kind: variable.kind,
        referenced: variable.kind.is_none(),
        set: variable.set,
        binding: variable.binding,
        array: variable.lengths.clone(),
        size: layouts::size(&block),
        padded_size,
        valid,
        members: members(
            &block,
            prefix,
            Enumeration::new(matches!(variable.kind, Some(BlockKind::Storage) | None)),
        )?,
    })
}
