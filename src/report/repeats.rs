//! Cases that run several times (`xfb run --repeat`): one result each, and where
//! the verdicts differ, that they do.

use crate::judge::CaseResult;
use crate::judge::result::Standing;
use std::collections::BTreeMap;

/// The fingerprint of a case that is not the same each time.
const FLAKY: &str = "flaky";

/// Results that wait for those of further runs of their cases.
#[derive(Clone, Debug)]
pub struct Repeats {
    times: usize,
    waiting: BTreeMap<String, Vec<CaseResult>>,
}

impl Repeats {
    /// Waits until each case has run so many times.
    pub fn new(times: usize) -> Repeats {
        Repeats {
            times: times.max(1),
            waiting: BTreeMap::new(),
        }
    }

    /// Takes one result; gives the case's own once it has run as often as it
    /// shall.
    pub fn add(&mut self, result: CaseResult) -> Option<CaseResult> {
        if self.times == 1 {
            return Some(result);
        }
        let name = result.name.clone();
        let results = self.waiting.entry(name.clone()).or_default();
        results.push(result);
        if results.len() < self.times {
            return None;
        }
        combined(self.waiting.remove(&name)?)
    }

    /// The results of cases that did not come to run as often.
    pub fn rest(&mut self) -> Vec<CaseResult> {
        let waiting = std::mem::take(&mut self.waiting);
        waiting.into_values().filter_map(combined).collect()
    }
}

/// The result of a case by those of its runs: the first where they are alike, a
/// failure among them where they are not. Known failures are alike however they
/// look.
fn combined(results: Vec<CaseResult>) -> Option<CaseResult> {
    let known = |result: &CaseResult| matches!(result.standing, Standing::Known { .. });
    let mut seen: Vec<(String, usize)> = Vec::new();
    for result in &results {
        let look = look(result);
        match seen.iter_mut().find(|(known, _)| *known == look) {
            Some((_, count)) => *count += 1,
            None => seen.push((look, 1)),
        }
    }
    if seen.len() < 2 || results.iter().all(known) {
        return results.into_iter().next();
    }
    let seconds = results.iter().map(|result| result.seconds).sum();
    let looks = seen.iter().map(|(look, count)| format!("{count} x {look}"));
    let looks: Vec<String> = looks.collect();
    let worst = results
        .iter()
        .find(|result| result.is_unexpected_failure())
        .or_else(|| results.iter().find(|result| result.status.is_failure()))
        .or(results.last())?;
    Some(CaseResult {
        reason: format!("not the same each time: {}", looks.join(", ")),
        fingerprint: Some(FLAKY.to_owned()),
        seconds,
        standing: Standing::Flaky { seen: looks },
        ..worst.clone()
    })
}

/// What is compared of two runs. What a probe records may differ.
fn look(result: &CaseResult) -> String {
    match &result.fingerprint {
        Some(fingerprint) => format!("{} ({fingerprint})", result.status),
        None => result.status.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::rules::Category;
    use crate::judge::result::tests::result;
    use crate::verdict::Status;

    fn run(statuses: &[Status]) -> CaseResult {
        let mut repeats = Repeats::new(statuses.len());
        let mut given = None;
        for (done, status) in statuses.iter().enumerate() {
            assert!(given.is_none(), "after {done}");
            given = repeats.add(result("xfb.a", *status));
        }
        assert!(repeats.rest().is_empty());
        given.expect("a result")
    }

    #[test]
    fn alike_results_are_one() {
        let fail = result("xfb.a", Status::Fail);
        assert_eq!(run(&[Status::Fail]), fail);
        assert_eq!(run(&[Status::Fail, Status::Fail]), fail);
    }

    #[test]
    fn a_case_that_differs_is_told_with_all_it_did() {
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
        // No failure among them is no success either.
        assert!(run(&[Status::Pass, Status::Quality]).is_unexpected_failure());
    }

    #[test]
    fn known_failures_may_look_in_several_ways() {
        let mut repeats = Repeats::new(2);
        let mut known = result("xfb.a", Status::Crash);
        known.standing = Standing::Known {
            reason: "a bug".to_owned(),
            category: Category::Capture,
        };
        let other = CaseResult {
            fingerprint: Some("crash.SIGABRT.execution".to_owned()),
            ..known.clone()
        };
        repeats.add(known.clone());
        assert_eq!(repeats.add(other), Some(known.clone()));
        // One that passes at times is not known.
        repeats.add(known);
        let flaky = repeats.add(result("xfb.a", Status::Pass));
        assert!(flaky.is_some_and(|result| result.is_unexpected_failure()));
    }

    #[test]
    fn what_did_not_run_as_often_is_not_lost() {
        let mut repeats = Repeats::new(3);
        repeats.add(result("xfb.b", Status::Pass));
        repeats.add(result("xfb.a", Status::Fail));
        repeats.add(result("xfb.a", Status::Fail));
        let rest = repeats.rest();
        let names: Vec<&str> = rest.iter().map(|result| result.name.as_str()).collect();
        assert_eq!(names, ["xfb.a", "xfb.b"]);
    }
}
