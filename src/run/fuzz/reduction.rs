//! Reduction of a failing case in a worker, so that a crash of the driver costs one
//! candidate.
//!
//! A crash, a hang and a refused call look alike whatever causes them. A smaller case counts as
//! the same failure only if every change with which the case passes makes it pass, too: an argument
//! that the failure needs is not removed in favour of another fault.

use super::lane::{self, Lane, LaneError};
use crate::case_file::draft::Draft;
use crate::judge::CaseResult;
use crate::judge::explain::changes;
use crate::judge::reduce::{Keeping, Reduced, is_same_failure, reduce};
use crate::run::Interrupt;
use crate::sources::Sources;
use std::collections::BTreeSet;
use std::time::Instant;

/// The folder and the time for the reduction of a case.
#[derive(Clone, Copy)]
pub struct Reduction<'a> {
    /// The beginning of the names of the candidates' files.
    pub stem: &'a str,
    /// The shaders that case files name.
    pub sources: &'a Sources,
    pub keeping: Keeping,
    /// Judgements at most.
    pub most: usize,
    /// When the last candidate is judged; never by default.
    pub until: Option<Instant>,
    pub interrupt: &'a Interrupt,
}

impl Reduction<'_> {
    /// Reduces a case that gave the result `first`, until no smaller one fails in the same
    /// way or a limit is reached.
    ///
    /// # Errors
    /// No worker starts, or a case file cannot be written.
    pub fn reduce(
        &self,
        draft: Draft,
        first: CaseResult,
        lane: &mut Lane<'_>,
    ) -> Result<Reduced<Draft>, LaneError> {
        let mut candidates = 0;
        let mut failed = None;
        let is_over = || {
            let late = self.until.is_some_and(|until| Instant::now() >= until);
            late || self.interrupt.is_raised()
        };
        let cures = self.cures(&draft, &first, lane, is_over)?;
        let (whole, limits) = (first.clone(), (self.keeping, self.most));
        let reduced = reduce(draft, first, limits, Draft::smaller, |candidate| {
            if failed.is_some() || is_over() {
                return None;
            }
            candidates += 1;
            let stem = format!("{}_r{candidates}", self.stem);
            let text = candidate.text();
            // Only a legal case is a candidate.
            let case = lane::case(&stem, &text, self.sources)?;
            if !cures.is_empty() {
                let changes: BTreeSet<String> = changes(&case).into_iter().collect();
                cures.is_subset(&changes).then_some(())?;
            }
            let judged = lane.run(&stem, &text).and_then(|result| {
                if cures.is_empty() || !is_same_failure(&whole, &result, self.keeping) {
                    return Ok(Some(result));
                }
                let passing = lane.passing(&stem, &text, cures.iter().cloned(), is_over)?;
                Ok((passing == cures).then_some(result))
            });
            judged.unwrap_or_else(|error| {
                failed = Some(error);
                None
            })
        });
        match failed {
            Some(error) => Err(error),
            None => Ok(Reduced { cures, ..reduced }),
        }
    }

    /// The changes with which the case passes, if its failure has no kinds of difference to keep.
    fn cures(
        &self,
        draft: &Draft,
        first: &CaseResult,
        lane: &mut Lane<'_>,
        is_over: impl Fn() -> bool,
    ) -> Result<BTreeSet<String>, LaneError> {
        let (stem, text) = (format!("{}_r0", self.stem), draft.text());
        let case = lane::case(&stem, &text, self.sources);
        let case = case.filter(|_| first.kinds().is_empty());
        let changes = case.as_ref().map_or(Vec::new(), changes);
        lane.passing(&stem, &text, changes, is_over)
    }
}
