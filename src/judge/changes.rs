//! The changes of a failing case that are tried: each makes one argument, one state or one part
//! of its sequence plain, or limits a number.

use crate::vary::Item;
use serde::{Deserialize, Serialize};

/// A change of a case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// The change with these words of `xfb explain`.
    Plain(String),
    /// At most this number in each draw.
    AtMost(Counted, u32),
}

/// A number of each draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counted {
    Vertices,
    Instances,
}

/// The form in which a worker runs a case.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// In the variation that the worker selects.
    #[default]
    Selected,
    /// In this variation; plain if it is empty.
    Varied(Vec<Item>),
    /// Plain but for this change. The cause of a failure is not sought.
    Changed(Change),
}
