//! Every command that is recorded is inserted into cases by variations, or has a row that states
//! why it is not.

use globset::Glob;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use xfb::script::neutral::{Neutral, NeutralPlace};

/// The rows of `neutral_commands.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    stated: Vec<Row>,
    missing: Vec<Row>,
    excused: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    reason: String,
    commands: Vec<String>,
}

/// The commands of the registry, each with its place.
fn recorded() -> BTreeMap<String, String> {
    let text = read("harness/autogen_recorded.txt");
    let lines = text.lines().filter(|line| !line.starts_with("//"));
    let pairs = lines.filter_map(|line| line.split_once(' '));
    pairs
        .map(|(name, place)| (name.into(), place.into()))
        .collect()
}

fn fits(pattern: &str, name: &str) -> bool {
    let pattern = Glob::new(pattern).expect("a right pattern");
    pattern.compile_matcher().is_match(name)
}

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(path).expect("the file is readable")
}

#[test]
fn each_recorded_command_is_inserted_or_has_a_row() {
    let rows: Rows = toml::from_str(&read("harness/neutral_commands.toml")).expect("right rows");
    let recorded = recorded();
    assert!(recorded.len() > 250, "{} commands", recorded.len());
    let inserted: Vec<&str> = Neutral::ALL
        .iter()
        .flat_map(|n| n.commands())
        .copied()
        .collect();
    let mut problems = Vec::new();
    let all = || {
        [&rows.stated, &rows.missing, &rows.excused]
            .into_iter()
            .flatten()
    };
    for name in recorded.keys() {
        let short = name.trim_start_matches("vkCmd");
        let patterns = all().flat_map(|row| &row.commands);
        let fitting = patterns.filter(|pattern| fits(pattern, short)).count();
        let is_inserted = inserted.contains(&name.as_str());
        if fitting + usize::from(is_inserted) != 1 {
            problems.push(format!(
                "{name}: in {fitting} rows, inserted: {is_inserted}"
            ));
        }
    }
    for row in all() {
        assert!(!row.reason.is_empty());
        for pattern in &row.commands {
            let mut names = recorded.keys().map(|name| name.trim_start_matches("vkCmd"));
            if !names.any(|name| fits(pattern, name)) {
                problems.push(format!("no command fits {pattern}"));
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn neutral_commands_are_recorded_where_vulkan_allows_them() {
    let recorded = recorded();
    for neutral in Neutral::ALL {
        let mut own_pass = false;
        for command in neutral.commands() {
            let allowed: &[&str] = match neutral.place() {
                _ if own_pass => &["inside", "both"],
                NeutralPlace::InPass => &["inside"],
                NeutralPlace::Anywhere => &["both"],
                NeutralPlace::OutsidePass => &["outside", "both"],
            };
            let place = recorded.get(*command).map(String::as_str);
            assert!(
                place.is_some_and(|place| allowed.contains(&place)),
                "{command}: {place:?}"
            );
            match *command {
                "vkCmdBeginRenderPass" => own_pass = true,
                "vkCmdEndRenderPass" => own_pass = false,
                _ => {}
            }
        }
    }
}
