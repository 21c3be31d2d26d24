//! Sweeps: the axes of a file, their combinations, and the names these get.
//!
//! A case is called `xfb.<folders>.<file>` and the values of the axes in the
//! order in which the file lists them.

use super::error::{Problem, Result};
use super::expression::Scope;
use super::raw::{self, AxisValue, File, Filter, Filters, Text, Value};
use std::collections::BTreeMap;
use std::sync::OnceLock;
use toml::Spanned;

/// A name is shorter than this.
pub const MAX_NAME: usize = 100;
/// Combinations that one file may make.
pub const MAX_COMBINATIONS: u64 = 10_000;

/// One choice of a value on every axis.
#[derive(Clone, Debug)]
pub struct Combination {
    /// The case's whole name.
    pub name: String,
    /// Everything the axes define.
    pub variables: Vec<(String, Value)>,
    /// Whether the file counts it among the smoke list.
    pub smoke: bool,
}

/// An axis, its values in the file's order.
struct Axis {
    name: String,
    values: Vec<Point>,
}

/// One value of an axis: what its name ends with, what it defines, itself first.
struct Point {
    segment: String,
    variables: Vec<(String, Value)>,
}

/// Every combination that the file's filters keep, named after `prefix`.
pub fn combinations(file: &File, prefix: &str, scope: &Scope<'_>) -> Result<Vec<Combination>> {
    let axes = axes(file, scope)?;
    let count = axes
        .iter()
        .try_fold(1u64, |n, axis| n.checked_mul(axis.values.len() as u64));
    if count.is_none_or(|n| n > MAX_COMBINATIONS) {
        let seen = count.map_or("more than 2^64".to_owned(), |n| n.to_string());
        let span = file.axes.keys().map(Spanned::span).min_by_key(|s| s.start);
        let problem = Problem::TooManyCombinations {
            seen,
            max: MAX_COMBINATIONS,
        };
        return scope.fail(span.unwrap_or_default(), problem);
    }
    let of_tables = file.table.iter().map(|table| &table.get_ref().when);
    for filters in [&file.only, &file.except, &file.smoke]
        .into_iter()
        .chain(of_tables)
        .flatten()
    {
        check_filters(filters, &axes, scope)?;
    }
    let mut kept = Vec::new();
    let mut digits = vec![0; axes.len()];
    loop {
        let points: Vec<(&str, &Point)> = axes
            .iter()
            .zip(&digits)
            .filter_map(|(axis, &digit)| Some((axis.name.as_str(), axis.values.get(digit)?)))
            .collect();
        let holds = |filters: &Option<Spanned<Filters>>, otherwise| match filters {
            Some(filters) => {
                let variables = points.iter().flat_map(|(_, point)| &point.variables);
                matches(filters.get_ref(), &variables.cloned().collect::<Vec<_>>())
            }
            None => otherwise,
        };
        if holds(&file.only, true) && !holds(&file.except, false) {
            let mut name = prefix.to_owned();
            for (_, point) in &points {
                name.push('.');
                name.push_str(&point.segment);
            }
            if name.len() >= MAX_NAME {
                return scope.fail(file.about.span(), Problem::Name(name));
            }
            kept.push(Combination {
                name,
                variables: points
                    .iter()
                    .flat_map(|(_, p)| p.variables.clone())
                    .collect(),
                smoke: holds(&file.smoke, false),
            });
        }
        if !advance(&mut digits, &axes) {
            return Ok(kept);
        }
    }
}

/// Counts `digits` up, the last axis fastest; false after the last one.
fn advance(digits: &mut [usize], axes: &[Axis]) -> bool {
    for (digit, axis) in digits.iter_mut().zip(axes).rev() {
        *digit += 1;
        if *digit < axis.values.len() {
            return true;
        }
        *digit = 0;
    }
    false
}

fn axes(file: &File, scope: &Scope<'_>) -> Result<Vec<Axis>> {
    let mut declared: Vec<_> = file.axes.iter().collect();
    declared.sort_by_key(|(name, _)| name.span().start);
    let mut defined: Vec<String> = Vec::new();
    let mut axes = Vec::new();
    for (name, values) in declared {
        let mut points = Vec::new();
        let mut keys: Option<Vec<String>> = None;
        for value in listed(values, scope)? {
            let point = point(name, &value, scope)?;
            let seen: Vec<String> = point.variables.iter().map(|(k, _)| k.clone()).collect();
            if keys.as_ref().is_some_and(|keys| *keys != seen) {
                let why = format!(
                    "every value of axis '{}' must define the same",
                    name.get_ref()
                );
                return scope.fail(value.span(), Problem::Axis(why));
            }
            keys = Some(seen);
            points.push(point);
        }
        let Some(keys) = keys else {
            return scope.fail(name.span(), Problem::EmptyAxis(name.get_ref().clone()));
        };
        if let Some(twice) = keys.iter().find(|key| defined.contains(key)) {
            let why = format!("'{twice}' is defined by two axes");
            return scope.fail(name.span(), Problem::Axis(why));
        }
        defined.extend(keys);
        axes.push(Axis {
            name: name.get_ref().clone(),
            values: points,
        });
    }
    Ok(axes)
}

/// The values of an axis; those of a shared one stand where it is named.
fn listed(values: &Spanned<raw::Axis>, scope: &Scope<'_>) -> Result<Vec<Spanned<AxisValue>>> {
    let shared = match values.get_ref() {
        raw::Axis::Listed(values) => return Ok(values.clone()),
        raw::Axis::Shared(name) => name,
    };
    match shared_axes().get(shared) {
        Some(rows) => {
            let place = |row: &AxisValue| Spanned::new(values.span(), row.clone());
            Ok(rows.iter().map(place).collect())
        }
        None => {
            let known: Vec<&str> = shared_axes().keys().map(String::as_str).collect();
            let problem = Problem::Unknown {
                what: "shared axis",
                seen: shared.clone(),
                known: known.join(", "),
            };
            scope.fail(values.span(), problem)
        }
    }
}

/// The axes of `axes.toml`, by name.
fn shared_axes() -> &'static BTreeMap<String, Vec<AxisValue>> {
    static AXES: OnceLock<BTreeMap<String, Vec<AxisValue>>> = OnceLock::new();
    // The text is part of the program; a test proves that it parses.
    AXES.get_or_init(|| toml::from_str(include_str!("axes.toml")).unwrap_or_default())
}

fn point(axis: &Text, value: &Spanned<AxisValue>, scope: &Scope<'_>) -> Result<Point> {
    let check = |name: &Text| match is_identifier(name.get_ref()) {
        true => Ok(()),
        false => {
            let why = format!("'{}': a name is letters, digits and '_'", name.get_ref());
            scope.fail(name.span(), Problem::Axis(why))
        }
    };
    check(axis)?;
    let mut variables = Vec::new();
    let own = match value.get_ref() {
        AxisValue::Plain(value) => Some(value),
        AxisValue::Row(row) => {
            for (key, value) in row.iter().filter(|(key, _)| key.get_ref() != "name") {
                check(key)?;
                variables.push((key.get_ref().clone(), value.clone()));
            }
            row.iter()
                .find(|(key, _)| key.get_ref() == "name")
                .map(|(_, value)| value)
        }
    };
    let Some(own) = own else {
        let why = "a value with several variables needs a 'name'".to_owned();
        return scope.fail(value.span(), Problem::Axis(why));
    };
    let segment = segment(own);
    if segment.is_empty() || matches!(own, Value::Int(..0)) {
        return scope.fail(value.span(), Problem::Name(own.to_string()));
    }
    variables.insert(0, (axis.get_ref().clone(), own.clone()));
    Ok(Point { segment, variables })
}

fn is_identifier(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// A value as a segment of a name: `vec3[2]` is `vec3_2`.
fn segment(value: &Value) -> String {
    let text = value.to_string().to_ascii_lowercase();
    text.split(|c: char| !c.is_ascii_lowercase() && !c.is_ascii_digit())
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join("_")
}

/// Whether a combination that defines these variables meets the conditions.
pub fn matches(filters: &Filters, variables: &[(String, Value)]) -> bool {
    let one = |filter: &Filter| {
        filter.iter().all(|(name, accepted)| {
            variables
                .iter()
                .any(|(known, value)| known == name.get_ref() && accepted.0.contains(value))
        })
    };
    match filters {
        Filters::Always(all) => *all,
        Filters::Any(filters) => filters.iter().any(one),
    }
}

/// A filter that can never hold is a mistake.
fn check_filters(filters: &Spanned<Filters>, axes: &[Axis], scope: &Scope<'_>) -> Result<()> {
    let Filters::Any(filters) = filters.get_ref() else {
        return Ok(());
    };
    for (name, accepted) in filters.iter().flatten() {
        let points = axes.iter().flat_map(|axis| &axis.values);
        let variables = points.flat_map(|point| &point.variables);
        let defined = variables.filter(|(known, _)| known == name.get_ref());
        let values: Vec<&Value> = defined.map(|(_, value)| value).collect();
        if values.is_empty() {
            let problem = Problem::UndeclaredAxis(name.get_ref().clone());
            return scope.fail(name.span(), problem);
        }
        for value in &accepted.0 {
            if !values.contains(&value) {
                let why = format!("axis '{}' has no value '{value}'", name.get_ref());
                return scope.fail(name.span(), Problem::Axis(why));
            }
        }
    }
    Ok(())
}

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

#[cfg(test)]
mod tests {
    use super::*;

    fn expand(axes: &str) -> Result<Vec<Combination>> {
        let text = format!("about = 'x'\nrules = [1]\n{axes}\n[interface]\noutputs = []\n");
        let file: File = toml::from_str(&text).expect("a file");
        let scope = Scope::new("f/x.toml", &text);
        combinations(&file, "xfb.f.x", &scope)
    }

    fn names(axes: &str) -> Vec<String> {
        expand(axes)
            .expect(axes)
            .into_iter()
            .map(|c| c.name)
            .collect()
    }

    #[test]
    fn names_follow_the_files_order() {
        let axes = "[axes]\nz = ['b', 'float[3]']\na = [0, 60]";
        let want = [
            "xfb.f.x.b.0",
            "xfb.f.x.b.60",
            "xfb.f.x.float_3.0",
            "xfb.f.x.float_3.60",
        ];
        assert_eq!(names(axes), want);
        assert_eq!(names(""), ["xfb.f.x"]);
    }

    #[test]
    fn filters_keep_drop_and_choose() {
        let axes = "[axes]\na = [1, 2, 3]\nb = ['x', 'y']\n";
        let filtered = format!(
            "only = {{ a = [1, 2] }}\nexcept = [{{ a = 2, b = 'y' }}]\nsmoke = {{ b = 'y' }}\n{axes}"
        );
        let kept = expand(&filtered).expect("filters");
        let seen: Vec<_> = kept.iter().map(|c| (c.name.as_str(), c.smoke)).collect();
        let want = [
            ("xfb.f.x.1.x", false),
            ("xfb.f.x.1.y", true),
            ("xfb.f.x.2.x", false),
        ];
        assert_eq!(seen, want);
        assert!(expand("smoke = true").expect("one case")[0].smoke);
    }

    #[test]
    fn filters_can_name_what_rows_define() {
        let axes = "only = { n = 4 }\n[axes]\na = [{ name = 'x', n = 4 }, { name = 'y', n = 5 }]";
        assert_eq!(names(axes), ["xfb.f.x.x"]);
        let error = expand(&axes.replace("n = 4 }\n", "n = 6 }\n")).expect_err("no such value");
        assert_eq!(error.problem.rule(), "case.axis");
    }

    #[test]
    fn shared_axes_are_named() {
        let text = include_str!("axes.toml");
        let parsed: BTreeMap<String, Vec<AxisValue>> = toml::from_str(text).expect("it parses");
        assert_eq!(&parsed, shared_axes());
        for axis in parsed.keys() {
            let kept = expand(&format!("[axes]\nn = '{axis}'")).expect(axis);
            assert!(!kept.is_empty(), "{axis}");
        }
        assert_eq!(names("[axes]\ntype = 'types'").len(), 42);
        let error = expand("[axes]\nn = 'tips'").expect_err("no such axis");
        let seen = (error.problem.rule(), error.line, error.column);
        assert_eq!(seen, ("case.unknown", 4, 5));
    }

    #[test]
    fn rows_define_several_variables() {
        let kept = expand("[axes]\nshape = [{ name = 'two', n = 2, type = 'vec2' }]").expect("row");
        let text = |t: &str| Value::Text(t.to_owned());
        let want = [
            ("shape".to_owned(), text("two")),
            ("n".to_owned(), Value::Int(2)),
            ("type".to_owned(), text("vec2")),
        ];
        assert_eq!(kept[0].variables, want);
        assert_eq!(kept[0].name, "xfb.f.x.two");
    }

    #[test]
    fn mistakes_have_places() {
        let many = format!(
            "[axes]\n{}",
            (0..16)
                .map(|i| format!("a{i} = [{}]\n", "1,".repeat(40)))
                .collect::<String>()
        );
        let rows = [
            ("[axes]\nn = []", "case.empty_axis", 4, 1),
            ("[axes]\nn = [1]\nm = ['..']", "case.name", 5, 6),
            ("[axes]\nn = [-1]", "case.name", 4, 6),
            ("[axes]\n'n-m' = [1]", "case.axis", 4, 1),
            ("[axes]\nn = [{ n = 1 }]", "case.axis", 4, 6),
            ("[axes]\nn = [{ name = 1, k = 1 }, 2]", "case.axis", 4, 27),
            (
                "[axes]\nn = [{ name = 1, m = 1 }]\nm = [2]",
                "case.axis",
                5,
                1,
            ),
            ("only = { n = 1 }", "case.undeclared_axis", 3, 10),
            ("smoke = { n = 2 }\n[axes]\nn = [1]", "case.axis", 3, 11),
            (many.as_str(), "case.too_many_combinations", 4, 1),
        ];
        for (axes, rule, line, column) in rows {
            let error = expand(axes).expect_err(axes);
            let seen = (error.problem.rule(), error.line, error.column);
            assert_eq!(seen, (rule, line, column), "{axes}: {error}");
        }
    }

    #[test]
    fn prefixes_of_paths() {
        assert_eq!(
            prefix_of("place/stride.toml"),
            Ok("xfb.place.stride".into())
        );
        for bad in [
            "stride.toml",
            "Place/x.toml",
            "a//b.toml",
            "a/b c.toml",
            "../a/b.toml",
        ] {
            assert!(matches!(prefix_of(bad), Err(Problem::Name(_))), "{bad}");
        }
        let files = files_of("xfb.a.b.c.0");
        assert_eq!(files, ["a/b/c/0.toml", "a/b/c.toml", "a/b.toml"]);
        assert!(files_of("a.b").is_empty());
    }
}
