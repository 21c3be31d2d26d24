//! Captures requested by name: the reference tables W22 to W29, the meaning of names,
//! their offsets, and invalid lists.
//!
//! OpenGL 4.6 sections 7.3.1.1 and 11.1.2.1.

mod limits;
mod swizzles;

use crate::support::declarations::{declared, explicit};
use crate::support::spelling;
use serde::Deserialize;
use std::collections::BTreeSet;
use xfb::capture::{self, Captured, Dialect, Mode, Options, OutputForm, Request, RequestMode};
use xfb::packing::CaptureLimits;
use xfb::types::interface::Origin;
use xfb::types::{Interface, Stage};

fn request(mode: RequestMode, names: &str) -> Request {
    Request {
        names: names.split(", ").map(str::to_owned).collect(),
        mode,
    }
}

fn interleaved(names: &str) -> Request {
    request(RequestMode::Interleaved, names)
}

fn options(dialect: Dialect) -> Options {
    Options {
        dialect,
        limits: CaptureLimits::LLVMPIPE,
    }
}

/// `name TYPE@offset`, `*size` unless it is 1, `:index` of the buffer unless it
/// is 0; a marker is `name*size`.
fn varyings(captured: &Captured) -> Vec<String> {
    captured.varyings().iter().map(spelling::varying).collect()
}

/// `binding:stride` and the varyings of each buffer.
fn buffers(captured: &Captured) -> String {
    let spell = |buffer: &capture::Buffer| {
        let varyings: Vec<String> = buffer.varyings.iter().map(usize::to_string).collect();
        format!(
            "{}:{}[{}]",
            buffer.binding,
            buffer.stride,
            varyings.join(",")
        )
    };
    let all: Vec<String> = captured.buffers().iter().map(spell).collect();
    all.join(" ")
}

/// The content of `requested.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Examples {
    table: Vec<Table>,
    outputs: Vec<Outputs>,
    refused: Vec<Refused>,
}

/// A worked example.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    id: String,
    glsl: String,
    #[serde(default)]
    mode: RequestMode,
    names: String,
    varyings: Vec<String>,
    buffers: String,
    outputs: Option<Vec<String>>,
}

/// The outputs of a capture.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Outputs {
    glsl: String,
    names: String,
    outputs: Vec<String>,
}

/// Names that a rule refuses.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Refused {
    rule: String,
    names: Vec<String>,
}

fn examples() -> Examples {
    toml::from_str(include_str!("requested.toml")).expect("requested.toml holds the examples")
}

#[test]
fn worked_examples() {
    for table in examples().table {
        let (id, interface) = (&table.id, declared(Stage::Vertex, &table.glsl));
        for dialect in Dialect::ALL.iter().copied() {
            let request = request(table.mode, &table.names);
            let captured = capture::requested(&interface, &request, &options(dialect));
            let captured = captured.unwrap_or_else(|error| panic!("{id}: {error}"));
            assert_eq!(varyings(&captured), table.varyings, "{id} {dialect}");
            assert_eq!(buffers(&captured), table.buffers, "{id} {dialect}");
            assert_eq!(captured.mode(), Mode::from(table.mode));
        }
    }
}

/// `register.component components@offset`, `/binding` where it is not 0.
fn outputs(glsl: &str, names: &str) -> Vec<String> {
    let interface = declared(Stage::Vertex, glsl);
    let captured = capture::requested(&interface, &interleaved(names), &options(Dialect::Spec));
    let captured = captured.expect("a valid request");
    let outputs = captured.outputs(OutputForm::Locations).expect("locations");
    spelling::outputs(&outputs)
}

#[test]
fn requested_outputs_are_numbered_by_location() {
    let examples = examples();
    let stated = examples.table.into_iter();
    let stated = stated.filter_map(|row| Some((row.glsl, row.names, row.outputs?)));
    let others = examples.outputs.into_iter();
    let others = others.map(|row| (row.glsl, row.names, row.outputs));
    for (glsl, names, expected) in stated.chain(others) {
        assert_eq!(outputs(&glsl, &names), expected, "{names}");
    }
}

/// Everything that an interface can hold.
const RICH: &str = "struct In {float x; dvec3 y[2];}; struct S {vec2 p; In q[2][3]; mat3x2 m;};
    out float a; out vec3 b[4]; out mat2 c[2][2]; out S s; out S t[2];
    out Blk {int i; In j[2]; uvec3 k[3];} instance[2][2];
    out Bare {double u; In v; bvec2 never;};
    out gl_PerVertex {vec4 gl_Position; float gl_PointSize; float gl_ClipDistance[3];
        float gl_CullDistance[2];};";

#[test]
fn every_leaf_has_its_name_and_its_components() {
    let interface = declared(Stage::Vertex, RICH);
    let options = Options {
        dialect: Dialect::Spec,
        limits: CaptureLimits::NONE,
    };
    let (mut leaves, mut names) = (0, Vec::new());
    for leaf in interface.leaves() {
        let name = leaf.expression.replace("instance", "Blk");
        let request = interleaved(&name);
        let captured = capture::requested(&interface, &request, &options);
        if leaf.expression == "never" {
            assert_eq!(
                captured.expect_err("bools").rule().name,
                "type.not_capturable"
            );
            continue;
        }
        let captured = captured.unwrap_or_else(|error| panic!("{name}: {error}"));
        let words: Vec<u32> = captured.words().iter().map(|word| word.word.0).collect();
        let want: Vec<u32> = (leaf.word.0..)
            .take(leaf.ty.components() as usize)
            .collect();
        assert_eq!(words, want, "{name}");
        leaves += 1;
        names.push(name);
    }
    assert!(leaves > 100, "{leaves}");
    // All together: every word once, one after the other.
    let captured = capture::requested(&interface, &interleaved(&names.join(", ")), &options);
    let captured = captured.expect("every leaf");
    let words = captured.words();
    assert!(
        words
            .iter()
            .zip(0..)
            .all(|(word, n)| word.offset.0 == 4 * n)
    );
    let distinct: BTreeSet<u32> = words.iter().map(|word| word.word.0).collect();
    assert_eq!(distinct.len(), words.len());
    assert_eq!(words.len() as u32 + 2, interface.words());
}

#[test]
fn declared_and_requested_captures_of_complete_variables_agree() {
    // Names of a declared capture of everything, requested in its order, give
    // the same words as the capture does.
    let glsl = RICH
        .replace("bvec2 never;", "")
        .replace("out ", "layout(xfb_offset=0) out ");
    let mut offset = 0;
    let mut interface = declared(Stage::Vertex, &glsl);
    for output in &mut interface.outputs {
        output.capture.offset = Some(xfb::units::ByteOffset(offset));
        offset += 1024;
    }
    let options = Options {
        dialect: Dialect::Spec,
        limits: CaptureLimits::NONE,
    };
    let whole = capture::declared(&interface, &options).expect("a valid capture");
    let mut plain = interface.clone();
    for output in &mut plain.outputs {
        output.capture = Default::default();
    }
    let of_buffer = |binding: u32| -> Vec<String> {
        let rows = whole.varyings().iter();
        let rows = rows.filter(|row| row.binding.is_some_and(|b| b.0 == binding));
        rows.map(|row| row.name.clone()).collect()
    };
    let mut both = (0, 0);
    for buffer in whole.buffers() {
        let names = of_buffer(buffer.binding.0).join(", ");
        let captured = capture::requested(&plain, &interleaved(&names), &options);
        let captured = captured.unwrap_or_else(|error| panic!("{names}: {error}"));
        let of = |captured: &Captured, binding: u32| -> Vec<u32> {
            let words = captured.words().into_iter();
            let words = words.filter(|word| word.binding.0 == binding);
            words.map(|word| word.word.0).collect()
        };
        let (seen, want) = (of(&captured, 0), of(&whole, buffer.binding.0));
        assert_eq!(seen, want);
        both = (both.0 + seen.len(), both.1 + 1);
    }
    assert_eq!(
        both,
        (interface.words() as usize, 4),
        "four elements of the block"
    );
}

#[test]
fn unknown_names_are_refused() {
    let interface = declared(Stage::Vertex, RICH);
    for Refused { rule, names } in examples().refused {
        for name in names {
            let error =
                capture::requested(&interface, &interleaved(&name), &options(Dialect::Spec));
            let error = error.expect_err(&name);
            assert_eq!(error.rule().name, rule, "'{name}': {error}");
        }
    }
}

#[test]
fn a_block_and_a_variable_may_share_a_name() {
    let glsl = "struct S {float x;}; out S Blk; out Blk2 {float x;} Blk3; out float Blk2;";
    let mut interface = declared(Stage::Vertex, glsl);
    interface.outputs[1].block.as_mut().expect("a block").name = "Blk".to_owned();
    let first = |name: &str| {
        let captured = capture::requested(&interface, &interleaved(name), &options(Dialect::Spec));
        captured.map(|captured| captured.words()[0].word.0)
    };
    assert_eq!(first("Blk.x"), Ok(0), "the variable");
    interface.outputs[0].name = "other".to_owned();
    let captured = capture::requested(&interface, &interleaved("Blk.x"), &options(Dialect::Spec));
    assert_eq!(captured.expect("the block").words()[0].word.0, 1);
}

#[test]
fn a_shader_captures_by_its_qualifiers() {
    let request = interleaved("b");
    let rows: [(&str, &[Dialect]); 4] = [
        ("layout(xfb_offset=0) out float a; out float b;", &[]),
        ("layout(xfb_stride=16) out; out float a; out float b;", &[]),
        ("layout(xfb_buffer=1) out float a; out float b;", &[]),
        ("out float a; out float b;", Dialect::ALL),
    ];
    for (glsl, heeded) in rows {
        let interface = declared(Stage::Vertex, glsl);
        for dialect in Dialect::ALL.iter().copied() {
            let captured = capture::requested(&interface, &request, &options(dialect));
            let captured = captured.expect("a valid interface");
            let interleaved = captured.mode() == Mode::Interleaved;
            assert_eq!(interleaved, heeded.contains(&dialect), "{dialect}: {glsl}");
        }
    }
    // Mesa's linker does not read a buffer that is declared by itself.
    let mut interface = declared(Stage::Vertex, "out float b;");
    interface
        .buffers
        .push(xfb::types::interface::BufferDeclaration {
            binding: xfb::units::Binding(0),
            stride: None,
        });
    for dialect in Dialect::ALL.iter().copied() {
        let captured = capture::requested(&interface, &request, &options(dialect));
        let rows = captured.expect("a valid interface").varyings().len();
        assert_eq!(rows == 1, dialect == Dialect::Mesa, "{dialect}");
    }
    let mut module = explicit(Stage::Vertex, "layout(location=0) out float b;");
    for (capturing, mode) in [(true, Mode::Declared), (false, Mode::Interleaved)] {
        module.capturing = capturing;
        module.capability = false;
        let captured = capture::requested(&module, &request, &options(Dialect::Vulkan));
        if capturing {
            assert_eq!(
                captured.expect_err("no capability").rule().name,
                "capability.transform_feedback"
            )
        } else {
            assert_eq!(captured.expect("a module without capture").mode(), mode)
        }
    }
}

#[test]
fn elements_of_a_captured_array() {
    let interface = declared(Stage::Vertex, "out vec2 va[3];");
    for dialect in Dialect::ALL.iter().copied() {
        let captured = capture::requested(&interface, &interleaved("va, va[1]"), &options(dialect));
        if dialect == Dialect::Spec {
            assert_eq!(captured.expect_err("twice").rule().name, "varying.overlap");
            continue;
        }
        let words: Vec<u32> = captured
            .expect("twice")
            .words()
            .iter()
            .map(|w| w.word.0)
            .collect();
        assert_eq!(words, [0, 1, 2, 3, 4, 5, 2, 3], "{dialect}");
    }
}

#[test]
fn streams_belong_to_buffers() {
    let glsl =
        "layout(stream=1) out float a; layout(stream=0) out float b; layout(stream=1) out float c;";
    let interface = declared(Stage::Geometry, glsl);
    let streams = |names: &str| {
        capture::requested(&interface, &interleaved(names), &options(Dialect::Spec))
            .map(|captured| {
                captured
                    .buffers()
                    .iter()
                    .map(|b| b.stream.0)
                    .collect::<Vec<u32>>()
            })
            .map_err(|error| error.rule().name)
    };
    assert_eq!(streams("a, c, gl_NextBuffer, b"), Ok(vec![1, 0]));
    // Markers give no stream.
    assert_eq!(streams("gl_SkipComponents1, a"), Ok(vec![1]));
    assert_eq!(
        streams("a, gl_SkipComponents1, b"),
        Err("xfb_buffer.streams")
    );
    let consumed = |inputs: &str| {
        let inputs = declared(Stage::Fragment, inputs);
        capture::check_consumed(&interface, &inputs)
    };
    assert_eq!(consumed("out float b;"), Ok(()));
    let error = consumed("out float b; out float c;").expect_err("of stream 1");
    assert_eq!(error.rule().name, "varying.stream_consumed");
}

#[test]
fn only_opengl_accepts_a_control_shader_as_last_stage() {
    let interface = declared(Stage::TessControl, "out float a;");
    for dialect in Dialect::ALL.iter().copied() {
        let captured = capture::requested(&interface, &interleaved("a"), &options(dialect));
        assert_eq!(captured.is_ok(), dialect != Dialect::Vulkan, "{dialect}");
    }
}

#[test]
fn a_module_without_names_has_its_built_ins() {
    let glsl = "layout(location=0) out float a; out gl_PerVertex {vec4 gl_Position;};";
    let mut interface: Interface = explicit(Stage::Vertex, glsl);
    interface.capturing = false;
    interface.named = false;
    assert_eq!(interface.origin, Origin::Spirv);
    let component_count = |names: &str| {
        capture::requested(&interface, &interleaved(names), &options(Dialect::Vulkan))
            .map(|captured| captured.words().len())
    };
    assert_eq!(component_count("gl_Position"), Ok(4));
    let error = component_count("a").expect_err("no names");
    assert!(error.to_string().contains("no names"), "{error}");
}
