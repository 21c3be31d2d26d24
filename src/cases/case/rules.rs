//! The project's own table of the rules of transform feedback: what every
//! device case checks, and what a report prints beside a failure.
//!
//! The data is `rules.toml`; VK_EXT_transform_feedback and the chapters it
//! amends.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;
use strum::Display;

/// The obligation that a rule places on an implementation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Display)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Kind {
    /// The text demands it.
    Must,
    /// The implementation chooses; every choice is accepted.
    Choice,
    /// The text can be read in two ways: recorded, never gating.
    Ambiguous,
}

/// The area that a failure of a rule concerns. Summaries count each category by itself: a
/// bug of drawing is found by capture, but is not a wrong capture.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[derive(Display)]
#[strum(serialize_all = "lowercase")]
pub enum Category {
    /// Transform feedback itself.
    #[default]
    Capture,
    /// The primitives that a draw rasterizes, captured or not.
    Drawing,
    /// Writes far outside of the bound range.
    #[strum(serialize = "memory safety")]
    MemorySafety,
    /// The cause is not proven, and what is wrong does not decide it.
    Undecided,
}

impl Category {
    /// The category that all of these rules have; undecided if they differ, or if there are
    /// none.
    pub fn from_rules(rules: &[u8]) -> Category {
        let mut categories = rules
            .iter()
            .filter_map(|number| rule(*number))
            .map(|r| r.category);
        match categories.next() {
            Some(first) if categories.all(|category| category == first) => first,
            Some(_) | None => Category::Undecided,
        }
    }
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// The number of the rule, from 1; never changed.
    pub number: u8,
    pub kind: Kind,
    /// The category of a failure.
    #[serde(default, skip_serializing_if = "is_capture")]
    pub category: Category,
    /// One sentence.
    pub text: String,
    /// Sections of the Vulkan specification, commands, VUIDs, and sections of other documents,
    /// which are named.
    pub source: Vec<String>,
    /// The deciding sentence of the specification. It is for issues; the facts of a case have
    /// the text of the rule.
    #[serde(default, skip_serializing)]
    pub quote: Option<Quote>,
    /// The reason why no case can check it, where none can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub excuse: Option<String>,
}

/// A sentence of a specification in its own words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quote {
    pub text: String,
    /// The document, if it is not the specification of Vulkan.
    #[serde(default)]
    pub document: Option<String>,
    /// The section, or the page of the command or structure.
    pub section: String,
}

impl Quote {
    /// The document and the section.
    pub fn place(&self) -> String {
        let document = self.document.as_deref().unwrap_or(QUOTED);
        format!("{document}, {}", self.section)
    }
}

/// The version of the specification of Vulkan that quotes are from.
const QUOTED: &str = "Vulkan 1.4.360";

fn is_capture(category: &Category) -> bool {
    *category == Category::Capture
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    rule: Vec<Rule>,
}

/// Every rule, by number.
pub fn all() -> &'static [Rule] {
    static RULES: OnceLock<Vec<Rule>> = OnceLock::new();
    RULES.get_or_init(|| {
        toml::from_str::<Table>(include_str!("rules.toml"))
            .expect("the table is part of the program, and a test parses it")
            .rule
    })
}

/// The highest rule number.
pub fn last() -> u8 {
    all().last().expect("there are rules").number
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
        assert!(numbers.is_sorted_by(|a, b| a < b), "{numbers:?}");
        assert_eq!(numbers.first(), Some(&1));
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
        assert_eq!(Category::from_rules(&[89, 90]), Category::Drawing);
        assert_eq!(Category::from_rules(&[26, 89]), Category::Undecided);
        assert_eq!(Category::from_rules(&[54]), Category::MemorySafety);
        assert_eq!(rule(49).map(|rule| rule.kind), Some(Kind::Must));
    }
}
