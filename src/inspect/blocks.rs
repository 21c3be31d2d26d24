//! The blocks of a file: uniform and storage blocks and push constants.

use super::ReadOptions;
use super::error::InspectError;
use super::{case_file, source};
use crate::case::MemoryCase;
use crate::spirv::{BlockVariable, Module, SpirvError, reflect_blocks};
use crate::types::Stage;
use crate::types::layout::Rules;
use std::path::Path;

/// The blocks of a file.
#[derive(Debug)]
pub enum Blocks {
    /// Those of a shader, laid out as its module states.
    Shader(Vec<BlockVariable>),
    /// The block that a case file declares, and its layout rules.
    Declared(Box<MemoryCase>, Rules),
}

/// Reads the blocks of a shader of any stage or of a case file, where `rules`
/// override those of the case file.
///
/// # Errors
/// The file cannot be read or is of an unknown kind; [`InspectError::Refused`] for a
/// member that is both RowMajor and ColMajor.
pub fn blocks(
    path: &Path,
    rules: Option<Rules>,
    options: &ReadOptions,
) -> Result<Blocks, InspectError> {
    let extension = source::extension(path);
    let module = match (extension, Stage::from_extension(extension)) {
        ("toml", _) => {
            let memory = case_file::memory_case(path)?;
            let file = || path.to_owned();
            let rules = rules.or(memory.rules);
            let rules = rules.ok_or_else(|| InspectError::NoRules { file: file() })?;
            return Ok(Blocks::Declared(Box::new(memory), rules));
        }
        ("spv", _) => source::module(path, options)?,
        ("spvasm", _) => source::assemble(path, options)?,
        (_, Some(stage)) => {
            let compiled = source::compile(path, stage, options).map_err(|error| match error {
                // Rules of capture do not matter here.
                InspectError::Refused(broken) => InspectError::Located(broken.message),
                other => other,
            })?;
            source::module_of_words(path, &compiled.words, options)?
        }
        (_, None) => {
            return Err(InspectError::Extension {
                file: path.to_owned(),
                accepted: ".vert, .tesc, .tese, .geom, .frag, .comp, .spv, .spvasm and .toml",
            });
        }
    };
    blocks_of_module(path, &module).map(Blocks::Shader)
}

fn blocks_of_module(path: &Path, module: &Module) -> Result<Vec<BlockVariable>, InspectError> {
    reflect_blocks(module).map_err(|error| {
        let majorness = matches!(error, SpirvError::Majorness { .. });
        InspectError::rule_or_file(majorness.then_some("layout.majorness"), path, error)
    })
}
