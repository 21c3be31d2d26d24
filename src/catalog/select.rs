//! Which cases a command line means.

use super::near::suggestion;
use super::share::ShareError;
use super::{CaseName, Library};
use crate::case::List;
use crate::case_file::CaseError;
use crate::sources::is_shader_test;
use globset::{Glob, GlobBuilder, GlobMatcher, GlobSet, GlobSetBuilder};
use std::collections::HashSet;
use std::error::Error;
use std::path::Path;
use thiserror::Error;

/// Why cases cannot be selected.
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
        /// What may have been meant; may be empty.
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
        crate::case::rules::LAST
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

/// What the patterns of a command line choose.
#[derive(Clone, Debug)]
pub struct Selection {
    /// The library that globs search, then one per path.
    pub libraries: Vec<Library>,
    /// Sorted by name.
    pub cases: Vec<Selected>,
}

/// Chooses cases of `library`: each pattern is a glob over names or a path
/// ([`is_path`]). Without patterns the whole list is meant.
///
/// # Errors
/// A pattern that is not a glob, a mistake in a case file, a pattern that matches nothing.
pub fn select(library: Library, list: List, patterns: &[String]) -> Result<Selection, SelectError> {
    let (paths, globs): (Vec<&String>, Vec<&String>) = patterns.iter().partition(|p| is_path(p));
    let patterns_of_names = NamePatterns::new(&globs)?;
    let mut selection = Selection {
        libraries: vec![library],
        cases: Vec::new(),
    };
    if paths.is_empty() || !globs.is_empty() {
        let wanted = |case: &CaseName| globs.is_empty() || patterns_of_names.is_match(&case.name);
        // A complete name selects its case, even if only the extended list has it.
        let list_of = |case: &CaseName| {
            if list == List::Default && patterns_of_names.names.contains(case.name.as_str()) {
                List::Extended
            } else {
                list
            }
        };
        let beginnings: Vec<&str> = globs.iter().map(|glob| beginning(glob)).collect();
        let library = &selection.libraries[0];
        let names = if globs.is_empty() {
            library.names_of_list(list)?
        } else {
            library.names_beginning(&beginnings)?
        };
        selection.add(0, names, list_of, wanted);
        // Each pattern must select something, whatever the others select.
        let unmatched = patterns_of_names.unmatched(&selection.cases);
        if !unmatched.is_empty() {
            return Err(no_match_near(list, &unmatched, &selection.libraries[0]));
        }
    }
    for path in paths {
        let library = Library::path(Path::new(path))?;
        let names = library.names()?;
        if names.is_empty() {
            return Err(no_match("whole", std::slice::from_ref(path)));
        }
        selection.libraries.push(library);
        selection.add(selection.libraries.len() - 1, names, |_| list, |_| true);
    }
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

/// Whether an argument is a path, not a pattern: anything with a `/`, and the
/// name of a file of cases that exists. No name of a case ends as one does.
pub fn is_path(argument: &str) -> bool {
    let of_cases = argument.ends_with(".toml") || is_shader_test(argument);
    argument.contains('/') || (of_cases && Path::new(argument).is_file())
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

impl Selection {
    fn add(
        &mut self,
        library: usize,
        names: Vec<CaseName>,
        list: impl Fn(&CaseName) -> List,
        wanted: impl Fn(&CaseName) -> bool,
    ) {
        let kept = names
            .into_iter()
            .filter(|case| wanted(case) && list(case).holds(case.list));
        self.cases
            .extend(kept.map(|case| Selected { case, library }));
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
        let missing = names(List::Default, &["./nowhere.toml"]);
        assert!(matches!(missing, Err(SelectError::Case(_))));
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
    fn a_path_wins_over_the_embedded_case_of_its_name() {
        let dir = tempfile::tempdir().expect("a folder");
        let folder = dir.path().join("cases/table");
        std::fs::create_dir_all(&folder).expect("a folder");
        let text = "about = 'x'\nrules = [1]\n[interface]\noutputs = []\n";
        std::fs::write(folder.join("w3.toml"), text).expect("a file");
        let path = folder.join("w3.toml").display().to_string();
        let patterns = [path, "xfb.table.w[34]".to_owned()];
        let selection = select(Library::embedded(), List::Default, &patterns).expect("two");
        let seen: Vec<(&str, usize)> = selection
            .cases
            .iter()
            .map(|s| (s.case.name.as_str(), s.library))
            .collect();
        assert_eq!(seen, [("xfb.table.w3", 1), ("xfb.table.w4", 0)]);
    }
}
