//! A sweep: each fault happens at each call of a case, once or each time that the case runs,
//! and loses every device until a reset ends, which lasts for each number of calls. The
//! verdict of no other case changes, nor that of a case whose fault happened once.

use super::fixture::Fixture;
use super::ran::finish;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write;

const CALLS: [&str; 5] = [
    "create_pipeline",
    "allocate_memory",
    "submit",
    "wait",
    "read_back",
];
/// A fault, and its status and fingerprint where no reset follows; a dead process has them
/// in any case.
struct Fault {
    does: &'static str,
    status: &'static str,
    fingerprint: &'static str,
    ends_worker: bool,
}

const fn fault(does: &'static str, status: &'static str, fingerprint: &'static str) -> Fault {
    Fault {
        does,
        status,
        fingerprint,
        ends_worker: false,
    }
}

const fn death(does: &'static str, status: &'static str, fingerprint: &'static str) -> Fault {
    Fault {
        ends_worker: true,
        ..fault(does, status, fingerprint)
    }
}

const KILL: Fault = death("does = 'crash'\nsignal = 9", "crash", "crash.SIGKILL");
const REFUSE: Fault = fault(
    "does = 'fail'\nfingerprint = 'vkCall'\nexplanation = ''",
    "fail",
    "vkCall",
);
const FAULTS: [Fault; 8] = [
    KILL,
    death("does = 'crash'\nsignal = 11", "crash", "crash.SIGSEGV"),
    death("does = 'exit'\ncode = 3", "crash", "crash.exit_3"),
    death("does = 'hang'", "timeout", "timeout"),
    fault("does = 'device_lost'", "crash", "device-lost"),
    REFUSE,
    fault("does = 'abandon'", "fail", "vkQueueSubmit"),
    fault("does = 'late_writes'", "fail", "stray"),
];

/// The resets, by the calls and the starts of workers for which they last. A device is
/// looked for four times, each time with one start or with two calls.
fn resets(calls: usize, starts: usize) -> impl Iterator<Item = (usize, usize)> {
    let of_calls = (0..=calls).map(|calls| (calls, 0));
    of_calls.chain((1..=starts).map(|starts| (0, starts)))
}

/// Runs one fault at every call with each of these resets, and two cases without a fault
/// after each; returns what is wrong.
fn sweep(fault: &Fault, is_once: bool, resets: &[(usize, usize)], jobs: u32) -> String {
    let mut names = Vec::new();
    let mut cases = String::new();
    let mut wanted = BTreeMap::new();
    for (at, call) in CALLS.iter().enumerate() {
        for &(calls, starts) in resets {
            let name = format!("xfb.m.{call}_{calls}_{starts}");
            let runs = if is_once { "runs = 1\n" } else { "" };
            write!(
                cases,
                "[[case]]\nname = '{name}'\n{}\ncall = '{call}'\n{runs}\
                 reset = {{ calls = {calls}, starts = {starts} }}\n",
                fault.does
            )
            .expect("a string");
            let step = if at < 2 { "pipeline" } else { "execution" };
            let (status, fingerprint) = if is_once {
                ("pass", Value::Null)
            } else if fault.ends_worker {
                (fault.status, format!("{}.{step}", fault.fingerprint).into())
            } else if calls + starts > 0 {
                ("crash", "device-lost".into())
            } else {
                (fault.status, fault.fingerprint.into())
            };
            wanted.insert(name.clone(), (status, fingerprint));
            names.push(name);
            for innocent in ["a", "b"] {
                let name = format!("xfb.m.{innocent}_{call}_{calls}_{starts}");
                wanted.insert(name.clone(), ("pass", Value::Null));
                names.push(name);
            }
        }
    }
    let mock = format!(
        "devices = ['Mock']\nstate = 'state'\ncalls = true\nlimit_milliseconds = 400\n\
         pauses_milliseconds = [1, 1, 1]\ncases = {names:?}\n{cases}"
    );
    let fixture = Fixture::new(&mock);
    std::fs::create_dir(fixture.path("state")).expect("a folder");
    let mut command = fixture.command(&format!("run --jobs {jobs} --output out"));
    finish(&mut command).exits(1);
    let json = fixture.results();
    let mut wrong = String::new();
    let results = json["results"].as_array().expect("results");
    assert_eq!(results.len(), names.len(), "{}", fault.does);
    for result in results {
        let (status, fingerprint) = &wanted[result["name"].as_str().expect("a name")];
        if result["status"] != *status || result["fingerprint"] != *fingerprint {
            writeln!(wrong, "{}, jobs {jobs}: {result}", fault.does).expect("a string");
        }
    }
    wrong
}

#[test]
fn a_fault_and_a_reset_of_any_length_fail_no_other_case() {
    let resets = [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1)];
    let wrong = [
        sweep(&KILL, true, &resets, 1),
        sweep(&REFUSE, true, &resets, 2),
        sweep(&REFUSE, false, &resets, 1),
    ];
    assert_eq!(wrong.concat(), "");
}

#[test]
#[ignore = "takes minutes; ci/proofs/all runs it"]
fn every_fault_at_every_call_and_a_reset_of_every_length_fail_no_other_case() {
    let mut wrong = String::new();
    let mut cases = 0;
    for fault in &FAULTS {
        for is_once in [true, false] {
            // The resets of several workers add up; one worker waits for seven calls.
            for (jobs, calls, starts) in [(1, 7, 3), (2, 3, 1), (8, 1, 1)] {
                let resets: Vec<_> = resets(calls, starts).collect();
                wrong += &sweep(fault, is_once, &resets, jobs);
                cases += 3 * CALLS.len() * resets.len();
            }
        }
    }
    println!("{cases} cases of which two thirds are without a fault");
    assert_eq!(wrong, "");
}
