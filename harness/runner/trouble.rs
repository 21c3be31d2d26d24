//! A run over a driver that crashes, hangs, loses the device of every worker and floods
//! its output, while workers are killed from outside: no case without a fault changes
//! its result.
//!
//! `XFB_TROUBLE` is the number of cases; ci/proofs/all runs 523 with 1, 2 and 8 workers, and a device
//! that takes a second to come back.

use super::fixture::{Fixture, children};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::process::{Child, Stdio};
use std::time::Duration;

/// The faults, with the share of the cases that have each, in thousandths.
const FAULTS: [(&str, usize, &str); 5] = [
    ("crash", 39, "does = 'crash'\nsignal = 11\nphase = 'wait'"),
    ("hang", 20, "does = 'hang'\nphase = 'wait'"),
    (
        "lose",
        20,
        "does = 'lose_all'\nmilliseconds = REFUSED\nphase = 'submit'",
    ),
    ("late", 20, "does = 'late_writes'"),
    (
        "noise",
        20,
        "does = 'pass'\nstdout = \"\\u001e{\\\"reply\\\":\\\"begun\\\",\\\"token\\\":0}\\n\"\n\
         stderr = \"\\u001b[2J Validation Error\\n\"\ntimes = 20000",
    ),
];

/// The behaviour of cases without a fault: each takes a moment, so that they overlap.
const INNOCENT: &str = "
[[case]]
name = '*_fail'
does = 'fail'
fingerprint = 'missing'
explanation = ''
[[case]]
name = '*_unsupported'
does = 'unsupported'
reason = 'geometryShader'
[[case]]
name = '*'
does = 'slow'
milliseconds = 5
";

struct Trouble {
    cases: usize,
    refused: u64,
    pauses: [u64; 3],
    /// Numbers of workers, one for each run.
    jobs: &'static [usize],
}

impl Trouble {
    fn new() -> Trouble {
        match std::env::var("XFB_TROUBLE") {
            Ok(cases) => Trouble {
                cases: cases.parse().expect("XFB_TROUBLE is a number"),
                refused: 1000,
                pauses: [100, 1000, 10_000],
                jobs: &[1, 2, 8],
            },
            Err(_) => Trouble {
                cases: 95,
                refused: 100,
                pauses: [20, 200, 2000],
                jobs: &[4],
            },
        }
    }

    /// The names of the cases; those with a fault are spread over the list.
    fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = (0..self.cases)
            .map(|number| {
                let kind = match number % 10 {
                    3 => "fail",
                    7 => "unsupported",
                    _ => "pass",
                };
                format!("xfb.m.c{number:04}_{kind}")
            })
            .collect();
        let mut place = 4;
        for (fault, share, _) in FAULTS {
            for _ in 0..(self.cases * share / 1000).max(1) {
                names[place] = format!("xfb.m.c{place:04}_{fault}");
                // 37 has no divisor in common with the usual numbers of cases.
                place = (place + 37) % self.cases;
            }
        }
        names
    }

    fn mock(&self) -> String {
        let names: Vec<String> = self
            .names()
            .iter()
            .map(|name| format!("'{name}'"))
            .collect();
        let mut mock = format!(
            "devices = ['Mock']\nstate = 'state'\npauses_milliseconds = {:?}\ncases = [{}]\n",
            self.pauses,
            names.join(", ")
        );
        for (fault, _, does) in FAULTS {
            let does = does.replace("REFUSED", &self.refused.to_string());
            write!(mock, "[[case]]\nname = '*_{fault}'\n{does}\n").expect("a string");
        }
        mock + INNOCENT
    }
}

/// Kills a worker each time that `rows` more rows are written: then the case that the
/// last one ran has run again.
fn kill_workers(fixture: &Fixture, run: &mut Child, rows: usize) -> usize {
    let (mut killed, mut next) = (0, 4);
    while run.try_wait().expect("it is a child").is_none() {
        let csv = std::fs::read_to_string(fixture.path("out/results.csv")).unwrap_or_default();
        if csv.lines().count() >= next {
            let workers = children(run);
            let worker = workers.get(killed % workers.len().max(1));
            let id = worker.and_then(|id| Pid::from_raw(i32::try_from(*id).ok()?));
            // It may have ended in the meantime.
            if id.is_some_and(|id| kill_process(id, Signal::KILL).is_ok()) {
                killed += 1;
            }
            next = csv.lines().count() + rows;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    killed
}

#[test]
fn no_trouble_of_others_changes_a_result() {
    let trouble = Trouble::new();
    let wrong = trouble
        .jobs
        .iter()
        .map(|jobs| wrong_results(&trouble, *jobs));
    assert_eq!(wrong.collect::<String>(), "");
}

/// Runs the cases in `jobs` workers, and returns the results that are not those of the cases.
fn wrong_results(trouble: &Trouble, jobs: usize) -> String {
    let fixture = Fixture::new(&trouble.mock());
    std::fs::create_dir(fixture.path("state")).expect("a folder");
    let mut run = fixture
        .command(&format!(
            "run --jobs {jobs} --timeout 2 --output out --overwrite"
        ))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let killed = kill_workers(&fixture, &mut run, (trouble.cases / 12).max(12));
    assert_eq!(run.wait().expect("it ends").code(), Some(1));
    assert!(killed > 3, "{killed} workers were killed");
    let json = fixture.results();
    assert_eq!(json["complete"], true);
    let results = json["results"].as_array().expect("results");
    let names: Vec<&str> = results.iter().filter_map(|r| r["name"].as_str()).collect();
    assert_eq!(names, trouble.names());
    let want = BTreeMap::from([
        ("pass", ("pass", Value::Null, "")),
        ("fail", ("fail", "missing".into(), "what is wrong")),
        (
            "unsupported",
            ("unsupported", Value::Null, "geometryShader"),
        ),
        ("noise", ("pass", Value::Null, "")),
        (
            "crash",
            (
                "crash",
                "crash.SIGSEGV.execution".into(),
                "the worker was killed by SIGSEGV in step execution",
            ),
        ),
        (
            "hang",
            (
                "timeout",
                "timeout.execution".into(),
                "the worker did not finish within 2 s in step execution",
            ),
        ),
        ("lose", ("crash", "device-lost".into(), "device lost")),
        ("late", ("fail", "stray".into(), "stray values")),
    ]);
    let mut wrong = String::new();
    for result in results {
        let name = result["name"].as_str().expect("a name");
        let kind = name.rsplit('_').next().expect("a kind");
        let (status, fingerprint, reason) = &want[kind];
        if result["status"] != *status
            || result["fingerprint"] != *fingerprint
            || result["reason"] != *reason
        {
            writeln!(wrong, "{result}").expect("a string");
        }
    }
    wrong
}
