//! How the results of queries are asked for.
//!
//! Vulkan chapter "Queries": vkGetQueryPoolResults, vkCmdCopyQueryPoolResults,
//! vkResetQueryPool.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The ways of all queries of a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct QueryRead {
    /// Whether numbers have 64 bits (`VK_QUERY_RESULT_64_BIT`), else 32.
    pub wide: bool,
    pub by: ReadBy,
    /// `VK_QUERY_RESULT_WITH_AVAILABILITY_BIT`
    pub availability: bool,
    /// `VK_QUERY_RESULT_WAIT_BIT`
    pub wait: bool,
    /// `VK_QUERY_RESULT_PARTIAL_BIT`: harmless once the work is done.
    pub partial: bool,
    pub reset: ResetBy,
}

/// Who reads the results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReadBy {
    /// `vkGetQueryPoolResults`, after the fence.
    #[default]
    Host,
    /// `vkCmdCopyQueryPoolResults`, after the last command.
    Copy,
}

/// Who resets the queries before they begin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ResetBy {
    /// `vkCmdResetQueryPool`
    #[default]
    Command,
    /// `vkResetQueryPool`
    Host,
}

impl Default for QueryRead {
    /// 64-bit numbers with their availability, waited for, by the host.
    fn default() -> QueryRead {
        QueryRead {
            wide: true,
            by: ReadBy::Host,
            availability: true,
            wait: true,
            partial: false,
            reset: ResetBy::Command,
        }
    }
}

impl QueryRead {
    /// Bytes of one number.
    pub fn width(&self) -> usize {
        if self.wide { 8 } else { 4 }
    }

    /// The device feature that it needs, if any.
    pub fn needs(&self) -> Option<&'static str> {
        match self.reset {
            ResetBy::Host => Some("hostQueryReset"),
            ResetBy::Command => None,
        }
    }
}

impl fmt::Display for QueryRead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let by = match self.by {
            ReadBy::Host => "vkGetQueryPoolResults",
            ReadBy::Copy => "vkCmdCopyQueryPoolResults",
        };
        let reset = match self.reset {
            ResetBy::Command => "vkCmdResetQueryPool",
            ResetBy::Host => "vkResetQueryPool",
        };
        let flags = [
            (self.wide, "64_BIT"),
            (self.availability, "WITH_AVAILABILITY"),
            (self.wait, "WAIT"),
            (self.partial, "PARTIAL"),
        ];
        let flags: Vec<&str> = flags
            .iter()
            .filter(|(set, _)| *set)
            .map(|(_, name)| *name)
            .collect();
        let flags = match flags.as_slice() {
            [] => "none".to_owned(),
            flags => flags.join(" | "),
        };
        write!(f, "read by {by} (flags {flags}), reset by {reset}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_is_told() {
        assert_eq!(
            QueryRead::default().to_string(),
            "read by vkGetQueryPoolResults (flags 64_BIT | WITH_AVAILABILITY | WAIT), reset by \
             vkCmdResetQueryPool"
        );
        let least = QueryRead {
            wide: false,
            by: ReadBy::Copy,
            availability: false,
            wait: false,
            partial: false,
            reset: ResetBy::Host,
        };
        assert_eq!(
            least.to_string(),
            "read by vkCmdCopyQueryPoolResults (flags none), reset by vkResetQueryPool"
        );
        assert_eq!((least.width(), least.needs()), (4, Some("hostQueryReset")));
    }
}
