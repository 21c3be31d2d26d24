//! OpenGL programs as GLSL and SPIR-V files in `xfb table`, `xfb pack` and `xfb
//! rewrite`: outputs without locations, beside others that have them. The reference
//! tables W22 to W29 and K1 to K16, as these commands print them.

use crate::in_json::in_json;
use serde_json::Value;
use std::process::Command;
use tempfile::TempDir;

/// Standard output and the exit code of `xfb`.
fn xfb(arguments: &[&str]) -> (String, Option<i32>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    let output = command
        .args(in_json(arguments))
        .output()
        .expect("xfb starts");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(stderr, "", "{arguments:?}");
    let stdout = String::from_utf8(output.stdout).expect("UTF-8");
    (stdout, output.status.code())
}

fn answer(arguments: &[&str]) -> Value {
    let (stdout, code) = xfb(arguments);
    assert_eq!(code, Some(0), "{arguments:?}: {stdout}");
    serde_json::from_str(&stdout).expect("JSON")
}

/// The rule that refuses.
fn refusal(arguments: &[&str]) -> String {
    let (stdout, code) = xfb(arguments);
    assert_eq!(code, Some(1), "{arguments:?}: {stdout}");
    let json: Value = serde_json::from_str(&stdout).expect("JSON");
    json["error"]["rule"].as_str().expect("a rule").to_owned()
}

fn file(folder: &TempDir, name: &str, text: &str) -> String {
    let path = folder.path().join(name);
    std::fs::write(&path, text).expect("it can be written");
    path.to_str().expect("UTF-8").to_owned()
}

const VERSION: &str = "#version 450\n#extension GL_ARB_gpu_shader_int64 : require\n";

/// A vertex shader for OpenGL.
fn vertex(folder: &TempDir, declarations: &str) -> String {
    let main = "void main() { gl_Position = vec4(gl_VertexID); }";
    file(
        folder,
        "a.vert",
        &format!("{VERSION}{declarations}\n{main}\n"),
    )
}

/// Rows of a list, each as its own words.
fn rows(list: &Value, row: impl Fn(&Value) -> String) -> String {
    let rows = list.as_array().expect("a list").iter().map(row);
    rows.collect::<Vec<_>>().join(" ")
}

/// `name@offset` of the captured varyings; `slot.component*components@binding:offset`
/// of the outputs; strides.
fn table(arguments: &[&str]) -> [String; 3] {
    let json = answer(&[&["table"], arguments].concat());
    let varying = |v: &Value| {
        let name = v["name"].as_str().expect("a name");
        format!("{name}@{}", v["offset"])
    };
    let output = |o: &Value| {
        let slot = match &o["builtin"] {
            Value::String(name) => match o.get("slot") {
                Some(slot) => format!("{name}[{slot}]"),
                None => name.clone(),
            },
            _ => o["location"].to_string(),
        };
        let (component, count) = (&o["component"], &o["components"]);
        format!(
            "{slot}.{component}*{count}@{}:{}",
            o["binding"], o["offset"]
        )
    };
    [
        rows(&json["varyings"], varying),
        rows(&json["outputs"], output),
        rows(&json["buffers"], |b| b["stride"].to_string()),
    ]
}

/// The packed outputs of names, without buffers and offsets.
fn packed(path: &str, names: &str, mode: &str) -> String {
    let all = ["--varyings", names, "--mode", mode, "--outputs", "packed"];
    let [_, outputs, _] = table(&[&[path], &all[..]].concat());
    let places = outputs.split(' ').map(|o| o.split('@').next());
    places.flatten().collect::<Vec<_>>().join(" ")
}

/// The output of `xfb pack`, in order of names: `name slot.component*components …`.
fn placed(arguments: &[&str]) -> String {
    let json = answer(&[&["pack"], arguments].concat());
    let varyings = json["varyings"].as_array().expect("a list");
    let varyings = varyings.iter().map(|v| {
        let run = |r: &Value| format!("{}.{}*{}", r["slot"], r["component"], r["components"]);
        let name = v["name"].as_str().expect("a name");
        format!("{name} {}", rows(&v["at"], run))
    });
    let mut varyings: Vec<String> = varyings.collect();
    varyings.sort();
    varyings.join("; ")
}

/// Declarations, names and mode; then the captured varyings, their outputs, and the
/// strides.
type Requested = (&'static str, &'static str, &'static str, [&'static str; 3]);

const REQUESTED: [Requested; 8] = [
    // W22
    (
        "out float a; out vec2 b; out vec3 c; out vec4 d;",
        "a,gl_SkipComponents2,b,gl_NextBuffer,c,gl_NextBuffer,gl_SkipComponents4,d",
        "interleaved",
        [
            "a@0 gl_SkipComponents2@0 b@12 gl_NextBuffer@0 c@0 gl_NextBuffer@0 \
             gl_SkipComponents4@0 d@16",
            "1.2*1@0:0 1.0*2@0:12 1.3*1@1:0 2.0*2@1:4 0.0*4@2:16",
            "20 12 32",
        ],
    ),
    // W23
    (
        "out float arr[4]; out float a;",
        "arr[2],arr[0],a",
        "interleaved",
        [
            "arr[2]@0 arr[0]@4 a@8",
            "0.2*1@0:0 0.0*1@0:4 1.0*1@0:8",
            "12",
        ],
    ),
    // W24
    (
        "out mat3 m; out float arr[4];",
        "m,arr",
        "separate",
        [
            "m@0 arr@0",
            "0.0*4@0:0 1.0*4@0:16 2.0*1@0:32 2.1*3@1:0 3.0*1@1:12",
            "36 16",
        ],
    ),
    // W25
    (
        "out float a;",
        "a,gl_SkipComponents1",
        "interleaved",
        ["a@0 gl_SkipComponents1@0", "0.0*1@0:0", "8"],
    ),
    // W26
    (
        "out float gl_ClipDistance[6];",
        "gl_Position,gl_ClipDistance",
        "interleaved",
        [
            "gl_Position@0 gl_ClipDistance@16",
            "Position.0*4@0:0 ClipDistance.0*4@0:16 ClipDistance[1].0*2@0:32",
            "40",
        ],
    ),
    // W27
    (
        "out Blk { float a; vec2 b; } k[3];",
        "Blk[0].a,Blk[2].a,Blk[1].b",
        "interleaved",
        [
            "Blk[0].a@0 Blk[2].a@4 Blk[1].b@8",
            "1.2*1@0:0 2.0*1@0:4 0.2*2@0:8",
            "16",
        ],
    ),
    // W28
    (
        "out Blk { float a; vec2 b[2]; } k[3];",
        "Blk[1].b,Blk[2].b[1]",
        "interleaved",
        ["Blk[1].b@0 Blk[2].b[1]@16", "1.0*4@0:0 2.2*2@0:16", "24"],
    ),
    // W29
    (
        "out float var[3][5];",
        "var[1][2]",
        "interleaved",
        ["var[1][2]@0", "1.3*1@0:0", "4"],
    ),
];

#[test]
fn captures_by_names() {
    let folder = tempfile::tempdir().expect("a folder");
    for (declarations, names, mode, want) in REQUESTED {
        let path = vertex(&folder, declarations);
        let seen = table(&[
            &path,
            "--varyings",
            names,
            "--mode",
            mode,
            "--outputs",
            "packed",
        ]);
        assert_eq!(seen, want.map(str::to_owned), "{declarations}");
    }
}

/// Declarations, `$` for `out` or `in`; names; their packed outputs; the places
/// of the varyings where a fragment shader reads them all.
type Packed = (&'static str, &'static str, &'static str, &'static str);

const PACKED: [Packed; 13] = [
    // K1
    (
        "$ vec2 a; $ vec2 b; $ vec3 c; $ vec3 d;",
        "a,b,c,d",
        "0.0*2 0.2*2 1.0*3 1.3*1 2.0*2",
        "a 0.0*2; b 0.2*2; c 1.0*3; d 1.3*1 2.0*2",
    ),
    // K2
    (
        "$ float a; $ vec2 b; $ vec3 c; $ vec2 d;",
        "a,b,c,d",
        "1.0*1 0.0*2 1.1*3 0.2*2",
        "a 1.0*1; b 0.0*2; c 1.1*3; d 0.2*2",
    ),
    // K3; a module cannot distinguish `smooth` from no qualifier, so a and b are alike.
    (
        "$ float a; smooth $ float b; noperspective $ float c; centroid $ float d;
         flat $ float e; flat $ int f; flat $ uint g; flat $ int h;
         noperspective centroid $ float i; sample $ float j;",
        "a,b,c,d,e,f,g,h,i,j",
        "",
        "a 0.0*1; b 0.1*1; c 2.0*1; d 3.0*1; e 1.0*1; f 1.1*1; g 1.2*1; h 1.3*1; i 4.0*1; j 5.0*1",
    ),
    // K4
    (
        "flat $ float a; flat $ int b; flat $ uint c; flat $ vec2 d;",
        "a,b,c,d",
        "0.2*1 0.3*1 1.0*1 0.0*2",
        "a 0.2*1; b 0.3*1; c 1.0*1; d 0.0*2",
    ),
    // K5
    (
        "flat $ double d1; flat $ dvec2 d2; flat $ dvec3 d3; flat $ dvec4 d4; flat $ float f;",
        "d1,d2,d3,d4,f",
        "3.0*2 0.0*4 3.2*2 4.0*4 1.0*4 2.0*4 5.0*1",
        "d1 3.0*2; d2 0.0*4; d3 3.2*2 4.0*4; d4 1.0*4 2.0*4; f 5.0*1",
    ),
    // K6
    (
        "$ float a[3]; $ vec3 b[2]; $ mat3x2 c; $ mat3 d; $ vec4 e; $ mat2 f; $ mat4x3 g; $ vec3 h;",
        "a,c,d,e,h",
        "",
        "a 6.2*2 7.0*1; b 9.2*2 10.0*4; c 5.0*4 6.0*2; d 7.1*3 8.0*4 9.0*2; e 0.0*4; f 1.0*4; \
         g 2.0*4 3.0*4 4.0*4; h 11.0*3",
    ),
    // K7
    (
        "struct S { float f; vec4 v; }; struct T { vec2 a; float b; };
         $ S s; $ T t; $ vec2 u; $ float w;",
        "s.f,s.v,t.a,t.b,u,w",
        "0.2*1 0.3*1 1.0*3 2.0*2 2.2*1 0.0*2 1.3*1",
        "s 0.2*2 1.0*3; t 2.0*3; u 0.0*2; w 1.3*1",
    ),
    // K8
    (
        "layout(location = 1) $ vec4 x; $ vec4 a; $ vec3 b; $ mat4 m;",
        "a,m,x,b",
        "0.0*4 2.0*4 3.0*4 4.0*4 5.0*4 1.0*4 6.0*3",
        "a 0.0*4; b 6.0*3; m 2.0*4 3.0*4 4.0*4 5.0*4; x 1.0*4",
    ),
    // K9
    (
        "layout(location = 1, component = 1) $ vec2 x; $ float a; $ float b;",
        "a,b,x",
        "0.0*1 0.1*1 1.1*2",
        "a 0.0*1; b 0.1*1; x 1.1*2",
    ),
    // K11
    (
        "$ vec3 a; $ vec3 b; $ float c;",
        "a,b,c",
        "0.1*3 1.0*3 0.0*1",
        "a 0.1*3; b 1.0*3; c 0.0*1",
    ),
    // K12
    (
        "$ Blk { float a; vec2 b; vec3 c; } k; $ float z;",
        "Blk.a,Blk.b,Blk.c,z",
        "0.3*1 0.0*2 1.0*3 0.2*1",
        "Blk.a 0.3*1; Blk.b 0.0*2; Blk.c 1.0*3; z 0.2*1",
    ),
    // K13
    (
        "$ Blk { float a; vec2 b; vec3 c; }; $ float z;",
        "a,b,c,z",
        "0.2*1 0.0*2 1.0*3 0.3*1",
        "a 0.2*1; b 0.0*2; c 1.0*3; z 0.3*1",
    ),
    // K16
    (
        "struct S { vec3 a; double d; }; flat $ S s;",
        "s.a,s.d",
        "0.0*3 1.0*2",
        "s 0.0*3 1.0*2",
    ),
];

#[test]
fn packed_locations_of_worked_examples() {
    let folder = tempfile::tempdir().expect("a folder");
    for (declarations, names, outputs, places) in PACKED {
        let path = vertex(&folder, &declarations.replace('$', "out"));
        let read = declarations.replace('$', "in");
        let reading = format!("{VERSION}{read}\nvoid main() {{}}\n");
        let reading = file(&folder, "a.frag", &reading);
        if !outputs.is_empty() {
            assert_eq!(
                packed(&path, names, "interleaved"),
                outputs,
                "{declarations}"
            );
        }
        assert_eq!(placed(&[&path, &reading]), places, "{declarations}");
        let placed_varyings = placed(&[&path, &reading, "--varyings", names]);
        assert_eq!(placed_varyings, places, "{declarations}");
    }
}

#[test]
fn placements_of_other_programs() {
    let folder = tempfile::tempdir().expect("a folder");
    // K10
    let path = vertex(&folder, "out vec3 a; out vec3 b; out float c;");
    assert_eq!(packed(&path, "a,b,c", "separate"), "1.0*3 2.0*3 0.0*1");
    let placed_varyings = placed(&[&path, "--varyings", "a,b,c", "--mode", "separate"]);
    assert_eq!(placed_varyings, "a 1.0*3; b 2.0*3; c 0.0*1");
    // K14
    let path = vertex(&folder, "out Blk { float a; vec2 b; } k[3];");
    let names = "Blk[0].b,Blk[1].b,Blk[2].b,Blk[0].a,Blk[1].a,Blk[2].a";
    let want = "0.0*2 0.2*2 1.0*2 1.2*1 1.3*1 2.0*1";
    assert_eq!(packed(&path, names, "interleaved"), want);
    // K15
    let path = vertex(
        &folder,
        "out float a; out float b; out vec3 c; out mat2 m; out float arr[2];",
    );
    assert_eq!(
        placed(&[&path, "--options", "separable"]),
        "a 0.0*1; arr 1.0*2; b 2.0*1; c 3.0*3; m 4.0*4"
    );
    // The order of declaration counts, not that of use.
    let text = format!(
        "{VERSION}out vec2 a; out vec2 b; out vec3 c; out vec3 d;
         void main() {{ d = c = vec3(gl_VertexID); b = a = vec2(1); gl_Position = vec4(0); }}"
    );
    let path = file(&folder, "used.vert", &text);
    let want = "0.0*2 0.2*2 1.0*3 1.3*1 2.0*2";
    assert_eq!(packed(&path, "a,b,c,d", "interleaved"), want);
}

/// Declarations, names ("" for the declared capture), and the outputs by location.
const LOCATIONS: [(&str, &str, &str); 7] = [
    (
        "layout(location = 1) out vec4 x; out vec4 a; out vec3 b; out mat4 m;",
        "a,m,x,b",
        "0.0*4@0:0 3.0*4@0:16 4.0*4@0:32 5.0*4@0:48 6.0*4@0:64 1.0*4@0:80 2.0*3@0:96",
    ),
    (
        "layout(location = 0) out vec4 a; out vec4 b;",
        "a,b",
        "0.0*4@0:0 1.0*4@0:16",
    ),
    (
        "flat out u64vec3 u; out float g;",
        "u,g",
        "0.0*4@0:0 1.0*2@0:16 2.0*1@0:24",
    ),
    (
        "layout(location = 0, xfb_offset = 0) out vec4 x; layout(xfb_offset = 16) out vec4 a;",
        "",
        "0.0*4@0:0 1.0*4@0:16",
    ),
    // A block whose members have locations has none beside them.
    (
        "out B { layout(location = 2) float p; layout(location = 0) vec4 q; }; out vec4 a[2];",
        "p,q,a",
        "2.0*1@0:0 0.0*4@0:4 3.0*4@0:20 4.0*4@0:36",
    ),
    (
        "layout(location = 1) out B { vec4 p; vec4 q; } k; out C { vec4 r; } l; out float s[2];",
        "B.q,C.r,s",
        "2.0*4@0:0 0.0*4@0:16 3.0*1@0:32 4.0*1@0:36",
    ),
    // Open locations end where they end; a linker packs them.
    ("out float a[40];", "a[39]", "39.0*1@0:0"),
];

#[test]
fn unspecified_locations_are_the_lowest_free_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    for (declarations, names, want) in LOCATIONS {
        let path = vertex(&folder, declarations);
        let arguments = match names {
            "" => vec![path.as_str()],
            names => vec![path.as_str(), "--varyings", names],
        };
        let [_, outputs, _] = table(&arguments);
        assert_eq!(outputs, want, "{declarations}");
    }
}

#[test]
fn locations_run_out_by_declaration_and_by_component() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = vertex(&folder, "out float a[40];");
    assert_eq!(packed(&path, "a[39]", "interleaved"), "9.3*1");
    let path = vertex(&folder, "out float a[20]; out float b[20];");
    let want = (0..10).map(|slot| format!("{slot}.0*4"));
    let want = want.collect::<Vec<_>>().join(" ");
    assert_eq!(packed(&path, "a,b", "interleaved"), want);
    for (declarations, names) in [
        ("out float a[129];", "a[0]"),
        ("layout(location = 31) out mat2 a; out float b;", "b"),
        (
            "layout(location = 31) out B { vec4 p; vec4 q; }; out float b;",
            "b",
        ),
    ] {
        let path = vertex(&folder, declarations);
        let rule = refusal(&["table", &path, "--varyings", names]);
        assert_eq!(rule, "location.insufficient", "{declarations}");
    }
}

#[test]
fn duplicate_locations_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    // The compiler takes the first for one location.
    let text = "layout(location = 0) flat out u64vec3 u; layout(location = 1) out float g;";
    let path = vertex(&folder, text);
    let rule = refusal(&["table", &path, "--varyings", "u,g"]);
    assert_eq!(rule, "location.overlap");
}

#[test]
fn rewriting_uses_the_packed_locations() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = format!(
        "{VERSION}layout(location = 1) out vec4 x; out vec4 a; out B {{ vec2 p; vec2 q; }} k[2];
         out float c;
         void main() {{ x = a = gl_Position = vec4(gl_VertexID); k[1].q = vec2(1); c = 0.5; }}"
    );
    let path = file(&folder, "a.vert", &text);
    let reading = "#version 450\nin float c; layout(location = 1) in vec4 x;
         layout(location = 0) out vec4 color; void main() { color = x * c; }";
    let reading = file(&folder, "a.frag", reading);
    let module = folder.path().join("a.spv");
    let module = module.to_str().expect("UTF-8");
    let names = "B[1].q,a,c";
    let arguments = [
        "rewrite",
        &path,
        &reading,
        "--varyings",
        names,
        "-o",
        module,
    ];
    let json = answer(&arguments);
    let by = rows(&json["captures"], |c| {
        format!("{} {} {}", c["varyings"], c["offset"], c["bytes"])
    });
    assert_eq!(by, r#"["B[1].q"] 0 8 ["a"] 8 16 ["c"] 24 4"#);
    // What was written is captured at the requested offset.
    let [_, _, strides] = table(&[module]);
    assert_eq!(strides, "28");
    let [_, outputs, _] = table(&[module, "--dialect", "vulkan"]);
    let ends = outputs.split(' ').filter_map(|o| o.split(':').nth(1));
    assert_eq!(ends.collect::<Vec<_>>(), ["0", "8", "24"]);
}

const MODULE: &str = "OpCapability Shader
    OpCapability TransformFeedback
    OpMemoryModel Logical GLSL450
    OpEntryPoint Vertex %main \"main\" %plain %other %vertex
    OpExecutionMode %main Xfb
    OpDecorate %plain Location 0
    OpDecorate %other Location 0
    OpDecorate %other XfbBuffer 0
    OpDecorate %other XfbStride 8
    OpDecorate %other Offset 4
    OpDecorate %vertex BuiltIn VertexId
    %void = OpTypeVoid
    %function = OpTypeFunction %void
    %int = OpTypeInt 32 1
    %float = OpTypeFloat 32
    %to_float = OpTypePointer Output %float
    %to_int = OpTypePointer Input %int
    %plain = OpVariable %to_float Output
    %other = OpVariable %to_float Output
    %vertex = OpVariable %to_int Input
    %main = OpFunction %void None %function
    %body = OpLabel
    OpReturn
    OpFunctionEnd
";

#[test]
fn modules_for_opengl_may_have_duplicate_locations() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = file(&folder, "gl.spvasm", MODULE);
    let [_, outputs, _] = table(&[&path]);
    assert_eq!(outputs, "1.0*1@0:4");
    let module = folder.path().join("gl.spv");
    let module = module.to_str().expect("UTF-8");
    answer(&["rewrite", &path, "-o", module]);
    let [_, outputs, _] = table(&[module]);
    assert_eq!(outputs, "1.0*1@0:4");
    // One for Vulkan may not.
    let text = MODULE.replace("VertexId", "VertexIndex");
    let path = file(&folder, "vk.spvasm", &text);
    assert_eq!(refusal(&["table", &path]), "location.overlap");
    let arguments = ["rewrite", &path, "-o", module];
    assert_eq!(refusal(&arguments), "location.overlap");
}
