//! A fuzzing session: cases of a seed, side by side, each judged as a case of the list is.
//!
//! The case of a number is the same whatever the number of lanes; only the order of the
//! results differs. The first failure of a fault is confirmed in a new worker and reduced,
//! while the other lanes continue.

use super::lane::{self, LaneError};
use super::trial::Trials;
use crate::coverage::pairs::{self, Pair};
use crate::generate::script::GROUP;
use crate::report::fuzz::{OtherTally, Side, Tally};
use crate::report::fuzz_find::{Find, MemoryDifference};
use crate::run::Interrupt;
use crate::run::worker::WorkerOptions;
use crate::script::Capabilities;
use crate::verdict::Status;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::{Duration, Instant};
use thiserror::Error;

/// The reason why a session ends early.
#[derive(Debug, Error)]
pub enum SessionError {
    /// The files of the session cannot be written.
    #[error(transparent)]
    Files(LaneError),
    /// On the tested device.
    #[error(transparent)]
    Device(LaneError),
    /// On the other device.
    #[error("the device to compare with: {0}")]
    Other(LaneError),
}

impl SessionError {
    /// Returns the error, on whatever device it happened.
    pub fn cause(&self) -> &LaneError {
        match self {
            SessionError::Files(error)
            | SessionError::Device(error)
            | SessionError::Other(error) => error,
        }
    }
}

/// A session.
#[derive(Clone, Copy, Debug)]
pub struct Session<'a> {
    pub seed: u64,
    /// The number of the first case.
    pub first: u64,
    /// The number of cases; by default as many as the time permits.
    pub count: Option<u64>,
    /// When the last case begins.
    pub time: Duration,
    /// The number of finds after which no further case begins.
    pub max_finds: Option<u64>,
    /// Cases at the same time.
    pub jobs: usize,
    /// The options by which workers are started, which read their cases below `folder`.
    pub worker: &'a WorkerOptions,
    /// The workers of another device, on which every case runs as well.
    pub against: Option<&'a WorkerOptions>,
    pub folder: &'a Path,
}

/// An event of a session.
pub enum Event {
    /// A device is open.
    Opened(Side, Box<Capabilities>),
    /// A case has a result on each device.
    Ran {
        number: u64,
        /// The statuses by [`Side`].
        statuses: Vec<Status>,
        /// The difference in memory though both devices pass.
        difference: Option<Box<MemoryDifference>>,
        /// The pairs of a class and a situation that occur in the case.
        pairs: BTreeSet<Pair>,
    },
    /// A failure of a new kind, reduced.
    Found(Box<Find>),
    /// Another failure of a fault that was found before.
    Known,
    /// A failure that is not reduced, because enough of its kind were.
    Unreduced,
    /// A failure that did not happen again in a new worker.
    Unconfirmed(String),
}

/// Runs a session, and passes on what happens. Returns what happened until its end, and why
/// it ended early: no worker starts, or no case file can be written.
pub fn run(
    session: &Session<'_>,
    interrupt: &Interrupt,
    mut observe: impl FnMut(&Tally, Event),
) -> (Tally, Result<(), SessionError>) {
    let mut tally = Tally {
        all_pairs: pairs::all().count(),
        other: session.against.map(|_| OtherTally::default()),
        ..Tally::default()
    };
    if let Err(error) = lane::make_folder(session.folder) {
        return (tally, Err(SessionError::Files(error)));
    }
    let began = Instant::now();
    let shared = Shared {
        session,
        interrupt,
        began,
        next: AtomicU64::new(session.first / GROUP * GROUP),
        trials: Trials::new(session, interrupt, began),
    };
    let (events, received) = mpsc::channel();
    thread::scope(|scope| {
        let threads: Vec<_> = (0..session.jobs)
            .map(|_| {
                let (shared, events) = (&shared, events.clone());
                scope.spawn(move || shared.work(&events))
            })
            .collect();
        drop(events);
        let mut reached = BTreeSet::new();
        let mut opened = Side::BOTH.map(|_| false);
        for mut event in received {
            match &mut event {
                Event::Opened(side, _) => {
                    let seen = std::mem::replace(&mut opened[side.index()], true);
                    if seen {
                        continue;
                    }
                }
                Event::Unconfirmed(_) => {}
                Event::Ran {
                    statuses,
                    difference,
                    pairs,
                    ..
                } => {
                    tally.add(statuses, difference.is_some());
                    reached.append(pairs);
                    tally.pairs = reached.len();
                }
                Event::Found(_) => tally.finds += 1,
                Event::Known => tally.known += 1,
                Event::Unreduced => tally.unreduced += 1,
            }
            tally.seconds = began.elapsed().as_secs_f64();
            observe(&tally, event);
        }
        let ends = threads.into_iter().map(|thread| match thread.join() {
            Ok(end) => end,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        let errors: Vec<SessionError> = ends.filter_map(Result::err).collect();
        let end = match errors.into_iter().next() {
            Some(error) if !interrupt.is_raised() => Err(error),
            Some(_) | None => Ok(()),
        };
        (tally, end)
    })
}

/// The state that the threads share.
struct Shared<'a> {
    session: &'a Session<'a>,
    interrupt: &'a Interrupt,
    began: Instant,
    /// The first case of the next group.
    next: AtomicU64,
    trials: Trials<'a>,
}

impl Shared<'_> {
    /// One thread: takes groups of cases until the session ends.
    fn work(&self, events: &Sender<Event>) -> Result<(), SessionError> {
        let Session { first, count, .. } = *self.session;
        // The receiver outlives every thread, so that sending cannot fail.
        let send = |event| {
            let _ = events.send(event);
        };
        let mut lanes = self.trials.open(&send)?;
        let end = count.map(|count| first.saturating_add(count));
        while !self.is_over() {
            let group = self.next.fetch_add(GROUP, Ordering::Relaxed);
            if end.is_some_and(|end| group >= end) {
                break;
            }
            let numbers = (group..group + GROUP).filter(|number| *number >= first);
            for number in numbers.take_while(|number| end.is_none_or(|end| *number < end)) {
                if self.is_over() {
                    break;
                }
                self.trials.case(number, &mut lanes, &send)?;
            }
        }
        if !self.interrupt.is_raised() {
            lanes.shut_down();
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        let most = self.session.max_finds;
        self.interrupt.is_raised()
            || self.began.elapsed() >= self.session.time
            || most.is_some_and(|most| self.trials.found() >= most)
    }
}
