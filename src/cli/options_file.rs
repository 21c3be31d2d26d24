//! `xfb.toml` of the current folder: options of `xfb run` that the command line does not give.

use super::{Exit, Failure};
use crate::input;
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command};
use std::ffi::OsString;
use std::io;
use std::path::Path;
use thiserror::Error;
use toml::{Table, Value};

/// The only file that is read.
const FILE: &str = "xfb.toml";
/// The commands that read it. Of the others, those that judge revisions or workers must not depend on
/// the folder in which they run.
const COMMANDS: [&str; 7] = [
    "run", "list", "show", "explain", "minimise", "repro", "export",
];
/// Options that write files or depend on those that do: a folder from elsewhere must not name them.
const FROM_COMMAND_LINE: [&str; 7] = [
    "resume",
    "output",
    "overwrite",
    "archive",
    "junit",
    "bless",
    "help",
];

/// The reason why the file cannot be used.
#[derive(Debug, Error)]
pub enum OptionsFileError {
    #[error("cannot read {FILE}: {error}")]
    Read { error: io::Error },
    #[error("{FILE}: {error}")]
    Toml { error: toml::de::Error },
    #[error("{FILE}: '{key}' is not an option of xfb run")]
    Key { key: String },
    #[error("{FILE}: '{key}' is read from the command line only")]
    CommandLine { key: String },
    #[error("{FILE}: '{key}' is {required}, not {found}")]
    Value {
        key: String,
        required: &'static str,
        found: &'static str,
    },
}

/// Returns the arguments of the file that the command line permits and does not replace, in the
/// order of the file; none if the folder has no such file.
///
/// # Errors
/// [`Exit::Data`]: the file cannot be read, or has a wrong key or value.
pub fn arguments(
    folder: &Path,
    command: &Command,
    given: &ArgMatches,
) -> Result<Vec<OsString>, Failure> {
    let Some((name, given)) = given.subcommand().filter(|(n, _)| COMMANDS.contains(n)) else {
        return Ok(Vec::new());
    };
    let text = match input::text(&folder.join(FILE)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        text => text.map_err(|error| bad(OptionsFileError::Read { error }))?,
    };
    let find = |name| command.find_subcommand(name).expect("a sub-command");
    added(&text, find("run"), find(name), given).map_err(bad)
}

fn bad(error: OptionsFileError) -> Failure {
    Failure::new(Exit::Data, error)
}

/// The arguments of a text for a command whose options are those of `run`, or fewer.
fn added(
    text: &str,
    run: &Command,
    command: &Command,
    given: &ArgMatches,
) -> Result<Vec<OsString>, OptionsFileError> {
    let table: Table = toml::from_str(text).map_err(|error| OptionsFileError::Toml { error })?;
    let mut added = Vec::new();
    for (key, value) in table {
        let Some(option) = option(run, &key).filter(|option| !option.is_hide_set()) else {
            return Err(OptionsFileError::Key { key });
        };
        if FROM_COMMAND_LINE.contains(&key.as_str()) {
            return Err(OptionsFileError::CommandLine { key });
        }
        let arguments = spelled(&key, option, value)?;
        let used = self::option(command, &key).filter(|o| !is_replaced(command, o, given));
        added.extend(used.into_iter().flat_map(|_| arguments.clone()));
    }
    Ok(added)
}

fn option<'c>(command: &'c Command, key: &str) -> Option<&'c Arg> {
    let mut options = command.get_arguments();
    options.find(|option| option.get_long() == Some(key))
}

/// Whether the command line gives an option, or one that excludes it.
fn is_replaced(command: &Command, option: &Arg, given: &ArgMatches) -> bool {
    let excludes = |one: &Arg, other: &Arg| {
        let conflicts = command.get_arg_conflicts_with(one);
        conflicts.iter().any(|arg| arg.get_id() == other.get_id())
    };
    command.get_arguments().any(|arg| {
        let source = given.value_source(arg.get_id().as_str());
        source == Some(ValueSource::CommandLine)
            && (arg.get_id() == option.get_id() || excludes(arg, option) || excludes(option, arg))
    })
}

/// The arguments of one key.
fn spelled(key: &str, option: &Arg, value: Value) -> Result<Vec<OsString>, OptionsFileError> {
    let wrong = |required: &'static str, found: &'static str| OptionsFileError::Value {
        key: key.to_owned(),
        required,
        found,
    };
    let is_flag = !option.get_action().takes_values();
    if let Value::Boolean(is_set) = value {
        let flag = is_set.then(|| format!("--{key}").into());
        return match is_flag {
            true => Ok(flag.into_iter().collect()),
            false => Err(wrong("a value of the option", "a boolean")),
        };
    }
    if is_flag {
        return Err(wrong("true or false", value.type_str()));
    }
    let texts = match value {
        Value::Array(values) => values
            .into_iter()
            .map(|value| scalar(value, &wrong))
            .collect(),
        Value::Table(pairs) if key == "label" => {
            let pairs = pairs.into_iter();
            let labels = pairs.map(|(key, value)| Ok(format!("{key}={}", scalar(value, &wrong)?)));
            labels.collect()
        }
        value => scalar(value, &wrong).map(|text| vec![text]),
    };
    let texts: Result<Vec<String>, OptionsFileError> = texts;
    let texts = texts?.into_iter();
    Ok(texts.map(|text| format!("--{key}={text}").into()).collect())
}

fn scalar(
    value: Value,
    wrong: &impl Fn(&'static str, &'static str) -> OptionsFileError,
) -> Result<String, OptionsFileError> {
    match value {
        Value::String(text) => Ok(text),
        Value::Integer(number) => Ok(number.to_string()),
        Value::Float(_)
        | Value::Boolean(_)
        | Value::Datetime(_)
        | Value::Array(_)
        | Value::Table(_) => Err(wrong(
            "a text, a number or a list of them",
            value.type_str(),
        )),
    }
}
