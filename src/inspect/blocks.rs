//! The blocks of a file: uniform and storage blocks and push constants.

use super::ReadOptions;
use super::case_file;
use super::error::InspectError;
use super::source::{self, FileKind};
use crate::case::MemoryCase;
use crate::spirv::{BlockVariable, Module, SpirvError, reflect_blocks};
use crate::types::layout::{LayoutError, Rules, lay_out_block};
use crate::types::{StructType, Type};
use std::path::Path;
use std::sync::Arc;

/// The blocks of a file.
#[derive(Debug)]
pub enum Blocks {
    /// The blocks of a shader, laid out as its module states.
    Shader(Vec<BlockVariable>),
    /// The block that a case file declares, and its layout rules.
    Declared(Box<MemoryCase>, Rules),
}

impl Blocks {
    /// Returns the blocks laid out: by `rules`, or by default as their module or case file
    /// states.
    ///
    /// # Errors
    /// The rules do not apply to a block.
    pub fn laid_out(self, rules: Option<Rules>) -> Result<Vec<BlockVariable>, InspectError> {
        let mut blocks = match self {
            Blocks::Shader(blocks) => blocks,
            Blocks::Declared(memory, rules) => {
                let block = Arc::new(memory.laid_out(rules)?.0);
                return Ok(vec![BlockVariable {
                    instance: String::new(),
                    kind: memory.declared.kind,
                    set: None,
                    binding: None,
                    restrict: false,
                    lengths: Vec::new(),
                    block,
                }]);
            }
        };
        if let Some(rules) = rules {
            for variable in &mut blocks {
                variable.block = Arc::new(laid_out(&variable.block, rules)?.0);
            }
        }
        Ok(blocks)
    }
}

/// Returns the bare type of a block laid out by `rules`, and its size with padding.
/// Matrices keep their majorness.
///
/// # Errors
/// The rules do not apply to the block.
pub fn laid_out(block: &Arc<StructType>, rules: Rules) -> Result<(StructType, u32), LayoutError> {
    let bare = Type::Struct(Arc::clone(block)).without_offsets();
    let bare = bare.as_struct().expect("a struct without offsets is one");
    lay_out_block(bare, rules, &[])
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
    if source::extension(path) == "toml" {
        let memory = case_file::memory_case(path)?;
        let file = || path.to_owned();
        let rules = rules.or(memory.declared.layout_rules);
        let rules = rules.ok_or_else(|| InspectError::NoRules { file: file() })?;
        return Ok(Blocks::Declared(Box::new(memory), rules));
    }
    let accepted = ".vert, .tesc, .tese, .geom, .frag, .comp, .task, .mesh, .rgen, .rint, .rahit, \
                    .rchit, .rmiss, .rcall, .spv, .spvasm, .hlsl and .toml";
    let module = module(path, options, accepted)?;
    blocks_of_module(path, &module).map(Blocks::Shader)
}

/// Reads the module of a shader of any stage; the message about another file lists the
/// `accepted` extensions.
pub(super) fn module(
    path: &Path,
    options: &ReadOptions,
    accepted: &'static str,
) -> Result<Module, InspectError> {
    match source::kind(path, options, accepted)? {
        FileKind::Spirv => source::module(path, options),
        FileKind::Assembly => source::assemble(path, options),
        FileKind::Hlsl(stage) => source::compile_hlsl(path, stage, options),
        FileKind::OtherGlsl(stage) => source::compile_other(path, stage, options),
        FileKind::Glsl(stage) => {
            let compiled = source::compile(path, stage, options).map_err(|error| match error {
                // Rules of capture do not matter here.
                InspectError::Refused(broken) => InspectError::Located(broken.message),
                other => other,
            })?;
            source::module_from_words(path, &compiled.words, options)
        }
        FileKind::CaseFile | FileKind::ShaderTest => Err(InspectError::Extension {
            file: path.to_owned(),
            accepted,
        }),
    }
}

pub(super) fn blocks_of_module(
    path: &Path,
    module: &Module,
) -> Result<Vec<BlockVariable>, InspectError> {
    reflect_blocks(module).map_err(|error| {
        let majorness = matches!(error, SpirvError::Majorness { .. });
        InspectError::rule_or_file(majorness.then_some("layout.majorness"), path, error)
    })
}
