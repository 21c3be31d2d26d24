//! The transcripts below `harness/transcripts`: documents with commands and their output.
//!
//! A block of code that begins with a comment of one name is a file of that name. The blocks
//! `console` have commands, each followed by its complete output; trycmd runs those of a copy
//! of each document in a folder with its files. With `XFB_BLESS=1` the output is written into
//! the documents.

use crate::ran::finish;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// Languages of files, with the beginning of a comment.
const LANGUAGES: [(&str, &str); 4] = [
    ("glsl", "// "),
    ("spirv", "; "),
    ("text", "# "),
    ("toml", "# "),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Writes the files that a document shows to `folder`.
pub fn write_files(document: &str, folder: &Path) {
    let mut lines = document.lines();
    while let Some(line) = lines.next() {
        let Some(language) = line.strip_prefix("```") else {
            continue;
        };
        let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        let comment = LANGUAGES.iter().find(|(name, _)| *name == language);
        if let Some((_, comment)) = comment
            && let Some(name) = block[0].strip_prefix(comment)
        {
            let path = folder.join(name);
            fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("a folder");
            fs::write(path, block[1..].join("\n") + "\n").expect("a new file");
        }
    }
}

/// The documents in a folder of the project.
fn documents(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join(folder)).expect("the folder is readable");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .filter(|path| path.extension().is_some_and(|kind| kind == "md"))
        .collect()
}

/// Copies a document to `folder`, and its files to the folder in which its commands run.
fn copy(document: &Path, folder: &Path) -> PathBuf {
    let text = fs::read_to_string(document).expect("the document is readable");
    for line in text.lines().filter(|line| line.starts_with("$ ")) {
        assert!(line.starts_with("$ xfb "), "{document:?}: {line}");
    }
    let copy = folder.join(document.file_name().expect("it has a name"));
    let files = copy.with_extension("in");
    fs::create_dir_all(&files).expect("a folder");
    write_files(&text, &files);
    symlink(root().join("harness/modules"), files.join("modules")).expect("a link");
    symlink(root().join("cases"), files.join("cases")).expect("a link");
    fs::write(&copy, text).expect("a copy");
    copy
}

/// Checks the documents of a folder, or writes them if trycmd has to.
fn check(folder: &str) {
    let copies = Path::new(env!("CARGO_TARGET_TMPDIR")).join(folder.replace('/', "-"));
    if copies.exists() {
        fs::remove_dir_all(&copies).expect("the copies of an earlier run");
    }
    let documents = documents(folder);
    let cases = trycmd::TestCases::new();
    cases.register_bin("xfb", Path::new(env!("CARGO_BIN_EXE_xfb")));
    cases.env("LC_ALL", "C.UTF-8");
    let copies: Vec<PathBuf> = documents.iter().map(|path| copy(path, &copies)).collect();
    for copy in &copies {
        cases.case(copy);
    }
    cases.run();
    if env::var_os("TRYCMD").is_some_and(|mode| mode == "overwrite") {
        for (document, copy) in documents.iter().zip(copies) {
            fs::copy(copy, document).expect("the document is written");
        }
    }
}

/// Checks the documents of a folder; with `XFB_BLESS`, a process in which trycmd overwrites
/// them does.
fn check_or_bless(folder: &str, test: &str) {
    if env::var_os("XFB_BLESS").is_none() {
        return check(folder);
    }
    let mut again = Command::new(env::current_exe().expect("this program"));
    again.args(["--exact", test]);
    finish(again.env("TRYCMD", "overwrite").env_remove("XFB_BLESS")).exits(0);
}

#[test]
fn commands_print_what_their_transcripts_say() {
    check_or_bless(
        "harness/transcripts",
        "transcripts::commands_print_what_their_transcripts_say",
    );
}

#[cfg(feature = "shaderc")]
#[test]
fn commands_on_glsl_print_what_their_transcripts_say() {
    check_or_bless(
        "harness/transcripts/compiler",
        "transcripts::commands_on_glsl_print_what_their_transcripts_say",
    );
}
