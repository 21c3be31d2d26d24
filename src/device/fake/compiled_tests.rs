//! Jobs on a device that compiles and records only.

use super::driver::Driver;
use super::scenarios;
use super::tests::{Outcome, run_as};
use crate::Validation;
use crate::script::Job;
use crate::script::capabilities::RunMode;
use crate::script::practice::Practice;
use std::collections::BTreeSet;

/// Functions by which memory is shared or mapped or work is submitted, waited for or read back.
const EXECUTION: [&str; 7] = [
    "vkGetMemoryFdKHR",
    "vkMapMemory",
    "vkQueueSubmit",
    "vkQueueSubmit2",
    "vkQueueBindSparse",
    "vkWaitForFences",
    "vkGetQueryPoolResults",
];

#[test]
fn a_device_that_compiles_only_maps_and_submits_nothing() {
    let called = |mode, job: &Job| -> BTreeSet<&str> {
        let done = run_as(mode, job, Validation::Off, Driver::default());
        let is_done = matches!(done.outcome, Outcome::Executed(Ok(())));
        assert!(is_done, "{:?}", done.outcome);
        assert_eq!(done.faults, [""; 0]);
        assert!(!done.unfinished);
        done.calls.into_iter().collect()
    };
    let practices = Practice::ALL.iter();
    let practices = practices.map(|practice| scenarios::practice(Some(*practice)));
    let jobs = scenarios::all().into_iter().map(|(_, job)| job);
    let mut omitted = BTreeSet::new();
    for job in jobs.chain(practices) {
        let executed = called(RunMode::Executed, &job);
        let compiled = called(RunMode::Compiled, &job);
        assert!(compiled.is_subset(&executed), "{compiled:?}");
        omitted.extend(executed.difference(&compiled).copied());
    }
    assert_eq!(omitted, BTreeSet::from(EXECUTION));
}
