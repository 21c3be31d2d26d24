//! Tests of the program with a mock driver: a crash, hang or protocol error fails
//! exactly its case, no result is lost, and every exit code has its documented meaning.

#[path = "runner/broken.rs"]
mod broken;
#[path = "runner/caches.rs"]
mod caches;
#[path = "runner/chaos.rs"]
mod chaos;
#[path = "runner/company.rs"]
mod company;
#[path = "runner/compiled.rs"]
mod compiled;
#[path = "runner/doors.rs"]
mod doors;
#[path = "runner_fixture.rs"]
mod fixture;
#[path = "runner/fuzzing.rs"]
mod fuzzing;
mod html_report;
#[path = "runner/interrupts.rs"]
mod interrupts;
#[path = "runner/memory.rs"]
mod memory;
#[path = "runner/minimising.rs"]
mod minimising;
#[path = "runner/options_file.rs"]
mod options_file;
#[path = "runner/outputs.rs"]
mod outputs;
#[path = "runner/printed_commands.rs"]
mod printed_commands;
#[path = "support/ran.rs"]
mod ran;
#[path = "runner/reports.rs"]
mod reports;
mod results_schema;
#[path = "runner/resuming.rs"]
mod resuming;
#[path = "runner/retries.rs"]
mod retries;
#[path = "runner/selecting.rs"]
mod selecting;
#[path = "runner/several_devices.rs"]
mod several_devices;
#[path = "runner/standing.rs"]
mod standing;
#[path = "runner/sweep.rs"]
mod sweep;
#[path = "runner/trouble.rs"]
mod trouble;
#[path = "runner/variations.rs"]
mod variations;

use fixture::Fixture;
use ran::finish;
use serde_json::Value;
#[cfg(target_arch = "x86_64")]
use std::path::Path;
#[cfg(target_arch = "x86_64")]
use std::process::Command;

/// Everything that can go wrong in a case, between cases that pass.
const WRECKS: &str = include_str!("runner/wrecks.toml");

const WRECK_STATUSES: &str = "pass crash pass timeout pass crash pass crash pass error pass crash pass fail fail error \
                              unsupported quality probe pass";

#[test]
fn a_crash_fails_only_its_own_case() {
    for jobs in [1, 3] {
        let fixture = Fixture::new(WRECKS);
        let ran = fixture
            .run(&format!(
                "run --timeout 1 --output out --overwrite --jobs {jobs}"
            ))
            .exits(1);
        assert_eq!(ran.stderr, "", "stderr is quiet");
        assert_eq!(fixture.statuses(), WRECK_STATUSES);
        let json = fixture.results();
        let crash = &json["results"][1];
        assert_eq!(crash["fingerprint"], "crash.SIGSEGV.pipeline");
        assert_eq!(
            crash["reason"],
            "the worker was killed by SIGSEGV in step pipeline"
        );
        assert!(
            crash["details"]["worker"]["output"]
                .to_string()
                .contains("llvmpipe: assertion failed"),
            "{crash}"
        );
        assert_eq!(json["results"][3]["fingerprint"], "timeout.execution");
        let panic = json["results"][9]["reason"].to_string();
        assert!(
            panic.contains("xfb itself panicked at src/run/mock/acts.rs"),
            "{panic}"
        );
        assert_eq!(json["complete"], true);
        assert_eq!(json["device"]["name"], "Mock One");
        assert_eq!(json["counts"]["crash"], 4);
    }
}

#[test]
fn a_worker_lost_before_its_case_reached_the_driver_is_an_error() {
    let fixture = Fixture::new(
        r#"
        devices = ["Mock"]
        cases = ["xfb.m.start", "xfb.m.compile", "xfb.m.hang"]
        [[case]]
        name = "xfb.m.start"
        does = "crash"
        signal = 9
        [[case]]
        name = "xfb.m.compile"
        does = "crash"
        signal = 9
        phase = "compile"
        [[case]]
        name = "xfb.m.hang"
        does = "hang"
        phase = "compile"
        "#,
    );
    fixture
        .run("run --timeout 1 --output out --overwrite")
        .exits(1);
    assert_eq!(fixture.statuses(), "error error error");
    let json = fixture.results();
    assert_eq!(
        json["results"][1]["reason"],
        "the worker was killed by SIGKILL in step compile, before the case used the driver; \
         the kernel's out-of-memory killer may have sent it"
    );
    fixture
        .run("bisect-step xfb.m.compile")
        .exits(125)
        .complains("error: the worker was killed by SIGKILL in step compile");
}

#[test]
fn two_runs_differ_only_in_times() {
    let fixture = Fixture::new(WRECKS);
    let results = |folder: &str, jobs: u32| {
        fixture
            .run(&format!("run --timeout 1 --output {folder} --jobs {jobs}"))
            .exits(1);
        let mut json: Value =
            serde_json::from_str(&fixture.read(&format!("{folder}/results.json"))).expect("JSON");
        for result in json["results"].as_array_mut().expect("a list") {
            result["seconds"] = Value::Null;
        }
        json["results"].clone()
    };
    assert_eq!(results("one", 1), results("two", 3));
}

#[test]
fn results_come_in_the_order_of_the_list_and_in_every_format() {
    let fixture = Fixture::new(WRECKS);
    let ran = fixture
        .run("run --timeout 1 --output out --overwrite --jobs 4")
        .exits(1);
    let csv = fixture.read("out/results.csv");
    let words: Vec<&str> = csv
        .lines()
        .filter_map(|line| line.split(',').nth(1))
        .collect();
    let want = "Pass Crash Pass Timeout Pass Crash Pass Crash Pass Fail Pass Crash Pass Fail Fail Fail Skip Warn Pass Pass";
    assert_eq!(words.join(" "), want);
    assert_eq!(
        fixture.read("out/failures.csv"),
        "xfb.m.segv,Crash\nxfb.m.hang,Timeout\nxfb.m.exit,Crash\nxfb.m.garbage,Crash\nxfb.m.panic,Fail\n\
         xfb.m.lost,Crash\nxfb.m.fail1,Fail\nxfb.m.fail2,Fail\nxfb.m.error,Fail\n"
    );
    let lines: Vec<&str> = ran
        .stdout
        .lines()
        .filter(|line| !line.starts_with(' ') && line.contains("  xfb.m."))
        .collect();
    let lines: Vec<&str> = lines
        .iter()
        .filter_map(|line| line.split_whitespace().nth(1))
        .collect();
    let want = "xfb.m.segv xfb.m.hang xfb.m.exit xfb.m.garbage xfb.m.panic xfb.m.lost xfb.m.fail1 xfb.m.fail2 \
                xfb.m.error xfb.m.quality";
    assert_eq!(lines.join(" "), want);
    ran.prints("device 0: Mock One")
        .prints("    what is wrong\n    expected this\n\n    seen that\n")
        .prints("    like xfb.m.fail1\n")
        .prints("20 cases in ")
        .prints("8 pass, 1 quality, 1 probe, 1 unsupported, 2 fail, 4 crash, 1 timeout, 2 error\n")
        .prints("     1 x the device lacks geometryShader\n")
        .prints("     2 x displaced(+4), first xfb.m.fail1\n")
        .prints(&format!(
            "    xfb run xfb.m.fail1 --mock {}\n",
            fixture.mock_file()
        ));
}

#[test]
fn verbose_reports_every_case_in_full() {
    let fixture = Fixture::new(WRECKS);
    fixture
        .run("run xfb.m.pass1 xfb.m.fail* --verbose --device 1")
        .exits(1)
        .prints("device 1: Mock Two")
        .prints("pass        xfb.m.pass1\n")
        .prints(&format!(
            "reproduce: xfb run xfb.m.fail2 --device 1 --mock {}\n",
            fixture.mock_file()
        ));
}

#[test]
fn driver_output_is_separate_from_results_and_can_be_shown() {
    let fixture = Fixture::new(
        r#"
        devices = ["Mock"]
        cases = ["xfb.m.noise", "xfb.m.more", "xfb.m.crash"]
        start_stderr = "MESA: warning\n"
        [[case]]
        name = "xfb.m.crash"
        does = "crash"
        signal = 6
        phase = "pipeline"
        stderr_bytes = [255, 27, 91, 109]
        [[case]]
        name = "*"
        does = "pass"
        stdout = "Validation Error: [ VUID-1 ] Object\n"
        stderr = "no end of line "
        times = 20000
        "#,
    );
    let ran = fixture.run("run --jobs 1").exits(1);
    ran.prints("2 pass, 1 crash").prints("\u{fffd}\u{fffd}[m\n");
    fixture
        .run("run xfb.m.noise --no-capture")
        .exits(0)
        .complains("MESA: warning\n")
        .complains("Validation Error: [ VUID-1 ]");
}

#[test]
fn timings_are_reported() {
    let fixture = Fixture::new(
        "devices = ['Mock']\ncases = ['xfb.m.a', 'xfb.m.b']\n[[case]]\nname = 'xfb.m.a'\n\
         does = 'slow'\nmilliseconds = 300\n",
    );
    let ran = fixture
        .run("run --timings --jobs 1 --output out --overwrite")
        .exits(0);
    ran.prints("where the time went (1 worker) ")
        .prints("\noutside the driver and shaderc: ");
    let json = fixture.results();
    let timings = &json["timings"];
    let own = &timings["parts"]["own"];
    // A mock driver does not report that it is one.
    assert!(own["wall"].as_f64() >= Some(0.3), "{timings}");
    assert!(own["cpu"].as_f64() > Some(0.0), "{timings}");
    assert!(timings["parent_cpu"].as_f64() > Some(0.0), "{timings}");
    fixture.run("run --output out --overwrite").exits(0);
    assert!(!fixture.read("out/results.json").contains("timings"));
}

#[test]
fn a_case_with_varying_results_is_a_flake() {
    let flip = "[[case]]\nname = 'xfb.m.flip'\ndoes = 'flip'\n";
    let mock = format!("devices = ['Mock']\ncases = ['xfb.m.a', 'xfb.m.flip', 'xfb.m.z']\n{flip}");
    let fixture = Fixture::new(&mock);
    fixture.run("run --jobs 1").exits(0);
    let ran = fixture
        .run("run --jobs 1 --repeat 3 --output out --overwrite")
        .exits(1);
    ran.prints("each case 3 times\n")
        .prints("not the same each time: 1 x pass, 2 x pass after fail (flip)")
        .prints("3 cases in ")
        .prints("3 pass");
    assert_eq!(fixture.read("out/failures.csv"), "xfb.m.flip,Flake\n");
    let json = fixture.results();
    assert_eq!(json["repeat"], 3);
    let seen = &json["results"][1]["standing"]["seen"];
    assert_eq!(seen[1], "2 x pass after fail (flip)", "{json}");
    fixture.run("run --repeat 2 xfb.m.a xfb.m.z").exits(0);
    fixture.run("run --repeat 0").exits(64);
}

#[test]
fn a_shuffled_run_has_every_case_once_in_the_order_of_its_seed() {
    let fixture = Fixture::new(WRECKS);
    let names = |seed: &str| -> Vec<String> {
        let ran = fixture.run(&format!(
            "run xfb.m.pass* --shuffle {seed} --output out --overwrite"
        ));
        ran.exits(0)
            .prints(&format!("order shuffled by seed {seed}\n"));
        let csv = fixture.read("out/results.csv");
        let names = csv.lines().filter_map(|line| line.split(',').next());
        names.map(str::to_owned).collect()
    };
    let (first, other) = (names("1"), names("2"));
    assert_ne!(first, other);
    assert_eq!(first, names("1"));
    let mut sorted = first;
    sorted.sort();
    let all: Vec<String> = (1..=8)
        .map(|number| format!("xfb.m.pass{number}"))
        .collect();
    assert_eq!(sorted, all);
}

#[test]
fn success_is_zero() {
    let fixture = Fixture::new(WRECKS);
    for patterns in [
        "xfb.m.pass*",
        "xfb.m.pass1 xfb.m.unsupported",
        "xfb.m.quality",
        "xfb.m.probe",
    ] {
        let ran = fixture.run(&format!("run {patterns}")).exits(0);
        assert_eq!(ran.stderr, "", "{patterns}");
    }
    for pattern in ["xfb.m.fail1", "xfb.m.error", "xfb.m.lost"] {
        fixture.run(&format!("run {pattern}")).exits(1);
    }
}

#[test]
fn a_usage_error_exits_with_64() {
    let fixture = Fixture::new(WRECKS);
    let cases = [
        (
            "run xfb.nothing.*",
            "no case of the mock list matches 'xfb.nothing.*'",
        ),
        ("run xfb.[", "xfb.["),
        ("run --jobs 0", "--jobs"),
        ("run --timeout 0", "--timeout"),
        ("run --list everything", "everything"),
        ("run --frobnicate", "--frobnicate"),
        ("worker", "standard input"),
    ];
    for (arguments, message) in cases {
        fixture.run(arguments).exits(64).complains(message);
    }
}

#[test]
fn an_error_in_an_input_file_names_its_position() {
    let fixture = Fixture::new("cases = 3");
    fixture
        .run("run")
        .exits(65)
        .complains("mock.toml is wrong")
        .complains("line 1");
}

#[test]
fn a_device_is_selected_by_index_or_name() {
    let fixture = Fixture::new(WRECKS);
    for (wanted, name) in [("0", "Mock One"), ("1", "Mock Two"), ("Two", "Mock Two")] {
        fixture
            .run(&format!("run xfb.m.pass1 --device {wanted}"))
            .exits(0)
            .prints(name);
    }
    fixture
        .run("run xfb.m.pass1 --device Three")
        .exits(69)
        .complains("no such mock device");
}

#[test]
fn a_worker_that_cannot_start_is_abandoned_after_some_attempts() {
    let fixture = Fixture::new(
        r#"
        devices = ["Mock"]
        cases = ["xfb.m.a", "xfb.m.b"]
        pauses_milliseconds = [1, 1, 1]
        start_stderr = "vkCreateInstance: abort\n"
        start = { does = "crash", signal = 6 }
        "#,
    );
    fixture
        .run("run")
        .exits(69)
        .complains("the worker was killed by SIGABRT")
        .complains(
            "before it was ready\nlast lines that the worker printed:\n  vkCreateInstance: abort",
        )
        .complains("no worker could continue: 2 cases not run");
    let ran = fixture.run("run --jobs 1 --no-capture");
    assert_eq!(
        ran.stderr.matches("vkCreateInstance").count(),
        4 + 1,
        "{}",
        ran.stderr
    );
}

#[test]
fn a_worker_that_hangs_before_it_is_ready_is_abandoned() {
    let fixture = Fixture::new(
        "devices = ['Mock']\ncases = ['xfb.m.a']\npauses_milliseconds = [1, 1, 1]\nstart = { does = 'hang' }",
    );
    fixture
        .run("run --timeout 1")
        .exits(69)
        .complains("did not finish within 1 s before it was ready");
}

#[test]
fn a_crash_between_cases_is_reported_and_fails_no_case() {
    let fixture = Fixture::new(
        r#"
        devices = ["Mock"]
        cases = ["xfb.m.a", "xfb.m.b"]
        end = { does = "crash", signal = 11 }
        "#,
    );
    fixture
        .run("run --jobs 1 --output out --overwrite")
        .exits(1)
        .prints("a worker was killed by SIGSEGV")
        .prints("after xfb.m.b\n")
        .prints("2 cases in ");
    assert_eq!(fixture.statuses(), "pass pass");
    let json = fixture.results();
    assert_eq!(json["incidents"].as_array().map(Vec::len), Some(1));
}

#[test]
fn a_hang_while_the_device_is_closed_is_ended() {
    let fixture = Fixture::new("devices = ['Mock']\ncases = ['xfb.m.a']\nend = { does = 'hang' }");
    fixture
        .run("run --timeout 1")
        .exits(1)
        .prints("a worker did not finish within 1 s between cases, after xfb.m.a");
}

#[test]
fn an_error_in_a_case_file_is_reported_once_and_nothing_runs() {
    let fixture = Fixture::new("devices = ['Mock']");
    let cases = fixture.path("cases/a");
    std::fs::create_dir_all(&cases).expect("a folder");
    let case = "about = 'x'\nrules = [1]\n[axes]\nn = [1, 2, 3]\n[interface]\n\
                outputs = [{ name = 'a', type = 'vec4', offset = 0 }]\n";
    std::fs::write(cases.join("good.toml"), case).expect("a file");
    for name in ["bad", "worse"] {
        let wrong = case.replace("vec4", "vec5");
        std::fs::write(cases.join(format!("{name}.toml")), wrong).expect("a file");
    }
    let ran = fixture
        .run("run --cases cases --output out --overwrite")
        .exits(65);
    for file in ["cases/a/bad.toml", "cases/a/worse.toml"] {
        assert_eq!(ran.stderr.matches(file).count(), 1, "{}", ran.stderr);
    }
    assert!(!fixture.path("out").exists());
    fixture
        .run("bisect-step --cases cases xfb.a.*")
        .exits(129)
        .complains("cases/a/bad.toml");
    // Files that are not selected do not matter.
    fixture.run("run --cases cases xfb.a.good.*").exits(0);
}

#[test]
fn an_endless_file_is_not_read() {
    let fixture = Fixture::new(WRECKS);
    fixture
        .run("run --expectations /dev/zero")
        .exits(65)
        .complains("cannot read /dev/zero: it holds more than 4 MiB");
}

#[test]
#[cfg(target_arch = "x86_64")]
fn workers_start_through_the_loader_that_started_the_run() {
    let loader = Path::new("/lib64/ld-linux-x86-64.so.2");
    assert!(loader.exists(), "{} is missing", loader.display());
    let fixture = Fixture::new(WRECKS);
    let mut command = Command::new(loader);
    command.args(["--library-path", "/nowhere", env!("CARGO_BIN_EXE_xfb")]);
    finish(&mut fixture.through(command, "run xfb.m.pass1 xfb.m.segv xfb.m.pass2"))
        .exits(1)
        .prints("2 pass, 1 crash");
}
