//! Checks the language of the project: words that its style replaces by a standard
//! term (CONTRIBUTING.md) do not occur in code, comments, cases or documents, no summary,
//! comment or heading is an ellipsis, and no function is named by a preposition.

use super::files::files;
use regex::Regex;
use std::collections::BTreeSet;
use std::fs;
use std::iter;
use std::path::{Path, PathBuf};

/// Words and phrases, as alternatives of a regular expression. Segments of a longer
/// identifier do not count.
const WORDS: &[&str] = &[
    "tell|tells|telling|told",
    "ask|asks|asked|asking",
    "nobody|somebody|whoever|ours",
    "(?:is|are) none",
    "(?:is|are) no",
    "comes? (?:of|to)|came (?:of|to)",
    "goes (?:on|over)",
    "behind|in front",
    "stands?|stood",
    "rooms?",
    "left out|leaves? out",
    "taken? apart",
    "dress(?:ed|es)?",
    "mend(?:s|ed)?",
    "further programs?",
    "reckons?|reckoned",
    "hand(?:s|ed)? on",
    "as ever|may well|all the same|what of|the like|so many",
];

/// Beginnings of a summary, comment or heading that leave its subject to another text, as
/// alternatives of a regular expression.
const ELLIPSES: &str = "What|Those|The same|That of";

/// Further beginnings that do so in the summary of a doc comment, or ask a question there.
const PRONOUNS: &str = "Of|As|It|They|These|Who|Why|How|Where|Which";

/// The folders and files of the project's root that are checked.
const CHECKED: &[&str] = &[
    "src",
    "harness",
    "cases",
    "shaders",
    "ci",
    "docs",
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "Cargo.toml",
];

/// Files and folders that may have such words: this list, the style that replaces them,
/// and recorded output.
const EXEMPT: &[&str] = &[
    "harness/language.rs",
    "harness/pinned",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every text file at or below `path`.
fn texts(path: &Path) -> Vec<(PathBuf, String)> {
    let paths = if path.is_dir() {
        files(path)
    } else {
        vec![path.to_owned()]
    };
    let named = paths.into_iter().filter_map(|path| {
        let text = fs::read_to_string(&path).ok()?;
        let name = path.strip_prefix(root()).expect("it is below the root");
        Some((name.to_owned(), text))
    });
    named.collect()
}

/// Lines with such words: `file:line: word`.
fn occurrences(name: &Path, text: &str) -> Vec<String> {
    let case_name = Regex::new(
        r#"xfb\.[a-z0-9_.*]+|"[a-z0-9_]+"|`[a-z0-9_]+`|(?i:there) (?:is|are) no|(?:is|are) no longer"#,
    )
    .expect("a valid pattern");
    let words = format!(r"(?i)(?:^|[^\w.])({})\b", WORDS.join("|"));
    let words = Regex::new(&words).expect("a valid pattern");
    let mut found = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = case_name.replace_all(line, "");
        for word in words.captures_iter(&line) {
            found.push(format!("{}:{number}: {}", name.display(), &word[1]));
        }
    }
    found
}

/// Summaries, comments and headings that begin with an ellipsis: `file:line: summary`.
fn elliptic_summaries(name: &Path, text: &str) -> Vec<String> {
    let comment = Regex::new(r"^\s*(?://|#)").expect("a valid pattern");
    let ellipsis = format!(r"^\s*(?:(?://[/!]?|#+) (?:{ELLIPSES})|//[/!] (?:{PRONOUNS}))\b");
    let ellipsis = Regex::new(&ellipsis).expect("a valid pattern");
    let before = iter::once("").chain(text.lines());
    (1..)
        .zip(before.zip(text.lines()))
        .filter(|(_, (before, line))| ellipsis.is_match(line) && !comment.is_match(before))
        .map(|(number, (_, line))| format!("{}:{number}: {}", name.display(), line.trim()))
        .collect()
}

/// Functions that are named by a preposition: `file:line: name`.
fn prepositions(name: &Path, text: &str) -> Vec<String> {
    let function = Regex::new(r"\bfn (of(?:_\w+)?)\b").expect("a valid pattern");
    (1..)
        .zip(text.lines())
        .filter_map(|(number, line)| Some((number, function.captures(line)?)))
        .map(|(number, found)| format!("{}:{number}: {}", name.display(), &found[1]))
        .collect()
}

/// The results of `check` on every file that is checked.
fn found(check: fn(&Path, &str) -> Vec<String>) -> String {
    let checked = CHECKED.iter();
    let mut files: Vec<_> = checked.flat_map(|path| texts(&root().join(path))).collect();
    files.retain(|(name, _)| !EXEMPT.iter().any(|exempt| name.starts_with(exempt)));
    files.sort();
    let found: Vec<String> = files
        .iter()
        .flat_map(|(name, text)| check(name, text))
        .collect();
    found.join("\n")
}

#[test]
fn home_made_words_do_not_return() {
    let found = found(occurrences);
    assert!(
        found.is_empty(),
        "words that CONTRIBUTING.md replaces:\n{found}"
    );
}

#[test]
fn summaries_say_what_an_item_is() {
    let found = found(elliptic_summaries);
    assert!(
        found.is_empty(),
        "summaries that cannot be read alone (CONTRIBUTING.md):\n{found}"
    );
}

#[test]
fn functions_are_named_by_their_result() {
    let found = found(prepositions);
    assert!(
        found.is_empty(),
        "functions that are not named by what they return or do:\n{found}"
    );
}

#[test]
fn every_pattern_is_listed_once() {
    let listed: BTreeSet<&str> = WORDS.iter().copied().collect();
    assert_eq!(listed.len(), WORDS.len());
}

#[test]
fn case_names_and_identifiers_may_hold_any_word() {
    let name = Path::new("x.rs");
    let text = "xfb.memory.behind.1 \"behind\" with_room Room is told\n// Asks; there is no case";
    let found = occurrences(name, text);
    assert_eq!(found, ["x.rs:1: Room", "x.rs:1: told", "x.rs:2: Asks"]);
}

#[test]
fn only_the_beginning_of_a_summary_can_be_an_ellipsis() {
    let name = Path::new("x.rs");
    let text = "//! The size.\n//! What follows is longer.\n\n    /// Those of a draw.\n\n// What is run:\n";
    let found = elliptic_summaries(name, text);
    assert_eq!(
        found,
        ["x.rs:4: /// Those of a draw.", "x.rs:6: // What is run:"]
    );
    let question = "/// How it ended.\n\n// How it runs.\n";
    assert_eq!(elliptic_summaries(name, question).len(), 1);
}
