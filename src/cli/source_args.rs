//! Arguments of commands that read shaders.

use crate::inspect::ReadOptions;
use crate::spirv::SpecConstant;
use crate::types::Environment;
use crate::types::stage::TextStage;

/// The options by which shaders are compiled and specialized.
#[derive(Debug, clap::Args)]
pub struct SourceArgs {
    /// Vulkan version for which GLSL is compiled: vulkan1.0 to vulkan1.4
    #[arg(long, default_value = "vulkan1.0", value_parser = Environment::parse, value_name = "ENV")]
    target_env: Environment,
    /// Value of a specialization constant, for lengths of arrays; can be repeated
    #[arg(long = "spec-constant", value_parser = SpecConstant::parse, value_name = "ID=VALUE")]
    constants: Vec<SpecConstant>,
    /// Stage of HLSL (.hlsl), and of GLSL on standard input (-) or in a file of another
    /// extension: vert, tesc, tese, geom, frag or comp; for blocks also task, mesh, rgen,
    /// rint, rahit, rchit, rmiss or rcall
    #[arg(long, value_parser = TextStage::parse, value_name = "STAGE")]
    stage: Option<TextStage>,
}

/// The entry points that are read.
#[derive(Debug, Default, clap::Args)]
pub struct EntryArgs {
    /// Name of the entry point, where a module has several of the same stage; can be
    /// repeated
    #[arg(long = "entry", value_name = "NAME")]
    entries: Vec<String>,
}

impl SourceArgs {
    /// Returns the options of the reader.
    pub fn options(&self, entries: &EntryArgs) -> ReadOptions {
        ReadOptions {
            entries: entries.entries.clone(),
            environment: self.target_env,
            constants: self.constants.clone(),
            stage: self.stage,
            ..ReadOptions::default()
        }
    }
}
