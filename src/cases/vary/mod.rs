//! Variations: the same case, expressed by an application in another way.
//!
//! A case states what must be captured. Many other scripts must capture the same by the text:
//! with other commands in between, with another form of a draw, in another command buffer, with
//! state that is dynamic, from other memory. A [`Transformation`] makes one such change, and a
//! *variation* is a list of [`Item`]s: transformations with their places in the script of the
//! case, which do not depend on one another, so that each may be omitted.
//!
//! The checker of scripts decides whether a changed script is legal, so that no transformation
//! repeats rules of the specification: one that is not legal at a place is not made there.
//! Varied and plain case are each compared with the model, never with each other.
//!
//! * [`transformation`] – the table of transformations, each with its section.
//! * `apply` – the case with the items of a list.
//! * [`choose`] – the variation of a case that a seed selects.

mod apply;
mod change;
pub mod choose;
pub mod transformation;

use crate::case::CaptureCase;
use crate::script::commands::Command;
use crate::script::{Script, text};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;
pub use transformation::{Reach, Transformation};

/// A transformation at a place of a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
#[serde(try_from = "String", into = "String")]
pub struct Item {
    pub transformation: Transformation,
    /// The number of the command in the script of the plain case; `None` for a transformation
    /// of the whole case.
    pub command: Option<usize>,
}

/// The reason why a text is not an item.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ItemError {
    /// No transformation has this name.
    #[error("no transformation is called '{name}'; there are {known}")]
    Unknown { name: String, known: String },
    /// The command is not a number, or is missing or superfluous.
    #[error("'{text}' is not NAME@COMMAND for a place in a script, or NAME for a whole case")]
    Place { text: String },
}

/// `secondary@3`, `shader_objects`
impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.transformation.name())?;
        match self.command {
            Some(command) => write!(f, "@{command}"),
            None => Ok(()),
        }
    }
}

impl From<Item> for String {
    fn from(item: Item) -> String {
        item.to_string()
    }
}

impl TryFrom<String> for Item {
    type Error = ItemError;

    fn try_from(text: String) -> Result<Item, ItemError> {
        text.parse()
    }
}

impl FromStr for Item {
    type Err = ItemError;

    fn from_str(text: &str) -> Result<Item, ItemError> {
        let (name, command) = match text.split_once('@') {
            Some((name, command)) => (name, Some(command)),
            None => (text, None),
        };
        let mut all = Transformation::all();
        let transformation = all.find(|transformation| transformation.name() == name);
        let transformation = transformation.ok_or_else(|| ItemError::Unknown {
            name: name.to_owned(),
            known: Transformation::all()
                .map(Transformation::name)
                .collect::<Vec<_>>()
                .join(", "),
        })?;
        let place = || ItemError::Place {
            text: text.to_owned(),
        };
        let command = command.map(str::parse).transpose().map_err(|_| place())?;
        if command.is_some() != (transformation.reach() != Reach::Case) {
            return Err(place());
        }
        Ok(Item {
            transformation,
            command,
        })
    }
}

impl Item {
    /// Returns the change in words: `vkCmdClearAttachments before draw 2`.
    pub fn describe(&self, script: &Script) -> String {
        let words = self.transformation.words();
        match self.command {
            Some(command) => format!("{words} {}", noun(script, command)),
            None => words.into_owned(),
        }
    }
}

/// `draw 2`: a command by its number among those of its kind.
fn noun(script: &Script, number: usize) -> String {
    let command = script.commands.get(number);
    match command.and_then(Command::noun) {
        Some(noun) => format!("{noun} {}", text::count(&script.commands[..=number], noun)),
        None => format!("command {}", number + 1),
    }
}

/// Returns the case with these items; `None` if one of them does not apply, or the script
/// would not be legal.
pub fn varied(case: &CaptureCase, items: &[Item]) -> Option<CaptureCase> {
    apply::apply(case, items)
}

#[cfg(test)]
mod tests;
