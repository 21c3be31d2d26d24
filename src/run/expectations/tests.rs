//! Results compared with expectations of every kind.

use super::*;
use std::fs;

pub const FILE: &str = r#"
        [[known]]
        cases = ["xfb.a.*"]
        status = "fail"
        fingerprint = "missing"
        rule = 11
        driver = "llvmpipe"
        from = "22.3"
        before = "25.0.7"
        reason = "the second slot is lost"
    "#;

pub fn device(info: &str) -> Capabilities {
    Capabilities {
        driver_name: "llvmpipe".into(),
        driver_info: info.into(),
        ..Capabilities::offering(&[])
    }
}

pub fn result(name: &str, status: Status, fingerprint: Option<&str>) -> CaseResult {
    CaseResult {
        fingerprint: fingerprint.map(str::to_owned),
        ..CaseResult::bare(name, status)
    }
}

fn parsed(text: &str) -> Expectations {
    let known = known::parse("f.toml", text).expect("it parses");
    Expectations {
        own: known.len(),
        known,
        ..Expectations::default()
    }
}

fn is_known(standing: &Standing) -> bool {
    matches!(standing, Standing::Known { .. })
}

#[test]
fn a_failure_of_older_devices_is_not_expected_of_newer_ones() {
    let expectations = parsed(&FILE.replace("from =", "vulkan_before = \"1.4\"\nfrom ="));
    let failed = result("xfb.a.b", Status::Fail, Some("missing"));
    for (version, known) in [("1.3.354", true), ("1.4.0", false), ("unknown", false)] {
        let device = Capabilities {
            api_version: version.into(),
            ..device("Mesa 22.3.6")
        };
        let standing = expectations.standing(&failed, &device);
        assert_eq!(is_known(&standing), known, "{version}");
    }
}

#[test]
fn a_known_failure_is_expected_only_as_it_is_known() {
    let expectations = parsed(FILE);
    let mesa = device("Mesa 22.3.6 (LLVM 15.0.6)");
    let known = Standing::Known {
        reason: "the second slot is lost".into(),
    };
    let improved = Standing::Improvement { was: Status::Fail };
    let changed = Standing::Changed {
        was: "fail (missing)".into(),
        reason: "the second slot is lost".into(),
    };
    let rows = [
        ("xfb.a.b", Status::Fail, Some("missing"), known),
        ("xfb.a.b", Status::Fail, Some("stray"), changed.clone()),
        ("xfb.a.b", Status::Crash, None, changed.clone()),
        ("xfb.a.b", Status::Error, None, changed),
        ("xfb.a.b", Status::Unsupported, None, Standing::Plain),
        ("xfb.a.b", Status::Pass, None, improved.clone()),
        ("xfb.a.b", Status::Quality, None, improved),
        ("xfb.b", Status::Fail, Some("missing"), Standing::Plain),
    ];
    for (name, status, fingerprint, want) in rows {
        let seen = expectations.judge(&result(name, status, fingerprint), &mesa);
        assert_eq!(seen, want, "{name} {status} {fingerprint:?}");
    }
    let failed = result("xfb.a.b", Status::Fail, Some("missing"));
    for other in ["Mesa 22.2.9", "Mesa 25.0.7 (LLVM 19.1.7)", "no version"] {
        let standing = expectations.judge(&failed, &device(other));
        assert_eq!(standing, Standing::Plain, "{other}");
    }
}

#[test]
fn a_known_failure_may_look_in_several_ways() {
    let expectations = parsed(&FILE.replace("\"missing\"", "[\"missing\", \"overrun\"]"));
    let mesa = device("Mesa 22.3.6");
    for (print, known) in [("missing", true), ("overrun", true), ("stray", false)] {
        let failed = result("xfb.a.b", Status::Fail, Some(print));
        let standing = expectations.judge(&failed, &mesa);
        assert_eq!(is_known(&standing), known, "{print}");
    }
}

#[test]
fn a_known_failure_of_variations_is_not_that_of_the_plain_case() {
    let entry = "with = [\"secondary\"]\nheadline = \"is lost\"";
    let expectations = parsed(&FILE.replace("fingerprint = \"missing\"", entry));
    let mesa = device("Mesa 22.3.6");
    let varied = |item: &str, reason: &str| CaseResult {
        variation: vec!["indirect@4".to_owned(), item.to_owned()],
        reason: reason.to_owned(),
        ..result("xfb.a.b", Status::Fail, Some("varied+missing"))
    };
    let rows = [
        (varied("secondary@3", "only with it: a slot is lost"), true),
        (
            varied("secondary@3", "only with it: a slot is there"),
            false,
        ),
        (
            varied("submission@3", "only with it: a slot is lost"),
            false,
        ),
        (result("xfb.a.b", Status::Fail, Some("missing")), false),
    ];
    for (result, known) in rows {
        let standing = expectations.judge(&result, &mesa);
        assert_eq!(is_known(&standing), known, "{result:?}");
    }
    // A pass does not improve it, and the case runs in variations.
    let pass = result("xfb.a.b", Status::Pass, None);
    assert_eq!(expectations.judge(&pass, &mesa), Standing::Plain);
    assert!(!expectations.covers("xfb.a.b", &mesa));
}

#[test]
fn each_case_may_look_in_its_own_way() {
    let own = "{ \"xfb.a.b\" = \"missing\", \"xfb.a.c\" = [\"stray\", \"overrun\"], \"xfb.d.*\" = \"x\" }";
    let each = FILE.replace("\"missing\"", own);
    let expectations = parsed(&each.replace("cases = [\"xfb.a.*\"]", ""));
    let mesa = device("Mesa 22.3.6");
    let rows = [
        ("xfb.a.b", "missing", true),
        ("xfb.a.b", "stray", false),
        ("xfb.a.c", "overrun", true),
        ("xfb.a.c", "missing", false),
        ("xfb.a.d", "missing", false),
        ("xfb.d.e", "x", true),
    ];
    for (name, print, known) in rows {
        let failed = result(name, Status::Fail, Some(print));
        let standing = expectations.judge(&failed, &mesa);
        assert_eq!(is_known(&standing), known, "{name} {print}");
    }
}

#[test]
fn one_of_two_entries_for_a_case_is_enough() {
    let expectations = parsed(&format!("{FILE}{}", FILE.replace("missing", "stray")));
    let failed = result("xfb.a.b", Status::Fail, Some("stray"));
    assert!(is_known(&expectations.judge(&failed, &device("22.3.6"))));
}

/// Expectations of files with these texts.
fn from_files(fails: &str, flakes: &str) -> Expectations {
    let folder = tempfile::tempdir().expect("a folder");
    let mut expectations = Expectations::default();
    let path = folder.path().join("fails.txt");
    fs::write(&path, fails).expect("a file");
    expectations.add_fails(&path).expect("it is read");
    let path = folder.path().join("flakes.txt");
    fs::write(&path, flakes).expect("a file");
    expectations.add_flakes(&path).expect("it is read");
    expectations
}

#[test]
fn files_of_deqp_runner_expect_statuses_whatever_the_fingerprint() {
    let expectations = from_files("xfb.a,Fail\nxfb.b,Crash\n", "");
    let any = device("1.0");
    let rows = [
        ("xfb.a", Status::Fail, "known"),
        ("xfb.a", Status::Crash, "plain"),
        ("xfb.a", Status::Pass, "improvement"),
        ("xfb.a", Status::Error, "plain"),
        ("xfb.b", Status::Fail, "improvement"),
        ("xfb.c", Status::Fail, "plain"),
    ];
    for (name, status, want) in rows {
        let judged = CaseResult {
            standing: expectations.judge(&result(name, status, Some("x")), &any),
            ..result(name, status, Some("x"))
        };
        let seen = match judged.standing {
            Standing::Known { .. } => "known",
            Standing::Improvement { .. } => "improvement",
            Standing::Plain => "plain",
            Standing::Changed { .. } | Standing::KnownFlake { .. } | Standing::Flaky { .. } => "?",
        };
        assert_eq!(seen, want, "{name} {status}");
        let unexpected = want == "plain" && status.is_failure();
        assert_eq!(
            judged.is_unexpected_failure(),
            unexpected,
            "{name} {status}"
        );
    }
}

#[test]
fn a_listed_flake_may_end_in_any_way_but_an_error() {
    let expectations = from_files("xfb.a.b,Fail\n", "a\\.[bc]$\n");
    let any = device("1.0");
    let flake = |name, status| {
        let standing = expectations.judge(&result(name, status, Some("x")), &any);
        matches!(standing, Standing::KnownFlake { .. })
    };
    assert!(flake("xfb.a.c", Status::Crash) && flake("xfb.a.b", Status::Pass));
    assert!(!flake("xfb.a.b", Status::Fail), "it is expected");
    assert!(!flake("xfb.a.c", Status::Pass) && !flake("xfb.a.c", Status::Error));
    assert!(!flake("xfb.a.d", Status::Fail));
}

#[test]
fn expectations_that_match_no_case_are_found() {
    let mut expectations = from_files("xfb.a,Fail\nxfb.b,Fail\n", "xfb.a\nxfb.c$\n");
    expectations.known = parsed(FILE).known;
    expectations.own = 1;
    let unmatched = |names: &[&str]| -> Vec<String> {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        let found = expectations.unmatched(&names).into_iter();
        found.map(|(_, what)| what).collect()
    };
    assert_eq!(unmatched(&["xfb.a"]), ["xfb.a.*", "xfb.b", "xfb.c$"]);
    assert!(unmatched(&["xfb.a", "xfb.a.x", "xfb.b", "xfb.c"]).is_empty());
}

#[test]
fn the_built_in_known_failures_apply_unless_they_are_switched_off() {
    let shipped = Expectations::shipped();
    assert!(shipped.known.len() > 30 && !shipped.has_files());
    assert!(shipped.unmatched(&[]).is_empty());
    let by = |arguments: &[&str]| {
        let arguments: Vec<PathBuf> = arguments.iter().map(PathBuf::from).collect();
        Expectations::from_arguments(&arguments).map(|expectations| expectations.known.len())
    };
    assert_eq!(by(&[]).expect("built in"), shipped.known.len());
    assert_eq!(by(&["none"]).expect("nothing"), 0);
    let error = by(&["/nowhere/f.toml"]).expect_err("no such file");
    assert!(
        error.to_string().starts_with("cannot read /nowhere/f.toml"),
        "{error}"
    );
}

#[test]
fn every_known_fault_is_reported_with_the_sentence_of_its_rule() {
    for known in Expectations::shipped().known {
        // Rules have the sentences of Vulkan; a reason names the section of OpenGL or GLSL.
        if known.is_of_opengl() {
            let sources = [
                "GLSL 4.60, ",
                "OpenGL 4.6, ",
                "OpenGL ES 3.2, ",
                "ci/expectations/lavapipe.toml",
            ];
            let has_source = sources.iter().any(|source| known.reason.contains(source));
            assert!(has_source, "{}: {}", known.place, known.reason);
            continue;
        }
        let rule = known.rule.and_then(crate::case::rules::rule);
        let quote = rule.and_then(|rule| rule.quote.as_ref());
        assert!(quote.is_some(), "{}: rule {:?}", known.place, known.rule);
    }
}

#[test]
fn the_cause_of_a_fault_is_stated_by_one_of_its_entries() {
    let other = FILE.replace("xfb.a.*", "xfb.b.*");
    let stated = other.replace("reason =", "cause = \"slots[] has one element\"\nreason =");
    let expectations = parsed(&format!("{FILE}{stated}"));
    let failed = result("xfb.a.b", Status::Fail, Some("missing"));
    let mesa = device("Mesa 22.3.6");
    let fault = expectations.fault(&failed, &mesa).expect("a known fault");
    assert_eq!(fault.rule, Some(11));
    assert_eq!(fault.cause, Some("slots[] has one element"));
    // The source of another version is another.
    let later = stated.replace("from = \"22.3\"", "from = \"25.0\"");
    let expectations = parsed(&format!("{FILE}{later}"));
    let fault = expectations.fault(&failed, &mesa).expect("a known fault");
    assert_eq!(fault.cause, None);
    let passed = result("xfb.a.b", Status::Pass, None);
    assert_eq!(expectations.fault(&passed, &mesa), None);
}

#[test]
fn a_built_in_known_failure_is_not_of_a_local_case() {
    let everywhere = FILE.replace("xfb.a.*", "xfb.*");
    let file = parsed(&everywhere);
    let built_in = Expectations {
        own: 0,
        ..parsed(&everywhere)
    };
    let mesa = device("Mesa 22.3.6 (LLVM 15.0.6)");
    for (name, of_file, of_program) in [("xfb.a.b", true, true), ("xfb.local.a.b", true, false)] {
        let failure = result(name, Status::Fail, Some("missing"));
        assert_eq!(is_known(&file.judge(&failure, &mesa)), of_file, "{name}");
        assert_eq!(
            is_known(&built_in.judge(&failure, &mesa)),
            of_program,
            "{name}"
        );
        assert_eq!(built_in.covers(name, &mesa), of_program, "{name}");
        assert_eq!(built_in.ships(&failure, &mesa), of_program, "{name}");
    }
}
