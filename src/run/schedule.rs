//! Many workers, one list. Each slot takes the next cases; results are reported as
//! they come, with their places in the list.
//!
//! Neighbours of the list share shaders and pipelines, which a worker makes once:
//! a slot takes several at a time, fewer towards the end so that none is left
//! with all the rest.

use super::Interrupt;
use super::company::Company;
use super::expectations::Expectations;
use super::worker::WorkerOptions;
use super::worker_exit::{Incident, StartError};
use super::worker_slot::{CaseRun, Trust, WorkerSlot, reconciled};
use crate::judge::CaseResult;
use crate::judge::result::InCompany;
use crate::meter::Times;
use crate::script::Capabilities;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Cases that a slot takes at a time, at most.
const MOST_AT_A_TIME: usize = 24;
/// Times that each slot comes for the rest, at least.
const TURNS: usize = 4;

/// The number of doubts after which a failure is confirmed. After fewer, its case runs once more in
/// the next worker, which costs less than a worker of its own, and the last one of these cases is
/// confirmed, before another case can cast doubt on them: a driver that fails everywhere and
/// sometimes crashes would otherwise confirm hundreds of failures for each crash.
const MOST_DOUBTS: u32 = 4;

/// The cases of a run and its workers.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// Names of cases; one may be there more than once.
    pub names: &'a [String],
    /// Cases that the driver may crash or hang on, which is recorded.
    pub alone: &'a BTreeSet<String>,
    /// Workers at the same time, at most.
    pub jobs: usize,
    /// The options by which workers are started.
    pub worker: &'a WorkerOptions,
    /// Failures that need no confirmation.
    pub expectations: &'a Arc<Expectations>,
}

impl<'a> Plan<'a> {
    /// Returns this plan for other cases.
    pub fn with_names<'b>(self, names: &'b [String]) -> Plan<'b>
    where
        'a: 'b,
    {
        Plan { names, ..self }
    }
}

/// Observes a run.
pub trait Observer {
    /// A device is open: once, before any result.
    fn opened(&mut self, device: &Capabilities);
    /// A case begins. For those that report what is running.
    fn begun(&mut self, _name: &str) {}
    /// The case at this place of the list is over, before or after its neighbours.
    fn finished(&mut self, place: usize, result: CaseResult);
    /// A worker was lost while it ran no case.
    fn lost(&mut self, incident: &Incident);
}

/// The outcome of a run.
#[derive(Debug, Default)]
pub struct Ending {
    /// Cases without a result.
    pub not_run: usize,
    /// Slots that were given up, and why.
    pub given_up: Vec<StartError>,
    /// The times that all workers spent, without those of workers that crashed.
    pub times: Times,
}

impl Ending {
    /// Adds the ending of other cases.
    pub fn add(&mut self, other: Ending) {
        self.not_run += other.not_run;
        self.given_up.extend(other.given_up);
        self.times.add(&other.times);
    }
}

/// An event of a slot.
enum Event {
    Opened(Box<Capabilities>),
    Begun(usize),
    Finished(usize, Box<CaseResult>),
    Lost(Incident),
    GaveUp(StartError),
    Spent(Times),
}

/// Runs every case of the plan, or as many as `interrupt` and the workers let.
pub fn run(plan: Plan, interrupt: &Interrupt, observer: &mut dyn Observer) -> Ending {
    let queue = Queue::new(plan.names.len(), plan.jobs);
    let (events, received) = mpsc::channel();
    let company = Arc::new(Company::default());
    thread::scope(|scope| {
        for slot in 0..plan.jobs.clamp(1, plan.names.len().max(1)) {
            let (queue, events, company) = (&queue, events.clone(), Arc::clone(&company));
            let worker = plan.worker.in_slot(slot);
            let slot = WorkerSlot::new(worker, company).expecting(Arc::clone(plan.expectations));
            scope.spawn(move || work(plan, queue, slot, interrupt, &events));
        }
        drop(events);
        let mut opened = false;
        let mut ending = Ending {
            not_run: plan.names.len(),
            given_up: Vec::new(),
            times: Times::default(),
        };
        for event in received {
            match event {
                Event::Opened(device) => {
                    if !std::mem::replace(&mut opened, true) {
                        observer.opened(&device);
                    }
                }
                Event::Begun(place) => observer.begun(&plan.names[place]),
                Event::Finished(place, result) => {
                    ending.not_run -= 1;
                    observer.finished(place, *result);
                }
                Event::Lost(incident) => observer.lost(&incident),
                Event::GaveUp(error) => ending.given_up.push(error),
                Event::Spent(times) => ending.times.add(&times),
            }
        }
        ending
    })
}

/// Puts what comes with a place of a list into the order of the list.
#[derive(Debug)]
pub struct InOrder<T> {
    next: usize,
    waiting: BTreeMap<usize, T>,
}

impl<T> Default for InOrder<T> {
    fn default() -> InOrder<T> {
        InOrder {
            next: 0,
            waiting: BTreeMap::new(),
        }
    }
}

impl<T> InOrder<T> {
    /// Takes one item; returns those whose predecessors have all come.
    pub fn add(&mut self, place: usize, item: T) -> Vec<T> {
        self.waiting.insert(place, item);
        let mut ready = Vec::new();
        while let Some(item) = self.waiting.remove(&self.next) {
            ready.push(item);
            self.next += 1;
        }
        ready
    }

    /// Returns the items that wait for a predecessor that does not come.
    pub fn rest(&mut self) -> Vec<T> {
        std::mem::take(&mut self.waiting).into_values().collect()
    }
}

/// The cases that no slot has taken, by their places in the list.
struct Queue {
    left: Mutex<VecDeque<usize>>,
    /// The failures of cases that must run again.
    dropped: Mutex<BTreeMap<usize, InCompany>>,
    jobs: usize,
}

impl Queue {
    fn new(cases: usize, jobs: usize) -> Queue {
        Queue {
            left: Mutex::new((0..cases).collect()),
            dropped: Mutex::default(),
            jobs: jobs.max(1),
        }
    }

    fn left(&self) -> MutexGuard<'_, VecDeque<usize>> {
        self.left.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn dropped(&self) -> MutexGuard<'_, BTreeMap<usize, InCompany>> {
        self.dropped.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Drops the result of a case, which must run again; returns its place in the list.
    fn drop(&self, held: Held) -> usize {
        // The first failure counts.
        self.dropped().entry(held.place).or_insert(held.once);
        held.place
    }

    /// The result of a case, which names the dropped failure if it did not happen again.
    fn reconciled(&self, place: usize, result: CaseResult) -> CaseResult {
        match self.dropped().remove(&place) {
            Some(first) if result.in_company.is_none() => reconciled(first, result),
            Some(_) | None => result,
        }
    }

    /// The next cases.
    fn take(&self) -> VecDeque<usize> {
        let mut left = self.left();
        let fair = left.len() / (TURNS * self.jobs);
        let count = fair.clamp(1, MOST_AT_A_TIME).min(left.len());
        left.drain(..count).collect()
    }

    /// Takes back what a slot cannot run.
    fn give_back(&self, cases: VecDeque<usize>) {
        let mut left = self.left();
        cases
            .into_iter()
            .rev()
            .for_each(|case| left.push_front(case));
    }
}

/// An unconfirmed result, which counts when a later failure of its worker is confirmed.
struct Held {
    place: usize,
    result: CaseResult,
    once: InCompany,
}

/// One slot: takes cases until the list is empty.
fn work(
    plan: Plan,
    queue: &Queue,
    mut slot: WorkerSlot,
    interrupt: &Interrupt,
    events: &Sender<Event>,
) {
    // The receiver outlives every slot, so that sending cannot fail.
    let send = |event| {
        let _ = events.send(event);
    };
    let report = |place, result| {
        let result = queue.reconciled(place, result);
        send(Event::Finished(place, Box::new(result)));
    };
    let report_all = |held: Vec<Held>| {
        for Held { place, result, .. } in held {
            report(place, result);
        }
    };
    let mut opened = false;
    // Taken and not run yet.
    let mut mine = VecDeque::new();
    let mut held: Vec<Held> = Vec::new();
    // How often each case ran in a worker which went wrong later.
    let mut doubts: BTreeMap<usize, u32> = BTreeMap::new();
    let given_up = loop {
        if interrupt.is_raised() {
            break None;
        }
        if mine.is_empty() && queue.left().is_empty() {
            // The last one is confirmed, and the others with it.
            let Some(last) = held.pop() else {
                break None;
            };
            doubts.insert(last.place, MOST_DOUBTS);
            mine.push_back(queue.drop(last));
        }
        // The worker first: a slot that finds none must hold no case.
        match slot.ready(interrupt) {
            Ok(device) if !opened => {
                send(Event::Opened(Box::new(device.clone())));
                opened = true;
            }
            Ok(_) => {}
            Err(error) => break Some(error),
        }
        if mine.is_empty() {
            mine = queue.take();
        }
        let Some(index) = mine.pop_front() else {
            break None;
        };
        let name = &plan.names[index];
        send(Event::Begun(index));
        let outcome = if plan.alone.contains(name) {
            slot.run_alone(name, interrupt).map(CaseRun::plain)
        } else {
            let doubts = doubts.get(&index).copied().unwrap_or_default();
            slot.run_in_list(name, doubts < MOST_DOUBTS, interrupt)
        };
        let incidents = slot.take_incidents();
        let is_lost = !incidents.is_empty();
        incidents
            .into_iter()
            .for_each(|incident| send(Event::Lost(incident)));
        match outcome {
            Ok(CaseRun {
                result,
                trust,
                once,
            }) => {
                match if is_lost { Trust::Doubted } else { trust } {
                    Trust::Unchanged => {}
                    Trust::Confirmed => report_all(std::mem::take(&mut held)),
                    Trust::Doubted => {
                        if let Some(last) = held.last() {
                            doubts.insert(last.place, MOST_DOUBTS);
                        }
                        for held in held.drain(..).rev() {
                            *doubts.entry(held.place).or_default() += 1;
                            mine.push_front(queue.drop(held));
                        }
                    }
                }
                match once {
                    Some(once) => held.push(Held {
                        place: index,
                        result,
                        once,
                    }),
                    None => report(index, result),
                }
            }
            Err(StartError::Interrupted) => {
                mine.push_front(index);
                break Some(StartError::Interrupted);
            }
            Err(error) => {
                mine.push_front(index);
                mine.extend(held.drain(..).map(|held| queue.drop(held)));
                break Some(error);
            }
        }
    };
    report_all(held);
    queue.give_back(mine);
    if !interrupt.is_raised() {
        slot.shut_down();
    }
    slot.take_incidents()
        .into_iter()
        .for_each(|incident| send(Event::Lost(incident)));
    send(Event::Spent(slot.times().clone()));
    match given_up {
        None | Some(StartError::Interrupted) => {}
        Some(error) => send(Event::GaveUp(error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_stay_together_and_the_rest_is_shared() {
        let queue = Queue::new(1000, 2);
        let mut taken = Vec::new();
        let mut counts = Vec::new();
        while !queue.left().is_empty() {
            let mine = queue.take();
            counts.push(mine.len());
            taken.extend(mine);
        }
        assert_eq!(taken, (0..1000).collect::<Vec<_>>());
        assert_eq!((counts[0], counts[counts.len() - 1]), (MOST_AT_A_TIME, 1));
        assert!(counts.is_sorted_by(|a, b| a >= b), "{counts:?}");
        assert!(queue.take().is_empty());
    }

    #[test]
    fn items_leave_in_the_order_of_their_places() {
        let mut order = InOrder::default();
        assert!(order.add(1, "b").is_empty());
        assert_eq!(order.add(0, "a"), ["a", "b"]);
        assert!(order.add(4, "e").is_empty());
        assert!(order.add(3, "d").is_empty());
        assert_eq!(order.rest(), ["d", "e"]);
    }

    #[test]
    fn what_is_given_back_comes_first() {
        let queue = Queue::new(100, 1);
        let mut mine = queue.take();
        assert_eq!(mine.pop_front(), Some(0));
        queue.give_back(mine);
        assert_eq!(queue.take().front(), Some(&1));
    }
}
