//! The condition that draws may depend on.
//!
//! Vulkan chapter "Drawing Commands", "Conditional Rendering"
//! (VK_EXT_conditional_rendering).

use crate::units::is_default;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A predicate in memory, and how it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// The 32 bits of the predicate.
    pub value: u32,
    /// `VK_CONDITIONAL_RENDERING_INVERTED_BIT_EXT`
    #[serde(default, skip_serializing_if = "is_default")]
    pub inverted: bool,
}

impl Condition {
    /// Whether what depends on it is drawn: a predicate of 0 discards draws, an
    /// inverted one any other value.
    pub fn holds(self) -> bool {
        (self.value != 0) != self.inverted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zero_discards_unless_it_is_inverted() {
        let holds = |value, inverted| Condition { value, inverted }.holds();
        assert!(!holds(0, false) && holds(1, false) && holds(0x100, false));
        assert!(holds(0, true) && !holds(1, true) && !holds(0x8000_0000, true));
    }
}
