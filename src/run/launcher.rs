//! Starts another process of this program, as a worker.
//!
//! A driver of another distribution needs that distribution's C library, so
//! people start the program through its dynamic loader:
//! `ld-linux-x86-64.so.2 --library-path … xfb run`. The program's executable is
//! the loader then, and a worker must be started through it with the same
//! arguments. They are what the kernel's command line of the process has more
//! than the program was given.

use crate::platform;
use std::env;
use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::process::Command;

/// A program to start, and the first of its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launch {
    program: PathBuf,
    arguments: Vec<OsString>,
    /// Variables that are added to the environment.
    environment: Vec<(OsString, OsString)>,
}

impl Launch {
    /// This very program, however it was started.
    ///
    /// # Errors
    /// The system does not report what is running.
    pub fn this_program() -> io::Result<Launch> {
        // Opened by this name it is the running file, even if a build has
        // replaced it in the meantime. Wine shows the files of Linux, and its own process.
        let running = PathBuf::from("/proc/self/exe");
        let program = if !cfg!(windows) && running.exists() {
            running
        } else {
            env::current_exe()?
        };
        Ok(Launch {
            program,
            arguments: through_loader(&platform::command_line(), env::args_os().len()),
            environment: Vec::new(),
        })
    }

    /// A program by its path.
    pub fn program(path: impl Into<PathBuf>) -> Launch {
        Launch {
            program: path.into(),
            arguments: Vec::new(),
            environment: Vec::new(),
        }
    }

    /// The program of a command in the syntax of the POSIX shell, which may set variables
    /// first and have arguments. It replaces the shell: a signal that ends it is seen.
    pub fn shell(command: &str) -> Launch {
        Launch::program("sh").with(["-c", &format!("exec env {command} \"$@\""), "sh"])
    }

    /// Returns this launch with additional arguments.
    pub fn with<A: Into<OsString>>(mut self, arguments: impl IntoIterator<Item = A>) -> Launch {
        self.arguments.extend(arguments.into_iter().map(Into::into));
        self
    }

    /// Returns this launch with options added before its operands, which follow `--`.
    pub fn with_options<A: Into<OsString>>(
        mut self,
        options: impl IntoIterator<Item = A>,
    ) -> Launch {
        let operands = self.arguments.iter().position(|argument| argument == "--");
        let end = operands.unwrap_or(self.arguments.len());
        let options = options.into_iter().map(Into::into);
        self.arguments.splice(end..end, options);
        self
    }

    /// Returns this launch with a variable added to its environment.
    pub fn with_variable(mut self, name: &str, value: impl Into<OsString>) -> Launch {
        self.environment.push((name.into(), value.into()));
        self
    }

    /// A command that starts it.
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command
            .args(&self.arguments)
            .envs(self.environment.iter().map(|(name, value)| (name, value)));
        command
    }
}

/// The loader's own arguments and the program's path, if a loader was started
/// with the program as an argument; `given` is the number of arguments that the
/// program was given, its name included.
fn through_loader(command_line: &[OsString], given: usize) -> Vec<OsString> {
    match command_line.len().checked_sub(given) {
        None | Some(0) => Vec::new(),
        Some(more) => command_line.iter().skip(1).take(more).cloned().collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loader_arguments(command_line: &str, given: usize) -> Vec<OsString> {
        let words: Vec<OsString> = command_line.split_whitespace().map(Into::into).collect();
        through_loader(&words, given)
    }

    #[test]
    fn a_loader_is_started_again_with_its_arguments() {
        let cases = [
            ("./xfb run a", 3, vec![]),
            ("ld.so ./xfb run a", 3, vec!["./xfb"]),
            (
                "ld.so --library-path /lib ./xfb run",
                2,
                vec!["--library-path", "/lib", "./xfb"],
            ),
            (
                "ld.so --argv0 other ./xfb run",
                2,
                vec!["--argv0", "other", "./xfb"],
            ),
            ("", 1, vec![]),
        ];
        for (command_line, given, want) in cases {
            assert_eq!(
                loader_arguments(command_line, given),
                want,
                "{command_line}"
            );
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_shell_command_has_variables_and_arguments() {
        let launch = Launch::shell("WORD='a b' printf '%s|%s|%s'").with(["first", "c d", "$WORD"]);
        let output = launch.command().output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stdout), "first|c d|$WORD");
        let killed = Launch::shell("sh -c 'kill -SEGV $$'").command().status();
        assert_eq!(killed.unwrap().code(), None);
    }

    #[test]
    fn a_test_program_needs_no_loader() {
        let launch = Launch::this_program().unwrap();
        assert!(launch.arguments.is_empty(), "{launch:?}");
    }
}
