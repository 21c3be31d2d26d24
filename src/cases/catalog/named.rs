//! Cases that a list of names selects, such as a case list or the results of a run.

use super::near::suggestion_for_name;
use super::select::{
    NamePatterns, SelectError, Selected, Selection, is_path, library_of_path, no_match,
};
use super::{CaseName, Library};
use std::collections::{BTreeMap, BTreeSet};

/// Unknown names that a message lists.
const MAX_LISTED: usize = 5;

/// Selects the cases of these names, whatever lists have them. Patterns restrict the
/// selection: globs to the names that match one of them; the cases of a path take
/// precedence over those of `library`.
///
/// # Errors
/// A name that no case has, a bad pattern or case file, and names of which no pattern
/// matches one.
pub fn select_names(
    library: Library,
    patterns: &[String],
    names: &BTreeSet<String>,
) -> Result<Selection, SelectError> {
    let (paths, globs): (Vec<&String>, Vec<&String>) = patterns.iter().partition(|p| is_path(p));
    let matched = NamePatterns::new(&globs)?;
    let mut libraries = vec![library];
    for path in paths {
        libraries.push(library_of_path(path, &libraries[0])?);
    }
    let beginnings: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut found: BTreeMap<String, Selected> = BTreeMap::new();
    for (number, library) in libraries.iter().enumerate() {
        for case in library.names_beginning(&beginnings)? {
            if names.contains(&case.name) {
                let library = number;
                found.insert(case.name.clone(), Selected { case, library });
            }
        }
    }
    let unknown: Vec<&String> = names.iter().filter(|n| !found.contains_key(*n)).collect();
    if !unknown.is_empty() {
        return Err(unknown_names(&libraries, &unknown));
    }
    let mut cases: Vec<Selected> = found.into_values().collect();
    if !globs.is_empty() {
        cases.retain(|selected| matched.is_match(&selected.case.name));
    }
    if cases.is_empty() {
        return Err(no_match("given", patterns));
    }
    Ok(Selection { libraries, cases })
}

/// The error for names that no case has.
fn unknown_names(libraries: &[Library], unknown: &[&String]) -> SelectError {
    // Suggestions are best effort: a bad case file has its own error elsewhere.
    let every: Vec<CaseName> = libraries
        .iter()
        .flat_map(|library| library.names().unwrap_or_default())
        .collect();
    let listed = unknown.iter().take(MAX_LISTED);
    let mut lines: Vec<String> = listed
        .map(|name| {
            format!(
                "there is no case {name}{}",
                suggestion_for_name(name, &every)
            )
        })
        .collect();
    if unknown.len() > MAX_LISTED {
        lines.push(format!("and {} more", unknown.len() - MAX_LISTED));
    }
    SelectError::Unknown {
        names: lines.join("\n"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(names: &[&str], patterns: &[&str]) -> Result<Vec<String>, SelectError> {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        let patterns: Vec<String> = patterns.iter().map(|p| (*p).to_owned()).collect();
        let selection = select_names(Library::embedded(), &patterns, &names)?;
        let cases = selection.cases.into_iter();
        Ok(cases.map(|selected| selected.case.name).collect())
    }

    #[test]
    fn a_list_of_names_selects_these_cases_and_patterns_restrict_it() {
        let both = ["xfb.table.w3", "xfb.counter.first.1"];
        let sorted = ["xfb.counter.first.1", "xfb.table.w3"];
        assert_eq!(names(&both, &[]).expect("both"), sorted);
        assert_eq!(names(&both, &["xfb.table.*"]).expect("one"), sorted[1..]);
        let error = names(&both, &["xfb.place.*"])
            .expect_err("no case")
            .to_string();
        assert_eq!(error, "no case of the given list matches 'xfb.place.*'");
    }

    #[test]
    fn a_name_without_a_case_is_an_error() {
        let error = names(&["xfb.table.w3", "xfb.conter.first.1"], &[]);
        let error = error.expect_err("a name is unknown").to_string();
        assert_eq!(
            error,
            "there is no case xfb.conter.first.1; did you mean 'xfb.counter.first.1'?"
        );
        let error = names(&["xfb.counter.*"], &[]).expect_err("patterns are not names");
        assert_eq!(
            error.to_string(),
            "there is no case xfb.counter.*; a pattern may match several cases, `xfb list` \
             prints their names"
        );
        let many: Vec<String> = (0..9).map(|n| format!("xfb.none.{n}")).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        let error = names(&many, &[]).expect_err("unknown").to_string();
        assert!(error.ends_with("\nand 4 more"), "{error}");
    }
}
