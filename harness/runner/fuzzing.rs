//! `xfb fuzz` on one or two drivers that fail, crash or pass whatever they run.

use super::fixture::Fixture;
use super::ran::finish;
use serde_json::{Value, json};
use std::fs;
use xfb::meter::Times;
use xfb::run::protocol::Reply;
use xfb::script::Capabilities;

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
const PASS: &str = "does = 'pass'";
const CRASH: &str = "does = 'crash'\nsignal = 11\nphase = 'wait'";
const MISSING: &str = "does = 'fail'\nfingerprint = 'missing'\nexplanation = ''";
const STRAY: &str = "does = 'fail'\nfingerprint = 'stray(+4)'\nexplanation = ''";

fn one() -> &'static str {
    "Mock One, mock no driver at all"
}

fn two() -> &'static str {
    "Mock Two, mock no driver at all"
}

/// The report of a session with these arguments; the exit code is `code`.
fn report_of(fixture: &Fixture, arguments: &str, code: i32) -> Value {
    let ran = fixture.run(&format!("{arguments} --format json"));
    let report = ran.exits(code).stdout;
    serde_json::from_str(&report).expect("JSON")
}

/// The report of two cases on two drivers; the exit code is `code`.
fn report(does: &str, other: &str, code: i32) -> Value {
    let report = report_of(&drivers(does, other), AGAINST, code);
    assert_eq!(report["device"], one());
    assert_eq!(report["comparison"]["device"], two());
    report
}

/// The side and the device of each find, and whether the other device fails alike.
fn finds(report: &Value) -> Vec<(String, String, bool)> {
    let text = |value: &Value| value.as_str().expect("text").to_owned();
    let finds = report["found"].as_array().expect("finds").iter();
    let same = |find: &Value| find["other_result"]["same_failure"].as_bool();
    finds
        .map(|find| {
            let same = same(find).expect("a result of the other device");
            (text(&find["side"]), text(&find["device"]), same)
        })
        .collect()
}

fn find_on(side: &str, same_failure: bool) -> (String, String, bool) {
    let device = if side == "device" { one() } else { two() };
    (side.to_owned(), device.to_owned(), same_failure)
}

#[test]
fn a_failure_is_reduced_to_a_file_that_fails_alike() {
    let fixture = drivers(MISSING, PASS);
    fixture
        .run("fuzz --seed 3 --count 2 --jobs 1 -o finds")
        .exits(1)
        .complains("device Mock One")
        .prints("fail after ")
        .prints(&format!(
            "  reproduce: xfb run {} --mock ",
            fixture.path("finds/fuzz_3_0.toml").display()
        ))
        .prints("2 fail, ")
        .prints(
            " of 9345 argument-situation pairs occurred, 1 find and 1 more failures like them\n",
        );
    let text = fixture.read("finds/fuzz_3_0.toml");
    for line in [
        "# fingerprint: missing\n",
        "# device: Mock One, mock no driver at all\n",
        "# found by: xfb fuzz --seed 3 --first 0 --count 1 --mock mock.toml\n",
    ] {
        assert!(text.contains(line), "no {line:?} in {text}");
    }
    assert!(!text.contains("compared"), "{text}");
    fixture
        .run("run finds/fuzz_3_0.toml")
        .exits(1)
        .prints("1 x missing");
}

#[test]
fn a_failure_that_the_other_device_passes() {
    let report = report(MISSING, PASS, 1);
    assert_eq!(report["statuses"], json!({"fail": 2}));
    assert_eq!(report["comparison"]["statuses"], json!({"pass": 2}));
    assert_eq!(finds(&report), [find_on("device", false)]);
    let other = &report["found"][0]["other_result"];
    assert_eq!(
        (&other["status"], &other["device"]),
        (&json!("pass"), &json!(two()))
    );
}

#[test]
fn a_failure_of_the_other_device_is_a_find_of_its_own() {
    let fixture = drivers(PASS, MISSING);
    fixture
        .run(&format!("{AGAINST} -o finds"))
        .exits(1)
        .complains("compared with Mock Two")
        .prints(&format!(
            "  device: {}\n  compared: pass on {}\n",
            two(),
            one()
        ))
        .prints("2 pass (other device: 2 fail; 0 passed with different memory), ");
    let text = fixture.read("finds/fuzz_3_0_other.toml");
    for line in [
        format!("\n# device: {}\n", two()),
        format!("\n# compared: pass on {}\n", one()),
        "--count 1 --mock mock.toml --against-mock other.toml\n".to_owned(),
    ] {
        assert!(text.contains(&line), "no {line:?} in {text}");
    }
    // The command of the file runs it on the device that fails.
    let reproduce = text
        .lines()
        .find_map(|line| line.strip_prefix("# reproduce: "));
    let reproduce = reproduce.expect("a command");
    assert!(reproduce.ends_with("/other.toml"), "{reproduce}");
    let arguments: Vec<&str> = reproduce.split(' ').skip(1).collect();
    let mut run = std::process::Command::new(env!("CARGO_BIN_EXE_xfb"));
    finish(run.current_dir(fixture.path(".")).args(arguments))
        .exits(1)
        .prints("1 x missing");
}

#[test]
fn what_fails_in_the_same_way_on_both_devices_is_one_find() {
    assert_eq!(
        finds(&report(MISSING, MISSING, 1)),
        [find_on("device", true)]
    );
}

#[test]
fn what_fails_otherwise_on_the_other_device_is_two_finds() {
    let both = [find_on("device", false), find_on("other", false)];
    assert_eq!(finds(&report(MISSING, STRAY, 1)), both);
}

#[test]
fn two_drivers_that_crash_have_a_find_each() {
    let both = [find_on("device", true), find_on("other", true)];
    assert_eq!(finds(&report(CRASH, CRASH, 1)), both);
    assert_eq!(finds(&report(PASS, CRASH, 1)), [find_on("other", false)]);
}

#[test]
fn a_failure_of_the_other_device_counts_though_the_first_fails_once_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let state = format!("state = '{}'\n", folder.path().display());
    let fixture = Fixture::new(&format!(
        "{state}devices = ['Mock One']\n[[case]]\nname = '*'\nruns = 1\n{MISSING}\n"
    ));
    let other = format!("devices = ['Mock Two']\n[[case]]\nname = '*'\n{MISSING}\n");
    fs::write(fixture.path("other.toml"), other).expect("a file");
    let ran = fixture.run(&format!("{AGAINST} --format json")).exits(1);
    let report: Value = serde_json::from_str(&ran.stdout).expect("JSON");
    assert_eq!(report["statuses"], json!({"fail": 2}));
    // The reduced case, too, fails once on the first device: that is not confirmed.
    assert_eq!(finds(&report), [find_on("other", false)]);
    ran.complains("case 0 failed once and not again");
}

#[test]
fn a_device_that_is_lost_ends_the_session_with_a_report() {
    let folder = tempfile::tempdir().expect("a folder");
    let state = format!("state = '{}'\n", folder.path().display());
    let fixture = drivers(MISSING, PASS);
    let other = format!(
        "{state}devices = ['Mock Two']\nrefused_starts = [2, 3, 4, 5]\n\
         pauses_milliseconds = [1, 1, 1]\n[[case]]\nname = '*'\n{CRASH}\n"
    );
    fs::write(fixture.path("other.toml"), other).expect("a file");
    let ran = fixture.run(&format!("{AGAINST} --format json")).exits(75);
    let report: Value = serde_json::from_str(&ran.stdout).expect("JSON");
    let why = "the device to compare with: the device worked before and did not come back";
    assert!(
        report["stopped"]
            .as_str()
            .is_some_and(|stopped| stopped.starts_with(why)),
        "{report}"
    );
    ran.complains(why);
    // The results of the first device until then are reported.
    assert_eq!(report["statuses"], json!({"fail": 1}));
    assert_eq!(report["found"][0]["side"], "device");
    assert_eq!(report["found"][0]["other_result"], Value::Null);
}

#[test]
fn nothing_is_compared_if_the_other_device_supports_nothing() {
    let unsupported = "does = 'unsupported'\nreason = 'geometryShader'";
    let report = report(PASS, unsupported, 3);
    assert_eq!(report["comparison"]["statuses"], json!({"unsupported": 2}));
}

#[test]
fn different_memory_of_passing_cases_is_counted_and_is_no_failure() {
    let (a, b) = ("does = 'pass'\nmemory = 'a'", "does = 'pass'\nmemory = 'b'");
    let same = report(a, a, 0);
    assert_eq!(same["comparison"]["memory_differences"], 0);
    assert_eq!(same["comparison"]["first_memory_differences"], json!([]));
    let fixture = drivers(a, b);
    let ran = fixture.run(&format!("{AGAINST} -o finds")).exits(0);
    let line = "case 0 passes on both devices, with different memory: buffer 0\n";
    ran.prints(line)
        .prints("other device: 2 pass; 2 passed with different memory");
    let text = fixture.read("finds/memory_3_0.toml");
    assert!(
        text.starts_with(&format!("# {line}# found by: xfb fuzz ")),
        "{text}"
    );
    fixture.run("run finds/memory_3_0.toml").exits(0);
    // All are counted, and the first are listed.
    let many = "fuzz --seed 3 --count 24 --jobs 3 --against-mock other.toml";
    let other = report_of(&fixture, many, 0);
    assert_eq!(other["statuses"], json!({"pass": 24}));
    let comparison = &other["comparison"];
    assert_eq!(comparison["statuses"], json!({"pass": 24}));
    assert_eq!(comparison["memory_differences"], 24);
    let listed = comparison["first_memory_differences"].as_array();
    let listed = listed.expect("differences");
    assert_eq!(listed.len(), 20);
    assert_eq!(listed[0]["parts"], json!([{"kind": "buffer", "number": 0}]));
}

#[test]
fn the_other_device_may_have_a_command_of_its_own() {
    let fixture = drivers(PASS, MISSING);
    let command = format!("WORD='two words' '{}'", env!("CARGO_BIN_EXE_xfb"));
    let mut fuzz = fixture.command(&format!("{AGAINST} -o finds"));
    let ran = finish(fuzz.args(["--against-with", &command])).exits(1);
    ran.prints(&format!(
        "reproduce: {command} run {}",
        fixture.path("finds/fuzz_3_0_other.toml").display()
    ));
    // A crash is the same one, though a command is between.
    fs::write(
        fixture.path("other.toml"),
        format!("devices = ['Mock Two']\n[[case]]\nname = '*'\n{CRASH}\n"),
    )
    .expect("a file");
    let mut fuzz = fixture.command(AGAINST);
    finish(fuzz.args(["--against-with", &command]))
        .exits(1)
        .prints("fingerprint: crash.SIGSEGV");
    let mut fuzz = fixture.command(AGAINST);
    finish(fuzz.args(["--against-with", "./no-such-xfb"]))
        .exits(69)
        .complains("no-such-xfb");
    let mut fuzz = fixture.command(AGAINST);
    finish(fuzz.args(["--against-with", "xfb\nmore"]))
        .exits(64)
        .complains("expected a command in one line");
}

#[test]
fn another_build_of_the_program_is_refused() {
    let fixture = drivers(PASS, PASS);
    let ready = Reply::Ready {
        device: Box::new(Capabilities::with_features([])),
        shares_modules: false,
        times: Times::default(),
        build: "0.0.1".to_owned(),
    };
    let ready = serde_json::to_string(&ready).expect("JSON") + "\n";
    fs::write(fixture.path("ready.json"), ready).expect("a file");
    let mut fuzz = fixture.command(AGAINST);
    let worker = "sh -c 'cat ready.json >&0; exec sleep 20'";
    finish(fuzz.args(["--against-with", worker]))
        .exits(69)
        .complains("the device to compare with: the worker is xfb 0.0.1, and this is xfb ");
}

#[test]
fn one_device_is_not_compared_with_itself_unnoticed() {
    drivers(PASS, PASS)
        .run("fuzz --seed 3 --count 1 --jobs 1 --against 0 --against-mock mock.toml")
        .exits(0)
        .complains("both are the same device");
}
