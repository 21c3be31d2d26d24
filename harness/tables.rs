//! The engine's tables for declared interfaces: the founding programs and the
//! worked examples W1 to W21 and W30 to W37, each in every dialect, and – with
//! the feature `vulkan` – for the module that glslang makes of the same text.
//!
//! Every expectation is typed in by hand.

mod support;

use support::declarations::declared;
use xfb::capture::{self, CaptureTable, Dialect, Options, OutputForm, Register};
use xfb::packing::CaptureLimits;
use xfb::types::{Interface, Stage};

/// What the engine must answer.
#[derive(Clone, Copy)]
enum Want {
    /// `name TYPE@offset`, with `*size` after the type of an array and `:index`
    /// after the offset where the buffer is not the first active one; and
    /// `binding:stride` of each buffer.
    Table(&'static [&'static str], &'static str),
    /// The name of a rule.
    Refused(&'static str),
}

use Dialect::{Glslang, Mesa, Nir, Spec, Vulkan};
use Want::{Refused, Table};

const MISALIGNED: Want = Refused("xfb_offset.misaligned");
const NOT_TIGHT: Want = Refused("xfb_offset.tight_packing");

/// A worked example.
struct Row {
    id: &'static str,
    glsl: &'static str,
    /// The answer of every dialect that `but` does not name.
    want: Want,
    but: &'static [(&'static [Dialect], Want)],
}

const fn row(id: &'static str, glsl: &'static str, want: Want) -> Row {
    Row {
        id,
        glsl,
        want,
        but: &[],
    }
}

const ROWS: &[Row] = &[
    row(
        "S0-mat4x3",
        "layout(xfb_offset=0) out mat4 var[3];",
        Table(&["var GL_FLOAT_MAT4*3@0"], "0:192"),
    ),
    row(
        "S0-ex1",
        "struct Array{float x2_out;}; struct AoA{Array x2_Array[2];};
         struct S{float x1_out; AoA x2_AoA[2]; float x3_out;};
         layout(xfb_offset=0) out S s1;
         layout(xfb_offset=0, xfb_buffer=2) out struct S2{float y1_out; vec4 y2_out;} s2;",
        Table(
            &[
                "s1.x1_out GL_FLOAT@0",
                "s1.x2_AoA[0].x2_Array[0].x2_out GL_FLOAT@4",
                "s1.x2_AoA[0].x2_Array[1].x2_out GL_FLOAT@8",
                "s1.x2_AoA[1].x2_Array[0].x2_out GL_FLOAT@12",
                "s1.x2_AoA[1].x2_Array[1].x2_out GL_FLOAT@16",
                "s1.x3_out GL_FLOAT@20",
                "s2.y1_out GL_FLOAT@0:1",
                "s2.y2_out GL_FLOAT_VEC4@4:1",
            ],
            "0:24 2:20",
        ),
    ),
    row(
        "S0-ex2",
        "layout(xfb_offset=0) out float x1_out; layout(xfb_offset=4) out float x2_out[2];
         layout(xfb_offset=12) out vec3 x3_out; layout(xfb_buffer=2) out;
         layout(xfb_offset=0, xfb_buffer=2) out float y1_out; layout(xfb_offset=4) out vec4 y2_out;",
        Table(
            &[
                "x1_out GL_FLOAT@0",
                "x2_out GL_FLOAT*2@4",
                "x3_out GL_FLOAT_VEC3@12",
                "y1_out GL_FLOAT@0:1",
                "y2_out GL_FLOAT_VEC4@4:1",
            ],
            "0:24 2:20",
        ),
    ),
    row(
        "W1",
        "struct S{float f; vec4 v;}; layout(xfb_offset=0) out S var[3];",
        Table(
            &[
                "var[0].f GL_FLOAT@0",
                "var[0].v GL_FLOAT_VEC4@4",
                "var[1].f GL_FLOAT@20",
                "var[1].v GL_FLOAT_VEC4@24",
                "var[2].f GL_FLOAT@40",
                "var[2].v GL_FLOAT_VEC4@44",
            ],
            "0:60",
        ),
    ),
    row(
        "W2",
        "layout(xfb_offset=0) out float var[3][5];",
        Table(
            &[
                "var[0] GL_FLOAT*5@0",
                "var[1] GL_FLOAT*5@20",
                "var[2] GL_FLOAT*5@40",
            ],
            "0:60",
        ),
    ),
    row(
        "W3",
        "layout(xfb_offset=0) out dvec3 v;",
        Table(&["v GL_DOUBLE_VEC3@0"], "0:24"),
    ),
    row(
        "W4",
        "layout(xfb_offset=0) out dmat3 v;",
        Table(&["v GL_DOUBLE_MAT3@0"], "0:72"),
    ),
    row(
        "W5",
        "layout(xfb_offset=0, xfb_stride=48) out mat3 v; layout(xfb_offset=36) out vec3 w;",
        Table(&["v GL_FLOAT_MAT3@0", "w GL_FLOAT_VEC3@36"], "0:48"),
    ),
    Row {
        id: "W6",
        glsl: "struct S{double d; float f;}; layout(xfb_offset=0) out S s[2];",
        want: Table(
            &[
                "s[0].d GL_DOUBLE@0",
                "s[0].f GL_FLOAT@8",
                "s[1].d GL_DOUBLE@16",
                "s[1].f GL_FLOAT@24",
            ],
            "0:32",
        ),
        but: &[(&[Vulkan], NOT_TIGHT)],
    },
    Row {
        id: "W7",
        glsl: "struct S{float a; double d; float b;}; layout(xfb_offset=0) out S s[2];",
        want: Table(
            &[
                "s[0].a GL_FLOAT@0",
                "s[0].d GL_DOUBLE@8",
                "s[0].b GL_FLOAT@16",
                "s[1].a GL_FLOAT@20",
                "s[1].d GL_DOUBLE@24",
                "s[1].b GL_FLOAT@32",
            ],
            "0:40",
        ),
        but: &[(&[Nir, Glslang], W7_ALIGNED), (&[Vulkan], NOT_TIGHT)],
    },
    Row {
        id: "W8",
        glsl: "struct T{float p; double d;}; struct S{float a; T t; float b;};
               layout(xfb_offset=0) out S s;",
        want: Table(
            &[
                "s.a GL_FLOAT@0",
                "s.t.p GL_FLOAT@4",
                "s.t.d GL_DOUBLE@8",
                "s.b GL_FLOAT@16",
            ],
            "0:24",
        ),
        but: &[(&[Nir, Glslang], W8_ALIGNED)],
    },
    Row {
        id: "W9",
        glsl: "layout(xfb_offset=0) out Blk {float a; double b; float c;};",
        want: Table(
            &["a GL_FLOAT@0", "b GL_DOUBLE@8", "c GL_FLOAT@16"],
            "0:24",
        ),
        but: &[(&[Mesa], MISALIGNED)],
    },
    Row {
        id: "W10",
        glsl: "struct T{double d; float f;}; layout(xfb_offset=0) out Blk {T s; float g;};",
        want: Table(
            &["s.d GL_DOUBLE@0", "s.f GL_FLOAT@8", "g GL_FLOAT@12"],
            "0:16",
        ),
        but: &[(&[Glslang], W10_ROUNDED), (&[Mesa], MISALIGNED)],
    },
    Row {
        id: "W11",
        glsl: "struct T{double d; float f;}; layout(xfb_offset=0) out Blk {T s; float g; T t[2];};",
        want: Table(
            &[
                "s.d GL_DOUBLE@0",
                "s.f GL_FLOAT@8",
                "g GL_FLOAT@12",
                "t[0].d GL_DOUBLE@16",
                "t[0].f GL_FLOAT@24",
                "t[1].d GL_DOUBLE@32",
                "t[1].f GL_FLOAT@40",
            ],
            "0:48",
        ),
        but: &[
            (&[Glslang], W11_ROUNDED),
            (&[Mesa], MISALIGNED),
            (&[Vulkan], NOT_TIGHT),
        ],
    },
    row(
        "W12",
        "layout(xfb_buffer=1) out Blk
         {layout(xfb_offset=0) float a; layout(xfb_offset=4) vec4 b;} blk[3];",
        Table(
            &[
                "Blk[0].a GL_FLOAT@0",
                "Blk[0].b GL_FLOAT_VEC4@4",
                "Blk[1].a GL_FLOAT@0:1",
                "Blk[1].b GL_FLOAT_VEC4@4:1",
                "Blk[2].a GL_FLOAT@0:2",
                "Blk[2].b GL_FLOAT_VEC4@4:2",
            ],
            "1:20 2:20 3:20",
        ),
    ),
    row(
        "W13",
        "layout(xfb_buffer=1, xfb_offset=0) out Blk
         {float a; layout(xfb_offset=16) vec2 b; vec4 c;};",
        Table(
            &["a GL_FLOAT@0", "b GL_FLOAT_VEC2@16", "c GL_FLOAT_VEC4@24"],
            "1:40",
        ),
    ),
    row(
        "W14",
        "out Blk {layout(xfb_offset=4) float a; vec2 b; layout(xfb_offset=12) vec4 c;};",
        Table(&["a GL_FLOAT@4", "c GL_FLOAT_VEC4@12"], "0:28"),
    ),
    row(
        "W15",
        "layout(xfb_offset=0) out Blk {float a[3]; mat2x3 m;} k;",
        Table(&["Blk.a GL_FLOAT*3@0", "Blk.m GL_FLOAT_MAT2x3@12"], "0:36"),
    ),
    row(
        "W16",
        "struct S{float a; vec2 b[2];}; layout(xfb_offset=0) out S s; layout(xfb_offset=20) out S t[2];",
        Table(
            &[
                "s.a GL_FLOAT@0",
                "s.b GL_FLOAT_VEC2*2@4",
                "t[0].a GL_FLOAT@20",
                "t[0].b GL_FLOAT_VEC2*2@24",
                "t[1].a GL_FLOAT@40",
                "t[1].b GL_FLOAT_VEC2*2@44",
            ],
            "0:60",
        ),
    ),
    row(
        "W17",
        "layout(xfb_offset=16) out float a; layout(xfb_offset=0) out double b;",
        Table(&["b GL_DOUBLE@0", "a GL_FLOAT@16"], "0:24"),
    ),
    row(
        "W18",
        "layout(xfb_buffer=1) out; layout(xfb_offset=0) out float a;
         layout(xfb_buffer=0, xfb_offset=0) out float b; layout(xfb_offset=4) out float c;",
        Table(
            &["b GL_FLOAT@0", "a GL_FLOAT@0:1", "c GL_FLOAT@4:1"],
            "0:4 1:8",
        ),
    ),
    row(
        "W19",
        "layout(xfb_buffer=2, xfb_offset=0) out float a;",
        Table(&["a GL_FLOAT@0"], "2:4"),
    ),
    row(
        "W20",
        "layout(xfb_offset=0) flat out ivec3 a; layout(xfb_offset=12) flat out uvec2 b;
         layout(xfb_offset=20) out vec3 c;",
        Table(
            &[
                "a GL_INT_VEC3@0",
                "b GL_UNSIGNED_INT_VEC2@12",
                "c GL_FLOAT_VEC3@20",
            ],
            "0:32",
        ),
    ),
    row(
        "W21",
        "layout(xfb_offset=0) out vec3 a[2]; layout(xfb_offset=24) out dvec2 b;",
        Table(&["a GL_FLOAT_VEC3*2@0", "b GL_DOUBLE_VEC2@24"], "0:40"),
    ),
    row(
        "W30",
        "layout(xfb_buffer=0, xfb_offset=0, xfb_stride=40) out gl_PerVertex
         {vec4 gl_Position; float gl_ClipDistance[3]; float gl_CullDistance[3];};",
        Table(
            &[
                "gl_Position GL_FLOAT_VEC4@0",
                "gl_ClipDistance GL_FLOAT*3@16",
                "gl_CullDistance GL_FLOAT*3@28",
            ],
            "0:40",
        ),
    ),
    row(
        "W31",
        "layout(location=3, xfb_offset=0) out vec2 a[2];
         layout(location=3, component=2, xfb_offset=16) out float b[2];",
        Table(&["a GL_FLOAT_VEC2*2@0", "b GL_FLOAT*2@16"], "0:24"),
    ),
    row(
        "W32",
        "layout(xfb_offset=4, xfb_stride=64) out mat2 m[2]; layout(xfb_offset=36) out vec2 v[3];",
        Table(&["m GL_FLOAT_MAT2*2@4", "v GL_FLOAT_VEC2*3@36"], "0:64"),
    ),
    Row {
        id: "W33",
        glsl: "struct S{float a; vec2 b[2]; double d;}; layout(xfb_offset=0) out S s[2];",
        want: Table(
            &[
                "s[0].a GL_FLOAT@0",
                "s[0].b GL_FLOAT_VEC2*2@4",
                "s[0].d GL_DOUBLE@24",
                "s[1].a GL_FLOAT@32",
                "s[1].b GL_FLOAT_VEC2*2@36",
                "s[1].d GL_DOUBLE@56",
            ],
            "0:64",
        ),
        but: &[(&[Vulkan], NOT_TIGHT)],
    },
    row(
        "W34",
        "layout(xfb_offset=0) out dvec3 v[2]; layout(xfb_offset=48) out dmat2x3 w;",
        Table(&["v GL_DOUBLE_VEC3*2@0", "w GL_DOUBLE_MAT2x3@48"], "0:96"),
    ),
    row(
        "W35",
        "layout(xfb_offset=0) out mat2x4 m; layout(xfb_offset=32) out mat4x2 n;
         layout(xfb_offset=64) flat out int i[2];",
        Table(
            &["m GL_FLOAT_MAT2x4@0", "n GL_FLOAT_MAT4x2@32", "i GL_INT*2@64"],
            "0:72",
        ),
    ),
    row(
        "W36",
        "struct A{vec2 p; int q;}; struct B{A a[2]; mat3x2 m;}; layout(xfb_offset=8) flat out B b[2];",
        Table(
            &[
                "b[0].a[0].p GL_FLOAT_VEC2@8",
                "b[0].a[0].q GL_INT@16",
                "b[0].a[1].p GL_FLOAT_VEC2@20",
                "b[0].a[1].q GL_INT@28",
                "b[0].m GL_FLOAT_MAT3x2@32",
                "b[1].a[0].p GL_FLOAT_VEC2@56",
                "b[1].a[0].q GL_INT@64",
                "b[1].a[1].p GL_FLOAT_VEC2@68",
                "b[1].a[1].q GL_INT@76",
                "b[1].m GL_FLOAT_MAT3x2@80",
            ],
            "0:104",
        ),
    ),
    row(
        "W37",
        "layout(xfb_offset=0) out Blk {vec3 a;};
         layout(xfb_buffer=3, xfb_offset=4, xfb_stride=40) out vec4 z[2];",
        Table(&["a GL_FLOAT_VEC3@0", "z GL_FLOAT_VEC4*2@4:1"], "0:12 3:40"),
    ),
];

const W7_ALIGNED: Want = Table(
    &[
        "s[0].a GL_FLOAT@0",
        "s[0].d GL_DOUBLE@8",
        "s[0].b GL_FLOAT@16",
        "s[1].a GL_FLOAT@24",
        "s[1].d GL_DOUBLE@32",
        "s[1].b GL_FLOAT@40",
    ],
    "0:48",
);
const W8_ALIGNED: Want = Table(
    &[
        "s.a GL_FLOAT@0",
        "s.t.p GL_FLOAT@8",
        "s.t.d GL_DOUBLE@16",
        "s.b GL_FLOAT@24",
    ],
    "0:32",
);
const W10_ROUNDED: Want = Table(
    &["s.d GL_DOUBLE@0", "s.f GL_FLOAT@8", "g GL_FLOAT@16"],
    "0:24",
);
const W11_ROUNDED: Want = Table(
    &[
        "s.d GL_DOUBLE@0",
        "s.f GL_FLOAT@8",
        "g GL_FLOAT@16",
        "t[0].d GL_DOUBLE@24",
        "t[0].f GL_FLOAT@32",
        "t[1].d GL_DOUBLE@40",
        "t[1].f GL_FLOAT@48",
    ],
    "0:56",
);

fn options(dialect: Dialect) -> Options {
    Options {
        dialect,
        limits: CaptureLimits::LLVMPIPE,
    }
}

/// The engine's answer in the notation of [`Want`].
fn answer(interface: &Interface, dialect: Dialect) -> Result<(Vec<String>, String), String> {
    let captured = capture::declared(interface, &options(dialect));
    let captured = captured.map_err(|error| error.rule.to_owned())?;
    let table = captured.table(OutputForm::Locations).expect("locations");
    Ok((rows(&table), buffers(&table)))
}

fn rows(table: &CaptureTable) -> Vec<String> {
    let spell = |varying: &xfb::capture::Varying| {
        let size = match varying.size {
            1 => String::new(),
            size => format!("*{size}"),
        };
        let index = match varying.buffer_index.expect("no marker").0 {
            0 => String::new(),
            index => format!(":{index}"),
        };
        let ty = varying.ty.expect("no marker");
        format!("{} {ty}{size}@{}{index}", varying.name, varying.offset)
    };
    table.varyings.iter().map(spell).collect()
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
fn without_names_the_table_is_the_same() {
    for row in ROWS {
        let mut interface = declared(Stage::Vertex, row.glsl);
        let named = answer(&interface, Spec).expect("valid in the text of GLSL");
        interface.named = false;
        let (rows, buffers) = answer(&interface, Spec).expect("names are no matter");
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
    let captured = capture::declared(&interface, &options(Spec)).expect("a valid capture");
    let outputs = captured.outputs(OutputForm::Locations).expect("locations");
    let spell = |output: &xfb::capture::Output| {
        let register = match output.register {
            Register::Location(location) => location.to_string(),
            Register::BuiltIn(builtin) => builtin.to_string(),
        };
        let binding = match output.binding.0 {
            0 => String::new(),
            binding => format!("/{binding}"),
        };
        format!(
            "{register}.{} {}@{}{binding}",
            output.component, output.components, output.offset
        )
    };
    outputs.iter().map(spell).collect()
}

fn glsl(id: &str) -> &'static str {
    ROWS.iter().find(|row| row.id == id).expect(id).glsl
}

#[test]
fn outputs_by_location() {
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
                "CullDistance.0 3@28",
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
            // What is not captured takes its locations all the same.
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
fn words_are_those_of_the_leaves() {
    let text = "layout(xfb_offset=16) out float a; layout(xfb_offset=0) out double b;
                out vec3 c; layout(xfb_buffer=1) out Blk {vec2 d; layout(xfb_offset=4) mat2 e;} k[2];";
    let interface = declared(Stage::Vertex, text);
    let captured = capture::declared(&interface, &options(Spec)).expect("a valid capture");
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
fn nothing_captured_is_an_empty_table() {
    for text in [
        "out vec4 a;",
        "layout(xfb_buffer=1, xfb_stride=16) out; layout(xfb_buffer=1) out vec4 a;",
    ] {
        let interface = declared(Stage::Vertex, text);
        assert_eq!(
            answer(&interface, Spec),
            Ok((vec![], String::new())),
            "{text}"
        );
    }
    // Decorations of a module without the execution mode Xfb say nothing.
    let mut interface = support::declarations::explicit(
        Stage::Vertex,
        "layout(location=0, xfb_buffer=0, xfb_offset=2, xfb_stride=16) out vec4 a;",
    );
    interface.capturing = false;
    assert_eq!(answer(&interface, Spec), Ok((vec![], String::new())));
}

/// The module that glslang makes of a row, in the dialect of the drivers that
/// read it: with names as declared, and stripped of them.
#[cfg(feature = "vulkan")]
#[test]
fn tables_of_glslangs_modules() {
    use xfb::compile::{Compiler, Flavour};
    /// Where it differs from the row: glslang has chosen the members' offsets,
    /// and the drivers lay out what is inside.
    const OTHERWISE: [(&str, Want); 4] = [
        ("W7", W7_ALIGNED),
        ("W8", W8_ALIGNED),
        ("W10", W10_ROUNDED),
        ("W11", W11_ROUNDED),
    ];
    let compiler = Compiler::shared().expect("shaderc starts");
    for row in ROWS {
        let text = format!("#version 450\n{}\nvoid main() {{}}", row.glsl);
        let words = compiler.compile_glsl(&text, Stage::Vertex, row.id, Flavour::Vulkan);
        let words = words.unwrap_or_else(|error| panic!("{}: {error}", row.id));
        let module = xfb::spirv::load_words(&words).expect("glslang's module loads");
        let interface = xfb::spirv::reflect(&module, None).expect("it has an entry point");
        let exception = OTHERWISE.iter().find(|(id, _)| *id == row.id);
        let want = exception.map_or(row.want, |(_, want)| *want);
        compare(row.id, "glslang's module", &answer(&interface, Nir), want);
    }
}
