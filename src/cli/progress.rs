//! How far a run is: a bar where standard error is a terminal, else a line now
//! and then, so that a CI system sees that something goes on.

use super::output::complain;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

/// Between two lines where there is no terminal.
const INTERVAL: Duration = Duration::from_secs(10);

const TEMPLATE: &str = "{bar:40} {pos}/{len} {msg} {elapsed} ";

/// How far a run is.
#[derive(Debug)]
pub struct Progress {
    /// Where there is a terminal.
    bar: Option<ProgressBar>,
    cases: usize,
    last_line: Instant,
}

impl Progress {
    /// The progress of so many cases.
    pub fn new(cases: usize) -> Progress {
        let bar = io::stderr().is_terminal().then(|| {
            let target = ProgressDrawTarget::stderr();
            let bar = ProgressBar::with_draw_target(Some(cases as u64), target);
            match ProgressStyle::with_template(TEMPLATE) {
                Ok(style) => bar.with_style(style),
                Err(_) => bar,
            }
        });
        Progress {
            bar,
            cases,
            last_line: Instant::now(),
        }
    }

    /// So many cases are over, and so many of those reported failed.
    pub fn show(&mut self, finished: usize, failed: usize) {
        let failures = match failed {
            0 => String::new(),
            failed => format!("{failed} failed"),
        };
        if let Some(bar) = &self.bar {
            bar.set_message(failures);
            bar.set_position(finished as u64);
        } else if self.last_line.elapsed() >= INTERVAL {
            self.last_line = Instant::now();
            complain(format!(
                "{finished} of {} cases done {failures}",
                self.cases
            ));
        }
    }

    /// Does something to the terminal while the bar is away.
    pub fn aside<T>(&self, act: impl FnOnce() -> T) -> T {
        match &self.bar {
            Some(bar) => bar.suspend(act),
            None => act(),
        }
    }

    /// Takes the bar away.
    pub fn end(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
