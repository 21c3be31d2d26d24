//! Outputs that cannot be written.

use super::WRECKS;
use super::fixture::Fixture;
use std::fs::File;
use std::os::unix::fs::symlink;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

#[test]
fn a_link_in_the_folder_of_results_is_not_followed() {
    for file in ["results.json", "results.csv", "junit.xml", "report.html"] {
        let fixture = Fixture::new(WRECKS);
        std::fs::create_dir(fixture.path("out")).expect("a folder");
        let target = fixture.path("target");
        symlink(&target, fixture.path("out").join(file)).expect("a link");
        fixture
            .run("run xfb.m.pass1 --output out --overwrite")
            .exits(74)
            .complains(&format!("cannot write out/{file}: "));
        assert!(!target.exists());
    }
}

#[test]
fn standard_output_on_a_full_disk_costs_no_result() {
    let fixture = Fixture::new(WRECKS);
    let mut command = fixture.command("run xfb.m.pass1 xfb.m.fail1 --output out --overwrite");
    let mut run = command
        .stdout(
            File::options()
                .write(true)
                .open("/dev/full")
                .expect("/dev/full"),
        )
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    assert_eq!(run.wait().expect("it ends").code(), Some(74));
    assert_eq!(fixture.statuses(), "pass fail");
    for arguments in ["--help", "--version"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
        let full = File::options()
            .write(true)
            .open("/dev/full")
            .expect("/dev/full");
        let status = command
            .arg(arguments)
            .stdout(full)
            .stderr(Stdio::null())
            .status();
        assert_eq!(status.expect("the program starts").code(), Some(74));
    }
}

#[test]
fn a_closed_standard_output_ends_the_run_silently() {
    let fixture = Fixture::new(WRECKS);
    let start = Instant::now();
    let mut run = fixture
        .command("run xfb.m.segv xfb.m.fail1 xfb.m.hang --jobs 1")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // Closed before the first report: the run must end at that report, long before
    // the hang and before the first line of progress.
    drop(run.stdout.take().expect("a pipe"));
    let output = run.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(stderr, "", "standard error is quiet");
    assert!(
        start.elapsed() < Duration::from_secs(20),
        "the hang was not waited for"
    );
}
