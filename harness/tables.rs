//! The engine's tables of declared interfaces: the founding programs and the reference
//! tables W1 to W21 and W30 to W37, each in every dialect, and – with the feature
//! `vulkan` – of glslang's module for the same text.
//!
//! The expectations are in `tables/rows.rs`.

#[path = "tables/rows.rs"]
mod rows;

use crate::support::declarations::declared;
use crate::support::spelling;
use Want::{Refused, Table};
use rows::{ROWS, Want};
use xfb::capture::{self, CaptureTable, Dialect, Options, OutputForm};
use xfb::packing::CaptureLimits;
use xfb::types::{Interface, Stage};

fn options(dialect: Dialect) -> Options {
    Options {
        dialect,
        limits: CaptureLimits::LLVMPIPE,
    }
}

/// The engine's answer in the notation of [`Want`].
fn answer(interface: &Interface, dialect: Dialect) -> Result<(Vec<String>, String), String> {
    let captured = capture::declared(interface, &options(dialect));
    let captured = captured.map_err(|error| error.rule().name.to_owned())?;
    let table = captured.table(OutputForm::Locations).expect("locations");
    Ok((rows(&table), buffers(&table)))
}

fn rows(table: &CaptureTable) -> Vec<String> {
    table.varyings.iter().map(spelling::varying).collect()
}

fn buffers(table: &CaptureTable) -> String {
    let buffers = table
        .buffers
        .iter()
        .map(|b| format!("{}:{}", b.binding, b.stride));
    buffers.collect::<Vec<_>>().join(" ")
}

fn compare(id: &str, what: &str, seen: &Result<(Vec<String>, String), String>, want: Want) {
    let want = match want {
        Table(rows, buffers) => Ok((
            rows.iter().map(ToString::to_string).collect(),
            buffers.to_owned(),
        )),
        Refused(rule) => Err(rule.to_owned()),
    };
    assert_eq!(*seen, want, "{id}, {what}");
}

#[test]
fn declared_tables() {
    for row in ROWS {
        let interface = declared(Stage::Vertex, row.glsl);
        for dialect in Dialect::ALL {
            let exception = row
                .but
                .iter()
                .find(|(dialects, _)| dialects.contains(&dialect));
            let want = exception.map_or(row.want, |(_, want)| *want);
            let seen = answer(&interface, dialect);
            compare(row.id, &format!("dialect {dialect}"), &seen, want);
        }
    }
}

#[test]
fn a_module_without_names_has_the_same_offsets() {
    for row in ROWS {
        let mut interface = declared(Stage::Vertex, row.glsl);
        let named = answer(&interface, Dialect::Spec).expect("valid in the text of GLSL");
        interface.named = false;
        let (rows, buffers) = answer(&interface, Dialect::Spec).expect("names are unused");
        assert_eq!(buffers, named.1);
        for (row, named) in rows.iter().zip(&named.0) {
            let place = named.split_once(' ').expect("a name and the rest").1;
            assert_eq!(*row, format!(" {place}"));
        }
    }
}

/// Outputs as `register.component components@offset`, `/binding` where it is
/// not 0, by (binding, offset).
fn outputs(glsl: &str) -> Vec<String> {
    let interface = declared(Stage::Vertex, glsl);
    let captured = capture::declared(&interface, &options(Dialect::Spec)).expect("a valid capture");
    let outputs = captured.outputs(OutputForm::Locations).expect("locations");
    spelling::outputs(&outputs)
}

fn glsl(id: &str) -> &'static str {
    ROWS.iter().find(|row| row.id == id).expect(id).glsl
}

#[test]
fn declared_outputs_are_numbered_by_location() {
    let rows: [(&str, &[&str]); 9] = [
        (
            glsl("S0-mat4x3"),
            &[
                "0.0 4@0",
                "1.0 4@16",
                "2.0 4@32",
                "3.0 4@48",
                "4.0 4@64",
                "5.0 4@80",
                "6.0 4@96",
                "7.0 4@112",
                "8.0 4@128",
                "9.0 4@144",
                "10.0 4@160",
                "11.0 4@176",
            ],
        ),
        (
            glsl("S0-ex1"),
            &[
                "0.0 1@0",
                "1.0 1@4",
                "2.0 1@8",
                "3.0 1@12",
                "4.0 1@16",
                "5.0 1@20",
                "6.0 1@0/2",
                "7.0 4@4/2",
            ],
        ),
        (
            glsl("W30"),
            &[
                "Position.0 4@0",
                "ClipDistance.0 3@16",
                "CullDistance.3 1@28",
                "CullDistance.4 2@32",
            ],
        ),
        (glsl("W31"), &["3.0 2@0", "4.0 2@8", "3.2 1@16", "4.2 1@20"]),
        (
            // A column of three doubles takes two locations.
            glsl("W34"),
            &[
                "0.0 4@0", "1.0 2@16", "2.0 4@24", "3.0 2@40", "4.0 4@48", "5.0 2@64", "6.0 4@72",
                "7.0 2@88",
            ],
        ),
        (
            // Six distances in two slots.
            "layout(xfb_offset=0) out gl_PerVertex {vec4 gl_Position; float gl_ClipDistance[6];};",
            &[
                "Position.0 4@0",
                "ClipDistance.0 4@16",
                "ClipDistance.4 2@32",
            ],
        ),
        (
            // An output that is not captured takes its locations, too.
            "layout(location=2) out Blk {layout(xfb_offset=4) float a; dvec4 b;
             layout(xfb_offset=12) vec4 c;} k;",
            &["2.0 1@4", "5.0 4@12"],
        ),
        (
            // The second block begins where the first ends.
            "layout(location=1, xfb_offset=0) out Blk {vec2 a; mat2 b;} k[2];",
            &[
                "1.0 2@0",
                "2.0 2@8",
                "3.0 2@16",
                "4.0 2@0/1",
                "5.0 2@8/1",
                "6.0 2@16/1",
            ],
        ),
        (
            // Without a location: the lowest run that is free.
            "layout(location=1, xfb_offset=0) out float a; layout(xfb_offset=4) out vec2 b[2];
             layout(xfb_offset=20) out float c;",
            &["1.0 1@0", "2.0 2@4", "3.0 2@12", "0.0 1@20"],
        ),
    ];
    for (glsl, want) in rows {
        assert_eq!(outputs(glsl), want, "{glsl}");
    }
}

#[test]
fn captured_components_are_those_of_the_leaves() {
    let text = "layout(xfb_offset=16) out float a; layout(xfb_offset=0) out double b;
                out vec3 c; layout(xfb_buffer=1) out Blk {vec2 d; layout(xfb_offset=4) mat2 e;} k[2];";
    let interface = declared(Stage::Vertex, text);
    let captured = capture::declared(&interface, &options(Dialect::Spec)).expect("a valid capture");
    let words: Vec<(u32, u32, u32, usize, u32)> = captured
        .words()
        .iter()
        .map(|w| (w.binding.0, w.offset.0, w.word.0, w.varying, w.part))
        .collect();
    // a is word 0, b 1 and 2, c 3 to 5, k[0].d 6, k[0].e 8, k[1].d 12, k[1].e 14.
    let want = [
        (0, 0, 1, 0, 0),
        (0, 4, 2, 0, 1),
        (0, 16, 0, 1, 0),
        (1, 4, 8, 2, 0),
        (1, 8, 9, 2, 1),
        (1, 12, 10, 2, 2),
        (1, 16, 11, 2, 3),
        (2, 4, 14, 3, 0),
        (2, 8, 15, 3, 1),
        (2, 12, 16, 3, 2),
        (2, 16, 17, 3, 3),
    ];
    assert_eq!(words, want);
    let leaves = interface.leaves();
    let named = |word: u32| {
        leaves
            .iter()
            .find(|l| l.word.0 == word)
            .map(|l| &*l.expression)
    };
    assert_eq!(named(1), Some("b"));
    assert_eq!(named(8), Some("k[0].e"));
    assert_eq!(named(14), Some("k[1].e"));
}

#[test]
fn an_interface_without_capture_has_an_empty_table() {
    for text in [
        "out vec4 a;",
        "layout(xfb_buffer=1, xfb_stride=16) out; layout(xfb_buffer=1) out vec4 a;",
    ] {
        let interface = declared(Stage::Vertex, text);
        assert_eq!(
            answer(&interface, Dialect::Spec),
            Ok((vec![], String::new())),
            "{text}"
        );
    }
    // Decorations of a module without the execution mode Xfb say nothing.
    let mut interface = crate::support::declarations::explicit(
        Stage::Vertex,
        "layout(location=0, xfb_buffer=0, xfb_offset=2, xfb_stride=16) out vec4 a;",
    );
    interface.capturing = false;
    assert_eq!(
        answer(&interface, Dialect::Spec),
        Ok((vec![], String::new()))
    );
}

#[test]
fn an_uncaptured_output_names_one_buffer() {
    // glslang writes buffer and stride on uncaptured arrays of blocks too.
    let text = "layout(location=0, xfb_buffer=0, xfb_stride=0) out Blk {vec4 a;} k[5];
                layout(location=5, xfb_buffer=1, xfb_offset=0, xfb_stride=16) out vec4 b;";
    let interface = crate::support::declarations::explicit(Stage::Vertex, text);
    let want = (vec!["b GL_FLOAT_VEC4@0".to_owned()], "1:16".to_owned());
    assert_eq!(answer(&interface, Dialect::Nir), Ok(want));
    let text = text.replace("vec4 a;", "layout(xfb_offset=0) vec4 a;");
    let interface = crate::support::declarations::explicit(Stage::Vertex, &text);
    let refused = Err("xfb_buffer.limit".to_owned());
    assert_eq!(answer(&interface, Dialect::Nir), refused);
}

/// The module that glslang compiles from a row, in the dialect of the drivers that read
/// it: with names as declared, and without names.
#[cfg(feature = "vulkan")]
#[test]
fn modules_of_glslang_have_the_declared_tables() {
    use xfb::compile::{Compiler, Flavour};
    /// The difference from the row, if any: glslang has chosen the members' offsets,
    /// and drivers lay out the contents of members.
    const OTHERWISE: [(&str, Want); 4] = [
        ("W7", rows::W7_ALIGNED),
        ("W8", rows::W8_ALIGNED),
        ("W10", rows::W10_ROUNDED),
        ("W11", rows::W11_ROUNDED),
    ];
    let compiler = Compiler::shared();
    for row in ROWS {
        let text = format!("#version 450\n{}\nvoid main() {{}}", row.glsl);
        let words = compiler.compile_glsl(&text, Stage::Vertex, row.id, Flavour::Vulkan);
        let words = words.unwrap_or_else(|error| panic!("{}: {error}", row.id));
        let module = xfb::spirv::load_words(&words).expect("glslang's module loads");
        let interface = xfb::spirv::reflect(&module, None).expect("it has an entry point");
        let exception = OTHERWISE.iter().find(|(id, _)| *id == row.id);
        let want = exception.map_or(row.want, |(_, want)| *want);
        compare(
            row.id,
            "glslang's module",
            &answer(&interface, Dialect::Nir),
            want,
        );
    }
}
