//! A patch is judged by what its coordinates are, once everything else is right.

use super::*;
use crate::model::allowed::AllowedPatch;
use crate::script::tessellation::{
    DomainOrigin, Level, Levels, Spacing, Surface, Tessellation, VertexOrder,
};
use crate::verdict::kind::{Kind, PatchFault};

/// A bench whose first three vertices are a patch of one triangle, `a` and `b`
/// being its coordinates, and what a driver leaves that makes it of these.
fn patched(corners: [[f32; 3]; 3]) -> (Bench, Vec<Observed>) {
    let mut bench = bench(Topology::Points);
    let levels = Levels {
        outer: [Level(16); 4],
        inner: [Level(16); 2],
    };
    let mut observed = bench.ideal(0);
    let mut coordinates = Vec::new();
    for (vertex, corner) in corners.iter().enumerate() {
        let places = [(0, 2 * vertex), (0, 2 * vertex + 1), (1, vertex)];
        coordinates.push(places.map(|(buffer, index)| {
            let word = &mut bench.allowed.buffers[buffer].words[index];
            word.bits = None;
            (buffer, word.position)
        }));
        for (&(buffer, position), number) in coordinates[vertex].iter().zip(corner) {
            let at = (GUARD + position) as usize;
            for run in &mut observed {
                run.buffers[buffer].bytes[at..at + 4].copy_from_slice(&number.to_le_bytes());
            }
        }
    }
    bench.allowed.patches = vec![AllowedPatch {
        number: 4,
        origin: 12,
        tessellation: Tessellation {
            surface: Surface::Triangles,
            spacing: Spacing::Equal,
            order: VertexOrder::Ccw,
            origin: DomainOrigin::UpperLeft,
            point_mode: false,
            levels: vec![levels],
            coordinate: Word(0),
        },
        levels,
        primitives: 1,
        coordinates,
    }];
    (bench, observed)
}

const U: [f32; 3] = [1.0, 0.0, 0.0];
const V: [f32; 3] = [0.0, 1.0, 0.0];
const W: [f32; 3] = [0.0, 0.0, 1.0];

#[test]
fn a_patch_that_is_tessellated_as_its_levels_say_passes() {
    let (bench, observed) = patched([U, W, V]);
    let verdict = bench.judge(&observed);
    assert_eq!(verdict.differences, []);
}

#[test]
fn a_wrong_patch_fails_with_its_number_and_reason() {
    let (bench, observed) = patched([U, V, W]);
    let verdict = bench.judge(&observed);
    let failure = verdict.failure.expect("a failure");
    assert_eq!(
        failure.headline.text,
        "patch 4 (source vertex 12, levels 1.0 1.0 1.0 1.0 / 1.0 1.0): primitive 0 \
         (1.000000, 0.000000, 0.000000) (0.000000, 1.000000, 0.000000) \
         (0.000000, 0.000000, 1.000000) does not wind ccw"
    );
    assert_eq!(failure.fingerprint, "patch-winding");
    let [entry] = &failure.findings.pattern[..] else {
        panic!("one kind");
    };
    assert_eq!(entry.kind, Kind::Patch(PatchFault::Winding));
}

#[test]
fn both_runs_make_the_same_primitives() {
    let (bench, mut observed) = patched([U, W, V]);
    let (_, turned) = patched([V, U, W]);
    observed[1].buffers = turned[1].buffers.clone();
    assert!(bench.judge(&observed).passed(), "a rotation");
    let near = [0.0, 1.0 / 65536.0, 65535.0 / 65536.0];
    let (_, other) = patched([U, near, V]);
    observed[1].buffers = other[1].buffers.clone();
    let verdict = bench.judge(&observed);
    let seen = verdict.failure.expect("a failure").fingerprint;
    assert!(seen.contains("patch-variant"), "{seen}");
}

#[test]
fn coordinates_are_not_looked_at_where_other_words_are_wrong() {
    let (bench, mut observed) = patched([U, V, W]);
    let last = bench.allowed.buffers[0]
        .words
        .last()
        .expect("words")
        .position;
    observed[0].buffers[0].bytes[(GUARD + last) as usize] ^= 1;
    let verdict = bench.judge(&observed);
    let words = |d: &Difference| matches!(d, Difference::Word(_));
    assert!(verdict.differences.iter().all(words));
    assert!(!verdict.passed());
}
