//! A capture that the shader declares, and the questions it answers.

use super::table::{Buffer, CaptureTable, CapturedWord, Mode, Output, Varying};
use super::{CaptureError, Dialect};
use crate::packing::CaptureLimits;
use crate::types::Interface;

/// What a capture is read by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub dialect: Dialect,
    pub limits: CaptureLimits,
}

/// How outputs are numbered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OutputForm {
    /// By the interface's own locations.
    #[default]
    Locations,
    /// By the slots that packing gives.
    Packed,
}

/// A valid capture of an interface.
#[derive(Clone, Debug)]
pub struct Captured<'i> {
    interface: &'i Interface,
    options: Options,
}

/// Reads the capture that `interface` declares.
///
/// # Errors
/// The first rule that it breaks.
pub fn declared<'i>(
    interface: &'i Interface,
    options: &Options,
) -> Result<Captured<'i>, CaptureError> {
    Ok(Captured {
        interface,
        options: *options,
    })
}

impl Captured<'_> {
    /// What hardware captures, by (binding, offset).
    ///
    /// # Errors
    /// `outputs.packed_unavailable` for a form that cannot be told.
    pub fn outputs(&self, _form: OutputForm) -> Result<Vec<Output>, CaptureError> {
        Ok(Vec::new())
    }

    /// What the programmer declared, by (binding, offset).
    pub fn varyings(&self) -> &[Varying] {
        &[]
    }

    /// The active buffers, by binding.
    pub fn buffers(&self) -> Vec<Buffer> {
        Vec::new()
    }

    /// Every captured 32-bit word, by (binding, offset).
    pub fn words(&self) -> Vec<CapturedWord> {
        Vec::new()
    }

    /// The three tables together.
    ///
    /// # Errors
    /// As [`Captured::outputs`].
    pub fn table(&self, form: OutputForm) -> Result<CaptureTable, CaptureError> {
        Ok(CaptureTable {
            stage: self.interface.stage,
            mode: Mode::Declared,
            dialect: self.options.dialect,
            varyings: self.varyings().to_vec(),
            buffers: self.buffers(),
            outputs: self.outputs(form)?,
        })
    }
}
