//! `--max-worker-memory`: a worker that has grown is replaced, and a case that grows
//! without end is stopped and blamed.

use super::fixture::Fixture;
use serde_json::Value;

/// Cases of which each keeps 24 MiB.
const LEAKS: &str = r#"
devices = ["Mock"]
state = "state"
cases = ["xfb.m.a", "xfb.m.b", "xfb.m.c", "xfb.m.d", "xfb.m.e", "xfb.m.f"]
[[case]]
name = "*"
does = "allocate"
mebibytes = 24
"#;

fn fixture(mock: &str) -> Fixture {
    let fixture = Fixture::new(mock);
    std::fs::create_dir(fixture.path("state")).expect("a folder");
    fixture
}

/// The number of workers that were started.
fn starts(fixture: &Fixture) -> usize {
    fixture.read("state/starts").len()
}

#[test]
fn a_worker_that_has_grown_is_replaced_before_the_next_case() {
    let leaks = fixture(LEAKS);
    leaks.run("run --jobs 1").exits(0);
    assert_eq!(starts(&leaks), 1, "without a limit a worker stays");
    // A worker of the tests' build uses about 10 to 30 MiB itself: with 64 MiB, it is too
    // large after its second or third case.
    let leaks = fixture(LEAKS);
    leaks
        .run("run --jobs 1 --max-worker-memory 64M --output out")
        .exits(0)
        .prints("6 cases in")
        .prints(": 6 pass\n");
    let started = starts(&leaks);
    assert!((2..=4).contains(&started), "{started} workers");
    let json = leaks.results();
    assert_eq!(json["incidents"], Value::Array(Vec::new()));
}

#[test]
fn a_case_that_exhausts_the_memory_is_stopped_and_named() {
    for jobs in [1, 2] {
        let fixture = Fixture::new(
            r#"
            devices = ["Mock"]
            cases = ["xfb.m.before", "xfb.m.exhausts", "xfb.m.after"]
            [[case]]
            name = "xfb.m.exhausts"
            does = "allocate"
            mebibytes = 1500
            phase = "wait"
            "#,
        );
        fixture
            .run(&format!(
                "run --jobs {jobs} --max-worker-memory 64M --output out"
            ))
            .exits(1)
            .prints(
                "used more than 64 MiB of memory for one case and was killed in step execution",
            );
        let json = fixture.results();
        let results = json["results"].as_array().expect("results");
        let statuses: Vec<&str> = results
            .iter()
            .filter_map(|r| r["status"].as_str())
            .collect();
        assert_eq!(statuses, ["pass", "crash", "pass"]);
        assert_eq!(results[1]["fingerprint"], "crash.memory.execution");
        assert_eq!(results[1]["details"]["worker"]["exit"], "memory");
        assert!(results[1].get("in_company").is_none(), "{}", results[1]);
    }
}

#[test]
fn what_earlier_cases_left_does_not_fail_the_case_that_runs() {
    // Each adds less than the limit, two together more.
    let mock = LEAKS.replace("mebibytes = 24", "mebibytes = 100");
    let fixture = fixture(&mock);
    fixture
        .run("run --jobs 1 --max-worker-memory 128M")
        .exits(0)
        .prints("6 cases in")
        .prints(": 6 pass\n");
}

#[test]
fn a_size_without_a_unit_is_refused() {
    Fixture::new(LEAKS)
        .run("run --max-worker-memory 300")
        .exits(64)
        .complains("a size is a number of K, M or G");
}
