//! The variations that a runner selects for its cases.

use crate::case::Case;
use crate::judge::varied::chosen;
use crate::script::Capabilities;
use crate::sources::local;
use crate::vary::Item;

/// The variations that a runner selects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Disguise {
    /// None: cases run as they are declared.
    Plain,
    /// Variations by a seed; a local case runs as its author states it.
    Seed(u64),
    /// One variation for all cases.
    Items(Vec<Item>),
}

impl Disguise {
    /// Returns the variation of a case on this device; empty for none.
    pub(super) fn variation(&self, case: &Case, device: &Capabilities) -> Vec<Item> {
        match self {
            Disguise::Seed(seed) if !case.name.starts_with(local::PREFIX) => {
                chosen(case, *seed, device)
            }
            Disguise::Plain | Disguise::Seed(_) => Vec::new(),
            Disguise::Items(items) => items.clone(),
        }
    }
}
