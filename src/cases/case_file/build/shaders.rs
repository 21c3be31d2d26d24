//! Hand-written stages.

use crate::case::Shaders;
use crate::case::pipeline::ShaderFile;
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_glsl::declare::below_version;
use crate::sources::{Language, Sources, StageSource};
use crate::spanned::Spanned;
use crate::types::Stage;

/// The stages of a pipeline whose capturing stage is `capturing`.
///
/// # Errors
/// Stages that do not form a pipeline, a file that cannot be read.
pub(crate) fn build(
    files: &[Spanned<ShaderFile>],
    capturing: Stage,
    sources: &Sources,
    scope: &Scope<'_>,
) -> Result<Shaders> {
    let mut stages: Vec<StageSource> = Vec::new();
    for file in files {
        if file.get_ref().file.get_ref() == "none" {
            continue;
        }
        let source = source(file, sources, scope)?;
        if stages.last().is_some_and(|last| last.stage >= source.stage) {
            let why = "shaders are listed in pipeline order, one per stage".to_owned();
            return scope.fail(file.span(), Problem::Pipeline(why));
        }
        stages.push(source);
    }
    let (Some(file), Some(first)) = (files.first(), stages.first()) else {
        return Ok(Shaders::Generated);
    };
    let mut last = stages.iter().rev();
    let last = last.find(|stage| stage.stage != Stage::Fragment);
    if first.stage == Stage::Vertex && last.is_some_and(|last| last.stage == capturing) {
        return Ok(Shaders::Written(stages));
    }
    let why = format!(
        "shaders begin with a vertex shader and end with the {capturing} shader, which captures"
    );
    scope.fail(file.span(), Problem::Pipeline(why))
}

/// A hand-written stage: its text, with its macros.
///
/// # Errors
/// A file that cannot be read, macros for SPIR-V assembly.
pub(crate) fn source(
    shader: &Spanned<ShaderFile>,
    sources: &Sources,
    scope: &Scope<'_>,
) -> Result<StageSource> {
    let (span, shader) = (shader.span(), shader.get_ref());
    if shader.defines.iter().any(|define| define.trim().is_empty()) {
        let why = "an entry of 'defines' has the name of a macro".to_owned();
        return scope.fail(span, Problem::Pipeline(why));
    }
    let mut source = file(&shader.file, shader.stage, sources, scope)?;
    match source.language {
        Language::Glsl => {
            let define =
                |define: &String| format!("#define {}\n", define.replace(['\n', '\r'], " "));
            let defines: String = shader.defines.iter().map(define).collect();
            source.text = below_version(&source.text, &defines);
        }
        Language::SpirvAssembly if shader.defines.is_empty() => {}
        Language::SpirvAssembly => {
            let why = "SPIR-V assembly has no macros: 'defines' belong to GLSL".to_owned();
            return scope.fail(span, Problem::Pipeline(why));
        }
    }
    Ok(source)
}

/// The text of a stage in a file.
///
/// # Errors
/// A file that cannot be read.
pub(crate) fn file(
    name: &Spanned<String>,
    stage: Stage,
    sources: &Sources,
    scope: &Scope<'_>,
) -> Result<StageSource> {
    let read = sources.shader(name.get_ref(), scope.file());
    let read = read.or_else(|error| scope.fail(name.span(), error))?;
    Ok(StageSource {
        stage,
        name: name.get_ref().clone(),
        language: read.language,
        text: read.text,
    })
}
