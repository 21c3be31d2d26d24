//! `xfb fuzz` on one or two drivers that fail, crash or pass whatever they run.

use super::fixture::Fixture;
use serde_json::Value;
use std::fs;

/// A mock driver, and another one in `other.toml`.
fn drivers(does: &str, other: &str) -> Fixture {
    let mock = |device: &str, does: &str| {
        format!("devices = ['{device}']\n[[case]]\nname = '*'\n{does}\n")
    };
    let fixture = Fixture::new(&mock("Mock One", does));
    fs::write(fixture.path("other.toml"), mock("Mock Two", other)).expect("a file");
    fixture
}

const AGAINST: &str = "fuzz --seed 3 --count 2 --jobs 1 --against-mock other.toml";
const MISSING: &str = "does = 'fail'\nfingerprint = 'missing'\nexplanation = ''";
const PASS: &str = "does = 'pass'";
const STRAY: &str = "does = 'fail'\nfingerprint = 'stray(+4)'\nexplanation = ''";

/// The report of two cases on two drivers; the exit code is `code`.
fn report(does: &str, other: &str, code: i32) -> Value {
    let ran = drivers(does, other).run(&format!("{AGAINST} --format json"));
    let report = ran.exits(code).stdout;
    let report: Value = serde_json::from_str(&report).expect("JSON");
    assert_eq!(report["device"], "Mock One, mock no driver at all");
    assert_eq!(report["other_device"], "Mock Two, mock no driver at all");
    report
}

#[test]
fn a_failure_is_reduced_to_a_file_that_fails_alike() {
    let fixture = drivers(MISSING, PASS);
    fixture
        .run("fuzz --seed 3 --count 2 --jobs 1 -o finds")
        .exits(1)
        .prints("fail after ")
        .prints("reproduce: xfb run finds/fuzz_3_0.toml --mock mock.toml\n")
        .prints("2 fail, ")
        .prints(" of 9345 pairs, 1 finds and 1 more failures like them\n");
    let text = fixture.read("finds/fuzz_3_0.toml");
    assert!(!text.contains("other device"), "{text}");
    fixture
        .run("run finds/fuzz_3_0.toml")
        .exits(1)
        .prints("1 x missing");
}

#[test]
fn a_failure_that_the_other_device_passes() {
    let report = report(MISSING, PASS, 1);
    assert_eq!(report["statuses"]["fail"], 2);
    assert_eq!(report["other_statuses"]["pass"], 2);
    let find = &report["found"][0];
    assert_eq!(find["side"], "device");
    assert_eq!(find["elsewhere"]["status"], "pass");
    assert_eq!(find["elsewhere"]["alike"], false);
}

#[test]
fn a_failure_of_the_other_device_is_a_find_of_its_own() {
    let fixture = drivers(PASS, MISSING);
    fixture
        .run(&format!("{AGAINST} -o finds"))
        .exits(1)
        .prints("fails on the other device; on the first: pass\n")
        .prints("2 pass (other device: 2 fail; 0 pass with different memory), ")
        .prints("reproduce: xfb run finds/fuzz_3_0_other.toml --mock other.toml\n");
    let text = fixture.read("finds/fuzz_3_0_other.toml");
    let line = "\n# fails on the other device; on the first: pass\n";
    assert!(text.contains(line), "{text}");
}

#[test]
fn what_fails_alike_on_both_is_one_find() {
    let report = report(MISSING, MISSING, 1);
    let finds = report["found"].as_array().expect("finds");
    assert_eq!(finds.len(), 1, "{finds:?}");
    assert_eq!(finds[0]["side"], "device");
    assert_eq!(finds[0]["elsewhere"]["status"], "fail");
    assert_eq!(finds[0]["elsewhere"]["alike"], true);
}

#[test]
fn what_fails_otherwise_on_the_other_device_is_two_finds() {
    let report = report(MISSING, STRAY, 1);
    let finds = report["found"].as_array().expect("finds");
    let sides: Vec<_> = finds.iter().map(|find| &find["side"]).collect();
    assert_eq!(sides, ["device", "other"]);
    for find in finds {
        assert_eq!(find["elsewhere"]["status"], "fail");
        assert_eq!(find["elsewhere"]["alike"], false);
        assert_eq!(find["elsewhere"]["headline"], "what is wrong");
    }
}

#[test]
fn a_crash_of_the_other_device_does_not_end_the_session() {
    let report = report(PASS, "does = 'crash'\nsignal = 11\nphase = 'wait'", 1);
    assert_eq!(report["other_statuses"]["crash"], 2);
    assert_eq!(report["found"][0]["side"], "other");
    assert_eq!(report["found"][0]["status"], "crash");
}

#[test]
fn memory_that_differs_where_both_pass_is_counted_and_is_no_failure() {
    let same = report(
        "does = 'pass'\nmemory = 'a'",
        "does = 'pass'\nmemory = 'a'",
        0,
    );
    assert_eq!(same["differences"], 0);
    assert_eq!(same["passes_differently"], Value::Null);
    let other = report(
        "does = 'pass'\nmemory = 'a'",
        "does = 'pass'\nmemory = 'b'",
        0,
    );
    assert_eq!(other["differences"], 2);
    assert_eq!(other["passes_differently"][1]["number"], 1);
    assert_eq!(other["passes_differently"][1]["parts"], "buffer 0");
    drivers("does = 'pass'\nmemory = 'a'", "does = 'pass'\nmemory = 'b'")
        .run(AGAINST)
        .exits(0)
        .prints("case 0 passes with different memory: buffer 0\n")
        .prints("other device: 2 pass; 2 pass with different memory");
}

#[test]
fn the_other_device_may_have_a_command_of_its_own() {
    let fixture = drivers(PASS, MISSING);
    let xfb = env!("CARGO_BIN_EXE_xfb");
    let command = format!("WORD='two words' '{xfb}'");
    let mut fuzz = fixture.command(&format!("{AGAINST} -o finds"));
    let ran = super::ran::finish(fuzz.args(["--against-with", &command]));
    ran.exits(1).prints(&format!(
        "reproduce: {command} run finds/fuzz_3_0_other.toml"
    ));
    let mut fuzz = fixture.command(AGAINST);
    let ran = super::ran::finish(fuzz.args(["--against-with", "exit 3 #"]));
    ran.exits(69).complains("exit");
}
