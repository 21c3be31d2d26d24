//! The reasons why a class of an argument has no case: `excuses.toml`.

use super::classes::Class;
use super::forms;
use super::situations::{SITUATIONS, Situation};
use super::{Cell, Reached, draws};
use crate::coverage::choices::choices;
use crate::script::commands::arguments::Argument;
use serde::Deserialize;
use std::sync::OnceLock;
use thiserror::Error;

/// The reason why the list of excuses is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ExcuseError {
    #[error("excuse {number}: there is no argument '{name}'")]
    Argument { number: usize, name: String },
    #[error("excuse {number}: '{name}' has no class '{class}'")]
    Class {
        number: usize,
        name: String,
        class: String,
    },
    #[error("excuse {number}: there is no situation '{name}'")]
    Situation { number: usize, name: String },
    #[error("excuse {number}: there is no form '{name}'")]
    Form { number: usize, name: String },
    #[error("excuse {number}: a reason is required")]
    Reason { number: usize },
}

/// Means every class, or every situation.
const EVERY: &str = "*";

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    excuse: Vec<Excuse>,
}

/// Classes of arguments that no case reaches, and why.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Excuse {
    arguments: Vec<String>,
    classes: Vec<String>,
    /// The situations in which the classes need no case, `*` for each of them. Without any,
    /// the classes need no case at all.
    #[serde(default)]
    situations: Vec<String>,
    /// The forms in which the classes need no case, `*` for each of them.
    #[serde(default)]
    forms: Vec<String>,
    reason: String,
}

/// The excuses.
#[derive(Debug)]
pub struct Excuses(Vec<Excuse>);

impl Excuses {
    /// The excuses of the project.
    pub fn shipped() -> &'static Excuses {
        static EXCUSES: OnceLock<Excuses> = OnceLock::new();
        EXCUSES.get_or_init(|| {
            let file: File =
                toml::from_str(include_str!("excuses.toml")).expect("a test reads the excuses");
            Excuses(file.excuse)
        })
    }

    /// The reason why something needs no case.
    pub fn for_reached(&self, reached: Reached) -> Option<&str> {
        let (argument, class, form) = names(reached);
        self.find(&argument, &class, form, |excuse| &excuse.forms)
    }

    /// Returns each class and each form of an excuse that excuses nothing of what cases lack,
    /// with the number of the excuse. Excuses of situations are excluded.
    pub fn unneeded(&self, lacking: &[Reached]) -> Vec<String> {
        let lacking: Vec<_> = lacking.iter().map(|reached| names(*reached)).collect();
        let numbered = (1..).zip(&self.0);
        let numbered = numbered.filter(|(_, excuse)| excuse.situations.is_empty());
        let unneeded = numbered.flat_map(|(number, excuse)| {
            let is_stated = |names: &[String], name: &str| {
                names.iter().any(|stated| stated == name || stated == EVERY)
            };
            let excused = lacking.iter().filter(|(argument, class, form)| {
                let is_form = match form {
                    Some(form) => is_stated(&excuse.forms, form),
                    None => excuse.forms.is_empty(),
                };
                is_form
                    && is_stated(&excuse.arguments, argument)
                    && is_stated(&excuse.classes, class)
            });
            let excused: Vec<_> = excused.collect();
            let pairs = excuse
                .arguments
                .iter()
                .flat_map(|argument| excuse.classes.iter().map(move |class| (argument, class)));
            let excused_classes = excused.clone();
            let classes = pairs.filter(move |(argument, class)| {
                let mut found = excused_classes.iter();
                !found.any(|own| own.0 == **argument && (own.1 == **class || *class == EVERY))
            });
            let forms = excuse.forms.iter().filter(move |form| {
                let mut found = excused.iter();
                *form != EVERY && !found.any(|own| own.2 == Some(form.as_str()))
            });
            let classes = classes.map(move |(a, class)| format!("excuse {number}: {a}, {class}"));
            classes.chain(forms.map(move |form| format!("excuse {number}: {form}")))
        });
        unneeded.collect()
    }

    /// The reason why a class of a number needs no case in a situation.
    pub fn for_pair(&self, cell: Cell, situation: Situation) -> Option<&str> {
        let (argument, class) = (cell.argument.key(), cell.class.to_string());
        let situation = Some(situation.name());
        self.find(argument, &class, situation, |excuse| &excuse.situations)
    }

    /// Returns the reason of the first excuse for the class, everywhere or in this place: a form
    /// or a situation, of which an excuse states some.
    fn find(
        &self,
        argument: &str,
        class: &str,
        place: Option<&str>,
        places: fn(&Excuse) -> &[String],
    ) -> Option<&str> {
        let named = |names: &[String], name: &str| names.iter().any(|own| own == name);
        let applies = |excuse: &&Excuse| {
            let is_excused = |place| named(places(excuse), place) || named(places(excuse), EVERY);
            let everywhere = excuse.situations.is_empty() && excuse.forms.is_empty();
            named(&excuse.arguments, argument)
                && (named(&excuse.classes, class) || named(&excuse.classes, EVERY))
                && (everywhere || place.is_some_and(is_excused))
        };
        self.0
            .iter()
            .find(applies)
            .map(|excuse| excuse.reason.as_str())
    }

    /// Checks that every excuse names a class that there is.
    ///
    /// # Errors
    /// The first excuse that does not.
    pub fn check(&self) -> Result<(), ExcuseError> {
        for (number, excuse) in (1..).zip(&self.0) {
            if excuse.reason.trim().is_empty() {
                return Err(ExcuseError::Reason { number });
            }
            let unknown = excuse.situations.iter().find(|name| {
                let mut known = SITUATIONS.iter().map(|(_, known)| *known);
                *name != EVERY && !known.any(|known| known == *name)
            });
            if let Some(name) = unknown {
                return Err(ExcuseError::Situation {
                    number,
                    name: name.clone(),
                });
            }
            let unknown = excuse.forms.iter().find(|name| {
                let mut all = Argument::ALL
                    .iter()
                    .flat_map(|argument| forms::possible(*argument));
                *name != EVERY && !all.any(|form| form == *name)
            });
            if let Some(name) = unknown {
                let name = name.clone();
                return Err(ExcuseError::Form { number, name });
            }
            for name in &excuse.arguments {
                let classes = classes(name).ok_or_else(|| ExcuseError::Argument {
                    number,
                    name: name.clone(),
                })?;
                let mut stated = excuse.classes.iter();
                let unknown = stated.find(|class| *class != EVERY && !classes.contains(class));
                if let Some(class) = unknown {
                    return Err(ExcuseError::Class {
                        number,
                        name: name.clone(),
                        class: class.clone(),
                    });
                }
            }
        }
        Ok(())
    }
}

/// Returns the names of the argument, the class and the form by which excuses name it.
fn names(reached: Reached) -> (String, String, Option<&'static str>) {
    match reached {
        Reached::Number(cell, form) => {
            (cell.argument.key().to_owned(), cell.class.to_string(), form)
        }
        Reached::Choice(name, value) => (name.to_owned(), value.to_owned(), None),
        Reached::Draw(pair) => {
            let (name, values) = draws::names(pair);
            (name, values, None)
        }
    }
}

/// The classes of a number or the values of a choice.
fn classes(name: &str) -> Option<Vec<String>> {
    if let Some(argument) = Argument::find(name) {
        let classes = Class::all(argument.domain());
        return Some(classes.iter().map(ToString::to_string).collect());
    }
    if let Some(choice) = choices().find(|choice| choice.name == name) {
        return Some(choice.values.iter().map(ToString::to_string).collect());
    }
    let pairs = draws::all().map(draws::names);
    let values = pairs.filter(|(conditions, _)| conditions == name);
    let values: Vec<String> = values.map(|(_, values)| values).collect();
    (!values.is_empty()).then_some(values)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(arguments: &str, classes: &str, reason: &str) -> Result<(), ExcuseError> {
        let text = format!(
            "[[excuse]]\narguments = ['{arguments}']\nclasses = ['{classes}']\nreason = '{reason}'"
        );
        let file: File = toml::from_str(&text).expect("TOML");
        Excuses(file.excuse).check()
    }

    #[test]
    fn an_excuse_is_needed_while_cases_lack_its_class() {
        let text = r#"
[[excuse]]
arguments = ["draw.vertexCount"]
classes = ["0", "1"]
reason = "why"

[[excuse]]
arguments = ["draw.vertexCount"]
classes = ["2"]
forms = ["geometry", "stream 1"]
reason = "why"
"#;
        let file: File = toml::from_str(text).expect("TOML");
        let reached = |class, form| {
            let argument = Argument::VertexCount;
            Reached::Number(Cell { argument, class }, form)
        };
        // A form lacks a case, but the class has one.
        let lacking = [
            reached(Class::Zero, None),
            reached(Class::One, Some("geometry")),
            reached(Class::Two, Some("geometry")),
        ];
        let unneeded = Excuses(file.excuse).unneeded(&lacking);
        let want = ["excuse 1: draw.vertexCount, 1", "excuse 2: stream 1"];
        assert_eq!(unneeded, want);
    }

    #[test]
    fn an_excuse_names_a_class_and_a_reason() {
        Excuses::shipped().check().expect("the shipped excuses");
        assert_eq!(check("draw.vertexCount", "2^31..", "why"), Ok(()));
        let rows = [
            ("draw.vertices", "2^31..", "why", "there is no argument"),
            ("draw.vertexCount", "2^9", "why", "has no class '2^9'"),
            ("draw.vertexCount", "2^31..", " ", "a reason is required"),
        ];
        for (arguments, classes, reason, want) in rows {
            let error = check(arguments, classes, reason).expect_err(want);
            assert!(error.to_string().contains(want), "{error}");
        }
    }
}
