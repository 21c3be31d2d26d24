//! Hand-worked patches of any levels.

use super::*;
use crate::script::tessellation::{
    DomainOrigin, Level, Levels, Spacing, Surface, Tessellation, VertexOrder,
};

/// Words 0 and 1 to 3: the patch, and the coordinate.
fn tessellated(levels: Levels) -> (Shape, [CapturedWord; 4]) {
    let shape = Shape::from(Assembly {
        topology: Topology::Patches,
        patch_points: 2,
        producer: Producer::Tessellated(Tessellation {
            surface: Surface::Triangles,
            spacing: Spacing::Equal,
            order: VertexOrder::Cw,
            origin: DomainOrigin::UpperLeft,
            point_mode: false,
            levels: vec![levels],
            coordinate: Word(1),
        }),
        ..Assembly::default()
    });
    let words = [0, 1, 2, 3].map(|number| word(0, 4 * number, 0, number));
    (shape, words)
}

fn levels(outer: i32, inner: i32) -> Levels {
    Levels {
        outer: [Level(16 * outer); 4],
        inner: [Level(16 * inner); 2],
    }
}

#[test]
fn a_patch_makes_as_many_triangles_as_its_levels_say() {
    let (shape, words) = tessellated(levels(1, 2));
    // The three triangles of the first patch and one of the second fit.
    let size = 4 * 3 * 16 + 40;
    let commands = vec![
        bind(0, &[(0, 16, size)]),
        begin(0, &[]),
        draw(5),
        end(0, &[Some(0)]),
    ];
    let s = script(&[400], &[None], commands);
    let allowed = model(&shape, &s, &[buffer(0, 16, 0)], &words).expect("runs");
    assert_eq!(allowed.queries, [numbers(4, 6)]);
    assert_eq!(allowed.counters, [AllowedCounter::Exact(4 * 3 * 16)]);
    let seen: Vec<_> = allowed
        .patches
        .iter()
        .map(|p| (p.number, p.origin))
        .collect();
    assert_eq!(seen, [(0, 0), (1, 2)]);
    let [whole, cut] = allowed.patches.as_slice() else {
        panic!("two patches");
    };
    assert_eq!((whole.primitives, whole.coordinates.len()), (3, 9));
    assert_eq!((cut.primitives, cut.coordinates.len()), (3, 3));
    assert_eq!(whole.coordinates[1], [(0, 36), (0, 40), (0, 44)]);
    assert_eq!(cut.coordinates[0], [(0, 164), (0, 168), (0, 172)]);
    let words = allowed.buffers[0].words.iter();
    let patch_words: Vec<_> = words
        .filter(|word| word.source.word == Word(0))
        .map(|word| word.bits)
        .collect();
    assert_eq!(patch_words[..9], [Some(0); 9]);
    assert_eq!(patch_words[9..], [Some(200); 3]);
}

#[test]
fn a_discarded_patch_makes_nothing() {
    let (shape, words) = tessellated(levels(0, 2));
    let commands = vec![bind(0, &[(0, 0, 400)]), begin(0, &[]), draw(5), end(0, &[])];
    let s = script(&[400], &[], commands);
    let allowed = model(&shape, &s, &[buffer(0, 16, 0)], &words).expect("runs");
    assert_eq!(allowed.queries, [numbers(0, 0)]);
    assert_eq!(allowed.patches, []);
    assert_eq!(allowed.buffers[0].words, []);
}

#[test]
fn a_patch_that_is_captured_over_too_little_is_known() {
    let (shape, words) = tessellated(levels(1, 1));
    let commands = vec![
        bind(0, &[(0, 0, 400)]),
        begin(0, &[]),
        draw(4),
        end(0, &[]),
        Command::Barrier(Dependency::Data.into()),
        begin(0, &[]),
        draw(2),
        end(0, &[]),
    ];
    let s = script(&[400], &[], commands);
    let allowed = model(&shape, &s, &[buffer(0, 16, 0)], &words).expect("runs");
    let numbers: Vec<u32> = allowed.patches.iter().map(|patch| patch.number).collect();
    assert_eq!(numbers, [1, 2]);
}
