//! Which cases are meant.

use super::target::Target;
use super::{Exit, Failure};
use clap::ValueEnum;
use globset::Glob;

/// Which cases are meant.
#[derive(Clone, Debug, clap::Args)]
pub struct Selection {
    /// Names of cases, as globs: `xfb.place.*`
    #[arg(value_name = "PATTERN")]
    pub patterns: Vec<String>,
    /// Only cases of this list [default: every case that a PATTERN names, else
    /// the default list]
    #[arg(long, value_name = "LIST")]
    pub list: Option<List>,
}

/// The lists of cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum List {
    /// A case of each kind, in seconds
    Smoke,
    /// What a driver should pass
    Default,
    /// Every case there is
    Extended,
}

impl Selection {
    /// The names of the cases, in order.
    ///
    /// # Errors
    /// A wrong pattern, or a wrong case file. An empty answer is none.
    pub fn names(&self, target: &Target) -> Result<Vec<String>, Failure> {
        let mut names = target.mock()?.map(|mock| mock.cases).unwrap_or_default();
        let mut globs = Vec::new();
        for pattern in &self.patterns {
            let glob = Glob::new(pattern)
                .map_err(|error| Failure::new(Exit::Usage, format!("wrong pattern: {error}")))?;
            globs.push(glob.compile_matcher());
        }
        names.retain(|name| globs.is_empty() || globs.iter().any(|glob| glob.is_match(name)));
        Ok(names)
    }

    /// What was asked for, for messages.
    pub fn describe(&self) -> String {
        let mut words: Vec<String> = self.patterns.clone();
        if let Some(list) = self.list.and_then(|list| list.to_possible_value()) {
            words.push(format!("--list {}", list.get_name()));
        }
        words.join(" ")
    }
}
