//! Proves the floors of the house: no module names one above it, none beside it
//! but where this says so, and `unsafe` occurs in `src/device` alone. The floors
//! are the table at the top of `src/lib.rs`.
//!
//! The check reads source text: comments and literals are taken out, and paths
//! that begin with `crate` or lead up to it by `super` are followed.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Who may use a module of its own floor: (user, used).
const BESIDE: [(&str, &str); 1] = [("judge", "report")];

/// The floor of each module.
type Floors = BTreeMap<String, u32>;

/// Reads the table `| floor | module | … |`.
fn floors(lib: &str) -> Floors {
    let mut floors = Floors::new();
    for line in lib.lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let ["//!", floor, modules, ..] = cells[..] else {
            continue;
        };
        let Ok(floor) = floor.parse() else { continue };
        for module in modules.split(',') {
            let name = module.trim().trim_matches(['[', ']', '`']);
            floors.insert(name.to_owned(), floor);
        }
    }
    floors
}

/// The words and signs of a source text, without comments and literals.
fn tokens(text: &str) -> Vec<String> {
    let chars: Vec<char> = text.chars().collect();
    let starts = |at: usize, what: &str| {
        what.chars()
            .enumerate()
            .all(|(i, c)| chars.get(at + i) == Some(&c))
    };
    let word = |char: char| char.is_alphanumeric() || char == '_';
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(&char) = chars.get(at) {
        if starts(at, "//") {
            at += chars[at..].iter().take_while(|&&c| c != '\n').count();
        } else if starts(at, "/*") {
            let mut depth = 0;
            loop {
                match () {
                    () if starts(at, "/*") => (depth, at) = (depth + 1, at + 2),
                    () if starts(at, "*/") => (depth, at) = (depth - 1, at + 2),
                    () => at += 1,
                }
                if depth == 0 || at >= chars.len() {
                    break;
                }
            }
        } else if char == '"' {
            at += 1;
            while at < chars.len() && chars[at] != '"' {
                at += if chars[at] == '\\' { 2 } else { 1 };
            }
            at += 1;
        } else if let Some(length) = raw_string(&chars[at..]) {
            at += length;
        } else if char == '\'' && (starts(at + 1, "\\") || chars.get(at + 2) == Some(&'\'')) {
            // A character; anything else that begins so is a lifetime.
            at += if starts(at + 1, "\\") { 3 } else { 2 };
            at += chars[at..].iter().take_while(|&&c| c != '\'').count() + 1;
        } else if word(char) {
            let length = chars[at..].iter().take_while(|&&c| word(c)).count();
            tokens.push(chars[at..at + length].iter().collect());
            at += length;
        } else if starts(at, "::") {
            tokens.push("::".to_owned());
            at += 2;
        } else {
            if !char.is_whitespace() {
                tokens.push(char.to_string());
            }
            at += 1;
        }
    }
    tokens
}

/// Length of the raw string that begins here.
fn raw_string(chars: &[char]) -> Option<usize> {
    let prefix = chars.iter().take_while(|&&c| c == 'b' || c == 'r').count();
    if !(1..=2).contains(&prefix) || chars[prefix - 1] != 'r' {
        return None;
    }
    let hashes = chars[prefix..].iter().take_while(|&&c| c == '#').count();
    let body = prefix + hashes + 1;
    if chars.get(body - 1) != Some(&'"') {
        return None;
    }
    let ends = |at: usize| {
        chars[at] == '"'
            && chars[at + 1..]
                .iter()
                .take(hashes)
                .filter(|&&c| c == '#')
                .count()
                == hashes
    };
    let end = (body..chars.len()).find(|&at| ends(at));
    Some(end.map_or(chars.len(), |end| end + 1 + hashes))
}

/// The top-level modules that a source names; `depth` is how many modules deep
/// the file is (0 for `lib.rs`).
fn named_modules(tokens: &[String], depth: usize) -> Vec<String> {
    let mut named = Vec::new();
    let mut braces = 0;
    // Braces around each inline module that is open.
    let mut inline: Vec<usize> = Vec::new();
    let get = |at: usize| tokens.get(at).map(String::as_str).unwrap_or_default();
    let mut at = 0;
    while at < tokens.len() {
        match get(at) {
            "{" => {
                braces += 1;
                if at >= 2 && get(at - 2) == "mod" {
                    inline.push(braces);
                }
            }
            "}" => {
                if inline.last() == Some(&braces) {
                    inline.pop();
                }
                braces = braces.saturating_sub(1);
            }
            "crate" | "xfb" if get(at + 1) == "::" && !(at > 0 && get(at - 1) == "::") => {
                named.extend(heads(&tokens[at + 2..]));
            }
            "super" if !(at > 1 && get(at - 1) == "::") => {
                let mut ups = 0;
                while get(at) == "super" && get(at + 1) == "::" {
                    (ups, at) = (ups + 1, at + 2);
                }
                if ups > 0 {
                    if ups >= depth + inline.len() {
                        named.extend(heads(&tokens[at..]));
                    }
                    continue;
                }
            }
            _ => {}
        }
        at += 1;
    }
    named
}

/// The first segments of a path, or of each path in braces.
fn heads(tokens: &[String]) -> Vec<String> {
    let Some(first) = tokens.first() else {
        return Vec::new();
    };
    if first != "{" {
        return vec![first.clone()];
    }
    let mut heads = Vec::new();
    let mut braces = 0;
    let mut previous = "";
    for token in tokens {
        match token.as_str() {
            "{" => braces += 1,
            "}" => braces -= 1,
            _ if braces == 1 && matches!(previous, "{" | ",") => heads.push(token.clone()),
            _ => {}
        }
        if braces == 0 {
            break;
        }
        previous = token;
    }
    heads
}

/// What is wrong with one file; `path` is relative to `src`.
fn violations(path: &Path, text: &str, floors: &Floors) -> Vec<String> {
    let mut parts: Vec<&str> = path.iter().filter_map(|part| part.to_str()).collect();
    if let Some(file) = parts.pop() {
        match file.trim_end_matches(".rs") {
            "mod" => {}
            stem => parts.push(stem),
        }
    }
    let module = parts[0];
    let root = matches!(module, "lib" | "main");
    let tokens = tokens(text);
    let mut wrong = Vec::new();
    let mut complain = |what: String| wrong.push(format!("{}: {what}", path.display()));
    if module != "device" && tokens.iter().any(|token| token == "unsafe") {
        complain("unsafe code outside of src/device".to_owned());
    }
    if root {
        return wrong;
    }
    let Some(&floor) = floors.get(module) else {
        complain(format!("{module} has no floor in src/lib.rs"));
        return wrong;
    };
    for named in named_modules(&tokens, parts.len()) {
        let beside = BESIDE.contains(&(module, named.as_str()));
        match floors.get(&named) {
            _ if named == module || beside => {}
            Some(&above) if above > floor => {
                complain(format!(
                    "names {named} of floor {above}, from floor {floor}"
                ));
            }
            Some(&same) if same == floor => {
                complain(format!("names {named} beside it, on floor {floor}"));
            }
            Some(_) => {}
            None => complain(format!("names {named}, which has no floor in src/lib.rs")),
        }
    }
    wrong
}

fn source_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is to be read") {
        let path = entry.expect("the entry is to be read").path();
        if path.is_dir() {
            source_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

fn house() -> (PathBuf, Floors) {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let lib = fs::read_to_string(src.join("lib.rs")).expect("src/lib.rs is to be read");
    (src, floors(&lib))
}

#[test]
fn every_module_keeps_to_its_floor() {
    let (src, floors) = house();
    let mut files = Vec::new();
    source_files(&src, &mut files);
    files.sort();
    assert!(files.len() > 40, "only {} source files found", files.len());
    let wrong: Vec<String> = files
        .iter()
        .flat_map(|file| {
            let text = fs::read_to_string(file).expect("the source is to be read");
            let path = file.strip_prefix(&src).expect("it is below src");
            violations(path, &text, &floors)
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_table_has_every_floor() {
    let (_, floors) = house();
    let expected = [
        ("units", 0),
        ("types", 1),
        ("capture", 4),
        ("device", 6),
        ("cli", 14),
    ];
    for (module, floor) in expected {
        assert_eq!(floors.get(module), Some(&floor), "{module}");
    }
}

#[test]
fn a_breach_is_found_however_it_is_written() {
    let (_, floors) = house();
    let breaches = [
        ("model/mod.rs", "use crate::device::Instance;"),
        (
            "model/mod.rs",
            "use crate::{units::Stride, verdict::{self, Status}};",
        ),
        ("model/values.rs", "fn f() { crate::run::go() }"),
        ("model/values.rs", "use super::super::case::Case;"),
        ("model/mod.rs", "use super::case::Case;"),
        (
            "model/mod.rs",
            "mod tests { use super::super::case::Case; }",
        ),
        (
            "units.rs",
            "mod tests { mod inner {} use super::super::types::Type; }",
        ),
        ("model/mod.rs", "use crate::compile::compile;"),
        ("capture/mod.rs", "pub(in crate::cli) fn f() {}"),
        ("model/mod.rs", "use crate::nowhere::X;"),
        ("cellar.rs", ""),
        ("model/mod.rs", "fn f() { unsafe { g() } }"),
    ];
    for (path, text) in breaches {
        let wrong = violations(Path::new(path), text, &floors);
        assert_eq!(wrong.len(), 1, "{path}: {text}: {wrong:?}");
    }
}

#[test]
fn what_is_no_breach_is_left_alone() {
    let (_, floors) = house();
    let fine = [
        (
            "verdict/mod.rs",
            "use crate::{model::Allowed, script::{Observed, run}};",
        ),
        (
            "verdict/mod.rs",
            "use super::model::Allowed; use super::verdict::Status;",
        ),
        (
            "model/values.rs",
            "use super::device; mod tests { use super::super::run; }",
        ),
        (
            "model/mod.rs",
            "// use crate::device::Instance;\n/* crate::run /* crate::cli */ unsafe */",
        ),
        (
            "model/mod.rs",
            r##"const A: &str = "crate::device"; const B: &str = r#""unsafe" crate::run"#;"##,
        ),
        (
            "model/mod.rs",
            "fn f<'a>(x: &'a str) { let c = ['\"', '\\'', '\\u{41}']; g::<'a>(x) } // unsafe",
        ),
        ("device/mod.rs", "fn f() { unsafe { g() } }"),
        ("main.rs", "fn main() { xfb::cli::main() }"),
    ];
    for (path, text) in fine {
        let wrong = violations(Path::new(path), text, &floors);
        assert!(wrong.is_empty(), "{path}: {text}: {wrong:?}");
    }
}
