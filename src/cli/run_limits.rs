//! Limits of a whole run: `--run-timeout` and `--max-timeouts`.

use crate::run::Interrupt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// Limits of a whole run.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct RunLimitArgs {
    /// End the run after this time: a number of seconds, or with the unit s, m or h
    /// (`90m`); `--resume` continues it
    #[arg(long, value_name = "TIME", value_parser = time)]
    pub run_timeout: Option<Duration>,
    /// End the run after this number of unexpected time-outs in a row: the device hangs. 0 for
    /// no limit
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub max_timeouts: u32,
}

/// Reads a time of the command line.
fn time(text: &str) -> Result<Duration, String> {
    let (number, seconds) = match text.strip_suffix(['s', 'm', 'h']) {
        Some(number) if text.ends_with('m') => (number, 60),
        Some(number) if text.ends_with('h') => (number, 3600),
        Some(number) => (number, 1),
        None => (text, 1),
    };
    let number: Option<u64> = number.parse().ok();
    number
        .and_then(|number| number.checked_mul(seconds))
        .filter(|seconds| *seconds > 0)
        .map(Duration::from_secs)
        .ok_or_else(|| {
            "a time is a number of seconds above 0, or one with s, m or h: 90m".to_owned()
        })
}

/// Interrupts a run when its time is over.
#[derive(Clone, Debug)]
pub struct RunTimer {
    limit: Duration,
    is_over: Arc<AtomicBool>,
}

impl RunTimer {
    /// Starts the time.
    pub fn start(limit: Duration, interrupt: &Interrupt) -> RunTimer {
        let timer = RunTimer {
            limit,
            is_over: Arc::default(),
        };
        let (is_over, interrupt) = (Arc::clone(&timer.is_over), interrupt.clone());
        // It ends with the process.
        thread::spawn(move || {
            thread::sleep(limit);
            if !interrupt.is_raised() {
                is_over.store(true, Ordering::Relaxed);
                interrupt.raise();
            }
        });
        timer
    }

    /// The reason why the run ended, if this timer ended it.
    pub fn reason(&self) -> Option<String> {
        let is_over = self.is_over.load(Ordering::Relaxed);
        is_over.then(|| {
            format!(
                "the time of --run-timeout is over, {} s",
                self.limit.as_secs()
            )
        })
    }
}

/// Counts the unexpected time-outs in a row.
#[derive(Clone, Copy, Debug)]
pub struct TimeoutCounter {
    most: u32,
    in_a_row: u32,
}

impl TimeoutCounter {
    /// A counter that ends a run after this number of them; 0 for no limit.
    pub fn new(most: u32) -> TimeoutCounter {
        TimeoutCounter { most, in_a_row: 0 }
    }

    /// Counts the next result; returns whether the run must end.
    pub fn add(&mut self, is_unexpected_timeout: bool) -> bool {
        self.in_a_row = if is_unexpected_timeout {
            self.in_a_row.saturating_add(1)
        } else {
            0
        };
        self.most > 0 && self.in_a_row >= self.most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_has_a_unit_or_is_in_seconds() {
        for (text, seconds) in [("90", 90), ("5s", 5), ("2m", 120), ("3h", 10800)] {
            assert_eq!(time(text), Ok(Duration::from_secs(seconds)));
        }
        for text in ["", "m", "0", "1d", "-1", "1.5m"] {
            assert!(time(text).is_err(), "{text}");
        }
    }

    #[test]
    fn only_timeouts_in_a_row_end_a_run() {
        let mut counter = TimeoutCounter::new(2);
        let ends = [true, false, true, true].map(|timeout| counter.add(timeout));
        assert_eq!(ends, [false, false, false, true]);
        let mut unlimited = TimeoutCounter::new(0);
        assert!(!(0..100).any(|_| unlimited.add(true)));
    }
}
