//! Behaviour that the specification leaves unspecified: recorded, never gating.

use crate::model::allowed::OpenPlace;
use std::collections::BTreeSet;

/// What a case leaves open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Probe {
    /// What the text does not say, in words.
    pub open: String,
    /// What is open beside everything that the model has no answer for.
    pub places: BTreeSet<OpenPlace>,
    /// The driver may crash or hang on it, and that too is recorded: the case
    /// runs in a worker of its own.
    pub own_process: bool,
}
