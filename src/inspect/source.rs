//! Files to text and to modules.

use super::ReadOptions;
use super::error::InspectError;
use super::standard_input::{LIMIT, is_standard_input, pipe, standard_input};
use crate::capture::glsl_text::GlslText;
use crate::rewrite::{GlModule, GlProgramError, Located, assign_locations, has_gl_builtins};
use crate::spirv::load::{MAGIC, MAX_BYTES};
use crate::spirv::{self, Module};
use crate::types::Stage;
use crate::types::stage::{OtherStage, TextStage};
use std::collections::BTreeSet;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// A stage of a module.
#[derive(Clone, Debug)]
pub(super) struct StageModule {
    pub(super) stage: Stage,
    pub(super) module: Module,
    /// For GLSL, the names of the variables and blocks with an explicit location.
    pub(super) located: Option<BTreeSet<String>>,
}

/// A compiled GLSL text.
pub(super) struct CompiledGlsl {
    pub(super) words: Vec<u32>,
    /// The names of the variables and blocks with an explicit location.
    pub(super) located: BTreeSet<String>,
    /// The declarations of capture in the text.
    pub(super) text: GlslText,
    /// Whether it was compiled for OpenGL instead of Vulkan.
    pub(super) for_opengl: bool,
}

/// Returns the extension of a file name, "" without one.
pub(super) fn extension(path: &Path) -> &str {
    let extension = path.extension().and_then(|e| e.to_str());
    extension.unwrap_or_default()
}

/// The kind of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FileKind {
    Spirv,
    Assembly,
    Glsl(Stage),
    Hlsl(Stage),
    /// GLSL of a stage of which nothing but blocks is read.
    OtherGlsl(OtherStage),
    CaseFile,
    ShaderTest,
}

/// Returns the kind of a file: by the extension of its name, and for standard input and
/// other extensions by its content and by the stage of `options`. The message about a file
/// of an unknown kind lists the `accepted` extensions.
pub(super) fn kind(
    path: &Path,
    options: &ReadOptions,
    accepted: &'static str,
) -> Result<FileKind, InspectError> {
    let file = || path.to_owned();
    let extension = extension(path);
    if !is_standard_input(path) {
        let known = match extension {
            "spv" => Some(FileKind::Spirv),
            "spvasm" => Some(FileKind::Assembly),
            "toml" => Some(FileKind::CaseFile),
            "shader_test" => Some(FileKind::ShaderTest),
            "hlsl" => match options.stage {
                Some(TextStage::Pipeline(stage)) => Some(FileKind::Hlsl(stage)),
                Some(TextStage::Other(_)) => {
                    return Err(InspectError::BlocksOnly { file: file() });
                }
                None => return Err(InspectError::NoStage { file: file() }),
            },
            _ => TextStage::from_extension(extension).map(FileKind::for_text),
        };
        if let Some(known) = known {
            return Ok(known);
        }
    }
    let content = bytes(path)?;
    let is_magic = |word: u32| content.starts_with(&word.to_le_bytes());
    if is_magic(MAGIC) || is_magic(MAGIC.swap_bytes()) {
        return Ok(FileKind::Spirv);
    }
    if is_assembly(&content) {
        return Ok(FileKind::Assembly);
    }
    match options.stage {
        Some(stage) => Ok(FileKind::for_text(stage)),
        None if is_standard_input(path) => Err(InspectError::NoStage { file: file() }),
        None => Err(InspectError::Extension {
            file: file(),
            accepted,
        }),
    }
}

impl FileKind {
    fn for_text(stage: TextStage) -> FileKind {
        match stage {
            TextStage::Pipeline(stage) => FileKind::Glsl(stage),
            TextStage::Other(stage) => FileKind::OtherGlsl(stage),
        }
    }
}

/// Returns whether the first line of a text that is not empty is one of SPIR-V assembly.
fn is_assembly(content: &[u8]) -> bool {
    let start = content.trim_ascii_start();
    start.starts_with(b"; SPIR-V") || start.starts_with(b"OpCapability")
}

/// Reads a file or standard input, up to the size that a module may have.
fn bytes(path: &Path) -> Result<Vec<u8>, InspectError> {
    if is_standard_input(path) {
        let content = standard_input();
        let content = content.map_err(|error| InspectError::file(path, error.to_string()))?;
        return within_limit(path, content.to_vec(), None);
    }
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| {
        let data = file.metadata()?;
        if data.is_file() {
            file.take(LIMIT).read_to_end(&mut bytes)?;
            return Ok(Some(data.len()));
        }
        bytes = pipe(path, file)?;
        Ok(None)
    });
    let len = read.map_err(|error| InspectError::file(path, error))?;
    within_limit(path, bytes, len)
}

/// Refuses content that exceeds the limit; `len` is its length if that is known.
fn within_limit(path: &Path, content: Vec<u8>, len: Option<u64>) -> Result<Vec<u8>, InspectError> {
    if content.len() as u64 <= MAX_BYTES as u64 {
        return Ok(content);
    }
    let size = match len {
        Some(len) => format!("{len} bytes long"),
        None => "longer than that".to_owned(),
    };
    let message = format!("files of at most {MAX_BYTES} bytes are read; it is {size}");
    Err(InspectError::file(path, message))
}

/// Reads a text file.
pub(super) fn text(path: &Path) -> Result<String, InspectError> {
    let text = String::from_utf8(bytes(path)?).map_err(|error| InspectError::file(path, error))?;
    Ok(text.trim_start_matches('\u{feff}').to_owned())
}

/// Loads the module of a `.spv` file.
pub(super) fn module(path: &Path, options: &ReadOptions) -> Result<Module, InspectError> {
    let module = spirv::load_bytes(&bytes(path)?);
    options.select(
        path,
        module.map_err(|error| InspectError::file(path, error))?,
    )
}

/// Loads the module of compiled or assembled words.
pub(super) fn module_from_words(
    path: &Path,
    words: &[u32],
    options: &ReadOptions,
) -> Result<Module, InspectError> {
    let module = spirv::load_words(words);
    options.select(
        path,
        module.map_err(|error| InspectError::file(path, error))?,
    )
}

/// Assigns locations to the outputs of consecutive stages, where OpenGL lets them
/// be omitted or equal: in GLSL and in SPIR-V for OpenGL. A module for Vulkan has
/// explicit locations and is not changed.
pub(super) fn with_locations(stages: Vec<StageModule>) -> Result<Vec<StageModule>, GlProgramError> {
    let of_opengl = |s: &StageModule| s.located.is_some() || has_gl_builtins(&s.module);
    if !stages.iter().any(of_opengl) {
        return Ok(stages);
    }
    let split = |s: StageModule| (s.module, (s.stage, s.located));
    let (modules, sources): (Vec<_>, Vec<_>) = stages.into_iter().map(split).unzip();
    let modules = modules.into_iter().zip(&sources);
    let modules = modules.map(|(module, (stage, located))| GlModule {
        stage: *stage,
        module,
        located: located.as_ref().map_or(Located::All, Located::Named),
    });
    let assigned = assign_locations(modules.collect())?.into_iter();
    let stages = assigned.zip(sources);
    Ok(stages
        .map(|(module, (stage, located))| StageModule {
            stage,
            module,
            located,
        })
        .collect())
}

/// Compiles a file of GLSL, for Vulkan or for OpenGL.
///
/// # Errors
/// The file cannot be read or does not compile; [`InspectError::Refused`] where the
/// compiler reports a broken rule of capture.
#[cfg(feature = "shaderc")]
pub(super) fn compile(
    path: &Path,
    stage: Stage,
    options: &ReadOptions,
) -> Result<CompiledGlsl, InspectError> {
    use super::error::BrokenRule;
    use crate::compile::explicit_locations::explicitly_located;
    use crate::compile::{Compiler, Flavour, with_capture_constants};
    let text = with_capture_constants(&text(path)?, &options.limits);
    let name = path.display().to_string();
    let environment = options.environment;
    let compiler = Compiler::shared();
    let compiled = compiler.compile_either_for(&text, stage, &name, environment);
    let (words, flavour) = compiled.map_err(|error| match error.broken_rule() {
        Some(rule) => BrokenRule {
            rule: rule.to_owned(),
            message: error.to_string(),
        }
        .into(),
        None => InspectError::Located(error.to_string()),
    })?;
    let preprocessed = compiler.preprocess(&text, &name, flavour, environment);
    Ok(CompiledGlsl {
        words,
        located: explicitly_located(&text),
        text: GlslText::read(preprocessed.as_deref().map_err(|error| error.to_string())),
        for_opengl: flavour == Flavour::OpenGl,
    })
}

/// Compiles a file of HLSL; its entry point is the first of `options`, or `main`.
#[cfg(feature = "shaderc")]
pub(super) fn compile_hlsl(
    path: &Path,
    stage: Stage,
    options: &ReadOptions,
) -> Result<Module, InspectError> {
    use crate::compile::Compiler;
    let name = path.display().to_string();
    let entry = options.entries.first().map_or("main", String::as_str);
    let source = (entry, options.environment);
    let words = Compiler::shared().compile_hlsl(&text(path)?, stage, &name, source);
    let words = words.map_err(|error| InspectError::Located(error.to_string()))?;
    module_from_words(path, &words, options)
}

/// Compiles a file of GLSL of another stage.
#[cfg(feature = "shaderc")]
pub(super) fn compile_other(
    path: &Path,
    stage: OtherStage,
    options: &ReadOptions,
) -> Result<Module, InspectError> {
    use crate::compile::Compiler;
    let name = path.display().to_string();
    let words = Compiler::shared().compile_other(&text(path)?, stage, &name, options.environment);
    let words = words.map_err(|error| InspectError::Located(error.to_string()))?;
    module_from_words(path, &words, options)
}

/// Assembles a file of SPIR-V assembly.
#[cfg(feature = "shaderc")]
pub(super) fn assemble(path: &Path, options: &ReadOptions) -> Result<Module, InspectError> {
    use crate::compile::Compiler;
    let name = path.display().to_string();
    let text = text(path)?;
    let words = Compiler::shared().assemble(&text, &name);
    let words = words.map_err(|error| InspectError::Located(error.to_string()))?;
    module_from_words(path, &words, options)
}

#[cfg(not(feature = "shaderc"))]
pub(super) fn compile(
    path: &Path,
    _: Stage,
    _: &ReadOptions,
) -> Result<CompiledGlsl, InspectError> {
    let file = path.to_owned();
    Err(InspectError::NoCompiler { file })
}

#[cfg(not(feature = "shaderc"))]
pub(super) fn compile_hlsl(path: &Path, _: Stage, _: &ReadOptions) -> Result<Module, InspectError> {
    let file = path.to_owned();
    Err(InspectError::NoCompiler { file })
}

#[cfg(not(feature = "shaderc"))]
pub(super) fn compile_other(
    path: &Path,
    _: OtherStage,
    _: &ReadOptions,
) -> Result<Module, InspectError> {
    let file = path.to_owned();
    Err(InspectError::NoCompiler { file })
}

#[cfg(not(feature = "shaderc"))]
pub(super) fn assemble(path: &Path, _: &ReadOptions) -> Result<Module, InspectError> {
    let file = path.to_owned();
    Err(InspectError::NoCompiler { file })
}
