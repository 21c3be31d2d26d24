//! The commands in the documents print what the documents state.
//!
//! In README.md and docs/, a block of GLSL or TOML that begins with a comment of one name is a
//! file of that name, and a block `console` has commands, each followed by its output. Commands
//! that need a driver are left to the tests of the runner.

use crate::ran::finish;
use crate::transcripts::write_files;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The commands that need no driver.
const HOST_ONLY: [&str; 8] = [
    "table", "layout", "alias", "pack", "rewrite", "show", "list", "rules",
];

/// A command, and the output that the document prints after it.
struct Example {
    place: String,
    command: String,
    output: String,
}

/// Reads a document: writes its files to `folder` and returns its examples.
fn examples(document: &Path, folder: &Path) -> Vec<Example> {
    let text = fs::read_to_string(document).expect("the document is readable");
    write_files(&text, folder);
    let name = document
        .file_name()
        .expect("it has a name")
        .to_string_lossy();
    let mut examples = Vec::new();
    let mut lines = (1..).zip(text.lines());
    while let Some((_, line)) = lines.next() {
        let Some(language) = line.strip_prefix("```") else {
            continue;
        };
        let block: Vec<(usize, &str)> = lines
            .by_ref()
            .take_while(|(_, line)| *line != "```")
            .collect();
        if language == "console" {
            for (number, line) in block {
                if let Some(command) = line.strip_prefix("$ ") {
                    examples.push(Example {
                        place: format!("{name}:{number}"),
                        command: command.to_owned(),
                        output: String::new(),
                    });
                } else if let Some(example) = examples.last_mut() {
                    example.output += line;
                    example.output += "\n";
                }
            }
        }
    }
    examples
}

/// The names in the first column of the tables of a document.
fn rows(text: &str) -> BTreeSet<String> {
    let rows = text.lines().filter_map(|line| line.strip_prefix("| `"));
    let names = rows.filter_map(|row| row.split(['`', ' ']).next());
    names
        .filter(|name| !name.ends_with('/'))
        .map(str::to_owned)
        .collect()
}

#[test]
fn each_script_has_a_line_in_the_list_of_scripts() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("ci");
    let entries = |below: &str| {
        let entries = fs::read_dir(folder.join(below)).expect("a folder");
        let names = entries.map(|entry| entry.expect("an entry").file_name());
        let names = names.map(|name| Path::new(below).join(name).display().to_string());
        names.collect::<BTreeSet<String>>()
    };
    let mut there = entries("");
    for below in ["drivers", "release", "templates", "proofs"] {
        assert!(there.remove(below), "{below}");
        there.extend(entries(below));
    }
    assert!(there.remove("README.md"));
    let text = fs::read_to_string(folder.join("README.md")).expect("a list");
    assert_eq!(rows(&text), there);
}

/// The files of production code in `src` and in the fault layer that contain a text.
fn naming(text: &str) -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut waiting = vec![root.join("src"), root.join("harness/fault-layer")];
    let mut found = BTreeSet::new();
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().expect("a name").to_string_lossy();
            let is_test = name.contains("test") || name == "fake";
            if path.is_dir() && !is_test {
                waiting.push(path);
            } else if name.ends_with(".rs") && !is_test {
                let code = fs::read_to_string(&path).expect("code");
                let code = code.replace("#[cfg(all(test, feature = \"shaderc\"))]", "#[cfg(test)]");
                let code = code.split("\n#[cfg(test)]\nmod ").next().expect("a part");
                let mut lines = code.lines().map(str::trim_start);
                if lines.any(|line| !line.starts_with("//") && names(line, text)) {
                    let path = path.strip_prefix(root).expect("it lies there");
                    found.insert(path.display().to_string());
                }
            }
        }
    }
    found
}

/// Whether a line contains a text that is not a part of a longer name.
fn names(line: &str, text: &str) -> bool {
    let is_name = |char: char| char.is_alphanumeric() || char == '_';
    line.match_indices(text).any(|(at, _)| {
        !line[..at].ends_with(is_name) && !line[at + text.len()..].starts_with(is_name)
    })
}

#[test]
fn each_place_of_a_new_thing_is_listed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join("CONTRIBUTING.md")).expect("a page");
    let (_, section) = text
        .split_once("## Where a new thing is named")
        .expect("a section");
    let (section, _) = section.split_once("\n## ").expect("another section");
    let mut tables = 0;
    for table in section.split("\n\n").filter(|part| part.contains("\n|---")) {
        let head = table
            .lines()
            .find(|line| line.starts_with("| "))
            .expect("a head");
        let (_, examples) = head.split_once(", as ").expect("examples");
        let examples = examples.split('`').skip(1).step_by(2);
        let named = examples.flat_map(|example| naming(example.trim_end_matches(':')));
        assert_eq!(rows(table), named.collect::<BTreeSet<_>>(), "{head}");
        tables += 1;
    }
    assert_eq!(tables, 6);
}

#[test]
fn the_first_case_passes_on_a_correct_driver() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    examples(&root.join("docs/first-case.md"), folder.path());
    let mock = "devices = ['model']\nmodel = true\n";
    fs::write(folder.path().join("mock.toml"), mock).expect("a file");
    let run = |arguments: &[&str]| {
        let mut xfb = Command::new(env!("CARGO_BIN_EXE_xfb"));
        xfb.args(["run", "--mock", "mock.toml"]).args(arguments);
        finish(xfb.current_dir(folder.path())).exits(0)
    };
    run(&["mine/resume.toml", "mine/halves.toml"]).prints("7 pass");
    run(&["mine/halves.toml", "xfb.local.mine.halves.3.lines"]).prints("1 pass");
    // The page describes the barrier and the order.
    let path = folder.path().join("mine/resume.toml");
    let text = fs::read_to_string(&path).expect("a file");
    let without = text.replace("    { barrier = \"counters\" },\n", "");
    let (start, tables) = text.split_once("script = [").expect("a script");
    let (script, tables) = tables.split_once("]\n\n[").expect("a table");
    let below = format!("{start}[{tables}script = [{script}]\n");
    for (text, message) in [
        (without, "a barrier = \"counters\" is required"),
        (below, "'script' is a key of the file: move it above line 4"),
    ] {
        fs::write(&path, text).expect("a file");
        let mut xfb = Command::new(env!("CARGO_BIN_EXE_xfb"));
        xfb.args(["list", "--rule", "51", "mine/resume.toml"]);
        let ran = finish(xfb.current_dir(folder.path()).env("COLUMNS", "200"));
        ran.exits(65).complains(message);
    }
}

/// The output of a command on a terminal, without the blanks at the ends of lines.
fn printed(command: &str, folder: &Path) -> String {
    let program = Path::new(env!("CARGO_BIN_EXE_xfb"));
    let programs = program.parent().expect("it lies in a folder").display();
    // `list` prints names and has no other format.
    let format = if command.contains("--format") || command.starts_with("xfb list") {
        ""
    } else {
        " --format text"
    };
    let path = std::env::var("PATH").unwrap_or_else(|_| "/usr/bin:/bin".to_owned());
    let output = Command::new("sh")
        .args(["-c", &format!("{command}{format} 2>&1")])
        .env("PATH", format!("{programs}:{path}"))
        .current_dir(folder)
        .output()
        .expect("there is a shell");
    let text = String::from_utf8_lossy(&output.stdout);
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n")
}

#[test]
fn the_commands_in_the_documents_print_what_these_say() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut documents: Vec<PathBuf> = fs::read_dir(root.join("docs"))
        .expect("docs/ is readable")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "md"))
        .collect();
    documents.push(root.join("README.md"));
    documents.sort();
    let mut checked = 0;
    let mut wrong = Vec::new();
    for document in documents {
        let folder = tempfile::tempdir().expect("a folder");
        for example in examples(&document, folder.path()) {
            let mut words = example.command.split(' ');
            let host_only = words.next() == Some("xfb")
                && words.next().is_some_and(|word| HOST_ONLY.contains(&word));
            if !host_only {
                continue;
            }
            checked += 1;
            let printed = printed(&example.command, folder.path());
            let stated: Vec<&str> = example.output.lines().map(str::trim_end).collect();
            // An example without output only has to succeed.
            let fits = if stated.is_empty() {
                !printed.contains("error")
            } else {
                printed.trim_end() == stated.join("\n").trim_end()
            };
            if !fits {
                wrong.push(format!(
                    "{}: {}\n--- stated\n{}\n--- printed\n{printed}",
                    example.place,
                    example.command,
                    stated.join("\n")
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert!(checked >= 8, "{checked} examples");
}
