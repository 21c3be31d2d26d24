//! Every rule of capture is reported: each has a declaration or a module's interface
//! that violates only this rule, and one that narrowly satisfies it.

#[path = "refusals/requests.rs"]
mod requests;

use crate::support::declarations::{declared, explicit};
use std::collections::BTreeSet;
use xfb::capture::rules::RULES;
use xfb::capture::{self, CaptureError, Dialect, Options, OutputForm};
use xfb::packing::CaptureLimits;
use xfb::types::{Interface, Scalar, Stage, Type};

/// The origin as which the text is read.
#[derive(Clone, Copy, PartialEq, Debug)]
enum As {
    /// GLSL declarations of a vertex shader.
    Glsl,
    /// GLSL declarations of a geometry shader.
    Geometry,
    /// A module's outputs.
    Module,
    /// A module's outputs, of a geometry shader.
    GeometryModule,
}

use As::{Geometry, GeometryModule, Glsl, Module};

fn interface(how: As, text: &str) -> Interface {
    match how {
        Glsl => declared(Stage::Vertex, text),
        Geometry => declared(Stage::Geometry, text),
        Module => explicit(Stage::Vertex, text),
        GeometryModule => explicit(Stage::Geometry, text),
    }
}

fn judge(
    interface: &Interface,
    dialect: Dialect,
    limits: CaptureLimits,
) -> Result<(), CaptureError> {
    let captured = capture::declared(interface, &Options { dialect, limits })?;
    captured.table(OutputForm::Locations).map(|_| ())
}

/// The dialect that reads the rows of a rule, GLSL by default, and its limits.
fn read_by(rule: &str) -> (Dialect, CaptureLimits) {
    match rule {
        // Vulkan's alone, and of a stride its own number.
        "data_size.buffer" | "data_size.stream" | "xfb_stride.limit" | "xfb_offset.block_start" => {
            (Dialect::Vulkan, CaptureLimits::LLVMPIPE)
        }
        // Far past every device's locations.
        "location.range" => (Dialect::Spec, CaptureLimits::NONE),
        _ => (Dialect::Spec, CaptureLimits::LLVMPIPE),
    }
}

/// The rule, how the text is read, the text that breaks it, and the nearest
/// that does not.
const ROWS: &[(&str, As, &str, &str)] = &[
    (
        "stream.stage",
        Glsl,
        "layout(stream=1, xfb_offset=0) out float a;",
        "layout(stream=0, xfb_offset=0) out float a;",
    ),
    (
        "stream.limit",
        Geometry,
        "layout(stream=4, xfb_offset=0) out float a;",
        "layout(stream=3, xfb_offset=0) out float a;",
    ),
    (
        // Not captured, and still out of range.
        "stream.limit",
        GeometryModule,
        "layout(location=0, xfb_buffer=0, xfb_stride=4, xfb_offset=0) out float a;
         layout(location=1, stream=4) out float b;",
        "layout(location=0, xfb_buffer=0, xfb_stride=4, xfb_offset=0) out float a;
         layout(location=1, stream=3) out float b;",
    ),
    (
        "type.not_capturable",
        Glsl,
        "layout(xfb_offset=0) out float16_t a;",
        "layout(xfb_offset=0) out float a;",
    ),
    (
        "type.not_capturable",
        Module,
        "struct S {float a; int16_t b;};
         layout(location=0, xfb_buffer=0, xfb_stride=8, xfb_offset=0) out S s[1];",
        "struct S {float a; int b;};
         layout(location=0, xfb_buffer=0, xfb_stride=8, xfb_offset=0) out S s[1];",
    ),
    (
        "type.not_capturable",
        Module,
        "layout(location=0, xfb_buffer=0, xfb_stride=8) out Blk
         {uint8_t a; layout(xfb_offset=0) bool b;};",
        "layout(location=0, xfb_buffer=0, xfb_stride=8) out Blk
         {uint8_t a; layout(xfb_offset=0) uint b;};",
    ),
    (
        "xfb_buffer.missing",
        Module,
        "layout(location=0, xfb_stride=4, xfb_offset=0) out float a;",
        "layout(location=0, xfb_buffer=0, xfb_stride=4, xfb_offset=0) out float a;",
    ),
    (
        // The first member has a buffer; the second does not inherit from it.
        "xfb_buffer.missing",
        Module,
        "layout(location=0, xfb_stride=8) out Blk
         {layout(xfb_buffer=1, xfb_offset=0) float a; layout(xfb_offset=4) float b;};",
        "layout(location=0, xfb_buffer=1, xfb_stride=8) out Blk
         {layout(xfb_buffer=1, xfb_offset=0) float a; layout(xfb_offset=4) float b;};",
    ),
    (
        "xfb_buffer.limit",
        Module,
        "layout(location=0, xfb_buffer=4, xfb_stride=4, xfb_offset=0) out float a;",
        "layout(location=0, xfb_buffer=3, xfb_stride=4, xfb_offset=0) out float a;",
    ),
    (
        // The last element of a block array is the one past the limit.
        "xfb_buffer.limit",
        Glsl,
        "layout(xfb_buffer=2, xfb_offset=0) out Blk {float a;} k[3];",
        "layout(xfb_buffer=2, xfb_offset=0) out Blk {float a;} k[2];",
    ),
    (
        "xfb_buffer.contradicts_block",
        Glsl,
        "layout(xfb_offset=0) out Blk {layout(xfb_buffer=1) float a;};",
        "layout(xfb_buffer=1, xfb_offset=0) out Blk {layout(xfb_buffer=1) float a;};",
    ),
    (
        "xfb_buffer.contradicts_block",
        Module,
        "layout(location=0, xfb_stride=4) out Blk {layout(xfb_buffer=0, xfb_offset=0) float a;
         layout(xfb_buffer=1, xfb_offset=0) float b;};",
        "layout(location=0, xfb_stride=8) out Blk {layout(xfb_buffer=1, xfb_offset=0) float a;
         layout(xfb_buffer=1, xfb_offset=4) float b;};",
    ),
    (
        "xfb_buffer.streams",
        Geometry,
        "layout(stream=0, xfb_offset=0) out float a; layout(stream=1, xfb_offset=4) out float b;",
        "layout(stream=1, xfb_offset=0) out float a; layout(stream=1, xfb_offset=4) out float b;",
    ),
    (
        "xfb_offset.misaligned",
        Glsl,
        "layout(xfb_offset=2) out float a;",
        "layout(xfb_offset=4) out float a;",
    ),
    (
        "xfb_offset.misaligned",
        Glsl,
        "struct S {float a; double b;}; layout(xfb_offset=4) out S s;",
        "struct S {float a; float b;}; layout(xfb_offset=4) out S s;",
    ),
    (
        "xfb_offset.misaligned",
        Module,
        "layout(location=0, xfb_buffer=0, xfb_stride=16, xfb_offset=2) out vec3 a;",
        "layout(location=0, xfb_buffer=0, xfb_stride=16, xfb_offset=4) out vec3 a;",
    ),
    (
        "xfb_offset.misaligned",
        Module,
        "layout(location=0, xfb_buffer=0, xfb_stride=32) out Blk
         {layout(xfb_offset=0) float a; layout(xfb_offset=4) int64_t b;};",
        "layout(location=0, xfb_buffer=0, xfb_stride=32) out Blk
         {layout(xfb_offset=0) float a; layout(xfb_offset=8) int64_t b;};",
    ),
    (
        "xfb_offset.misaligned",
        Module,
        "layout(location=0, xfb_buffer=0, xfb_stride=32) out Blk
         {layout(xfb_offset=0) vec2 a; layout(xfb_offset=10) vec2 b;};",
        "layout(location=0, xfb_buffer=0, xfb_stride=32) out Blk
         {layout(xfb_offset=0) vec2 a; layout(xfb_offset=12) vec2 b;};",
    ),
    (
        // A block's own offset counts for all of it.
        "xfb_offset.misaligned",
        Glsl,
        "layout(xfb_offset=4) out Blk {float a; double b;};",
        "layout(xfb_offset=8) out Blk {float a; double b;};",
    ),
    (
        "xfb_offset.block_start",
        Module,
        "layout(location=0, xfb_buffer=0, xfb_stride=32) out Blk
         {layout(xfb_offset=4) float a; layout(xfb_offset=8) double b;};",
        "layout(location=0, xfb_buffer=0, xfb_stride=32) out Blk
         {layout(xfb_offset=8) float a; layout(xfb_offset=16) double b;};",
    ),
    (
        "xfb_offset.overlap",
        Glsl,
        "layout(xfb_offset=0) out vec3 a; layout(xfb_offset=8) out float b;",
        "layout(xfb_offset=0) out vec3 a; layout(xfb_offset=12) out float b;",
    ),
    (
        // The space of what holds a double is a multiple of 8.
        "xfb_offset.overlap",
        Glsl,
        "struct S {double a; float b;}; layout(xfb_offset=0) out S s;
         layout(xfb_offset=12) out float c;",
        "struct S {double a; float b;}; layout(xfb_offset=0) out S s;
         layout(xfb_offset=16) out float c;",
    ),
    (
        "xfb_offset.overlap",
        Module,
        "layout(location=0, xfb_buffer=0, xfb_stride=16) out Blk
         {layout(xfb_offset=4) vec2 a; layout(xfb_offset=0) vec2 b;};",
        "layout(location=0, xfb_buffer=0, xfb_stride=16) out Blk
         {layout(xfb_offset=8) vec2 a; layout(xfb_offset=0) vec2 b;};",
    ),
    (
        "xfb_stride.missing",
        Module,
        "layout(location=0, xfb_buffer=0, xfb_offset=0) out float a;
         layout(location=1, xfb_buffer=0, xfb_offset=4, xfb_stride=8) out float b;",
        "layout(location=0, xfb_buffer=0, xfb_offset=0, xfb_stride=8) out float a;
         layout(location=1, xfb_buffer=0, xfb_offset=4, xfb_stride=8) out float b;",
    ),
    (
        "xfb_stride.misaligned",
        Module,
        "layout(location=0, xfb_buffer=0, xfb_offset=0, xfb_stride=18) out float a;",
        "layout(location=0, xfb_buffer=0, xfb_offset=0, xfb_stride=20) out float a;",
    ),
    (
        "xfb_stride.misaligned",
        Glsl,
        "layout(xfb_stride=12, xfb_offset=0) out double a;",
        "layout(xfb_stride=16, xfb_offset=0) out double a;",
    ),
    (
        "xfb_stride.differs",
        Glsl,
        "layout(xfb_buffer=0, xfb_stride=16) out; layout(xfb_stride=20, xfb_offset=0) out float a;",
        "layout(xfb_buffer=0, xfb_stride=16) out; layout(xfb_stride=16, xfb_offset=0) out float a;",
    ),
    (
        // Outputs that are not captured matter too.
        "xfb_stride.differs",
        Module,
        "layout(location=0, xfb_buffer=0, xfb_offset=0, xfb_stride=8) out float a;
         layout(location=1, xfb_buffer=0, xfb_stride=16) out float b;",
        "layout(location=0, xfb_buffer=0, xfb_offset=0, xfb_stride=8) out float a;
         layout(location=1, xfb_buffer=1, xfb_stride=16) out float b;",
    ),
    (
        "xfb_stride.too_small",
        Module,
        "layout(location=0, xfb_buffer=0, xfb_offset=8, xfb_stride=16) out vec3 a;",
        "layout(location=0, xfb_buffer=0, xfb_offset=4, xfb_stride=16) out vec3 a;",
    ),
    (
        // Each fits by itself, modulo the stride.
        "xfb_stride.too_small",
        Glsl,
        "layout(xfb_stride=12, xfb_offset=0) out vec3 a; layout(xfb_offset=12) out vec3 b;",
        "layout(xfb_stride=24, xfb_offset=0) out vec3 a; layout(xfb_offset=12) out vec3 b;",
    ),
    (
        "xfb_stride.limit",
        Module,
        "layout(location=0, xfb_buffer=0, xfb_offset=0, xfb_stride=516) out float a;",
        "layout(location=0, xfb_buffer=0, xfb_offset=0, xfb_stride=512) out float a;",
    ),
    (
        "data_size.buffer",
        Glsl,
        "layout(xfb_offset=500) out vec4 a;",
        "layout(xfb_offset=496) out vec4 a;",
    ),
    (
        "data_size.stream",
        Glsl,
        "layout(xfb_offset=0) out vec4 a[30]; layout(xfb_buffer=1, xfb_offset=20) out vec4 b;",
        "layout(xfb_offset=0) out vec4 a[30]; layout(xfb_buffer=1, xfb_offset=16) out vec4 b;",
    ),
    (
        "location.missing",
        Module,
        "layout(xfb_buffer=0, xfb_offset=0, xfb_stride=4) out float a;",
        "layout(location=0, xfb_buffer=0, xfb_offset=0, xfb_stride=4) out float a;",
    ),
    (
        "location.missing",
        Module,
        "layout(xfb_buffer=0, xfb_stride=4) out Blk
         {layout(xfb_offset=0) float a; layout(location=1) float b;};",
        "layout(xfb_buffer=0, xfb_stride=4) out Blk
         {layout(location=1, xfb_offset=0) float a; float b;};",
    ),
    (
        "location.range",
        Module,
        "layout(location=4294967295, xfb_buffer=0, xfb_offset=0, xfb_stride=16) out mat2 a;",
        "layout(location=4294967293, xfb_buffer=0, xfb_offset=0, xfb_stride=16) out mat2 a;",
    ),
    (
        "location.insufficient",
        Glsl,
        "layout(location=32, xfb_offset=0) out vec4 a;",
        "layout(location=31, xfb_offset=0) out vec4 a;",
    ),
    (
        "location.insufficient",
        Module,
        "layout(location=31, xfb_buffer=0, xfb_offset=0, xfb_stride=16) out mat2 a;",
        "layout(location=30, xfb_buffer=0, xfb_offset=0, xfb_stride=16) out mat2 a;",
    ),
    (
        // The members follow their block's location, captured or not.
        "location.insufficient",
        Glsl,
        "layout(xfb_offset=0) out float a; layout(location=30) out Blk {vec4 b; mat2 c;};",
        "layout(xfb_offset=0) out float a; layout(location=29) out Blk {vec4 b; mat2 c;};",
    ),
    (
        "location.overlap",
        Glsl,
        "layout(location=0, xfb_offset=0) out mat2 a; layout(location=1) out float b;",
        "layout(location=0, xfb_offset=0) out mat2 a; layout(location=2) out float b;",
    ),
    (
        "location.overlap",
        Module,
        "layout(location=0, xfb_buffer=0, xfb_offset=0, xfb_stride=12) out vec3 a;
         layout(location=0, component=2) out float b;",
        "layout(location=0, xfb_buffer=0, xfb_offset=0, xfb_stride=12) out vec3 a;
         layout(location=0, component=3) out float b;",
    ),
    (
        // A dvec3 takes two components of its second location.
        "location.overlap",
        Module,
        "layout(location=0, xfb_buffer=0, xfb_offset=0, xfb_stride=24) out dvec3 a;
         layout(location=1, component=1) out float b;",
        "layout(location=0, xfb_buffer=0, xfb_offset=0, xfb_stride=24) out dvec3 a;
         layout(location=1, component=2) out float b;",
    ),
    (
        // Streams have locations of their own.
        "location.overlap",
        Geometry,
        "layout(location=0, stream=1, xfb_offset=0) out float a; layout(location=0, stream=1) out float b;",
        "layout(location=0, stream=1, xfb_offset=0) out float a; layout(location=0, stream=2) out float b;",
    ),
    (
        "component.range",
        Module,
        "layout(location=0, component=2, xfb_buffer=0, xfb_offset=0, xfb_stride=12) out vec3 a;",
        "layout(location=0, component=1, xfb_buffer=0, xfb_offset=0, xfb_stride=12) out vec3 a;",
    ),
    (
        "component.range",
        Glsl,
        "layout(location=0, component=4, xfb_offset=0) out float a;",
        "layout(location=0, component=3, xfb_offset=0) out float a;",
    ),
    (
        "component.range",
        Glsl,
        "layout(location=0, component=1, xfb_offset=0) out double a[2];",
        "layout(location=0, component=2, xfb_offset=0) out double a[2];",
    ),
    (
        "component.type",
        Glsl,
        "layout(location=0, component=0, xfb_offset=0) out mat2 a;",
        "layout(location=0, component=0, xfb_offset=0) out vec2 a[2];",
    ),
];

#[test]
fn every_rule_fires() {
    let mut fired = BTreeSet::new();
    let mut refuse = |interface: &Interface, dialect, limits, rule: &'static str, what: &str| {
        let error = judge(interface, dialect, limits).expect_err(what);
        assert_eq!(error.rule().name, rule, "{what}\n{error}");
        assert!(!error.violation().to_string().is_empty() && error.to_string().ends_with(')'));
        fired.insert(error.rule().name);
    };
    for (rule, how, wrong, right) in ROWS {
        let (dialect, limits) = read_by(rule);
        refuse(&interface(*how, wrong), dialect, limits, rule, wrong);
        judge(&interface(*how, right), dialect, limits)
            .unwrap_or_else(|error| panic!("{how:?} {right}\n{error}"));
    }

    const PLAIN: &str = "layout(location=0, xfb_buffer=0, xfb_offset=0, xfb_stride=4) out float a;";
    let (spec, limits) = (Dialect::Spec, CaptureLimits::LLVMPIPE);
    for stage in [Stage::TessControl, Stage::Fragment, Stage::Compute] {
        for interface in [declared(stage, PLAIN), explicit(stage, PLAIN)] {
            refuse(
                &interface,
                spec,
                limits,
                "stage.cannot_capture",
                "the stage",
            );
        }
    }
    let mut bare = explicit(Stage::Vertex, PLAIN);
    bare.capability = false;
    refuse(
        &bare,
        spec,
        limits,
        "capability.transform_feedback",
        "no capability",
    );
    let text = PLAIN.replace("location=0", "location=0, stream=1");
    let mut bare = explicit(Stage::Geometry, &text);
    bare.streams = false;
    refuse(
        &bare,
        spec,
        limits,
        "capability.geometry_streams",
        "no capability",
    );
    let mut huge = explicit(Stage::Vertex, PLAIN);
    huge.outputs[0].ty = Type::array(Type::vector(Scalar::F32, 4), u32::MAX);
    refuse(
        &huge,
        spec,
        CaptureLimits::NONE,
        "interface.too_large",
        "2^32 vectors",
    );
    let mut unsized_array = explicit(Stage::Vertex, PLAIN);
    unsized_array.outputs[0].ty = Type::array(Type::vector(Scalar::F32, 1), 0);
    refuse(&unsized_array, spec, limits, "type.unsized", "no length");
    let text = "struct S {float a; double b;}; layout(xfb_offset=0) out S s;";
    let loose = declared(Stage::Vertex, text);
    refuse(
        &loose,
        Dialect::Vulkan,
        limits,
        "xfb_offset.tight_packing",
        text,
    );
    judge(&loose, spec, limits).expect("GLSL pads");

    let wide = declared(Stage::Vertex, "layout(xfb_offset=0) out vec4 a[33];");
    let captured = capture::declared(
        &wide,
        &Options {
            limits: CaptureLimits::NONE,
            ..Options::default()
        },
    );
    let captured = captured.expect("a valid capture");
    let error = captured.outputs(OutputForm::Packed);
    fired.insert(error.expect_err("33 slots").rule().name);

    requests::fire(&mut |error, rule| {
        assert_eq!(error.rule().name, rule, "{error}");
        fired.insert(error.rule().name);
    });

    let all: BTreeSet<&str> = RULES.iter().map(|rule| rule.name).collect();
    let silent: Vec<&&str> = all.difference(&fired).collect();
    assert!(silent.is_empty(), "rules that no test breaks: {silent:?}");
}

/// OpenGL bounds the components of each buffer, Vulkan the bytes of a buffer, of
/// its stride and of a stream.
#[test]
fn each_dialect_has_its_own_limits_of_size() {
    let minimum = CaptureLimits::GL_MINIMUM;
    let few = CaptureLimits {
        max_interleaved_components: 8,
        ..CaptureLimits::LLVMPIPE
    };
    let rows = [
        ("layout(xfb_offset=0) out vec4 a[3];", few, false, true),
        ("layout(xfb_offset=0) out vec4 a[2];", few, true, true),
        (
            "layout(xfb_stride=260, xfb_offset=0) out float a;",
            minimum,
            false,
            false,
        ),
        ("layout(xfb_offset=252) out vec3 a;", minimum, false, false),
        ("layout(xfb_offset=244) out vec3 a;", minimum, true, true),
        // 64 components in one buffer and one more in another.
        (
            "layout(xfb_offset=252) out float a; layout(xfb_buffer=1, xfb_offset=0) out float b;",
            minimum,
            true,
            false,
        ),
    ];
    for (text, limits, gl, vulkan) in rows {
        let interface = declared(Stage::Vertex, text);
        for dialect in Dialect::ALL {
            let seen = judge(&interface, dialect, limits);
            let accepted = match dialect {
                Dialect::Vulkan => vulkan,
                _ => gl,
            };
            assert_eq!(seen.is_ok(), accepted, "{dialect}: {text}");
            if let (Err(error), true) = (seen, dialect != Dialect::Vulkan) {
                assert_eq!(error.rule().name, "xfb_stride.limit", "{dialect}: {text}");
            }
        }
    }
}

#[test]
fn far_offsets_do_not_overflow() {
    let no_limit = |text: &str| {
        let interface = explicit(Stage::Vertex, text);
        judge(&interface, Dialect::Vulkan, CaptureLimits::NONE).map_err(|error| error.rule().name)
    };
    let at = |offset: u32, ty: &str| {
        format!(
            "layout(location=0, xfb_buffer=4294967294, xfb_offset={offset}, xfb_stride=4294967292) out {ty} a;"
        )
    };
    assert_eq!(no_limit(&at(4294967276, "vec4")), Ok(()));
    assert_eq!(no_limit(&at(4294967280, "vec3")), Ok(()));
    assert_eq!(no_limit(&at(4294967288, "vec4")), Err("data_size.buffer"));
    let text = "layout(location=0, xfb_buffer=4294967295, xfb_stride=4) out Blk
                {layout(xfb_offset=0) float a;} k[2];";
    assert_eq!(no_limit(text), Err("xfb_buffer.limit"));
}

#[test]
fn dialects_differ_in_what_they_refuse() {
    let rows: [(&str, &[Dialect]); 3] = [
        // Mesa's linker looks for doubles only, and lets padding hold others.
        ("layout(xfb_offset=4) out int64_t a;", &[Dialect::Mesa]),
        (
            "struct S {double a; float b;}; layout(xfb_offset=0) out S s;
             layout(xfb_offset=12) out float c;",
            &[Dialect::Mesa, Dialect::Nir, Dialect::Vulkan],
        ),
        (
            "struct S {float a; double b;}; layout(xfb_offset=0) out S s;
             layout(xfb_offset=4) out float c;",
            &[Dialect::Mesa],
        ),
    ];
    for (text, accepted_by) in rows {
        let interface = declared(Stage::Vertex, text);
        for dialect in Dialect::ALL {
            let accepted = judge(&interface, dialect, CaptureLimits::LLVMPIPE);
            assert_eq!(
                accepted.is_ok(),
                accepted_by.contains(&dialect),
                "{dialect}: {text}"
            );
        }
    }
}
