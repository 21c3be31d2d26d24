//! `xfb run --retries`: unexpected failures run again after the list, so that what
//! fails always differs in the report from what fails at times. A case that passes in a retry is a
//! flake, and still an unexpected failure.

use crate::judge::CaseResult;
use crate::run::schedule::Observer;
use crate::run::worker_exit::Incident;
use crate::script::Capabilities;

/// Unexpected failures that wait for their retries.
#[derive(Debug, Default)]
pub(super) struct Retries {
    /// The number of retries of each.
    times: usize,
    /// The places of each case in the list of the run, and its result there.
    waiting: Vec<(Vec<usize>, CaseResult)>,
}

/// A case that was run again: its places in the list, and its results in order.
pub(super) type Retried = (Vec<usize>, Vec<CaseResult>);

impl Retries {
    /// This number of retries of each unexpected failure.
    pub(super) fn new(times: usize) -> Retries {
        Retries {
            times,
            waiting: Vec::new(),
        }
    }

    /// Takes the result of a case with its places; returns them if it needs no retry.
    pub(super) fn add(
        &mut self,
        places: Vec<usize>,
        result: CaseResult,
    ) -> Option<(Vec<usize>, CaseResult)> {
        if self.times > 0 && result.is_unexpected_failure() {
            self.waiting.push((places, result));
            None
        } else {
            Some((places, result))
        }
    }

    /// The names of the cases to run again, in the order of the list, one per retry.
    pub(super) fn names(&mut self) -> Vec<String> {
        self.waiting.sort_by(|(one, _), (other, _)| one.cmp(other));
        let names = self.waiting.iter().map(|(_, result)| &result.name);
        let again = names.flat_map(|name| std::iter::repeat_n(name.clone(), self.times));
        again.collect()
    }

    /// Returns the cases with the results of the retries, in which those without a result
    /// at their place of [`Retries::names`] did not run.
    pub(super) fn finish(&mut self, mut results: Vec<Option<CaseResult>>) -> Vec<Retried> {
        let times = self.times;
        results.resize(self.waiting.len() * times, None);
        let mut results = results.into_iter();
        let waiting = std::mem::take(&mut self.waiting).into_iter();
        let retried = waiting.map(|(places, first)| {
            let again = results.by_ref().take(times).flatten();
            (places, std::iter::once(first).chain(again).collect())
        });
        retried.collect()
    }
}

/// Collects the results of the retries.
#[derive(Debug, Default)]
pub(super) struct RetryObserver {
    /// The results by the places of their cases in [`Retries::names`].
    pub results: Vec<Option<CaseResult>>,
    pub incidents: Vec<Incident>,
}

impl Observer for RetryObserver {
    fn opened(&mut self, _: &Capabilities) {}

    fn finished(&mut self, place: usize, result: CaseResult) {
        if self.results.len() <= place {
            self.results.resize(place + 1, None);
        }
        self.results[place] = Some(result);
    }

    fn lost(&mut self, incident: &Incident) {
        self.incidents.push(incident.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::result::tests::result;
    use crate::verdict::Status;

    #[test]
    fn unexpected_failures_run_again_in_the_order_of_the_list() {
        let mut retries = Retries::new(2);
        let pass = result("xfb.pass", Status::Pass);
        assert_eq!(retries.add(vec![0], pass.clone()), Some((vec![0], pass)));
        let fail = |name: &str| result(name, Status::Fail);
        assert_eq!(retries.add(vec![7], fail("xfb.b")), None);
        assert_eq!(retries.add(vec![3], fail("xfb.a")), None);
        assert_eq!(retries.names(), ["xfb.a", "xfb.a", "xfb.b", "xfb.b"]);
        // The last retry did not run.
        let passes = result("xfb.a", Status::Pass);
        let again = vec![None, Some(passes.clone()), Some(fail("xfb.b"))];
        assert_eq!(
            retries.finish(again),
            [
                (vec![3], vec![fail("xfb.a"), passes]),
                (vec![7], vec![fail("xfb.b"), fail("xfb.b")]),
            ]
        );
        assert!(retries.names().is_empty());
    }
}
