//! Queries past 2^32: 32 bits wrap or saturate, 64 bits do neither (rule 72).

use super::*;

const ALL: u64 = (1 << 32) + 5;
const MOST: u64 = u32::MAX as u64;

/// Whether these numbers, needed and generated, pass in this width.
fn passes(wide: bool, needed: u64, generated: u64) -> bool {
    let mut bench = bench(Topology::Points);
    let mut observed = bench.ideal(0);
    bench.script.query_read.wide = wide;
    let mut written = 0;
    for allowed in &mut bench.allowed.queries {
        match allowed {
            AllowedQuery::TransformFeedback { needed, written: w } => {
                written = w.expect("it is known");
                *needed = ALL;
            }
            other => *other = AllowedQuery::PrimitivesGenerated(ALL),
        }
    }
    for run in &mut observed {
        run.queries = vec![
            QueryResult::TransformFeedback { written, needed },
            QueryResult::PrimitivesGenerated(generated),
        ];
    }
    bench.judge(&observed).passed()
}

#[test]
fn a_narrow_number_wraps_or_saturates_each_by_itself() {
    for needed in [5, MOST] {
        for generated in [5, MOST] {
            assert!(passes(false, needed, generated), "{needed} {generated}");
        }
    }
    for wrong in [0, 4, 6, MOST - 1, ALL] {
        assert!(!passes(false, wrong, 5), "{wrong}");
        assert!(!passes(false, MOST, wrong), "{wrong}");
    }
}

#[test]
fn a_wide_number_is_exact() {
    assert!(passes(true, ALL, ALL));
    for wrong in [5, MOST, ALL - 1] {
        assert!(!passes(true, wrong, ALL) && !passes(true, ALL, wrong));
    }
}
