//! Sweeps: the axes of a file, their combinations, and the names these get.
//!
//! A case is called `xfb.<folders>.<file>` and the values of the axes in the
//! order in which the file lists them. Where the file requests pairs, the default
//! list has only as many combinations as show every pair of values
//! ([`super::pairs`]); the extended list has them all, under the same names.

use super::filter::{Accepted, Filter, Filters};
use super::names::{MAX_NAME, segment};
use super::pairs::Rows;
use super::value::{LONGEST_RANGE, RANGE, Value, range};
use super::{Combination, Wanted};
use crate::case_file::deserialize::{Parsed, literal};
use crate::case_file::document::Document;
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::resolve::conditions;
use crate::spanned::{Spanned, deserialize_by_visitor};
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::{self, MapAccess, SeqAccess};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::OnceLock;

/// Combinations that one file may make.
pub const MAX_COMBINATIONS: u64 = 10_000;
/// Combinations that one file may make where the default list has only the pairs of
/// values.
pub const MAX_EXTENDED: u64 = 100_000;
// A range that is cut off is refused.
const _: () = assert!(MAX_EXTENDED < LONGEST_RANGE as u64);

/// The keys of a file that concern its combinations.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Sweep {
    /// The axes by their names. The name of a case has one value of each, in the order
    /// of the file.
    pub axes: BTreeMap<Spanned<String>, Spanned<AxisDefinition>>,
    /// The combinations to keep; the default is all.
    pub only: Option<Spanned<Filters>>,
    /// The combinations to drop.
    pub except: Option<Spanned<Filters>>,
    /// Whether the default list has only as many combinations as show every pair of
    /// values of two axes. The extended list has all combinations, under the same
    /// names.
    pub pairs: Option<Spanned<Pairs>>,
    /// The combinations that only the extended list has; `true` for all.
    pub extended: Option<Spanned<Filters>>,
    /// The combinations of the smoke list; `true` for all.
    pub smoke: Option<Spanned<Filters>>,
    /// Every `when` of the file.
    #[serde(skip)]
    pub conditions: Vec<Spanned<Filters>>,
    /// The place of a mistake that concerns no key.
    #[serde(skip)]
    pub span: Range<usize>,
}

impl Sweep {
    /// The sweep of a file.
    ///
    /// # Errors
    /// The first key that cannot be read.
    pub fn read(document: &Document) -> Result<Sweep> {
        let root = &document.root;
        let read = || -> Parsed<Sweep> {
            Ok(Sweep {
                conditions: conditions(root)?,
                span: root.get("about").map_or(0..0, |about| about.span.clone()),
                ..literal(root)?
            })
        };
        read().map_err(|mistake| mistake.in_file(&Scope::without_variables(document)))
    }
}

/// The choice of pairs of values.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Pairs {
    /// Axes of which every combination of values occurs.
    pub full: Vec<Spanned<String>>,
    /// Another seed selects other combinations; the default is 0.
    pub seed: u64,
}

/// The values of an axis.
#[derive(Clone, Debug, PartialEq, JsonSchema)]
#[schemars(untagged)]
pub enum AxisDefinition {
    /// The values.
    Listed(Vec<Spanned<AxisValue>>),
    /// A range of numbers, `"1..=75"`, or the name of an axis that files share,
    /// `"types"`.
    Named(String),
    /// Rows, and the variables of those that omit them.
    WithDefault(RowsWithDefault),
}

/// The rows of an axis and what they omit.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RowsWithDefault {
    /// The variables that a row has unless it states them.
    pub default: BTreeMap<Spanned<String>, Value>,
    /// The rows.
    pub values: Vec<Spanned<AxisValue>>,
}

/// One value of an axis: a plain one, or several that go together.
#[derive(Clone, Debug, PartialEq, JsonSchema)]
#[schemars(untagged)]
pub enum AxisValue {
    /// A number or a text.
    Plain(Value),
    /// Several variables with one value each: `name` is the value of the axis, which
    /// the name of the case has.
    Row(BTreeMap<Spanned<String>, Value>),
}

deserialize_by_visitor!(
    AxisDefinition,
    "a list of values, a range, or the name of a shared axis",
    {
        fn visit_str<E: de::Error>(self, v: &str) -> std::result::Result<AxisDefinition, E> {
            Ok(AxisDefinition::Named(v.to_owned()))
        }
        fn visit_map<A: MapAccess<'de>>(
            self,
            map: A,
        ) -> std::result::Result<AxisDefinition, A::Error> {
            let rows = RowsWithDefault::deserialize(de::value::MapAccessDeserializer::new(map))?;
            Ok(AxisDefinition::WithDefault(rows))
        }
        fn visit_seq<A: SeqAccess<'de>>(
            self,
            mut seq: A,
        ) -> std::result::Result<AxisDefinition, A::Error> {
            let mut values = Vec::new();
            while let Some(value) = seq.next_element()? {
                values.push(value);
            }
            Ok(AxisDefinition::Listed(values))
        }
    }
);

deserialize_by_visitor!(AxisValue, "an integer, a text or a table of them", {
    fn visit_i64<E: de::Error>(self, v: i64) -> std::result::Result<AxisValue, E> {
        Ok(AxisValue::Plain(Value::Int(v)))
    }
    fn visit_str<E: de::Error>(self, v: &str) -> std::result::Result<AxisValue, E> {
        Ok(AxisValue::Plain(Value::Text(v.to_owned())))
    }
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> std::result::Result<AxisValue, A::Error> {
        let mut row = BTreeMap::new();
        while let Some((key, value)) = map.next_entry()? {
            row.insert(key, value);
        }
        Ok(AxisValue::Row(row))
    }
});

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

/// The wanted combinations that the file's filters keep, named after `prefix`.
pub fn combinations(
    file: &Sweep,
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
        return scope.fail(span.expect("no axes make one combination"), problem);
    }
    let of_file = [&file.only, &file.except, &file.smoke, &file.extended];
    for filters in of_file.into_iter().flatten().chain(&file.conditions) {
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
        Some(filters) => Compiled::new(filters.get_ref(), &axes),
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
                return scope.fail(file.span.clone(), Problem::Name(name));
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
        let first = |index: usize| open[index].smoke;
        let chosen = rows.choose(first, pairs.get_ref().seed);
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

/// Returns the axes in the order of the file, each with its values as names have them.
///
/// # Errors
/// The first mistake in an axis.
pub fn values(file: &Sweep, scope: &Scope<'_>) -> Result<Vec<(String, Vec<String>)>> {
    let axes = axes(file, scope)?.into_iter();
    let values = axes.map(|axis| {
        let segments = axis.values.into_iter().map(|point| point.segment);
        (axis.name, segments.collect())
    });
    Ok(values.collect())
}

/// The value of each axis.
fn points<'a>(axes: &'a [Axis], digits: &'a [usize]) -> impl Iterator<Item = &'a Point> {
    let values = axes.iter().zip(digits);
    values.map(|(axis, &digit)| &axis.values[digit])
}

/// Leaves of every axis only the value in the name; false where the name has something
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

/// The part of a name that each axis has; a value may be of several segments.
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

/// The columns of a table of pairs: the axes, with the axes of `full` joined into one.
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
            column
                .iter()
                .fold(0, |value, &(axis, size)| value * size + digits[axis])
        })
    }
}

fn columns(pairs: &Spanned<Pairs>, axes: &[Axis], scope: &Scope<'_>) -> Result<Columns> {
    let mut full = Vec::new();
    for name in &pairs.get_ref().full {
        let Some(at) = axes.iter().position(|axis| axis.name == *name.get_ref()) else {
            let known = axes.iter().map(|axis| axis.name.as_str());
            return scope.fail(name.span(), Problem::undeclared(name.get_ref(), known));
        };
        full.push(at);
    }
    let column = |at: usize| (at, axes[at].values.len());
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
    fn new(filters: &Filters, axes: &[Axis]) -> Compiled {
        let filters = match filters {
            Filters::Always(all) => return Compiled::Always(*all),
            Filters::Any(filters) => filters,
        };
        let condition = |(name, accepted): (&Spanned<String>, &Accepted)| {
            let defines = |point: &Point| {
                let mut variables = point.variables.iter();
                variables.any(|(known, _)| known == name.get_ref())
            };
            let at = axes.iter().position(|axis| axis.values.iter().any(defines));
            let at = at.expect("the names of filters were checked");
            let values = &axes[at].values;
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
        let accepted = |(axis, values): &(usize, Vec<bool>)| values[digits[*axis]];
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

fn axes(file: &Sweep, scope: &Scope<'_>) -> Result<Vec<Axis>> {
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

/// The values of an axis; those of a shared one replace its name.
fn listed(values: &Spanned<AxisDefinition>, scope: &Scope<'_>) -> Result<Vec<Spanned<AxisValue>>> {
    let shared = match values.get_ref() {
        AxisDefinition::Listed(values) => return Ok(values.clone()),
        AxisDefinition::WithDefault(rows) => return Ok(with_default(rows)),
        AxisDefinition::Named(name) => name,
    };
    if shared.contains(RANGE) {
        let Some(numbers) = range(shared) else {
            let why = format!("'{shared}': a range is two numbers, as in \"1..=75\"");
            return scope.fail(values.span(), Problem::Axis(why));
        };
        let number = |number| Spanned::new(values.span(), AxisValue::Plain(number));
        return Ok(numbers.map(number).collect());
    }
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

/// The rows with the variables that they omit.
fn with_default(rows: &RowsWithDefault) -> Vec<Spanned<AxisValue>> {
    let complete = |value: &Spanned<AxisValue>| {
        let mut row = match value.get_ref() {
            AxisValue::Row(row) => row.clone(),
            AxisValue::Plain(name) => {
                let key = Spanned::new(value.span(), "name".to_owned());
                BTreeMap::from([(key, name.clone())])
            }
        };
        for (key, value) in &rows.default {
            row.entry(key.clone()).or_insert_with(|| value.clone());
        }
        Spanned::new(value.span(), AxisValue::Row(row))
    };
    rows.values.iter().map(complete).collect()
}

/// The axes of `axes.toml`, by name.
fn shared_axes() -> &'static BTreeMap<String, Vec<AxisValue>> {
    static AXES: OnceLock<BTreeMap<String, Vec<AxisValue>>> = OnceLock::new();
    AXES.get_or_init(|| {
        toml::from_str(include_str!("axes.toml")).expect("axes.toml is part of the program")
    })
}

fn point(axis: &Spanned<String>, value: &Spanned<AxisValue>, scope: &Scope<'_>) -> Result<Point> {
    let check = |name: &Spanned<String>| {
        if is_identifier(name.get_ref()) {
            return Ok(());
        }
        let why = format!("'{}': a name is letters, digits and '_'", name.get_ref());
        scope.fail(name.span(), Problem::Axis(why))
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
            let known = axes.iter().flat_map(|axis| &axis.values);
            let known = known
                .flat_map(|point| &point.variables)
                .map(|(name, _)| name.as_str());
            return scope.fail(name.span(), Problem::undeclared(name.get_ref(), known));
        }
        if accepted.0.is_empty() {
            let why = "a filter needs at least one value".to_owned();
            return scope.fail(name.span(), Problem::Axis(why));
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

#[cfg(test)]
#[path = "axes_tests.rs"]
mod tests;
