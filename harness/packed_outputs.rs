//! Outputs by packed locations: the reference tables, explicit locations, straddling
//! varyings, compact arrays, and merged neighbours.
//!
//! A list is written `slot.component components word-offset`, `/binding` after it
//! unless that is 0.

use crate::support::declarations::{declared, explicit};
use crate::support::spelling;
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

fn by_names(glsl: &str, names: &str) -> String {
    requested(glsl, names, OutputForm::Packed).expect("enough locations")
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
    assert_eq!(
        by_names(
            "out float a; out vec2 b; out vec3 c; out vec4 d;",
            "a, gl_SkipComponents2, b, gl_NextBuffer, c, gl_NextBuffer, gl_SkipComponents4, d"
        ),
        "1.2 1 0, 1.0 2 3, 1.3 1 0/1, 2.0 2 1/1, 0.0 4 4/2"
    );
    assert_eq!(
        by_names("out vec2 va[3];", "va[1], va[2]"),
        "0.2 2 0, 1.0 2 2"
    );
    assert_eq!(by_names("out mat3 m;", "m"), "0.0 4 0, 1.0 4 4, 2.0 1 8");
    assert_eq!(by_names("out vec2 a[3];", "a"), "0.0 4 0, 1.0 2 4");
}

#[test]
fn w26_distances_are_compact() {
    let glsl = "out gl_PerVertex {vec4 gl_Position; float gl_ClipDistance[6];};";
    assert_eq!(
        by_names(glsl, "gl_Position, gl_ClipDistance"),
        "Position.0 4 0, ClipDistance.0 4 4, ClipDistance.4 2 8"
    );
    // Cull distances go on where clip distances end, in the same slots.
    let glsl = "out gl_PerVertex {vec4 gl_Position; float gl_ClipDistance[3]; \
                float gl_CullDistance[3];};";
    assert_eq!(
        by_names(glsl, "gl_ClipDistance, gl_CullDistance"),
        "ClipDistance.0 3 0, CullDistance.3 1 3, CullDistance.4 2 4"
    );
}

#[test]
fn elements_and_columns_at_a_location_are_not_merged() {
    assert_eq!(
        by_names("layout(location=0) out mat2x3 v[2];", "v[1]"),
        "2.0 3 0, 3.0 3 3"
    );
    assert_eq!(
        by_names("layout(location=1) out mat3 m;", "m"),
        "1.0 3 0, 2.0 3 3, 3.0 3 6"
    );
    assert_eq!(
        by_names("layout(location=0) out float a[3];", "a"),
        "0.0 1 0, 1.0 1 1, 2.0 1 2"
    );
    assert_eq!(
        by_names("layout(location=0) out dmat3 m;", "m"),
        "0.0 4 0, 1.0 2 4, 2.0 4 6, 3.0 2 10, 4.0 4 12, 5.0 2 16"
    );
    // Every element begins at the component; a double[] takes one location each.
    assert_eq!(
        by_names(
            "layout(location=3, component=2) out float b[3]; layout(location=8) out double d[3];",
            "b, d[1]"
        ),
        "3.2 1 0, 4.2 1 1, 5.2 1 2, 9.0 2 3"
    );
    // The packed ones go around it.
    assert_eq!(
        by_names(
            "layout(location=1) out vec2 x; out vec4 a; out vec3 b; out float c;",
            "x, a, b, c"
        ),
        "1.0 2 0, 0.0 4 2, 2.1 3 6, 2.0 1 9"
    );
}

#[test]
fn wide_values_straddle_slots() {
    assert_eq!(
        by_names("out float f; flat out dvec3 a; flat out dvec3 b;", "a, b"),
        "0.0 4 0, 1.0 2 4, 1.2 2 6, 2.0 4 8"
    );
    // Where the struct's double moves, the words after it do too.
    let glsl = "struct S {vec3 a; double d; float e;}; flat out S s;";
    assert_eq!(by_names(glsl, "s.a, s.d, s.e"), "0.0 3 0, 1.0 2 3, 1.2 1 5");
}

#[test]
fn with_separate_buffers_no_vec3_straddles_slots() {
    let glsl = "out vec3 a; out vec3 b; out float c;";
    assert_eq!(
        by_names(glsl, "separate a, b, c"),
        "1.0 3 0, 2.0 3 0/1, 0.0 1 0/2"
    );
    assert_eq!(by_names(glsl, "a, b, c"), "0.1 3 0, 1.0 3 3, 0.0 1 6");
}

#[test]
fn blocks_pack_by_members() {
    let glsl = "out Blk {float a; vec2 b;} k[3];";
    assert_eq!(
        by_names(glsl, "Blk[0].a, Blk[2].a, Blk[1].b"),
        "1.2 1 0, 2.0 1 1, 0.2 2 2"
    );
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
    let merged =
        |glsl, names| requested(glsl, names, OutputForm::Merged).expect("enough locations");
    // As K17: b and d are all that is captured.
    let glsl = "out float a; out float b; out float c; out vec3 d; out vec2 e;";
    assert_eq!(merged(glsl, "b, d"), "0.0 4 0");
    assert_eq!(merged(glsl, "d, b"), "0.0 1 3, 0.1 3 0");
    assert_eq!(merged(glsl, "b, gl_SkipComponents1, d"), "0.0 1 0, 0.1 3 2");
    assert_eq!(merged(glsl, "b, gl_NextBuffer, d"), "0.0 1 0, 0.1 3 0/1");
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
