//! The progress of a run: a bar if standard error is a terminal that can draw one,
//! otherwise a line every few seconds, so that a CI system has a sign of progress.

use super::output::complain;
use crate::terminal::{Drawing, is_dumb};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::collections::VecDeque;
use std::env;
use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

/// The time between two lines without a terminal.
const INTERVAL: Duration = Duration::from_secs(10);

/// A line that fits 40 columns, and the case that has been running for the longest time.
const TEMPLATE: &str = "{percent:>3}% {wide_bar} {pos}/{len}{prefix} {eta}\n{wide_msg}";

/// The progress of a run.
#[derive(Debug)]
pub struct Progress {
    /// The bar, if there is a terminal.
    bar: Option<ProgressBar>,
    cases: usize,
    /// The cases that are running, in the order in which they began.
    running: VecDeque<String>,
    last_line: Instant,
}

/// Returns the bar of a terminal that draws with these characters.
fn bar(drawing: Drawing, cases: usize) -> ProgressBar {
    let characters = match drawing {
        Drawing::Ascii => "=> ",
        Drawing::Unicode => "█▉▊▋▌▍▎▏ ",
    };
    let style = ProgressStyle::with_template(TEMPLATE).expect("the template is valid");
    let target = ProgressDrawTarget::stderr();
    let bar = ProgressBar::with_draw_target(Some(cases as u64), target);
    bar.with_style(style.progress_chars(characters))
}

impl Progress {
    /// Starts to report the progress of `cases` cases.
    pub fn new(cases: usize) -> Progress {
        let variable = |name: &str| env::var(name).ok();
        let redraws = io::stderr().is_terminal() && !is_dumb(variable);
        Progress {
            bar: redraws.then(|| bar(Drawing::from_environment(variable), cases)),
            cases,
            running: VecDeque::new(),
            last_line: Instant::now(),
        }
    }

    /// Shows that a case has begun.
    pub fn begin(&mut self, name: &str) {
        self.running.push_back(name.to_owned());
        self.show_running();
    }

    fn show_running(&self) {
        if let Some(bar) = &self.bar {
            bar.set_message(self.running.front().cloned().unwrap_or_default());
        }
    }

    /// Shows that a case is over, the number of finished cases, and the number of failures
    /// among them.
    pub fn finish(&mut self, name: &str, finished: usize, failed: usize) {
        if let Some(place) = self.running.iter().position(|running| running == name) {
            self.running.remove(place);
        }
        let failures = match failed {
            0 => String::new(),
            failed => format!(", {failed} failed"),
        };
        if let Some(bar) = &self.bar {
            bar.set_prefix(failures);
            bar.set_position(finished as u64);
            self.show_running();
        } else if self.last_line.elapsed() >= INTERVAL {
            self.last_line = Instant::now();
            let running = self.running.front();
            let running = running.map_or_else(String::new, |name| format!(", running {name}"));
            complain(format!(
                "{finished} of {} cases done{failures}{running}",
                self.cases
            ));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_fits_forty_columns() {
        use indicatif::{InMemoryTerm, TermLike};
        for drawing in [Drawing::Ascii, Drawing::Unicode] {
            let terminal = InMemoryTerm::new(4, 40);
            let bar = bar(drawing, 8744);
            bar.set_draw_target(ProgressDrawTarget::term_like(Box::new(terminal.clone())));
            let mut progress = Progress {
                bar: Some(bar),
                cases: 8744,
                running: VecDeque::new(),
                last_line: Instant::now(),
            };
            let long = "xfb.query.stream.line_strip_adjacency.0.32.copy_wait.indexed.command";
            progress.begin(long);
            progress.begin("xfb.a");
            progress.finish("xfb.a", 4372, 153);
            let shown = terminal.contents();
            let lines: Vec<&str> = shown.lines().collect();
            assert_eq!(lines.len(), 2, "{shown}");
            assert!(lines[0].starts_with(" 50% "), "{shown}");
            assert!(lines[0].contains(" 4372/8744, 153 failed "), "{shown}");
            assert!(
                lines.iter().all(|line| line.chars().count() <= 40),
                "{shown}"
            );
            assert!(long.starts_with(lines[1].trim_end_matches('…')), "{shown}");
            assert_eq!(terminal.width(), 40);
        }
    }
}
