//! Parts of a list of cases: what a run omits, and what it reports about that.

use super::WRECKS;
use super::fixture::Fixture;
use super::ran::finish;

/// The names in a file of results.
fn names(fixture: &Fixture) -> Vec<String> {
    let csv = fixture.read("out/results.csv");
    let names = csv.lines().filter_map(|line| line.split(',').next());
    names.map(str::to_owned).collect()
}

#[test]
fn skipped_cases_are_counted() {
    let fixture = Fixture::new(WRECKS);
    std::fs::write(fixture.path("m-skips.txt"), "# hangs\nhang\n").expect("written");
    fixture
        .run("run xfb.m.pass1 xfb.m.segv xfb.m.hang --skip *.segv --skips m-skips.txt --output out --overwrite")
        .exits(0)
        .prints("2 of 3 cases are skipped\n");
    assert_eq!(names(&fixture), ["xfb.m.pass1"]);
    fixture
        .run("run xfb.m.hang --skips m-skips.txt")
        .exits(64)
        .complains("1 of 1 cases are skipped");
}

#[test]
fn shards_are_reported_and_have_every_case_once() {
    let fixture = Fixture::new(WRECKS);
    let mut all = Vec::new();
    for shard in 1..=2 {
        let ran = fixture.run(&format!(
            "run xfb.m.pass* --shard {shard}/2 --output out --overwrite"
        ));
        ran.exits(0).prints(&format!("shard {shard}/2: "));
        all.extend(names(&fixture));
    }
    all.sort();
    let every: Vec<String> = (1..=8).map(|n| format!("xfb.m.pass{n}")).collect();
    assert_eq!(all, every);
}

#[test]
fn a_shard_of_the_environment_applies_only_if_it_is_requested() {
    let fixture = Fixture::new(WRECKS);
    let run = |arguments: &str, index: &str| {
        let mut command = fixture.command(&format!(
            "run xfb.m.pass* --output out --overwrite {arguments}"
        ));
        finish(
            command
                .env("CI_NODE_INDEX", index)
                .env("CI_NODE_TOTAL", "2"),
        )
    };
    run("", "2").exits(0).prints("8 cases in ");
    run("--shard env", "2").exits(0).prints("shard 2/2: ");
    assert!(names(&fixture).len() < 8);
    run("--shard env", "3")
        .exits(64)
        .complains("shard 3 of 2 does not exist");
}

#[test]
fn what_failed_is_run_again() {
    let fixture = Fixture::new(WRECKS);
    let cases = "xfb.m.pass1 xfb.m.segv xfb.m.fail1 xfb.m.quality";
    fixture
        .run(&format!("run {cases} --output first --overwrite"))
        .exits(1);
    fixture
        .run("run --rerun-failed first --output out --overwrite")
        .exits(1);
    assert_eq!(names(&fixture), ["xfb.m.segv", "xfb.m.fail1"]);
    fixture
        .run("run --status quality --of first --output out --overwrite")
        .exits(0);
    assert_eq!(names(&fixture), ["xfb.m.quality"]);
    // An expected failure is not rerun.
    fixture
        .run(&format!(
            "run {cases} --fails first/failures.csv --output first --overwrite"
        ))
        .exits(0);
    fixture
        .run("run --rerun-failed first --output out --overwrite")
        .exits(64)
        .complains("none of the 4 cases of first failed");
}
