//! The changes of a failing case that are tried: each makes one argument, one state or one part
//! of its sequence plain.

use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Changes of a case, in the words of `xfb explain`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Changes {
    /// Every change that the case has.
    All,
    /// The changes of these names, where the case has them.
    Only(BTreeSet<String>),
}

impl Changes {
    /// Whether this change is tried.
    pub fn contains(&self, change: &str) -> bool {
        match self {
            Changes::All => true,
            Changes::Only(changes) => changes.contains(change),
        }
    }
}
