//! Draws whose primitives are only counted (rule 72).

use super::*;
use crate::script::draw::COUNTED_FROM;

/// 2^24 − 1 vertices in each of 257 instances.
fn large() -> Command {
    Command::Draw(Draw::plain(16_777_215, 257, 0, 0))
}

fn generated_of(topology: Topology) -> Result<Vec<AllowedQuery>, ModelError> {
    let shape = Shape::from(Assembly {
        topology,
        ..Assembly::default()
    });
    let mut s = script(&[64], &[], vec![large()]);
    s.queries = vec![query(QueryKind::PrimitivesGenerated, 0)];
    let allowed = model(&shape, &s, &[buffer(0, 4, 0)], &[word(0, 0, 0, 0)]);
    allowed.map(|allowed| allowed.queries)
}

#[test]
fn primitives_are_counted_past_32_bits() {
    // Each instance by itself: 257 × (2^24 − 1), 257 × (2^24 − 3).
    let rows = [
        (Topology::Points, 4_311_744_255),
        (Topology::TriangleStrip, 4_311_743_741),
        (Topology::Triangles, 257 * 5_592_405),
    ];
    for (topology, want) in rows {
        let seen = generated_of(topology).expect("it is counted");
        assert_eq!(seen, [AllowedQuery::PrimitivesGenerated(want)]);
    }
}

#[test]
fn what_has_no_room_is_needed_and_not_written() {
    let run = |size| {
        let commands = vec![
            bind(0, &[(0, 0, size)]),
            begin(0, &[]),
            draw(2),
            large(),
            end(0, &[Some(0)]),
            large(),
        ];
        let s = script(&[64], &[None], commands);
        model(&points(), &s, &[buffer(0, 4, 0)], &[word(0, 0, 0, 0)])
    };
    let allowed = run(11).expect("not one vertex more fits");
    assert_eq!(allowed.queries, [numbers(2, 4_311_744_257)]);
    assert_eq!(allowed.counters, [AllowedCounter::Exact(8)]);
    assert_eq!(positions(&allowed, 0), [(0, Some(0)), (4, Some(100))]);
    let error = run(12).expect_err("one would be captured");
    assert!(
        matches!(error, ModelError::TooManyVertices { .. }),
        "{error}"
    );
}

#[test]
fn what_may_be_missing_or_is_made_by_other_stages_is_not_counted() {
    let coincident = Shape::from(Assembly {
        coincident: Some(2),
        ..Assembly::default()
    });
    let s = script(&[64], &[], vec![large()]);
    let refused = model(&coincident, &s, &[], &[]);
    assert!(matches!(refused, Err(ModelError::TooManyVertices { .. })));
    // A draw that is just smaller is expanded into vertices, and is too large for that.
    let smaller = Draw::plain((COUNTED_FROM - 1) as u32, 1, 0, 0);
    assert!(!smaller.is_counted() && Draw::plain(1 << 12, 1 << 12, 0, 0).is_counted());
    let s = script(&[64], &[], vec![Command::Draw(smaller)]);
    let refused = model(&points(), &s, &[], &[]);
    assert!(matches!(refused, Err(ModelError::TooManyVertices { .. })));
}
