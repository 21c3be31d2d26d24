//! Tests of `xfb table` as a process: its JSON, its text, its exit codes.

#[path = "table_command/by_names.rs"]
mod by_names;
#[cfg(feature = "vulkan")]
#[path = "table_command/everyday.rs"]
mod everyday;
#[cfg(feature = "vulkan")]
#[path = "table_command/glsl_text.rs"]
mod glsl_text;
#[cfg(feature = "vulkan")]
#[path = "table_command/inputs.rs"]
mod inputs;

use crate::in_json::in_json;
use std::path::PathBuf;
use std::process::{Command, Output};

const MODULES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/harness/modules/");

fn xfb(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_xfb"))
        .arg("table")
        .args(in_json(arguments))
        .output()
        .expect("xfb starts")
}

fn module(name: &str) -> String {
    format!("{MODULES}{name}")
}

/// Standard output, standard error and the exit code.
fn xfb_table(arguments: &[&str]) -> (String, String, Option<i32>) {
    let output = xfb(arguments);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (
        text(output.stdout),
        text(output.stderr),
        output.status.code(),
    )
}

/// The line that a valid capture prints.
fn json(arguments: &[&str]) -> String {
    let (stdout, stderr, code) = xfb_table(arguments);
    assert_eq!((code, &*stderr), (Some(0), ""), "{arguments:?}");
    let line = stdout.strip_suffix('\n').expect("a line");
    assert!(!line.contains('\n'), "one line: {line}");
    line.to_owned()
}

fn scratch(name: &str, content: &[u8]) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path: PathBuf = folder.path().join(name);
    std::fs::write(&path, content).expect("it can be written");
    let path = path.to_str().expect("UTF-8").to_owned();
    (folder, path)
}

fn varying(name: &str, ty: &str, size: u32, offset: u32, index: u32, binding: u32) -> String {
    format!(
        r#"{{"name":"{name}","type":"{ty}","size":{size},"offset":{offset},"buffer_index":{index},"binding":{binding}}}"#
    )
}

fn buffer(binding: u32, stride: u32, varyings: &str) -> String {
    format!(r#"{{"binding":{binding},"stride":{stride},"stream":0,"varyings":[{varyings}]}}"#)
}

fn output(location: u32, components: u32, binding: u32, offset: u32) -> String {
    format!(
        r#"{{"location":{location},"component":0,"components":{components},"binding":{binding},"stream":0,"offset":{offset}}}"#
    )
}

fn table(varyings: &[String], buffers: &[String], outputs: &[String]) -> String {
    format!(
        r#"{{"stage":"vertex","mode":"declared","dialect":"spec","varyings":[{}],"buffers":[{}],"outputs":[{}]}}"#,
        varyings.join(","),
        buffers.join(","),
        outputs.join(",")
    )
}

/// The three founding programs and their tables, typed in by hand.
fn founding_tables() -> [(&'static str, String); 3] {
    let float = "GL_FLOAT";
    let matrices = table(
        &[varying("var", "GL_FLOAT_MAT4", 3, 0, 0, 0)],
        &[buffer(0, 192, "0")],
        &(0..12).map(|n| output(n, 4, 0, 16 * n)).collect::<Vec<_>>(),
    );
    let structs = table(
        &[
            varying("s1.x1_out", float, 1, 0, 0, 0),
            varying("s1.x2_AoA[0].x2_Array[0].x2_out", float, 1, 4, 0, 0),
            varying("s1.x2_AoA[0].x2_Array[1].x2_out", float, 1, 8, 0, 0),
            varying("s1.x2_AoA[1].x2_Array[0].x2_out", float, 1, 12, 0, 0),
            varying("s1.x2_AoA[1].x2_Array[1].x2_out", float, 1, 16, 0, 0),
            varying("s1.x3_out", float, 1, 20, 0, 0),
            varying("s2.y1_out", float, 1, 0, 1, 2),
            varying("s2.y2_out", "GL_FLOAT_VEC4", 1, 4, 1, 2),
        ],
        &[buffer(0, 24, "0,1,2,3,4,5"), buffer(2, 20, "6,7")],
        &[
            output(0, 1, 0, 0),
            output(1, 1, 0, 4),
            output(2, 1, 0, 8),
            output(3, 1, 0, 12),
            output(4, 1, 0, 16),
            output(5, 1, 0, 20),
            output(6, 1, 2, 0),
            output(7, 4, 2, 4),
        ],
    );
    let buffers = table(
        &[
            varying("x1_out", float, 1, 0, 0, 0),
            varying("x2_out", float, 2, 4, 0, 0),
            varying("x3_out", "GL_FLOAT_VEC3", 1, 12, 0, 0),
            varying("y1_out", float, 1, 0, 1, 2),
            varying("y2_out", "GL_FLOAT_VEC4", 1, 4, 1, 2),
        ],
        &[buffer(0, 24, "0,1,2"), buffer(2, 20, "3,4")],
        &[
            output(0, 1, 0, 0),
            output(1, 1, 0, 4),
            output(2, 1, 0, 8),
            output(3, 3, 0, 12),
            output(4, 1, 2, 0),
            output(5, 4, 2, 4),
        ],
    );
    [
        ("s0_mat4x3.vert", matrices),
        ("s0_structs.vert", structs),
        ("s0_buffers.vert", buffers),
    ]
}

#[test]
fn the_founding_programs_as_modules() {
    for (name, want) in founding_tables() {
        assert_eq!(json(&[&module(&format!("{name}.spv"))]), want, "{name}");
    }
}

#[cfg(feature = "vulkan")]
#[test]
fn the_founding_programs_as_opengl_glsl() {
    for (name, want) in founding_tables() {
        assert_eq!(json(&[&module(name)]), want, "{name}");
    }
}

#[test]
fn a_case_file() {
    let text = r#"
about = "one float"
rules = [15]
host_only = true
[interface]
outputs = [{ name = "a", type = "vec2", buffer = 1, offset = 8 }]
[[table]]
varyings = [{ name = "a", type = "GL_FLOAT_VEC2", offset = 8 }]
"#;
    let (_folder, path) = scratch("one.toml", text.as_bytes());
    let want = table(
        &[varying("a", "GL_FLOAT_VEC2", 1, 8, 0, 1)],
        &[buffer(1, 16, "0")],
        &[output(0, 2, 1, 8)],
    );
    // The folder is hidden, and not part of the name.
    let want =
        want.strip_suffix('}').expect("an object").to_owned() + r#","case":"xfb.local.one"}"#;
    assert_eq!(json(&[&path]), want);
    let (_folder, path) = scratch("bad.toml", b"about = 1");
    let (stdout, stderr, code) = xfb_table(&[&path]);
    assert_eq!(code, Some(65), "{stderr}");
    assert!(stdout.starts_with(r#"{"error":{"exit":65,"#), "{stdout}");
    assert!(stderr.contains("bad.toml"), "{stderr}");
}

#[test]
fn the_chosen_case_of_a_sweep_is_named() {
    let sweep = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/cases/builtin/clip_and_cull.toml"
    );
    let line: serde_json::Value = serde_json::from_str(&json(&[sweep])).expect("JSON");
    let name = line["case"].as_str().expect("a name");
    let library = xfb::catalog::Library::embedded();
    let case = library.get(name).expect("no mistake").expect("a case");
    assert_eq!(case.file, "builtin/clip_and_cull.toml");
    let (text, _, _) = xfb_table(&["--format", "text", sweep]);
    assert!(text.contains(&format!("(case {name}, one of ")), "{text}");
}

#[test]
fn the_last_stage_before_rasterization_is_taken() {
    let geometry = module("streams.geom.spv");
    let line = json(&[&module("s0_mat4x3.vert.spv"), &geometry, "--dialect", "nir"]);
    assert!(line.starts_with(r#"{"stage":"geometry","mode":"declared","dialect":"nir""#));
    assert_eq!(line, json(&[&geometry, "--dialect=nir"]));
    let line = json(&[&module("patches.tesc.spv"), &module("s0_mat4x3.vert.spv")]);
    assert!(line.contains(r#""stage":"tess_control""#) && line.contains(r#""varyings":[]"#));
    // Fragment shaders are not even read.
    assert_eq!(
        line,
        json(&[&module("patches.tesc.spv"), "/nowhere/a.frag"])
    );
}

#[test]
fn text_for_people() {
    let (stdout, stderr, code) = xfb_table(&["--format", "text", &module("streams.geom.spv")]);
    assert_eq!((code, &*stderr), (Some(0), ""));
    for part in [
        "geometry shader of ",
        "│ Blk.d ┆ GL_DOUBLE",
        "  binding 2, stride 12, stream 2\n      0 |····|c.x |c.y |\n",
    ] {
        assert!(stdout.contains(part), "{part} in\n{stdout}");
    }
}

/// Returns the words of a committed module after changing one: the literal of the first
/// decoration of this kind.
fn with_decoration(name: &str, decoration: u32, value: u32) -> Vec<u8> {
    let mut bytes = std::fs::read(module(name)).expect(name);
    let words = bytes.len() / 4;
    let word = |bytes: &[u8], at: usize| {
        let at = 4 * at;
        u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
    };
    let mut at = 5;
    while at < words {
        let (first, opcode) = (word(&bytes, at), word(&bytes, at) & 0xffff);
        let literal = match opcode {
            71 if word(&bytes, at + 2) == decoration => Some(at + 3),
            72 if word(&bytes, at + 3) == decoration => Some(at + 4),
            _ => None,
        };
        if let Some(literal) = literal {
            bytes[4 * literal..4 * literal + 4].copy_from_slice(&value.to_le_bytes());
            return bytes;
        }
        at += (first >> 16) as usize;
    }
    panic!("no decoration {decoration}")
}

#[test]
fn a_refused_interface_exits_with_1_and_names_the_rule() {
    const XFB_BUFFER: u32 = 36;
    const XFB_STRIDE: u32 = 37;
    const OFFSET: u32 = 35;
    for (decoration, value, rule) in [
        (OFFSET, 2, "xfb_offset.misaligned"),
        (XFB_BUFFER, 9, "xfb_buffer.limit"),
        (XFB_STRIDE, 190, "xfb_stride.misaligned"),
        (XFB_STRIDE, 188, "xfb_stride.too_small"),
        (XFB_STRIDE, 4096, "xfb_stride.limit"),
    ] {
        let bytes = with_decoration("s0_mat4x3.vert.spv", decoration, value);
        let (_folder, path) = scratch("wrong.spv", &bytes);
        let (stdout, stderr, code) = xfb_table(&[&path]);
        let begin = format!(r#"{{"error":{{"rule":"{rule}","message":"#);
        assert!(
            stdout.starts_with(&begin) && stdout.ends_with("\"}}\n"),
            "{stdout}"
        );
        assert_eq!((code, &*stderr), (Some(1), ""));
        let (stdout, stderr, code) = xfb_table(&[&path, "--format=text"]);
        assert_eq!((code, &*stdout), (Some(1), ""));
        assert!(stderr.starts_with(&format!("xfb: {rule}: ")), "{stderr}");
    }
    // Other limits, other answers: glslang names the stride on gl_PerVertex too.
    let stride = with_decoration("s0_mat4x3.vert.spv", XFB_STRIDE, 4096);
    let (_folder, path) = scratch("wide.spv", &stride);
    let (stdout, _, code) = xfb_table(&[&path, "--limits", "none"]);
    assert!(
        stdout.contains(r#""rule":"xfb_stride.differs""#),
        "{stdout}"
    );
    assert_eq!(code, Some(1));
    let two = module("s0_buffers.vert.spv");
    let (stdout, _, code) = xfb_table(&[&two, "--limits", "vulkan-minimum"]);
    assert!(stdout.contains(r#""rule":"xfb_buffer.limit""#), "{stdout}");
    assert_eq!(code, Some(1));
}

#[cfg(feature = "vulkan")]
#[test]
fn compiler_refusals_name_the_rule() {
    let overlap = b"#version 450\nlayout(xfb_offset = 0) out vec3 a;
                    layout(xfb_offset = 8) out vec3 b;\nvoid main() {}";
    let (_folder, path) = scratch("overlap.vert", overlap);
    let (stdout, stderr, code) = xfb_table(&[&path]);
    assert!(
        stdout.starts_with(r#"{"error":{"rule":"xfb_offset.overlap","#),
        "{stdout}"
    );
    assert_eq!((code, &*stderr), (Some(1), ""));
}

#[cfg(feature = "vulkan")]
#[test]
fn assembly() {
    let text = "OpCapability Shader\nOpCapability TransformFeedback\nOpMemoryModel Logical GLSL450
                OpEntryPoint Vertex %main \"main\" %a\nOpExecutionMode %main Xfb
                OpDecorate %a Location 3\nOpDecorate %a XfbBuffer 1\nOpDecorate %a XfbStride 20
                OpDecorate %a Offset 4\n%void = OpTypeVoid\n%fn = OpTypeFunction %void
                %float = OpTypeFloat 32\n%v3 = OpTypeVector %float 3
                %p = OpTypePointer Output %v3\n%a = OpVariable %p Output
                %main = OpFunction %void None %fn\n%l = OpLabel\nOpReturn\nOpFunctionEnd\n";
    let (_folder, path) = scratch("a.spvasm", text.as_bytes());
    let want = table(
        &[varying("", "GL_FLOAT_VEC3", 1, 4, 0, 1)],
        &[buffer(1, 20, "0")],
        &[output(3, 3, 1, 4)],
    );
    assert_eq!(json(&[&path]), want);
}

#[test]
fn unreadable_files_are_reported() {
    let vertex = module("s0_mat4x3.vert.spv");
    let cut = std::fs::read(&vertex).expect("a module");
    let (_folder, cut) = scratch("cut.spv", &cut[..1001]);
    let (_folder, noise) = scratch("noise.spv", &[0x5a; 400]);
    let (_folder, unknown) = scratch("a.txt", b"");
    let rows: [(&[&str], i32, &str); 9] = [
        (&[], 64, "FILE"),
        (
            &[&vertex, "--dialect", "gallium"],
            64,
            "spec, mesa, nir, glslang, vulkan",
        ),
        (&[&vertex, "--limits", "mine"], 64, "vulkan-minimum"),
        (&[&vertex, "--mode", "separate"], 64, "--varyings"),
        (
            &[&vertex, &module("s0_buffers.vert.spv")],
            64,
            "are both vertex shaders",
        ),
        (&[&unknown], 64, "extension"),
        (&[&cut], 65, "1001 bytes long"),
        (&[&noise], 65, "magic number"),
        (&["/nowhere/a.spv"], 65, "/nowhere/a.spv: No such file"),
    ];
    for (arguments, want, part) in rows {
        let (stdout, stderr, code) = xfb_table(arguments);
        assert_eq!(code, Some(want), "{arguments:?}: {stderr}");
        let error = format!(r#"{{"error":{{"exit":{want},"message":""#);
        assert!(stdout.starts_with(&error), "{arguments:?}: {stdout}");
        assert!(stderr.contains(part), "{part} in {stderr}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported() {
    let full = std::fs::File::options().write(true).open("/dev/full");
    let status = Command::new(env!("CARGO_BIN_EXE_xfb"))
        .args(["table", &module("s0_mat4x3.vert.spv")])
        .stdout(full.expect("Linux has /dev/full"))
        .output();
    let output = status.expect("xfb starts");
    assert_eq!(output.status.code(), Some(74));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(
        stderr.contains("cannot write to standard output"),
        "{stderr}"
    );
}

#[test]
fn outputs_by_packed_slots() {
    let text = "about = 'x'\nrules = [15]\nhost_only = true\n[interface]\noutputs = [
        { name = 'a', type = 'float', offset = 0 }, { name = 'b', type = 'vec3', offset = 4 }]
        [[table]]\nrefused = 'x.y'\n";
    let (_folder, path) = scratch("packed.toml", text.as_bytes());
    let (stdout, ..) = xfb_table(&[&path, "--outputs", "packed"]);
    let output = |component, components, offset| {
        format!(
            r#"{{"location":0,"component":{component},"components":{components},"binding":0,"stream":0,"offset":{offset}}}"#
        )
    };
    let want = format!(r#""outputs":[{},{}]"#, output(0, 1, 0), output(1, 3, 4));
    assert!(stdout.contains(&want), "{stdout}");
    let (stdout, ..) = xfb_table(&[&path, "--outputs", "merged"]);
    let want = format!(r#""outputs":[{}]"#, output(0, 4, 0));
    assert!(stdout.contains(&want), "{stdout}");
    // What has a location keeps it.
    let module = module("s0_mat4x3.vert.spv");
    let [packed, located] =
        ["packed", "locations"].map(|form| xfb_table(&[&module, "--outputs", form]).0);
    assert_eq!(packed, located);
}
