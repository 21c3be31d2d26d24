//! Draws of a simpler command, of fewer draws, or with smaller numbers.

use crate::case::sequence::draws::{Count, Draw, DrawCall, DrawCommand, DrawCount, First};
use std::iter;
use std::ops::Range;

/// Up to so many draws of one command, each is removed and simplified by itself. Of more,
/// parts of this fraction at least are removed, and all are simplified alike: the candidates
/// of 5,000 draws, each with all the others, fill the memory of the machine.
const FEW: usize = 16;

/// Draws of a simpler command, of fewer draws, or with smaller numbers.
pub(super) fn smaller_draws(draw: &Draw) -> Vec<Draw> {
    let mut all = Vec::new();
    if draw.draws.is_empty() && draw.command != DrawCommand::Direct {
        all.push(Draw {
            command: DrawCommand::Direct,
            count: None,
            max: None,
            ..draw.clone()
        });
    }
    for gone in parts(draw.draws.len()) {
        let mut less = draw.clone();
        less.draws.drain(gone);
        let left = u32::try_from(less.draws.len()).expect("a case has fewer draws");
        let bounded = |count: DrawCount| DrawCount::new(count.get().min(left));
        less.count = less.count.map(bounded);
        less.max = less.max.map(bounded);
        all.push(less);
    }
    if let [only] = draw.draws[..] {
        all.push(Draw {
            draws: Vec::new(),
            ..draw.clone().with_call(only)
        });
    }
    if draw.indices.is_some() {
        let mut less = draw.clone();
        less.indices = None;
        less.vertex_offset = None;
        for call in &mut less.draws {
            call.vertex_offset = None;
        }
        all.push(less);
    }
    if draw.draws.is_empty() {
        let calls = smaller_calls(draw.call());
        all.extend(calls.map(|call| draw.clone().with_call(call)));
    }
    if draw.draws.len() > FEW {
        for change in CHANGES {
            let mut less = draw.clone();
            // Every draw: `any` would stop at the first that changes.
            if less.draws.iter_mut().filter_map(change).count() > 0 {
                all.push(less);
            }
        }
        return all;
    }
    for (at, call) in draw.draws.iter().enumerate() {
        for call in smaller_calls(*call) {
            let mut less = draw.clone();
            less.draws[at] = call;
            all.push(less);
        }
    }
    all
}

/// The parts of a list of this length that are removed: halves first, then each by itself or
/// a 16th of a long list.
fn parts(length: usize) -> Vec<Range<usize>> {
    let least = length.div_ceil(FEW).max(1);
    let halved = |size: &usize| (*size > least).then(|| (size / 2).max(least));
    let sizes = iter::successors(Some((length / 2).max(least)), halved);
    let parts = sizes.flat_map(|size| {
        let starts = (0..length).step_by(size);
        starts.map(move |start| start..length.min(start + size))
    });
    parts.collect()
}

/// Simplifications of a draw; `None` for one that they do not change.
const CHANGES: [fn(&mut DrawCall) -> Option<()>; 7] = [
    |call| reduce_vertices(call, |vertices| vertices / 2),
    |call| reduce_vertices(call, |vertices| vertices - vertices / 8),
    |call| reduce_vertices(call, |vertices| vertices.saturating_sub(1)),
    |call| call.instances.take().map(drop),
    |call| call.first_vertex.take().map(drop),
    |call| call.first_instance.take().map(drop),
    |call| call.vertex_offset.take().map(drop),
];

fn reduce_vertices(call: &mut DrawCall, reduced: fn(u32) -> u32) -> Option<()> {
    let vertices = call.vertices?.get();
    let fewer = reduced(vertices);
    (0 < fewer && fewer < vertices).then(|| call.vertices = Some(Count::new(fewer)))
}

fn smaller_calls(call: DrawCall) -> impl Iterator<Item = DrawCall> {
    CHANGES.into_iter().filter_map(move |change| {
        let mut smaller = call;
        change(&mut smaller).map(|()| smaller)
    })
}

/// Lets a draw read no index past the end of its buffer.
pub(super) fn limit_to_indices(draw: &mut Draw, length: u32) {
    let bound = |first: Option<First>, vertices: &mut Option<Count>| {
        let first = first.map_or(0, First::get).min(length);
        *vertices = vertices.map(|count| Count::new(count.get().min(length - first)));
        (first > 0).then(|| First::new(first))
    };
    draw.first_vertex = bound(draw.first_vertex, &mut draw.vertices);
    for call in &mut draw.draws {
        call.first_vertex = bound(call.first_vertex, &mut call.vertices);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn multi(draws: u32) -> Draw {
        let call = |first| DrawCall {
            vertices: Some(Count::new(4)),
            first_vertex: Some(First::new(first)),
            ..DrawCall::default()
        };
        Draw {
            command: DrawCommand::Multi,
            draws: (0..draws).map(call).collect(),
            ..Draw::default()
        }
    }

    #[test]
    fn few_draws_are_removed_and_simplified_one_by_one() {
        assert!(parts(0).is_empty());
        assert_eq!(parts(2), [0..1, 1..2]);
        assert_eq!(parts(3), [0..1, 1..2, 2..3]);
        assert_eq!(parts(5), [0..2, 2..4, 4..5, 0..1, 1..2, 2..3, 3..4, 4..5]);
        let smaller = smaller_draws(&multi(2));
        let firsts = smaller.iter().filter(|draw| {
            draw.draws.len() == 2 && draw.draws.iter().any(|call| call.first_vertex.is_none())
        });
        assert_eq!(firsts.count(), 2);
    }

    /// Each candidate has all draws: their number must not grow with the draws.
    #[test]
    fn many_draws_have_few_candidates() {
        let smaller = smaller_draws(&multi(5000));
        assert!(smaller.len() < 40, "{}", smaller.len());
        assert_eq!(smaller[0].draws.len(), 2500);
        let halved = |draw: &Draw| {
            let mut vertices = draw.draws.iter().map(|call| call.vertices.map(Count::get));
            vertices.all(|vertices| vertices == Some(2))
        };
        assert!(smaller.iter().any(halved));
    }
}
