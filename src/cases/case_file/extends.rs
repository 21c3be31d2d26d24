//! Trees in terms of other trees: `when`, `extends`, and the additional `programs`.
//!
//! The table `when.AXIS.VALUE` of a file states what differs where an axis has a value.
//! A file with `extends` states what differs from a case of another file – how the
//! pipeline is created, where buffers are allocated – and its interface, script and
//! tables are those of that case. A program of `programs` states what differs from
//! the case's own program.

use super::document::{Data, Entry, Node};
use super::error::{Problem, Result};
use super::expression::Scope;
use super::resolve::WHEN;
use super::sweep::value::Value;
use crate::spanned::Spanned;
use std::borrow::Cow;

/// The tree of a file in a combination: the tables of `when` that apply, and those of a
/// `when` inside them, replace what the file states. The result has no `when`.
pub(crate) fn in_combination<'n>(root: &'n Node, scope: &Scope<'_>) -> Cow<'n, Node> {
    let Some(when) = root.get(WHEN) else {
        return Cow::Borrowed(root);
    };
    let mut merged = without(root, WHEN);
    for axis in when.keys() {
        let value = scope.get(axis.key.get_ref()).map(Value::to_string);
        if let Some(own) = value.and_then(|value| axis.value.get(&value)) {
            merged = over(&in_combination(own, scope), &merged);
        }
    }
    Cow::Owned(merged)
}

/// A value in place of another; the keys of tables add up.
fn over(own: &Node, base: &Node) -> Node {
    let (Some(entries), Some(_)) = (own.entries(), base.entries()) else {
        return own.clone();
    };
    let mut merged = base.clone();
    for Entry { key, value } in entries {
        let value = match merged.get(key.get_ref()) {
            Some(base) => over(value, base),
            None => value.clone(),
        };
        set(&mut merged, key.get_ref(), value);
    }
    merged
}

/// The keys that a file with `extends` cannot have.
const OWN: [&str; 8] = [
    "script",
    "request",
    "memory",
    "negative",
    "opengl",
    "table",
    "programs",
    "host_only",
];

/// The tree of the other file with what a variant states in place of its own.
///
/// # Errors
/// A variant with an interface, a script or tables of its own.
pub(crate) fn variant(
    own: &Node,
    like: &Spanned<String>,
    other: &Node,
    scope: &Scope<'_>,
) -> Result<Node> {
    let outputs = own.get("interface").and_then(|node| node.get("outputs"));
    if outputs.is_some() || OWN.iter().any(|key| own.get(key).is_some()) {
        let why = "a variant takes the interface, script and tables from the case that 'extends' names, and states none";
        return scope.fail(like.span(), Problem::Script(why.to_owned()));
    }
    let mut merged = other.clone();
    if let Some(pipeline) = own.get("pipeline") {
        let base = other.get("pipeline");
        set(&mut merged, "pipeline", pipeline_over(pipeline, base));
    }
    if let Some(allocation) = own.get("allocation") {
        set(&mut merged, "allocation", allocation.clone());
    }
    Ok(merged)
}

/// The tree of a file whose programs state everything.
///
/// # Errors
/// A program that states what the case states for all programs.
pub(crate) fn complete_programs<'n>(
    root: Cow<'n, Node>,
    scope: &Scope<'_>,
) -> Result<Cow<'n, Node>> {
    let Some(programs) = root.get("programs") else {
        return Ok(root);
    };
    let mut complete = programs.clone();
    for entry in programs.keys() {
        let own = &entry.value;
        let pipeline = own.get("pipeline");
        let stated = |key| pipeline.is_some_and(|pipeline| pipeline.get(key).is_some());
        if stated("pass") || stated("seed") {
            let why = "'pass' and 'seed' are the case's, for all programs".to_owned();
            return scope.fail(own.span.clone(), Problem::Pipeline(why));
        }
        let mut program = own.clone();
        for key in ["interface", "request"] {
            if let (None, Some(base)) = (own.get(key), root.get(key)) {
                set(&mut program, key, base.clone());
            }
        }
        let empty = Node::empty_table(own.span.clone());
        let mut merged = pipeline_over(pipeline.unwrap_or(&empty), root.get("pipeline"));
        remove(&mut merged, "also_rewrite");
        set(&mut program, "pipeline", merged);
        set(&mut complete, entry.key.get_ref(), program);
    }
    let mut root = root.into_owned();
    set(&mut root, "programs", complete);
    Ok(Cow::Owned(root))
}

/// A pipeline with the keys of `own` in place of those of `base`; required features
/// add up, and the image is the base's.
fn pipeline_over(own: &Node, base: Option<&Node>) -> Node {
    let mut merged = base.map_or_else(|| Node::empty_table(own.span.clone()), Node::clone);
    for Entry { key, value } in own.keys() {
        let key = key.get_ref().as_str();
        let value = match (key, merged.get(key)) {
            ("image" | "views", _) => continue,
            ("raster", Some(base)) => over(value, base),
            ("requires", Some(base)) => lists(value, base),
            (_, _) => value.clone(),
        };
        set(&mut merged, key, value);
    }
    merged
}

fn lists(own: &Node, base: &Node) -> Node {
    let data = match (&own.data, &base.data) {
        (Data::List(own), Data::List(base)) => Data::List([own.clone(), base.clone()].concat()),
        (own, _) => own.clone(),
    };
    let span = own.span.clone();
    Node { span, data }
}

/// Sets a key of a table; any other value stays, to be refused where it is read.
pub(crate) fn set(table: &mut Node, key: &str, value: Node) {
    let Data::Table(entries) = &mut table.data else {
        return;
    };
    match entries.iter_mut().find(|entry| entry.key.get_ref() == key) {
        Some(entry) => entry.value = value,
        None => {
            let key = Spanned::new(value.span.clone(), key.to_owned());
            entries.push(Entry { key, value });
        }
    }
}

/// A table without a key; any other value as it is.
fn without(table: &Node, key: &str) -> Node {
    let Data::Table(entries) = &table.data else {
        return table.clone();
    };
    let others = entries.iter().filter(|entry| entry.key.get_ref() != key);
    Node {
        span: table.span.clone(),
        data: Data::Table(others.cloned().collect()),
    }
}

/// Removes a key of a table.
pub(crate) fn remove(table: &mut Node, key: &str) {
    if let Data::Table(entries) = &mut table.data {
        entries.retain(|entry| entry.key.get_ref() != key);
    }
}
