//! Runs that are killed or interrupted, and continue.

use super::finish;
use super::fixture::{Fixture, kill, wait_for};
use crate::ran::Ran;
use serde_json::Value;
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, SystemTime};

/// A driver that needs three seconds for its cases on two workers, with every kind of result.
fn slow_driver(cases: usize) -> String {
    let names: Vec<String> = (0..cases).map(|n| format!("'xfb.m.case{n}'")).collect();
    format!(
        "devices = ['Mock']\ncases = [{}]\n{}",
        names.join(", "),
        r#"
        [[case]]
        name = "xfb.m.case*11"
        does = "crash"
        signal = 11
        phase = "wait"
        stderr = "assertion failed\n"
        [[case]]
        name = "xfb.m.case*[27]3"
        does = "fail"
        fingerprint = "missing"
        explanation = "vertex 3 is not captured"
        delay_milliseconds = 10
        [[case]]
        name = "xfb.m.case*4"
        does = "unsupported"
        reason = "the device lacks geometryShader"
        delay_milliseconds = 10
        [[case]]
        name = "xfb.m.case*55"
        does = "quality"
        [[case]]
        name = "xfb.m.case*"
        does = "slow"
        milliseconds = 10
        "#
    )
}

/// `xfb run --resume FOLDER`, which takes no other argument.
fn resume(fixture: &Fixture, folder: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    command.args(["run", "--resume"]).arg(fixture.path(folder));
    command.stdin(Stdio::null());
    command
}

fn resumed(fixture: &Fixture, folder: &str) -> Ran {
    finish(&mut resume(fixture, folder))
}

/// Runs a command for a time, and kills it if it has not ended; returns whether it was killed.
fn killed_after(command: &mut Command, time: Duration) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut run = command.spawn().expect("the program starts");
    thread::sleep(time);
    let killed = run.try_wait().expect("its state is known").is_none();
    if killed {
        kill("-KILL", run.id());
    }
    run.wait().expect("it ends");
    killed
}

/// Runs a command until its folder has a result, however late a busy machine starts it, and
/// for a time more, and then sends it a signal.
fn stop(fixture: &Fixture, arguments: &str, folder: &str, more: Duration, signal: &str) {
    let mut command = fixture.command(arguments);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut run = command.spawn().expect("the program starts");
    let file = fixture.path(folder).join("results.csv");
    wait_for("a result", || {
        let csv = fs::read_to_string(&file).unwrap_or_default();
        (csv.lines().count() > 2).then_some(())
    });
    thread::sleep(more);
    kill(signal, run.id());
    run.wait().expect("it ends");
}

/// A JSON value without times, and without what names the folder of the results.
fn timeless(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for name in [
                "seconds",
                "environment",
                "command",
                "started",
                "unconfirmed",
            ] {
                fields.remove(name);
            }
            fields.values_mut().for_each(timeless);
        }
        Value::Array(items) => items.iter_mut().for_each(timeless),
        _ => {}
    }
}

/// A text in which every number is alike: the times of two runs differ.
fn numberless(text: &str, folder: &str) -> String {
    let text = text.replace(folder, "FOLDER");
    let mut numberless = String::new();
    for character in text.chars() {
        let digit = character.is_ascii_digit() || character == '.';
        if !digit {
            numberless.push(character);
        } else if !numberless.ends_with('#') {
            numberless.push('#');
        }
    }
    // A time of a few microseconds has an exponent.
    numberless.replace("#e-#", "#")
}

/// Everything that a folder of results has, but for times.
fn content(fixture: &Fixture, folder: &str) -> Vec<(String, String)> {
    let mut files = Vec::new();
    collect(&fixture.path(folder), "", &mut files);
    files.sort();
    let read = |name: String| {
        let text = fixture.read(&format!("{folder}/{name}"));
        let text = match name.as_str() {
            "results.json" => {
                let mut json: Value = serde_json::from_str(&text).expect("JSON");
                timeless(&mut json);
                serde_json::to_string_pretty(&json).expect("JSON")
            }
            "results.csv" => {
                let rows = text.lines();
                let rows = rows.filter_map(|row| row.rsplit_once(','));
                rows.map(|(row, _seconds)| format!("{row}\n")).collect()
            }
            "junit.xml" | "report.html" => {
                numberless(&text, folder).replace("\"unconfirmed\":true", "\"unconfirmed\":false")
            }
            // Which failures are confirmed depends on the order in which they come.
            _ => {
                let lines = text
                    .lines()
                    .filter(|line| !line.starts_with("    unconfirmed:"));
                lines.map(|line| format!("{line}\n")).collect()
            }
        };
        (name, text)
    };
    files.into_iter().map(read).collect()
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let own = path.file_name().expect("a name").to_string_lossy();
        let name = format!("{prefix}{own}");
        if path.is_dir() {
            collect(&path, &format!("{name}/"), files);
        } else {
            files.push(name);
        }
    }
}

fn assert_same(fixture: &Fixture, calm: &str, other: &str) {
    let [calm, other] = [calm, other].map(|folder| content(fixture, folder));
    let names = |files: &[(String, String)]| -> Vec<String> {
        files.iter().map(|(name, _)| name.clone()).collect()
    };
    assert_eq!(names(&calm), names(&other));
    for ((name, calm), (_, other)) in calm.iter().zip(&other) {
        let mut lines = calm.lines().zip(other.lines());
        let differs = lines.find(|(calm, other)| calm != other);
        assert_eq!(differs, None, "{name}");
        assert_eq!(calm.len(), other.len(), "{name}");
    }
}

#[test]
fn a_run_that_is_killed_twenty_times_ends_as_a_calm_one() {
    let fixture = Fixture::new(&slow_driver(600));
    fixture.run("run --jobs 2 --output calm_run").exits(1);
    let seed = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let mut random = seed.expect("a time after 1970").as_nanos() as u64;
    println!("seed {random}");
    let mut moment = || {
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        Duration::from_millis(10 + (random >> 33) % 160)
    };
    let first = "run --jobs 2 --output late_run";
    stop(&fixture, first, "late_run", moment(), "-KILL");
    for kills in 1..20 {
        let mut command = resume(&fixture, "late_run");
        assert!(
            killed_after(&mut command, moment()),
            "ended after {kills} kills"
        );
    }
    resumed(&fixture, "late_run")
        .exits(1)
        .complains("cases have a result");
    assert_same(&fixture, "calm_run", "late_run");
    resumed(&fixture, "late_run")
        .exits(64)
        .complains("the run is complete");
}

#[test]
fn an_interrupted_run_continues() {
    let fixture = Fixture::new(&slow_driver(200));
    fixture.run("run --jobs 2 --output calm_run").exits(1);
    let command = "run --jobs 2 --output late_run";
    stop(&fixture, command, "late_run", Duration::ZERO, "-INT");
    let json: Value = serde_json::from_str(&fixture.read("late_run/results.json")).expect("JSON");
    assert_eq!(json["outcome"], "interrupted");
    let before = json["results"].as_array().expect("results").len();
    assert!(before < 200, "{before} results");
    resumed(&fixture, "late_run")
        .exits(1)
        .complains(&format!("{before} of 200 cases have a result"));
    assert_same(&fixture, "calm_run", "late_run");
}

#[test]
fn only_the_same_run_continues() {
    let fixture = Fixture::new(&slow_driver(100));
    let stop = |arguments| stop(&fixture, arguments, "out", Duration::ZERO, "-KILL");
    resumed(&fixture, "out").exits(64).complains("cannot read");
    stop("run --output out --repeat 2 xfb.m.case*");
    resumed(&fixture, "out").exits(64).complains("--repeat");
    fs::remove_dir_all(fixture.path("out")).expect("removed");
    stop("run --output out");
    let mock = fixture.read("mock.toml");
    let write = |text: &str| fs::write(fixture.path("mock.toml"), text).expect("written");
    let before = fixture.read("out/results.json");
    write(&mock.replace("['Mock']", "['Mock 2']"));
    resumed(&fixture, "out")
        .exits(69)
        .complains("the run began on Mock (")
        .complains("and this is Mock 2 (");
    assert_eq!(fixture.read("out/results.json"), before);
    write(&mock.replace("'xfb.m.case99'", "'xfb.m.case99', 'xfb.m.new'"));
    resumed(&fixture, "out")
        .exits(64)
        .complains("its command line selected 100 cases, and selects 101 now");
    write(&mock.replace("'xfb.m.case0'", "'xfb.m.other'"));
    resumed(&fixture, "out")
        .exits(64)
        .complains("its command line does not select xfb.m.case0 now");
    write(&mock);
    finish(resume(&fixture, "out").arg("xfb.m.*")).exits(64);
    resumed(&fixture, "out").exits(1);
}

#[test]
fn a_run_that_continues_writes_elsewhere_only_if_the_option_is_repeated() {
    let fixture = Fixture::new(&slow_driver(100));
    stop(
        &fixture,
        "run --output out --junit other.xml",
        "out",
        Duration::ZERO,
        "-KILL",
    );
    let other = fixture.path("other.xml");
    fs::write(&other, "kept").expect("written");
    resumed(&fixture, "out")
        .exits(64)
        .complains("other.xml, which is not in this folder")
        .complains("repeat --junit ");
    assert_eq!(fixture.read("other.xml"), "kept");
    // A link in the folder leads elsewhere.
    let (page, link) = (fixture.path("page"), fixture.path("out/report.html"));
    fs::remove_file(&link).expect("removed");
    std::os::unix::fs::symlink(&page, &link).expect("a link");
    finish(resume(&fixture, "out").arg("--junit").arg(&other)).exits(74);
    assert!(!page.exists());
    fs::remove_file(&link).expect("removed");
    finish(resume(&fixture, "out").arg("--junit").arg(&other)).exits(1);
    assert!(fixture.read("other.xml").contains("<testsuite"));
}

#[test]
fn results_are_not_replaced_by_accident() {
    let fixture = Fixture::new("devices = ['Mock']\ncases = ['xfb.m.a']\n");
    fixture.run("run --output out").exits(0);
    let before = fixture.read("out/results.json");
    fixture
        .run("run --output out")
        .exits(64)
        .complains("out has the results of an earlier run");
    assert_eq!(fixture.read("out/results.json"), before);
    fixture.run("run --output out --overwrite").exits(0);
    fs::create_dir(fixture.path("empty")).expect("a folder");
    fixture.run("run --output empty").exits(0);
}

/// Every kind of end that a process with a case can have.
const FATAL: &str = r#"devices = ['Mock']
cases = ['xfb.m.pass1', 'xfb.m.segv', 'xfb.m.lost', 'xfb.m.pass2', 'xfb.m.exit', 'xfb.m.last']
[[case]]
name = 'xfb.m.segv'
does = 'crash'
signal = 11
phase = 'pipeline'
[[case]]
name = 'xfb.m.lost'
does = 'device_lost'
[[case]]
name = 'xfb.m.exit'
does = 'exit'
code = 3
phase = 'compile'
[[case]]
name = 'xfb.m.last'
does = 'crash'
signal = 6
phase = 'wait'
"#;

#[test]
fn a_case_that_ends_the_process_of_a_run_is_a_crash_of_the_run_that_continues() {
    let fixture = Fixture::new(FATAL);
    let run = &mut fixture.command("run --in-process --output out");
    let is_noted = || fixture.path("out/running-case.json").exists();
    let signal = |status: ExitStatus| status.signal();
    assert_eq!(signal(run.status().expect("xfb starts")), Some(11));
    // The device is lost, and the other cases need another process.
    let ran = resumed(&fixture, "out").exits(75);
    ran.complains("xfb.m.segv ended the process of the run: it counts as a crash")
        .complains("xfb.m.lost lost it, and only another process opens it again");
    assert!(is_noted());
    resumed(&fixture, "out").exits(3);
    let status = resume(&fixture, "out").status().expect("xfb starts");
    assert_eq!(signal(status), Some(6));
    let ran = resumed(&fixture, "out").exits(1);
    ran.prints("the worker was `xfb run --in-process` itself and ended in step pipeline");
    assert_eq!(fixture.statuses(), "pass crash crash pass error crash");
    assert!(!is_noted());
    let complete = resumed(&fixture, "out").exits(64);
    complete.complains("the run is complete");
}

#[test]
fn a_device_that_ends_the_process_which_opens_it_ends_a_loop_of_runs() {
    let fixture = Fixture::new(FATAL);
    let run = &mut fixture.command("run --in-process --output out");
    run.status().expect("xfb starts");
    let marker = fixture.path("out/running-case.json");
    fs::write(&marker, "\"opening\"\n").expect("written");
    let ran = resumed(&fixture, "out").exits(69);
    ran.complains("ended while it opened the device; repeat the command");
    assert!(!marker.exists());
    // The loop of a shell ended; a person may try again.
    let status = resume(&fixture, "out").status().expect("xfb starts");
    assert_eq!(status.signal(), Some(11));
}

#[test]
fn a_running_case_that_cannot_be_written_ends_the_run() {
    let fixture = Fixture::new(FATAL);
    fs::create_dir_all(fixture.path("out/running-case.json")).expect("a folder");
    let ran = fixture.run("run --in-process --output out xfb.m.pass1");
    ran.exits(74).complains("cannot write ");
    resumed(&fixture, "out").exits(65).complains("cannot read ");
}
