//! Completion of the command line for shells: the scripts that `xfb completions` prints
//! call this program for each completion, which also completes the names of cases.

use super::{Exit, Failure, Outcome, output};
use crate::case::List;
use crate::catalog::{CaseName, Library};
use clap::ValueEnum;
use clap_complete::Shell;
use clap_complete::engine::{
    ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter,
};
use clap_complete::env::{EnvCompleter, Shells};
use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

/// The variable in which a script names its shell.
pub const VARIABLE: &str = "XFB_COMPLETE";

/// Arguments of `xfb completions`.
#[derive(Debug, clap::Args)]
pub struct CompletionsArgs {
    /// The shell
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

/// Runs `xfb completions` for this command line.
pub fn run(args: CompletionsArgs) -> Outcome {
    let mut script = Vec::new();
    completer(args.shell)
        .write_registration(VARIABLE, "xfb", "xfb", &program(), &mut script)
        .expect("a vector can be written to");
    let script = String::from_utf8(script).expect("a script of completions is text");
    output::print(&script)?;
    Ok(Exit::Success)
}

/// The completer of a shell.
fn completer(shell: Shell) -> &'static dyn EnvCompleter {
    let shells: Shells<'static> = Shells::builtins();
    let mut shells = shells.0.iter().copied();
    shells
        .find(|completer| completer.is(&shell.to_string()))
        .expect("a shell with a script has a completer")
}

/// The program as the scripts call it: as it was called, by a full path unless it was found
/// by its name.
fn program() -> String {
    let called = env::args_os().next().unwrap_or_default();
    let called = PathBuf::from(called);
    let path = match env::current_dir() {
        Ok(folder) if called.components().count() > 1 => folder.join(called),
        Ok(_) | Err(_) => called,
    };
    path.display().to_string()
}

/// Completes a command line where the environment requests it: the words after `--`. `None`
/// where it does not.
pub fn complete(command: impl Fn() -> clap::Command, arguments: &[OsString]) -> Option<Outcome> {
    let shell = env::var(VARIABLE).ok().filter(|shell| !shell.is_empty())?;
    let words = arguments.iter().skip_while(|word| *word != "--").skip(1);
    Some(match Shell::from_str(&shell, true) {
        Ok(shell) => answer(shell, command(), words.cloned().collect()),
        Err(_) => {
            let message = format!("{VARIABLE} is '{shell}', not the name of a shell");
            Err(Failure::new(Exit::Usage, message))
        }
    })
}

fn answer(shell: Shell, mut command: clap::Command, words: Vec<OsString>) -> Outcome {
    let mut candidates = Vec::new();
    command.build();
    let folder = env::current_dir().ok();
    completer(shell)
        .write_complete(&mut command, words, folder.as_deref(), &mut candidates)
        .map_err(Failure::Stdout)?;
    // Separators of candidates may be control characters.
    output::print_bytes(&candidates)?;
    Ok(Exit::Success)
}

/// Completes the name of a case, or a path.
pub fn case_or_path() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| {
        let names = current.to_str().map_or_else(Vec::new, case_candidates);
        let names = names.into_iter().map(CompletionCandidate::new);
        names
            .chain(PathCompleter::any().complete(current))
            .collect()
    })
}

/// The candidates for a name that begins with this text.
fn case_candidates(current: &str) -> Vec<String> {
    // The name of no case has any of these.
    if current.contains(['/', '*', '~']) || Path::new(current).is_absolute() {
        return Vec::new();
    }
    let library = Library::embedded_with_cache();
    // A bad case file has an error of its own where it is needed.
    let names = library.names_of_list(List::Default).unwrap_or_default();
    next_segments(&names, current)
}

/// The names that begin with this text, each up to the dot where they begin to differ, so
/// that a list of thousands of names is never printed.
fn next_segments(names: &[CaseName], current: &str) -> Vec<String> {
    let names = names.iter().map(|case| case.name.as_str());
    let names: Vec<&str> = names.filter(|name| name.starts_with(current)).collect();
    let mut length = current.len();
    loop {
        let segments = names.iter().map(|name| match name[length..].find('.') {
            Some(dot) => &name[..=length + dot],
            None => name,
        });
        let mut segments: Vec<&str> = segments.collect();
        segments.dedup();
        match segments[..] {
            [segment] if segment.ends_with('.') => length = segment.len(),
            _ => return segments.into_iter().map(str::to_owned).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_completed_to_the_dot_where_they_begin_to_differ() {
        let names = ["xfb.a.b.1", "xfb.a.b.2", "xfb.c.d.e", "xfb.c.f", "xfb.g.h"];
        let names = names.map(|name| CaseName {
            name: name.to_owned(),
            file: String::new(),
            list: List::Default,
        });
        let rows = [
            ("", &["xfb.a.", "xfb.c.", "xfb.g."][..]),
            ("xfb.a", &["xfb.a.b.1", "xfb.a.b.2"]),
            ("xfb.c.", &["xfb.c.d.", "xfb.c.f"]),
            ("xfb.c.d", &["xfb.c.d.e"]),
            ("xfb.g", &["xfb.g.h"]),
            ("xfb.x", &[]),
        ];
        for (current, want) in rows {
            assert_eq!(next_segments(&names, current), want, "'{current}'");
        }
    }

    #[test]
    fn every_shell_has_a_completer() {
        for shell in Shell::value_variants() {
            assert!(completer(*shell).is(&shell.to_string()));
        }
    }
}
