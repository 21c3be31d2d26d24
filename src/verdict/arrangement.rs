//! The arrangement of displaced values in a buffer: how far each is from its place, as a
//! function of its vertex or of its component.
//!
//! Vulkan chapter "Fixed-Function Vertex Post-Processing", Transform Feedback: a value is
//! captured at its Offset in a record, and records are XfbStride bytes apart.

use super::kind::{Distance, Kind};
use std::collections::{BTreeMap, BTreeSet};

/// A captured value at a wrong place of its own buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DisplacedValue {
    /// The number of its component.
    pub word: u32,
    pub vertex: u32,
    /// The distance from the place of the value to the place where it is found.
    pub bytes: i64,
    /// Whether it takes the place of a value of its own component.
    pub of_its_component: bool,
    /// The component of the same variable whose place it takes.
    pub sibling: Option<u32>,
}

/// A rule that all displaced values of a buffer follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Arrangement {
    /// Vertices are farther apart by this number of bytes; closer if it is negative.
    Stride(i64),
    /// Each component is at one distance from its place, by the number of the component.
    Offsets(BTreeMap<u32, i64>),
}

/// Finds the rule of displaced values; `kinds` are all differing words of the buffer. Those
/// that are merely unwritten need no value elsewhere: another may have overwritten it.
pub(super) fn find(values: &[DisplacedValue], kinds: &[Kind]) -> Option<Arrangement> {
    let explained = kinds
        .iter()
        .all(|kind| *kind == Kind::Missing || matches!(kind.distance(), Some(Distance::Bytes(_))));
    if !explained || values.is_empty() {
        return None;
    }
    stride(values).or_else(|| offsets(values))
}

fn stride(values: &[DisplacedValue]) -> Option<Arrangement> {
    let vertices: BTreeSet<u32> = values.iter().map(|value| value.vertex).collect();
    let first = values.iter().find(|value| value.vertex > 0)?;
    let more = first.bytes / i64::from(first.vertex);
    let follows = |value: &DisplacedValue| value.bytes == more * i64::from(value.vertex);
    let found = more != 0 && vertices.len() > 1 && values.iter().all(follows);
    found.then_some(Arrangement::Stride(more))
}

fn offsets(values: &[DisplacedValue]) -> Option<Arrangement> {
    let mut distances: BTreeMap<u32, i64> = BTreeMap::new();
    for value in values {
        if *distances.entry(value.word).or_insert(value.bytes) != value.bytes {
            return None;
        }
    }
    let different: BTreeSet<i64> = distances.values().copied().collect();
    (different.len() > 1).then_some(Arrangement::Offsets(distances))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(values: &[(u32, u32, i64)]) -> Vec<DisplacedValue> {
        let value = |&(word, vertex, bytes): &_| DisplacedValue {
            word,
            vertex,
            bytes,
            of_its_component: false,
            sibling: None,
        };
        values.iter().map(value).collect()
    }

    #[test]
    fn a_distance_that_grows_with_the_vertex_is_a_stride() {
        let kinds = [Kind::Missing, Kind::Displaced(Distance::Bytes(4))];
        let grows = values(&[(0, 1, 4), (1, 1, 4), (0, 3, 12)]);
        assert_eq!(find(&grows, &kinds), Some(Arrangement::Stride(4)));
        let shrinks = values(&[(0, 1, -8), (0, 2, -16)]);
        assert_eq!(find(&shrinks, &kinds), Some(Arrangement::Stride(-8)));
        // One vertex has one distance, which may have any cause.
        assert_eq!(find(&values(&[(0, 1, 4)]), &kinds), None);
    }

    #[test]
    fn one_distance_of_each_component_is_its_offset() {
        let kinds = [Kind::Displaced(Distance::Bytes(4))];
        let moved = values(&[(0, 0, 4), (1, 0, -4), (0, 1, 4), (1, 1, -4)]);
        let want = BTreeMap::from([(0, 4), (1, -4)]);
        assert_eq!(find(&moved, &kinds), Some(Arrangement::Offsets(want)));
        let swapped_vertices = values(&[(0, 0, 16), (0, 1, -16)]);
        assert_eq!(find(&swapped_vertices, &kinds), None);
    }

    #[test]
    fn a_word_that_nothing_explains_excludes_a_rule() {
        let grows = values(&[(0, 1, 4), (0, 2, 8)]);
        assert_eq!(find(&grows, &[Kind::Garbage]), None);
    }
}
