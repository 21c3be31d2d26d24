//! Reduction of a failing case in a worker, so that a crash of the driver costs one
//! candidate.

use super::lane::{self, Lane, LaneError};
use crate::case_file::draft::Draft;
use crate::judge::CaseResult;
use crate::judge::reduce::{Keeping, Reduced, reduce};
use crate::run::Interrupt;
use crate::sources::Sources;
use crate::verdict::Status;
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
        let limits = (self.keeping, self.most);
        let reduced = reduce(draft, first, limits, Draft::smaller, |candidate| {
            if failed.is_some() || is_over() {
                return None;
            }
            candidates += 1;
            let stem = format!("{}_r{candidates}", self.stem);
            let text = candidate.text();
            // Only a legal case is a candidate.
            lane::case(&stem, &text, self.sources)?;
            let mut judged = lane.run(&stem, &text);
            // A candidate before it may have corrupted the memory of the worker, which is
            // gone now: a crash counts if it happens in a new one too.
            if judged.as_ref().is_ok_and(|r| r.status == Status::Crash) {
                judged = lane.run(&stem, &text);
            }
            match judged {
                Ok(result) => Some(result),
                Err(error) => {
                    failed = Some(error);
                    None
                }
            }
        });
        match failed {
            Some(error) => Err(error),
            None => Ok(reduced),
        }
    }
}
