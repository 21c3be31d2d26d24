//! A sample of the cases that stay plain, which runs before the others. If many of it fail, the
//! others run plain, too: their variations would fail for the same reason, and each of them costs a
//! second execution. The sample depends on the names of the cases and on the seed alone, so that no
//! verdict depends on the order of the list.

use crate::judge::CaseResult;
use crate::report::page::cases;
use crate::vary::choose;
use std::collections::BTreeSet;

/// The smallest sample that decides.
const LEAST: usize = 20;
/// The divisor of the part of the sample that must fail.
const FAILING: usize = 4;

/// The cases of a sample, and how many of them failed.
#[derive(Debug, Default)]
pub(super) struct PlainSample {
    /// Their places in the list.
    places: BTreeSet<usize>,
    run: usize,
    failed: usize,
}

impl PlainSample {
    /// Selects the sample of a list; it is empty if the list is too short.
    pub(super) fn new(names: &[String], seed: u64) -> PlainSample {
        let places = (0..names.len()).filter(|place| choose::is_in_sample(&names[*place], seed));
        let places: BTreeSet<usize> = places.collect();
        let decides = places.len() >= LEAST;
        PlainSample {
            places: if decides { places } else { BTreeSet::new() },
            ..PlainSample::default()
        }
    }

    /// Whether the case at this place is in the sample.
    pub(super) fn contains(&self, place: usize) -> bool {
        self.places.contains(&place)
    }

    /// Counts a result, if its case is in the sample.
    pub(super) fn add(&mut self, place: usize, result: &CaseResult) {
        if self.contains(place) {
            self.run += 1;
            self.failed += usize::from(result.status.is_failure());
        }
    }

    /// Returns why the other cases run plain, if they do.
    pub(super) fn excludes_variations(&self) -> Option<String> {
        let excludes = self.run >= LEAST && self.failed * FAILING >= self.run;
        excludes.then(|| {
            format!(
                "no case runs in a variation: {} of {} fail plain",
                self.failed,
                cases(self.run)
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::Status;

    fn names(count: usize) -> Vec<String> {
        (0..count).map(|number| format!("xfb.f.{number}")).collect()
    }

    #[test]
    fn the_sample_is_the_same_in_each_order() {
        let chosen = |names: &[String]| {
            let sample = PlainSample::new(names, 7);
            let chosen = sample.places.iter().map(|place| names[*place].clone());
            chosen.collect::<BTreeSet<String>>()
        };
        let names = names(5000);
        let reversed: Vec<String> = names.iter().rev().cloned().collect();
        assert_eq!(chosen(&names), chosen(&reversed));
        assert!((25..100).contains(&chosen(&names).len()));
        assert_eq!(chosen(&names[..100]), BTreeSet::new());
    }

    #[test]
    fn a_quarter_of_the_sample_decides() {
        let names = names(5000);
        let outcome = |failing: usize| {
            let mut sample = PlainSample::new(&names, 7);
            let places: Vec<usize> = sample.places.iter().copied().take(40).collect();
            for (number, place) in places.into_iter().enumerate() {
                let failing = number < failing;
                let status = if failing { Status::Fail } else { Status::Pass };
                let result = CaseResult::bare(&names[place], status);
                sample.add(place, &result);
                assert!(!sample.contains(place + 5000));
                sample.add(place + 5000, &result);
            }
            sample.excludes_variations()
        };
        assert_eq!(outcome(9), None);
        let why = outcome(10).expect("a quarter fails");
        assert_eq!(
            why,
            "no case runs in a variation: 10 of 40 cases fail plain"
        );
    }
}
