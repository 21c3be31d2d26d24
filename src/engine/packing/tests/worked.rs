//! The worked placements K1 to K18 and the interface of S2.

use super::*;

fn check(outputs: Vec<OutputVariable>, want: &str) {
    for options in [PackOptions::ENGINE, PackOptions::MESA] {
        let placement = packed(outputs.clone(), &options).expect(want);
        assert_eq!(text(&placement), want);
    }
}

#[test]
fn k1_the_interface_of_s2() {
    let outputs = variables("vec2 a; vec2 b; vec3 c; vec3 d", &[]);
    let want = "a 0.xy; b 0.zw; c 1.xyz; d 1.w 2.xy";
    check(outputs.clone(), want);
    let placement = packed(outputs, &PackOptions::S2).expect("it fits");
    assert_eq!(text(&placement), want);
}

#[test]
fn k2_vec2s_before_scalars_before_vec3s() {
    check(
        variables("float a; vec2 b; vec3 c; vec2 d", &[]),
        "a 1.x; b 0.xy; c 1.yzw; d 0.zw",
    );
}

#[test]
fn k3_every_class_begins_a_slot() {
    let outputs = "float a; smooth float b; noperspective float c; centroid float d; \
                   flat float e; flat int f; flat uint g; int h; \
                   noperspective centroid float i; sample float j";
    let producer = side(Stage::Vertex, variables(outputs, &[]));
    let mut consumer = Side::reading_all(&producer);
    consumer.variables.retain(|v| v.name != "h");
    let placement = pack(
        &producer,
        Some(&consumer),
        &all(&producer),
        &PackOptions::ENGINE,
    )
    .expect("it fits");
    assert_eq!(
        text(&placement),
        "a 0.x; b 1.x; c 3.x; d 4.x; e 2.x; f 2.y; g 2.z; h 2.w; i 5.x; j 6.x"
    );
    let class = |name: &str| {
        let mut varyings = placement.varyings.iter();
        varyings.find(|v| v.name == name).map(|v| v.class.as_str())
    };
    assert_eq!(class("a"), Some("none"));
    assert_eq!(class("h"), Some("flat"));
    assert_eq!(class("i"), Some("noperspective centroid"));
}

#[test]
fn k4_types_share_flat_slots() {
    check(
        variables("flat float a; flat int b; flat uint c; flat vec2 d", &[]),
        "a 0.z; b 0.w; c 1.x; d 0.xy",
    );
}

#[test]
fn k5_doubles() {
    check(
        variables(
            "flat double d1; flat dvec2 d2; flat dvec3 d3; flat dvec4 d4; flat float f",
            &[],
        ),
        "d1 3.xy; d2 0.xyzw; d3 3.zw 4.xyzw; d4 1.xyzw 2.xyzw; f 5.x",
    );
}

#[test]
fn k6_arrays_and_matrices() {
    check(
        variables(
            "float[3] a; vec3[2] b; mat3x2 c; mat3 d; vec4 e; mat2 f; mat4x3 g; vec3 h",
            &[],
        ),
        "a 6.zw 7.x; b 9.zw 10.xyzw; c 5.xyzw 6.xy; d 7.yzw 8.xyzw 9.xy; e 0.xyzw; f 1.xyzw; \
         g 2.xyzw 3.xyzw 4.xyzw; h 11.xyz",
    );
}

#[test]
fn k7_structs() {
    let s = structure("S", "float f; vec4 v");
    let t = structure("T", "vec2 a; float b");
    check(
        variables("S s; T t; vec2 u; float w", &[("S", s), ("T", t)]),
        "s 0.zw 1.xyz; t 2.xyz; u 0.xy; w 1.w",
    );
}

#[test]
fn k8_a_location_is_stepped_over() {
    check(
        variables("location=1 vec4 x; vec4 a; vec3 b; mat4 m", &[]),
        "a 0.xyzw; b 6.xyz; m 2.xyzw 3.xyzw 4.xyzw 5.xyzw; x 1.xyzw",
    );
}

#[test]
fn k9_a_kept_slot_is_never_shared() {
    check(
        variables("location=1 component=1 vec2 x; float a; float b", &[]),
        "a 0.x; b 0.y; x 1.yz",
    );
}

#[test]
fn k10_and_k11_vec3s_straddle_unless_captured_separately() {
    let producer = side(Stage::Vertex, variables("vec3 a; vec3 b; float c", &[]));
    let consumer = Side::reading_all(&producer);
    for (separate, want) in [
        (true, "a 1.xyz; b 2.xyz; c 0.x"),
        (false, "a 0.yzw; b 1.xyz; c 0.x"),
    ] {
        let captures = Captures {
            separate,
            ..all(&producer)
        };
        let placement = pack(&producer, Some(&consumer), &captures, &PackOptions::ENGINE);
        assert_eq!(text(&placement.expect("it fits")), want);
    }
}

#[test]
fn k12_to_k14_blocks() {
    let members = "float a; vec2 b; vec3 c";
    let z = || variables("float z", &[]).remove(0);
    check(
        vec![block("Blk", members, "k", None), z()],
        "Blk.a 0.w; Blk.b 0.xy; Blk.c 1.xyz; z 0.z",
    );
    check(
        vec![block("Blk", members, "", None), z()],
        "a 0.z; b 0.xy; c 1.xyz; z 0.w",
    );
    check(
        vec![block("Blk", "float a; vec2 b", "k", Some(3))],
        "Blk.a 1.zw 2.x; Blk.b 0.xyzw 1.xy",
    );
}

#[test]
fn k15_separable() {
    let outputs = "float a; float b; vec3 c; mat2 m; float[2] arr";
    let producer = side(Stage::Vertex, variables(outputs, &[]));
    let options = PackOptions {
        separable: true,
        ..PackOptions::ENGINE
    };
    for captures in [Captures::default(), all(&producer)] {
        let placement = pack(&producer, None, &captures, &options).expect("it fits");
        assert_eq!(
            text(&placement),
            "a 0.x; arr 1.xy; b 2.x; c 3.xyz; m 4.xyzw"
        );
    }
}

#[test]
fn k16_a_double_is_not_split() {
    let s = structure("S", "vec3 a; double d");
    check(variables("flat S s", &[("S", s)]), "s 0.xyz 1.xy");
}

#[test]
fn k17_scalars_around_what_is_captured() {
    let outputs = "float a; float b; float c; vec3 d; vec2 e";
    let producer = side(Stage::Vertex, variables(outputs, &[]));
    let consumer = side(Stage::Fragment, variables("float a; float c; vec2 e", &[]));
    let captures = captured(&producer, &["b", "d"]);
    let place =
        |options| text(&pack(&producer, Some(&consumer), &captures, &options).expect("it fits"));
    assert_eq!(
        place(PackOptions::MESA_SCALAR),
        "a 0.x; b 0.y; c 0.z; d 1.yzw; e.x 0.w; e.y 1.x"
    );
    assert_eq!(
        place(PackOptions::MESA),
        "a 0.z; b 0.w; c 1.x; d 1.yzw; e 0.xy"
    );
    assert_eq!(
        place(PackOptions::MESA_OPTIMIZED),
        "a 0.x; b 1.x; c 0.y; d 1.yzw; e.x 0.z; e.y 0.w"
    );
}

#[test]
fn k18_the_optimizer_packs_by_interpolation() {
    let outputs = "float b; noperspective float c; centroid float d; flat int a";
    let placement = packed(variables(outputs, &[]), &PackOptions::MESA_OPTIMIZED);
    assert_eq!(
        text(&placement.expect("it fits")),
        "a 3.x; b 0.x; c 2.x; d 1.x"
    );
}
