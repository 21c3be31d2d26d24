//! Statements of a program: text, and data that the runs of a job have of their own.

use super::calls;
use std::fmt::Write;

/// A statement.
#[derive(Clone, Debug, PartialEq)]
pub enum Statement {
    Text(String),
    Data(Data),
    /// The comparison with one of several sets of words.
    Choice(String),
    /// A statement of the first pass alone.
    OfFirst(Box<Statement>),
    /// A statement of each pass.
    Either(Box<Statement>, Box<Statement>),
}

/// A write or a comparison of data, of one run or of both.
#[derive(Clone, Debug, PartialEq)]
pub enum Data {
    /// The host writes it.
    Write {
        /// The place in C.
        to: String,
        bytes: Vec<Vec<u8>>,
    },
    /// The memory is compared with that of a run.
    Compare {
        what: String,
        /// The bytes of the run in C.
        seen: String,
        /// Bytes of guard, before byte 0.
        start: usize,
        bytes: Vec<Vec<u8>>,
        compared: Vec<Vec<bool>>,
    },
}

impl Statement {
    /// The statement of a pass that is this one in the first run and `other` in the second;
    /// `None` if they are not alike.
    pub fn with(&self, other: &Statement) -> Option<Statement> {
        let either = || Statement::Either(Box::new(self.clone()), Box::new(other.clone()));
        match (self, other) {
            (Statement::Text(own), Statement::Text(text)) => (own == text).then(|| self.clone()),
            (Statement::Choice(own), Statement::Choice(choice)) => Some(if own == choice {
                self.clone()
            } else {
                either()
            }),
            (Statement::Data(own), Statement::Data(data)) => own.with(data).map(Statement::Data),
            (
                Statement::Text(_)
                | Statement::Data(_)
                | Statement::Choice(_)
                | Statement::OfFirst(_)
                | Statement::Either(..),
                _,
            ) => None,
        }
    }

    /// The statement in C.
    pub fn text(&self) -> String {
        match self {
            Statement::Text(text) | Statement::Choice(text) => text.clone(),
            Statement::Data(data) => data.text(),
            Statement::OfFirst(statement) => {
                format!("if (run % 2 == 0) {{\n{}}}\n", indented(&statement.text()))
            }
            Statement::Either(first, second) => format!(
                "if (run % 2 == 0) {{\n{}}} else {{\n{}}}\n",
                indented(&first.text()),
                indented(&second.text())
            ),
        }
    }
}

impl Data {
    /// The data of both runs, if they differ in nothing else.
    fn with(&self, other: &Data) -> Option<Data> {
        let is_alike = |own: &[Vec<u8>], other: &[Vec<u8>]| own[0].len() == other[0].len();
        match (self, other) {
            (
                Data::Write { to, bytes },
                Data::Write {
                    to: place,
                    bytes: more,
                },
            ) if to == place && is_alike(bytes, more) => Some(Data::Write {
                to: to.clone(),
                bytes: [bytes.clone(), more.clone()].concat(),
            }),
            (
                Data::Compare {
                    what,
                    seen,
                    start,
                    bytes,
                    compared,
                },
                Data::Compare {
                    seen: other,
                    bytes: more,
                    compared: others,
                    ..
                },
            ) if seen == other && is_alike(bytes, more) => Some(Data::Compare {
                what: what.clone(),
                seen: seen.clone(),
                start: *start,
                bytes: [bytes.clone(), more.clone()].concat(),
                compared: [compared.clone(), others.clone()].concat(),
            }),
            (Data::Write { .. } | Data::Compare { .. }, _) => None,
        }
    }

    fn text(&self) -> String {
        match self {
            Data::Write { to, bytes } => {
                let (declaration, name) = constant("bytes", bytes);
                format!(
                    "{{ {declaration}\n      memcpy({to}, {name}, {}); }}\n",
                    bytes[0].len()
                )
            }
            Data::Compare {
                what,
                seen,
                start,
                bytes,
                compared,
            } => {
                let (mut text, expected) = constant("bytes", bytes);
                let mut mask = "NULL".to_owned();
                if compared.iter().any(|compared| compared.contains(&false)) {
                    let compared = compared.iter();
                    let compared: Vec<Vec<u8>> = compared
                        .map(|of_run| of_run.iter().map(|c| u8::from(*c)).collect())
                        .collect();
                    let (declaration, name) = constant("mask", &compared);
                    // Writing to a string cannot fail.
                    let _ = write!(text, "\n      {declaration}");
                    mask = format!("(const unsigned char *){name}");
                }
                format!(
                    "{{ {text}\n      compare(\"{what}\", {seen}, (const unsigned char *){expected}, \
                     {mask}, {}, {start}); }}\n",
                    bytes[0].len()
                )
            }
        }
    }
}

/// The declaration of constant data with this name, and what it is for the current run.
fn constant(name: &str, bytes: &[Vec<u8>]) -> (String, String) {
    let ty = calls::data_type(&bytes[0]).trim_end_matches("[]");
    match bytes {
        [one] => (
            format!("static {ty} {name}[] = {};", calls::data(one)),
            name.to_owned(),
        ),
        several if several.iter().all(|other| *other == several[0]) => (
            format!("static {ty} {name}[] = {};", calls::data(&several[0])),
            name.to_owned(),
        ),
        several => {
            let all: Vec<String> = several.iter().map(|bytes| calls::data(bytes)).collect();
            let size = several[0].len() / calls::width(&several[0]);
            (
                format!(
                    "static {ty} {name}[{}][{size}] = {{{}}};",
                    several.len(),
                    all.join(", ")
                ),
                format!("{name}[run % 2]"),
            )
        }
    }
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("    {line}\n")).collect()
}
