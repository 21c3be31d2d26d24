//! Keys of a case file below the header of a table. TOML takes them for keys of that table.

use super::document::{Data, Document, Entry, Node};
use super::error::{CaseError, Problem};

/// Replaces an error about a key that belongs to the file, and is below a header, by one that
/// reports it. `of_file` is every key of a file.
pub fn explain(error: &mut CaseError, document: &Document, of_file: &[&str]) {
    if error.file != document.file {
        return;
    }
    let Some((line, header)) = first_header(document) else {
        return;
    };
    let Some(key) =
        misplaced_key(error, document, of_file).filter(|key| is_below(document, key, line))
    else {
        return;
    };
    let problem = Problem::MisplacedKey {
        key: key.key.get_ref().clone(),
        header,
        line,
    };
    let others = std::mem::take(&mut error.others);
    *error = *problem.at(&document.file, &document.text, key.key.span());
    error.others = others;
}

/// The line of the first header of a table, and its text.
fn first_header(document: &Document) -> Option<(usize, String)> {
    let is_header = |line: &str| {
        let name = line.strip_prefix('[')?;
        let name = name.strip_prefix('[').unwrap_or(name);
        let end = name.find(|c: char| !c.is_ascii_alphanumeric() && c != '_')?;
        let is_closed = name[end..].starts_with([']', '.']) && line.contains(']');
        (is_closed && document.root.get(&name[..end]).is_some()).then_some(())
    };
    let mut lines = (1..).zip(document.text.lines().map(str::trim));
    let (number, line) = lines.find(|(_, line)| is_header(line).is_some())?;
    let end = line.rfind(']').map_or(line.len(), |end| end + 1);
    Some((number, line[..end].to_owned()))
}

/// The entry of a key of the file in one of its tables that an error is about.
fn misplaced_key<'d>(
    error: &CaseError,
    document: &'d Document,
    of_file: &[&str],
) -> Option<&'d Entry> {
    let span = error.span();
    let missing = |key: &str| error.problem.to_string() == format!("the key '{key}' is missing");
    let is_meant = |table: &str, entry: &Entry| {
        let key = entry.key.span();
        let is_unknown = matches!(error.problem, Problem::UnknownKey(_)) && key == span;
        let is_axis =
            table == "axes" && key.start <= span.start && span.end <= entry.value.span.end;
        let name = entry.key.get_ref().as_str();
        of_file.contains(&name) && (is_unknown || is_axis || missing(name))
    };
    let tables = document.root.keys().iter();
    let mut entries = tables.flat_map(|table| {
        let name = table.key.get_ref().as_str();
        let entries = entries_below(&table.value).into_iter();
        entries.map(move |entry| (name, entry))
    });
    let (_, entry) = entries.find(|(table, entry)| is_meant(table, entry))?;
    Some(entry)
}

/// Every entry of a tree.
fn entries_below(node: &Node) -> Vec<&Entry> {
    let mut found = Vec::new();
    let mut open = vec![node];
    while let Some(node) = open.pop() {
        if let Data::List(values) = &node.data {
            open.extend(values);
        }
        for entry in node.keys() {
            found.push(entry);
            open.push(&entry.value);
        }
    }
    found
}

/// Whether an entry is after a line, and the first of its own line, as no entry of an inline
/// table is.
fn is_below(document: &Document, entry: &Entry, line: usize) -> bool {
    let before = &document.text[..entry.key.span().start];
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    before.lines().count() >= line && before[start..].trim().is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case_file::every_mistake::with_others;
    use crate::case_file::sweep::Wanted;
    use crate::case_file::{Files, expand};
    use crate::sources::Sources;

    /// The mistakes of a file, with their lines.
    fn mistakes(text: &str) -> Vec<String> {
        let file = "f/x.toml";
        let document = Document::parse(file, text).expect("TOML");
        let files = Files::with(&Sources::embedded(), document);
        let error = expand::cases(file, &files, Wanted::Default).expect_err("a mistake");
        let error = with_others(error, file, &files);
        let every = std::iter::once(&*error).chain(&error.others);
        let lines = every.map(|error| format!("{}: {}", error.line, error.problem));
        lines.collect()
    }

    const INTERFACE: &str = "outputs = [{ name = 'a', type = 'vec4', offset = 0 }]\n";

    #[test]
    fn a_key_of_the_file_below_a_header_is_explained() {
        let script = "script = [{ begin = {} }, { draw = {} }, { end = {} }]\n";
        let start = "about = 'x'\nrules = [1]\n";
        let rows = [
            (
                format!("{start}\n[[counters]]\nvalue = 4\n{script}[interface]\n{INTERFACE}"),
                "6: 'script' is a key of the file: move it above line 4, `[[counters]]`",
            ),
            (
                format!("{start}[interface]\n{INTERFACE}[pipeline] # how\n{script}"),
                "6: 'script' is a key of the file: move it above line 3, `[interface]`",
            ),
            (
                format!("{start}[axes]\nn = [1, 2]\n{script}[interface]\n{INTERFACE}"),
                "5: 'script' is a key of the file: move it above line 3, `[axes]`",
            ),
            (
                format!("[interface]\n{INTERFACE}{start}"),
                "3: 'about' is a key of the file: move it above line 1, `[interface]`",
            ),
        ];
        for (text, want) in rows {
            let found = mistakes(&text);
            assert!(found.iter().any(|message| message == want), "{found:#?}");
        }
    }

    #[test]
    fn other_unknown_keys_are_only_unknown() {
        for part in [
            "scripts = []\n",
            "outputs = [{ name = 'a', type = 'vec4', script = 1 }]\n",
        ] {
            let text = format!("about = 'x'\nrules = [1]\n[interface]\n{part}");
            let found = mistakes(&text);
            assert!(found[0].contains("unknown key 'script"), "{found:?}");
        }
    }
}
