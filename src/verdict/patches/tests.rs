//! Hand-made patches, and the faults that each of them must be found to have.

use super::hand_made::{Choices, triangles};
use super::*;
use crate::model::tessellation::equal_points;
use crate::script::tessellation::{DomainOrigin, Level, Spacing, Tessellation, VertexOrder};
use crate::units::Word;

fn patch(surface: Surface, spacing: Spacing, outer: [f64; 4], inner: [f64; 2]) -> AllowedPatch {
    let level = |number: f64| Level((number * 16.0) as i32);
    let levels = Levels {
        outer: outer.map(level),
        inner: inner.map(level),
    };
    AllowedPatch {
        number: 0,
        origin: 0,
        tessellation: Tessellation {
            surface,
            spacing,
            order: VertexOrder::Ccw,
            origin: DomainOrigin::UpperLeft,
            point_mode: false,
            levels: vec![levels],
            coordinate: Word(0),
        },
        levels,
        primitives: 0,
        coordinates: vec![],
    }
}

/// A patch in points.
fn in_points(mut patch: AllowedPatch) -> AllowedPatch {
    patch.tessellation.point_mode = true;
    patch
}

/// The faults of patches that were captured one after the other.
fn all_faults(patches: &[(&AllowedPatch, Vec<[f32; 3]>)]) -> Vec<&'static str> {
    let mut judge = Judge::default();
    let mut kinds = Vec::new();
    for (number, (patch, vertices)) in (0..).zip(patches) {
        let size = patch.tessellation.vertices_per_primitive();
        let mut patch = (*patch).clone();
        patch.number = number;
        patch.primitives = patch.primitives.max(vertices.len() as u32 / size);
        let bits = vertices.iter().map(|vertex| vertex.map(f32::to_bits));
        let faults = judge.patch(&patch, bits.collect());
        kinds.extend(faults.into_iter().map(|fault| fault.kind.key()));
    }
    kinds.dedup();
    kinds
}

fn faults(patch: &AllowedPatch, vertices: &[[f32; 3]]) -> Vec<&'static str> {
    all_faults(&[(patch, vertices.to_vec())])
}

const U: [f32; 3] = [1.0, 0.0, 0.0];
const V: [f32; 3] = [0.0, 1.0, 0.0];
const W: [f32; 3] = [0.0, 0.0, 1.0];
/// The middle of a triangle, to 24 fractional bits.
const THIRD: f32 = 5_592_405.0 / 16_777_216.0;
const MIDDLE: [f32; 3] = [THIRD, THIRD, 1.0 - 2.0 * THIRD];

fn triangle(inner: f64) -> AllowedPatch {
    let outer = [1.0, 1.0, 1.0, 0.0];
    patch(Surface::Triangles, Spacing::Equal, outer, [inner, 1.0])
}

#[test]
fn one_triangle_covers_the_domain_from_any_first_vertex() {
    let patch = triangle(1.0);
    // Counter-clockwise, with the origin at the upper left: the area is negative.
    assert_eq!(faults(&patch, &[U, W, V]), [""; 0]);
    assert_eq!(faults(&patch, &[V, U, W]), [""; 0]);
    assert_eq!(faults(&patch, &[U, V, W]), ["winding"]);
    let mut clockwise = patch.clone();
    clockwise.tessellation.order = VertexOrder::Cw;
    assert_eq!(faults(&clockwise, &[U, V, W]), [""; 0]);
    assert_eq!(faults(&clockwise, &[U, W, V]), ["winding"]);
    // The origin at the lower left turns it.
    clockwise.tessellation.origin = DomainOrigin::LowerLeft;
    assert_eq!(faults(&clockwise, &[U, W, V]), [""; 0]);
    assert_eq!(faults(&clockwise, &[U, V, W]), ["winding"]);
}

#[test]
fn triangles_cover_the_domain_once() {
    let patch = triangle(2.0);
    let [a, b, c] = [[U, W, MIDDLE], [W, V, MIDDLE], [V, U, MIDDLE]];
    assert_eq!(faults(&patch, &[a, b, c].concat()), [""; 0]);
    assert_eq!(faults(&patch, &[b, c, a].concat()), [""; 0]);
    // One triangle twice; one missing; and none in the middle.
    assert_eq!(faults(&patch, &[a, b, b].concat()), ["overlap"]);
    assert_eq!(faults(&patch, &[a, b].concat()), ["uncovered"]);
    assert_eq!(faults(&patch, &[U, W, V, U, W, MIDDLE]), ["overlap"]);
    assert_eq!(faults(&patch, &[U, W, V]), ["set"]);
    // A triangle that leaves a gap at an edge of the domain.
    let short = [0.5, 0.0, 0.5];
    let gap = [[short, W, MIDDLE], [W, V, MIDDLE], [V, U, MIDDLE]].concat();
    assert_eq!(faults(&patch, &gap), ["uncovered"]);
    let flat = [a, b, c, [U, U, MIDDLE]].concat();
    assert_eq!(faults(&patch, &flat), ["flat"]);
}

/// The text gives no precision for u + v + w = 1.
#[test]
fn a_sum_that_is_not_precisely_1_is_imprecise_and_nothing_else_is_forgiven() {
    let patch = triangle(2.0);
    let around = |middle: [f32; 3]| [U, W, middle, W, V, middle, V, U, middle];
    let low = |bits: i32| {
        let third = (THIRD * 2f32.powi(bits)).floor() / 2f32.powi(bits);
        [third; 3]
    };
    assert_eq!(faults(&patch, &around(low(16))), [""; 0]);
    // The point in the middle is also not precisely where equal spacing has it.
    assert_eq!(faults(&patch, &around(low(8))), ["sum", "spacing"]);
    assert!(PatchFault::Sum.is_precision() && PatchFault::Spacing.is_precision());
    // Far from 1, or with another fault, it remains a failure.
    assert_eq!(faults(&patch, &around(low(5))), ["outside"]);
    assert_eq!(faults(&patch, &around([0.25, 0.5, 0.125])), ["outside"]);
    let missing = &around(low(8))[..6];
    assert_eq!(faults(&patch, missing), ["sum", "uncovered"]);
    assert!(!PatchFault::Uncovered.is_precision() && !PatchFault::Outside.is_precision());
}

#[test]
fn coordinates_lie_in_the_domain_on_its_grid() {
    let patch = triangle(1.0);
    assert_eq!(faults(&patch, &[U, [0.0, -0.5, 1.5], V]), ["outside"]);
    assert_eq!(faults(&patch, &[U, [f32::NAN, 0.0, 1.0], V]), ["outside"]);
    assert_eq!(faults(&patch, &[U, [0.0, 0.0, 0.5], V]), ["outside"]);
    let fine = f32::from_bits(1);
    assert_eq!(faults(&patch, &[U, [fine, 0.0, 1.0], V]), ["inexact"]);
}

#[test]
fn the_third_component_of_quads_and_isolines_is_zero() {
    let quad = patch_of_two_triangles();
    let outer = [1.0, 1.0, 0.0, 0.0];
    let line = patch(Surface::Isolines, Spacing::Equal, outer, [0.0; 2]);
    for (third, is_zero) in [
        (0.0, true),
        (-0.0, true),
        (9.0, false),
        (f32::from_bits(1), false),
        (f32::NAN, false),
    ] {
        let expected: &[&str] = if is_zero { &[] } else { &["third"] };
        let corners = [[0.0, 0.0], [0.0, 1.0], [1.0, 0.0]];
        let others = [[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]];
        let corners = [corners, others].concat();
        let vertices: Vec<[f32; 3]> = corners.iter().map(|[u, v]| [*u, *v, third]).collect();
        assert_eq!(faults(&quad, &vertices), expected, "{third}");
        let ends = [[0.0, 0.0, third], [1.0, 0.0, 0.0]];
        assert_eq!(faults(&line, &ends), expected, "{third}");
    }
    // With a coordinate outside the domain.
    let beside = [[0.0, 0.0, 9.0], [0.0, 1.5, 0.0], [1.0, 0.0, 0.0]];
    assert_eq!(faults(&quad, &beside), ["third", "outside"]);
}

/// The sign of a zero that a shader moves is undefined.
#[test]
fn coordinates_of_equal_levels_may_differ_in_the_sign_of_zeros() {
    let patch = triangle(1.0);
    let signed = [U, W, V].map(|vertex| vertex.map(|c| if c == 0.0 { -0.0 } else { c }));
    let both = [(&patch, vec![U, W, V]), (&patch, signed.to_vec())];
    assert_eq!(all_faults(&both), [""; 0]);
}

/// A patch of an inner level of 3.
fn three(outer: [i64; 3], order: VertexOrder) -> AllowedPatch {
    let [a, b, c] = outer.map(|level| level as f64);
    let mut patch = patch(
        Surface::Triangles,
        Spacing::Equal,
        [a, b, c, 0.0],
        [3.0, 1.0],
    );
    patch.tessellation.order = order;
    patch
}

#[test]
fn outer_levels_change_only_the_triangles_at_their_edges() {
    let plain = Choices::default();
    // The edges v = 0 and w = 0 have other levels in the second patch.
    let (first, second) = ([1, 1, 1], [1, 2, 4]);
    let seen = |order, choices: Choices| {
        let clockwise = order == VertexOrder::Cw;
        let choices = Choices {
            clockwise,
            ..choices
        };
        all_faults(&[
            (&three(first, VertexOrder::Ccw), triangles(first, plain)),
            (&three(second, order), triangles(second, choices)),
        ])
    };
    let turned = |turned| Choices { turned, ..plain };
    // Far less than the imprecision that is notable.
    let moved = |by| Choices {
        corner: plain.corner + by,
        ..plain
    };
    let backwards = Choices {
        backwards: true,
        ..plain
    };
    for order in [VertexOrder::Ccw, VertexOrder::Cw] {
        for conformant in [plain, backwards, turned([false, true, true])] {
            assert_eq!(seen(order, conformant), [""; 0]);
        }
        assert_eq!(seen(order, moved(2)), ["interior"]);
        assert_eq!(seen(order, turned([true, false, false])), ["connecting"]);
    }
}

#[test]
fn the_vertex_order_changes_no_triangle() {
    let quad = patch_of_two_triangles();
    let mut clockwise = quad.clone();
    clockwise.tessellation.order = VertexOrder::Cw;
    let [a, b, c, d] = [[0.0, 0.0], [0.0, 1.0], [1.0, 1.0], [1.0, 0.0]].map(|[u, v]| [u, v, 0.0]);
    let first = vec![a, b, c, c, d, a];
    let seen = |second: [[f32; 3]; 6]| {
        all_faults(&[(&quad, first.clone()), (&clockwise, second.to_vec())])
    };
    assert_eq!(seen([a, d, c, b, a, c]), [""; 0]);
    assert_eq!(seen([b, a, d, d, c, b]), ["order"]);
    // The domain's origin is not among what the text relates.
    clockwise.tessellation.origin = DomainOrigin::LowerLeft;
    let other = [b, c, d, d, a, b];
    let both = [(&quad, first.clone()), (&clockwise, other.to_vec())];
    assert_eq!(all_faults(&both), [""; 0]);
    // Triangles of an inner and an outer edge.
    let seen = |choices| {
        let [ccw, cw] = [VertexOrder::Ccw, VertexOrder::Cw].map(|order| three([2, 1, 4], order));
        let choices = Choices {
            clockwise: true,
            ..choices
        };
        all_faults(&[
            (&ccw, triangles([2, 1, 4], Choices::default())),
            (&cw, triangles([2, 1, 4], choices)),
        ])
    };
    assert_eq!(seen(Choices::default()), [""; 0]);
    let turned = Choices {
        turned: [false, false, true],
        ..Choices::default()
    };
    assert_eq!(seen(turned), ["connecting"]);
}

fn patch_of_two_triangles() -> AllowedPatch {
    patch(Surface::Quads, Spacing::Equal, [1.0; 4], [1.0; 2])
}

#[test]
fn a_quad_may_be_divided_along_either_diagonal() {
    let quad = patch_of_two_triangles();
    let [a, b, c, d] = [
        [0.0, 0.0, 0.0],
        [0.0, 1.0, 0.0],
        [1.0, 1.0, 0.0],
        [1.0, 0.0, 0.0],
    ];
    assert_eq!(faults(&quad, &[a, b, c, c, d, a]), [""; 0]);
    assert_eq!(faults(&quad, &[b, c, d, d, a, b]), [""; 0]);
    assert_eq!(faults(&quad, &[a, b, c, b, c, d]), ["overlap"]);
    assert_eq!(faults(&quad, &[a, b, c, d, c, a]), ["winding"]);
}

/// A fan from the middle of a quad to vertices around it; with the origin at the
/// upper left against the clock.
fn fan(around: &[[f32; 2]]) -> Vec<[f32; 3]> {
    let next = around.iter().cycle().skip(1);
    let sides = around.iter().zip(next);
    let vertices = sides.flat_map(|(a, b)| [*a, *b, [0.5, 0.5]]);
    vertices.map(|[u, v]| [u, v, 0.0]).collect()
}

#[test]
fn every_edge_is_subdivided_as_its_own_level_says() {
    let quad = |spacing, outer| patch(Surface::Quads, spacing, outer, [2.0; 2]);
    let around = |left: &[f32], bottom: &[f32]| {
        let mut around = vec![[0.0, 0.0]];
        around.extend(left.iter().map(|v| [0.0, *v]));
        around.extend([[0.0, 1.0], [1.0, 1.0], [1.0, 0.0]]);
        around.extend(bottom.iter().rev().map(|u| [*u, 0.0]));
        fan(&around)
    };
    let equal = quad(Spacing::Equal, [4.0, 2.0, 1.0, 1.0]);
    assert_eq!(faults(&equal, &around(&[0.25, 0.5, 0.75], &[0.5])), [""; 0]);
    assert_eq!(
        faults(&equal, &around(&[0.5], &[0.25, 0.5, 0.75])),
        ["segments"]
    );
    assert_eq!(
        faults(&equal, &around(&[0.125, 0.5, 0.875], &[0.5])),
        ["spacing"]
    );
    assert_eq!(
        faults(&equal, &around(&[0.25, 0.5, 0.875], &[0.5])),
        ["asymmetric"]
    );

    // f = 2.5: two of four segments are shorter, and mirror each other. The two
    // other edges have two segments at least, so they are not in this picture.
    let edge = |lengths: &[i64]| {
        let mut vertices = vec![0];
        for length in lengths {
            vertices.push(vertices[vertices.len() - 1] + length * (ONE / 64));
        }
        let level = crate::model::tessellation::edge(Spacing::FractionalEven, Level(40));
        let seen = edges::judge(
            "e",
            (level, Spacing::FractionalEven),
            &vertices,
            &mut Known::new(),
        );
        seen.map_or("", |fault| fault.kind.key())
    };
    assert_eq!(edge(&[8, 24, 24, 8]), "");
    assert_eq!(edge(&[24, 8, 8, 24]), "");
    assert_eq!(edge(&[16, 16, 16, 16]), "");
    assert_eq!(edge(&[31, 1, 1, 31]), "");
    assert_eq!(edge(&[8, 24, 16, 16]), "asymmetric");
    assert_eq!(edge(&[32, 32]), "segments");
    let six = |lengths: &[i64]| {
        let mut vertices = vec![0];
        for length in lengths {
            vertices.push(vertices[vertices.len() - 1] + length * (ONE / 64));
        }
        let level = crate::model::tessellation::edge(Spacing::FractionalEven, Level(80));
        let seen = edges::judge(
            "e",
            (level, Spacing::FractionalEven),
            &vertices,
            &mut Known::new(),
        );
        seen.map_or("", |fault| fault.kind.key())
    };
    assert_eq!(six(&[12, 8, 12, 12, 8, 12]), "");
    assert_eq!(six(&[4, 8, 20, 20, 8, 4]), "spacing");
    assert_eq!(six(&[16, 8, 8, 8, 8, 16]), "spacing");
}

#[test]
fn edges_of_one_level_are_alike_in_all_patches() {
    let mut known = Known::new();
    let level = crate::model::tessellation::edge(Spacing::FractionalOdd, Level(40));
    let edge = (level, Spacing::FractionalOdd);
    let mut judge = |short: i64| {
        let vertices = [0, short, ONE - short, ONE];
        edges::judge("e", edge, &vertices, &mut known).map(|fault| fault.kind.key())
    };
    assert_eq!(judge(ONE / 4), None);
    assert_eq!(judge(ONE / 4), None);
    assert_eq!(judge(ONE / 8), Some("unlike"));
}

#[test]
fn the_same_levels_give_the_same_primitives() {
    let patch = triangle(2.0);
    let [a, b, c] = [[U, W, MIDDLE], [W, V, MIDDLE], [V, U, MIDDLE]];
    let first = [a, b, c].concat();
    let seen = |second: Vec<[f32; 3]>| all_faults(&[(&patch, first.clone()), (&patch, second)]);
    assert_eq!(seen(first.clone()), [""; 0]);
    // Each by itself is as good as the other.
    assert_eq!(seen([b, c, a].concat()), ["variant"]);
    // Which vertex is captured first is free.
    assert_eq!(seen([[W, MIDDLE, U], b, c].concat()), [""; 0]);
    // Of a patch that did not fit, what did.
    let mut cut = patch.clone();
    cut.primitives = 3;
    let begun = |second: Vec<[f32; 3]>| all_faults(&[(&patch, first.clone()), (&cut, second)]);
    assert_eq!(begun([a, b].concat()), [""; 0]);
    assert_eq!(begun([b, a].concat()), ["variant"]);
    let other = triangle(1.0);
    let apart = [(&patch, first.clone()), (&other, vec![U, W, V])];
    assert_eq!(all_faults(&apart), [""; 0]);
}

#[test]
fn points_come_once_each_in_any_order() {
    let outer = [2.0, 1.0, 3.0, 2.0];
    let quad = patch(Surface::Quads, Spacing::Equal, outer, [3.0, 2.0]);
    let quad = in_points(quad);
    let subdivision = subdivide(&quad.tessellation, &quad.levels).expect("not discarded");
    for reading in equal_points(&subdivision) {
        let one = |component: i64| component as f32 / ONE as f32;
        let mut points: Vec<[f32; 3]> = reading.iter().map(|p| p.map(one)).collect();
        assert_eq!(faults(&quad, &points), [""; 0]);
        points.reverse();
        assert_eq!(faults(&quad, &points), [""; 0]);
        let mut twice = points.clone();
        twice[0] = twice[1];
        assert_eq!(faults(&quad, &twice), ["repeated"]);
        let mut moved = points.clone();
        moved[0][0] += if moved[0][0] > 0.5 { -0.01 } else { 0.01 };
        // The first is an inner vertex, so that only the set shows it.
        moved[0] = moved[0].map(|c| (c * 65536.0).round() / 65536.0);
        assert_eq!(faults(&quad, &moved), ["spacing"]);
    }
}

#[test]
fn inner_points_may_lie_on_an_edge_where_an_inner_level_is_one() {
    let outer = [1.0, 1.0, 2.0, 0.0];
    let odd = patch(
        Surface::Triangles,
        Spacing::FractionalOdd,
        outer,
        [1.0, 1.0],
    );
    let odd = in_points(odd);
    let half = [0.25, 0.75, 0.0];
    let other = [0.75, 0.25, 0.0];
    let points = [U, V, W, half, other, U, V, W];
    assert_eq!(faults(&odd, &points), [""; 0]);
    let outside = [U, V, W, half, other, U, V, [0.5, 0.0, 0.0]];
    assert_eq!(faults(&odd, &outside), ["outside"]);
}

#[test]
fn isolines_go_from_side_to_side() {
    let lines = patch(
        Surface::Isolines,
        Spacing::Equal,
        [2.0, 2.0, 0.0, 0.0],
        [0.0; 2],
    );
    let at = |u: f32, v: f32| [u, v, 0.0];
    let segments = |v: f32| [at(0.0, v), at(0.5, v), at(1.0, v), at(0.5, v)];
    let both = [segments(0.0), segments(0.5)].concat();
    assert_eq!(faults(&lines, &both), [""; 0]);
    let turned = [segments(0.5), segments(0.0)].concat();
    assert_eq!(faults(&lines, &turned), [""; 0]);
    assert_eq!(faults(&lines, &segments(0.0)), ["segments"]);
    let wrong_line = [segments(0.0), segments(0.25)].concat();
    assert_eq!(faults(&lines, &wrong_line), ["asymmetric"]);
    let twice = [at(0.0, 0.5), at(0.5, 0.5), at(0.0, 0.5), at(0.5, 0.5)];
    let gap = [segments(0.0), twice].concat();
    assert_eq!(faults(&lines, &gap), ["uncovered"]);
    let slanted = [at(0.0, 0.5), at(0.5, 0.0), at(0.5, 0.5), at(1.0, 0.5)];
    let slanted = [segments(0.0), slanted].concat();
    assert_eq!(faults(&lines, &slanted), ["slanted"]);
    let third = [at(0.0, 0.5), at(0.25, 0.5), at(0.25, 0.5), at(1.0, 0.5)];
    let third = [segments(0.0), third].concat();
    assert_eq!(faults(&lines, &third), ["asymmetric"]);

    let points = in_points(lines);
    let line = |v: f32| [at(0.5, v), at(0.0, v), at(1.0, v)];
    assert_eq!(faults(&points, &[line(0.5), line(0.0)].concat()), [""; 0]);
    let short = [at(0.5, 0.5), at(0.0, 0.5), at(0.0, 0.5)];
    assert_eq!(faults(&points, &[line(0.0), short].concat()), ["uncovered"]);
}

#[test]
fn patches_of_other_modes_need_not_be_alike() {
    let outer = [1.0, 2.5, 0.0, 0.0];
    let line = |spacing| patch(Surface::Isolines, spacing, outer, [1.0; 2]);
    let [odd, even] = [Spacing::FractionalOdd, Spacing::FractionalEven].map(line);
    let vertices = |at: &[f32]| -> Vec<[f32; 3]> {
        let pairs = at.windows(2).flat_map(|pair| [pair[0], pair[1]]);
        pairs.map(|u| [u, 0.0, 0.0]).collect()
    };
    let halves = vertices(&[0.0, 0.25, 0.5, 0.75, 1.0]);
    let uneven = vertices(&[0.0, 0.375, 0.5, 0.625, 1.0]);
    let two = |first: &AllowedPatch, second: &AllowedPatch| {
        all_faults(&[(first, halves.clone()), (second, uneven.clone())])
    };
    assert!(two(&even, &even).contains(&"variant"));
    assert!(!two(&odd, &even).contains(&"variant"));
    // The order of vertices does not change the edges.
    let mut clockwise = even.clone();
    clockwise.tessellation.order = VertexOrder::Cw;
    assert_eq!(two(&even, &clockwise), ["unlike"]);
}
