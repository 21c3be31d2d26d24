//! Components of vectors, requested by swizzles.

use super::{interleaved, options};
use crate::support::declarations::declared;
use crate::support::spelling;
use xfb::capture::{self, Dialect, OutputForm};
use xfb::types::Stage;

/// The outputs of [`components_of_vectors_are_requested_by_swizzles`].
const VECTORS: &str = "struct S { vec2 xy; vec4 v; };
    layout(location=0) out vec4 a[2]; layout(location=2) out S s;
    layout(location=4) out mat4 m[2]; layout(location=12) flat out dvec4 d;
    layout(location=14, component=1) out ivec3 i; out float f;
    out gl_PerVertex {vec4 gl_Position;};";

#[test]
fn components_of_vectors_are_requested_by_swizzles() {
    let interface = declared(Stage::Vertex, VECTORS);
    let captured = |names: &str| {
        let request = interleaved(names);
        let captured = capture::requested(&interface, &request, &options(Dialect::Vulkan));
        captured.unwrap_or_else(|error| panic!("{names}: {error}"))
    };
    // The type, the words of the interface in order, and the captured components.
    let rows: [(&str, &str, &[u32], &[&str]); 9] = [
        ("a[1].x", "GL_FLOAT", &[4], &["1.0 1@0"]),
        ("a[0].rb", "GL_FLOAT_VEC2", &[0, 2], &["0.0 1@0", "0.2 1@4"]),
        (
            "a[0].zyx",
            "GL_FLOAT_VEC3",
            &[2, 1, 0],
            &["0.2 1@0", "0.1 1@4", "0.0 1@8"],
        ),
        // `xy` is a member of the struct, and then a swizzle of that member.
        ("s.xy", "GL_FLOAT_VEC2", &[8, 9], &["2.0 2@0"]),
        ("s.xy.y", "GL_FLOAT", &[9], &["2.1 1@0"]),
        ("m[1][2].yz", "GL_FLOAT_VEC2", &[39, 40], &["10.1 2@0"]),
        (
            "d.wx",
            "GL_DOUBLE_VEC2",
            &[52, 53, 46, 47],
            &["13.2 2@0", "12.0 2@8"],
        ),
        ("i.tp", "GL_INT_VEC2", &[55, 56], &["14.2 2@0"]),
        (
            "gl_Position.xy",
            "GL_FLOAT_VEC2",
            &[58, 59],
            &["Position.0 2@0"],
        ),
    ];
    for (name, ty, words, outputs) in rows {
        let captured = captured(name);
        let [varying] = captured.varyings() else {
            panic!("one varying of {name}");
        };
        assert_eq!((varying.name.as_str(), varying.size), (name, 1));
        assert_eq!(varying.ty.map(|ty| ty.to_string()).as_deref(), Some(ty));
        assert_eq!(varying.components.is_some(), name != "s.xy", "{name}");
        let seen: Vec<u32> = captured.words().iter().map(|word| word.word.0).collect();
        // a has 8 words, s 6, m 32, d 8, i 3 and f one.
        assert_eq!(seen, words, "{name}");
        let seen = captured.outputs(OutputForm::Locations).expect("locations");
        assert_eq!(spelling::outputs(&seen), outputs, "{name}");
        let packed = captured.outputs(OutputForm::Packed).expect("slots");
        let components = |outputs: &[capture::Output]| {
            outputs.iter().map(|output| output.components).sum::<u32>()
        };
        assert_eq!(components(&packed), components(&seen), "{name}");
    }
}

#[test]
fn a_swizzle_selects_distinct_components_of_a_vector() {
    let interface = declared(Stage::Vertex, VECTORS);
    let refused = |names: &str, dialect| {
        let captured = capture::requested(&interface, &interleaved(names), &options(dialect));
        captured.expect_err(names).rule().name
    };
    for name in [
        "a[0].xx",
        "a[0].xg",
        "a.x",
        "a[0].xyzwx",
        "i.w",
        "m[0].x",
        "m[0][4].x",
        "f.x",
        "s.x",
        "a[0].x.x",
        "a[0].",
        "gl_Position[0]",
    ] {
        let rule = refused(name, Dialect::Vulkan);
        let expected = if name.ends_with("[0]") {
            "varying.not_array"
        } else {
            "varying.undeclared"
        };
        assert_eq!(rule, expected, "{name}");
    }
    for dialect in Dialect::ALL
        .iter()
        .copied()
        .filter(|d| *d != Dialect::Vulkan)
    {
        assert_eq!(
            refused("a[0].xz", dialect),
            "varying.undeclared",
            "{dialect}"
        );
    }
}

#[test]
fn a_part_is_captured_beside_the_vector_but_not_twice() {
    let interface = declared(Stage::Vertex, VECTORS);
    let captured = |names: &str| {
        let request = interleaved(names);
        let captured = capture::requested(&interface, &request, &options(Dialect::Vulkan));
        captured.map(|captured| captured.words().len())
    };
    assert_eq!(captured("a[0], a[0].xy, a[0].yx, a[0].x"), Ok(9));
    for names in ["a[0].x, a[0].r", "a[0].xz, d.x, a[0].sp"] {
        let error = captured(names).expect_err(names);
        assert_eq!(error.rule().name, "varying.duplicate", "{names}");
        assert!(error.to_string().contains("captures already"), "{error}");
    }
}
