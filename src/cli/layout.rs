//! `xfb layout`: prints the memory layout of a shader's uniform blocks, storage blocks
//! and push constants.
//!
//! The layout is that of the module, or with `--rules` that of the bare types under
//! these rules; matrices keep their majorness. Members are enumerated and named as in
//! OpenGL's program interface (`types::layout::members`). For an invalid layout, the
//! command prints the violated rule and exits with 1.

use super::format::{Format, FormatArg, json, refuse};
use super::table::input::{Refused, bytes, data, text};
use super::{Exit, Failure, Outcome, output};
use crate::case_file::{CaseError, expand};
use crate::report::layouts::{self, BlockFacts, LayoutFacts};
use crate::spirv::{self, BlockKind, BlockVariable, SpirvError};
use crate::types::layout::{
    Checked, Enumeration, LayoutError, Rules, check, lay_out_block, members,
};
use crate::types::{Stage, Type};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Arguments of `xfb layout`.
#[derive(Debug, clap::Args)]
pub struct LayoutArgs {
    /// Shader of any stage: GLSL for Vulkan or OpenGL (.vert .frag .comp …), SPIR-V
    /// (.spv), SPIR-V assembly (.spvasm), or a case file with [memory] (.toml)
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_parser = parse_rules, value_name = "RULES",
          help = "Lay out the bare types by these rules: std140, std430, scalar, c or scalar_tight \
                  (scalar of GLSL, without padding at the end of structures) [default: the \
                  explicit layout of the module]")]
    rules: Option<Rules>,
    #[command(flatten)]
    format: FormatArg,
}

fn parse_rules(name: &str) -> Result<Rules, String> {
    let names = || Rules::ALL.map(Rules::name).join(", ");
    Rules::from_name(name).ok_or_else(|| format!("the rules are {}", names()))
}

/// Runs `xfb layout`.
pub fn run(args: LayoutArgs) -> Outcome {
    let format = args.format.for_stdout();
    match read(&args.file, args.rules)? {
        Ok(facts) => {
            output::print(&match format {
                Format::Text => layouts::text(&facts),
                Format::Json => json(&facts)?,
            })?;
            Ok(Exit::Success)
        }
        Err(refused) => refuse(&refused, format),
    }
}

fn refused(error: &LayoutError) -> Refused {
    Refused {
        rule: error.rule().to_owned(),
        message: error.to_string(),
    }
}

/// The layout of a file's blocks, or the violated rule.
type Reading = Result<LayoutFacts, Refused>;

fn read(path: &Path, rules: Option<Rules>) -> Result<Reading, Failure> {
    let extension = path.extension().and_then(|e| e.to_str());
    match extension.unwrap_or_default() {
        "spv" => of_module(path, &bytes(path)?, rules),
        "toml" => of_case(path, rules),
        "spvasm" => compiled(path, None, rules),
        extension => match Stage::from_extension(extension) {
            Some(stage) => compiled(path, Some(stage), rules),
            None => {
                let message = format!(
                    "{}: unknown file extension; known are .vert, .tesc, .tese, .geom, \
                     .frag, .comp, .spv, .spvasm or .toml",
                    path.display()
                );
                Err(Failure::new(Exit::Usage, message))
            }
        },
    }
}

fn of_module(path: &Path, bytes: &[u8], rules: Option<Rules>) -> Result<Reading, Failure> {
    let module = spirv::load_bytes(bytes).map_err(|error| data(path, error))?;
    let blocks = match spirv::reflect_blocks(&module) {
        Ok(blocks) => blocks,
        Err(error @ SpirvError::Majorness { .. }) => {
            return Ok(Err(Refused {
                rule: "layout.majorness".to_owned(),
                message: error.to_string(),
            }));
        }
        Err(error) => return Err(data(path, error)),
    };
    let facts: Result<Vec<BlockFacts>, LayoutError> = blocks
        .iter()
        .map(|variable| block_facts(variable, rules))
        .collect();
    Ok(facts
        .map(|blocks| LayoutFacts {
            rules: rules.map(Rules::name),
            blocks,
        })
        .map_err(|error| refused(&error)))
}

fn block_facts(variable: &BlockVariable, rules: Option<Rules>) -> Result<BlockFacts, LayoutError> {
    let (block, size, valid) = match rules {
        Some(rules) => {
            let bare = Type::Struct(Arc::clone(&variable.block)).without_offsets();
            let bare = bare.as_struct().unwrap_or(&variable.block);
            let (block, size) = lay_out_block(bare, rules, &[])?;
            (Arc::new(block), u64::from(size), None)
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
            let size = Type::Struct(Arc::clone(&variable.block)).explicit_size();
            (
                Arc::clone(&variable.block),
                size.unwrap_or(0),
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
        kind: Some(variable.kind),
        set: variable.set,
        binding: variable.binding,
        array: variable.lengths.clone(),
        size,
        valid,
        members: members(
            &block,
            prefix,
            Enumeration::of(variable.kind == BlockKind::Storage),
        )?,
    })
}

/// Returns the block of a case file: of its smoke case, or of its first case. The file
/// may be in any folder and have any name.
fn of_case(path: &Path, rules: Option<Rules>) -> Result<Reading, Failure> {
    const NAMED: &str = "declared/memory.toml";
    let text = text(path)?;
    let wrong = |mut error: Box<CaseError>| {
        error.file = path.display().to_string();
        Failure::new(Exit::Data, error.with_excerpt())
    };
    let names = expand::names(NAMED, &text).map_err(wrong)?;
    let chosen = names.iter().find(|(_, smoke)| *smoke).or(names.first());
    let Some((name, _)) = chosen else {
        return Err(data(path, "the file has no case"));
    };
    let Some(memory) = expand::memory(NAMED, &text, name).map_err(wrong)? else {
        return Err(data(path, "the file has no [memory]: it declares no block"));
    };
    let Some(rules) = rules.or(memory.rules) else {
        let why = "the file names no layout rules; use --rules";
        return Err(Failure::new(
            Exit::Usage,
            format!("{}: {why}", path.display()),
        ));
    };
    Ok(match memory.laid_out(rules) {
        Ok(_) => Ok(LayoutFacts {
            rules: Some(rules.name()),
            blocks: layouts::declared(&memory, &[rules])
                .into_iter()
                .flat_map(|facts| facts.blocks)
                .collect(),
        }),
        Err(error) => Err(refused(&error)),
    })
}

/// Compiles GLSL of a stage, or assembles SPIR-V if there is no stage.
#[cfg(feature = "vulkan")]
fn compiled(path: &Path, stage: Option<Stage>, rules: Option<Rules>) -> Result<Reading, Failure> {
    use crate::compile::Compiler;
    let text = text(path)?;
    let name = path.display().to_string();
    let words = Compiler::shared().and_then(|compiler| match stage {
        Some(stage) => compiler
            .compile_either(&text, stage, &name)
            .map(|(words, _)| words),
        None => compiler.assemble(&text, &name),
    });
    let words = words.map_err(|error| Failure::new(Exit::Data, error))?;
    of_module(path, bytemuck::cast_slice(&words), rules)
}

#[cfg(not(feature = "vulkan"))]
fn compiled(path: &Path, _: Option<Stage>, _: Option<Rules>) -> Result<Reading, Failure> {
    Err(super::table::input::no_compiler(path))
}
