//! Arguments that state which failures are expected, shared by the commands that judge a
//! driver by its results. Commands that look for the cause of a failure (`bisect-step`,
//! `minimise`, `explain`, `faults`) judge without expectations.

use super::{Exit, Failure};
use crate::run::expectations::{Expectations, is_none};
use std::path::PathBuf;

/// The expected failures.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct ExpectationArgs {
    /// File of known failures that apply besides the built-in ones of known drivers;
    /// `none` switches the built-in ones off; may be repeated
    #[arg(long, value_name = "FILE|none")]
    pub expectations: Vec<PathBuf>,
    /// File of expected results as deqp-runner reads it (`-fails.txt`, or the
    /// failures.csv of a run); may be repeated
    #[arg(long, value_name = "FILE")]
    pub fails: Vec<PathBuf>,
    /// File of flakes as deqp-runner reads it (`-flakes.txt`): no result of a case that
    /// one of its regular expressions matches is unexpected; may be repeated
    #[arg(long, value_name = "FILE")]
    pub flakes: Vec<PathBuf>,
}

impl ExpectationArgs {
    /// Returns the expectations: the built-in ones, unless they are switched off, and
    /// those of the files.
    ///
    /// # Errors
    /// [`Exit::Data`] if a file cannot be used.
    pub fn read(&self) -> Result<Expectations, Failure> {
        let bad = |error| Failure::new(Exit::Data, error);
        let mut expectations = Expectations::from_arguments(&self.expectations).map_err(bad)?;
        for file in &self.fails {
            expectations.add_fails(file).map_err(bad)?;
        }
        for file in &self.flakes {
            expectations.add_flakes(file).map_err(bad)?;
        }
        Ok(expectations)
    }

    /// Returns the options with which a failure is unexpected again, for a command line
    /// that runs its case alone.
    pub fn option(&self) -> &'static str {
        if self.expectations.iter().any(|argument| is_none(argument)) {
            " --expectations none"
        } else {
            ""
        }
    }
}
