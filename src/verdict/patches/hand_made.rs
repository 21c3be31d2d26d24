//! A tessellator for tests: triangles with three segments of the inner level, whose
//! interior is one triangle.

use crate::model::tessellation::{Coordinate, ONE};

/// The choices of an implementation for one patch.
#[derive(Clone, Copy)]
pub(crate) struct Choices {
    /// The largest component of the corners of the interior triangle.
    pub corner: i64,
    /// The edges u = 0, v = 0 and w = 0 between whose ends and the interior triangle the
    /// other diagonal is taken.
    pub turned: [bool; 3],
    /// Whether the triangles come in the opposite order.
    pub backwards: bool,
    /// Whether the triangles wind clockwise, with the origin at the upper left.
    pub clockwise: bool,
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            // 5/9, so that the other two components are equal integers.
            corner: ONE * 5 / 9 / 2 * 2,
            turned: [false; 3],
            backwards: false,
            clockwise: false,
        }
    }
}

/// The vertices of a patch whose outer levels are powers of two, with equal spacing.
pub(crate) fn triangles(outer: [i64; 3], choices: Choices) -> Vec<[f32; 3]> {
    // The corners U, W and V, and the edge from each of them to the next one.
    let corners: [Coordinate; 3] = [[ONE, 0, 0], [0, 0, ONE], [0, ONE, 0]];
    let sides = [1, 0, 2];
    let other = (ONE - choices.corner) / 2;
    let inner = corners.map(|corner| corner.map(|c| if c == ONE { choices.corner } else { other }));
    let mut triangles = vec![inner];
    for (i, side) in sides.into_iter().enumerate() {
        let next = (i + 1) % 3;
        let segments = outer[side];
        let point = |step: i64| -> Coordinate {
            std::array::from_fn(|c| {
                (corners[i][c] * (segments - step) + corners[next][c] * step) / segments
            })
        };
        let (apex, last) = if choices.turned[side] {
            (inner[next], corners[i])
        } else {
            (inner[i], corners[next])
        };
        triangles.extend((0..segments).map(|step| [point(step), point(step + 1), apex]));
        triangles.push([last, inner[next], inner[i]]);
    }
    if choices.backwards {
        triangles.reverse();
    }
    if choices.clockwise {
        triangles.iter_mut().for_each(|triangle| triangle.reverse());
    }
    let float = |c: i64| c as f32 / ONE as f32;
    triangles
        .into_iter()
        .flatten()
        .map(|at| at.map(float))
        .collect()
}
