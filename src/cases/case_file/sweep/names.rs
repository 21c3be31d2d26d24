//! The names of cases.
//!
//! A case is called `xfb.<folders>.<file>`, and the values of the axes in the order
//! in which the file lists them. Folders and files whose names begin with `_` are
//! omitted.

use super::value::Value;
use crate::case_file::error::Problem;

/// The limit of the length of a name.
pub const MAX_NAME: usize = 100;

/// The name that the file at `path`, relative to the cases folder, gives its
/// cases: `place/stride.toml` is `xfb.place.stride`. A part of the path that begins
/// with `_` is not part of the name: `sync/_readers.toml` is `xfb.sync`. Folders may have
/// any name, because users' files are anywhere: `My Bugs/a.toml` is `xfb.my_bugs.a`.
///
/// # Errors
/// A path that cannot be a name: the file has a name of other characters, or is nested too
/// deep.
pub fn prefix_of(path: &str) -> Result<String, Problem> {
    let stem = path.strip_suffix(".toml").unwrap_or(path);
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let (folders, own) = stem.rsplit_once('/').unwrap_or(("", stem));
    if own.is_empty() || !own.chars().all(fits) {
        return Err(Problem::Name(own.to_owned()));
    }
    let folders = folders.to_lowercase();
    let folders = folders.split('/').map(|folder| {
        let fitting = folder.chars().map(|c| if fits(c) { c } else { '_' });
        fitting.collect::<String>()
    });
    let mut name = "xfb".to_owned();
    for segment in folders.chain([own.to_owned()]) {
        if !segment.is_empty() && !segment.starts_with('_') {
            name.push('.');
            name.push_str(&segment);
        }
    }
    if name == "xfb" || name.len() >= MAX_NAME {
        return Err(Problem::Name(name));
    }
    Ok(name)
}

/// The case files that can hold the case of this name, the longest prefix first:
/// `xfb.a.b.c` may come from `a/b/c.toml` or, with an axis, from `a/b.toml`.
pub fn files_of<'f>(name: &str, files: &'f [String]) -> Vec<&'f str> {
    // Most files have another first letter; the others are worth a look at their prefix.
    let first = name
        .strip_prefix("xfb.")
        .and_then(|rest| rest.chars().next());
    let candidate = |file: &'f String| {
        let letter = file.chars().next().filter(char::is_ascii_lowercase);
        if letter.is_some_and(|letter| first != Some(letter)) {
            return None;
        }
        // A file without a usable name has no cases, as every list of names reports.
        let prefix = prefix_of(file).ok()?;
        let rest = name.strip_prefix(&prefix)?;
        (rest.is_empty() || rest.starts_with('.')).then_some((prefix.len(), file.as_str()))
    };
    let mut found: Vec<_> = files.iter().filter_map(candidate).collect();
    found.sort_by_key(|(length, _)| std::cmp::Reverse(*length));
    found.into_iter().map(|(_, file)| file).collect()
}

/// A value as a segment of a name: `vec3[2]` is `vec3_2`; `cw.point_mode` makes
/// two of them.
pub(crate) fn segment(value: &Value) -> String {
    let text = value.to_string().to_ascii_lowercase();
    let of = |text: &str| {
        text.split(|c: char| !c.is_ascii_lowercase() && !c.is_ascii_digit())
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join("_")
    };
    let segments = text
        .split('.')
        .map(of)
        .filter(|segment| !segment.is_empty());
    segments.collect::<Vec<_>>().join(".")
}
