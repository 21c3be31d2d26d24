//! The two runs of a job as passes of one loop: the second run makes the calls of the first
//! with other data.
//!
//! [`renamed`] gives the objects of the second run the names of those of the first, which are
//! destroyed by then; [`merged`] makes one list of the statements of both.

use super::statements::{Data, Statement};
use crate::device::trace::{Call, Entry, Value};
use std::collections::BTreeMap;

/// Types of objects that no call destroys.
const UNDESTROYED: [&str; 3] = ["VkDescriptorSet", "VkDeviceAddress", "VkQueue"];

type Names = BTreeMap<String, String>;

/// The entries of a trace, in which the second run of each job has the names of the objects
/// of the first, where it may.
pub fn renamed(entries: &[Entry]) -> Vec<Entry> {
    let mut sections: Vec<Vec<Entry>> = Vec::new();
    let mut names = Names::new();
    for (number, part) in parts(entries).into_iter().enumerate() {
        let mut part: Vec<Entry> = part.iter().map(|entry| with_names(entry, &names)).collect();
        // After the part before the first run, the second run of a job has an even number.
        if number > 0 && number % 2 == 0 {
            let own = counterparts(&sections[number - 1], &part);
            part = part.iter().map(|entry| with_names(entry, &own)).collect();
            names.extend(own);
        }
        sections.push(part);
    }
    sections.concat()
}

/// The entries before the first run, and those from each run to the next.
fn parts(entries: &[Entry]) -> Vec<&[Entry]> {
    let runs = entries.iter().enumerate();
    let runs = runs.filter(|(_, entry)| **entry == Entry::Run);
    let runs: Vec<usize> = runs.map(|(at, _)| at).collect();
    let ends = runs.iter().copied().chain([entries.len()]);
    let begins = [0].into_iter().chain(runs.iter().copied());
    begins
        .zip(ends)
        .map(|(from, to)| &entries[from..to])
        .collect()
}

fn calls(entries: &[Entry]) -> impl Iterator<Item = &Call> {
    entries.iter().filter_map(|entry| match entry {
        Entry::Call(call) => Some(call),
        Entry::Write { .. } | Entry::Read { .. } | Entry::Run | Entry::Results => None,
    })
}

/// The names of the objects of `second` with those that the same calls of `first` created;
/// none if an object of `first` still exists.
fn counterparts(first: &[Entry], second: &[Entry]) -> Names {
    let mut created: BTreeMap<&str, Vec<&Call>> = BTreeMap::new();
    for call in calls(first) {
        created.entry(&call.function).or_default().push(call);
    }
    let mut names = Names::new();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for call in calls(second) {
        let number = counts.entry(&call.function).or_default();
        let other = created
            .get(&*call.function)
            .and_then(|all| all.get(*number));
        *number += 1;
        let Some(other) = other else { continue };
        for ((ty, own), (_, name)) in call.outputs.iter().zip(&other.outputs) {
            if !UNDESTROYED.contains(&&**ty) && !is_destroyed(first, name) {
                return Names::new();
            }
            names.insert(own.clone(), name.clone());
        }
    }
    names
}

fn is_destroyed(entries: &[Entry], name: &str) -> bool {
    let mut ends = calls(entries).filter(|call| {
        call.function.starts_with("vkDestroy") || call.function.starts_with("vkFree")
    });
    ends.any(|call| {
        call.arguments
            .iter()
            .any(|(_, value)| mentions(value, name))
    })
}

fn mentions(value: &Value, name: &str) -> bool {
    match value {
        Value::Object(own) => own == name,
        Value::Array { items, .. } | Value::List(items) => {
            items.iter().any(|item| mentions(item, name))
        }
        _ => false,
    }
}

fn with_names(entry: &Entry, names: &Names) -> Entry {
    let new = |name: &String| names.get(name).unwrap_or(name).clone();
    match entry {
        Entry::Call(call) => Entry::Call(Call {
            arguments: call
                .arguments
                .iter()
                .map(|(name, value)| (name.clone(), value_with(value, names)))
                .collect(),
            outputs: call
                .outputs
                .iter()
                .map(|(ty, name)| (ty.clone(), new(name)))
                .collect(),
            ..call.clone()
        }),
        Entry::Write {
            memory,
            offset,
            bytes,
        } => Entry::Write {
            memory: new(memory),
            offset: *offset,
            bytes: bytes.clone(),
        },
        Entry::Read {
            memory,
            offset,
            length,
        } => Entry::Read {
            memory: new(memory),
            offset: *offset,
            length: *length,
        },
        Entry::Run => Entry::Run,
        Entry::Results => Entry::Results,
    }
}

fn value_with(value: &Value, names: &Names) -> Value {
    let new = |name: &String| names.get(name).unwrap_or(name).clone();
    let all = |items: &[Value]| items.iter().map(|item| value_with(item, names)).collect();
    match value {
        Value::Object(name) => Value::Object(new(name)),
        Value::Address { base, offset } => Value::Address {
            base: new(base),
            offset: *offset,
        },
        Value::Structure { name, fields } => Value::Structure {
            name: name.clone(),
            fields: fields
                .iter()
                .map(|(field, value)| (field.clone(), value_with(value, names)))
                .collect(),
        },
        Value::List(items) => Value::List(all(items)),
        Value::Array { element, items } => Value::Array {
            element: element.clone(),
            items: all(items),
        },
        Value::Pointer(to) => Value::Pointer(Box::new(value_with(to, names))),
        Value::Unsigned(_)
        | Value::Signed(_)
        | Value::Float(_)
        | Value::Name(_)
        | Value::Flags(_)
        | Value::Handle(..)
        | Value::Text(_)
        | Value::Bytes(_)
        | Value::Null
        | Value::Unknown(_) => value.clone(),
    }
}

/// The statements of both runs as those of a pass, and those that follow the second run; `None`
/// if the runs are not alike.
pub fn merged(
    first: &[Statement],
    second: &[Statement],
) -> Option<(Vec<Statement>, Vec<Statement>)> {
    let mut rest = second.iter().peekable();
    let mut pass = Vec::new();
    for statement in first {
        if let Some(both) = rest.peek().and_then(|other| statement.with(other)) {
            rest.next();
            pass.push(both);
        } else if is_needed(statement) {
            return None;
        } else {
            pass.push(Statement::OfFirst(Box::new(statement.clone())));
        }
    }
    let after: Vec<Statement> = rest.cloned().collect();
    (!after.iter().any(is_needed)).then_some((pass, after))
}

/// Whether every run has the statement.
fn is_needed(statement: &Statement) -> bool {
    match statement {
        Statement::Text(text) => text.contains("vkQueueSubmit("),
        Statement::Data(Data::Write { .. }) | Statement::OfFirst(_) | Statement::Either(..) => {
            false
        }
        Statement::Data(Data::Compare { .. }) | Statement::Choice(_) => true,
    }
}
