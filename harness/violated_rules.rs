//! The model's hand-worked tests notice every misread rule.
//!
//! `violated_rules.toml` lists changes of the source of `src/oracle/model`, each of one rule. All changed
//! models are compiled at once, as modules of one generated package, and their tests
//! are run: some test must fail for each changed model, and none for the unchanged one.
//! This compilation takes long and is left to `ci/proofs/all`. Every run checks that each
//! change still applies, and that no rule which the model names is omitted.
//!
//! `edits.rs` has the faults of the model which runs the cases in place of a driver
//! (`ci/proofs/mutate-model`); here they are only put into the source.

#[path = "mutate_model/edits.rs"]
mod edits;

use super::files::files;
use regex::Regex;
use serde::Deserialize;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use xfb::run::faults::table::FaultTable;

/// Rules that the model names without implementing a step for them, because they are
/// unspecified or implemented elsewhere.
const NO_STEP: [u8; 1] = [37];

/// The content of `violated_rules.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Changes {
    change: Vec<Change>,
}

/// A change of the model's source.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Change {
    rules: Vec<u8>,
    file: String,
    text: String,
    instead: String,
}

fn changes() -> Vec<Change> {
    let changes: Changes = toml::from_str(include_str!("violated_rules.toml")).expect("changes");
    changes.change
}

fn model() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/oracle/model")
}

fn changed(change: &Change) -> String {
    let text = fs::read_to_string(model().join(&change.file)).expect(&change.file);
    let found = text.matches(&change.text).count();
    assert_eq!(found, 1, "{} has once: {}", change.file, change.text);
    text.replace(&change.text, &change.instead)
}

#[test]
fn every_change_applies() {
    for change in changes() {
        assert_ne!(change.text, change.instead);
        assert!(!changed(&change).is_empty());
    }
}

/// Copies the files below a folder.
fn copy(from: &Path, to: &Path) {
    for file in files(from) {
        let below = file.strip_prefix(from).expect("below the folder");
        let to = to.join(below);
        fs::create_dir_all(to.parent().expect("a folder")).expect("a folder");
        fs::copy(&file, to).expect("a copy");
    }
}

#[test]
fn every_fault_of_the_mock_driver_applies() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join("ci/proofs/model-edits.toml")).expect("a file");
    let edits = edits::Edits::read(&text).unwrap_or_else(|error| panic!("{error}"));
    let folder = tempfile::tempdir().expect("a folder");
    let source = folder.path().join("src");
    copy(&root.join("src"), &source);
    edits
        .apply(&source)
        .unwrap_or_else(|error| panic!("{error}"));
    let edited = fs::read_to_string(source.join("oracle/model/machine/draw.rs")).expect("a file");
    assert!(
        edited.contains("crate::fault::is(1)"),
        "the edits are there"
    );
    let table = edits.table().unwrap_or_else(|error| panic!("{error}"));
    fs::write(folder.path().join("faults.json"), table.to_string()).expect("a file");
    let table = FaultTable::read(folder.path()).unwrap_or_else(|error| panic!("{error}"));
    let names: BTreeSet<&str> = table.mutants.iter().map(|m| m.name.as_str()).collect();
    assert_eq!(names.len(), edits.names().len(), "each name is there once");
    let rare = edits.names().into_iter().filter(|(_, rare)| *rare).count();
    assert!(
        rare > 50 && names.len() - rare > 30,
        "{rare} of {}",
        names.len()
    );
}

#[test]
fn every_rule_that_the_model_names_is_broken_once() {
    let named = Regex::new(r"[Rr]ules? ([0-9]+(?:(?:, | and | to )[0-9]+)*)").expect("a pattern");
    let ranges = Regex::new(r"([0-9]+)(?: to ([0-9]+))?").expect("a pattern");
    let broken: BTreeSet<u8> = changes().into_iter().flat_map(|c| c.rules).collect();
    for file in files(&model()) {
        if file.ends_with("tests.rs") || file.components().any(|c| c.as_os_str() == "tests") {
            continue;
        }
        let text = fs::read_to_string(&file).expect("a file");
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        for list in named.captures_iter(text) {
            for range in ranges.captures_iter(&list[1]) {
                let number = |i: usize| range.get(i).map(|m| m.as_str().parse::<u8>());
                let first = number(1).expect("a number").expect("a rule");
                let last = number(2).map_or(first, |last| last.expect("a rule"));
                let mut rules = first..=last;
                let left_out = rules.find(|r| !broken.contains(r) && !NO_STEP.contains(r));
                assert_eq!(left_out, None, "{} names it", file.display());
            }
        }
    }
}

/// The dependencies of the model's crate, with the versions and features of the workspace.
fn dependencies() -> String {
    let manifest: toml::Table = include_str!("../Cargo.toml").parse().expect("a manifest");
    let all = &manifest["workspace"]["dependencies"];
    let own: toml::Table = include_str!("../src/oracle/Cargo.toml")
        .parse()
        .expect("a manifest");
    let names = own["dependencies"].as_table().expect("a table").keys();
    let shared = names.filter_map(|name| Some(format!("{name} = {}\n", all.get(name)?)));
    shared.collect()
}

/// Writes a package with the model as it is, and with each change.
fn package(folder: &Path, changes: &[Change]) {
    let root = env!("CARGO_MANIFEST_DIR");
    let source = folder.join("src");
    let _ = fs::remove_dir_all(&source);
    fs::create_dir_all(&source).expect("a folder");
    let manifest = format!(
        "[package]\nname = \"violated-rules\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
         [workspace]\n\n[profile.dev]\ndebug = false\n\n[dependencies]\n\
         xfb-oracle = {{ path = \"{root}/src/oracle\" }}\n{}",
        dependencies()
    );
    fs::write(folder.join("Cargo.toml"), manifest).expect("a manifest");
    fs::copy(
        Path::new(root).join("Cargo.lock"),
        folder.join("Cargo.lock"),
    )
    .expect("a lock file");
    let mut library =
        String::from("#![allow(warnings)]\npub use xfb_oracle::{capture, script, types, units};\n");
    let unchanged = (0, None);
    for (number, change) in std::iter::once(unchanged).chain((1..).zip(changes.iter().map(Some))) {
        let name = format!("m{number}");
        library.push_str(&format!("pub mod {name};\n"));
        for file in files(&model()) {
            let below = file.strip_prefix(model()).expect("below the model");
            let text = match change {
                Some(change) if below == Path::new(&change.file) => changed(change),
                _ => fs::read_to_string(&file).expect("a file"),
            };
            let to = source.join(&name).join(below);
            fs::create_dir_all(to.parent().expect("a folder")).expect("a folder");
            fs::write(to, text.replace("crate::model", &format!("crate::{name}"))).expect("a file");
        }
    }
    fs::write(source.join("lib.rs"), library).expect("a library");
}

#[test]
#[ignore = "compiles the model many times over: ci/proofs/all"]
fn every_change_is_noticed_by_a_test_of_the_model() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("violated-rules");
    let changes = changes();
    package(&folder, &changes);
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args(["test", "--offline", "--quiet", "--lib", "--no-fail-fast"])
        .args(["--", "--format=pretty"])
        .env("CARGO_TARGET_DIR", folder.join("target"))
        .current_dir(&folder);
    let output = cargo.output().expect("cargo");
    let text = String::from_utf8_lossy(&output.stdout);
    let failed = |number: usize| {
        let prefix = format!("test m{number}::");
        let mut lines = text.lines();
        lines.any(|line| line.starts_with(&prefix) && line.ends_with("FAILED"))
    };
    let ran = text
        .lines()
        .any(|line| line.starts_with("test m0::") && line.ends_with("ok"));
    assert!(ran, "{text}\n{}", String::from_utf8_lossy(&output.stderr));
    assert!(!failed(0), "{text}");
    let unnoticed = (1..).zip(&changes).filter(|(number, _)| !failed(*number));
    let unnoticed: Vec<String> = unnoticed
        .map(|(_, c)| format!("{}: {} -> {}", c.file, c.text, c.instead))
        .collect();
    println!("{} changes of the model", changes.len());
    assert!(unnoticed.is_empty(), "unnoticed:\n{}", unnoticed.join("\n"));
}
