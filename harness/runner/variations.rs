//! Variations in which a worker is lost: each runs plain and with fewer items.

use super::fixture::Fixture;
use serde_json::{Value, json};

/// A crash with one item of two, one whatever the variation is, and none.
const VARIED: &str = "devices = ['Mock']
cases = ['xfb.m.always', 'xfb.m.one', 'xfb.m.pass']
[[case]]
name = 'xfb.m.one'
selects = ['indexed_u8@2', 'secondary@1']
needs = ['secondary@1']
does = 'crash'
signal = 11
phase = 'wait'
[[case]]
name = 'xfb.m.always'
selects = ['shader_objects']
does = 'crash'
signal = 11
phase = 'wait'
";

fn result(fixture: &Fixture, name: &str) -> Value {
    let results = fixture.results();
    let cases = results["results"].as_array().expect("results");
    let case = cases.iter().find(|case| case["name"] == name);
    case.expect("the case has a result").clone()
}

#[test]
fn a_crash_in_a_variation_names_the_item_without_which_it_does_not_happen() {
    let fixture = Fixture::new(VARIED);
    fixture.run("run -j1 --output out").exits(1);
    let one = result(&fixture, "xfb.m.one");
    assert_eq!(one["status"], "crash", "{one}");
    assert_eq!(one["variation"], json!(["secondary@1"]), "{one}");
    assert_eq!(
        one["fingerprint"], "varied+crash.SIGSEGV.execution",
        "{one}"
    );
    let reason = one["reason"].as_str().expect("a reason");
    assert!(reason.starts_with("only with secondary@1: "), "{reason}");
    let command = one["reproduce"].as_str().expect("a command");
    assert!(command.ends_with("--variation secondary@1"), "{command}");
    let always = result(&fixture, "xfb.m.always");
    assert_eq!(always["fingerprint"], "crash.SIGSEGV.execution", "{always}");
    assert!(always["variation"].is_null(), "{always}");
}

#[test]
fn plain_cases_and_one_variation_run_on_request() {
    let fixture = Fixture::new(VARIED);
    let ran = fixture.run("run -j1 --plain xfb.m.one");
    ran.exits(0);
    let ran = fixture.run("run -j1 --variation secondary@1 xfb.m.one");
    ran.exits(1).prints("only with secondary@1");
    let ran = fixture.run("run -j1 --variation secondary xfb.m.one");
    ran.exits(64).complains("NAME@COMMAND");
    let ran = fixture.run("run -j1 --plain --vary 3 xfb.m.one");
    ran.exits(64);
}

/// A driver with 4000 cases, of which these fail, and those that end in 05 crash in a variation.
fn many(failing: &str) -> Fixture {
    let names: Vec<String> = (0..4000)
        .map(|number| format!("'xfb.m.c{number:04}'"))
        .collect();
    let cases = names.join(", ");
    Fixture::new(&format!(
        "devices = ['Mock']\ncases = [{cases}]\n\
         [[case]]\nname = '*05'\ndoes = 'crash'\nsignal = 11\nphase = 'wait'\n\
         selects = ['secondary@1']\nneeds = ['secondary@1']\n\
         [[case]]\nname = '{failing}'\ndoes = 'fail'\nfingerprint = 'missing'\n\
         explanation = ''\n"
    ))
}

/// The number of cases that crashed in a variation only.
fn varied(fixture: &Fixture) -> usize {
    let results = fixture.results();
    let cases = results["results"].as_array().expect("results");
    let varied = cases.iter().filter(|case| !case["variation"].is_null());
    varied.count()
}

#[test]
fn no_case_is_varied_where_a_quarter_of_a_sample_fails_plain() {
    const NOTE: &str = "no case runs in a variation: ";
    let broken = many("*");
    let ran = broken.run("run -j2 --output out");
    ran.exits(1).prints(NOTE);
    let outside = varied(&broken);
    let good = many("*0");
    let ran = good.run("run -j2 --output out --shuffle 3").exits(1);
    assert!(!ran.stdout.contains(NOTE), "{}", ran.stdout);
    // The mock driver varies the sample, too.
    assert!(outside < 5, "{outside}");
    assert_eq!(varied(&good), 40);
}
