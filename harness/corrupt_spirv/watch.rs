//! Runs work on several threads, and ends the process if a piece of it does not
//! terminate.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The time for one piece of work: far more than any takes on any machine.
const LIMIT: Duration = Duration::from_secs(120);

/// The current work of a thread.
pub struct Desk {
    seed: AtomicU64,
    /// Milliseconds since the start at which the work began; 0 for none.
    since: AtomicU64,
    start: Instant,
}

impl Desk {
    /// Work on this seed begins.
    pub fn begin(&self, seed: u64) {
        self.seed.store(seed, Ordering::Relaxed);
        let now = self.start.elapsed().as_millis() as u64;
        self.since.store(now + 1, Ordering::Release);
    }

    /// Work has ended.
    pub fn end(&self) {
        self.since.store(0, Ordering::Release);
    }

    /// The seed of work that has taken longer than it may.
    fn late(&self, limit: Duration) -> Option<u64> {
        let since = self.since.load(Ordering::Acquire);
        let now = self.start.elapsed().as_millis() as u64;
        let late = since > 0 && now.saturating_sub(since - 1) > limit.as_millis() as u64;
        late.then(|| self.seed.load(Ordering::Relaxed))
    }
}

/// Runs `work` on a thread per core. Ends the process if a piece of it does not
/// terminate.
pub fn on_all_cores(work: impl Fn(&Desk) + Sync) {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let start = Instant::now();
    let desks: Vec<Desk> = (0..cores)
        .map(|_| Desk {
            seed: AtomicU64::new(0),
            since: AtomicU64::new(0),
            start,
        })
        .collect();
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !done.load(Ordering::Relaxed) {
                if let Some(seed) = desks.iter().find_map(|desk| desk.late(LIMIT)) {
                    eprintln!("mutant {seed} does not end");
                    std::process::abort();
                }
                std::thread::sleep(Duration::from_millis(50));
            }
        });
        let work = &work;
        let workers: Vec<_> = desks.iter().map(|d| scope.spawn(move || work(d))).collect();
        for worker in workers {
            let _ = worker.join();
        }
        done.store(true, Ordering::Relaxed);
    });
}

#[test]
fn endless_work_is_a_timeout() {
    let desk = Desk {
        seed: AtomicU64::new(0),
        since: AtomicU64::new(0),
        start: Instant::now() - Duration::from_secs(9),
    };
    assert_eq!(desk.late(Duration::ZERO), None, "nothing has begun");
    desk.begin(7);
    assert_eq!(desk.late(Duration::from_secs(60)), None);
    std::thread::sleep(Duration::from_millis(5));
    assert_eq!(desk.late(Duration::ZERO), Some(7));
    desk.end();
    assert_eq!(desk.late(Duration::ZERO), None);
}
