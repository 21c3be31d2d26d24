//! OpenGL programs as GLSL and SPIR-V files in `xfb table`, `xfb pack` and `xfb
//! rewrite`: outputs without locations, beside others that have them. The reference
//! tables W22 to W29 and K1 to K16, as these commands print them.

use crate::ran::xfb_json;
use serde::Deserialize;
use serde_json::Value;
use tempfile::TempDir;

/// Standard output and the exit code of `xfb`.
fn xfb(arguments: &[&str]) -> (String, Option<i32>) {
    let ran = xfb_json(arguments);
    assert_eq!(ran.stderr, "", "{arguments:?}");
    (ran.stdout, ran.code)
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

/// The tables of `opengl_files.toml`, as the functions above print them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tables {
    requested: Vec<Requested>,
    packed: Vec<Packed>,
    locations: Vec<Located>,
}

/// A capture by names, with packed outputs.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Requested {
    declarations: String,
    names: String,
    /// Defaults to `interleaved`.
    mode: Option<String>,
    varyings: String,
    outputs: String,
    strides: String,
}

/// Declarations with `$` for `out` and `in`, the packed outputs of names, and the places of
/// the varyings where a fragment shader reads them all.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Packed {
    declarations: String,
    names: String,
    outputs: Option<String>,
    places: String,
}

/// Outputs by location, of names or of the declared capture.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Located {
    declarations: String,
    names: Option<String>,
    outputs: String,
}

fn tables() -> Tables {
    toml::from_str(include_str!("opengl_files.toml")).expect("opengl_files.toml holds the tables")
}

#[test]
fn captures_by_names() {
    let folder = tempfile::tempdir().expect("a folder");
    for row in tables().requested {
        let path = vertex(&folder, &row.declarations);
        let mode = row.mode.as_deref().unwrap_or("interleaved");
        let arguments = [&path, "--varyings", &row.names, "--mode", mode];
        let seen = table(&[&arguments[..], &["--outputs", "packed"]].concat());
        let want = [row.varyings, row.outputs, row.strides];
        assert_eq!(seen, want, "{}", row.declarations);
    }
}

#[test]
fn packed_locations_of_worked_examples() {
    let folder = tempfile::tempdir().expect("a folder");
    for row in tables().packed {
        let (declarations, names, places) = (&row.declarations, &row.names, &row.places);
        let path = vertex(&folder, &declarations.replace('$', "out"));
        let read = declarations.replace('$', "in");
        let reading = format!("{VERSION}{read}\nvoid main() {{}}\n");
        let reading = file(&folder, "a.frag", &reading);
        if let Some(outputs) = &row.outputs {
            let packed = packed(&path, names, "interleaved");
            assert_eq!(&packed, outputs, "{declarations}");
        }
        assert_eq!(&placed(&[&path, &reading]), places, "{declarations}");
        let placed_varyings = placed(&[&path, &reading, "--varyings", names]);
        assert_eq!(&placed_varyings, places, "{declarations}");
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

#[test]
fn unspecified_locations_are_the_lowest_free_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    for row in tables().locations {
        let path = vertex(&folder, &row.declarations);
        let mut arguments = vec![path.as_str()];
        if let Some(names) = &row.names {
            arguments.extend(["--varyings", names]);
        }
        let [_, outputs, _] = table(&arguments);
        assert_eq!(outputs, row.outputs, "{}", row.declarations);
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
    // The written value is captured at the requested offset.
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
