//! The progress of a run: a bar if standard error is a terminal, otherwise a line every
//! few seconds, so that a CI system sees progress.

use super::output::complain;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

/// The time between two lines without a terminal.
const INTERVAL: Duration = Duration::from_secs(10);

const TEMPLATE: &str = "{bar:40} {pos}/{len}{msg} {elapsed} ";

/// The progress of a run.
#[derive(Debug)]
pub struct Progress {
    /// The bar, if there is a terminal.
    bar: Option<ProgressBar>,
    cases: usize,
    last_line: Instant,
}

impl Progress {
    /// Starts to report the progress of `cases` cases.
    pub fn new(cases: usize) -> Progress {
        let bar = io::stderr().is_terminal().then(|| {
            let target = ProgressDrawTarget::stderr();
            let bar = ProgressBar::with_draw_target(Some(cases as u64), target);
            bar.with_style(ProgressStyle::with_template(TEMPLATE).expect("the template is valid"))
        });
        Progress {
            bar,
            cases,
            last_line: Instant::now(),
        }
    }

    /// Shows the number of finished cases, and the number of failures among them.
    pub fn show(&mut self, finished: usize, failed: usize) {
        let failures = match failed {
            0 => String::new(),
            failed => format!(", {failed} failed"),
        };
        if let Some(bar) = &self.bar {
            bar.set_message(failures);
            bar.set_position(finished as u64);
        } else if self.last_line.elapsed() >= INTERVAL {
            self.last_line = Instant::now();
            complain(format!("{finished} of {} cases done{failures}", self.cases));
        }
    }

    /// Runs `act` while the bar is hidden.
    pub fn aside<T>(&self, act: impl FnOnce() -> T) -> T {
        match &self.bar {
            Some(bar) => bar.suspend(act),
            None => act(),
        }
    }

    /// Removes the bar.
    pub fn end(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
