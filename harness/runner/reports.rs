//! The files that summarize a run: JUnit XML and a text per failure.

use crate::fixture::Fixture;
use std::fs;

const MOCK: &str = r#"
devices = ["Mock <One>"]
cases = ["xfb.m.pass", "xfb.m.fail", "xfb.m.known", "xfb.n.unsupported", "xfb.n.crash"]
[[case]]
name = "xfb.m.fail"
does = "fail"
fingerprint = "displaced(+4)"
explanation = "expected <this> & that"
[[case]]
name = "xfb.m.known"
does = "fail"
fingerprint = "zero"
explanation = "expected this"
[[case]]
name = "xfb.n.unsupported"
does = "unsupported"
reason = "no geometryShader"
[[case]]
name = "xfb.n.crash"
does = "crash"
signal = 11
phase = "pipeline"
"#;

const KNOWN: &str = r#"
[[known]]
cases = ["xfb.m.known"]
status = "fail"
fingerprint = "zero"
rule = 50
driver = "mock"
reason = "a bug of the mock"
"#;

fn fixture() -> Fixture {
    let fixture = Fixture::new(MOCK);
    fs::write(fixture.path("known.toml"), KNOWN).expect("the file is written");
    fixture
}

#[test]
fn junit_states_failures_skips_and_known_failures() {
    let fixture = fixture();
    fixture
        .run("run --expectations known.toml --output out --overwrite --junit named.xml")
        .exits(1);
    let junit = fixture.read("out/junit.xml");
    assert_eq!(junit, fixture.read("named.xml"));
    let reproduce = format!(
        "reproduce: xfb run xfb.m.fail --mock {}",
        fixture.mock_file()
    );
    for part in [
        "<testsuites name=\"xfb\" tests=\"5\" skipped=\"2\" failures=\"2\" errors=\"0\"",
        "<testsuite name=\"xfb.m\" tests=\"3\"",
        "<testcase name=\"xfb.m.pass\" classname=\"xfb.m\" time=\"",
        "type=\"displaced(+4)\"",
        "expected &lt;this&gt; &amp; that",
        &reproduce,
        "<skipped message=\"known failure: a bug of the mock\" type=\"known-failure\"/>",
        "<skipped message=\"no geometryShader\" type=\"unsupported\"/>",
        "type=\"crash.SIGSEGV.pipeline\"",
        "Mock &lt;One&gt;",
    ] {
        assert!(junit.contains(part), "{part} in\n{junit}");
    }
}

#[test]
fn junit_of_a_run_without_results_is_written_by_its_own_argument() {
    let fixture = fixture();
    fixture.run("run --junit only.xml xfb.m.pass").exits(0);
    assert!(fixture.read("only.xml").contains("errors=\"0\""));
    assert!(!fixture.path("junit.xml").exists());
    fixture
        .run("run --junit /dev/null/no.xml xfb.m.pass")
        .exits(74)
        .complains("cannot write /dev/null/no.xml");
}

#[test]
fn each_failure_has_the_text_of_the_terminal() {
    let fixture = fixture();
    let ran = fixture
        .run("run --verbose --expectations known.toml --output out --overwrite")
        .exits(1);
    let entries = fs::read_dir(fixture.path("out/failures")).expect("the folder");
    let mut files: Vec<String> = entries
        .map(|entry| {
            entry
                .expect("an entry")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    files.sort();
    assert_eq!(
        files,
        ["xfb.m.fail.txt", "xfb.m.known.txt", "xfb.n.crash.txt"]
    );
    for case in ["xfb.m.fail", "xfb.n.crash"] {
        let text = fixture.read(&format!("out/failures/{case}.txt"));
        assert!(ran.stdout.contains(&text), "{text} in\n{}", ran.stdout);
    }
    let known = fixture.read("out/failures/xfb.m.known.txt");
    assert!(known.contains("known: a bug of the mock\n"), "{known}");
    assert!(known.contains("expected this\n"), "{known}");
    // The texts of an earlier run do not stay.
    fixture
        .run("run --output out --overwrite xfb.m.pass")
        .exits(0);
    let left = fs::read_dir(fixture.path("out/failures")).expect("the folder");
    assert_eq!(left.count(), 0);
}
