//! Tests of the effect of each option, and of refusals.

use super::*;
use crate::packing::options::{Ceiling, Mixing};
use crate::packing::packed_interface::SlotKind;

#[test]
fn the_first_proposal_separates_base_types() {
    let outputs = || variables("flat float a; flat int b; flat uint c; flat int d", &[]);
    let place = |options: &str| {
        let options = PackOptions::parse(options).expect(options);
        text(&packed(outputs(), &options).expect("it fits"))
    };
    assert_eq!(place("s2"), "a 2.x; b 1.x; c 0.x; d 1.y");
    assert_eq!(place("s2,int-with-uint"), "a 1.x; b 0.x; c 0.y; d 0.z");
    assert_eq!(
        place("s2,int-with-uint,float-with-int"),
        "a 0.x; b 0.y; c 0.z; d 0.w"
    );
}

#[test]
fn interpolation_modes_share_slots_if_the_consumer_allows_it() {
    let outputs = || {
        variables(
            "float a; smooth float b; flat int c; noperspective float d",
            &[],
        )
    };
    let place = |options: &str| {
        let options = PackOptions::parse(options).expect(options);
        text(&packed(outputs(), &options).expect("it fits"))
    };
    assert_eq!(place(""), "a 0.x; b 1.x; c 2.x; d 3.x");
    assert_eq!(place("mix-not-flat"), "a 0.x; b 0.y; c 1.x; d 0.z");
    assert_eq!(place("mix-all"), "a 0.x; b 0.y; c 0.z; d 0.w");
}

#[test]
fn unread_varyings_share_any_slot_if_modes_mix() {
    let producer = side(Stage::Vertex, variables("float a; flat int b; vec3 c", &[]));
    let mut consumer = Side::reading_all(&producer);
    consumer.variables.retain(|v| v.name != "c");
    let place = |options: &str| {
        let options = PackOptions::parse(options).expect(options);
        text(&pack(&producer, Some(&consumer), &all(&producer), &options).expect("it fits"))
    };
    assert_eq!(place("mix-not-flat"), "a 0.x; b 1.x; c 1.yzw");
    assert_eq!(place(""), "a 0.x; b 1.x; c 0.yzw");
}

#[test]
fn varyings_of_a_consumer_that_does_not_interpolate_are_flat() {
    let outputs = variables("float a; smooth float b; centroid float c", &[]);
    let producer = side(Stage::Vertex, outputs);
    let consumer = Side {
        stage: Stage::Geometry,
        ..Side::reading_all(&producer)
    };
    let placement = pack(
        &producer,
        Some(&consumer),
        &Captures::default(),
        &PackOptions::ENGINE,
    );
    let placement = placement.expect("it fits");
    assert_eq!(text(&placement), "a 0.x; b 0.y; c 0.z");
    assert_eq!(placement.slots[0].kind, SlotKind::Int);
}

#[test]
fn tessellation_is_not_packed() {
    let producer = side(
        Stage::Vertex,
        variables("float a; mat2 m; vec2 b; dvec3 d", &[]),
    );
    let consumer = Side {
        stage: Stage::TessControl,
        ..Side::reading_all(&producer)
    };
    let placement = pack(
        &producer,
        Some(&consumer),
        &Captures::default(),
        &PackOptions::ENGINE,
    );
    let placement = placement.expect("it fits");
    assert_eq!(
        text(&placement),
        "a 0.x; b 3.xy; d 4.xyzw 5.xy; m 1.xy 2.xy"
    );
    assert!(placement.slots.iter().all(|s| s.kind == SlotKind::Kept));
}

#[test]
fn patch_varyings_have_separate_slots() {
    let producer = side(
        Stage::TessControl,
        variables("vec4 a; patch vec2 p; patch vec4 q", &[]),
    );
    let consumer = Side {
        stage: Stage::TessEval,
        ..Side::reading_all(&producer)
    };
    let placement = pack(
        &producer,
        Some(&consumer),
        &Captures::default(),
        &PackOptions::ENGINE,
    );
    assert_eq!(
        text(&placement.expect("it fits")),
        "a 0.xyzw; p 0.xy; q 1.xyzw"
    );
}

#[test]
fn without_packing_only_aggregates_are_packed_inside() {
    let outputs = variables("float a; mat2 m; vec3[2] b; vec2 c; float d; float e", &[]);
    let producer = side(Stage::Vertex, outputs);
    let mut consumer = Side::reading_all(&producer);
    consumer
        .variables
        .retain(|v| *v.name < *"d" || v.name == "m");
    let options = PackOptions::parse("no-packing").expect("an option");
    let placement = pack(&producer, Some(&consumer), &all(&producer), &options).expect("it fits");
    // d and e are captured and not read: they may share, after all others.
    assert_eq!(
        text(&placement),
        "a 0.x; b 2.xyzw 3.xy; c 4.xy; d 5.x; e 5.y; m 1.xyzw"
    );
}

#[test]
fn without_capture_packing_captured_varyings_start_slots() {
    let producer = side(
        Stage::Vertex,
        variables("float a; float b; float c; vec2 d", &[]),
    );
    let consumer = Side::reading_all(&producer);
    let options = PackOptions::parse("no-capture-packing").expect("an option");
    let captures = captured(&producer, &["b"]);
    let placement = pack(&producer, Some(&consumer), &captures, &options).expect("it fits");
    assert_eq!(text(&placement), "a 2.x; b 1.x; c 2.y; d 0.xy");
}

#[test]
fn interpolate_at_targets_stay_inputs() {
    let producer = side(Stage::Vertex, variables("float a; float b; float c", &[]));
    let mut consumer = Side::reading_all(&producer);
    consumer.interpolate_at = vec![VaryingId {
        variable: 1,
        member: None,
    }];
    let placement = pack(
        &producer,
        Some(&consumer),
        &Captures::default(),
        &PackOptions::ENGINE,
    );
    let placement = placement.expect("it fits");
    assert_eq!(text(&placement), "a 0.x; b 1.x; c 0.y");
    let kinds: Vec<SlotKind> = placement.slots.iter().map(|slot| slot.kind).collect();
    assert_eq!(kinds, [SlotKind::Float, SlotKind::Kept]);
}

#[test]
fn varyings_neither_read_nor_captured_are_not_packed() {
    let producer = side(
        Stage::Vertex,
        variables("vec4 a; float b; location=2 vec2 c", &[]),
    );
    let consumer = side(Stage::Fragment, variables("float b; vec3 unwritten", &[]));
    let placement = pack(
        &producer,
        Some(&consumer),
        &Captures::default(),
        &PackOptions::ENGINE,
    );
    // A variable with a location keeps it, read or not.
    assert_eq!(text(&placement.expect("it fits")), "b 0.x; c 2.xy");
    let placement = pack(
        &producer,
        None,
        &captured(&producer, &["a"]),
        &PackOptions::ENGINE,
    );
    assert_eq!(text(&placement.expect("it fits")), "a 0.xyzw; c 2.xy");
}

#[test]
fn names_and_locations_match() {
    let outputs = "location=3 vec2 here; float other; location=1 vec3 plain";
    let inputs = "location=3 vec2 there; float other; vec3 plain";
    let producer = side(Stage::Vertex, variables(outputs, &[]));
    let consumer = side(Stage::Fragment, variables(inputs, &[]));
    let options = PackOptions::parse("free-locations").expect("an option");
    let placement =
        pack(&producer, Some(&consumer), &Captures::default(), &options).expect("it fits");
    assert_eq!(text(&placement), "here 0.xy; other 0.z; plain 0.w 1.xy");
    assert!(placement.varyings.iter().all(|v| v.input.is_some()));
}

#[test]
fn the_class_is_that_of_the_selected_side() {
    let producer = side(Stage::Vertex, variables("float a; flat float b", &[]));
    let consumer = side(
        Stage::Fragment,
        variables("flat float a; flat float b", &[]),
    );
    let place = |options: &PackOptions| {
        text(&pack(&producer, Some(&consumer), &Captures::default(), options).expect("it fits"))
    };
    assert_eq!(place(&PackOptions::ENGINE), "a 0.x; b 0.y");
    assert_eq!(place(&PackOptions::MESA), "a 0.x; b 1.x");
}

#[test]
fn slots_have_the_kind_of_their_varyings() {
    let outputs = variables(
        "vec2 a; vec2 b; vec3 c; vec3 d; flat int i; flat float f",
        &[],
    );
    let placement = packed(outputs, &PackOptions::ENGINE).expect("it fits");
    let seen: Vec<(SlotKind, u32, bool)> = placement
        .slots
        .iter()
        .map(|slot| (slot.kind, slot.components, slot.by_component))
        .collect();
    assert_eq!(
        seen,
        [
            (SlotKind::Float, 4, true),
            (SlotKind::Float, 4, false),
            (SlotKind::Float, 2, false),
            (SlotKind::Int, 2, false),
        ]
    );
}

/// The padding before a 64-bit value depends on where its struct begins.
#[test]
fn a_moved_struct_has_the_size_of_its_new_position() {
    let s = structure("S", "vec3 a; double d");
    let outputs = variables(
        "location=1 vec4 x; flat uint i; flat S s; flat float f",
        &[("S", s)],
    );
    let placement = packed(outputs, &PackOptions::MESA).expect("it fits");
    assert_eq!(text(&placement), "f 3.z; i 0.x; s 2.xyz 3.xy; x 1.xyzw");
}

#[test]
fn interfaces_that_cannot_be_packed_are_refused() {
    let refused = |outputs: &str, inputs: &str, options: PackOptions| {
        let producer = side(Stage::Vertex, variables(outputs, &[]));
        let consumer = side(Stage::Fragment, variables(inputs, &[]));
        let error = pack(&producer, Some(&consumer), &Captures::default(), &options);
        let error = error.expect_err(outputs);
        (error.rule(), error.to_string())
    };
    let engine = PackOptions::ENGINE;
    let (rule, message) = refused("vec4[33] a", "vec4[33] a", engine);
    assert_eq!(rule, "packing.no_room");
    assert_eq!(
        message,
        "varying 'a' takes 33 slots from slot 0 on and ends in slot 32: 1 more than the 32 slots of \
         GL_MAX_VARYING_VECTORS; the packing option any-slots removes this limit"
    );
    let (rule, message) = refused("vec3 a", "vec2 a", engine);
    assert_eq!(rule, "packing.type_differs");
    assert!(message.contains("written as vec3"), "{message}");
    let few = PackOptions {
        ceiling: Ceiling::Components(4),
        ..engine
    };
    let (rule, message) = refused("vec3 a; vec3 b", "vec3 a; vec3 b", few);
    assert_eq!(rule, "packing.components");
    assert!(
        message.contains("6 components, 2 more than the limit of 4"),
        "{message}"
    );
    assert_eq!(refused("bool a", "bool a", engine).0, "packing.type");
    assert_eq!(refused("vec4[4096] a", "", engine).0, "interface.too_large");
    // As tight as can be, a set that fits by components is never refused.
    let sets = "location=1 vec4 x; vec4[11] a; dvec4[8] b; flat double c; smooth float d; vec3[3] e; sample float g";
    let options = PackOptions::TIGHT;
    assert_eq!(options.mixing, Mixing::All);
    let placement = packed(variables(sets, &[]), &options).expect("fits");
    assert_eq!(placement.slots.len(), 32);
}
