//! A case file as a tree of values, each with its place in the text.
//!
//! A file is parsed once. Everything that follows – sweeps, `extends`, `repeat`,
//! `when`, deserialization – works on this tree and keeps its spans, so that an
//! error points at the line that caused it.

use super::error::{CaseError, Problem, Result};
use crate::spanned::Spanned;
use std::ops::Range;
use toml::de::{DeTable, DeValue};

/// A parsed case file.
#[derive(Clone, Debug)]
pub struct Document {
    /// The path in messages, relative to the cases folder.
    pub file: String,
    /// The text of the file.
    pub text: String,
    /// The table of the whole file.
    pub root: Node,
}

/// A value and its place in the text.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// The bytes of the text that the value takes.
    pub span: Range<usize>,
    /// The value.
    pub data: Data,
}

/// A TOML value. The format has no dates.
#[derive(Clone, Debug, PartialEq)]
pub enum Data {
    /// An integer of 64 bits.
    Integer(i64),
    /// A floating-point number.
    Float(f64),
    /// `true` or `false`.
    Boolean(bool),
    /// A text; an expression where the format expects a number.
    Text(String),
    /// An array, or an array of tables.
    List(Vec<Node>),
    /// A table, its entries in the order of the file.
    Table(Vec<Entry>),
}

/// A key of a table and its value.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The key.
    pub key: Spanned<String>,
    /// The value.
    pub value: Node,
}

/// The bytes of a file whose syntax errors are all reported. One mistake can cause an error
/// in each line, and every error holds a copy of the text.
const MOST_RECOVERABLE: usize = 32 << 10;

impl Document {
    /// Parses a file.
    ///
    /// # Errors
    /// Text that is not TOML, an integer of more than 64 bits, a date.
    pub fn parse(file: &str, text: &str) -> Result<Document> {
        let (table, errors) = if text.len() <= MOST_RECOVERABLE {
            DeTable::parse_recoverable(text)
        } else {
            DeTable::parse(text).map_or_else(
                |error| (toml::Spanned::new(0..0, DeTable::new()), vec![error]),
                |table| (table, Vec::new()),
            )
        };
        if let Some(error) = syntax_errors(file, text, &errors) {
            return Err(error);
        }
        let span = table.span();
        let root = Node::from_table(span, table.into_inner())
            .map_err(|(why, span)| Problem::Value(why).at(file, text, span))?;
        Ok(Document {
            file: file.to_owned(),
            text: text.to_owned(),
            root,
        })
    }
}

/// The first syntax error, with the others; of each line the first.
fn syntax_errors(file: &str, text: &str, errors: &[toml::de::Error]) -> Option<Box<CaseError>> {
    let errors = errors.iter().map(|error| {
        let problem = Problem::NotToml(error.message().to_owned());
        problem.at(file, text, error.span().unwrap_or(0..0))
    });
    let mut errors: Vec<Box<CaseError>> = errors.collect();
    errors.sort_by_key(|error| error.span().start);
    errors.dedup_by_key(|error| error.line);
    let mut errors = errors.into_iter();
    let mut first = errors.next()?;
    first.others = errors.map(|error| *error).collect();
    Some(first)
}

/// The reason why a TOML value cannot be part of a case file, and where it is.
type Unusable = (String, Range<usize>);

impl Default for Node {
    fn default() -> Node {
        Node::empty_table(0..0)
    }
}

impl Node {
    /// A table without entries.
    pub fn empty_table(span: Range<usize>) -> Node {
        let data = Data::Table(Vec::new());
        Node { span, data }
    }

    /// The entries of a table, `None` for any other value.
    pub fn entries(&self) -> Option<&[Entry]> {
        match &self.data {
            Data::Table(entries) => Some(entries),
            Data::Integer(_)
            | Data::Float(_)
            | Data::Boolean(_)
            | Data::Text(_)
            | Data::List(_) => None,
        }
    }

    /// The keys of a table; none of any other value, which is refused where it is read.
    pub fn keys(&self) -> &[Entry] {
        self.entries().unwrap_or_default()
    }

    /// A key of a table and its value.
    pub fn entry(&self, key: &str) -> Option<&Entry> {
        let mut entries = self.keys().iter();
        entries.find(|entry| entry.key.get_ref() == key)
    }

    /// The value of a key of a table.
    pub fn get(&self, key: &str) -> Option<&Node> {
        self.entry(key).map(|entry| &entry.value)
    }

    /// Returns the place of the value at a path of keys, or of the last table on the way to it.
    pub fn place(&self, path: &[&str]) -> Range<usize> {
        let inner = path.split_first();
        match inner.and_then(|(key, rest)| Some(self.get(key)?.place(rest))) {
            Some(place) => place,
            None => self.span.clone(),
        }
    }

    /// Returns a copy of the tree with its places moved by `by` bytes.
    pub fn moved(&self, by: usize) -> Node {
        let place = |span: &Range<usize>| span.start + by..span.end + by;
        let data = match &self.data {
            Data::List(values) => Data::List(values.iter().map(|node| node.moved(by)).collect()),
            Data::Table(entries) => {
                let entry = |Entry { key, value }: &Entry| Entry {
                    key: Spanned::new(place(&key.span()), key.get_ref().clone()),
                    value: value.moved(by),
                };
                Data::Table(entries.iter().map(entry).collect())
            }
            Data::Integer(_) | Data::Float(_) | Data::Boolean(_) | Data::Text(_) => {
                self.data.clone()
            }
        };
        let span = place(&self.span);
        Node { span, data }
    }

    /// The value in words, for "expected …, found …".
    pub fn describe(&self) -> String {
        match &self.data {
            Data::Integer(value) => format!("the number {value}"),
            Data::Float(value) => format!("the number {value}"),
            Data::Boolean(value) => value.to_string(),
            Data::Text(text) => format!("the text '{text}'"),
            Data::List(_) => "a list".to_owned(),
            Data::Table(_) => "a table".to_owned(),
        }
    }

    fn from_table(span: Range<usize>, table: DeTable<'_>) -> std::result::Result<Node, Unusable> {
        let entry = |(key, value): (toml::Spanned<_>, _)| {
            let key = Spanned::new(key.span(), String::from(key.into_inner()));
            let value = Node::from_value(value)?;
            Ok(Entry { key, value })
        };
        let entries = table.into_iter().map(entry);
        let mut entries = entries.collect::<std::result::Result<Vec<_>, Unusable>>()?;
        entries.sort_by_key(|entry| entry.key.span().start);
        let data = Data::Table(entries);
        Ok(Node { span, data })
    }

    fn from_value(value: toml::Spanned<DeValue<'_>>) -> std::result::Result<Node, Unusable> {
        let span = value.span();
        let data = match value.into_inner() {
            DeValue::String(text) => Data::Text(text.into_owned()),
            DeValue::Integer(number) => {
                match i64::from_str_radix(number.as_str(), number.radix()) {
                    Ok(number) => Data::Integer(number),
                    Err(_) => return Err((format!("{number} does not fit 64 bits"), span)),
                }
            }
            DeValue::Float(number) => match number.as_str().parse() {
                Ok(number) => Data::Float(number),
                Err(_) => return Err((format!("{number} is not a number"), span)),
            },
            DeValue::Boolean(value) => Data::Boolean(value),
            DeValue::Datetime(date) => {
                return Err((format!("{date} is a date: the format has none"), span));
            }
            DeValue::Array(values) => {
                let values = values.into_iter().map(Node::from_value);
                Data::List(values.collect::<std::result::Result<_, _>>()?)
            }
            DeValue::Table(table) => return Node::from_table(span, table),
        };
        Ok(Node { span, data })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_keep_their_place_and_order() {
        let text = "z = 1\na = [0x10, 2.5, true]\n[[t]]\nb = 'x'\n";
        let document = Document::parse("f/x.toml", text).expect("TOML");
        let keys: Vec<&str> = document
            .root
            .entries()
            .expect("a table")
            .iter()
            .map(|entry| entry.key.get_ref().as_str())
            .collect();
        assert_eq!(keys, ["z", "a", "t"]);
        let list = document.root.get("a").expect("a");
        assert_eq!(&text[list.span.clone()], "[0x10, 2.5, true]");
        let Data::List(values) = &list.data else {
            panic!("{list:?}");
        };
        let data: Vec<&Data> = values.iter().map(|value| &value.data).collect();
        assert_eq!(
            data,
            [&Data::Integer(16), &Data::Float(2.5), &Data::Boolean(true)]
        );
        assert_eq!(&text[values[1].span.clone()], "2.5");
    }

    #[test]
    fn one_error_is_reported_of_a_large_file() {
        let broken = "a = 1\nb = \nc = \n";
        let error = |text: &str| Document::parse("f/x.toml", text).expect_err("not TOML");
        let small = error(broken);
        assert_eq!((small.line, small.others.len()), (2, 1));
        let large = error(&format!(
            "{broken}{}",
            "d = \n".repeat(MOST_RECOVERABLE / 4)
        ));
        assert_eq!((large.line, large.others.len()), (2, 0));
        assert_eq!(large.to_string(), small.to_string());
    }

    #[test]
    fn unusable_values_are_refused_where_they_are() {
        let rows = [
            ("a = 1\nb = ", "case.not_toml", 2),
            ("a = 1\na = 2", "case.not_toml", 2),
            ("a = 99999999999999999999", "case.value", 1),
            ("\na = [1979-05-27]", "case.value", 2),
        ];
        for (text, rule, line) in rows {
            let error = Document::parse("f/x.toml", text).expect_err(text);
            assert_eq!((error.problem.rule(), error.line), (rule, line), "{error}");
        }
    }
}
