//! The arrangement of displaced values in a buffer: how far each is from its place, as a
//! function of its vertex or of its component.
//!
//! Vulkan chapter "Fixed-Function Vertex Post-Processing", Transform Feedback: a value is
//! captured at its Offset in a record, and records are XfbStride bytes apart.

use super::kind::{Distance, Kind};
use std::collections::{BTreeMap, BTreeSet};

/// A captured value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct CapturedValue {
    /// The number of its component.
    pub word: u32,
    pub origin: u32,
    pub vertex: u32,
}

/// A captured value at a wrong place of its own buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DisplacedValue {
    pub value: CapturedValue,
    /// The value whose place it takes; absent where nothing may be written.
    pub instead_of: Option<CapturedValue>,
    /// The distance from the place of the value to the place where it is found.
    pub bytes: i64,
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
    let vertices: BTreeSet<u32> = values.iter().map(|value| value.value.vertex).collect();
    let first = values.iter().find(|value| value.value.vertex > 0)?;
    let more = first.bytes / i64::from(first.value.vertex);
    let follows = |value: &DisplacedValue| value.bytes == more * i64::from(value.value.vertex);
    let found = more != 0 && vertices.len() > 1 && values.iter().all(follows);
    found.then_some(Arrangement::Stride(more))
}

fn offsets(values: &[DisplacedValue]) -> Option<Arrangement> {
    let mut distances: BTreeMap<u32, i64> = BTreeMap::new();
    for value in values {
        if *distances.entry(value.value.word).or_insert(value.bytes) != value.bytes {
            return None;
        }
    }
    let different: BTreeSet<i64> = distances.values().copied().collect();
    (different.len() > 1).then_some(Arrangement::Offsets(distances))
}

/// The order of values of which each takes the place of one of its own component.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// Each value is where another one belongs.
    Permuted,
    /// The first vertices of this number are captured again and again.
    Repeated(u32),
    /// Values are captured in the places of others, and at their own.
    Copied,
}

/// Finds the order of displaced values; `None` if one takes the place of another component, or
/// a place where nothing may be written.
pub(super) fn order(values: &[DisplacedValue]) -> Option<Order> {
    let mut held = Vec::new();
    let mut required = Vec::new();
    let mut period = 0;
    for value in values {
        let place = value.instead_of?;
        if place.word != value.value.word {
            return None;
        }
        held.push((place.word, value.value.origin));
        required.push((place.word, place.origin));
        period = gcd(period, place.vertex.abs_diff(value.value.vertex));
    }
    held.sort_unstable();
    required.sort_unstable();
    if held == required {
        return Some(Order::Permuted);
    }
    let repeats = |value: &DisplacedValue| {
        let place = value.instead_of.map(|place| place.vertex);
        place.is_some_and(|vertex| vertex % period == value.value.vertex)
    };
    if period > 0 && values.iter().all(repeats) {
        return Some(Order::Repeated(period));
    }
    Some(Order::Copied)
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(values: &[(u32, u32, i64)]) -> Vec<DisplacedValue> {
        let value = |&(word, vertex, bytes): &_| DisplacedValue {
            value: CapturedValue {
                word,
                origin: vertex,
                vertex,
            },
            instead_of: None,
            bytes,
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
    fn vertices_in_another_order_are_not_repeated_ones() {
        let captured = |vertex| CapturedValue {
            word: 0,
            origin: vertex,
            vertex,
        };
        let order = |pairs: &[(u32, u32)]| {
            let value = |&(held, place): &(u32, u32)| DisplacedValue {
                value: captured(held),
                instead_of: Some(captured(place)),
                bytes: 0,
                sibling: None,
            };
            order(&pairs.iter().map(value).collect::<Vec<_>>())
        };
        assert_eq!(order(&[(1, 0), (2, 1), (0, 2)]), Some(Order::Permuted));
        let again = [(0, 4), (1, 5), (2, 6), (3, 7), (0, 8)];
        assert_eq!(order(&again), Some(Order::Repeated(4)));
        assert_eq!(order(&[(0, 1), (1, 4)]), Some(Order::Copied));
        assert_eq!(order(&[(3, 1)]), Some(Order::Copied));
    }

    #[test]
    fn a_word_that_nothing_explains_excludes_a_rule() {
        let grows = values(&[(0, 1, 4), (0, 2, 8)]);
        assert_eq!(find(&grows, &[Kind::Garbage]), None);
    }
}
