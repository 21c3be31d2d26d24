//! Sweeps: the axes of a file, their combinations, and the names these get.
//!
//! A case is called `xfb.<folders>.<file>` and the values of the axes in the
//! order in which the file lists them. Where the file asks for pairs, the default
//! list has only as many combinations as show every pair of values
//! ([`super::pairs`]); the extended list has them all, under the same names.

use super::error::{Problem, Result};
use super::expression::Scope;
use super::pairs::Rows;
use super::raw::{self, AxisValue, File, Filter, Filters, Text, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;
use toml::Spanned;

/// A name is shorter than this.
pub const MAX_NAME: usize = 100;
/// Combinations that one file may make.
pub const MAX_COMBINATIONS: u64 = 10_000;
/// The same, where the default list has only the pairs of them.
pub const MAX_EXTENDED: u64 = 100_000;

/// One choice of a value on every axis.
#[derive(Clone, Debug)]
pub struct Combination {
    /// The case's whole name.
    pub name: String,
    /// Everything the axes define.
    pub variables: Vec<(String, Value)>,
    /// Whether the file counts it among the smoke list.
    pub smoke: bool,
    /// Whether only the extended list has it.
    pub extended: bool,
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

/// Which combinations of a file are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted<'a> {
    /// All, with nothing but their names and lists.
    Names,
    /// Those of the default list.
    Default,
    /// The one of this name, whatever list has it; which that is stays open.
    One(&'a str),
    /// Those of these names, as for one.
    These(&'a BTreeSet<String>),
}

/// The wanted combinations that the file's filters keep, named after `prefix`.
pub fn combinations(
    file: &File,
    prefix: &str,
    wanted: Wanted<'_>,
    scope: &Scope<'_>,
) -> Result<Vec<Combination>> {
    let mut axes = axes(file, scope)?;
    let count = axes
        .iter()
        .try_fold(1u64, |n, axis| n.checked_mul(axis.values.len() as u64));
    let max = match file.pairs {
        Some(_) => MAX_EXTENDED,
        None => MAX_COMBINATIONS,
    };
    if count.is_none_or(|n| n > max) {
        let seen = count.map_or("more than 2^64".to_owned(), |n| n.to_string());
        let span = file.axes.keys().map(Spanned::span).min_by_key(|s| s.start);
        let problem = Problem::TooManyCombinations { seen, max };
        return scope.fail(span.unwrap_or_default(), problem);
    }
    let of_tables = file.table.iter().map(|table| &table.get_ref().when);
    for filters in [&file.only, &file.except, &file.smoke, &file.extended]
        .into_iter()
        .chain(of_tables)
        .flatten()
        .chain(file.probe.as_ref().and_then(|probe| probe.get_ref().when()))
    {
        check_filters(filters, &axes, scope)?;
    }
    let pairs = file.pairs.as_ref();
    let columns = pairs.map(|pairs| columns(pairs, &axes, scope));
    let columns = columns.transpose()?;
    if let Wanted::One(name) = wanted
        && !narrow(&mut axes, prefix, name)
    {
        return Ok(Vec::new());
    }
    let compiled = |filters: &Option<Spanned<Filters>>, otherwise| match filters {
        Some(filters) => Compiled::of(filters.get_ref(), &axes),
        None => Compiled::Always(otherwise),
    };
    let only = compiled(&file.only, true);
    let except = compiled(&file.except, false);
    let smoke = compiled(&file.smoke, false);
    let extended = compiled(&file.extended, false);
    let mut kept: Vec<(Vec<usize>, Combination)> = Vec::new();
    let mut rows = columns.as_ref().map(|columns| Rows::new(columns.sizes()));
    let mut digits = vec![0; axes.len()];
    loop {
        if only.holds(&digits) && !except.holds(&digits) {
            let mut name = prefix.to_owned();
            for point in points(&axes, &digits) {
                name.push('.');
                name.push_str(&point.segment);
            }
            if name.len() >= MAX_NAME {
                return scope.fail(file.about.span(), Problem::Name(name));
            }
            let combination = Combination {
                name,
                variables: Vec::new(),
                smoke: smoke.holds(&digits),
                extended: extended.holds(&digits),
            };
            if let (Some(rows), Some(columns), false) = (&mut rows, &columns, combination.extended)
            {
                rows.push(columns.row(&digits));
            }
            kept.push((digits.clone(), combination));
        }
        if !advance(&mut digits, &axes) {
            break;
        }
    }
    if let (Some(rows), Some(pairs), Wanted::Names | Wanted::Default) = (rows, pairs, wanted) {
        let mut open: Vec<&mut Combination> = kept.iter_mut().map(|(_, c)| c).collect();
        open.retain(|combination| !combination.extended);
        let first = |index: usize| open.get(index).is_some_and(|c| c.smoke);
        let chosen = rows.choose(first, pairs.get_ref().seed.unwrap_or_default());
        for (combination, chosen) in open.into_iter().zip(chosen) {
            combination.extended = !chosen;
        }
    }
    match wanted {
        Wanted::Default => kept.retain(|(_, combination)| !combination.extended),
        Wanted::These(names) => kept.retain(|(_, c)| names.contains(&c.name)),
        Wanted::Names | Wanted::One(_) => {}
    }
    let finish = |(digits, mut combination): (Vec<usize>, Combination)| {
        if wanted != Wanted::Names {
            let points = points(&axes, &digits);
            combination.variables = points.flat_map(|p| p.variables.clone()).collect();
        }
        combination
    };
    Ok(kept.into_iter().map(finish).collect())
}

/// The value of each axis.
fn points<'a>(axes: &'a [Axis], digits: &'a [usize]) -> impl Iterator<Item = &'a Point> {
    let values = axes.iter().zip(digits);
    values.filter_map(|(axis, &digit)| axis.values.get(digit))
}

/// Leaves of every axis only what the name says; false where it says something
/// else.
fn narrow(axes: &mut [Axis], prefix: &str, name: &str) -> bool {
    let Some(rest) = name.strip_prefix(prefix) else {
        return false;
    };
    let Some(segments) = spelt(axes, rest) else {
        return false;
    };
    for (axis, segment) in axes.iter_mut().zip(segments) {
        axis.values.retain(|point| point.segment == segment);
    }
    true
}

/// What of a name each axis stands for; a value may be of several segments.
fn spelt(axes: &[Axis], rest: &str) -> Option<Vec<String>> {
    let Some((axis, others)) = axes.split_first() else {
        return rest.is_empty().then(Vec::new);
    };
    let rest = rest.strip_prefix('.')?;
    axis.values.iter().find_map(|point| {
        let after = rest.strip_prefix(&point.segment)?;
        let mut spelt = spelt(others, after)?;
        spelt.insert(0, point.segment.clone());
        Some(spelt)
    })
}

/// What pairs are made of: the axes, those of `full` taken together as one.
struct Columns {
    /// Axes of each column, by index, each with its number of values.
    columns: Vec<Vec<(usize, usize)>>,
}

impl Columns {
    fn sizes(&self) -> Vec<usize> {
        let size = |column: &Vec<(usize, usize)>| column.iter().map(|(_, size)| size).product();
        self.columns.iter().map(size).collect()
    }

    fn row<'a>(&'a self, digits: &'a [usize]) -> impl Iterator<Item = usize> + 'a {
        self.columns.iter().map(|column| {
            column.iter().fold(0, |value, &(axis, size)| {
                value * size + digits.get(axis).copied().unwrap_or_default()
            })
        })
    }
}

fn columns(pairs: &Spanned<raw::Pairs>, axes: &[Axis], scope: &Scope<'_>) -> Result<Columns> {
    let mut full = Vec::new();
    for name in &pairs.get_ref().full {
        let Some(at) = axes.iter().position(|axis| axis.name == *name.get_ref()) else {
            let problem = Problem::UndeclaredAxis(name.get_ref().clone());
            return scope.fail(name.span(), problem);
        };
        full.push(at);
    }
    let column = |at: usize| (at, axes.get(at).map_or(0, |axis| axis.values.len()));
    let single = (0..axes.len()).filter(|at| !full.contains(at));
    let mut columns: Vec<Vec<(usize, usize)>> = single.map(|at| vec![column(at)]).collect();
    if !full.is_empty() {
        columns.push(full.iter().map(|&at| column(at)).collect());
    }
    Ok(Columns { columns })
}

/// Filters over the numbers of values.
enum Compiled {
    Always(bool),
    /// Any of these, each all of its conditions: an axis, and whether each of
    /// its values is accepted.
    Any(Vec<Vec<(usize, Vec<bool>)>>),
}

impl Compiled {
    fn of(filters: &Filters, axes: &[Axis]) -> Compiled {
        let filters = match filters {
            Filters::Always(all) => return Compiled::Always(*all),
            Filters::Any(filters) => filters,
        };
        let condition = |(name, accepted): (&Text, &raw::Accepted)| {
            let defines = |point: &Point| {
                let mut variables = point.variables.iter();
                variables.any(|(known, _)| known == name.get_ref())
            };
            let at = axes.iter().position(|axis| axis.values.iter().any(defines));
            let at = at.unwrap_or(usize::MAX);
            let values = axes.get(at).map_or(&[][..], |axis| &axis.values);
            let accepts = |point: &Point| {
                let mut variables = point.variables.iter();
                variables
                    .any(|(known, value)| known == name.get_ref() && accepted.0.contains(value))
            };
            (at, values.iter().map(accepts).collect())
        };
        let all = |filter: &Filter| filter.iter().map(condition).collect();
        Compiled::Any(filters.iter().map(all).collect())
    }

    fn holds(&self, digits: &[usize]) -> bool {
        let accepted = |(axis, values): &(usize, Vec<bool>)| {
            let digit = digits.get(*axis).copied().unwrap_or_default();
            values.get(digit).copied().unwrap_or_default()
        };
        match self {
            Compiled::Always(all) => *all,
            Compiled::Any(filters) => filters.iter().any(|filter| filter.iter().all(accepted)),
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

/// A value as a segment of a name: `vec3[2]` is `vec3_2`; `cw.point_mode` makes
/// two of them.
fn segment(value: &Value) -> String {
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
        combinations(&file, "xfb.f.x", Wanted::Default, &scope)
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

    /// The names of the default list, and of the extended one.
    fn lists(axes: &str) -> (Vec<String>, Vec<String>) {
        let text = format!("about = 'x'\nrules = [1]\n{axes}\n[interface]\noutputs = []\n");
        let file: File = toml::from_str(&text).expect("a file");
        let scope = Scope::new("f/x.toml", &text);
        let all = combinations(&file, "xfb.f.x", Wanted::Names, &scope).expect("all");
        for combination in &all {
            let wanted = Wanted::One(&combination.name);
            let one = combinations(&file, "xfb.f.x", wanted, &scope).expect("one");
            let names: Vec<&str> = one.iter().map(|c| c.name.as_str()).collect();
            assert_eq!(names, [combination.name.as_str()]);
            assert!(!one[0].variables.is_empty());
        }
        let names: BTreeSet<String> = all.iter().step_by(3).map(|c| c.name.clone()).collect();
        let these = combinations(&file, "xfb.f.x", Wanted::These(&names), &scope).expect("some");
        assert!(these.iter().map(|c| &c.name).eq(&names));
        let default = all.iter().filter(|c| !c.extended);
        let default = default.map(|c| c.name.clone()).collect();
        (default, all.into_iter().map(|c| c.name).collect())
    }

    #[test]
    fn the_default_list_has_every_pair_of_the_extended_one() {
        let axes = "pairs = { full = ['a', 'd'] }\nexcept = { a = 2, b = 'y' }\n\
                    smoke = { a = 1, b = 'z', c = 3, d = 4 }\n\
                    [axes]\na = [1, 2]\nb = ['x', 'y', 'z']\nc = [1, 2, 3]\nd = [4, 5]";
        let (default, all) = lists(axes);
        assert_eq!(all.len(), 36 - 6);
        // Every value of b and c with every pair of a and d, as far as it is kept.
        assert!((10..=14).contains(&default.len()), "{}", default.len());
        assert!(default.contains(&"xfb.f.x.1.z.3.4".to_owned()));
        for name in &all {
            let parts: Vec<&str> = name.split('.').skip(3).collect();
            for with in [1, 2] {
                let same = |other: &String| {
                    let other: Vec<&str> = other.split('.').skip(3).collect();
                    [0, 3, with].iter().all(|&at| other[at] == parts[at])
                };
                assert!(default.iter().any(same), "{name}");
            }
        }
        let seeded = axes.replace("'d'] }", "'d'], seed = 1 }");
        assert_ne!(lists(&seeded).0, default);
        assert_eq!(lists(axes).0, default);
    }

    #[test]
    fn what_only_the_extended_list_has_shows_no_pairs() {
        let axes = "extended = { a = 3 }\n[axes]\na = [1, 2, 3]\nb = [1, 2]\nc = [1, 2]";
        let (default, all) = lists(axes);
        assert_eq!((default.len(), all.len()), (8, 12));
        let (pairs, all) = lists(&format!("pairs = {{}}\n{axes}"));
        assert!((4..8).contains(&pairs.len()) && all.len() == 12);
        assert!(pairs.iter().all(|name| default.contains(name)));
    }

    #[test]
    fn what_is_wanted_by_name_is_found_alone() {
        let text = "about = 'x'\nrules = [1]\nonly = { a = 1 }\n[axes]\na = [1, 2]\n[interface]\noutputs = []\n";
        let file: File = toml::from_str(text).expect("a file");
        let scope = Scope::new("f/x.toml", text);
        let count = |name| {
            let wanted = Wanted::One(name);
            combinations(&file, "xfb.f.x", wanted, &scope).map(|all| all.len())
        };
        assert_eq!(count("xfb.f.x.1"), Ok(1));
        for none in ["xfb.f.x.2", "xfb.f.x", "xfb.f.x.1.1", "xfb.f.xx.1", "xfb.f"] {
            assert_eq!(count(none), Ok(0), "{none}");
        }
    }

    #[test]
    fn a_value_may_be_of_two_segments() {
        let axes = "[axes]\na = ['cw', 'cw.points', 'ccw']\nb = ['points', 'whole']";
        let (names, _) = lists(axes);
        assert_eq!(names.len(), 6);
        assert!(names.contains(&"xfb.f.x.cw.points.whole".to_owned()));
        assert!(names.contains(&"xfb.f.x.cw.points".to_owned()));
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
            (
                "pairs = { full = ['m'] }\n[axes]\nn = [1]",
                "case.undeclared_axis",
                3,
                19,
            ),
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
