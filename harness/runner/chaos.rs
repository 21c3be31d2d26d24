//! A long run over a driver in which cases crash, hang, exhaust memory and print noise:
//! every other case has the result of a run without them, for each number of workers.

use super::fixture::Fixture;
use super::ran::finish;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::{Duration, Instant};

const CASES: usize = 500;
const HANGS: u32 = 10;
/// The faults: the number of cases, their behaviour, and their status and fingerprint.
const FAULTS: [(&str, usize, &str, &str, &str); 4] = [
    (
        "crash",
        20,
        "does = 'crash'\nsignal = 11\nphase = 'wait'",
        "crash",
        "crash.SIGSEGV.execution",
    ),
    (
        "hang",
        HANGS as usize,
        "does = 'hang'\nphase = 'wait'",
        "timeout",
        "timeout.execution",
    ),
    (
        "exhaust",
        5,
        "does = 'allocate'\nmebibytes = 1500\nphase = 'wait'",
        "crash",
        "crash.memory.execution",
    ),
    (
        "noise",
        10,
        "does = 'pass'\nstdout = \"{\\\"done\\\":{\\\"token\\\":0}}\\n\"\n\
         stderr = \"\\u001e{\\\"begun\\\":{\\\"token\\\":0}}\\n\"\ntimes = 200",
        "pass",
        "",
    ),
];

/// Names of cases; those with a fault are spread over the list.
fn names() -> Vec<String> {
    let kinds = ["pass", "pass", "fail", "pass", "unsupported"];
    let mut names: Vec<String> = (0..CASES)
        .map(|number| format!("xfb.m.c{number:03}_{}", kinds[number % kinds.len()]))
        .collect();
    let mut place = 4;
    for (fault, count, ..) in FAULTS {
        for _ in 0..count {
            names[place] = format!("xfb.m.c{place:03}_{fault}");
            // 37 has no divisor in common with the number of cases.
            place = (place + 37) % CASES;
        }
    }
    names
}

/// A mock driver with these cases, whose faults happen or not.
fn fixture(limit: Duration, chaos: bool) -> Fixture {
    let names: Vec<String> = names().iter().map(|name| format!("'{name}'")).collect();
    let mut mock = format!(
        "devices = ['Mock']\nlimit_milliseconds = {}\ncases = [{}]\n",
        limit.as_millis(),
        names.join(", ")
    );
    for (fault, _, does, ..) in FAULTS.iter().filter(|_| chaos) {
        write!(mock, "[[case]]\nname = '*_{fault}'\n{does}\n").expect("a string");
    }
    mock += "[[case]]\nname = '*_fail'\ndoes = 'fail'\nfingerprint = 'missing'\nexplanation = ''\n\
             [[case]]\nname = '*_unsupported'\ndoes = 'unsupported'\nreason = 'geometryShader'\n\
             [[case]]\nname = '*'\ndoes = 'slow'\nmilliseconds = 5\n";
    Fixture::new(&mock)
}

/// Runs all cases; returns their results but for times, and the wall time.
fn results(fixture: &Fixture, jobs: u32) -> (BTreeMap<String, Value>, Duration) {
    let start = Instant::now();
    let mut command = fixture.command(&format!(
        "run --jobs {jobs} --max-worker-memory 64M --output out{jobs}"
    ));
    finish(&mut command).exits(1);
    let wall = start.elapsed();
    let json = fixture.read(&format!("out{jobs}/results.json"));
    let json: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["complete"], true);
    assert_eq!(json["incidents"], Value::Array(Vec::new()));
    let rows = json["results"].as_array().expect("results");
    let mut results = BTreeMap::new();
    for row in rows {
        let mut row = row.clone();
        let fields = row.as_object_mut().expect("a result is an object");
        fields.remove("seconds");
        // Which failures are confirmed depends on the order in which they come.
        fields.remove("unconfirmed");
        // It has the path of the mock file.
        fields.remove("reproduce");
        let name = row["name"].as_str().expect("a name").to_owned();
        assert!(results.insert(name, row).is_none(), "a case ran twice");
    }
    assert_eq!(results.len(), CASES);
    (results, wall)
}

/// Checks the results of a run with faults against those of the calm run.
fn compare(calm: &BTreeMap<String, Value>, chaos: &BTreeMap<String, Value>) {
    for (name, result) in chaos {
        let kind = name.rsplit('_').next().expect("a kind");
        match FAULTS.iter().find(|(fault, ..)| *fault == kind) {
            Some((_, _, _, status, fingerprint)) if !fingerprint.is_empty() => {
                assert_eq!(result["status"], *status, "{result}");
                assert_eq!(result["fingerprint"], *fingerprint, "{result}");
                assert!(result.get("in_company").is_none(), "{result}");
            }
            Some(_) | None => assert_eq!(Some(result), calm.get(name)),
        }
    }
}

#[test]
fn no_crash_hang_or_exhausted_memory_changes_another_verdict() {
    // Long enough for a busy machine to exhaust memory within it.
    let limit = Duration::from_secs(1);
    // Results do not depend on the number of workers, either.
    let (calm, _) = results(&fixture(limit, false), 1);
    let (chaos, _) = results(&fixture(limit, true), 4);
    compare(&calm, &chaos);
}

/// A hang takes its time twice, because its case runs again alone, while no other case
/// runs: several workers do not share that time.
#[test]
#[ignore = "takes a minute, and measures time; ci/proofs/all runs it"]
fn a_run_with_faults_takes_little_more_time_than_its_hangs() {
    let limit = Duration::from_secs(1);
    for jobs in [1, 4] {
        let (calm, calm_time) = results(&fixture(limit, false), jobs);
        let (chaos, time) = results(&fixture(limit, true), jobs);
        compare(&calm, &chaos);
        let most = (calm_time + 2 * HANGS * limit).mul_f64(1.2);
        let shared = (calm_time + 2 * HANGS * limit / jobs).mul_f64(1.2);
        println!(
            "{jobs} workers: calm {calm_time:.2?}, with faults {time:.2?}, at most {most:.2?} \
             ({shared:.2?} if workers shared the time of hangs)"
        );
        assert!(
            time <= most,
            "{jobs} workers took {time:.2?}, more than {most:.2?}"
        );
    }
}
