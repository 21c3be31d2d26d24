//! A case as a case file of its own, with the values of its axes and everything that
//! `extends` adds: `xfb show --toml`.
//!
//! The types of [`crate::case`] serialize to the keys that they are read from. This
//! module orders the keys as the documentation does.

use super::sweep::Combination;
use super::toml_text::{key, line};
use crate::case::definition::Definition;
use crate::case::sequence::Sequence;
use toml::{Table, Value};

/// Keys before the first empty line.
const FIRST: [&str; 6] = ["about", "rules", "tables", "smoke", "host_only", "probe"];

/// The keys after them, each after an empty line.
const AFTER: [&str; 16] = [
    "interface",
    "request",
    "pipeline",
    "programs",
    "allocation",
    "practices",
    "unbound",
    "skip_readback",
    "counters",
    "queries",
    "query_read",
    "indices",
    "script",
    "advertised",
    "negative",
    "opengl",
];

/// Tables whose keys are written `interface.outputs = …`.
const DOTTED: [&str; 7] = [
    "interface",
    "request",
    "pipeline",
    "query_read",
    "advertised",
    "negative",
    "opengl",
];

/// Keys of a pipeline that a program takes from the case.
const OF_THE_CASE: [&str; 5] = ["also_rewrite", "image", "views", "pass", "seed"];

/// The case file of one case.
pub(crate) fn case_file(
    definition: &Definition,
    sequence: &Sequence,
    combination: &Combination,
) -> String {
    let name = &combination.name;
    let heading = format!(
        "# A copy of {name}.\n\
         # Saved as cases/regress/NAME.toml, it is the case xfb.regress.NAME.\n"
    );
    heading + &text(definition, sequence, combination.smoke)
}

/// The keys of a case, with all keys of each program.
pub fn tree(definition: &Definition, sequence: &Sequence) -> Table {
    let is_table = "what a file states is a TOML table";
    let mut root = Table::try_from(definition).expect(is_table);
    if definition.opengl.is_some() {
        root.retain(|key, _| ["about", "rules", "opengl"].contains(&key));
        return root;
    }
    root.extend(Table::try_from(sequence).expect(is_table));
    root
}

/// A case as the text of a case file, without a heading.
pub fn text(definition: &Definition, sequence: &Sequence, smoke: bool) -> String {
    let mut root = tree(definition, sequence);
    if smoke {
        root.insert("smoke".to_owned(), true.into());
    }
    tree_text(root)
}

/// The keys of a case as the text of a case file.
pub fn tree_text(mut root: Table) -> String {
    shorten(&mut root);
    let mut out = String::new();
    for name in FIRST {
        let value = root.remove(name);
        out.extend(value.map(|value| line(name, &value)));
    }
    for name in AFTER {
        let Some(value) = root.remove(name) else {
            continue;
        };
        out += "\n";
        out += &match value {
            Value::Table(table) if DOTTED.contains(&name) => lines(name, &table),
            Value::Table(programs) if name == "programs" => self::programs(&programs),
            other => line(name, &other),
        };
    }
    if let Some(Value::Table(mut memory)) = root.remove("memory") {
        let layouts = memory.remove("layout");
        out += &block("[memory]", &Value::Table(memory));
        out += &blocks("[[memory.layout]]", layouts);
    }
    out += &blocks("[[table]]", root.remove("table"));
    out += &blocks("[[placement]]", root.remove("placement"));
    assert!(root.is_empty(), "no place for {root}");
    out
}

/// The keys of a case below `when.AXIS.VALUE`: everything but the keys that
/// precede the first empty line.
pub fn for_value(axis: &str, value: &str, definition: &Definition, sequence: &Sequence) -> String {
    let text = text(definition, sequence, false);
    let lines = text.lines().skip_while(|line| !line.is_empty());
    let own = lines.filter(|line| !line.is_empty());
    let heading = format!("\n[when.{axis}.{}]\n", key(value));
    own.fold(heading, |block, line| block + line + "\n")
}

/// Removes what serialization states although a file can omit it.
fn shorten(root: &mut Table) {
    remove_empty(root, "interface");
    let mut programs = root.remove("programs");
    if let Some(Value::Table(programs)) = &mut programs {
        for (_, program) in programs.iter_mut() {
            if let Value::Table(program) = program {
                *program = differences(root, program);
            }
        }
    }
    if let Some(programs) = programs {
        root.insert("programs".to_owned(), programs);
    }
    if let Some(Value::Table(pipeline)) = root.get_mut("pipeline") {
        remove_empty(pipeline, "raster");
    }
    remove_empty(root, "pipeline");
    if let Some(probe) = root.get_mut("probe")
        && let Some(table) = probe.as_table()
        && let (1, Some(text)) = (table.len(), table.get("unspecified"))
    {
        *probe = text.clone();
    }
}

fn remove_empty(table: &mut Table, key: &str) {
    if table
        .get(key)
        .and_then(Value::as_table)
        .is_some_and(Table::is_empty)
    {
        table.remove(key);
    }
}

/// Returns the keys that a program states in place of the keys of its case.
fn differences(case: &Table, program: &Table) -> Table {
    let mut own = Table::new();
    for key in ["interface", "request"] {
        if let Some(value) = program.get(key)
            && case.get(key) != Some(value)
        {
            own.insert(key.to_owned(), value.clone());
        }
    }
    let empty = Value::Table(Table::new());
    let pipeline = |of: &Table| of.get("pipeline").unwrap_or(&empty).as_table().cloned();
    if let (Some(case), Some(program)) = (pipeline(case), pipeline(program)) {
        let keys = pipeline_differences(&case, program);
        if !keys.is_empty() {
            own.insert("pipeline".to_owned(), keys.into());
        }
    }
    own
}

fn pipeline_differences(case: &Table, mut program: Table) -> Table {
    for key in OF_THE_CASE {
        program.remove(key);
    }
    // Required features add up.
    if let (Some(Value::Array(own)), Some(Value::Array(all))) =
        (program.get_mut("requires"), case.get("requires"))
    {
        own.truncate(own.len() - all.len());
    }
    if let (Some(Value::Table(own)), Some(Value::Table(all))) =
        (program.get_mut("raster"), case.get("raster"))
    {
        *own = replacing(all, own);
    }
    let mut own = replacing(case, &program);
    own.retain(|key, value| match (key, value) {
        ("requires", Value::Array(features)) => !features.is_empty(),
        ("raster", Value::Table(keys)) => !keys.is_empty(),
        (key, _) => !OF_THE_CASE.contains(&key),
    });
    own
}

/// The keys of `own` that differ from those of `base`, and `"none"` or an empty list
/// for a key that only `base` has.
fn replacing(base: &Table, own: &Table) -> Table {
    let changed = own
        .iter()
        .filter(|(key, value)| base.get(*key) != Some(*value));
    let changed = changed.map(|(key, value)| (key.clone(), value.clone()));
    let removed = base.iter().filter(|(key, _)| !own.contains_key(*key));
    let removed = removed.map(|(key, value)| {
        let nothing = match value {
            Value::Array(_) => Value::Array(Vec::new()),
            Value::Table(_)
            | Value::String(_)
            | Value::Integer(_)
            | Value::Float(_)
            | Value::Boolean(_)
            | Value::Datetime(_) => Value::from("none"),
        };
        (key.clone(), nothing)
    });
    changed.chain(removed).collect()
}

/// The keys of a table, each after the name of the table; `name = {}` without keys.
fn lines(name: &str, table: &Table) -> String {
    if table.is_empty() {
        return line(name, &Value::Table(Table::new()));
    }
    let line = |(own, value): (&String, &Value)| line(&format!("{name}.{}", key(own)), value);
    table.iter().map(line).collect()
}

fn programs(programs: &Table) -> String {
    let program = |(name, program): (&String, &Value)| {
        let name = format!("programs.{}", key(name));
        match program.as_table() {
            Some(program) if !program.is_empty() => {
                let part = |(part, value): (&String, &Value)| match value {
                    Value::Table(table) => lines(&format!("{name}.{part}"), table),
                    other => line(&format!("{name}.{part}"), other),
                };
                program.iter().map(part).collect()
            }
            _ => line(&name, program),
        }
    };
    programs.iter().map(program).collect()
}

/// A table after its heading.
fn block(heading: &str, table: &Value) -> String {
    let entries = table.as_table().into_iter().flatten();
    let lines = entries.map(|(name, value)| line(&key(name), value));
    format!("\n{heading}\n{}", lines.collect::<String>())
}

fn blocks(heading: &str, tables: Option<Value>) -> String {
    let tables = tables
        .as_ref()
        .and_then(Value::as_array)
        .into_iter()
        .flatten();
    tables.map(|table| block(heading, table)).collect()
}
