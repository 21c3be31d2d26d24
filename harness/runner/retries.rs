//! Unexpected failures that are run again, runs that end early, and runs without workers.

use super::WRECKS;
use super::fixture::Fixture;
use serde_json::Value;

/// Three cases: one passes, one fails each time, one fails and is confirmed, and then passes.
const FLAKY: &str = "devices = ['Mock']
cases = ['xfb.m.always', 'xfb.m.once', 'xfb.m.pass']
state = '.'
[[case]]
name = 'xfb.m.always'
does = 'fail'
fingerprint = 'missing'
explanation = ''
[[case]]
name = 'xfb.m.once'
does = 'fail'
fingerprint = 'missing'
explanation = ''
runs = 2
";

fn standing<'r>(results: &'r Value, name: &str) -> &'r Value {
    let cases = results["results"].as_array().expect("results");
    cases
        .iter()
        .find(|case| case["name"] == name)
        .expect("the case has a result")
}

#[test]
fn a_retry_tells_a_flake_from_a_failure() {
    let fixture = Fixture::new(FLAKY);
    let ran = fixture.run("run -j1 --output out --retries 3");
    ran.exits(1)
        .prints("not the same each time: 1 x fail (missing), 3 x pass");
    let results = fixture.results();
    let flaky = standing(&results, "xfb.m.once");
    assert_eq!(flaky["fingerprint"], "flaky", "{flaky}");
    let always = standing(&results, "xfb.m.always");
    assert_eq!(always["fingerprint"], "missing", "{always}");
    assert_eq!(results["results"].as_array().map(Vec::len), Some(3));
}

#[test]
fn a_run_ends_after_the_failures_that_it_may_have() {
    let fixture = Fixture::new(WRECKS);
    let ran = fixture.run("run -j1 --max-fails 2 --timeout 4 --output out");
    let ran = ran.exits(1);
    ran.complains("as many cases failed as --max-fails permits: 16 cases not run");
    let results = fixture.results();
    assert_eq!(results["complete"], false);
    assert_eq!(results["outcome"], "failed");
    assert_eq!(results["results"].as_array().map(Vec::len), Some(4));
    fixture.run("run -j1 --max-fails 1 xfb.m.pass*").exits(0);
}

#[test]
fn without_workers_every_case_runs_in_this_process() {
    let fixture = Fixture::new(WRECKS);
    let cases = "xfb.m.pass* xfb.m.fail1 xfb.m.unsupported";
    let ran = fixture.run(&format!("run --in-process {cases} --output out"));
    ran.exits(1)
        .prints("8 pass")
        .prints("1 fail")
        .prints("1 unsupported");
    // A crash is that of the program, so that a debugger stops there.
    let mut command = fixture.command("run --in-process xfb.m.segv");
    let status = command.status().expect("xfb starts");
    assert_eq!(
        std::os::unix::process::ExitStatusExt::signal(&status),
        Some(11)
    );
    fixture
        .run("run --in-process xfb.m.pass1 -j2")
        .exits(64)
        .complains("--in-process");
    fixture
        .run("run --in-process xfb.m.pass1 --device Three")
        .exits(69)
        .complains("no such mock device");
}

#[test]
fn a_crash_that_needs_the_validation_layer_is_an_error_of_the_layer() {
    let mock = "devices = ['Mock']
cases = ['xfb.m.driver', 'xfb.m.layer', 'xfb.m.pass']
[[case]]
name = 'xfb.m.driver'
does = 'crash'
signal = 11
phase = 'wait'
[[case]]
name = 'xfb.m.layer'
under_validation = true
does = 'crash'
signal = 11
phase = 'pipeline'
";
    let fixture = Fixture::new(mock);
    fixture.run("run -j1 --output out --validation").exits(1);
    let results = fixture.results();
    let driver = standing(&results, "xfb.m.driver");
    assert_eq!(driver["status"], "crash", "{driver}");
    let layer = standing(&results, "xfb.m.layer");
    assert_eq!(layer["status"], "error", "{layer}");
    assert!(layer["in_company"].is_null(), "{layer}");
    let fingerprint = "validation-layer.crash.SIGSEGV.pipeline";
    assert_eq!(layer["fingerprint"], fingerprint, "{layer}");
    let reason = layer["reason"].as_str().expect("a reason");
    let begin = "the worker was killed by SIGSEGV";
    assert!(reason.starts_with(begin), "{reason}");
    let without = "in step pipeline; without --validation the status of the case is pass: the \
                   validation layer is wrong, or the driver damages memory that the layer uses";
    assert!(reason.ends_with(without), "{reason}");
    // Without the layer nothing else runs again.
    fixture.run("run -j1 --output plain").exits(1);
    let results: Value = serde_json::from_str(&fixture.read("plain/results.json")).expect("JSON");
    assert_eq!(standing(&results, "xfb.m.layer")["status"], "pass");
}
