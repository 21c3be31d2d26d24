//! Outputs by packed locations: the reference tables, explicit locations, straddling
//! varyings, compact arrays, and merged neighbours.
//!
//! A list is written `slot.component components word-offset`, `/binding` after it
//! unless that is 0.

use crate::support::declarations::{declared, explicit};
use crate::support::spelling;
use std::collections::BTreeMap;
use xfb::capture::{
    self, CaptureError, Dialect, Options, Output, OutputForm, Request, RequestMode,
};
use xfb::packing::CaptureLimits;
use xfb::types::{Interface, Stage};

fn options() -> Options {
    Options {
        limits: CaptureLimits::NONE,
        ..Options::default()
    }
}

fn spell(outputs: &[Output]) -> String {
    let spell = |output: &Output| {
        assert!(output.component.0 % 4 + output.components <= 4);
        assert_eq!(output.offset.0 % 4, 0);
        spelling::output(output, format_args!(" {}", output.offset.0 / 4))
    };
    let outputs: Vec<String> = outputs.iter().map(spell).collect();
    outputs.join(", ")
}

fn by_qualifiers(interface: &Interface, form: OutputForm) -> String {
    let captured = capture::declared(interface, &options()).expect("a valid capture");
    spell(&captured.outputs(form).expect("enough locations"))
}

fn requested(glsl: &str, names: &str, form: OutputForm) -> Result<String, CaptureError> {
    let interface = declared(Stage::Vertex, glsl);
    let (mode, names) = match names.strip_prefix("separate ") {
        Some(names) => (RequestMode::Separate, names),
        None => (RequestMode::Interleaved, names),
    };
    let request = Request {
        names: names.split(", ").map(str::to_owned).collect(),
        mode,
    };
    let captured = capture::requested(&interface, &request, &options())?;
    captured.outputs(form).map(|outputs| spell(&outputs))
}

/// Checks the packed outputs of the list of a test in `packed_outputs.toml`.
fn check(test: &str) {
    check_as(test, OutputForm::Packed);
}

fn check_as(test: &str, form: OutputForm) {
    let lists = include_str!("packed_outputs.toml");
    let lists: BTreeMap<String, Vec<[String; 3]>> = toml::from_str(lists).expect("the lists");
    for [glsl, names, expected] in &lists[test] {
        let seen = requested(glsl, names, form).expect("enough locations");
        assert_eq!(&seen, expected, "{glsl} {names}");
    }
}

const EX1: &str = "struct Array {float x2_out;}; struct AoA {Array x2_Array[2];};
    struct S {float x1_out; AoA x2_AoA[2]; float x3_out;};
    layout(@xfb_offset=0) out S s1;
    layout(#xfb_offset=0, xfb_buffer=2) out struct S2 {float y1_out; vec4 y2_out;} s2;";

#[test]
fn s0_an_array_of_matrices_fills_twelve_slots() {
    let interface = declared(Stage::Vertex, "layout(xfb_offset=0) out mat4 var[3];");
    let want: Vec<String> = (0..12).map(|n| format!("{n}.0 4 {}", 4 * n)).collect();
    assert_eq!(
        by_qualifiers(&interface, OutputForm::Packed),
        want.join(", ")
    );
}

#[test]
fn s0_ex1_packs_structs() {
    let glsl = EX1.replace(['@', '#'], "");
    assert_eq!(
        by_qualifiers(&declared(Stage::Vertex, &glsl), OutputForm::Packed),
        "0.0 1 0, 0.1 1 1, 0.2 1 2, 0.3 1 3, 1.0 1 4, 1.1 1 5, 1.2 1 0/2, 1.3 1 1/2, 2.0 3 2/2"
    );
    // As a module: a slot for each leaf.
    let glsl = EX1
        .replace('@', "location=0, xfb_buffer=0, xfb_stride=24, ")
        .replace('#', "location=6, xfb_stride=20, ");
    assert_eq!(
        by_qualifiers(&explicit(Stage::Vertex, &glsl), OutputForm::Packed),
        "0.0 1 0, 1.0 1 1, 2.0 1 2, 3.0 1 3, 4.0 1 4, 5.0 1 5, 6.0 1 0/2, 7.0 4 1/2"
    );
}

#[test]
fn s0_ex2_packs_variables() {
    let glsl = "layout(xfb_offset=0) out float x1_out; layout(xfb_offset=4) out float x2_out[2];
        layout(xfb_offset=12) out vec3 x3_out; layout(xfb_buffer=2) out;
        layout(xfb_offset=0, xfb_buffer=2) out float y1_out;
        layout(xfb_offset=4) out vec4 y2_out;";
    assert_eq!(
        by_qualifiers(&declared(Stage::Vertex, glsl), OutputForm::Packed),
        "1.0 1 0, 1.1 2 1, 2.0 3 3, 1.3 1 0/2, 0.0 4 1/2"
    );
}

#[test]
fn w22_and_other_lists_of_names() {
    check("w22_and_other_lists_of_names");
}

#[test]
fn w26_distances_are_compact() {
    check("w26_distances_are_compact");
}

#[test]
fn elements_and_columns_at_a_location_are_not_merged() {
    check("elements_and_columns_at_a_location_are_not_merged");
}

#[test]
fn wide_values_straddle_slots() {
    check("wide_values_straddle_slots");
}

#[test]
fn with_separate_buffers_no_vec3_straddles_slots() {
    check("with_separate_buffers_no_vec3_straddles_slots");
}

#[test]
fn blocks_pack_by_members() {
    check("blocks_pack_by_members");
}

#[test]
fn a_varying_captured_twice_has_two_rows() {
    let interface = declared(Stage::Vertex, "out vec2 va[2];");
    let request = Request {
        names: ["va", "va[1]"].map(str::to_owned).to_vec(),
        mode: RequestMode::Interleaved,
    };
    // The text of OpenGL forbids it, Mesa's linker allows it.
    let mesa = Options {
        dialect: Dialect::Mesa,
        ..options()
    };
    let captured = capture::requested(&interface, &request, &mesa).expect("allowed");
    let outputs = captured
        .outputs(OutputForm::Packed)
        .expect("enough locations");
    assert_eq!(spell(&outputs), "0.0 4 0, 0.2 2 4");
}

#[test]
fn adjacent_outputs_are_merged_if_contiguous_in_slot_and_buffer() {
    let test = "adjacent_outputs_are_merged_if_contiguous_in_slot_and_buffer";
    check_as(test, OutputForm::Merged);
    let glsl = EX1.replace(['@', '#'], "");
    assert_eq!(
        by_qualifiers(&declared(Stage::Vertex, &glsl), OutputForm::Merged),
        "0.0 4 0, 1.0 2 4, 1.2 2 0/2, 2.0 3 2/2"
    );
}

#[test]
fn exceeded_limits_are_refused() {
    let glsl = "out vec4 a[32]; out float b;";
    assert!(requested(glsl, "a", OutputForm::Packed).is_ok());
    let error = requested(glsl, "a, b", OutputForm::Packed).expect_err("33 slots");
    assert_eq!(error.rule().name, "outputs.no_room");
    assert!(
        error
            .to_string()
            .contains("1 more than the 32 slots of GL_MAX_VARYING_VECTORS"),
        "{error}"
    );
}
