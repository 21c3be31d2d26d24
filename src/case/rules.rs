//! The project's own table of the rules of transform feedback: what every
//! device case checks, and what a report prints beside a failure.
//!
//! The data is `rules.toml`; VK_EXT_transform_feedback and the chapters it
//! amends.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::OnceLock;

/// The highest rule number.
pub const LAST: u8 = 87;

/// What an implementation owes to a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The text demands it.
    Must,
    /// The implementation chooses; every choice is accepted.
    Choice,
    /// The text can be read in two ways: recorded, never gating.
    Ambiguous,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Must => "must",
            Kind::Choice => "choice",
            Kind::Ambiguous => "ambiguous",
        })
    }
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// From 1; never renumbered.
    pub number: u8,
    pub kind: Kind,
    /// One sentence.
    pub text: String,
    /// Sections of the Vulkan specification, commands, and VUIDs.
    pub source: Vec<String>,
    /// Why no case can check it, where none can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub excuse: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    rule: Vec<Rule>,
}

/// Every rule, by number.
pub fn all() -> &'static [Rule] {
    static RULES: OnceLock<Vec<Rule>> = OnceLock::new();
    // The text is part of the program; a test proves that it parses.
    RULES.get_or_init(|| {
        toml::from_str::<Table>(include_str!("rules.toml")).map_or(Vec::new(), |t| t.rule)
    })
}

/// The rule of this number.
pub fn rule(number: u8) -> Option<&'static Rule> {
    all().iter().find(|rule| rule.number == number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_complete() {
        toml::from_str::<Table>(include_str!("rules.toml")).expect("the table parses");
        let numbers: Vec<u8> = all().iter().map(|rule| rule.number).collect();
        assert_eq!(numbers, (1..=LAST).collect::<Vec<_>>());
        for rule in all() {
            assert!(
                rule.text.ends_with('.') && rule.text.len() > 40,
                "{}",
                rule.number
            );
            assert!(!rule.source.is_empty(), "{}", rule.number);
            for source in rule.source.iter().filter(|s| s.starts_with("VUID")) {
                assert_eq!(source.split('-').count(), 4, "{source}");
            }
        }
        assert_eq!(rule(0), None);
        assert_eq!(rule(49).map(|rule| rule.kind), Some(Kind::Must));
    }
}
