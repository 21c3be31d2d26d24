//! Runs that are ended from outside, and runs beside another one.

use super::WRECKS;
use super::fixture::{Fixture, children, is_running, kill, wait_for};
use std::process::Stdio;

#[test]
fn an_interrupted_run_keeps_its_results() {
    for signal in ["-INT", "-TERM", "-HUP"] {
        let fixture = Fixture::new(WRECKS);
        let mut run = fixture
            .command("run xfb.m.pass1 xfb.m.hang xfb.m.pass2 --jobs 1 --output out --overwrite")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        wait_for("the first result", || {
            let csv = std::fs::read_to_string(fixture.path("out/results.csv")).unwrap_or_default();
            csv.starts_with("xfb.m.pass1,Pass,").then_some(())
        });
        let workers = wait_for("the hanging worker", || {
            Some(children(&run)).filter(|found| found.len() == 1)
        });
        // Twice, as `timeout` does.
        kill(signal, run.id());
        kill(signal, run.id());
        let status = run.wait().expect("the program ends");
        assert_eq!(status.code(), Some(130));
        assert!(!workers.into_iter().any(is_running), "the worker ended");
        let json = fixture.results();
        assert_eq!(json["complete"], false);
        let stopped = json["stopped"].as_str().unwrap_or_default();
        assert!(stopped.starts_with("interrupted: "), "{stopped}");
        assert!(json["results"][0]["name"] == "xfb.m.pass1", "{json}");
    }
}

#[test]
fn a_killed_run_keeps_its_results_and_ends_its_workers() {
    let fixture = Fixture::new(WRECKS);
    let mut run = fixture
        .command("run xfb.m.pass1 xfb.m.hang --jobs 1 --output out --overwrite")
        .stdout(Stdio::null())
        .spawn()
        .expect("the program starts");
    wait_for("the first result", || {
        let json = std::fs::read_to_string(fixture.path("out/results.json")).unwrap_or_default();
        json.contains("\"name\":\"xfb.m.pass1\"").then_some(())
    });
    let workers = wait_for("the hanging worker", || {
        Some(children(&run)).filter(|found| found.len() == 1)
    });
    run.kill().expect("it can be killed");
    run.wait().expect("it ends");
    wait_for("the worker's end", || {
        (!workers.iter().copied().any(is_running)).then_some(())
    });
    assert_eq!(fixture.statuses(), "pass");
}

#[test]
fn a_results_folder_belongs_to_one_run_at_a_time() {
    let fixture = Fixture::new(WRECKS);
    let mut first = fixture
        .command("run xfb.m.pass1 xfb.m.hang --jobs 1 --output out --overwrite")
        .stdout(Stdio::null())
        .spawn()
        .expect("the program starts");
    wait_for("the first result", || {
        let csv = std::fs::read_to_string(fixture.path("out/results.csv")).unwrap_or_default();
        csv.starts_with("xfb.m.pass1,Pass,").then_some(())
    });
    fixture
        .run("run xfb.m.pass2 --output out --overwrite")
        .exits(74)
        .complains("another run is writing its results into out");
    assert!(fixture.read("out/results.csv").starts_with("xfb.m.pass1,"));
    kill("-TERM", first.id());
    assert_eq!(first.wait().expect("it ends").code(), Some(130));
    fixture
        .run("run xfb.m.pass2 --output out --overwrite")
        .exits(0);
}
