//! Whole case files with a mistake each, and the error text that the reader
//! gives for each of them.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use xfb::catalog::Library;
use xfb::report::case::CaseFacts;

/// The comment at the top of the corpus.
const HEADING: &str = "\
# Case files with a mistake each, by topic, and the error that the reader reports.
# XFB_BLESS=1 rewrites the errors; read every line that changes.
";

/// The file that holds the mistake, unless the entry names another.
const FILE: &str = "f/x.toml";

/// One case file and its error.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mistake {
    /// `file:line:column: message [rule]`.
    #[serde(default)]
    error: String,
    /// The path of the file in the folder `cases`.
    file: Option<String>,
    text: String,
    /// Other files by their paths beside the folder `cases`.
    #[serde(default)]
    beside: BTreeMap<String, String>,
}

impl Mistake {
    /// The error that the reader reports, with the path below `cases`.
    fn reported(&self) -> String {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let write = |path: &str, text: &str| {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a new folder");
            fs::write(&path, text).expect("a new file");
        };
        let file = self.file.as_deref().unwrap_or(FILE);
        // The names of the cases are those in the source tree.
        let package = concat!("name = \"", env!("CARGO_PKG_NAME"), "\"\n");
        write("Cargo.toml", package);
        write(&format!("cases/{file}"), &self.text);
        for (path, text) in &self.beside {
            write(path, text);
        }
        let real = folder.path().canonicalize().expect("the folder exists");
        let error = error_of(&real, file).unwrap_or_else(|| "no error".to_owned());
        error.replace(&format!("{}/cases/", real.display()), "")
    }
}

/// The error of a file in `folder`: of the file itself, of its names beside
/// those of the other files, or of the shaders that its cases generate.
fn error_of(folder: &Path, file: &str) -> Option<String> {
    let shaders = folder.join("shaders");
    let folder = folder.join("cases");
    let library = match Library::path(&folder.join(file)) {
        Ok(library) => library.with_shaders(Some(&shaders)),
        Err(error) => return Some(error.to_string()),
    };
    let cases = match library.cases() {
        Ok(cases) => cases,
        Err(error) => return Some(error.to_string()),
    };
    if let Err(error) = Library::folder(&folder).names() {
        return Some(error.to_string());
    }
    cases.iter().find_map(|case| {
        let problem = CaseFacts::new(case, library.sources()).err()?;
        Some(format!("{}: {problem}", case.name))
    })
}

/// The corpus as a file.
fn corpus(topics: &BTreeMap<String, Vec<Mistake>>) -> String {
    let mut out = HEADING.to_owned();
    let mut write = |line: std::fmt::Arguments<'_>| {
        out.write_fmt(line).expect("a string takes any text");
    };
    for (topic, mistakes) in topics {
        for mistake in mistakes {
            write(format_args!("\n[[{topic}]]\n"));
            write(format_args!("error = '''{}'''\n", mistake.error));
            if let Some(file) = &mistake.file {
                write(format_args!("file = '{file}'\n"));
            }
            write(format_args!("text = '''\n{}'''\n", mistake.text));
            for (path, text) in &mistake.beside {
                write(format_args!("beside.'{path}' = '''\n{text}'''\n"));
            }
        }
    }
    out
}

#[test]
fn every_mistake_is_reported_as_pinned() {
    let path = super::pinned_file("mistakes.toml");
    let text = fs::read_to_string(&path).expect("the corpus");
    let mut topics: BTreeMap<String, Vec<Mistake>> =
        toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut differences = Vec::new();
    for (topic, mistakes) in &mut topics {
        for (number, mistake) in (1..).zip(mistakes) {
            let reported = mistake.reported();
            if reported != mistake.error {
                differences.push(format!(
                    "{topic} {number}\n  pinned:   {}\n  reported: {reported}",
                    mistake.error
                ));
                mistake.error = reported;
            }
        }
    }
    if super::bless() {
        fs::write(&path, corpus(&topics)).expect("the corpus can be written");
        eprintln!("{} errors of {} changed", differences.len(), path.display());
        return;
    }
    let shown = differences.join("\n");
    assert!(
        differences.is_empty(),
        "{} errors differ from {}:\n{shown}\nWhere they are intended, run this with XFB_BLESS=1.",
        differences.len(),
        path.display(),
    );
    assert_eq!(
        text,
        corpus(&topics),
        "XFB_BLESS=1 brings the corpus into form"
    );
}
