//! Texts that no case has, only users: HLSL, and GLSL of stages that do not rasterize.

use super::module_cache::Source;
use super::{CompileError, Compiler, Flavour, in_compiler, no_nul, options, refused, words};
use crate::types::stage::OtherStage;
use crate::types::{Environment, Stage};
use shaderc::{ShaderKind, SourceLanguage};

impl Compiler {
    /// Compiles HLSL with the entry point `entry`.
    ///
    /// # Errors
    /// [`CompileError::Refused`] with the compiler's message.
    pub fn compile_hlsl(
        &self,
        text: &str,
        stage: Stage,
        name: &str,
        (entry, environment): (&str, Environment),
    ) -> Result<Vec<u32>, CompileError> {
        no_nul(text, name)?;
        no_nul(entry, name)?;
        let entry = entry.to_owned();
        let source = Source::Hlsl(stage, entry.clone(), environment, text.to_owned());
        self.modules.get(source, || {
            let mut options = options(Flavour::Vulkan, environment)?;
            options.set_source_language(SourceLanguage::HLSL);
            options.set_auto_map_locations(true);
            options.set_auto_bind_uniforms(true);
            let shaderc = self.started()?;
            let kind = super::kind(stage);
            let compile = || shaderc.compile_into_spirv(text, kind, name, &entry, Some(&options));
            in_compiler(compile).map(words).map_err(refused)
        })
    }

    /// Compiles GLSL for Vulkan of a stage that does not rasterize.
    ///
    /// # Errors
    /// [`CompileError::Refused`] with the compiler's message.
    pub fn compile_other(
        &self,
        text: &str,
        stage: OtherStage,
        name: &str,
        environment: Environment,
    ) -> Result<Vec<u32>, CompileError> {
        no_nul(text, name)?;
        let kind = match stage {
            OtherStage::Task => ShaderKind::Task,
            OtherStage::Mesh => ShaderKind::Mesh,
            OtherStage::RayGeneration => ShaderKind::RayGeneration,
            OtherStage::Intersection => ShaderKind::Intersection,
            OtherStage::AnyHit => ShaderKind::AnyHit,
            OtherStage::ClosestHit => ShaderKind::ClosestHit,
            OtherStage::Miss => ShaderKind::Miss,
            OtherStage::Callable => ShaderKind::Callable,
        };
        let source = Source::OtherGlsl(stage, environment, text.to_owned());
        self.modules.get(source, || {
            let mut options = options(Flavour::Vulkan, environment)?;
            options.set_auto_map_locations(true);
            let shaderc = self.started()?;
            let compile = || shaderc.compile_into_spirv(text, kind, name, "main", Some(&options));
            in_compiler(compile).map(words).map_err(refused)
        })
    }
}
