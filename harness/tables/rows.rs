//! The reference tables and the expected answer of every dialect, written by hand.

use xfb::capture::Dialect;

/// The expected answer of the engine.
#[derive(Clone, Copy)]
pub enum Want {
    /// `name TYPE@offset`, with `*size` after the type of an array and `:index`
    /// after the offset where the buffer is not the first active one; and
    /// `binding:stride` of each buffer.
    Table(&'static [&'static str], &'static str),
    /// The name of a rule.
    Refused(&'static str),
}

use Dialect::{Glslang, Mesa, Nir, Vulkan};
use Want::{Refused, Table};

const MISALIGNED: Want = Refused("xfb_offset.misaligned");
const NOT_TIGHT: Want = Refused("xfb_offset.tight_packing");

/// A worked example.
pub struct Row {
    pub id: &'static str,
    pub glsl: &'static str,
    /// The answer of every dialect that `but` does not name.
    pub want: Want,
    pub but: &'static [(&'static [Dialect], Want)],
}

const fn row(id: &'static str, glsl: &'static str, want: Want) -> Row {
    Row {
        id,
        glsl,
        want,
        but: &[],
    }
}

pub const ROWS: &[Row] = &[
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

pub const W7_ALIGNED: Want = Table(
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
pub const W8_ALIGNED: Want = Table(
    &[
        "s.a GL_FLOAT@0",
        "s.t.p GL_FLOAT@8",
        "s.t.d GL_DOUBLE@16",
        "s.b GL_FLOAT@24",
    ],
    "0:32",
);
pub const W10_ROUNDED: Want = Table(
    &["s.d GL_DOUBLE@0", "s.f GL_FLOAT@8", "g GL_FLOAT@16"],
    "0:24",
);
pub const W11_ROUNDED: Want = Table(
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
