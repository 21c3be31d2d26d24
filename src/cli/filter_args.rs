//! Arguments that remove cases from a selection: skips, rules, fractions and shards.

use crate::case::rules;
use crate::catalog::select::{SelectError, Selection, matcher};
use crate::catalog::share::{ShardArgument, Share};
use crate::run::deqp_files::{self, NamePattern};
use globset::GlobMatcher;
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::num::NonZeroU32;
use std::path::PathBuf;

/// Arguments that remove cases from a selection.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct FilterArgs {
    /// Skip the cases whose names match this glob; may be repeated
    #[arg(long, value_name = "GLOB")]
    pub skip: Vec<String>,
    /// Skip the cases of a file as deqp-runner reads it (`-skips.txt`): a regular
    /// expression per line, which may match any part of a name; may be repeated
    #[arg(long, value_name = "FILE")]
    pub skips: Vec<PathBuf>,
    /// Only the cases that check this rule (`xfb rules`); may be repeated, for cases that
    /// check one of them
    #[arg(long, value_name = "N")]
    pub rule: Vec<u8>,
    /// Only one of N parts of the cases, which the hash of each name decides
    #[arg(long, value_name = "N")]
    pub fraction: Option<NonZeroU32>,
    /// The part of --fraction, from 1 [default: 1]
    #[arg(long, value_name = "M", requires = "fraction")]
    pub fraction_start: Option<u32>,
    /// Only shard I of N, which the hash of each name decides; `env` reads I and N from
    /// CI_NODE_INDEX and CI_NODE_TOTAL, as parallel jobs of GitLab have them
    #[arg(long, value_name = "I/N|env")]
    pub shard: Option<ShardArgument>,
}

/// Removes cases by their names, and counts them.
#[derive(Debug)]
pub struct NameFilter {
    globs: Vec<GlobMatcher>,
    patterns: Vec<NamePattern>,
    share: Share,
    total: usize,
    skipped: usize,
    outside: usize,
}

impl FilterArgs {
    /// Reads the arguments, and the files that they name.
    ///
    /// # Errors
    /// A bad pattern, rule, file or shard.
    pub fn names(&self) -> Result<NameFilter, SelectError> {
        let globs = self.skip.iter().map(|pattern| matcher(pattern));
        let mut patterns = Vec::new();
        for file in &self.skips {
            let found = deqp_files::patterns(file).map_err(SelectError::input)?;
            patterns.extend(found.into_iter().map(|(_, pattern)| pattern));
        }
        if let Some(unknown) = self.rule.iter().find(|rule| rules::rule(**rule).is_none()) {
            return Err(SelectError::Rule { number: *unknown });
        }
        let variable = |name| env::var_os(name).map(|value| value.to_string_lossy().into_owned());
        let shard = self.shard.map(|shard| shard.shard(variable)).transpose()?;
        let start = self.fraction_start.unwrap_or(1);
        Ok(NameFilter {
            globs: globs.collect::<Result<_, _>>()?,
            patterns,
            share: Share::new(self.fraction, start, shard)?,
            total: 0,
            skipped: 0,
            outside: 0,
        })
    }

    /// Removes cases from a selection, and returns a line for each reason.
    ///
    /// # Errors
    /// As [`FilterArgs::names`], a bad case file, and if no case remains.
    pub fn apply(&self, selection: &mut Selection) -> Result<Vec<String>, SelectError> {
        let mut filter = self.names()?;
        let mut notes = Vec::new();
        if !self.rule.is_empty() {
            let before = selection.cases.len();
            self.keep_rules(selection)?;
            let now = selection.cases.len();
            let numbers: Vec<String> = self.rule.iter().map(u8::to_string).collect();
            let rules = if numbers.len() == 1 { "rule" } else { "rules" };
            notes.push(format!(
                "{now} of {before} cases check {rules} {}",
                numbers.join(", ")
            ));
        }
        selection
            .cases
            .retain(|selected| filter.keeps(&selected.case.name));
        notes.extend(filter.notes());
        if selection.cases.is_empty() {
            return Err(SelectError::Filtered {
                why: notes.join("; "),
            });
        }
        Ok(notes)
    }

    /// Keeps the cases that check one of the rules.
    fn keep_rules(&self, selection: &mut Selection) -> Result<(), SelectError> {
        let mut files: BTreeMap<(usize, &str), BTreeSet<String>> = BTreeMap::new();
        for selected in &selection.cases {
            let file = (selected.library, selected.case.file.as_str());
            files
                .entry(file)
                .or_default()
                .insert(selected.case.name.clone());
        }
        let mut kept = BTreeSet::new();
        for ((library, file), names) in files {
            for case in selection.libraries[library].these(file, &names)? {
                if case.rules.iter().any(|rule| self.rule.contains(rule)) {
                    kept.insert(case.name);
                }
            }
        }
        selection
            .cases
            .retain(|selected| kept.contains(&selected.case.name));
        Ok(())
    }
}

impl NameFilter {
    /// Whether a case remains. Skipping a case
    /// moves no other case to another part.
    pub fn keeps(&mut self, name: &str) -> bool {
        self.total += 1;
        if self.globs.iter().any(|glob| glob.is_match(name))
            || self.patterns.iter().any(|pattern| pattern.is_match(name))
        {
            self.skipped += 1;
            return false;
        }
        if !self.share.has(name) {
            self.outside += 1;
            return false;
        }
        true
    }

    /// Returns a line for each reason to remove cases.
    pub fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        let remaining = self.total - self.skipped;
        if self.skipped > 0 {
            notes.push(format!(
                "{} of {} cases are skipped",
                self.skipped, self.total
            ));
        }
        if !self.share.is_everything() || self.outside > 0 {
            let own = remaining - self.outside;
            notes.push(format!("{}: {own} of {remaining} cases", self.share));
        }
        notes
    }
}
