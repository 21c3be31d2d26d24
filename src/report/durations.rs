//! The cases of a run that took long.

use super::page::{Page, Table};
use crate::judge::CaseResult;
use crate::verdict::Status;
use std::time::Duration;

/// Slow cases that are listed.
const MAX_SLOW: usize = 10;

/// The times of the cases of a run.
#[derive(Clone, Debug)]
pub struct Durations {
    /// The number of slowest cases that are requested.
    requested: usize,
    /// The time limit of a case.
    limit: Duration,
    cases: Vec<(f64, String)>,
}

impl Durations {
    /// No cases yet, of a run in which each has this time limit; `requested` of the slowest are
    /// requested.
    pub fn new(requested: usize, limit: Duration) -> Durations {
        Durations {
            requested,
            limit,
            cases: Vec::new(),
        }
    }

    /// Takes the time of a result. A case that exceeded its limit is a failure already.
    pub fn add(&mut self, result: &CaseResult) {
        let seconds = result.seconds;
        let is_slow = result.status != Status::Timeout && seconds >= self.slow();
        if self.requested > 0 || is_slow {
            self.cases.push((seconds, result.name.clone()));
        }
    }

    /// A case that takes this many seconds is slow: on a busy machine it may exceed its
    /// limit.
    fn slow(&self) -> f64 {
        self.limit.as_secs_f64() / 3.0
    }

    /// Lists the slow cases, and the requested number of slowest ones; "" if there are none.
    pub fn text(&mut self) -> String {
        self.cases
            .sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let (title, most) = if self.requested > 0 {
            ("slowest cases".to_owned(), self.requested)
        } else {
            let limit = self.limit.as_secs();
            (
                format!("slow cases, with a limit of {limit} s (--timeout)"),
                MAX_SLOW,
            )
        };
        if self.cases.is_empty() {
            return String::new();
        }
        let rows = self.cases.iter().take(most);
        let rows = rows.map(|(seconds, name)| [format!("{seconds:.2} s"), name.clone()]);
        let mut page = Page::default();
        page.line("").line(title + ":");
        page.indented(2, Table::untitled().numbers(0..1).rows(rows))
            .to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn durations(requested: usize) -> Durations {
        let mut durations = Durations::new(requested, Duration::from_secs(30));
        for (name, status, seconds) in [
            ("xfb.fast", Status::Pass, 0.5),
            ("xfb.slow", Status::Pass, 12.0),
            ("xfb.hang", Status::Timeout, 30.0),
        ] {
            durations.add(&CaseResult {
                seconds,
                ..CaseResult::bare(name, status)
            });
        }
        durations
    }

    #[test]
    fn slow_cases_are_listed_without_a_request() {
        let want = "\nslow cases, with a limit of 30 s (--timeout):\n  12.00 s  xfb.slow\n";
        assert_eq!(durations(0).text(), want);
        let want = "\nslowest cases:\n  30.00 s  xfb.hang\n  12.00 s  xfb.slow\n";
        assert_eq!(durations(2).text(), want);
        assert_eq!(Durations::new(0, Duration::from_secs(30)).text(), "");
    }
}
