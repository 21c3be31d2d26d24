//! Tests of unspecified behaviour: it is recorded and is not a difference, while
//! everything else still is.

use super::*;
use crate::model::allowed::OpenPlace;
use crate::units::CounterIndex;
use crate::verdict::probe::{Probed, probe};

fn probed(bench: &Bench, observed: &[Observed], open: &[OpenPlace]) -> Probed {
    let evidence = Evidence {
        script: &bench.script,
        guard: GUARD,
        buffers: &bench.buffers,
        words: &bench.words,
        names: &bench.names,
        allowed: &bench.allowed,
        observed,
    };
    let open = open.iter().copied().collect();
    probe(&evidence, &open).expect("the evidence has the right shape")
}

/// Both runs with this word instead at `position` of buffer 0.
fn altered(bench: &Bench, position: i64, bits: u32) -> Vec<Observed> {
    let mut observed = bench.ideal(0);
    for run in &mut observed {
        let at = (GUARD as i64 + position) as usize;
        run.buffers[0].bytes[at..at + 4].copy_from_slice(&bits.to_le_bytes());
    }
    observed
}

#[test]
fn a_device_that_does_as_the_model_reads_the_text_is_recorded_so() {
    let bench = bench(Topology::Triangles);
    let every = OpenPlace::ALL;
    let probed = probed(&bench, &bench.ideal(1), every);
    assert_eq!(probed.verdict.differences, []);
    assert_eq!(
        probed.recorded,
        "data as expected, counter 0 = 96, counter 1 = 52, counter 2 = 77, \
         query 0: 2 written of 2, query 1: 2 generated, rotations of one primitive: 1 x2"
    );
}

#[test]
fn data_is_open_in_the_bound_ranges_and_nowhere_else() {
    let bench = bench(Topology::Points);
    let open = [OpenPlace::Data];
    let right = u32::from_le_bytes({
        let at = GUARD as usize + 12;
        let ideal = bench.ideal(0);
        std::array::from_fn(|i| ideal[0].buffers[0].bytes[at + i])
    });
    let seen = probed(&bench, &altered(&bench, 12, 0x7fc0_0000), &open);
    assert!(seen.verdict.passed());
    assert_eq!(
        seen.recorded,
        format!("data garbage: 0x7fc00000 for {right:#010x}")
    );
    // A gap between captured words: its content is recorded by a hash.
    let stray = probed(&bench, &altered(&bench, 8, 3), &open);
    assert!(stray.verdict.passed());
    assert!(
        stray.recorded.starts_with("data stray: 1 words #"),
        "{}",
        stray.recorded
    );
    let again = probed(&bench, &altered(&bench, 8, 3), &open);
    assert_eq!(stray, again);
    let other = probed(&bench, &altered(&bench, 8, 4), &open);
    assert_eq!(stray.recorded, other.recorded);
    let elsewhere = probed(&bench, &altered(&bench, 16 + 8, 3), &open);
    assert_ne!(stray.recorded, elsewhere.recorded);
    for outside in [4, 140, -8] {
        let probed = probed(&bench, &altered(&bench, outside, 3), &open);
        assert!(!probed.verdict.passed(), "{outside}");
        assert_eq!(probed.recorded, "data as expected");
    }
    let closed = probed(&bench, &altered(&bench, 12, 3), &[OpenPlace::Counters]);
    assert!(!closed.verdict.passed());
}

#[test]
fn counters_and_numbers_are_recorded_where_they_are_open_and_judged_elsewhere() {
    let bench = bench(Topology::Points);
    let mut observed = bench.ideal(0);
    observed[1].counters.bytes[GUARD as usize + default_offset(CounterIndex(2)) as usize] = 1;
    for run in &mut observed {
        run.queries[0] = QueryResult::TransformFeedback {
            written: 5,
            needed: 7,
        };
    }
    let numbers = [OpenPlace::Counters, OpenPlace::Written];
    let open = probed(&bench, &observed, &numbers);
    assert!(
        open.recorded
            .contains("counter 2 = 1 or 77, query 0: 5 written of 7"),
        "{}",
        open.recorded
    );
    // The driver's own numbers must agree whatever is open.
    let contradicts = |d: &Difference| matches!(d, Difference::Identity { .. });
    assert!(open.verdict.differences.iter().all(contradicts));
    assert!(!open.verdict.passed());
    let closed = probed(&bench, &observed, &[OpenPlace::Needed]);
    let counter = |d: &Difference| {
        matches!(
            d,
            Difference::Counter {
                counter: CounterIndex(2),
                ..
            }
        )
    };
    assert!(closed.verdict.differences.iter().any(counter));
}

#[test]
fn a_number_that_is_missing_or_beside_a_counter_is_never_open() {
    let bench = bench(Topology::Points);
    let every = OpenPlace::ALL;
    let mut observed = bench.ideal(0);
    observed[0].queries[1] = QueryResult::Unavailable;
    assert!(!probed(&bench, &observed, every).verdict.passed());
    let mut observed = bench.ideal(0);
    observed[0].counters.bytes[GUARD as usize] ^= 1;
    assert!(!probed(&bench, &observed, every).verdict.passed());
}

#[test]
fn unspecified_words_are_recorded_without_a_list() {
    let mut bench = bench(Topology::Points);
    let ideal = bench.ideal(0);
    let word = bench.allowed.buffers[0].words[0];
    bench.allowed.buffers[0].words[0].bits = None;
    let position = word.position as i64;
    let recorded = |observed: &[Observed]| {
        let probed = probed(&bench, observed, &[]);
        assert_eq!(probed.verdict.differences, []);
        probed.recorded
    };
    assert!(recorded(&ideal).starts_with("undefined words written #"));
    let write = |bits: [u32; 2]| {
        let mut observed = ideal.clone();
        for (run, bits) in observed.iter_mut().zip(bits) {
            let at = (GUARD as i64 + position) as usize;
            run.buffers[0].bytes[at..at + 4].copy_from_slice(&bits.to_le_bytes());
        }
        observed
    };
    assert_eq!(recorded(&write([0, 0])), "undefined words zero");
    assert_eq!(recorded(&write([1, 2])), "undefined words varying");
    let before = Prefill::BOTH.map(|prefill| {
        let at = (GUARD as i64 + position) as usize;
        u32::from_le_bytes(std::array::from_fn(|i| prefill.byte(0, at + i)))
    });
    assert_eq!(recorded(&write(before)), "undefined words untouched");
    let AllowedQuery::TransformFeedback { written, .. } = &mut bench.allowed.queries[0] else {
        panic!("query 0 counts primitives written");
    };
    *written = None;
    bench.allowed.identities.clear();
    let probed = probed(&bench, &ideal, &[]);
    assert!(
        probed.recorded.ends_with(", query 0: 6 written of 7"),
        "{}",
        probed.recorded
    );
}
