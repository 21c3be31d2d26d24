//! Results compared with earlier knowledge: bisection, known failures, unspecified
//! behaviour and profiles.

use super::fixture::Fixture;
use super::{WRECKS, ran};
use std::process::Command;

#[test]
fn bisect_step_has_the_exit_codes_of_git_bisect() {
    let fixture = Fixture::new(
        &format!("{WRECKS}\n[[case]]\nname = \"xfb.m.flip\"\ndoes = \"flip\"\n")
            .replace("\"xfb.m.pass1\",", "\"xfb.m.pass1\", \"xfb.m.flip\","),
    );
    let cases = [
        ("xfb.m.pass* xfb.m.quality xfb.m.probe", 0, "good"),
        ("xfb.m.pass1 --expect-device MOCK", 0, "on Mock One"),
        ("xfb.m.pass1 xfb.m.fail1", 1, "bad"),
        ("xfb.m.segv", 1, "killed by SIGSEGV"),
        ("xfb.m.hang --timeout 1 --repeat 1", 1, "did not finish"),
        ("xfb.m.fail1 xfb.m.unsupported", 1, "lacks geometryShader"),
        ("xfb.m.pass1 xfb.m.unsupported", 125, "lacks geometryShader"),
        ("xfb.m.unsupported --ignore-unsupported", 0, "good"),
        (
            "xfb.m.fail1 --fingerprint displaced(+4)",
            1,
            "with the fingerprint displaced(+4)",
        ),
        ("xfb.m.fail1 --fingerprint missing", 125, "none is bad"),
        ("xfb.m.segv --fingerprint missing", 125, "killed by SIGSEGV"),
        ("", 129, "name the cases to judge"),
        ("--list smoke", 129, "name the cases to judge"),
        ("xfb.m.error", 125, "the case is wrong"),
        ("xfb.m.flip --repeat 6", 125, "fail (flip): flipped"),
        ("xfb.nothing", 125, "no case of the mock list matches"),
        ("xfb.m.pass1 --device Three", 125, "no such mock device"),
        (
            "xfb.m.pass1 --expect-device NVIDIA",
            129,
            "expected a device like 'NVIDIA'",
        ),
        ("xfb.[", 129, "xfb.["),
        ("--frobnicate", 129, "--frobnicate"),
    ];
    for (arguments, code, message) in cases {
        let ran = fixture.run(&format!("bisect-step {arguments}"));
        ran.exits(code).complains(message);
    }
}

#[test]
fn bisect_step_skips_a_driver_that_does_not_start() {
    let start = "devices = ['Mock']\ncases = ['xfb.m.a']\n\
                 pauses_milliseconds = [1, 1, 1]\nstart = { does = 'exit', code = 1 }";
    Fixture::new(start)
        .run("bisect-step xfb.*")
        .exits(125)
        .complains("exited with code 1");
}

#[test]
fn known_failures_are_expected_and_improvements_are_reported() {
    let fixture = Fixture::new(WRECKS);
    let known = |case: &str, fingerprint: &str| {
        format!(
            "[[known]]\ncases = [\"{case}\"]\nstatus = \"fail\"\nfingerprint = \"{fingerprint}\"\n\
             rule = 11\ndriver = \"mock\"\nreason = \"a known bug\"\n"
        )
    };
    let write = |text: String| std::fs::write(fixture.path("known.toml"), text).expect("written");
    let run = |cases: &str| {
        fixture.run(&format!(
            "run {cases} --expectations known.toml --output out --overwrite"
        ))
    };
    write(known("xfb.m.*", "displaced(+4)"));
    run("xfb.m.fail1").exits(0).prints("     1 x a known bug");
    assert!(
        fixture
            .read("out/results.csv")
            .starts_with("xfb.m.fail1,ExpectedFail,")
    );
    assert_eq!(fixture.read("out/failures.csv"), "");
    run("xfb.m.fail1 xfb.m.pass1")
        .exits(2)
        .prints("stale expectations:\n    known.toml:1: xfb.m.pass1: pass, known as fail\n")
        .prints("\n2 known failures of mock ");
    assert_eq!(
        fixture.read("out/failures.csv"),
        "xfb.m.pass1,UnexpectedImprovement(Pass)\n"
    );
    run("xfb.m.fail1 xfb.m.segv").exits(1);
    write(known("xfb.m.*", "missing"));
    run("xfb.m.fail1")
        .exits(1)
        .prints("    known as fail (missing), now fail (displaced(+4))\n")
        .prints("    the known failure: a known bug\n")
        .prints(": 1 otherwise than known\n");
    write(known("xfb.m.nothing", "missing"));
    run("xfb.m.pass1")
        .exits(0)
        .prints("stale expectations:\n    known.toml:1: xfb.m.nothing matches no case\n");
    write(known("xfb.m.*", "missing").replace("reason", "because"));
    run("xfb.m.fail1").exits(65).complains("known.toml");
}

#[test]
fn files_of_deqp_runner_state_what_is_expected() {
    let fixture = Fixture::new(WRECKS);
    let cases = "xfb.m.pass1 xfb.m.segv xfb.m.fail1 xfb.m.fail2";
    fixture.run(&format!("run {cases} --output first")).exits(1);
    assert_eq!(
        fixture.read("first/failures.csv"),
        "xfb.m.segv,Crash\nxfb.m.fail1,Fail\nxfb.m.fail2,Fail\n"
    );
    // The failures of a run are what the next one expects.
    fixture
        .run(&format!(
            "run {cases} --fails first/failures.csv --output out --overwrite"
        ))
        .exits(0)
        .prints("3 known failures of mock ")
        .prints("all as expected (");
    assert_eq!(fixture.read("out/failures.csv"), "");
    let write = |text: &str| std::fs::write(fixture.path("m.txt"), text).expect("written");
    // A crash in place of a failure is worse, a failure in place of a crash is better.
    write("# known\n\nxfb.m.segv,Fail\nxfb.m.fail1,Crash\nxfb.m.fail2,Fail\n");
    fixture
        .run(&format!(
            "run {cases} --fails m.txt --output out --overwrite"
        ))
        .exits(1)
        .prints("    m.txt:4: xfb.m.fail1: fail, known as crash\n");
    assert_eq!(
        fixture.read("out/failures.csv"),
        "xfb.m.segv,Crash\nxfb.m.fail1,UnexpectedImprovement(Fail)\n"
    );
    write("xfb.m.pass1,Fail\nxfb.m.gone,Fail\n");
    fixture
        .run("run xfb.m.pass1 --fails m.txt")
        .exits(2)
        .prints("    m.txt:2: xfb.m.gone matches no case\n");
    write("segv\nfail[12]\n");
    fixture
        .run(&format!(
            "run {cases} --flakes m.txt --output out --overwrite"
        ))
        .exits(0)
        .prints("\n3 unexpected results of listed flakes\n");
    assert!(
        fixture
            .read("out/results.csv")
            .contains("xfb.m.segv,KnownFlake,")
    );
    // An error of xfb is never expected.
    write("xfb.m.error,Fail\n");
    fixture.run("run xfb.m.error --fails m.txt").exits(1);
    for option in ["--fails", "--flakes"] {
        write("xfb.m.a,Broken\nxfb.m.b,Fail\n");
        fixture
            .run(&format!("run {cases} {option} m.txt"))
            .exits(65)
            .complains("m.txt:");
    }
}

#[test]
fn the_failures_of_a_run_become_its_expectations() {
    let fixture = Fixture::new(WRECKS);
    let cases = "xfb.m.pass1 xfb.m.segv xfb.m.fail1 xfb.m.fail2";
    fixture
        .run(&format!("run {cases} --bless known.toml"))
        .exits(1)
        .prints("known.toml: 3 known failures in 2 entries\n");
    let first = fixture.read("known.toml");
    fixture
        .run(&format!(
            "run {cases} --expectations known.toml --bless known.toml"
        ))
        .exits(0)
        .prints("3 known failures of mock ");
    assert_eq!(fixture.read("known.toml"), first);
    fixture
        .run("run xfb.m.fail1 --bless mock.toml")
        .exits(74)
        .complains("mock.toml was not written by --bless");
    fixture
        .run("run xfb.m.error --bless known.toml")
        .exits(1)
        .prints("0 known failures in 0 entries; 1 flakes and errors are not recorded\n");
}

/// Unspecified behaviour is recorded whatever it is; only some may crash.
const PROBES: &str = r#"
devices = ["Mock"]
cases = ["xfb.m.pass1", "xfb.m.segv", "xfb.m.hang", "xfb.m.flip1", "xfb.m.flip2", "xfb.m.bad", "xfb.m.pass2"]
[[case]]
name = "xfb.m.segv"
does = "crash"
signal = 11
phase = "wait"
alone = true
[[case]]
name = "xfb.m.hang"
does = "hang"
phase = "wait"
alone = true
[[case]]
name = "xfb.m.flip*"
does = "probe"
alone = true
[[case]]
name = "xfb.m.bad"
does = "fail"
fingerprint = "stray"
explanation = ""
alone = true
"#;

#[test]
fn a_crash_of_a_probe_is_recorded_and_fails_nothing() {
    let fixture = Fixture::new(PROBES);
    let ran = fixture.run("run --timeout 1 --output out --overwrite --jobs 1 xfb.m.[!b]*");
    let ran = ran.exits(0);
    assert_eq!(ran.stderr, "");
    ran.prints("unspecified behaviour, and what the device did:");
    let json = fixture.results();
    assert_eq!(fixture.statuses(), "pass probe probe probe probe pass");
    assert_eq!(json["results"][1]["recorded"], "crash.SIGSEGV.execution");
    assert_eq!(json["results"][2]["recorded"], "timeout.execution");
    assert_eq!(json["incidents"].as_array().map(Vec::len), Some(0));
    assert_eq!(fixture.read("out/failures.csv"), "");
    assert!(fixture.read("out/results.csv").contains("xfb.m.segv,Pass,"));
    // A case without unspecified behaviour is judged as usual.
    fixture.run("run --timeout 1 xfb.m.bad").exits(1);
}

#[test]
fn profiles_are_compared_and_invalid_ones_refused() {
    let fixture = Fixture::new(PROBES);
    fixture
        .run("run --timeout 1 --output old xfb.m.segv xfb.m.flip1")
        .exits(0);
    let profile = |arguments: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
        command.current_dir(fixture.path("")).arg("profile");
        ran::finish(command.args(arguments.split_whitespace()))
    };
    profile("old")
        .exits(0)
        .prints("crash.SIGSEGV.execution\n        xfb.m.segv");
    profile("old old/results.json")
        .exits(0)
        .prints("0 of 2 probes differ");
    let text = fixture.read("old/results.json");
    let text = text.replace("crash.SIGSEGV.execution", "0 written of 7");
    std::fs::write(fixture.path("new.json"), text).expect("written");
    profile("old new.json")
        .exits(1)
        .prints("    2: 0 written of 7");
    profile("old new.json --format json")
        .exits(1)
        .prints("\"first\":\"crash.SIGSEGV.execution\"");
    profile("nowhere")
        .exits(65)
        .complains("cannot read nowhere");
    std::fs::write(fixture.path("other.json"), "{}").expect("written");
    profile("old other.json")
        .exits(65)
        .complains("other.json is not a results.json");
}
