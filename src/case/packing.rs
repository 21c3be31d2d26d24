//! Where the packer must put the varyings of an interface.

use crate::packing::packed_interface::ComponentRun;
use crate::packing::{Captures, InterfaceLimits, PackOptions};

/// A placement that the packer must give for the case's interface.
#[derive(Clone, Debug, PartialEq)]
pub struct ExpectedPlacement {
    pub options: PackOptions,
    pub limits: Option<InterfaceLimits>,
    pub captures: Captures,
    pub expected: ExpectedSlots,
}

/// What the packer must answer.
#[derive(Clone, Debug, PartialEq)]
pub enum ExpectedSlots {
    /// These varyings and no others.
    Placed {
        varyings: Vec<ExpectedVarying>,
        slots: Option<u32>,
    },
    /// A refusal by the rule of this name.
    Refused(String),
}

/// Where one varying must be.
#[derive(Clone, Debug, PartialEq)]
pub struct ExpectedVarying {
    pub name: String,
    pub class: Option<String>,
    /// Runs of consecutive words; their parts count from 0.
    pub at: Vec<ComponentRun>,
}
