//! A fuzzing session: cases of a seed, side by side, each judged as a case of the list is.
//!
//! The case of a number is the same whatever the number of lanes; only the order of the
//! results differs. The first failure of a fault is confirmed in a new worker and reduced,
//! while the other lanes continue.

use super::finds::Finds;
use super::lane::{self, Lane, LaneError};
use super::reduction::{Reduction, text};
use crate::generate::script::{GROUP, RandomCase};
use crate::generate::smaller::Draft;
use crate::judge::CaseResult;
use crate::judge::changes::Changes;
use crate::judge::reduce::Reduced;
use crate::report::fuzz::{Find, Tally};
use crate::run::Interrupt;
use crate::run::company::Company;
use crate::run::worker::WorkerOptions;
use crate::script::Capabilities;
use crate::sources::Sources;
use crate::verdict::Status;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::{Duration, Instant};

pub use super::lane::LaneError as SessionError;

/// Judgements of one reduction at most.
const MAX_TRIES: usize = 1500;
/// The time of one reduction at most.
const REDUCTION: Duration = Duration::from_secs(45);

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
    /// Lanes.
    pub jobs: usize,
    /// How workers are started, which read their cases below `folder`.
    pub worker: &'a WorkerOptions,
    pub folder: &'a Path,
}

/// What happens in a session.
pub enum Event {
    /// A device is open.
    Opened(Box<Capabilities>),
    /// A case has a result.
    Ran(Status),
    /// A failure of a new kind, reduced.
    Found(Box<Find>),
    /// Another failure of a fault that was found before.
    Known,
    /// A failure that is not reduced, because enough of its kind were.
    Unreduced,
    /// A failure that did not happen again in a new worker.
    Unconfirmed(String),
}

/// Runs a session, and passes on what happens.
///
/// # Errors
/// No worker starts, or no case file can be written.
pub fn run(
    session: &Session<'_>,
    interrupt: &Interrupt,
    mut observe: impl FnMut(&Tally, Event),
) -> Result<Tally, LaneError> {
    lane::make_folder(session.folder)?;
    let began = Instant::now();
    let shared = Shared {
        session,
        interrupt,
        began,
        next: AtomicU64::new(session.first / GROUP * GROUP),
        finds: Finds::default(),
        found: AtomicU64::new(0),
        company: Arc::new(Company::default()),
    };
    let (events, received) = mpsc::channel();
    thread::scope(|scope| {
        let lanes: Vec<_> = (0..session.jobs)
            .map(|_| {
                let (shared, events) = (&shared, events.clone());
                scope.spawn(move || shared.work(&events))
            })
            .collect();
        drop(events);
        let mut tally = Tally::default();
        let mut opened = false;
        for event in received {
            match &event {
                Event::Opened(_) if std::mem::replace(&mut opened, true) => continue,
                Event::Opened(_) | Event::Unconfirmed(_) => {}
                Event::Ran(status) => tally.add(*status),
                Event::Found(_) => tally.finds += 1,
                Event::Known => tally.known += 1,
                Event::Unreduced => tally.unreduced += 1,
            }
            tally.seconds = began.elapsed().as_secs_f64();
            observe(&tally, event);
        }
        let ends = lanes.into_iter().map(|lane| match lane.join() {
            Ok(end) => end,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        // One lane that can work is a session.
        let errors: Vec<LaneError> = ends.filter_map(Result::err).collect();
        match errors.into_iter().next() {
            Some(error) if !interrupt.is_raised() => Err(error),
            Some(_) | None => Ok(tally),
        }
    })
}

/// What the lanes share.
struct Shared<'a> {
    session: &'a Session<'a>,
    interrupt: &'a Interrupt,
    began: Instant,
    /// The first case of the next group.
    next: AtomicU64,
    finds: Finds,
    /// The number of finds.
    found: AtomicU64,
    company: Arc<Company>,
}

impl Shared<'_> {
    /// One lane: takes groups of cases until the session ends.
    fn work(&self, events: &Sender<Event>) -> Result<(), LaneError> {
        let Session {
            worker,
            folder,
            first,
            count,
            ..
        } = *self.session;
        let mut lane = Lane::new(worker, Arc::clone(&self.company), folder, self.interrupt);
        let device = lane.device()?;
        // The receiver outlives every lane, so that sending cannot fail.
        let send = |event| {
            let _ = events.send(event);
        };
        send(Event::Opened(Box::new(device.clone())));
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
                self.case(number, &device, &mut lane, &send)?;
            }
        }
        if !self.interrupt.is_raised() {
            lane.shut_down();
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        let found = self.found.load(Ordering::Relaxed);
        self.interrupt.is_raised()
            || self.began.elapsed() >= self.session.time
            || self.session.max_finds.is_some_and(|most| found >= most)
    }

    /// Runs one case; a failure of a new kind is confirmed and reduced.
    fn case(
        &self,
        number: u64,
        device: &Capabilities,
        lane: &mut Lane<'_>,
        send: &dyn Fn(Event),
    ) -> Result<(), LaneError> {
        let RandomCase {
            definition,
            sequence,
            ..
        } = RandomCase::fuzzed(self.session.seed, number, device);
        let draft = Draft {
            definition,
            sequence,
        };
        let stem = format!("s{}_{number}", self.session.seed);
        let result = lane.run(&stem, &text(&draft))?;
        send(Event::Ran(result.status));
        if !result.status.is_failure() {
            return Ok(());
        }
        let cures = self.finds.cures(&result);
        if !cures.is_empty() {
            let passes_with = lane.explain(&stem, &text(&draft), &Changes::Only(cures))?;
            if self.finds.is_known(&result, &passes_with) {
                send(Event::Known);
                return Ok(());
            }
        }
        if !self.finds.take(&result) {
            send(Event::Unreduced);
            return Ok(());
        }
        let confirmed = lane.confirm(&format!("{stem}_again"), &text(&draft))?;
        if !confirmed.status.is_failure() {
            send(Event::Unconfirmed(format!(
                "case {number} failed once and not again: {}",
                result.reason
            )));
            return Ok(());
        }
        // What earlier cases changed in the driver is not the case's own failure.
        let confirmed = CaseResult {
            in_company: None,
            ..confirmed
        };
        let reduced = self.reduce(&stem, draft, confirmed, lane)?;
        let stem = format!("{stem}_small");
        let changes = self.explain(&stem, &reduced.best, &reduced.result, lane)?;
        if self.finds.add(&reduced.result, &changes) {
            self.found.fetch_add(1, Ordering::Relaxed);
            send(Event::Found(Box::new(self.find(number, reduced, changes))));
        } else {
            send(Event::Known);
        }
        Ok(())
    }

    /// The changes with which a case passes; none are sought for a crash or a hang, which
    /// would be one with many of its neighbours.
    fn explain(
        &self,
        stem: &str,
        draft: &Draft,
        result: &CaseResult,
        lane: &mut Lane<'_>,
    ) -> Result<BTreeSet<String>, LaneError> {
        if result.status != Status::Fail {
            return Ok(BTreeSet::new());
        }
        lane.explain(stem, &text(draft), &Changes::All)
    }

    /// Reduces a failure in the workers of a lane.
    fn reduce(
        &self,
        stem: &str,
        draft: Draft,
        first: CaseResult,
        lane: &mut Lane<'_>,
    ) -> Result<Reduced<Draft>, LaneError> {
        let reduction = Reduction {
            stem,
            sources: &Sources::embedded(),
            most: MAX_TRIES,
            until: Some(Instant::now() + REDUCTION),
            interrupt: self.interrupt,
        };
        reduction.reduce(draft, first, lane)
    }

    fn find(&self, number: u64, reduced: Reduced<Draft>, changes: BTreeSet<String>) -> Find {
        let Reduced {
            best,
            result,
            tries,
        } = reduced;
        Find {
            seed: self.session.seed,
            number,
            status: result.status,
            fingerprint: result.fingerprint.clone(),
            headline: result.reason.clone(),
            steps: best.steps(),
            outputs: best.outputs(),
            runs: tries,
            seconds: self.began.elapsed().as_secs_f64(),
            passes_with: changes.into_iter().collect(),
            text: text(&best),
            file: None,
            reproduce: None,
        }
    }
}
