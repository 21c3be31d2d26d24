//! A limit of time that is fair on a machine with too much work, where a process that waits for a
//! processor is slow and does not hang.

use std::collections::BTreeMap;
use std::fs;
use std::time::{Duration, Instant};

/// The time that waiting for a processor adds to a limit, at most, as a multiple of the limit: a
/// process whose threads all spin waits for a processor, too.
const MOST_EXTENSION: u32 = 3;

/// The time that a process may take for something, from now on. Where the system states for how
/// long its threads wait for a processor, that time does not count.
#[derive(Clone, Debug)]
pub struct Patience {
    process: u32,
    limit: Duration,
    since: Instant,
    first: Option<ProcessorWaits>,
}

impl Patience {
    /// Starts the time.
    pub fn start(process: u32, limit: Duration) -> Patience {
        Patience {
            process,
            limit,
            since: Instant::now(),
            first: None,
        }
    }

    /// Starts the time anew with another limit.
    pub fn restart(&mut self, limit: Duration) {
        *self = Patience::start(self.process, limit);
    }

    /// Returns the limit.
    pub fn limit(&self) -> Duration {
        self.limit
    }

    /// Returns the time that is left, zero if none is. The waits of the process count from the
    /// first call, so that a process that answers at once is not observed.
    pub fn left(&mut self) -> Duration {
        let elapsed = self.since.elapsed();
        let first = self
            .first
            .get_or_insert_with(|| ProcessorWaits::read(self.process));
        if elapsed < self.limit {
            return self.limit - elapsed;
        }
        let waited = ProcessorWaits::read(self.process).longest_since(first);
        extended(self.limit, waited).saturating_sub(elapsed)
    }
}

/// The time after which a process that waits on looks whether it has a processor.
const SLICE: Duration = Duration::from_millis(100);

/// Waits for this time, and on as long as a thread of this process waits for a processor for half
/// of the time, as far as a limit is extended. `wait` waits for so long, and returns nothing if
/// that was not long enough; if it returns early, its answer is final.
pub fn wait_on<T>(limit: Duration, mut wait: impl FnMut(Duration) -> Option<T>) -> Option<T> {
    let since = Instant::now();
    let mut result = wait(limit);
    let more = limit..extended(limit, Duration::MAX);
    while result.is_none() && more.contains(&since.elapsed()) {
        let before = ProcessorWaits::read(std::process::id());
        result = wait(SLICE);
        if ProcessorWaits::read(std::process::id()).longest_since(&before) < SLICE / 2 {
            break;
        }
    }
    result
}

/// A limit with the time that a process waited for a processor.
fn extended(limit: Duration, waited: Duration) -> Duration {
    limit.saturating_add(waited.min(limit.saturating_mul(MOST_EXTENSION)))
}

/// The time for which each thread of a process waited for a processor, by its id.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct ProcessorWaits(BTreeMap<u32, Duration>);

impl ProcessorWaits {
    /// Reads the times of a process; none where it has ended or the system does not state them.
    fn read(process: u32) -> ProcessorWaits {
        // Wine shows the files of Linux, whose processes have other ids.
        if cfg!(windows) {
            return ProcessorWaits::default();
        }
        let threads = fs::read_dir(format!("/proc/{process}/task"));
        let threads = threads.into_iter().flatten().flatten();
        ProcessorWaits(
            threads
                .filter_map(|thread| {
                    let id = thread.file_name().to_str()?.parse().ok()?;
                    let times = fs::read_to_string(thread.path().join("schedstat")).ok()?;
                    Some((id, waited(&times)?))
                })
                .collect(),
        )
    }

    /// Returns the longest time for which one thread waited between `earlier` and this reading: no
    /// thread, and none that waits for it, was delayed for longer.
    fn longest_since(&self, earlier: &ProcessorWaits) -> Duration {
        let waits = self.0.iter().map(|(id, now)| {
            let before = earlier.0.get(id).copied().unwrap_or_default();
            now.saturating_sub(before)
        });
        waits.max().unwrap_or_default()
    }
}

/// Reads the second of the numbers of `/proc/ID/task/ID/schedstat`: time that was run, time that
/// was waited, both in nanoseconds, and the number of turns.
fn waited(times: &str) -> Option<Duration> {
    let nanoseconds = times.split_whitespace().nth(1)?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process;

    #[test]
    fn the_wait_is_the_longest_of_one_thread() {
        let reading = |waits: &[(u32, u64)]| {
            let waits = waits.iter();
            ProcessorWaits(
                waits
                    .map(|(id, ms)| (*id, Duration::from_millis(*ms)))
                    .collect(),
            )
        };
        let before = reading(&[(1, 500), (2, 900), (9, 10_000)]);
        let after = reading(&[(1, 3_500), (2, 1_000), (3, 2_000)]);
        assert_eq!(after.longest_since(&before), Duration::from_secs(3));
        assert_eq!(after.longest_since(&after), Duration::ZERO);
        assert_eq!(waited("5 70 2\n"), Some(Duration::from_nanos(70)));
        assert_eq!(waited(""), None);
    }

    #[test]
    fn waiting_extends_a_limit_to_four_times() {
        let [one, ten] = [1, 10].map(Duration::from_secs);
        assert_eq!(extended(one, Duration::ZERO), one);
        assert_eq!(extended(ten, one), 11 * one);
        assert_eq!(extended(one, ten), 4 * one);
        assert_eq!(extended(Duration::MAX, ten), Duration::MAX);
    }

    #[test]
    fn a_process_that_could_run_has_no_more_than_its_limit() {
        let mut patience = Patience::start(process::id(), Duration::ZERO);
        // Nothing ran between the two readings that it compares.
        assert!(patience.left() < Duration::from_secs(1));
        let mut patience = Patience::start(0, Duration::from_millis(1));
        std::thread::sleep(Duration::from_millis(2));
        assert_eq!(patience.left(), Duration::ZERO);
    }

    #[test]
    fn a_wait_goes_on_for_a_slice_after_its_limit_and_not_if_it_ended_early() {
        let waits = |limit: Duration, sleeps: bool| {
            let mut waits = Vec::new();
            let result: Option<()> = wait_on(limit, |time| {
                waits.push(time);
                if sleeps {
                    std::thread::sleep(time);
                }
                None
            });
            assert_eq!(result, None);
            waits
        };
        let [short, long] = [Duration::from_millis(10), Duration::from_secs(7)];
        assert_eq!(waits(short, true), [short, SLICE]);
        assert_eq!(waits(long, false), [long]);
        assert_eq!(wait_on(long, Some), Some(long));
    }

    /// More threads than processors: each of them waits.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_process_without_a_processor_has_more_time() {
        if !std::path::Path::new("/proc/self/schedstat").exists() {
            return;
        }
        let limit = Duration::from_millis(100);
        let mut patience = Patience::start(process::id(), limit);
        patience.left();
        let threads = 8 * std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    let start = Instant::now();
                    while start.elapsed() < 2 * limit {
                        std::hint::spin_loop();
                    }
                });
            }
            std::thread::sleep(limit);
            assert!(patience.left() > Duration::ZERO);
        });
    }
}
