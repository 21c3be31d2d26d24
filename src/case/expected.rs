//! The tables that the engine must give for an interface.

use crate::capture::{Buffer, Dialect, Output, Varying};
use crate::packing::CaptureLimits;

/// A table that the engine must give for the case's interface.
#[derive(Clone, Debug, PartialEq)]
pub struct ExpectedTable {
    /// The dialects it holds for.
    pub dialects: Vec<Dialect>,
    /// The limits it holds for, where it matters.
    pub limits: Option<CaptureLimits>,
    pub expected: Expected,
}

/// What the engine must answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Expected {
    /// These rows; a part that the file leaves out is not compared.
    Table {
        varyings: Vec<Varying>,
        /// For each varying what GL tells as the length of its name, if stated.
        name_lengths: Vec<Option<u32>>,
        buffers: Option<Vec<Buffer>>,
        outputs: Option<Vec<Output>>,
    },
    /// A refusal by the rule of this name.
    Refused(String),
}
