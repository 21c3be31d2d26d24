//! The names of cases.
//!
//! A case is called `xfb.<folders>.<file>`, and the values of the axes in the order
//! in which the file lists them.

use super::value::Value;
use crate::case_file::error::Problem;

/// The limit of the length of a name.
pub const MAX_NAME: usize = 100;

/// The name that the file at `path`, relative to the cases folder, gives its
/// cases: `place/stride.toml` is `xfb.place.stride`.
pub fn prefix_of(path: &str) -> std::result::Result<String, Problem> {
    let stem = path.strip_suffix(".toml").unwrap_or(path);
    let mut name = "xfb".to_owned();
    let mut segments = 0;
    for segment in stem.split('/') {
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        if segment.is_empty() || !segment.chars().all(fits) {
            return Err(Problem::Name(segment.to_owned()));
        }
        name.push('.');
        name.push_str(segment);
        segments += 1;
    }
    if segments < 2 || name.len() >= MAX_NAME {
        return Err(Problem::Name(name));
    }
    Ok(name)
}

/// Every file that can hold the case of this name: `xfb.a.b.c` may come from
/// `a/b/c.toml` or, with an axis, from `a/b.toml`.
pub fn files_of(name: &str) -> Vec<String> {
    let Some(rest) = name.strip_prefix("xfb.") else {
        return Vec::new();
    };
    let segments: Vec<&str> = rest.split('.').collect();
    (2..=segments.len())
        .rev()
        .filter_map(|n| segments.get(..n))
        .map(|path| format!("{}.toml", path.join("/")))
        .collect()
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
