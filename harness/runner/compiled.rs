//! Runs that compile and record only (`--compile-only`, `--stores`): every format states it, and
//! their results are never mixed with those of runs of another mode.

use super::fixture::Fixture;
use super::{Value, finish};
use crate::ran::Ran;
use std::fs;
use std::process::Command;

const NOTICE: &str = "compiled and recorded only; nothing was executed";
const STORES: &str = "stores read from texts of the driver; no captured data was compared";

const DRIVER: &str = r#"
devices = ["Mock"]
cases = ["xfb.m.good", "xfb.m.bad", "xfb.m.crash"]
[[case]]
name = "xfb.m.good"
does = "pass"
[[case]]
name = "xfb.m.bad"
does = "fail"
fingerprint = "missing"
explanation = "vertex 3 is not captured"
[[case]]
name = "xfb.m.crash"
does = "crash"
signal = 11
phase = "record"
"#;

/// A folder with the results of a run of each mode, `compiled` and `executed`.
fn both() -> Fixture {
    let fixture = Fixture::new(DRIVER);
    fixture.run("run --output executed").exits(1);
    fixture.run("run --compile-only --output compiled").exits(1);
    fixture
}

/// A command other than `run`, in the folder of the results.
fn other(fixture: &Fixture, arguments: &str) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    command.current_dir(fixture.path("."));
    finish(command.args(arguments.split(' ')))
}

fn json(fixture: &Fixture, folder: &str) -> Value {
    let text = fixture.read(&format!("{folder}/results.json"));
    serde_json::from_str(&text).expect("a document")
}

#[test]
fn every_format_states_that_nothing_was_executed() {
    states_its_mode("compile-only", "compiled", NOTICE);
    states_its_mode("stores", "stores", STORES);
}

fn states_its_mode(option: &str, mode: &str, notice: &str) {
    let fixture = Fixture::new(DRIVER);
    let run = format!("run --{option} --output out");
    let ran = fixture.run(&run).exits(1);
    let device = format!("Vulkan 1.3.0 ({notice})\n");
    assert!(ran.stdout.contains(&device), "{}", ran.stdout);
    assert_eq!(
        ran.stdout.lines().last().expect("a line"),
        format!("FAILED: 2 unexpected of 3 (2 faults) ({notice}); report: out/report.html")
    );
    for file in ["results.csv", "failures.csv"] {
        let text = fixture.read(&format!("out/{file}"));
        assert!(text.starts_with(&format!("# {notice}\n")), "{file}: {text}");
    }
    for file in ["junit.xml", "report.html", "failures/xfb.m.bad.txt"] {
        let text = fixture.read(&format!("out/{file}"));
        assert!(text.contains(notice), "{file}: {text}");
    }
    let document = json(&fixture, "out");
    assert_eq!(document["device"]["mode"], mode);
    for result in document["results"].as_array().expect("results") {
        assert_eq!(result["mode"], mode, "{result}");
    }
    let crash = &document["results"][2];
    assert_eq!(crash["fingerprint"], "crash.SIGSEGV.record");
    let reproduce = crash["reproduce"].as_str().expect("a command");
    assert!(reproduce.contains(&format!(" --{option}")), "{reproduce}");
}

#[test]
fn a_run_that_executes_states_nothing_of_it() {
    let fixture = Fixture::new(DRIVER);
    let ran = fixture.run("run --output out").exits(1);
    assert!(!ran.stdout.contains(NOTICE), "{}", ran.stdout);
    for file in ["results.csv", "failures.csv", "junit.xml", "results.json"] {
        let text = fixture.read(&format!("out/{file}"));
        assert!(!text.contains(NOTICE), "{file}: {text}");
    }
    assert_eq!(json(&fixture, "out")["device"]["mode"], "executed");
}

#[test]
fn results_of_two_modes_are_neither_compared_nor_merged() {
    let fixture = both();
    for (one, two) in [
        ("executed", "compiled"),
        ("compiled", "executed"),
        ("executed/results.csv", "compiled/results.csv"),
    ] {
        other(&fixture, &format!("compare {one} {two}"))
            .exits(65)
            .complains(&format!("in one of these runs, cases were {NOTICE}"));
    }
    other(&fixture, "compare compiled compiled").exits(0);
    fixture.run("run --stores --output stores").exits(1);
    for other_mode in ["executed", "compiled"] {
        other(
            &fixture,
            &format!("compare {other_mode} stores/results.csv"),
        )
        .exits(65)
        .complains(STORES);
    }
    other(&fixture, "compare stores stores/results.csv").exits(0);
    other(&fixture, "merge executed compiled --output out")
        .exits(65)
        .complains(NOTICE);
    let merged = other(&fixture, "merge compiled --output out").exits(1);
    assert!(merged.stdout.contains(NOTICE), "{}", merged.stdout);
    assert_eq!(json(&fixture, "out")["results"][0]["mode"], "compiled");
}

#[test]
fn an_expectation_is_about_the_modes_that_it_names() {
    let fixture = both();
    let entry = "[[known]]\ncases = ['xfb.m.bad']\nstatus = 'fail'\nfingerprint = 'missing'\n\
                 driver = 'mock'\nreason = 'a bug'\n";
    let standing = |modes: &str, option: &str| {
        let file = fixture.path("known.toml");
        fs::write(file, format!("{entry}{modes}")).expect("the file is written");
        fixture.run(&format!(
            "run xfb.m.bad --expectations known.toml --output out --overwrite{option}"
        ));
        json(&fixture, "out")["results"][0]["standing"]["kind"].clone()
    };
    for (modes, executed, compiled) in [
        ("", "known", "plain"),
        ("modes = ['executed']", "known", "plain"),
        ("modes = ['compiled']", "plain", "known"),
        ("modes = ['executed', 'compiled']", "known", "known"),
        ("modes = ['stores']", "plain", "plain"),
    ] {
        assert_eq!(standing(modes, ""), executed, "{modes}");
        assert_eq!(standing(modes, " --compile-only"), compiled, "{modes}");
    }
}

#[test]
fn lists_of_failures_are_about_the_mode_of_their_run() {
    let fixture = both();
    for (option, mode, code) in [
        ("", "executed", 0),
        ("", "compiled", 1),
        (" --compile-only", "executed", 1),
        (" --compile-only", "compiled", 0),
    ] {
        fixture
            .run(&format!("run{option} --fails {mode}/failures.csv"))
            .exits(code);
    }
    fixture
        .run("run --compile-only --bless blessed.toml")
        .exits(1);
    let blessed = fixture.read("blessed.toml");
    assert_eq!(
        blessed.matches("modes = [\"compiled\"]").count(),
        2,
        "{blessed}"
    );
    fixture
        .run("run --compile-only --expectations blessed.toml")
        .exits(0);
    fixture.run("run --expectations blessed.toml").exits(1);
}

#[test]
fn a_bisection_step_states_the_mode() {
    let fixture = Fixture::new(DRIVER);
    fixture
        .run("bisect-step xfb.m.crash --compile-only --repeat 1")
        .exits(1)
        .complains(NOTICE);
    fixture
        .run("bisect-step xfb.m.good --compile-only --repeat 1")
        .exits(0);
}
