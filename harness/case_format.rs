//! `cases/schema.json` and `docs/case-format.md` are generated from the types that case
//! files are read into. `XFB_BLESS=1` rewrites both.

#[path = "case_format/reference.rs"]
mod reference;
#[path = "case_format/schema.rs"]
mod schema;

use serde_json::Value;
use std::fs;
use std::path::Path;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Checks that a file is as it is generated now, or rewrites it.
fn assert_current(file: &str, current: &str) {
    let path = root().join(file);
    if std::env::var_os("XFB_BLESS").is_some() {
        fs::write(&path, current).expect("the file is written");
    }
    let stored = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == current,
        "{file} is not current: run XFB_BLESS=1 cargo test --test project case_format"
    );
}

/// A case file as JSON, which has no infinities and no NaN.
fn json(text: &str) -> Option<Value> {
    fn finite(value: &mut toml::Value) {
        match value {
            toml::Value::Float(number) if !number.is_finite() => *number = 0.5,
            toml::Value::Array(values) => values.iter_mut().for_each(finite),
            toml::Value::Table(table) => table.iter_mut().for_each(|(_, value)| finite(value)),
            _ => {}
        }
    }
    let mut table: toml::Table = toml::from_str(text).ok()?;
    table.iter_mut().for_each(|(_, value)| finite(value));
    Some(serde_json::to_value(table).expect("JSON"))
}

/// The reason why the schema refuses a case file.
fn refused(validator: &jsonschema::Validator, text: &str) -> Option<String> {
    let file = json(text).expect("TOML");
    let error = validator.iter_errors(&file).next()?;
    Some(format!("{}: {error:.300}", error.instance_path()))
}

#[test]
fn the_schema_of_case_files_is_current() {
    let schema = serde_json::to_string_pretty(&schema::schema()).expect("JSON") + "\n";
    assert_current("cases/schema.json", &schema);
}

#[test]
fn the_description_of_case_files_is_current() {
    assert_current("docs/case-format.md", &reference::page());
}

#[test]
fn every_case_file_is_valid_by_the_schema() {
    let validator = jsonschema::validator_for(&schema::schema()).expect("a schema");
    let mut files = 0;
    let mut errors = Vec::new();
    let sources = xfb::sources::Sources::embedded();
    for file in sources.case_files("").expect("the cases") {
        if !file.ends_with(".toml") {
            continue;
        }
        files += 1;
        let text = sources.case(&file).expect("a file").expect("a file");
        errors.extend(refused(&validator, &text).map(|error| format!("{file}: {error}")));
    }
    assert!(files > 300, "{files} files");
    assert!(
        errors.is_empty(),
        "{} files:\n{}",
        errors.len(),
        errors.join("\n")
    );
}

#[test]
fn a_wrong_key_of_an_entry_is_named_by_a_validator() {
    let validator = jsonschema::validator_for(&schema::schema()).expect("a schema");
    let start = "about = 'x'\nrules = [1]\n";
    let rows = [
        (
            "interface.outputs = [{ name = 'a', type = 'vec4', offset = 0, strid = 20 }]\n",
            "/interface/outputs/0",
            "'strid' was unexpected",
        ),
        (
            "script = [{ draw = {}, whan = { n = 1 } }]\n",
            "/script/0",
            "'whan' was unexpected",
        ),
        (
            "script = [{ bind = [{ buffer = 0, siz = 4 }] }]\n",
            "/script/0/bind/0",
            "'siz' was unexpected",
        ),
        ("script = ['begun']\n", "/script/0", "begun"),
    ];
    for (text, place, why) in rows {
        let error = refused(&validator, &format!("{start}{text}")).expect("refused");
        assert!(error.starts_with(&format!("{place}: ")), "{error}");
        assert!(error.contains(why), "{error}");
    }
    for step in [
        "'begin'",
        "{ begin = {} }",
        "{ draw = {}, when = { n = 1 } }",
    ] {
        let text = format!("{start}script = [{step}]\n");
        assert_eq!(refused(&validator, &text), None, "{step}");
    }
}

#[test]
fn a_wrong_key_is_invalid_by_the_schema() {
    let validator = jsonschema::validator_for(&schema::schema()).expect("a schema");
    let text = fs::read_to_string(root().join("harness/pinned/mistakes.toml"));
    let topics: toml::Table = text.expect("a file").parse().expect("TOML");
    let mut wrong_keys = 0;
    for mistake in topics.values().flat_map(|topic| topic.as_array()).flatten() {
        let of = |key: &str| mistake[key].as_str().expect("a text").to_owned();
        let (error, text) = (of("error"), of("text"));
        if error.ends_with("[case.unknown_key]") && json(&text).is_some() {
            wrong_keys += 1;
            assert!(refused(&validator, &text).is_some(), "{error}\n{text}");
        }
    }
    assert!(wrong_keys > 20, "{wrong_keys} mistakes");
}
