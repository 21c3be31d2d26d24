//! One case of a session: it runs on each device, and a failure of a new kind is confirmed,
//! reduced, and run on the other device.

use super::finds::{FailureKey, Finds};
use super::lane::{self, Lane, LaneError};
use super::reduction::Reduction;
use super::seen::{SeenCase, memory_difference, pairs};
use super::session::{Event, Session, SessionError};
use crate::case_file::draft::Draft;
use crate::generate::script::RandomCase;
use crate::judge::CaseResult;
use crate::judge::explain::changes;
use crate::judge::reduce::{Keeping, Reduced};
use crate::report::fuzz::Side;
use crate::report::fuzz_find::{Find, OtherResult};
use crate::run::Interrupt;
use crate::run::company::Company;
use crate::run::worker::WorkerOptions;
use crate::script::Capabilities;
use crate::sources::Sources;
use crate::verdict::Status;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Judgements of one reduction at most.
const MAX_TRIES: usize = 1500;
/// The time of one reduction at most.
const REDUCTION: Duration = Duration::from_secs(45);

/// A device of a session, for all threads.
struct TestedDevice<'a> {
    worker: &'a WorkerOptions,
    finds: Finds,
    company: Arc<Company>,
}

/// The devices of a session and what was found on them, shared by all threads.
pub struct Trials<'a> {
    session: &'a Session<'a>,
    interrupt: &'a Interrupt,
    began: Instant,
    /// The devices by [`Side`].
    devices: Vec<TestedDevice<'a>>,
    /// The number of finds.
    found: AtomicU64,
}

/// A lane of each device with what the device offers, by [`Side`]. A thread runs a case on
/// one after the other.
pub struct Lanes<'a> {
    lanes: Vec<Lane<'a>>,
    devices: Vec<Capabilities>,
}

impl Lanes<'_> {
    /// Ends the workers in good order.
    pub fn shut_down(&mut self) {
        self.lanes.iter_mut().for_each(Lane::shut_down);
    }
}

impl<'a> Trials<'a> {
    pub fn new(session: &'a Session<'a>, interrupt: &'a Interrupt, began: Instant) -> Trials<'a> {
        let company = Company::default();
        let workers = std::iter::once(session.worker).chain(session.against);
        let devices = workers.map(|worker| TestedDevice {
            worker,
            finds: Finds::default(),
            company: Arc::new(company.for_another_device()),
        });
        Trials {
            session,
            interrupt,
            began,
            devices: devices.collect(),
            found: AtomicU64::new(0),
        }
    }

    /// The number of finds so far.
    pub fn found(&self) -> u64 {
        self.found.load(Ordering::Relaxed)
    }

    /// New lanes with open devices.
    ///
    /// # Errors
    /// No worker starts.
    pub fn open(&self, send: &dyn Fn(Event)) -> Result<Lanes<'a>, SessionError> {
        let mut open = Lanes {
            lanes: Vec::new(),
            devices: Vec::new(),
        };
        for (side, device) in Side::BOTH.into_iter().zip(&self.devices) {
            let company = Arc::clone(&device.company);
            let folder = self.session.folder;
            let mut lane = Lane::new(device.worker, company, folder, self.interrupt);
            let device = lane.device().map_err(|error| session_error(side, error))?;
            send(Event::Opened(side, Box::new(device.clone())));
            open.lanes.push(lane);
            open.devices.push(device);
        }
        Ok(open)
    }

    /// Runs a case that uses what the first device offers.
    ///
    /// # Errors
    /// A device is lost, or a case file cannot be written. Earlier finds are sent.
    pub fn case(
        &self,
        number: u64,
        lanes: &mut Lanes<'_>,
        send: &dyn Fn(Event),
    ) -> Result<(), SessionError> {
        let RandomCase {
            definition,
            sequence,
            ..
        } = RandomCase::fuzzed(self.session.seed, number, &lanes.devices[0]);
        let draft = Draft::new(&definition, &sequence);
        let stem = format!("s{}_{number}", self.session.seed);
        let text = draft.text();
        let mut observed: Vec<SeenCase> = Vec::new();
        let mut lost = Ok(());
        for (side, lane) in Side::BOTH.into_iter().zip(&mut lanes.lanes) {
            match lane.observe(&stem, &text) {
                Ok(seen) => observed.push(seen),
                Err(error) => {
                    lost = Err(session_error(side, error));
                    break;
                }
            }
        }
        send(Event::Ran {
            number,
            statuses: observed.iter().map(|(result, _)| result.status).collect(),
            difference: memory_difference(number, &observed, &text),
            pairs: pairs(&stem, &text, &observed),
        });
        for (side, (result, _)) in Side::BOTH.into_iter().zip(&observed) {
            if result.status.is_failure() {
                let failure = Failure {
                    number,
                    side,
                    draft: &draft,
                    result,
                };
                self.failure(failure, lanes, send)?;
            }
        }
        lost
    }

    /// Confirms and reduces a failure of a new kind.
    fn failure(
        &self,
        failure: Failure<'_>,
        lanes: &mut Lanes<'_>,
        send: &dyn Fn(Event),
    ) -> Result<(), SessionError> {
        let Failure {
            number,
            side,
            draft,
            result,
        } = failure;
        // A worker keeps the files that it has read: the names of both sides differ.
        let stem = format!("s{}_{number}_{side}", self.session.seed);
        let finds = &self.devices[side.index()].finds;
        let lane = &mut lanes.lanes[side.index()];
        let here = |error| session_error(side, error);
        let cures = finds.cures(result);
        if !cures.is_empty() {
            let passes_with = passing(&stem, draft, cures, lane).map_err(here)?;
            if finds.is_known(result, &passes_with) {
                send(Event::Known);
                return Ok(());
            }
        }
        if !finds.take(result) {
            send(Event::Unreduced);
            return Ok(());
        }
        let again = lane.confirm(&format!("{stem}_again"), &draft.text());
        let confirmed = again.map_err(here)?;
        if !confirmed.status.is_failure() {
            finds.give_back(result);
            send(Event::Unconfirmed(format!(
                "case {number} failed once and not again: {}",
                result.reason
            )));
            return Ok(());
        }
        // A failure that earlier cases cause in the driver is not the case's own.
        let confirmed = CaseResult {
            in_company: None,
            ..confirmed
        };
        let reduced = self.reduce(&stem, draft.clone(), confirmed, lane);
        let reduced = reduced.map_err(here)?;
        let stem = format!("{stem}_small");
        let changes = explain(&stem, &reduced.best, &reduced.result, lane).map_err(here)?;
        if !finds.add(&reduced.result, &changes) {
            send(Event::Known);
            return Ok(());
        }
        self.found.fetch_add(1, Ordering::Relaxed);
        let compared = self.compare(side, &stem, &reduced, lanes);
        let (other_result, lost) = match compared {
            Ok(other_result) => (other_result, Ok(())),
            Err(error) => (None, Err(session_error(side.opposite(), error))),
        };
        let device = &lanes.devices[side.index()];
        let find = self.find((number, side), device, reduced, changes, other_result);
        send(Event::Found(Box::new(find)));
        lost
    }

    /// The result of a reduced failure on the other device, if there is one. If it fails
    /// there in the same way, the fault is known there, too.
    fn compare(
        &self,
        side: Side,
        stem: &str,
        reduced: &Reduced<Draft>,
        lanes: &mut Lanes<'_>,
    ) -> Result<Option<OtherResult>, LaneError> {
        let other = side.opposite().index();
        let (Some(lane), Some(device)) = (lanes.lanes.get_mut(other), lanes.devices.get(other))
        else {
            return Ok(None);
        };
        let result = lane.confirm(stem, &reduced.best.text())?;
        let same_failure = FailureKey::new(&reduced.result) == FailureKey::new(&result);
        // Two drivers that crash have a fault each.
        if same_failure && result.status == Status::Fail {
            let changes = explain(stem, &reduced.best, &result, lane)?;
            self.devices[other].finds.add(&result, &changes);
        }
        Ok(Some(OtherResult {
            device: device.line(),
            status: result.status,
            same_failure,
            headline: result.reason,
        }))
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
            keeping: Keeping::SomeKinds,
            most: MAX_TRIES,
            until: Some(Instant::now() + REDUCTION),
            interrupt: self.interrupt,
        };
        reduction.reduce(draft, first, lane)
    }

    fn find(
        &self,
        (number, side): (u64, Side),
        device: &Capabilities,
        reduced: Reduced<Draft>,
        changes: BTreeSet<String>,
        other_result: Option<OtherResult>,
    ) -> Find {
        let Reduced {
            best,
            result,
            tries,
            cures,
        } = reduced;
        Find {
            seed: self.session.seed,
            number,
            side,
            device: device.line(),
            status: result.status,
            fingerprint: result.fingerprint.clone(),
            headline: result.reason.clone(),
            steps: best.steps(),
            outputs: best.outputs(),
            runs: tries,
            seconds: self.began.elapsed().as_secs_f64(),
            passes_with: changes.union(&cures).cloned().collect(),
            other_result,
            text: best.text(),
            file: None,
            found_by: None,
            reproduce: None,
        }
    }
}

/// A case that failed on a device.
#[derive(Clone, Copy)]
struct Failure<'a> {
    number: u64,
    side: Side,
    draft: &'a Draft,
    result: &'a CaseResult,
}

fn session_error(side: Side, error: LaneError) -> SessionError {
    match side {
        Side::Device => SessionError::Device(error),
        Side::Other => SessionError::Other(error),
    }
}

/// The changes with which a reduced case passes; none are sought for a crash or a hang, since
/// each neighbour that crashes takes a new worker.
fn explain(
    stem: &str,
    draft: &Draft,
    result: &CaseResult,
    lane: &mut Lane<'_>,
) -> Result<BTreeSet<String>, LaneError> {
    let case = lane::case(stem, &draft.text(), &Sources::embedded());
    let case = case.filter(|_| result.status == Status::Fail);
    let changes = case.as_ref().map_or(Vec::new(), changes);
    passing(stem, draft, changes, lane)
}

/// Returns the changes out of these with which a case passes, if it still fails.
fn passing(
    stem: &str,
    draft: &Draft,
    changes: impl IntoIterator<Item = String>,
    lane: &mut Lane<'_>,
) -> Result<BTreeSet<String>, LaneError> {
    let text = draft.text();
    if lane.run(stem, &text)?.status != Status::Fail {
        return Ok(BTreeSet::new());
    }
    lane.passing(stem, &text, changes, || false)
}
