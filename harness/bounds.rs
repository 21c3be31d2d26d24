//! Each bound of the case language has a row with its reason in `bounds.toml`: the numbers of
//! keys, which the schema has, and the constants of the code that reads and models cases.

use super::files::files;
use regex::Regex;
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The folders whose constants may be bounds of the language.
const FOLDERS: [&str; 4] = [
    "src/cases/case",
    "src/cases/case_file",
    "src/oracle/model",
    "src/oracle/script",
];

/// Bounds by name: the value and the reason.
type Bounds = BTreeMap<String, (String, String)>;

/// The content of `bounds.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    /// The numbers of keys, by table and key.
    keys: Bounds,
    /// The constants that are bounds.
    constants: Bounds,
    /// The constants that bound nothing that a case can state.
    other_constants: BTreeSet<String>,
}

fn rows() -> Rows {
    toml::from_str(include_str!("bounds.toml")).expect("bounds.toml has the rows")
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Adds the numbers that are not all those of their type, by the names of table and key.
fn add_keys(table: &str, key: &str, node: &Value, found: &mut BTreeMap<String, String>) {
    let (least, most) = (node["minimum"].as_u64(), node["maximum"].as_u64());
    let least = least.filter(|least| *least > 0);
    let most = most.filter(|most| *most < u64::from(u32::MAX));
    if least.is_some() || most.is_some() {
        let most = most.map_or("any".to_owned(), |most| most.to_string());
        let range = format!("{} to {most}", least.unwrap_or(0));
        found.insert(format!("{table}.{key}"), range);
    }
    let named = node["properties"].as_object().into_iter().flatten();
    for (key, node) in named {
        add_keys(table, key, node, found);
    }
    match node {
        Value::Object(members) => {
            let members = members.iter().filter(|(name, _)| *name != "properties");
            members.for_each(|(_, node)| add_keys(table, key, node, found));
        }
        Value::Array(items) => items
            .iter()
            .for_each(|node| add_keys(table, key, node, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The constants of whole numbers, without those of tests and generated files, by `file::NAME`.
fn constants() -> BTreeMap<String, String> {
    let constant =
        r"(?m)^ *(?:pub(?:\([a-z]+\))? )?const ([A-Z_0-9]+): [iu](?:8|16|32|64|size) =\s+([^;]+);";
    let constant = Regex::new(constant).expect("a valid pattern");
    let mut found = BTreeMap::new();
    for path in FOLDERS
        .iter()
        .flat_map(|folder| files(&root().join(folder)))
    {
        let name = path.display().to_string();
        let stem = path.file_stem().and_then(|stem| stem.to_str());
        if !name.ends_with(".rs") || name.contains("tests") || name.contains("autogen_") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source file");
        let code = text
            .split("#[cfg(test)]\nmod tests")
            .next()
            .expect("a part");
        for constant in constant.captures_iter(code) {
            let name = format!("{}::{}", stem.expect("a file"), &constant[1]);
            found.insert(name, constant[2].to_owned());
        }
    }
    found
}

/// Checks that the rows have these bounds, and that each has a reason.
fn check(rows: &Bounds, found: &BTreeMap<String, String>) {
    let stated = rows
        .iter()
        .map(|(name, (value, _))| (name.clone(), value.clone()));
    let stated: BTreeMap<String, String> = stated.collect();
    let lacking: Vec<_> = found
        .iter()
        .filter(|(name, value)| stated.get(*name) != Some(*value))
        .collect();
    assert!(
        lacking.is_empty(),
        "bounds without a row in harness/bounds.toml: {lacking:#?}"
    );
    let gone: Vec<_> = stated
        .keys()
        .filter(|name| !found.contains_key(*name))
        .collect();
    assert!(
        gone.is_empty(),
        "rows of harness/bounds.toml without a bound: {gone:#?}"
    );
    let unreasoned = rows
        .iter()
        .filter(|(_, (_, reason))| reason.split(' ').count() < 4);
    assert_eq!(unreasoned.count(), 0, "each bound has a reason");
}

#[test]
fn each_number_of_a_key_has_its_bounds_by_a_reason() {
    let text = fs::read_to_string(root().join("cases/schema.json")).expect("the schema");
    let schema: Value = serde_json::from_str(&text).expect("it is JSON");
    let mut found = BTreeMap::new();
    for (table, node) in schema["$defs"].as_object().expect("tables") {
        add_keys(table, "", node, &mut found);
    }
    check(&rows().keys, &found);
}

#[test]
fn each_constant_that_bounds_cases_has_a_reason() {
    let Rows {
        constants: stated,
        other_constants: others,
        ..
    } = rows();
    let mut found = constants();
    let gone: Vec<_> = others
        .iter()
        .filter(|name| !found.contains_key(*name))
        .collect();
    assert!(gone.is_empty(), "no such constants: {gone:?}");
    found.retain(|name, _| !others.contains(name));
    check(&stated, &found);
}
