//! The cases that a command line selects.

use super::near::suggestion;
use super::share::ShareError;
use super::{CaseName, Library};
use crate::case::List;
use crate::case_file::CaseError;
use crate::sources::is_case_file;
use globset::{Glob, GlobBuilder, GlobMatcher, GlobSet, GlobSetBuilder};
use std::collections::HashSet;
use std::error::Error;
use std::path::Path;
use thiserror::Error;

/// The reason why cases cannot be selected.
#[derive(Debug, Error)]
pub enum SelectError {
    #[error("bad pattern '{pattern}': {why}")]
    Pattern { pattern: String, why: String },
    #[error("no case is of the {list} list")]
    Empty { list: &'static str },
    #[error("no case of the {list} list matches {patterns}{hint}")]
    NoMatch {
        list: &'static str,
        patterns: String,
        /// A hint with similar names; may be empty.
        hint: String,
    },
    #[error("{names}")]
    Unknown {
        /// A line for each name that no case has.
        names: String,
    },
    #[error("no case remains: {why}")]
    Filtered { why: String },
    #[error(
        "there is no rule {number}: rules are 1 to {}",
        crate::case::rules::last()
    )]
    Rule { number: u8 },
    #[error(transparent)]
    Share(#[from] ShareError),
    /// A file that names cases cannot be used.
    #[error(transparent)]
    Input(Box<dyn Error + Send + Sync>),
    #[error(transparent)]
    Case(#[from] Box<CaseError>),
}

impl SelectError {
    /// Returns the error for a file that names cases and cannot be used.
    pub fn input(error: impl Error + Send + Sync + 'static) -> SelectError {
        SelectError::Input(Box::new(error))
    }
}

/// A chosen case, and the library that it comes from.
#[derive(Clone, Debug)]
pub struct Selected {
    pub case: CaseName,
    /// Index into [`Selection::libraries`].
    pub library: usize,
}

/// The cases that the patterns of a command line select.
#[derive(Clone, Debug)]
pub struct Selection {
    /// The library that globs search, then one per path.
    pub libraries: Vec<Library>,
    /// Sorted by name.
    pub cases: Vec<Selected>,
}

/// Chooses cases of `library`: each pattern is a glob over names or a path ([`is_path`]).
/// Globs that match cases of paths select among these; the others select from `library`.
/// Without patterns the whole list is meant.
///
/// # Errors
/// A pattern that is not a glob, a mistake in a case file, a pattern that matches nothing.
pub fn select(library: Library, list: List, patterns: &[String]) -> Result<Selection, SelectError> {
    let (paths, globs): (Vec<&String>, Vec<&String>) = patterns.iter().partition(|p| is_path(p));
    let mut selection = Selection {
        libraries: vec![library],
        cases: Vec::new(),
    };
    let mut of_paths: Vec<Selected> = Vec::new();
    for path in &paths {
        let library = library_of_path(path, &selection.libraries[0])?;
        let names = library.names()?;
        if names.is_empty() {
            return Err(no_match("whole", std::slice::from_ref(*path)));
        }
        let number = selection.libraries.len();
        let of_path = names.into_iter().map(|case| Selected {
            case,
            library: number,
        });
        of_paths.extend(of_path);
        selection.libraries.push(library);
    }
    // Each pattern must select something, whatever the others select.
    let of_library = NamePatterns::new(&globs)?.unmatched(&of_paths);
    let (of_library, of_paths_only): (Vec<&String>, Vec<&String>) =
        globs.iter().partition(|glob| of_library.contains(glob));
    if paths.is_empty() || !of_library.is_empty() {
        let patterns = NamePatterns::new(&of_library)?;
        let library = &selection.libraries[0];
        let names = if of_library.is_empty() {
            library.names_of_list(list)?
        } else {
            let beginnings: Vec<&str> = of_library.iter().map(|glob| beginning(glob)).collect();
            library.names_beginning(&beginnings)?
        };
        let of_library = names.into_iter().map(|case| Selected { case, library: 0 });
        let mut selected: Vec<Selected> = of_library.collect();
        patterns.retain(&mut selected, list);
        let unmatched = patterns.unmatched(&selected);
        if !unmatched.is_empty() {
            return Err(no_match_near(list, &unmatched, library));
        }
        selection.cases = selected;
    }
    NamePatterns::new(&of_paths_only)?.retain(&mut of_paths, list);
    selection.cases.append(&mut of_paths);
    let cases = &mut selection.cases;
    cases.sort_by(|a, b| (&a.case.name, a.library).cmp(&(&b.case.name, b.library)));
    // A path wins over the embedded case of the same name.
    cases.reverse();
    cases.dedup_by(|a, b| a.case.name == b.case.name);
    cases.reverse();
    if cases.is_empty() {
        return Err(no_match(list.name(), patterns));
    }
    Ok(selection)
}

/// The error for patterns that choose nothing.
pub fn no_match(list: &'static str, patterns: &[String]) -> SelectError {
    if patterns.is_empty() {
        return SelectError::Empty { list };
    }
    let quoted = patterns.iter().map(|pattern| format!("'{pattern}'"));
    SelectError::NoMatch {
        list,
        patterns: quoted.collect::<Vec<_>>().join(", "),
        hint: String::new(),
    }
}

/// The error for patterns that choose nothing of a library, with what the first of them
/// may have meant.
fn no_match_near(list: List, patterns: &[String], library: &Library) -> SelectError {
    let mut error = no_match(list.name(), patterns);
    // A bad case file has an error of its own where it is needed.
    if let (SelectError::NoMatch { hint, .. }, Ok(names)) = (&mut error, library.names()) {
        let hints = patterns.iter().map(|pattern| {
            let glob = matcher(pattern);
            let matches = |name: &str| glob.as_ref().is_ok_and(|glob| glob.is_match(name));
            suggestion(pattern, &names, &matches)
        });
        if let Some(found) = hints.into_iter().find(|hint| !hint.is_empty()) {
            *hint = found;
        }
    }
    error
}

/// Whether an argument is a path, not a pattern: anything with a `/`, the name of a file of
/// cases, the current folder and its parent. No name of a case looks like one.
pub fn is_path(argument: &str) -> bool {
    is_case_file(argument) || argument.contains('/') || matches!(argument, "." | "..")
}

/// Returns the library of a path, with the shaders of another one.
///
/// # Errors
/// As [`Library::path`], and a pattern of paths, which no shell has expanded.
pub(super) fn library_of_path(path: &str, other: &Library) -> Result<Library, SelectError> {
    let has_wildcard = beginning(path).len() < path.len();
    if has_wildcard && !Path::new(path).exists() {
        let why = "patterns match the names of cases, and not paths: give a folder".to_owned();
        let pattern = path.to_owned();
        return Err(SelectError::Pattern { pattern, why });
    }
    let library = Library::path(Path::new(path))?;
    Ok(library.with_shaders(other.sources().shader_folder()))
}

/// The literal beginning of a pattern.
pub fn beginning(pattern: &str) -> &str {
    let end = pattern.find(['*', '?', '[', ']', '{', '}', '\\', '!']);
    &pattern[..end.unwrap_or(pattern.len())]
}

/// The number of braces that a pattern may nest; globset parses them recursively.
const MAX_NESTING: usize = 16;

/// A pattern over names.
///
/// # Errors
/// A pattern that is not a glob, or nests too many braces.
pub fn matcher(pattern: &str) -> Result<GlobMatcher, SelectError> {
    glob(pattern).map(|glob| glob.compile_matcher())
}

fn glob(pattern: &str) -> Result<Glob, SelectError> {
    let refused = |why: String| SelectError::Pattern {
        pattern: pattern.to_owned(),
        why,
    };
    let mut nesting = 0_usize;
    for char in pattern.chars() {
        nesting = match char {
            '{' => nesting + 1,
            '}' => nesting.saturating_sub(1),
            _ => nesting,
        };
        if nesting > MAX_NESTING {
            return Err(refused(format!("more than {MAX_NESTING} nested braces")));
        }
    }
    let built = GlobBuilder::new(pattern).build();
    built.map_err(|error| refused(error.kind().to_string()))
}

/// The patterns of a command line: names are looked up, the others are matched.
pub(super) struct NamePatterns<'a> {
    all: &'a [&'a String],
    names: HashSet<&'a str>,
    globs: GlobSet,
    /// The patterns in `globs`.
    patterns: Vec<&'a str>,
}

impl<'a> NamePatterns<'a> {
    pub(super) fn new(all: &'a [&'a String]) -> Result<NamePatterns<'a>, SelectError> {
        let is_name = |pattern: &&str| beginning(pattern).len() == pattern.len();
        let texts = all.iter().map(|pattern| pattern.as_str());
        let (names, patterns): (Vec<&str>, Vec<&str>) = texts.partition(is_name);
        let mut globs = GlobSetBuilder::new();
        for pattern in &patterns {
            globs.add(glob(pattern)?);
        }
        let globs = globs.build().map_err(|error| SelectError::Pattern {
            pattern: patterns.join(" "),
            why: error.kind().to_string(),
        })?;
        Ok(NamePatterns {
            all,
            names: names.into_iter().collect(),
            globs,
            patterns,
        })
    }

    pub(super) fn is_match(&self, name: &str) -> bool {
        self.names.contains(name) || self.globs.is_match(name)
    }

    /// Keeps the cases of a list that a pattern matches, or all of it where there is no
    /// pattern. A complete name selects its case, even if only the extended list has it.
    fn retain(&self, cases: &mut Vec<Selected>, list: List) {
        cases.retain(|selected| {
            let CaseName {
                name, list: least, ..
            } = &selected.case;
            let is_named = list == List::Default && self.names.contains(name.as_str());
            let list = if is_named { List::Extended } else { list };
            (self.all.is_empty() || self.is_match(name)) && list.holds(*least)
        });
    }

    /// The patterns that match none of these cases.
    fn unmatched(&self, cases: &[Selected]) -> Vec<String> {
        let mut matched = HashSet::new();
        let mut indices = Vec::new();
        for selected in cases {
            let name = selected.case.name.as_str();
            matched.insert(name);
            self.globs.matches_into(name, &mut indices);
            matched.extend(indices.iter().map(|index| self.patterns[*index]));
        }
        let unmatched = self.all.iter().filter(|p| !matched.contains(p.as_str()));
        unmatched.map(|pattern| (*pattern).clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_named_case_parses_its_own_file_once() {
        let library = Library::embedded();
        let patterns = ["xfb.counter.first.1".to_owned()];
        let selection = select(library, List::Default, &patterns).expect("one case");
        let library = &selection.libraries[0];
        assert_eq!(library.parsed(), 1);
        let name = &selection.cases[0].case;
        let names = [name.name.clone()].into();
        assert_eq!(
            library.these(&name.file, &names).expect("no mistake").len(),
            1
        );
        assert!(library.get(&name.name).expect("no mistake").is_some());
        assert_eq!(library.parsed(), 1);
    }

    fn names(list: List, patterns: &[&str]) -> Result<Vec<String>, SelectError> {
        let patterns: Vec<String> = patterns.iter().map(|p| (*p).to_owned()).collect();
        let selection = select(Library::embedded(), list, &patterns)?;
        Ok(selection.cases.into_iter().map(|s| s.case.name).collect())
    }

    #[test]
    fn globs_and_lists_choose() {
        let all = names(List::Default, &[]).expect("all");
        let some = names(List::Default, &["xfb.table.w1?", "*.w3"]).expect("some");
        assert!(some.len() > 8 && some.len() < all.len());
        assert!(some.contains(&"xfb.table.w3".to_owned()));
        let smoke = names(List::Smoke, &["xfb.place.*"]).expect("smoke");
        assert!(smoke.len() < names(List::Default, &["xfb.place.*"]).expect("all").len());
        assert!(some.is_sorted() && all.is_sorted());
    }

    #[test]
    fn a_selection_of_nothing_is_reported() {
        let no_match = names(List::Smoke, &["xfb.nothing"]).expect_err("no match");
        assert!(
            no_match
                .to_string()
                .contains("smoke list matches 'xfb.nothing")
        );
        let one = names(List::Default, &["xfb.table.w3", "xfb.tabel.*"]).expect_err("no match");
        let hint = "matches 'xfb.tabel.*'; did you mean 'xfb.table.*'?";
        assert!(one.to_string().ends_with(hint), "{one}");
        assert!(matches!(
            names(List::Default, &["["]),
            Err(SelectError::Pattern { .. })
        ));
        for missing in ["./nowhere.toml", "nowhere.toml", "nowhere.shader_test"] {
            let error = names(List::Default, &[missing]).expect_err("no such file");
            assert!(matches!(error, SelectError::Case(_)), "{missing}");
            let start = format!("{missing}: cannot read: ");
            assert!(error.to_string().starts_with(&start), "{error}");
        }
        for pattern in ["mine/*", "*.toml"] {
            let error = names(List::Default, &[pattern]).expect_err("not a path");
            let want = format!(
                "bad pattern '{pattern}': patterns match the names of cases, and not paths: give \
                 a folder"
            );
            assert_eq!(error.to_string(), want);
        }
        for folder in [".", "..", "./", "a/b", "x.toml"] {
            assert!(is_path(folder), "{folder}");
        }
        assert!(!is_path("xfb.table.*") && !is_path("mine"));
        let dir = tempfile::tempdir().expect("a folder");
        let empty = format!("{}/", dir.path().display());
        let error = names(List::Default, &["xfb.table.w3", &empty]).expect_err("an empty folder");
        assert!(error.to_string().contains(&empty), "{error}");
        assert_eq!(
            super::no_match("smoke", &[]).to_string(),
            "no case is of the smoke list"
        );
    }

    #[test]
    fn thousands_of_names_and_deep_braces_are_bounded() {
        let all = names(List::Default, &[]).expect("all");
        let some: Vec<&str> = all.iter().step_by(4).map(String::as_str).collect();
        let start = std::time::Instant::now();
        assert_eq!(names(List::Default, &some).expect("some").len(), some.len());
        let seconds = start.elapsed().as_secs();
        assert!(seconds < 20, "{seconds} s for {} names", some.len());
        let deep = "{a,".repeat(200) + &"}".repeat(200);
        let error = names(List::Default, &[&deep])
            .expect_err("too deep")
            .to_string();
        assert!(error.ends_with("more than 16 nested braces"), "{error}");
    }

    #[test]
    fn patterns_select_among_the_cases_of_paths_where_they_match_some() {
        let dir = tempfile::tempdir().expect("a folder");
        let folder = dir.path().join("cases/table");
        std::fs::create_dir_all(&folder).expect("a folder");
        let text = "about = 'x'\nrules = [1]\n[axes]\nn = ['a', 'b']\n[interface]\noutputs = []\n";
        std::fs::write(folder.join("w3.toml"), text).expect("a file");
        let path = folder.join("w3.toml").display().to_string();
        let select = |patterns: &[&str]| {
            let mut all = vec![path.clone()];
            all.extend(patterns.iter().map(|pattern| (*pattern).to_owned()));
            let selection = select(Library::embedded(), List::Default, &all).expect("cases");
            let cases = selection.cases.into_iter();
            cases.map(|s| (s.case.name, s.library)).collect::<Vec<_>>()
        };
        let case = |name: &str, library| (name.to_owned(), library);
        let [a, b] = ["a", "b"].map(|n| case(&format!("xfb.local.table.w3.{n}"), 1));
        assert_eq!(select(&[]), [a.clone(), b.clone()]);
        assert_eq!(select(&["xfb.local.table.w3.b"]), std::slice::from_ref(&b));
        assert_eq!(select(&["*.w3.a"]), std::slice::from_ref(&a));
        let builtin = case("xfb.table.w3", 0);
        assert_eq!(select(&["xfb.table.w3"]), [a, b, builtin]);
    }
}
