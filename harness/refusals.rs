//! Every rule of capture is reported: each has a declaration or a module's interface
//! that violates only this rule, and one that narrowly satisfies it.

#[path = "refusals/requests.rs"]
mod requests;

use crate::support::declarations::{declared, explicit};
use serde::Deserialize;
use std::collections::BTreeSet;
use xfb::capture::rules::RULES;
use xfb::capture::{self, CaptureError, Dialect, Options, OutputForm};
use xfb::packing::CaptureLimits;
use xfb::types::{Interface, Scalar, Stage, Type};

/// The rows of `refusals.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Refusals {
    interface: Vec<Row>,
    request: Vec<requests::Row>,
}

/// A text that violates a rule, and the nearest that does not.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    rule: String,
    #[serde(default = "vertex")]
    stage: Stage,
    #[serde(default)]
    module: bool,
    wrong: String,
    right: String,
}

fn vertex() -> Stage {
    Stage::Vertex
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

#[test]
fn every_rule_fires() {
    let mut fired = BTreeSet::new();
    let refusals: Refusals = toml::from_str(include_str!("refusals.toml")).expect("its rows");
    let mut refuse = |interface: &Interface, dialect, limits, rule: &str, what: &str| {
        let error = judge(interface, dialect, limits).expect_err(what);
        assert_eq!(error.rule().name, rule, "{what}\n{error}");
        assert!(!error.violation().to_string().is_empty() && error.to_string().ends_with(')'));
        fired.insert(error.rule().name);
    };
    for row in refusals.interface {
        let (dialect, limits) = read_by(&row.rule);
        let read = if row.module { explicit } else { declared };
        let (wrong, right) = (read(row.stage, &row.wrong), read(row.stage, &row.right));
        refuse(&wrong, dialect, limits, &row.rule, &row.wrong);
        judge(&right, dialect, limits)
            .unwrap_or_else(|error| panic!("{:?} {}\n{error}", row.stage, row.right));
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

    requests::fire(&refusals.request, &mut |error, rule| {
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
        for dialect in Dialect::ALL.iter().copied() {
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
        for dialect in Dialect::ALL.iter().copied() {
            let accepted = judge(&interface, dialect, CaptureLimits::LLVMPIPE);
            assert_eq!(
                accepted.is_ok(),
                accepted_by.contains(&dialect),
                "{dialect}: {text}"
            );
        }
    }
}
