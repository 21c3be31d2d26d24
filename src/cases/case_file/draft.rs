//! Smaller cases that may still show a fault: the tree of a case file with one part less.
//!
//! From coarse to fine: few vertices, runs of steps, pairs of steps that belong together, single
//! steps, programs, queries and counters, then every other key, element and number of the tree.
//! A candidate may be illegal: the reader of case files refuses it.

use super::deserialize::read_text;
use super::expression::Scope;
use super::print;
use crate::case::definition::Definition;
use crate::case::sequence::Sequence;
use crate::case::sequence::steps::{ScriptEntry, ShortForm};
use crate::script::commands::slots::Entry;
use crate::spanned::Spanned;
use crate::units::{CounterIndex, QueryIndex};
use std::iter;
use std::ops::Range;
use toml::{Table, Value};

/// A case that is being reduced: the tree of its case file.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft(Value);

/// The vertices that large draws are reduced to at first.
const FEW_VERTICES: [i64; 3] = [6, 64, 1024];
/// Up to this number of draws of one command, each is removed and simplified by itself. Of more,
/// parts of this fraction at least are removed, and all are simplified alike: each candidate
/// of 5,000 draws runs thousands of them.
const FEW_DRAWS: usize = 16;

/// Keys that are never removed: those that a case needs, and those whose default is not less.
const KEPT: [&str; 12] = [
    "about",
    "rules",
    "interface",
    "script",
    "queries",
    "name",
    "type",
    "kind",
    "size",
    "values",
    "seed",
    "vertices",
];
/// Keys of numbers that are reduced.
const NUMBERS: [&str; 4] = ["vertices", "count", "max", "invocations"];
/// Keys of texts that are lists of words.
const WORDS: [&str; 2] = ["emits", "values"];
/// Keys of lists of steps.
const STEPS: [&str; 2] = ["script", "secondary"];

/// An edit of a tree; false if it changes nothing.
type Edit = Box<dyn Fn(&mut Value) -> bool>;

/// One step of the path to a part of a tree.
#[derive(Clone, Debug)]
enum Place {
    Key(String),
    At(usize),
    /// All elements of a list.
    Each,
}

impl Draft {
    /// The draft of a case that is not reduced yet.
    pub fn new(definition: &Definition, sequence: &Sequence) -> Draft {
        Draft(print::tree(definition, sequence).into())
    }

    fn root(&self) -> &Table {
        self.0.as_table().expect("a case is a table")
    }

    /// The case file.
    pub fn text(&self) -> String {
        print::tree_text(self.root().clone())
    }

    /// Replaces the purpose of the case.
    pub fn describe(&mut self, about: String) {
        self.0["about"] = about.into();
    }

    /// Keeps the rules that the case may be about; all, if it is about none of them.
    pub fn keep_rules(&mut self, is_kept: impl Fn(i64) -> bool) {
        if let Some(rules) = self.0.get_mut("rules").and_then(Value::as_array_mut) {
            let is_kept = |rule: &Value| rule.as_integer().is_some_and(&is_kept);
            if rules.iter().any(is_kept) {
                rules.retain(is_kept);
            }
        }
    }

    /// The number of steps, those of secondary command buffers included.
    pub fn steps(&self) -> usize {
        fn count(steps: &[Value]) -> usize {
            let own = steps.iter().map(|step| secondary(step).map_or(1, count));
            own.sum()
        }
        list(&self.0, "script").map_or(0, count)
    }

    /// The number of outputs of the program with most of them.
    pub fn outputs(&self) -> usize {
        let programs = self.root().get("programs").and_then(Value::as_table);
        let programs = programs.into_iter().flat_map(Table::values);
        let interfaces = iter::once(&self.0).chain(programs);
        let outputs = interfaces.filter_map(|program| list(program.get("interface")?, "outputs"));
        outputs.map(<[Value]>::len).max().unwrap_or(0)
    }

    /// Every draft with one part less.
    pub fn smaller(&self) -> impl Iterator<Item = Draft> + use<> {
        let base = self.clone();
        self.edits().into_iter().filter_map(move |edit| {
            let mut smaller = base.clone();
            edit(&mut smaller.0).then_some(smaller)
        })
    }

    fn edits(&self) -> Vec<Edit> {
        let mut all: Vec<Edit> = Vec::new();
        for most in FEW_VERTICES {
            all.push(Box::new(move |root| {
                edit_vertices(root, &|vertices| {
                    (vertices > 4 * most).then_some(most + vertices % 2)
                })
            }));
        }
        if let Some(steps) = list(&self.0, "script") {
            without_steps(steps, &[Place::Key("script".to_owned())], &mut all);
        }
        let programs = self.root().get("programs").and_then(Value::as_table);
        for name in programs.into_iter().flat_map(Table::keys).cloned() {
            all.push(Box::new(move |root| {
                edit_steps(root, &mut |step| {
                    !matches!(step, ScriptEntry::Short(ShortForm::Use(other)) if *other == name)
                }) && remove_key(&mut root["programs"], &name)
            }));
        }
        let count = |key| list(&self.0, key).map_or(0, <[Value]>::len);
        let queries = QueryIndex::all(count("queries")).map(Entry::Query);
        let counters = CounterIndex::all(count("counters")).map(Entry::Counter);
        for gone in queries.chain(counters) {
            all.push(Box::new(move |root| remove_entry(root, gone)));
        }
        walk(&self.0, "", &[], &mut all);
        all
    }
}

fn list<'v>(table: &'v Value, key: &str) -> Option<&'v [Value]> {
    table.get(key)?.as_array().map(Vec::as_slice)
}

/// The steps of a step that records a secondary command buffer.
fn secondary(step: &Value) -> Option<&[Value]> {
    list(step, "secondary")
}

/// An edit of the part at the end of a path.
fn at(path: &[Place], edit: impl Fn(&mut Value) -> bool + 'static) -> Edit {
    let path = path.to_vec();
    Box::new(move |root| edit_at(root, &path, &edit))
}

fn edit_at(value: &mut Value, path: &[Place], edit: &dyn Fn(&mut Value) -> bool) -> bool {
    let Some((place, rest)) = path.split_first() else {
        return edit(value);
    };
    let part = match place {
        Place::Key(key) => value.get_mut(key),
        Place::At(index) => value.get_mut(index),
        Place::Each => {
            let elements = value.as_array_mut().into_iter().flatten();
            return elements.fold(false, |edited, element| {
                edit_at(element, rest, edit) | edited
            });
        }
    };
    part.is_some_and(|part| edit_at(part, rest, edit))
}

fn join(path: &[Place], place: Place) -> Vec<Place> {
    [path, &[place]].concat()
}

fn remove_key(table: &mut Value, key: &str) -> bool {
    let table = table.as_table_mut();
    table.is_some_and(|table| table.remove(key).is_some())
}

/// Replaces elements of a list.
fn splice(path: &[Place], gone: Range<usize>, with: Vec<Value>) -> Edit {
    at(path, move |list| {
        let list = list.as_array_mut();
        list.is_some_and(|list| list.splice(gone.clone(), with.clone()).count() > 0)
    })
}

/// Changes the vertices of every draw for which `edit` returns others.
fn edit_vertices(value: &mut Value, edit: &dyn Fn(i64) -> Option<i64>) -> bool {
    let parts: Vec<&mut Value> = match value {
        Value::Table(table) => {
            let own = table.get_mut("vertices");
            let other = own.and_then(|own| Some((edit(own.as_integer()?)?, own)));
            let is_edited = other.map(|(other, own)| *own = other.into()).is_some();
            let parts = table.iter_mut().map(|(_, part)| part);
            return parts.fold(is_edited, |edited, part| edit_vertices(part, edit) | edited);
        }
        Value::Array(list) => list.iter_mut().collect(),
        Value::String(_)
        | Value::Integer(_)
        | Value::Float(_)
        | Value::Boolean(_)
        | Value::Datetime(_) => Vec::new(),
    };
    let parts = parts.into_iter();
    parts.fold(false, |edited, part| edit_vertices(part, edit) | edited)
}

/// Edits every step, and removes those for which `edit` returns false; returns false if the
/// tree has a part that is not legal.
fn edit_steps(root: &mut Value, edit: &mut dyn FnMut(&mut ScriptEntry) -> bool) -> bool {
    fn edit_all(
        steps: &mut Vec<Spanned<ScriptEntry>>,
        edit: &mut dyn FnMut(&mut ScriptEntry) -> bool,
    ) {
        steps.retain_mut(|step| {
            if let ScriptEntry::Short(ShortForm::Secondary(inner)) = step.get_mut() {
                edit_all(inner, edit);
                return true;
            }
            edit(step.get_mut())
        });
    }
    let text = toml::to_string(root).expect("a tree is TOML");
    let Ok(sequence) = read_text::<Sequence>(&text, &Scope::new("", &text)) else {
        return false;
    };
    if let Some(mut steps) = sequence.script {
        edit_all(steps.get_mut(), edit);
        root["script"] = Value::try_from(steps).expect("steps are TOML");
    }
    true
}

/// Removes a query or a counter, and the steps that need it; references to later ones move up.
fn remove_entry(root: &mut Value, gone: Entry) -> bool {
    let (key, at) = match gone {
        Entry::Query(query) => ("queries", query.position()),
        Entry::Counter(counter) => ("counters", counter.position()),
    };
    let is_legal = edit_steps(root, &mut |step| {
        let mut is_left = true;
        step.visit_references(&mut |reference| is_left &= reference.follow_removal(gone));
        is_left
    });
    if let Some(list) = root[key].as_array_mut() {
        list.remove(at);
    }
    is_legal
}

/// Adds edits that remove steps: runs of them, what begins and ends, and single steps. A
/// secondary command buffer is also replaced by its steps.
fn without_steps(steps: &[Value], path: &[Place], all: &mut Vec<Edit>) {
    let (runs, single): (Vec<_>, Vec<_>) =
        parts(steps.len(), usize::MAX).partition(|part| part.len() > 1);
    all.extend(runs.into_iter().map(|run| splice(path, run, Vec::new())));
    for (begin, end) in pairs(steps) {
        all.push(splice(path, begin..end + 1, Vec::new()));
        all.push(splice(path, begin..end + 1, steps[begin + 1..end].to_vec()));
    }
    all.extend(single.into_iter().map(|one| splice(path, one, Vec::new())));
    for (number, step) in steps.iter().enumerate() {
        if let Some(inner) = secondary(step) {
            all.push(splice(path, number..number + 1, inner.to_vec()));
            let path = join(path, Place::At(number));
            let path = join(&path, Place::Key("secondary".to_owned()));
            without_steps(inner, &path, all);
        }
    }
}

/// The name of a step, and its arguments.
fn name_of(step: &Value) -> Option<(&str, Option<&Value>)> {
    let stated = step.as_table().and_then(|table| table.iter().next());
    let stated = stated.map(|(name, arguments)| (name.as_str(), Some(arguments)));
    stated.or(step.as_str().map(|name| (name, None)))
}

/// The places of steps that begin something, each with that of its end.
fn pairs(steps: &[Value]) -> impl Iterator<Item = (usize, usize)> {
    (0..steps.len()).filter_map(|begin| {
        let (name, query) = name_of(&steps[begin])?;
        let kind = name.strip_prefix("begin")?;
        let ends = |step: &Value| {
            name_of(step).is_some_and(|(name, other)| {
                name.strip_prefix("end") == Some(kind) && (kind != "_query" || query == other)
            })
        };
        let end = steps[begin..].iter().position(ends)?;
        Some((begin, begin + end))
    })
}

/// The parts of a list of this length that are removed: halves first, then each by itself or
/// a fraction of a list with more than `most` elements.
fn parts(length: usize, most: usize) -> impl Iterator<Item = Range<usize>> {
    let least = length.div_ceil(most).max(1);
    let halved = move |size: &usize| (*size > least).then(|| (size / 2).max(least));
    let sizes = iter::successors(Some((length / 2).max(least)), halved);
    sizes.flat_map(move |size| {
        let starts = (0..length).step_by(size);
        starts.map(move |start| start..length.min(start + size))
    })
}

/// Adds the edits of a part of the tree: without each of its keys or elements, then of the
/// parts of it. `name` is the key of the part, or of the list that it is in.
fn walk(value: &Value, name: &str, path: &[Place], all: &mut Vec<Edit>) {
    match value {
        Value::Table(table) => {
            let removable = table.keys().filter(|key| !KEPT.contains(&key.as_str()));
            // The only key of a step is its name.
            for key in removable.filter(|_| !STEPS.contains(&name)) {
                let key = key.clone();
                all.push(at(path, move |table| remove_key(table, &key)));
            }
            all.push(at(path, state_only_draw));
            for (key, part) in table.iter().filter(|(key, _)| *key != "rules") {
                walk(part, key, &join(path, Place::Key(key.clone())), all);
            }
        }
        Value::Array(list) => {
            let most = if name == "draws" {
                FEW_DRAWS
            } else {
                usize::MAX
            };
            // References follow entries of the case; lists of steps are elsewhere.
            let is_entries = path.len() == 1 && ["queries", "counters"].contains(&name);
            if !is_entries && !STEPS.contains(&name) {
                let parts = parts(list.len(), most);
                all.extend(parts.map(|part| splice(path, part, Vec::new())));
            }
            if list.len() > most {
                let longest = list
                    .iter()
                    .max_by_key(|part| part.as_table().map(Table::len));
                let longest = longest.expect("the list is long");
                walk(longest, name, &join(path, Place::Each), all);
                return;
            }
            for (index, part) in list.iter().enumerate() {
                if name == "counters" && part.is_integer() {
                    all.push(splice(path, index..index + 1, vec!["none".into()]));
                }
                walk(part, name, &join(path, Place::At(index)), all);
            }
        }
        Value::Integer(_) if NUMBERS.contains(&name) => {
            let fewer: [fn(i64) -> i64; 3] = [|n| n / 2, |n| n - n / 8, |n| n - 1];
            all.extend(fewer.map(|fewer| at(path, move |value| reduce_number(value, fewer))));
        }
        Value::String(text) if WORDS.contains(&name) => {
            let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
            for part in parts(words.len(), FEW_DRAWS).filter(|part| part.len() < words.len()) {
                let kept = [&words[..part.start], &words[part.end..]]
                    .concat()
                    .join(" ");
                all.push(at(path, move |text| {
                    *text = kept.as_str().into();
                    true
                }));
            }
        }
        Value::String(_)
        | Value::Integer(_)
        | Value::Float(_)
        | Value::Boolean(_)
        | Value::Datetime(_) => {}
    }
}

fn reduce_number(value: &mut Value, fewer: fn(i64) -> i64) -> bool {
    let fewer = value.as_integer().map(|own| (own, fewer(own)));
    let fewer = fewer.filter(|(own, fewer)| 0 < *fewer && fewer < own);
    fewer.map(|(_, fewer)| *value = fewer.into()).is_some()
}

/// States the arguments of the only draw of a command in the command.
fn state_only_draw(command: &mut Value) -> bool {
    let Some([Value::Table(only)]) = list(command, "draws") else {
        return false;
    };
    let only = only.clone();
    let command = command.as_table_mut().expect("it has draws");
    command.remove("draws");
    command.extend(only);
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(text: &str) -> Draft {
        Draft(text.parse::<Table>().expect("TOML").into())
    }

    /// The values of a key in the smaller drafts that differ there.
    fn smaller(text: &str, key: &str) -> Vec<String> {
        let draft = draft(text);
        let all = draft.smaller().map(|smaller| smaller.0[key].to_string());
        all.filter(|value| *value != draft.0[key].to_string())
            .collect()
    }

    /// Byte-count draws were once not reduced.
    #[test]
    fn each_argument_is_tried_at_its_default() {
        let seen = smaller(
            "script = [{ draw_byte_count = { counter = 0, counter_offset = 4, by_address = true } }]",
            "script",
        );
        for want in [
            "{ counter = 0, by_address = true }",
            "{ counter = 0, counter_offset = 4 }",
        ] {
            let want = format!("[{{ draw_byte_count = {want} }}]");
            assert!(seen.contains(&want), "{want} is not one of {seen:#?}");
        }
    }

    #[test]
    fn a_begin_is_tried_without_each_counter() {
        let seen = smaller("script = [{ begin = { counters = [3, 4] } }]", "script");
        for want in ["{}", "{ counters = [3] }", "{ counters = [3, \"none\"] }"] {
            let want = format!("[{{ begin = {want} }}]");
            assert!(seen.contains(&want), "{want} is not one of {seen:#?}");
        }
    }

    #[test]
    fn references_to_later_counters_move_up() {
        let text = "counters = [{}, { value = 4 }]\n\
            script = [{ write_counter = { counter = 0, value = 0, via = \"fill\" } }, \
                { begin = { counters = [\"none\", 1] } }, { end = { counters = [1] } }]";
        let seen = smaller(text, "script");
        let want = "[{ begin = { counters = [\"none\", 0] } }, { end = { counters = [0] } }]";
        assert!(seen.iter().any(|script| script == want), "{seen:#?}");
    }

    #[test]
    fn steps_that_belong_together_are_removed_together() {
        let steps = r#"script = ["begin", { begin_query = 0 }, "draw", { end_query = 0 }, "end"]"#;
        let draft = draft(steps);
        let found = pairs(list(&draft.0, "script").expect("a list"));
        assert_eq!(found.collect::<Vec<_>>(), [(0, 4), (1, 3)]);
        let secondary = smaller(r#"script = [{ secondary = ["draw", "x"] }]"#, "script");
        assert!(secondary.contains(&r#"["draw", "x"]"#.to_owned()));
        assert!(secondary.contains(&r#"[{ secondary = ["x"] }]"#.to_owned()));
    }

    fn draws(count: usize) -> Draft {
        let draws = vec!["{ vertices = 4, first_vertex = 4 }"; count].join(", ");
        draft(&format!(
            "script = [{{ draw = {{ command = \"multi\", draws = [{draws}] }} }}]"
        ))
    }

    #[test]
    fn few_draws_are_removed_and_simplified_one_by_one() {
        let parts = |length| parts(length, FEW_DRAWS).collect::<Vec<_>>();
        assert!(parts(0).is_empty());
        assert_eq!(parts(2), [0..1, 1..2]);
        assert_eq!(parts(3), [0..1, 1..2, 2..3]);
        assert_eq!(parts(5), [0..2, 2..4, 4..5, 0..1, 1..2, 2..3, 3..4, 4..5]);
        let firsts = draws(2).smaller().filter(|draft| {
            let text = draft.0.to_string();
            text.matches("vertices").count() == 2 && text.matches("first_vertex").count() == 1
        });
        assert_eq!(firsts.count(), 2);
        let only = draws(1)
            .smaller()
            .map(|draft| draft.0["script"].to_string());
        let want = "[{ draw = { command = \"multi\", vertices = 4, first_vertex = 4 } }]";
        assert!(only.into_iter().any(|script| script == want));
    }

    #[test]
    fn many_draws_have_few_candidates() {
        let all: Vec<Draft> = draws(5000).smaller().collect();
        assert!(all.len() < 60, "{}", all.len());
        let halved = |draft: &&Draft| {
            let text = draft.0.to_string();
            text.matches(" vertices = 2").count() == 5000
        };
        assert_eq!(all.iter().filter(halved).count(), 1);
    }
}
