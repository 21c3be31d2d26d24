//! Many workers, one list. Each slot takes the next case that nobody has; what
//! is reported comes in the order of the list, whoever was faster.

use super::Interrupt;
use super::loss::{Incident, StartError};
use super::slot::Slot;
use super::worker::WorkerOptions;
use crate::meter::Times;
use crate::report::CaseResult;
use crate::script::Capabilities;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::mpsc::{self, Sender};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// What to run, and with what.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// Names of cases; one may be there more than once.
    pub names: &'a [String],
    /// Those of them that the driver may crash or hang on, which is recorded.
    pub alone: &'a BTreeSet<String>,
    /// Workers at the same time, at most.
    pub jobs: usize,
    /// How workers are started.
    pub worker: &'a WorkerOptions,
}

/// Who is told what happens.
pub trait Observer {
    /// A device is open: once, before any result.
    fn opened(&mut self, device: &Capabilities);
    /// A case is over; in the order of the list.
    fn finished(&mut self, result: &CaseResult);
    /// So many cases are over, reported or not yet.
    fn progressed(&mut self, finished: usize);
    /// A worker was lost while it ran no case.
    fn lost(&mut self, incident: &Incident);
}

/// How a run ended.
#[derive(Debug)]
pub struct Ending {
    /// Cases without a result.
    pub not_run: usize,
    /// Slots that were given up, and why.
    pub given_up: Vec<StartError>,
    /// What all workers spent, but for what crashed with them.
    pub times: Times,
}

/// What a slot tells.
enum Event {
    Opened(Box<Capabilities>),
    Finished(usize, Box<CaseResult>),
    Lost(Incident),
    GaveUp(StartError),
    Spent(Times),
}

/// Runs every case of the plan, or as many as `interrupt` and the workers let.
pub fn run(plan: Plan, interrupt: &Interrupt, observer: &mut dyn Observer) -> Ending {
    let queue = Mutex::new((0..plan.names.len()).collect());
    let (events, received) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..plan.jobs.clamp(1, plan.names.len().max(1)) {
            let (queue, events) = (&queue, events.clone());
            scope.spawn(move || work(plan, queue, interrupt, &events));
        }
        drop(events);
        let mut collector = Collector::new(observer);
        received.into_iter().for_each(|event| collector.take(event));
        collector.end(plan.names.len())
    })
}

/// Puts results back in order.
struct Collector<'a> {
    observer: &'a mut dyn Observer,
    opened: bool,
    reported: usize,
    waiting: BTreeMap<usize, CaseResult>,
    given_up: Vec<StartError>,
    times: Times,
}

impl<'a> Collector<'a> {
    fn new(observer: &'a mut dyn Observer) -> Collector<'a> {
        Collector {
            observer,
            opened: false,
            reported: 0,
            waiting: BTreeMap::new(),
            given_up: Vec::new(),
            times: Times::default(),
        }
    }

    fn take(&mut self, event: Event) {
        match event {
            Event::Opened(device) => {
                if !std::mem::replace(&mut self.opened, true) {
                    self.observer.opened(&device);
                }
            }
            Event::Finished(index, result) => {
                self.waiting.insert(index, *result);
                while let Some(result) = self.waiting.remove(&self.reported) {
                    self.observer.finished(&result);
                    self.reported += 1;
                }
                self.observer.progressed(self.reported + self.waiting.len());
            }
            Event::Lost(incident) => self.observer.lost(&incident),
            Event::GaveUp(error) => self.given_up.push(error),
            Event::Spent(times) => self.times.add(&times),
        }
    }

    /// Reports what still waits for a case that has no result.
    fn end(self, cases: usize) -> Ending {
        for result in self.waiting.values() {
            self.observer.finished(result);
        }
        Ending {
            not_run: cases.saturating_sub(self.reported + self.waiting.len()),
            given_up: self.given_up,
            times: self.times,
        }
    }
}

/// One slot: takes cases until there are none.
fn work(plan: Plan, queue: &Mutex<VecDeque<usize>>, interrupt: &Interrupt, events: &Sender<Event>) {
    // The receiver outlives every slot, so that sending cannot fail.
    let tell = |event| {
        let _ = events.send(event);
    };
    let queue = || queue.lock().unwrap_or_else(PoisonError::into_inner);
    let mut slot = Slot::new(plan.worker.clone());
    let mut opened = false;
    let given_up = loop {
        if interrupt.is_raised() || queue().is_empty() {
            break None;
        }
        // The worker first: a slot that finds none must hold no case.
        match slot.ready(interrupt) {
            Ok(device) if !opened => {
                tell(Event::Opened(Box::new(device.clone())));
                opened = true;
            }
            Ok(_) => {}
            Err(error) => break Some(error),
        }
        let Some(index) = queue().pop_front() else {
            break None;
        };
        let Some(name) = plan.names.get(index) else {
            continue;
        };
        let outcome = match plan.alone.contains(name) {
            true => slot.run_alone(name, interrupt),
            false => slot.run(name, interrupt),
        };
        slot.take_incidents()
            .into_iter()
            .for_each(|incident| tell(Event::Lost(incident)));
        match outcome {
            Ok(result) => tell(Event::Finished(index, Box::new(result))),
            Err(error) => {
                queue().push_front(index);
                break Some(error);
            }
        }
    };
    if !interrupt.is_raised() {
        slot.shut_down();
    }
    slot.take_incidents()
        .into_iter()
        .for_each(|incident| tell(Event::Lost(incident)));
    tell(Event::Spent(slot.times().clone()));
    match given_up {
        None | Some(StartError::Interrupted) => {}
        Some(error) => tell(Event::GaveUp(error)),
    }
}
