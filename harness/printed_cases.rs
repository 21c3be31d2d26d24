//! `xfb show --toml`: a printed case, saved in a folder of cases, has the status and
//! the headline of the case that it is a copy of.

use super::ran::{run_cases, xfb};
use std::fs;

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

#[test]
fn existing_cases_are_printed_with_what_a_seed_generates() {
    let printed = |name| xfb(&["show", "--toml", name]);
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
        let printed = xfb(&["show", "--toml", name]).exits(0);
        let file = regress.join(format!("copy_{number}.toml"));
        fs::write(file, printed.stdout).expect("a file");
    }
    let cases = folder.path().join("cases").display().to_string();
    let copies = run_cases(&["--cases", &cases]);
    let originals = run_cases(&CASES);
    assert_eq!(originals.len(), CASES.len());
    for (number, name) in CASES.iter().enumerate() {
        let copy = format!("xfb.regress.copy_{number}");
        assert_eq!(copies.get(&copy), originals.get(*name), "{name}");
    }
}
