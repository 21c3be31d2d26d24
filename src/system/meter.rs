//! Floor 1: the time that a worker spends on each part of its work.
//!
//! A worker runs its cases on one thread, which works on one [`Part`] at a time.
//! [`spend`] names the part; parts nest, and the time of the inner part does not
//! count for the outer one. Each switch reads three clocks: wall clock, this
//! thread's CPU clock and the process's. The CPU time of other threads is the
//! driver's (its compiler's, its rasterizer's), since this program computes on one
//! thread only.
//!
//! A switch takes about a
//! microsecond, so the meter always runs.

use crate::platform::{Clocks, clocks};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::collections::BTreeMap;
use strum::{Display, VariantArray};

/// A part of a worker's work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(VariantArray, Display)]
pub enum Part {
    /// This program: case files, engine, rewriting, model, verdict, prefills.
    #[strum(to_string = "cases, engine, model, verdict")]
    Own,
    /// shaderc.
    #[strum(to_string = "shaderc")]
    Compiler,
    /// The driver: instances, devices, shader modules, pipelines.
    #[strum(to_string = "driver: devices and pipelines")]
    Pipeline,
    /// The driver: the first submission of a pipeline, and the wait for it. Drivers
    /// complete deferred compilation here.
    #[strum(to_string = "driver: first use of a pipeline")]
    FirstUse,
    /// The driver: creation of buffers, queries and command buffers.
    #[strum(to_string = "driver: buffers and commands")]
    Record,
    /// The driver: later submissions, and the wait for them.
    #[strum(to_string = "driver: submit and wait")]
    Submit,
    /// This program: reading back memory and results.
    #[strum(to_string = "read-back")]
    ReadBack,
    /// Waiting for the next case.
    #[strum(to_string = "waiting for a case")]
    Idle,
}

impl Part {
    /// Every part, in the order of a case.
    pub const ALL: &[Part] = Part::VARIANTS;

    /// Returns whether its CPU time is this program's, not the driver's or shaderc's.
    pub fn is_ours(self) -> bool {
        matches!(self, Part::Own | Part::ReadBack | Part::Idle)
    }
}

/// Time spent on a part, in seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Spent {
    pub wall: f64,
    /// CPU time of the thread that runs cases.
    pub cpu: f64,
    /// CPU time of the process's other threads during the same period.
    pub beside: f64,
    /// The number of times that the part was entered.
    pub times: u64,
}

impl Spent {
    fn add(&mut self, other: Spent) {
        self.wall += other.wall;
        self.cpu += other.cpu;
        self.beside += other.beside;
        self.times += other.times;
    }
}

/// The time spent on each part; parts without any are absent.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Times(BTreeMap<Part, Spent>);

impl Times {
    /// Returns the time spent on a part.
    pub fn spent(&self, part: Part) -> Spent {
        self.0.get(&part).copied().unwrap_or_default()
    }

    /// Adds the times of another meter.
    pub fn add(&mut self, other: &Times) {
        for (part, spent) in &other.0 {
            self.charge(*part, *spent);
        }
    }

    /// Adds time to one part.
    pub fn charge(&mut self, part: Part, spent: Spent) {
        self.0.entry(part).or_default().add(spent);
    }
}

/// The clocks at one moment, in seconds.
#[derive(Clone, Copy, Debug, Default)]
struct Moment {
    wall: f64,
    thread: f64,
    process: f64,
}

impl Moment {
    fn now() -> Moment {
        let Clocks {
            wall,
            thread,
            process,
        } = clocks();
        Moment {
            wall,
            thread,
            process,
        }
    }

    fn since(self, earlier: Moment) -> Spent {
        let cpu = self.thread - earlier.thread;
        let process = self.process - earlier.process;
        Spent {
            wall: self.wall - earlier.wall,
            cpu,
            // The clocks are not read at the same instant.
            beside: (process - cpu).max(0.0),
            times: 0,
        }
    }
}

/// The meter of one thread.
struct Meter {
    part: Part,
    since: Moment,
    times: Times,
}

impl Meter {
    /// Starts a meter that includes the time since the process began.
    fn start() -> Meter {
        let now = Moment::now();
        Meter {
            part: Part::Own,
            since: Moment {
                wall: now.wall,
                ..Moment::default()
            },
            times: Times::default(),
        }
    }

    /// Counts the time until `now` for the current part and begins another; returns the
    /// former.
    fn switch(&mut self, part: Part, now: Moment) -> Part {
        self.times.charge(self.part, now.since(self.since));
        self.since = now;
        std::mem::replace(&mut self.part, part)
    }
}

thread_local! {
    static METER: RefCell<Meter> = RefCell::new(Meter::start());
}

fn switch(part: Part) -> Part {
    METER.with_borrow_mut(|meter| meter.switch(part, Moment::now()))
}

/// Switches back to the previous part when dropped, also on a panic.
struct Back(Part);

impl Drop for Back {
    fn drop(&mut self) {
        switch(self.0);
    }
}

/// Does `work` and counts its time for a part.
pub fn spend<T>(part: Part, work: impl FnOnce() -> T) -> T {
    let _back = Back(switch(part));
    METER.with_borrow_mut(|meter| {
        let once = Spent {
            times: 1,
            ..Spent::default()
        };
        meter.times.charge(part, once);
    });
    work()
}

/// Returns the times of this thread since the last call; on the first call, since the
/// process began.
pub fn take() -> Times {
    METER.with_borrow_mut(|meter| {
        meter.switch(meter.part, Moment::now());
        std::mem::take(&mut meter.times)
    })
}

/// Returns the CPU time of this process so far, in seconds.
pub fn process_cpu() -> f64 {
    Moment::now().process
}

/// Returns the CPU time of the child processes that have ended and were waited for, in
/// seconds; `None` if `/proc` does not state it.
pub fn children_cpu() -> Option<f64> {
    // Wine shows the files of Linux, and its own process.
    if cfg!(windows) {
        return None;
    }
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name, in parentheses, may contain spaces and parentheses.
    let (_, fields) = stat.rsplit_once(") ")?;
    let ticks = |at: usize| fields.split(' ').nth(at)?.parse::<u64>().ok();
    // Fields 16 and 17 of proc(5), where the state is field 3. Linux states them in
    // hundredths of a second on every architecture.
    Some((ticks(13)? + ticks(14)?) as f64 / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;
    use std::time::{Duration, Instant};

    /// Computes until this thread has used `cpu` seconds of CPU time.
    fn burn(cpu: f64) {
        let start = Moment::now().thread;
        while Moment::now().thread - start < cpu {}
    }

    /// The clocks after `wall` seconds, of which this thread computed for `thread`.
    fn moment(wall: f64, thread: f64) -> Moment {
        Moment {
            wall,
            thread,
            process: thread,
        }
    }

    #[test]
    fn time_of_an_inner_part_does_not_count_for_the_outer_one() {
        let mut meter = Meter {
            part: Part::Own,
            since: moment(0.0, 0.0),
            times: Times::default(),
        };
        let outer = meter.switch(Part::Record, moment(1.0, 0.5));
        let inner = meter.switch(Part::Compiler, moment(3.0, 1.5));
        meter.switch(inner, moment(7.0, 3.5));
        meter.switch(outer, moment(15.0, 7.5));
        let spent = |part| (meter.times.spent(part).wall, meter.times.spent(part).cpu);
        assert_eq!(spent(Part::Own), (1.0, 0.5));
        assert_eq!(spent(Part::Record), (2.0 + 8.0, 1.0 + 4.0));
        assert_eq!(spent(Part::Compiler), (4.0, 2.0));
        assert_eq!((outer, inner), (Part::Own, Part::Record));
    }

    #[test]
    fn each_use_of_a_part_is_counted_until_the_times_are_taken() {
        take();
        spend(Part::Record, || spend(Part::Compiler, || ()));
        spend(Part::Record, || ());
        let times = take();
        assert_eq!(times.spent(Part::Record).times, 2);
        assert_eq!(times.spent(Part::Compiler).times, 1);
        assert_eq!(take().spent(Part::Record), Spent::default());
    }

    #[test]
    fn waiting_costs_wall_time_and_other_threads_are_counted_separately() {
        take();
        spend(Part::Submit, || {
            let worker = thread::spawn(|| burn(0.03));
            worker.join().expect("it ends");
            thread::sleep(Duration::from_millis(20));
        });
        let spent = take().spent(Part::Submit);
        assert!(spent.wall >= 0.05, "{spent:?}");
        assert!(spent.cpu < 0.02, "{spent:?}");
        // Other tests run at the same time.
        assert!(spent.beside >= 0.03, "{spent:?}");
    }

    #[test]
    fn a_panic_ends_its_part() {
        let caught =
            std::panic::catch_unwind(|| spend(Part::Submit, || panic!("expected by the test")));
        assert!(caught.is_err());
        take();
        burn(0.001);
        let times = take();
        assert!(times.spent(Part::Own).cpu > 0.0 && times.spent(Part::Submit).cpu == 0.0);
    }

    #[test]
    fn times_add_up_and_survive_json() {
        let spent = |wall| Spent {
            wall,
            cpu: 0.5,
            beside: 0.25,
            times: 3,
        };
        let mut times = Times::default();
        times.charge(Part::Submit, spent(1.0));
        times.add(&times.clone());
        assert_eq!(times.spent(Part::Submit).wall, 2.0);
        let json = serde_json::to_string(&times).expect("JSON");
        assert_eq!(
            json,
            r#"{"submit":{"wall":2.0,"cpu":1.0,"beside":0.5,"times":6}}"#
        );
        assert_eq!(serde_json::from_str::<Times>(&json).expect("JSON"), times);
    }

    #[test]
    fn ended_children_are_counted() {
        let before = children_cpu().expect("/proc/self/stat");
        let start = Instant::now();
        let script = "i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done";
        let status = std::process::Command::new("sh")
            .args(["-c", script])
            .status();
        assert!(status.expect("sh runs").success());
        let spent = children_cpu().expect("/proc/self/stat") - before;
        assert!(
            spent > 0.0 && spent < start.elapsed().as_secs_f64() * 64.0,
            "{spent}"
        );
    }
}
