//! The limits that a device must report; nothing is run.
//!
//! Vulkan chapter "Limits", tables "Required Limits" and their notes.

use super::given::given;
use crate::script::Feature;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A limit that a device must advertise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequiredLimit {
    pub limit: String,
    pub required: Required,
    /// The feature that a device must lack for the limit to apply.
    pub without: Option<Feature>,
}

/// The value that the specification requires of a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Required {
    AtLeast(u64),
    Exactly(u64),
}

impl Required {
    /// Whether this is allowed.
    pub fn allows(self, seen: u64) -> bool {
        match self {
            Required::AtLeast(least) => seen >= least,
            Required::Exactly(value) => seen == value,
        }
    }
}

impl fmt::Display for Required {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Required::AtLeast(least) => write!(f, "at least {least}"),
            Required::Exactly(value) => write!(f, "exactly {value}"),
        }
    }
}

impl fmt::Display for RequiredLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is {}", self.limit, self.required)?;
        match &self.without {
            Some(feature) => write!(f, " where {feature} is not offered"),
            None => Ok(()),
        }
    }
}

/// A limit that a device must report.
///
/// ```toml
/// [advertised]
/// limit = "maxTransformFeedbackStreams"
/// least = 1                     # or `exactly = 1`
/// without = "geometryStreams"   # only required of devices without this feature
/// ```
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RequiredLimitDefinition {
    /// The limit by its Vulkan name.
    pub limit: String,
    /// The least value.
    pub least: Option<u32>,
    /// The only value.
    pub exactly: Option<u32>,
    /// A feature whose devices are exempt.
    #[serde(default, deserialize_with = "given")]
    pub without: Option<Feature>,
}
