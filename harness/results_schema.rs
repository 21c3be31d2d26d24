//! `docs/results.schema.json` describes what `xfb run --output` writes: with a mock
//! driver, and on a device every kind of result that lavapipe gives.

use super::fixture::Fixture;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const MOCK: &str = r#"
devices = ["Mock"]
cases = ["xfb.m.pass", "xfb.m.crash", "xfb.m.hang", "xfb.m.fail", "xfb.m.error", "xfb.m.unsupported",
    "xfb.m.quality", "xfb.m.probe", "xfb.m.flip"]
[[case]]
name = "xfb.m.crash"
does = "crash"
signal = 11
phase = "pipeline"
stderr = "assertion failed\n"
[[case]]
name = "xfb.m.hang"
does = "hang"
phase = "wait"
[[case]]
name = "xfb.m.fail"
does = "fail"
fingerprint = "displaced(+4)"
explanation = "expected this"
[[case]]
name = "xfb.m.error"
does = "error"
reason = "the case is wrong"
[[case]]
name = "xfb.m.unsupported"
does = "unsupported"
reason = "no geometryShader"
[[case]]
name = "xfb.m.quality"
does = "quality"
[[case]]
name = "xfb.m.probe"
does = "probe"
[[case]]
name = "xfb.m.flip"
does = "flip"
"#;

/// Checks a document against the schema and returns the statuses in it.
fn valid(json: &str) -> BTreeSet<String> {
    let document: Value = serde_json::from_str(json).expect("JSON");
    let validator = jsonschema::validator_for(&xfb::report::json::schema()).expect("a schema");
    let errors: Vec<String> = validator
        .iter_errors(&document)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect();
    assert!(errors.is_empty(), "{}", errors.join("\n"));
    let results = document["results"].as_array().expect("results");
    let status = |result: &Value| result["status"].as_str().expect("a status").to_owned();
    results.iter().map(status).collect()
}

#[test]
fn the_schema_in_docs_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/results.schema.json");
    let schema = xfb::report::json::schema();
    let current = serde_json::to_string_pretty(&schema).expect("a schema") + "\n";
    if std::env::var_os("XFB_BLESS").is_some() {
        fs::write(&path, &current).expect("the schema is written");
    }
    let stored = fs::read_to_string(&path).expect("the schema is readable");
    assert!(
        stored == current,
        "docs/results.schema.json is not current: run XFB_BLESS=1 cargo test --test runner schema"
    );
}

#[test]
fn results_of_a_mock_driver_are_valid() {
    let fixture = Fixture::new(MOCK);
    fixture
        .run("run --timeout 1 --output out --overwrite")
        .exits(1);
    let statuses = valid(&fixture.read("out/results.json"));
    assert_eq!(statuses.len(), 8, "{statuses:?}");
    fixture
        .run("run --jobs 1 --repeat 3 --timings --output out --overwrite xfb.m.flip")
        .exits(1);
    valid(&fixture.read("out/results.json"));
}

#[test]
fn a_document_of_another_shape_is_refused() {
    let fixture = Fixture::new(MOCK);
    fixture
        .run("run --output out --overwrite xfb.m.fail")
        .exits(1);
    let json = fixture.read("out/results.json");
    for (from, to) in [
        ("\"status\":\"fail\"", "\"status\":\"failed\""),
        ("\"schema\":3", "\"schema\":\"3\""),
        ("\"rules\":[]", "\"rules\":[\"a\"]"),
        ("\"name\":\"xfb.m.fail\"", "\"title\":\"xfb.m.fail\""),
    ] {
        assert!(json.contains(from), "{from} in {json}");
        let document: Value = serde_json::from_str(&json.replace(from, to)).expect("JSON");
        assert!(
            !jsonschema::is_valid(&xfb::report::json::schema(), &document),
            "{to}"
        );
    }
}

#[test]
fn the_date_the_machine_and_the_labels_of_a_run_are_in_every_format() {
    let fixture = Fixture::new(MOCK);
    fixture
        .run("run --label driver=1a2b --label board=x=1 --output out xfb.m.pass")
        .exits(0);
    let text = fixture.read("out/results.json");
    let json: Value = serde_json::from_str(&text).expect("JSON");
    let started = json["started"].as_str().expect("a time");
    assert!(
        started.starts_with("20") && started.ends_with('Z'),
        "{started}"
    );
    let version = json["version"].as_str().expect("a version");
    assert_eq!(version, xfb::report::run::VERSION);
    assert_eq!(json["labels"]["driver"], "1a2b");
    assert_eq!(json["labels"]["board"], "x=1");
    let host = json["host"].as_str().expect("a name");
    let junit = fixture.read("out/junit.xml");
    for part in [
        &format!("timestamp=\"{}", &started[..19]),
        &format!("hostname=\"{host}\""),
        &format!("name=\"version\" value=\"{version}\""),
        "name=\"label.driver\" value=\"1a2b\"",
    ] {
        assert!(junit.contains(part), "{part} in {junit}");
    }
    let page = fixture.read("out/report.html");
    for part in [started, host, version, "\"driver\":\"1a2b\""] {
        assert!(page.contains(part), "{part} in {page}");
    }
    fixture.run("run --label driver xfb.m.pass").exits(64);
}

/// No run writes these fields yet.
#[test]
fn a_result_has_space_for_mode_interface_and_variation() {
    let fixture = Fixture::new(MOCK);
    fixture
        .run("run --output out --overwrite xfb.m.pass")
        .exits(0);
    let json = fixture.read("out/results.json");
    let row = |fields: &str| {
        json.replace(
            "\"status\":\"pass\"",
            &format!("\"status\":\"pass\",{fields}"),
        )
    };
    valid(&row(
        "\"mode\":\"compiled\",\"api\":\"opengl\",\"variation\":[\"split 3\"]",
    ));
    let wrong: Value = serde_json::from_str(&row("\"mode\":\"compiles\"")).expect("JSON");
    assert!(!jsonschema::is_valid(&xfb::report::json::schema(), &wrong));
}

/// Cases of lavapipe 22.3.6 that fail in memory, by a counter, by a query, in an image,
/// and others of every status.
#[cfg(feature = "shaderc")]
#[test]
fn results_of_a_device_are_valid() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = folder.path().join("out");
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_xfb"));
    command.args([
        "run",
        "xfb.counter.first.*",
        "xfb.counter.no_array_of_one.*",
        "xfb.query.outside.*",
        "xfb.regress.*",
        "xfb.byte_count.views.*",
        "xfb.overflow.*",
        "xfb.prim.degenerate.*",
        "xfb.gs.length.*",
        "xfb.pack.k1.*",
        "xfb.stream.prims.*",
        "--output",
    ]);
    super::ran::finish(command.arg(&output));
    let json = fs::read_to_string(output.join("results.json")).expect("results");
    let statuses = valid(&json);
    assert!(statuses.len() > 2, "{statuses:?}");
}
