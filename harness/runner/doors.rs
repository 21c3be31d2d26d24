//! `xfb` as a child of deqp-runner and of gtest-runner: order, words, exit codes, and
//! standard output that holds the protocol and nothing else.

use super::WRECKS;
use crate::fixture::Fixture;
use std::fs;

/// The cases of the mock driver in an order that is not sorted.
const SHUFFLED: [&str; 8] = [
    "xfb.m.pass8",
    "xfb.m.segv",
    "xfb.m.fail1",
    "xfb.m.unsupported",
    "xfb.m.quality",
    "xfb.m.probe",
    "xfb.m.error",
    "xfb.m.pass1",
];

/// The results that a dEQP program printed: name and word.
fn deqp_results(stdout: &str) -> Vec<(String, String)> {
    let mut results = Vec::new();
    let mut open = None;
    for line in stdout.lines() {
        if let Some(rest) = line.strip_prefix("Test case '") {
            open = rest.strip_suffix("'..").map(str::to_owned);
            assert!(open.is_some(), "{line}");
        } else if let Some(result) = line.strip_prefix("  ") {
            let (word, reason) = result.split_once(" (").expect(line);
            assert!(reason.ends_with(')'), "{line}");
            results.push((open.take().expect(line), word.to_owned()));
        } else {
            assert!(line.is_empty() || line == "DONE!", "noise: {line}");
        }
    }
    results
}

#[test]
fn a_case_list_runs_in_its_order_and_each_result_has_its_block_in_the_log() {
    let fixture = Fixture::new(WRECKS);
    fs::write(fixture.path("list.txt"), SHUFFLED.join("\n")).expect("a file");
    let ran = fixture
        .run("--deqp-caselist-file=list.txt --deqp-log-filename=log.qpa --deqp-log-flush=disable");
    let ran = ran.exits(1);
    let words = [
        "Pass",
        "Crash",
        "Fail",
        "NotSupported",
        "QualityWarning",
        "Pass",
        "InternalError",
        "Pass",
    ];
    let want = SHUFFLED.iter().zip(words);
    let want: Vec<_> = want
        .map(|(name, word)| ((*name).to_owned(), word.to_owned()))
        .collect();
    assert_eq!(deqp_results(&ran.stdout), want);
    let log = fixture.read("log.qpa");
    for (name, word) in &want {
        let block = log
            .split("#beginTestCaseResult ")
            .find(|block| block.starts_with(name));
        let block = block.expect(name);
        assert!(block.contains(&format!("StatusCode=\"{word}\"")), "{block}");
    }
    assert!(log.contains("expected this\n\nseen that"), "{log}");
    assert!(log.contains("SIGSEGV"), "{log}");
}

#[test]
fn passing_cases_end_with_0_and_patterns_match() {
    let fixture = Fixture::new(WRECKS);
    let ran = fixture
        .run("--deqp-case=xfb.m.pass* --deqp-surface-type=fbo")
        .exits(0);
    let names: Vec<String> = deqp_results(&ran.stdout)
        .into_iter()
        .map(|(name, _)| name)
        .collect();
    let want: Vec<String> = (1..=8)
        .map(|number| format!("xfb.m.pass{number}"))
        .collect();
    assert_eq!(names, want);
}

#[test]
fn the_device_is_described_by_cases() {
    let fixture = Fixture::new(WRECKS);
    let names = "xfb.info.renderer,xfb.info.version,xfb.info.extensions,dEQP-VK.info.device";
    let command = format!("--deqp-case={names} --deqp-log-filename=log.qpa --device Two");
    let ran = fixture.run(&command).exits(0);
    assert_eq!(deqp_results(&ran.stdout).len(), 4);
    let log = fixture.read("log.qpa");
    assert!(log.contains("<Text>Mock Two</Text>"), "{log}");
    assert!(log.contains("<Text>deviceName: Mock Two\n"), "{log}");
    let second = "--deqp-case=xfb.info.renderer --deqp-log-filename=log.qpa --deqp-vk-device-id=2";
    fixture.run(second).exits(0);
    assert!(fixture.read("log.qpa").contains("<Text>Mock Two</Text>"));
}

#[test]
fn a_name_without_a_case_is_an_error_of_its_own() {
    let fixture = Fixture::new(WRECKS);
    let ran = fixture.run("--deqp-case=xfb.m.none,xfb.m.pass1").exits(1);
    let want = [("xfb.m.none", "InternalError"), ("xfb.m.pass1", "Pass")];
    let want = want.map(|(name, word)| (name.to_owned(), word.to_owned()));
    assert_eq!(deqp_results(&ran.stdout), want);
}

#[test]
fn without_a_device_the_open_case_says_so_and_the_exit_code_is_1() {
    let fixture = Fixture::new(WRECKS);
    let ran = fixture
        .run("--deqp-case=xfb.m.pass1,xfb.m.pass2 --device Three")
        .exits(1);
    let want = [("xfb.m.pass1".to_owned(), "ResourceError".to_owned())];
    assert_eq!(deqp_results(&ran.stdout), want);
}

#[test]
fn a_known_failure_is_waived_and_one_that_passes_is_not_plain() {
    let fixture = Fixture::new(WRECKS);
    let known = |case: &str| {
        format!(
            "[[known]]\ncases = ['{case}']\nstatus = 'fail'\nfingerprint = 'displaced(+4)'\n\
             rule = 11\ndriver = 'mock'\nreason = 'bug 7'\n"
        )
    };
    let text = known("xfb.m.fail1") + &known("xfb.m.pass1");
    fs::write(fixture.path("known.toml"), text).expect("a file");
    let cases = "xfb.m.fail1,xfb.m.pass1,xfb.m.fail2";
    let ran = fixture
        .run(&format!("--deqp-case={cases} --expectations known.toml"))
        .exits(1);
    let words: Vec<String> = deqp_results(&ran.stdout)
        .into_iter()
        .map(|(_, word)| word)
        .collect();
    assert_eq!(words, ["Waiver", "CompatibilityWarning", "Fail"]);
    assert!(ran.stdout.contains("(known: bug 7; "), "{}", ran.stdout);
    let waived = "--deqp-case=xfb.m.fail1 --expectations known.toml";
    fixture.run(waived).exits(0);
    let skipped = fixture
        .run("--gtest_filter=xfb.m.fail1 --expectations known.toml")
        .exits(0);
    assert!(
        skipped.stdout.contains("[  SKIPPED ] xfb.m.fail1"),
        "{}",
        skipped.stdout
    );
    assert!(
        skipped.stdout.contains("known: bug 7\n"),
        "{}",
        skipped.stdout
    );
}

#[test]
fn googletest_lists_suites_and_runs_filters() {
    let fixture = Fixture::new(WRECKS);
    let list = fixture.run("--gtest_list_tests").exits(0).stdout;
    assert!(
        list.starts_with("xfb.m.\n  pass1\n  segv\n  pass2\n"),
        "{list}"
    );
    let filter = "--gtest_filter=xfb.m.segv:xfb.m.pass1:xfb.m.unsupported:xfb.m.fail1";
    let ran = fixture.run(filter).exits(1);
    let results = ran.stdout.lines().filter(|line| line.starts_with('['));
    let results: Vec<&str> = results
        .map(|line| line.split(" (").next().expect("a part"))
        .collect();
    let want = [
        "[==========] Running 4 tests.",
        "[ RUN      ] xfb.m.fail1",
        "[  FAILED  ] xfb.m.fail1",
        "[ RUN      ] xfb.m.pass1",
        "[       OK ] xfb.m.pass1",
        "[ RUN      ] xfb.m.segv",
        "[  FAILED  ] xfb.m.segv",
        "[ RUN      ] xfb.m.unsupported",
        "[  SKIPPED ] xfb.m.unsupported",
        "[==========] 4 tests ran.",
        "[  PASSED  ] 2 tests.",
    ];
    assert_eq!(results, want);
    fixture.run("--gtest_filter=xfb.m.pass*").exits(0);
}
