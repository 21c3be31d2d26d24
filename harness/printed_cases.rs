//! `xfb show --toml`: a printed case, saved in a folder of cases, has the status and
//! the headline of the case that it is a copy of.

use super::ran::finish;
use std::collections::BTreeMap;
use std::fs;
use std::process::Command;

/// Generated cases, a variant by `extends`, conditions of steps, additional programs, a
/// block in memory, and cases that fail on some versions of lavapipe.
const CASES: [&str; 10] = [
    "xfb.fuzz.declared.2.4",
    "xfb.fuzz.requested.1.1",
    "xfb.pipeline.device_address.place_stride_vertex_8",
    "xfb.resume.switch.back.each_in_its_own.submission",
    "xfb.resume.topologies.line_strip.command_buffer.4",
    "xfb.counter.first.1",
    "xfb.counter.again.a_counter",
    "xfb.memory_layout.b1.std140.uniform",
    "xfb.memory_layout.random.2.std430.uniform",
    "xfb.overflow.buffers.1.lines",
];

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    command.args(arguments);
    command
}

/// The status and the reason of each case, by name.
fn run(cases: &[&str]) -> BTreeMap<String, [String; 2]> {
    let output = tempfile::tempdir().expect("a folder");
    let folder = output.path().to_str().expect("text");
    let ran = finish(command(&["run", "--output", folder]).args(cases));
    let results = fs::read_to_string(output.path().join("results.json"));
    let results = results.unwrap_or_else(|error| panic!("{error}\n{}{}", ran.stdout, ran.stderr));
    let results: serde_json::Value = serde_json::from_str(&results).expect("JSON");
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    let results = results["results"].as_array().expect("results").iter();
    results
        .map(|r| (text(&r["name"]), [text(&r["status"]), text(&r["reason"])]))
        .collect()
}

#[test]
fn existing_cases_are_printed_with_what_a_seed_generates() {
    let printed = |name| finish(&mut command(&["show", "--toml", name]));
    printed(CASES[0]).exits(0).prints("\nrules = [");
    let members = "\nmembers = [";
    printed("xfb.memory_layout.random.1.scalar.storage")
        .exits(0)
        .prints(members);
    printed("xfb.none").exits(64).complains("there is no case");
}

#[test]
fn a_saved_copy_of_a_case_has_the_same_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let regress = folder.path().join("cases/regress");
    fs::create_dir_all(&regress).expect("a folder");
    for (number, name) in CASES.iter().enumerate() {
        let printed = finish(&mut command(&["show", "--toml", name])).exits(0);
        let file = regress.join(format!("copy_{number}.toml"));
        fs::write(file, printed.stdout).expect("a file");
    }
    let cases = folder.path().join("cases").display().to_string();
    let copies = run(&["--cases", &cases]);
    let originals = run(&CASES);
    assert_eq!(originals.len(), CASES.len());
    for (number, name) in CASES.iter().enumerate() {
        let copy = format!("xfb.regress.copy_{number}");
        assert_eq!(copies.get(&copy), originals.get(*name), "{name}");
    }
}
