//! `xfb bundle`, and runs from bundles, on the model in place of a driver.

use super::ran::{Ran, finish};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// A case file with a shader of its own.
const FILE: &str = "about = 'x'\nrules = [15]\ninterface.outputs = [{ name = 'a', type = 'vec3', \
    offset = 0 }]\npipeline.shaders = [{ stage = 'vertex', file = './mine.vert' }]\n";

/// A folder with the mock file of the model.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("mock.toml"), "model = true\n").expect("a file");
    folder
}

fn xfb(folder: &Path, arguments: &str) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    command.args(arguments.split_whitespace());
    finish(command.current_dir(folder))
}

/// Runs cases on the model; returns the status, the variation and the reason of each.
fn run(folder: &Path, arguments: &str) -> BTreeMap<String, String> {
    let output = "run --mock mock.toml --output out --overwrite --expectations none";
    let ran = xfb(folder, &format!("{output} {arguments}"));
    let text = fs::read_to_string(folder.join("out/results.json"));
    let text = text.unwrap_or_else(|error| panic!("{error}\n{}{}", ran.stdout, ran.stderr));
    let json: Value = serde_json::from_str(&text).expect("JSON");
    let results = json["results"].as_array().expect("results").iter();
    let text = |result: &Value| {
        let part = |key: &str| result[key].to_string();
        format!(
            "{} {} {}",
            part("status"),
            part("variation"),
            part("reason")
        )
    };
    let results = results.map(|result| (result["name"].to_string(), text(result)));
    results.collect()
}

/// Modules, refusals by the compiler and by the engine, assembly, texts of OpenGL, several programs,
/// packed stages and images.
#[test]
fn a_bundle_gives_the_verdicts_of_the_compiler() {
    let folder = folder();
    let folder = folder.path();
    xfb(folder, "bundle --list smoke -o cases.bundle").exits(0);
    for variations in ["", "--vary 7", "--plain"] {
        let run = |more: &str| run(folder, &format!("--list smoke {variations} {more}"));
        let compiled = run("");
        assert!(compiled.len() > 100, "{compiled:#?}");
        assert_eq!(run("--bundle cases.bundle"), compiled);
    }
}

#[test]
fn a_text_that_the_bundle_lacks_is_an_error_that_states_what_to_do() {
    let folder = folder();
    let folder = folder.path();
    let shader = xfb(folder, "show --glsl xfb.place.stride.vertex.8").exits(0);
    assert!(shader.stdout.contains("#version"), "{}", shader.stdout);
    fs::create_dir(folder.join("mine")).expect("a folder");
    let toml = xfb(folder, "show --toml xfb.place.stride.vertex.8").exits(0);
    let file = folder.join("mine/own.toml");
    fs::write(&file, &toml.stdout).expect("a file");
    xfb(folder, "bundle mine/own.toml -o my.bundle")
        .exits(0)
        .prints("my.bundle (of xfb ")
        .prints(" modules and messages of 1 case\n");
    let own = |arguments: &str| {
        let results = run(folder, &format!("mine/own.toml {arguments}"));
        results.into_values().next().expect("a result")
    };
    assert!(own("--bundle my.bundle").starts_with("\"pass\""));
    xfb(folder, "bundle --check my.bundle mine/own.toml").exits(0);
    // A changed text has no module.
    let renamed = toml.stdout.replace("\"a\"", "\"other\"");
    assert_ne!(renamed, toml.stdout);
    fs::write(&file, renamed).expect("a file");
    let lacking = own("--bundle my.bundle");
    for part in [
        "\"error\"",
        "this xfb compiles no shaders, and my.bundle (of xfb ",
        "has no module of this text: run `xfb bundle FILE -o my.bundle`",
    ] {
        assert!(lacking.contains(part), "{part}: {lacking}");
    }
    assert!(own("").starts_with("\"pass\""));
    xfb(folder, "bundle --check my.bundle mine/own.toml")
        .exits(65)
        .complains("my.bundle lacks modules of 1 case: xfb.local.");
}

#[test]
fn a_bundle_that_cannot_be_used_ends_the_run() {
    let folder = folder();
    let folder = folder.path();
    let case = "xfb.place.stride.vertex.8";
    xfb(folder, &format!("bundle {case} -o cases.bundle")).exits(0);
    let path = folder.join("cases.bundle");
    let whole = fs::read(&path).expect("a bundle");
    let mut damaged = whole.clone();
    damaged[whole.len() - 1] ^= 1;
    let mut newer = whole.clone();
    newer[12] = 9;
    for (content, message) in [
        (&whole[..whole.len() / 2], "cases.bundle is truncated: "),
        (&damaged, "cases.bundle is damaged: "),
        (&newer, "cases.bundle is a bundle of format 9, "),
        (&whole[1..], "cases.bundle is not a bundle of "),
    ] {
        fs::write(&path, content).expect("a file");
        for command in ["run --mock mock.toml", "bisect-step --mock mock.toml"] {
            let code = if command.starts_with("run") { 65 } else { 129 };
            let line = format!("{command} {case} --bundle cases.bundle");
            xfb(folder, &line).exits(code).complains(message);
        }
        xfb(folder, &format!("bundle {case} --check cases.bundle"))
            .exits(65)
            .complains(message);
    }
    xfb(
        folder,
        &format!("run --mock mock.toml {case} --bundle none.bundle"),
    )
    .exits(65)
    .complains("cannot read none.bundle: ");
}

#[test]
fn a_shader_that_the_compiler_refuses_is_not_bundled() {
    let folder = folder();
    let folder = folder.path();
    fs::create_dir(folder.join("mine")).expect("a folder");
    fs::write(folder.join("mine/mine.vert"), "#version 450\nnothing\n").expect("a file");
    fs::write(folder.join("mine/own.toml"), FILE).expect("a file");
    xfb(folder, "bundle mine/own.toml -o my.bundle")
        .exits(65)
        .complains("xfb.local.mine.own: ")
        .complains("mine.vert:3: error: ");
    assert!(!folder.join("my.bundle").exists());
}

#[test]
fn random_shaders_need_a_compiler() {
    let folder = folder();
    xfb(folder.path(), "fuzz --mock mock.toml --count 1 --bundle x")
        .exits(64)
        .complains("xfb fuzz compiles its shaders: it takes no --bundle");
}
