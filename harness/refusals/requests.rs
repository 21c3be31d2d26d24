//! Requests that violate a rule, each beside one that satisfies it.

use xfb::capture::gl_call_rules::{Call, ObjectName, SEPARATE_ATTRIBS};
use xfb::capture::{self, CaptureError, Dialect, Options, Request, RequestMode};
use xfb::packing::CaptureLimits;
use xfb::types::Stage;
use xfb::units::Binding;

use crate::support::declarations::declared;
use RequestMode::{Interleaved, Separate};

type Row = (
    &'static str,
    Stage,
    &'static str,
    RequestMode,
    &'static str,
    &'static str,
);

/// Rule, stage, outputs, mode, names that break it, names that do not.
const ROWS: &[Row] = &[
    (
        "call.separate_count",
        Stage::Vertex,
        "out float a[9];",
        Separate,
        "a[0] a[1] a[2] a[3] a[4]",
        "a[0] a[1] a[2] a[3]",
    ),
    (
        "call.separate_marker",
        Stage::Vertex,
        "out float a;",
        Separate,
        "a gl_NextBuffer",
        "a",
    ),
    (
        "call.separate_marker",
        Stage::Vertex,
        "out float a;",
        Separate,
        "gl_SkipComponents1",
        "a",
    ),
    (
        "call.buffers",
        Stage::Vertex,
        "out float a;",
        Interleaved,
        "gl_NextBuffer gl_NextBuffer a gl_NextBuffer gl_NextBuffer",
        "gl_NextBuffer gl_NextBuffer a gl_NextBuffer",
    ),
    (
        "varying.stage",
        Stage::Fragment,
        "out float a;",
        Interleaved,
        "a",
        "",
    ),
    (
        "varying.stage",
        Stage::Compute,
        "out float a;",
        Interleaved,
        "a",
        "",
    ),
    (
        "varying.duplicate",
        Stage::Vertex,
        "out float a[2];",
        Interleaved,
        "a a",
        "a",
    ),
    (
        "varying.duplicate",
        Stage::Vertex,
        "out float a[2];",
        Interleaved,
        "a[1] gl_NextBuffer a[1]",
        "a[1] gl_NextBuffer a[0]",
    ),
    (
        "varying.duplicate",
        Stage::Vertex,
        "out float a[2];",
        Interleaved,
        "b b",
        "a[1] a[0]",
    ),
    (
        "varying.overlap",
        Stage::Vertex,
        "out float a[2];",
        Interleaved,
        "a[1] a",
        "a[1] a[0]",
    ),
    (
        "varying.undeclared",
        Stage::Vertex,
        "out float a;",
        Interleaved,
        "a b",
        "a",
    ),
    (
        "varying.index",
        Stage::Vertex,
        "out float a[2];",
        Interleaved,
        "a[2]",
        "a[1]",
    ),
    (
        "varying.not_array",
        Stage::Vertex,
        "out mat2 a;",
        Interleaved,
        "a[1]",
        "a",
    ),
    (
        "varying.separate_components",
        Stage::Vertex,
        "out mat2 a; out float b[5]; out float c;",
        Separate,
        "a b",
        "a c",
    ),
    (
        "varying.interleaved_components",
        Stage::Vertex,
        "out float a[60]; out vec4 b; out gl_PerVertex {vec4 gl_Position;};",
        Interleaved,
        "a b gl_Position",
        "a b gl_NextBuffer gl_Position",
    ),
    (
        "varying.interleaved_components",
        Stage::Vertex,
        "out float a[60]; out vec4 b;",
        Interleaved,
        "a gl_SkipComponents1 b",
        "a b gl_SkipComponents1",
    ),
    (
        "xfb_buffer.streams",
        Stage::Geometry,
        "out float a; layout(stream=1) out float b;",
        Interleaved,
        "a b",
        "a gl_NextBuffer b",
    ),
    (
        "location.insufficient",
        Stage::Vertex,
        "out float a[65];",
        Interleaved,
        "a[0]",
        "",
    ),
    (
        "location.insufficient",
        Stage::Vertex,
        "layout(location=15) out mat2 a;",
        Interleaved,
        "a",
        "",
    ),
    (
        "stream.limit",
        Stage::Geometry,
        "layout(stream=4) out float a;",
        Interleaved,
        "a",
        "",
    ),
    (
        "stream.stage",
        Stage::Vertex,
        "layout(stream=1) out float a;",
        Interleaved,
        "a",
        "",
    ),
    (
        "type.unsized",
        Stage::Vertex,
        "out float a[0];",
        Interleaved,
        "a",
        "",
    ),
    (
        "type.not_capturable",
        Stage::Vertex,
        "out bvec2 a;",
        Interleaved,
        "a",
        "",
    ),
];

fn request(mode: RequestMode, names: &str) -> Request {
    Request {
        names: names.split_whitespace().map(str::to_owned).collect(),
        mode,
    }
}

/// Every rule of requests, reported by `fired` when it is violated.
pub fn fire(fired: &mut impl FnMut(CaptureError, &str)) {
    let options = Options {
        dialect: Dialect::Spec,
        limits: CaptureLimits::GL_MINIMUM,
    };
    for (rule, stage, glsl, mode, wrong, right) in ROWS {
        let mut interface = declared(*stage, &glsl.replace("[0]", "[1]"));
        if glsl.contains("[0]") {
            let float = xfb::types::Type::vector(xfb::types::Scalar::F32, 1);
            interface.outputs[0].ty = xfb::types::Type::array(float, 0);
        }
        let error = capture::requested(&interface, &request(*mode, wrong), &options);
        let error = error.expect_err(wrong);
        assert_eq!(error.rule().name, *rule, "{glsl} {wrong}\n{error}");
        fired(error, rule);
        capture::requested(&interface, &request(*mode, right), &options)
            .unwrap_or_else(|error| panic!("{glsl} {right}\n{error}"));
    }
    calls(fired);
    begins(fired, &options);

    let streams = declared(Stage::Geometry, "layout(stream=1) out float a;");
    let error = capture::check_consumed(&streams, &declared(Stage::Fragment, "out float a;"))
        .expect_err("of stream 1");
    fired(error, "varying.stream_consumed");
}

fn calls(fired: &mut impl FnMut(CaptureError, &str)) {
    let right = Call {
        feedback_active: false,
        program: ObjectName::Program,
        count: 1,
        names: &["a"],
        mode: SEPARATE_ATTRIBS,
    };
    let wrong = [
        (
            "call.feedback_active",
            Call {
                feedback_active: true,
                ..right.clone()
            },
        ),
        (
            "call.mode",
            Call {
                mode: 1,
                ..right.clone()
            },
        ),
        (
            "call.count",
            Call {
                count: -1,
                ..right.clone()
            },
        ),
        (
            "call.program",
            Call {
                program: ObjectName::Shader,
                ..right.clone()
            },
        ),
    ];
    for (rule, call) in wrong {
        let error = call.request(&CaptureLimits::GL_MINIMUM).expect_err(rule);
        fired(error, rule);
    }
    right
        .request(&CaptureLimits::GL_MINIMUM)
        .expect("a right call");
}

fn begins(fired: &mut impl FnMut(CaptureError, &str), options: &Options) {
    let interface = declared(Stage::Vertex, "out float a;");
    let captured = |names: &str| {
        let captured = capture::requested(&interface, &request(Interleaved, names), options);
        captured.expect("a valid request")
    };
    let markers = captured("gl_SkipComponents1 gl_NextBuffer");
    let error = capture::check_begin(&markers.buffers(), &[Binding(0), Binding(1)])
        .expect_err("only markers");
    fired(error, "begin.nothing_captured");
    let second = captured("gl_NextBuffer a");
    let error =
        capture::check_begin(&second.buffers(), &[Binding(0)]).expect_err("buffer 1 is active");
    fired(error, "begin.unbound_buffer");
    capture::check_begin(&second.buffers(), &[Binding(1)]).expect("buffer 0 is not active");
}
