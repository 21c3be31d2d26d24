//! shaderc, which compiles every source of a module.
//!
//! One compiler serves the process: its first compilation takes about 100 ms, and so does the
//! first one after the last compiler is dropped. Several threads may use it concurrently. It reads
//! no files: `#include` is an error.
//!
//! Modules of cases are SPIR-V 1.0, the version that every driver with the extension
//! loads, old ones in a bisection included. Transform feedback needs no newer version;
//! shaders of users may ([`Environment`]).

use super::error::CompileError;
use super::observer::in_compiler;
use super::opengl::{self, Translation};
use super::source::{Flavour, Source};
use super::version::{ForOpenGl, version};
use crate::types::stage::OtherStage;
use crate::types::{Environment, Stage};
use shaderc::{
    CompilationArtifact, CompileOptions, EnvVersion, Limit, ShaderKind, SourceLanguage,
    SpirvVersion, TargetEnv,
};
use std::borrow::Cow;
use std::sync::OnceLock;

/// Limits that glslang checks and that this program checks against the device instead,
/// set to the highest values that do not overflow glslang.
const LIMITS: [(Limit, i32); 3] = [
    (Limit::MaxTransformFeedbackBuffers, 1 << 10),
    (Limit::MaxTransformFeedbackInterleavedComponents, 1 << 16),
    (Limit::MaxGeometryOutputVertices, 1 << 10),
];

/// shaderc, started for the first text that is in no cache.
#[derive(Default)]
pub(super) struct Shaderc(OnceLock<Result<shaderc::Compiler, CompileError>>);

impl Shaderc {
    /// Returns the compiler of the library.
    ///
    /// # Errors
    /// [`CompileError::Start`] if it cannot be initialised.
    fn started(&self) -> Result<&shaderc::Compiler, CompileError> {
        let started = self.0.get_or_init(|| {
            in_compiler(shaderc::Compiler::new)
                .map_err(|error| CompileError::Start(error.to_string()))
        });
        started.as_ref().map_err(Clone::clone)
    }

    /// Whether it has been started.
    #[cfg(test)]
    pub(super) fn is_started(&self) -> bool {
        self.0.get().is_some()
    }

    /// Returns the module of a source; `name` is the file name in messages.
    ///
    /// # Errors
    /// [`CompileError::Refused`] with the compiler's message.
    pub(super) fn compile(&self, source: &Source, name: &str) -> Result<Vec<u32>, CompileError> {
        match source {
            Source::Glsl(stage, flavour, environment, text) => {
                self.compile_glsl(text, *stage, name, (*flavour, *environment))
            }
            Source::OtherGlsl(stage, environment, text) => {
                let mut options = options(Flavour::Vulkan, *environment)?;
                options.set_auto_map_locations(true);
                self.compile_once(text, other_kind(*stage), name, "main", &options)
            }
            Source::Hlsl(stage, entry, environment, text) => {
                let mut options = options(Flavour::Vulkan, *environment)?;
                options.set_source_language(SourceLanguage::HLSL);
                options.set_auto_map_locations(true);
                options.set_auto_bind_uniforms(true);
                self.compile_once(text, kind(*stage), name, entry, &options)
            }
            Source::Assembly(text) => self.assemble(text, name),
        }
    }

    fn compile_once(
        &self,
        text: &str,
        kind: ShaderKind,
        name: &str,
        entry: &str,
        options: &CompileOptions<'_>,
    ) -> Result<Vec<u32>, CompileError> {
        let shaderc = self.started()?;
        let compile = || shaderc.compile_into_spirv(text, kind, name, entry, Some(options));
        in_compiler(compile).map(words).map_err(refused)
    }

    fn compile_glsl(
        &self,
        text: &str,
        stage: Stage,
        name: &str,
        (flavour, environment): (Flavour, Environment),
    ) -> Result<Vec<u32>, CompileError> {
        let mut options = options(flavour, environment)?;
        let translation = self.translate(text, stage, name, (flavour, &options))?;
        let text = translation.as_ref().map_or(text, |t| &t.text);
        let kind = kind(stage);
        // Locations are assigned only if some are missing: glslang would also assign
        // one to a block whose members have their own, which is invalid.
        let compiled = self
            .compile_once(text, kind, name, "main", &options)
            .or_else(|_| {
                options.set_auto_map_locations(true);
                self.compile_once(text, kind, name, "main", &options)
            });
        match translation {
            None => compiled,
            Some(translation) => compiled
                .map(|words| translation.restore_names(&words))
                .map_err(|error| error.map_message(|m| translation.restore_message(m))),
        }
    }

    /// Translates a text of a version that the compiler does not compile for OpenGL;
    /// `None` for any other text.
    fn translate(
        &self,
        text: &str,
        stage: Stage,
        name: &str,
        (flavour, options): (Flavour, &CompileOptions<'_>),
    ) -> Result<Option<Translation>, CompileError> {
        let Cow::Owned(newer) = newer_for(text, flavour) else {
            return Ok(None);
        };
        let preprocessed = self.preprocess_with(&newer, name, options)?;
        let version = version(text);
        Ok(Some(Translation::new(&preprocessed, stage, &version, text)))
    }

    /// Returns a text without comments, macros and conditions, as it is compiled.
    ///
    /// # Errors
    /// [`CompileError::Refused`] with the compiler's message.
    pub(super) fn preprocess(
        &self,
        text: &str,
        name: &str,
        (flavour, environment): (Flavour, Environment),
    ) -> Result<String, CompileError> {
        let options = options(flavour, environment)?;
        self.preprocess_with(&newer_for(text, flavour), name, &options)
    }

    fn preprocess_with(
        &self,
        text: &str,
        name: &str,
        options: &CompileOptions<'_>,
    ) -> Result<String, CompileError> {
        let shaderc = self.started()?;
        let preprocess = || shaderc.preprocess(text, name, "main", Some(options));
        let artifact = in_compiler(preprocess).map_err(refused)?;
        Ok(artifact.as_text())
    }

    fn assemble(&self, text: &str, name: &str) -> Result<Vec<u32>, CompileError> {
        let options = options(Flavour::Vulkan, Environment::Vulkan1_0)?;
        let shaderc = self.started()?;
        let assembled = in_compiler(|| shaderc.assemble(text, Some(&options)));
        assembled.map(words).map_err(|error| {
            CompileError::Refused(match error {
                // The message starts with line and column.
                shaderc::Error::InvalidAssembly(why) => format!("{name}:{why}"),
                other => format!("{name}: {other}"),
            })
        })
    }
}

/// Returns a text with directives that the compiler accepts; borrowed if they are the
/// text's own.
fn newer_for(text: &str, flavour: Flavour) -> Cow<'_, str> {
    let version = version(text);
    match (flavour, version.for_opengl()) {
        (Flavour::OpenGl, ForOpenGl::As(target)) => {
            Cow::Owned(opengl::retargeted(text, &version, target))
        }
        (Flavour::OpenGl, ForOpenGl::Native | ForOpenGl::Unknown) | (Flavour::Vulkan, _) => {
            Cow::Borrowed(text)
        }
    }
}

fn kind(stage: Stage) -> ShaderKind {
    match stage {
        Stage::Vertex => ShaderKind::Vertex,
        Stage::TessControl => ShaderKind::TessControl,
        Stage::TessEval => ShaderKind::TessEvaluation,
        Stage::Geometry => ShaderKind::Geometry,
        Stage::Fragment => ShaderKind::Fragment,
        Stage::Compute => ShaderKind::Compute,
    }
}

fn other_kind(stage: OtherStage) -> ShaderKind {
    match stage {
        OtherStage::Task => ShaderKind::Task,
        OtherStage::Mesh => ShaderKind::Mesh,
        OtherStage::RayGeneration => ShaderKind::RayGeneration,
        OtherStage::Intersection => ShaderKind::Intersection,
        OtherStage::AnyHit => ShaderKind::AnyHit,
        OtherStage::ClosestHit => ShaderKind::ClosestHit,
        OtherStage::Miss => ShaderKind::Miss,
        OtherStage::Callable => ShaderKind::Callable,
    }
}

fn options(
    flavour: Flavour,
    environment: Environment,
) -> Result<CompileOptions<'static>, CompileError> {
    let mut options = CompileOptions::new().map_err(|e| CompileError::Start(e.to_string()))?;
    match flavour {
        Flavour::Vulkan => {
            let (version, spirv) = match environment {
                Environment::Vulkan1_0 => (EnvVersion::Vulkan1_0, SpirvVersion::V1_0),
                Environment::Vulkan1_1 => (EnvVersion::Vulkan1_1, SpirvVersion::V1_3),
                Environment::Vulkan1_2 => (EnvVersion::Vulkan1_2, SpirvVersion::V1_5),
                // Older compilers do not have Vulkan 1.4, whose SPIR-V is that of 1.3.
                Environment::Vulkan1_3 | Environment::Vulkan1_4 => {
                    (EnvVersion::Vulkan1_3, SpirvVersion::V1_6)
                }
            };
            options.set_target_env(TargetEnv::Vulkan, version as u32);
            options.set_target_spirv(spirv);
        }
        Flavour::OpenGl => {
            options.set_target_env(TargetEnv::OpenGL, EnvVersion::OpenGL4_5 as u32);
            options.set_auto_bind_uniforms(true);
            options.set_target_spirv(SpirvVersion::V1_0);
        }
    }
    for (limit, value) in LIMITS {
        options.set_limit(limit, value);
    }
    Ok(options)
}

fn words(artifact: CompilationArtifact) -> Vec<u32> {
    artifact.as_binary().to_vec()
}

impl CompileError {
    fn map_message(self, change: impl FnOnce(&str) -> String) -> CompileError {
        match self {
            CompileError::Refused(message) => CompileError::Refused(change(&message)),
            other => other,
        }
    }
}

fn refused(error: shaderc::Error) -> CompileError {
    CompileError::Refused(error.to_string())
}
