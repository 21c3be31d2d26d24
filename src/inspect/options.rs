//! Options that a user sets for reading shader files.

use super::InspectError;
use crate::packing::CaptureLimits;
use crate::spirv::{Module, SpecConstant};
use crate::types::stage::TextStage;
use crate::types::{Environment, Stage};
use std::path::Path;

/// The options by which files are compiled, and the parts of their modules that are read.
#[derive(Clone, Debug, Default)]
pub struct ReadOptions {
    /// The names of the entry points that are read; an empty list selects all.
    pub entries: Vec<String>,
    /// The Vulkan version that GLSL for Vulkan is compiled for.
    pub environment: Environment,
    /// Values of specialization constants.
    pub constants: Vec<SpecConstant>,
    /// The values of GLSL's constants about capture.
    pub limits: CaptureLimits,
    /// The stage of texts whose file name does not state one.
    pub stage: Option<TextStage>,
}

impl ReadOptions {
    /// Returns the module as these options select it.
    ///
    /// # Errors
    /// The module has no such entry point or constant.
    pub(super) fn select(&self, path: &Path, module: Module) -> Result<Module, InspectError> {
        let wrong = |error| InspectError::file(path, error);
        let module = if self.entries.is_empty() {
            module
        } else {
            module.with_entry_points(&self.entries).map_err(wrong)?
        };
        module.specialized(&self.constants).map_err(wrong)
    }
}

/// Checks that a module has one entry point of a stage, so that it is clear which one is
/// read.
pub(super) fn check_one_entry_point(
    path: &Path,
    module: &Module,
    stage: Stage,
) -> Result<(), InspectError> {
    let entries = module.entry_points().into_iter();
    let names: Vec<String> = entries
        .filter(|entry| entry.stage == stage)
        .map(|entry| entry.name)
        .collect();
    if names.len() < 2 {
        return Ok(());
    }
    Err(InspectError::SeveralEntryPoints {
        file: path.to_owned(),
        stage,
        names: names.join(", "),
    })
}
