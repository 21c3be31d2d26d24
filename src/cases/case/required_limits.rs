//! The limits that a device must report; nothing is run.
//!
//! Vulkan chapter "Limits", tables "Required Limits" and their notes.

use super::given::given;
use crate::script::Feature;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A limit that a device must report.
///
/// ```toml
/// [advertised]
/// limit = "maxTransformFeedbackStreams"
/// least = 1                     # or `exactly = 1`
/// without = "geometryStreams"   # only required of devices without this feature
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "RequiredLimitDefinition")]
pub struct RequiredLimit {
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

impl RequiredLimit {
    /// Whether the limit of a device may have this value.
    pub fn allows(&self, seen: u64) -> bool {
        self.least.is_none_or(|least| seen >= u64::from(least))
            && self.exactly.is_none_or(|value| seen == u64::from(value))
    }
}

impl fmt::Display for RequiredLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is ", self.limit)?;
        if let Some(least) = self.least {
            write!(f, "at least {least}")?;
        }
        if let Some(value) = self.exactly {
            write!(f, "exactly {value}")?;
        }
        match &self.without {
            Some(feature) => write!(f, " where {feature} is not offered"),
            None => Ok(()),
        }
    }
}
