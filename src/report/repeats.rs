//! Cases that run several times (`xfb run --repeat`): one result each, and where
//! the verdicts differ, that they do.

use crate::judge::CaseResult;
use crate::judge::result::Standing;
use crate::verdict::Status;
use std::collections::BTreeMap;

/// The fingerprint of a case that is not the same each time.
const FLAKY: &str = "flaky";

/// Results that wait for those of further runs of their cases.
#[derive(Clone, Debug)]
pub struct Repeats {
    times: usize,
    /// The runs of each case with their places in the list.
    waiting: BTreeMap<String, Vec<(usize, CaseResult)>>,
}

/// The result of all runs of a case.
#[derive(Clone, Debug, PartialEq)]
pub struct Repeated {
    /// The places of the runs in the list, in order.
    pub places: Vec<usize>,
    pub result: CaseResult,
}

impl Repeats {
    /// Waits until each case has run this number of times.
    pub fn new(times: usize) -> Repeats {
        Repeats {
            times: times.max(1),
            waiting: BTreeMap::new(),
        }
    }

    /// Takes the result at one place of the list; returns that of the case once all its
    /// runs are over.
    pub fn add(&mut self, place: usize, result: CaseResult) -> Option<Repeated> {
        let name = result.name.clone();
        let runs = self.waiting.entry(name.clone()).or_default();
        runs.push((place, result));
        if runs.len() < self.times {
            return None;
        }
        self.waiting.remove(&name).map(combined)
    }

    /// Returns the results of cases of which only some runs are over.
    pub fn rest(&mut self) -> Vec<Repeated> {
        let waiting = std::mem::take(&mut self.waiting);
        waiting.into_values().map(combined).collect()
    }
}

/// The result of a case that ran again after a failure, by the results of all its runs.
pub fn retried(places: Vec<usize>, results: Vec<CaseResult>) -> Repeated {
    Repeated {
        places,
        result: combine(results),
    }
}

/// The result of a case by those of its runs: the first if they are alike, a failure
/// among them if they are not. Known failures are alike, whatever their fingerprints.
fn combine(results: Vec<CaseResult>) -> CaseResult {
    let known = |result: &CaseResult| matches!(result.standing, Standing::Known { .. });
    // A listed flake may end in any way.
    let listed = |result: &&CaseResult| matches!(result.standing, Standing::KnownFlake { .. });
    let mut seen: Vec<(String, usize)> = Vec::new();
    for result in &results {
        let look = look(result);
        match seen.iter_mut().find(|(known, _)| *known == look) {
            Some((_, count)) => *count += 1,
            None => seen.push((look, 1)),
        }
    }
    let worst = results
        .iter()
        .find(|result| result.is_unexpected_failure())
        .or_else(|| results.iter().find(|result| result.status.is_failure()))
        .or(results.last())
        .expect("a case has a result before its results are combined");
    if let Some(listed) = results.iter().find(listed) {
        listed.clone()
    } else if seen.len() < 2 || results.iter().all(known) {
        results[0].clone()
    } else {
        let looks = seen.iter().map(|(look, count)| format!("{count} x {look}"));
        let looks: Vec<String> = looks.collect();
        CaseResult {
            reason: format!("not the same each time: {}", looks.join(", ")),
            fingerprint: Some(FLAKY.to_owned()),
            seconds: results.iter().map(|result| result.seconds).sum(),
            standing: Standing::Flaky { seen: looks },
            ..worst.clone()
        }
    }
}

/// Sorts the runs of a case by their places in the list, and combines their results.
fn combined(mut runs: Vec<(usize, CaseResult)>) -> Repeated {
    runs.sort_by_key(|(place, _)| *place);
    let (places, results) = runs.into_iter().unzip();
    Repeated {
        places,
        result: combine(results),
    }
}

/// Returns the part of a result that is compared. Records of probes may differ.
fn look(result: &CaseResult) -> String {
    let own = status_and_fingerprint(result.status, result.fingerprint.as_deref());
    match result.in_company.as_deref() {
        None => own,
        Some(company) => {
            let first = status_and_fingerprint(company.status, company.fingerprint.as_deref());
            format!("{own} after {first}")
        }
    }
}

/// Returns a status with the fingerprint of the failure: `fail (missing)`.
pub(super) fn status_and_fingerprint(status: Status, fingerprint: Option<&str>) -> String {
    match fingerprint {
        Some(fingerprint) => format!("{status} ({fingerprint})"),
        None => status.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::result::tests::result;

    fn run(statuses: &[Status]) -> CaseResult {
        let mut repeats = Repeats::new(statuses.len());
        let mut given = None;
        for (done, status) in statuses.iter().enumerate() {
            assert!(given.is_none(), "after {done}");
            given = repeats.add(done, result("xfb.a", *status));
        }
        assert!(repeats.rest().is_empty());
        given.expect("a result").result
    }

    #[test]
    fn alike_results_are_one() {
        let fail = result("xfb.a", Status::Fail);
        assert_eq!(run(&[Status::Fail]), fail);
        assert_eq!(run(&[Status::Fail, Status::Fail]), fail);
    }

    #[test]
    fn a_differing_case_is_reported_with_all_its_runs() {
        let flaky = run(&[Status::Pass, Status::Fail, Status::Pass]);
        assert_eq!(flaky.status, Status::Fail);
        assert!(
            flaky
                .details
                .as_ref()
                .is_some_and(|details| details.notes.len() == 2)
        );
        assert_eq!(
            flaky.reason,
            "not the same each time: 2 x pass, 1 x fail (displaced(+4))"
        );
        assert!(flaky.is_unexpected_failure());
        // Without any failure it can still be unexpected.
        assert!(run(&[Status::Pass, Status::Quality]).is_unexpected_failure());
    }

    #[test]
    fn known_failures_may_look_in_several_ways() {
        let mut repeats = Repeats::new(2);
        let mut known = result("xfb.a", Status::Crash);
        known.standing = Standing::Known {
            reason: "a bug".to_owned(),
        };
        let other = CaseResult {
            fingerprint: Some("crash.SIGABRT.execution".to_owned()),
            ..known.clone()
        };
        // The order of the list counts, not that of time.
        repeats.add(5, other);
        let repeated = repeats.add(2, known.clone()).expect("both runs");
        assert_eq!((repeated.places, &repeated.result), (vec![2, 5], &known));
        // One that passes at times is not known.
        repeats.add(0, known);
        let flaky = repeats.add(1, result("xfb.a", Status::Pass));
        assert!(flaky.is_some_and(|flaky| flaky.result.is_unexpected_failure()));
    }

    #[test]
    fn cases_that_ran_fewer_times_are_reported() {
        let mut repeats = Repeats::new(3);
        repeats.add(0, result("xfb.b", Status::Pass));
        repeats.add(1, result("xfb.a", Status::Fail));
        repeats.add(2, result("xfb.a", Status::Fail));
        let rest = repeats.rest();
        let names: Vec<&str> = rest.iter().map(|run| run.result.name.as_str()).collect();
        assert_eq!(names, ["xfb.a", "xfb.b"]);
    }
}
