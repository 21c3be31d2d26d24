//! Checks the structure of `src`: in each of its crates no top-level module names a module
//! of a higher floor (the tables at the top of each `lib.rs`), no more than two files import
//! each other in a circle, and no file is too long to be read.

#[path = "support/imports.rs"]
mod imports;

use super::files::files;
use imports::Crate;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The number of files that may import each other in a circle.
const LARGEST_CIRCLE: usize = 2;

/// The floor of each top-level module.
type Floors = BTreeMap<String, u32>;

/// The crates below `src` with floors, each by its root.
const CRATES: [&str; 5] = [
    "src/lib.rs",
    "src/cases/lib.rs",
    "src/engine/lib.rs",
    "src/oracle/lib.rs",
    "src/system/lib.rs",
];
/// Crates that are one floor each: cargo keeps the others out of them.
const SINGLE: [&str; 3] = ["src/compile/lib.rs", "src/device/lib.rs", "src/gl/lib.rs"];

fn below_root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn crates() -> [Crate; CRATES.len()] {
    CRATES.map(|root| Crate::read(&below_root(root)))
}

/// Reads the tables `| floor | module | … |` of the crates. A module that one crate exports
/// from another keeps its floor.
fn floors() -> Floors {
    let mut floors = Floors::new();
    let text =
        CRATES.map(|root| fs::read_to_string(below_root(root)).expect("the root of a crate"));
    for line in text.iter().flat_map(|text| text.lines()) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        if let ["//!", floor, modules, ..] = cells[..]
            && let Ok(floor) = floor.parse()
        {
            let modules = modules.split(',');
            let names = modules.map(|m| m.trim().trim_matches(['[', ']', '`']).to_owned());
            floors.extend(names.map(|name| (name, floor)));
        }
    }
    floors
}

/// Every breach of the floors in a crate.
fn breaches(source: &Crate, floors: &Floors) -> Vec<String> {
    let mut breaches = Vec::new();
    for ((user, used), file) in source.top_level() {
        let file = file.display();
        match (floors.get(&user), floors.get(&used)) {
            (None, _) => breaches.push(format!("{file}: {user} has no floor in a lib.rs")),
            _ if user == used => {}
            (_, None) => breaches.push(format!(
                "{file}: names {used}, which has no floor in a lib.rs"
            )),
            (Some(own), Some(other)) if other >= own => breaches.push(format!(
                "{file}: {user} (floor {own}) names {used} (floor {other})"
            )),
            (Some(_), Some(_)) => {}
        }
    }
    breaches
}

/// Groups of files of which each imports every other, directly or through others of
/// the group.
fn circles<'a>(graph: &BTreeMap<&'a Path, BTreeSet<&'a Path>>) -> Vec<BTreeSet<&'a Path>> {
    let reachable = |start: &'a Path| {
        let mut seen = BTreeSet::new();
        let mut open = vec![start];
        while let Some(file) = open.pop() {
            let next = graph.get(file).into_iter().flatten();
            open.extend(next.filter(|next| seen.insert(**next)));
        }
        seen
    };
    let reached: BTreeMap<&Path, BTreeSet<&Path>> =
        graph.keys().map(|file| (*file, reachable(file))).collect();
    let circle_of = |(file, reached_by): (&&'a Path, &BTreeSet<&'a Path>)| {
        let mutual = reached_by.iter().copied();
        mutual
            .filter(|other| reached.get(other).is_some_and(|r| r.contains(*file)))
            .collect::<BTreeSet<&Path>>()
    };
    let all: BTreeSet<BTreeSet<&Path>> = reached.iter().map(circle_of).collect();
    all.into_iter().filter(|circle| circle.len() > 1).collect()
}

#[test]
fn no_module_names_a_higher_floor() {
    let floors = floors();
    let breaches = crates().map(|source| breaches(&source, &floors)).concat();
    assert!(breaches.is_empty(), "{}", breaches.join("\n"));
}

/// Files that follow the commands of a script, or state what a command changes.
const FOLLOWERS: [&str; 3] = ["timeline.rs", "passes.rs", "effects.rs"];

/// The model is an independent oracle: a mistake of the one follower that everything else
/// uses must not be one of the expectations, too.
#[test]
fn the_model_follows_scripts_by_itself() {
    let (mut of_model, mut followed) = (0, 0);
    for (root, source) in CRATES.iter().zip(crates()) {
        for (file, imports) in source.files() {
            let mut named = imports.iter().filter_map(|import| import.file_name());
            let follower = named.find(|name| FOLLOWERS.iter().any(|other| name == other));
            followed += usize::from(follower.is_some());
            if !file.iter().any(|part| part == "model") {
                continue;
            }
            of_model += 1;
            assert_eq!(follower, None, "{}", file.display());
            let root = below_root(root);
            let path = root.parent().expect("a file is in a folder").join(file);
            let text = fs::read_to_string(path).expect("a source file");
            assert!(!text.contains(".effects()"), "{}", file.display());
        }
    }
    assert!(of_model > 5 && followed > 5, "{of_model}, {followed}");
}

/// Returns the lines that are not comments: examples in documentation are not part of a
/// crate.
fn without_comments(text: &str) -> String {
    let lines = text.lines();
    let code = lines.filter(|line| !line.trim_start().starts_with("//"));
    code.map(|line| format!("{line}\n")).collect()
}

/// Every module of the standard library that a file names and engine and oracle must not
/// use.
fn system_calls(text: &str) -> Vec<&'static str> {
    const SYSTEM: [&str; 5] = ["std::env", "std::fs", "std::net", "std::os", "std::process"];
    let named = SYSTEM.into_iter();
    named.filter(|path| text.contains(path)).collect()
}

#[test]
fn engine_and_oracle_use_no_files_and_no_processes() {
    for folder in ["src/engine", "src/oracle"].map(below_root) {
        for path in files(&folder) {
            if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).expect("a source file");
                let found = system_calls(&without_comments(&text));
                assert_eq!(found, [""; 0], "{}", path.display());
            }
        }
    }
    assert_eq!(system_calls("use std::fs;"), ["std::fs"]);
}

#[test]
fn at_most_two_files_import_each_other() {
    let mut report = String::new();
    let single = SINGLE.map(|root| Crate::read(&below_root(root)));
    let mut files = 0;
    for source in crates().iter().chain(&single) {
        let graph = source.files();
        files += graph.len();
        let mut found = circles(&graph);
        found.retain(|circle| circle.len() > LARGEST_CIRCLE);
        for circle in &found {
            report += &format!("\n{} files import each other:\n", circle.len());
            for file in circle {
                let imports = graph[file].intersection(circle);
                let imports: Vec<String> = imports.map(|f| f.display().to_string()).collect();
                report += &format!("  {} imports {}\n", file.display(), imports.join(", "));
            }
        }
    }
    assert!(report.is_empty(), "{report}");
    assert!(files > 400, "only {files} files found");
}

/// Files outside of the module `input` that read a file, and why each is bounded.
const READERS: [(&str, &str); 8] = [
    ("compile/bundle/mod.rs", "take(MAX_BYTES)"),
    ("compile/disk_cache.rs", "/proc"),
    ("inspect/source.rs", "take(LIMIT)"),
    ("inspect/standard_input.rs", "take(LIMIT)"),
    ("system/meter.rs", "/proc"),
    ("system/platform/patience.rs", "/proc"),
    ("system/platform/unix.rs", "/proc, and a folder, to lock it"),
    (
        "cases/sources/mod.rs",
        "a file inside the program, decompressed",
    ),
];

/// Every production file of the crate that opens or reads files, besides `input`.
fn readers(folder: &Path, found: &mut BTreeSet<String>) {
    const READS: [&str; 6] = [
        "fs::read(",
        "read_to_string(",
        "read_to_end(",
        "File::open(",
        "BufReader",
        "read_line(",
    ];
    for path in files(folder) {
        let name = path.file_name().expect("a name").to_string_lossy();
        if name.ends_with(".rs") && !name.ends_with("tests.rs") {
            let text = fs::read_to_string(&path).expect("a source file");
            let production = text.split("#[cfg(test)]\nmod tests {").next();
            let production = without_comments(production.expect("split has a first part"));
            if READS.iter().any(|call| production.contains(call)) {
                let inner = path.strip_prefix(below_root("src"));
                found.insert(inner.expect("inside").display().to_string());
            }
        }
    }
}

#[test]
fn files_are_read_within_bounds() {
    let mut found = BTreeSet::new();
    readers(&below_root("src"), &mut found);
    found.remove("system/input.rs");
    let known: BTreeSet<String> = READERS.iter().map(|(file, _)| (*file).to_owned()).collect();
    assert_eq!(found, known, "`input` reads files of a bounded size");
}

#[test]
fn the_table_of_floors_is_read() {
    let floors = floors();
    let expected = [("units", 0), ("types", 1), ("capture", 4), ("cli", 15)];
    for (module, floor) in expected {
        assert_eq!(floors.get(module), Some(&floor), "{module}");
    }
}

/// The table of docs/architecture.md has the modules and the floors of the crates.
#[test]
fn the_architecture_has_the_floors_of_the_crates() {
    let text = fs::read_to_string(below_root("docs/architecture.md")).expect("the document");
    let mut described = Floors::new();
    for line in text.lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        if let ["", floor, modules, ..] = cells[..]
            && let Ok(floor) = floor.parse()
        {
            let names = modules.split('`').skip(1).step_by(2);
            described.extend(names.map(|name| (name.to_owned(), floor)));
        }
    }
    let mut floors = floors();
    floors.retain(|name, _| !name.contains('/'));
    assert_eq!(described, floors);
}

/// The lines of a file that a person can keep in view (CONTRIBUTING.md).
const LONGEST_FILE: usize = 700;

#[test]
fn files_are_short_enough_to_be_read() {
    let all = ["src", "harness"].map(|folder| files(&below_root(folder)));
    let mut long = Vec::new();
    for path in all.iter().flatten() {
        let name = path.file_name().and_then(|name| name.to_str());
        let is_written =
            name.is_some_and(|name| name.ends_with(".rs") && !name.starts_with("autogen_"));
        if is_written {
            let text = fs::read_to_string(path).expect("a source file");
            let lines = text.lines().count();
            if lines > LONGEST_FILE {
                long.push(format!("{}: {lines} lines", path.display()));
            }
        }
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}

#[test]
fn a_breach_is_found_in_every_spelling() {
    let breaching = [
        ("model", "use crate::device::Instance;"),
        (
            "model",
            "use crate::{units::Stride, verdict::{self, Status}};",
        ),
        ("model values", "fn f() { crate::run::go() }"),
        ("model values", "fn f() { assert_eq!(crate::run::go(), 1) }"),
        ("model values", "use super::super::case::Case;"),
        ("model", "use super::case::Case;"),
        ("model", "mod tests { use super::super::case::Case; }"),
        (
            "units",
            "mod tests { mod inner {} use super::super::types::Type; }",
        ),
        ("model", "use crate::compile::compile;"),
        ("model", "use xfb_engine::rewrite::pack;"),
        ("capture", "pub(in crate::cli) fn f() {}"),
        ("model", "use crate::nowhere::X;"),
        ("cellar", "use crate::units::Stride;"),
    ];
    for (module, text) in breaching {
        let path: Vec<&str> = module.split(' ').collect();
        let found = breaches(&Crate::single(&path, text), &floors());
        assert_eq!(found.len(), 1, "{module}: {text}: {found:?}");
    }
    let sound = [
        (
            "verdict",
            "use crate::{model::Allowed, script::{Observed, run}};",
        ),
        (
            "verdict",
            "use super::model::Allowed; use super::verdict::Status;",
        ),
        (
            "model values",
            "use super::device; mod tests { use super::super::run; }",
        ),
        ("model", r#"const A: &str = "crate::device"; // crate::run"#),
    ];
    for (module, text) in sound {
        let path: Vec<&str> = module.split(' ').collect();
        let found = breaches(&Crate::single(&path, text), &floors());
        assert!(found.is_empty(), "{module}: {text}: {found:?}");
    }
}

#[test]
fn a_circle_is_found_through_other_files() {
    let graph = [("a", "b"), ("b", "c"), ("c", "b"), ("c", "a"), ("c", "d")];
    let mut files: BTreeMap<&Path, BTreeSet<&Path>> = BTreeMap::new();
    for (from, to) in graph {
        files
            .entry(Path::new(from))
            .or_default()
            .insert(Path::new(to));
    }
    let circle: BTreeSet<&Path> = ["a", "b", "c"].map(Path::new).into();
    assert_eq!(circles(&files), [circle]);
}
