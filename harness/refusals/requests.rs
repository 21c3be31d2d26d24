//! Requests that violate a rule, each beside one that satisfies it.

use xfb::capture::gl_call_rules::{Call, ObjectName, SEPARATE_ATTRIBS};
use xfb::capture::{self, CaptureError, Dialect, Options, Request, RequestMode};
use xfb::packing::CaptureLimits;
use xfb::types::Stage;
use xfb::units::Binding;

use crate::support::declarations::declared;
use RequestMode::Interleaved;
use serde::Deserialize;

/// Names that violate a rule, and names that do not.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    rule: String,
    #[serde(default = "super::vertex")]
    stage: Stage,
    #[serde(default)]
    mode: RequestMode,
    outputs: String,
    wrong: String,
    right: String,
}

fn request(mode: RequestMode, names: &str) -> Request {
    Request {
        names: names.split_whitespace().map(str::to_owned).collect(),
        mode,
    }
}

/// Every rule of requests, reported by `fired` when it is violated.
pub fn fire(rows: &[Row], fired: &mut impl FnMut(CaptureError, &str)) {
    let options = Options {
        dialect: Dialect::Spec,
        limits: CaptureLimits::GL_MINIMUM,
    };
    for row in rows {
        let (rule, outputs) = (&row.rule, &row.outputs);
        let mut interface = declared(row.stage, &outputs.replace("[0]", "[1]"));
        if outputs.contains("[0]") {
            let float = xfb::types::Type::vector(xfb::types::Scalar::F32, 1);
            interface.outputs[0].ty = xfb::types::Type::array(float, 0);
        }
        let captured = |names| capture::requested(&interface, &request(row.mode, names), &options);
        let error = captured(&row.wrong).expect_err(&row.wrong);
        assert_eq!(error.rule().name, rule, "{outputs} {}\n{error}", row.wrong);
        fired(error, rule);
        captured(&row.right).unwrap_or_else(|error| panic!("{outputs} {}\n{error}", row.right));
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
