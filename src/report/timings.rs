//! The times of a run: `xfb run --timings`.
//!
//! CPU time is counted by the clocks of threads and processes, so that a busy
//! machine does not change the shares. A driver's own threads are
//! counted separately from the thread that calls it; their work while xfb's own
//! code runs counts as the driver's too.

use super::page::{Page, Table, count};
use crate::meter::{self, Part, Spent, Times};
use serde::Serialize;
use std::fmt;

/// The times of a run by activity.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Timings {
    /// Workers at the same time.
    pub workers: usize,
    /// The sum over all workers.
    pub parts: Times,
    /// CPU seconds of the parent process: lists, expectations, results.
    pub parent_cpu: f64,
    /// CPU seconds of the workers that belong to no part: what they did while
    /// they ended, and cases that crashed or hung. `None` where the system does
    /// not report it.
    pub unaccounted_cpu: Option<f64>,
    /// CPU seconds in all.
    pub cpu: f64,
    /// The share of CPU time that is neither the driver's nor shaderc's, from 0
    /// to 1.
    pub own_share: f64,
}

impl Timings {
    /// The timings of a run of this process that is over.
    pub fn this_process(workers: usize, parts: &Times) -> Timings {
        Timings::new(workers, parts, meter::process_cpu(), meter::children_cpu())
    }

    fn new(workers: usize, parts: &Times, parent_cpu: f64, children_cpu: Option<f64>) -> Timings {
        let all = |of: &dyn Fn(Part, Spent) -> f64| -> f64 {
            let parts = Part::ALL
                .iter()
                .copied()
                .map(|part| of(part, parts.spent(part)));
            parts.sum()
        };
        let accounted = all(&|_, spent| spent.cpu + spent.beside);
        let unaccounted_cpu = children_cpu.map(|children| (children - accounted).max(0.0));
        let own = parent_cpu
            + all(&|part, spent| match part.is_ours() {
                true => spent.cpu,
                false => 0.0,
            });
        let cpu = accounted + parent_cpu + unaccounted_cpu.unwrap_or(0.0);
        Timings {
            workers,
            parts: parts.clone(),
            parent_cpu,
            unaccounted_cpu,
            cpu,
            own_share: if cpu > 0.0 { own / cpu } else { 0.0 },
        }
    }

    /// Share of all CPU time, in per cent.
    fn share(&self, cpu: f64) -> f64 {
        match self.cpu > 0.0 {
            true => 100.0 * cpu / self.cpu,
            false => 0.0,
        }
    }
}

impl fmt::Display for Timings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let title = format!("where the time went ({})", count(self.workers, "worker"));
        let titles = [&*title, "times", "wall s", "CPU s", "+threads", "%"];
        let decimal = |number: f64| format!("{number:.1}");
        let row = |what: &str, times, wall, cpu, beside: Option<f64>| {
            let share = self.share(cpu + beside.unwrap_or(0.0));
            let [wall, beside] = [wall, beside].map(|time| time.map_or(String::new(), decimal));
            [
                format!("  {what}"),
                times,
                wall,
                decimal(cpu),
                beside,
                decimal(share),
            ]
        };
        let mut table = Table::plain(titles).numbers(1..6);
        for part in Part::ALL.iter().copied() {
            let spent = self.parts.spent(part);
            let times = match part {
                // It is the remainder: no code begins it.
                Part::Own => String::new(),
                _ => spent.times.to_string(),
            };
            let (wall, beside) = (Some(spent.wall), Some(spent.beside));
            table.row(row(&part.to_string(), times, wall, spent.cpu, beside));
        }
        // No worker reports these times.
        let mut rest = |what, cpu| table.row(row(what, String::new(), None, cpu, None));
        if let Some(cpu) = self.unaccounted_cpu {
            rest("workers that end or crash", cpu);
        }
        rest("the parent process", self.parent_cpu);
        rest("all", self.cpu);
        let mut page = Page::from(table);
        let share = 100.0 * self.own_share;
        page.line(format!(
            "outside the driver and shaderc: {share:.1} % of CPU time"
        ));
        page.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn timings() -> Timings {
        let mut times = Times::default();
        let parts = [
            (Part::Own, 1.0, 0.5),
            (Part::Compiler, 2.0, 0.0),
            (Part::FirstUse, 3.0, 1.0),
            (Part::ReadBack, 0.25, 0.0),
        ];
        for (part, cpu, beside) in parts {
            let wall = 2.0 * cpu;
            times.charge(
                part,
                Spent {
                    wall,
                    cpu,
                    beside,
                    times: 7,
                },
            );
        }
        Timings::new(2, &times, 0.75, Some(9.25))
    }

    #[test]
    fn own_time_excludes_the_threads_of_the_driver() {
        let timings = timings();
        assert_eq!(timings.unaccounted_cpu, Some(1.5));
        assert_eq!(timings.cpu, 10.0);
        assert_eq!(timings.own_share, 0.2);
        // Children are counted in hundredths, and so may seem to have done less.
        let none = Timings::new(1, &timings.parts, 0.0, Some(1.0));
        assert_eq!(none.unaccounted_cpu, Some(0.0));
        assert_eq!(Timings::new(1, &Times::default(), 0.0, None).own_share, 0.0);
    }

    #[test]
    fn the_table_adds_up() {
        let text = timings().to_string();
        let want = "\
where the time went (2 workers)    times  wall s  CPU s  +threads      %
  cases, engine, model, verdict              2.0    1.0       0.5   15.0
  shaderc                              7     4.0    2.0       0.0   20.0
  driver: devices and pipelines        0     0.0    0.0       0.0    0.0
  driver: first use of a pipeline      7     6.0    3.0       1.0   40.0
  driver: buffers and commands         0     0.0    0.0       0.0    0.0
  driver: submit and wait              0     0.0    0.0       0.0    0.0
  read-back                            7     0.5    0.2       0.0    2.5
  waiting for a case                   0     0.0    0.0       0.0    0.0
  workers that end or crash                         1.5             15.0
  the parent process                                0.8              7.5
  all                                              10.0            100.0
outside the driver and shaderc: 20.0 % of CPU time
";
        assert_eq!(text, want);
    }
}
