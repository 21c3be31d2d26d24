//! The times of a run: `xfb run --timings`.
//!
//! CPU time is counted by the clocks of threads and processes, so that a busy
//! machine does not change what it says of shares. A driver's own threads are
//! counted separately from the thread that calls it; their work while xfb's own
//! code runs counts as the driver's too.

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
                .into_iter()
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

    /// `times` and `wall` where they are known.
    /// Share of all CPU time, in per cent.
    fn share(&self, cpu: f64) -> f64 {
        match self.cpu > 0.0 {
            true => 100.0 * cpu / self.cpu,
            false => 0.0,
        }
    }

    /// Time that no worker reported.
    fn rest(&self, f: &mut fmt::Formatter<'_>, what: &str, cpu: f64) -> fmt::Result {
        let share = self.share(cpu);
        writeln!(
            f,
            "  {what:<31} {:>16} {cpu:>8.1} {:>8} {share:>6.1}",
            "", ""
        )
    }
}

impl fmt::Display for Timings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let workers = match self.workers {
            1 => "1 worker".to_owned(),
            count => format!("{count} workers"),
        };
        let title = format!("where the time went ({workers})");
        writeln!(
            f,
            "{title:<33} {:>7} {:>8} {:>8} {:>8} {:>6}",
            "times", "wall s", "CPU s", "+threads", "%"
        )?;
        for part in Part::ALL {
            let Spent {
                times,
                wall,
                cpu,
                beside,
            } = self.parts.spent(part);
            let times = match part {
                // It is the remainder: no code begins it.
                Part::Own => String::new(),
                _ => times.to_string(),
            };
            let share = self.share(cpu + beside);
            let what = part.to_string();
            writeln!(
                f,
                "  {what:<31} {times:>7} {wall:>8.1} {cpu:>8.1} {beside:>8.1} {share:>6.1}"
            )?;
        }
        if let Some(cpu) = self.unaccounted_cpu {
            self.rest(f, "workers that end or crash", cpu)?;
        }
        self.rest(f, "the parent process", self.parent_cpu)?;
        self.rest(f, "all", self.cpu)?;
        writeln!(
            f,
            "outside the driver and shaderc: {:.1} % of CPU time",
            100.0 * self.own_share
        )
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
where the time went (2 workers)     times   wall s    CPU s +threads      %
  cases, engine, model, verdict                2.0      1.0      0.5   15.0
  shaderc                               7      4.0      2.0      0.0   20.0
  driver: devices and pipelines         0      0.0      0.0      0.0    0.0
  driver: first use of a pipeline       7      6.0      3.0      1.0   40.0
  driver: buffers and commands          0      0.0      0.0      0.0    0.0
  driver: submit and wait               0      0.0      0.0      0.0    0.0
  read-back                             7      0.5      0.2      0.0    2.5
  waiting for a case                    0      0.0      0.0      0.0    0.0
  workers that end or crash                             1.5            15.0
  the parent process                                    0.8             7.5
  all                                                  10.0           100.0
outside the driver and shaderc: 20.0 % of CPU time
";
        assert_eq!(text, want);
    }
}
