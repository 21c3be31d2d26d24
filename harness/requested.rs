//! Captures requested by name: the reference tables W22 to W29, the meaning of names,
//! their offsets, and invalid lists.
//!
//! OpenGL 4.6 sections 7.3.1.1 and 11.1.2.1.

mod limits;
mod swizzles;

use crate::support::declarations::{declared, explicit};
use crate::support::spelling;
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

/// A worked example: declarations, names, varyings, buffers.
struct Row {
    id: &'static str,
    glsl: &'static str,
    mode: RequestMode,
    names: &'static str,
    varyings: &'static [&'static str],
    buffers: &'static str,
}

use RequestMode::{Interleaved, Separate};

const ROWS: &[Row] = &[
    Row {
        id: "W22",
        glsl: "out float a; out vec2 b; out vec3 c; out vec4 d;",
        mode: Interleaved,
        names: "a, gl_SkipComponents2, b, gl_NextBuffer, c, gl_NextBuffer, gl_SkipComponents4, d",
        varyings: &[
            "a GL_FLOAT@0",
            "gl_SkipComponents2*2",
            "b GL_FLOAT_VEC2@12",
            "gl_NextBuffer*0",
            "c GL_FLOAT_VEC3@0:1",
            "gl_NextBuffer*0",
            "gl_SkipComponents4*4",
            "d GL_FLOAT_VEC4@16:2",
        ],
        buffers: "0:20[0,2] 1:12[4] 2:32[7]",
    },
    Row {
        id: "W23",
        glsl: "out float arr[4]; out float a;",
        mode: Interleaved,
        names: "arr[2], arr[0], a",
        varyings: &["arr[2] GL_FLOAT@0", "arr[0] GL_FLOAT@4", "a GL_FLOAT@8"],
        buffers: "0:12[0,1,2]",
    },
    Row {
        id: "W24",
        glsl: "out mat3 m; out float arr[4];",
        mode: Separate,
        names: "m, arr",
        varyings: &["m GL_FLOAT_MAT3@0", "arr GL_FLOAT*4@0:1"],
        buffers: "0:36[0] 1:16[1]",
    },
    Row {
        id: "W25",
        glsl: "out float a;",
        mode: Interleaved,
        names: "a, gl_SkipComponents1",
        varyings: &["a GL_FLOAT@0", "gl_SkipComponents1*1"],
        buffers: "0:8[0]",
    },
    Row {
        id: "W26",
        glsl: "out gl_PerVertex {vec4 gl_Position; float gl_ClipDistance[6];};",
        mode: Interleaved,
        names: "gl_Position, gl_ClipDistance",
        varyings: &[
            "gl_Position GL_FLOAT_VEC4@0",
            "gl_ClipDistance GL_FLOAT*6@16",
        ],
        buffers: "0:40[0,1]",
    },
    Row {
        id: "W27",
        glsl: "out Blk {float a; vec2 b;} k[3];",
        mode: Interleaved,
        names: "Blk[0].a, Blk[2].a, Blk[1].b",
        varyings: &[
            "Blk[0].a GL_FLOAT@0",
            "Blk[2].a GL_FLOAT@4",
            "Blk[1].b GL_FLOAT_VEC2@8",
        ],
        buffers: "0:16[0,1,2]",
    },
    Row {
        id: "W28",
        glsl: "out Blk {float a; vec2 b[2];} k[3];",
        mode: Interleaved,
        names: "Blk[1].b, Blk[2].b[1]",
        varyings: &["Blk[1].b GL_FLOAT_VEC2*2@0", "Blk[2].b[1] GL_FLOAT_VEC2@16"],
        buffers: "0:24[0,1]",
    },
    Row {
        id: "W29",
        glsl: "out float var[3][5];",
        mode: Interleaved,
        names: "var[1][2]",
        varyings: &["var[1][2] GL_FLOAT@0"],
        buffers: "0:4[0]",
    },
    Row {
        id: "an inner array of an array of arrays is one varying",
        glsl: "out float var[3][5]; out vec2 w[2][2][2];",
        mode: Interleaved,
        names: "var[2], var[0], w[1][0]",
        varyings: &[
            "var[2] GL_FLOAT*5@0",
            "var[0] GL_FLOAT*5@20",
            "w[1][0] GL_FLOAT_VEC2*2@40",
        ],
        buffers: "0:56[0,1,2]",
    },
    Row {
        id: "a buffer is active when something is captured into it",
        glsl: "out float a; out float b;",
        mode: Interleaved,
        names: "gl_NextBuffer, a, gl_NextBuffer, gl_SkipComponents3, gl_NextBuffer, b",
        varyings: &[
            "gl_NextBuffer*0",
            "a GL_FLOAT@0",
            "gl_NextBuffer*0",
            "gl_SkipComponents3*3",
            "gl_NextBuffer*0",
            "b GL_FLOAT@0:1",
        ],
        buffers: "1:4[1] 3:4[5]",
    },
    Row {
        id: "doubles are not aligned",
        glsl: "out float f; flat out dvec3 d; flat out int64_t i;",
        mode: Interleaved,
        names: "f, d, i",
        varyings: &["f GL_FLOAT@0", "d GL_DOUBLE_VEC3@4", "i GL_INT64_ARB@28"],
        buffers: "0:36[0,1,2]",
    },
    // Names denote single leaves, so the disagreements of W7, W8, W10 and W11 about
    // aggregates do not arise.
    Row {
        id: "W7, W8, W10 and W11 by names",
        glsl: "struct S{float a; double d; float b;}; struct T{float p; double d;};
               struct U{float a; T t; float b;}; struct V{double d; float f;};
               out S s[2]; out U u; out Blk {V v; float g; V w[2];};",
        mode: Interleaved,
        names: "s[0].a, s[0].d, s[0].b, s[1].a, s[1].d, gl_NextBuffer, u.a, u.t.p, u.t.d, u.b, \
                gl_NextBuffer, v.d, v.f, g, w[0].d, w[0].f, w[1].d, w[1].f",
        varyings: &[
            "s[0].a GL_FLOAT@0",
            "s[0].d GL_DOUBLE@4",
            "s[0].b GL_FLOAT@12",
            "s[1].a GL_FLOAT@16",
            "s[1].d GL_DOUBLE@20",
            "gl_NextBuffer*0",
            "u.a GL_FLOAT@0:1",
            "u.t.p GL_FLOAT@4:1",
            "u.t.d GL_DOUBLE@8:1",
            "u.b GL_FLOAT@16:1",
            "gl_NextBuffer*0",
            "v.d GL_DOUBLE@0:2",
            "v.f GL_FLOAT@8:2",
            "g GL_FLOAT@12:2",
            "w[0].d GL_DOUBLE@16:2",
            "w[0].f GL_FLOAT@24:2",
            "w[1].d GL_DOUBLE@28:2",
            "w[1].f GL_FLOAT@36:2",
        ],
        buffers: "0:28[0,1,2,3,4] 1:20[6,7,8,9] 2:40[11,12,13,14,15,16,17]",
    },
    Row {
        id: "only markers",
        glsl: "out float a;",
        mode: Interleaved,
        names: "gl_NextBuffer, gl_SkipComponents4",
        varyings: &["gl_NextBuffer*0", "gl_SkipComponents4*4"],
        buffers: "",
    },
    Row {
        id: "structs inside blocks inside arrays",
        glsl: "struct S {float x; mat2 m[2];};
               out Blk {vec3 p; S s[2];} k[2]; out S t; out Bare {vec2 q; S u;};",
        mode: Interleaved,
        names: "Blk[1].s[1].m[0], t.m, q, u.x, Blk[0].p, t.x, Blk[1].s[0].x",
        varyings: &[
            "Blk[1].s[1].m[0] GL_FLOAT_MAT2@0",
            "t.m GL_FLOAT_MAT2*2@16",
            "q GL_FLOAT_VEC2@48",
            "u.x GL_FLOAT@56",
            "Blk[0].p GL_FLOAT_VEC3@60",
            "t.x GL_FLOAT@72",
            "Blk[1].s[0].x GL_FLOAT@76",
        ],
        buffers: "0:80[0,1,2,3,4,5,6]",
    },
];

#[test]
fn worked_examples() {
    for row in ROWS {
        let interface = declared(Stage::Vertex, row.glsl);
        for dialect in Dialect::ALL {
            let request = request(row.mode, row.names);
            let captured = capture::requested(&interface, &request, &options(dialect));
            let captured = captured.unwrap_or_else(|error| panic!("{}: {error}", row.id));
            assert_eq!(varyings(&captured), row.varyings, "{} {dialect}", row.id);
            assert_eq!(buffers(&captured), row.buffers, "{} {dialect}", row.id);
            assert_eq!(captured.mode(), Mode::from(row.mode));
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
    // W26: four, then four and two over the two slots of the distances.
    assert_eq!(
        outputs(ROWS[4].glsl, ROWS[4].names),
        [
            "Position.0 4@0",
            "ClipDistance.0 4@16",
            "ClipDistance.4 2@32"
        ]
    );
    assert_eq!(
        outputs(ROWS[4].glsl, "gl_ClipDistance[5], gl_ClipDistance[1]"),
        ["ClipDistance.5 1@0", "ClipDistance.1 1@4"]
    );
    let matrices = "layout(location=0) out mat2x3 v[2];";
    assert_eq!(outputs(matrices, "v[1]"), ["2.0 3@0", "3.0 3@12"]);
    let component =
        "layout(location=3) out vec2 a[2]; layout(location=3, component=2) out float b[2];";
    assert_eq!(
        outputs(component, "b[1], gl_NextBuffer, a, b[0]"),
        ["4.2 1@0", "3.0 2@0/1", "4.0 2@8/1", "3.2 1@16/1"]
    );
    let wide = "layout(location=1) flat out dvec3 d[3]; layout(location=8) out float f;";
    assert_eq!(outputs(wide, "f, d[1]"), ["8.0 1@0", "3.0 4@4", "4.0 2@20"]);
    let blocks = "layout(location=2) out Blk {vec4 a; mat2 b;} k[2];";
    assert_eq!(
        outputs(blocks, "Blk[1].b, Blk[1].a"),
        ["6.0 2@0", "7.0 2@8", "5.0 4@16"]
    );
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
    let undeclared = [
        "",
        "z",
        "A",
        "a ",
        " a",
        "a.x",
        "b.x",
        "b[0].x",
        "b[0][0]",
        "b[",
        "b]",
        "b[]",
        "b[0",
        "b0]",
        "b[-1]",
        "b[+1]",
        "b[01]",
        "b[00]",
        "b[ 1]",
        "b[1 ]",
        "b[1]x",
        "b[0x1]",
        "b[1].",
        ".b",
        "c",
        "c[2]",
        "c[0][0][0]",
        "c[0][1][0]",
        "c[2][0]",
        "s",
        "s.q",
        "s.q[0]",
        "s.q[2][0].x",
        "s.q[0][3].x",
        "s.q[0][0]",
        "s.p.x",
        "s.",
        "s..p",
        "s.nothing",
        "t",
        "t[0]",
        "t.p",
        "t[2].p",
        "instance",
        "instance[0][0].i",
        "Blk",
        "Blk.i",
        "Blk[0]",
        "Blk[0].i",
        "Blk[0][0]",
        "Blk[0][2].i",
        "Blk[0][0].j",
        "Blk[0][0].j[2].x",
        "Bare",
        "Bare.u",
        "gl_PerVertex",
        "gl_PerVertex.gl_Position",
        "gl_position",
        "gl_Layer",
        "gl_SkipComponents5",
        "gl_SkipComponents0",
        "gl_SkipComponents",
        "v",
        "never.x",
    ];
    let not_array = [
        "a[0]",
        "s.p[0]",
        "s.m[1]",
        "gl_Position[0]",
        "u[0]",
        "v.x[0]",
    ];
    let index = [
        "b[4]",
        "b[18446744073709551616]",
        "c[1][2]",
        "s.q[1][2].y[2]",
        "Blk[1][1].k[3]",
        "gl_ClipDistance[3]",
        "gl_CullDistance[2]",
    ];
    for (rule, names) in [
        ("varying.undeclared", &undeclared[..]),
        ("varying.not_array", &not_array[..]),
        ("varying.index", &index[..]),
    ] {
        for name in names {
            let error = capture::requested(&interface, &interleaved(name), &options(Dialect::Spec));
            let error = error.expect_err(name);
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
        ("out float a; out float b;", &Dialect::ALL),
    ];
    for (glsl, heeded) in rows {
        let interface = declared(Stage::Vertex, glsl);
        for dialect in Dialect::ALL {
            let captured = capture::requested(&interface, &request, &options(dialect));
            let captured = captured.expect("a valid interface");
            let interleaved = captured.mode() == Mode::Interleaved;
            assert_eq!(interleaved, heeded.contains(&dialect), "{dialect}: {glsl}");
        }
    }
    // Mesa's linker does not see a buffer that is declared by itself.
    let mut interface = declared(Stage::Vertex, "out float b;");
    interface
        .buffers
        .push(xfb::types::interface::BufferDeclaration {
            binding: xfb::units::Binding(0),
            stride: None,
        });
    for dialect in Dialect::ALL {
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
    for dialect in Dialect::ALL {
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
    for dialect in Dialect::ALL {
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
