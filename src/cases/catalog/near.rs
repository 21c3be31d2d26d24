//! Hints for a pattern that selects nothing: the name or the prefix of a case that is
//! spelled alike, a prefix that lacks its `.*`, or a folder that lacks a slash.

use super::CaseName;
use crate::case::List;
use std::collections::BTreeSet;
use std::path::Path;

/// Returns the end of the message about a pattern that selects none of these cases: ""
/// where nothing is near.
pub fn suggestion(pattern: &str, names: &[CaseName], matches: &dyn Fn(&str) -> bool) -> String {
    if Path::new(pattern).is_dir() {
        return format!("; the folder of this name is './{pattern}'");
    }
    // The shortest list that has such cases.
    for list in List::ALL.iter().copied() {
        let held = names.iter().filter(|case| list.holds(case.list));
        let count = held.filter(|case| matches(&case.name)).count();
        if count > 0 {
            let cases = if count == 1 { "case" } else { "cases" };
            return format!("; '--list {}' has {count} such {cases}", list.name());
        }
    }
    let near = as_prefix(pattern, names)
        .or_else(|| near_miss(pattern, names))
        .or_else(|| near_miss(&format!("xfb.{pattern}"), names));
    near.map_or(String::new(), |near| format!("; did you mean '{near}'?"))
}

/// Returns the end of the message about a name that no case has: "" where nothing is near.
pub fn suggestion_for_name(name: &str, names: &[CaseName]) -> String {
    if is_glob(name) {
        "; a pattern may match several cases, `xfb list` prints their names".to_owned()
    } else {
        suggestion(name, names, &|_| false)
    }
}

fn is_glob(text: &str) -> bool {
    text.contains(['*', '?', '[', '{'])
}

/// The case, or the glob for a prefix, that is spelled most alike.
fn near_miss(pattern: &str, names: &[CaseName]) -> Option<String> {
    if pattern.ends_with(".*") {
        near_prefix(pattern, names)
    } else if is_glob(pattern) {
        None
    } else {
        near_name(pattern, names).or_else(|| near_prefix(pattern, names))
    }
}

/// The glob for all names that begin with the text, with or without `xfb.`.
fn as_prefix(pattern: &str, names: &[CaseName]) -> Option<String> {
    let stem = pattern.trim_end_matches('*').trim_end_matches('.');
    let begins = |prefix: &str| {
        let dotted = format!("{prefix}.");
        names.iter().any(|case| case.name.starts_with(&dotted))
    };
    let full = format!("xfb.{stem}");
    if begins(stem) {
        Some(format!("{stem}.*"))
    } else if names.iter().any(|case| case.name == full) {
        Some(full)
    } else if begins(&full) {
        Some(format!("{full}.*"))
    } else {
        None
    }
}

/// The case whose name is spelled most alike.
fn near_name(pattern: &str, names: &[CaseName]) -> Option<String> {
    nearest(pattern, names.iter().map(|case| case.name.as_str()))
}

/// The glob for the prefix that is spelled most alike.
fn near_prefix(pattern: &str, names: &[CaseName]) -> Option<String> {
    let stem = pattern.trim_end_matches(".*");
    let segments = stem.split('.').count();
    let prefix = |name: &'_ str| -> Option<usize> {
        let (end, _) = name.match_indices('.').nth(segments - 1)?;
        Some(end)
    };
    let prefixes: BTreeSet<&str> = names
        .iter()
        .filter_map(|case| Some(&case.name[..prefix(&case.name)?]))
        .collect();
    nearest(stem, prefixes.into_iter()).map(|near| format!("{near}.*"))
}

/// The text that differs least, if it does so by a typing mistake or two.
fn nearest<'a>(text: &str, of: impl Iterator<Item = &'a str>) -> Option<String> {
    let allowed = (text.len() / 6).clamp(1, 3);
    // Texts whose lengths differ by more cannot be near; most names are skipped by this.
    let of = of.filter(|other| other.len().abs_diff(text.len()) <= allowed);
    let distances = of.map(|other| (strsim::osa_distance(text, other), other));
    let (distance, near) = distances.min()?;
    (distance <= allowed).then(|| near.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Library;

    #[test]
    fn a_near_miss_names_what_was_meant() {
        let names = Library::embedded().names().expect("the cases");
        let rows = [
            ("xfb.counter", "; did you mean 'xfb.counter.*'?"),
            ("xfb.counter.", "; did you mean 'xfb.counter.*'?"),
            ("counter", "; did you mean 'xfb.counter.*'?"),
            ("counter.*", "; did you mean 'xfb.counter.*'?"),
            ("counter.first.1", "; did you mean 'xfb.counter.first.1'?"),
            (
                "xfb.counter.frist.1",
                "; did you mean 'xfb.counter.first.1'?",
            ),
            (
                "xfb.conter.first.1",
                "; did you mean 'xfb.counter.first.1'?",
            ),
            ("counter.frist.1", "; did you mean 'xfb.counter.first.1'?"),
            ("conter.*", "; did you mean 'xfb.counter.*'?"),
            ("xfb.conter", "; did you mean 'xfb.counter.*'?"),
            ("xfb.tabel.*", "; did you mean 'xfb.table.*'?"),
            (
                "xfb.counter.frist.*",
                "; did you mean 'xfb.counter.first.*'?",
            ),
            ("xfb.nothing.of.this", ""),
            ("xfb.*.nothing", ""),
            ("catalog", "; the folder of this name is './catalog'"),
        ];
        for (pattern, want) in rows {
            assert_eq!(suggestion(pattern, &names, &|_| false), want, "{pattern}");
        }
    }

    #[test]
    fn cases_of_the_extended_list_are_named() {
        let names = Library::embedded().names().expect("the cases");
        let extended = names.iter().find(|case| case.list == List::Extended);
        let extended = &extended.expect("the list has more cases").name;
        assert_eq!(
            suggestion("x", &names, &|name| name == extended),
            "; '--list extended' has 1 such case"
        );
    }
}
