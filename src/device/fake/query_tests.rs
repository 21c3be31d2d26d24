//! The results of queries that the host reads, by the answer of the call.

use super::driver::{Driver, QueryAnswer, with};
use super::query_scenarios::{generated_twice, reset_again};
use crate::script::memory::QueryResult;
use crate::script::query_read::{QueryRead, ReadWhen, ResetAgain, ResetBy};
use crate::script::{Executor, Prefill};
use crate::vk;

/// The results of two queries of primitives generated that are read in this way, of which the
/// second ends if `ends` says so.
fn results(read: QueryRead, ends: bool, answer: QueryAnswer) -> Vec<QueryResult> {
    with(|driver| {
        *driver = Driver::default();
        driver.results = Some(answer);
    });
    let job = generated_twice(read, ends);
    let mut device = super::device();
    let execution = device.execute(&job, &[Prefill::BOTH[0]], &mut |_| {});
    let observed = execution.expect("the call does not fail").observed;
    drop(device);
    assert_eq!(with(|driver| std::mem::take(&mut driver.faults)), [""; 0]);
    observed[0].queries.clone()
}

const ONE: QueryResult = QueryResult::PrimitivesGenerated(1);
const NONE: QueryResult = QueryResult::Unavailable;

#[test]
fn not_ready_means_that_no_query_of_a_call_has_a_result_unless_one_may_lack_it() {
    let each = QueryRead {
        wait: false,
        ..QueryRead::default()
    };
    let at_once = QueryRead {
        free: Some(0),
        ..each
    };
    let early = QueryRead {
        when: ReadWhen::Submitted,
        reset: ResetBy::Host,
        ..each
    };
    for (read, ends, unavailable, ready, not_ready) in [
        // Both have ended: the answer contradicts their availability.
        (each, true, None, [ONE, ONE], [NONE, NONE]),
        (at_once, true, None, [ONE, ONE], [NONE, NONE]),
        // The second one is unavailable: it excuses the answer of its own call only.
        (each, false, Some(1), [ONE, NONE], [NONE, NONE]),
        (at_once, false, Some(1), [ONE, NONE], [ONE, NONE]),
        // The work may be unfinished when a call returns, and finished when it reads.
        (early, true, None, [ONE, ONE], [ONE, ONE]),
        (early, true, Some(1), [ONE, NONE], [ONE, NONE]),
    ] {
        for (returned, expected) in [
            (vk::Result::SUCCESS, ready),
            (vk::Result::NOT_READY, not_ready),
        ] {
            let answer = QueryAnswer {
                returned,
                unavailable,
            };
            let found = results(read, ends, answer);
            assert_eq!(found, expected, "{read}, {ends}, {answer:?}");
        }
    }
}

#[test]
fn queries_that_follow_each_other_are_reset_as_a_range() {
    let by_command = "vkCmdResetQueryPool";
    let by_host = "vkResetQueryPool";
    let first = (by_command, 0, 5);
    for (again, order, expected) in [
        (
            ResetAgain::Each,
            [0, 1, 2],
            &[(by_command, 2, 1), (by_command, 3, 1), (by_command, 4, 1)][..],
        ),
        (ResetAgain::Ranges, [0, 1, 2], &[(by_command, 2, 3)]),
        (
            ResetAgain::Ranges,
            [1, 2, 0],
            &[(by_command, 3, 2), (by_command, 2, 1)],
        ),
        (ResetAgain::Host, [0, 1, 2], &[(by_host, 2, 3)]),
        (
            ResetAgain::Host,
            [2, 0, 1],
            &[(by_host, 4, 1), (by_host, 2, 2)],
        ),
    ] {
        let read = QueryRead {
            wait: false,
            first: 2,
            reset_again: again,
            ..QueryRead::default()
        };
        with(|driver| *driver = Driver::default());
        let job = reset_again(read, &order);
        let mut device = super::device();
        let execution = device.execute(&job, &[Prefill::BOTH[0]], &mut |_| {});
        execution.expect("no call fails");
        drop(device);
        with(|driver| {
            assert_eq!(driver.faults, [""; 0], "{read}");
            let resets = driver.resets.split_first();
            assert_eq!(resets, Some((&first, expected)), "{read}");
        });
    }
}
