//! Rule 56: a capture in parts leaves what an uninterrupted one leaves.

use super::*;

/// The allowed results of two runs are the same, except for how primitives
/// and their vertices are counted: that is for reports only.
fn same(one: &Allowed, other: &Allowed) {
    assert_eq!(one.counters, other.counters);
    assert_eq!(one.queries, other.queries);
    assert_eq!(positions(one, 0), positions(other, 0));
    let choices = |allowed: &Allowed| -> Vec<Vec<Vec<_>>> {
        let choices = allowed.choices.iter();
        choices
            .map(|choice| {
                let orders = choice.alternatives.iter();
                let place = |(buffer, word): &(usize, crate::model::allowed::AllowedWord)| {
                    (*buffer, word.position, word.bits)
                };
                orders
                    .map(|order| order.iter().map(place).collect())
                    .collect()
            })
            .collect()
    };
    assert_eq!(choices(one), choices(other));
}

#[test]
fn parts_leave_what_one_capture_leaves() {
    let part = |i: u32| Command::Draw(Draw::plain(7, 2, 10 * i, 0));
    for topology in Topology::ALL.iter().copied() {
        let shape = Shape::from(Assembly {
            topology,
            patch_points: 3,
            ..Assembly::default()
        });
        // Buffers that hold some of it, so that an overflow falls into a part.
        for size in [4000, 600, 500, 96] {
            let bound = || bind(0, &[(0, 0, size)]);
            let whole = vec![
                bound(),
                begin(0, &[Some(0)]),
                part(0),
                part(1),
                part(2),
                end(0, &[Some(0)]),
            ];
            let mut parts = vec![bound()];
            for i in 0..3 {
                let barrier = Command::Barrier(Dependency::Counters.into());
                parts.extend([begin(0, &[Some(0)]), part(i), end(0, &[Some(0)]), barrier]);
            }
            let run = |commands| {
                let s = script(&[4096], &[Some(0)], commands);
                model(&shape, &s, &[buffer(0, 20, 0)], &[word(0, 4, 0, 0)]).expect("runs")
            };
            same(&run(whole), &run(parts));
        }
    }
}
