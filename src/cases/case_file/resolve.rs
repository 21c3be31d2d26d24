//! The entries of a list after `repeat` and `when`.
//!
//! ```toml
//! script = [
//!   { draw = {}, when = { place = "inside" } },
//!   { repeat = { times = 3, steps = [{ draw = { first_vertex = "10 * i" } }] } },
//! ]
//! ```
//!
//! An entry with `when` occurs in the combinations that match it (the `when` of a file is
//! not a condition but what differs by axis and value, see [`super::extends`]); the steps of a
//! `repeat` occur `times` times, and `i` counts the repetitions from 0.

use super::deserialize::{Mistake, literal, read_number};
use super::document::{Data, Entry, Node};
use super::error::Problem;
use super::expression::Scope;
use super::sweep::filter::{Accepted, Filter, Filters};
use super::sweep::value::Value;
use crate::spanned::Spanned;
use serde::de::IgnoredAny;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// The key of a condition.
pub const WHEN: &str = "when";
/// The key of repeated entries.
const REPEAT: &str = "repeat";
/// The entries that the repetitions of one list produce at most.
const MAX_REPEATED: usize = 1 << 16;

/// An entry of a list and the names that it can use.
pub struct Element<'a> {
    /// The entry; its `when` holds, and is not a key of what it describes.
    pub node: &'a Node,
    /// The names, with `i` inside a `repeat`.
    pub scope: Cow<'a, Scope<'a>>,
}

/// The entries of a list in a combination.
///
/// # Errors
/// A `repeat` without a usable `times` and `steps`, a `when` that is not a filter.
pub fn elements<'a>(list: &'a [Node], scope: &'a Scope<'a>) -> Result<Vec<Element<'a>>, Mistake> {
    let mut found = Vec::with_capacity(list.len());
    expand(list, &Cow::Borrowed(scope), &mut found, false)?;
    Ok(found)
}

#[allow(clippy::ptr_arg, reason = "a clone of the Cow stays borrowed")]
fn expand<'a>(
    list: &'a [Node],
    scope: &Cow<'a, Scope<'a>>,
    found: &mut Vec<Element<'a>>,
    repeated: bool,
) -> Result<(), Mistake> {
    for node in list {
        if !holds(node, scope)? {
            continue;
        }
        if let Some(repeat) = repeated_by(node) {
            let (times, steps) = times_and_steps(repeat, scope)?;
            for i in 0..times {
                let inner = Cow::Owned(scope.with([("i", i)]));
                expand(steps, &inner, found, true)?;
            }
            continue;
        }
        if repeated && found.len() >= MAX_REPEATED {
            let why = format!("a repeat produces at most {MAX_REPEATED} entries");
            return Err(Mistake::at(Problem::Value(why), node.span.clone()));
        }
        let scope = scope.clone();
        found.push(Element { node, scope });
    }
    Ok(())
}

/// The table of a `repeat`, where an entry is one.
fn repeated_by(node: &Node) -> Option<&Node> {
    let mut keys = node.entries()?.iter();
    let others = |entry: &Entry| [WHEN, REPEAT].contains(&entry.key.get_ref().as_str());
    keys.all(others).then(|| node.get(REPEAT)).flatten()
}

/// Whether the `when` of a value holds, if it has one.
///
/// # Errors
/// A `when` that is not a filter.
pub fn holds(node: &Node, scope: &Scope<'_>) -> Result<bool, Mistake> {
    let Some(when) = node.get(WHEN) else {
        return Ok(true);
    };
    let filters: Filters = literal(when)?;
    Ok(filters.hold(|name| scope.get(name)))
}

/// Every `when` of a file.
///
/// # Errors
/// A `when` that is not a filter, a `when` of the file that is not a table by axis and
/// value.
pub fn conditions(root: &Node) -> Result<Vec<Spanned<Filters>>, Mistake> {
    let mut found = Vec::new();
    let mut open: Vec<&Node> = Vec::new();
    for tree in [vec![root], trees_of_values(root)].concat() {
        // The axes are values of their own.
        let keys = tree.keys().iter();
        let stated = keys.filter(|entry| !["axes", WHEN].contains(&entry.key.get_ref().as_str()));
        open.extend(stated.map(|entry| &entry.value));
        let by_axis: ByAxis = tree.get(WHEN).map_or(Ok(ByAxis::new()), literal)?;
        for (axis, values) in by_axis {
            for value in values.keys() {
                let accepted = Accepted(vec![Value::from_key(value.get_ref())]);
                let axis = Spanned::new(value.span(), axis.get_ref().clone());
                let filter = Filter::from([(axis, accepted)]);
                found.push(Spanned::new(value.span(), Filters::Any(vec![filter])));
            }
        }
    }
    while let Some(node) = open.pop() {
        match &node.data {
            Data::List(values) => open.extend(values),
            Data::Table(entries) => {
                for Entry { key, value } in entries {
                    match key.get_ref().as_str() {
                        // `query_read` has a text of that name.
                        WHEN if matches!(value.data, Data::Text(_)) => {}
                        WHEN => found.push(Spanned::new(value.span.clone(), literal(value)?)),
                        _ => open.push(value),
                    }
                }
            }
            Data::Integer(_) | Data::Float(_) | Data::Boolean(_) | Data::Text(_) => {}
        }
    }
    found.sort_by_key(|filters: &Spanned<Filters>| filters.span().start);
    Ok(found)
}

/// The keys of a `when` of a file: what differs, by axis and value.
type ByAxis = BTreeMap<Spanned<String>, BTreeMap<Spanned<String>, BTreeMap<String, IgnoredAny>>>;

/// The trees below `when.AXIS.VALUE` of a file, and those below a `when` of such a tree.
pub fn trees_of_values(root: &Node) -> Vec<&Node> {
    let axes = root.get(WHEN).into_iter().flat_map(Node::keys);
    let trees = axes
        .flat_map(|axis| axis.value.keys())
        .map(|own| &own.value);
    trees
        .flat_map(|tree| [vec![tree], trees_of_values(tree)].concat())
        .collect()
}

fn times_and_steps<'a>(repeat: &'a Node, scope: &Scope<'_>) -> Result<(i64, &'a [Node]), Mistake> {
    let mut entries = repeat.keys().iter();
    let unknown = |entry: &&Entry| !["times", "steps"].contains(&entry.key.get_ref().as_str());
    if let Some(entry) = entries.find(unknown) {
        let why = format!("unknown key '{}': one of times, steps", entry.key.get_ref());
        return Err(Mistake::at(Problem::UnknownKey(why), entry.key.span()));
    }
    match (repeat.get("times"), repeat.get("steps")) {
        (
            Some(times),
            Some(Node {
                data: Data::List(steps),
                ..
            }),
        ) => {
            let times = read_number(times, scope, "times", 0..MAX_REPEATED as i64)?;
            Ok((times, steps))
        }
        _ => {
            let why = "a repeat has 'times' and a list of 'steps'".to_owned();
            Err(Mistake::at(Problem::Value(why), repeat.span.clone()))
        }
    }
}
