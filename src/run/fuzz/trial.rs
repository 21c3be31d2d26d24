//! One case of a session: it runs on each device, and a failure of a new kind is confirmed,
//! reduced, and run on the other device.

use super::finds::{FailureKey, Finds};
use super::lane::{self, Lane, LaneError};
use super::reduction::{Reduction, text};
use super::session::{Event, Session};
use crate::case::Case;
use crate::coverage::pairs::{Pair, occurring};
use crate::generate::script::RandomCase;
use crate::generate::smaller::Draft;
use crate::judge::CaseResult;
use crate::judge::changes::Changes;
use crate::judge::reduce::Reduced;
use crate::report::fuzz::{Elsewhere, Find, Side};
use crate::run::Interrupt;
use crate::run::company::Company;
use crate::run::worker::WorkerOptions;
use crate::script::{Capabilities, MemoryDigest};
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

/// A device that a session tests, for all lanes.
struct Tested<'a> {
    worker: &'a WorkerOptions,
    finds: Finds,
    company: Arc<Company>,
}

/// The devices of a session and what was found on them, shared by all threads.
pub struct Trials<'a> {
    session: &'a Session<'a>,
    interrupt: &'a Interrupt,
    began: Instant,
    /// By [`Side`].
    tested: Vec<Tested<'a>>,
    /// The number of finds.
    found: AtomicU64,
}

/// A lane of each device, by [`Side`]: a thread runs a case on one after the other.
pub type Lanes<'a> = Vec<Lane<'a>>;

impl<'a> Trials<'a> {
    pub fn new(session: &'a Session<'a>, interrupt: &'a Interrupt, began: Instant) -> Trials<'a> {
        let workers = std::iter::once(session.worker).chain(session.against);
        let tested = workers.map(|worker| Tested {
            worker,
            finds: Finds::default(),
            company: Arc::default(),
        });
        Trials {
            session,
            interrupt,
            began,
            tested: tested.collect(),
            found: AtomicU64::new(0),
        }
    }

    /// The number of finds so far.
    pub fn found(&self) -> u64 {
        self.found.load(Ordering::Relaxed)
    }

    /// New lanes.
    pub fn lanes(&self) -> Lanes<'a> {
        let lanes = self.tested.iter().map(|tested| {
            let company = Arc::clone(&tested.company);
            Lane::new(tested.worker, company, self.session.folder, self.interrupt)
        });
        lanes.collect()
    }

    /// Runs a case that uses what `device` offers.
    ///
    /// # Errors
    /// No worker starts, or the case file cannot be written.
    pub fn case(
        &self,
        number: u64,
        device: &Capabilities,
        lanes: &mut Lanes<'_>,
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
        let mut observed = Vec::new();
        for lane in &mut *lanes {
            observed.push(lane.observe(&stem, &text(&draft))?);
        }
        send(Event::Ran {
            number,
            statuses: observed.iter().map(|(result, _)| result.status).collect(),
            difference: difference(&observed),
            pairs: pairs(&stem, &text(&draft), &observed),
        });
        let failure = Failure {
            number,
            stem: &stem,
            draft: &draft,
        };
        let mut results = observed.into_iter().map(|(result, _)| result);
        if let Some(first) = results.next() {
            // What fails alike on both is one failure.
            let key = FailureKey::new(&first);
            let other = results.next().filter(|other| FailureKey::new(other) != key);
            for (side, result) in [(Side::Device, Some(first)), (Side::Other, other)] {
                let result = result.filter(|result| result.status.is_failure());
                if let Some(result) = result {
                    self.failure(side, failure, &result, lanes, send)?;
                }
            }
        }
        Ok(())
    }

    /// Confirms and reduces a failure of a new kind.
    fn failure(
        &self,
        side: Side,
        failure: Failure<'_>,
        result: &CaseResult,
        lanes: &mut Lanes<'_>,
        send: &dyn Fn(Event),
    ) -> Result<(), LaneError> {
        let Failure {
            number,
            stem,
            draft,
        } = failure;
        let finds = &self.tested[side.index()].finds;
        let lane = &mut lanes[side.index()];
        let cures = finds.cures(result);
        if !cures.is_empty() {
            let passes_with = lane.explain(stem, &text(draft), &Changes::Only(cures))?;
            if finds.is_known(result, &passes_with) {
                send(Event::Known);
                return Ok(());
            }
        }
        if !finds.take(result) {
            send(Event::Unreduced);
            return Ok(());
        }
        let confirmed = lane.confirm(&format!("{stem}_again"), &text(draft))?;
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
        let reduced = self.reduce(stem, draft.clone(), confirmed, lane)?;
        let stem = format!("{stem}_small");
        let changes = explain(&stem, &reduced.best, &reduced.result, lane)?;
        if !finds.add(&reduced.result, &changes) {
            send(Event::Known);
            return Ok(());
        }
        let other = side.opposite().index();
        let elsewhere = match lanes.get_mut(other) {
            Some(lane) => {
                let result = lane.run(&stem, &text(&reduced.best))?;
                Some(elsewhere(&reduced.result, result))
            }
            None => None,
        };
        // What fails alike on both is found once.
        if elsewhere.as_ref().is_some_and(|elsewhere| elsewhere.alike)
            && self.tested[other].finds.has_alike(&reduced.result)
        {
            send(Event::Known);
            return Ok(());
        }
        self.found.fetch_add(1, Ordering::Relaxed);
        let find = Find {
            side,
            elsewhere,
            ..self.find(number, reduced, changes)
        };
        send(Event::Found(Box::new(find)));
        Ok(())
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
            side: Side::Device,
            status: result.status,
            fingerprint: result.fingerprint.clone(),
            headline: result.reason.clone(),
            steps: best.steps(),
            outputs: best.outputs(),
            runs: tries,
            seconds: self.began.elapsed().as_secs_f64(),
            passes_with: changes.into_iter().collect(),
            elsewhere: None,
            text: text(&best),
            file: None,
            reproduce: None,
        }
    }
}

/// A case that failed.
#[derive(Clone, Copy)]
struct Failure<'a> {
    number: u64,
    stem: &'a str,
    draft: &'a Draft,
}

/// The changes with which a case passes; none are sought for a crash or a hang, which
/// would be one with many of its neighbours.
fn explain(
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

/// The pairs of a class and a situation that occur in a case, if a device has run it.
fn pairs(stem: &str, text: &str, observed: &[(CaseResult, MemoryDigest)]) -> BTreeSet<Pair> {
    let has_run = |(result, _): &(CaseResult, _)| result.status != Status::Unsupported;
    if !observed.iter().any(has_run) {
        return BTreeSet::new();
    }
    // A case that cannot be read has the status `error`.
    let case = lane::case(stem, text, &Sources::embedded());
    let capture = case.as_ref().and_then(Case::capture);
    capture.map(occurring).unwrap_or_default()
}

/// What differs in the memory of two devices that both pass.
fn difference(observed: &[(CaseResult, MemoryDigest)]) -> Option<String> {
    let [(first, memory), (other, other_memory)] = observed else {
        return None;
    };
    let both_pass = first.status == Status::Pass && other.status == Status::Pass;
    let difference = || memory.difference(other_memory);
    both_pass.then(difference).flatten()
}

/// The result of a reduced failure on the other device.
fn elsewhere(failed: &CaseResult, other: CaseResult) -> Elsewhere {
    Elsewhere {
        alike: FailureKey::new(failed) == FailureKey::new(&other),
        status: other.status,
        headline: other.reason,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn observed(status: Status, memory: &[u8]) -> (CaseResult, MemoryDigest) {
        (
            CaseResult::bare("xfb.fuzz.a", status),
            MemoryDigest::of_part("buffer 0", memory),
        )
    }

    #[test]
    fn memory_is_compared_where_both_devices_pass() {
        let pass = |memory| observed(Status::Pass, memory);
        assert_eq!(difference(&[pass(b"a"), pass(b"a")]), None);
        let found = difference(&[pass(b"a"), pass(b"b")]);
        assert_eq!(found.as_deref(), Some("buffer 0"));
        assert_eq!(
            difference(&[pass(b"a"), observed(Status::Fail, b"b")]),
            None
        );
        assert_eq!(
            difference(&[observed(Status::Unsupported, b""), pass(b"b")]),
            None
        );
        assert_eq!(difference(&[pass(b"a")]), None);
    }

    #[test]
    fn a_failure_is_alike_if_only_its_numbers_differ() {
        let failure = |fingerprint: &str, reason: &str| CaseResult {
            fingerprint: Some(fingerprint.to_owned()),
            reason: reason.to_owned(),
            ..CaseResult::bare("xfb.fuzz.a", Status::Fail)
        };
        let failed = failure("missing", "buffer 0: 4 bytes");
        assert!(elsewhere(&failed, failure("missing", "buffer 0: 8 bytes")).alike);
        assert!(!elsewhere(&failed, failure("stray(+4)", "buffer 0: 4 bytes")).alike);
        let passes = elsewhere(&failed, CaseResult::bare("xfb.fuzz.a", Status::Pass));
        assert_eq!((passes.alike, passes.status), (false, Status::Pass));
    }
}
