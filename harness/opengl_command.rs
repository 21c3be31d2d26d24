//! Tests of `--api gl` as a process, on the OpenGL of this machine (see ci/setup.sh).

use serde_json::Value;
use std::fs;
use std::process::{Command, Output};
use tempfile::TempDir;

fn xfb(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_xfb"))
        .args(arguments)
        .env("LIBGL_ALWAYS_SOFTWARE", "1")
        .output()
        .expect("xfb starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The results of these cases through OpenGL, by name: status and reason.
fn run(cases: &[&str]) -> Vec<(String, String, String)> {
    run_through(("gl", "open_gl"), cases)
}

/// The results of these cases in the mode of an interface.
fn run_through((api, mode): (&str, &str), cases: &[&str]) -> Vec<(String, String, String)> {
    let folder = TempDir::new().expect("a folder");
    let output = folder.path().join("results");
    let output = output.to_str().expect("a plain path");
    let mut arguments = vec!["run", "--api", api, "--output", output];
    arguments.extend(cases);
    let ran = xfb(&arguments);
    assert!(
        ran.status.code().is_some_and(|code| code < 64),
        "{}",
        text(&ran.stderr)
    );
    let results = fs::read(format!("{output}/results.json")).expect("results");
    let results: Value = serde_json::from_slice(&results).expect("JSON");
    let word = |result: &Value, key: &str| result[key].as_str().unwrap_or_default().to_owned();
    let results = results["results"].as_array().expect("a list").iter();
    results
        .map(|result| {
            assert_eq!(word(result, "mode"), mode);
            (
                word(result, "name"),
                word(result, "status"),
                word(result, "reason"),
            )
        })
        .collect()
}

#[test]
fn contexts_are_listed() {
    let ran = xfb(&["devices", "--api", "gl"]);
    assert_eq!(ran.status.code(), Some(0), "{}", text(&ran.stderr));
    let listed = text(&ran.stdout);
    for part in [
        "0  ",
        "OpenGL",
        "maxTransformFeedbackBuffers",
        "geometryShader",
    ] {
        assert!(listed.contains(part), "{part}: {listed}");
    }
}

#[test]
fn captures_tables_queries_and_resumed_captures_are_judged() {
    let results = run(&[
        "xfb.gl.interleaved.vec3.*",
        "xfb.layout.loose.ivec2.vertex",
        "xfb.resume.buffers.2.points",
        "xfb.qual.neg.overlap.vec4.behind",
    ]);
    assert!(results.len() >= 5, "{results:?}");
    for (name, status, reason) in &results {
        assert!(
            status == "pass" || status == "unsupported",
            "{name}: {status}: {reason}"
        );
    }
    let passed = results
        .iter()
        .filter(|(_, status, _)| status == "pass")
        .count();
    assert!(passed >= 4, "{results:?}");
}

#[test]
fn calls_of_opengl_have_the_required_answers() {
    let results = run(&[
        "xfb.opengl.state*",
        "xfb.opengl.relink",
        "xfb.opengl.objects",
    ]);
    assert!(results.len() >= 7, "{results:?}");
    assert!(
        results.iter().all(|(_, status, _)| status == "pass"),
        "{results:?}"
    );
    // A wrong requirement fails at its call.
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("wrong.toml");
    let text = "about = 'a wrong answer'\nrules = [120]\n[opengl]\nbuffers.b = 8\n\
                programs.p = { shaders = [{ stage = 'vertex', file = 'counted.vert' }], \
                captures = ['number'] }\ncalls = ['UseProgram p', 'BindBufferBase 0 b', \
                'BeginTransformFeedback POINTS', 'DrawArrays POINTS 5 1', \
                'EndTransformFeedback', 'GetBufferSubData b -> 6 _']\n";
    fs::write(&file, text).expect("a file");
    let results = run(&[file.to_str().expect("a plain path")]);
    let (_, status, reason) = &results[0];
    assert_eq!(status, "fail");
    assert!(
        reason.starts_with("call 6, glGetBufferSubData(b): 5 "),
        "{reason}"
    );
}

#[test]
fn calls_of_opengl_are_not_for_vulkan() {
    let ran = xfb(&["run", "xfb.opengl.relink"]);
    assert_eq!(ran.status.code(), Some(3));
    let message = "the selected cases are calls of OpenGL: add --api gl";
    assert!(text(&ran.stderr).contains(message), "{}", text(&ran.stderr));
}

#[test]
fn modules_of_spirv_run_without_names() {
    let results = run_through(
        ("gl-spirv", "open_gl_spirv"),
        &[
            "xfb.gl.interleaved.vec3.array",
            "xfb.tess.origin.quads.*",
            "xfb.draw.instanced.lines.1.*",
            "xfb.shader_test.blocks.glsl",
            "xfb.layout.array.dmat2.1d",
            "xfb.opengl.relink",
            "xfb.gl.error.twice",
        ],
    );
    let status = |name: &str| {
        let found = results.iter().find(|(case, ..)| case == name);
        let (_, status, reason) = found.unwrap_or_else(|| panic!("{name}: {results:?}"));
        (status.as_str(), reason.as_str())
    };
    assert_eq!(status("xfb.gl.interleaved.vec3.array").0, "pass");
    assert_eq!(status("xfb.shader_test.blocks.glsl").0, "pass");
    assert_eq!(status("xfb.opengl.relink").0, "unsupported");
    let (state, reason) = status("xfb.layout.array.dmat2.1d");
    assert_eq!(state, "fail");
    assert!(
        reason.contains("at byte 0 of binding 0 is surplus"),
        "{reason}"
    );
}

#[test]
fn contexts_of_opengl_es_run_what_it_can_express() {
    let folder = TempDir::new().expect("a folder");
    let output = folder.path().join("results");
    let output = output.to_str().expect("a plain path");
    let ran = xfb(&[
        "run",
        "--api",
        "gles",
        "xfb.gl.interleaved.ivec3.*",
        "xfb.gl.skip.*",
        "xfb.opengl.state*",
        "--output",
        output,
    ]);
    assert_eq!(ran.status.code(), Some(0), "{}", text(&ran.stderr));
    let results = fs::read(format!("{output}/results.json")).expect("results");
    let results: Value = serde_json::from_slice(&results).expect("JSON");
    let results = results["results"].as_array().expect("a list");
    let is = |result: &&Value, status: &str| result["status"] == status;
    assert!(results.iter().all(|result| result["mode"] == "open_gl_es"));
    assert!(results.iter().filter(|result| is(result, "pass")).count() >= 8);
    assert!(results.iter().any(|result| is(&result, "unsupported")));
}

#[test]
fn the_wrong_layer_is_named() {
    // llvmpipe draws nothing by the count of a capture without a vertex buffer; zink does.
    let ran = xfb(&[
        "triage",
        "xfb.opengl.draw.ended",
        "xfb.gl.interleaved.vec3.basic",
    ]);
    assert_eq!(ran.status.code(), Some(1), "{}", text(&ran.stderr));
    let printed = text(&ran.stdout);
    for part in [
        "xfb.opengl.draw.ended: llvmpipe is wrong: zink does not fail",
        "Vulkan: unsupported: the case is not one of Vulkan",
        "xfb.gl.interleaved.vec3.basic: no layer fails",
    ] {
        assert!(printed.contains(part), "{part}: {printed}");
    }
    let none = xfb(&[
        "triage",
        "xfb.gl.interleaved.vec3.basic",
        "--angle",
        "/no/such/folder",
    ]);
    assert_eq!(none.status.code(), Some(69));
    assert!(text(&none.stderr).contains("xfb run --api gles --gl-library /no/such/folder"));
}

#[test]
fn what_opengl_cannot_express_is_unsupported() {
    let results = run(&["xfb.generated.*", "xfb.conditional.*"]);
    let named = results.iter().filter(|(_, status, reason)| {
        status == "unsupported" && reason.starts_with("OpenGL has the tables of the case, but not")
    });
    assert!(named.count() > 0, "{results:?}");
}

#[test]
fn tables_are_compared_with_those_of_the_driver() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("a.vert");
    let path = file.to_str().expect("a plain path").to_owned();
    let against = |source: &str| {
        fs::write(&file, source).expect("a file");
        xfb(&["table", &path, "--against", "gl"])
    };
    let equal = against(
        "#version 440\nlayout(xfb_offset = 4, xfb_stride = 32) out vec3 a;\n\
         layout(xfb_buffer = 1, xfb_offset = 0) out float b[2];\n\
         void main() { a = vec3(gl_VertexID); b = float[2](1.0, 2.0); }\n",
    );
    assert_eq!(equal.status.code(), Some(0), "{}", text(&equal.stderr));
    assert!(text(&equal.stdout).ends_with("the same table\n"));
    // The engine does not read the body of a function; the driver does.
    let refused =
        against("#version 440\nlayout(xfb_offset = 0) out vec4 a;\nvoid main() { b = a; }\n");
    assert_ne!(refused.status.code(), Some(0));
    let case = xfb(&["table", "cases/table/w12.toml", "--against", "gl"]);
    assert_ne!(case.status.code(), Some(0));
}

#[test]
fn wrong_uses_are_refused() {
    let missing = xfb(&["devices", "--api", "gl", "--gl-library", "/no/such/folder"]);
    assert_eq!(missing.status.code(), Some(69));
    assert!(text(&missing.stderr).contains("cannot load /no/such/folder/libEGL.so"));
    let layers = xfb(&["run", "--api", "gl", "--validation", "xfb.gl.skip.*"]);
    assert_eq!(layers.status.code(), Some(64));
    let folder = TempDir::new().expect("a folder");
    let output = folder.path().join("repro");
    let output = output.to_str().expect("a plain path");
    let repro = xfb(&[
        "repro",
        "xfb.gl.names.variable.array",
        "--api",
        "gl",
        "-o",
        output,
    ]);
    assert_eq!(repro.status.code(), Some(64), "{}", text(&repro.stderr));
    let device = xfb(&[
        "run",
        "--api",
        "gl",
        "--device",
        "no such renderer",
        "xfb.gl.skip.*",
    ]);
    assert_eq!(device.status.code(), Some(69), "{}", text(&device.stderr));
    assert!(text(&device.stderr).contains("there is no OpenGL device 'no such renderer'"));
}
