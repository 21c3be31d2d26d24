//! Cases beside other cases: a fault of one is not charged to another, a device that
//! comes back late is waited for, and every result is on disk as soon as it is there.

use super::fixture::{Fixture, children, is_running, kill, statuses, wait_for};
use serde_json::Value;
use std::process::Stdio;
use std::time::Duration;

/// A fixture with a folder for the state that workers share, and short pauses.
fn shared(mock: &str) -> Fixture {
    let pauses = "state = 'state'\npauses_milliseconds = [1, 20, 200]\n";
    let fixture = Fixture::new(&format!("{pauses}{mock}"));
    std::fs::create_dir(fixture.path("state")).expect("a folder");
    fixture
}

#[test]
fn a_device_with_unfinished_work_runs_no_further_case() {
    let fixture = Fixture::new(
        r#"
        devices = ["Mock"]
        cases = ["xfb.m.abandon", "xfb.m.next"]
        [[case]]
        name = "xfb.m.abandon"
        does = "abandon"
        "#,
    );
    fixture
        .run("run --jobs 1 --output out --overwrite")
        .exits(1);
    assert_eq!(fixture.statuses(), "fail pass");
    assert!(fixture.results()["results"][1]["in_company"].is_null());
}

#[test]
fn a_crash_that_does_not_happen_again_names_its_company() {
    let fixture = shared(
        r#"
        devices = ["Mock"]
        cases = ["xfb.m.a", "xfb.m.killed", "xfb.m.lost", "xfb.m.z"]
        [[case]]
        name = "xfb.m.killed"
        does = "crash"
        signal = 9
        phase = "wait"
        runs = 1
        [[case]]
        name = "xfb.m.lost"
        does = "device_lost"
        runs = 1
        "#,
    );
    fixture
        .run("run --jobs 1 --output out --overwrite")
        .exits(1)
        .prints("pass        xfb.m.killed\n    not when the case ran again: crash (crash.SIGKILL.execution): ")
        .prints("the worker ran xfb.m.a before");
    let json = fixture.results();
    assert_eq!(statuses(&json), "pass pass pass pass");
    assert_eq!(json["outcome"], "failed");
    assert_eq!(json["incidents"].as_array().map(Vec::len), Some(2));
    let killed = &json["results"][1];
    assert_eq!(killed["reason"], "");
    assert_eq!(killed["fingerprint"], Value::Null);
    let company = &killed["in_company"];
    assert_eq!(company["status"], "crash");
    assert_eq!(company["fingerprint"], "crash.SIGKILL.execution");
    assert_eq!(company["after"], "xfb.m.a");
    // It ran in the worker that confirmed the case before.
    let company = &json["results"][2]["in_company"];
    assert_eq!(
        (&company["status"], &company["after"]),
        (&"crash".into(), &"xfb.m.killed".into())
    );
    assert_eq!(fixture.read("out/failures.csv"), "");
}

#[test]
fn a_known_failure_that_does_not_happen_again_stays_known() {
    let fixture = shared(
        r#"
        devices = ["Mock"]
        cases = ["xfb.m.a", "xfb.m.lost"]
        [[case]]
        name = "xfb.m.lost"
        does = "device_lost"
        runs = 1
        "#,
    );
    let known = "[[known]]\ncases = ['xfb.m.lost']\nstatus = 'crash'\nfingerprint = 'device-lost'\n\
                 rule = 11\ndriver = 'mock'\nreason = 'at times'\n";
    std::fs::write(fixture.path("known.toml"), known).expect("written");
    fixture
        .run("run --jobs 1 --output out --overwrite --expectations known.toml")
        .exits(0)
        .prints("1 x at times");
    assert!(
        fixture
            .read("out/results.csv")
            .contains("xfb.m.lost,ExpectedFail,")
    );
}

#[test]
fn a_failure_that_is_known_in_this_form_is_not_confirmed() {
    for (fingerprint, status, in_company) in [
        ("missing", "fail", Value::Null),
        ("overrun", "pass", "missing".into()),
    ] {
        let fixture = shared(
            r#"
            devices = ["Mock"]
            cases = ["xfb.m.a", "xfb.m.once"]
            [[case]]
            name = "xfb.m.once"
            does = "fail"
            fingerprint = "missing"
            explanation = "a vertex is missing"
            runs = 1
            "#,
        );
        let known = format!(
            "[[known]]\ncases = ['xfb.m.once']\nstatus = 'fail'\nfingerprint = '{fingerprint}'\n\
             rule = 11\ndriver = 'mock'\nreason = 'for long'\n"
        );
        std::fs::write(fixture.path("known.toml"), known).expect("written");
        fixture
            .run("run --jobs 1 --output out --overwrite --expectations known.toml")
            .exits(u8::from(fingerprint != "missing").into());
        let result = &fixture.results()["results"][1];
        assert_eq!(
            (&result["status"], &result["in_company"]["fingerprint"]),
            (&status.into(), &in_company)
        );
    }
}

#[test]
fn late_writes_of_a_case_fail_no_other() {
    let fixture = Fixture::new(
        r#"
        devices = ["Mock"]
        cases = ["xfb.m.a", "xfb.m.late", "xfb.m.b", "xfb.m.c", "xfb.m.late_too", "xfb.m.d"]
        [[case]]
        name = "xfb.m.late*"
        does = "late_writes"
        "#,
    );
    fixture
        .run("run --jobs 1 --output out --overwrite")
        .exits(1);
    let json = fixture.results();
    assert_eq!(statuses(&json), "pass fail pass pass fail pass");
    let company = &json["results"][2]["in_company"];
    assert_eq!(
        (&company["fingerprint"], &company["after"]),
        (&"stray".into(), &"xfb.m.late".into())
    );
}

#[test]
fn a_failure_that_happens_once_in_a_new_worker_is_not_the_verdict() {
    let fixture = shared(
        r#"
        devices = ["Mock"]
        cases = ["xfb.m.fail"]
        [[case]]
        name = "xfb.m.fail"
        does = "fail"
        fingerprint = "missing"
        explanation = ""
        runs = 1
        "#,
    );
    fixture.run("run --output out --overwrite").exits(1);
    assert_eq!(fixture.statuses(), "pass");
    let company = &fixture.results()["results"][0]["in_company"];
    assert_eq!(company["fingerprint"], "missing");
}

#[test]
fn a_worker_that_left_its_process_group_is_killed() {
    let fixture = Fixture::new(
        r#"
        devices = ["Mock"]
        cases = ["xfb.m.a", "xfb.m.leave", "xfb.m.b"]
        [[case]]
        name = "xfb.m.leave"
        does = "leave_group"
        phase = "wait"
        "#,
    );
    let run = |output: &str| {
        let arguments = format!("run --jobs 1 --timeout 1 --output {output}");
        let mut command = fixture.command(&arguments);
        command.stdout(Stdio::null());
        command.spawn().expect("the program starts")
    };
    let mut first = run("out");
    let ended = wait_for("the end of the run", || first.try_wait().expect("a child"));
    assert_eq!(ended.code(), Some(1));
    assert_eq!(fixture.statuses(), "pass timeout pass");
    let mut second = run("interrupted");
    wait_for("the case", || {
        let csv = fixture.path("interrupted/results.csv");
        let csv = std::fs::read_to_string(csv).unwrap_or_default();
        csv.starts_with("xfb.m.a").then_some(())
    });
    kill("-INT", second.id());
    let ended = wait_for("the end of the run", || second.try_wait().expect("a child"));
    assert_eq!(ended.code(), Some(130));
}

/// Ten cases beside one that loses the device of every worker.
fn losses(milliseconds: u64) -> Fixture {
    let names: Vec<String> = (0..10).map(|n| format!("'xfb.m.c{n}'")).collect();
    shared(&format!(
        "devices = ['Mock']\ncases = [{}, 'xfb.m.lose', 'xfb.m.z']\n\
         [[case]]\nname = 'xfb.m.lose'\ndoes = 'lose_all'\nmilliseconds = {milliseconds}\n\
         [[case]]\nname = 'xfb.m.c*'\ndoes = 'slow'\nmilliseconds = 20\n",
        names.join(", ")
    ))
}

#[test]
fn a_device_that_comes_back_late_is_waited_for() {
    let fixture = losses(60);
    fixture
        .run("run --jobs 4 --output out --overwrite")
        .exits(1);
    let json = fixture.results();
    assert_eq!(statuses(&json), "pass ".repeat(10) + "crash pass");
    assert_eq!(json["results"][10]["fingerprint"], "device-lost");
    assert_eq!(json["results"][10]["in_company"], Value::Null);
}

#[test]
fn a_device_that_does_not_come_back_stops_the_run() {
    let fixture = losses(60_000);
    fixture
        .run("run --jobs 2 --output out --overwrite")
        .exits(75)
        .complains("the device worked before and did not come back: vkCreateDevice returned")
        .complains("the device did not come back: ");
    let json = fixture.results();
    assert_eq!(json["outcome"], "device_gone");
    assert_eq!(json["complete"], false);
    let all = statuses(&json);
    assert!(
        !all.is_empty() && all.split(' ').all(|status| status == "pass"),
        "{all}"
    );
}

#[test]
fn a_driver_that_is_missing_for_a_moment_is_waited_for() {
    let mock = r#"
        devices = ["Mock"]
        cases = ["xfb.m.a", "xfb.m.crash", "xfb.m.b"]
        [[case]]
        name = "xfb.m.crash"
        does = "crash"
        signal = 6
        phase = "wait"
        "#;
    let fixture = shared(&format!("refused_starts = [2, 4, 5]\n{mock}"));
    fixture
        .run("run --jobs 1 --output out --overwrite")
        .exits(1);
    assert_eq!(fixture.statuses(), "pass crash pass");
    let fixture = shared(&format!("refused_starts = [2, 3, 4, 5]\n{mock}"));
    fixture
        .run("run --jobs 1 --output out --overwrite")
        .exits(75)
        .complains("did not come back: the mock driver finds no device for now");
    // Before any worker was ready, a device that is missing is looked for twice.
    let fixture = shared(&format!("refused_starts = [1]\n{mock}"));
    fixture.run("run --jobs 1").exits(1);
    let fixture = shared(&format!("refused_starts = [1, 2]\n{mock}"));
    fixture.run("run --jobs 1").exits(69);
}

#[test]
fn no_case_runs_on_another_device_that_takes_the_place_of_a_missing_one() {
    let mock = r#"
        devices = ["Mock One", "Mock Two"]
        cases = ["xfb.m.a", "xfb.m.crash", "xfb.m.b"]
        [[case]]
        name = "xfb.m.crash"
        does = "crash"
        signal = 6
        phase = "wait"
        "#;
    let run = "run --jobs 1 --output out --overwrite";
    let fixture = shared(&format!("other_starts = [2, 4, 5]\n{mock}"));
    fixture.run(run).exits(1);
    let statuses = fixture.statuses();
    assert_eq!(statuses, "pass crash pass");
    let fixture = shared(&format!("other_starts = [2, 3, 4, 5]\n{mock}"));
    fixture
        .run(run)
        .exits(75)
        .complains("a worker found Mock Two, mock no driver at all in place of Mock One");
}

#[test]
fn a_message_that_a_driver_forges_is_no_result() {
    let fixture = Fixture::new(
        r#"
        devices = ["Mock"]
        cases = ["xfb.m.a", "xfb.m.forge", "xfb.m.b"]
        [[case]]
        name = "xfb.m.forge"
        does = "forge"
        phase = "wait"
        "#,
    );
    fixture
        .run("run --jobs 1 --output out --overwrite")
        .exits(1);
    let json = fixture.results();
    assert_eq!(statuses(&json), "pass crash pass");
    let reason = json["results"][1]["reason"].to_string();
    assert!(reason.contains("answered out of turn"), "{reason}");
}

#[test]
fn a_hanging_case_holds_back_no_row() {
    let fixture = Fixture::new(
        r#"
        devices = ["Mock"]
        cases = ["xfb.m.a", "xfb.m.hang", "xfb.m.b", "xfb.m.c"]
        [[case]]
        name = "xfb.m.hang"
        does = "hang"
        phase = "wait"
        "#,
    );
    let mut run = fixture
        .command("run --jobs 2 --output out --overwrite")
        .stdout(Stdio::null())
        .spawn()
        .expect("the program starts");
    wait_for("every other row", || {
        let csv = std::fs::read_to_string(fixture.path("out/results.csv")).unwrap_or_default();
        (csv.lines().count() == 3).then_some(())
    });
    kill("-KILL", run.id());
    run.wait().expect("it ends");
    assert_eq!(fixture.statuses(), "pass pass pass");
    // In a run that ends, the rows are in the order of the list.
    fixture
        .run("run --jobs 2 --timeout 1 --output out --overwrite")
        .exits(1);
    let csv = fixture.read("out/results.csv");
    let names: Vec<&str> = csv
        .lines()
        .filter_map(|line| line.split(',').next())
        .collect();
    assert_eq!(names, ["xfb.m.a", "xfb.m.hang", "xfb.m.b", "xfb.m.c"]);
    assert_eq!(fixture.statuses(), "pass timeout pass pass");
}

#[test]
fn older_results_stay_until_a_device_is_open() {
    let fixture = Fixture::new("devices = ['Mock']\ncases = ['xfb.m.a']\n");
    fixture.run("run --output out --overwrite").exits(0);
    let before = fixture.read("out/results.json");
    fixture
        .run("run --device Three --output out --overwrite")
        .exits(69);
    assert_eq!(fixture.read("out/results.json"), before);
    fixture.run("run --device Three --output new").exits(69);
    assert!(!fixture.path("new").exists());
    fixture
        .run("run --output mock.toml/out")
        .exits(74)
        .complains("cannot write mock.toml/out");
}

#[test]
fn a_full_disk_leaves_no_half_row() {
    let names: Vec<String> = (0..300)
        .map(|n| format!("'xfb.m.case_with_a_long_name_{n}'"))
        .collect();
    let fixture = Fixture::new(&format!(
        "devices = ['Mock']\ncases = [{}]\n",
        names.join(", ")
    ));
    let mut shell = std::process::Command::new("sh");
    // Both files grow beyond the limit of 8 or 16 kB.
    shell.args([
        "-c",
        "ulimit -f 16; exec \"$0\" \"$@\"",
        env!("CARGO_BIN_EXE_xfb"),
    ]);
    super::finish(&mut fixture.through(shell, "run --output out --overwrite"))
        .exits(74)
        .prints("300 cases in ")
        .complains("cannot write out/results.csv: File too large");
    let csv = fixture.read("out/results.csv");
    assert!(csv.lines().count() > 50 && csv.ends_with('\n'));
    assert!(
        csv.lines().all(|line| line.split(',').count() == 3),
        "{csv}"
    );
    assert!(!fixture.statuses().is_empty());
}

#[test]
fn a_run_that_tests_nothing_is_no_success() {
    let fixture = Fixture::new(
        r#"
        devices = ["Mock"]
        cases = ["xfb.m.a", "xfb.m.b", "xfb.m.c"]
        [[case]]
        name = "xfb.m.[ab]"
        does = "unsupported"
        reason = "a queue family with VK_QUEUE_GRAPHICS_BIT"
        "#,
    );
    fixture
        .run("run xfb.m.a xfb.m.b --output out --overwrite")
        .exits(3)
        .prints("nothing was tested: every case that needs the device is unsupported");
    assert_eq!(fixture.results()["outcome"], "nothing_tested");
    fixture.run("run --output out --overwrite").exits(0);
    assert_eq!(fixture.results()["outcome"], "as_expected");
}

#[test]
fn a_pause_ends_with_the_run() {
    let fixture = losses(60_000);
    let text = fixture
        .read("mock.toml")
        .replace("[1, 20, 200]", "[60000, 1, 1]");
    std::fs::write(fixture.path("mock.toml"), text).expect("written");
    let mut run = fixture
        .command("run --jobs 2 --output out --overwrite")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    wait_for("the loss", || {
        fixture.path("state/losses").exists().then_some(())
    });
    std::thread::sleep(Duration::from_millis(50));
    kill("-INT", run.id());
    assert_eq!(run.wait().expect("it ends").code(), Some(130));
}

/// The processes of a group, by its id.
fn group(id: u32) -> Vec<u32> {
    let processes = std::fs::read_dir("/proc").expect("/proc").flatten();
    let ids = processes.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let of_group = |process: &u32| {
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        // After the name: state, parent, group.
        let fields = stat.rsplit(") ").next().unwrap_or("");
        fields.split(' ').nth(2) == Some(&id.to_string())
    };
    ids.filter(of_group).collect()
}

const FORK: &str = "devices = ['Mock']\ncases = ['xfb.m.fork']\n[[case]]\nname = 'xfb.m.fork'\n\
                    does = 'fork'\nphase = 'wait'\n";

#[test]
fn what_a_driver_starts_ends_with_its_worker() {
    // The worker is killed after the timeout, or continues and ends after its parent.
    for kill_parent in [false, true] {
        let fixture = Fixture::new(FORK);
        let mut run = fixture
            .command(if kill_parent {
                "run"
            } else {
                "run --timeout 1"
            })
            .stdout(Stdio::null())
            .spawn()
            .expect("the program starts");
        let worker = wait_for("a worker with a child", || {
            let workers = children(&run);
            workers.into_iter().find(|worker| group(*worker).len() == 2)
        });
        if kill_parent {
            kill("-STOP", worker);
            run.kill().expect("it can be killed");
        }
        run.wait().expect("it ends");
        wait_for("the end of the group", || {
            let left = group(worker);
            (!left.into_iter().any(is_running)).then_some(())
        });
    }
}

#[test]
fn a_worker_leaves_no_core_and_is_killed_before_its_parent() {
    let fixture = Fixture::new(FORK);
    let mut run = fixture
        .command("run")
        .stdout(Stdio::null())
        .spawn()
        .expect("the program starts");
    let worker = wait_for("a worker in its case", || {
        let workers = children(&run);
        workers.into_iter().find(|worker| group(*worker).len() == 2)
    });
    let read = |process: u32, file: &str| {
        std::fs::read_to_string(format!("/proc/{process}/{file}")).expect("/proc")
    };
    let score = |process| {
        read(process, "oom_score_adj")
            .trim()
            .parse::<i32>()
            .expect("a score")
    };
    assert_eq!(score(worker), (score(run.id()) + 500).min(1000));
    let limits = read(worker, "limits");
    let core = limits
        .lines()
        .find(|line| line.starts_with("Max core file size"));
    let soft = core.and_then(|line| line.split_whitespace().nth(4));
    assert_eq!(soft, Some("0"), "{limits}");
    kill("-TERM", run.id());
    run.wait().expect("it ends");
}

#[test]
fn names_of_devices_have_no_control_characters() {
    let fixture = Fixture::new("devices = [\"Evil \\u001b[2J\"]\ncases = ['xfb.m.a']\n");
    let ran = fixture
        .run("run")
        .exits(0)
        .prints("device 0: Evil \u{fffd}[2J");
    assert!(!ran.stdout.contains('\u{1b}'));
}
