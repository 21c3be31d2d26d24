//! `xfb minimise` on a driver that fails, crashes or passes whatever it runs.

use super::fixture::Fixture;
use std::fs;

/// A case with three outputs, two captures, counters and queries.
const CASE: &str = "xfb.counter.first.1";

fn driver(does: &str) -> Fixture {
    Fixture::new(&format!(
        "devices = ['Mock']\n[[case]]\nname = '*'\n{does}\n"
    ))
}

#[test]
fn a_failure_is_reduced_to_a_file_that_fails_alike() {
    let fixture = driver("does = 'fail'\nfingerprint = 'missing'\nexplanation = ''");
    fixture
        .run(&format!("minimise {CASE} -o small.toml"))
        .exits(0)
        .prints("4 steps, 3 outputs reduced to ")
        .prints("written to small.toml\nreproduce: xfb run ");
    let text = fixture.read("small.toml");
    for part in [
        "# fail: ",
        "# fingerprint: missing\n",
        &format!("# reduced from {CASE} on Mock, mock no driver at all\n"),
    ] {
        assert!(text.contains(part), "no '{part}' in {text}");
    }
    // This driver fails whatever there is.
    assert_eq!(text.matches("type = ").count(), 1, "{text}");
    assert!(!text.contains("counters ="), "{text}");
    fixture.run("run small.toml").exits(1).prints("1 x missing");
    // Another file is never replaced.
    fixture
        .run(&format!("minimise {CASE} -o small.toml"))
        .exits(74)
        .complains("cannot write small.toml");
    assert_eq!(fixture.read("small.toml"), text);
}

#[test]
fn a_crash_is_reduced_in_workers() {
    let fixture = driver("does = 'crash'\nsignal = 11\nphase = 'wait'");
    fixture
        .run(&format!("minimise {CASE}"))
        .exits(0)
        .prints("# crash: ")
        .prints("# fingerprint: crash.SIGSEGV.execution\n");
}

/// A crash has no kinds of difference: what it needs distinguishes it from another one.
#[test]
fn a_reduced_crash_passes_with_every_change_with_which_the_case_passes() {
    let cures = ["no counters at end", "firstVertex 0 of every draw"];
    let crash = |cures: &[&str]| {
        driver(&format!(
            "does = 'crash'\nsignal = 11\nphase = 'wait'\ncures = {cures:?}"
        ))
    };
    let fixture = crash(&cures[..1]);
    fixture
        .run(&format!("minimise {CASE}"))
        .exits(0)
        .prints(&format!(
            "# {CASE} and the smaller case pass with each of:\n#   no counters at end\n# Saved"
        ))
        .prints("{ end = {");
    fixture
        .run(&format!("explain {CASE}"))
        .exits(0)
        .prints("passes with\n    no counters at end\ncrashes alike with\n    ");
    // The case does not have the second change.
    let explained = crash(&cures[1..]);
    explained
        .run(&format!("minimise {CASE}"))
        .exits(0)
        .prints(&format!(
            "# No change of `xfb explain` makes {CASE} pass: the fault of the smaller case may be \
             another one.\n"
        ));
}

#[test]
fn only_a_failing_case_of_a_case_file_is_reduced() {
    let fixture = driver("does = 'pass'");
    fixture
        .run(&format!("minimise {CASE} -o small.toml"))
        .exits(1)
        .complains("does not fail on this device");
    assert!(!fixture.path("small.toml").exists());
    let test = "[require]\nGLSL >= 1.50\n";
    fs::write(fixture.path("a.shader_test"), test).expect("a file");
    fixture.run("minimise a.shader_test").exits(65);
    fixture
        .run("minimise xfb.no.such")
        .exits(64)
        .complains("there is no case xfb.no.such");
}
