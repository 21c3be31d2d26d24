//! TOML in the layout of the case files: dotted keys, and one entry of a long list
//! per line.

use toml::{Table, Value};

/// The longest line that is not broken.
const WIDTH: usize = 98;
/// The columns by which the entries of a broken list are indented.
const INDENT: usize = 4;

/// Returns the line, or the lines, of a key and its value.
pub(crate) fn line(key: &str, value: &Value) -> String {
    let start = format!("{key} = ");
    let value = match value {
        Value::Array(list) if is_long(list) => broken_list(list, 0),
        _ => broken(value, start.len(), 0),
    };
    start + &value + "\n"
}

/// Whether each entry of a list needs a line of its own.
fn is_long(list: &[Value]) -> bool {
    let filled = |value: &&Value| value.as_table().is_some_and(|table| !table.is_empty());
    list.iter().filter(filled).count() > 1
}

/// Returns a key as it is written: quoted unless it has only letters, digits, `_` and
/// `-`.
pub(crate) fn key(name: &str) -> String {
    let bare = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    if !name.is_empty() && name.chars().all(bare) {
        name.to_owned()
    } else {
        Value::from(name).to_string()
    }
}

/// Returns a value that starts at a column, broken if the line would be too long.
fn broken(value: &Value, column: usize, indent: usize) -> String {
    let inline = inline(value);
    if column + inline.len() <= WIDTH {
        return inline;
    }
    match value {
        Value::Array(list) => broken_list(list, indent),
        Value::Table(table) => broken_table(table, column, indent),
        Value::String(_)
        | Value::Integer(_)
        | Value::Float(_)
        | Value::Boolean(_)
        | Value::Datetime(_) => inline,
    }
}

fn broken_list(list: &[Value], indent: usize) -> String {
    let inner = indent + INDENT;
    let entries = list.iter().map(|entry| {
        let entry = match as_step(entry) {
            Some(step) => Value::from(step).to_string(),
            None => broken(entry, inner + 1, inner),
        };
        format!("{:inner$}{entry},\n", "")
    });
    format!("[\n{}{:indent$}]", entries.collect::<String>(), "")
}

fn broken_table(table: &Table, column: usize, indent: usize) -> String {
    let entries = table.iter().map(|(name, value)| {
        let name = key(name);
        let column = column + name.len() + " = ".len();
        format!("{name} = {}", broken(value, column, indent))
    });
    format!("{{ {} }}", entries.collect::<Vec<_>>().join(", "))
}

/// Returns a value on one line.
fn inline(value: &Value) -> String {
    match value {
        Value::Array(list) => {
            let entries = list.iter().map(|entry| match as_step(entry) {
                Some(step) => Value::from(step).to_string(),
                None => inline(entry),
            });
            format!("[{}]", entries.collect::<Vec<_>>().join(", "))
        }
        Value::Table(table) if table.is_empty() => "{}".to_owned(),
        Value::Table(table) => {
            let entries = table.iter();
            let entries = entries.map(|(name, value)| format!("{} = {}", key(name), inline(value)));
            format!("{{ {} }}", entries.collect::<Vec<_>>().join(", "))
        }
        Value::String(_)
        | Value::Integer(_)
        | Value::Float(_)
        | Value::Boolean(_)
        | Value::Datetime(_) => value.to_string(),
    }
}

/// Returns the name of a step without arguments: `{ begin = {} }` is `"begin"`.
fn as_step(value: &Value) -> Option<&str> {
    let mut entries = value.as_table()?.iter();
    match (entries.next(), entries.next()) {
        (Some((name, Value::Table(arguments))), None) if arguments.is_empty() => Some(name),
        (_, _) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lists_are_broken_and_steps_without_arguments_are_texts() {
        let text = r#"script = [{ begin = {} }, { draw = { vertices = 7 } }, { end = {} }]
short = [1, 2]
values = { "a[0]" = "1 2" }
"#;
        let table: Table = text.parse().expect("TOML");
        let lines: String = table.iter().map(|(key, value)| line(key, value)).collect();
        let want = r#"script = [
    "begin",
    { draw = { vertices = 7 } },
    "end",
]
short = [1, 2]
values = { "a[0]" = "1 2" }
"#;
        assert_eq!(lines, want);
    }
}
