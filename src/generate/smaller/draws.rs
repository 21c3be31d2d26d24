//! Draws of a simpler command, of fewer draws, or with smaller numbers.

use crate::case::sequence::draws::{Count, Draw, DrawCall, DrawCommand, DrawCount, First};

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
    for gone in 0..draw.draws.len() {
        let mut less = draw.clone();
        less.draws.remove(gone);
        let left = u32::try_from(less.draws.len()).expect("few draws");
        let bounded = |count: DrawCount| DrawCount::new(count.get().min(left));
        less.count = less.count.map(bounded);
        less.max = less.max.map(bounded);
        all.push(less);
    }
    if let [only] = draw.draws[..] {
        all.push(Draw {
            draws: Vec::new(),
            ..merged(draw.clone(), only)
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
        let call = DrawCall {
            vertices: draw.vertices,
            instances: draw.instances,
            first_vertex: draw.first_vertex,
            first_instance: draw.first_instance,
            vertex_offset: draw.vertex_offset,
        };
        all.extend(
            smaller_calls(call)
                .into_iter()
                .map(|call| merged(draw.clone(), call)),
        );
    }
    for at in 0..draw.draws.len() {
        for call in smaller_calls(draw.draws[at]) {
            let mut less = draw.clone();
            less.draws[at] = call;
            all.push(less);
        }
    }
    all
}

/// A draw with the arguments of one call.
fn merged(draw: Draw, call: DrawCall) -> Draw {
    Draw {
        vertices: call.vertices,
        instances: call.instances,
        first_vertex: call.first_vertex,
        first_instance: call.first_instance,
        vertex_offset: call.vertex_offset,
        ..draw
    }
}

fn smaller_calls(call: DrawCall) -> Vec<DrawCall> {
    let mut all = Vec::new();
    if let Some(vertices) = call.vertices.map(Count::get) {
        for fewer in [
            vertices / 2,
            vertices - vertices / 8,
            vertices.saturating_sub(1),
        ] {
            if fewer > 0 && fewer < vertices {
                all.push(DrawCall {
                    vertices: Some(Count::new(fewer)),
                    ..call
                });
            }
        }
    }
    let mut put = |there: bool, smaller: DrawCall| {
        if there {
            all.push(smaller);
        }
    };
    put(
        call.instances.is_some(),
        DrawCall {
            instances: None,
            ..call
        },
    );
    put(
        call.first_vertex.is_some(),
        DrawCall {
            first_vertex: None,
            ..call
        },
    );
    put(
        call.first_instance.is_some(),
        DrawCall {
            first_instance: None,
            ..call
        },
    );
    put(
        call.vertex_offset.is_some(),
        DrawCall {
            vertex_offset: None,
            ..call
        },
    );
    all
}

/// A draw that reads no index past the end of its buffer.
pub(super) fn within_indices(mut draw: Draw, length: u32) -> Draw {
    let bound = |first: Option<First>, vertices: &mut Option<Count>| {
        let first = first.map_or(0, First::get).min(length);
        *vertices = vertices.map(|count| Count::new(count.get().min(length - first)));
        (first > 0).then(|| First::new(first))
    };
    draw.first_vertex = bound(draw.first_vertex, &mut draw.vertices);
    for call in &mut draw.draws {
        call.first_vertex = bound(call.first_vertex, &mut call.vertices);
    }
    draw
}
