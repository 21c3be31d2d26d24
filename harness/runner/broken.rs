//! A driver that is broken altogether: its failures cost little, and no innocent case
//! is among them.

use super::{Fixture, Value};
use std::collections::BTreeSet;

/// A driver with these behaviours and this number of cases, `xfb.m.case0` and so on.
fn driver(cases: usize, behaviours: &str) -> Fixture {
    let names: Vec<String> = (0..cases).map(|n| format!("'xfb.m.case{n}'")).collect();
    Fixture::new(&format!(
        "devices = ['Mock']\ncases = [{}]\n{behaviours}",
        names.join(", ")
    ))
}

const FAILS: &str = "does = 'fail'\nfingerprint = 'stray'\nexplanation = 'a long text'\n";

fn results(fixture: &Fixture) -> Vec<Value> {
    fixture.results()["results"]
        .as_array()
        .expect("results")
        .clone()
}

#[test]
fn a_few_failures_with_one_fingerprint_are_confirmed_and_have_their_details() {
    let fixture = driver(120, &format!("[[case]]\nname = '*'\n{FAILS}"));
    let ran = fixture.run("run --jobs 2 --output out").exits(1);
    let last = ran.stdout.lines().last().expect("a line");
    assert_eq!(
        last,
        "FAILED: 120 unexpected of 120 (1 fault); report: out/report.html"
    );
    let results = results(&fixture);
    assert_eq!(results.len(), 120);
    let unconfirmed = results.iter().filter(|r| r["unconfirmed"] == true).count();
    assert!(
        (90..117).contains(&unconfirmed),
        "{unconfirmed} unconfirmed"
    );
    for (place, result) in results.iter().enumerate() {
        assert_eq!(result["status"], "fail", "{result}");
        let is_abridged = result["details"]["is_abridged"] == true;
        assert_eq!(is_abridged, place >= 3, "{place}: {result}");
    }
    let files = fixture.path("out/failures").read_dir().expect("a folder");
    assert_eq!(files.count(), 3);
}

/// Each fingerprint is that of three cases only.
#[test]
fn failures_with_one_proven_cause_are_alike_whatever_their_fingerprints() {
    let behaviours: Vec<String> = (0..120)
        .map(|case| {
            format!(
                "[[case]]\nname = 'xfb.m.case{case}'\ndoes = 'fail'\nfingerprint = 'look{}'\n\
                 explanation = ''\ncause = 'nothing is captured'\n",
                case % 40
            )
        })
        .collect();
    let fixture = driver(120, &behaviours.concat());
    fixture.run("run --jobs 2 --output out").exits(1);
    let results = results(&fixture);
    let unconfirmed = results.iter().filter(|r| r["unconfirmed"] == true).count();
    assert!(
        (90..=117).contains(&unconfirmed),
        "{unconfirmed} unconfirmed"
    );
}

/// Every case after `case60` fails in its worker like the cases before it, which are confirmed.
#[test]
fn a_worker_that_went_wrong_makes_no_innocent_case_fail() {
    let behaviours = format!(
        "[[case]]\nname = 'xfb.m.case60'\ndoes = 'late_writes'\n\
         [[case]]\nname = 'xfb.m.case[6-9]*'\ndoes = 'pass'\n\
         [[case]]\nname = 'xfb.m.case1[0-4]?'\ndoes = 'pass'\n\
         [[case]]\nname = '*'\n{FAILS}"
    );
    for jobs in [1, 3] {
        let fixture = driver(150, &behaviours);
        fixture
            .run(&format!("run --jobs {jobs} --output out"))
            .exits(1);
        let failed: BTreeSet<String> = results(&fixture)
            .iter()
            .filter(|result| result["status"] != "pass")
            .map(|result| result["name"].as_str().expect("a name").to_owned())
            .collect();
        let innocent = |n: &usize| (61..150).contains(n) || (6..10).contains(n);
        let guilty = (0..150).filter(|n| !innocent(n));
        let guilty: BTreeSet<String> = guilty.map(|n| format!("xfb.m.case{n}")).collect();
        assert_eq!(failed, guilty, "{jobs} workers");
    }
}

/// The failures before a crash run again in the next worker, and one of them is confirmed before
/// the next crash, so that crashes in a row do not confirm each of them.
#[test]
fn crashes_in_a_row_confirm_one_of_the_failures_before_them() {
    let crashes =
        "[[case]]\nname = 'xfb.m.case6[0-5]'\ndoes = 'crash'\nsignal = 11\nphase = 'wait'\n";
    let fixture = driver(100, &format!("{crashes}[[case]]\nname = '*'\n{FAILS}"));
    fixture.run("run --jobs 1 --output out").exits(1);
    let results = results(&fixture);
    let count = |status: &str| results.iter().filter(|r| r["status"] == status).count();
    assert_eq!((count("fail"), count("crash")), (94, 6));
    let confirmed = results
        .iter()
        .filter(|r| r["status"] == "fail" && r["unconfirmed"] != true)
        .map(|r| r["name"].as_str().expect("a name"));
    // The first three, the last one before the crashes, and the last one of all.
    assert_eq!(
        confirmed.collect::<Vec<_>>(),
        [0, 1, 2, 59, 99].map(|n| format!("xfb.m.case{n}"))
    );
}

/// The failure of `case3` is like three confirmed ones, and the crash after it makes the case run
/// again, which passes then.
#[test]
fn an_unconfirmed_failure_that_does_not_happen_again_is_reported() {
    let fixture = driver(
        6,
        &format!(
            "state = 'state'\n[[case]]\nname = 'xfb.m.case3'\nruns = 1\n{FAILS}\
             [[case]]\nname = 'xfb.m.case4'\ndoes = 'crash'\nsignal = 11\nphase = 'wait'\n\
             [[case]]\nname = 'xfb.m.case5'\ndoes = 'pass'\n\
             [[case]]\nname = '*'\n{FAILS}"
        ),
    );
    std::fs::create_dir(fixture.path("state")).expect("the folder is created");
    fixture.run("run --jobs 1 --output out").exits(1);
    let result = &results(&fixture)[3];
    assert_eq!(result["status"], "pass");
    let company = &result["in_company"];
    assert_eq!(
        (
            &company["status"],
            &company["fingerprint"],
            &company["after"]
        ),
        (&"fail".into(), &"stray".into(), &"xfb.m.case2".into()),
        "{result}"
    );
}

#[test]
fn a_run_ends_when_its_time_is_over_or_the_device_hangs() {
    let fixture = driver(
        400,
        "[[case]]\nname = '*'\ndoes = 'slow'\nmilliseconds = 100\n",
    );
    fixture
        .run("run --jobs 1 --run-timeout 3s --output out")
        .exits(1)
        .complains("the time of --run-timeout is over, 3 s: ");
    let json = fixture.results();
    assert_eq!(json["complete"], false);
    fixture.run("run --run-timeout 1d").exits(64);

    let hangs = driver(
        30,
        "[[case]]\nname = 'xfb.m.case1'\ndoes = 'pass'\n[[case]]\nname = '*'\ndoes = 'hang'\nphase = 'wait'\n",
    );
    hangs
        .run("run --jobs 1 --timeout 1 --max-timeouts 2 --output out")
        .exits(1)
        .complains("as many cases in a row exceeded their time as --max-timeouts permits: 26 cases not run");
    assert_eq!(results(&hangs).len(), 4);
}

/// Failures that wait for a confirmation are reported when the time is over.
#[test]
fn unconfirmed_failures_outlast_the_end_of_a_run() {
    let fails = format!("[[case]]\nname = '*'\ndelay_milliseconds = 50\n{FAILS}");
    let fixture = driver(400, &fails);
    fixture
        .run("run --jobs 1 --run-timeout 3s --output out")
        .exits(1)
        .complains("the time of --run-timeout is over, 3 s: ");
    let results = results(&fixture);
    let unconfirmed = results.iter().filter(|r| r["unconfirmed"] == true).count();
    assert!(results.len() > 6, "{} results", results.len());
    assert!(unconfirmed > 3, "{unconfirmed} unconfirmed");
}

#[test]
fn merged_shards_are_one_run_and_repetitions_replace_results() {
    let fixture = driver(
        20,
        "state = 'state'\n[[case]]\nname = 'xfb.m.case7'\ndoes = 'crash'\nsignal = 11\nphase = 'wait'\nruns = 2\n",
    );
    std::fs::create_dir(fixture.path("state")).expect("the folder is created");
    for shard in 1..=3 {
        fixture.run(&format!(
            "run --shard {shard}/3 --label shard={shard} --output shard-{shard}"
        ));
    }
    let merge = |arguments: &str| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_xfb"));
        command.current_dir(fixture.path("."));
        super::finish(command.args(arguments.split(' ')))
    };
    let ran = merge("merge shard-1 shard-2 shard-3 --output out").exits(1);
    let last = ran.stdout.lines().last().expect("a line");
    assert_eq!(
        last,
        "FAILED: 1 unexpected of 20 (1 fault); report: out/report.html"
    );
    assert_eq!(results(&fixture).len(), 20);
    assert_eq!(fixture.read("out/failures.csv"), "xfb.m.case7,Crash\n");
    assert_eq!(
        fixture.read("out/junit.xml").matches("<testcase ").count(),
        20
    );
    merge("merge shard-1 --output out").exits(64);

    fixture.run("run xfb.m.case7 --output again").exits(0);
    merge("merge shard-1 shard-2 shard-3 again --output out --overwrite").exits(0);
    assert_eq!(fixture.read("out/failures.csv"), "");
    assert_eq!(results(&fixture).len(), 20);

    let json = fixture
        .read("again/results.json")
        .replace("\"schema\":3", "\"schema\":2");
    std::fs::write(fixture.path("old.json"), json).expect("the file is written");
    merge("merge shard-1 old.json --output two")
        .exits(65)
        .complains("old.json has schema 2, and this version of xfb merges schema 3");
}
